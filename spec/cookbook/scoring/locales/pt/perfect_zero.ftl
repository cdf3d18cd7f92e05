variant-perfect-zero = Quem vence uma rodada sem empate e com um total de exatamente 0 tem 5 pontos descontados. Assim vale a pena procurar os reis pretos.
    .title = O zero perfeito

score-perfect = Se o seu total for exatamente 0 e todos os outros tiverem mais, você marca { SIGNED($value) } pontos.
    .why = zero exato, sem empate
    .for = -5 when total of player = 0 and alone of player overrides winner, emptied
    .for-alone = define alone of player: no opponents where total of it <= total of player

question-match-below-zero = Posso ficar abaixo de zero na partida?
    .for = impossible
    .ruling = Pode, com um zero perfeito: os cinco pontos são descontados mesmo de quem não tem nenhum.
    .reason = Um prêmio que não se paga não seria prêmio.

question-empty-grid = Se eu ficar sem cartas, venço na hora?
    .for = zero_and_play_on
    .ruling = Não. A rodada continua. No fim, ficar sem cartas conta como 0, mesmo que você chame “Cambio”; e também é um zero perfeito, se mais ninguém tiver tão pouco.
    .reason = Encerrar a rodada ali mesmo fica a critério das regras da casa.
