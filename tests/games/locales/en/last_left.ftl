### Last One Left in English: what it says otherwise than Twelve Cards.

# $fewest, $most, $direction (clockwise, counterclockwise)
players = { $fewest } to { $most } people can play. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table and pass over those who are out of the match.

object = Points are bad. In each round, you want your cards to add up to as little as possible; over the match, you want to be the last one left.

opener-first = In the first round, whoever’s cards show the highest sum begins; in every other round, whoever ended the one before.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = first of players from starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid

# $limit
over = Whoever has more than { $limit } points after a round is out of the match. If that goes for everybody who is left, those with the fewest points stay in.
    .for = define over of player: running of player > limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-passed = yes when over of player
    .for-eliminated-spared = no when running of player = best and (no players where not over of it) overrides passed
    .for-best = define best: least running of players
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

standings-end = As soon as only one player is left, that player has won the match.
    .for = if exactly 1 of players where not eliminated of it then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: not eliminated of player
    .unsaid = each-player, number-1

standings-rotate = Otherwise, the nearest player to the left of the dealer who is still in deals the next round.
    .for = let dealer be left of dealer; go to setup

# $limit
question-all-out = All of us have passed { $limit } points in the same round, and several have the fewest. Who wins?
    .for = lowest_play_on
    .ruling = Nobody yet. Those who have the fewest play on among themselves, with the points that they have.
    .reason = One player has to be left, and a single round may decide who.

question-finisher-out = I ended a round, and it has put me out of the match. Who begins the next one?
    .for = next_on_the_left
    .ruling = The next player to your left who is still in.
    .reason = You can’t, but somebody has to.
