variant-forgotten-tie = Whoever has less than everybody else scores 0, the others score their total. But what do those score who share the lowest total? Every situation needs an answer.
    .title = A forgotten tie
    .holds = question-tied-others

score-others = Whoever doesn’t have the lowest total scores it.
    .why = their own total
    .for = total of player when total of player > lowest
    .for-lowest = define lowest: least total of players

score-winner = Whoever has less than everybody else scores { $value }.
    .why = lowest total
    .for = 0 when alone of player
