### Dutch in English: the sentences of its rulebook.


## The game

game = Dutch

# $dealt, $grid-row-1
about = In front of you lie { $dealt } cards, of which you have seen { $grid-row-1 }. Turn by turn you exchange what is dear for what is cheap, until you dare to say “Dutch”: then everybody else has one last turn, and the cards are counted.

about-alert = Nobody gets bored while the others play. Every queen, jack or ace that lands on the discard pile makes somebody look, swap or give. And whoever knows where an equal card is lying may throw it in, from their own cards or from anybody else’s.

# $limit
object = In each round you want your cards to be worth the fewest points. When somebody has got to { $limit } points, you want to be the one with the fewest of all.


## What to agree on before you play

# $limit
option-limit = { $limit ->
    [50] You play a short match, to { $limit } points. Or agree on 100 or 150.
    [150] You play a long match, to { $limit } points. Or agree on 50 or 100.
   *[other] You play to { $limit } points. Or agree on 50 for a short evening, on 150 for a long one.
 }

# $race (first, seat)
option-race = { $race ->
    [seat] Nobody has to be quick: everybody is asked in turn whether they want to throw in a card.
   *[first] Whoever is quickest throws in a card first. Or agree to ask everybody in turn.
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
    .own-from = in your hand
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

opening-seat = Agree among yourselves who begins the first round.
    .for = let starter be first of players; go to setup


## Deck and values

# $cards
deck = You need one pack of cards with two jokers, { $cards } cards in all. At the end of a round, each card in front of you counts:


## Set-up

# $cards
setup-shuffle = Shuffle all { $cards } cards.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (2 × 2)
setup-deal = Deal { $dealt } cards to { each-player }, { face-down }, one at a time. Without looking at them, everybody lays theirs out as a { $grid-shape } { zone-grid }, and leaves some room beside it for more.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Put the rest in the middle, { face-down }: that is { zone-stock.object }. Turn its top card { face-up } beside it to begin { zone-discard.object }.
    .for = move top of stock to discard

# $grid-row-1
setup-peek = All at the same time, { each-player } looks at the { $grid-row-1 } cards in the nearest row of their { zone-grid }, and puts them back face down.
    .for = each player: look at row 1 of grid of me

setup-begin = From the second round on, whoever won the previous round begins.
    .for = let active be starter; go to turn


## Play

turn = When it is your turn, take one card, in one of two ways:
    .for = phase turn, holding, ending: active acts

draw = Take the top card { zone-stock.of } and look at it without showing it. Then choose:
    .title = Draw
    .short = Look at the top card of the stock.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-discard, zone-hand

keep = Put any card { zone-grid.own-from }, known or not, { face-up } { zone-discard.to }, and the new card { face-down } in its place.
    .title = Keep it
    .short = It takes the place of a card of your grid, which you discard.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw = Put it { face-up } { zone-discard.to }.
    .title = Discard it
    .short = It goes onto the discard pile.
    .for = action throw in holding: move hand of me to discard; let actor be me; go to discarded
    .unsaid = zone-hand

# $rank-j, $rank-q, $rank-joker
take = Take the top card { zone-discard.of }, unless it is a { $rank-j }, a { $rank-q } or a { $rank-joker }. It goes { face-down } { zone-grid.own-to }, in place of any card you like, which you put { face-up } { zone-discard.to }. You can’t simply put it back.
    .title = Take the top discard
    .short = Not a jack, queen or joker. It takes the place of a card of your grid, which you discard.
    .for = action take in turn when size of discard > 0 and rank of top of discard is not J and rank of top of discard is not Q and rank of top of discard is not joker: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

# $race (first, seat), $full, $fine
throw-own = After every discard, its power is used first if it has one (see below). { $race ->
    [seat] Then everybody is asked, one after the other and beginning with the player whose turn it is, whether they want to throw in a card. If you do, turn
   *[first] Then everybody, in turn or not, { may } try to throw in a card, and whoever is quickest goes first. Turn
 } a card { zone-grid.own-of } { face-up }. If it has the same rank as the top card { zone-discard.of }, it goes onto that pile and leaves a gap. This makes it a discard as well: if it has a power, you use it, and then everybody may throw in once more. If the rank is wrong, turn the card { face-down } again and take a penalty card: the top card { zone-stock.of }, which nobody looks at, not even you. It fills a gap, or is laid beside your other cards. With { $full } cards your grid is full, and you get { $fine } points at the end of the round instead. Before you can try again, you have to wait for the next discard.
    .title = Throw in a card of yours
    .short = { $race ->
    [seat] After any discard and its power, when you are asked, turn up
   *[first] After any discard and its power, turn up
 } a card of yours. Same rank: it goes onto the pile. Wrong: turn it back and take a penalty card, unseen, or { $fine } points if you have { $full } cards.
    .for = action throw_own by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose mine in grid of me; turn mine up; let actor be me; if rank of mine is not rank of top of discard then (turn mine down; go to wrong); move mine to discard; if size of grid of me = 0 then go to reveal; go to discarded
    .for-discarded-power = as actor: offer powers on top of discard
    .for-discarded-window = each player: let missed of me be no; let asked be active; go to window
    .for-wrong-cost = as actor: (let missed of me be yes; if size of grid of me = full then let fines of me be fines of me + 1 else (if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of me))
    .unsaid = any-player, each-player, may

throw-theirs = You { may } throw in a card { zone-grid.opponent-in } just the same. You then owe one of your own: choose it, and put it unseen and { face-down } into the gap. If you are wrong, the card stays with its owner, and the penalty is yours.
    .title = Throw in somebody else’s card
    .short = The same with an opponent’s card; then put one of yours into the gap.
    .for = action throw_theirs by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose theirs in grid of any opponent when owner of theirs is not caller; turn theirs up; let actor be me; if rank of theirs is not rank of top of discard then (turn theirs down; go to wrong); move theirs to discard; choose mine in grid of me; move mine to theirs; if size of grid of me = 0 then go to reveal; go to discarded
    .unsaid = any-player, face-up, zone-discard

# $race (first, seat)
pass = { $race ->
    [seat] When all have been asked and nobody wants to throw in a card any more,
   *[first] When nobody wants to throw in a card any more,
 } the turn is over. So is the whole round, and on the spot, if somebody has thrown in or given away their last card.
    .title = End of the turn
    .for = action pass in window: if race = first then go to closed; let asked be first of players from left of asked where it is not caller; if asked is active then go to closed

call = At the end of your turn, but not in the first lap, you may say “Dutch”, if nobody has done so before. Everybody else then has one more turn, and you have none. Your cards are out of reach: nobody exchanges them or throws them in, and you yourself throw in nothing any more.
    .title = Call “Dutch”
    .short = At the end of your turn, from the second lap on. Everybody else has one more turn. Your cards are out of reach.
    .for = action call in ending: let caller be me; go to next
    .for-closed-ask = if lapped and caller is nobody then go to ending else go to next

leave = Whether you have called or not, the turn then passes to the left.
    .title = Pass the turn on
    .for = action leave in ending: go to next
    .for-next-pass-on = let active be left of active; if active is starter then let lapped be yes

next-last-lap = When the turn gets back to the player who called, the round is over.
    .short = The round ends when the turn gets back to whoever has called, or as soon as somebody has no card left.
    .for = if active is caller then go to reveal else go to turn

late = If two cards are thrown in at almost the same moment, only the quicker one counts. The late one goes back to its place without penalty; then it may be thrown in like any other.
    .short = Two at once: the quicker one counts, the late one goes back, without penalty.
    .for = editorial late in play when race = first


## Powers

powers = These cards have a power whenever they are discarded: straight after being drawn, out of a grid, or by being thrown in. It belongs to whoever discards the card and is used at once. If there is no card or no player to use it on, nothing happens. The cards of a player who has called are left alone.
    .short = A power belongs to whoever discards the card, in turn or not. The cards of a player who has called are left alone.

look = You have to look at one of your own cards, and put it back.
    .for = power look on Q: choose mine in grid of me; look at mine
    .unsaid = zone-grid

swap-two = You { may } swap any two cards on the table, without looking: two of yours, two of somebody else’s, or cards of two different players.
    .for = power swap_two on J optional when at least 2 of spots in grid of any player where owner of it is not caller: choose one in grid of any player when owner of it is not caller; choose other in grid of any player when other is not one and owner of other is not caller; swap one with other
    .unsaid = number-2, zone-grid

# $full
give = You { may } give an opponent who hasn’t called and has fewer than { $full } cards the top card { zone-stock.of }. Nobody looks at it; it goes { face-down } into a gap of theirs or, if they have none, beside their other cards.
    .for = power give on A optional when some opponents where it is not caller and size of grid of it < full: choose whom in opponents when it is not caller and size of grid of it < full; if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of whom
    .unsaid = zone-discard, zone-grid


## Scoring

reveal-show = { each-player.opening } turns the cards of { zone-grid.their } { face-up }.
    .for = each player: turn grid of me up

# Beside a name in a table of scores, and in sentences
role-caller = caller
    .who = the caller
    .of = the caller
    .you = You are now the caller
role-starter = starts
    .who = the player who starts
    .of = the player who starts
    .you = You now start
role-active = to move
    .who = the player whose turn it is
    .of = the player whose turn it is
    .you = It is now your turn
role-actor = has discarded
    .who = the player who has discarded
    .of = the player who has discarded
    .you = You have now discarded
role-asked = is asked
    .who = the player who is asked
    .of = the player who is asked
    .you = You are asked now

total = Add up the points of the cards { zone-grid.own-in }: that is your total.
    .for = define total of player: sum points of cards in grid of player

# What the referee says was decided, without a full stop: $value (`yes` or `no`), $players_list
said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] wins
       *[other] win
    } the round
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] doesn’t
       *[other] don’t
    } win the round
 }

