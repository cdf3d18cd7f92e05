### Golf de seis cartas en español: las frases del reglamento. Cómo se corresponden con las reglas se
### explica al principio de spec/locales/en/cambio.ftl.


## El juego

game = Golf de seis cartas

about = Como en un campo de golf, se juegan { $holes } hoyos, que aquí son rondas, y gana quien los termina con menos puntos. Tiene delante { $dealt } cartas, la mayoría boca abajo. Turno tras turno cambia cartas altas por otras bajas, o junta en una columna dos del mismo rango para que ninguna cuente.{ $penalty ->
    [none] { "" }
   *[other] { " " }Pero a quien cierra una ronda más le vale tener el total más bajo.
 }

object = En cada ronda, y en toda la partida, se trata de sumar los menos puntos posibles.


## Lo que se acuerda antes de jugar

option-holes = { $holes ->
    [9] Se juegan { $holes } rondas. Un recorrido completo tiene el doble.
   *[other] Se juega un recorrido completo de { $holes } rondas. Si prefieren una partida más corta, jueguen la mitad.
 }

option-flip = { $flip ->
    [yes] Quien descarta la carta robada descubre además una de las suyas. O bien prescinden de ello, y las cartas solo se descubren al cambiarlas.
   *[no] Las cartas solo se descubren al cambiarlas: quien descarta la carta robada no descubre ninguna.
 }

option-joker-pair = { $joker-pair ->
    [counts] Dos comodines en una columna cuentan los dos. O bien se anulan entre sí, como cualquier otra pareja.
   *[cancels] Dos comodines en una columna se anulan entre sí, como cualquier otra pareja.
 }

option-penalty = { $penalty ->
    [doubled] Quien cierra una ronda sin ser el único con el total más bajo se anota el doble. O bien se anota { $stake } puntos más, o se juega sin castigo.
    [added] Quien cierra una ronda sin ser el único con el total más bajo se anota { $stake } puntos más.
   *[none] Cerrar una ronda nunca se castiga.
 }


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

players = Pueden jugar de { $fewest } a { $most } personas, cada una por su cuenta. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 }.

opening-seat = Pónganse de acuerdo en quién empieza la primera ronda. Cada una de las siguientes la empieza el jugador que está a la izquierda de quien empezó la anterior.
    .for = let starter be first of players; go to setup
    .for-standings-rotate = let starter be left of starter; go to setup


## Baraja y valores

deck = Hacen falta { $packs } barajas francesas con { $jokers } comodines, { $cards } cartas en total. Cuando acaba una ronda, cada carta cuenta:


## Preparación

setup-shuffle = Baraje las { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } recibe { $dealt } cartas { face-down } y las dispone delante de sí, sin mirarlas, en dos filas de tres: esa es su { zone-grid }. Dos cartas que están una encima de otra forman una columna.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Deje el resto { face-down } en el centro: es { zone-stock.subject }. Ponga al lado, { face-up }, la carta superior: con ella empieza { zone-discard.subject }.
    .for = move top of stock to discard

setup-show = Por turno, { each-player } pone después { face-up } { $shown } cartas cualesquiera de { zone-grid.their }; lo hace primero quien empieza la ronda.
    .for = each player from starter: each glance in 1 to shown: (choose spot in grid of me when it is face down; turn spot up)

setup-begin = Ese mismo jugador tiene el primer turno.
    .for = let active be starter; go to turn


## Desarrollo del juego

turn = En su turno, haga una de estas dos cosas:
    .for = phase turn, drawn: active acts

draw = Tome la carta superior { zone-stock.of } y mírela. Si no queda ninguna, baraje antes todas las cartas { zone-discard.of } menos la superior; ese es el nuevo mazo de robo. Después elija:
    .title = Robar
    .short = Mire la carta superior del mazo de robo.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

