### What actions, powers and steps do, in whole sentences: first shapes that are known, then one
### sentence for each effect. They are used where a game has no sentence of its own for a rule.
###
### $in, $of, $from, $to, $subject, $object are a place for cards as the sentence needs it (“in your grid”,
### “of the stock”). $face is up, down, or owner: seen by its owner only; of a
### card that goes to whoever acts, own.


## Words that a game's own catalog has to bring, as soon as a sentence here needs one of them
##
## zone-NAME, a place for cards: .subject, .object, .of, .from, .to, .in of a pile; of a place that each
##   player has .own-subject, .own-object, .own-of, .own-from, .own-to, .own-in, .opponent-in, .any-in, .their-to, .each-to.
## role-NAME, a fact that names somebody. As an object: .who; behind “to the left of”: .of. A sentence
##   without its full stop: .you (it is the reader from now on), .none (it is nobody any more). A
##   clause behind “if” and “only while”: .nobody, .somebody.
## fact-NAME, any other fact. A clause: .yes, .no. A sentence without its full stop: .let-yes, .let-no,
##   .let-other (from either of the two to the other), .set with $value, a number. Of a player whom
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
chosen-each = this card
chosen-first = the card you chose first
chosen-second = the card you chose second


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

# $theirs (in), $own (in)
shape-look-then-may-swap = Look at a card { $theirs }. You may then swap it with a card { $own }.

# $card (a chosen- phrase), $in
shape-swap-chosen = Swap { $card } with a card of your choice { $in }, without looking.

# $own (in), $theirs (in)
shape-swap-unseen = Swap a card { $own } with a card { $theirs }; nobody looks at either of them.

# $whose (own, opponent or any), $in (of one's own)
shape-swap-two = { $whose ->
    [own] Swap two cards { $in }
    [opponent] Swap two of your opponents’ cards
   *[any] Swap any two cards on the table
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

# $own (in), $theirs (in)
shape-look-at-both-then-may-swap = Look at a card { $own } and a card { $theirs }. You may then swap the two, or leave them where they are.

# $own (in), $theirs (in)
shape-look-at-both-then-swap = Look at a card { $own } and a card { $theirs }, then swap the two.

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

# $object (the pile)
shape-shuffle-all = Shuffle all the cards; they become { $object }.

# $object (the pile), $of (the same)
shape-refill = Shuffle all the cards { $of } but the top one; they become { $object }.

# $subject and $object (the pile), $of (the one that it is made up from), $keeps (yes or no: its top card stays)
zone-refilled = When { $subject } is empty and a card of it is needed, shuffle all the cards { $of }{ $keeps ->
    [yes] { " " }but the top one
   *[no] { "" }
 }; they become { $object }.

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


## One effect at a time

# $of, $to, $face
effect-move-top = Put the top card { $of } { $to }{ $face ->
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

# $card (one of the chosen- phrases), $to, $face
effect-move-chosen = Put { $card } { $to }{ $face ->
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

# $first, $second (chosen- phrases)
effect-swap = Swap { $first } with { $second }, without looking.

# $card (a chosen- phrase), $face
effect-turn-chosen = Turn { $card } { $face ->
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

# $of, $face
effect-turn-top = Turn the top card { $of } { $face ->
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

# $in
effect-look-all = Look at all the cards { $in }.

# $of
effect-look-top = Look at the top card { $of }.

# $count, $row, $in
effect-look-row = Look at the { $count ->
    [one] card
   *[other] { $count } cards
 } of row { $row } { $in }; row 1 is the nearest.

# $object
effect-shuffle = Shuffle { $object }.

# $object
effect-cut = Cut { $object } where you like.

# $in
effect-choose-spot = Choose a card { $in }.

# $in
effect-choose-gap = Choose a free place { $in }.

# $cards (a phrase with one-card)
effect-choose-card = Choose { $cards }.

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
effect-choose-opponent = Choose an opponent.
effect-choose-number = Choose a number.

# $fact (whose cards)
choice-bars = You can’t choose a card that belongs to { $fact }.

# $told (a sentence of the game without its full stop)
effect-let = { $told }.

# $use (may: any power may be declined; must: none; some: only some of them)
effect-offer = { $use ->
    [must] If the card has a power, you have to use it now.
    [some] If the card has a power, you use it now; you can decline it only if the power allows that.
   *[may] If the card has a power, you may use it now.
 }

# no arguments
effect-end-round = The round is over.
effect-end-match = The match is over.

# Followed by what is done in that case
effect-may = If you like:
effect-each = Each player in turn:
effect-otherwise = Otherwise:

# $fact (a player)
effect-each-from-fact = Each player in turn, beginning with { $fact }:
effect-each-from-left-of-fact = Each player in turn, beginning to the left of { $fact }:

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

# $cards, $face
each-card-turns = Turn { $cards } { $face ->
    [up] face up
   *[down] face down
 }.

# $cards (a phrase without a that- phrase); .such: and $that
each-card-is-seen = Look at { $cards }.
    .such = Look at { $cards } { $that }.

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
effect-as-fact = This is done by { $fact }:
effect-as-left-of-fact = This is done by the player to the left of { $fact }:

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
