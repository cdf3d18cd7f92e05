### Douze cartes en français : les phrases du livret. Chacune porte le nom de la règle qu’elle énonce ;
### .for contient la règle telle qu’elle était quand la phrase a été écrite.


## Le jeu

game = Douze cartes

# $dealt, $columns (leave, stay)
about = Devant vous, { $dealt } cartes que personne ne connaît, pas même vous. À chaque tour, vous en échangez une contre une meilleure, ou vous tentez votre chance et en retournez une.{ $columns ->
    [leave] { " " }Et si vous réunissez trois cartes identiques dans une colonne, vous voilà débarrassé des trois.
   *[stay] { "" }
 }

about-end = Dès qu’un joueur n’a plus de carte cachée, les autres n’ont plus qu’un tour. Finir le premier est tentant, mais ne paie que si l’on a aussi moins de points que tous les autres.

object = Les points sont à éviter. À chaque manche, vos cartes doivent valoir le moins possible ; sur toute la partie, ayez le moins de points de tous.


## À convenir avant de jouer

# $limit
option-limit = { $limit ->
    [50] La limite est de { $limit } points : une partie courte. Ou convenez de 100 ou de 150.
    [100] La limite est de { $limit } points. Ou convenez de 50 pour une partie courte, de 150 pour une longue.
   *[other] La limite est de { $limit } points : une longue partie. Ou convenez de 50 ou de 100.
 }

# $columns (leave, stay)
option-columns = { $columns ->
    [leave] Trois cartes identiques dans une colonne sont défaussées. Ou laissez-les en place : elles comptent alors comme les autres.
   *[stay] Trois cartes identiques dans une colonne restent en place et comptent comme les autres.
 }


## Variantes

# $limit
variant-last-left = Tout joueur qui a plus de { $limit } points est éliminé ; le dernier en lice gagne la partie.
    .title = Le dernier en lice

# $dealt, $limit
variant-nine = { $dealt } cartes chacun, trois par trois, et une partie en { $limit } points : le jeu s’apprend vite et ne dure guère.
    .title = Neuf cartes


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

opening-seat = Décidez ensemble qui donne à la première manche.
    .for = let dealer be first of players; go to setup


## Mise en place

# $cards
setup-shuffle = Mélangez les { $cards } cartes.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (3 × 4)
setup-deal = En commençant à gauche du donneur, donnez { $dealt } cartes à { each-player }, { face-down }, une par une. Chacun dispose les siennes en { zone-grid } de { $grid-shape }, sans les regarder.
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Posez le reste au milieu, { face-down } : c’est { zone-stock.object }. Placez sa carte du dessus { face-up } à côté, pour commencer { zone-discard.object }.
    .for = move top of stock to discard

# $shown
setup-show = { each-player.opening } retourne ensuite { face-up } { $shown } cartes { zone-grid.their }, celles qu’il veut.
    .for = each player from left of dealer: each flip in 1 to shown: (choose spot in grid of me when spot is face down; turn spot up)
    .unsaid = zone-grid

opener-first = À la première manche, le joueur dont les cartes visibles totalisent le plus de points commence ; aux suivantes, c’est celui qui a mis fin à la manche précédente.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid


## Le tour de jeu

turn = Quand c’est votre tour, faites l’une de ces deux choses :
    .for = phase turn, drawn: active acts

draw = Prenez la carte du dessus { zone-stock.of } et regardez-la. Choisissez ensuite :
    .title = Piocher
    .short = Échangez la carte ou défaussez-la.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Mettez la carte piochée { face-up } { zone-grid.own-to }, à la place de n’importe quelle autre, visible ou non. L’ancienne carte va { face-up } { zone-discard.to }.
    .title = L’échanger
    .short = Elle remplace une carte de votre grille, face visible ; l’ancienne est défaussée.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Posez la carte piochée { face-up } { zone-discard.to }, puis retournez { face-up } une carte cachée { zone-grid.own-of }.
    .title = La défausser
    .short = Vous devez alors retourner une de vos cartes cachées.
    .for = action throw in drawn: choose spot in grid of me when spot is face down; move hand of me to discard; turn spot up; go to next
    .unsaid = face-down, zone-hand

