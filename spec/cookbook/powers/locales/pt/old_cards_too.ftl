variant-old-cards-too = Um poder vale também quando a carta sai da sua grade, e não só quando você a descarta logo depois de comprá-la. Assim, há mais poderes em jogo, e vale a pena guardar um dez por um tempo.
    .title = Poderes vindos da grade
    .holds = question-emptied-slot, question-no-slot, glossary-keep

keep = Escolha uma carta { zone-grid.own-of } e coloque-a { zone-discard.to }, { face-up }; a carta comprada fica no lugar dela, { face-down }.{ $with-powers ->
    [yes] { " " }Se a carta que você colocou na pilha tiver um poder, você { may } usá-lo agora.
   *[no] { "" }
 }
    .title = Ficar com a carta
    .short = Ela substitui uma carta da sua grade, que vai para a pilha de descarte, virada para cima.{ $with-powers ->
    [yes] { " " }Você pode usar o poder dessa carta.
   *[no] { "" }
 }
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; offer powers on top of discard; go to closing
    .unsaid = zone-hand

powers = Estas cartas têm um poder quando você as descarta logo depois de comprá-las do monte, e também quando dão lugar, na sua grade, à carta que você acabou de comprar. Usá-lo ou não é escolha sua; se você não quiser ou se não houver carta em que usá-lo, nada acontece.

question-power-when = Até quando posso usar um poder?
    .for = at_once
    .ruling = Só logo depois que a carta chega à pilha de descarte. Se você fizer qualquer outra coisa, perde a chance.
    .reason = Ninguém deveria ter de ficar de olho para ver se ainda falta usá-lo.

question-starter-power = A primeira carta da pilha de descarte tem um poder. Quem pode usá-lo?
    .for = none
    .ruling = Ninguém.
    .reason = Ninguém a pôs ali por vontade própria.

glossary-throw = Mandar para a pilha de descarte a carta que você acabou de comprar.
    .term = Descartar
