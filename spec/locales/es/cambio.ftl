### Cambio en español: las frases del reglamento. Cada mensaje se llama como la regla que dice; cómo
### encaja todo se explica al principio del catálogo inglés.


## El juego

game = Cambio

about = Tiene delante { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } boca abajo y { $with-setup-peek ->
    [yes] al principio solo conoce algunas
   *[no] no conoce ninguna
 }. Turno a turno va cambiando las que sabe malas por otras que espera mejores{ $with-powers ->
    [yes] , echa un vistazo donde alguna carta se lo permite y les revuelve a los demás lo que creían tener
   *[no] { "" }
 }. ¿Le parece que las suyas son las que menos suman de toda la mesa? Entonces diga «Cambio»: los demás juegan un último turno y se descubren todas las cartas.

about-match = Los puntos perjudican. { $rounds ->
    [0] Las rondas se suceden hasta que un solo jugador sigue por debajo de { $limit }, y ese gana la partida.
   *[other] Se juegan { $rounds } rondas, y gana la partida quien menos puntos tenga al final.
 } Si ha jugado al Golf o al Cabo, se sentirá como en casa.

object = En cada ronda se trata de tener el total más bajo de todos; { $rounds ->
    [0] a lo largo de la partida, de ser el último que no ha llegado a { $limit ->
        [one] { $limit } punto
       *[other] { $limit } puntos
     }
   *[other] al cabo de { $rounds } rondas, de ser quien menos puntos tiene
 }.

option-limit = { $rounds ->
    [0] El límite es de { $limit ->
        [one] { $limit } punto
       *[other] { $limit } puntos
     }: quien llega a él queda fuera de la partida.
   *[other] Cuando el número de rondas es fijo, no hay límite de puntos.
 }

option-rounds = { $rounds ->
    [0] La partida dura hasta que queda un solo jugador. O bien acuerdan jugar 5 o 7 rondas.
   *[other] La partida tiene { $rounds } rondas. Nadie queda fuera antes.
 }

option-stick-any-turn = { $stick-any-turn ->
    [yes] Todos pueden pegar en el turno de cualquiera; vale la carta que se descubre primero.
   *[no] Solo puede pegar en su propio turno. O bien acuerdan que todos puedan pegar en cualquier momento.
 }
    .about = stick

option-tied-both = { $tied-both ->
    [yes] Quienes comparten el total más bajo con quien ha cantado también se anotan 0 puntos.
   *[no] Si quien ha cantado comparte el total más bajo, solo él se anota 0 puntos. O bien acuerdan que se los anoten todos los que lo tienen.
 }

option-empty-wins = { $empty-wins ->
    [yes] Quien pega la última carta que le queda termina la ronda en el acto.
   *[no] Aunque alguien se quede sin cartas, la ronda sigue. O bien acuerdan que termine en el acto.
 }

variant-blind = Antes del primer turno nadie mira ninguna carta. Lo que quiera saber tendrá que averiguarlo jugando.
    .title = Cambio a ciegas

variant-joker = Se añaden dos comodines a la baraja. Cada uno vale { SIGNED($points-joker) }, lo mejor que hay, pero no tiene poder.
    .title = Cambio con comodines

variant-five-cards = Cada jugador tiene { $dealt } cartas, en filas de dos, dos y una{ $rounds ->
    [0] , y la partida llega hasta los { $limit } puntos
   *[other] { "" }
 }: rondas más largas y más que recordar.
    .title = Cambio de cinco cartas

variant-team = Para cuatro o seis personas: los compañeros se sientan frente a frente y sus cartas cuentan juntas. Cualquiera de los dos canta por ambos.
    .title = Cambio por equipos

variant-open-kings = Todos los reyes valen { SIGNED($points-red-k) }, también los rojos. Así pesa menos la suerte con los reyes.
    .title = Reyes abiertos

variant-no-penalty = Cantar en falso no cuesta nada más. Va bien con niños y para una primera partida.
    .title = Cambio sin penalización


