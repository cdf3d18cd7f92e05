### Le Cambio en français : les phrases de la règle du jeu. Chaque message porte le nom de la règle
### qu’il énonce ; comment cela s’articule est expliqué en tête du catalogue anglais.
###
### Les mots du jeu, toujours les mêmes : pioche, défausse, grille, manche, partie, tour ; piocher,
### garder, défausser, coller, appeler « Cambio », d’où l’appelant.


## Le jeu

game = Cambio

about = Vous avez devant vous { $dealt } cartes face cachée, et { $with-setup-peek ->
    [yes] vous n’en connaissez au début que quelques-unes
   *[no] vous n’en connaissez aucune
 }. Tour après tour, vous échangez ce que vous savez mauvais contre ce que vous espérez meilleur{ $with-powers ->
    [yes] , vous glissez un coup d’œil là où une carte le permet et vous brouillez ce que vos rivaux croient posséder
   *[no] { "" }
 }. Vous pensez avoir les cartes les moins chères de la table ? Dites « Cambio » : les autres ont encore chacun un tour, puis tout est dévoilé.

about-match = Les points, ici, sont à fuir. { $rounds ->
    [0] Les manches s’enchaînent jusqu’à ce qu’il ne reste qu’un joueur sous les { $limit } points : c’est lui qui gagne la partie.
   *[other] On joue { $rounds } manches ; le joueur qui a alors le moins de points gagne la partie.
 } Si vous avez déjà joué au golf ou au Cabo, vous serez tout de suite en terrain connu.

object = À chaque manche, visez le total le plus bas de la table. { $rounds ->
    [0] Sur toute la partie, soyez le dernier à ne pas avoir atteint { $limit } points.
   *[other] Au bout de { $rounds } manches, il faut avoir le moins de points de tous.
 }


## À convenir avant de jouer

option-limit = { $rounds ->
    [0] La limite est fixée à { $limit } points : qui l’atteint est éliminé de la partie.
   *[other] Quand le nombre de manches est fixé, il n’y a pas de limite de points.
 }

option-rounds = { $rounds ->
    [0] La partie dure jusqu’à ce qu’il ne reste qu’un joueur. Ou bien vous convenez de 5 ou 7 manches.
   *[other] La partie compte { $rounds } manches. Personne ne la quitte avant.
 }

option-stick-any-turn = { $stick-any-turn ->
    [yes] Chacun peut coller au tour de n’importe qui ; priorité au premier qui retourne une carte.
   *[no] On ne colle qu’à son propre tour. Ou bien vous permettez à tous de coller à tout moment.
 }
    .about = stick

option-tied-both = { $tied-both ->
    [yes] Ceux qui partagent le total le plus bas avec l’appelant marquent 0 point, eux aussi.
   *[no] Si l’appelant partage le total le plus bas avec d’autres, lui seul marque 0 point. Ou bien vous convenez que tous marquent 0 point.
 }

option-empty-wins = { $empty-wins ->
    [yes] Qui colle sa dernière carte met aussitôt fin à la manche.
   *[no] La manche continue quand un joueur n’a plus de cartes. Ou bien vous convenez qu’elle s’arrête là.
 }


## Variantes

variant-blind = Personne ne regarde de carte avant le premier tour. Ce que vous voulez savoir, vous devez le découvrir en jouant.
    .title = Cambio à l’aveugle

variant-joker = Deux jokers s’ajoutent au paquet. Chacun vaut { SIGNED($points-joker) }, mieux que toute autre carte, mais n’a pas de pouvoir.
    .title = Cambio avec jokers

variant-five-cards = Chacun a { $dealt } cartes, en rangées de deux, deux et une{ $rounds ->
    [0] , et la limite est fixée à { $limit } points
   *[other] { "" }
 } : des manches plus longues, et plus à retenir.
    .title = Cambio à cinq cartes

variant-team = À quatre ou à six : les partenaires sont assis face à face, et leurs cartes comptent ensemble. L’un ou l’autre appelle pour les deux.
    .title = Cambio en équipe

