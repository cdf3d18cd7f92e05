### Sommet en français : les phrases de la règle du jeu.


## Le jeu

game = Sommet

about = Devant vous, { $dealt } cartes face cachée, dont vous n’avez vu qu’une seule. Ici, les cartes fortes sont bonnes, et les cœurs deux fois meilleurs : tour après tour, vous échangez les petites contre de plus grandes, jusqu’à être sûr d’avoir assez de points pour dire « Sommet ». Seule la dame de pique gâche la vue.

about-throw-in = Inutile d’être rapide. Chaque fois qu’une carte est défaussée, on demande à chacun, l’un après l’autre, s’il en a une qui compte autant. Sur l’as de pique, par exemple, on peut jeter le sept de cœur.

object = Plus on a de points, mieux c’est. À chaque manche, il s’agit d’en marquer le plus, et au bout de { $rounds } manches, d’en avoir le plus de tous.


## À décider avant de jouer

option-rounds = Vous jouez { $rounds } manches. Ou convenez d’un autre nombre, de 3 à 12.


## Variantes

variant-two-packs = { $packs } jeux de cartes, pour { $most } joueurs au plus. Comme chaque carte existe en double, on en jette plus souvent.
    .title = Deux jeux de cartes


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

zone-grid = rangée
    .own-subject = votre rangée
    .own-object = votre rangée
    .own-of = de votre rangée
    .own-from = de votre rangée
    .own-to = dans votre rangée
    .own-in = de votre rangée
    .opponent-in = de la rangée d’un adversaire
    .each-to = dans la rangée de chaque joueur
    .their = de sa rangée

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

deck = Il vous faut un jeu de { $cards } cartes. Voici ce que compte chaque carte ; les cœurs, eux, comptent double – la dame de cœur, par exemple, 24 :
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts


## Mise en place

setup-shuffle = Mélangez les { $cards } cartes.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Donnez { $dealt } cartes à { each-player }, { face-down }, une par une, en commençant par le joueur qui commence la manche. Sans les regarder, chacun aligne les siennes devant lui : c’est sa { zone-grid }. Posez le reste au milieu, { face-down } : c’est { zone-stock.object }. Laissez à côté de la place pour { zone-discard.object } ; on n’y met encore aucune carte.
    .for = deal dealt from stock to each grid from starter

setup-peek = Ensuite, { each-player } regarde une carte { zone-grid.their }, celle qu’il veut, puis la repose face cachée.
    .for = each player: (choose spot in grid of me; look at spot)

setup-begin = Le gagnant de la manche précédente joue le premier.
    .for = let active be starter; go to turn


## Le tour de jeu

turn = À votre tour, vous avez le choix :
    .for = phase turn, drawn: active acts

draw = Prenez la carte du dessus { zone-stock.of } et regardez-la sans la montrer ; on ne prend jamais rien dans la défausse. La carte piochée va ensuite dans votre rangée, ou bien vous la défaussez :
    .title = Piocher
    .short = Regardez la carte du dessus de la pioche.
    .for = action draw in turn: let shown be no; move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

show = Si c’est un { $rank-7 } ou un { $rank-8 }, et tant que personne n’a dit « Sommet », vous { may } d’abord la poser { face-up } devant vous et exercer son pouvoir (voir plus bas).
    .title = Montrer la carte
    .short = Un { $rank-7 } ou un { $rank-8 }, tant que personne n’a dit « Sommet » : montrez-le et exercez son pouvoir, puis gardez-le ou défaussez-le.
    .for = action show in drawn when caller is nobody and not shown and (rank of top of hand of me = 7 or rank of top of hand of me = 8): let shown be yes; turn hand of me up; offer powers on top of hand of me
    .unsaid = zone-hand

keep = Posez { face-up } { zone-discard.to } n’importe quelle carte { zone-grid.own-of }, connue ou non, et la nouvelle { face-down } à sa place.
    .title = Garder la carte
    .short = Elle remplace une carte de votre rangée, que vous défaussez.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Posez-la { face-up } { zone-discard.to }.
    .title = Défausser la carte
    .short = Elle va sur la défausse.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

