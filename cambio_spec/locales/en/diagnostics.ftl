### What the checker says, in English. Every message is a whole sentence or a whole label.
###
### For each code three messages: `<name>` the headline, `<name>-label` beside the carets,
### `<name>-help` how to mend it. The arguments stand above each headline; label and help may
### use the same ones. `…_list` arguments are lists: ALL joins with “and”, ANY with “or”.
### What is quoted from a rule file stands in `backticks`.


## Words that several messages share

list-comma = ,{ " " }
# $first (all but the last, joined by commas), $last
list-and = { $first } and { $last }
list-or = { $first } or { $last }

# $category (fact, rule, decision, table, parameter, zone, block, action, power, choice, edition,
# game, variant, option, feature, editorial, section, question, property, deck, rank, suit, colour,
# locale, code)
category-none = { $category ->
    [fact] no fact
    [rule] no rule
    [decision] no definition
    [table] no table
    [parameter] no number
    [zone] no place for cards
    [block] no phase or stage
    [action] no action
    [power] no power
    [choice] no choice
    [edition] no edition
    [game] no game
    [variant] no variant
    [option] no option
    [feature] no variant and no option
    [editorial] no rule for people
    [section] no section of a rulebook
    [question] no question
    [property] no property
    [deck] no deck
    [rank] no rank
    [suit] no suit
    [colour] no colour
    [locale] no language
    [code] no code
   *[name] nothing
 }

category-the = { $category ->
    [fact] the fact
    [rule] the rule
    [decision] the definition
    [table] the table
    [parameter] the number
    [zone] the place for cards
    [block] the phase or stage
    [action] the action
    [power] the power
    [choice] the choice
    [edition] the edition
    [game] the game
    [variant] the variant
    [option] the option
    [feature] the variant or option
    [editorial] the rule for people
    [section] the section
    [question] the question
    [property] the property
    [deck] the deck
    [rank] the rank
    [suit] the suit
    [colour] the colour
    [locale] the language
    [code] the code
   *[name] the name
 }

# $expected: a kind of the kernel or one of the words below (spaces may stand for hyphens);
# anything else is printed as it is
type-expected = { $expected ->
    [integer] a number
    [number] a plain number
    [boolean] something true or false
    [rank] a rank
    [suit] a suit
    [colour] a colour
    [card] a card
    [one-card] one card
    [cards] cards
    [spot] a slot in a grid
    [spots] several slots
    [place] a place for one card
    [zone] a place for cards
    [pile] a pile
    [another-pile] another pile, one that is there for all
    [grid] a grid
    [player] a player
    [players] players
    [player-or-nobody] a player or nobody
    [fact] a fact
    [option] something that only options decide
    [decision] something that rules define
    [subject] `player` or `card`
    [word] a word of an option
    [value] a value
    [phase] a phase
    [stage] a stage
    [name] another name
   *[other] { $expected }
 }

# $found: as above
type-found = { $found ->
    [integer] a number
    [number] a plain number
    [boolean] something true or false
    [rank] a rank
    [suit] a suit
    [colour] a colour
    [card] a card
    [one-card] one card
    [cards] cards
    [spot] a slot in a grid
    [spots] several slots
    [place] a place for one card
    [zone] a place for cards
    [pile] a pile
    [another-pile] another pile, one that is there for all
    [grid] a grid
    [player] a player
    [players] players
    [player-or-nobody] a player or nobody
    [fact] a fact
    [option] something that only options decide
    [decision] something that rules define
    [subject] `player` or `card`
    [word] a word of an option
    [value] a value
    [phase] a phase
    [stage] a stage
    [name] another name
   *[other] { $found }
 }


## Files (CAM00x)

# $path
no-such-file = There is no file or folder `{ $path }`.
no-such-file-help = Check the spelling, and which folder you are in.

# $path
unreadable-file = The file `{ $path }` can’t be read.
unreadable-file-help = Check that you may open it.

# $path
not-utf8 = `{ $path }` is not a text file in UTF-8.
not-utf8-label = no character
not-utf8-help = Open it in an editor and save it again as UTF-8.

# $path, $limit (bytes)
too-large = `{ $path }` is larger than { NUMBER($limit) } bytes; no rule set is that long.

# $path, $limit
too-many-words = `{ $path }` holds more than { NUMBER($limit) } words and signs; no rule set is that long.
too-many-words-label = too much from here on
# $limit
too-many-features = There are more than { $limit } variants or options; no game has that many.
too-many-features-label = one too many
# $rule, $limit
too-many-changes = Variants change `{ $rule }` in more than { $limit } ways; no rule is played in that many.
too-many-changes-label = one too many

# $path
empty-file = `{ $path }` holds no rules.
empty-file-help = A rule set starts with a line like `game cambio`.
empty-file-help-in-yaml = A rule set starts with an item like `- game: cambio`.

# $path
no-rule-sets = There are no rule sets in the folder `{ $path }`.
no-rule-sets-help = Rule sets are files that end in `.cambio`, `.yaml` or `.yml`. Folders below this one are not searched.

# $name
unknown-rule-set = There is no rule set called `{ $name }`.
unknown-rule-set-help = Check the spelling, or name the file.
# $name (`+joker`)
no-game-named = `{ $name }` doesn’t say which game is played.
# $name (`cambio+`)
no-feature-named = In `{ $name }`, nothing stands behind a `+`.
# $name (of a variant or an option), $game
no-rule-set-itself = `{ $name }` is no rule set by itself: it belongs to the game `{ $game }`.
# $feature, $other (the game that has it), $game (that hasn’t)
feature-of-another = `{ $feature }` belongs to the game `{ $other }`, not to `{ $game }`.
feature-of-another-label = the other game
# $path (a file), $nearest (what to write)
help-found-there = It stands in `{ $path }`. By its name alone, only a file that is called so is found: in the current folder, in its `spec`, or among what comes with cambio-spec. Name the file: `{ $nearest }`.

# $path
folder-not-file = `{ $path }` is a folder, but a file is needed here.
folder-not-file-help = Name one of the files in it.

# $path
unwritable-file = `{ $path }` can’t be written.
unwritable-file-help = Check that you may write there and that there is room left. No file was changed.


## Syntax (CAM01x)

# $found (the word as written), $expected_list (what could stand here, as written or described)
unexpected-word = `{ $found }` doesn’t belong here.
unexpected-word-label = expected { ANY($expected_list) }

# $missing (a word or a sign), $found (the word behind it)
missing-word = `{ $missing }` is missing before `{ $found }`.
missing-word-label = here
# $missing
missing-at-end = `{ $missing }` is missing at the end of the file.
missing-at-end-label = here
# no arguments
stray-separator = Nothing follows this `;`.
stray-separator-label = one too many
stray-separator-help = Remove it: `;` goes between two effects, not after the last one.

# Kinds of words, as members of lists of what could stand somewhere
expected-name = a name
expected-number = a number
expected-text = a text in quotation marks
expected-code = a code like `CAM410`
expected-declaration = a declaration such as `define`
expected-effect = an effect such as `move`

# $limit (levels)
too-deep = This is nested more than { $limit } levels deep.
too-deep-label = the innermost level that can still be read
too-deep-help = Give a part of it a name with `define` and use the name here.
too-deep-help-in-yaml = Take out brackets that aren’t needed, or give a part of it a name with an item `- define: …` and use the name here.

# $limit (the most digits)
number-too-large = This number has more than { $limit } digits; nothing in a card game is that large.
number-too-large-label = too many digits

# no arguments
unclosed-text = This text is never closed.
unclosed-text-label = the text starts here
unclosed-text-help = Put a `"` at its end, on the same line.

# $expected_list (as for unexpected-word)
unfinished-file = The file ends in the middle of a rule.
unfinished-file-label = expected { ANY($expected_list) }

# $found
unknown-character = The character `{ $found }` has no meaning in a rule file.
unknown-character-label = not understood
unknown-character-help = Free text belongs in quotation marks: `"…"`. A comment starts with `#`.

# $name
reserved-word = `{ $name }` is a word of the language, so it can’t be a name.
reserved-word-label = choose another name


## Names (CAM02x)

# $category, $name
unknown-name = There is { category-none } called `{ $name }`.
unknown-name-label = not known
# $feature (a variant), $name; further labels: use-label
still-used = `{ $feature }` removes `{ $name }`, which is still used.
still-used-label = removed here
use-label = still used here
# $name, $rules_list (the rules that use it, perhaps none)
still-used-help = { COUNT($rules_list) ->
    [0] Remove or replace what uses it as well, or keep `{ $name }`.
   *[other] Remove or replace { ALL($rules_list) } as well, or keep `{ $name }`.
 }

