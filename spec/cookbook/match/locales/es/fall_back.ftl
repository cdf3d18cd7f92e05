variant-fall-back = Quien llega al límite justo vuelve a { $refuge } puntos. Mantiene viva la esperanza, y a todos haciendo cuentas.
    .title = Vuelta a cincuenta

reveal-refuge = Si ahora tiene { $limit } puntos justos, vuelve a { $refuge }.
    .for = each player when rounds = 0 and running of me = limit: let running of me be refuge
    .unsaid = each-player, number-0

option-limit = { $rounds ->
    [0] El límite es de { $limit ->
        [one] { $limit } punto
       *[other] { $limit } puntos
     }: quien lo supera queda fuera de la partida.
   *[other] Cuando el número de rondas es fijo, no hay límite de puntos.
 }

over = Con más de { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 }, queda fuera de la partida.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

question-limit-reached = ¿Quedo fuera con { $limit ->
    [one] { $limit } punto justo
   *[other] { $limit } puntos justos
 }?
    .for = out_at_limit
    .ruling = No: con { $limit } justos vuelve a { $refuge }. Queda fuera con más.
    .reason = Acertar así merece un premio.