throw-in = Chaque fois qu’une carte est défaussée, on demande une fois à { each-player } s’il veut jeter une carte : d’abord au voisin de droite du joueur dont c’est le tour, puis aux suivants, et enfin à ce joueur lui-même. Si vous le voulez, retournez { face-up } n’importe quelle carte { zone-grid.own-of }. Si elle compte autant que la carte du dessus { zone-discard.of }, quel que soit son rang, elle va sur cette pile, et vous { may } mettre dans le trou la carte du dessus { zone-stock.of } ; elle reste { face-down }, et personne ne la regarde. Si elle compte plus ou moins, remettez-la { face-down }. Cela vous coûte des points de pénalité : 1 à la première erreur de la manche, 2 à la deuxième, 3 à la troisième, et ainsi de suite.
    .title = Jeter une carte
    .short = Quand une carte est défaussée et qu’on vous le demande, retournez une de vos cartes. Autant de points (les cœurs comptent double) : elle va sur la pile, et vous pouvez combler le trou avec une carte de la pioche, sans la voir. Sinon, remettez-la face cachée : 1 point de pénalité, 2 la fois suivante, et ainsi de suite.
    .for = action throw_in by any player in window when me is asked: choose mine in grid of me; turn mine up; if worth of mine = worth of top of discard then (move mine to discard; if size of stock > 0 then (may move top of stock to mine)) else (turn mine down; let errors of me be errors of me + 1; let fines of me be fines of me + errors of me); go to asking
    .for-discarded-window = let asked be right of active; go to window
    .for-asking-ask = if asked is active then go to next; let asked be right of asked; go to window
    .unsaid = any-player, number-1

pass = Personne n’est obligé de jeter une carte. Quand on a demandé à tous, le tour est fini, et c’est au voisin de droite de jouer.
    .title = Fin du tour
    .for = action pass in window: go to asking
    .for-onward-pass-on = let active be right of active; if active is starter then let lapped be yes; go to turn

call = Au lieu de piocher, vous pouvez dire « Sommet », si personne ne l’a fait avant vous, mais pas encore pendant le premier tour de table. Il faut pour cela que les cartes { zone-grid.own-of } que vous avez vues vous-même comptent ensemble au moins { $proof } points. C’est là tout votre tour. Les autres ont alors chacun un dernier tour, et vous en avez encore un après eux ; on n’exerce plus de pouvoirs.
    .title = Dire « Sommet »
    .short = À partir du deuxième tour de table, si les cartes que vous avez vues comptent au moins { $proof } points. Les autres, puis vous, ont un dernier tour, sans pouvoirs.
    .for = action call in turn when lapped and caller is nobody and (sum worth of spots in grid of me where it is known to me) >= proof: let caller be me; go to onward

next-finish = La manche est finie après le dernier tour du joueur qui a dit « Sommet », ou plus tôt, après un tour où { zone-stock.subject } s’épuise.
    .for = if active is caller or size of stock = 0 then go to reveal else go to onward


## Les pouvoirs

powers = Ces cartes n’ont de pouvoir qu’entre le moment où on les pioche et celui où on les pose quelque part, et à condition de les montrer alors : jamais dans la rangée, ni quand on les jette. Exercez d’abord le pouvoir, puis gardez la carte ou défaussez-la, comme d’habitude.

spy = Regardez une carte { zone-grid.opponent-in }, celle que vous voulez, puis reposez-la.
    .for = power spy on 7: choose theirs in grid of any opponent; look at theirs

recall = Regardez l’une après l’autre deux cartes { zone-grid.own-of }, celles que vous voulez, puis reposez-les. Si vous n’en avez qu’une, regardez celle-là.
    .for = power recall on 8: choose one in grid of me; look at one; if size of grid of me > 1 then (choose two in grid of me when it is not one; look at two)
    .unsaid = number-1


## Le décompte

