### Lanterns in English: the sentences of its rulebook.


## The game

game = Lanterns

# $dealt, $grid-row-1
about = Night has fallen, and you are on your way home. In front of you lie { $dealt } cards, of which you have seen only { $grid-row-1 }. Turn by turn you throw light on the others, trade high cards for low ones and get rid of equal ones. Once you know all your cards, and they come to next to nothing, you are home.

about-alert = Nobody decides to end a round: your cards do it for you, ready or not. And if somebody else has fewer points when you get home, you pay for it. On the way, lanterns let you see further, owls look into other people’s cards, and the wind blows away what you believed to be safe.

# $limit
object = In each round you want your cards to come to as little as possible. Over the match you want to be the last player left: whoever has more than { $limit } points is out.


## What to agree on before you play

# $nights
option-nights = A round lasts at most { $nights } nights; in each night everybody has one turn. Or agree on another number, from 6 to 20.


## Cards with a name

rank-lantern = lantern
rank-wind = wind
rank-owl = owl


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
    .own-from = in your hand
    .own-to = into your hand
    .own-in = in your hand
    .opponent-in = in an opponent’s hand
    .each-to = into each player’s hand


## Players

# $fewest, $most, $direction (clockwise, counterclockwise)
players = { $fewest } to { $most } people can play. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table and pass over those who are out of the match.

opening-seat = Agree on who begins the first round.
    .for = let starter be first of players; go to setup


## Deck and values

# $cards, $nameless
deck = You need the game’s own deck of { $cards } cards. There are three cards of −1 and four of each number from 0 to 9; each of them counts its number. Two lanterns, three winds and two owls have a power, but no number; each of these counts { $nameless }.
    .for-named = define named of card: rank of card = lantern or rank of card = wind or rank of card = owl
    .unsaid = rank-lantern, rank-owl, rank-wind


## Set-up

# $cards
setup-shuffle = Shuffle all { $cards } cards. Anybody may do it.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-light, zone-stock

# $dealt, $grid-row-1, $grid-row-2
setup-deal = Deal { $dealt } cards to { each-player }, { face-down }, one at a time. Without looking at them, everybody lays theirs out as a { zone-grid } of two rows: { $grid-row-1 } cards near them, and { $grid-row-2 } behind.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Put the rest { face-down } in the middle: that is { zone-stock.object }. Turn its top card { face-up } beside it to begin { zone-discard.object }.
    .for = move top of stock to discard

# $grid-row-1
setup-look = All at the same time, { each-player } looks at the { $grid-row-1 } cards in the nearest row of their { zone-grid } once, and puts them back. From then on, nobody looks at a face-down card unless an owl allows it.
    .for = each player: look at row 1 of grid of me

setup-begin = The first turn belongs to the player who begins the round.
    .for = let active be starter; let night be 1; go to turn
    .unsaid = number-1


## Play

turn = When it is your turn, take a card, in one of two ways:
    .for = phase turn, drawn: active acts

draw = Take the top card { zone-stock.of } and look at it without showing it. Then choose:
    .title = Draw
    .short = Look at the top card of the stock.
    .for = action draw in turn: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Put any card { zone-grid.own-from } { face-up } { zone-discard.to }, and the new card { face-down } in its place.
    .title = Exchange it
    .short = It takes the place of a card of your grid, which you discard.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Put it { face-up } { zone-discard.to }.
    .title = Discard it
    .short = It goes onto the discard pile.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

# $gentle
take = If the top card { zone-discard.of } has a number, and not more than { $gentle }, you may take it and exchange it { face-down } for a card { zone-grid.own-of } in the same way. You can’t discard it.
    .title = Take the top discard
    .short = Only a number up to { $gentle }. It takes the place of a card of your grid, which you discard.
    .for = action take in turn when caller is nobody and size of discard > 0 and not named of top of discard and pip of top of discard <= gentle: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = face-up, zone-hand

discarded-power = If the card that you have discarded has a power, use it now (see below).
    .for = as active: if caller is nobody then offer powers on top of discard
    .for-discarded-on = go to throwing
    .unsaid = may, zone-discard

