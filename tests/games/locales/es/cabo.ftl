### Cabo en español: las frases del reglamento. Cómo se relacionan con las reglas se explica al
### principio de spec/locales/en/cambio.ftl.


## El juego

game = Cabo

about = Ante usted hay { $dealt } cartas boca abajo, y solo ha visto { $known } de ellas. Turno a turno va sabiendo más: cambia cartas altas por bajas, se libra de golpe de varias iguales y espía a los demás. ¿Cree que nadie tiene un total más bajo que el suyo? Entonces cante «Cabo»… y confíe en haber acertado.

object = En cada ronda se trata de tener el total más bajo; al final de la partida, de tener menos puntos que nadie.


## Lo que se acuerda antes de jugar

option-fallback = { $fallback ->
    [once] Quien llega exactamente a { $limit } puntos vuelve a { $refuge }, pero una sola vez por partida. O bien permítanlo siempre.
   *[always] Quien llega exactamente a { $limit } puntos vuelve siempre a { $refuge }.
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
    .opponent-in = de la cuadrícula de un rival
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

opening-seat = Acuerden entre ustedes quién empieza la primera ronda.
    .for = let starter be first of players; go to setup


## Cartas y valores

deck = Hacen falta las { $cards } cartas del juego, numeradas del 0 al 13: el 0 y el 13 están dos veces; cada uno de los demás números, cuatro. Al final de una ronda, cada carta cuenta:


## Preparación

setup-shuffle = Baraje las { $cards } cartas. Puede hacerlo cualquiera.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } recibe { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } { face-down } y, sin mirar, forma con ellas una { zone-grid } de { $grid-shape }.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Deje el resto { face-down } en el centro: es { zone-stock.subject }. Ponga la carta superior { face-up } a su lado para empezar { zone-discard.object }.
    .for = move top of stock to discard

setup-look = { each-player.opening } elige { $known ->
    [one] { $known } carta de su { zone-grid }, la mira una sola vez y la devuelve a su sitio
   *[other] { $known } cartas de su { zone-grid }, las mira una sola vez y las devuelve a su sitio
 }. A partir de aquí nadie mira ninguna carta que esté boca abajo, salvo que un poder lo permita.
    .for = each player: each glance in 1 to known: (choose spot in grid of me when it is not known to me; look at spot)

setup-begin = El primer turno es de quien empieza la ronda.
    .for = let active be starter; go to turn


## Desarrollo

turn = En su turno, haga una de estas tres cosas:
    .for = phase turn, drawn: active acts

draw = Tome la carta superior { zone-stock.of } sin enseñarla a los demás. Después elija:
    .title = Robar una carta
    .short = Solo usted la mira.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Ponga cualquier carta { zone-grid.own-of } { face-up } { zone-discard.to }. La nueva ocupa su lugar, { face-down }.
    .title = Cambiarla por una carta
    .short = Su carta va a la pila de descarte, y la nueva ocupa su lugar.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

several = Elija de { $number-2 } a { $number-4 } cartas { zone-grid.own-of } que crea que llevan el mismo número. Cuando las haya elegido todas, póngalas { face-up } a la vez. Si los números coinciden, deje esas cartas { zone-discard.to }, y la nueva, { face-down } en uno de los huecos. Si no, el intercambio ha fallado: vuelva a ponerlas { face-down }, añada la nueva a su cuadrícula, también { face-down }, y tome una carta de castigo: la superior { zone-stock.of }, que nadie mira. Las cartas que entran así en su cuadrícula ocupan un hueco o quedan junto a las demás.
    .title = Cambiarla por varias cartas iguales
    .short = Descubra de { $number-2 } a { $number-4 }. Todas iguales: descártelas; la nueva ocupa un hueco. Si no: quédeselo todo, con una carta de castigo.
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

throw = Póngala { face-up } { zone-discard.to }. Si tiene un poder, { may } usarlo enseguida.
    .title = Descartarla
    .short = Puede usar su poder.
    .for = action throw in drawn: move hand of me to discard; offer powers on top of discard; go to next
    .unsaid = zone-hand

take = Tome la carta superior { zone-discard.of } y cámbiela del mismo modo, por una sola o por varias cartas iguales { zone-grid.own-of }. No puede descartarla sin más.
    .title = Tomar de la pila de descarte
    .short = Cambie la carta del mismo modo.
    .for = action take in turn when size of discard > 0: choose count in 1 to 4 when it <= size of grid of me; move top of discard to hand of me; if count = 1 then (choose spot in grid of me; move spot to discard; move hand of me to spot; go to next) else (let given_up be count; go to trade)
    .unsaid = face-down, face-up, number-4, zone-hand