variant-open-kings = Tous les rois valent { SIGNED($points-red-k) }, les rouges aussi. Le hasard des rois y compte moins.
    .title = Rois ouverts

variant-no-penalty = Un appel à tort ne coûte rien de plus. Idéal avec des enfants, ou pour une première partie.
    .title = Cambio sans pénalité


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

zone-lot = carte tirée
    .own-subject = la place devant vous
    .own-object = la carte que vous avez tirée
    .own-of = de la carte que vous avez tirée
    .own-from = que vous avez tirée
    .own-to = devant vous
    .own-in = posée devant vous
    .opponent-in = posée devant un adversaire
    .each-to = devant chaque joueur


## Les joueurs

players = Le Cambio se joue de { $fewest } à { $most } joueurs, chacun pour soi. Les tours s’enchaînent dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 } ; on saute ceux des joueurs éliminés.

lots-draw = On tire au sort qui donne en premier : { each-player } prend une carte du paquet mélangé et la pose { face-up } sur la table. Qui a la plus haute donne la première manche ; le roi est la carte la plus haute, l’as la plus basse. En cas d’égalité en tête, les joueurs concernés tirent de nouveau.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height = define height of player given size of lot of player > 0: pip of top of lot of player
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock


## Les cartes et leur valeur

deck = Il vous faut un jeu de { $cards } cartes, sans jokers. Voici ce que chaque carte vous coûte à la fin d’une manche :


## Mise en place

setup-shuffle = Rassemblez les { $cards } cartes et mélangez-les bien.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

setup-cut = Le voisin de gauche du donneur coupe le paquet.
    .for = as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    .unsaid = zone-stock

setup-deal = { each-player.opening } reçoit { $dealt } cartes, { face-down }, et les dispose devant lui en { zone-grid } de { $grid-shape }. Pas question de regarder pour l’instant !
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Posez le reste { face-down } au milieu de la table : c’est { zone-stock.object }. Prenez-en la carte du dessus et placez-la { face-up } à côté : ainsi commence { zone-discard.object }.
    .for = move top of stock to discard

setup-peek = Maintenant, { each-player } regarde, une seule fois, les { $grid-row-1 } cartes de sa { zone-grid } qui forment la rangée la plus proche de lui. À partir de là, il faut se fier à sa mémoire.
    .for = each player: look at row 1 of grid of me

setup-begin = Le voisin de gauche du donneur joue en premier.
    .for = let active be starter; go to turn
    .for-starter = define starter: left of dealer


## Le tour de jeu

turn = Quand vient votre tour, choisissez une possibilité, et une seule :
    .for = phase turn, holding, closing: active acts

draw = Prenez, sans la montrer à personne, la carte du dessus { zone-stock.of }. S’il n’y a plus rien à piocher, mélangez d’abord toutes les cartes { zone-discard.of }, sauf celle du dessus, pour en faire une nouvelle pioche. Décidez ensuite du sort de la carte piochée.
    .title = Piocher
    .short = Ne montrez la carte à personne.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Posez { face-up } { zone-discard.to } une carte { zone-grid.own-of }, au choix ; la nouvelle prend sa place, { face-down }.{ $with-powers ->
    [yes] { " " }Une carte qui quitte ainsi une grille n’a pas de pouvoir.
   *[no] { "" }
 }
    .title = Garder la carte
    .short = Elle remplace une carte de votre grille, qui va face visible sur la défausse.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

