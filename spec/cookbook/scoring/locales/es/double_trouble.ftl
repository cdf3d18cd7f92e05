variant-double-trouble = Quien canta y pierde se anota el doble de su total, sin penalización fija. Cantar en falso con pocos puntos se perdona pronto; con muchos, es un desastre.
    .title = Cantar en falso cuenta doble

score-miscalled = Si ha cantado y alguien tiene un total igual al suyo o más bajo, el suyo cuenta { $number-2 ->
    [2] el doble
   *[other] { $number-2 } veces
 }, salvo que esté por debajo de cero.
    .why = cantó y no ganó: el doble
    .for = 2 * total of player when called of player and not alone of player and total of player > 0 overrides others, winner
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .unsaid = number-0

score-below-zero = Si no ha ganado, un total por debajo de cero se anota como { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }.
    .why = por debajo de cero, pero sin ganar
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-caller-tie = He cantado y comparto el total más bajo. ¿Cuenta el doble?
    .for = no_penalty
    .ruling = No, se anota lo mismo que quien gana. { $with-score-tied-other ->
    [yes] Quienes comparten su total se anotan lo que tienen.
   *[no] También quienes comparten su total.
 }
    .reason = Las ediciones dicen las dos cosas; el pasaje sobre los empates es el más preciso.

question-below-zero = Mi total está por debajo de cero, pero no he ganado. ¿Se me restan puntos?
    .for = counts_as_zero
    .ruling = No, cuenta como { $value }, aunque haya cantado.
    .reason = Si no, perder compensaría más que ganar.
