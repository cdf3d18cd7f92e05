### Cabo en français : les phrases de la règle du jeu. Le lien avec les règles est expliqué en tête
### de spec/locales/en/cambio.ftl.


## Le jeu

game = Cabo

about = Devant vous, { $dealt } cartes face cachée, dont vous n’avez vu que { $known }. Tour après tour, vous en apprenez davantage : vous échangez des cartes fortes contre des faibles, vous vous défaites d’un coup de plusieurs cartes identiques et vous espionnez les autres. Pensez-vous que personne n’a un total plus bas que le vôtre ? Alors annoncez « Cabo »… en espérant avoir raison.

object = À chaque manche, il s’agit d’avoir le total le plus bas ; à la fin de la partie, d’avoir le moins de points.


## Ce dont on convient avant de jouer

option-fallback = { $fallback ->
    [once] Un joueur qui arrive à { $limit } points exactement redescend à { $refuge }, mais une seule fois par partie. Ou bien admettez-le chaque fois.
   *[always] Un joueur qui arrive à { $limit } points exactement redescend chaque fois à { $refuge }.
 }


## Les emplacements

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

opening-seat = Décidez entre vous qui commence la première manche.
    .for = let starter be first of players; go to setup


## Les cartes et leur valeur

deck = Il vous faut les { $cards } cartes du jeu, numérotées de 0 à 13 : le 0 et le 13 y sont deux fois, chacun des autres nombres quatre fois. À la fin d’une manche, chaque carte compte :


## La mise en place

setup-shuffle = Mélangez les { $cards } cartes ; peu importe qui s’en charge.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } reçoit { $dealt } cartes et les dispose { face-down } devant lui, sans les regarder, en { zone-grid } de { $grid-shape }.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Posez le reste { face-down } au milieu : c’est { zone-stock.subject }. Retournez-en la carte du dessus et posez-la { face-up } à côté : elle commence { zone-discard.object }.
    .for = move top of stock to discard

setup-look = { each-player.opening } choisit { $known } cartes de sa { zone-grid }, les regarde une seule fois et les remet à leur place. À partir de là, personne ne regarde plus une carte face cachée, à moins qu’un pouvoir ne le permette.
    .for = each player: each glance in 1 to known: (choose spot in grid of me when it is not known to me; look at spot)

setup-begin = Le premier tour revient au joueur qui commence la manche.
    .for = let active be starter; go to turn


## Le déroulement

turn = À votre tour, faites une de ces trois choses :
    .for = phase turn, drawn: active acts

draw = Prenez la carte du dessus { zone-stock.of } sans la montrer aux autres. Choisissez ensuite :
    .title = Piocher une carte
    .short = Vous seul regardez la carte.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Posez { face-up } { zone-discard.to } n’importe quelle carte { zone-grid.own-of }. La nouvelle prend sa place, { face-down }.
    .title = L’échanger contre une carte
    .short = Votre carte va sur la défausse, la nouvelle prend sa place.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

several = Choisissez de { $number-2 } à { $number-4 } cartes { zone-grid.own-of } qui, selon vous, portent le même nombre. Une fois toutes choisies, retournez-les ensemble { face-up }. Si les nombres sont les mêmes, posez ces cartes { zone-discard.to }, et la nouvelle { face-down } dans un des trous. Sinon, l’échange est manqué : remettez-les { face-down }, ajoutez la nouvelle à votre grille, { face-down } elle aussi, et prenez une carte de pénalité, la carte du dessus { zone-stock.of }, que personne ne regarde. Les cartes qui entrent ainsi dans votre grille comblent un trou ou se posent à côté des autres.
    .title = L’échanger contre plusieurs identiques
    .short = Retournez-en { $number-2 } à { $number-4 }. Toutes identiques : défaussez-les, la nouvelle comble un trou. Sinon : gardez tout, avec une carte de pénalité.
    .for = action several in drawn when size of grid of me > 1: choose count in 2 to 4 when it <= size of grid of me; let given_up be count; go to trade
    .for-trade-choose = as active: (choose one in grid of me; choose two in grid of me when it is not one; if given_up = 2 then (turn one up; turn two up) else (choose three in grid of me when it is not one and it is not two; if given_up = 3 then (turn one up; turn two up; turn three up) else (choose four in grid of me when it is not one and it is not two and it is not three; turn one up; turn two up; turn three up; turn four up)))
    .for-trade-judge = as active: each one in grid of me where one is face up: if some spots in grid of me where it is face up and rank of it is not rank of one then let differing be yes
    .for-trade-part = if differing then go to mismatch else go to match
    .for-match-leave = as active: each one in grid of me where one is face up: move one to discard
    .for-match-enter = as active: move hand of me to grid of me
    .for-match-on = go to next
    .for-mismatch-forget = let differing be no
    .for-mismatch-back = as active: each one in grid of me where one is face up: turn one down
    .for-mismatch-enter = as active: move hand of me to grid of me
    .for-mismatch-cost = as active: (if size of stock > 0 then move top of stock to grid of me)
    .for-mismatch-on = go to next
    .unsaid = number-3, zone-hand

