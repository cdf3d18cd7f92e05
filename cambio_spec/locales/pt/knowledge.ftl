### O que as regras denunciam e quem vem primeiro: achados CAM33x e CAM34x

leak = { $way ->
    [offer] `{ $rule }` denuncia uma carta escondida: { $player } viu o mesmo nas duas distribuições, mas “{ $move }” só é permitido em uma delas.
   *[event] `{ $rule }` denuncia uma carta escondida: { $player } viu o mesmo nas duas distribuições, mas depois de “{ $move }” elas não seguem iguais.
 }
leak-label = { $way ->
    [offer] quem pode fazer isto depende de uma carta escondida
   *[event] o que acontece depende de uma carta escondida
 }
leak-help = { $way ->
    [offer] Permita isto seja qual for a carta escondida e só pergunte por ela depois de virada para cima: `turn … up; if … then … else …`.
   *[event] Vire a carta para cima, ou mostre-a a todos, antes que algo dependa dela.
 }
leak-bounded = Não foi encontrada nenhuma distribuição em que `{ $rule }` denuncie uma carta escondida, mas não está provado que não haja.
leak-bounded-help = Faça com que dependa só de cartas viradas para cima ou conhecidas da pessoa em questão: assim dá para provar.
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