said-match-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] wins
       *[other] win
    } the match
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] doesn’t
       *[other] don’t
    } win the match
 }

won-lowest = The lowest total wins the round. If several are equal, the fewest cards decide.
    .why = lowest total, and of those the fewest cards
    .why-won-others = somebody has less, or as little with fewer cards
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-lowest = define lowest: least total of players
    .for-held = define held of player: size of grid of player
    .for-fewest = define fewest: least held of players where total of it = lowest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fewest
    .unsaid = zone-grid

won-caller-yields = Those who are still equal all win – except a player who has called.
    .why = tied, but called
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides lowest

score-others = Normally your total counts as it is.
    .why = the cards’ own points
    .for = total of player + fine * fines of player
    .unsaid = fine

# $little
score-low-call = If you called and won the round with { $little } points or fewer, your cards count nothing.
    .why = called and won with few points
    .for = fine * fines of player when player is caller and won of player and total of player > 0 and total of player <= little overrides others
    .unsaid = fine

# $fine
score-beaten = If you called and didn’t win the round, your total is doubled. Last of all, everybody adds { $fine } points for each penalty card that they didn’t have to take because of their full grid.
    .why = called and was beaten: twice the total
    .for = 2 * total of player + fine * fines of player when player is caller and not won of player and total of player > 0 overrides others
    .unsaid = number-2