throw = Posez-la { face-up } { zone-discard.to }. Si elle a un pouvoir, vous { may } l’utiliser aussitôt.
    .title = La défausser
    .short = Vous pouvez utiliser son pouvoir.
    .for = action throw in drawn: move hand of me to discard; offer powers on top of discard; go to next
    .unsaid = zone-hand

take = Prenez la carte du dessus { zone-discard.of } et échangez-la de la même façon, contre une seule ou contre plusieurs cartes identiques { zone-grid.own-of }. Vous ne pouvez pas la défausser.
    .title = Prendre dans la défausse
    .short = Échangez la carte de la même façon.
    .for = action take in turn when size of discard > 0: choose count in 1 to 4 when it <= size of grid of me; move top of discard to hand of me; if count = 1 then (choose spot in grid of me; move spot to discard; move hand of me to spot; go to next) else (let given_up be count; go to trade)
    .unsaid = face-down, face-up, number-4, zone-hand

call = Dites « Cabo », et ne faites rien d’autre. Dès lors, vos cartes sont bloquées : personne ne peut les regarder ni les échanger. Les autres ont chacun un dernier tour, mais plus personne ne peut annoncer.
    .title = Annoncer « Cabo »
    .short = Vos cartes sont bloquées. Les autres ont chacun un dernier tour, puis on retourne les cartes.
    .for = action call in turn when caller is nobody: let caller be me; go to next

pass = S’il n’y a plus de carte à piocher ni à prendre, vous devez annoncer ; si quelqu’un l’a déjà fait, vous passez.
    .title = Passer
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

next-refill = Quand { zone-stock.subject } est épuisée, mélangez toutes les cartes { zone-discard.of } sauf celle du dessus : c’est la nouvelle pioche.
    .short = Quand { zone-stock.subject } est épuisée, mélangez les cartes défaussées, sauf celle du dessus, pour en faire une nouvelle.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)
    .for-mismatch-refill = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Après votre tour, c’est au joueur suivant. Quand le tour revient à celui qui a annoncé, la manche est finie.
    .for = if active is caller then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Les pouvoirs

powers = Ces cartes ont un pouvoir, que vous êtes libre d’utiliser, mais seulement quand vous les défaussez à peine piochées. Les cartes du joueur qui a annoncé sont bloquées.
    .short = Un pouvoir ne s’utilise que si vous défaussez la carte à peine piochée. Les cartes du joueur qui a annoncé sont bloquées.

peek = Regardez une carte { zone-grid.own-in }.
    .for = power peek on 7, 8 optional: choose mine in grid of me; look at mine

spy = Regardez une carte { zone-grid.opponent-in }.
    .for = power spy on 9, 10 optional: choose theirs in grid of any opponent when owner of it is not caller; look at theirs

swap = Échangez une carte { zone-grid.own-in } contre une carte { zone-grid.opponent-in }. Personne ne regarde ni l’une ni l’autre.
    .for = power swap on 11, 12 optional when some opponents where it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs


## Le décompte

reveal-show = { each-player.opening } retourne { face-up } les cartes { zone-grid.their }.
    .for = each player: turn grid of me up

total = Additionnez les nombres des cartes { zone-grid.own-of } : c’est votre total, et en règle générale votre score.
    .why-score-sum = son propre total
    .for = define total of player: sum points of cards in grid of player
    .for-score-sum = total of player

score-low = Le joueur qui a le total le plus bas marque { $value } point, que ce soit lui ou un autre qui a annoncé.
    .why = total le plus bas
    .for = 0 when total of player = lowest overrides sum
    .for-lowest = define lowest: least total of players

score-miscalled = Si vous avez annoncé et qu’un joueur a un total plus bas que le vôtre, vous marquez votre total plus { $surcharge ->
    [one] { $surcharge } point
   *[other] { $surcharge } points
 }.
    .why = a annoncé sans avoir le total le plus bas : { $surcharge } de plus
    .for = total of player + surcharge when player is caller and total of player > lowest overrides sum

score-kamikaze = Si { zone-grid.own-subject } se compose d’exactement { $number-4 } cartes, { $number-2 } portant le nombre { $rank-12 } et { $number-2 } le nombre { $rank-13 }, c’est un kamikaze. Rien d’autre ne compte alors : vous marquez { $value } point, et tous les autres { $blow }.
    .why = kamikaze
    .why-score-hit = kamikaze d’un autre
    .for = 0 when kamikaze of player overrides sum, low, miscalled
    .for-kamikaze = define kamikaze of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = 12) = 2 and (number of cards in grid of player where rank of it = 13) = 2
    .for-score-hit = blow when some opponents where kamikaze of it overrides sum, low, miscalled

example = Un exemple : { $caller } a annoncé, et toutes les cartes sont retournées.

