### Twelve Cards in English: the sentences of this game’s rulebook. Each is named after the rule that
### it says; .for holds the rule as it read when the sentence was written.


## The game

game = Twelve Cards

# $dealt, $columns (leave, stay)
about = In front of you lie { $dealt } cards that nobody knows, not even you. Turn by turn, you exchange one of them for a better one, or take a chance and turn one up.{ $columns ->
    [leave] { " " }And if you get three equal cards into the same column, they are gone altogether.
   *[stay] { "" }
 }

about-end = As soon as somebody has no face-down card left, all the others have one last turn. Being the first is tempting, but it pays only for whoever has fewer points than everybody else.

object = Points are bad. In each round, you want your cards to add up to as little as possible; over the match, you want the fewest points.


## What to agree on before you play

# $limit
option-limit = { $limit ->
    [50] The limit is { $limit } points: a short match. Or agree on 100 or 150.
    [100] The limit is { $limit } points. Or agree on 50 for a short match, on 150 for a long one.
   *[other] The limit is { $limit } points: a long match. Or agree on 50 or 100.
 }

# $columns (leave, stay)
option-columns = { $columns ->
    [leave] Three equal cards in a column leave the grid. Or let them stay where they are, and count.
   *[stay] Three equal cards in a column stay where they are, and count like any others.
 }


## Variants

# $limit
variant-last-left = Whoever has more than { $limit } points is out of the match, and the last player left wins it.
    .title = Last One Left

# $dealt, $limit
variant-nine = { $dealt } cards each, three by three, and a match to { $limit } points: quick to learn and soon over.
    .title = Nine Cards


## Places for cards

zone-stock = draw pile
    .subject = the draw pile
    .object = the draw pile
    .of = of the draw pile
    .from = from the draw pile
    .to = onto the draw pile
    .in = in the draw pile

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

opening-seat = Agree on who deals the first round.
    .for = let dealer be first of players; go to setup


## Setting up

# $cards
setup-shuffle = Shuffle all { $cards } cards.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (4 × 3)
setup-deal = { each-player.opening } is dealt { $dealt } cards, { face-down }, one at a time, beginning to the left of the dealer. They are laid out as a { zone-grid } of { $grid-shape } without anybody looking at them.
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Put the rest in the middle, { face-down }: that is { zone-stock.object }. Turn its top card { face-up } beside it to begin { zone-discard.object }.
    .for = move top of stock to discard

# $shown
setup-show = { each-player.opening } then turns any { $shown } cards of { zone-grid.their } { face-up }.
    .for = each player from left of dealer: each flip in 1 to shown: (choose spot in grid of me when spot is face down; turn spot up)
    .unsaid = zone-grid

opener-first = In the first round, whoever’s cards show the highest sum begins; in every other round, whoever ended the one before.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid


## Playing

turn = When it is your turn, choose one of these:
    .for = phase turn, drawn: active acts

draw = Take the top card { zone-stock.of } and look at it. Then decide:
    .title = Draw
    .short = Exchange the card or discard it.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Put the drawn card { face-up } { zone-grid.own-to }, in place of any card there, whether you can see that one or not. The old card goes { face-up } { zone-discard.to }.
    .title = Exchange it
    .short = It replaces a card of your grid, face up; the old card is discarded.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Put the drawn card { face-up } { zone-discard.to } and turn one of the { face-down.of-card } cards { zone-grid.own-in } { face-up }.
    .title = Discard it
    .short = Then you must turn up a face-down card of yours.
    .for = action throw in drawn: choose spot in grid of me when spot is face down; move hand of me to discard; turn spot up; go to next
    .unsaid = zone-hand