# $category, $name; a second label: first-label
duplicate-name = There are two { $category ->
    [fact] facts
    [rule] rules
    [decision] definitions
    [table] tables
    [parameter] numbers
    [zone] places for cards
    [block] phases or stages
    [action] actions
    [power] powers
    [choice] choices
    [edition] editions
    [game] games
    [variant] variants
    [option] options
    [feature] variants or options
    [question] questions
    [value] values
   *[name] things
 } called `{ $name }`.
duplicate-name-label = the second one
duplicate-name-help = Rename one of the two, or remove it.

# $rule; a second label: first-label
duplicate-rule = There are two rules called `{ $rule }`.
duplicate-rule-label = the second one
duplicate-rule-help = Give each rule of a definition a name of its own.

# $rule, $overridden
missing-rule = `{ $rule }` overrides `{ $overridden }`, but there is no such rule.
missing-rule-label = not a rule of this definition

# $feature (the variant), $rule
missing-patched-rule = The variant `{ $feature }` changes `{ $rule }`, but the game has no such rule.
missing-patched-rule-label = nothing to change

# $rules_list (in order, each overriding the next, the last the first)
cyclic-override = { ALL($rules_list) } override each other in a circle, so none of them could ever win.
cyclic-override-label = part of the circle
cyclic-override-help = Decide which of them is the exception, and remove the `overrides` of the other.

# $name
cyclic-override-itself = `{ $name }` overrides itself, so it could never apply.
cyclic-override-itself-help = Remove the rule’s own name after `overrides`.

# $names_list
cyclic-definition = { ALL($names_list) } are defined by each other, so none of them has a value.
cyclic-definition-label = part of the circle
cyclic-definition-help = Define one of them without using the others.

# $name
cyclic-definition-itself = `{ $name }` is defined by itself, so it has no value.
cyclic-definition-itself-help = Define it without using its own name.

# $name
unknown-game = There is no game called `{ $name }` to build on.
unknown-game-label = not known

# $part (players, deck, zone, stock, round, match, or the word as written)
missing-part = The game doesn’t say { $part ->
    [players] how many may play
    [deck] which deck it is played with
    [zone] where the cards lie
    [stock] where the cards lie before the deal
    [round] how a round starts
    [match] how a match starts
    [game] what it is called
   *[other] its `{ $part }`
 }.
missing-part-help = Add { $part ->
    [players] a line like `players 2 to 6, clockwise`
    [deck] a line like `deck french_52 in stock`
    [match] a stage like `stage opening of match:`
    [round] a stage like `stage setup of round:`
    [game] a line like `game cambio` at the top
   *[other] the missing part
 }.
# $part (players, deck, match, round, game)
missing-part-help-in-yaml = Add { $part ->
    [players] an item `- players: 2 to 6` with `direction: clockwise` below it
    [deck] an item `- deck: french_52` with `in: stock` below it
    [match] a stage that begins with `- stage: opening of match`
    [round] a stage that begins with `- stage: setup of round`
    [game] an item `- game: cambio` at the top
   *[other] the missing part
 }.

# $part (as written); a second label: first-label
repeated-part = `{ $part }` is said twice.
repeated-part-label = the second time
repeated-part-help = Keep the line that is right, and remove the other.

# no arguments
first-label = the first one


## Types (CAM03x)

# $expected, $found (other: whatever it is, it isn’t that)
wrong-type = { $found ->
    [other] Something else is needed here: { type-expected }.
   *[known] This is { type-found }, but what is needed here is { type-expected }.
 }
wrong-type-label = { $found ->
    [other] not { type-expected }
   *[known] { type-found }
 }

# $name, $expected (number), $found (number)
wrong-argument-count = `{ $name }` is about { $expected ->
    [0] nothing in particular
    [one] one thing
   *[other] { $expected } things
 }, but { $found ->
    [0] nothing is named here
    [one] one is named here
   *[other] { $found } are named here
 }.

wrong-argument-count-help = { $expected ->
    [0] Leave out the `of …` after it.
   *[other] Say whose, or which card’s: `{ $name } of …`.
 }

# $found (the left side’s type), $expected (the right side’s type)
incomparable-types = This can’t be compared: { type-found } with { type-expected }.
incomparable-types-label = left: { type-found }, right: { type-expected }

# $first, $second: options
words-of-two-options = The words of the option `{ $first }` can’t be compared with those of the option `{ $second }`.
words-of-two-options-help = Compare each option with words of its own.

# $operator (as written), $found
no-order = `{ $operator }` asks which is larger, but nothing is larger or smaller here: there is { type-found } on each side.
no-order-help = Compare with `is` or `is not`.

# $name, $option
word-alone = `{ $name }` is a word of the option `{ $option }`, and means nothing by itself.
word-alone-help = Compare the option with it: `{ $option } = { $name }`.

# $found (a number), $low, $high
out-of-range = { $found } is outside the range { $low } to { $high }.
out-of-range-label = must be { $low } to { $high }

# $count (below 1); a second label: value-label, where the count has its value
deal-count = Nobody can be dealt { $count } cards.
deal-count-label = must be at least 1
deal-count-help = Give the number of cards that each player gets; leave the effect out if nobody gets any.
value-label = it has its value here

most-of-no-growth = Only a grid that takes more cards than it has slots can have a limit of this kind.
most-of-no-growth-label = no grid with `or more`
most-of-no-growth-help = Write `2+2 slots or more, at most 6` for a grid; the limit of a pile is written in place of `pile`, as in `6 cards`.

several-unbounded = How many of these there are is known only in play.
several-unbounded-label = at most how many?
# $name, $most
several-unbounded-help = Say how many can be chosen at most, as in `2 to 4 of { $name }`; more than { $most } are never chosen at once.

# $first, $second: ranks
same-height = { $first } and { $second } are the same height, so one deck can’t have both.
same-height-label = both are in here
same-height-help = Use one of the two for all cards of that height.

# $first, $second: cards as a deck asks for them; $code: how both would be written
same-code = { $first } and { $second } would both be written `{ $code }`, so nobody could say which one they have.
same-code-label = written like another card
same-code-help = Give the rank another name.

# $first, $last: ranks
no-ranks-between = There is nothing from { $first } up to { $last }.
no-ranks-between-label = names no card
no-ranks-between-help = Name the lower rank first. Ranks with a name of their own are listed one by one.

# $low, $high
backwards-range = Nothing lies between { $low } and { $high }: the first number is larger than the second.
backwards-range-label = the wrong way round
backwards-range-help = Write `{ $high } to { $low }`.

# $name (the word as written: me, opponent)
no-actor = Nobody is acting here, so `{ $name }` doesn’t mean anyone.
no-actor-label = no one’s turn

# $name
leads-nowhere = `{ $name }` doesn’t say what comes next.
leads-nowhere-label = play would stop here
leads-nowhere-help = End its last step with `go to` and the name of a phase or stage, with `end round, go to …`, or with `end match`.

# no arguments
never-reached = Play never gets here.
never-reached-label = play has already gone on elsewhere
never-reached-help = Put it before the `go to`, `end round` or `end match`, or remove it.

# no arguments
pausing-loop = While the cards of a grid are gone through, nobody can be waited for.
pausing-loop-label = here a player has a say
pausing-loop-help = Let the player pick the cards one by one, in a phase of its own, and go through them afterwards.


## Citations (CAM04x)

# $name
unknown-edition = There is no edition called `{ $name }`.
unknown-edition-label = not named at the top of the game

# $citation
unknown-citation = No edition has a place `{ $citation }`.
unknown-citation-label = no such line in the books


## Variants (CAM05x)

# $rule, $features_list
unordered-patches = { ALL($features_list) } both change `{ $rule }`, and nothing says which one has the last word.
unordered-patches-label = also changes `{ $rule }`
unordered-patches-help = Let one of them say that it comes `after` the other, or `excludes` it.

# $features_list (two variants), $place (a stage, or a step of one), $first (yes: before all steps of the stage; no: behind the step)
unordered-steps = { $first ->
    [yes] { ALL($features_list) } both add a step at the beginning of `{ $place }`, and nothing says which of the two comes first.
   *[no] { ALL($features_list) } both add a step behind `{ $place }`, and nothing says which of the two comes first.
 }
