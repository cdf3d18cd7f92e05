### Cabo in English: the sentences of this game’s rulebook. How they belong to the rules is told at
### the top of spec/locales/en/cambio.ftl.


## The game

game = Cabo

# $dealt, $known
about = In front of you lie { $dealt } cards, face down, and you have seen only { $known } of them. Turn by turn you find out more: you trade high cards for low ones, get rid of several equal ones at a stroke, and spy on the others. Do you think that nobody has a lower total than you? Then call “Cabo” – and hope that you are right.

object = In every round you want the lowest total; at the end of the match you want the fewest points.


## What to agree on before you play

# $fallback (once, always), $limit, $refuge
option-fallback = { $fallback ->
    [once] Whoever comes to exactly { $limit } points falls back to { $refuge }, but only once in a match. Or let it happen every time.
   *[always] Whoever comes to exactly { $limit } points falls back to { $refuge }, every time.
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

opening-seat = Agree on who begins the first round.
    .for = let starter be first of players; go to setup


## Deck and values

# $cards
deck = You need the game’s own deck of { $cards } cards, numbered from 0 to 13: two each of 0 and 13, and four of every number in between. At the end of a round each card counts:


## Set-up

# $cards
setup-shuffle = Shuffle all { $cards } cards. Anybody may do it.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (2 × 2)
setup-deal = { each-player.opening } is dealt { $dealt } cards and lays them out { face-down } as a { $grid-shape } { zone-grid }, without looking at them.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Put the rest { face-down } in the middle: that is { zone-stock.object }. Lay its top card { face-up } beside it to begin { zone-discard.object }.
    .for = move top of stock to discard

# $known
setup-look = { each-player.opening } chooses { $known } cards of their { zone-grid }, looks at them once and puts them back. From now on nobody looks at a face-down card unless a power allows it.
    .for = each player: each glance in 1 to known: (choose spot in grid of me when it is not known to me; look at spot)

setup-begin = The first turn belongs to the player who begins the round.
    .for = let active be starter; go to turn


## Play

turn = On your turn you do one of these three things:
    .for = phase turn, drawn: active acts

draw = Take the top card { zone-stock.of } without showing it to the others. Then choose:
    .title = Draw a card
    .short = Only you look at it.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Put any card { zone-grid.own-of } { face-up } { zone-discard.to }. The new card takes its place, { face-down }.
    .title = Exchange it for one card
    .short = Your card goes onto the discard pile, the new one into its place.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

# $number-2, $number-4
several = Choose { $number-2 } to { $number-4 } cards { zone-grid.own-of } that you believe to have the same number. When you have chosen them all, turn them { face-up } together. If the numbers are the same, put these cards { zone-discard.to }, and the new card { face-down } into one of the gaps. If not, the exchange has failed: turn them back { face-down }, add the new card to your grid, { face-down } as well, and take a penalty card, the top card { zone-stock.of }, which nobody looks at. Cards that come into your grid in this way fill a gap or are laid beside the others.
    .title = Exchange it for several equal cards
    .short = Turn up { $number-2 } to { $number-4 }. All equal: discard them; the new card fills a gap. If not: keep them, the new card and a penalty card.
    .for = action several in drawn when size of grid of me > 1: choose count in 2 to 4 when it <= size of grid of me; let given_up be count; go to trade
    .for-trade-choose = as active: (choose one in grid of me; choose two in grid of me when it is not one; if given_up = 2 then (turn one up; turn two up) else (choose three in grid of me when it is not one and it is not two; if given_up = 3 then (turn one up; turn two up; turn three up) else (choose four in grid of me when it is not one and it is not two and it is not three; turn one up; turn two up; turn three up; turn four up)))
    .for-trade-judge = as active: each one in grid of me where one is face up: if some spots in grid of me where it is face up and rank of it is not rank of one then let differing be yes
    .for-trade-part = if differing then go to mismatch else go to match
    .for-match-leave = as active: each one in grid of me where one is face up: move one to discard
    .for-match-enter = as active: move hand of me to grid of me
    .for-match-on = go to next
    .for-mismatch-forget = let differing be no
    .for-mismatch-back = as active: each one in grid of me where one is face up: turn one down
    .for-mismatch-enter = as active: move hand of me to grid of me
    .for-mismatch-cost = as active: (if size of stock > 0 then move top of stock to grid of me)
    .for-mismatch-on = go to next
    .unsaid = number-3, zone-hand

throw = Put it { face-up } { zone-discard.to }. If it has a power, you { may } use it at once.
    .title = Discard it
    .short = You may use its power.
    .for = action throw in drawn: move hand of me to discard; offer powers on top of discard; go to next
    .unsaid = zone-hand

take = Take the top card { zone-discard.of } and exchange it in the same way, for one card or for several equal ones { zone-grid.own-of }. You can’t just discard it.
    .title = Take the top discard
    .short = Exchange it in the same way.
    .for = action take in turn when size of discard > 0: choose count in 1 to 4 when it <= size of grid of me; move top of discard to hand of me; if count = 1 then (choose spot in grid of me; move spot to discard; move hand of me to spot; go to next) else (let given_up be count; go to trade)
    .unsaid = face-down, face-up, number-4, zone-hand

call = Say “Cabo”, and do nothing else. Your cards are locked from now on: nobody may look at them or swap them. Everybody else has one more turn, but can’t call.
    .title = Call “Cabo”
    .short = Your cards are locked. Everybody else has one more turn; then all cards are turned up.
    .for = action call in turn when caller is nobody: let caller be me; go to next

pass = If there is nothing left to draw or to take, you have to call; if somebody has called already, you pass.
    .title = Pass
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

next-refill = When { zone-stock.subject } is used up, shuffle all the cards { zone-discard.of } but the top one: they are the new stock.
    .short = When { zone-stock.subject } is used up, shuffle all the discards but the top one into a new one.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)
    .for-mismatch-refill = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = After your turn it is the next player’s turn. When the turn comes back to the player who has called, the round is over.
    .for = if active is caller then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Powers

