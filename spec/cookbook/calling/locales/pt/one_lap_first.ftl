variant-one-lap-first = Ninguém pode chamar “Cambio” antes que todos tenham jogado um turno. Uma rodada que acaba antes de começar não diverte os outros.
    .title = Sem chamar na primeira volta
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Assim que todos tiverem jogado um turno, você pode dizer “Cambio” em vez de comprar. Seu turno termina aí, e cada um dos outros ainda joga um turno. De resto, o jogo segue como sempre{ $with-powers ->
    [yes] ; nem as suas próprias cartas estão a salvo
   *[no] { "" }
 }. Depois que alguém chama “Cambio”, ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = Não na primeira volta. Cada um dos outros joga mais um turno; depois, todas as cartas são reveladas. Ninguém mais pode chamar.
    .for = action call in turn when warm and caller is nobody: let caller be me; go to next
    .for-next-warming = if active is starter then let warm be yes

question-first-call = A partir de quando posso chamar “Cambio”?
    .for = any_turn
    .ruling = No seu segundo turno: com qualquer total e mesmo sem conhecer todas as suas cartas.
    .reason = Na primeira volta, seria pura sorte.
