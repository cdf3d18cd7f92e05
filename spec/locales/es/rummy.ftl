### Cambio rummy en español: lo que dice de otro modo que el juego.

object = En cada ronda se trata de tener el menor número de puntos; a lo largo de la partida, de ser el último que sigue por debajo de { $limit }.

players = Pueden jugar de { $fewest } a { $most } personas, cada una por su cuenta. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 } y se saltan a quien ya está fuera de la partida.

score-beaten = Anótese los puntos de sus cartas. Si ha cantado y no ha ganado la ronda, anótese además { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } puntos
 }.
    .why = cantó y no ganó: { $penalty } más
    .why-score-own = los puntos de sus cartas
    .for = total of player + penalty when player is caller and not won of player overrides own
    .for-score-own = total of player

reveal-count = Apunte lo que se anota { each-player } y súmelo a los puntos de las rondas anteriores.
    .for = each player: (announce score of me; announce won of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

example = Un ejemplo: { $caller } ha cantado y se han descubierto las cartas.
    .about = call

over = Con { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 } o más queda fuera.
    .for = define over of player: running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = Si con eso no quedara nadie, los que menos puntos tienen siguen jugando.
    .for = no when running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

standings-end = Gana la partida el último que queda. Mientras sigan { $number-2 } o más, se juega otra ronda.
    .for = announce match_winner; if match_winner is not nobody then end match
    .for-match-winner-last = first of players where not eliminated of it when exactly 1 of players where not eliminated of it
    .for-match-winner-nobody-yet = nobody when at least 2 of players where not eliminated of it
    .for-standings-again = go to setup

standings-lead = Si quien ha ganado una ronda queda fuera con ella, empieza la siguiente el primer jugador a su izquierda que siga en la partida.
    .for = let starter be first of players from starter

question-larger-tables = Somos más de { $most }. ¿Podemos jugar?
    .for = two_packs
    .ruling = Con dos barajas, hasta doce.
    .reason = El artículo recomienda varias barajas sin decir cuántas.

question-beaten = He cantado y comparto el menor número de puntos, pero he perdido el desempate. ¿Me han superado?
    .for = did_not_win
    .ruling = Sí. Paga, a no ser que gane la ronda.
    .reason = Un empate que gana otro es una derrota.

question-penalty-on-top = ¿Sustituyen los { $penalty } puntos a los de mis cartas?
    .for = added
    .ruling = No, se suman a ellos.
    .reason = Se añaden a una puntuación, así que ya hay una.

question-winner-scores = ¿No se anota nada quien gana una ronda?
    .for = own_total
    .ruling = Se anota los puntos de sus cartas, como los demás.
    .reason = Solo para quien canta y es superado hay una excepción.

question-all-out = ¿Y si todos llegamos a { $limit } en la misma ronda?
    .for = lowest_play_on
    .ruling = Siguen los que menos puntos tienen. Si es uno solo, ha ganado la partida.
    .reason = Alguien tiene que ganar.

question-winner-out = He ganado la ronda, y con ella quedo fuera. ¿Quién empieza?
    .for = next_on_the_left
    .ruling = El primer jugador a su izquierda que siga en la partida.
    .reason = Usted no puede, pero alguien ha de hacerlo.

glossary-match = Todas las rondas, hasta que solo queda un jugador.
    .term = Partida

fact-out = fuera de la partida
    .yes = usted está fuera de la partida
    .no = usted sigue en la partida
    .let-yes = Ahora queda usted fuera de la partida
    .let-no = Usted vuelve a estar en la partida

fact-running = puntos hasta ahora
    .set = Sus puntos hasta ahora pasan a ser { $value }