take = Take the top card { zone-discard.of } and put it { face-up } { zone-grid.own-to }, in place of any card there. The old card goes { face-up } { zone-discard.to }.
    .title = Take the top discard
    .short = It has to replace a card of your grid.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-clear = If you now have three equal { face-up.of-card } cards in the same column { zone-grid.own-of }, all three leave: put them { zone-discard.to }. Their places stay empty.
    .short = Three equal face-up cards in a column leave the grid at once: they go { zone-discard.to }.
    .for = if columns = leave then (as active: each one in grid of me where one is face up and (exactly 2 of other in grid of me where other is not one and other is face up and column of other = column of one and rank of other = rank of one): each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = number-2

next-close = Whoever is the first to have no face-down card left ends the round: everybody else has one more turn.
    .short = Once somebody has no face-down card left, everybody else has one more turn.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .unsaid = face-down, zone-grid

next-refill = When { zone-stock.subject } is used up, shuffle all the cards { zone-discard.of } but the top one. They are the new { zone-stock }.
    .short = When { zone-stock.subject } is used up, shuffle all the discards but the top one into a new one.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Then it is the turn of the player to your left. When the turn comes back to whoever ended the round, the cards are counted.
    .for = if active is finisher or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active
    .unsaid = zone-stock


## Scoring

reveal-show = { each-player.opening } turns the cards of { zone-grid.their } { face-up }.
    .for = each player: turn grid of me up

reveal-clear = Three equal cards that now show up in a column leave as well: they go { zone-discard.to }.
    .for = if columns = leave then (each player: each one in grid of me where exactly 2 of other in grid of me where other is not one and column of other = column of one and rank of other = rank of one: each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = each-player, face-up, number-2, zone-grid

# Who somebody is, beside a name and in sentences
role-dealer = dealer
    .who = the dealer
    .of = the dealer
    .you = You are now the dealer

role-starter = began
    .who = the player who began
    .of = the player who began
    .you = You now begin

role-active = to move
    .who = the player whose turn it is
    .of = the player whose turn it is
    .you = It is now your turn

role-finisher = ended the round
    .who = the player who ended the round
    .of = the player who ended the round
    .you = You have now ended the round

total = You score the sum of the cards that are left { zone-grid.own-in }.
    .why = the sum of the cards
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player
    .why-score-own = the sum of the cards

# $factor
score-doubled = If you ended the round and don’t have fewer points than everybody else, your sum counts { $factor ->
    [2] twice
   *[other] { $factor } times
 }, provided that it is above zero.
    .why = not fewer than everybody else: × { $factor }
    .for = factor * total of player when beaten of player and total of player > 0 overrides own
    .for-beaten = define beaten of player: player is finisher and (some opponents where total of it <= total of player)

# $finisher, and every other fact by its name: the names of players
example = An example: { $finisher } has ended the round, and all the cards have been turned up.

reveal-count = Add what { each-player } scores to their points from the rounds before.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Winning the match

# What the referee says was decided, without a full stop: $value (`yes` or `no`), $players_list
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

# $limit
standings-end = The match is over when somebody has { $limit } points or more after a round. Whoever has the fewest points then wins.
    .for = if some players where over of it then (each player: announce ahead of me; end match)
    .for-over = define over of player: running of player >= limit
    .for-best = define best: least running of players
    .for-ahead = define ahead of player: running of player = best
    .unsaid = each-player

standings-rotate = Otherwise the player to the left of the dealer deals the next round.
    .for = let dealer be left of dealer; go to setup


## Questions

question-tie-start = Two players show the same highest sum in the first round. Who begins?
    .for = nearest_to_dealer
    .ruling = Whichever of them comes first, counting from the player to the left of the dealer.
    .reason = That is the order in which the cards were dealt.

question-peeking = May I look at my face-down cards?
    .for = no
    .ruling = No. Nobody knows them until they are turned up.
    .reason = It is a game of chance and nerve, not of memory.

question-taken-back = I have taken the top discard, and now I don’t want it. Can I put it back?
    .for = must_exchange
    .ruling = No. You have to exchange it for one of your cards.
    .reason = Otherwise you could just let your turn pass.

question-must-leave = May I keep three equal cards in a column, for instance because they are below zero?
    .for = always
    .about = next.clear
    .ruling = No. They leave as soon as all three lie face up.
    .reason = Nobody is asked; so think before you collect minus points in a column.

question-leaving-order = I exchanged a card, and a column leaves. Which card is on top of the discard pile?
    .for = on_top
    .about = next.clear
    .ruling = One of the three equal cards. The card that you exchanged lies beneath them.
    .reason = It was discarded first; the column left because of it.

question-all-gone = What if my last cards leave the grid?
    .for = ends_round
    .about = next.clear
    .ruling = If you are the first, you have ended the round, just as if your cards lay face up.
    .reason = You have no face-down card left either way.

question-second-finisher = In the last turns, somebody else turns up their last face-down card. Does that player risk anything?
    .for = only_first
    .ruling = No. Only the first one has ended the round, and only that player’s sum can count more than once.
    .reason = The others had no choice about when the round ends.

question-last-turns = Are the last turns any different?
    .for = normal_turns
    .ruling = No. Everybody does what they could do in any other turn.
    .reason = Only how many turns are left has changed.

question-late-columns = Three equal cards in a column come to light only at the end. Can that change who has the fewest points?
    .for = leave_first
    .about = reveal.clear
    .ruling = Yes. They leave before anything is added up or compared, everybody’s.
    .reason = Only what is left in a grid counts.

question-tied-finisher = I ended the round and share the fewest points with somebody. Is that good enough?
    .for = doubled
    .about = score.doubled
    .ruling = No. You need fewer points than each of the others. Their sums are compared with yours as they are, before anything is multiplied.
    .reason = Whoever ends a round claims to be ahead, not level.

question-below-zero = I ended the round with less than zero points, and somebody has even less. What do I score?
    .for = not_doubled
    .about = score.doubled
    .ruling = Your sum as it is.
    .reason = Otherwise you would gain by having been wrong.

question-running-below-zero = Can I have less than zero points in the match?
    .for = allowed
    .ruling = Yes. A score below zero is taken off your points.
    .reason = Scores are added up as they are.

question-nothing-left = What if both piles run out?
    .for = round_ends
    .ruling = With a full pack they can’t. If cards are missing and there is none left to draw, the round ends at once: everybody scores their sum, and whoever began it begins the next one, too.
    .reason = Nobody could draw any more, and nobody has ended the round.

question-tied-match = Several players have the fewest points at the end of the match. Who wins?
    .for = all_win
    .ruling = All of them.
    .reason = There is nothing else to tell them apart by.


## Glossary

glossary-grid = The cards lying in front of a player{ $columns ->
    [leave] , and the places of those that have left
   *[stay] { "" }
 }.
    .term = Grid

glossary-column = The cards that lie one above the other in a grid.
    .term = Column

glossary-stock = The face-down pile in the middle from which you draw.
    .term = Draw pile

glossary-discard = The face-up pile beside the draw pile. Only its top card can be taken.
    .term = Discard pile

glossary-exchange = To put a new card in place of one in your grid, which is discarded.
    .term = Exchange
