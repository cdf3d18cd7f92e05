### Dutch en français : les phrases de la règle du jeu.


## Le jeu

game = Dutch

about = Devant vous, { $dealt } cartes, dont vous avez vu { $grid-row-1 }. Tour après tour, vous échangez les plus chères contre de moins chères, jusqu’à ce que vous osiez dire « Dutch » : les autres ont alors chacun un dernier tour, et l’on compte.

about-alert = On ne s’ennuie pas pendant que les autres jouent. Chaque dame, chaque valet, chaque as qui arrive sur la défausse fait regarder, échanger ou donner une carte. Et quiconque sait où s’en trouve une autre de même rang peut la jeter à son tour, qu’elle soit à lui ou à un adversaire.

object = À chaque manche, il s’agit d’avoir les cartes qui valent le moins de points. Quand un joueur aura atteint { $limit } points, il s’agira d’en avoir le moins de tous.


## À décider avant de jouer

option-limit = { $limit ->
    [50] Vous jouez une partie courte, en { $limit } points. Ou convenez de 100 ou de 150.
    [150] Vous jouez une partie longue, en { $limit } points. Ou convenez de 50 ou de 100.
   *[other] Vous jouez en { $limit } points. Ou convenez de 50 pour une soirée courte, de 150 pour une longue.
 }

option-race = { $race ->
    [seat] Inutile d’être rapide : on demande à chacun, l’un après l’autre, s’il veut jeter une carte.
   *[first] Le plus rapide jette sa carte le premier. Ou convenez de demander à chacun, l’un après l’autre.
 }


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
    .each-to = dans la main de chaque joueur


## Les joueurs

players = Le jeu est fait pour { $fewest } à { $most } joueurs ; chacun joue pour soi. Les tours se suivent autour de la table, dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 }.

opening-seat = Décidez ensemble qui commence la première manche.
    .for = let starter be first of players; go to setup


## Les cartes et leur valeur

deck = Il vous faut un jeu avec deux jokers, soit { $cards } cartes en tout. À la fin d’une manche, voici ce que compte chaque carte qui se trouve devant vous :


## Mise en place

setup-shuffle = Mélangez les { $cards } cartes.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Donnez { $dealt } cartes à { each-player }, { face-down }, une par une. Sans les regarder, chacun dispose les siennes devant lui en { zone-grid } de { $grid-shape }, avec un peu de place à côté pour d’autres.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Posez le reste au milieu, { face-down } : c’est { zone-stock.object }. Placez sa carte du dessus { face-up } à côté, pour commencer { zone-discard.object }.
    .for = move top of stock to discard

setup-peek = Tous en même temps : { each-player } regarde les { $grid-row-1 } cartes de sa { zone-grid } qui sont les plus proches de lui, puis les repose face cachée.
    .for = each player: look at row 1 of grid of me

setup-begin = À partir de la deuxième manche, c’est le gagnant de la précédente qui commence.
    .for = let active be starter; go to turn


## Le tour de jeu

turn = À votre tour, prenez une carte, de l’une de ces deux façons :
    .for = phase turn, holding, ending: active acts

draw = Prenez la carte du dessus { zone-stock.of } et regardez-la sans la montrer. Choisissez ensuite :
    .title = Piocher
    .short = Regardez la carte du dessus de la pioche.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-discard, zone-hand

keep = Posez { face-up } { zone-discard.to } n’importe quelle carte { zone-grid.own-of }, connue ou non, et la nouvelle { face-down } à sa place.
    .title = Garder la carte
    .short = Elle remplace une carte de votre grille, que vous défaussez.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw = Posez-la { face-up } { zone-discard.to }.
    .title = Défausser la carte
    .short = Elle va sur la défausse.
    .for = action throw in holding: move hand of me to discard; let actor be me; go to discarded
    .unsaid = zone-hand