call = Diga «Cabo» y no haga nada más. Desde ese momento sus cartas están bloqueadas: nadie puede mirarlas ni cambiarlas. A cada uno de los demás le queda un turno, en el que ya no puede cantar nadie.
    .title = Cantar «Cabo»
    .short = Sus cartas quedan bloqueadas. A los demás les queda un turno; después se descubren las cartas.
    .for = action call in turn when caller is nobody: let caller be me; go to next

pass = Si no queda ninguna carta que robar ni que tomar, tiene que cantar; si ya ha cantado alguien, pasa.
    .title = Pasar
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

next-refill = Cuando se agota { zone-stock.subject }, se barajan todas las cartas { zone-discard.of } menos la superior y forman uno nuevo.
    .short = Cuando se agota { zone-stock.subject }, baraje los descartes, menos el superior, y forme uno nuevo.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)
    .for-mismatch-refill = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Después de su turno le toca al jugador siguiente. Cuando el turno vuelve a quien ha cantado, la ronda ha terminado.
    .for = if active is caller then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Poderes

powers = Estas cartas tienen un poder que usted puede usar, pero solo al descartarlas nada más robarlas. Las cartas de quien ha cantado están bloqueadas.
    .short = Un poder solo se puede usar al descartar la carta nada más robarla. Las cartas de quien ha cantado están bloqueadas.

peek = Mire una carta { zone-grid.own-of }.
    .for = power peek on 7, 8 optional: choose mine in grid of me; look at mine

spy = Mire una carta { zone-grid.opponent-in }.
    .for = power spy on 9, 10 optional: choose theirs in grid of any opponent when owner of it is not caller; look at theirs

swap = Cambie una carta { zone-grid.own-of } por otra { zone-grid.opponent-in }. Nadie mira ninguna de las dos.
    .for = power swap on 11, 12 optional when some opponents where it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs


## Puntuación

reveal-show = { each-player.opening } pone { face-up } las cartas de { zone-grid.their }.
    .for = each player: turn grid of me up

total = Sume los números de las cartas { zone-grid.own-of }: ese es su total y, por regla general, los puntos que se apunta.
    .why-score-sum = su propio total
    .for = define total of player: sum points of cards in grid of player
    .for-score-sum = total of player

score-low = Quien tiene el total más bajo se apunta { $value } puntos, haya cantado o no.
    .why = el total más bajo
    .for = 0 when total of player = lowest overrides sum
    .for-lowest = define lowest: least total of players

score-miscalled = Si ha cantado y alguien tiene un total más bajo que el suyo, se apunta su total más { $surcharge ->
    [one] { $surcharge } punto
   *[other] { $surcharge } puntos
 }.
    .why = cantó sin tener el total más bajo: { $surcharge } más
    .for = total of player + surcharge when player is caller and total of player > lowest overrides sum

score-kamikaze = Si en { zone-grid.own-subject } hay exactamente { $number-4 } cartas, { $number-2 } con el número { $rank-12 } y { $number-2 } con el { $rank-13 }, es un kamikaze. Entonces no cuenta nada más: usted se apunta { $value } puntos, y todos los demás, { $blow }.
    .why = kamikaze
    .why-score-hit = kamikaze de otro
    .for = 0 when kamikaze of player overrides sum, low, miscalled
    .for-kamikaze = define kamikaze of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = 12) = 2 and (number of cards in grid of player where rank of it = 13) = 2
    .for-score-hit = blow when some opponents where kamikaze of it overrides sum, low, miscalled

example = Un ejemplo: { $caller } ha cantado y todas las cartas están boca arriba.

