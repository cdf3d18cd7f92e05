variant-duty = Quem descarta uma carta com poder tem de usá-lo. Um valete obriga você, então, a entregar uma carta que talvez quisesse guardar.
    .title = Poder é obrigação
    .holds = question-no-target, question-queen-order, question-caller-protected

throw = Coloque a carta comprada { zone-discard.to }, { face-up }.{ $with-powers ->
    [yes] { " " }Se ela tiver um poder, você tem de usá-lo agora.
   *[no] { "" }
 }
    .title = Descartar
    .short = Ela vai para a pilha de descarte, virada para cima.{ $with-powers ->
    [yes] { " " }Você tem de usar o poder dela.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand, may

powers = Estas cartas têm um poder, mas só quando você as descarta logo depois de comprá-las do monte. Aí você tem de usá-lo, a não ser que não haja carta em que usá-lo.

question-power-when = Até quando posso usar um poder?
    .for = at_once
    .ruling = Você tem de usá-lo logo depois de descartar a carta, antes de fazer qualquer outra coisa.
    .reason = Ninguém deveria ter de ficar de olho para ver se ainda falta usá-lo.
