### Six-card golf in English: the sentences of this game’s rulebook. How they belong to the rules is
### told at the top of spec/locales/en/cambio.ftl.


## The game

game = Six-Card Golf

# $dealt, $holes, $penalty (doubled, added, none)
about = As on the golf course, you play { $holes } holes – here they are rounds – and whoever gets round with the fewest points wins. In front of you lie { $dealt } cards, most of them face down. Turn by turn you exchange high cards for low ones, or put two of the same rank one above the other, so that both count nothing.{ $penalty ->
    [none] { "" }
   *[other] { " " }But whoever ends a round had better have the lowest total.
 }

object = In every round, and over the whole match, you want as few points as you can get.


## What to agree on before you play

# $holes
option-holes = { $holes ->
    [9] You play { $holes } rounds. A full course has twice as many.
   *[other] You play a full course of { $holes } rounds. For a shorter match, play half as many.
 }

# $flip (yes, no)
option-flip = { $flip ->
    [yes] Whoever discards the card that they drew also turns up one of their own. Or leave that out, and turn cards up only by exchanging them.
   *[no] Cards are turned up only by exchanging them: after discarding, nobody turns up a card.
 }

# $joker-pair (counts, cancels)
option-joker-pair = { $joker-pair ->
    [counts] Two jokers in a column both count. Or let them cancel each other, like any other pair.
   *[cancels] Two jokers in a column cancel each other, like any other pair.
 }

# $penalty (doubled, added, none), $stake
option-penalty = { $penalty ->
    [doubled] Whoever ends a round without having the lowest total alone scores double. Or add { $stake } points instead, or do without a penalty.
    [added] Whoever ends a round without having the lowest total alone scores { $stake } points more.
   *[none] Ending a round carries no penalty.
 }


## Places for cards

zone-stock = stock
    .subject = the stock
    .object = the stock
    .of = of the stock
    .from = from the stock
    .to = onto the stock
    .in = in the stock

zone-discard = discard pile
    .subject = the discard pile
    .object = the discard pile
    .of = of the discard pile
    .from = from the discard pile
    .to = onto the discard pile
    .in = in the discard pile

zone-grid = grid
    .own-subject = your grid
    .own-object = your grid
    .own-of = of your grid
    .own-from = from your grid
    .own-to = into your grid
    .own-in = in your grid
    .opponent-in = in an opponent’s grid
    .each-to = into each player’s grid
    .their = their grid

zone-hand = hand
    .own-subject = your hand
    .own-object = the card in your hand
    .own-of = of your hand
    .own-from = from your hand
    .own-to = into your hand
    .own-in = in your hand
    .opponent-in = in an opponent’s hand
    .each-to = into each player’s hand


## Players

# $fewest, $most, $direction (clockwise, counterclockwise)
players = { $fewest } to { $most } people can play, each for themselves. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table.

opening-seat = Agree on who begins the first round. Each later round is begun by the player to the left of whoever began the one before.
    .for = let starter be first of players; go to setup
    .for-standings-rotate = let starter be left of starter; go to setup


## Deck and values

# $packs, $jokers, $cards
deck = You need { $packs } packs of cards with { $jokers } jokers, { $cards } cards in all. At the end of a round, this is what each card counts:


## Set-up

# $cards
setup-shuffle = Shuffle all { $cards } cards.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (3 × 3)
setup-deal = { each-player.opening } is dealt { $dealt } cards, { face-down }, and lays them out in two rows of three without looking at them: this is their { zone-grid }. Two cards one above the other form a column.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Put the rest { face-down } in the middle: that is { zone-stock.object }. Lay its top card { face-up } beside it to begin { zone-discard.object }.
    .for = move top of stock to discard

# $shown
setup-show = In turn, { each-player } then turns any { $shown } cards of { zone-grid.their } { face-up }; whoever begins the round does so first.
    .for = each player from starter: each glance in 1 to shown: (choose spot in grid of me when it is face down; turn spot up)

setup-begin = The same player then has the first turn.
    .for = let active be starter; go to turn


