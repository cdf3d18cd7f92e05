### Le golf à six cartes en français : les phrases de la règle du jeu. Comment elles vont avec les
### règles est expliqué en tête de spec/locales/en/cambio.ftl.


## Le jeu

game = Golf à six cartes

about = Comme sur un parcours de golf, vous jouez { $holes } trous – ici, des manches –, et c’est celui qui termine avec le moins de points qui gagne. Devant vous, { $dealt } cartes, la plupart face cachée. Tour après tour, vous échangez les fortes contre des faibles, ou vous en placez deux de même rang l’une au-dessus de l’autre pour qu’elles ne comptent plus rien.{ $penalty ->
    [none] { "" }
   *[other] { " " }Mais mieux vaut avoir le total le plus bas quand on met fin à une manche.
 }

object = À chaque manche comme sur toute la partie, il s’agit d’avoir le moins de points possible.


## À convenir avant de jouer

option-holes = { $holes ->
    [9] Vous jouez { $holes } manches. Un parcours complet en compte le double.
   *[other] Vous jouez un parcours complet de { $holes } manches. Pour une partie plus courte, jouez-en la moitié.
 }

option-flip = { $flip ->
    [yes] Qui défausse la carte piochée retourne aussi une des siennes. Ou bien vous y renoncez, et les cartes ne se découvrent que par échange.
   *[no] Les cartes ne se découvrent que par échange : qui défausse la carte piochée n’en retourne aucune.
 }

option-joker-pair = { $joker-pair ->
    [counts] Deux jokers dans une colonne comptent tous les deux. Ou bien ils s’annulent, comme toute autre paire.
   *[cancels] Deux jokers dans une colonne s’annulent, comme toute autre paire.
 }

option-penalty = { $penalty ->
    [doubled] Qui met fin à une manche sans être seul à avoir le total le plus bas marque le double. Ou bien il marque { $stake } points de plus, ou encore vous jouez sans pénalité.
    [added] Qui met fin à une manche sans être seul à avoir le total le plus bas marque { $stake } points de plus.
   *[none] Mettre fin à une manche n’entraîne jamais de pénalité.
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

opening-seat = Décidez ensemble qui commence la première manche. Chacune des suivantes est commencée par le voisin de gauche du joueur qui a commencé la précédente.
    .for = let starter be first of players; go to setup
    .for-standings-rotate = let starter be left of starter; go to setup


## Les cartes et leur valeur

deck = Il vous faut { $packs } jeux de cartes avec { $jokers } jokers, soit { $cards } cartes en tout. À la fin d’une manche, voici ce que compte chaque carte :


## Mise en place

setup-shuffle = Mélangez les { $cards } cartes.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } reçoit { $dealt } cartes, { face-down }, et les dispose devant lui sans les regarder, en deux rangées de trois : c’est sa { zone-grid }. Deux cartes placées l’une au-dessus de l’autre forment une colonne.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Posez le reste { face-down } au milieu de la table : c’est { zone-stock.object }. Retournez { face-up } à côté la carte du dessus ; elle commence { zone-discard.object }.
    .for = move top of stock to discard

setup-show = À tour de rôle, { each-player } retourne ensuite { face-up } { $shown } cartes de son choix { zone-grid.their } ; le joueur qui commence la manche est le premier.
    .for = each player from starter: each glance in 1 to shown: (choose spot in grid of me when it is face down; turn spot up)

setup-begin = Ce joueur a aussi le premier tour.
    .for = let active be starter; go to turn


## Le tour de jeu

turn = À votre tour, faites l’une de ces deux choses :
    .for = phase turn, drawn: active acts

draw = Prenez la carte du dessus { zone-stock.of } et regardez-la. S’il n’y a plus de carte à prendre, mélangez d’abord toutes les cartes { zone-discard.of } sauf celle du dessus : c’est la nouvelle pioche. Choisissez ensuite :
    .title = Piocher
    .short = Regardez la carte du dessus de la pioche.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

