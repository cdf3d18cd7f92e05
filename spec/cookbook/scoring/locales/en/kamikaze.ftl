variant-kamikaze = With two queens and two kings you score 0, and the others { $blow } each. If you are hopelessly behind, you can try to collect the worst cards of all.
    .title = Kamikaze

# $number-4, $number-2
daring = A kamikaze grid is one of exactly { $number-4 } cards, { $number-2 } queens and { $number-2 } kings.
    .for = define daring of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = Q) = 2 and (number of cards in grid of player where rank of it = K) = 2
    .unsaid = zone-grid, rank-q, rank-k

# $value
score-kamikaze = With a kamikaze grid you score { $value }.
    .why = kamikaze
    .for = 0 when daring of player overrides others, winner, miscalled, tied_caller, tied_other, below_zero

# $blow
score-struck = Everybody else who still has cards scores { $blow } then, whatever these come to.
    .why = somebody else’s kamikaze
    .for = blow when not daring of player and not emptied of player and (some opponents where daring of it) overrides others, winner, miscalled, tied_caller, tied_other, below_zero