take = Prenez la carte du dessus { zone-discard.of }, à moins que ce ne soit un { $rank-j }, une { $rank-q } ou un { $rank-joker }. Mettez-la { face-down } { zone-grid.own-to }, à la place d’une carte de votre choix, que vous posez { face-up } { zone-discard.to }. Il n’est pas permis de la remettre tout simplement où elle était.
    .title = Prendre dans la défausse
    .short = Ni valet, ni dame, ni joker. La carte en remplace une de votre grille, que vous défaussez.
    .for = action take in turn when size of discard > 0 and rank of top of discard is not J and rank of top of discard is not Q and rank of top of discard is not joker: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw-own = Chaque fois qu’une carte est défaussée, son pouvoir s’exerce d’abord, si elle en a un (voir plus bas). { $race ->
    [seat] Ensuite, on demande à chacun, l’un après l’autre, s’il veut jeter une carte, en commençant par le joueur dont c’est le tour. Si vous le voulez, retournez
   *[first] Ensuite, tous peuvent tenter de jeter une carte, que ce soit leur tour ou non ; le plus rapide passe le premier. Retournez
 } { face-up } une carte { zone-grid.own-of }. Si elle a le rang de la carte du dessus { zone-discard.of }, elle va sur cette pile et laisse un trou. La voilà défaussée elle aussi : si elle a un pouvoir, c’est vous qui l’exercez, puis tous peuvent de nouveau jeter une carte. Si ce n’est pas le bon rang, remettez-la { face-down } et prenez une carte de pénalité : la carte du dessus { zone-stock.of }, que personne ne regarde, pas même vous. Elle comble un trou, ou se pose à côté de vos autres cartes. Avec { $full } cartes, votre grille est pleine, et vous recevez à la place { $fine } points à la fin de la manche. Avant d’essayer de nouveau, attendez la prochaine carte défaussée.
    .title = Jeter une de vos cartes
    .short = { $race ->
    [seat] Une fois exercé le pouvoir d’une carte défaussée, et quand on vous le demande, retournez
   *[first] Une fois exercé le pouvoir d’une carte défaussée, retournez
 } une de vos cartes. Même rang : elle va sur la pile. Mauvais rang : remettez-la face cachée et prenez une carte de pénalité, sans la voir, ou { $fine } points si vous avez { $full } cartes.
    .for = action throw_own by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose mine in grid of me; turn mine up; let actor be me; if rank of mine is not rank of top of discard then (turn mine down; go to wrong); move mine to discard; if size of grid of me = 0 then go to reveal; go to discarded
    .for-discarded-power = as actor: offer powers on top of discard
    .for-discarded-window = each player: let missed of me be no; let asked be active; go to window
    .for-wrong-cost = as actor: (let missed of me be yes; if size of grid of me = full then let fines of me be fines of me + 1 else (if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of me))
    .unsaid = any-player, each-player, may

throw-theirs = Vous { may } de même jeter une carte { zone-grid.opponent-in }. Vous devez alors une des vôtres à son propriétaire : choisissez-la et posez-la dans le trou, { face-down } et sans la regarder. Si vous vous trompez, la carte reste à son propriétaire, et la pénalité est pour vous.
    .title = Jeter la carte d’un autre
    .short = De même avec la carte d’un adversaire ; mettez ensuite une des vôtres dans le trou.
    .for = action throw_theirs by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose theirs in grid of any opponent when owner of theirs is not caller; turn theirs up; let actor be me; if rank of theirs is not rank of top of discard then (turn theirs down; go to wrong); move theirs to discard; choose mine in grid of me; move mine to theirs; if size of grid of me = 0 then go to reveal; go to discarded
    .unsaid = any-player, face-up, zone-discard

pass = { $race ->
    [seat] Quand on a demandé à tous et que personne ne veut plus jeter de carte,
   *[first] Quand personne ne veut plus jeter de carte,
 } le tour est fini. Si un joueur a jeté ou donné sa dernière carte, c’est même la manche qui finit, sur-le-champ.
    .title = Fin du tour
    .for = action pass in window: if race = first then go to closed; let asked be first of players from left of asked where it is not caller; if asked is active then go to closed

call = À la fin de votre tour, mais pas encore pendant le premier tour de table, vous pouvez dire « Dutch », si personne ne l’a fait avant vous. Les autres ont alors chacun un dernier tour, et vous n’en avez plus. Vos cartes sont désormais hors d’atteinte : personne ne les échange ni ne les jette, et vous-même ne jetez plus rien.
    .title = Dire « Dutch »
    .short = À la fin de votre tour, à partir du deuxième tour de table. Les autres ont chacun un dernier tour. Vos cartes sont hors d’atteinte.
    .for = action call in ending: let caller be me; go to next
    .for-closed-ask = if lapped and caller is nobody then go to ending else go to next

leave = Que vous ayez dit « Dutch » ou non, c’est ensuite à votre voisin de gauche de jouer.
    .title = Au suivant
    .for = action leave in ending: go to next
    .for-next-pass-on = let active be left of active; if active is starter then let lapped be yes