## Variantes


## Lo que se acuerda antes de jugar

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
    .any-in = en cualquier cuadrícula
    .their-to = en su cuadrícula
    .each-to = en la cuadrícula de cada jugador
    .their = su cuadrícula
    .self-subject = su propia cuadrícula
    .self-object = su propia cuadrícula
    .self-of = de su propia cuadrícula
    .self-from = de su propia cuadrícula
    .self-to = en su propia cuadrícula
    .self-in = en su propia cuadrícula

zone-hand = mano
    .own-subject = su mano
    .own-object = la carta de su mano
    .own-of = de su mano
    .own-from = de su mano
    .own-to = en su mano
    .own-in = en su mano
    .opponent-in = en la mano de un rival
    .any-in = en cualquier mano
    .their-to = en su mano
    .each-to = en la mano de cada jugador
    .self-subject = su propia mano
    .self-object = la carta de su propia mano
    .self-of = de su propia mano
    .self-from = de su propia mano
    .self-to = en su propia mano
    .self-in = en su propia mano

zone-lot = carta sacada
    .own-subject = la carta que ha sacado
    .own-object = la carta que ha sacado
    .own-of = de la carta que ha sacado
    .own-from = que ha sacado
    .own-to = delante de usted
    .own-in = delante de usted
    .opponent-in = delante de un rival
    .each-to = delante de cada jugador


## Jugadores

players = Juegan de { $fewest } a { $most } personas, cada una por su cuenta. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 } y se saltan a quien ya está fuera de la partida.

lots-draw = Quién reparte primero se echa a suertes: con la baraja ya mezclada, { each-player } saca una carta y la deja { face-up } sobre la mesa. Quien saca la carta más alta reparte en la primera ronda; el rey es la más alta y el as, la más baja. Quienes empatan con la más alta vuelven a sacar entre ellos.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height = define height of player given size of lot of player > 0: pip of top of lot of player
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock


## Baraja y valores

deck = Hace falta una baraja francesa de { $cards } cartas, sin comodines. Al acabar la ronda, cada carta cuenta en su contra estos puntos:


## Preparación

setup-shuffle = Reúna las { $cards } cartas y barájelas bien.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

setup-cut = Quien se sienta a la izquierda del repartidor corta la baraja.
    .for = as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    .unsaid = zone-stock

setup-deal = { each-player.opening } recibe { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } { face-down } y forma ante sí una { zone-grid } de { $grid-shape }. ¡Todavía no se miran!
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Las demás cartas quedan { face-down } en medio de la mesa: son { zone-stock.object }. Ponga la superior { face-up } a su lado; con ella empieza { zone-discard.subject }.
    .for = move top of stock to discard

setup-peek = Ahora { each-player } puede mirar, una sola vez, { $grid-row-1 ->
    [one] la carta
   *[other] las { $grid-row-1 } cartas
 } de la fila de su { zone-grid } que le queda más cerca. De aquí en adelante solo cuenta con su memoria.
    .for = each player: look at row 1 of grid of me

setup-begin = El primer turno es de quien se sienta a la izquierda del repartidor.
    .for = let active be starter; go to turn
    .for-starter = define starter: left of dealer


## Desarrollo del juego

turn = Cuando le toque, haga una de estas cosas, y solo una:
    .for = phase turn, holding, closing: active acts

draw = Tome la carta superior { zone-stock.of } sin enseñársela a nadie. Si no queda nada que robar, baraje antes las cartas { zone-discard.of }, menos la superior, y déjelas como nuevo mazo de robo. Después decida qué hace con la carta robada.
    .title = Robar
    .short = Solo usted mira la carta.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Elija una carta { zone-grid.own-of } y póngala { face-up } { zone-discard.to }; la nueva ocupa su lugar, { face-down }.{ $with-powers ->
    [yes] { " " }Una carta que sale así de una cuadrícula no tiene poder.
   *[no] { "" }
 }
    .title = Quedársela
    .short = Sustituye a una carta de su cuadrícula, que va boca arriba a la pila de descarte.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

