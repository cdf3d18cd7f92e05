variant-first-over = The match is over as soon as one player reaches the limit, and whoever has the fewest points has won. Nobody has to sit and watch.
    .title = The first one over ends it

about-match = Points are bad. { $rounds ->
    [0] Rounds follow each other until somebody reaches { $limit }; whoever has the fewest then wins the match.
   *[other] You play { $rounds } rounds, and whoever has the fewest points then wins the match.
 } If you know Golf or Cabo, you will feel at home.

object = In each round you want the lowest total of all. { $rounds ->
    [0] When the first player reaches { $limit } points, you want to have the fewest.
   *[other] After { $rounds } rounds you want to have the fewest points of all.
 }

option-limit = { $rounds ->
    [0] The limit is { $limit } points: when somebody reaches it, the match is over.
   *[other] With a fixed number of rounds there is no points limit.
 }

option-rounds = { $rounds ->
    [0] The match goes on until somebody reaches the limit. Or agree on 5 or 7 rounds.
   *[other] The match has { $rounds } rounds. Nobody leaves it early.
 }

over = As soon as somebody has { $limit } points or more, everybody is out who doesn’t have the fewest points.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-best = define best: least running of players
    .for-eliminated-under = no
    .for-eliminated-reached = yes when rounds = 0 and running of player > best and ((some players where over of it) or (some everyone where out of it)) overrides under
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player, number-0

match-winner-last = Whoever is left then wins the match. As long as { $number-2 } or more are left, play another round.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

question-limit-reached = Is the match over with exactly { $limit } points?
    .for = out_at_limit
    .ruling = Yes: reaching { $limit } is enough.
    .reason = The books put it in three ways; this is the most precise of them.

question-match-ends = What if several share the fewest points?
    .for = last_one_in
    .ruling = They play on among themselves until one of them has fewer. The others are out.
    .reason = Somebody has to win.