reveal-show = { each-player.opening } retourne { face-up } les cartes { zone-grid.their }.
    .short = La manche est finie après le dernier tour du joueur qui a dit « Sommet », ou plus tôt, après un tour où la pioche s’épuise. { each-player.opening } retourne { face-up } les cartes { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = a dit « Sommet »
    .who = la personne qui a dit « Sommet »
    .of = de la personne qui a dit « Sommet »
    .you = Désormais, c’est vous qui avez dit « Sommet »
role-starter = commence
    .who = la personne qui commence
    .of = de la personne qui commence
    .you = Désormais, c’est vous qui commencez
role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = Désormais, c’est votre tour
role-asked = doit répondre
    .who = la personne qui doit répondre
    .of = de la personne qui doit répondre
    .you = Désormais, c’est à vous de répondre

total = Comptez vos points dans l’ordre que voici. Additionnez d’abord ce que comptent les cartes { zone-grid.own-of }, les cœurs en double.
    .for = define total of player: sum worth of cards in grid of player
    .for-doubled-plain = total of player
    .for-reward-nothing = 0
    .unsaid = value

doubled-flush = Si vous avez au moins { $suited } cartes toutes de la même couleur, rien que des piques par exemple, c’est un flush : la somme est doublée, sauf si elle est négative.
    .for = 2 * total of player when flush of player and total of player > 0 overrides plain
    .for-flush = define flush of player: size of grid of player >= suited and ((no cards in grid of player where suit of it is not hearts) or (no cards in grid of player where suit of it is not spades) or (no cards in grid of player where suit of it is not diamonds) or (no cards in grid of player where suit of it is not clubs))
    .unsaid = number-2, suit-clubs, suit-diamonds, suit-hearts, suit-spades, zone-grid

reward-kings = Pour une paire de rois, ajoutez { $royal } points – une seule fois, même si vous avez plus de deux rois.
    .for = royal when kings of player overrides nothing
    .for-kings = define kings of player: at least 2 of cards in grid of player where rank of it = K
    .unsaid = number-2, rank-k, zone-grid

result = Retirez enfin vos points de pénalité pour les cartes jetées à tort. Vous marquez ce qui reste, même si c’est négatif.
    .why-score-others = somme, flush, rois et points de pénalité
    .for = define result of player: doubled of player + reward of player - fines of player
    .for-score-others = result of player

score-beaten = Si vous avez dit « Sommet » et qu’il reste plus de points à un autre qu’à vous, vous marquez { $value } à la place ; si vous êtes au-dessous de zéro, vous y restez.
    .why = a dit « Sommet » et s’est fait battre
    .for = 0 when player is caller and result of player > 0 and (some opponents where result of it > result of player) overrides others

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

won-highest = Celui qui marque le plus de points gagne la manche ; en cas d’égalité, c’est celui qui a le plus de cartes.
    .why = le plus de points, et alors le plus de cartes
    .why-won-others = un autre a plus, ou autant avec plus de cartes
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-highest = define highest: greatest score of players
    .for-held = define held of player: size of grid of player
    .for-most-held = define most_held: greatest held of players where score of it = highest
    .for-ahead = define ahead of player: score of player = highest and held of player = most_held
    .unsaid = zone-grid

won-caller-first = Si plusieurs sont encore à égalité et que l’un d’eux a dit « Sommet », lui seul gagne ; sinon, ils gagnent tous.
    .why = à égalité avec le joueur qui a dit « Sommet »
    .for = no when player is not caller and ahead of player and (some opponents where it is caller and ahead of it) overrides highest

example = Un exemple : { $caller } a dit « Sommet », et toutes les cartes sont retournées.
    .about = call

reveal-count = Notez ce que marque { each-player }, et ajoutez-le à ses points des manches précédentes ; si c’est négatif, retirez-le. Notez aussi qui a gagné la manche.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me; if won of me then let wins of me be wins of me + 1)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings
    .unsaid = number-1

reveal-lead = S’il y a plusieurs gagnants, c’est le premier d’entre eux après le joueur qui a commencé la manche, dans le sens du jeu, qui commence la suivante.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from right of starter where won of it


## La fin de la partie