throw = Ponga la carta robada { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Si tiene un poder, ahora { may } usarlo.
   *[no] { "" }
 }
    .title = Descartarla
    .short = Va boca arriba a la pila de descarte.{ $with-powers ->
    [yes] { " " }Puede usar su poder.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand

take = Tome la carta superior { zone-discard.of } y póngala { face-down } { zone-grid.own-to }, en el lugar de la que prefiera; ponga esta { face-up } { zone-discard.to }. No vale tomar una carta solo para descartarla{ $with-powers ->
    [yes] , ni se obtiene con ella ningún poder
   *[no] { "" }
 }.
    .title = Tomar de la pila de descarte
    .short = Tiene que sustituir a una carta de su cuadrícula.{ $with-powers ->
    [yes] { " " }Sin poder.
   *[no] { "" }
 }
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

call = Diga «Cambio» en vez de robar. Con eso acaba su turno, y a cada uno de los demás le queda uno más. En lo demás se juega como siempre{ $with-powers ->
    [yes] ; ni siquiera sus propias cartas están a salvo
   *[no] { "" }
 }. Cuando alguien ha cantado, ya no puede cantar nadie más.
    .title = Cantar «Cambio»
    .short = Los demás juegan un turno más y se descubren todas las cartas. Nadie más puede cantar.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = { $stick-any-turn ->
    [yes] En cualquier momento de un turno, { any-player }, y no solo aquel al que le toca, { may } poner { face-up } una carta de su propia { zone-grid }; vale la que se descubre primero. Si es del mismo rango (el mismo número o figura) que la carta superior { zone-discard.of }, pasa a esa pila y su lugar queda vacío: una carta menos que contar. Si no, vuelve a quedar { face-down }; ahora todos la han visto, y ese jugador ya no puede pegar más hasta que empiece el turno siguiente.
   *[no] En cualquier momento de su turno —antes de robar, con la carta robada en la mano o al final del todo— { may } poner { face-up } una carta { zone-grid.own-of }. Si es del mismo rango (el mismo número o figura) que la carta superior { zone-discard.of }, pasa a esa pila y su lugar queda vacío: una carta menos que contar. Si no, vuelva a dejarla { face-down }; ahora todos la han visto, y ya no puede pegar más hasta su próximo turno.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] Si los dos compañeros de un equipo se libran así de su última carta, la ronda termina en el acto.
       *[no] Quien se libra así de su última carta termina la ronda en el acto.
     }
   *[no] { "" }
 }
    .title = Pegar una carta
    .short = { $stick-any-turn ->
    [yes] Cualquiera puede, en cualquier momento, descubrir una carta de su cuadrícula. Si es del mismo rango que la superior de la pila de descarte, la deja en ella; queda un hueco. Si no, vuelve a taparla y no pega más hasta el turno siguiente.
   *[no] En cualquier momento de su turno, descubra una carta de su cuadrícula. Si es del mismo rango que la superior de la pila de descarte, déjela en ella; queda un hueco. Si no, vuelva a taparla: en ese turno no pega más.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] Los dos compañeros sin cartas: la ronda termina en el acto.
       *[no] Sin cartas: la ronda termina en el acto.
     }
   *[no] { "" }
 }
    .for = action stick by any player in turn, holding, closing when (me is active or stick_any_turn) and not missed of me and size of discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot down; let missed of me be yes)

pass = Si no puede { $with-take ->
    [yes] robar ni tomar
   *[no] robar
 } y alguien ya ha cantado, pasa.
    .title = Pasar
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Después le toca al jugador siguiente.
    .title = Fin del turno
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be left of active
    .unsaid = each-player