keep = Posez { face-up } { zone-discard.to } n’importe quelle carte { zone-grid.own-of }, qu’elle ait été visible ou non. La carte piochée prend sa place, { face-up }.
    .title = La garder
    .short = Elle prend, face visible, la place d’une carte de votre grille, que vous défaussez.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Posez la carte piochée { face-up } { zone-discard.to }.{ $flip ->
    [yes] { " " }Choisissez ensuite une carte { zone-grid.own-of } encore { face-down } et retournez-la { face-up }. Si c’est la dernière, vous { may } la laisser comme elle est.
   *[no] { "" }
 }
    .title = La défausser
    .short = Elle va sur la défausse.{ $flip ->
    [yes] { " " }Retournez une carte de votre grille ; la dernière peut rester face cachée.
   *[no] { "" }
 }
    .for = action throw in drawn: move hand of me to discard; if flip and (some spots in grid of me where it is face down) then (choose spot in grid of me when it is face down; if at least 2 of spots in grid of me where it is face down then turn spot up else may turn spot up); go to next
    .unsaid = number-2, zone-hand

take = Prenez la carte du dessus { zone-discard.of } et mettez-la { face-up } { zone-grid.own-to }, à la place de la carte que vous voulez ; posez celle-ci { face-up } { zone-discard.to }.
    .title = Prendre dans la défausse
    .short = La carte prend, face visible, la place d’une carte de votre grille, que vous défaussez.
    .for = action take in turn: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-finish = Si, après votre tour, toutes les cartes { zone-grid.own-of } sont { face-up }, vous mettez fin à la manche : { each-player } sauf vous a un dernier tour.
    .short = Dès que toutes les cartes d’une grille sont visibles, les autres joueurs ont chacun un dernier tour.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .for-next-pass-on = let active be left of active
    .for-next-last-lap = if active is finisher then go to reveal else go to turn


## Le décompte

reveal-show = Après ces derniers tours, { each-player } retourne { face-up } les cartes { zone-grid.their } qui sont encore cachées.
    .for = each player: turn grid of me up

total = Additionnez ce que comptent les cartes { zone-grid.own-of }. Deux cartes de même rang dans une colonne s’annulent : ni l’une ni l’autre ne compte.{ $joker-pair ->
    [counts] { " " }Seuls les jokers comptent toujours.
   *[cancels] { "" }
 } Si les cartes de { $number-2 } de vos colonnes sont toutes de même rang, quatre en tout, retranchez { $stake } points. Le résultat est votre total, et c’est en principe ce que vous marquez.
    .why-score-others = son total
    .for = define total of player: (sum points of one in grid of player where rank of one = joker and joker_pair = counts or (no other in grid of player where other is not one and column of other = column of one and rank of other = rank of one)) - reward of player
    .for-reward-nothing = 0
    .for-reward-quartet = stake when some one in row 1 of grid of player where at least 2 of file in 1 to 3 where exactly 2 of other in grid of player where column of other = file and rank of other = rank of one overrides nothing
    .for-score-others = total of player
    .unsaid = number-3, rank-joker, value

score-doubled = Si vous avez mis fin à la manche et qu’un autre joueur a un total aussi bas que le vôtre ou plus bas, votre total compte double, à moins qu’il ne soit nul ou négatif.
    .why = a mis fin à la manche, et un autre total est aussi bas ou plus bas : compte double
    .for = 2 * total of player when penalty = doubled and caught of player and total of player > 0 overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)
    .unsaid = number-2

score-added = Si vous avez mis fin à la manche et qu’un autre joueur a un total aussi bas que le vôtre ou plus bas, vous marquez { $stake } points de plus.
    .why = a mis fin à la manche, et un autre total est aussi bas ou plus bas : { $stake } de plus
    .for = total of player + stake when penalty = added and caught of player overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)

example = Un exemple : { $finisher } a mis fin à la manche, et toutes les cartes sont visibles.

reveal-count = Ajoutez les points que { each-player } vient de marquer à ceux des manches précédentes.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## La fin de la partie

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gagne
       *[other] gagnent
    } la partie
   *[no] { ALL($players_list) } ne { COUNT($players_list) ->
        [one] gagne
       *[other] gagnent
    } pas la partie
 }

standings-end = La partie se termine après { $holes } manches, et le joueur qui a le moins de points gagne. En cas d’égalité, c’est celui des ex æquo qui a marqué le moins de points à la dernière manche.
    .for = if played >= holes then (each player: announce won of me; end match)
    .for-won = define won of player: running of player = best and latest of player = sharpest
    .for-best = define best: least running of players
    .for-sharpest = define sharpest: least latest of players where running of it = best
    .unsaid = each-player


## Questions

question-dealing = Qui mélange et qui donne ?
    .for = anybody
    .ruling = Qui veut. Le joueur qui commence la manche est servi le premier.
    .reason = Cela ne change rien au jeu.

