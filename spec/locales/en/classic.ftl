### Classic Cambio in English: the sentences of this game’s rulebook. How they belong to the rules
### is told at the top of cambio.ftl.


## The game

game = Classic Cambio

# $dealt, $grid-row-1
about = In front of you lie { $dealt } cards, of which you have seen { $grid-row-1 }. Get rid of the expensive ones, hold on to the cheap ones, and remember which is which while everybody else is moving cards about. Once you trust yours to be the cheapest at the table, say “Cambio”.

about-speed = Memory alone won’t do. Whenever a card is discarded, whoever knows where another one like it is lying may slap it on top: at any time, out of turn, and from anybody’s cards. Quick hands lose cards; hasty ones collect new ones.

about-blind = Some people call this game Blind. Cabo and Rat-a-Tat Cat are its cousins.

object = You want the fewest points when the cards are turned up.


## What to agree on before you play

# $games
option-games = { $games ->
    [one] You play one game. Or agree on several, and the winner of each begins the next.
   *[other] You play { $games } games. The winner of each begins the next.
 }

# $two-hands (yes, no)
option-two-hands = { $two-hands ->
    [yes] Cards are exchanged with one hand only.
   *[no] You may use both hands to exchange cards. Or allow only one.
 }


## Variants

variant-high-stakes = Whoever has the most points has to do a dare that was agreed on beforehand.
    .title = High Stakes Cambio

# $limit, $penalty
variant-rummy = Points add up from game to game; whoever gets to { $limit } is out. A caller who is beaten pays { $penalty } more.
    .title = Rummy Cambio

# $most, $packs, $jokers
variant-two-packs = { $packs } packs with { $jokers } jokers, for up to { $most } players. As every card is there twice, more can be stuck.
    .title = Cambio with Two Packs


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


## Players

# $fewest, $most, $direction (clockwise, counterclockwise)
players = { $fewest } to { $most } people can play, each for themselves. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table.

opening-seat = Agree among yourselves who begins the first game.
    .for = let starter be first of players; go to setup


## Deck and values

# $cards
deck = You need one pack of cards with both its jokers, { $cards } cards in all. When a game ends, each card in front of you counts:


## Set-up

# $cards
setup-shuffle = Shuffle all { $cards } cards. Anybody may do it.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (2 × 2)
setup-deal = { each-player.opening } gets { $dealt } cards, { face-down }, and lays them out as a { $grid-shape } { zone-grid } without looking. What is left over lies { face-down } in the middle as { zone-stock.object }. No card is turned up: { zone-discard.subject } begins with the first discard.
    .for = deal dealt from stock to each grid from starter

# $grid-row-1
setup-peek = All at the same time, { each-player } looks at the { $grid-row-1 } cards in the nearer row of their { zone-grid }, and puts them back face down.
    .for = each player: look at row 1 of grid of me

setup-begin = From the second game on, whoever won the previous one begins.
    .for = let active be starter; go to turn


## Play

turn = On your turn you do one of these three things:
    .for = phase turn, holding, closing: active acts

draw = Take the top card { zone-stock.of } and look at it without showing it to anyone. If no card is left there, first shuffle all the cards { zone-discard.in } except the top one; they are the new stock. Then choose:
    .title = Draw
    .short = Look at the top card of the stock.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Put any card { zone-grid.own-from }, known or not, { face-up } { zone-discard.to }, and the new card { face-down } where it was.
    .title = Keep it
    .short = It replaces a card of your grid, which you discard.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

throw = Put it { face-up } { zone-discard.to }. If it has a power, you { may } use it at once.
    .title = Throw it away
    .short = You may use its power.
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to opened
    .unsaid = zone-hand

take = Take the top card { zone-discard.of }. It lies { face-down } { zone-grid.own-in } from now on, in place of a card that you put { face-up } { zone-discard.to }. Neither of the two has a power.
    .title = Take the top discard
    .short = It replaces a card of your grid, which you discard. No power.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

