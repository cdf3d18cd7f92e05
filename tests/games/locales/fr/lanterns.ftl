### Lanternes en français : les phrases de la règle du jeu.


## Le jeu

game = Lanternes

about = La nuit est tombée, et vous rentrez chez vous. Devant vous, { $dealt } cartes, dont vous n’avez vu que { $grid-row-1 }. Tour après tour, vous éclairez les autres, échangez les cartes élevées contre de plus basses et vous défaites de celles qui sont identiques. Dès que vous connaissez toutes vos cartes et qu’elles ne valent presque plus rien, vous êtes à bon port.

about-alert = Ici, personne ne décide de mettre fin à une manche : vos cartes le font pour vous, que cela vous arrange ou non. Et si un autre a moins de points quand vous arrivez à bon port, il vous en coûte. En chemin, les lanternes vous font voir plus loin, les hiboux épient les cartes des autres, et le vent emporte ce que vous croyiez en lieu sûr.

object = À chaque manche, vos cartes doivent valoir le moins possible. Sur l’ensemble de la partie, il s’agit de rester le dernier en lice : avec plus de { $limit } points, on est éliminé.


## À décider avant de jouer

option-nights = Une manche dure au plus { $nights } nuits ; chaque nuit, chacun joue un tour. Ou convenez d’un autre nombre, de 6 à 20.


## Les cartes qui portent un nom

rank-lantern = lanterne
rank-wind = vent
rank-owl = hibou


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

players = Le jeu est fait pour { $fewest } à { $most } joueurs. Les tours se suivent autour de la table, dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 } ; on saute les joueurs éliminés de la partie.

opening-seat = Décidez ensemble qui commence la première manche.
    .for = let starter be first of players; go to setup


## Les cartes et leur valeur

deck = Il vous faut les { $cards } cartes propres à ce jeu. Trois d’entre elles portent le nombre −1, et quatre chacun des nombres de 0 à 9 ; elles valent ce nombre. Deux lanternes, trois vents et deux hiboux ont un pouvoir, mais pas de nombre ; chacune de ces cartes vaut { $nameless }.
    .for-named = define named of card: rank of card = lantern or rank of card = wind or rank of card = owl
    .unsaid = rank-lantern, rank-owl, rank-wind


## Mise en place

setup-shuffle = Mélangez les { $cards } cartes ; peu importe qui le fait.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-light, zone-stock

setup-deal = Donnez { $dealt } cartes à { each-player }, { face-down }, une par une. Sans les regarder, chacun dispose les siennes devant lui en une { zone-grid } de deux rangées : { $grid-row-1 } cartes près de lui et { $grid-row-2 } derrière.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Posez le reste au milieu, { face-down } : c’est { zone-stock.object }. Placez sa carte du dessus { face-up } à côté, pour commencer { zone-discard.object }.
    .for = move top of stock to discard

setup-look = Tous en même temps : { each-player } regarde une fois les { $grid-row-1 } cartes de sa { zone-grid } qui sont les plus proches de lui, puis les repose. Dès lors, plus personne ne regarde une carte face cachée, à moins qu’un hibou ne le permette.
    .for = each player: look at row 1 of grid of me

setup-begin = Le premier tour revient au joueur qui commence la manche.
    .for = let active be starter; let night be 1; go to turn
    .unsaid = number-1


## Le tour de jeu

turn = À votre tour, prenez une carte, de l’une de ces deux façons :
    .for = phase turn, drawn: active acts

draw = Prenez la carte du dessus { zone-stock.of } et regardez-la sans la montrer. Choisissez ensuite :
    .title = Piocher
    .short = Regardez la carte du dessus de la pioche.
    .for = action draw in turn: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Posez { face-up } { zone-discard.to } n’importe quelle carte { zone-grid.own-of }, et la nouvelle { face-down } à sa place.
    .title = Échanger la carte
    .short = Elle remplace une carte de votre grille, que vous défaussez.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Posez-la { face-up } { zone-discard.to }.
    .title = Défausser la carte
    .short = Elle va sur la défausse.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

