### Le Cambio classique en français : les phrases de la règle du jeu. Comment elles vont avec les
### règles est expliqué en tête du catalogue anglais de cambio.


## Le jeu

game = Cambio classique

about = Devant vous, { $dealt } cartes, dont vous avez vu { $grid-row-1 }. Débarrassez-vous des plus chères, gardez celles qui ne coûtent guère, et n’oubliez pas laquelle est laquelle pendant que tous les autres les font changer de place. Si vous pensez que les vôtres sont les moins chères de la table, dites « Cambio ».

about-speed = La mémoire seule n’y suffit pas. Dès qu’une carte est défaussée, quiconque sait où s’en trouve une de même rang peut la coller dessus : à tout moment, même quand ce n’est pas son tour, et même si la carte est à un autre. Les mains vives perdent des cartes ; les trop pressées en ramassent.

about-blind = Certains appellent ce jeu « Blind ». Le Cabo et le Rat-a-Tat Cat sont ses cousins.

object = Il s’agit d’avoir le moins de points quand on retourne les cartes.


## À convenir avant de jouer

option-games = { $games ->
    [1] Vous jouez une seule manche. Ou bien vous convenez d’en jouer plusieurs, et le gagnant de chacune commence la suivante.
   *[other] Vous jouez { $games } manches. Le gagnant de chacune commence la suivante.
 }

option-two-hands = { $two-hands ->
    [yes] On n’échange les cartes que d’une seule main.
   *[no] On peut échanger les cartes à deux mains. Ou bien vous n’en permettez qu’une.
 }


## Variantes

variant-high-stakes = Qui a le plus de points doit accomplir un gage convenu à l’avance.
    .title = Cambio à gros enjeu

variant-rummy = Les points s’ajoutent de manche en manche ; qui arrive à { $limit } est éliminé. Un appelant qui n’a pas gagné en paie { $penalty } de plus.
    .title = Cambio façon rami

variant-two-packs = { $packs } jeux de cartes avec { $jokers } jokers, pour jouer à { $most } au plus. Comme chaque carte existe en double, on colle plus souvent.
    .title = Cambio à deux jeux de cartes


## Les zones de cartes

zone-stock = pioche
    .subject = la pioche
    .object = la pioche
    .of = de la pioche
    .from = de la pioche
    .to = sur la pioche
    .in = de la pioche

zone-discard = défausse
    .subject = la défausse
    .object = la défausse
    .of = de la défausse
    .from = de la défausse
    .to = sur la défausse
    .in = de la défausse

zone-grid = grille
    .own-subject = votre grille
    .own-object = votre grille
    .own-of = de votre grille
    .own-from = de votre grille
    .own-to = dans votre grille
    .own-in = de votre grille
    .opponent-in = de la grille d’un adversaire
    .any-in = d’une grille au choix
    .their-to = dans sa grille
    .each-to = dans la grille de chaque joueur
    .their = de sa grille

zone-hand = main
    .own-subject = votre main
    .own-object = la carte de votre main
    .own-of = de votre main
    .own-from = de votre main
    .own-to = dans votre main
    .own-in = de votre main
    .opponent-in = de la main d’un adversaire
    .any-in = d’une main au choix
    .their-to = dans sa main
    .each-to = dans la main de chaque joueur


## Les joueurs

players = Le jeu est fait pour { $fewest } à { $most } joueurs ; chacun joue pour soi. Les tours se suivent autour de la table, dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 }.

opening-seat = Décidez ensemble qui commence la première manche.
    .for = let starter be first of players; go to setup


## Les cartes et leur valeur

deck = Il vous faut un jeu avec ses deux jokers, soit { $cards } cartes en tout. À la fin d’une manche, voici ce que compte chaque carte qui se trouve devant vous :


## Mise en place

