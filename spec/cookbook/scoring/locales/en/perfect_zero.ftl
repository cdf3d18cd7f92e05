variant-perfect-zero = Whoever wins a round alone with a total of exactly 0 has 5 points taken off. It makes the black kings worth looking for.
    .title = The perfect zero

# $value
score-perfect = If your total is exactly 0 and everybody else has more, you score { SIGNED($value) }.
    .why = exactly zero, and alone
    .for = -5 when total of player = 0 and alone of player overrides winner, emptied
    .for-alone = define alone of player: no opponents where total of it <= total of player

question-match-below-zero = Can I fall below zero points in the match?
    .for = impossible
    .ruling = Yes, with a perfect zero: five points are taken off, even from nothing.
    .reason = A reward that isn’t paid out would be none.

question-empty-grid = Do I win at once when I have no cards left?
    .for = zero_and_play_on
    .ruling = No. The round goes on. In the end no cards count 0, even if you call – and that is a perfect zero as well, if nobody else has so little.
    .reason = Ending the round there and then is left to house rules.