take = Si la carte du dessus { zone-discard.of } porte un nombre et qu’il ne dépasse pas { $gentle }, vous pouvez la prendre et l’échanger de même, { face-down }, contre une carte { zone-grid.own-of }. Il n’est pas permis de la défausser.
    .title = Prendre dans la défausse
    .short = Seulement un nombre jusqu’à { $gentle }. La carte en remplace une de votre grille, que vous défaussez.
    .for = action take in turn when caller is nobody and size of discard > 0 and not named of top of discard and pip of top of discard <= gentle: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = face-up, may, zone-hand

discarded-power = Si la carte que vous avez défaussée a un pouvoir, exercez-le maintenant (voir plus bas).
    .for = as active: if caller is nobody then offer powers on top of discard
    .for-discarded-on = go to throwing
    .unsaid = may, zone-discard

throwing-try = Vous { may } ensuite jeter des cartes identiques : retournez { face-up } une carte { zone-grid.own-of } que vous avez déjà vue. Si elle est identique à la carte du dessus { zone-discard.of }, elle va sur cette pile et laisse un trou, et vous { may } continuer avec une autre. Sinon, remettez-la { face-down } ; vous recevez une carte de pénalité, et vous ne jetez plus rien.
    .for = as active: if some spots in grid of me where it is known to me then (may (choose spot in grid of me when it is known to me; turn spot up; if rank of spot is not rank of top of discard then (turn spot down; go to wrong); move spot to discard; go to throwing))
    .for-throwing-on = go to next

wrong-cost = Une carte de pénalité est la carte du dessus { zone-stock.of }. Personne ne la regarde ; elle va { face-down } dans le premier trou { zone-grid.own-of }. Si les { $dealt } places sont occupées, ou si la pioche est épuisée, vous recevez à la place { $fine } points à la fin de la manche.
    .for = as active: (if size of grid of me = dealt or size of stock = 0 then let fines of me be fines of me + 1 else move top of stock to grid of me)
    .for-wrong-on = go to next

next-call = À la fin de votre tour, vous êtes à bon port si vous avez vu toutes les cartes { zone-grid.own-of } et qu’elles valent ensemble { $dim } points au plus, ou s’il ne vous reste pas plus de { $few } cartes. Seul le premier joueur à en arriver là est à bon port.
    .for = if caller is nobody and (sparse of active or cheap of active and seen of active) then let caller be active
    .for-sparse = define sparse of player: size of grid of player <= few
    .for-cheap = define cheap of player: total of player <= dim
    .for-seen = define seen of player: no spots in grid of player where it is not known to player

tell = Être à bon port n’est ni un choix ni un secret : dites-le aussitôt. Les autres doivent vous faire confiance, car il n’y a que vous qui sachiez ce que vous avez vu.
    .short = Après votre défausse et son pouvoir, vous pouvez jeter des cartes identiques que vous avez déjà vues. Si l’une ne l’est pas, vous recevez une carte de pénalité. Vous êtes alors à bon port si vous avez vu toutes vos cartes et qu’elles valent { $dim } points au plus, ou s’il ne vous reste pas plus de { $few } cartes.
    .for = editorial tell in play

next-pass-on = Votre tour est alors fini, et c’est à votre voisin de gauche de jouer.
    .for = let active be left of active; if active is starter then let night be night + 1
    .unsaid = number-1

next-last-lap = Quand un joueur est à bon port, les autres ont chacun un dernier tour, pendant lequel aucun pouvoir ne s’exerce et rien ne peut être pris dans la défausse. La manche est alors finie. Si personne n’arrive à bon port, elle finit au bout de { $nights } nuits.
    .for = if active is caller or size of stock = 0 or caller is nobody and night > nights then go to reveal else go to turn
    .unsaid = zone-discard, zone-stock