next-last-lap = Cuando vuelve a tocarle a quien ha cantado, la ronda termina y se cuentan las cartas.
    .for = if active is caller then go to reveal else go to turn


## Poderes

powers = Estas cartas tienen un poder, pero solo si las descarta nada más robarlas. Usarlo o no es cosa suya; si renuncia a él, o si no hay ninguna carta a la que aplicarlo, no pasa nada.


## Puntuación

reveal-show = { each-player.opening } pone { face-up } las cartas de { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = ha cantado
    .who = quien ha cantado
    .of = de quien ha cantado
    .you = Ahora ha cantado usted
    .nobody = nadie ha cantado
    .somebody = alguien ha cantado
    .none = Ahora es como si nadie hubiera cantado

role-dealer = reparte
    .who = quien reparte
    .of = de quien reparte
    .you = Ahora reparte usted

role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora el turno es suyo

fact-contender = echa a suertes el reparto
    .yes = usted sigue echando a suertes el reparto
    .no = usted ya no echa a suertes el reparto
    .let-yes = Ahora usted echa a suertes el reparto
    .let-no = Usted ya no echa a suertes el reparto

fact-out = fuera de la partida
    .yes = usted está fuera de la partida
    .no = usted sigue en la partida
    .let-yes = Ahora queda usted fuera de la partida
    .let-no = Usted vuelve a estar en la partida

fact-missed = ha descubierto una carta en vano
    .yes = usted ha descubierto una carta en vano
    .no = usted no ha descubierto ninguna carta en vano
    .let-yes = Desde ahora cuenta que usted ha descubierto una carta en vano
    .let-no = Desde ahora cuenta que usted no ha descubierto ninguna carta en vano

fact-running = puntos hasta ahora
    .set = Sus puntos hasta ahora pasan a ser { $value }

fact-played = rondas jugadas
    .set = El número de rondas jugadas pasa a ser { $value }

total = Su total es la suma de los puntos de todas las cartas { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player

score-winner = Quien tiene el total más bajo se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }; los demás se anotan su total. Si varios comparten el total más bajo, ganan todos{ $with-score-tied-other ->
    [yes] , a no ser que entre ellos esté quien ha cantado
   *[no] { "" }
 }.
    .why = total más bajo
    .why-score-others = su propio total
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = Si ha cantado y alguien tiene un total igual al suyo o más bajo, usted se anota su propio total y { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } puntos
 } más.
    .why = cantó y no ganó: { $penalty } más
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller

score-tied-caller = Si ha cantado { $with-score-miscalled ->
    [yes] pero comparte
   *[no] y comparte
 } el total más bajo, se le da la ronda por ganada: se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }{ $with-score-miscalled ->
    [yes] { " " }y no paga penalización
   *[no] { "" }
 }.
    .why = cantó y comparte el total más bajo
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

score-tied-other = Quienes comparten el total más bajo con quien ha cantado se anotan su total.
    .why = comparte el total más bajo con quien cantó
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

score-below-zero = Si no ha ganado y tuviera que anotarse menos de cero, se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }.
    .why = por debajo de cero, pero sin ganar
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

score-emptied = Si no le queda ninguna carta { zone-grid.own-in }, se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 } en cualquier caso, haya cantado o no.
    .why = sin cartas
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0

example = Un ejemplo: { $caller } ha cantado y todas las cartas están boca arriba.
    .about = call

reveal-count = Apunte los puntos de { each-player } y súmelos a los de las rondas anteriores.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Victoria

over = Con { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 } o más, queda fuera de la partida.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = Si con eso no quedara nadie, los que menos puntos tienen siguen en la partida y la deciden entre ellos.
    .for = no when rounds = 0 and running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

match-winner-last = Gana la partida el último que queda. Mientras sigan { $number-2 } o más, se juega otra ronda.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

standings-judge = Después de cada ronda, vean si la partida está decidida.
    .for = announce match_winner
    .for-standings-end = if match_winner is not nobody then end match

