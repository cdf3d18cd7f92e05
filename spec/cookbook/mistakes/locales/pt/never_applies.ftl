variant-never-applies = Ninguém deve marcar mais de 50 pontos. Mas quatro cartas nunca somam tanto: a regra não diz nada.
    .title = Uma regra que nunca se aplica

score-mercy = Se o seu total passar de { $number-50 }, você marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }.
    .why = nunca mais que isso
    .for = 50 when total of player > 50 overrides others