throwing-try = You { may } then throw in equal cards: turn a card { zone-grid.own-of } that you have seen before { face-up }. If it is equal to the top card { zone-discard.of }, it goes onto that pile and leaves a gap, and you { may } go on with another. If it isn’t, turn it { face-down } again; you get a penalty card and can’t throw in any more.
    .for = as active: if some spots in grid of me where it is known to me then (may (choose spot in grid of me when it is known to me; turn spot up; if rank of spot is not rank of top of discard then (turn spot down; go to wrong); move spot to discard; go to throwing))
    .for-throwing-on = go to next

# $fine, $dealt
wrong-cost = A penalty card is the top card { zone-stock.of }. Nobody looks at it; it goes { face-down } into the first gap { zone-grid.own-in }. If all { $dealt } places are taken, or the stock is used up, you get { $fine } points at the end of the round instead.
    .for = as active: (if size of grid of me = dealt or size of stock = 0 then let fines of me be fines of me + 1 else move top of stock to grid of me)
    .for-wrong-on = go to next

next-pass-on = Then your turn is over, and it is the turn of the next player on the left.
    .for = let active be left of active; if active is starter then let night be night + 1
    .unsaid = number-1

# $dim, $few
next-call = At the end of your turn, you are home if you have seen all the cards { zone-grid.own-in } and they come to { $dim } points or fewer, or if you have no more than { $few } cards left. Only the first player to get that far is home.
    .for = if caller is nobody and (sparse of active or cheap of active and seen of active) then let caller be active
    .for-sparse = define sparse of player: size of grid of player <= few
    .for-cheap = define cheap of player: total of player <= dim
    .for-seen = define seen of player: no spots in grid of player where it is not known to player

# $dim, $few
tell = Being home is neither a choice nor a secret: say so at once. The others have to trust you, since only you know what you have seen.
    .short = After your discard and its power, you may throw in cards that you have seen and that are equal to it. If one is wrong, you get a penalty card. Then you are home if you have seen all your cards and they come to { $dim } points or fewer, or if you have no more than { $few } cards left.
    .for = editorial tell in play

# $nights
next-last-lap = When somebody is home, everybody else has one more turn, in which no power works and nothing may be taken { zone-discard.from }. Then the round is over. If nobody has got home, it is over after { $nights } nights.
    .for = if active is caller or size of stock = 0 or caller is nobody and night > nights then go to reveal else go to turn
    .unsaid = zone-stock

next-refill = If { zone-stock.subject } is used up at the end of a turn, shuffle all the cards { zone-discard.of }, its top card too: they become the new stock, { face-down }, and its top card is laid { face-up } beside it to begin a new discard pile.
    .for = if size of stock = 0 then (gather rest of discard into stock; if size of discard > 0 then move top of discard to stock; shuffle stock; if size of stock > 0 then move top of stock to discard)


## Powers

powers = These cards have a power whenever you discard them on your turn: straight after drawing them, or when you exchange them out of your grid. Use it before you throw in anything. When somebody is home, powers no longer work.

gust = You { may } swap cards with an opponent of your choice: you choose one { zone-grid.own-of }, they choose one of theirs, and nobody looks at either. Or swap two of your own cards, unseen as well.
    .for = power gust on wind optional: choose whom in players when size of grid of it > 0 and (it is not me or size of grid of me > 1); choose mine in grid of me; as whom: (choose other in grid of me when other is not mine; swap mine with other)
    .unsaid = number-1

# $number-2
shine = You { may } draw { $number-2 } more cards { zone-stock.from } and look at both. Keep one and put the other { face-up } { zone-discard.to }; if that one has a power, it isn’t used. Then go on with the card that you have kept as with any drawn card.
    .for = power shine on lantern optional when size of stock > 1: move top of stock to hand of me; move top of stock to light of me; choose kept in 1 to 2; if kept = 1 then move light of me to discard else (move hand of me to discard; move light of me to hand of me); go to drawn
    .unsaid = number-1, zone-hand, zone-light


## Scoring