finished = La partida tiene { $rounds } rondas.
    .for = define finished: rounds > 0 and played >= rounds
    .for-reveal-tally = if rounds > 0 then let played be played + 1
    .for-match-winner-rounds-left = nobody when rounds > 0 and not finished

match-winner-fewest = Después de la última, gana la partida quien menos puntos tiene.
    .for = first of players where running of it = best when finished and (exactly 1 of players where running of it = best)
    .for-best = define best: least running of players

match-winner-still-tied = Si { $number-2 } o más jugadores comparten el número más bajo de puntos, juegan entre ellos una ronda decisiva, y los demás no toman parte; los puntos de antes se conservan.
    .for = nobody when finished and (at least 2 of players where running of it = best)
    .unsaid = each-player
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes

question-race = Dos jugadores quieren pegar a la vez. ¿Quién va primero?
    .for = who_turns_up_first
    .about = stick
    .ruling = Quien haya descubierto antes su carta. Si no hay manera de saberlo, aquel a quien antes le llegaría el turno a partir de quien lo tiene.
    .reason = Ninguna edición dice cómo se resuelve.

question-fixed-rounds = Si el número de rondas es fijo, ¿puede alguien quedar fuera antes?
    .for = nobody_leaves
    .about = finished
    .ruling = No. Todos juegan las { $rounds } rondas, tengan los puntos que tengan.
    .reason = El número de rondas sustituye al límite.

question-deciding-round = ¿Qué cuenta en una ronda decisiva?
    .for = tied_play_on
    .about = finished
    .ruling = Todo: sus puntos se suman a los de antes.
    .reason = Las ediciones solo dicen que la hay.

standings-rotate = En la ronda siguiente, el reparto pasa al primer jugador a la izquierda que siga en la partida.
    .for = let dealer be left of dealer; go to setup


## Preguntas

question-drawn-tie = ¿Y si hay empate al echar a suertes quién reparte? ¿Es el as la carta más alta?
    .for = draw_again
    .ruling = Quienes empatan vuelven a sacar. El as cuenta aquí como un 1 y es la carta más baja.
    .reason = Las ediciones publicadas solo hablan de la carta más alta.

question-discards-lie = ¿Cómo se ponen las cartas en la pila de descarte, boca arriba o boca abajo?
    .for = face_up
    .ruling = Boca arriba, todas: la primera, las que se descartan y las que se sustituyen.
    .reason = Una edición las pone boca abajo, pero entonces nadie sabría cuál está encima.

question-peek-when = ¿Miran todos sus cartas a la vez?
    .for = together
    .ruling = Sí, una sola vez y solo el tiempo necesario para recordarlas, antes de que empiece el primer turno.
    .reason = Así nadie las mira más tiempo que los demás.

question-match-by = Para pegar, ¿tienen que coincidir los puntos o el rango?
    .for = rank
    .ruling = El rango: un rey rojo va sobre uno negro, valga cada uno lo que valga.
    .reason = Las ediciones no se ponen de acuerdo; el rango se ve sin hacer cuentas.

question-stick-when = ¿Pegar me cuesta el turno?
    .for = any_time_on_your_turn
    .about = stick
    .ruling = No. Se añade a lo que haga en su turno —antes, entre medias o después—, y tantas veces como acierte.
    .reason = Las ediciones piden una sola acción, pero dejan pegar en cualquier momento del turno; ambas cosas se cumplen si pegar no cuenta como acción.

question-wrong-stick = ¿Y si descubro una carta que no coincide?
    .for = turned_back
    .ruling = Vuelve boca abajo a su lugar. Todos la han visto, y en ese turno ya no puede pegar más.
    .reason = No se menciona ningún castigo; que los demás conozcan su carta ya es bastante.

question-emptied-slot = ¿Puedo rellenar un hueco que he dejado al pegar?
    .for = stays_empty
    .about = stick
    .ruling = No. El hueco sigue vacío, y las demás cartas se quedan donde están.
    .reason = Una carta nueva ocupa el lugar de otra; en un hueco no hay ninguna.

