### Cambio in English: the sentences of this game's rulebook. Each message is named after the
### rule that it says (dots and underscores become hyphens).
###
### .for holds the rule as it read when the sentence was written (.for-OTHER that of a further rule
### that the sentence says too); when the rule reads differently, the build asks for a new sentence.
### .why says in a few words why somebody got what the rule gives (.why-OTHER for a further rule).
### .about lists the rules that a question, or an entry of the glossary, talks about: where a variant
### has none of them, or changes them, the entry is left out, unless a message of the variant lists
### it under .holds: it holds all the same. A sentence that mentions another rule
### in passing asks whether it is there: { $with-stick -> [yes] … *[no] … }; powers are any power.
### .title is a short name; .short is what a diagram or the one-page sheet has room for.
###
### A sentence has to use what its rules hold: numbers with a name ($penalty), those without
### ($number-2), what a rule always gives ($value), ranks ($rank-k), places for cards
### (zone-discard.to), facings (face-up), each-player, may. What it leaves out on purpose stands in
### .unsaid.


## The game

game = Cambio

# $dealt
about = You have { $dealt } cards lying face down in front of you, and { $with-setup-peek ->
    [yes] at first you know only some of them
   *[no] you know none of them
 }. Turn by turn you trade what you know to be bad for what you hope is better{ $with-powers ->
    [yes] , sneak a look where a card lets you, and meddle with what your rivals believe they have
   *[no] { "" }
 }. Trust yours to be the cheapest cards at the table? Then say “Cambio”: everyone else has one last turn, and all the cards are turned up.

# $limit, $rounds
about-match = Points are bad. { $rounds ->
    [0] Rounds follow each other until only one player has stayed below { $limit }; that player wins the match.
   *[other] You play { $rounds } rounds, and whoever has the fewest points then wins the match.
 } If you know Golf or Cabo, you will feel at home.

# $limit, $rounds
object = In each round you want the lowest total of all. { $rounds ->
    [0] Over the match you want to be the last player who has not reached { $limit } points.
   *[other] After { $rounds } rounds you want to have the fewest points of all.
 }

# $limit, $rounds
option-limit = { $rounds ->
    [0] The limit is { $limit } points: whoever reaches it is out of the match.
   *[other] With a fixed number of rounds there is no points limit.
 }

# $rounds
option-rounds = { $rounds ->
    [0] The match goes on until one player is left. Or agree on 5 or 7 rounds.
   *[other] The match has { $rounds } rounds. Nobody leaves it early.
 }

# $stick-any-turn (yes, no)
option-stick-any-turn = { $stick-any-turn ->
    [yes] Everybody may stick on anybody’s turn; whoever turns up a card first goes first.
   *[no] You may stick on your own turn only. Or let everybody stick at any time.
 }
    .about = stick

# $tied-both (yes, no)
option-tied-both = { $tied-both ->
    [yes] Those who share the lowest total with the caller score 0 as well.
   *[no] Of those who share the lowest total with the caller, only the caller scores 0. Or give all of them 0.
 }

# $empty-wins (yes, no)
option-empty-wins = { $empty-wins ->
    [yes] Whoever gets rid of their last card by sticking ends the round at once.
   *[no] The round goes on when somebody has no card left. Or let it end there and then.
 }

variant-blind = Nobody looks at any card before the first turn. Whatever you want to know, you have to find out in play.
    .title = Blind Cambio

# $points-joker
variant-joker = Two jokers join the pack. Each is worth { SIGNED($points-joker) }, the best card there is, but has no power.
    .title = Joker Cambio

# $dealt, $limit
variant-five-cards = Everybody has { $dealt } cards, in rows of two, two and one{ $rounds ->
    [0] , and the match goes to { $limit } points
   *[other] { "" }
 }: longer rounds, more to remember.
    .title = Five-Card Cambio

variant-team = For four or six players: partners sit opposite each other, and their cards count together. Either of them calls for both.
    .title = Team Cambio

# $points-red-k
variant-open-kings = All kings are worth { SIGNED($points-red-k) }, the red ones too. Luck with the kings matters less.
    .title = Open Kings

variant-no-penalty = A wrong call costs nothing extra. Good for children and for a first game.
    .title = Cambio without Penalty


## Variants


## What to agree on before you play


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
    .their = their grid
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

zone-lot = drawn card
    .own-subject = the card you drew
    .own-object = the card you drew
    .own-of = of the card you drew
    .own-from = you drew
    .own-to = in front of you
    .own-in = in front of you
    .opponent-in = in front of an opponent
    .each-to = in front of each player