unordered-steps-label = adds a step at the same place
# $place, $first
unordered-steps-help = { $first ->
    [yes] Let one of them say that it comes `after` the other: its step is then the very first one.
   *[no] Let one of them say that it comes `after` the other: its step then stands directly behind `{ $place }`.
 }

# $feature, $needed, $off (the feature, if it is an option that is usually on; else none)
unmet-need = `{ $feature }` can only be played together with `{ $needed }`.
unmet-need-label = it says so here
unmet-need-help = { $off ->
    [none] Add `+{ $needed }`, or leave out `{ $feature }`.
   *[other] Add `+{ $needed }`, or leave out `{ $feature }`, which is usually on, with `+{ $off }=off`.
 }

# $feature, $excluded, $off (that of the two which is an option that is usually on; else none)
excluded = `{ $feature }` can’t be played together with `{ $excluded }`.
excluded-label = it says so here
excluded-help = { $off ->
    [none] Leave out one of the two.
   *[other] Leave out one of the two: `+{ $off }=off` leaves out `{ $off }`, which is usually on.
 }
# $feature, $option
option-taken-away = `{ $feature }` takes away the option `{ $option }`.
option-taken-away-label = it is removed here
option-taken-away-help = Leave out one of the two.

# $feature, $needs_list (numbers of players), $form (range or list), $fewest, $most, $counts_list
no-count-left = `{ $feature }` needs { ANY($needs_list) } players, but what is played here is for { $form ->
    [range] { $fewest } to { $most }
   *[list] { ANY($counts_list) }
 }.
no-count-left-label = none of these numbers is left
no-count-left-help = Leave out `{ $feature }`, or change what it needs.

# $option, $value (as written), $given (yes, no), $form (switch, range or list), $low, $high, $values_list,
# $place (call, rules)
value-not-allowed = { $given ->
    [no] The option `{ $option }` needs a value.
   *[other] The option `{ $option }` can’t be `{ $value }`.
 }
value-not-allowed-label = { $form ->
    [switch] `on` or `off`
    [range] from { $low } to { $high }
   *[list] { ANY($values_list) }
 }
value-not-allowed-help = { $place ->
    [rules] Change the value, or what the option may be.
   *[call] { $form ->
        [switch] Write `{ $option }` or `{ $option }=off`.
        [range] Write `{ $option }={ $low }`, or any number up to { $high }.
       *[list] Write `{ $option }=…` with { ANY($values_list) }.
     }
 }
# $option, $values_list
two-values = The option `{ $option }` is given two values: { ALL($values_list) }.
two-values-label = declared here
two-values-help = Leave one of them out.
option-label = declared here

# $option
agreed-before = The option `{ $option }` is agreed on before play; nothing in play can change it.
agreed-before-label = an option
agreed-before-help = If it is to change in play, declare a `fact` instead of an option.

# $features_list
cyclic-order = { COUNT($features_list) ->
    [1] { ALL($features_list) } wants to come after itself
    [2] { ALL($features_list) } each want to come after the other
   *[other] { ALL($features_list) } want to come after each other, in a circle
 }.
cyclic-order-label = wants to come later
cyclic-order-help = Remove one `after`.

# $feature, $other; a second label: needed-label
self-contradiction = `{ $feature }` needs `{ $other }` and excludes it, so it can never be played.
self-contradiction-label = excluded here
self-contradiction-help = Remove one of the two.
needed-label = needed here
# $feature
self-exclusion = `{ $feature }` excludes itself, so it can never be played.
self-exclusion-help = Remove this `excludes`.

# $count (configurations)
unexplored = { $count ->
    [one] One combination of features was
   *[other] { $count } combinations of features were
 } not looked at: there wasn’t enough time.
unexplored-label = with its variants and options
unexplored-help = Give more time with `--timeout`, or check with `--only` what matters to you.
# $feature (an option)
depends-on-itself = Whether `{ $feature }` is played depends on whether it is played.
depends-on-itself-label = a variant changes this option where it is played, or isn’t
depends-on-itself-help = Let the change to this option name something else in its `with` or `without`.


## The call itself (CAM06x)

# $found, $fewest, $most
bad-player-count = { $found } { $found ->
    [one] player
   *[other] players
 } can’t play this game: it is for { $fewest } to { $most }.
bad-player-count-label = said here
# $found, $counts_list
bad-player-count-listed = { $found } { $found ->
    [one] player
   *[other] players
 } can’t play this: it is for { ANY($counts_list) }.
# $found (as given)
no-player-count = `{ $found }` isn’t a number of players.
# no arguments
no-player-count-help = Give numbers like `--players 3`, `--players 2,4` or `--players 2-6`.

# $found (as given)
bad-time-limit = A time limit of `{ $found }` seconds leaves no time to check anything.
bad-time-limit-help = Give a number of seconds above zero, for example `--timeout 10`.

# $name
unknown-language = There are no sentences in the language `{ $name }`.

# $name (as given)
bad-name = `{ $name }` can’t be the name of a game or a variant.
bad-name-help = A name is made of small letters, digits and underscores, at most 60 of them, and begins with a letter: `my_game`.

# $name
name-taken = A game or a variant called `{ $name }` comes with cambio-spec.
name-taken-help = Choose another name; with the same one, nobody could tell which of the two is meant.
# $name, $game (in which it already means something)
name-in-game = In the game `{ $game }`, something is already called `{ $name }`.
name-in-game-help = Choose another name: a variant is called like nothing else in its game.
# $name
name-in-start = In the game that a new one begins with, something is already called `{ $name }`.
name-in-start-help = Choose another name, for example `my_{ $name }`.
# $name
name-in-grammar = Rule files are written with the word `{ $name }`, so neither a game nor a variant should be called that.
name-in-grammar-help = Choose another name, for example `my_{ $name }`.
# $name
name-in-yaml = In YAML, `{ $name }` isn’t a name: it means true, false or nothing.
name-in-yaml-help = Choose another name, for example `my_{ $name }`.
# $name
name-of-device = Windows keeps the name `{ $name }` for a device, so no file there could be called that.
name-of-device-help = Choose another name, for example `my_{ $name }`.

# $path
file-exists = `{ $path }` is already there, so nothing was written.
file-exists-help = Choose another name, or another folder with `--out`.

# $path (the game’s file), $file (how it has to be called), $folder (in which the variant would be written), $beside
# (the folder of the game)
game-out-of-reach = A variant in the folder `{ $folder }` wouldn’t find its game `{ $path }`.
game-out-of-reach-help = Write it beside the game with `--out { $beside }`. The game’s file has to be called `{ $file }`.
game-out-of-reach-by-name-help = For that, the game’s file has to be called `{ $file }`, as the game is.
# $revision
no-such-revision = The revision `{ $revision }` isn’t known to git here.
no-such-revision-help = Name a commit, a branch or a tag: `--git HEAD~1`.
# $path
no-repository = `{ $path }` isn’t in a git repository, so there are no revisions of it.
no-repository-help = Name two rule sets instead: `cambio-spec diff A B`.
# $path, $revision
not-in-revision = `{ $path }` isn’t there in the revision `{ $revision }`.
not-in-revision-help = It may have had another name then.
# no arguments
no-git = git can’t be run.
no-git-help = Revisions are read with git; install it, or name two rule sets instead.
# $first, $second
no-shared-count = No number of players can play both `{ $first }` and `{ $second }`, so nothing can be compared.



## The end of a round, as it is told (CAM09x)

# $ruleset
nothing-to-count = The rules of `{ $ruleset }` announce nothing about each player’s cards, so there is nothing to score.
nothing-to-count-label = this game
nothing-to-count-help = Let a stage announce it, for example with `each player: announce score of me`.
nothing-to-count-help-in-yaml = Let a stage announce it, for example with the effect `"each player: announce score of me"`, in quotation marks because of its colon.

# $found (as given), $what (hand, fact)
unclear-argument = { $what ->
    [hand] `{ $found }` doesn’t say who has which cards.
   *[fact] `{ $found }` is given without a value.
 }
unclear-argument-help = { $what ->
    [hand] Write a name, `=` and the cards: `Ana="KH 2C"`, or `Ana=""` for no cards.
   *[fact] Write a name, `=` and the value: `--running Ana=57`, `--fact caller=Ana`.
 }
