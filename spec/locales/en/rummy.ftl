### Rummy Cambio in English: what it says otherwise than the game.

# $limit
object = In each game you want the fewest points. Over the whole match you want to be the last one below { $limit }.

# $fewest, $most, $direction
players = { $fewest } to { $most } people can play, each for themselves. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table and pass over those who are out of the match.

# $penalty
score-beaten = You score what your cards come to. If you called without winning the game, you score { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } on top of that.
    .why = called and was beaten: { $penalty } more
    .why-score-own = the cards’ own points
    .for = total of player + penalty when player is caller and not won of player overrides own
    .for-score-own = total of player

reveal-count = Write down what { each-player } scores, and add it to the points from the games before.
    .for = each player: (announce score of me; announce won of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

# $caller, and every other fact by its name: the names of players
example = An example: { $caller } has called, and the cards have been turned up.
    .about = call

# $limit
over = At { $limit } points or more you are out.
    .for = define over of player: running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = If nobody would be left, those who have the fewest points stay in and play on.
    .for = no when running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

# $number-2
standings-end = The last one left wins the match. As long as { $number-2 } or more are left, play another game.
    .for = announce match_winner; if match_winner is not nobody then end match
    .for-match-winner-last = first of players where not eliminated of it when exactly 1 of players where not eliminated of it
    .for-match-winner-nobody-yet = nobody when at least 2 of players where not eliminated of it
    .for-standings-again = go to setup

standings-lead = If the winner of a game goes out of the match with it, the next player on the left who is still in begins.
    .for = let starter be first of players from starter

question-larger-tables = There are more of us than { $most }. Can we play?
    .for = two_packs
    .ruling = With two packs, up to twelve can.
    .reason = The article recommends several packs without saying how many.

question-beaten = I called and tied for the fewest points, but lost the tie. Was I beaten?
    .for = did_not_win
    .ruling = Yes. You pay unless you win the game.
    .reason = A tie that somebody else wins is a defeat.

# $penalty
question-penalty-on-top = Do the { $penalty } points take the place of what my cards come to?
    .for = added
    .ruling = No, they are added to it.
    .reason = The article awards them to a score, so there is one already.

question-winner-scores = Does the winner of a game score nothing?
    .for = own_total
    .ruling = The winner scores what the cards come to, like everybody else.
    .reason = There is an exception only for a beaten caller.

# $limit
question-all-out = What if all of us reach { $limit } in the same game?
    .for = lowest_play_on
    .ruling = Those with the fewest points stay in. If that is one player, the match is won.
    .reason = There has to be a winner.

question-winner-out = I have won the game, but it has put me out of the match. Who begins?
    .for = next_on_the_left
    .ruling = The next player on your left who is still in.
    .reason = You can’t, but somebody has to.

glossary-match = All games until only one player is left.
    .term = Match

fact-out = out of the match
    .yes = you are out of the match
    .no = you are still in the match
    .let-yes = You are now out of the match
    .let-no = You are in the match again

fact-running = points so far
    .set = Your points so far are now { $value }