powers = These cards have a power that you may use, but only when you discard them straight after drawing them. The cards of the player who has called are locked.
    .short = You may use a power only when you discard the card straight after drawing it. The cards of the player who has called are locked.

peek = Look at one card { zone-grid.own-in }.
    .for = power peek on 7, 8 optional: choose mine in grid of me; look at mine

spy = Look at one card { zone-grid.opponent-in }.
    .for = power spy on 9, 10 optional: choose theirs in grid of any opponent when owner of it is not caller; look at theirs

swap = Swap a card { zone-grid.own-in } with a card { zone-grid.opponent-in }. Nobody looks at either of them.
    .for = power swap on 11, 12 optional when some opponents where it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs


## Scoring

reveal-show = { each-player.opening } turns the cards of { zone-grid.their } { face-up }.
    .for = each player: turn grid of me up

total = Add up the numbers on the cards { zone-grid.own-in }: that is your total, and as a rule it is what you score.
    .why-score-sum = their own total
    .for = define total of player: sum points of cards in grid of player
    .for-score-sum = total of player

# $value
score-low = Whoever has the lowest total scores { $value }, caller or not.
    .why = lowest total
    .for = 0 when total of player = lowest overrides sum
    .for-lowest = define lowest: least total of players

# $surcharge
score-miscalled = If you called and somebody has a lower total than you, you score your total plus { $surcharge }.
    .why = called and was beaten: { $surcharge } more
    .for = total of player + surcharge when player is caller and total of player > lowest overrides sum

# $value, $blow, $number-2, $number-4, $rank-12, $rank-13
score-kamikaze = If { zone-grid.own-subject } holds exactly { $number-4 } cards, { $number-2 } of { $rank-12 } and { $number-2 } of { $rank-13 }, it is a Kamikaze. Nothing else counts then: you score { $value }, and everybody else scores { $blow }.
    .why = Kamikaze
    .why-score-hit = somebody else’s Kamikaze
    .for = 0 when kamikaze of player overrides sum, low, miscalled
    .for-kamikaze = define kamikaze of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = 12) = 2 and (number of cards in grid of player where rank of it = 13) = 2
    .for-score-hit = blow when some opponents where kamikaze of it overrides sum, low, miscalled

