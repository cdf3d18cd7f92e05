### What the rules give away, and who comes first: findings CAM33x and CAM34x

# $way (offer, event), $rule, $player, $move (as `Ana: stick Ana 1`)
leak = { $way ->
    [offer] `{ $rule }` gives a hidden card away: { $player } has seen the same in both deals, but “{ $move }” may be done in only one of them.
   *[event] `{ $rule }` gives a hidden card away: { $player } has seen the same in both deals, but after “{ $move }” they don’t go on alike.
 }
leak-label = { $way ->
    [offer] who may do this depends on a hidden card
   *[event] what happens depends on a hidden card
 }
leak-help = { $way ->
    [offer] Allow it whatever lies hidden, and ask about the card only once it has been turned up: `turn … up; if … then … else …`.
   *[event] Turn the card up, or show it to everybody, before anything depends on it.
 }
# $rule
leak-bounded = No deal was found in which `{ $rule }` gives a hidden card away, but it isn’t proved that there is none.
leak-bounded-help = Let it depend only on cards that lie face up, or that are known to whoever it concerns: then it can be proved.
# $ruleset
leak-unknown = It isn’t known whether `{ $ruleset }` gives a hidden card away: there wasn’t enough time.
# $count (players)
frame-deals = The first of the two deals, with { $count ->
    [one] one player
   *[other] { $count } players
 }:
frame-deals-other = The second:
frame-moves-then = What is done then:
# $count: stands in `frame-bound`
bound-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
 }

# $way (shut, differs), $rule, $first, $second (moves as `Ana: take Ana 1`), $others_list (actions)
race = { $way ->
    [shut] No rule says who comes first, and it matters: after “{ $first }”, “{ $second }” can’t be done any more.
   *[differs] No rule says who comes first, and it matters: “{ $first }” and “{ $second }” lead to something else in the other order.
 }
race-label = several players may do this at once, or at once with: { ALL($others_list) }
race-help = Say how it is decided, in a question about the order: `question …, ordering ruled … by { $rule }`. Or let one player at a time be asked: `when me is …`.
race-help-in-yaml = Say how it is decided, in a question about the order: `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Or let one player at a time be asked: `when me is …`.
# $rule, $others_list (actions)
race-bounded = That it doesn’t matter who comes first with `{ $rule }` isn’t proved, and no table was found where it does. The others: { ALL($others_list) }.
race-bounded-help = Say how it is decided, in a question about the order: `question …, ordering ruled … by { $rule }`. Then it needs no proof.
race-bounded-help-in-yaml = Say how it is decided, in a question about the order: `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Then it needs no proof.
# $ruleset
race-unknown = It isn’t known whether it matters in `{ $ruleset }` who comes first: there wasn’t enough time.
frame-moves-race = What two players may do at once:
# $count: stands in `frame-bound`
bound-races = { $count ->
    [one] one pair of moves
   *[other] { $count } pairs of moves
 }

## The matrix of races

races = Who comes first
# $ruleset
races-none = In `{ $ruleset }`, nobody may act out of turn.
races-phase = Phase
races-actions = Actions of two players
races-verdict = When both want to
races-alone = one at a time
races-independent = either order, no difference
# $question
races-ordered = the question `{ $question }` decides
races-matters = not decided, and it matters
races-open = not known whether it matters
# $CAM340
races-intro = Where several players may act in the same phase, this is what happens when two of them want to at once, for every pair of actions: by the rules of the shipped games, and with the features that change it. A pair that is neither independent nor decided would be a finding ({ $CAM340 }). `cambio-spec list --races` shows the same for a rule set of yours.
