### What actions, powers and steps do, in whole sentences: first shapes that are known, then one
### sentence for each effect. They are used where a game has no sentence of its own for a rule.
###
### $in, $of, $from, $to, $subject, $object are a place for cards as the sentence needs it (“in your grid”,
### “of the stock”). $face is up, down, or owner: seen by its owner only; of a
### card that goes to whoever acts, own.


## Words that a game's own catalog has to bring, as soon as a sentence here needs one of them
##
## zone-NAME, a place for cards: .subject, .object, .of, .from, .to, .in of a pile; of a place that each
##   player has .own-subject, .own-object, .own-of, .own-from, .own-to, .own-in, .opponent-in, .any-in, .their-to, .each-to;
##   where somebody else than the reader is spoken of, .self-subject, .self-object, .self-of, .self-from, .self-to, .self-in.
## role-NAME, a fact that names somebody. As an object: .who; behind “to the left of”: .of. A sentence
##   without its full stop: .you (it is the reader from now on), .none (it is nobody any more). A
##   clause behind “if” and “only while”: .nobody, .somebody.
## define-NAME, a definition, and fact-NAME where it is compared: .own (“your total”), .value of one about nobody, .card of one about cards
##   (“the worth of the card”), .who and .of of one that names a player, .whose (“whose
##   total”) of some player; .yes, .no, and .who-yes, .who-no (“who has no card left”), .who-yes-several, .who-no-several (“who
##   have no card left”). Without words for it, it is said by what it stands for.
## fact-NAME, any other fact. A clause: .yes, .no. A sentence without its full stop: .let-yes, .let-no,
##   .let-other (from either of the two to the other), .set and .add with $value, a number. Of a player whom
##   the reader has chosen, the same behind .their-, as .their-let-yes. What is only kept for the rules
##   to work says nothing: { "" }.

## Words that game sentences share

# Facings
face-up = face up
    .of-card = face-up
face-down = face down
    .of-card = face-down

# Who acts, where it is everybody
each-player = each player
    .opening = Everyone

# Who may act, where it isn’t only the player whose turn it is
any-player = any player
    .opening = Any player

# What is allowed and what is asked
may = may


## Cards that were chosen before in the same rule

chosen-own = your card
chosen-opponent = the opponent’s card
chosen-any = the card you chose
    .self = the chosen card
chosen-each = this card
chosen-first = the card you chose first
    .self = the card chosen first
chosen-second = the card you chose second
    .self = the card chosen second


## Several cards, in one phrase

# $which (up, down or any), $in; .row: $row (1 is the nearest) as well
every-card = { $which ->
    [up] every face-up card
    [down] every face-down card
   *[any] every card
 } { $in }
    .row = { $which ->
        [up] every face-up card
        [down] every face-down card
       *[any] every card
    } in row { $row } { $in } (row 1 is the nearest)

one-card = { $which ->
    [up] a face-up card
    [down] a face-down card
   *[any] a card
 } { $in }
    .row = { $which ->
        [up] a face-up card
        [down] a face-down card
       *[any] a card
    } in row { $row } { $in } (row 1 is the nearest)

# $count (more than one), $which, $in; .row: $row as well
several-cards = { $count } { $which ->
    [up] face-up cards
    [down] face-down cards
   *[any] cards
 } { $in }
    .row = { $count } { $which ->
        [up] face-up cards
        [down] face-down cards
       *[any] cards
    } in row { $row } { $in } (row 1 is the nearest)

# $form (exact, range or more), $low, $high, $which, $in; .row: $row as well
so-many-cards = { $form ->
    [exact] { $low }
    [range] { $low } to { $high }
   *[more] { $low ->
        [1] one or more
       *[other] { $low } or more
    }
 } { $which ->
    [up] face-up cards
    [down] face-down cards
   *[any] cards
 } { $in }
    .row = { $form ->
        [exact] { $low }
        [range] { $low } to { $high }
       *[more] { $low ->
            [1] one or more
           *[other] { $low } or more
        }
     } { $which ->
        [up] face-up cards
        [down] face-down cards
       *[any] cards
     } in row { $row } { $in } (row 1 is the nearest)

# $which; some that were chosen together
every-of-these = { $which ->
    [up] each of these cards that lies face up
    [down] each of these cards that lies face down
   *[any] each of these cards
 }

