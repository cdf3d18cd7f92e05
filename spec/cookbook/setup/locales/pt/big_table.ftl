variant-big-table = Com { $packs } baralhos, podem jogar até { $most } pessoas. Como toda carta existe em dobro, cola-se mais, e os reis ficam mais bem distribuídos.
    .title = Uma mesa grande
    .holds = players, question-left-players

deck = Você precisa de { $packs } baralhos sem coringas, embaralhados juntos: { $cards } cartas ao todo. No fim da rodada, cada carta soma estes pontos contra você:
