### Summit in English: the sentences of its rulebook.


## The game

game = Summit

# $dealt
about = In front of you lie { $dealt } face-down cards, and you have seen just one of them. Here high cards are good, and hearts are twice as good: turn by turn you exchange small cards for bigger ones, until you can be sure of enough points to say “Summit”. Only the queen of spades spoils the view.

about-throw-in = Being quick gains you nothing. After each discard everybody is asked in turn whether they have a card that counts just as much. The seven of hearts, for instance, goes well with the ace of spades.

# $rounds
object = The more points, the better. In each round you want the highest score, and after { $rounds } rounds the most points of all.


## What to agree on before you play

# $rounds
option-rounds = You play { $rounds } rounds. Or agree on any other number from 3 to 12.


## Variants

# $packs, $most
variant-two-packs = { $packs } packs of cards for up to { $most } players. As every card is there twice, more cards can be thrown in.
    .title = Two packs


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

zone-grid = row
    .own-subject = your row
    .own-object = your row
    .own-of = of your row
    .own-from = from your row
    .own-to = into your row
    .own-in = in your row
    .opponent-in = in an opponent’s row
    .each-to = into each player’s row
    .their = their row

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

opening-seat = Agree among yourselves who begins the first round.
    .for = let starter be first of players; go to setup


## Deck and values

# $cards
deck = You need a pack of { $cards } cards. This is what each card counts; hearts, however, count double – the queen of hearts, for instance, 24:
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts


## Set-up

# $cards
setup-shuffle = Shuffle all { $cards } cards.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt
setup-deal = Deal { $dealt } cards to { each-player }, { face-down }, one at a time, beginning with the player who begins the round. Without looking at them, everybody lays theirs side by side: this is their { zone-grid }. Put the rest in the middle, { face-down }: that is { zone-stock.object }. Leave room beside it for { zone-discard.object }; no card is turned up to begin it.
    .for = deal dealt from stock to each grid from starter

# $number-1
setup-peek = { each-player.opening } then looks at one card of { zone-grid.their }, whichever they like, and puts it back face down.
    .for = each player: (choose spot in grid of me; look at spot)

setup-begin = Whoever won the previous round has the first turn.
    .for = let active be starter; go to turn


## Play

turn = When it is your turn, do one of two things:
    .for = phase turn, drawn: active acts

draw = Take the top card { zone-stock.of } and look at it without showing it; nothing is ever taken from the discard pile. What you have drawn then goes into your row or is discarded:
    .title = Draw
    .short = Look at the top card of the stock.
    .for = action draw in turn: let shown be no; move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

# $rank-7, $rank-8
show = If it is a { $rank-7 } or an { $rank-8 }, and nobody has called, you { may } first lay it { face-up } in front of you and use its power (see below).
    .title = Show it
    .short = A { $rank-7 } or { $rank-8 }, if nobody has called: show it and use its power, then keep or discard it.
    .for = action show in drawn when caller is nobody and not shown and (rank of top of hand of me = 7 or rank of top of hand of me = 8): let shown be yes; turn hand of me up; offer powers on top of hand of me
    .unsaid = zone-hand

keep = Put any card { zone-grid.own-from }, known or not, { face-up } { zone-discard.to }, and the new card { face-down } in its place.
    .title = Keep it
    .short = It takes the place of a card of your row, which you discard.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Put it { face-up } { zone-discard.to }.
    .title = Discard it
    .short = It goes onto the discard pile.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