another-card = { $which ->
    [up] another face-up card
    [down] another face-down card
   *[any] another card
 } { $in }
    .row = { $which ->
        [up] another face-up card
        [down] another face-down card
       *[any] another card
    } in row { $row } { $in } (row 1 is the nearest)

# $card (a chosen- phrase), $of
that-known = that you know
that-unknown = that you don’t know yet
that-same-row = that is in the same row as { $card }
that-same-column = that is in the same column as { $card }
that-same-rank = that has the same rank as { $card }
that-same-rank-as-top = that has the same rank as the top card { $of }
that-equal = that have the same rank
that-other = that isn’t { $card }

# $first, $second
that-and = { $first } and { $second }

# $cards (every-card or one-card), $that (a that- phrase); .ending: at the end of a sentence
card-that = { $cards } { $that }
    .ending = { $cards } { $that }


## Shapes

# $in, $face (how the cards there lie)
shape-look-at-one = Look at one { $face ->
    [up] face-up card
    [down] face-down card
   *[owner] card
 } { $in }.
    .they = { $who } looks at one { $face ->
        [up] face-up card
        [down] face-down card
       *[owner] card
    } { $in }.

# $theirs (in), $own (in)
shape-look-then-may-swap = Look at a card { $theirs }. You may then swap it with a card { $own }.
    .they = { $who } looks at a card { $theirs }, and may then swap it with a card { $own }.

# $card (a chosen- phrase), $in
shape-swap-chosen = Swap { $card } with a card of your choice { $in }, without looking.

# $own (in), $theirs (in)
shape-swap-unseen = Swap a card { $own } with a card { $theirs }; nobody looks at either of them.
    .they = { $who } swaps a card { $own } with a card { $theirs }; nobody looks at either of them.

# $whose (own, opponent or any), $in (of one's own)
shape-swap-two = { $whose ->
    [own] Swap two cards { $in }
    [opponent] Swap two of your opponents’ cards
   *[any] Swap any two cards on the table
 }; nobody looks at either of them.
    .they = { $who } swaps { $whose ->
        [own] two cards { $in }
        [opponent] two of the opponents’ cards
       *[any] any two cards on the table
    }; nobody looks at either of them.

# $of
shape-top-card = the top card { $of }

# $new (the card that comes in), $in, $lies (how it lies there), $to and $face (where the other one goes)
shape-exchange = Put { $new } in the place of a card of your choice { $in }{ $lies ->
    [up] , face up
    [down] , face down
   *[owner] { "" }
 }. That card goes { $to }{ $face ->
    [up] , face up
    [down] , face down
    [own] { "" }
   *[owner] , where only its owner sees it
 }.
    .they = { $who } puts { $new } in the place of a card { $in }{ $lies ->
        [up] , face up
        [down] , face down
       *[owner] { "" }
    }. The card that lay there goes { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only its owner sees it
    }.

# $who (opponents or players: whom one may choose), $of, $to, $face
shape-give-top = Choose { $who ->
    [opponents] an opponent
   *[players] a player
 }. The top card { $of } goes { $to }, { $face ->
    [up] face up
    [down] face down
   *[owner] where only its owner sees it
 }.

# $first, $second (phrases with one-card)
shape-swap-such = Swap { $first } with { $second }; nobody looks at what lies face down.

# $own (in), $theirs (in)
shape-look-at-both = Look at a card { $own } and a card { $theirs }.
    .they = { $who } looks at a card { $own } and a card { $theirs }.

# $own (in), $theirs (in)
shape-look-at-both-then-may-swap = Look at a card { $own } and a card { $theirs }. You may then swap the two, or leave them where they are.
    .they = { $who } looks at a card { $own } and a card { $theirs }, and may then swap the two or leave them where they are.

# $own (in), $theirs (in)
shape-look-at-both-then-swap = Look at a card { $own } and a card { $theirs }, then swap the two.
    .they = { $who } looks at a card { $own } and a card { $theirs }, then swaps the two.

# $new (the card that comes in), $in, $lies (how it lies there)
shape-into-gap = Put { $new } into a free place of your choice { $in }{ $lies ->
    [up] , face up
    [down] , face down
   *[owner] { "" }
 }.

