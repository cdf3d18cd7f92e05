variant-fall-back = Quem chega ao limite exato volta a { $refuge } pontos. A esperança continua, e todos fazem contas.
    .title = De volta a cinquenta

reveal-refuge = Se agora você tiver exatamente { $limit } pontos, volta a { $refuge }.
    .for = each player when rounds = 0 and running of me = limit: let running of me be refuge
    .unsaid = each-player, number-0

option-limit = { $rounds ->
    [0] O limite é de { $limit } pontos: quem passa dele está fora da partida.
   *[other] Com um número fixo de rodadas, não há limite de pontos.
 }

over = Com mais de { $limit } pontos, você está fora da partida.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

question-limit-reached = Com exatamente { $limit } pontos, estou fora?
    .for = out_at_limit
    .ruling = Não: com exatamente { $limit }, você volta a { $refuge }. Só está fora com mais.
    .reason = Acertar assim merece um prêmio.
