### What the books of Team Cambio say otherwise; see cambio.ftl.

# $counts_list, $direction (clockwise, counterclockwise)
players = { ANY($counts_list) } people play, in teams of two. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table, and a team that is out of the match is passed over.

partners = Partners sit opposite each other, so that the teams take turns. A partner isn’t an opponent: powers that concern opponents’ cards don’t reach a partner’s.
    .for = partners when it is opposite of me
    .for-opposite-of-four = neighbour of neighbour of player when number of everyone = 4
    .for-opposite-of-six = neighbour of neighbour of neighbour of player when number of everyone = 6
    .unsaid = number-4, number-6

# $limit, $rounds
object = In each round you and your partner want the lowest total of all teams. { $rounds ->
    [0] Over the match you want to be the last team that has not reached { $limit } points.
   *[other] After { $rounds } rounds you want to have the fewest points of all teams.
 }

# $limit, $rounds
about-match = Points are bad. { $rounds ->
    [0] Rounds follow each other until only one team has stayed below { $limit }; that team wins the match.
   *[other] You play { $rounds } rounds, and the team with the fewest points then wins the match.
 } If you know Golf or Cabo, you will feel at home.

# $rounds
option-rounds = { $rounds ->
    [0] The match goes on until one team is left. Or agree on 5 or 7 rounds.
   *[other] The match has { $rounds } rounds. No team leaves it early.
 }

# $tied-both (yes, no)
option-tied-both = { $tied-both ->
    [yes] Teams that share the lowest total with the caller’s team score 0 as well.
   *[no] Of the teams that share the lowest total with the caller’s, only the caller’s team scores 0. Or give all of them 0.
 }

# $empty-wins (yes, no)
option-empty-wins = { $empty-wins ->
    [yes] When both partners of a team have got rid of their last cards by sticking, the round ends at once.
   *[no] The round goes on when a team has no card left. Or let it end there and then.
 }

total = A team’s total is the sum of the points of all the cards of both partners.
    .for = define total of player: sum points of cards in grid of player + sum points of cards in grid of opposite of player
    .unsaid = zone-grid

# $penalty
score-miscalled = If one of you called and another team has a total as low as yours or lower, you both score your team’s total plus { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }.
    .why = the team called and was beaten: { $penalty } more
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller

# $value
score-tied-caller = If one of you called and another team shares the lowest total{ $with-score-miscalled ->
    [yes] , though
   *[no] { "" }
 }, your team counts as a winner: you both score { $value }{ $with-score-miscalled ->
    [yes] { " " }and pay no penalty
   *[no] { "" }
 }.
    .why = the team called, and shares the lowest total
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller
    .for-lowest = define lowest: least total of players

# $value
score-emptied = When neither of you has a card left, you both score { $value } in any case – callers or not.
    .why = no card left in the team
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0 and size of grid of opposite of player = 0
    .unsaid = zone-grid

# $number-3
match-winner-last = The last team left wins the match, both partners together. As long as there are more, play another round.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 2 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 3 of players where not eliminated of it)
    .unsaid = number-2, number-3

match-winner-fewest = After the last of them, the team with the fewest points wins the match.
    .for = first of players where running of it = best when finished and (exactly 2 of players where running of it = best)
    .for-best = define best: least running of players
    .unsaid = number-2

match-winner-still-tied = If several teams share the fewest points, they play a deciding round among themselves, and the others sit it out; earlier points are kept.
    .for = nobody when finished and (at least 3 of players where running of it = best)
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes
    .unsaid = each-player, number-3

question-caller-tie = Our team called and shares the lowest total with another. Do we pay the { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }?
    .for = no_penalty
    .about = score.miscalled, score.tied_caller
    .ruling = No, you score as winners do. Those who share your total score that total.
    .reason = The editions say both; the passage on ties is the more exact one.

question-partner-seats = Who are partners, and where do they sit?
    .for = opposite_in_pairs
    .ruling = Two players sitting opposite each other are partners: with six players there are three teams.
    .reason = The editions speak of partnerships; sitting like this, the teams take turns.

question-partner-is-opponent = May I look at my partner’s cards with a power, or swap with them?
    .for = no
    .about = powers
    .ruling = No. Only the cards of other teams count as an opponent’s.
    .reason = The powers name opponents.

question-partners-last-turn = My partner has called. Do I still get a turn?
    .for = has_one
    .ruling = Yes, like everybody else.
    .reason = Every player but the caller has a last turn.

# $penalty
question-team-penalty = Do both partners pay the penalty for a wrong call?
    .for = once_for_the_team
    .about = score.miscalled
    .ruling = The team scores as one: the { $penalty ->
    [one] { $penalty } point is
   *[other] { $penalty } points are
 } added to its score once, and the score is written down for both.
    .reason = The editions score the team, not its members.

question-team-out = Can one partner be out and the other stay in?
    .for = both_leave
    .ruling = No. Both always have the same points, and they leave together.
    .reason = The editions count the cards of a team together.

# $limit
question-all-out = What if all teams reach { $limit } points in the same round?
    .for = lowest_play_on
    .ruling = The teams with the fewest points stay in. If that is one team, it has won the match; if there are more, they play a deciding round.
    .reason = Somebody has to win.

glossary-total = The points of both partners’ cards together.
    .term = Total

question-left-players = Do players who are out still deal or take turns?
    .for = skipped
    .ruling = No. The deal and the turn pass their team by.
    .reason = They have no cards to play with.

question-match-ends = Is the match over when the first team is out?
    .for = last_one_in
    .ruling = No, the others play on until one team is left.
    .reason = The introductions of the editions sound like it; their chapters on winning say otherwise.

question-deciding-round = What counts in a deciding round?
    .for = tied_play_on
    .about = finished
    .ruling = Everything: its scores are added to the earlier points.
    .reason = The editions only say that there is such a round.

# $value
question-empty-grid = Do I win at once when I have no cards left?
    .for = zero_and_play_on
    .ruling = No. The round goes on, and your partner’s cards still count. Only when neither of you has a card left do you both score { $value }, even if one of you calls.
    .reason = The cards of a team count together; ending the round at once is left to house rules.

# $value
score-winner = The team with the lowest total scores { $value }; every other team scores its total. If several teams share the lowest total, they all win{ $with-score-tied-other ->
    [yes] , unless the caller’s team is among them
   *[no] { "" }
 }.
    .why = lowest total
    .why-score-others = their team’s total
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-tied-other = Teams that share the lowest total with the caller’s team score their total.
    .why = shares the lowest total with the caller’s team
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

# $value
score-below-zero = If your team hasn’t won and would score less than zero, you both score { $value }.
    .why = below zero, but no winner
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-tied-others = The caller’s team is beaten by several teams with the same lowest total. Who wins?
    .for = each_zero
    .ruling = All of them; each scores as a winner does.
    .reason = None of them is lower than the others, but none is higher either.

question-partners-talk = May partners tell each other what they have seen?
    .for = not_of_the_cards
    .about = partners
    .ruling = No. Neither words nor signs may tell a partner where a card lies.
    .reason = Everyone is allowed to look at certain cards only; with signals, partners would see them all.