# $caller, and every other fact by its name: the names of players
example = An example: { $caller } has called, and all cards are turned up.
    .about = call

reveal-count = Write down what { each-player } scores, and add it to the points from the rounds before.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-lead = If a round has several winners, the first of them to the left of the player who began it begins the next.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from left of starter where won of it


## Winning

# $limit
standings-end = The match is over as soon as somebody has { $limit } points or more after a round. The fewest points win; if several players have equally few, they share the victory.
    .for = if some players where running of it >= limit then (each player: announce match_won of me; end match)
    .for-best = define best: least running of players
    .for-match-won = define match_won of player: running of player = best
    .unsaid = each-player

standings-again = Until then, play another round.
    .for = go to setup


## Questions

question-first-starter = Who begins the first round?
    .for = agreed
    .ruling = Whoever you agree on.
    .reason = Nobody has won yet.

question-first-discard = An ace is turned up to begin the discard pile. Does anything happen? And may I throw in an ace on it?
    .for = nothing
    .ruling = No, neither. But you may take it on the first turn.
    .reason = Nobody has discarded it.

question-taken-back = May I take the top discard and discard it again at once?
    .for = never
    .ruling = No. It has to take the place of a card of yours.
    .reason = Otherwise an ace could be given the whole evening long.

question-emptied-slot = Can a card that I draw or take go into a gap?
    .for = stays_empty
    .ruling = No. Only penalty cards and cards that others give you fill a gap.
    .reason = A new card takes the place of another.

question-power-or-throw = Somebody discards a queen, and I want to throw in another. What comes first?
    .for = power_first
    .ruling = The queen’s power. Then you throw in yours, and have to look at a card yourself.
    .reason = A power belongs to the discard itself.

question-whose-power = I throw in a jack that belongs to somebody else. Who may swap?
    .for = whoever_discards
    .ruling = You may, after you have given a card for it.
    .reason = It is you who discards it.

