### What `diff` says of two rule sets. In every message: $a, $b (what the two are called).

# no arguments
difference-group-table = The table, and how a round begins
difference-group-values = What cards are worth
difference-group-play = What players may do
difference-group-end = How it goes on, and how it ends
difference-group-scoring = Scoring
difference-following = Different only because something else is
difference-not-known = Not known to be the same
# $names_list, $causes_list
difference-follow-line = { ALL($names_list) }, by { ALL($causes_list) }
# $name (of a rule set)
difference-only = Only in { $name }

# Above names that only one has: $count
difference-cards = { $count ->
    [one] card
   *[other] cards
 }
difference-zones = { $count ->
    [one] place for cards
   *[other] places for cards
 }
difference-facts = { $count ->
    [one] fact
   *[other] facts
 }
difference-options = { $count ->
    [one] option
   *[other] options
 }
difference-params = { $count ->
    [one] number
   *[other] numbers
 }
difference-editorials = { $count ->
    [one] rule for people
   *[other] rules for people
 }
difference-partners = { $count ->
   *[other] partnerships
 }
difference-decisions = { $count ->
    [one] definition
   *[other] definitions
 }
difference-actions = { $count ->
    [one] move
   *[other] moves
 }
difference-phases = { $count ->
    [one] phase or stage
   *[other] phases and stages
 }
difference-steps = { $count ->
    [one] step
   *[other] steps
 }

# What a decision says instead of one value; no arguments
difference-gap = no answer
difference-undefined = no value
difference-not-given = not asked
difference-conflict = several answers

# What is so afterwards; no arguments
difference-no-card = no card
difference-nothing = nothing
difference-over = the end
difference-on = what follows
difference-offer = an offer

# $name (declared), $first, $second (as written)
difference-written = { $first } in { $a }, { $second } in { $b }
# $cards_list, $first, $second (values, with the rules that give them)
difference-values = { ALL($cards_list) }: { $first } in { $a }, { $second } in { $b }
# $name (of a decision), $first, $second
difference-decision = `{ $name }`: { $first } in { $a }, { $second } in { $b }
# $name, $subject (a player or a card), $first, $second
difference-decision-of = `{ $name }` of { $subject }: { $first } in { $a }, { $second } in { $b }
# $name (of a move), $player
difference-may-first = { $player } may `{ $name }` in { $a }, not in { $b }
difference-may-second = { $player } may `{ $name }` in { $b }, not in { $a }
# $name, $player, $chosen (a card and whose it is, a player, a number)
difference-choose-first = For `{ $name }`, { $player } may choose { $chosen } in { $a }, not in { $b }
difference-choose-second = For `{ $name }`, { $player } may choose { $chosen } in { $b }, not in { $a }
# $name, $label (a phase)
difference-place-first = In `{ $label }`, `{ $name }` is possible in { $a }, not in { $b }
difference-place-second = In `{ $label }`, `{ $name }` is possible in { $b }, not in { $a }
# $name (of a stage)
difference-order = The steps of `{ $name }` come in another order
# $name (of a move or a step), $place, $first, $second (cards)
difference-lies = After `{ $name }`, there is in { $place }: { $first } in { $a }, { $second } in { $b }
# $name, $place, $card
difference-face-first = After `{ $name }`, { $card } in { $place } lies face up in { $a }, face down in { $b }
difference-face-second = After `{ $name }`, { $card } in { $place } lies face down in { $a }, face up in { $b }
# $name, $place (a fact), $first, $second (its values)
difference-fact = After `{ $name }`, { $place } is { $first } in { $a }, { $second } in { $b }
# $name, $place, $card, $first, $second (players)
difference-known = After `{ $name }`, { $card } in { $place } is known to { $first } in { $a }, to { $second } in { $b }
# $name, $first, $second (where play goes on)
difference-goes = After `{ $name }` comes { $first } in { $a }, { $second } in { $b }
# $name, $first, $second (what is announced)
difference-announced = `{ $name }` announces { $first } in { $a }, { $second } in { $b }
# $name, $chosen (what is chosen on the way)
difference-path-first = With `{ $name }`, { $chosen } can be chosen in { $a }, not in { $b }
difference-path-second = With `{ $name }`, { $chosen } can be chosen in { $b }, not in { $a }
# $name, $reason (why play stops)
difference-halts-first = `{ $name }` brings play to a stop in { $a }, not in { $b }: { $reason ->
    [conflict] its rules disagree
    [gap] no rule says what then
    [not-given] something is asked that may not be asked then
    [no-card] there is no card
    [full] there is no room
    [taken] the place is taken
   *[other] it can’t be carried out
 }
difference-halts-second = `{ $name }` brings play to a stop in { $b }, not in { $a }: { $reason ->
    [conflict] its rules disagree
    [gap] no rule says what then
    [not-given] something is asked that may not be asked then
    [no-card] there is no card
    [full] there is no room
    [taken] the place is taken
   *[other] it can’t be carried out
 }
# $name, $causes_list
difference-follows = `{ $name }` differs only by { ALL($causes_list) }
# $name, $reason
difference-unknown = `{ $name }`: { $reason ->
    [time] there was no time to find out
    [tried] written differently, and no situation was found in which it matters
    [asked] something that it asks isn’t known either
    [cards] the two have no card in common
   *[other] this couldn’t be decided
 }

# $count, $total
difference-often-cards = { $count } of { $total } cards
# $share (a percentage), $players
difference-often-deals = in { $share } of all deals to { $players } players, each player and role counted alike
# $share, $players, $rounds (played by chance)
difference-often-rounds = in { $share } of the cases at the end of { $rounds } sample rounds with { $players } players
difference-often-turns = in { $share } of the cases in { $rounds } sample rounds with { $players } players

# $proved
difference-equal = { $a } and { $b } are the same: { $proved ->
    [one] { $proved } question
   *[other] { $proved } questions
 } proved.
# $differs, $follows, $alone, $unknown, $proved
difference-summary = { $a } and { $b }: { $differs } different, { $follows } that follow, { $alone } in one only, { $unknown } not known, { $proved } proved to be the same.

# The call; no arguments
difference-one-name = Name a second rule set, or a revision with --git.