next-last-lap = Quand le tour revient au joueur qui a dit « Dutch », la manche est finie.
    .short = La manche finit quand le tour revient au joueur qui a dit « Dutch », ou dès qu’un joueur n’a plus de carte.
    .for = if active is caller then go to reveal else go to turn

late = Si deux cartes sont jetées presque au même instant, seule la plus rapide compte. L’autre retourne à sa place sans pénalité ; après quoi, elle peut être jetée comme n’importe quelle carte.
    .short = Deux à la fois : la plus rapide compte, l’autre retourne à sa place, sans pénalité.
    .for = editorial late in play when race = first


## Les pouvoirs

powers = Ces cartes ont un pouvoir chaque fois qu’elles sont défaussées : à peine piochées, sorties d’une grille ou jetées. Il revient à celui qui défausse la carte, et s’exerce aussitôt. S’il n’y a pas de carte ou pas de joueur sur qui l’exercer, il est perdu. On ne touche pas aux cartes d’un joueur qui a dit « Dutch ».
    .short = Le pouvoir revient à celui qui défausse la carte, même hors de son tour. On ne touche pas aux cartes d’un joueur qui a dit « Dutch ».

look = Vous devez regarder une de vos propres cartes, puis la reposer.
    .for = power look on Q: choose mine in grid of me; look at mine
    .unsaid = zone-grid

swap-two = Vous { may } échanger deux cartes quelconques de la table, sans les regarder : deux des vôtres, deux d’un même adversaire, ou les cartes de deux joueurs différents.
    .for = power swap_two on J optional when at least 2 of spots in grid of any player where owner of it is not caller: choose one in grid of any player when owner of it is not caller; choose other in grid of any player when other is not one and owner of other is not caller; swap one with other
    .unsaid = number-2, zone-grid

give = Vous { may } donner à un adversaire qui n’a pas dit « Dutch » et qui a moins de { $full } cartes la carte du dessus { zone-stock.of }. Personne ne la regarde ; elle va { face-down } dans un trou de sa grille ou, s’il n’y en a pas, à côté de ses autres cartes.
    .for = power give on A optional when some opponents where it is not caller and size of grid of it < full: choose whom in opponents when it is not caller and size of grid of it < full; if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of whom
    .unsaid = zone-discard, zone-grid


## Le décompte

reveal-show = { each-player.opening } retourne { face-up } les cartes { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = a dit « Dutch »
    .who = la personne qui a dit « Dutch »
    .of = de la personne qui a dit « Dutch »
    .you = Désormais, c’est vous qui avez dit « Dutch »
role-starter = commence
    .who = la personne qui commence
    .of = de la personne qui commence
    .you = Désormais, c’est vous qui commencez
role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = Désormais, c’est votre tour
role-actor = a défaussé
    .who = la personne qui a défaussé
    .of = de la personne qui a défaussé
    .you = Désormais, c’est vous qui avez défaussé
role-asked = doit répondre
    .who = la personne qui doit répondre
    .of = de la personne qui doit répondre
    .you = Désormais, c’est à vous de répondre

total = Additionnez les points des cartes { zone-grid.own-of } : c’est votre total.
    .for = define total of player: sum points of cards in grid of player

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

said-match-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gagne
       *[other] gagnent
    } la partie
   *[no] { ALL($players_list) } ne { COUNT($players_list) ->
        [one] gagne
       *[other] gagnent
    } pas la partie
 }

won-lowest = Le total le plus bas gagne la manche. Si plusieurs joueurs l’ont, c’est celui d’entre eux qui a le moins de cartes qui gagne.
    .why = le total le plus bas, et alors le moins de cartes
    .why-won-others = un autre a moins, ou autant avec moins de cartes
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-lowest = define lowest: least total of players
    .for-held = define held of player: size of grid of player
    .for-fewest = define fewest: least held of players where total of it = lowest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fewest
    .unsaid = zone-grid

won-caller-yields = Ceux qui sont encore à égalité gagnent tous – sauf le joueur qui a dit « Dutch ».
    .why = à égalité, mais a dit « Dutch »
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides lowest

score-others = En règle générale, votre total compte tel quel.
    .why = ce que valent les cartes
    .for = total of player + fine * fines of player
    .unsaid = fine

score-low-call = Si vous avez dit « Dutch » et gagné la manche avec { $little } points au plus, vos cartes ne comptent rien.
    .why = a dit « Dutch » et gagné avec peu de points
    .for = fine * fines of player when player is caller and won of player and total of player > 0 and total of player <= little overrides others
    .unsaid = fine