question-no-slot = No me quedan cartas. ¿Qué puedo hacer?
    .for = discard_only
    .ruling = Robar y descartar, o cantar.{ $with-powers ->
    [yes] { " " }Los poderes que solo necesitan cartas ajenas le siguen sirviendo.
   *[no] { "" }
 }
    .reason = Una carta nueva solo puede sustituir a otra que esté ahí.

question-no-target = ¿Y si no hay ninguna carta a la que aplicar un poder?
    .for = not_offered
    .ruling = Entonces el poder no hace nada y el turno sigue.
    .reason = Un poder necesita todas las cartas que pide.

question-power-when = ¿Cuándo exactamente puedo usar un poder?
    .for = at_once
    .about = powers
    .ruling = Solo justo después de descartar la carta. Si hace cualquier otra cosa, lo pierde.
    .reason = Algunas ediciones lo permiten hasta que empieza el jugador siguiente; nadie debería tener que estar pendiente de eso.

question-queen-order = ¿Me obliga la reina a intercambiar las dos cartas?
    .for = look_then_decide
    .ruling = No. Mire las dos y después decida.
    .reason = El nombre del poder suena a orden; su descripción, no.

question-starter-power = La primera carta de la pila de descarte tiene un poder. ¿Quién puede usarlo?
    .for = none
    .about = powers
    .ruling = Nadie.
    .reason = Solo tienen poder las cartas que alguien ha robado y ha querido descartar.

question-stock-out = ¿Y si se acaba el mazo de robo?
    .for = reshuffle
    .ruling = Quien quiera robar baraja antes la pila de descarte, menos la carta superior, y forma con ella un nuevo mazo de robo.
    .reason = Ninguna edición lo aclara; así la ronda continúa.

question-no-action = ¿Y si no puedo hacer nada de nada?
    .for = pass
    .ruling = Entonces pasa. Con estas reglas casi nunca ocurre.
    .reason = Una ronda no debe pararse por culpa de un solo jugador.

question-first-call = ¿A partir de cuándo puedo cantar?
    .for = any_turn
    .ruling = Desde su primer turno, si se atreve: con cualquier total, y aunque no conozca todas sus cartas.
    .reason = Ninguna edición dice que haya que esperar.

question-bluff-call = ¿Puedo cantar aunque no crea que voy a ganar la ronda?
    .for = allowed
    .ruling = Sí. Nadie comprueba lo que usted cree; lo que se cuenta son las cartas.
    .reason = Según las ediciones, quien canta declara que sí lo cree; pero ellas mismas dicen que es un juego de faroles.

question-second-call = ¿Puede cantar también otro jugador?
    .for = nobody_else
    .ruling = No. En cada ronda canta uno solo.
    .reason = La ronda está acabando de todos modos.

question-last-turns = ¿Son distintos los últimos turnos?
    .for = normal_turns
    .ruling = Solo en que nadie puede cantar. Lo demás es como siempre.
    .reason = Las ediciones no los limitan en nada.

question-caller-protected = ¿Están a salvo de los demás las cartas de quien ha cantado?
    .for = no
    .ruling = No. Los poderes actúan sobre ellas como sobre las de cualquiera.
    .reason = Ninguna edición las protege.

question-caller-tie = He cantado y comparto el total más bajo. ¿Pago { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } puntos
 } de penalización?
    .for = no_penalty
    .about = score.miscalled, score.tied_caller
    .ruling = No, se anota lo mismo que quien gana. { $with-score-tied-other ->
    [yes] Quienes comparten su total se anotan lo que tienen.
   *[no] También quienes comparten su total.
 }
    .reason = Las ediciones dicen las dos cosas; el pasaje sobre los empates es el más preciso.