# $in, $to, $face
shape-move-one = Put a card of your choice { $in } { $to }{ $face ->
    [up] , face up
    [down] , face down
    [own] { "" }
   *[owner] , where only its owner sees it
 }.
    .they = { $who } puts a card { $in } { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only its owner sees it
    }.

# $object (the pile)
shape-shuffle-all = Shuffle all the cards; they become { $object }.
    .they = { $who } shuffles all the cards; they become { $object }.

# $object (the pile), $of (the same)
shape-refill = Shuffle all the cards { $of } but the top one; they become { $object }.
    .they = { $who } shuffles all the cards { $of } but the top one; they become { $object }.
shape-refill-whole = Shuffle all the cards { $of }; they become { $object }.
    .they = { $who } shuffles all the cards { $of }; they become { $object }.

# $subject and $object (the pile), $of (the one that it is made up from), $keeps (yes or no: its top card stays)
zone-refilled = When { $subject } is empty and a card of it is needed, shuffle all the cards { $of }{ $keeps ->
    [yes] { " " }but the top one
   *[no] { "" }
 }; they become { $object }.

# $subject (a player’s own grid), $most (a number, at least 2)
zone-most = At no time may { $subject } hold more than { $most } cards.

# $count, $to (each), $face
shape-deal-to-each = Deal { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } { $to }, { $face ->
    [up] face up
    [down] face down
   *[owner] for their eyes only
 }.

# $count (cards of the row), $in
shape-each-looks-at-row = Everyone: look at the { $count ->
    [one] card
   *[other] { $count } cards
 } of the nearest row { $in }, and keep { $count ->
    [one] it
   *[other] them
 } secret.

# $count, $in
shape-each-looks-at-any = Everyone: look at { $count ->
    [1] one card
   *[other] { $count } cards
 } of your choice { $in }, and keep { $count ->
    [1] it
   *[other] them
 } secret.

# $in, $face
shape-each-turns = Everyone: turn all the cards { $in } { $face ->
    [up] face up
   *[down] face down
 }.

# no arguments
shape-score-added = Everyone: write down your score for this round and add it to your points from the rounds before.


## One effect at a time

# $of, $to, $face
effect-move-top = Put the top card { $of } { $to }{ $face ->
    [up] , face up
    [down] , face down
    [own] { "" }
   *[owner] , where only its owner sees it
 }.
    .they = { $who } puts the top card { $of } { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only its owner sees it
    }.

# $from, $to, $face
effect-move-only = Put the card { $from } { $to }{ $face ->
    [up] , face up
    [down] , face down
    [own] { "" }
   *[owner] , where only its owner sees it
 }.
    .they = { $who } puts the card { $from } { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only its owner sees it
    }.

# $card (one of the chosen- phrases), $to, $face
effect-move-chosen = Put { $card } { $to }{ $face ->
    [up] , face up
    [down] , face down
    [own] { "" }
   *[owner] , where only its owner sees it
 }.
    .they = { $who } puts { $card } { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only its owner sees it
    }.

# Where a card goes, if into a slot that was chosen
into-chosen-slot = into the slot you chose
into-first-slot = into the slot you chose first
into-second-slot = into the slot you chose second
into-its-slot = into the same place

# $to
effect-gather-everything = Gather all the cards { $to }.

# $of, $to
effect-gather-rest = Put all the cards { $of } but the top one { $to }.
effect-gather-all = Put all the cards { $of } { $to }.

# $first, $second (chosen- phrases)
effect-swap = Swap { $first } with { $second }, without looking.
    .they = { $who } swaps { $first } with { $second }, without looking.

# $card (a chosen- phrase), $face
effect-turn-chosen = Turn { $card } { $face ->
    [up] face up
   *[down] face down
 }.
    .they = { $who } turns { $card } { $face ->
        [up] face up
       *[down] face down
    }.

# $count (of all the cards that were chosen), $face
effect-turn-all-chosen = Turn { $count ->
    [2] both
   *[other] all { $count } cards
 } { $face ->
    [up] face up
   *[down] face down
 }.

# $count (of all the cards that were chosen), $to, $face
effect-move-all-chosen = Put { $count ->
    [2] both
   *[other] all { $count } cards
 } { $to }{ $face ->
    [up] , face up
    [down] , face down
    [own] { "" }
   *[owner] , where only their owner sees them
 }.

