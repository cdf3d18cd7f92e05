variant-nobody-calls-blind = Só pode chamar “Cambio” quem viu todas as suas cartas. Vencer deve ser habilidade, e não sorte.
    .title = Ninguém chama às cegas
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Se você conhecer todas as cartas { zone-grid.own-of }, pode dizer “Cambio” em vez de comprar. Seu turno termina aí, e cada um dos outros ainda joga um turno. De resto, o jogo segue como sempre{ $with-powers ->
    [yes] ; nem as suas próprias cartas estão a salvo
   *[no] { "" }
 }. Depois que alguém chama “Cambio”, ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = Só se você conhecer todas as suas cartas. Cada um dos outros joga mais um turno; depois, todas as cartas são reveladas. Ninguém mais pode chamar.
    .for = action call in turn when caller is nobody and (no spots in grid of me where not it is known to me): let caller be me; go to next

question-first-call = A partir de quando posso chamar “Cambio”?
    .for = any_turn
    .ruling = Assim que tiver visto cada carta { zone-grid.own-of }, com qualquer total. Uma carta que você não viu desde que foi trocada, você não conhece.
    .reason = Chamar deve ser habilidade, e não sorte.
