variant-high-penalty = Chamar errado deve doer: custa 20 pontos em vez de 10.
    .title = Chamar errado custa 20
