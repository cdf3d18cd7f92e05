### Doce cartas en español: las frases del reglamento. Cada una se llama como la regla que enuncia;
### .for contiene la regla tal como era cuando se escribió la frase.


## El juego

game = Doce cartas

# $dealt, $columns (leave, stay)
about = Tiene delante { $dealt } cartas que no conoce nadie, ni siquiera usted. Turno a turno cambia una de ellas por otra mejor o prueba suerte y descubre una.{ $columns ->
    [leave] { " " }Y, si reúne tres cartas iguales en una columna, se libra de las tres.
   *[stay] { "" }
 }

about-end = Cuando a alguien ya no le queda ninguna carta boca abajo, cada uno de los demás tiene un último turno. Adelantarse es tentador, pero solo compensa a quien tiene también menos puntos que todos los demás.

object = Aquí los puntos perjudican. En cada ronda conviene que sus cartas sumen lo menos posible; a lo largo de la partida, tener menos puntos que nadie.


## Lo que se acuerda antes de jugar

# $limit
option-limit = { $limit ->
    [50] El límite son { $limit } puntos: una partida corta. O acuerden 100 o 150.
    [100] El límite son { $limit } puntos. O acuerden 50 para una partida corta, o 150 para una larga.
   *[other] El límite son { $limit } puntos: una partida larga. O acuerden 50 o 100.
 }

# $columns (leave, stay)
option-columns = { $columns ->
    [leave] Tres cartas iguales en una columna se descartan. O acuerden que se queden donde están y cuenten.
   *[stay] Tres cartas iguales en una columna se quedan donde están y cuentan como las demás.
 }


## Variantes

# $limit
variant-last-left = Quien tiene más de { $limit } puntos queda fuera; el último que queda gana la partida.
    .title = El último que queda

# $dealt, $limit
variant-nine = { $dealt } cartas por jugador, tres por tres, y una partida a { $limit } puntos: se aprende enseguida y se juega en poco rato.
    .title = Nueve cartas


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

opening-seat = Pónganse de acuerdo en quién reparte la primera ronda.
    .for = let dealer be first of players; go to setup


## Preparación

