### Faroles en español: las frases de su reglamento.


## El juego

game = Faroles

about = Es de noche y usted va camino de casa. Tiene delante { $dealt } cartas, de las que solo ha visto { $grid-row-1 }. Turno tras turno alumbra las demás, cambia las altas por otras más bajas y se libra de las iguales. En cuanto conoce todas sus cartas y estas ya no suman casi nada, está en casa.

about-alert = Aquí nadie decide poner fin a una ronda: lo hacen las cartas, le convenga a usted o no. Y si alguien tiene menos puntos cuando usted llega a casa, le sale caro. Por el camino, los faroles permiten ver más lejos, los búhos espían cartas ajenas y el viento se lleva lo que se creía seguro.

object = En cada ronda conviene que sus cartas sumen lo menos posible. En la partida se trata de ser el último que queda: con más de { $limit } puntos se queda fuera.


## Qué acordar antes de jugar

option-nights = Una ronda dura como mucho { $nights } noches; en cada noche, todos juegan un turno. También pueden acordar otro número, de 6 a 20.


## Cartas con nombre

rank-lantern = farol
rank-wind = viento
rank-owl = búho


## Lugares para las cartas

zone-stock = mazo de robo
    .subject = el mazo de robo
    .object = el mazo de robo
    .of = del mazo de robo
    .from = del mazo de robo
    .to = en el mazo de robo
    .in = en el mazo de robo

zone-discard = pila de descarte
    .subject = la pila de descarte
    .object = la pila de descarte
    .of = de la pila de descarte
    .from = de la pila de descarte
    .to = en la pila de descarte
    .in = en la pila de descarte

zone-grid = cuadrícula
    .own-subject = su cuadrícula
    .own-object = su cuadrícula
    .own-of = de su cuadrícula
    .own-from = de su cuadrícula
    .own-to = en su cuadrícula
    .own-in = en su cuadrícula
    .opponent-in = en la cuadrícula de un rival
    .each-to = en la cuadrícula de cada jugador
    .their = su cuadrícula

zone-hand = mano
    .own-subject = su mano
    .own-object = la carta de su mano
    .own-of = de su mano
    .own-from = de su mano
    .own-to = en su mano
    .own-in = en su mano
    .opponent-in = en la mano de un rival
    .each-to = en la mano de cada jugador


## Jugadores

players = Pueden jugar de { $fewest } a { $most } personas. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 } y se saltan a quien ya está fuera de la partida.

opening-seat = Pónganse de acuerdo en quién empieza la primera ronda.
    .for = let starter be first of players; go to setup


## Baraja y valores

deck = Hacen falta las { $cards } cartas propias del juego. Hay tres cartas de −1 y cuatro de cada número del 0 al 9; cada una vale su número. Dos faroles, tres vientos y dos búhos tienen un poder, pero no un número; cada una de estas cartas vale { $nameless }.
    .for-named = define named of card: rank of card = lantern or rank of card = wind or rank of card = owl
    .unsaid = rank-lantern, rank-owl, rank-wind


## Preparación

setup-shuffle = Baraje las { $cards } cartas; da igual quién lo haga.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-light, zone-stock

setup-deal = Reparta { $dealt } cartas a { each-player }, { face-down } y de una en una. Sin mirarlas, cada cual forma con las suyas una { zone-grid } de dos filas: { $grid-row-1 } cartas cerca y { $grid-row-2 } detrás.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Las demás cartas quedan { face-down } en el centro: son { zone-stock.object }. Ponga la superior { face-up } a su lado; con ella empieza { zone-discard.object }.
    .for = move top of stock to discard

setup-look = Todos a la vez, { each-player } mira una sola vez las { $grid-row-1 } cartas de la fila más cercana de su { zone-grid } y las deja como estaban. Desde entonces nadie mira ninguna carta que esté boca abajo, a no ser que lo permita un búho.
    .for = each player: look at row 1 of grid of me

