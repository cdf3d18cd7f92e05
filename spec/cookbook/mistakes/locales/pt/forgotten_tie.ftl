variant-forgotten-tie = Quem tem menos que todos os outros marca 0 pontos, e os outros marcam o próprio total. Mas quanto marca quem empata no menor total? Todo caso precisa de uma resposta.
    .title = Um empate esquecido
    .holds = question-tied-others

score-others = Quem não tem o menor total marca o próprio total.
    .why = o próprio total
    .for = total of player when total of player > lowest
    .for-lowest = define lowest: least total of players

score-winner = Quem tem menos que todos os outros marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }.
    .why = menor total
    .for = 0 when alone of player
