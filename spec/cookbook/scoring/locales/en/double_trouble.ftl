variant-double-trouble = A caller who is beaten scores double, and pays no fixed penalty. A wrong call with few points is soon forgiven; one with many is a disaster.
    .title = Double for a wrong call

# $number-2
score-miscalled = If you called and somebody has a total as low as yours or lower, yours counts { $number-2 ->
    [2] double
   *[other] { $number-2 } times
 }, unless it is below zero.
    .why = called and was beaten: double
    .for = 2 * total of player when called of player and not alone of player and total of player > 0 overrides others, winner
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .unsaid = number-0

# $value
score-below-zero = If you haven’t won, a total below zero scores { $value }.
    .why = below zero, but no winner
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-caller-tie = I called and share the lowest total. Is it doubled?
    .for = no_penalty
    .ruling = No, you score as the winner does. { $with-score-tied-other ->
    [yes] Those who share your total score that total.
   *[no] So do those who share your total.
 }
    .reason = The books say both; the passage on ties is the more exact one.

# $value
question-below-zero = My total is below zero, but I haven’t won. Do I lose points?
    .for = counts_as_zero
    .ruling = No, it counts as { $value }, even if you called.
    .reason = Otherwise losing would be worth more than winning.
