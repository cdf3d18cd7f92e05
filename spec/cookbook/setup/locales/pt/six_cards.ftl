variant-six-cards = Cada jogador tem { $dealt } cartas em duas fileiras de três e espia três delas. Quatro cartas são fáceis de lembrar; seis, nem tanto.
    .title = Seis cartas para cada um
