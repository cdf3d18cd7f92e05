variant-hot-potato = Um coringa entra no baralho. Ele vale { SIGNED($points-joker) }, e todos tentam deixá-lo na grade de outro.
    .title = A batata quente

deck = Você precisa de um baralho com um só coringa, { $cards } cartas ao todo. No fim da rodada, cada carta soma estes pontos contra você:

question-joker-height = No sorteio de quem dá as cartas, tirei o coringa. Ele é alto ou baixo?
    .for = lowest
    .ruling = É a carta mais baixa: qualquer outra ganha dele.
    .reason = Ele não tem número.