take = Prenez la carte du dessus { zone-discard.of } et mettez-la { face-up } { zone-grid.own-to }, à la place de n’importe quelle autre. L’ancienne carte va { face-up } { zone-discard.to }.
    .title = Prendre dans la défausse
    .short = La carte doit en remplacer une de votre grille.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-clear = Si une colonne { zone-grid.own-of } compte alors trois cartes identiques { face-up }, posez-les toutes les trois { zone-discard.to }. Leurs places restent vides.
    .short = Trois cartes identiques visibles dans une colonne quittent aussitôt la grille : elles vont { zone-discard.to }.
    .for = if columns = leave then (as active: each one in grid of me where one is face up and (exactly 2 of other in grid of me where other is not one and other is face up and column of other = column of one and rank of other = rank of one): each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = number-2

next-close = Le premier qui n’a plus aucune carte cachée met fin à la manche : les autres ont encore un tour chacun.
    .short = Dès qu’un joueur n’a plus de carte cachée, les autres ont encore un tour chacun.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .unsaid = face-down, zone-grid

next-refill = Quand { zone-stock.subject } est épuisée, mélangez toutes les cartes { zone-discard.of } sauf celle du dessus : c’est la nouvelle { zone-stock }.
    .short = Quand { zone-stock.subject } est épuisée, mélangez les cartes défaussées, sauf celle du dessus, pour en faire une nouvelle.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Ensuite, c’est le tour de votre voisin de gauche. Quand le tour revient au joueur qui a mis fin à la manche, on compte les points.
    .for = if active is finisher or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active
    .unsaid = zone-stock


## Le décompte

reveal-show = { each-player.opening } retourne { face-up } les cartes { zone-grid.their }.
    .for = each player: turn grid of me up

reveal-clear = Si trois cartes identiques apparaissent ainsi dans une colonne, elles vont elles aussi { zone-discard.to }.
    .for = if columns = leave then (each player: each one in grid of me where exactly 2 of other in grid of me where other is not one and column of other = column of one and rank of other = rank of one: each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = each-player, face-up, number-2, zone-grid

# Qui est qui, à côté d’un nom et dans des phrases
role-dealer = donne
    .who = la personne qui donne
    .of = de la personne qui donne
    .you = Désormais, c’est vous qui donnez

role-starter = a commencé
    .who = la personne qui a commencé
    .of = de la personne qui a commencé
    .you = Désormais, c’est vous qui commencez

role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = C’est maintenant votre tour

role-finisher = a mis fin à la manche
    .who = la personne qui a mis fin à la manche
    .of = de la personne qui a mis fin à la manche
    .you = Vous avez maintenant mis fin à la manche

total = Vous marquez la somme des cartes qui restent { zone-grid.own-to }.
    .why = somme des cartes
    .why-score-own = somme des cartes
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player
    .unsaid = zone-grid

# $factor
score-doubled = Si vous avez mis fin à la manche sans avoir moins de points que tous les autres, votre somme compte { $factor ->
    [2] double
    [3] triple
   *[other] { $factor } fois
 }, pourvu qu’elle soit supérieure à zéro.
    .why = n’a pas moins que tous les autres : × { $factor }
    .for = factor * total of player when beaten of player and total of player > 0 overrides own
    .for-beaten = define beaten of player: player is finisher and (some opponents where total of it <= total of player)

# $finisher et chaque autre rôle par son nom : les noms des joueurs
example = Un exemple : { $finisher } a mis fin à la manche, et toutes les cartes sont visibles.

reveal-count = Ajoutez ce que marque { each-player } à ses points des manches précédentes.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## La fin de la partie

# Ce qui a été décidé, sans point final : $value (`yes` ou `no`), $players_list
said-ahead = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gagne
       *[other] gagnent
    } la partie
   *[no] { ALL($players_list) } ne { COUNT($players_list) ->
        [one] gagne
       *[other] gagnent
    } pas la partie
 }

# $limit
standings-end = La partie finit quand, après une manche, un joueur a { $limit } points ou plus. Celui qui a alors le moins de points a gagné.
    .for = if some players where over of it then (each player: announce ahead of me; end match)
    .for-over = define over of player: running of player >= limit
    .for-best = define best: least running of players
    .for-ahead = define ahead of player: running of player = best
    .unsaid = each-player

standings-rotate = Sinon, le voisin de gauche du donneur donne la manche suivante.
    .for = let dealer be left of dealer; go to setup


## Questions

question-tie-start = À la première manche, deux joueurs ont la même somme, la plus élevée. Qui commence ?
    .for = nearest_to_dealer
    .ruling = Celui des deux qui vient le premier en comptant à partir de la gauche du donneur.
    .reason = C’est l’ordre dans lequel on a donné.

question-peeking = Puis-je regarder mes cartes cachées ?
    .for = no
    .ruling = Non. Personne ne les connaît avant qu’elles soient retournées.
    .reason = C’est un jeu de chance et de sang-froid, non de mémoire.

