### O que as edições dizem de outro modo sobre o Cambio de cinco cartas; veja cambio.ftl.

question-nearest-row = Como ficam as cinco cartas, e quais posso espiar antes do primeiro turno?
    .for = two_cards
    .ruling = A carta sozinha fica mais longe de você. Assim, a fileira mais próxima tem { $grid-row-1 } cartas, e são essas que você pode espiar.
    .reason = As edições dão as fileiras, mas não em que sentido elas ficam; são duas as cartas que elas deixam ver.