setup-shuffle = Mélangez les { $cards } cartes ; peu importe qui s’en charge.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } reçoit { $dealt } cartes, { face-down }, et les dispose devant lui sans les regarder, en { zone-grid } de { $grid-shape }. Ce qui reste, { face-down } au milieu de la table, est { zone-stock.object }. On ne retourne aucune carte : { zone-discard.subject } commence avec la première carte défaussée.
    .for = deal dealt from stock to each grid from starter

setup-peek = Tous en même temps : { each-player } regarde les { $grid-row-1 } cartes de sa { zone-grid } qui sont les plus proches de lui, puis les repose face cachée.
    .for = each player: look at row 1 of grid of me

setup-begin = À partir de la deuxième manche, c’est le gagnant de la précédente qui commence.
    .for = let active be starter; go to turn


## Le tour de jeu

turn = À votre tour, faites l’une de ces trois choses :
    .for = phase turn, holding, closing: active acts

draw = Prenez la carte du dessus { zone-stock.of } et regardez-la sans la montrer. S’il n’y a plus de carte à prendre, mélangez d’abord tout ce qui se trouve sous la carte du dessus { zone-discard.of } : c’est la nouvelle pioche. Choisissez ensuite :
    .title = Piocher
    .short = Regardez la carte du dessus de la pioche.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Posez { face-up } { zone-discard.to } n’importe quelle carte { zone-grid.own-of }, connue ou non, et la nouvelle { face-down } à l’endroit qu’elle occupait.
    .title = Garder la carte
    .short = Elle remplace une carte de votre grille, que vous défaussez.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

throw = Posez la carte piochée { face-up } { zone-discard.to }. Si elle a un pouvoir, vous { may } l’utiliser aussitôt.
    .title = Défausser la carte
    .short = Vous pouvez utiliser son pouvoir.
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to opened
    .unsaid = zone-hand

take = Prenez la carte du dessus { zone-discard.of } et mettez-la { face-down } { zone-grid.own-to }, à la place d’une carte que vous posez { face-up } { zone-discard.to }. Ni l’une ni l’autre n’a de pouvoir.
    .title = Prendre dans la défausse
    .short = La carte en remplace une de votre grille, que vous défaussez. Pas de pouvoir.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

call = Dites « Cambio », et ne faites rien d’autre : vous êtes l’appelant. Les autres ont chacun un dernier tour, où tout se passe comme avant, si ce n’est que plus personne ne peut appeler.
    .title = Appeler « Cambio »
    .short = Les autres ont chacun un dernier tour, puis on retourne les cartes.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = Peu importe de qui c’est le tour : à tout moment, { any-player } peut tenter de se débarrasser d’une carte. Retournez { face-up } une carte { zone-grid.own-of }. Si elle a le rang de la carte du dessus { zone-discard.of } et que personne ne vous a devancé, elle va sur cette pile et laisse un trou. Si ce n’est pas le bon rang, remettez-la { face-down } et prenez une carte de pénalité : la carte du dessus { zone-stock.of }, que personne ne regarde, pas même vous. Elle comble un trou, ou se pose à côté de vos autres cartes. Si c’est le bon rang mais qu’un autre a été plus rapide, remettez-la simplement comme elle était. Chaque carte défaussée vous donne droit à un essai.
    .title = Coller une de vos cartes
    .short = À tout moment : retournez une de vos cartes. Même rang que le dessus de la défausse : posez-la là. Mauvais rang : remettez-la face cachée et prenez une carte de pénalité, sans la voir. Bon rang, mais trop tard : remettez-la face cachée.
    .for = action stick by any player in turn, holding, closing when not tried of me and size of discard > 0: choose mine in grid of me; let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .for-opened-window = let stuck be no; each player: let tried of me be no
    .for-opened-wait = go to closing
    .unsaid = each-player