# $in, $face
effect-turn-all = Turn all the cards { $in } { $face ->
    [up] face up
   *[down] face down
 }.
    .they = { $who } turns all the cards { $in } { $face ->
        [up] face up
       *[down] face down
    }.

# $of, $face
effect-turn-top = Turn the top card { $of } { $face ->
    [up] face up
   *[down] face down
 }.
    .they = { $who } turns the top card { $of } { $face ->
        [up] face up
       *[down] face down
    }.

# $count (cards of the row), $row (1 is the nearest), $in, $face
effect-turn-row = Turn the { $count ->
    [one] card
   *[other] { $count } cards
 } of row { $row } { $in } { $face ->
    [up] face up
   *[down] face down
 }; row 1 is the nearest.

# $card (a chosen- phrase)
effect-look-chosen = Look at { $card }.
    .they = { $who } looks at { $card }.

# $in
effect-look-all = Look at all the cards { $in }.
    .they = { $who } looks at all the cards { $in }.

# $of
effect-look-top = Look at the top card { $of }.
    .they = { $who } looks at the top card { $of }.

# $count, $row, $in
effect-look-row = Look at the { $count ->
    [one] card
   *[other] { $count } cards
 } of row { $row } { $in }; row 1 is the nearest.
    .they = { $who } looks at the { $count ->
        [one] card
       *[other] { $count } cards
    } of row { $row } { $in }; row 1 is the nearest.

# $object
effect-shuffle = Shuffle { $object }.
    .they = { $who } shuffles { $object }.

# $object
effect-cut = Cut { $object } where you like.
    .they = { $who } cuts { $object } wherever they like.

# $in
effect-choose-spot = Choose a card { $in }.
    .they = { $who } chooses a card { $in }.

# $in
effect-choose-gap = Choose a free place { $in }.

# $cards (a phrase with one-card)
effect-choose-card = Choose { $cards }.
    .they = { $who } chooses { $cards }.

# $cards (a phrase with so-many-cards)
effect-choose-several = Choose { $cards }.

# $form (exact or range), $low, $high, $noun (opponents or players)
effect-choose-several-players = Choose { $form ->
    [exact] { $low }
   *[range] { $low } to { $high }
 } { $noun ->
    [opponents] opponents
   *[players] players
 }.

# no arguments
effect-choose-player = Choose a player.
    .they = { $who } chooses a player.
effect-choose-opponent = Choose an opponent.
    .they = { $who } chooses an opponent.
effect-choose-number = Choose a number.

# $fact (whose cards)
choice-bars = You can’t choose a card that belongs to { $fact }.

# $what (a number that the game has a name for) and how much more, or less, it is from now on: $amount
effect-add-amount = Add { $amount } to { $what }.
effect-take-amount = Take { $amount } off { $what }.

# $told (a sentence of the game without its full stop)
effect-let = { $told }.

# $use (may: any power may be declined; must: none; some: only some of them)
effect-offer = { $use ->
    [must] If the card has a power, you have to use it now.
    [some] If the card has a power, you use it now; you can decline it only if the power allows that.
   *[may] If the card has a power, you may use it now.
 }
    .they = { $use ->
        [must] If the card has a power, { $who } has to use it now.
        [some] If the card has a power, { $who } uses it now, and can decline it only if the power allows that.
       *[may] If the card has a power, { $who } may use it now.
    }

# no arguments
effect-end-round = The round is over.
effect-end-match = The match is over.

# Followed by what is done in that case
effect-may = If you like:
    .they = If { $who } likes:
effect-each = Each player in turn:
effect-otherwise = Otherwise:


# $cards (a phrase with every-card), $to, $face; .such: the phrase holds a that- phrase
each-card-moves = Put { $cards } { $to }{ $face ->
    [up] , face up
    [down] , face down
    [own] { "" }
   *[owner] , where only its owner sees it
 }.
    .such = Take { $cards } and put it { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only its owner sees it
    }.
    .they = { $who } puts { $cards } { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only its owner sees it
    }.
    .they-such = { $who } takes { $cards } and puts it { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only its owner sees it
    }.

# $cards, $face
each-card-turns = Turn { $cards } { $face ->
    [up] face up
   *[down] face down
 }.
    .they = { $who } turns { $cards } { $face ->
        [up] face up
       *[down] face down
    }.

