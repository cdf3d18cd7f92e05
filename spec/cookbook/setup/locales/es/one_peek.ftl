variant-one-peek = Antes del primer turno solo mira una carta, la que prefiera. Cuanto menos se sabe, más se tarda en atreverse a cantar.
    .title = Una sola mirada
    .holds = question-peek-when

setup-peek = Ahora { each-player } puede mirar, una sola vez, una carta de su { zone-grid }, la que prefiera. De aquí en adelante solo cuenta con su memoria.
    .for = each player: (choose known in grid of me; look at known)
