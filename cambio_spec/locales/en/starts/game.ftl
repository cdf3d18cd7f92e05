### The sentences of this game’s rulebook, in English.
###
### A sentence is named after the rule that it says; dots and underscores become hyphens.
### .for holds the rule as it read when the sentence was written: change the rule, and
### `cambio-spec check` asks for a new sentence. .title is a short name, .short is what
### the one-page sheet has room for, .why explains a score in the worked example, and
### .unsaid lists what a sentence leaves out on purpose. Words in braces are put in by
### the tool: numbers such as { $limit }, places for cards, who acts. A rule without a
### sentence here is described in the tool’s own words, as far as it has any.


## The game

game = { $title }

about = You have a few cards in front of you and have seen only some of them. Swap what you don’t want for something better, and stop the round when you think that nobody has less than you.

object = In each round you want the lowest total. Over the match you want the fewest points.


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
    .any-in = in any grid
    .their-to = into their grid
    .each-to = into each player’s grid
    .self-subject = their own grid
    .self-object = their own grid
    .self-of = of their own grid
    .self-from = from their own grid
    .self-to = into their own grid
    .self-in = in their own grid

zone-hand = hand
    .own-subject = your hand
    .own-object = the card in your hand
    .own-of = of your hand
    .own-from = in your hand
    .own-to = into your hand
    .own-in = in your hand
    .opponent-in = in an opponent’s hand
    .any-in = in anybody’s hand
    .their-to = into their hand
    .each-to = into each player’s hand
    .self-subject = their own hand
    .self-object = the card in their own hand
    .self-of = of their own hand
    .self-from = from their own hand
    .self-to = into their own hand
    .self-in = in their own hand


## Players

opening-first-dealer = Agree on who deals first.
    .for = let dealer be first of players; go to setup


## Setting up

setup-shuffle = Shuffle all { $cards } cards.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Deal { $number-4 } cards to { each-player }, { face-down }, one at a time. They are laid out as a { $grid-shape } { zone-grid }.
    .for = deal 4 from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Put the rest in the middle, { face-down }: that is { zone-stock.object }. Turn its top card { face-up } beside it to begin { zone-discard.object }.
    .for = move top of stock to discard

setup-peek = { each-player.opening } looks once at the { $grid-row-1 } cards in the nearest row of their { zone-grid }.
    .for = each player: look at row 1 of grid of me

setup-begin = The player to the left of the dealer begins.
    .for = let active be left of dealer; go to turn


## Playing

turn = When it is your turn, do one of these:
    .for = phase turn, holding: active acts

draw = Take the top card { zone-stock.of } { zone-hand.own-to } without showing it.
    .title = Draw
    .short = Only you see the card.
    .for = action draw in turn: move top of stock to hand of me; go to holding

keep = Put a card { zone-grid.own-of } { face-up } { zone-discard.to }. The card that you drew takes its place, { face-down }.
    .title = Keep
    .short = It takes the place of a card of your grid, which is discarded.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

throw = Put the card that you drew { face-up } { zone-discard.to }.
    .title = Discard
    .short = It goes onto the discard pile.
    .for = action throw in holding: move hand of me to discard; go to next
    .unsaid = zone-hand

call = Instead of drawing, say “Last turn!” Everybody else has one more turn. Only one player can call in a round.
    .title = Call
    .short = Everybody else has one more turn.
    .for = action call in turn when caller is nobody: let caller be me; go to next

next-last-lap = Then it is the turn of the player to your left. The round ends when the turn comes back to the caller, or when { zone-stock.subject } is used up.
    .for = if active is caller or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Scoring

reveal-show = { each-player.opening } turns the cards of their { zone-grid } { face-up }.
    .for = each player: turn grid of me up

total = Your total is what the cards { zone-grid.own-in } are worth together.
    .for = define total of player: sum points of cards in grid of player

score-winner = Whoever has the lowest total scores { $value }; everybody else scores their total.
    .why = lowest total
    .why-score-others = their own total
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = If you called and somebody has less than you, you score your total plus { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }.
    .why = called too early: { $penalty } more
    .for = total of player + penalty when player is caller and total of player > lowest overrides others

example = An example: { $caller } has called, and all cards are turned up.

reveal-count = Add { each-player }’s score to their points from the rounds before.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Winning the match

# How `cambio-spec score` says what `ahead` has decided; without a full stop.
said-ahead = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] wins
       *[other] win
    } the match
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] doesn’t
       *[other] don’t
    } win the match
 }

standings-end = The match ends when somebody has { $limit } points or more. Whoever has the fewest points then wins; if several players have equally few, play on.
    .for = if some players where running of it >= limit and (exactly 1 of players where ahead of it) then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: running of player = least running of players
    .unsaid = each-player

standings-rotate = Otherwise the player to the left of the dealer deals the next round.
    .for = let dealer be left of dealer; go to setup


## Who somebody is, beside a name and in sentences

role-dealer = dealer
    .who = the dealer
    .of = the dealer
    .you = You are now the dealer

role-caller = caller
    .who = the caller
    .of = the caller
    .you = You are now the caller
    .nobody = nobody has called
    .somebody = somebody has called
    .none = Nobody is the caller any more

role-active = to move
    .who = the player whose turn it is
    .of = the player whose turn it is
    .you = It is now your turn

fact-running = points so far
    .set = Your points so far are now { $value }
