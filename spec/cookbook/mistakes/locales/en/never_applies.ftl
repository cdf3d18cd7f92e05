variant-never-applies = Nobody is to score more than 50. But four cards never come to so much: the rule says nothing at all.
    .title = A rule that never applies

# $number-50, $value
score-mercy = If your total is more than { $number-50 }, you score { $value }.
    .why = never more than this
    .for = 50 when total of player > 50 overrides others
