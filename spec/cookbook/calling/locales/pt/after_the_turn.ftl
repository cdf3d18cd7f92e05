variant-after-the-turn = Chama-se “Cambio” no fim do turno, e não no lugar dele. Assim, você joga primeiro um turno inteiro e vê o que ele traz.
    .title = Chamar depois do turno
    .holds = example, question-first-call, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Depois de comprar ou pegar uma carta e dar um destino a ela, você pode dizer “Cambio”. Então cada um dos outros ainda joga um turno. De resto, o jogo segue como sempre{ $with-powers ->
    [yes] ; nem as suas próprias cartas estão a salvo
   *[no] { "" }
 }. Depois que alguém chama “Cambio”, ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = No fim do seu turno. Cada um dos outros joga mais um turno; depois, todas as cartas são reveladas. Ninguém mais pode chamar.
    .for = action call in closing when caller is nobody: let caller be me; go to next

question-no-slot = Fiquei sem cartas. O que ainda posso fazer?
    .for = discard_only
    .ruling = Você compra e descarta e, depois, pode chamar “Cambio”.{ $with-powers ->
    [yes] { " " }Os poderes que só precisam de cartas dos outros ainda funcionam para você.
   *[no] { "" }
 }
    .reason = Uma carta nova só pode substituir outra que esteja lá.