score-beaten = Si vous avez dit « Dutch » sans gagner la manche, votre total est doublé. Tout à la fin, { each-player } ajoute { $fine } points pour chaque carte de pénalité qu’il n’a pas eu à prendre parce que sa grille était pleine.
    .why = a dit « Dutch » et perdu : total doublé
    .for = 2 * total of player + fine * fines of player when player is caller and not won of player and total of player > 0 overrides others
    .unsaid = number-2

example = Un exemple : { $caller } a dit « Dutch », et toutes les cartes sont retournées.
    .about = call

reveal-count = Notez ce que marque { each-player }, et ajoutez-le à ses points des manches précédentes.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-lead = S’il y a plusieurs gagnants, c’est le premier d’entre eux après le joueur qui a commencé la manche, dans le sens du jeu, qui commence la suivante.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from left of starter where won of it


## La fin de la partie

standings-end = La partie est finie dès qu’un joueur a { $limit } points ou plus à la fin d’une manche. Le joueur qui a le moins de points gagne ; si plusieurs en ont aussi peu, ils se partagent la victoire.
    .for = if some players where running of it >= limit then (each player: announce match_won of me; end match)
    .for-best = define best: least running of players
    .for-match-won = define match_won of player: running of player = best
    .unsaid = each-player

standings-again = Jusque-là, les manches se suivent.
    .for = go to setup


## Questions

question-first-starter = Qui commence la première manche ?
    .for = agreed
    .ruling = Celui que vous aurez désigné ensemble.
    .reason = Personne n’a encore gagné.

question-first-discard = Un as est retourné pour commencer la défausse. Se passe-t-il quelque chose ? Et puis-je en jeter un autre ?
    .for = nothing
    .ruling = Non, ni l’un ni l’autre. Mais on peut le prendre au premier tour.
    .reason = Personne ne l’a défaussé.

question-taken-back = Puis-je prendre la carte du dessus de la défausse et la défausser aussitôt ?
    .for = never
    .ruling = Non. Elle doit remplacer une de vos cartes.
    .reason = Sinon, un seul as permettrait de donner des cartes toute la soirée.

question-emptied-slot = Une carte piochée ou prise peut-elle combler un trou ?
    .for = stays_empty
    .ruling = Non. Seules les cartes de pénalité et celles qu’on vous donne comblent les trous.
    .reason = Une nouvelle carte prend la place d’une autre.

question-power-or-throw = Un joueur défausse une dame, et je veux en jeter une autre. Que fait-on d’abord ?
    .for = power_first
    .ruling = On exerce le pouvoir de la première. Ensuite vous jetez la vôtre, et vous devez regarder une carte à votre tour.
    .reason = Le pouvoir va avec la carte défaussée.

question-whose-power = Je jette le valet d’un autre. Qui peut échanger ?
    .for = whoever_discards
    .ruling = Vous, une fois que vous avez donné une carte en retour.
    .reason = C’est vous qui l’avez défaussé.

question-throw-unseen = Dois-je connaître une carte pour la jeter ?
    .for = any_card
    .ruling = Non, vous pouvez tenter votre chance.
    .reason = Se tromper coûte assez cher.

question-match-by = Un roi rouge va-t-il sur un roi noir ? Et un joker sur un joker ?
    .for = rank
    .ruling = Oui. Seul le rang compte, pas la valeur.
    .reason = Le rang, tout le monde le voit d’un coup d’œil.

question-owed-card = Quelle carte dois-je donner pour celle d’un autre ?
    .for = own_choice
    .ruling = N’importe laquelle des vôtres, connue ou non. Personne ne la regarde.
    .reason = Vous êtes ainsi récompensé de connaître les cartes des autres.

question-wrong-again = Je me suis trompé. Puis-je essayer avec une autre carte ?
    .for = next_discard
    .ruling = Pas tout de suite. Mais dès qu’une autre carte est défaussée ou jetée, vous le pouvez.
    .reason = Personne ne doit pouvoir retourner ses cartes une à une.

question-penalty-place = Où mettre une carte de pénalité, ou celle qu’on me donne ? Puis-je la regarder ?
    .for = gap_or_beside
    .ruling = Dans le premier trou, en comptant à partir de la rangée la plus proche, ou à défaut à côté des autres cartes. On ne la regarde pas.
    .reason = Ainsi, personne n’a à hésiter.