# $name (of a fact)
of-nobody = `{ $name }` is a fact of the whole table, not of one player.
of-nobody-help = Give it without `of …`: `--fact { $name }=…`.

# $player, $card (as given)
unknown-card = { $player } can’t have `{ $card }`: this game has no such card.
# $cards_list (some of the deck)
help-cards = Cards are written like { ALL($cards_list) }.

# $card, $found (how often), $most (in the deck), $players_list
surplus = `{ $card }` is there { $found ->
    [2] twice
   *[other] { $found } times
 }, with { ALL($players_list) }, but { $most ->
    [one] only once
   *[other] only { $most } times
 } in the deck.
surplus-help = Look again at what lies in front of whom.
# $player, $found, $most, $zone
surplus-in-hand = { $player } has { $found } cards, but the `{ $zone }` has room for only { $most }.

# $name
unknown-player = There is no player called `{ $name }` here.

# $name (of a fact)
told-twice = `{ $name }` is given more than once.
told-twice-help = Keep the one that is right.
# $name (of a player)
two-hands = There is more than one hand for { $name }.
two-hands-help = Give each player a name of their own, and all of their cards together.

# $name (of a fact), $found (as given), $kind (boolean, range, number), $low, $high
unfit-value = `{ $name }` can’t be `{ $found }`: it is { $kind ->
    [boolean] `yes` or `no`
    [range] a number from { $low } to { $high }
   *[number] a whole number
 }.
# $told: a fact with whose it is and its value, as an argument
help-fact-of = Each player has one of these: write `--fact "{ $told }"`.

# $condition (as the rule set has it)
not-as-given = These rules give a score only when `{ $condition }`, and that isn’t so here.
not-as-given-label = taken for granted
# $options_list
not-as-given-help = If it is so, say it with { ANY($options_list) }.
# no arguments
too-few-left = Too few of these players are still in the match for anything to be decided.
too-few-left-label = who takes part
# A decision besides the score: $decision, $condition; $players_list, $values_list (`running of Ana` = 57)
not-granted = These rules decide `{ $decision }` only when `{ $condition }`, and that isn’t so here.
not-granted-of = These rules decide `{ $decision }` only when `{ $condition }`. That isn’t so for { ALL($players_list) }: { ALL($values_list) }.
# $options_list
not-granted-help = Such a situation can’t come about. Check what you said with { ALL($options_list) }.
# no arguments
nobody-ended = By these rules, the round can’t have ended like this: nobody and nothing has ended it.
nobody-ended-label = could end it, but the condition doesn’t hold
# $options_list
nobody-ended-help = Say what has ended it, with { ANY($options_list) }.

# What stands for something in a call: no arguments
stands-for-name = NAME
stands-for-cards = CARDS

# $player, $points
already-out = With { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $player } would have been out before this round.
already-out-help = Check the total; whoever is out already doesn’t play the round.
# no arguments
already-over = With these totals the match would have been over before this round.
already-over-help = Check the totals of the rounds before.
# $player
out-with-cards = { $player } is out of the match, and so can’t have cards.
out-with-cards-help = Say either that { $player } is out or which cards { $player } has, not both.
# $player
out-without-total = { $player } is out of the match, but you haven’t said with what total.
# $options_list
out-without-total-help = Say it with { ANY($options_list) }.
# $player, $points
still-in = With { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $player } would still be in the match.
still-in-help = Check the total; or leave out that { $player } is out.

# $rule, $reason (of the kernel)
stops-short = Play can’t go on at `{ $rule }`: { stops-reason }.
stops-short-label = play stops here
stops-short-help = Check what you entered; if that is right, the rule set has to say what happens then.
# $reason
stops-reason = { $reason ->
    [stuck] nothing says what comes next
    [no-move] whoever’s turn it is can’t do anything
    [endless] it goes round for ever
    [no-card] there is no card to take
    [taken] a card lies there already
    [full] there is no room for another card
    [no-choice] nothing is there to choose
    [not-given] something is asked that has no answer then
   *[undefined] something in it has no value
 }


## YAML (CAM07x)

# $found
not-yaml = `{ $found }` doesn’t belong here: this isn’t YAML.
not-yaml-label = not understood
not-yaml-help = A value with YAML’s own signs in it goes in quotation marks: `"…"`.
# no arguments
yaml-tab = A line of YAML can’t be indented with a tab.
yaml-tab-label = a tab
yaml-tab-help = Indent with spaces, two for each level.
# no arguments
yaml-colon = A colon followed by a space can’t be part of a YAML value.
yaml-colon-label = this colon
yaml-colon-help = Put the whole value in quotation marks: `"…"`.
# no arguments
yaml-missing-colon = A YAML key ends in a colon.
yaml-missing-colon-label = no `: ` here
yaml-missing-colon-help = Write `key: value`. A value that goes on in the next line is indented more deeply than its key.
# no arguments
yaml-indent = This line is indented by more or less than those it belongs to.
yaml-indent-label = not in line
yaml-indent-help = The keys of one mapping begin in the same column, and so do the dashes of one list.
# no arguments
yaml-unclosed-text = This quotation mark is never closed.
yaml-unclosed-text-label = the text starts here
yaml-unclosed-text-help = Put the same mark at its end. Inside double ones, a backslash is written twice.
# no arguments
yaml-unclosed-list = This bracket isn’t closed, or a comma is missing.
yaml-unclosed-list-label = it opens here
yaml-unclosed-list-there = noticed here
yaml-unclosed-list-help = Write `[one, two]`, or a list with a line and a dash for each.
# $found
yaml-start = A YAML value can’t begin with `{ $found }`.
yaml-start-label = has a meaning of its own
yaml-start-help = Put the whole value in quotation marks: `"…"`.
# $found
yaml-escape = `{ $found }` means nothing inside double quotation marks.
yaml-escape-label = not understood
yaml-escape-help = A backslash that is meant as one is written twice; or use single quotation marks.
# $found (a code point, like U+D800)
yaml-code-point = There is no character with the number `{ $found }`.
yaml-code-point-label = no character
yaml-code-point-help = Write the character itself, or leave it out. Beyond `\uffff`, its number is written `\U` with eight digits.

# no arguments
yaml-is-text = This file is not written in YAML but in the other spelling of rule files.
yaml-is-text-label = no key: a key ends in a colon
yaml-is-text-help = Give it a name that ends in `.cambio`. `cambio-spec convert` then makes YAML of it.

# $feature (alias, tag, documents, directive, merge, complex-key)
yaml-feature = { $feature ->
    [alias] Rule files don’t use YAML’s anchors and aliases (`&`, `*`).
    [tag] Rule files don’t use YAML’s tags (`!`).
    [documents] A rule file is one document, but here another one begins.
    [directive] Rule files don’t use YAML’s directives (`%`).
    [merge] Rule files don’t use YAML’s merge keys (`<<`).
   *[complex-key] A key is a name; a list or a mapping can’t be one.
 }
yaml-feature-label = not read
yaml-feature-help = { $feature ->
    [alias] Write it out at each place. If it is meant as text, put it in quotation marks.
    [tag] Remove it: all values are text. If it is meant as text, put it in quotation marks.
    [documents] Put every document in a file of its own, or all declarations in one list.
    [directive] Remove the line.
    [merge] Write the keys out.
   *[complex-key] Write `key: value`.
 }

# $key
unknown-key = There is no key called `{ $key }` here.
unknown-key-label = not known
# $key, $other
key-not-beside = `{ $key }` can’t be used together with `{ $other }`.
key-not-beside-label = one too many
key-not-beside-help = Keep one of them. What belongs to a single rule goes in that rule.
# $key; a second label
key-not-first = `{ $key }` says what this is, so it comes first.
key-not-first-label = move it up
key-not-first-help = Put it before the other keys.
# $key
help-item-of-its-own = It is a declaration of its own: begin a new entry of the list with `- { $key }: …`.

# $keys_list (in backticks)
missing-key = Missing here: { ALL($keys_list) }.
missing-key-label = doesn’t say it
missing-key-help = Add, indented like the other keys:
# $key, $other
missing-either = Missing here: `{ $key }` or `{ $other }`.
missing-either-label = says neither
missing-either-help = Add one of them, indented like the other keys.

# $key; a second label: first-label
duplicate-key = There are two entries called `{ $key }`.
duplicate-key-label = the second one
duplicate-key-help = In YAML, a name can be used only once in the same place. Rename one of them, or remove it.