call = Say “Cambio” and do nothing else. Everybody else has one more turn, in which everything goes on as before, except that nobody else can call.
    .title = Call “Cambio”
    .short = Everybody else has one more turn; then the cards are turned up.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = It needn’t be your turn: at any moment, { any-player } { may } try to get rid of a card. Turn a card { zone-grid.own-of } { face-up }. If it has the same rank as the top card { zone-discard.of }, and nobody was quicker, it goes onto that pile and leaves a gap. If the rank is wrong, turn it { face-down } again and take a penalty card: the top card { zone-stock.of }, which nobody looks at, not even you. It fills a gap, or is laid beside your other cards. If the rank is right but somebody was quicker, just turn it back. Each discard allows you one try.
    .title = Stick a card of yours
    .short = At any moment: turn up a card of yours. Same rank as the top discard: put it there. Wrong: turn it back and take a penalty card, unseen. Right, but too late: turn it back.
    .for = action stick by any player in turn, holding, closing when not tried of me and size of discard > 0: choose mine in grid of me; let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .for-opened-window = let stuck be no; each player: let tried of me be no
    .for-opened-wait = go to closing
    .unsaid = each-player

stick-theirs = You { may } turn up a card { zone-grid.opponent-in } instead. If you stick it { zone-discard.to }, you then give its owner a card of yours, unseen and { face-down }, to fill the gap. If you are wrong, the card stays with its owner, and the penalty card is yours.
    .title = Stick somebody else’s card
    .short = The same with an opponent’s card; then put one of yours into the gap.
    .for = action stick_theirs by any player in turn, holding, closing when not tried of me and size of discard > 0: choose theirs in grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .unsaid = any-player, face-up, zone-stock

pass = If you can do nothing at all on your turn, you pass.
    .title = Pass
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = When nobody wants to stick any more, the turn goes on to the next player.
    .title = End of the turn
    .for = action finish in closing: go to next
    .for-next-pass-on = let active be left of active

next-last-lap = When the turn comes back to whoever called, the game is over.
    .for = if active is caller then go to reveal else go to turn

offences = Whoever breaks any other rule, by peeking for instance, takes a penalty card.
    .short = Any other offence, like peeking: a penalty card.
    .for = editorial offences in play

out-of-turn = There is no penalty for playing out of turn: a card that was drawn by mistake is slipped back anywhere into { zone-stock.object }, and play goes on with whoever’s turn it is.
    .short = Played out of turn: put the card back anywhere in the stock; no penalty.
    .for = editorial out_of_turn in play

one-hand = Cards are exchanged with one hand only: whoever uses both takes a penalty card.
    .short = Two hands used to exchange cards: a penalty card.
    .for = editorial one_hand in play when two_hands


## Powers

powers = These cards have a power that you may use, but only as you throw them away straight from the stock. If there is no card to use it on, nothing happens.


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

role-starter = starts
    .who = the player who begins
    .of = the player who begins
    .you = You are now the player who begins

role-active = to move
    .who = the player whose turn it is
    .of = the player whose turn it is
    .you = It is now your turn

fact-stuck = a card stuck
    .yes = a card has been stuck on the last discard
    .no = no card has been stuck on the last discard yet
    .let-yes = From now on, the last discard counts as stuck on
    .let-no = From now on, the last discard counts as not yet stuck on

fact-tried = a try at sticking
    .yes = you have had your try at the last discard
    .no = you haven’t had your try at the last discard yet
    .let-yes = You have now had your try at the last discard
    .let-no = You have a new try at the last discard

fact-played = games played
    .set = The number of games played is now { $value }

total = Add up the points of the cards { zone-grid.own-in }.
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player

# What the referee says was decided, without a full stop: $value (`yes` or `no`), $players_list
said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] wins
       *[other] win
    } the game
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] doesn’t
       *[other] don’t
    } win the game
 }

won-fewest = The fewest points win.
    .why = fewest points
    .why-won-others = too many points
    .for = yes when total of player = lowest overrides others
    .for-lowest = define lowest: least total of players
    .for-won-others = no

won-fewer-cards = If several players tie for the fewest, whoever of them has the most cards wins.
    .why = fewest points, but not the most cards
    .for = no when total of player = lowest and held of player < fullest overrides fewest
    .for-held = define held of player: size of grid of player
    .for-fullest = define fullest: greatest held of players where total of it = lowest
    .unsaid = zone-grid

