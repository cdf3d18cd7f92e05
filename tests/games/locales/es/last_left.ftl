### El último que queda: lo que se dice de otra manera que en Doce cartas.

# $fewest, $most, $direction (clockwise, counterclockwise)
players = Pueden jugar de { $fewest } a { $most } personas. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 } y se saltan a quien ya está fuera de la partida.

object = Aquí los puntos perjudican. En cada ronda conviene que sus cartas sumen lo menos posible; en la partida, ser el último que queda.

opener-first = En la primera ronda empieza quien más suma con sus cartas descubiertas; en las siguientes, quien ha puesto fin a la anterior.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = first of players from starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid

# $limit
over = Quien tiene más de { $limit } puntos después de una ronda queda fuera de la partida. Si con eso no quedara nadie, siguen los que menos puntos tienen de entre los que aún jugaban.
    .for = define over of player: running of player > limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-passed = yes when over of player
    .for-eliminated-spared = no when running of player = best and (no players where not over of it) overrides passed
    .for-best = define best: least running of players
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

standings-end = Si solo queda un jugador, ha ganado la partida.
    .for = if exactly 1 of players where not eliminated of it then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: not eliminated of player
    .unsaid = each-player, number-1

standings-rotate = Si no, la ronda siguiente la reparte el primer jugador a la izquierda del repartidor que siga en la partida.
    .for = let dealer be left of dealer; go to setup

# $limit
question-all-out = Todos hemos pasado de { $limit } puntos en la misma ronda y varios son los que menos tienen. ¿Quién gana?
    .for = lowest_play_on
    .ruling = Nadie todavía. Esos siguen jugando entre ellos, con los puntos que tienen.
    .reason = Tiene que quedar uno solo, y para eso puede bastar una ronda.

question-finisher-out = He puesto fin a una ronda y con ella he quedado fuera. ¿Quién empieza la siguiente?
    .for = next_on_the_left
    .ruling = El primer jugador a su izquierda que siga en la partida.
    .reason = Usted no puede, pero alguien tiene que empezar.