question-throw-unseen = Do I have to know a card to throw it in?
    .for = any_card
    .ruling = No, you may guess.
    .reason = A wrong guess is expensive enough.

question-match-by = Does a red king match a black one? And a joker a joker?
    .for = rank
    .ruling = Yes. Only the rank counts, not the points.
    .reason = The rank is what everybody sees at a glance.

question-owed-card = Which card do I give for somebody else’s?
    .for = own_choice
    .ruling = Any of yours; you needn’t know it. Nobody looks at it.
    .reason = That is the reward for knowing other people’s cards.

question-wrong-again = I was wrong. May I try another card?
    .for = next_discard
    .ruling = Not on this discard. As soon as another card is discarded or thrown in, you may.
    .reason = Nobody should turn up card after card.

question-penalty-place = Where do I put a penalty card, or one that I am given? May I look at it?
    .for = gap_or_beside
    .ruling = Into your first gap, from the nearest row on, or beside the other cards if you have none. You don’t look at it.
    .reason = So nobody has to think about where to put it.

# $fine, $full
question-full-grid = My grid is full, and I have thrown in a wrong card. What now?
    .for = points
    .ruling = Note { $fine } points to be added at the end of the round, each time that it happens.
    .reason = A player has { $full } cards at most.

question-stock-out = What if the stock runs out?
    .for = reshuffle
    .ruling = Whoever needs a card from it first shuffles all the discards but the top one into a new stock.
    .reason = With a full table it happens soon.

question-race-judge = Two of us throw in at once. Who was quicker?
    .for = lower_card
    .ruling = Whoever’s card lies beneath. If you can’t tell, ask those who weren’t in the race.
    .reason = That is what everybody can see.

question-seat-again = A card has been thrown in. Who is asked next?
    .for = from_the_start
    .ruling = Once more the player whose turn it is, and then the others, in the order of play.
    .reason = Each card thrown in is a new discard.

question-early-end = I have got rid of my last card, and it was a jack. May I still swap?
    .for = at_once
    .ruling = No. All cards are turned up at once, even if somebody has called and others would still have a last turn.
    .reason = The round is over the moment you have no cards.

question-second-call = Somebody has called. May I call, too?
    .for = nobody_else
    .ruling = No.
    .reason = The round is ending anyway.

question-caller-protected = What may still be done with the cards of a player who has called?
    .for = wholly
    .ruling = Nothing, until they are turned up. That player doesn’t throw in anybody else’s cards either.
    .reason = Whoever calls has bet on just these cards.

question-caller-tie = I called and have as few points as somebody else. Have I won?
    .for = fewer_cards_wins
    .ruling = Only if you have fewer cards. If these are equal as well, you are beaten.
    .reason = Whoever calls has to be better than the others.

question-below-zero = I called, and my cards come to less than zero. Are they doubled, or do they count nothing?
    .for = as_it_is
    .ruling = Neither. A total below zero counts as it is, whether you have won or not.
    .reason = 0 would be no reward, and twice as much below zero no punishment.

# $fine
question-fines-last = Are the { $fine } points that I get in place of a penalty card doubled, too?
    .for = added
    .ruling = No. First a total is replaced or doubled, and only then is anything added – even when your cards count nothing.
    .reason = A penalty is neither excused nor increased.

question-tied-start = Several of us have won the round. Who begins the next?
    .for = next_after_starter
    .ruling = The first of you to the left of the player who began this one.
    .reason = Only one can begin.

question-tied-match = We have equally few points at the end of the match. Who wins?
    .for = shared
    .ruling = All of you.
    .reason = You have played equally well.


## Glossary

glossary-grid = The cards in front of a player, with the gaps between them and whatever lies beside them.
    .term = Grid

glossary-stock = The face-down pile from which cards are drawn.
    .term = Stock

glossary-discard = The face-up pile beside the stock. Only its top card counts.
    .term = Discard pile

glossary-discarding = To put a card onto the discard pile, in whatever way.
    .term = Discard

glossary-throw-in = To get rid of a card because it has the same rank as the last discard.
    .term = Throw in
    .about = throw_own

glossary-penalty = A card from the stock that nobody looks at, for whoever throws in a wrong card.
    .term = Penalty card

glossary-lap = One turn of each player.
    .term = Lap

glossary-call = To say “Dutch” at the end of one’s turn and so begin the last lap.
    .term = Call
    .about = call

glossary-sum = The points of all the cards in a grid.
    .term = Total
    .about = total
