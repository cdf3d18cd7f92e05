variant-forgotten-tie = Quien tiene menos que todos los demás se anota 0 puntos, y los demás, su total. Pero ¿qué se anotan quienes comparten el total más bajo? Todo caso necesita una respuesta.
    .title = Un empate olvidado
    .holds = question-tied-others

score-others = Quien no tiene el total más bajo se anota el suyo.
    .why = su propio total
    .for = total of player when total of player > lowest
    .for-lowest = define lowest: least total of players

score-winner = Quien tiene menos que todos los demás se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }.
    .why = total más bajo
    .for = 0 when alone of player
