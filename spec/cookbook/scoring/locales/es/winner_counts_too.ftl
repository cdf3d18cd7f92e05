variant-winner-counts-too = Quien gana una ronda se anota lo que suman sus cartas, como los demás. Así cada punto importa también al ganar, y los reyes rojos restan.
    .title = Quien gana también cuenta

score-others = Cada uno se anota su total, también quien ha ganado la ronda.
    .why = su propio total
    .for = total of player

score-tied-caller = Si ha cantado y comparte el total más bajo, no paga penalización: se anota su total.
    .why = cantó y comparte el total más bajo
    .for = total of player when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

question-caller-tie = He cantado y comparto el total más bajo. ¿Pago { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } puntos
 } de penalización?
    .for = no_penalty
    .ruling = No. Se anota su total, igual que quienes lo comparten.
    .reason = Las ediciones dicen las dos cosas; el pasaje sobre los empates es el más preciso.

question-match-below-zero = ¿Puedo bajar de cero puntos en la partida?
    .for = impossible
    .ruling = Sí, si los reyes rojos le dejan por debajo de cero en una ronda.
    .reason = Cada uno se anota lo que suman sus cartas.
