variant-two-cards = Quem revela uma carta errada ao colar ganha mais duas por isso. Chutar deixa de ser de graça.
    .title = Colar errado custa duas cartas

next-penalty = Antes de começar o turno seguinte, quem revelou uma carta errada pega { $number-2 } cartas { zone-stock.of }, { face-down.of-card } e sem que ninguém as olhe, enquanto houver. Elas preenchem lugares vazios ou ficam ao lado das outras cartas.
    .for = each player when missed of me: each extra in 1 to 2: if size of stock > 0 then move top of stock to grid of me
    .unsaid = each-player, number-1, zone-grid

question-wrong-stick = E se eu revelar uma carta que não combina?
    .for = turned_back
    .ruling = Ela volta para onde estava, virada para baixo. Você não pode mais colar neste turno e, no fim dele, pega duas cartas.
    .reason = Os outros ficarem sabendo da sua carta é pouco.

question-emptied-slot = Posso preencher o lugar que ficou vazio quando colei uma carta?
    .for = stays_empty
    .ruling = Não com uma carta que você compra para ficar. Mas as cartas que você pega por colar errado vão primeiro para esses lugares.
    .reason = Trocar é pôr uma carta no lugar de outra; em um lugar vazio não há nenhuma.