throw-in = After every discard { each-player } is asked once, one after the other, whether they want to throw in a card: first the player to the right of the one whose turn it is, and last the one whose turn it is. If you do, turn any card { zone-grid.own-of } { face-up }. If it counts as many points as the top card { zone-discard.of }, whatever its rank, it goes onto that pile, and you { may } put the top card { zone-stock.of } into the gap; it lies { face-down }, and nobody looks at it. If it counts more or less, turn it { face-down } again. This costs penalty points: 1 for your first error in the round, 2 for the second, 3 for the third, and so on.
    .title = Throw in a card
    .short = After a discard, when you are asked, turn up a card of yours. Equal points (hearts count double): it goes onto the pile, and you may fill the gap from the stock, unseen. Wrong: turn it back; 1 penalty point, 2 the next time, and so on.
    .for = action throw_in by any player in window when me is asked: choose mine in grid of me; turn mine up; if worth of mine = worth of top of discard then (move mine to discard; if size of stock > 0 then (may move top of stock to mine)) else (turn mine down; let errors of me be errors of me + 1; let fines of me be fines of me + errors of me); go to asking
    .for-discarded-window = let asked be right of active; go to window
    .for-asking-ask = if asked is active then go to next; let asked be right of asked; go to window
    .unsaid = any-player, number-1

pass = Nobody has to throw in a card. When all have been asked, the turn is over, and it is the turn of the next player to the right.
    .title = End of the turn
    .for = action pass in window: go to asking
    .for-onward-pass-on = let active be right of active; if active is starter then let lapped be yes; go to turn

# $proof
call = Instead of drawing you may say “Summit”, but not in the first lap and not if somebody has done so before. For this, the cards { zone-grid.own-in } that you have seen yourself have to add up to at least { $proof } points. With that your turn is over. The others now have one more turn each, and then you have one too; powers are no longer used.
    .title = Call “Summit”
    .short = From the second lap on, if the cards that you have seen add up to { $proof } or more. Everybody has one more turn, you last of all, without powers.
    .for = action call in turn when lapped and caller is nobody and (sum worth of spots in grid of me where it is known to me) >= proof: let caller be me; go to onward

next-finish = The round is over after the last turn of the player who called, or earlier, after a turn in which { zone-stock.subject } runs out.
    .for = if active is caller or size of stock = 0 then go to reveal else go to onward


## Powers

powers = These cards have a power only between being drawn and being put anywhere, and only if you show them then: never in your row, and not when they are thrown in either. First use the power; then keep the card or discard it as usual.

spy = Look at any one card { zone-grid.opponent-in }, and put it back.
    .for = power spy on 7: choose theirs in grid of any opponent; look at theirs

# $number-1
recall = Look at any two cards { zone-grid.own-in }, one after the other, and put them back. If you have only one, look at that.
    .for = power recall on 8: choose one in grid of me; look at one; if size of grid of me > 1 then (choose two in grid of me when it is not one; look at two)
    .unsaid = number-1


## Scoring

reveal-show = { each-player.opening } turns the cards of { zone-grid.their } { face-up }.
    .short = The round is over after the caller’s last turn, or earlier, after a turn in which the stock runs out. { each-player.opening } turns the cards of { zone-grid.their } { face-up }.
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
role-asked = is asked
    .who = the player who is asked
    .of = the player who is asked
    .you = You are asked now

total = Your score is worked out in the order given here. First add up what the cards { zone-grid.own-in } count, hearts double.
    .for = define total of player: sum worth of cards in grid of player
    .for-doubled-plain = total of player
    .for-reward-nothing = 0
    .unsaid = value

# $suited
doubled-flush = If you have at least { $suited } cards and all of them are of one suit, this is a flush: the sum is doubled, unless it is below zero.
    .for = 2 * total of player when flush of player and total of player > 0 overrides plain
    .for-flush = define flush of player: size of grid of player >= suited and ((no cards in grid of player where suit of it is not hearts) or (no cards in grid of player where suit of it is not spades) or (no cards in grid of player where suit of it is not diamonds) or (no cards in grid of player where suit of it is not clubs))
    .unsaid = number-2, suit-clubs, suit-diamonds, suit-hearts, suit-spades, zone-grid

# $royal
reward-kings = For a pair of kings, add { $royal } points – once only, even if you have more than two.
    .for = royal when kings of player overrides nothing
    .for-kings = define kings of player: at least 2 of cards in grid of player where rank of it = K
    .unsaid = number-2, rank-k, zone-grid

