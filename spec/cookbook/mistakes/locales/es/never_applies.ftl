variant-never-applies = Nadie debe anotarse más de 50 puntos. Pero cuatro cartas nunca suman tanto: la regla no dice nada en absoluto.
    .title = Una regla que nunca se aplica

score-mercy = Si su total pasa de { $number-50 }, se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }.
    .why = nunca más que eso
    .for = 50 when total of player > 50 overrides others