# $shape (value, list, mapping, flag)
wrong-shape = { $shape ->
    [list] A list is needed here.
    [mapping] Keys with values are needed here.
    [flag] Only `true` is allowed here.
   *[value] A single value is needed here.
 }
wrong-shape-label = { $shape ->
    [list] no list
    [mapping] no keys
    [flag] neither `true` nor `false`
   *[value] no single value
 }
wrong-shape-help = { $shape ->
    [list] Write `[one, two]`, or a line that begins with `- ` for each.
    [mapping] Write lines like `key: value`.
    [flag] Write `true`, or leave the whole line out.
   *[value] Write it after the colon, on the same line. A value with YAML’s own signs in it goes in quotation marks.
 }
# no arguments
help-quote-it = A colon followed by a space makes a key of what comes before it. Put the whole value in quotation marks:

# no arguments
empty-value = There is no value here.
empty-value-label = nothing
empty-value-help = Write one, or remove the key.

# $found
bad-character = The character `{ $found }` can’t be part of a value.
bad-character-label = not printable
bad-character-help = Remove it. In a reason it may stand as an escape, such as `"\u2028"`.
# no arguments
quote-in-text = A reason can’t have a `"` in it.
quote-in-text-label = not here
quote-in-text-help = Use other quotation marks: `“…”`, `'…'`.
# no arguments
line-end-in-text = A reason is a single line of text.
line-end-in-text-label = the line ends here
line-end-in-text-help = Write it in one paragraph. Where it goes over several lines, begin it with `>-` rather than `|`.

# no arguments
comment-in-value = A comment can’t be inside a value.
comment-in-value-label = no comment to YAML
comment-in-value-help = Put it outside, on the line above the key. After a value without quotation marks, put a space before the `#`.

# What syntax errors say of the value of a key
# $missing
missing-at-end-of-value = `{ $missing }` is missing at the end of this value.
missing-at-end-of-value-label = here
# $expected_list
unfinished-value = The value ends in the middle.
unfinished-value-label = expected { ANY($expected_list) }
# no arguments
help-text-in-because = Free text is only allowed in `because`.
# $key
help-key-of-its-own = In YAML, it is a key of its own, in a line like `{ $key }: …`.
# no arguments
help-list = Several go in a list: `[one, two]`.


## Converting (CAM08x)

# $path
same-file = `{ $path }` can’t be converted to itself.
same-file-help = Name another file to write. `cambio-spec fmt` puts a file in the canonical format.

# $path
target-exists = `{ $path }` is there already and says something else.
target-exists-help = Name another file, or overwrite it with `--force`.

# $path
unknown-spelling = The name `{ $path }` doesn’t say which spelling to write in.
unknown-spelling-help = Let it end in `.cambio` for text, or in `.yaml` for YAML.


## Sentences (CAM1xx)

# $name (the message’s id), $language, $path (the file that it belongs in)
missing-message = The sentence `{ $name }` is missing in the language `{ $language }`.
missing-message-label = nothing says this
label-took-away = with this, the sentence is gone that said it
label-not-printed = this says it, but is not printed here
label-only-here = only said in some languages
# $name, $language
missing-for = The sentence `{ $name }` ({ $language }) doesn’t say for which wording of its rule it was written.
missing-for-label = no `.for`
missing-for-help = Add this line to it:
# $name, $language, $forms_list
missing-forms = The sentence `{ $name }` ({ $language }) lacks { ALL($forms_list) }, which the rulebook needs.
missing-forms-label = incomplete
missing-forms-help = Add to it:
# $name, $language
blank-sentence = The sentence `{ $name }` ({ $language }) still has `…` in place of words.
blank-sentence-label = no words yet
blank-sentence-help = Write the words in place of `…`.
# $name (of the game), $language, $path
no-sentences = There are no sentences for `{ $name }` in the language `{ $language }`, so none of its books can be printed in it.
no-sentences-label = nothing says its rules
no-sentences-help = Write them in `{ $path }`; `cambio-spec new game` shows what they look like.
missing-message-help = Write it in `{ $path }`.
# $path
missing-noun-help = Write in `{ $path }` what this is called: a noun, such as “score”, and in the lines below it how that stands in a sentence: `.own` as “your score”, `.value` as “the best score”, `.card` as “the worth of the card”, `.who` as “the starting player”, `.yes` as “you are out”, `.no` as “you aren’t out”.

# no arguments
broken-message = There is no sentence here that can be read.
broken-message-help = A sentence is written `name = text`; its further lines are indented, and every brace is closed.

# $name
duplicate-message = The sentence `{ $name }` stands here a second time.
duplicate-message-help = Keep the one that is right, and remove the other.

# $name, $variable (without its dollar sign)
unknown-variable = The sentence `{ $name }` uses `${ $variable }`, which the rules don’t give it.
unknown-variable-help = Check the spelling against the comment above the English sentence.
# $used_list (`$limit`)
usable-variables-help = In this sentence you can use { ANY($used_list) }. Put one of these in its place, or write out what you mean.
# $numbers_list
other-numbers-help = { COUNT($numbers_list) ->
    [0] No number without a name stands in what it says.
   *[other] Of the numbers without a name, it may use those that stand in what it says: { ALL($numbers_list) }.
 }

# $name, $reference (a message, term, function or rule, as written)
unknown-reference = The sentence `{ $name }` refers to `{ $reference }`, which doesn’t exist.
unknown-reference-help = Between braces stands another sentence of this file, or a word of it such as { "{" } zone-stock { "}" }: correct the name, or write the sentence `{ $reference }`.
# $first (the name of a rule or of a sentence)
unknown-topic-help = In `.about` and `.holds`, name rules and sentences that there are, such as `{ $first }`; several are separated by commas. If the rule is gone, take its name out.

# $name, $variable (or a list of functions): only one of two languages has it
sentence-differs = The sentence `{ $name }` and the same one in the other language don’t both use `{ $variable }`.

# $name, $variant (the choice at fault)
broken-choice = In the sentence `{ $name }` the choice `{ $variant }` is never taken, or is taken for zero too.
broken-choice-help = A number like `[0]` stands above the words like `[one]`; in some languages zero counts as `one`.

# $name, $reason
wrong-use = The sentence `{ $name }` gives a function what it can’t take (`{ $reason }`).

# $name, $rule, $what_list (as the rule says it: numbers, ranks, places, actors)
unsaid = No sentence mentions { ANY($what_list) } of the rule `{ $rule }`.
unsaid-label = it is never mentioned here
unsaid-help = Add this to the sentence `{ $name }` in every language. Or say that it leaves this out on purpose:
# $used_list (`$number-4`), $name (of the sentence)
unsaid-number-help = Use { ALL($used_list) } in the sentence `{ $name }`, in every language. Only 0 and 1 need not be said. Or say that it leaves this out on purpose:

# $name, $variant (as in the catalog), $option
choice-of-no-value = The sentence `{ $name }` has words for `{ $variant }`, but the option `{ $option }` can’t be that.

# $name, $values_list; in the help: $variable
values-alike = The sentence `{ $name }` says the same for { ALL($values_list) }.
values-alike-label = it doesn’t tell them apart
values-alike-help = Let it choose by `${ $variable }`, with words for each value, in every language.

# $text (one character, or a few), $language
unprintable = The rules can’t be printed in the language `{ $language }`: no font has `{ $text }`.
unprintable-help = Write the name or the sentence that it stands in without it.

# $reason (in the words of the typesetter), $language
unprintable-otherwise = The rules can’t be printed in the language `{ $language }` (`{ $reason }`).
unprintable-otherwise-help = Put what the typesetter complains about in another way; the rules themselves are fine.

# $language
overfull-sheet = In the language `{ $language }`, the rule sheet doesn’t fit on one page, not even in small print.
overfull-sheet-help = Give the longest sentences of actions, scoring and winning a shorter form for the sheet, in their attribute `.short`.

# $name
stale-message = Nothing uses the sentence `{ $name }` any more.
stale-message-help = Delete it here. If it is meant for a rule, name it after that rule, with hyphens in place of dots and underscores, and add `.for = …` with the rule as it reads.
# $rule, $near (the sentence of that rule, which isn’t there)
misnamed-message-help = If it is meant for the rule `{ $rule }`, call it `{ $near }`, and add `.for = …` with the rule as it reads. Otherwise delete it here.

