variant-two-packs = A partir de { $fewest } jogadores, embaralham-se { $packs } baralhos juntos. O monte dura mais e, como toda carta existe em dobro, cola-se mais.
    .title = Dois baralhos a partir de cinco jogadores
    .holds = question-left-players

deck = Você precisa de { $packs } baralhos sem coringas, embaralhados juntos: { $cards } cartas ao todo. No fim da rodada, cada carta soma estes pontos contra você:
