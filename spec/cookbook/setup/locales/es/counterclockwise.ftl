variant-counterclockwise = El turno, las cartas y el reparto pasan hacia la derecha, como en tantos juegos de cartas de España y América.
    .title = Hacia la derecha
    .holds = players, question-left-players

setup-deal = Empezando por quien se sienta a la derecha del repartidor, { each-player } recibe { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } { face-down } y forma ante sí una { zone-grid } de { $grid-shape }. ¡Todavía no se miran!
    .for = deal dealt from stock to each grid from right of dealer
    .unsaid = zone-stock

setup-begin = El primer turno es de quien se sienta a la derecha del repartidor.
    .for = let active be starter; go to turn
    .for-starter = define starter: right of dealer

finish = Después le toca al siguiente jugador de la derecha.
    .title = Fin del turno
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be right of active
    .unsaid = each-player

standings-rotate = En la ronda siguiente, el reparto pasa al primer jugador a la derecha que siga en la partida.
    .for = let dealer be right of dealer; go to setup