## Players

# $fewest, $most, $direction (clockwise, counterclockwise)
players = { $fewest } to { $most } people play, each for themselves. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table, and whoever is out of the match is passed over.

# The lots
lots-draw = Who deals first is decided by lot: from the shuffled pack { each-player } takes a card and lays it { face-up } on the table. The highest card deals the first round; the king is the highest, the ace the lowest. Those who tie for the highest draw again among themselves.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height = define height of player given size of lot of player > 0: pip of top of lot of player
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock


## Deck and values

# $cards
deck = You need one pack of { $cards } cards, without jokers. This is what each card counts against you at the end of a round:


## Set-up

# $cards
setup-shuffle = Gather all { $cards } cards and shuffle them well.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

setup-cut = The player to the left of the dealer cuts the pack.
    .for = as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    .unsaid = zone-stock

# $dealt, $grid-shape (2 × 2)
setup-deal = { each-player.opening } is dealt { $dealt } cards, { face-down }, and lays them out as a { $grid-shape } { zone-grid }. No looking yet!
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Put the rest in the middle of the table, { face-down }: that is { zone-stock.object }. Lay its top card { face-up } next to it to begin { zone-discard.object }.
    .for = move top of stock to discard

# $grid-row-1
setup-peek = Now { each-player } may look once at the { $grid-row-1 } cards in the row of their { zone-grid } that is nearest to them. From here on, memory is all you have.
    .for = each player: look at row 1 of grid of me

setup-begin = The player to the left of the dealer has the first turn.
    .for = let active be starter; go to turn
    .for-starter = define starter: left of dealer


## Play

# What a turn is
turn = When it is your turn, choose exactly one of these:
    .for = phase turn, holding, closing: active acts

draw = Take the top card { zone-stock.of } without showing it to anyone. If there is nothing left to draw, first shuffle all the cards { zone-discard.of } except the top one and put them down as the new stock. Then decide what to do with the card you drew.
    .title = Draw from the stock
    .short = Only you look at the card.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Choose a card { zone-grid.own-in } and put it { face-up } { zone-discard.to }; the new card takes its place, { face-down }.{ $with-powers ->
    [yes] { " " }A card that leaves a grid like this has no power.
   *[no] { "" }
 }
    .title = Keep it
    .short = It replaces a card of your grid, which goes face up onto the discard pile.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

throw = Put the drawn card { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }If it is one of the power cards, you { may } now use its power.
   *[no] { "" }
 }
    .title = Throw it
    .short = It goes face up onto the discard pile.{ $with-powers ->
    [yes] { " " }You may use its power.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand

take = Take the top card { zone-discard.of } and put it { face-down } { zone-grid.own-to }, in place of any card you like; that one is put { face-up } { zone-discard.to }. You can’t take a card just to throw it{ $with-powers ->
    [yes] , and it brings you no power
   *[no] { "" }
 }.
    .title = Take the top discard
    .short = It must replace a card of your grid.{ $with-powers ->
    [yes] { " " }No power.
   *[no] { "" }
 }
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

call = Say “Cambio” instead of drawing. That ends your turn, and from now on everybody else has one more turn. Otherwise play goes on as usual{ $with-powers ->
    [yes] ; not even your own cards are safe
   *[no] { "" }
 }. Once somebody has called, nobody else can.
    .title = Call “Cambio”
    .short = Everybody else has one more turn, then all cards are turned up. Nobody else can call.
    .for = action call in turn when caller is nobody: let caller be me; go to next

# $stick-any-turn, $empty-wins (yes, no)
stick = { $stick-any-turn ->
    [yes] { any-player.opening } – not only the one whose turn it is – { may } turn a card of their own { zone-grid } { face-up } at any point of a turn; whoever turns one up first goes first. If it has the same rank as the top card { zone-discard.of }, it goes onto that pile and its place stays empty: one card fewer to count. If not, it is turned back { face-down }; now everyone has seen it, and that player can’t stick again before the next turn begins.
   *[no] At any point in your turn – before you draw, with the drawn card in hand, or at the very end – you { may } turn a card { zone-grid.own-of } { face-up }. If it has the same rank as the top card { zone-discard.of }, it goes onto that pile and its place stays empty: one card fewer to count. If not, turn it back { face-down }; now everyone has seen it, and you can’t stick again before your next turn.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] When both partners of a team have got rid of their last cards like this, the round ends at once.
       *[no] Whoever gets rid of their last card like this ends the round at once.
     }
   *[no] { "" }
 }
    .title = Stick a card
    .short = { $stick-any-turn ->
    [yes] Anybody may at any time turn up a card of their own grid. Same rank as the top discard: put it there and leave the gap. Wrong: turn it back, and no more sticking before the next turn.
   *[no] At any point in your turn, turn up a card of your grid. Same rank as the top discard: put it there and leave the gap. Wrong: turn it back, and no more sticking this turn.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] No card left in a team: the round ends at once.
       *[no] No card left: the round ends at once.
     }
   *[no] { "" }
 }
    .for = action stick by any player in turn, holding, closing when (me is active or stick_any_turn) and not missed of me and size of discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot down; let missed of me be yes)