throw = Posez la carte piochée { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Si elle a un pouvoir, vous { may } l’utiliser aussitôt.
   *[no] { "" }
 }
    .title = Défausser la carte
    .short = Elle va face visible sur la défausse.{ $with-powers ->
    [yes] { " " }Vous pouvez utiliser son pouvoir.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand

take = Prenez la carte posée sur le dessus { zone-discard.of } et placez-la { face-down } { zone-grid.own-to }, où elle remplace une carte de votre choix ; celle-ci va { face-up } { zone-discard.to }. Une carte prise ainsi ne se défausse pas aussitôt{ $with-powers ->
    [yes] { " " }et ne donne droit à aucun pouvoir
   *[no] { "" }
 }.
    .title = Prendre dans la défausse
    .short = La carte doit en remplacer une de votre grille.{ $with-powers ->
    [yes] { " " }Pas de pouvoir.
   *[no] { "" }
 }
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

call = Dites « Cambio » au lieu de piocher : vous êtes l’appelant. Votre tour s’arrête là, et tous les autres ont encore un tour. Pour le reste, rien ne change{ $with-powers ->
    [yes] { "\u202F" }; même vos propres cartes restent à leur merci
   *[no] { "" }
 }. On n’appelle « Cambio » qu’une fois par manche.
    .title = Appeler « Cambio »
    .short = Tous les autres ont encore un tour, puis on retourne toutes les cartes. Personne d’autre ne peut plus appeler.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = { $stick-any-turn ->
    [yes] { any-player.opening } – et pas seulement celui dont c’est le tour – peut, à n’importe quel moment d’un tour, retourner { face-up } une carte de sa { zone-grid } ; priorité au premier qui en retourne une. Si elle a le même rang que la carte du dessus { zone-discard.of }, elle va par-dessus et sa place reste vide : une carte de moins à compter. Sinon, elle est remise { face-down } ; tout le monde l’a vue, et ce joueur ne peut plus coller avant le début du tour suivant.
   *[no] À n’importe quel moment de votre tour – avant de piocher, avec la carte piochée en main ou tout à la fin –, vous { may } retourner { face-up } une carte { zone-grid.own-of }. Si elle a le même rang que la carte du dessus { zone-discard.of }, posez-la par-dessus et laissez sa place vide : une carte de moins à compter. Sinon, remettez-la { face-down } ; tout le monde l’a vue, et vous ne pouvez plus coller avant votre prochain tour.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] Quand les deux partenaires d’une équipe se sont défaits ainsi de leurs dernières cartes, la manche s’arrête aussitôt.
       *[no] Qui se défait ainsi de sa dernière carte met aussitôt fin à la manche.
     }
   *[no] { "" }
 }
    .title = Coller une carte
    .short = { $stick-any-turn ->
    [yes] À tout moment, même au tour d’un autre, retournez une carte de votre grille. Même rang que le dessus de la défausse : posez-la là et laissez le trou. Raté : remettez-la face cachée et ne collez plus avant le tour suivant.
   *[no] À tout moment de votre tour, retournez une carte de votre grille. Même rang que le dessus de la défausse : posez-la là et laissez le trou. Raté : remettez-la face cachée et ne collez plus pendant ce tour.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] Plus de cartes dans une équipe : la manche s’arrête aussitôt.
       *[no] Plus de cartes : la manche s’arrête aussitôt.
     }
   *[no] { "" }
 }
    .for = action stick by any player in turn, holding, closing when (me is active or stick_any_turn) and not missed of me and size of discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot down; let missed of me be yes)

pass = Si vous { $with-take ->
    [yes] ne pouvez ni piocher ni prendre dans la défausse
   *[no] ne pouvez pas piocher
 } et qu’un joueur a déjà appelé « Cambio », vous passez.
    .title = Passer
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Le tour passe alors au joueur suivant.
    .title = Fin du tour
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be left of active
    .unsaid = each-player

next-last-lap = Quand le tour revient à l’appelant, la manche est finie et l’on compte les cartes.
    .for = if active is caller then go to reveal else go to turn


## Les pouvoirs

powers = Ces cartes ont un pouvoir, mais seulement si vous les défaussez dès que vous les avez piochées. Libre à vous de l’utiliser ; si vous y renoncez, ou s’il n’y a aucune carte sur laquelle l’exercer, il ne se passe rien.


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

role-dealer = donne
    .who = la personne qui donne
    .of = de la personne qui donne
    .you = Désormais, c’est vous qui donnez