reveal-count = Ajoutez le score de { each-player } à ses points des manches précédentes.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-fall = Celui qui a alors exactement { $limit } points redescend à { $refuge }{ $fallback ->
    [once] , mais une seule fois par partie
   *[always] { "" }
 }.
    .for = each player when running of me = limit and (fallback = always or not fallen of me): (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player

reveal-lead = Celui qui a marqué le moins de points dans cette manche commence la suivante.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from caller where score of it = least score of players


## La fin de la partie

# C’est ainsi que `cambio-spec score` dit ce que `won` a décidé ; sans point final.
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

standings-end = La partie finit avec la manche où un joueur dépasse { $limit } points. Celui qui a le moins de points gagne.
    .for = if some players where running of it > limit then (each player: announce won of me; end match)
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .for-standings-again = go to setup
    .unsaid = each-player


## Questions

question-power-when = Les autres cartes qui arrivent sur la défausse ont-elles aussi un pouvoir : la première, ou celles qui viennent d’une grille ?
    .for = thrown_only
    .ruling = Non, pas plus qu’une carte que vous y prenez.
    .reason = Le pouvoir dédommage d’une carte piochée dont on n’a que faire.

question-unknown-cards = Puis-je donner des cartes que je n’ai jamais vues ?
    .for = any
    .ruling = Oui, une ou plusieurs. Mais si, parmi plusieurs, une est différente, l’échange est manqué.
    .reason = Rien n’oblige à connaître ses cartes, et se tromper a son prix.

question-gaps = Puis-je déplacer mes cartes ou resserrer ma grille ?
    .for = stay
    .ruling = Non. Un trou reste un trou, jusqu’à ce qu’une autre carte le comble.
    .reason = Tout le monde retient les cartes d’après leur place.

question-failed-drawn = Un échange est manqué. Dois-je montrer la carte piochée ?
    .for = not_shown
    .ruling = Non. Seules les cartes choisies ont été retournées, et tout le monde les a vues.
    .reason = Il n’y a rien d’autre à vérifier.

question-no-penalty = Et s’il n’y a plus de carte pour une pénalité ?
    .for = spared
    .ruling = Si mélanger la défausse n’en fournit pas non plus, vous y échappez.
    .reason = À force d’échanges manqués, toutes les cartes peuvent se retrouver dans les grilles.

question-first-call = Quand puis-je annoncer au plus tôt ?
    .for = any_turn
    .ruling = À chacun de vos tours, même au premier, quel que soit votre total.
    .reason = Celui qui annonce trop tôt le paie de toute façon.

question-caller-locked = Quelqu’un a annoncé. De qui puis-je encore regarder ou échanger les cartes ?
    .for = neither_spied_on_nor_swapped
    .ruling = De tous, sauf de celui qui a annoncé. À deux, il ne reste que les vôtres : un pouvoir qui demande une carte adverse est perdu.
    .reason = Celui qui a annoncé n’a plus de tour pour riposter.

question-tied-lowest = Nous sommes plusieurs à avoir le total le plus bas, et l’un de nous a annoncé. Que marquons-nous ?
    .for = each_zero
    .ruling = 0 point chacun, celui qui a annoncé aussi.
    .reason = Le total le plus bas ne coûte jamais rien, si nombreux qu’on soit à l’avoir.

question-kamikaze-first = J’ai annoncé et j’ai un kamikaze : je suis donc loin du total le plus bas. Cela me coûte-t-il quelque chose ?
    .for = above_all
    .ruling = Non. Un kamikaze passe avant tout : avant l’annonce, et même avant le total le plus bas.
    .reason = Il met tout le décompte sens dessus dessous.

question-starter-tie = Qui commence si plusieurs ont marqué le moins de points ?
    .for = from_caller
    .ruling = Celui qui a annoncé, s’il est du nombre ; sinon, le premier d’entre eux après lui, dans l’ordre du jeu.
    .reason = Un seul peut commencer, et c’est lui qui a mis fin à la manche.

question-fall-first = Un joueur dépasse { $limit } points, un autre arrive à { $limit } exactement. Par quoi commence-t-on ?
    .for = before_the_end
    .ruling = Le second redescend d’abord à { $refuge }, puis la partie finit.
    .reason = On ne peut comparer les points qu’une fois tous notés.

question-fallen-again = Je suis déjà redescendu une fois. Et si j’arrive de nouveau à { $limit } exactement ?
    .for = stays
    .ruling = Vous y restez, et la partie continue.
    .reason = Ce n’est pas plus de { $limit }.

question-tied-match = À la fin, plusieurs ont le moins de points. Qui gagne ?
    .for = shared
    .ruling = Ils gagnent ensemble.
    .reason = Rien ne les départage.


## Qui est qui

role-caller = a annoncé
    .who = la personne qui a annoncé
    .of = de la personne qui a annoncé
    .you = Désormais, c’est vous qui avez annoncé

role-starter = commence
    .who = la personne qui commence
    .of = de la personne qui commence
    .you = Désormais, c’est vous qui commencez

role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = Désormais, c’est votre tour