## Play

turn = On your turn you do one of these two things:
    .for = phase turn, drawn: active acts

draw = Take the top card { zone-stock.of } and look at it. If no card is left to draw, first shuffle all the cards { zone-discard.of } except the top one; they are the new stock. Then choose:
    .title = Draw from the stock
    .short = Look at the top card of the stock.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

keep = Put any card { zone-grid.own-from } { face-up } { zone-discard.to }, whichever way it lay. The card that you drew takes its place, { face-up }.
    .title = Keep it
    .short = It takes the place of a card of your grid, face up; that one you discard.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

# $flip (yes, no)
throw = Put the card that you drew { face-up } { zone-discard.to }.{ $flip ->
    [yes] { " " }Then choose a card { zone-grid.own-of } that still lies { face-down } and turn it { face-up }. If it is your last one, you { may } leave it as it is.
   *[no] { "" }
 }
    .title = Discard it
    .short = It goes onto the discard pile.{ $flip ->
    [yes] { " " }Turn up a card of your grid; the last one you may leave face down.
   *[no] { "" }
 }
    .for = action throw in drawn: move hand of me to discard; if flip and (some spots in grid of me where it is face down) then (choose spot in grid of me when it is face down; if at least 2 of spots in grid of me where it is face down then turn spot up else may turn spot up); go to next
    .unsaid = number-2, zone-hand

take = Take the top card { zone-discard.of } and put it { face-up } { zone-grid.own-to }, in place of any card you like; that one goes { face-up } { zone-discard.to }.
    .title = Take the top discard
    .short = It takes the place of a card of your grid, face up; that one you discard.
    .for = action take in turn: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-finish = If all the cards { zone-grid.own-of } lie { face-up } after your turn, you end the round: { each-player } except you has one more turn.
    .short = As soon as all the cards of somebody’s grid lie face up, everybody else has one more turn.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .for-next-pass-on = let active be left of active
    .for-next-last-lap = if active is finisher then go to reveal else go to turn


## Scoring

reveal-show = After these last turns, { each-player } turns the remaining cards of { zone-grid.their } { face-up }.
    .for = each player: turn grid of me up

# $joker-pair (counts, cancels), $number-2, $stake
total = Add up what the cards { zone-grid.own-in } count. Two cards of the same rank in a column cancel each other: both count nothing.{ $joker-pair ->
    [counts] { " " }Jokers are the exception; they always count.
   *[cancels] { "" }
 } If the cards of { $number-2 } of your columns are all of the same rank, four in all, take { $stake } points off. The result is your total, and as a rule it is what you score.
    .why-score-others = their own total
    .for = define total of player: (sum points of one in grid of player where rank of one = joker and joker_pair = counts or (no other in grid of player where other is not one and column of other = column of one and rank of other = rank of one)) - reward of player
    .for-reward-nothing = 0
    .for-reward-quartet = stake when some one in row 1 of grid of player where at least 2 of file in 1 to 3 where exactly 2 of other in grid of player where column of other = file and rank of other = rank of one overrides nothing
    .for-score-others = total of player
    .unsaid = number-3, rank-joker, value

score-doubled = If you ended the round and somebody else’s total is as low as yours or lower, your total counts double, unless it is zero or less.
    .why = ended the round without the lowest total alone: doubled
    .for = 2 * total of player when penalty = doubled and caught of player and total of player > 0 overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)
    .unsaid = number-2

# $stake
score-added = If you ended the round and somebody else’s total is as low as yours or lower, you score { $stake } points more.
    .why = ended the round without the lowest total alone: { $stake } more
    .for = total of player + stake when penalty = added and caught of player overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)

# $finisher: the name of a player
example = An example: { $finisher } has ended the round, and all cards are turned up.

reveal-count = Add { each-player }’s score to their points from the rounds before.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## Winning the match

# How `cambio-spec score` says what `won` has decided; without a full stop.
said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] wins
       *[other] win
    } the match
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] doesn’t
       *[other] don’t
    } win the match
 }