keep = Ponga cualquier carta { zone-grid.own-of }, esté como esté, { face-up } { zone-discard.to }. La carta robada ocupa su lugar, { face-up }.
    .title = Quedársela
    .short = Sustituye, boca arriba, a una carta de su cuadrícula, que se descarta.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Ponga la carta robada { face-up } { zone-discard.to }.{ $flip ->
    [yes] { " " }Elija después una carta { zone-grid.own-of } que todavía esté { face-down } y póngala { face-up }. Si es la última, { may } dejarla como está.
   *[no] { "" }
 }
    .title = Descartarla
    .short = Va a la pila de descarte.{ $flip ->
    [yes] { " " }Descubra una carta de su cuadrícula; la última puede quedar boca abajo.
   *[no] { "" }
 }
    .for = action throw in drawn: move hand of me to discard; if flip and (some spots in grid of me where it is face down) then (choose spot in grid of me when it is face down; if at least 2 of spots in grid of me where it is face down then turn spot up else may turn spot up); go to next
    .unsaid = number-2, zone-hand

take = Tome la carta superior { zone-discard.of } y póngala { face-up } { zone-grid.own-to }, en el lugar de la carta que prefiera; esta se pone { face-up } { zone-discard.to }.
    .title = Tomar de la pila de descarte
    .short = Sustituye, boca arriba, a una carta de su cuadrícula, que se descarta.
    .for = action take in turn: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-finish = Si al acabar su turno todas las cartas { zone-grid.own-of } están { face-up }, usted cierra la ronda: { each-player }, menos usted, tiene un turno más.
    .short = En cuanto todas las cartas de una cuadrícula están boca arriba, a los demás les queda un turno.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .for-next-pass-on = let active be left of active
    .for-next-last-lap = if active is finisher then go to reveal else go to turn


## Puntuación

reveal-show = Tras esos últimos turnos, { each-player } pone { face-up } las demás cartas de { zone-grid.their }.
    .for = each player: turn grid of me up

total = Sume lo que cuentan las cartas { zone-grid.own-of }. Dos cartas del mismo rango en una columna se anulan entre sí: ninguna de las dos cuenta.{ $joker-pair ->
    [counts] { " " }Solo los comodines cuentan siempre.
   *[cancels] { "" }
 } Si las cartas de { $number-2 } de sus columnas son todas del mismo rango, cuatro en total, reste { $stake } puntos. El resultado es su total, y por lo general eso es lo que se anota.
    .why-score-others = su total
    .for = define total of player: (sum points of one in grid of player where rank of one = joker and joker_pair = counts or (no other in grid of player where other is not one and column of other = column of one and rank of other = rank of one)) - reward of player
    .for-reward-nothing = 0
    .for-reward-quartet = stake when some one in row 1 of grid of player where at least 2 of file in 1 to 3 where exactly 2 of other in grid of player where column of other = file and rank of other = rank of one overrides nothing
    .for-score-others = total of player
    .unsaid = number-3, rank-joker, value

score-doubled = Si usted ha cerrado la ronda y alguien tiene un total tan bajo como el suyo o más bajo, su total cuenta el doble, salvo que sea cero o menos.
    .why = ha cerrado la ronda, y otro total es igual o más bajo: cuenta el doble
    .for = 2 * total of player when penalty = doubled and caught of player and total of player > 0 overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)
    .unsaid = number-2

score-added = Si usted ha cerrado la ronda y alguien tiene un total tan bajo como el suyo o más bajo, se anota { $stake } puntos más.
    .why = ha cerrado la ronda, y otro total es igual o más bajo: { $stake } más
    .for = total of player + stake when penalty = added and caught of player overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)

example = Un ejemplo: { $finisher } ha cerrado la ronda y todas las cartas están boca arriba.

reveal-count = Sume los puntos que se anota { each-player } a los de las rondas anteriores.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


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

standings-end = La partida acaba tras { $holes } rondas, y gana quien menos puntos tiene. Si varios empatan, gana de entre ellos quien menos puntos se anotó en la última ronda.
    .for = if played >= holes then (each player: announce won of me; end match)
    .for-won = define won of player: running of player = best and latest of player = sharpest
    .for-best = define best: least running of players
    .for-sharpest = define sharpest: least latest of players where running of it = best
    .unsaid = each-player


## Preguntas

question-dealing = ¿Quién baraja y reparte?
    .for = anybody
    .ruling = Quien quiera. La primera carta es para el jugador que empieza la ronda.
    .reason = No influye en el juego.

