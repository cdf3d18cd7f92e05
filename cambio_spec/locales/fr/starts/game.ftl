### Les phrases du livret de ce jeu, en français.
###
### Une phrase porte le nom de la règle qu’elle énonce ; points et soulignés y deviennent des
### traits d’union. .for contient la règle telle qu’elle était quand la phrase a été écrite :
### changez la règle, et `cambio-spec check` demande une nouvelle phrase. .title est un nom
### court, .short ce qui tient sur l’aide de jeu d’une page, .why explique un score dans
### l’exemple chiffré, et .unsaid énumère ce qu’une phrase tait exprès. Les mots entre
### accolades sont insérés par l’outil : des nombres comme { $limit }, les zones de cartes,
### qui agit. Une règle qui n’a pas de phrase ici est décrite avec les mots de l’outil, pour
### autant qu’il en ait.


## Le jeu

game = { $title }

about = Vous avez devant vous quelques cartes, dont vous n’avez vu qu’une partie. Échangez celles dont vous ne voulez pas contre de meilleures, et arrêtez la manche quand vous pensez que personne n’a moins que vous.

object = À chaque manche, visez le total le plus bas. Sur toute la partie, ayez le moins de points possible.


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
    .self-subject = sa propre grille
    .self-object = sa propre grille
    .self-of = de sa propre grille
    .self-from = de sa propre grille
    .self-to = dans sa propre grille
    .self-in = dans sa propre grille

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
    .self-subject = sa propre main
    .self-object = la carte de sa propre main
    .self-of = de sa propre main
    .self-from = de sa propre main
    .self-to = dans sa propre main
    .self-in = dans sa propre main


## Les joueurs

opening-first-dealer = Décidez ensemble qui donne en premier.
    .for = let dealer be first of players; go to setup


## Mise en place

setup-shuffle = Mélangez les { $cards } cartes.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Donnez { $number-4 } cartes à { each-player }, { face-down }, une par une. Chacun dispose les siennes en { zone-grid } de { $grid-shape }.
    .for = deal 4 from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Posez le reste au milieu, { face-down } : c’est { zone-stock.object }. Placez sa carte du dessus { face-up } à côté, pour commencer { zone-discard.object }.
    .for = move top of stock to discard

setup-peek = { each-player.opening } regarde une fois les { $grid-row-1 } cartes de sa { zone-grid } qui sont les plus proches de lui.
    .for = each player: look at row 1 of grid of me

setup-begin = Le voisin de gauche du donneur commence.
    .for = let active be left of dealer; go to turn


## Le tour de jeu

turn = Quand c’est votre tour, faites l’une de ces deux choses :
    .for = phase turn, holding: active acts

draw = Prenez la carte du dessus { zone-stock.of } { zone-hand.own-to }, sans la montrer.
    .title = Piocher
    .short = Vous seul voyez la carte.
    .for = action draw in turn: move top of stock to hand of me; go to holding

keep = Posez une carte { zone-grid.own-of } { face-up } { zone-discard.to }. La carte piochée prend sa place, { face-down }.
    .title = Garder
    .short = Elle prend la place d’une carte de votre grille, que vous défaussez.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

throw = Posez la carte piochée { face-up } { zone-discard.to }.
    .title = Défausser
    .short = Elle va sur la défausse.
    .for = action throw in holding: move hand of me to discard; go to next
    .unsaid = zone-hand

call = Au lieu de piocher, dites « Dernier tour ! » : vous êtes l’appelant. Tous les autres ont encore un tour. Il n’y a qu’un appelant par manche.
    .title = Appeler
    .short = Tous les autres ont encore un tour.
    .for = action call in turn when caller is nobody: let caller be me; go to next

next-last-lap = Ensuite, c’est le tour de votre voisin de gauche. La manche finit quand le tour revient à l’appelant, ou quand { zone-stock.subject } est épuisée.
    .for = if active is caller or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Le décompte

reveal-show = { each-player.opening } retourne { face-up } les cartes de sa { zone-grid }.
    .for = each player: turn grid of me up

total = Votre total est ce que valent ensemble les cartes { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player

score-winner = Le joueur qui a le total le plus bas marque { $value }, chacun des autres son total.
    .why = total le plus bas
    .why-score-others = total compté tel quel
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = Si vous avez appelé et qu’un autre a moins que vous, vous marquez votre total et { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } de plus.
    .why = a appelé trop tôt : { $penalty } de plus
    .for = total of player + penalty when player is caller and total of player > lowest overrides others

example = Un exemple : { $caller } a appelé, et toutes les cartes sont retournées.

reveal-count = Ajoutez le score de { each-player } à ses points des manches précédentes.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## La fin de la partie

# C’est ainsi que `cambio-spec score` dit ce que `ahead` a décidé ; sans point final.
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

standings-end = La partie finit quand un joueur a { $limit } points ou plus. Celui qui a alors le moins de points a gagné ; si plusieurs joueurs en ont aussi peu, vous jouez encore.
    .for = if some players where running of it >= limit and (exactly 1 of players where ahead of it) then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: running of player = least running of players
    .unsaid = each-player

standings-rotate = Sinon, le voisin de gauche du donneur donne la manche suivante.
    .for = let dealer be left of dealer; go to setup


## Qui est qui

role-dealer = donne
    .who = la personne qui donne
    .of = de la personne qui donne
    .you = Désormais, c’est vous qui donnez

role-caller = a appelé
    .who = la personne qui a appelé
    .of = de la personne qui a appelé
    .you = Désormais, c’est vous qui avez appelé
    .nobody = personne n’a appelé
    .somebody = quelqu’un a appelé
    .none = Il n’y a plus d’appelant

role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = C’est maintenant votre tour

fact-running = points jusqu’ici
    .set = Vos points jusqu’ici sont désormais de { $value }