reveal-show = { each-player.opening } turns the cards of { zone-grid.their } { face-up }.
    .short = Whoever is home says so; everybody else has one more turn, without powers and without the discard pile. Then { each-player } turns the cards of { zone-grid.their } { face-up }.
    .for = each player: turn grid of me up

# Beside a name in a table of scores, and in sentences
role-caller = home
    .who = the player who is home
    .of = the player who is home
    .you = You are now home
role-starter = starts
    .who = the player who starts
    .of = the player who starts
    .you = You now start
role-active = to move
    .who = the player whose turn it is
    .of = the player whose turn it is
    .you = It is now your turn

# $nameless
score-others = Add up the numbers on the cards { zone-grid.own-in }, and { $nameless } for each card without a number: that is your total, and as a rule it is what you score.
    .why = their own total
    .for-total = define total of player: (sum pip of cards in grid of player where not named of it) + nameless * (number of cards in grid of player where named of it)
    .for = total of player + fine * fines of player
    .unsaid = fine

# $reward
score-called = If you are home and nobody has a lower total, subtract { $reward } from yours. You may come to less than zero.
    .why = home, and nobody has less: { $reward } off
    .for = total of player - reward + fine * fines of player when player is caller overrides others
    .unsaid = fine

# $reward
score-outshone = If you are home, but somebody has a lower total, add { $reward } instead.
    .why = home too early: { $reward } more
    .for = total of player + reward + fine * fines of player when player is caller and outshone of player overrides others, called
    .for-outshone = define outshone of player: some opponents where total of it < total of player
    .unsaid = fine

example = An example: { $caller } is home, and all cards are turned up.

# $fine
reveal-count = If you couldn’t take a penalty card, add { $fine } points for each of them, whoever is home. Write down what { each-player } scores, and add it to the points from the rounds before.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

