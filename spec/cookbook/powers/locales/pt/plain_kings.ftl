variant-plain-kings = Os reis pretos não podem mais nada: só são caros. Quem olhava e trocava graças a um deles vencia vezes demais.
    .title = Reis sem poder
