variant-no-last-lap = Quem chama “Cambio” encerra a rodada na hora: todas as cartas são reveladas, e ninguém joga outro turno. Curto e sem piedade.
    .title = Chamou, acabou
    .holds = example, question-first-call, question-bluff-call, glossary-caller

about = Você tem à sua frente { $dealt ->
    [1] { $dealt } carta virada
   *[other] { $dealt } cartas viradas
 } para baixo e { $with-setup-peek ->
    [yes] no começo só conhece algumas delas
   *[no] não conhece nenhuma delas
 }. Turno após turno, troca o que sabe que é ruim pelo que espera que seja melhor{ $with-powers ->
    [yes] , dá uma espiada quando uma carta permite e bagunça o que os rivais acham que têm
   *[no] { "" }
 }. Aposta que as suas cartas somam menos que as de todo mundo? Então diga “Cambio”, e todas as cartas são reveladas.

call = Diga “Cambio” em vez de comprar. A rodada acaba na hora: contam-se os pontos, e ninguém joga outro turno.
    .title = Chamar “Cambio”
    .short = A rodada acabou, e todas as cartas são reveladas.
    .for = action call in turn when caller is nobody: let caller be me; go to reveal

next-last-lap = E assim se continua, turno após turno, até alguém chamar “Cambio”.
    .for = go to turn

question-second-call = Depois de mim, alguém mais pode chamar “Cambio”?
    .for = nobody_else
    .ruling = Não. A primeira chamada encerra a rodada.
    .reason = Não sobra nenhum turno para isso.

glossary-call = Dizer “Cambio” e, com isso, encerrar a rodada.
    .term = Chamar