# $cards
setup-shuffle = Baraje las { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (3 × 4)
setup-deal = Empezando por la izquierda del repartidor, reparta { $dealt } cartas a { each-player }, { face-down } y de una en una. Con ellas, y sin mirarlas, se forma una { zone-grid } de { $grid-shape }.
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Las demás cartas quedan { face-down } en el centro: son { zone-stock.object }. Ponga la superior { face-up } a su lado; con ella empieza { zone-discard.object }.
    .for = move top of stock to discard

# $shown
setup-show = Después { each-player } pone { face-up } { $shown } cartas cualesquiera de { zone-grid.their }.
    .for = each player from left of dealer: each flip in 1 to shown: (choose spot in grid of me when spot is face down; turn spot up)
    .unsaid = zone-grid

opener-first = En la primera ronda empieza quien más suma con sus cartas descubiertas; en las siguientes, quien ha puesto fin a la anterior.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid


## Desarrollo del juego

turn = Cuando le toque, haga una de estas dos cosas:
    .for = phase turn, drawn: active acts

draw = Tome la carta superior { zone-stock.of } y mírela. Después elija:
    .title = Robar
    .short = Cambie la carta o descártela.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Ponga la carta robada { face-up } { zone-grid.own-to }, en el lugar de otra cualquiera, esté descubierta o no. Ponga la que estaba allí { face-up } { zone-discard.to }.
    .title = Cambiarla
    .short = Ocupa, boca arriba, el lugar de una carta de su cuadrícula, que se descarta.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Ponga la carta robada { face-up } { zone-discard.to } y descubra una de las cartas que tenga { face-down } { zone-grid.own-in }.
    .title = Descartarla
    .short = Luego tiene que descubrir una de sus cartas.
    .for = action throw in drawn: choose spot in grid of me when spot is face down; move hand of me to discard; turn spot up; go to next
    .unsaid = zone-hand

take = Tome la carta superior { zone-discard.of } y póngala { face-up } { zone-grid.own-to }, en el lugar de otra cualquiera. Ponga la que estaba allí { face-up } { zone-discard.to }.
    .title = Tomar de la pila de descarte
    .short = Tiene que ocupar el lugar de una carta de su cuadrícula.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-clear = Si ahora hay tres cartas iguales { face-up } en una columna { zone-grid.own-of }, ponga las tres { zone-discard.to }. Sus lugares quedan vacíos.
    .short = Tres cartas iguales boca arriba en una columna se descartan en el acto: póngalas { zone-discard.to }.
    .for = if columns = leave then (as active: each one in grid of me where one is face up and (exactly 2 of other in grid of me where other is not one and other is face up and column of other = column of one and rank of other = rank of one): each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = number-2

next-close = El primero que se queda sin cartas boca abajo pone fin a la ronda: a cada uno de los demás le queda un turno.
    .short = Cuando a alguien ya no le quedan cartas boca abajo, a cada uno de los demás le queda un turno.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .unsaid = face-down, zone-grid

next-refill = Cuando se agota { zone-stock.subject }, baraje todas las cartas { zone-discard.of } menos la superior: son el nuevo { zone-stock }.
    .short = Cuando se agota { zone-stock.subject }, baraje los descartes, menos el superior, y forme uno nuevo.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Después le toca a quien se sienta a su izquierda. Cuando vuelve a tocarle a quien ha puesto fin a la ronda, se cuentan los puntos.
    .for = if active is finisher or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active
    .unsaid = zone-stock


## Puntuación

reveal-show = { each-player.opening } pone { face-up } las cartas de { zone-grid.their }.
    .for = each player: turn grid of me up

reveal-clear = Si así aparecen tres cartas iguales en una columna, póngalas también { zone-discard.to }.
    .for = if columns = leave then (each player: each one in grid of me where exactly 2 of other in grid of me where other is not one and column of other = column of one and rank of other = rank of one: each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = each-player, face-up, number-2, zone-grid

# Quién es quién, junto a un nombre y en frases
role-dealer = reparte
    .who = quien reparte
    .of = de quien reparte
    .you = Ahora reparte usted

role-starter = ha empezado
    .who = quien ha empezado
    .of = de quien ha empezado
    .you = Ahora empieza usted

role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora le toca a usted

role-finisher = ha puesto fin a la ronda
    .who = quien ha puesto fin a la ronda
    .of = de quien ha puesto fin a la ronda
    .you = Ahora ha puesto usted fin a la ronda

total = Se anota usted lo que suman las cartas que quedan { zone-grid.own-in }.
    .why = lo que suman las cartas
    .why-score-own = lo que suman las cartas
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player

# $factor
score-doubled = Si ha puesto fin a la ronda y no tiene menos puntos que todos los demás, su suma cuenta { $factor ->
    [2] el doble
    [3] el triple
   *[other] { $factor } veces
 }, siempre que sea mayor que cero.
    .why = no tiene menos que todos los demás: × { $factor }
    .for = factor * total of player when beaten of player and total of player > 0 overrides own
    .for-beaten = define beaten of player: player is finisher and (some opponents where total of it <= total of player)

# $finisher y cada una de las demás funciones por su nombre: los nombres de los jugadores
example = Un ejemplo: { $finisher } ha puesto fin a la ronda y todas las cartas están boca arriba.

reveal-count = Sume lo que se anota { each-player } a los puntos que tenía de las rondas anteriores.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Victoria

# Lo que se ha decidido, sin punto final: $value (`yes` o `no`), $players_list
said-ahead = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la partida
   *[no] { ALL($players_list) } no { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la partida
 }

# $limit
standings-end = La partida termina cuando, después de una ronda, alguien tiene { $limit } puntos o más. Ha ganado quien tiene entonces menos puntos.
    .for = if some players where over of it then (each player: announce ahead of me; end match)
    .for-over = define over of player: running of player >= limit
    .for-best = define best: least running of players
    .for-ahead = define ahead of player: running of player = best
    .unsaid = each-player

standings-rotate = Si no, en la ronda siguiente reparte quien se sienta a la izquierda del repartidor.
    .for = let dealer be left of dealer; go to setup


## Preguntas

question-tie-start = En la primera ronda, dos jugadores tienen la misma suma, la más alta. ¿Quién empieza?
    .for = nearest_to_dealer
    .ruling = De los dos, el que venga antes, contando desde la izquierda del repartidor.
    .reason = Es el orden en el que se ha repartido.

question-peeking = ¿Puedo mirar mis cartas boca abajo?
    .for = no
    .ruling = No. No las conoce nadie hasta que se descubren.
    .reason = Es un juego de suerte y sangre fría, no de memoria.

question-taken-back = He tomado la carta superior de la pila de descarte y ya no la quiero. ¿Puedo devolverla?
    .for = must_exchange
    .ruling = No. Tiene que cambiarla por una de sus cartas.
    .reason = Si no, podría usted dejar pasar el turno sin más.

question-must-leave = ¿Puedo conservar tres cartas iguales en una columna, por ejemplo porque valen menos de cero?
    .for = always
    .about = next.clear
    .ruling = No. Se descartan en cuanto las tres están boca arriba.
    .reason = No se le pregunta a nadie: piénselo, pues, antes de juntar puntos negativos en una columna.

question-leaving-order = Al poner una carta nueva se descarta una columna. ¿Qué carta queda encima de la pila de descarte?
    .for = on_top
    .about = next.clear
    .ruling = Una de las tres iguales. La carta que ha cambiado está debajo.
    .reason = Esa se descartó primero; la columna, a raíz de ello.

question-all-gone = ¿Y si se descartan mis últimas cartas?
    .for = ends_round
    .about = next.clear
    .ruling = Si nadie se ha adelantado, pone usted fin a la ronda, igual que si sus cartas estuvieran boca arriba.
    .reason = En los dos casos no le queda ninguna carta boca abajo.

question-second-finisher = En los últimos turnos, otro jugador descubre su última carta. ¿Se arriesga a algo?
    .for = only_first
    .ruling = No. Solo el primero ha puesto fin a la ronda, y solo su suma puede contar más de una vez.
    .reason = Los demás no han podido elegir cuándo termina la ronda.

question-last-turns = ¿Tienen algo de especial los últimos turnos?
    .for = normal_turns
    .ruling = No. Cada uno hace lo que puede hacer en cualquier otro turno.
    .reason = Lo único que cambia es cuántos turnos quedan.

question-late-columns = Tres cartas iguales no aparecen en una columna hasta el final. ¿Puede eso cambiar quién tiene menos puntos?
    .for = leave_first
    .about = reveal.clear
    .ruling = Sí. Esas columnas se descartan, las de todos, antes de sumar y de comparar.
    .reason = Solo cuenta lo que queda en una cuadrícula.

question-tied-finisher = He puesto fin a la ronda y otro tiene tan pocos puntos como yo. ¿Es suficiente?
    .for = doubled
    .about = score.doubled
    .ruling = No. Tiene que tener menos que cada uno de los demás. Se compara lo que suman las cartas, antes de multiplicar nada.
    .reason = Quien pone fin a la ronda pretende ir por delante, no empatado.

question-below-zero = He puesto fin a la ronda con menos de cero puntos, pero otro tiene menos aún. ¿Qué me anoto?
    .for = not_doubled
    .about = score.doubled
    .ruling = Su suma tal como es.
    .reason = Si no, saldría usted ganando por haberse equivocado.

question-running-below-zero = ¿Puedo tener menos de cero puntos en la partida?
    .for = allowed
    .ruling = Sí. Una puntuación negativa se resta de sus puntos.
    .reason = Las puntuaciones se suman tal como son.

question-nothing-left = ¿Y si se agotan el mazo y la pila?
    .for = round_ends
    .ruling = Con todas las cartas no ocurre. Si faltan algunas y ya no se puede robar, la ronda termina al instante: cada uno se anota su suma sin más, y quien la empezó empieza también la siguiente.
    .reason = Nadie podría robar ya, y nadie ha puesto fin a la ronda.

question-tied-match = Al final de la partida, varios jugadores son los que menos puntos tienen. ¿Quién gana?
    .for = all_win
    .ruling = Todos ellos.
    .reason = No hay nada más que los distinga.


## Glosario

glossary-grid = Las cartas que un jugador tiene delante{ $columns ->
    [leave] { " " }y los lugares de las que se han descartado de allí
   *[stay] { "" }
 }.
    .term = Cuadrícula

glossary-column = Las cartas de una cuadrícula que están una encima de otra.
    .term = Columna

glossary-stock = El montón boca abajo del centro, del que se roba.
    .term = Mazo de robo

glossary-discard = El montón boca arriba que está al lado del mazo de robo. Solo puede tomarse la carta superior.
    .term = Pila de descarte

glossary-exchange = Poner una carta nueva en el lugar de una de la propia cuadrícula, que se descarta.
    .term = Cambiar
