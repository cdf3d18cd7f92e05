variant-kamikaze = Con dos reinas y dos reyes se anota 0 puntos, y los demás, { $blow } cada uno. Quien va muy por detrás puede intentar reunir las peores cartas de todas.
    .title = Kamikaze

daring = Una cuadrícula kamikaze tiene justo { $number-4 } cartas: { $number-2 } reinas y { $number-2 } reyes.
    .for = define daring of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = Q) = 2 and (number of cards in grid of player where rank of it = K) = 2
    .unsaid = zone-grid, rank-q, rank-k

score-kamikaze = Con una cuadrícula kamikaze se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }.
    .why = kamikaze
    .for = 0 when daring of player overrides others, winner, miscalled, tied_caller, tied_other, below_zero

score-struck = Los demás que aún tengan cartas se anotan entonces { $blow } puntos, sumen lo que sumen.
    .why = kamikaze de otro
    .for = blow when not daring of player and not emptied of player and (some opponents where daring of it) overrides others, winner, miscalled, tied_caller, tied_other, below_zero
