variant-kamikaze = Mit zwei Damen und zwei Königen bekommen Sie 0 Punkte, die anderen je { $blow }. Wer hoffnungslos zurückliegt, kann versuchen, die schlechtesten Karten von allen zu sammeln.
    .title = Kamikaze

daring = Eine Kamikaze-Auslage besteht aus genau { $number-4 } Karten: { $number-2 } Damen und { $number-2 } Königen.
    .for = define daring of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = Q) = 2 and (number of cards in grid of player where rank of it = K) = 2
    .unsaid = zone-grid, rank-q, rank-k

score-kamikaze = Mit einer Kamikaze-Auslage bekommen Sie { $value } Punkte.
    .why = Kamikaze
    .for = 0 when daring of player overrides others, winner, miscalled, tied_caller, tied_other, below_zero

score-struck = Alle anderen, die noch Karten haben, bekommen dann { $blow } Punkte, gleich, was diese zählen.
    .why = Kamikaze einer anderen Person
    .for = blow when not daring of player and not emptied of player and (some opponents where daring of it) overrides others, winner, miscalled, tied_caller, tied_other, below_zero
