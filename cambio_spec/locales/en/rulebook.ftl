### What rulebooks and rule sheets say of themselves, whatever the game.


# $fewest, $most (players)
rulebook-subtitle = Rulebook for { $fewest } to { $most } players
rulebook-subtitle-listed = Rulebook for { ANY($counts_list) } players
sheet-subtitle = The rules on one page
document-author = cambio-spec
# no arguments; the language, with the country where that matters: pt-BR
document-language = en
# no arguments; how a sentence goes on behind a colon, in running text: small or capital
after-colon = small

# $configuration, $hash (of the rules), $version (of the tool), $verdict, $accepted: see
# document-verdict
document-stamp = { $configuration } · rules { $hash }{ document-verdict } · cambio-spec { $version }
# $verdict (unchecked, fine, accepted, bounded, open), $accepted (a number)
document-verdict = { $verdict ->
    [fine] , checked
    [accepted] , checked, { $accepted ->
        [one] one finding accepted
       *[other] { $accepted } findings accepted
     }
    [bounded] , checked within limits
    [open] , with open findings
   *[unchecked] { "" }
 }
document-draft = Draft with open findings

# $rule, $text (as the rule file has it)
draft-rule = There is no sentence for the rule “{ $rule }” yet: { $text }


## Sections

section-about = About the game
section-players = Players
section-deck = Cards and values
section-object = Object of the game
section-varied = What is different here
section-agreed = Agree before you play
section-variants = Variants
section-setup = Setting up
section-play = Playing
section-powers = Powers
section-scoring = Scoring
section-winning = Winning the match
section-questions = Questions and rulings
question-open = Left open: agree on it before you play.
section-glossary = Glossary


## Players, cards and values, where a game has no sentence of its own

# $fewest, $most, $direction
players-range = { $fewest } to { $most } people can play. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table.

players-listed = { ANY($counts_list) } people can play. Turns go { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 } around the table.

# $cards
deck-size = You need a pack of { $cards } cards.

# $packs, $jokers
deck-parts = You need { $packs ->
    [one] a pack of 52 cards
   *[other] { $packs } packs of 52 cards
 }{ $jokers ->
    [0] .
    [one] { " " }and one joker.
   *[other] { " " }and { $jokers } jokers.
 }

# $cards, $copies_list: each a copies-rank or a copies-run
deck-own = You need { $cards } cards: { ALL($copies_list) }.

# $count, $rank, $suit (none, suited: each of the four, red, black, hearts, spades, diamonds, clubs)
copies-rank = { $count } × { $rank }{ $suit ->
    [suited] { " " }in each suit
    [red] { " " }in hearts and in diamonds
    [black] { " " }in spades and in clubs
    [hearts] { " " }of hearts
    [spades] { " " }of spades
    [diamonds] { " " }of diamonds
    [clubs] { " " }of clubs
   *[none] { "" }
 }

# $count, $first, $last: ranks; $suit
copies-run = { $count } each from { $first } to { $last }{ $suit ->
    [suited] { " " }in each suit
    [red] { " " }in hearts and in diamonds
    [black] { " " }in spades and in clubs
    [hearts] { " " }of hearts
    [spades] { " " }of spades
    [diamonds] { " " }of diamonds
    [clubs] { " " }of clubs
   *[none] { "" }
 }

values-cards = Cards
values-points = Points

# $points
value-points = { SIGNED($points) }
value-pip = the number on it

# How much each of several cards is worth, as a sum: $factor (times the number), $sign (plus, minus,
# none), $offset
value-formula = { $factor ->
    [1] the number on it
   *[other] { SIGNED($factor) } × the number on it
 }{ $sign ->
    [plus] { " " }+ { $offset }
    [minus] { " " }− { $offset }
   *[none] { "" }
 }

# As above, where the number is taken away: $offset
value-from = { $offset } − the number on it


## Pictures

grid-owner = You
grid-looked-at = look at these once

# $rows (of the grid), $shape (2 × 2)
grid-alt = The cards in front of you, seen from above: { $shape } face-down cards. The bottom row is the one nearest to you.

flow-start = Your turn
flow-alt = The course of a turn: what you can do first, what it leads to, and what you may do at any time.
any-time = any time


## Tables

powers-card = Card
powers-effect = Power

# Above the table of powers, where a game doesn’t say when they work
powers-discarded = A power works when its card is discarded.
powers-held = A power works while its card is in your hand.
powers-lying = A power works where its card lies in front of you.

# $title (of an action)
title-quoted = “{ $title }”

# In that table, actions that such a card allows: $titles_list (each a title-quoted), and $section,
# where they are told
power-held = While it is in your hand, you can choose { ANY($titles_list) }, as told under “{ $section }”.
power-up = While it lies face up in front of you, you can choose { ANY($titles_list) }, as told under “{ $section }”.
power-lies = While it lies in front of you, you can choose { ANY($titles_list) }, as told under “{ $section }”.


# An example of the scoring; the players and their cards follow. A game may say it itself
# (`example`), with the name of the player whom a fact is about.
example-intro = An example:
# A further example that begins alike; $same (yes, no) where the sentence of the first one also told
# what had happened
example-another = { $same ->
    [yes] Another example, in the same situation:
   *[no] Another example:
 }
example-player = Player
example-cards = Cards
example-sum = Total
example-score = Score
example-why = Why


## Where rules come from

# $example (a mark as it stands behind a sentence)
marks-note = A mark like [{ $example }] says where a rule comes from: the section and the item in the published editions.
    .title = Sources