standings-end = La partie est finie au bout de { $rounds } manches, et le joueur qui a le plus de points gagne. En cas d’égalité, c’est celui qui a gagné le plus de manches ; si l’égalité persiste, la victoire est partagée.
    .for = if played >= rounds then (each player: announce match_won of me; end match)
    .for-best = define best: greatest running of players
    .for-most-wins = define most_wins: greatest wins of players where running of it = best
    .for-match-won = define match_won of player: running of player = best and wins of player = most_wins
    .unsaid = each-player


## Questions

question-first-starter = Qui commence la première manche ?
    .for = agreed
    .ruling = Celui que vous aurez désigné ensemble.
    .reason = Personne n’a encore gagné.

question-take-discard = Puis-je prendre la carte du dessus de la défausse au lieu de piocher ?
    .for = never
    .ruling = Non, même si l’on vient d’y poser le roi de cœur.
    .reason = Sur une carte défaussée, on ne peut plus qu’en jeter d’autres.

question-shown-card = J’ai montré un 7. Puis-je encore le mettre dans ma rangée ?
    .for = may_be_kept
    .ruling = Oui, comme toute autre carte. Mais les autres savent alors où il se trouve.
    .reason = C’est le prix à payer pour avoir vu la carte d’un autre.

question-power-elsewhere = Je défausse un 7 de ma rangée, ou j’en jette un. A-t-il son pouvoir ?
    .for = only_when_drawn
    .ruling = Non.
    .reason = Seule a un pouvoir la carte que vous venez de piocher et que vous montrez avant de la poser.

question-one-card = Je montre un 8, mais je n’ai plus qu’une carte. Que puis-je regarder ?
    .for = just_that_one
    .ruling = Cette carte-là.
    .reason = Il n’y en a pas de deuxième.

question-match-by = Un joueur vient de défausser l’as de trèfle. Que puis-je jeter ?
    .for = points
    .ruling = Tout ce qui compte 14 : un autre as, sauf celui de cœur, ou le 7 de cœur.
    .reason = Ce sont les points qui comptent, pas le rang. Là aussi, un cœur compte double.

question-throw-unseen = Dois-je connaître une carte pour la jeter ?
    .for = any_card
    .ruling = Non, vous pouvez tenter votre chance.
    .reason = Se tromper coûte assez cher.

question-own-discard = Je viens moi-même de défausser une carte. Puis-je encore en jeter une ?
    .for = last_of_all
    .ruling = Oui, quand on a demandé à tous les autres.
    .reason = On vous le demande à vous aussi, mais en dernier.

question-asked-again = Un joueur a jeté une carte. Demande-t-on de nouveau à tous ?
    .for = once_per_discard
    .ruling = Non. Pour chaque carte défaussée, chacun n’a qu’un essai et ne jette qu’une carte au plus.
    .reason = La nouvelle carte compte autant que celle du dessous.

question-replacement = Dois-je combler le trou avec une carte de la pioche ? Et puis-je la regarder ?
    .for = own_choice
    .ruling = Non, ni l’un ni l’autre. Mais un trou qui n’est pas comblé aussitôt le reste.
    .reason = Un trou peut valoir mieux qu’une carte inconnue : pour un flush, ou par crainte de la dame de pique.

question-emptied-slot = Puis-je plus tard mettre une carte piochée dans un trou ?
    .for = stays_empty
    .ruling = Non.
    .reason = Une carte piochée prend la place d’une autre.

question-no-cards = Je n’ai plus de carte dans ma rangée. Est-ce que je joue encore ?
    .for = plays_on
    .ruling = Oui. Vous piochez, et vous ne pouvez que défausser.
    .reason = Pour les autres, la manche n’est pas finie.

question-seen-cards = Quelles cartes entrent dans les { $proof } points qu’il me faut pour dire « Sommet » ?
    .for = own_eyes
    .ruling = Celles de votre rangée que vous avez regardées, que vous y avez mises vous-même après les avoir piochées, ou qui ont été retournées devant tout le monde.
    .reason = Il faut savoir, et non espérer.

question-call-trust = Comment les autres savent-ils que j’ai vu { $proof } points ?
    .for = on_trust
    .ruling = Ils vous croient sur parole.
    .reason = Personne ne peut lire dans votre mémoire.

question-second-call = Un joueur a dit « Sommet ». Puis-je le dire aussi ?
    .for = nobody_else
    .ruling = Non.
    .reason = La manche s’achève de toute façon.