question-full-grid = Ma grille est pleine, et je me suis trompé en jetant une carte. Que faire ?
    .for = points
    .ruling = Notez { $fine } points à ajouter à la fin de la manche, chaque fois que cela vous arrive.
    .reason = Personne n’a plus de { $full } cartes.

question-stock-out = Et si la pioche est épuisée ?
    .for = reshuffle
    .ruling = Qui a besoin d’une carte mélange d’abord toutes les cartes de la défausse sauf celle du dessus : c’est la nouvelle pioche.
    .reason = À une table pleine, cela arrive vite.

question-race-judge = Deux joueurs jettent une carte en même temps. Qui a été le plus rapide ?
    .for = lower_card
    .ruling = Celui dont la carte est dessous. Dans le doute, demandez à ceux qui n’étaient pas de la course.
    .reason = C’est ce que tout le monde peut voir.

question-seat-again = Une carte vient d’être jetée. À qui demande-t-on ensuite ?
    .for = from_the_start
    .ruling = De nouveau au joueur dont c’est le tour, puis aux autres, dans le sens du jeu.
    .reason = Chaque carte jetée est une nouvelle carte défaussée.

question-early-end = J’ai jeté ma dernière carte, et c’était un valet. Puis-je encore échanger ?
    .for = at_once
    .ruling = Non. On retourne aussitôt toutes les cartes, même si quelqu’un a dit « Dutch » et que d’autres avaient encore un tour.
    .reason = Dès que vous n’avez plus de carte, la manche est finie.

question-second-call = Un joueur a dit « Dutch ». Puis-je le dire aussi ?
    .for = nobody_else
    .ruling = Non.
    .reason = La manche s’achève de toute façon.

question-caller-protected = Que peut-il encore arriver aux cartes d’un joueur qui a dit « Dutch » ?
    .for = wholly
    .ruling = Rien, jusqu’à ce qu’on les retourne. Lui-même ne jette plus les cartes des autres.
    .reason = Qui dit « Dutch » a misé sur ces cartes-là.

question-caller-tie = J’ai dit « Dutch », et un autre a aussi peu de points que moi. Ai-je gagné ?
    .for = fewer_cards_wins
    .ruling = Seulement si vous avez moins de cartes. À nombre égal, vous avez perdu.
    .reason = Qui dit « Dutch » doit être meilleur que les autres.

question-below-zero = J’ai dit « Dutch », et mes cartes valent moins de zéro. Ce total est-il doublé, ou ne compte-t-il pas ?
    .for = as_it_is
    .ruling = Ni l’un ni l’autre. Un total négatif compte tel quel, que vous ayez gagné ou non.
    .reason = 0 ne serait pas une récompense, ni le double une punition.

question-fines-last = Les { $fine } points reçus à la place d’une carte de pénalité sont-ils doublés aussi ?
    .for = added
    .ruling = Non. On remplace ou on double d’abord le total, on ajoute ensuite – même quand vos cartes ne comptent rien.
    .reason = La pénalité n’est ni remise ni alourdie.

question-tied-start = Nous sommes plusieurs à avoir gagné la manche. Qui commence la suivante ?
    .for = next_after_starter
    .ruling = Le premier d’entre vous après celui qui a commencé la manche, dans le sens du jeu.
    .reason = Un seul peut commencer.

question-tied-match = À la fin de la partie, nous sommes plusieurs à avoir le moins de points. Qui gagne ?
    .for = shared
    .ruling = Vous tous.
    .reason = Vous avez joué aussi bien les uns que les autres.


## Glossaire

glossary-grid = Les cartes qui se trouvent devant un joueur, avec les trous et ce qui est posé à côté.
    .term = Grille

glossary-stock = La pile face cachée dans laquelle on pioche.
    .term = Pioche

glossary-discard = La pile face visible à côté de la pioche. Seule compte sa carte du dessus.
    .term = Défausse

glossary-discarding = Mettre une carte sur la défausse, de quelque façon que ce soit.
    .term = Défausser

glossary-throw-in = Se débarrasser d’une carte parce qu’elle a le rang de la dernière carte défaussée.
    .term = Jeter
    .about = throw_own

glossary-penalty = Une carte de la pioche, que personne ne regarde, pour qui s’est trompé en jetant une carte.
    .term = Carte de pénalité

glossary-lap = Un tour de chacun des joueurs.
    .term = Tour de table

glossary-call = Ce que l’on dit à la fin de son tour pour ouvrir le dernier tour de table.
    .term = « Dutch »
    .about = call

glossary-sum = Les points de toutes les cartes d’une grille.
    .term = Total
    .about = total