# $cards (a phrase without a that- phrase); .such: and $that
each-card-is-seen = Look at { $cards }.
    .such = Look at { $cards } { $that }.
    .they = { $who } looks at { $cards }.

# $count, $of, $to, $face; .as-far: where there may be fewer
draw-several = Put the top { $count ->
    [one] card
   *[other] { $count } cards
 } { $of } { $to }{ $face ->
    [up] , face up
    [down] , face down
    [own] { "" }
   *[owner] , where only the owner sees them
 }.
    .as-far = Put the top { $count ->
        [one] card
       *[other] { $count } cards
    } { $of } { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only the owner sees them
    }, as far as there are any.
    .they = { $who } puts the top { $count ->
        [one] card
       *[other] { $count } cards
    } { $of } { $to }{ $face ->
        [up] , face up
        [down] , face down
        [own] { "" }
       *[owner] , where only the owner sees them
    }.

# $cards
effect-each-card = For { $cards }:

# $count
effect-repeat = Do this { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
 }:

# no arguments
effect-each-opponent = For each opponent:
effect-each-anybody = For each player:
effect-each-of-these = For each of these players:

# $fact

# $subject
if-empty = If { $subject } is empty:
if-not-empty = If { $subject } isn’t empty:

# $card (a chosen- phrase), $of
if-same-rank = If { $card } has the same rank as the top card { $of }:

# $card, $other
if-same-rank-as = If { $card } has the same rank as { $other }:
if-same-column-as = If { $card } is in the same column as { $other }:
if-same-row-as = If { $card } is in the same row as { $other }:

# $count (of all the cards that were chosen)
if-same-rank-all = If { $count ->
    [2] both cards
   *[other] all { $count } cards
 } have the same rank:

# no arguments
if-these-same-rank = If all of these cards have the same rank:
if-these-differ = If these cards don’t all have the same rank:

# $card
if-face-up = If { $card } lies face up:
if-face-down = If { $card } lies face down:
if-known = If you know { $card }:
if-unknown = If you don’t know { $card } yet:

# $clause (of the game)
if-fact = If { $clause }:

# When an action or a power is open at all
only-if-opponent-has-cards = Only possible while there is still a card { $in }.
only-if-empty = Only while { $subject } is empty.
only-if-not-empty = Only while { $subject } isn’t empty.
only-if-fact = Only while { $clause }.

# A power that can't be declined
power-forced = You can’t decline this power.

# An action that isn’t only for the player whose turn it is
action-anybody = Any player may do this, not only the one whose turn it is; whoever is quickest does it.

# $who (a player)
effect-each-from = Each player in turn, beginning with { $who }:

## Players, as sentences name them: followed by other words, or at the end of a sentence; .of stands
## behind “to the left of”; .self: seen from somebody else than the reader

person-left = the player to your left
    .of = the player to your left
    .self = the player to that player’s left
    .self-of = the player to that player’s left
person-right = the player to your right
    .of = the player to your right
    .self = the player to that player’s right
    .self-of = the player to that player’s right
person-next = the player who sits next in the direction of play
    .of = the player who sits next in the direction of play
    .self = the player who sits next to that player in the direction of play
    .self-of = the player who sits next to that player in the direction of play

# $fact (a player, as .of)
person-left-of = the player to the left of { $fact }
    .of = the player to the left of { $fact }
person-right-of = the player to the right of { $fact }
    .of = the player to the right of { $fact }
person-next-of = the player who sits next to { $fact } in the direction of play
    .of = the player who sits next to { $fact } in the direction of play

person-next-left = the next player to the left
person-next-right = the next player to the right

person-chosen = the player you chose
    .of = the player you chose
person-first = the player in the first seat
    .of = the player in the first seat
person-same = that player

# $who, $role (players)
effect-role = From now on, { $role } is { $who }.

# A player, in two parts: $head, and $rest, the clause about them that begins with a comma, if there
# is one. Who is what before the first round; whose turn it is next; who begins
effect-agree = Before the first round, agree on who is { $head }{ $rest }.

effect-turn-passes = Then it is the turn of { $head }{ $rest }.
effect-begins = Play begins with { $head }{ $rest }.


## Conditions, as clauses behind “if” and “only while”

# $clauses_list
clause-all = { ALL($clauses_list) }

# $first, $second; .longer: where one of them is joined in turn
clause-and = { $first } and { $second }
    .longer = { $first }, and { $second }