# $name, $form (an attribute); help: $needed (the attribute that is missing)
unprinted-form = In the sentence `{ $name }` nothing prints `.{ $form }`.
unprinted-form-help = Remove it, or write it where it is needed: `.title` is for actions, powers and variants, `.short` for what stands on the sheet.
unprinted-reason-help = Remove it, or tell which rule it explains: `.{ $needed }` holds that rule.

# $path (the output folder)
stale-output = What lies in `{ $path }` is not what the rules say now.
stale-output-help = Run `cambio-spec build`, and delete what is left over.
# Notes: $path (a file)
note-missing = `{ $path }` is missing.
note-different = `{ $path }` is out of date.
note-left-over = `{ $path }` is left over: no rule set makes it any more.

# $name (the message), $language, $rule
outdated-message = The sentence `{ $name }` in the language `{ $language }` was written when the rule `{ $rule }` read differently.
outdated-message-label = written for this
outdated-message-help = Check what the sentence says, mend it if needed, and then give it the rule as it reads now:
# beside the carets of the rule, no arguments
label-reads-now = reads like this now

# $name, $language, $rule, $path (the file of a variant)
outdated-in-variant = The sentence `{ $name }` in the language `{ $language }` was written for the rule `{ $rule }` as the game has it; the variant changes that.
outdated-in-variant-label = written for this
outdated-in-variant-help = Write the sentence for the variant, in `{ $path }`:

# $name, $language, $rule (that the variant removes), $path (the file of the variant)
says-removed-rule = The sentence `{ $name }` in the language `{ $language }` also states the rule `{ $rule }`, which the variant removes.
says-removed-rule-label = not in this variant
says-removed-rule-help = Write the sentence without it, in `{ $path }`:

# $language, $names_list (questions and glossary entries), $rules_list, $path
left-out = In the language `{ $language }`, the rulebook leaves out { ALL($names_list) }: the variant changes what they are about, { ALL($rules_list) }.
left-out-label = changed here
left-out-help = Where they still hold, list them in `{ $path }` under `.holds` of any message, as in `.holds = { $first }`; else write them there anew.


## Editing (CAM2xx)

# $rule
uncited = The rule `{ $rule }` doesn’t say where it comes from.
uncited-label = no book, no reason
uncited-help = Add the place in the book, like `[scoring.3]`, or your reason: `because "…"`.
uncited-help-in-yaml = Add the place in the book, like `cites: [scoring.3]`, or your reason, like `because: …`.

# $rule, $overridden_list
unreasoned = `{ $rule }` makes an exception to { ALL($overridden_list) } that no book states.
unreasoned-label = no book, no reason
unreasoned-help = Add the place in the book, like `[scoring.3]`, or your reason: `because "…"`.
unreasoned-help-in-yaml = Add the place in the book, like `cites: [scoring.3]`, or your reason, like `because: …`.

# $category, $name
unused-name = Nothing uses { category-the } `{ $name }`.
unused-name-label = never used
unused-name-help = Remove it, or use it.

# $code, $rule
unused-accept = There is no finding { $code } at `{ $rule }` to accept.
unused-accept-label = accepts nothing
unused-accept-help = Remove this line: the fault is mended, or it lies elsewhere now.

# $feature (as it was asked for), $ruleset
unused-feature = `{ $feature }` changes nothing in `{ $ruleset }`.
unused-feature-label = of no use here
unused-feature-help = Leave it out, or change what makes it idle.
unused-together-help = If they aren’t meant to be played together, let one say that it `excludes` the other; or change what makes it idle.
# $feature
feature-twice = `{ $feature }` is named twice.
feature-twice-label = declared here
feature-twice-help = Once is enough.

# $rule, $rules_list (the rulings that leave it nothing to decide)
moot-ruling = The ruling `{ $rule }` never decides anything: { COUNT($rules_list) ->
    [one] { ALL($rules_list) } decides
   *[other] { ALL($rules_list) } decide
 } before it. This is proved.
moot-ruling-label = never needed

# $question
left-open = The question `{ $question }` is left open.
left-open-label = the players have to agree
left-open-help = That is fine if you mean it; else write `ruled …`, and the rules that carry it out.


## Play (CAM3xx)

# $count (players), $rule, $reason (of the kernel); further labels: value-label
stuck = With { $count ->
    [one] one player
   *[other] { $count } players
 }, play can’t go on at `{ $rule }`: { stops-reason }.
stuck-label = play stops here
stuck-help = { $reason ->
    [stuck] Say where play goes from here: `go to …`, `end round` or `end match`.
    [no-move] Give whoever’s turn it is something that they may always do.
    [endless] Let one of the stages that follow each other end the round, or wait for a player’s choice.
    [no-card] Say what happens when there are no cards left: `if size of … = 0 then (…)`, or say at the pile from which other one it is `refilled`.
    [taken] Move away the card that lies there first.
    [full] Make the place larger, or move fewer cards there.
    [not-given] Ask that only where it has an answer.
   *[undefined] Say what happens when nobody, or no card, is meant: `if … then (…)`.
 }

# $count (players), $rule, $reason: as for `stuck`
no-target = With { $count ->
    [one] one player
   *[other] { $count } players
 }, `{ $rule }` can’t be carried out: { stops-reason }.
no-target-label = this needs what isn’t there
no-target-help = { $reason ->
    [no-card] Say what happens when there are no cards left: `if size of … = 0 then (…)`.
    [taken] Move away the card that lies there first.
    [full] Make the place larger, or move fewer cards there.
   *[no-choice] Allow it only when there is something to choose (`when some … where …`), or make it `optional`.
 }
# $rule (an action that nobody can take), $values_list (what its condition asks, and how that is)
shut-action = `{ $rule }` isn’t possible: { ALL($values_list) }.
# $rule
shut-choice = `{ $rule }` isn’t possible: there is nothing to choose.
# $count (cards), $places_list (where they lie, with how many each)
deck-dealt-out = The deck has { $count } cards, and these are there already: { ALL($places_list) }.
# $count (cards in the deck), $sum (`6 × 9 + 1 = 55`), $steps_list (which step takes how many)
deck-too-small = The deck has { $count } cards, but { $sum } are needed before anybody has a move: for { ALL($steps_list) }.
# $most (players for whom it has enough, 0 where there are none), $lacking (cards), $decks
deck-too-small-help = { $most ->
    [0] Deal fewer cards, or play with more decks: { $decks } are enough, for { $lacking ->
        [one] one card is
       *[other] { $lacking } cards are
     } lacking.
    [one] Let only one person play, deal fewer cards, or play with more decks: { $decks } are enough, for { $lacking ->
        [one] one card is
       *[other] { $lacking } cards are
     } lacking.
   *[other] Let at most { $most } people play, deal fewer cards, or play with more decks: { $decks } are enough, for { $lacking ->
        [one] one card is
       *[other] { $lacking } cards are
     } lacking.
 }

# $rule (an action, a power or a phase)
unreachable = Play never comes to `{ $rule }`, with however many players. This is proved.
unreachable-label = never possible
unreachable-help = See what it asks for: no step of any game makes that true. Change the condition, or remove what nobody can do.

# $count (players), $rule
play-open = With { $count ->
    [one] one player
   *[other] { $count } players
 }, it isn’t proved that play can always go on at `{ $rule }`; nor was a game found in which it can’t.
play-open-label = not proved
play-open-help = Let it be asked before whether what this needs is there (`when …`, `if … then …`). Then it can be proved.
# $ruleset, $counts_list (numbers of players)
play-unfinished = That play can always go on is not proved of `{ $ruleset }` with { ALL($counts_list) } players: there are too many situations.
play-unfinished-help = Games that were played by chance went well.
# $count: stands in `frame-bound`
bound-play = { $count ->
    [one] one situation
   *[other] { $count } situations
 }
# $ruleset
play-late = It isn’t known whether play can always go on in `{ $ruleset }`: there wasn’t enough time.

# $count (players), $reason, $rule (a phase or an action), $deals, $moves
no-end = With { $count ->
    [one] one player
   *[other] { $count } players
 }, { $reason ->
    [choice] no round was tried, so it isn’t known whether one ends: at `{ $rule }` a player chooses among too many numbers
    [time] it isn’t known whether a round ends: there wasn’t enough time to play one
    [trap] no round ends any more once play has come to `{ $rule }`. This is proved
    [proved] no round ever ends. This is proved
   *[moves] no round came to an end: { $deals } deals were tried, with { $moves } moves each
 }.