# $holes
standings-end = The match ends after { $holes } rounds, and the fewest points win. If several players tie, whichever of them scored least in the last round wins.
    .for = if played >= holes then (each player: announce won of me; end match)
    .for-won = define won of player: running of player = best and latest of player = sharpest
    .for-best = define best: least running of players
    .for-sharpest = define sharpest: least latest of players where running of it = best
    .unsaid = each-player


## Questions

question-dealing = Who shuffles and deals?
    .for = anybody
    .ruling = Whoever likes to. The first card goes to the player who begins the round.
    .reason = It makes no difference to the game.

# $shown
question-which-two = Which { $shown } cards may I turn up before the first turn?
    .for = any_two
    .ruling = Any in your grid, whether in the same row or column or not.
    .reason = You haven’t seen any of them, so every choice is a guess.

question-peeking = May I look at a face-down card before I exchange it?
    .for = never
    .ruling = No. You see it when everybody does: on the discard pile.
    .reason = A face-down card is a risk until it is turned up.

question-put-back = May I take the top discard and put it straight back?
    .for = no
    .ruling = No. It has to go into your grid.
    .reason = That would be passing, and nobody passes in this game.

question-last-card = May I leave my last face-down card as it is more than once?
    .for = may_stay
    .ruling = Yes, whenever you discard the card that you drew.
    .reason = Turning it up ends the round, and when to do that is up to you.

question-stock-out = What if the stock runs out?
    .for = reshuffle
    .ruling = The top card of the discard pile stays; all the others are shuffled and are the new stock.
    .reason = This is how games of this kind usually do it.

question-last-turn = Somebody has ended the round. What may I do in my last turn?
    .for = normal_turn
    .ruling = What you may do in any other turn.
    .reason = Nothing is taken away from the last turns.

question-pair-too-late = Two equal cards come to light only when all cards are turned up. Do they still cancel each other?
    .for = counts
    .ruling = Yes.
    .reason = What counts is what lies there in the end, not when it was turned up.

question-twos = Do two twos in a column cancel each other, too, though they would be worth more to me otherwise?
    .for = cancel
    .ruling = Yes, they count nothing.
    .reason = The rule knows no exception for them.

question-jokers-alike = And why don’t two jokers cancel each other?
    .for = not_in_a_pair
    .ruling = Jokers always count, whatever lies above or below them.
    .reason = As a pair, the best cards of the game would be worth nothing.

# $stake
question-six-alike = All my six cards are equal. How often do I take off { $stake } points?
    .for = once
    .ruling = Once.
    .reason = It hardly ever happens, and one reward is enough.

# $penalty (doubled, added, none)
question-order = In which order is all this worked out?
    .for = pairs_bonus_penalty
    .ruling = First the pairs that cancel each other, then the four equal cards. { $penalty ->
    [none] That is what you score.
   *[other] Only then are the totals compared, to see whether whoever ended the round has to pay for it.
 }
    .reason = What your cards count is settled before you are compared with others.

question-tied-finisher = I ended the round and share the lowest total. Do I pay for it?
    .for = pays
    .ruling = Yes. Only the lowest total alone is safe.
    .reason = Whoever ends the round takes that risk.

question-second-finisher = In my last turn I turn up all my cards, too. Can I be made to pay?
    .for = safe
    .ruling = No, only whoever was first.
    .reason = Your cards would have been turned up anyway.

question-nothing-to-double = My total is zero or less, but I ended the round and somebody has less still. What do I score?
    .for = stays
    .ruling = Your total.
    .reason = Doubling it would be a reward.

question-tied-match = Who wins if the last round doesn’t break the tie?
    .for = open
    .reason = Many let those players share the win; others have them play one more round.


## Who somebody is, beside a name and in sentences

role-finisher = ended the round
    .who = the player who ended the round
    .of = the player who ended the round
    .you = You have ended the round

role-starter = begins
    .who = the player who begins
    .of = the player who begins
    .you = You begin

role-active = to move
    .who = the player whose turn it is
    .of = the player whose turn it is
    .you = It is now your turn