example = An example: { $caller } has called, and all cards are turned up.

reveal-count = Add { each-player }’s score to their points from the rounds before.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

# $limit, $refuge, $fallback (once, always)
reveal-fall = Whoever has exactly { $limit } points then falls back to { $refuge }{ $fallback ->
    [once] , but only once in a match
   *[always] { "" }
 }.
    .for = each player when running of me = limit and (fallback = always or not fallen of me): (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player

reveal-lead = Whoever has scored the fewest points in this round begins the next one.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from caller where score of it = least score of players


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

# $limit
standings-end = The match ends after the round in which somebody comes to more than { $limit } points. Whoever has the fewest points wins.
    .for = if some players where running of it > limit then (each player: announce won of me; end match)
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .for-standings-again = go to setup
    .unsaid = each-player


## Questions

question-power-when = Do other cards that come onto the discard pile have a power, too – the first one, or those from a grid?
    .for = thrown_only
    .ruling = No. Nor has a card that you take from there.
    .reason = A power makes up for a drawn card that you have no use for.

question-unknown-cards = May I give away cards that I have never seen?
    .for = any
    .ruling = Yes, one or several. If several turn out to be different, though, the exchange has failed.
    .reason = Nobody has to know their cards, and a wrong guess has its price.

question-gaps = May I rearrange my cards, or close the gaps?
    .for = stay
    .ruling = No. A gap stays until another card fills it.
    .reason = Everybody remembers cards by their places.

question-failed-drawn = An exchange fails. Do I have to show the card that I have drawn?
    .for = not_shown
    .ruling = No. Only the cards that you chose have been turned up, and everybody has seen those.
    .reason = They are what the others have to check.

question-no-penalty = What if there is no card left for a penalty?
    .for = spared
    .ruling = If shuffling the discard pile doesn’t help either, you are spared.
    .reason = Failed exchanges may gather all the cards in the grids.

question-first-call = How early may I call?
    .for = any_turn
    .ruling = On any of your turns, even the first, and whatever your total is.
    .reason = Whoever calls too early pays for it anyway.

question-caller-locked = Somebody has called. Whose cards can I still look at or swap?
    .for = neither_spied_on_nor_swapped
    .ruling = Everybody’s but the caller’s. With two players that leaves only your own, and a power that needs an opponent’s card does nothing.
    .reason = The caller has no turn left to answer with.

question-tied-lowest = Several of us share the lowest total, and one of us has called. What do we score?
    .for = each_zero
    .ruling = All of you score 0, the caller too.
    .reason = The lowest total always scores nothing, however many have it.

question-kamikaze-first = I called and have a Kamikaze, which is far from the lowest total. Do I pay for my call?
    .for = above_all
    .ruling = No. A Kamikaze comes before everything else: before the call, and even before the lowest total.
    .reason = It turns all the scores upside down.

question-starter-tie = Who begins if several have scored the fewest points?
    .for = from_caller
    .ruling = The caller, if among them; otherwise the first of them after the caller, in the order of play.
    .reason = Only one can begin, and it was the caller who ended the round.

# $limit, $refuge
question-fall-first = One player comes to more than { $limit } points, another to exactly { $limit }. What comes first?
    .for = before_the_end
    .ruling = First the second player falls back to { $refuge }, then the match ends.
    .reason = Points can be compared only when all of them have been written down.

# $limit
question-fallen-again = I have fallen back before. What if I come to exactly { $limit } again?
    .for = stays
    .ruling = You stay there, and the match goes on.
    .reason = It isn’t more than { $limit }.

question-tied-match = Several of us have the fewest points at the end. Who wins?
    .for = shared
    .ruling = You share the win.
    .reason = Nothing tells you apart.


## Who somebody is, beside a name and in sentences

role-caller = caller
    .who = the caller
    .of = the caller
    .you = You are now the caller

role-starter = begins
    .who = the player who begins
    .of = the player who begins
    .you = You begin

role-active = to move
    .who = the player whose turn it is
    .of = the player whose turn it is
    .you = It is now your turn
