variant-kamikaze = Avec deux dames et deux rois, vous marquez 0 point, et les autres { $blow } chacun. Qui est loin derrière peut essayer de réunir les pires cartes de toutes.
    .title = Kamikaze

daring = Une grille kamikaze compte { $number-4 } cartes tout juste, { $number-2 } dames et { $number-2 } rois.
    .for = define daring of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = Q) = 2 and (number of cards in grid of player where rank of it = K) = 2
    .unsaid = zone-grid, rank-q, rank-k

score-kamikaze = Avec une grille kamikaze, vous marquez { $value ->
    [one] { $value } point
   *[other] { $value } points
 }.
    .why = kamikaze
    .for = 0 when daring of player overrides others, winner, miscalled, tied_caller, tied_other, below_zero

score-struck = Tous les autres joueurs qui ont encore des cartes marquent alors { $blow } points, quel que soit leur total.
    .why = kamikaze d’un autre
    .for = blow when not daring of player and not emptied of player and (some opponents where daring of it) overrides others, winner, miscalled, tied_caller, tied_other, below_zero