setup-begin = El primer turno es de quien empieza la ronda.
    .for = let active be starter; let night be 1; go to turn
    .unsaid = number-1


## Desarrollo del juego

turn = En su turno, tome una carta de una de estas dos maneras:
    .for = phase turn, drawn: active acts

draw = Tome la carta superior { zone-stock.of } y mírela sin enseñarla. Después elija:
    .title = Robar
    .short = Mire la carta superior del mazo de robo.
    .for = action draw in turn: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Ponga cualquier carta { zone-grid.own-of } { face-up } { zone-discard.to }, y la nueva { face-down } en su lugar.
    .title = Cambiarla
    .short = Sustituye a una carta de su cuadrícula, que se descarta.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Póngala { face-up } { zone-discard.to }.
    .title = Descartarla
    .short = Va a la pila de descarte.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

take = Si la carta superior { zone-discard.of } lleva un número, y no pasa de { $gentle }, puede tomarla y cambiarla del mismo modo, { face-down }, por una carta { zone-grid.own-of }. No puede descartarla.
    .title = Tomar de la pila de descarte
    .short = Solo un número hasta { $gentle }. Sustituye a una carta de su cuadrícula, que se descarta.
    .for = action take in turn when caller is nobody and size of discard > 0 and not named of top of discard and pip of top of discard <= gentle: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = face-up, may, zone-hand

discarded-power = Si la carta que ha descartado tiene un poder, úselo ahora (vea más abajo).
    .for = as active: if caller is nobody then offer powers on top of discard
    .for-discarded-on = go to throwing
    .unsaid = may, zone-discard

throwing-try = Después { may } echar cartas iguales: ponga { face-up } una carta { zone-grid.own-of } que ya haya visto. Si es igual que la superior { zone-discard.of }, pasa a esa pila y deja un hueco, y usted { may } seguir con otra. Si no lo es, vuelva a ponerla { face-down }; recibe una carta de castigo y ya no puede echar más.
    .for = as active: if some spots in grid of me where it is known to me then (may (choose spot in grid of me when it is known to me; turn spot up; if rank of spot is not rank of top of discard then (turn spot down; go to wrong); move spot to discard; go to throwing))
    .for-throwing-on = go to next

wrong-cost = Una carta de castigo es la superior { zone-stock.of }. Nadie la mira; va { face-down } al primer hueco { zone-grid.own-of }. Si los { $dealt } sitios están ocupados, o el mazo de robo se ha agotado, se apunta en su lugar { $fine } puntos al final de la ronda.
    .for = as active: (if size of grid of me = dealt or size of stock = 0 then let fines of me be fines of me + 1 else move top of stock to grid of me)
    .for-wrong-on = go to next

next-call = Al final de su turno está en casa si ha visto todas las cartas { zone-grid.own-of } y entre todas suman { $dim } puntos o menos, o si no le quedan más de { $few } cartas. Solo está en casa quien lo consigue primero.
    .for = if caller is nobody and (sparse of active or cheap of active and seen of active) then let caller be active
    .for-sparse = define sparse of player: size of grid of player <= few
    .for-cheap = define cheap of player: total of player <= dim
    .for-seen = define seen of player: no spots in grid of player where it is not known to player

tell = Estar en casa no se elige ni se calla: dígalo enseguida. Los demás tienen que fiarse de usted, porque nadie más sabe qué cartas ha visto.
    .short = Tras su descarte y el poder de este, puede echar cartas iguales que ya haya visto. Si alguna no lo es, recibe una carta de castigo. Después está en casa si ha visto todas sus cartas y suman { $dim } puntos o menos, o si no le quedan más de { $few } cartas.
    .for = editorial tell in play

next-pass-on = Con esto acaba su turno, y le toca a quien se sienta a su izquierda.
    .for = let active be left of active; if active is starter then let night be night + 1
    .unsaid = number-1

