variant-three-cards-left = Só pode chamar “Cambio” quem tem no máximo três cartas. Antes de poder encerrar a rodada, é preciso, portanto, colar pelo menos uma.
    .title = Chamar com três cartas no máximo
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Se restarem { $number-3 } cartas ou menos { zone-grid.own-in }, você pode dizer “Cambio” em vez de comprar. Seu turno termina aí, e cada um dos outros ainda joga um turno. De resto, o jogo segue como sempre{ $with-powers ->
    [yes] ; nem as suas próprias cartas estão a salvo
   *[no] { "" }
 }. Depois que alguém chama “Cambio”, ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = Só com 3 cartas ou menos. Cada um dos outros joga mais um turno; depois, todas as cartas são reveladas. Ninguém mais pode chamar.
    .for = action call in turn when caller is nobody and size of grid of me <= 3: let caller be me; go to next

question-first-call = A partir de quando posso chamar “Cambio”?
    .for = any_turn
    .ruling = Assim que tiver se livrado de uma carta: com qualquer total e mesmo sem conhecer todas as que restam.
    .reason = Quem quer encerrar a rodada deve ter feito algo para isso.
