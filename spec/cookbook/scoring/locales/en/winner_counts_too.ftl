variant-winner-counts-too = The winner of a round writes down what the cards come to, like everybody else. So low totals matter even when you win, and red kings take points off.
    .title = The winner counts, too

score-others = Everybody scores their total, whoever has won the round.
    .why = their own total
    .for = total of player

score-tied-caller = If you called and share the lowest total, you pay no penalty: you score your total.
    .why = called, and shares the lowest total
    .for = total of player when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

question-caller-tie = I called and share the lowest total. Do I pay the { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }?
    .for = no_penalty
    .ruling = No. You score your total, and so do those who share it.
    .reason = The books say both; the passage on ties is the more exact one.

question-match-below-zero = Can I fall below zero points in the match?
    .for = impossible
    .ruling = Yes, if red kings bring you below zero in a round.
    .reason = Everybody writes down what the cards come to.