next-last-lap = Cuando alguien está en casa, a cada uno de los demás le queda un turno, en el que no se usan poderes ni se toma nada { zone-discard.from }. Después la ronda ha terminado. Si nadie llega a casa, termina al cabo de { $nights } noches.
    .for = if active is caller or size of stock = 0 or caller is nobody and night > nights then go to reveal else go to turn
    .unsaid = zone-stock

next-refill = Si { zone-stock.subject } se agota al final de un turno, baraje todas las cartas { zone-discard.of }, también la superior: { face-down } forman el nuevo mazo de robo, y la primera de ellas se pone { face-up } a su lado para empezar una nueva pila de descarte.
    .for = if size of stock = 0 then (gather rest of discard into stock; if size of discard > 0 then move top of discard to stock; shuffle stock; if size of stock > 0 then move top of stock to discard)


## Poderes

powers = Estas cartas tienen un poder siempre que las descarta en su turno: recién robadas o sacadas de su cuadrícula en un cambio. Úselo antes de echar ninguna carta. Cuando alguien está en casa, ya no hay poderes.

gust = Si quiere, { may } cambiar una carta con el rival que elija: usted escoge una { zone-grid.own-of }, él una de las suyas, y nadie las mira. O bien cambie entre sí dos de sus propias cartas, también sin mirarlas.
    .for = power gust on wind optional: choose whom in players when size of grid of it > 0 and (it is not me or size of grid of me > 1); choose mine in grid of me; as whom: (choose other in grid of me when other is not mine; swap mine with other)
    .unsaid = number-1

shine = Si quiere, { may } robar otras { $number-2 } cartas { zone-stock.from } y mirar las dos. Quédese con una y ponga la otra { face-up } { zone-discard.to }; si esta tiene un poder, no se usa. Siga con la que se ha quedado como con cualquier carta robada.
    .for = power shine on lantern optional when size of stock > 1: move top of stock to hand of me; move top of stock to light of me; choose kept in 1 to 2; if kept = 1 then move light of me to discard else (move hand of me to discard; move light of me to hand of me); go to drawn
    .unsaid = number-1, zone-hand, zone-light


## Puntuación