pass = If you { $with-take ->
    [yes] can neither draw nor take
   *[no] can’t draw
 }, and somebody has called already, you pass.
    .title = Pass
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Then the turn goes to the next player.
    .title = End of the turn
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be left of active
    .unsaid = each-player

next-last-lap = When the turn gets back to the player who called, the round is over and the cards are counted.
    .for = if active is caller then go to reveal else go to turn


## Powers

powers = These cards have a power, but only when you throw them straight from the stock. Using it is up to you; if you decline, or if there is no card to use it on, nothing happens.


## Scoring

reveal-show = { each-player.opening } turns the cards of { zone-grid.their } { face-up }.
    .for = each player: turn grid of me up

# Beside the name of the player who has called, in a table of scores
role-caller = caller
    .who = the caller
    .of = the caller
    .you = You are now the caller
    .nobody = nobody has called
    .somebody = somebody has called
    .none = Nobody is the caller any more

role-dealer = dealer
    .who = the dealer
    .of = the dealer
    .you = You are now the dealer

role-active = to move
    .who = the player whose turn it is
    .of = the player whose turn it is
    .you = It is now your turn

fact-contender = drawing for the deal
    .yes = you still draw for the deal
    .no = you don’t draw for the deal any more
    .let-yes = You now draw for the deal
    .let-no = You don’t draw for the deal any more

fact-out = out of the match
    .yes = you are out of the match
    .no = you are still in the match
    .let-yes = You are now out of the match
    .let-no = You are in the match again

fact-missed = a wrong stick
    .yes = you have turned up a card in vain
    .no = you haven’t turned up a card in vain
    .let-yes = From now on, a card of yours counts as turned up in vain
    .let-no = From now on, no card of yours counts as turned up in vain

fact-running = points so far
    .set = Your points so far are now { $value }

fact-played = rounds played
    .set = The number of rounds played is now { $value }

total = Your total is the sum of the points of all the cards { zone-grid.own-in }.
    .for = define total of player: sum points of cards in grid of player

# $value
score-winner = Whoever has the lowest total scores { $value }; everybody else scores their total. If several share the lowest total, they all win{ $with-score-tied-other ->
    [yes] , unless the caller is among them
   *[no] { "" }
 }.
    .why = lowest total
    .why-score-others = their own total
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

# $penalty
score-miscalled = If you called and somebody has a total as low as yours or lower, you score your total plus { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }.
    .why = called and was beaten: { $penalty } more
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller

# $value
score-tied-caller = If you called and share the lowest total{ $with-score-miscalled ->
    [yes] , though
   *[no] { "" }
 }, you count as a winner: you score { $value }{ $with-score-miscalled ->
    [yes] { " " }and pay no penalty
   *[no] { "" }
 }.
    .why = called, and shares the lowest total
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

score-tied-other = Those who share the lowest total with the caller score their total.
    .why = shares the lowest total with the caller
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

# $value
score-below-zero = If you haven’t won and would score less than zero, you score { $value }.
    .why = below zero, but no winner
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

# $value
score-emptied = With no card left { zone-grid.own-in } you score { $value } in any case – caller or not.
    .why = no card left
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0

# $caller, and every other fact by its name: the names of players
example = An example: { $caller } has called, and all cards are turned up.
    .about = call

reveal-count = Write down { each-player }’s score and add it to the points from the rounds before.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Winning

# $limit
over = At { $limit } points or more, you are out of the match.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = If this would leave nobody, those with the fewest points stay in all the same and play on among themselves.
    .for = no when rounds = 0 and running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

# $number-2
match-winner-last = The last player left wins the match. As long as { $number-2 } or more are left, play another round.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

standings-judge = After every round, see whether the match is decided.
    .for = announce match_winner
    .for-standings-end = if match_winner is not nobody then end match

# $rounds
finished = The match has { $rounds } rounds.
    .for = define finished: rounds > 0 and played >= rounds
    .for-reveal-tally = if rounds > 0 then let played be played + 1
    .for-match-winner-rounds-left = nobody when rounds > 0 and not finished

