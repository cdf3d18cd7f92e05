variant-double-trouble = Quem chama “Cambio” e perde marca o dobro do próprio total, sem penalidade fixa. Chamar errado com poucos pontos logo se perdoa; com muitos, é um desastre.
    .title = Chamar errado vale em dobro

score-miscalled = Se você chamou “Cambio” e alguém tem um total menor ou igual ao seu, o seu conta { $number-2 ->
    [2] em dobro
   *[other] { $number-2 } vezes
 }, a não ser que seja negativo.
    .why = chamou e perdeu: em dobro
    .for = 2 * total of player when called of player and not alone of player and total of player > 0 overrides others, winner
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .unsaid = number-0

score-below-zero = Se você não venceu, um total negativo conta como { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }.
    .why = abaixo de zero, mas sem vencer
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-caller-tie = Chamei “Cambio” e empatei no menor total. Ele conta em dobro?
    .for = no_penalty
    .ruling = Não, você marca o mesmo que quem vence. { $with-score-tied-other ->
    [yes] Quem empatou com você marca o próprio total.
   *[no] Quem empatou com você também.
 }
    .reason = As edições dizem as duas coisas; o trecho sobre empates é o mais exato.

question-below-zero = Meu total ficou abaixo de zero, mas eu não venci. Isso desconta pontos?
    .for = counts_as_zero
    .ruling = Não, ele conta como { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }, mesmo que você tenha chamado “Cambio”.
    .reason = Senão, perder valeria mais que vencer.
