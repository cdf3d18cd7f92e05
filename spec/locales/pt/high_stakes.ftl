### Cambio de aposta alta em português do Brasil: o que ele diz de outro modo que o jogo.

said-dared = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] paga
       *[other] pagam
    } a prenda
   *[no] { ALL($players_list) } não { COUNT($players_list) ->
        [one] paga
       *[other] pagam
    } a prenda
 }

dared-most = Perde quem faz mais pontos.
    .why = a maior pontuação
    .why-dared-others = não a maior pontuação
    .for = yes when score of player = highest overrides others
    .for-highest = define highest: greatest score of players
    .for-dared-others = no
    .for-reveal-stakes = each player: announce dared of me
    .unsaid = each-player

dare = Antes de se dar a primeira carta, todos combinam uma prenda: algo que quem perder terá de fazer no fim da rodada. Quem perde paga a prenda.
    .short = Quem faz mais pontos paga a prenda combinada.
    .for = editorial dare in winning

question-dare-when = Quando se paga a prenda?
    .ruling = Quando a rodada acaba e os pontos já se conhecem.
    .reason = O artigo fala no fim de um turno, mas aí ainda não há pontos.
    .for = end_of_game

question-dare-tie = Vários de nós fizemos mais pontos que o resto. Quem paga a prenda?
    .ruling = Todos vocês.
    .reason = Nenhum de vocês tem menos pontos que os outros.
    .for = all_of_them

glossary-dare = O que quem perde tem de fazer.
    .term = Prenda
