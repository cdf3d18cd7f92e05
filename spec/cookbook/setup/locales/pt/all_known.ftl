variant-all-known = Cada um pode espiar todas as suas cartas antes do primeiro turno. Bom para crianças: basta lembrar, sem adivinhar nada.
    .title = Todas as cartas conhecidas
    .holds = question-peek-when

about = Você tem à sua frente { $dealt ->
    [1] { $dealt } carta virada
   *[other] { $dealt } cartas viradas
 } para baixo e já viu todas elas, uma vez. Turno após turno, troca o que sabe que é ruim pelo que espera que seja melhor{ $with-powers ->
    [yes] , dá uma espiada quando uma carta permite e bagunça o que os rivais acham que têm
   *[no] { "" }
 }. Aposta que as suas cartas somam menos que as de todo mundo? Então diga “Cambio”: cada um dos outros joga um último turno, e todas as cartas são reveladas.

setup-peek = Agora { each-player } pode espiar, uma única vez, todas as cartas da sua { zone-grid }. Daqui em diante, só a memória ajuda.
    .for = each player: look at grid of me