role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = C’est maintenant votre tour

fact-contender = tire pour la donne
    .yes = vous participez encore au tirage du donneur
    .no = vous ne participez plus au tirage du donneur
    .let-yes = Vous participez désormais au tirage du donneur
    .let-no = Vous ne participez plus au tirage du donneur

fact-out = hors de la partie
    .yes = vous avez été éliminé de la partie
    .no = vous êtes encore en lice
    .let-yes = Vous êtes désormais éliminé de la partie
    .let-no = Vous êtes de nouveau en lice

fact-missed = a retourné une carte en vain
    .yes = vous avez retourné une carte en vain
    .no = vous n’avez pas retourné de carte en vain
    .let-yes = Désormais, vous avez retourné une carte en vain
    .let-no = Désormais, vous n’avez pas retourné de carte en vain

fact-running = points jusqu’ici
    .set = Vos points jusqu’ici sont désormais de { $value }

fact-played = manches jouées
    .set = Le nombre de manches jouées est désormais de { $value }

total = Votre total est la somme des points de toutes les cartes { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player

score-winner = Le joueur qui a le total le plus bas marque { $value ->
    [one] { $value } point
   *[other] { $value } points
 } ; chacun des autres marque son total. Si plusieurs partagent le total le plus bas, ils gagnent tous{ $with-score-tied-other ->
    [yes] , sauf si l’appelant en fait partie
   *[no] { "" }
 }.
    .why = total le plus bas
    .why-score-others = total compté tel quel
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = Si vous avez appelé « Cambio » et qu’un autre total est aussi bas que le vôtre, ou plus bas, vous marquez votre total et { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } de plus.
    .why = a appelé à tort : { $penalty } de plus
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller

score-tied-caller = Si vous avez appelé « Cambio » et que vous partagez le total le plus bas, la manche est{ $with-score-miscalled ->
    [yes] { " " }tout de même
   *[no] { "" }
 } gagnée pour vous : vous marquez { $value ->
    [one] { $value } point
   *[other] { $value } points
 }{ $with-score-miscalled ->
    [yes] , sans pénalité
   *[no] { "" }
 }.
    .why = a appelé et partage le total le plus bas
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

score-tied-other = Ceux qui partagent le total le plus bas avec l’appelant marquent leur total.
    .why = total le plus bas, partagé avec l’appelant
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

score-below-zero = Si vous n’avez pas gagné et que vous deviez marquer moins de zéro, vous marquez { $value ->
    [one] { $value } point
   *[other] { $value } points
 }.
    .why = total négatif, mais manche perdue
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

score-emptied = Si { zone-grid.own-subject } est vide, vous marquez { $value ->
    [one] { $value } point
   *[other] { $value } points
 } dans tous les cas, que vous ayez appelé ou non.
    .why = plus aucune carte
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0

example = Un exemple : { $caller } a appelé « Cambio », et toutes les cartes sont retournées.
    .about = call

reveal-count = Notez le score de { each-player } et ajoutez-le à ses points des manches précédentes.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## La fin de la partie

over = À { $limit } points ou plus, c’est l’élimination.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = Si cela devait éliminer tout le monde, ceux qui ont le moins de points restent malgré tout en lice et continuent entre eux.
    .for = no when rounds = 0 and running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

match-winner-last = Le dernier joueur en lice gagne la partie. Tant qu’il en reste { $number-2 } ou plus, jouez une nouvelle manche.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

standings-judge = Après chaque manche, voyez si la partie a un gagnant.
    .for = announce match_winner
    .for-standings-end = if match_winner is not nobody then end match

finished = La partie compte { $rounds } manches.
    .for = define finished: rounds > 0 and played >= rounds
    .for-reveal-tally = if rounds > 0 then let played be played + 1
    .for-match-winner-rounds-left = nobody when rounds > 0 and not finished

match-winner-fewest = Après la dernière, le joueur qui a le moins de points gagne la partie.
    .for = first of players where running of it = best when finished and (exactly 1 of players where running of it = best)
    .for-best = define best: least running of players

match-winner-still-tied = S’ils sont { $number-2 } ou plus à avoir le moins de points, ils jouent entre eux une manche décisive, à laquelle les autres ne prennent pas part ; les points déjà marqués restent acquis.
    .for = nobody when finished and (at least 2 of players where running of it = best)
    .unsaid = each-player
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes

standings-rotate = Pour la manche suivante, la donne passe au premier joueur encore en lice à gauche du donneur.
    .for = let dealer be left of dealer; go to setup


## Questions

question-drawn-tie = Que faire si deux joueurs sont à égalité en tête au tirage du donneur ? Et l’as, est-il haut ?
    .for = draw_again
    .ruling = Les joueurs à égalité tirent de nouveau. L’as est ici la carte la plus basse, comme au décompte.
    .reason = Les éditions publiées ne parlent que de la plus haute carte.

question-discards-lie = Les cartes défaussées se posent-elles face visible ou face cachée ?
    .for = face_up
    .ruling = Toujours face visible : la première, celles que vous défaussez et celles que vous remplacez.
    .reason = Une édition les cache, mais personne ne saurait alors ce qu’il y a sur le dessus.

question-peek-when = Tout le monde regarde-t-il ses cartes en même temps ?
    .for = together
    .ruling = Oui, une seule fois et juste le temps de les retenir, avant que le premier tour commence.
    .reason = Ainsi, personne ne regarde plus longtemps que les autres.

question-match-by = Pour coller, faut-il les mêmes points ou le même rang ?
    .for = rank
    .ruling = Le même rang : un roi rouge va sur un roi noir, quoi que vaille chacun des deux.
    .reason = Les éditions divergent ; le rang, lui, se voit sans calcul.

question-stick-when = Coller me coûte-t-il mon tour ?
    .for = any_time_on_your_turn
    .about = stick
    .ruling = Non. Cela s’ajoute à ce que vous faites à votre tour – avant, pendant ou après –, autant de fois que vous tombez juste.
    .reason = Les éditions veulent une seule action, mais permettent de coller à tout moment du tour ; les deux vont ensemble si coller ne compte pas.

question-wrong-stick = Et si je retourne une carte qui n’a pas le bon rang ?
    .for = turned_back
    .ruling = Elle reprend sa place, face cachée. Tout le monde l’a vue, et vous ne pouvez plus coller pendant ce tour.
    .reason = Aucune pénalité n’est prévue ; les autres connaissent désormais votre carte, et cela suffit bien.

question-emptied-slot = Puis-je combler un trou que j’ai fait en collant ?
    .for = stays_empty
    .about = stick
    .ruling = Non. Un trou reste un trou, et les autres cartes ne bougent pas.
    .reason = Un échange met une carte à la place d’une autre ; dans un trou, il n’y en a pas.

question-no-slot = Je n’ai plus de cartes. Que puis-je encore faire ?
    .for = discard_only
    .ruling = Piocher et défausser, ou appeler « Cambio ».{ $with-powers ->
    [yes] { " " }Les pouvoirs qui ne portent que sur les cartes des autres vous restent ouverts.
   *[no] { "" }
 }
    .reason = Une nouvelle carte ne peut que remplacer une carte qui est là.

question-no-target = Et s’il n’y a aucune carte sur laquelle exercer un pouvoir ?
    .for = not_offered
    .ruling = Alors il reste sans effet, et le tour continue.
    .reason = Un pouvoir a besoin de toutes les cartes qu’il demande.

question-power-when = Jusqu’à quel moment puis-je utiliser un pouvoir ?
    .for = at_once
    .about = powers
    .ruling = Seulement juste après avoir défaussé la carte. Dès que vous faites autre chose, il est perdu.
    .reason = Certaines éditions laissent plus de temps ; personne ne devrait avoir à surveiller cela.

question-queen-order = La dame m’oblige-t-elle à échanger les deux cartes ?
    .for = look_then_decide
    .ruling = Non. Vous regardez l’une et l’autre, puis vous décidez.
    .reason = Le nom du pouvoir ressemble à un ordre ; sa description, non.

question-starter-power = La première carte de la défausse a un pouvoir. Qui peut l’utiliser ?
    .for = none
    .about = powers
    .ruling = Personne.
    .reason = Un pouvoir demande une carte que quelqu’un a piochée, puis choisi de défausser.

question-stock-out = Que se passe-t-il quand la pioche est épuisée ?
    .for = reshuffle
    .ruling = Le premier qui veut piocher mélange d’abord la défausse, sauf la carte du dessus : c’est la nouvelle pioche.
    .reason = Aucune édition ne donne de réponse ; ainsi, la manche continue.

question-no-action = Et si je ne peux rien faire du tout ?
    .for = pass
    .ruling = Vous passez. Avec ces règles, cela n’arrive presque jamais.
    .reason = Une manche ne doit pas se bloquer à cause d’un seul joueur.

question-first-call = À partir de quand puis-je appeler « Cambio » ?
    .for = any_turn
    .ruling = Dès votre tout premier tour, si vous l’osez – avec n’importe quel total, et même sans connaître toutes vos cartes.
    .reason = Aucune édition ne demande d’attendre.

question-bluff-call = Puis-je appeler « Cambio » sans croire que je gagnerai la manche ?
    .for = allowed
    .ruling = Oui. Personne ne vérifie ce que vous croyez ; ce sont les cartes que l’on compte.
    .reason = Selon les éditions, l’appelant déclare qu’il y croit, mais elles parlent elles-mêmes d’un jeu de bluff.

question-second-call = Un autre joueur peut-il appeler « Cambio » aussi ?
    .for = nobody_else
    .ruling = Non. Il n’y a qu’un appelant par manche.
    .reason = La manche touche déjà à sa fin.

question-last-turns = Les derniers tours ont-ils quelque chose de particulier ?
    .for = normal_turns
    .ruling = Une seule chose : plus personne ne peut appeler « Cambio ». Tout le reste est comme d’habitude.
    .reason = Les éditions ne leur retirent rien.

question-caller-protected = Les cartes de l’appelant sont-elles à l’abri des autres ?
    .for = no
    .ruling = Non. Un pouvoir agit sur elles comme sur celles de n’importe qui.
    .reason = Aucune édition ne les protège.

question-caller-tie = J’ai appelé « Cambio » et je partage le total le plus bas. Dois-je ajouter { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } de pénalité ?
    .for = no_penalty
    .about = score.miscalled, score.tied_caller
    .ruling = Non, vous marquez comme un gagnant. { $with-score-tied-other ->
    [yes] Ceux qui ont le même total que vous le marquent.
   *[no] Il en va de même de ceux qui ont le même total que vous.
 }
    .reason = Les éditions disent tantôt oui, tantôt non ; le passage sur les égalités est le plus précis.

question-tied-others = Plusieurs joueurs battent l’appelant avec le même total, le plus bas. Qui gagne ?
    .for = each_zero
    .ruling = Tous ; chacun d’eux marque comme un gagnant.
    .reason = Aucun de leurs totaux n’est plus bas que les autres, mais aucun n’est plus haut non plus.

question-below-zero = Mon total est négatif, mais je n’ai pas gagné. Est-ce que je perds des points ?
    .for = counts_as_zero
    .ruling = Non, il compte { $value }.{ $with-score-miscalled ->
    [yes] { " " }Mais si vous avez appelé « Cambio », la pénalité s’ajoute d’abord à votre total.
   *[no] { "" }
 }
    .reason = Sinon, perdre rapporterait plus que gagner.

question-match-below-zero = Puis-je descendre au-dessous de zéro dans la partie ?
    .for = impossible
    .ruling = Non. Aucune manche ne rapporte moins de 0 point ; personne ne gagne donc non plus la partie avec moins.
    .reason = On n’enlève rien à qui gagne une manche, ni à qui la perd.

question-empty-grid = Est-ce que je gagne tout de suite quand je n’ai plus de cartes ?
    .for = zero_and_play_on
    .ruling = Non. La manche continue, mais vous y marquerez { $value ->
    [one] { $value } point
   *[other] { $value } points
 }, même si vous appelez « Cambio ».
    .reason = Y mettre fin sur-le-champ, c’est l’affaire des règles maison.

question-limit-reached = Avec { $limit } points tout juste, est-ce l’élimination ?
    .for = out_at_limit
    .ruling = Oui : atteindre { $limit } suffit.
    .reason = Les éditions le disent de trois façons ; celle-ci est la plus précise.

question-match-ends = La partie s’arrête-t-elle au premier joueur éliminé ?
    .for = last_one_in
    .ruling = Non, les autres continuent jusqu’à ce qu’il n’en reste qu’un.
    .reason = Les introductions le laissent croire ; les chapitres sur la victoire disent autre chose.

question-all-out = Et si nous atteignons tous { $limit } points dans la même manche ?
    .for = lowest_play_on
    .ruling = Ceux qui ont le moins de points restent. S’il n’y en a qu’un, la partie est gagnée ; s’ils sont plusieurs, ils jouent une manche décisive.
    .reason = Il faut bien que quelqu’un gagne.

question-left-players = Les joueurs éliminés donnent-ils encore ? Ont-ils encore leur tour ?
    .for = skipped
    .ruling = Non. La donne et les tours passent aux joueurs suivants.
    .reason = Ils n’ont pas de cartes avec lesquelles jouer.

question-race = Deux joueurs veulent coller en même temps. Qui passe en premier ?
    .for = who_turns_up_first
    .about = stick
    .ruling = Celui qui a retourné une carte le premier. Si personne ne peut le dire, celui qui vient d’abord quand on part du joueur dont c’est le tour, dans le sens du jeu.
    .reason = Aucune édition ne dit comment départager une telle course.

question-fixed-rounds = Quand le nombre de manches est fixé, peut-on être éliminé avant la fin ?
    .for = nobody_leaves
    .about = finished
    .ruling = Non. Tous jouent les { $rounds } manches, quels que soient leurs points.
    .reason = Le nombre fixé prend la place de la limite.

question-deciding-round = Qu’est-ce qui compte dans une manche décisive ?
    .for = tied_play_on
    .about = finished
    .ruling = Tout : ses scores s’ajoutent aux points déjà marqués.
    .reason = Les éditions disent seulement qu’elle a lieu.


## Glossaire

glossary-grid = Les cartes posées devant un joueur{ $with-stick ->
    [yes] , y compris les trous qu’il a faits en collant
   *[no] { "" }
 }.
    .term = Grille

glossary-stock = La pile face cachée, au milieu, où l’on pioche.
    .term = Pioche

glossary-discard = La pile face visible à côté de la pioche. Seule compte la carte du dessus.
    .term = Défausse

glossary-keep = Mettre une carte dans sa grille, à la place d’une de celles qui s’y trouvent.
    .term = Garder
    .about = keep

glossary-throw = Poser sur la défausse la carte que l’on vient de piocher.{ $with-powers ->
    [yes] { " " }Seules les cartes ainsi défaussées ont un pouvoir.
   *[no] { "" }
 }
    .term = Défausser
    .about = throw

glossary-stick = Se débarrasser d’une carte parce que celle du dessus de la défausse a le même rang.
    .term = Coller
    .about = stick

glossary-call = Dire « Cambio » et ouvrir ainsi les derniers tours de la manche.
    .term = Appeler
    .about = call

glossary-caller = Le joueur qui a appelé « Cambio » dans la manche.
    .term = Appelant
    .about = call

glossary-total = Les points de toutes les cartes d’une grille, additionnés.
    .term = Total
    .about = total

glossary-penalty = Ce qui s’ajoute au total de l’appelant quand ce n’est pas le plus bas : { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }.
    .term = Pénalité
    .about = penalty, score.miscalled
