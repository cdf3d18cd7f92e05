variant-ties-cost = Quien canta tiene que superar a todos los demás: si solo comparte el total más bajo, también paga la penalización.
    .title = Empatar es cantar en falso

question-caller-tie = He cantado y comparto el total más bajo. ¿Pago { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } puntos
 } de penalización?
    .for = no_penalty
    .ruling = Sí. Quienes comparten su total se anotan lo que tienen.
    .reason = Quien canta afirma tener menos que todos los demás, no lo mismo que alguno.
