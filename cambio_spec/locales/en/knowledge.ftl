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
