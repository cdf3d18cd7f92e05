variant-winner-counts-too = Quem vence uma rodada marca o que as suas cartas somam, como os outros. Assim, cada ponto importa também na vitória, e os reis vermelhos descontam.
    .title = Quem vence também conta

score-others = Cada um marca o próprio total, até quem venceu a rodada.
    .why = o próprio total
    .for = total of player

score-tied-caller = Se você chamou “Cambio” e está entre os empatados no menor total, não paga penalidade: marca o seu total.
    .why = chamou e empatou no menor total
    .for = total of player when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

question-caller-tie = Chamei “Cambio” e empatei no menor total. Pago a penalidade de { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }?
    .for = no_penalty
    .ruling = Não. Você marca o seu total, e quem empatou com você também.
    .reason = As edições dizem as duas coisas; o trecho sobre empates é o mais exato.

question-match-below-zero = Posso ficar abaixo de zero na partida?
    .for = impossible
    .ruling = Pode, se reis vermelhos deixarem você abaixo de zero em uma rodada.
    .reason = Cada um marca o que as suas cartas somam.