question-which-two = ¿Qué { $shown } cartas descubro antes del primer turno?
    .for = any_two
    .ruling = Las que quiera de su cuadrícula, estén o no en la misma fila o columna.
    .reason = Todavía no ha visto ninguna, así que siempre se elige a ciegas.

question-peeking = ¿Puedo mirar una carta que está boca abajo antes de cambiarla?
    .for = never
    .ruling = No. La ve a la vez que los demás: en la pila de descarte.
    .reason = Una carta boca abajo es un riesgo hasta que se descubre.

question-put-back = ¿Puedo tomar la carta superior de la pila de descarte y devolverla enseguida?
    .for = no
    .ruling = No. Tiene que ir a su cuadrícula.
    .reason = Sería lo mismo que pasar, y en este juego no se pasa.

question-last-card = ¿Puedo dejar boca abajo mi última carta más de una vez?
    .for = may_stay
    .ruling = Sí, siempre que descarte la carta robada.
    .reason = Descubrirla cierra la ronda, y cuándo hacerlo lo decide usted.

question-stock-out = ¿Y si se agota el mazo de robo?
    .for = reshuffle
    .ruling = La carta superior de la pila de descarte se queda donde está; todas las demás se barajan y forman el nuevo mazo de robo.
    .reason = Es lo habitual en los juegos de este tipo.

question-last-turn = Alguien ha cerrado la ronda. ¿Qué puedo hacer en mi último turno?
    .for = normal_turn
    .ruling = Lo mismo que en cualquier otro.
    .reason = Nada limita los últimos turnos.

question-pair-too-late = Dos cartas iguales aparecen solo cuando se descubren todas. ¿También se anulan?
    .for = counts
    .ruling = Sí.
    .reason = Cuenta lo que hay al final, no cuándo se descubrió.

question-twos = ¿También se anulan dos doses en una columna, aunque de otro modo me convendrían más?
    .for = cancel
    .ruling = Sí, no cuentan nada.
    .reason = No hay ninguna excepción para ellos.

question-jokers-alike = ¿Y por qué no dos comodines?
    .for = not_in_a_pair
    .ruling = Los comodines cuentan siempre, esté lo que esté encima o debajo.
    .reason = En pareja, las mejores cartas del juego no valdrían nada.

question-six-alike = Mis seis cartas son iguales. ¿Cuántas veces resto { $stake } puntos?
    .for = once
    .ruling = Una vez.
    .reason = Casi nunca ocurre, y con un premio basta.

question-order = ¿En qué orden se calcula todo esto?
    .for = pairs_bonus_penalty
    .ruling = Primero, las parejas que se anulan; después, las cuatro cartas iguales. { $penalty ->
    [none] Eso es lo que se anota.
   *[other] Solo entonces se comparan los totales, para ver si se castiga a quien ha cerrado la ronda.
 }
    .reason = Lo que cuentan sus cartas queda fijado antes de compararlo con lo de los demás.

question-tied-finisher = He cerrado la ronda y comparto el total más bajo. ¿Se me castiga?
    .for = pays
    .ruling = Sí. Solo se libra quien es el único con el total más bajo.
    .reason = Es el riesgo que corre quien cierra la ronda.

question-second-finisher = En mi último turno también yo he descubierto todas mis cartas. ¿Se me puede castigar?
    .for = safe
    .ruling = No, solo a quien lo hizo primero.
    .reason = Sus cartas se habrían descubierto de todos modos.

question-nothing-to-double = Mi total es cero o menos, pero he cerrado la ronda y alguien tiene todavía menos. ¿Cuántos puntos me anoto?
    .for = stays
    .ruling = Su total.
    .reason = Doblarlo sería un premio.

question-tied-match = ¿Quién gana si la última ronda no deshace el empate?
    .for = open
    .reason = Muchos dejan que los empatados compartan la victoria; otros les hacen jugar una ronda más.


## Quién es quién, junto a un nombre y en las frases

role-finisher = ha cerrado la ronda
    .who = quien ha cerrado la ronda
    .of = de quien ha cerrado la ronda
    .you = Usted ha cerrado la ronda

role-starter = empieza
    .who = quien empieza
    .of = de quien empieza
    .you = Empieza usted

role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora le toca a usted