question-last-throw = Peut-on encore jeter des cartes pendant les derniers tours ?
    .for = as_always
    .ruling = Oui, et le joueur qui a dit « Sommet » le peut aussi.
    .reason = Seuls les pouvoirs ne s’exercent plus.

question-stock-out = La pioche est épuisée. Mélange-t-on la défausse ? Et si un joueur a dit « Sommet » et qu’il reste des tours à jouer ?
    .for = ends_the_round
    .ruling = On ne mélange rien. On peut encore jeter des cartes sur la dernière carte défaussée, puis la manche est finie, même s’il restait des tours à jouer. Qui a dit « Sommet » l’a dit.
    .reason = Sans pioche, personne ne peut plus piocher.

question-flush-of-three = Il y a des trous dans ma rangée. Puis-je tout de même avoir un flush ?
    .for = enough
    .ruling = Oui, s’il vous reste { $suited } cartes et qu’elles sont toutes de la même couleur.
    .reason = Vous avez sacrifié une carte pour cela.

question-flush-below = Je n’ai que des piques, et la dame me fait passer au-dessous de zéro. Ce total est-il doublé ?
    .for = not_doubled
    .ruling = Non.
    .reason = Un flush doit être une récompense.

question-more-kings = J’ai trois rois, ou quatre. Combien de fois ajoute-t-on { $royal } points ?
    .for = once
    .ruling = Une fois.
    .reason = On récompense le fait d’avoir une paire.

question-order = Dans quel ordre compte-t-on ?
    .for = flush_kings_penalties_call
    .ruling = D’abord la somme, puis le flush, puis les rois, puis les points de pénalité. C’est seulement quand tous ont compté que l’on compare, pour savoir si l’annonce de « Sommet » a échoué.
    .reason = Ainsi, on ne double ni les points des rois ni les points de pénalité.

question-below-zero = Peut-on marquer moins de zéro ? Et si j’ai dit « Sommet » ?
    .for = counts
    .ruling = Oui, et on le retire de vos points. Si vous avez dit « Sommet » et qu’un autre vous bat, vous ne marquez pas 0 pour autant.
    .reason = Avec 0, vous en seriez récompensé.

question-caller-tie = J’ai dit « Sommet », et un autre a autant de points que moi. Suis-je battu ?
    .for = not_beaten
    .ruling = Non, vous gardez vos points. Et si vous avez au moins autant de cartes que lui, vous gagnez la manche.
    .reason = Vous avez osé.

question-tied-start = Nous sommes plusieurs à avoir gagné la manche. Qui commence la suivante ?
    .for = next_after_starter
    .ruling = Le premier d’entre vous après celui qui a commencé la manche, dans le sens du jeu.
    .reason = Un seul peut commencer.

question-tied-match = À la fin, nous avons autant de points et avons gagné autant de manches. Qui gagne ?
    .for = shared
    .ruling = Vous tous.
    .reason = Vous avez aussi bien joué.


## Glossaire

glossary-row = Les cartes alignées devant un joueur, avec les trous.
    .term = Rangée

glossary-stock = La pile face cachée dans laquelle on pioche.
    .term = Pioche

glossary-discard = La pile face visible à côté de la pioche. Seule compte sa carte du dessus.
    .term = Défausse

glossary-discarding = À son tour, mettre une carte sur la défausse, à peine piochée ou sortie de sa rangée.
    .term = Défausser

glossary-throw-in = Se débarrasser d’une carte parce qu’elle compte autant que la dernière carte défaussée.
    .term = Jeter
    .about = throw_in

glossary-penalty = Un point retiré à la fin de la manche à qui s’est trompé en jetant une carte.
    .term = Point de pénalité

glossary-lap = Un tour de chacun des joueurs.
    .term = Tour de table

glossary-call = Ce que l’on dit au lieu de piocher pour ouvrir les derniers tours.
    .term = « Sommet »
    .about = call

glossary-flush = Des cartes toutes de la même couleur : cœur, carreau, pique ou trèfle.
    .term = Flush
    .about = flush
