### O que as regras revelam e quem vem primeiro: problemas CAM33x e CAM34x

leak = { $way ->
    [offer] `{ $rule }` revela uma carta escondida: { $player } viu o mesmo nas duas distribuições, mas “{ $move }” só é permitido em uma delas.
   *[event] `{ $rule }` revela uma carta escondida: { $player } viu o mesmo nas duas distribuições, mas depois de “{ $move }” elas não seguem iguais.
 }
leak-label = { $way ->
    [offer] quem pode fazer isto depende de uma carta escondida
   *[event] o que acontece depende de uma carta escondida
 }
leak-help = { $way ->
    [offer] Permita isto seja qual for a carta escondida e só pergunte por ela depois de virada para cima: `turn … up; if … then … else …`.
   *[event] Vire a carta para cima, ou mostre-a a todos, antes que algo dependa dela.
 }
leak-bounded = Não foi encontrada nenhuma distribuição em que `{ $rule }` revele uma carta escondida, mas não está provado que não haja.
leak-bounded-help = Faça com que dependa só de cartas viradas para cima ou conhecidas da pessoa em questão: assim dá para provar.
leak-unknown = Não se sabe se `{ $ruleset }` revela uma carta escondida: faltou tempo.
frame-deals = A primeira das duas distribuições, com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }:
frame-deals-other = A segunda:
frame-moves-then = O que se faz então:
bound-deals = { $count ->
    [1] uma distribuição
   *[other] { $count } distribuições
 }

race = { $way ->
    [shut] Nenhuma regra diz quem vem primeiro, e isso faz diferença: depois de “{ $first }” não se pode mais fazer “{ $second }”.
   *[differs] Nenhuma regra diz quem vem primeiro, e isso faz diferença: “{ $first }” e “{ $second }” levam a outra coisa na ordem contrária.
 }
race-label = várias pessoas podem fazer isto ao mesmo tempo, ou junto com: { ALL($others_list) }
race-help = Diga como isso se decide, em uma pergunta sobre a ordem: `question …, ordering ruled … by { $rule }`. Ou faça com que se pergunte a uma pessoa de cada vez: `when me is …`.
race-help-in-yaml = Diga como isso se decide, em uma pergunta sobre a ordem: `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Ou faça com que se pergunte a uma pessoa de cada vez: `when me is …`.
race-bounded = Não está provado que tanto faça quem vem primeiro com `{ $rule }`, mas não foi encontrada nenhuma mesa em que isso faça diferença. As outras: { ALL($others_list) }.
race-bounded-help = Diga como isso se decide, em uma pergunta sobre a ordem: `question …, ordering ruled … by { $rule }`. Então não é preciso provar nada.
race-bounded-help-in-yaml = Diga como isso se decide, em uma pergunta sobre a ordem: `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Então não é preciso provar nada.
race-unknown = Não se sabe se em `{ $ruleset }` tanto faz quem vem primeiro: faltou tempo.
frame-moves-race = O que duas pessoas podem fazer ao mesmo tempo:
bound-races = { $count ->
    [1] um par de jogadas
   *[other] { $count } pares de jogadas
 }

## The matrix of races

races = Quem vem primeiro
races-none = Em `{ $ruleset }` ninguém pode agir fora da sua vez.
races-phase = Fase
races-actions = Ações de duas pessoas
races-verdict = Quando as duas querem
races-alone = uma pessoa de cada vez
races-independent = em qualquer ordem, tanto faz
races-ordered = a pergunta `{ $question }` decide
races-matters = não decidido, e faz diferença
races-open = não se sabe se faz diferença
races-intro = Onde várias pessoas podem agir na mesma fase, isto é o que acontece, para cada par de ações, quando duas querem fazê-lo ao mesmo tempo: pelas regras dos jogos incluídos e com as variantes e opções que mudam isso. Um par que não fosse independente nem estivesse decidido seria um problema ({ $CAM340 }). `cambio-spec list --races` mostra o mesmo das suas próprias regras.
