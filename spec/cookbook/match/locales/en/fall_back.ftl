variant-fall-back = Whoever hits the limit exactly falls back to { $refuge } points. It keeps hope alive, and everybody busy with sums.
    .title = Back to fifty

# $limit, $refuge
reveal-refuge = If you now have exactly { $limit } points, you fall back to { $refuge }.
    .for = each player when rounds = 0 and running of me = limit: let running of me be refuge
    .unsaid = each-player, number-0

option-limit = { $rounds ->
    [0] The limit is { $limit } points: whoever goes beyond it is out of the match.
   *[other] With a fixed number of rounds there is no points limit.
 }

over = With more than { $limit } points you are out of the match.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

question-limit-reached = Am I out with exactly { $limit } points?
    .for = out_at_limit
    .ruling = No: with exactly { $limit } you fall back to { $refuge }. You are out with more than that.
    .reason = Such a hit deserves a reward.
