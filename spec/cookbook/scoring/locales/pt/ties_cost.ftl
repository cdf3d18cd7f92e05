variant-ties-cost = Quem chama “Cambio” tem de ser melhor que todos os outros: se apenas empatar no menor total, também paga a penalidade.
    .title = Empatar é chamar errado

question-caller-tie = Chamei “Cambio” e empatei no menor total. Pago a penalidade de { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }?
    .for = no_penalty
    .ruling = Paga. Quem empatou com você marca o próprio total.
    .reason = Quem chama diz que tem menos que todos os outros, e não o mesmo que alguém.