next-refill = Si { zone-stock.subject } est épuisée à la fin d’un tour, mélangez toutes les cartes { zone-discard.of }, y compris celle du dessus : { face-down }, elles forment la nouvelle pioche, dont la carte du dessus se place { face-up } à côté pour commencer une nouvelle défausse.
    .for = if size of stock = 0 then (gather rest of discard into stock; if size of discard > 0 then move top of discard to stock; shuffle stock; if size of stock > 0 then move top of stock to discard)


## Les pouvoirs

powers = Ces cartes ont un pouvoir chaque fois que vous les défaussez à votre tour : à peine piochées, ou sorties de votre grille par un échange. Exercez-le avant de jeter quoi que ce soit. Quand un joueur est à bon port, les pouvoirs ne s’exercent plus.

gust = Vous { may } échanger une carte avec un adversaire de votre choix : vous en choisissez une { zone-grid.own-of }, lui une des siennes, et personne ne les regarde. Ou bien échangez deux de vos propres cartes entre elles, sans les regarder non plus.
    .for = power gust on wind optional: choose whom in players when size of grid of it > 0 and (it is not me or size of grid of me > 1); choose mine in grid of me; as whom: (choose other in grid of me when other is not mine; swap mine with other)
    .unsaid = number-1

shine = Vous { may } prendre encore { $number-2 } cartes { zone-stock.from } et les regarder toutes les deux. Gardez-en une et posez l’autre { face-up } { zone-discard.to } ; si celle-ci a un pouvoir, il ne s’exerce pas. Continuez avec la carte gardée comme avec toute carte piochée.
    .for = power shine on lantern optional when size of stock > 1: move top of stock to hand of me; move top of stock to light of me; choose kept in 1 to 2; if kept = 1 then move light of me to discard else (move hand of me to discard; move light of me to hand of me); go to drawn
    .unsaid = number-1, zone-hand, zone-light


## Le décompte