question-taken-back = J’ai pris la carte du dessus de la défausse et je n’en veux plus. Puis-je la remettre ?
    .for = must_exchange
    .ruling = Non. Vous devez l’échanger contre une de vos cartes.
    .reason = Sinon, vous pourriez simplement passer votre tour.

question-must-leave = Puis-je garder trois cartes identiques dans une colonne, par exemple parce qu’elles sont négatives ?
    .for = always
    .about = next.clear
    .ruling = Non. Elles partent dès qu’elles sont visibles toutes les trois.
    .reason = On ne demande l’avis de personne : réfléchissez donc avant de réunir des points négatifs dans une colonne.

question-leaving-order = J’échange une carte, et une colonne part. Quelle carte se trouve au-dessus de la défausse ?
    .for = on_top
    .about = next.clear
    .ruling = L’une des trois cartes identiques. Celle que vous avez remplacée est dessous.
    .reason = Elle a été défaussée d’abord ; la colonne n’est partie qu’ensuite.

question-all-gone = Et si mes dernières cartes partent ?
    .for = ends_round
    .about = next.clear
    .ruling = Si personne ne l’a fait avant vous, vous mettez fin à la manche, tout comme si vos cartes étaient visibles.
    .reason = Dans les deux cas, vous n’avez plus de carte cachée.

question-second-finisher = Dans les derniers tours, un autre joueur retourne sa dernière carte cachée. Risque-t-il quelque chose ?
    .for = only_first
    .ruling = Non. Seul le premier a mis fin à la manche, et seule sa somme peut compter plusieurs fois.
    .reason = Les autres n’ont pas choisi le moment où la manche finit.

question-last-turns = Les derniers tours ont-ils quelque chose de particulier ?
    .for = normal_turns
    .ruling = Non. Chacun y fait ce qu’il peut faire à tout autre tour.
    .reason = Seul change le nombre de tours qui restent.

question-late-columns = Trois cartes identiques n’apparaissent dans une colonne que tout à la fin. Cela peut-il changer qui a le moins de points ?
    .for = leave_first
    .about = reveal.clear
    .ruling = Oui. Chez tous les joueurs, ces colonnes partent avant qu’on additionne et qu’on compare.
    .reason = Seul compte ce qui reste dans une grille.

question-tied-finisher = J’ai mis fin à la manche, et un autre a aussi peu de points que moi. Est-ce assez ?
    .for = doubled
    .about = score.doubled
    .ruling = Non. Il vous faut moins de points que chacun des autres. On compare ce que valent les cartes, avant toute multiplication.
    .reason = Qui met fin à la manche prétend être devant, non à égalité.

question-below-zero = J’ai mis fin à la manche avec moins de zéro point, mais un autre a encore moins. Qu’est-ce que je marque ?
    .for = not_doubled
    .about = score.doubled
    .ruling = Votre somme, telle quelle.
    .reason = Sinon, vous gagneriez à vous être trompé.

question-running-below-zero = Puis-je avoir moins de zéro point dans la partie ?
    .for = allowed
    .ruling = Oui. Un score négatif est retranché de vos points.
    .reason = On additionne les scores tels qu’ils sont.

question-nothing-left = Et si les deux piles sont épuisées ?
    .for = round_ends
    .ruling = Avec toutes les cartes, cela n’arrive pas. S’il en manque et que plus personne ne peut piocher, la manche finit aussitôt : chacun marque sa simple somme, et le joueur qui l’a commencée commence aussi la suivante.
    .reason = Plus personne ne pourrait piocher, et personne n’a mis fin à la manche.

question-tied-match = À la fin de la partie, plusieurs joueurs ont le moins de points. Qui gagne ?
    .for = all_win
    .ruling = Ils gagnent tous.
    .reason = Rien d’autre ne les départage.


## Glossaire

glossary-grid = Les cartes placées devant un joueur{ $columns ->
    [leave] , et les places laissées par celles qui sont parties
   *[stay] { "" }
 }.
    .term = Grille

glossary-column = Les cartes d’une grille qui se trouvent l’une au-dessus de l’autre.
    .term = Colonne

glossary-stock = La pile de cartes cachées, au milieu, où l’on pioche.
    .term = Pioche

glossary-discard = La pile de cartes visibles, à côté de la pioche. Seule sa carte du dessus peut être prise.
    .term = Défausse

glossary-exchange = Mettre une nouvelle carte à la place d’une carte de sa grille, que l’on défausse.
    .term = Échanger