result = Finally, take off your penalty points for wrong cards. What is left is what you score, even if it is less than zero.
    .why-score-others = sum, flush, kings and penalty points
    .for = define result of player: doubled of player + reward of player - fines of player
    .for-score-others = result of player

# $value
score-beaten = If you called and somebody else is left with more points than you, you score { $value } instead; if you are below zero, you stay below zero.
    .why = called and was beaten
    .for = 0 when player is caller and result of player > 0 and (some opponents where result of it > result of player) overrides others

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

won-highest = The highest score wins the round. If several are equal, the most cards decide.
    .why = highest score, and of those the most cards
    .why-won-others = somebody has more, or as much with more cards
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-highest = define highest: greatest score of players
    .for-held = define held of player: size of grid of player
    .for-most-held = define most_held: greatest held of players where score of it = highest
    .for-ahead = define ahead of player: score of player = highest and held of player = most_held
    .unsaid = zone-grid

won-caller-first = If several are still equal and one of them has called, that player alone wins; if none has, they all win.
    .why = tied with a player who has called
    .for = no when player is not caller and ahead of player and (some opponents where it is caller and ahead of it) overrides highest

# $caller, and every other fact by its name: the names of players
example = An example: { $caller } has called, and all cards are turned up.
    .about = call

reveal-count = Write down what { each-player } scores, and add it to the points from the rounds before; a score below zero is taken off. Note as well who has won the round.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me; if won of me then let wins of me be wins of me + 1)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings
    .unsaid = number-1

reveal-lead = If a round has several winners, the first of them to the right of the player who began it begins the next.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from right of starter where won of it


## Winning

# $rounds
standings-end = The match is over after { $rounds } rounds, and the most points win. If several players have equally many, the one of them who has won the most rounds wins; if that is equal too, they share the victory.
    .for = if played >= rounds then (each player: announce match_won of me; end match)
    .for-best = define best: greatest running of players
    .for-most-wins = define most_wins: greatest wins of players where running of it = best
    .for-match-won = define match_won of player: running of player = best and wins of player = most_wins
    .unsaid = each-player


## Questions

question-first-starter = Who begins the first round?
    .for = agreed
    .ruling = Whoever you agree on.
    .reason = Nobody has won yet.

question-take-discard = May I take the top card of the discard pile instead of drawing?
    .for = never
    .ruling = No, not even if you have just watched somebody discard the king of hearts.
    .reason = What has been discarded can only be matched.

question-shown-card = I have shown a 7. May I still put it into my row?
    .for = may_be_kept
    .ruling = Yes, like any other card. But the others know where it lies.
    .reason = Giving it away is the price of looking.

question-power-elsewhere = I discard a 7 from my row, or throw one in. Does it have its power?
    .for = only_when_drawn
    .ruling = No.
    .reason = Only a card that you have just drawn and show before it is put anywhere has a power.

question-one-card = I show an 8 but have only one card left. What do I look at?
    .for = just_that_one
    .ruling = At that one.
    .reason = There is no second one.

question-match-by = Somebody has discarded the ace of clubs. What may I throw in?
    .for = points
    .ruling = Whatever counts 14: another ace, except that of hearts, or the 7 of hearts.
    .reason = Points are what matters, not ranks. A heart counts double here, too.

question-throw-unseen = Do I have to know a card to throw it in?
    .for = any_card
    .ruling = No, you may guess.
    .reason = A wrong guess is expensive enough.

question-own-discard = I have just discarded a card myself. May I throw in another?
    .for = last_of_all
    .ruling = Yes, when all the others have been asked.
    .reason = You are asked as well, only last.

question-asked-again = Somebody has thrown in a card. Is everybody asked again?
    .for = once_per_discard
    .ruling = No. Each discard gives everybody one card to throw in and one try.
    .reason = The new card counts just as much as the one beneath it.

question-replacement = Do I have to fill the gap from the stock? And may I look at the card?
    .for = own_choice
    .ruling = No, neither. If you don’t fill the gap at once, it stays.
    .reason = A gap may be better than a card that you don’t know, for a flush or for fear of the queen of spades.