clause-or = { $first } or { $second }
    .longer = { $first }, or { $second }

# $subject
clause-empty = { $subject } is empty

# $card
clause-face-up = { $card } lies face up
clause-face-down = { $card } lies face down
clause-known = you know { $card }
clause-unknown = you don’t know { $card } yet

# $card, $of (a pile) or $other (a card)
clause-same-rank = { $card } has the same rank as the top card { $of }
clause-other-rank = { $card } doesn’t have the same rank as the top card { $of }
clause-same-rank-as = { $card } has the same rank as { $other }
clause-other-rank-as = { $card } doesn’t have the same rank as { $other }
clause-same-row-as = { $card } is in the same row as { $other }
clause-other-row-as = { $card } isn’t in the same row as { $other }
clause-same-column-as = { $card } is in the same column as { $other }
clause-other-column-as = { $card } isn’t in the same column as { $other }

# $card, $ranks_list (names of ranks)
clause-rank = { $card } is of the rank { ANY($ranks_list) }
clause-no-rank = { $card } isn’t of the rank { ANY($ranks_list) }

# $card, $suit (hearts, spades, diamonds, clubs) or $colour (red, black)
clause-suit-is = { $card } is { $suit ->
    [hearts] a heart
    [spades] a spade
    [diamonds] a diamond
   *[clubs] a club
 }
clause-suit-isnt = { $card } isn’t { $suit ->
    [hearts] a heart
    [spades] a spade
    [diamonds] a diamond
   *[clubs] a club
 }
clause-colour-is = { $card } is { $colour ->
    [red] red
   *[black] black
 }
clause-colour-isnt = { $card } isn’t { $colour ->
    [red] red
   *[black] black
 }

# no arguments; whose turn it is
clause-your-turn = it is your turn
clause-not-your-turn = it isn’t your turn

# A player: $head, and $rest, the clause about them that begins with a comma, if there is one
clause-turn-of = it is the turn of { $head }{ $rest }
clause-not-turn-of = it isn’t the turn of { $head }{ $rest }
clause-you-are = you are { $head }{ $rest }
clause-you-arent = you aren’t { $head }{ $rest }

# $who (a player) and another one: $head, $rest
clause-is = { $who } is also { $head }{ $rest }
clause-isnt = { $who } isn’t { $head }{ $rest }

# $how (exactly, not, at-least, at-most, more, less), $number or $amount
compared-number = { $how ->
    [not] not { $number }
    [at-least] at least { $number }
    [at-most] at most { $number }
    [more] more than { $number }
    [less] less than { $number }
   *[exactly] exactly { $number }
 }
compared-amount = { $how ->
    [not] different from { $amount }
    [at-least] not lower than { $amount }
    [at-most] not higher than { $amount }
    [more] higher than { $amount }
    [less] lower than { $amount }
   *[exactly] the same as { $amount }
 }

# The lowest and the highest that players have: $noun (the game’s word for the number), $who
amount-least = { $who ->
    [opponents] the lowest { $noun } of your opponents
   *[players] the lowest { $noun } of all players
 }
amount-greatest = { $who ->
    [opponents] the highest { $noun } of your opponents
   *[players] the highest { $noun } of all players
 }

# $amount (a number that the game has a name for), $compared
clause-compared = { $amount } is { $compared }

# $compared
clause-people = the number of players is { $compared }

# $in, $compared
clause-worth = the cards { $in } are worth { $compared } together

# How many cards: $how (none, some, exactly, at-least, at-most), $count, $which (up, down, any)
counted-cards = { $how ->
    [none] no
    [some] a
    [exactly] exactly { $count }
    [at-most] at most { $count }
   *[at-least] at least { $count }
 }{ $which ->
    [up] { " " }face-up
    [down] { " " }face-down
   *[any] { "" }
 } { $count ->
    [one] card
   *[other] cards
 }

# no arguments: the form of a place that the next sentence wants, in or subject
clause-cards-place = in
# $how, $count, $which, $place; $such (a cards- phrase), $that (cards-known, cards-unknown,
# cards-besides) or nothing; .row: $row as well
clause-cards = there { $count ->
    [one] is
   *[other] are
 } { counted-cards }{ $such } { $place }{ $that }
    .row = there { $count ->
        [one] is
       *[other] are
    } { counted-cards }{ $such } in row { $row } { $place }{ $that }