no-end-label = { $reason ->
    [choice] too many numbers to try
    [time] takes too long to be tried
    [proved] no way leads from here to the end of a round
    [trap] no way leads from here to the end of the round
   *[moves] play still goes on here
 }
no-end-help = { $reason ->
    [choice] Let the player choose among fewer numbers.
    [time] Let less be done between one move and the next.
    [proved] Give players something to do that ends the round (`end round`), or that leads to a stage which ends it. If there is such a thing, see what it asks for: no step of any game makes that true.
    [trap] Give players something to do here that ends the round (`end round`), or that leads back to where it can be ended.
   *[moves] Give players something to do that ends the round (`end round`), or that leads to a stage which ends it. If there is such a thing, see what it asks for: in none of these rounds did anybody get that far.
 }
# $first, $last (so many moves), $same (what is the same after both)
circle = After { $last ->
    [one] one move
   *[other] { $last } moves
 } it is again as it was { $first ->
    [0] before the first
    [one] after one
   *[other] after { $first }
 }: the same place in the rules, the same facts, { $same ->
    [cards] and every card lies as it did
    [counts] and as many cards everywhere
   *[facts] though not as many cards everywhere
 }.
# $count (states of play that were looked at)
no-circle = No moves that lead back to where they began were found; { $count ->
    [one] one state of play was
   *[other] { $count } states of play were
 } looked at.
# $count (players), $rule (a phase)
play-astray = With { $count ->
    [one] one player
   *[other] { $count } players
 }, it isn’t proved that a round can still end at `{ $rule }`; nor was a game found that comes there.


## Decisions (CAM4xx)
## Rules are named by what they cite where one place is enough, else by their own name.

# $decision, $subject (whom or what it is asked about)
gap = No rule says what `{ $decision }` is for { $subject }.
gap-label = no rule applies
gap-help = Add a rule for this case, or widen the condition of one that nearly applied.
gap-in-table-help = Add a row for this card, or let another row stand for more cards.

# $decision, $count (players)
gap-plain = With { $count ->
    [one] one player
   *[other] { $count } players
 } it can happen that no rule says what `{ $decision }` is.

# $decision: about one deal
gap-here = With these cards, no rule says what `{ $decision }` is.

# $decision, $reason, $detail, $nest: see unknown-reason
gap-unknown = Whether `{ $decision }` always has a rule is not known: { unknown-reason }.

# $rules_list, $values_list (in the same order), $subject
overlap = { ALL($rules_list) } { COUNT($rules_list) ->
    [2] both
   *[other] all
 } apply to { $subject }: { ANY($values_list) }. Which is meant?
overlap-help = Let one rule say that it `overrides` the other, or narrow one of their conditions.
overlap-of-rows-help = No row of a table overrides another: let one of the two stand for fewer cards, or remove it.

# $rules_list, $values_list
overlap-plain = { ALL($rules_list) } { COUNT($rules_list) ->
    [2] both
   *[other] all
 } apply: { ANY($values_list) }. Which is meant?

# $rules_list, $reason, $detail, $nest
overlap-unknown = Whether { ALL($rules_list) } can give different values is not known: { unknown-reason }.

# $rule
dead-rule = The rule `{ $rule }` never applies, whatever the cards and however many play.
dead-rule-label = no deal makes this true
dead-rule-help = Look for a slip in its condition, or remove the rule.

# $rule, $reason, $detail, $nest
dead-rule-unknown = Whether the rule `{ $rule }` ever applies is not known: { unknown-reason }.

# $rule, $rules_list (those that override it)
always-overridden = The rule `{ $rule }` never has a say: wherever it would apply, { COUNT($rules_list) ->
    [one] { ALL($rules_list) } overrides it
   *[other] one of { ALL($rules_list) } overrides it
 }.
always-overridden-label = never has a say
always-overridden-help = Check which rule should be the exception, or remove the rule.

# $rule, $reason, $detail, $nest
always-overridden-unknown = Whether the rule `{ $rule }` ever has a say is not known: { unknown-reason }.

# $rule, $subject, $reason: see undefined-reason
undefined-value = The rule `{ $rule }` can’t be worked out for { $subject }: { undefined-reason }.
undefined-value-label = has no value here
undefined-value-help = In the condition of the rule, ask first whether there is one.
# $condition (as a rule file has it)
still-there-help = Nothing is decided about such a player: ask first whether they are still there, `{ $condition }`.

# $rule, $reason
undefined-value-plain = There is a situation in which the rule `{ $rule }` can’t be worked out: { undefined-reason }.

# $rule, $reason: about one deal
undefined-here = With these cards, the rule `{ $rule }` can’t be worked out: { undefined-reason }.

# $rule, $reason, $detail, $nest: see unknown-reason
undefined-value-unknown = Whether the rule `{ $rule }` can always be worked out is not known: { unknown-reason }.

# $reason: nothing-to-compare, empty-pile, empty-slot, no-number, nobody, left, undecided
undefined-reason = { $reason ->
    [nothing-to-compare] there is nothing to compare
    [empty-pile] the pile is empty
    [empty-slot] no card lies there
    [no-number] the card has no number
    [nobody] it asks about a player, and there is nobody
    [left] it asks something about a player who has left the match
    [undecided] it builds on a definition that is not decided here
   *[other] there is nothing that it could mean
 }

# $decision
contradiction = What is taken for granted when `{ $decision }` is asked can never be true all at once.
contradiction-label = these exclude each other
contradiction-help = Nothing about this definition can be proved before that is mended.

# $decision, $reason, $detail, $nest
contradiction-unknown = Whether what is taken for granted for `{ $decision }` can be true is not known: { unknown-reason }.

# $rule
property = What is expected as `{ $rule }` isn’t always so.
property-label = not so with these cards
property-help = Change the rules so that it holds, or say with `given` where it is expected.

# $rule, $reason, $detail, $nest
property-unknown = Whether what is expected as `{ $rule }` always holds is not known: { unknown-reason }.

# $code, $decision, $worth
better-is-worse = A better `{ $worth }` can give a worse `{ $decision }`.
better-is-worse-label = the better one comes off worse
better-is-worse-help = Change the rule that turns it round or, if that is meant, accept it with a reason: `accept { $code } at { $decision } because`.

# $decision, $worth, $reason, $detail, $nest
better-is-worse-unknown = Whether a better `{ $worth }` can give a worse `{ $decision }` is not known: { unknown-reason }.

# $code, $decision, $worth
best-is-worse = The best `{ $worth }` of all can give a worse `{ $decision }` than another.
best-is-worse-label = the best comes off worse
best-is-worse-help = Change the rule that turns it round or, if that is meant, accept it with a reason: `accept { $code } at { $decision } because`.

# $decision, $worth, $reason, $detail, $nest
best-is-worse-unknown = Whether the best `{ $worth }` of all can give a worse `{ $decision }` than another is not known: { unknown-reason }.

# $code, $decision, $fact
wrong-is-better = Whoever `{ $fact }` names can be beaten and still have a better `{ $decision }` than if it had been another.
wrong-is-better-label = being wrong pays here
wrong-is-better-help = Change the rule that turns it round or, if that is meant, accept it with a reason: `accept { $code } at { $decision } because`.

# $decision, $fact, $reason, $detail, $nest
wrong-is-better-unknown = Whether being named by `{ $fact }` and beaten can lead to a better `{ $decision }` is not known: { unknown-reason }.

# $rule
several-first = `{ $rule }` takes the first player for whom something holds, and it can hold for several; but at a table no seat is the first.
several-first-label = several could be meant
several-first-help = Say from whom on, as in `first of players from left of dealer where`, or ask for something that only one can fulfil.

# $rule, $reason, $detail, $nest
several-first-unknown = Whether the `first of players` of `{ $rule }` can only mean one is not known: { unknown-reason }.

# $code, $decision, $each: whether it is told of each player (yes), or names one (no)
no-single-winner = { $each ->
    [yes] The match can end with `{ $decision }` true of several players, or of none: one should win.
   *[no] The match can end without anybody in `{ $decision }`: somebody should win.
}
no-single-winner-label = no single winner
no-single-winner-help = Say how a tie is broken, or end the match only when one has won. If players may share the win, accept it with a reason: `accept { $code } at { $decision } because`.

# $decision, $reason, $detail, $nest
no-single-winner-unknown = Whether the match always ends with one winner by `{ $decision }` is not known: { unknown-reason }.