question-tied-others = Quien ha cantado pierde frente a varios jugadores con el mismo total más bajo. ¿Quién gana?
    .for = each_zero
    .ruling = Todos ellos; cada uno se anota lo que se anota quien gana.
    .reason = Ninguno está por debajo de los otros, pero tampoco por encima.

question-below-zero = Mi total está por debajo de cero, pero no he ganado. ¿Se me restan puntos?
    .for = counts_as_zero
    .ruling = No, cuenta como { $value }.{ $with-score-miscalled ->
    [yes] { " " }Eso sí, si ha cantado, antes se suma la penalización a su total.
   *[no] { "" }
 }
    .reason = Si no, perder compensaría más que ganar.

question-match-below-zero = ¿Puedo bajar de cero puntos en la partida?
    .for = impossible
    .ruling = No. Ninguna ronda da menos de 0 puntos, así que tampoco gana nadie la partida con menos.
    .reason = Ni a quien gana una ronda ni a quien la pierde se le resta nada.

question-empty-grid = ¿Gano al instante cuando me quedo sin cartas?
    .for = zero_and_play_on
    .ruling = No. La ronda sigue, pero en ella se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }, aunque cante.
    .reason = Terminarla en ese mismo momento queda para las reglas de cada casa.

question-limit-reached = ¿Quedo fuera con { $limit ->
    [one] { $limit } punto justo
   *[other] { $limit } puntos justos
 }?
    .for = out_at_limit
    .ruling = Sí: basta con llegar a { $limit }.
    .reason = Las ediciones lo dicen de tres maneras; esta es la más precisa.

question-match-ends = ¿Se acaba la partida cuando un jugador queda fuera?
    .for = last_one_in
    .ruling = No, los demás siguen jugando hasta que solo queda uno.
    .reason = Las introducciones de las ediciones lo dan a entender; sus capítulos sobre la victoria dicen otra cosa.

question-all-out = ¿Y si todos llegamos a { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 } en la misma ronda?
    .for = lowest_play_on
    .ruling = Siguen los que menos puntos tienen. Si es uno solo, ha ganado la partida; si son varios, la deciden en otra ronda.
    .reason = Alguien tiene que ganar.

question-left-players = ¿Reparten o juegan todavía los que han quedado fuera?
    .for = skipped
    .ruling = No. El reparto y el turno se los saltan.
    .reason = No tienen cartas con las que jugar.


## Glosario

glossary-grid = Las cartas que un jugador tiene delante{ $with-stick ->
    [yes] , con los huecos que ha dejado al pegar
   *[no] { "" }
 }.
    .term = Cuadrícula

glossary-stock = Las cartas boca abajo del centro de la mesa, de las que se roba.
    .term = Mazo de robo

glossary-discard = Las cartas boca arriba que hay junto al mazo de robo. Solo importa la superior.
    .term = Pila de descarte

glossary-keep = Poner una carta en la propia cuadrícula a cambio de otra que había en ella.
    .term = Quedarse con una carta
    .about = keep

glossary-throw = Dejar en la pila de descarte la carta que se acaba de robar.{ $with-powers ->
    [yes] { " " }Solo las cartas descartadas así tienen poder.
   *[no] { "" }
 }
    .term = Descartar
    .about = throw

glossary-stick = Librarse de una carta porque es del mismo rango que la superior de la pila de descarte.
    .term = Pegar
    .about = stick

glossary-call = Decir «Cambio», con lo que empieza la última vuelta de la ronda.
    .term = Cantar
    .about = call

glossary-caller = El jugador que ha dicho «Cambio» en la ronda en curso.
    .term = Quien ha cantado
    .about = call

glossary-total = La suma de los puntos de todas las cartas de una cuadrícula.
    .term = Total
    .about = total

glossary-penalty = { $penalty ->
    [one] { $penalty } punto que se suma
   *[other] Los { $penalty } puntos que se suman
 } al total de quien ha cantado sin tener el más bajo.
    .term = Penalización
    .about = penalty, score.miscalled