# A space, and more about the cards: $rank, $other (a card), $of (a pile)
cards-of-rank = { " " }of the rank { $rank }
cards-same-rank-as = { " " }of the same rank as { $other }
cards-same-rank-as-top = { " " }of the same rank as the top card { $of }
cards-known = { " " }that you know
cards-unknown = { " " }that you don’t know yet
cards-besides = { ", " }not counting { $other } itself

# $how (some, none, single, at-most-one, more-than-one), $noun (opponents, players, others: but the
# reader), $that (who- phrases)
clause-player = there is { $how ->
    [none] no { $noun ->
        [opponents] opponent
        [others] other player
       *[players] player
    }
    [single] exactly one { $noun ->
        [opponents] opponent
        [others] other player
       *[players] player
    }
    [at-most-one] at most one { $noun ->
        [opponents] opponent
        [others] other player
       *[players] player
    }
    [more-than-one] more than one { $noun ->
        [opponents] opponent
        [others] other player
       *[players] player
    }
   *[some] { $noun ->
        [opponents] an opponent
        [others] another player
       *[players] a player
    }
 } { $that }

# The same of several: $how (exactly, at-least, at-most), $count
clause-players = there are { $how ->
    [exactly] exactly
    [at-most] at most
   *[at-least] at least
 } { $count } { $noun ->
    [opponents] opponents
    [others] other players
   *[players] players
 } { $that }

# About that one player; .several: about several. $none (yes, no): there is no such player. $head,
# $rest: see above
who-is = { $none ->
    [yes] who is { $head }{ $rest }
   *[no] who is { $head }{ $rest }
 }
who-isnt = { $none ->
    [yes] who isn’t { $head }{ $rest }
   *[no] who isn’t { $head }{ $rest }
 }
    .several = who aren’t { $head }{ $rest }

# $how, $count, $which: see counted-cards; $in
who-has-cards = { $none ->
    [yes] who has { counted-cards } { $in }
   *[no] who has { counted-cards } { $in }
 }
    .several = who { $how ->
        [none] have
       *[some] each have
    } { counted-cards } { $in }

# $in, $compared
who-worth = whose cards { $in } are worth { $compared } together

# $first, $second
who-and = { $first } and { $second }

# $whose (of the game), $compared
whose-compared = { $whose } is { $compared }

# What a definition gives: $what (of the game), $value; $but (yes, no): it is an exception to what is said
# before; $clause
define-is = { $what } is { $value }.
define-is-if = { $but ->
    [yes] but if
   *[no] if
 } { $clause }, { $what } is { $value }.

# What is so: $fact (a clause of the game)
define-so = { $fact }.
define-so-if = { $but ->
    [yes] but if
   *[no] if
 } { $clause }, { $fact }.

# Who it is that a definition names: $what (of the game), $value (a player); $but, $clause
define-who = { $what } is { $value }.
define-who-if = { $but ->
    [yes] but if
   *[no] if
 } { $clause }, { $what } is { $value }.

# The card that a definition is about
defined-card = the card

# Numbers that have to be found out: $in, $card; $first, $second
figure-worth = the worth of all the cards { $in }
# $noun (the game’s word for what cards are worth), $in
figure-sum-of = the total { $noun } of all the cards { $in }
# $in, $card; $first, $second
figure-card = the worth of { $card }
figure-pip = the number on { $card }
figure-size = the number of cards { $in }
figure-plus = { $first } plus { $second }
figure-minus = { $first } minus { $second }
figure-times = { $first } times { $second }

# $sum (two numbers with plus or minus between them), within another sum or a product
figure-apart = ({ $sum })

# An action that does nothing that could be told: whether it ends a turn
action-ends-turn = Your turn is over.
action-nothing = You do nothing else, and go on.

# Where play goes on, in one case or in another: a new turn, a decision, a new round, or what is
# told in another section, $section
goes-turn = The next turn begins.
goes-on = Play goes on.
goes-round = The next round begins.
# … where nothing else is left, and the match may have ended before
goes-round-again = As long as the match isn’t over, another round is played.
goes-section = Go on with “{ $section }”.

# $section: where a definition is told that a condition asks
see-section = How that is worked out is told under “{ $section }”.
