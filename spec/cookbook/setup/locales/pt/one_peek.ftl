variant-one-peek = Antes do primeiro turno, você só espia uma carta, a que quiser. Quanto menos se sabe, mais demora até alguém ter coragem de chamar “Cambio”.
    .title = Uma espiada só
    .holds = question-peek-when

setup-peek = Agora { each-player } pode espiar, uma única vez, uma carta da sua { zone-grid }, a que quiser. Daqui em diante, só a memória ajuda.
    .for = each player: (choose known in grid of me; look at known)