reveal-show = { each-player.opening } retourne { face-up } les cartes { zone-grid.their }.
    .short = Qui est à bon port le dit ; les autres ont chacun un dernier tour, sans pouvoirs et sans la défausse. Ensuite, { each-player } retourne { face-up } les cartes { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = à bon port
    .who = la personne à bon port
    .of = de la personne à bon port
    .you = Désormais, vous êtes à bon port
role-starter = commence
    .who = la personne qui commence
    .of = de la personne qui commence
    .you = Désormais, c’est vous qui commencez
role-active = à son tour
    .who = la personne dont c’est le tour
    .of = de la personne dont c’est le tour
    .you = Désormais, c’est votre tour

score-others = Additionnez les nombres des cartes { zone-grid.own-of } et comptez { $nameless } pour chaque carte sans nombre : c’est votre total et, en règle générale, ce que vous marquez.
    .why = son propre total
    .for-total = define total of player: (sum pip of cards in grid of player where not named of it) + nameless * (number of cards in grid of player where named of it)
    .for = total of player + fine * fines of player
    .unsaid = fine

score-called = Si vous êtes à bon port et que personne n’a un total plus bas, retirez { $reward } du vôtre. Il peut ainsi descendre au-dessous de zéro.
    .why = à bon port, et personne n’a moins : { $reward } de moins
    .for = total of player - reward + fine * fines of player when player is caller overrides others
    .unsaid = fine

score-outshone = Si vous êtes à bon port, mais qu’un autre a un total plus bas, ajoutez au contraire { $reward } au vôtre.
    .why = à bon port trop tôt : { $reward } de plus
    .for = total of player + reward + fine * fines of player when player is caller and outshone of player overrides others, called
    .for-outshone = define outshone of player: some opponents where total of it < total of player
    .unsaid = fine

example = Un exemple : { $caller } est à bon port, et toutes les cartes sont retournées.

reveal-count = Pour chaque carte de pénalité que vous n’avez pas pu prendre, ajoutez { $fine } points, que vous soyez à bon port ou non. Notez ce que marque { each-player }, et ajoutez-le à ses points des manches précédentes.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-fall = Un joueur qui a alors exactement { $limit } points retombe à { $refuge }, mais une seule fois par partie.
    .for = each player when running of me = limit and not fallen of me: (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player


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

standings-end = Tout joueur qui a plus de { $limit } points après une manche est éliminé de la partie. Le dernier en lice gagne. Si tous ceux qui l’étaient encore sont éliminés à la même manche, celui d’entre eux qui a le moins de points gagne ; si plusieurs en ont aussi peu, ils se partagent la victoire.
    .for = if at most 1 of players where running of it <= limit then (each player: announce won of me; end match)
    .for-standings-leave = each player when running of me > limit: let out of me be yes
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .unsaid = each-player, number-1

standings-lead = Tant qu’au moins deux joueurs sont en lice, on joue une autre manche. C’est celui d’entre eux qui a marqué le plus de points à la précédente qui commence.
    .for = let starter be first of players from left of starter where latest of it = most; go to setup
    .for-most = define most: greatest latest of players


## Questions

question-first-discard = Une lanterne est retournée pour commencer la défausse. Se passe-t-il quelque chose ?
    .for = no_power
    .ruling = Non. Et personne ne peut la prendre.
    .reason = Personne ne l’a défaussée.

question-taken-back = Puis-je prendre la carte du dessus de la défausse et l’y remettre aussitôt ?
    .for = must_be_exchanged
    .ruling = Non, elle doit remplacer une de vos cartes.
    .reason = Ce serait tout simplement passer votre tour.

question-kept-card = Une lanterne m’a fait piocher un hibou et un 2. Que devient le pouvoir du hibou ?
    .for = like_a_drawn_one
    .ruling = Si vous gardez le hibou, il s’exerce dès que vous défaussez cette carte. Si vous gardez le 2, il est perdu.
    .reason = La carte gardée prend la place de celle que vous aviez piochée.

question-short-stock = Je défausse une lanterne, mais il ne reste qu’une carte dans la pioche. Que se passe-t-il ?
    .for = no_light
    .ruling = Rien. La pioche n’est renouvelée qu’à la fin d’un tour.
    .reason = Une lanterne éclaire deux cartes ou aucune.

question-blown-unseen = Puis-je regarder une carte que le vent m’a apportée ?
    .for = nobody_looks
    .ruling = Non. Elle reste face cachée à la place de celle que vous avez donnée, et elle ne compte comme vue que si vous la connaissiez déjà.
    .reason = Le vent souffle dans le noir.

question-power-first = Je défausse un vent et j’en ai un autre dans ma grille. Qu’est-ce qui vient d’abord ?
    .for = then_throw_in
    .ruling = Le pouvoir. Vous pouvez ensuite jeter le second vent.
    .reason = Le pouvoir tient à la carte défaussée ; jeter des cartes clôt le tour.

question-thrown-in-power = Une carte que je jette a-t-elle son pouvoir ?
    .for = none
    .ruling = Non.
    .reason = C’est déjà un avantage d’en être débarrassé.

question-emptied-slot = Puis-je fermer les trous de ma grille, ou y mettre une carte que je pioche ?
    .for = stays
    .ruling = Non. Seule une carte de pénalité comble un trou : le premier à partir de la gauche, la rangée la plus proche d’abord.
    .reason = Chacun retient ses cartes d’après leur place.

question-no-room = J’ai jeté deux mauvaises cartes dans une manche, avec { $dealt } cartes devant moi. Que m’en coûte-t-il ?
    .for = points
    .ruling = Chaque fois { $fine } points. Notez-les, et ajoutez-les à la fin de la manche.
    .reason = Il n’y a pas de place pour une sixième carte.

question-whose-turn = Au tour d’un autre, le vent m’a apporté une carte, et j’ai maintenant assez peu de points. Suis-je à bon port ?
    .for = own_turn_only
    .ruling = Pas encore. Ce qui compte, c’est ce que vous avez, et ce que vous avez vu, à la fin de votre propre tour.
    .reason = Sinon, il faudrait interroger tout le monde après chaque vent.

question-second-caller = Un joueur est à bon port. Puis-je y arriver aussi ?
    .for = only_the_first
    .ruling = Non. Vous pouvez seulement avoir moins de points que lui.
    .reason = La manche s’achève de toute façon.

question-caller-safe = Peut-il encore arriver quelque chose aux cartes d’un joueur à bon port ?
    .for = nobody_reaches_them
    .ruling = Non. Elles restent telles quelles jusqu’à ce qu’on les retourne.
    .reason = Sans pouvoirs, personne ne touche aux cartes d’un autre.

question-last-turn = Puis-je encore jeter des cartes quand un joueur est à bon port ?
    .for = may_throw_in
    .ruling = Oui, à votre dernier tour comme aux autres.
    .reason = Seuls les pouvoirs et la défausse sont hors d’atteinte.

question-last-night = Un joueur arrive à bon port la dernière nuit. Ceux qui ont déjà joué cette nuit-là ont-ils encore un tour ?
    .for = one_more_turn
    .ruling = Oui. Tous les autres ont encore un tour.
    .reason = Peu importe la nuit où l’on arrive à bon port.

question-nothing-left = Et s’il n’y a plus de carte à piocher ?
    .for = round_ends
    .ruling = La manche est finie sur-le-champ. Mais regardez sous la table : il doit manquer des cartes.
    .reason = Même à cinq, la moitié des cartes ne sont devant personne.

question-tied-caller = Je suis à bon port, et un autre a le même total. Est-ce que je retire quand même { $reward } ?
    .for = reward
    .ruling = Oui.
    .reason = Personne n’a moins que vous.

question-order = Je suis à bon port avec 4 points et j’en dois { $fine } pour une erreur ; un autre en a 5. Qui a le moins ?
    .for = fines_last
    .ruling = Vous. Comparez d’abord ce que valent les cartes, puis retirez ou ajoutez, et n’ajoutez qu’ensuite ce que coûtent les erreurs.
    .reason = Une erreur ne change rien à l’heure de l’arrivée.

question-below-zero = Peut-on marquer moins de zéro dans une manche, ou sur toute la partie ?
    .for = counts
    .ruling = Oui, dans les deux cas.
    .reason = Une récompense doit valoir quelque chose.

question-fallen-again = Je suis déjà retombé une fois, et j’ai de nouveau exactement { $limit } points. Est-ce que je suis éliminé ?
    .for = stays
    .ruling = Non. Vous restez à { $limit } et continuez à jouer.
    .reason = Il faut plus de { $limit } points pour être éliminé.

question-tied-start = Deux d’entre nous ont marqué le plus de points à la dernière manche. Qui commence ?
    .for = nearest_to_the_left
    .ruling = Celui des deux qui vient le premier à gauche du joueur qui avait commencé cette manche.
    .reason = Un seul peut commencer.

question-overlooked = Un joueur aurait dû être à bon port depuis plusieurs tours et ne l’a pas remarqué. Que faire ?
    .for = open
    .reason = Certains font comme si cela venait d’arriver ; d’autres ajoutent en plus quelques points.


## Glossaire

glossary-grid = Les cartes qui se trouvent devant un joueur, avec les trous.
    .term = Grille

glossary-stock = La pile face cachée dans laquelle on pioche.
    .term = Pioche

glossary-discard = La pile face visible à côté de la pioche. Seule compte sa carte du dessus.
    .term = Défausse

glossary-night = Un tour de chacun des joueurs.
    .term = Nuit

glossary-home = Ce que vous êtes quand vos cartes mettent fin à la manche.
    .term = À bon port
    .about = next.call

glossary-equal = Se dit de cartes qui portent le même nombre, ou qui sont toutes deux des lanternes, des vents ou des hiboux.
    .term = Identiques

glossary-throw-in = Se débarrasser d’une carte parce qu’elle est identique à celle que l’on vient de défausser.
    .term = Jeter
    .about = throwing.try

glossary-penalty = Une carte de la pioche, que personne ne regarde, pour qui s’est trompé en jetant une carte.
    .term = Carte de pénalité

glossary-total = Ce que valent ensemble les cartes d’une grille.
    .term = Total
    .about = total