# $number-2
match-winner-fewest = After the last of them, whoever has the fewest points wins the match.
    .for = first of players where running of it = best when finished and (exactly 1 of players where running of it = best)
    .for-best = define best: least running of players

# $number-2
match-winner-still-tied = If { $number-2 } or more share the fewest points, they play a deciding round among themselves, and the others sit it out; earlier points are kept.
    .for = nobody when finished and (at least 2 of players where running of it = best)
    .unsaid = each-player
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes

question-race = Two players want to stick at the same time. Who comes first?
    .for = who_turns_up_first
    .about = stick
    .ruling = Whoever turned up a card first. If nobody can tell, the one who sits nearer to the player whose turn it is, counting in the direction of play.
    .reason = No edition says how such a race is decided.

# $rounds
question-fixed-rounds = Does anybody leave the match early when the number of rounds is fixed?
    .for = nobody_leaves
    .about = finished
    .ruling = No. Everybody plays all { $rounds } rounds, however many points they have.
    .reason = The fixed number takes the place of the limit.

question-deciding-round = What counts in a deciding round?
    .for = tied_play_on
    .about = finished
    .ruling = Everything: its scores are added to the earlier points.
    .reason = The editions only say that there is such a round.

standings-rotate = For the next round, the deal passes to the nearest player on the left who is still in the match.
    .for = let dealer be left of dealer; go to setup


## Questions

question-drawn-tie = What if two players draw equally high cards for the deal? And is the ace high?
    .for = draw_again
    .ruling = Those who tie draw again. The ace is the lowest card here, just as it is when points are counted.
    .reason = The published editions only speak of the highest card.

question-discards-lie = Do discarded cards lie face up or face down?
    .for = face_up
    .ruling = Face up, all of them: the first one, those you throw, and those you replace.
    .reason = One edition lays them face down, but then nobody would know what is on top.

question-peek-when = Does everybody look at their cards at the same time?
    .for = together
    .ruling = Yes, once, and for as long as it takes to remember them, before the first turn begins.
    .reason = That way nobody gets a longer look than the others.

question-match-by = Do I stick a card by its points or by its rank?
    .for = rank
    .ruling = By its rank: a red king goes on a black one, whatever each of them is worth.
    .reason = The editions disagree; rank is what you can see without counting.

question-stick-when = Does sticking use up my turn?
    .for = any_time_on_your_turn
    .about = stick
    .ruling = No. It comes on top of whatever you do in your turn – before, in between or after – and as often as you get it right.
    .reason = The editions ask for exactly one action, but let you stick at any time in your turn; both hold if sticking doesn’t count as an action.

question-wrong-stick = What if I turn up a card that doesn’t match?
    .for = turned_back
    .ruling = It goes back face down where it was. Everyone has seen it, and you can’t stick again this turn.
    .reason = No penalty is mentioned anywhere; it is bad enough that the others know your card.

question-emptied-slot = Can I fill a gap that sticking has left?
    .for = stays_empty
    .about = stick
    .ruling = No. A gap stays a gap, and the other cards stay where they are.
    .reason = A swap puts a card in the place of another; in a gap there is none.

question-no-slot = I have no cards left. What can I still do?
    .for = discard_only
    .ruling = You draw and throw, or you call.{ $with-powers ->
    [yes] { " " }Powers that need nobody’s cards but other players’ still work for you.
   *[no] { "" }
 }
    .reason = A new card can only replace one that is there.

question-no-target = What if there is no card to use a power on?
    .for = not_offered
    .ruling = Then the power does nothing, and the turn goes on.
    .reason = A power needs every card that it asks for.

question-power-when = When exactly may I use a power?
    .for = at_once
    .about = powers
    .ruling = Only right after you have thrown the card. Do anything else, and it is gone.
    .reason = Some editions allow it until the next player begins; nobody should have to watch for that.

question-queen-order = Does the queen make me swap the two cards?
    .for = look_then_decide
    .ruling = No. You look at both, and then you decide.
    .reason = The name of the power sounds like an order; its description doesn’t.

question-starter-power = The first card of the discard pile is a power card. Who may use it?
    .for = none
    .about = powers
    .ruling = Nobody.
    .reason = Powers belong to cards that somebody drew and chose to throw.

question-stock-out = What if the stock runs out?
    .for = reshuffle
    .ruling = Whoever wants to draw first shuffles the discard pile, all but its top card, into a new stock.
    .reason = No edition has an answer; this way the round goes on.