stick-theirs = Vous { may } aussi retourner une carte { zone-grid.opponent-in }. Si vous parvenez à la coller { zone-discard.to }, donnez ensuite à son propriétaire une de vos cartes, { face-down } et sans que personne la voie, pour combler le trou. Si vous vous trompez, la carte reste à son propriétaire, et la carte de pénalité est pour vous.
    .title = Coller la carte d’un autre
    .short = De même avec la carte d’un adversaire ; mettez ensuite une des vôtres dans le trou.
    .for = action stick_theirs by any player in turn, holding, closing when not tried of me and size of discard > 0: choose theirs in grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .unsaid = any-player, face-up, zone-stock

pass = Si, à votre tour, vous ne pouvez rien faire du tout, vous passez.
    .title = Passer
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Quand personne ne veut plus coller, le tour passe au joueur suivant.
    .title = Fin du tour
    .for = action finish in closing: go to next
    .for-next-pass-on = let active be left of active

next-last-lap = Quand le tour revient à l’appelant, la manche est finie.
    .for = if active is caller then go to reveal else go to turn

offences = Qui enfreint une autre règle, par exemple en regardant une carte en cachette, prend une carte de pénalité.
    .short = Toute autre faute, comme regarder une carte en cachette : une carte de pénalité.
    .for = editorial offences in play

out-of-turn = Jouer hors de son tour n’est pas puni : la carte piochée par erreur est glissée n’importe où dans la pioche, et le joueur dont c’est le tour continue.
    .short = Carte piochée hors de son tour : remettez-la n’importe où dans la pioche ; pas de pénalité.
    .for = editorial out_of_turn in play

one-hand = On joue d’une seule main : qui se sert des deux pour échanger des cartes prend une carte de pénalité.
    .short = Échange à deux mains : une carte de pénalité.
    .for = editorial one_hand in play when two_hands


## Les pouvoirs

powers = Ces cartes ont un pouvoir, que vous êtes libre d’utiliser, mais seulement quand vous les défaussez à peine piochées. S’il n’y a pas de carte sur laquelle l’exercer, il est perdu.


## Le décompte

reveal-show = { each-player.opening } retourne { face-up } les cartes { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = a appelé
    .who = l’appelant
    .of = de l’appelant
    .you = Vous êtes désormais l’appelant
    .nobody = personne n’a appelé
    .somebody = quelqu’un a appelé
    .none = Il n’y a plus d’appelant

role-starter = commence
    .who = la personne qui commence
    .of = de la personne qui commence
    .you = Désormais, c’est vous qui commencez

role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = C’est maintenant votre tour

fact-stuck = une carte collée
    .yes = une carte a déjà été collée sur la dernière défausse
    .no = aucune carte n’a encore été collée sur la dernière défausse
    .let-yes = Désormais, une carte a été collée sur la dernière défausse
    .let-no = Désormais, aucune carte n’a encore été collée sur la dernière défausse

fact-tried = un essai pour coller
    .yes = vous avez déjà eu votre essai pour la dernière carte défaussée
    .no = vous n’avez pas encore eu votre essai pour la dernière carte défaussée
    .let-yes = Vous avez maintenant eu votre essai pour la dernière carte défaussée
    .let-no = Vous avez droit à un nouvel essai pour la dernière carte défaussée

fact-played = manches jouées
    .set = Le nombre de manches jouées est désormais de { $value }

total = Additionnez les points des cartes { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gagne
       *[other] gagnent
    } la manche
   *[no] { ALL($players_list) } ne { COUNT($players_list) ->
        [one] gagne
       *[other] gagnent
    } pas la manche
 }

won-fewest = Le joueur qui a le moins de points gagne.
    .why = le moins de points
    .why-won-others = trop de points
    .for = yes when total of player = lowest overrides others
    .for-lowest = define lowest: least total of players
    .for-won-others = no

won-fewer-cards = Si plusieurs joueurs en ont aussi peu, gagne celui d’entre eux qui a le plus de cartes.
    .why = le moins de points, mais pas le plus de cartes
    .for = no when total of player = lowest and held of player < fullest overrides fewest
    .for-held = define held of player: size of grid of player
    .for-fullest = define fullest: greatest held of players where total of it = lowest
    .unsaid = zone-grid