reveal-show = { each-player.opening } pone { face-up } las cartas de { zone-grid.their }.
    .short = Quien está en casa lo dice; a los demás les queda un turno, sin poderes y sin la pila de descarte. Después, { each-player } pone { face-up } las cartas de { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = está en casa
    .who = quien está en casa
    .of = de quien está en casa
    .you = Ahora está usted en casa
role-starter = empieza
    .who = quien empieza
    .of = de quien empieza
    .you = Ahora empieza usted
role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora tiene usted el turno

score-others = Sume los números de las cartas { zone-grid.own-of } y { $nameless } por cada carta sin número: ese es su total y, por lo general, lo que se anota.
    .why = su propio total
    .for-total = define total of player: (sum pip of cards in grid of player where not named of it) + nameless * (number of cards in grid of player where named of it)
    .for = total of player + fine * fines of player
    .unsaid = fine

score-called = Si está en casa y nadie tiene un total más bajo, reste { $reward } del suyo. Puede quedar por debajo de cero.
    .why = en casa, y nadie tiene menos: { $reward } menos
    .for = total of player - reward + fine * fines of player when player is caller overrides others
    .unsaid = fine

score-outshone = Si está en casa, pero alguien tiene un total más bajo, sume en cambio { $reward } al suyo.
    .why = en casa demasiado pronto: { $reward } más
    .for = total of player + reward + fine * fines of player when player is caller and outshone of player overrides others, called
    .for-outshone = define outshone of player: some opponents where total of it < total of player
    .unsaid = fine

example = Un ejemplo: { $caller } está en casa y todas las cartas están boca arriba.

reveal-count = Por cada carta de castigo que no pudo tomar, añada { $fine } puntos, esté en casa o no. Apunten cuánto se anota { each-player } y súmenlo a los puntos que tenía de las rondas anteriores.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-fall = Quien tiene entonces exactamente { $limit } puntos vuelve a { $refuge }, pero solo una vez por partida.
    .for = each player when running of me = limit and not fallen of me: (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player


## Victoria

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la partida
   *[no] { ALL($players_list) } no { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la partida
 }

standings-end = Quien tiene más de { $limit } puntos después de una ronda queda fuera de la partida. Gana el último que queda. Si todos los que seguían quedan fuera en la misma ronda, gana de entre ellos quien menos puntos tiene; si varios empatan, comparten la victoria.
    .for = if at most 1 of players where running of it <= limit then (each player: announce won of me; end match)
    .for-standings-leave = each player when running of me > limit: let out of me be yes
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .unsaid = each-player, number-1

standings-lead = Mientras queden al menos dos jugadores, se juega otra ronda. De entre ellos empieza quien más puntos se anotó en la anterior.
    .for = let starter be first of players from left of starter where latest of it = most; go to setup
    .for-most = define most: greatest latest of players


## Preguntas

question-first-discard = Al empezar la pila de descarte sale un farol. ¿Pasa algo?
    .for = no_power
    .ruling = No. Tampoco puede tomarlo nadie.
    .reason = Nadie lo ha descartado.

question-taken-back = ¿Puedo tomar la carta superior de la pila de descarte y devolverla enseguida?
    .for = must_be_exchanged
    .ruling = No. Tiene que sustituir a una carta suya.
    .reason = Sería, sin más, pasar el turno.

question-kept-card = Con un farol he robado un búho y un 2. ¿Qué pasa con el poder del búho?
    .for = like_a_drawn_one
    .ruling = Si se queda con el búho, se usa en cuanto lo descarte. Si se queda con el 2, se pierde.
    .reason = La carta que se queda ocupa el lugar de la que había robado.

question-short-stock = Descarto un farol, pero solo queda una carta en el mazo de robo. ¿Qué pasa?
    .for = no_light
    .ruling = Nada. El mazo solo se renueva al final de un turno.
    .reason = Un farol alumbra dos cartas o ninguna.

question-blown-unseen = ¿Puedo mirar una carta que me ha traído el viento?
    .for = nobody_looks
    .ruling = No. Queda boca abajo en el lugar de la que usted dio, y solo cuenta como vista si ya la conocía.
    .reason = El viento sopla a oscuras.

question-power-first = Descarto un viento y tengo otro en mi cuadrícula. ¿Qué va primero?
    .for = then_throw_in
    .ruling = El poder. Después puede echar el segundo viento.
    .reason = El poder es parte del descarte; echar cartas cierra el turno.

question-thrown-in-power = ¿Tiene poder una carta que echo?
    .for = none
    .ruling = No.
    .reason = Librarse de ella ya es bastante premio.

question-emptied-slot = ¿Puedo cerrar los huecos de mi cuadrícula o poner en ellos una carta que robo?
    .for = stays
    .ruling = No. Un hueco solo lo ocupa una carta de castigo: el primero desde la izquierda, y antes en la fila más cercana que en la otra.
    .reason = Todos recuerdan las cartas por su sitio.

question-no-room = Me he equivocado dos veces en una ronda, con { $dealt } cartas delante. ¿Cuánto me cuesta?
    .for = points
    .ruling = { $fine } puntos cada vez. Apúntelos y súmelos al final de la ronda.
    .reason = No hay sitio para una sexta carta.

question-whose-turn = En el turno de otro, el viento me ha traído una carta, y ahora sumo pocos puntos. ¿Estoy en casa?
    .for = own_turn_only
    .ruling = Todavía no. Lo que importa es lo que tiene, y lo que ha visto, al final de su propio turno.
    .reason = Si no, habría que preguntar a todos después de cada viento.

question-second-caller = Alguien está en casa. ¿Puedo llegar yo también?
    .for = only_the_first
    .ruling = No. Solo puede tener menos puntos.
    .reason = La ronda ya se acaba de todos modos.

question-caller-safe = ¿Les puede pasar algo todavía a las cartas de quien está en casa?
    .for = nobody_reaches_them
    .ruling = No. Se quedan como están hasta que se descubren.
    .reason = Sin poderes, nadie toca cartas ajenas.

question-last-turn = ¿Puedo echar cartas cuando alguien ya está en casa?
    .for = may_throw_in
    .ruling = Sí, en su último turno como en cualquier otro.
    .reason = Solo los poderes y la pila de descarte quedan vedados.

question-last-night = Alguien llega a casa en la última noche. ¿Les queda otro turno a quienes ya han jugado en ella?
    .for = one_more_turn
    .ruling = Sí. A todos los demás les queda un turno.
    .reason = Da igual en qué noche se llegue a casa.

question-nothing-left = ¿Y si no queda ninguna carta que robar?
    .for = round_ends
    .ruling = La ronda termina en el acto. Pero miren debajo de la mesa: tienen que faltar cartas.
    .reason = Incluso con cinco jugadores, la mitad de las cartas no está delante de nadie.

question-tied-caller = Estoy en casa y otro tiene el mismo total. ¿Resto { $reward } de todos modos?
    .for = reward
    .ruling = Sí.
    .reason = Nadie tiene menos que usted.

question-order = Estoy en casa con 4 puntos y debo { $fine } por un error; otro tiene 5. ¿Quién tiene menos?
    .for = fines_last
    .ruling = Usted. Primero se compara lo que suman las cartas, después se resta o se suma, y solo al final se añade lo que cuestan los errores.
    .reason = Un error no tiene nada que ver con quién llegó a tiempo.

question-below-zero = ¿Puedo quedar por debajo de cero en una ronda o en la partida?
    .for = counts
    .ruling = Sí, en las dos.
    .reason = Un premio tiene que valer algo.

question-fallen-again = Ya he vuelto atrás una vez y tengo otra vez exactamente { $limit } puntos. ¿Quedo fuera?
    .for = stays
    .ruling = No. Se queda en { $limit } y sigue jugando.
    .reason = Solo quedan fuera quienes tienen más de { $limit }.

question-tied-start = Dos de nosotros nos hemos anotado más puntos que nadie en la última ronda. ¿Quién empieza?
    .for = nearest_to_the_left
    .ruling = El primero de los dos a la izquierda de quien empezó aquella ronda.
    .reason = Solo puede empezar uno.

question-overlooked = Alguien debería estar en casa desde hace varios turnos y no se ha dado cuenta. ¿Qué se hace?
    .for = open
    .reason = Unos hacen como si acabara de ocurrir; otros, además, le añaden unos puntos.


## Glosario

glossary-grid = Las cartas que un jugador tiene delante, con los huecos.
    .term = Cuadrícula

glossary-stock = El mazo boca abajo del que se roba.
    .term = Mazo de robo

glossary-discard = La pila boca arriba junto al mazo de robo. Solo cuenta su carta superior.
    .term = Pila de descarte

glossary-night = Un turno de cada jugador.
    .term = Noche

glossary-home = Donde está quien pone fin a la ronda con sus cartas.
    .term = En casa
    .about = next.call

glossary-equal = Las cartas que llevan el mismo número, o que son ambas faroles, vientos o búhos.
    .term = Iguales

glossary-throw-in = Librarse de una carta porque es igual que la que se acaba de descartar.
    .term = Echar
    .about = throwing.try

glossary-penalty = Una carta del mazo de robo, que nadie mira, para quien se equivoca al echar una carta.
    .term = Carta de castigo

glossary-total = Lo que suman las cartas de una cuadrícula.
    .term = Total
    .about = total
