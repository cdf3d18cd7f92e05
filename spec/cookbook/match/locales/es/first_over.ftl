variant-first-over = La partida acaba en cuanto un jugador llega al límite, y gana quien menos puntos tiene entonces. Nadie se queda mirando.
    .title = Quien llega al límite acaba la partida

about-match = Los puntos perjudican. { $rounds ->
    [0] Las rondas se suceden hasta que alguien llega a { $limit }, y gana la partida quien menos tenga entonces.
   *[other] Se juegan { $rounds } rondas, y gana la partida quien menos puntos tenga al final.
 } Si ha jugado al Golf o al Cabo, se sentirá como en casa.

object = En cada ronda se trata de tener el total más bajo de todos; { $rounds ->
    [0] cuando alguien llega a { $limit ->
        [one] { $limit } punto
       *[other] { $limit } puntos
     }, de ser quien menos tiene
   *[other] al cabo de { $rounds } rondas, de ser quien menos puntos tiene
 }.

option-limit = { $rounds ->
    [0] El límite es de { $limit ->
        [one] { $limit } punto
       *[other] { $limit } puntos
     }: cuando alguien llega a él, se acaba la partida.
   *[other] Cuando el número de rondas es fijo, no hay límite de puntos.
 }

option-rounds = { $rounds ->
    [0] La partida dura hasta que alguien llega al límite. O bien acuerdan jugar 5 o 7 rondas.
   *[other] La partida tiene { $rounds } rondas. Nadie queda fuera antes.
 }

over = En cuanto alguien tiene { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 } o más, quedan fuera todos los que no tienen el menor número de puntos.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-best = define best: least running of players
    .for-eliminated-under = no
    .for-eliminated-reached = yes when rounds = 0 and running of player > best and ((some players where over of it) or (some everyone where out of it)) overrides under
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player, number-0

match-winner-last = Gana la partida quien queda entonces. Mientras sigan { $number-2 } o más, se juega otra ronda.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

question-limit-reached = ¿Se acaba la partida con { $limit ->
    [one] { $limit } punto justo
   *[other] { $limit } puntos justos
 }?
    .for = out_at_limit
    .ruling = Sí: basta con llegar a { $limit }.
    .reason = Las ediciones lo dicen de tres maneras; esta es la más precisa.

question-match-ends = ¿Y si varios comparten el menor número de puntos?
    .for = last_one_in
    .ruling = Siguen jugando entre ellos hasta que uno tiene menos. Los demás quedan fuera.
    .reason = Alguien tiene que ganar.