reveal-count = Sume los puntos de { each-player } a los que tenía de las rondas anteriores.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-fall = Quien tiene entonces exactamente { $limit } puntos vuelve a { $refuge }{ $fallback ->
    [once] , pero una sola vez por partida
   *[always] { "" }
 }.
    .for = each player when running of me = limit and (fallback = always or not fallen of me): (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player

reveal-lead = Quien se ha apuntado menos puntos en esta ronda empieza la siguiente.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from caller where score of it = least score of players


## Victoria

# Así dice `cambio-spec score` lo que ha decidido `won`; sin punto final.
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

standings-end = La partida termina con la ronda en la que alguien pasa de { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 }. Gana quien tiene menos puntos.
    .for = if some players where running of it > limit then (each player: announce won of me; end match)
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .for-standings-again = go to setup
    .unsaid = each-player


## Preguntas

question-power-when = ¿Tienen poder también las demás cartas que llegan a la pila de descarte, como la primera o las que salen de una cuadrícula?
    .for = thrown_only
    .ruling = No. Tampoco lo tiene una carta que tome de allí.
    .reason = El poder compensa por una carta robada que no le sirve a uno.

question-unknown-cards = ¿Puedo dar cartas que no he visto nunca?
    .for = any
    .ruling = Sí, una o varias. Pero si, entre varias, alguna es distinta, el intercambio ha fallado.
    .reason = Nadie está obligado a conocer sus cartas, y equivocarse tiene su precio.

question-gaps = ¿Puedo cambiar mis cartas de sitio o cerrar los huecos?
    .for = stay
    .ruling = No. Un hueco sigue ahí hasta que lo ocupa otra carta.
    .reason = Todos recuerdan las cartas por su lugar.

question-failed-drawn = Falla un intercambio. ¿Tengo que enseñar la carta que he robado?
    .for = not_shown
    .ruling = No. Solo se han descubierto las cartas elegidas, y esas las ha visto todo el mundo.
    .reason = No hay nada más que comprobar.

question-no-penalty = ¿Y si no queda ninguna carta para un castigo?
    .for = spared
    .ruling = Si tampoco la da la pila de descarte al barajarla, se libra de él.
    .reason = A fuerza de intercambios fallidos, todas las cartas pueden acabar en las cuadrículas.

question-first-call = ¿A partir de cuándo puedo cantar?
    .for = any_turn
    .ruling = En cualquiera de sus turnos, incluso en el primero, y con cualquier total.
    .reason = Quien canta demasiado pronto ya lo paga.

question-caller-locked = Alguien ha cantado. ¿De quién puedo mirar o cambiar todavía las cartas?
    .for = neither_spied_on_nor_swapped
    .ruling = Las de todos menos las de quien ha cantado. Si juegan dos, solo quedan las propias, y un poder que necesita una carta de un rival se pierde.
    .reason = A quien ha cantado no le queda turno para responder.

question-tied-lowest = Varios tenemos el total más bajo, y uno de nosotros ha cantado. ¿Cuántos puntos nos apuntamos?
    .for = each_zero
    .ruling = Todos 0, también quien ha cantado.
    .reason = El total más bajo no cuesta nunca nada, lo tengan cuantos lo tengan.

question-kamikaze-first = He cantado y tengo un kamikaze, que está muy lejos del total más bajo. ¿Me cuesta algo?
    .for = above_all
    .ruling = No. Un kamikaze va antes que todo: antes que el canto y hasta antes que el total más bajo.
    .reason = Pone toda la puntuación patas arriba.

question-starter-tie = ¿Quién empieza si varios se han apuntado la menor cantidad de puntos?
    .for = from_caller
    .ruling = Quien ha cantado, si es uno de ellos; si no, el primero de ellos que le sigue en el orden de juego.
    .reason = Solo puede empezar uno, y fue quien cantó el que puso fin a la ronda.

question-fall-first = Un jugador pasa de { $limit } puntos y otro llega exactamente a { $limit }. ¿Qué va primero?
    .for = before_the_end
    .ruling = Primero el segundo vuelve a { $refuge }; después termina la partida.
    .reason = Los puntos solo se pueden comparar cuando están todos apuntados.

question-fallen-again = Ya he vuelto una vez. ¿Y si llego de nuevo exactamente a { $limit }?
    .for = stays
    .ruling = Se queda ahí, y la partida sigue.
    .reason = No es más de { $limit }.

question-tied-match = Al final, varios empatan con menos puntos que los demás. ¿Quién gana?
    .for = shared
    .ruling = Ganan todos ellos.
    .reason = Nada los distingue.


## Quién es quién

role-caller = ha cantado
    .who = quien ha cantado
    .of = de quien ha cantado
    .you = Ahora es usted quien ha cantado

role-starter = empieza
    .who = quien empieza
    .of = de quien empieza
    .you = Ahora empieza usted

role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora es su turno
