variant-high-penalty = Chamar “Cambio” errado deve doer: custa { $penalty } pontos em vez de 10.
    .title = Chamar errado custa vinte