# $limit, $refuge
reveal-fall = Whoever then has exactly { $limit } points falls back to { $refuge }, but only once in a match.
    .for = each player when running of me = limit and not fallen of me: (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player


## Winning

# What the referee says was decided, without a full stop: $value (`yes` or `no`), $players_list
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
standings-end = Whoever has more than { $limit } points after a round is out of the match. The last player left wins. If everybody who was still in goes out in the same round, the one of them with the fewest points wins; if several have equally few, they share the victory.
    .for = if at most 1 of players where running of it <= limit then (each player: announce won of me; end match)
    .for-standings-leave = each player when running of me > limit: let out of me be yes
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .unsaid = each-player, number-1

standings-lead = As long as two or more are left, play another round. Of those who are still in, whoever has scored the most points in the last round begins.
    .for = let starter be first of players from left of starter where latest of it = most; go to setup
    .for-most = define most: greatest latest of players


## Questions

question-first-discard = A lantern is turned up to begin the discard pile. Does anything happen?
    .for = no_power
    .ruling = No. Nor can anybody take it.
    .reason = Nobody has discarded it.

question-taken-back = May I take the top discard and put it back at once?
    .for = must_be_exchanged
    .ruling = No. It has to take the place of a card of yours.
    .reason = Otherwise you would simply be passing.

question-kept-card = A lantern has let me draw an owl and a 2. What happens to their powers?
    .for = like_a_drawn_one
    .ruling = If you keep the owl, it works as soon as you discard it. If you keep the 2, the owl is lost.
    .reason = The card that you keep takes the place of the one you drew.

question-short-stock = I discard a lantern, but there is only one card left in the stock. What now?
    .for = no_light
    .ruling = Nothing happens. The stock is renewed only at the end of a turn.
    .reason = A lantern shows two cards or none.

question-blown-unseen = May I look at a card that the wind has brought me?
    .for = nobody_looks
    .ruling = No. It lies face down in the place of the one that you gave, and you have seen it only if you knew it before.
    .reason = The wind blows in the dark.

question-power-first = I discard a wind and have another one in my grid. What comes first?
    .for = then_throw_in
    .ruling = The power. After that you may throw in the second wind.
    .reason = A power belongs to a discard; throwing in ends the turn.

question-thrown-in-power = Does a card that I throw in have its power?
    .for = none
    .ruling = No.
    .reason = Being rid of it is reward enough.

question-emptied-slot = May I close the gaps in my grid, or lay a drawn card into one?
    .for = stays
    .ruling = No. Only a penalty card fills a gap: the first one, from left to right, in the nearest row before the other.
    .reason = Everybody remembers cards by their places.

# $fine, $dealt
question-no-room = I was wrong twice in a round, with { $dealt } cards in front of me. What does that cost?
    .for = points
    .ruling = { $fine } points each time. Make a note of them, and add them at the end of the round.
    .reason = There is no place for a sixth card.

question-whose-turn = The wind has brought me a card on somebody else’s turn, and now I have few enough points. Am I home?
    .for = own_turn_only
    .ruling = Not yet. What counts is what you have, and what you have seen, at the end of your own turn.
    .reason = Otherwise everybody would have to be asked after every wind.

question-second-caller = Somebody is home. Can I get home, too?
    .for = only_the_first
    .ruling = No. You can only have fewer points.
    .reason = The round is ending anyway.

question-caller-safe = Can anything still happen to the cards of a player who is home?
    .for = nobody_reaches_them
    .ruling = No. They lie as they are until they are turned up.
    .reason = Without powers, nobody touches anybody else’s cards.

question-last-turn = May I still throw in cards when somebody is home?
    .for = may_throw_in
    .ruling = Yes, on your last turn, as always.
    .reason = Only the powers and the discard pile are out of reach.

question-last-night = Somebody gets home in the last night. Do those who have already had their turn in it get another?
    .for = one_more_turn
    .ruling = Yes. Everybody else has one more turn.
    .reason = It makes no difference in which night somebody gets home.

question-nothing-left = What if there is no card left to draw?
    .for = round_ends
    .ruling = The round is over at once. Look under the table, though: some cards must be missing.
    .reason = Even with five players, half of the cards are not in front of anybody.

# $reward
question-tied-caller = I am home, and somebody else has the same total. Do I still subtract { $reward }?
    .for = reward
    .ruling = Yes.
    .reason = Nobody has less than you.

# $fine
question-order = I am home with 4 points and owe { $fine } for an error; somebody else has 5. Who has less?
    .for = fines_last
    .ruling = You have. First compare what the cards come to, then subtract or add, and only then add what errors cost.
    .reason = An error has nothing to do with who got home in time.

question-below-zero = Can I score less than zero in a round, or over the match?
    .for = counts
    .ruling = Yes, both.
    .reason = A reward has to be worth something.

# $limit
question-fallen-again = I have fallen back before, and now I have exactly { $limit } points again. Am I out?
    .for = stays
    .ruling = No. You stay at { $limit } and play on.
    .reason = Only those who have more than { $limit } leave.

question-tied-start = Two of us have scored the most points in the last round. Who begins?
    .for = nearest_to_the_left
    .ruling = Whichever of you is nearest to the left of the player who began that round.
    .reason = Only one can begin.

question-overlooked = Somebody should have been home some turns ago, and hasn’t noticed. What now?
    .for = open
    .reason = Some then end the round as if it had happened just now; some add a few points for it as well.


## Glossary

glossary-grid = The cards in front of a player, with the gaps between them.
    .term = Grid

glossary-stock = The face-down pile from which cards are drawn.
    .term = Stock

glossary-discard = The face-up pile beside the stock. Only its top card counts.
    .term = Discard pile

glossary-night = One turn of each player.
    .term = Night

glossary-home = What you are when the round ends because of your cards.
    .term = Home
    .about = next.call

glossary-equal = Cards are equal if they have the same number, or if both are lanterns, winds or owls.
    .term = Equal

glossary-throw-in = To get rid of a card because it is equal to the one that you have just discarded.
    .term = Throw in
    .about = throwing.try

glossary-penalty = A card from the stock that nobody looks at, for whoever throws in a wrong card.
    .term = Penalty card

glossary-total = What the cards in a grid come to.
    .term = Total
    .about = total