# $detail: a reason of the prover
unsupported-part = { $detail ->
    [order] conditions on cards that may have no value
    [may-grow] slots in a grid that may grow
    [gaps] free places of a grid
    [zone-value] places for cards as values
    [spot-value] slots in a grid as values
    [long-range] ranges that long
    [recursive] definitions that need themselves
    [foreign-name] words of another deck
   *[other] `{ $detail }`
 }
# $reason: time, unsupported ($detail: the part of the language), large ($detail: the rule),
# large-nest ($nest besides: what is gone through, each within the one before), solver ($detail:
# its words)
unknown-reason = { $reason ->
    [time] time was up
    [unsupported] the prover can’t yet reason about { unsupported-part }
    [large] `{ $detail }` alone is too large for the prover
    [large-nest] in `{ $detail }` the prover would have to go through too much within each other: { $nest }
   *[solver] the prover gave up (`{ $detail }`)
 }
unknown-help = Not known is not “fine”. Give more time with `--timeout`, or make the rule simpler.
unknown-unsupported-help = Not known is not “fine”, and more time doesn’t help here. Say it in another way.
unknown-large-help = Not known is not “fine”, and more time doesn’t help here. Write the inner part as a definition of its own, which is worked out once, or go through less: one row rather than all cards.

# Beside the carets of a rule that takes part in a finding: $value
label-gives = gives { $value }
# no arguments
label-applies = applies too
# under a guard that fails, no arguments
label-not-so = not so here
# $rules_list
label-overridden = overridden by { ALL($rules_list) }
# no arguments
label-asked = asked here
label-no-value = has no value here

# Notes. $because (the reason given)
note-accepted = Accepted because “{ $because }”.
# $count
note-more = { $count ->
    [one] One more rule applies here.
   *[other] { $count } more rules apply here.
 }


## Suggestions

# $nearest
help-nearest = Did you mean `{ $nearest }`?
# $known_list
help-known = Known here: { ALL($known_list) }.
# no arguments
# $zone, $name: as written in the rule file
help-spots-in = Write `spots in { $zone }`, not `cards in { $zone }`: then `{ $name }` is a slot, and stands for its card as well.
# $name
help-no-slots = Only the cards of a grid lie in slots; of other cards, such as `{ $name }`, this can’t be asked.
# $first, $second
help-swap-grids = To exchange whole grids, swap the cards that lie in the same place: `each one in { $first }: each two in { $second } where row of two = row of one and column of two = column of one: swap one with two`. A card that faces a gap stays where it is.
# $name
help-several = `{ $name }` are several. Say what is meant with `some one in { $name } where …` or `number of spots in { $name }`, or go through them with `each one in { $name }: …`.
help-slots-of-a-pile = Only a grid has slots to choose from. If each player has several of these cards, the place can be a grid, too: `zone … of player: 2 slots, seen by its owner`; of a pile, only `top of …` can be asked.
help-slots-of-a-pile-in-yaml = Only a grid has slots to choose from. If each player has several of these cards, the place can be a grid, too: `zone: … of player`, `holds: 2 slots`, `shown: seen by its owner`; of a pile, only `top of …` can be asked.
help-goal = A card goes onto a pile (`discard`), into a whole grid or a hand (`grid of me`), where it takes the first free slot, or into a slot that has been chosen before: `choose spot in …; … to spot`.
help-source = One card is the top of a pile (`top of stock`), or lies in a slot that has been chosen before: `choose spot in …; move spot to …`. For all of them, write `each spot in …: move spot to …`.
help-some-cards = These can be the top of a pile (`top of stock`), a whole grid of one player or a row of it (`row 1 of grid of me`), or a slot that has been chosen before: `choose spot in …`.
help-spots = Choose one of these slots (`choose spot in …`), or ask something of all of them: `number of spots in …`, `some spots in … where …`.
help-brackets = A phrase with `where` comes last or goes in brackets: `(number of players where …) > 1`.
help-if-in-brackets = One condition inside another stands in brackets: `if … then (if … then …) else …`.
# no arguments
help-value-first = The value comes first, then `when` and its condition: `0 when total of player = lowest`. Effects are written `if … then …`.
help-value-first-in-yaml = The value stands under `is`, its condition under `when`. Effects are written `if … then …`.
# no arguments
help-one-comparison = One comparison at a time: join two of them with `and`.
# no arguments
help-by-any-player = `by any player` comes right after the name of an action: `action stick by any player in turn: …`.
help-by-any-player-in-yaml = `by any player` comes right after the name of an action: `- action: stick by any player`.
# no arguments
help-whole-numbers = There are only whole numbers.
help-when-in-define = What depends on a condition is a rule with a name: `rule usual: … rule other: … when … overrides usual`.
help-when-in-define-in-yaml = What depends on a condition is a rule with a name, under `rules`: with `is` and `when`, and `overrides` for those that it wins over.
help-one-deck = A game has one deck, however many play. Keep one, and let a variant replace it for other numbers of players: `variant two_packs of …, needs players 5 or 6: replace deck 2 french_52 in stock`.
help-one-deck-in-yaml = A game has one deck, however many play. Keep one, and let a variant replace it for other numbers of players: `needs: players 5 or 6`, and under `patches` `- replace deck: 2 french_52`.
help-no-division = There is no division: a value is a whole number. Multiply the other side of a comparison instead, as in `2 * a < b`, or name the values in a table.
# $nearest
help-small-letters = Names are written in small letters: `{ $nearest }`.
# $found
help-remove = Leave out `{ $found }`.
# $code, $nearest
unknown-code = There is no code `{ $code }`. The nearest one is `{ $nearest }`.


## The frame around a finding

# $label (a severity and a code, a hint, a fact), $said
labelled = { $label }: { $said }
severity-error = error
severity-warning = warning
severity-note = note
status-unknown = not known
status-accepted = accepted
status-bounded = bounded

# $place (the book’s file and line), $citation
book-place = { $citation }, in { $place }
# $citation
book-unknown = { $citation }
# $feature_list
frame-features = Only with { COUNT($feature_list) ->
    [one] the feature
   *[other] the features
 } { ALL($feature_list) }.
# $count (players)
frame-deal = The smallest deal that shows it, with { $count ->
    [one] one player
   *[other] { $count } players
 }:
# $count
frame-deal-played = How the cards lie then, with { $count ->
    [one] one player
   *[other] { $count } players
 }:
# $subject
frame-values = What each rule gives { $subject }:
frame-values-plain = What each rule gives:
frame-values-asked = What comes out:
frame-moves = How play gets there:
# Between the first moves of a long game and its last ones: $count
frame-moves-left-out = … after { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
 } …
frame-no-cards = no cards
# Under the cards of an example; a card that lies face down is drawn with an edge of ░.
frame-face-down = Cards with a shaded edge lie face down.
frame-face-up = All these cards lie face up.
frame-known = The initials below them are those of the players who know the card.
frame-known-to-nobody = Nobody knows the cards that lie face down.
# $bound
frame-bound = Looked at only up to { $bound }; beyond that, nothing is known.
# $code
frame-explain = More: `cambio-spec explain { $code }`
frame-help = Hint
# $count
frame-lines = { $count ->
    [one] one more line
   *[other] { $count } more lines
 }

# Values as people read them
value-nobody = nobody
value-yes = yes
value-no = no
# The last line. $name (the rule set), $proved, $fewest, $most
summary-fine = { $name }, { $fewest } to { $most } players: nothing found; { $proved ->
    [one] one question proved
   *[other] { $proved } questions proved
 }.
# $name, $counts_list (numbers of players), $proved
summary-fine-some = { $name }, { ALL($counts_list) } players: nothing found; { $proved ->
    [one] one question proved
   *[other] { $proved } questions proved
 }.
# $count (configurations)
summary-together = Checked with its features as well: { $count ->
    [one] one combination
   *[other] { $count } combinations
 }.
# $name
summary-rejected = { $name } can’t be checked before this is mended.
# $name, $refuted, $unknown, $bounded, $accepted, $proved
summary-count = { $name }: { $refuted ->
    [one] { $refuted } fault found
   *[other] { $refuted } faults found
 }, { $unknown } not known{ $bounded ->
    [0] { "" }
   *[other] , { $bounded } bounded
 }{ $accepted ->
    [0] { "" }
   *[other] , { $accepted } accepted
 }, { $proved ->
    [one] { $proved } question proved
   *[other] { $proved } questions proved
 }.