question-emptied-slot = May I put a drawn card into a gap later on?
    .for = stays_empty
    .ruling = No.
    .reason = A drawn card takes the place of another.

question-no-cards = I have no card left in my row. Do I go on playing?
    .for = plays_on
    .ruling = Yes. You draw, and all you can do is discard.
    .reason = For the others the round isn’t over.

# $proof
question-seen-cards = Which cards count towards the { $proof } points that I need to call?
    .for = own_eyes
    .ruling = Those of your row that you have looked at, or put there yourself after drawing them, or that have been turned up for all to see.
    .reason = You should call because you know, not because you hope.

# $proof
question-call-trust = How do the others know that I have seen { $proof } points?
    .for = on_trust
    .ruling = They take your word for it.
    .reason = Nobody can look into your memory.

question-second-call = Somebody has called. May I call, too?
    .for = nobody_else
    .ruling = No.
    .reason = The round is ending anyway.

question-last-throw = May cards be thrown in during the last turns?
    .for = as_always
    .ruling = Yes, and the player who called may do so, too.
    .reason = Only powers are no longer used.

question-stock-out = The stock has run out. Are the discards shuffled? And what if somebody has called and turns are still to come?
    .for = ends_the_round
    .ruling = They aren’t shuffled. Cards may still be thrown in on the last discard, and then the round is over, whatever turns were still to come. A call stays a call.
    .reason = Without a stock nobody can draw.

# $suited
question-flush-of-three = I have gaps in my row. Can I still have a flush?
    .for = enough
    .ruling = Yes, if you have { $suited } cards left and they are all of one suit.
    .reason = You have given up a card for it.

question-flush-below = All my cards are spades, and the queen has taken me below zero. Is that doubled?
    .for = not_doubled
    .ruling = No.
    .reason = A flush is meant to be a reward.

# $royal
question-more-kings = I have three kings, or four. How often do I add { $royal } points?
    .for = once
    .ruling = Once.
    .reason = The reward is for having a pair at all.

question-order = In which order is my score worked out?
    .for = flush_kings_penalties_call
    .ruling = First the sum, then the flush, then the pair of kings, then the penalty points. Only when this is done for everybody are you compared, to see whether a call has failed.
    .reason = So neither the points for the kings nor the penalty points are doubled.

question-below-zero = Can I score less than zero? And what if I have called?
    .for = counts
    .ruling = Yes, and it is taken off your points. If you have called and are beaten, you don’t get 0 instead.
    .reason = With 0, such a call would be rewarded.

question-caller-tie = I called, and somebody has as many points as I have. Am I beaten?
    .for = not_beaten
    .ruling = No, you keep your points. You win the round if you have at least as many cards.
    .reason = You have dared to call.

question-tied-start = We have both won the round. Who begins the next?
    .for = next_after_starter
    .ruling = The first of you to the right of the player who began this one.
    .reason = Only one can begin.

question-tied-match = We have equally many points at the end, and have won equally many rounds. Who wins?
    .for = shared
    .ruling = All of you.
    .reason = You have played equally well.


## Glossary

glossary-row = The cards side by side in front of a player, with the gaps between them.
    .term = Row

glossary-stock = The face-down pile from which cards are drawn.
    .term = Stock

glossary-discard = The face-up pile beside the stock. Only its top card counts.
    .term = Discard pile

glossary-discarding = To put a card onto the discard pile on one’s turn, straight after drawing it or out of the row.
    .term = Discard

glossary-throw-in = To get rid of a card because it counts as much as the last discard.
    .term = Throw in
    .about = throw_in

glossary-penalty = A point that is taken off at the end of the round for trying to throw in a wrong card.
    .term = Penalty point

glossary-lap = One turn of each player.
    .term = Lap

glossary-call = To say “Summit” instead of drawing and so begin the last turns.
    .term = Call
    .about = call

glossary-flush = Cards that are all of one suit.
    .term = Flush
    .about = flush