won-caller-yields = If these have equally many cards as well, they all win – except the caller, if the caller is one of them.
    .why = tied, but called
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides fewest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fullest

reveal-lead = If there are several winners, the first of them after the caller, in the order of play, begins the next game.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from left of caller where won of it

reveal-count = Say how many points { each-player } has, and who has won.
    .for = each player: (announce score of me; announce won of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## Winning

# $games
standings-end = { $games ->
    [one] A match is a single game; play another whenever you like.
   *[other] A match is { $games } games. Each of them has its own winner.
 }
    .for = if played >= games then end match
    .for-standings-again = go to setup


## Questions

question-ace-value = What does an ace count?
    .for = one
    .ruling = 1 point.
    .reason = The article that these rules follow has a value for number cards and one for face cards; an ace is neither. It is the lowest card, and counts 1 wherever else Cambio is described.

question-first-starter = Who begins the very first game?
    .for = agreed
    .ruling = Whoever you agree on.
    .reason = There is a rule only for the games after it.

question-dealing = Who deals? Does anybody cut?
    .for = anybody
    .ruling = Anybody may shuffle and deal; the first card goes to the player who has the first turn. Nobody has to cut.
    .reason = The article mentions no dealer.

question-peek-when = When may I look at my two cards?
    .for = together
    .ruling = Everybody looks at the same time, once, before the first turn.
    .reason = That way nobody gets a longer look than the others.

question-first-discard = Is a card turned up to begin the discard pile?
    .for = none
    .ruling = No. On the first turn there is nothing to take and nothing to stick on.
    .reason = No such card is mentioned.

question-discards-lie = Are discards always face up?
    .for = face_up
    .ruling = Yes, all of them.
    .reason = The article says so only of stuck cards, but without seeing the top card nobody could stick.

question-new-card-lies = How does a card lie that I keep or take? And which one may it replace?
    .for = face_down_anywhere
    .ruling = Face down, in the place of any card of your grid, whether you know that card or not. It doesn’t matter that everybody has seen a card that you took.
    .reason = The cards of a grid lie face down; nothing else is said.

question-stock-out = What if the stock runs out?
    .for = reshuffle
    .ruling = All discards but the top one are shuffled and make a new stock.
    .reason = The article is silent, and with a full table it happens soon.

question-no-card-for-penalty = And if there is no card left for a penalty?
    .for = none
    .ruling = If the discard pile has none to spare either, you get away with it.
    .reason = A penalty card comes from the stock.

question-emptied-slot = Can a card that I draw fill a gap?
    .for = stays_empty
    .ruling = No. Only penalty cards and cards that others give you fill gaps.
    .reason = A card that you keep takes the place of one that you discard.

question-no-slot = All my cards are gone. What now?
    .for = discard_only
    .ruling = You go on drawing and throwing away, or you call. You can still stick other people’s cards, but have nothing to give for them.
    .reason = To keep or take a card, you have to put one of yours out.

question-no-action = What if I can do none of the three things?
    .for = pass
    .ruling = You pass.
    .reason = Otherwise the game would come to a stop.

question-power-duty = Must I use a power?
    .for = may
    .ruling = No.
    .reason = One sentence of the article says that you have to; the rules themselves leave you the choice.

question-no-target = What if there is no card that a power could be used on?
    .for = not_offered
    .ruling = Then it isn’t used.
    .reason = A power needs every card that it asks for.

question-power-or-stick = Somebody throws a seven, and somebody else wants to stick on it. Who goes first?
    .for = power_first
    .ruling = The power is used, or declined, first.
    .reason = It comes with the throw itself.

question-match-by = Do I stick by rank or by value?
    .for = rank
    .ruling = By rank. A red king fits a black one, a joker fits a joker, and a jack doesn’t fit a queen.
    .reason = The article says rank in one place and number in another; every card has a rank, but not every card has a number.

question-stick-unseen = Do I have to know a card to stick it?
    .for = any_card
    .ruling = No, you may guess. But a wrong guess costs a penalty card.
    .reason = All you have to see is the top discard.

question-one-each = Two cards fit the discard. Can both be stuck?
    .for = once_per_discard
    .ruling = No, only the first. The other is late until its rank is discarded again in somebody’s turn.
    .reason = The rule on late cards would have no meaning otherwise.

question-second-try = I was wrong, or late. May I try again?
    .for = next_discard
    .ruling = Yes, on the next discard.
    .reason = Late cards cost nothing, and nobody should turn up card after card.

question-wrong-stick = Where does a wrong card go?
    .for = turned_back
    .ruling = Back to its place, face down, whether it is yours or somebody else’s. Everybody has seen it.
    .reason = The article says only what it costs.

question-late-stick = What happens to a card that fits but comes too late?
    .for = turned_back_unpunished
    .ruling = It goes back to its place, face down, and there is no penalty. A card that doesn’t fit is punished, late or not.
    .reason = Only cards that fit are excused.

question-who-was-first = Who decides who was quicker?
    .for = first_card_turned_up
    .ruling = The card that was turned up first counts. If you can’t tell, ask those who weren’t in the race.
    .reason = There is no referee.

question-given-card = Where does the card go that I give away?
    .for = into_the_gap
    .ruling = Into the gap that the stuck card has left. Nobody looks at it.
    .reason = That is where its owner has just lost one.

question-penalty-place = Where do I put a penalty card? How many can I have?
    .for = gap_or_beside
    .ruling = Into a gap if you have one, otherwise beside your grid. You can have as many as you deserve.
    .reason = The article sets no limit.

question-penalty-seen = May I look at my penalty cards?
    .for = by_nobody
    .ruling = No.
    .reason = They come face down.

question-first-call = How early may I call?
    .for = any_turn
    .ruling = On any of your turns, even your first – with any total, and even if you don’t know all your cards.
    .reason = No rule says otherwise.

question-second-call = Somebody has called. May I call, too?
    .for = nobody_else
    .ruling = No.
    .reason = The end is already near.

question-last-lap = Does the caller have a last turn, too?
    .for = everybody_else
    .ruling = No, everybody else has.
    .reason = The introduction of the article speaks of each player, its rules of everyone else; the rules count.

question-last-turns = Is anything different in the last turns?
    .for = normal_turns
    .ruling = No. Powers work, and everybody may stick, the caller included, until the last turn is over.
    .reason = No exception is made.

question-caller-protected = Are the caller’s cards safe?
    .for = no
    .ruling = No. They can be looked at, swapped and stuck.
    .reason = No exception is made here either.

question-tied-others = What if several players tie in points and in cards?
    .for = all_win
    .ruling = They all win, except the caller.
    .reason = The article only excludes the caller, and doesn’t choose among the others.

question-tied-start = And which of them begins the next game?
    .for = next_after_caller
    .ruling = The first of them after the caller, in the order of play.
    .reason = There can be only one.

question-several-games = Do scores add up from one game to the next?
    .for = each_for_itself
    .ruling = No. Each game has its winner. If you want to add up, play Rummy Cambio.
    .reason = Scores are added up only in that variant.

question-out-of-order = Is playing out of turn an offence or not?
    .for = card_back_no_penalty
    .ruling = It goes unpunished: the card goes back into the stock, and that is all.
    .reason = The article first punishes every offence, and then takes this one out.

question-two-hands-when = Is it forbidden to use both hands?
    .for = if_agreed
    .ruling = Only if you agree on it before you begin.
    .reason = The article says that only some groups play like this.

question-larger-tables = There are more of us than { $most }. Can we play?
    .for = two_packs
    .ruling = With two packs, up to twelve can.
    .reason = The article recommends several packs without saying how many.


## Glossary

glossary-grid = The cards in front of a player, penalty cards and gaps included.
    .term = Grid

glossary-stock = The pile in the middle from which cards are drawn.
    .term = Stock

glossary-discard = The face-up pile onto which cards are discarded and stuck.
    .term = Discard pile

glossary-throw = To discard a card that was just drawn.
    .term = Throw

glossary-stick = To get rid of a card on the table that has the same rank as the top discard.
    .term = Stick

glossary-penalty = A card from the stock that nobody looks at, added to the cards of whoever deserves it.
    .term = Penalty card

glossary-call = To say “Cambio”. Everybody else then has one more turn.
    .term = Call

glossary-game = From dealing to turning up the cards.
    .term = Game
