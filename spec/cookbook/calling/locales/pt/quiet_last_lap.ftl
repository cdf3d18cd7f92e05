variant-quiet-last-lap = Depois que alguém chama “Cambio”, as cartas descartadas não têm mais poder. Quem chama só precisa temer o que está na mesa.
    .title = Sem poderes na última volta
    .holds = question-no-slot

throw = Coloque a carta comprada { zone-discard.to }, { face-up }.{ $with-powers ->
    [yes] { " " }Se ela tiver um poder e ninguém ainda tiver chamado “Cambio”, você { may } usá-lo agora.
   *[no] { "" }
 }
    .title = Descartar
    .short = Ela vai para a pilha de descarte, virada para cima.{ $with-powers ->
    [yes] { " " }Você pode usar o poder dela se ninguém tiver chamado.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; if caller is nobody then offer powers on top of discard; go to closing
    .unsaid = zone-hand

call = Diga “Cambio” em vez de comprar. Seu turno termina aí, e cada um dos outros ainda joga um turno{ $with-powers ->
    [yes] , em que nenhuma carta tem mais poder
   *[no] { "" }
 }. De resto, o jogo segue como sempre. Depois que alguém chama “Cambio”, ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = Cada um dos outros joga mais um turno, sem poderes; depois, todas as cartas são reveladas. Ninguém mais pode chamar.
    .for = action call in turn when caller is nobody: let caller be me; go to next

powers = Estas cartas têm um poder, mas só quando você as descarta logo depois de comprá-las do monte, e só enquanto ninguém chamou “Cambio”. Usá-lo ou não é escolha sua; se você não quiser ou se não houver carta em que usá-lo, nada acontece.

question-power-when = Até quando posso usar um poder?
    .for = at_once
    .ruling = Só logo depois de descartar a carta, e só enquanto ninguém chamou “Cambio”. Se você fizer qualquer outra coisa, perde a chance.
    .reason = Ninguém deveria ter de ficar de olho para ver se ainda falta usá-lo.

question-last-turns = Os últimos turnos têm algo de diferente?
    .for = normal_turns
    .ruling = Têm: ninguém mais pode chamar “Cambio”, e nenhuma carta tem poder. Cola-se como sempre.
    .reason = Quem chamou deve poder confiar nas cartas.

question-caller-protected = As cartas de quem chamou “Cambio” estão a salvo dos outros?
    .for = no
    .ruling = Estão. Depois da chamada não há mais poderes que possam mexer nelas.
    .reason = Quem chamou deve poder confiar nas cartas.

glossary-throw = Mandar para a pilha de descarte a carta que você acabou de comprar. Só as cartas descartadas assim têm poder, e só enquanto ninguém chamou “Cambio”.
    .term = Descartar