question-which-two = Quelles sont les { $shown } cartes que je retourne avant le premier tour ?
    .for = any_two
    .ruling = Celles de votre grille que vous voulez, dans la même rangée ou la même colonne, ou non.
    .reason = Vous n’en avez encore vu aucune : de toute façon, vous choisissez au hasard.

question-peeking = Puis-je regarder une carte cachée avant de l’échanger ?
    .for = never
    .ruling = Non. Vous la voyez en même temps que tout le monde : sur la défausse.
    .reason = Une carte cachée est un risque tant qu’on ne l’a pas retournée.

question-put-back = Puis-je prendre la carte du dessus de la défausse et la remettre aussitôt ?
    .for = no
    .ruling = Non. Elle doit entrer dans votre grille.
    .reason = Ce serait passer son tour, et dans ce jeu, on ne passe pas.

question-last-card = Puis-je laisser plusieurs fois ma dernière carte face cachée ?
    .for = may_stay
    .ruling = Oui, chaque fois que vous défaussez la carte piochée.
    .reason = La retourner met fin à la manche, et c’est à vous d’en choisir le moment.

question-stock-out = Que faire quand la pioche est épuisée ?
    .for = reshuffle
    .ruling = La carte du dessus de la défausse reste en place ; toutes les autres sont mélangées et forment la nouvelle pioche.
    .reason = C’est l’usage dans les jeux de ce genre.

question-last-turn = Un joueur a mis fin à la manche. Que puis-je faire à mon dernier tour ?
    .for = normal_turn
    .ruling = La même chose qu’à tout autre tour.
    .reason = Rien ne restreint les derniers tours.

question-pair-too-late = Deux cartes de même rang n’apparaissent qu’au moment où l’on retourne tout. S’annulent-elles quand même ?
    .for = counts
    .ruling = Oui.
    .reason = Ce qui compte, c’est ce qui est là à la fin, et non le moment où on l’a retourné.

question-twos = Deux 2 dans une colonne s’annulent-ils aussi, alors qu’ils me rapporteraient davantage autrement ?
    .for = cancel
    .ruling = Oui, ils ne comptent rien.
    .reason = Aucune exception n’est prévue pour eux.

question-jokers-alike = Et pourquoi pas deux jokers ?
    .for = not_in_a_pair
    .ruling = Les jokers comptent toujours, quelle que soit la carte placée au-dessus ou au-dessous.
    .reason = En paire, les meilleures cartes du jeu ne vaudraient plus rien.

question-six-alike = Mes six cartes sont de même rang. Combien de fois est-ce que je retranche { $stake } points ?
    .for = once
    .ruling = Une fois.
    .reason = Cela n’arrive presque jamais, et une récompense suffit.

question-order = Dans quel ordre tout cela se calcule-t-il ?
    .for = pairs_bonus_penalty
    .ruling = D’abord les paires qui s’annulent, puis les quatre cartes de même rang. { $penalty ->
    [none] C’est ce que vous marquez.
   *[other] Ce n’est qu’après que l’on compare les totaux, pour savoir si le joueur qui a mis fin à la manche est pénalisé.
 }
    .reason = Ce que comptent vos cartes est établi avant que l’on vous compare aux autres.

question-tied-finisher = J’ai mis fin à la manche, et je partage le total le plus bas. Suis-je pénalisé ?
    .for = pays
    .ruling = Oui. Il faut être seul à l’avoir pour être à l’abri.
    .reason = C’est le risque que prend celui qui met fin à la manche.

question-second-finisher = À mon dernier tour, toutes mes cartes sont visibles, à moi aussi. Puis-je être pénalisé ?
    .for = safe
    .ruling = Non, seul peut l’être le premier à en être arrivé là.
    .reason = Vos cartes auraient été retournées de toute façon.

question-nothing-to-double = Mon total est nul ou négatif, mais j’ai mis fin à la manche et un autre a encore moins. Qu’est-ce que je marque ?
    .for = stays
    .ruling = Votre total.
    .reason = Le doubler serait une récompense.

question-tied-match = Qui gagne si la dernière manche ne départage pas les joueurs à égalité ?
    .for = open
    .reason = Beaucoup leur font partager la victoire ; d’autres leur font jouer une manche de plus.


## Qui est qui, à côté d’un nom et dans les phrases

role-finisher = a mis fin à la manche
    .who = la personne qui a mis fin à la manche
    .of = de la personne qui a mis fin à la manche
    .you = Vous avez mis fin à la manche

role-starter = commence
    .who = la personne qui commence
    .of = de la personne qui commence
    .you = C’est vous qui commencez

role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = C’est maintenant votre tour