won-caller-yields = S’ils ont aussi le même nombre de cartes, ils gagnent tous – sauf l’appelant, s’il est du nombre.
    .why = à égalité, mais a appelé
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides fewest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fullest

reveal-lead = S’il y a plusieurs gagnants, c’est le premier d’entre eux après l’appelant, dans le sens du jeu, qui commence la manche suivante.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from left of caller where won of it

reveal-count = Annoncez à tous combien de points a { each-player }, et qui a gagné.
    .for = each player: (announce score of me; announce won of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## La fin de la partie

standings-end = { $games ->
    [1] Tout se joue en une manche ; libre à vous d’en jouer une autre quand vous voulez.
   *[other] Jouez { $games } manches. Chacune a son gagnant.
 }
    .for = if played >= games then end match
    .for-standings-again = go to setup


## Questions

question-ace-value = Combien compte un as ?
    .for = one
    .ruling = 1 point.
    .reason = L’article dont ces règles sont tirées donne une valeur aux cartes à chiffres et une aux figures ; l’as n’est ni l’une ni l’autre. C’est la carte la plus basse, et partout ailleurs, au Cambio, elle compte 1.

question-first-starter = Qui commence la toute première manche ?
    .for = agreed
    .ruling = Celui que vous aurez désigné ensemble.
    .reason = Il n’y a de règle que pour les manches suivantes.

question-dealing = Qui donne ? Est-ce qu’on coupe ?
    .for = anybody
    .ruling = N’importe qui peut mélanger et donner ; le joueur qui a le premier tour est servi le premier. Personne n’est tenu de couper.
    .reason = L’article ne parle pas de donneur.

question-peek-when = Quand puis-je regarder mes deux cartes ?
    .for = together
    .ruling = Tous regardent en même temps, une seule fois, avant le premier tour.
    .reason = Ainsi, personne ne regarde plus longtemps que les autres.

question-first-discard = Retourne-t-on une carte pour commencer la défausse ?
    .for = none
    .ruling = Non. Au premier tour, il n’y a rien à prendre, et rien sur quoi coller.
    .reason = Il n’est question nulle part d’une telle carte.

question-discards-lie = Les cartes défaussées sont-elles toujours face visible ?
    .for = face_up
    .ruling = Oui, toutes.
    .reason = L’article ne le dit que des cartes collées, mais si l’on ne voyait pas celle du dessus, personne ne pourrait coller.

question-new-card-lies = Comment pose-t-on une carte que l’on garde ou que l’on prend ? Et laquelle peut-elle remplacer ?
    .for = face_down_anywhere
    .ruling = Face cachée, à la place de n’importe quelle carte de votre grille, que vous la connaissiez ou non. Peu importe que tous aient vu la carte que vous avez prise.
    .reason = Dans les grilles, les cartes sont face cachée ; rien d’autre n’est dit.

question-stock-out = Que faire quand la pioche est épuisée ?
    .for = reshuffle
    .ruling = Toutes les cartes défaussées, sauf celle du dessus, sont mélangées et forment une nouvelle pioche.
    .reason = L’article n’en dit rien, et à une table complète, cela arrive vite.

question-no-card-for-penalty = Et s’il ne reste plus de carte pour une pénalité ?
    .for = none
    .ruling = Si la défausse n’en a pas non plus à donner, vous l’avez échappé belle.
    .reason = Une carte de pénalité vient de la pioche.

question-emptied-slot = Une carte que je pioche peut-elle combler un trou ?
    .for = stays_empty
    .ruling = Non. Seules les cartes de pénalité et celles que d’autres vous donnent le peuvent.
    .reason = Une carte que l’on garde prend la place d’une carte que l’on défausse.

question-no-slot = Je n’ai plus aucune carte. Et maintenant ?
    .for = discard_only
    .ruling = Vous continuez à piocher et à défausser, ou vous appelez « Cambio ». Vous pouvez toujours coller les cartes des autres, mais vous n’avez alors rien à donner en échange.
    .reason = Pour garder ou prendre une carte, il faut en défausser une autre.

question-no-action = Et si je ne peux faire aucune des trois choses ?
    .for = pass
    .ruling = Vous passez.
    .reason = Sinon, le jeu serait bloqué.

question-power-duty = Suis-je obligé d’utiliser un pouvoir ?
    .for = may
    .ruling = Non.
    .reason = Une phrase de l’article dit que oui ; les règles elles-mêmes vous laissent le choix.

question-no-target = Et s’il n’y a pas de carte sur laquelle exercer un pouvoir ?
    .for = not_offered
    .ruling = Alors on ne l’utilise pas.
    .reason = Un pouvoir a besoin de toutes les cartes dont il parle.

question-power-or-stick = Un joueur défausse un sept, un autre veut coller dessus. Qui passe en premier ?
    .for = power_first
    .ruling = On commence par utiliser le pouvoir, ou par y renoncer.
    .reason = Il va de pair avec la défausse de la carte.

question-match-by = Pour coller, est-ce le rang ou la valeur qui compte ?
    .for = rank
    .ruling = Le rang. Un roi rouge va sur un roi noir et un joker sur un joker, mais pas un valet sur une dame.
    .reason = L’article dit rang à un endroit et nombre à un autre ; or toutes les cartes ont un rang, mais pas toutes un nombre.

question-stick-unseen = Dois-je connaître une carte pour la coller ?
    .for = any_card
    .ruling = Non, vous pouvez deviner. Mais se tromper coûte une carte de pénalité.
    .reason = Il suffit de voir la carte du dessus de la défausse.

question-one-each = Deux cartes conviennent. Peut-on coller les deux ?
    .for = once_per_discard
    .ruling = Non, la première seulement. L’autre arrive trop tard, jusqu’à ce que son rang soit de nouveau défaussé au tour d’un joueur.
    .reason = Sans cela, la règle sur les cartes en retard n’aurait aucun sens.

question-second-try = Je me suis trompé, ou j’étais en retard. Puis-je réessayer ?
    .for = next_discard
    .ruling = Oui, à la prochaine carte défaussée.
    .reason = Le retard ne coûte rien, et personne ne doit pouvoir retourner carte après carte.

question-wrong-stick = Où va une carte du mauvais rang ?
    .for = turned_back
    .ruling = À sa place, face cachée, qu’elle soit à vous ou à un autre. Tout le monde l’a vue.
    .reason = L’article dit seulement ce qu’elle coûte.

question-late-stick = Que devient une carte du bon rang, mais qui arrive trop tard ?
    .for = turned_back_unpunished
    .ruling = Elle retourne à sa place, face cachée, sans pénalité. Une carte du mauvais rang est punie, en retard ou non.
    .reason = Seules les bonnes cartes sont excusées.

question-who-was-first = Comment savoir qui a été le plus rapide ?
    .for = first_card_turned_up
    .ruling = La première carte retournée l’emporte. Dans le doute, demandez à ceux qui n’étaient pas de la course.
    .reason = Il n’y a pas d’arbitre.

question-given-card = Où va la carte que je donne ?
    .for = into_the_gap
    .ruling = Dans le trou que la carte collée a laissé. Personne ne la regarde.
    .reason = C’est là que l’autre vient d’en perdre une.

question-penalty-place = Où mettre une carte de pénalité ? Et combien puis-je en avoir ?
    .for = gap_or_beside
    .ruling = Dans un trou s’il y en a un, sinon à côté de votre grille ; autant que vous en méritez.
    .reason = L’article ne fixe pas de limite.

question-penalty-seen = Puis-je regarder mes cartes de pénalité ?
    .for = by_nobody
    .ruling = Non.
    .reason = Elles arrivent face cachée.

question-first-call = À partir de quand puis-je appeler « Cambio » ?
    .for = any_turn
    .ruling = À n’importe lequel de vos tours, même au premier – avec n’importe quel total, et même sans connaître toutes vos cartes.
    .reason = Aucune règle ne dit le contraire.

question-second-call = Un joueur a appelé « Cambio ». Puis-je le faire aussi ?
    .for = nobody_else
    .ruling = Non.
    .reason = La fin est déjà proche.

question-last-lap = L’appelant a-t-il lui aussi un dernier tour ?
    .for = everybody_else
    .ruling = Non, tous les autres en ont un.
    .reason = L’introduction de l’article parle de chaque joueur, ses règles de tous les autres ; ce sont les règles qui comptent.

question-last-turns = Y a-t-il quelque chose de changé aux derniers tours ?
    .for = normal_turns
    .ruling = Non. Les pouvoirs agissent, et tout le monde peut coller, l’appelant compris, jusqu’à la fin du dernier tour.
    .reason = Aucune exception n’est prévue.

question-caller-protected = Les cartes de l’appelant sont-elles à l’abri ?
    .for = no
    .ruling = Non. On peut les regarder, les échanger et les coller.
    .reason = Ici non plus, aucune exception n’est prévue.

question-tied-others = Et si plusieurs joueurs sont à égalité de points et de cartes ?
    .for = all_win
    .ruling = Ils gagnent tous, sauf l’appelant.
    .reason = L’article n’écarte que l’appelant, et ne choisit pas entre les autres.

question-tied-start = Et lequel d’entre eux commence la manche suivante ?
    .for = next_after_caller
    .ruling = Celui que l’on rencontre en premier en partant de l’appelant, dans le sens du jeu.
    .reason = Il ne peut y en avoir qu’un.

question-several-games = Les scores s’ajoutent-ils d’une manche à l’autre ?
    .for = each_for_itself
    .ruling = Non, chaque manche a son gagnant. Si vous voulez additionner, jouez au Cambio façon rami.
    .reason = C’est seulement dans cette variante que l’on additionne les scores.

question-out-of-order = Jouer hors de son tour, est-ce une faute, oui ou non ?
    .for = card_back_no_penalty
    .ruling = Une faute qui reste impunie : la carte retourne dans la pioche, et c’est tout.
    .reason = L’article punit d’abord toute faute, puis fait exception pour celle-ci.

question-two-hands-when = Est-il interdit de se servir des deux mains ?
    .for = if_agreed
    .ruling = Seulement si vous en convenez avant de commencer.
    .reason = L’article ne mentionne cela que pour certains groupes.

question-larger-tables = Nous sommes plus de { $most }. Pouvons-nous jouer ?
    .for = two_packs
    .ruling = Avec deux jeux de cartes, on peut être jusqu’à douze.
    .reason = L’article conseille plusieurs jeux sans dire combien.


## Glossaire

glossary-grid = Les cartes posées devant un joueur, cartes de pénalité et trous compris.
    .term = Grille

glossary-stock = La pile, au milieu, où l’on pioche.
    .term = Pioche

glossary-discard = La pile face visible où vont les cartes défaussées et les cartes collées.
    .term = Défausse

glossary-throw = Poser sur la défausse la carte que l’on vient de piocher, ou une carte de sa grille qu’une autre remplace.
    .term = Défausser

glossary-stick = Se débarrasser d’une carte posée sur la table parce que celle du dessus de la défausse a le même rang.
    .term = Coller

glossary-penalty = Une carte de la pioche, que personne ne regarde et qui s’ajoute aux cartes de qui la mérite.
    .term = Carte de pénalité

glossary-call = Dire « Cambio ». Les autres ont alors chacun un dernier tour.
    .term = Appeler

glossary-game = Ce qui va de la donne aux cartes retournées.
    .term = Manche
