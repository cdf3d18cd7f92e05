variant-not-in-first-lap = Nobody can stick before everybody has had a turn. A lucky first card of the discard pile then helps nobody.
    .title = No sticking in the first lap

next-calm = Nobody can stick until everybody has had a turn, that is, until the turn comes back to the player who began.
    .for = if active is starter then let warm be yes; if not warm then (each player: let missed of me be yes)
    .for-setup-calm = each player: let missed of me be yes
    .unsaid = each-player

question-stick-when = Does sticking use up my turn?
    .for = any_time_on_your_turn
    .ruling = No. From the second lap on it comes on top of whatever you do in your turn – before, in between or after – and as often as you get it right.
    .reason = The books ask for exactly one action, but let you stick at any time in your turn; both hold if sticking doesn’t count as an action.
