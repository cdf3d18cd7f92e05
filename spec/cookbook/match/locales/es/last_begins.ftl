variant-last-begins = Quien más puntos tiene juega el primer turno de la ronda siguiente. Una pequeña ayuda para quien va por detrás.
    .title = Empieza el último
    .holds = question-left-players

setup-begin = El primer turno es de quien más puntos tiene; si son varios, del primero de ellos a la izquierda del repartidor, y así, en la primera ronda, de quien se sienta a su izquierda.
    .for = let active be starter; go to turn
    .for-starter = define starter: first of players from left of dealer where running of it = greatest running of players