question-no-action = What if I can’t do anything at all?
    .for = pass
    .ruling = You pass. With these rules it hardly ever happens.
    .reason = A round must not come to a stop because of one player.

question-first-call = How soon may I call?
    .for = any_turn
    .ruling = On your very first turn, if you dare – with any total, and even if you don’t know all your cards.
    .reason = No edition says that you have to wait.

question-bluff-call = May I call although I don’t believe that I’ll win the round?
    .for = allowed
    .ruling = Yes. Nobody checks what you believe; it is the cards that are counted.
    .reason = In the editions, to call is to declare that you do; but they themselves call the game one of bluffing.

question-second-call = May somebody else call as well?
    .for = nobody_else
    .ruling = No. There is only one caller in a round.
    .reason = The round is already ending.

question-last-turns = Are the last turns any different?
    .for = normal_turns
    .ruling = Only in that nobody can call. Everything else is as usual.
    .reason = The editions take nothing away from them.

question-caller-protected = Are the caller’s cards safe from the others?
    .for = no
    .ruling = No. A power works on them as it does on anybody else’s.
    .reason = No edition protects them.

# $penalty
question-caller-tie = I called and share the lowest total. Do I pay the { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }?
    .for = no_penalty
    .about = score.miscalled, score.tied_caller
    .ruling = No, you score as the winner does. { $with-score-tied-other ->
    [yes] Those who share your total score that total.
   *[no] So do those who share your total.
 }
    .reason = The editions say both; the passage on ties is the more exact one.

question-tied-others = The caller is beaten by several players with the same lowest total. Who wins?
    .for = each_zero
    .ruling = All of them; each scores as a winner does.
    .reason = None of them is lower than the others, but none is higher either.

# $value
question-below-zero = My total is below zero, but I haven’t won. Do I lose points?
    .for = counts_as_zero
    .ruling = No, it counts as { $value }.{ $with-score-miscalled ->
    [yes] { " " }If you called, the penalty is added to your total first.
   *[no] { "" }
 }
    .reason = Otherwise losing would be worth more than winning.

question-match-below-zero = Can I fall below zero points in the match?
    .for = impossible
    .ruling = No. No round brings less than 0 points, so nobody wins the match with less either.
    .reason = Neither those who win a round nor those who lose it have anything taken off.

# $value
question-empty-grid = Do I win at once when I have no cards left?
    .for = zero_and_play_on
    .ruling = No. The round goes on, but you will score { $value } in it, even if you call.
    .reason = Ending the round there and then is left to house rules.

# $limit
question-limit-reached = Am I out with exactly { $limit } points?
    .for = out_at_limit
    .ruling = Yes: reaching { $limit } is enough.
    .reason = The editions put it in three ways; this is the most precise of them.

question-match-ends = Is the match over when the first player is out?
    .for = last_one_in
    .ruling = No, the others play on until one is left.
    .reason = The introductions of the editions sound like it; their chapters on winning say otherwise.

# $limit
question-all-out = What if all of us reach { $limit } points in the same round?
    .for = lowest_play_on
    .ruling = Those with the fewest points stay in. If that is one player, the match is won; if there are more, they play a deciding round.
    .reason = Somebody has to win.

question-left-players = Do players who are out still deal or take turns?
    .for = skipped
    .ruling = No. The deal and the turn pass them by.
    .reason = They have no cards to play with.


## Glossary

glossary-grid = The cards lying in front of a player{ $with-stick ->
    [yes] , and the gaps that sticking has left
   *[no] { "" }
 }.
    .term = Grid

glossary-stock = The face-down pile in the middle from which you draw.
    .term = Stock

glossary-discard = The face-up pile next to the stock. Only its top card matters.
    .term = Discard pile

glossary-keep = To take a card into your grid in exchange for one that is there.
    .term = Keep
    .about = keep

glossary-throw = To discard the card you just drew.{ $with-powers ->
    [yes] { " " }Only thrown cards have a power.
   *[no] { "" }
 }
    .term = Throw
    .about = throw

glossary-stick = To get rid of a card because the top discard has the same rank.
    .term = Stick
    .about = stick

glossary-call = To say “Cambio” and so begin the last lap of the round.
    .term = Call
    .about = call

glossary-caller = The player who called in this round.
    .term = Caller
    .about = call

glossary-total = The points of all the cards in a grid, added up.
    .term = Total
    .about = total

# $penalty
glossary-penalty = The { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } added to the total of a caller who is beaten.
    .term = Penalty
    .about = penalty, score.miscalled
