variant-kamikaze = Com duas damas e dois reis, você marca 0 pontos, e os outros, { $blow } cada um. Quem está muito atrás pode tentar juntar as piores cartas de todas.
    .title = Kamikaze

daring = Uma grade kamikaze tem exatamente { $number-4 } cartas: { $number-2 } damas e { $number-2 } reis.
    .for = define daring of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = Q) = 2 and (number of cards in grid of player where rank of it = K) = 2
    .unsaid = zone-grid, rank-q, rank-k

score-kamikaze = Com uma grade kamikaze, você marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }.
    .why = kamikaze
    .for = 0 when daring of player overrides others, winner, miscalled, tied_caller, tied_other, below_zero

score-struck = Nesse caso, cada um dos outros que ainda têm cartas marca { $blow } pontos, não importa quanto elas somem.
    .why = kamikaze de outro
    .for = blow when not daring of player and not emptied of player and (some opponents where daring of it) overrides others, winner, miscalled, tied_caller, tied_other, below_zero
