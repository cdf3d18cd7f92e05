### The reference of the language, and the one of the findings, for people who write rules. The text
### is Markdown. A variable named like a construct ($move, $end-round) is a link to its section;
### so are $expressions, $sources, $comments, $reserved, $notation and $findings, and codes ($CAM410).
###
### For each construct: the message itself is its title; .meaning says what it is for. .slot-N
### explains what stands in the Nth pair of angle quotes of its grammar rule, .slot-N-name names it
### where its kind (slot-…) says too little; the other attributes explain its options by their words.


## The page

reference-title = The language of the rules

reference-intro = A rule file says how a game is played, in a few fixed turns of phrase. They are all here: the declarations that make up a rule file; the effects, which say what happens; and the ways to write values and conditions. The examples belong to the small game that `cambio-spec new game` writes; making one like it is also the best way to begin.

reference-declarations = Declarations
reference-declarations-intro = A rule file is a list of these, in any order. Each begins on a line of its own.
reference-effects = Effects
reference-effects-intro = What happens in a step, an action or a power. Several of them are separated by semicolons and happen in the order in which they are written.
reference-effects-names = Whoever acts is `me`: in an action or a power, the player who has chosen it.

# Headings of a construct’s parts
reference-part = Part
reference-part-meaning = What it is
reference-see = See also
reference-book = In the rulebook
reference-changes = What a variant can change

# Columns of the tables of expressions
expression-written = How to write it
expression-meaning = What it is
expression-gives = Gives

# $text (how else it may be written)
expression-also = Without the brackets it means the same: { $text }.


## How to read the forms

notation = How to read the forms
notation-intro = Each example comes after the general form of what it shows.
# $word, $slot, $optional, $choice, $repeated (in the notation)
notation-word = Plain words, such as { $word }, are written just as they are.
notation-slot = In place of { $slot }, write something of that kind.
notation-optional = What is inside { $optional } may be left out.
notation-choice = Of { $choice }, write one.
notation-repeated = What comes before { $repeated } may be repeated as often as you like.
notation-lines = It doesn’t matter where a line ends: spread everything over as many lines as you like, and `cambio-spec fmt` lays it out. Numbers are whole numbers up to a million.
notation-names = A name is made of small letters, digits and underscores and begins with a letter: `last_lap`. Each name means one thing in the whole game, and none of them may be one of the { $reserved }.


## What stands in angle quotes, unless a construct has a better word for it

slot-name = name
slot-number = number
slot-text = text
slot-code = code
slot-rank = rank
slot-cards = cards
slot-value = value
slot-condition = condition
slot-player = player
slot-choices = choices
slot-rule-name = rule
slot-place = place in a book
slot-effects = effects
slot-effect = effect
slot-source = source
slot-row = row
slot-step = step
slot-rule = rule
slot-change = change
slot-declaration = declaration


## Declarations

construct-game = What the game is called
    .meaning = The file of a game gives its name once, for use in commands and file names. What people call the game is one of its sentences, so that it can differ from language to language.
    .slot-1 = the name of the game; the file has the same name
    .edition = a book that the rules are taken from, and which they can then cite (see { $sources })
    .slot-2-name = label
    .slot-3-name = file

construct-players = Who plays
    .meaning = How many can play, and which way round the table the turns go.
    .slot-1-name = fewest
    .slot-2-name = most
    .direction = whether the next player is the one on the left or the one on the right
    .leaving-when = when somebody is out of the match; `it` is that player, who is passed over from then on
    .range = from the smallest number of players to the largest, at most 12
    .counts = or each possible number, one by one

construct-partners = Who plays together
    .meaning = People who play together are not each other’s opponents: `opponents` and `any opponent` then mean only the others. Without this declaration everybody plays alone.
    .slot-1 = when another player, `it`, plays together with `me`

# $packs (their names, each with what is in it)
construct-deck = The pack of cards
    .meaning = Which cards the game needs, and in which pile they all lie at the start. They are the same for every number of players: where more play with two packs, a { $variant } replaces them and says how many players it needs.
    .int = how many packs are shuffled together, if more than one; at most 4
    .slot-2-name = pack
    .pack = a pack that is sold like this: { $packs }. So many of them, and so many jokers, are shuffled together
    .with-jokers = how many jokers are added, at most 8; each has the rank `joker`
    .own-cards = cards of the game’s own: so many of each rank, such as `4 of 1 to 12, 2 of 13`. Ranks are `A`, `J`, `Q`, `K`, `joker`, numbers (below zero `minus 2`), or a name that you make up, such as `3 of peek`; the rulebook calls it what `rank-peek` says. Cards have no suit, unless one stands before the rank: `hearts`, `spades`, `diamonds` or `clubs`, `red` or `black` for both of a colour, `suited` for one card in each of the four
    .slot-8-name = pile
    .slot-8 = a pile that belongs to nobody, declared as a { $zone }

# What is in a pack
pack-french-52 = the 52 cards from ace to king in hearts, spades, diamonds and clubs, without jokers

construct-zone = A place for cards
    .meaning = Every place where cards can lie is declared once: a pile in the middle, the cards in front of a player, a hand. The declaration also says who sees the cards there.
    .slot-1 = the name of the place
    .of-player = each player has a place like this: `grid of me`, `grid of dealer`
    .pile = cards on top of each other, any number of them; only the top one can be taken
    .some-cards = a pile that holds at most that many cards
    .grid = slots side by side, row by row, beginning with the row nearest to the owner. When a card is taken away, its slot stays empty
    .or-more = the grid takes more cards when all of its slots are full
    .at-most = how many cards such a grid takes at most, those in its slots included; the rulebook says so. A rule that adds one asks before: `if size of grid of me < 6 then move top of stock to grid of me`
    .face-up = everybody sees the cards
    .face-down = nobody sees the cards
    .seen-by-its-owner = only the player whose place it is sees the cards
    .refilled = what it is made up from when a card of it is moved, dealt, looked at or turned over and none is left: the cards of another pile, shuffled. An action that is open only `when size of stock > 0` never comes to that. `keeping top`: the top card of the other pile stays where it is

construct-param = A number with a name
    .meaning = For a number that players may want to change, or that several rules use: a limit, a penalty. The rulebook prints it wherever a sentence mentions it, and a { $variant } can change it.
    .slot-1 = the name
    .slot-2-name = number
    .slot-2 = the number itself

construct-option = What players agree on
    .meaning = Something that the players settle before they begin, and what is usual. The rules refer to it by its name, like a fact that never changes. The words of an option mean something only beside it: `race = first`. On the command line, name only what isn’t as usual: `cambio+quick+limit=50`. The rulebook lists the options, each with a sentence of its own ({ $CAM100 }).
    .slot-1 = the name of the option
    .is = the numbers or the words that it may be; without this part it is on or off
    .int = what is usual, where it is a number
    .on = what is usual: it is on
    .off = what is usual: it is off
    .name = what is usual, where it is a word
    .terms = how many players it needs, and which other features it needs or excludes, as in { $variant }

construct-fact = What everybody knows
    .meaning = Something about the game that isn’t a card: who deals, who has called, how many points somebody has. It changes with { $let }, and everybody at the table knows it.
    .slot-1 = the name of the fact
    .of-player = each player has one: `running of me`
    .a-player = a player; at the start, the one in the first seat
    .a-player-or-nobody = a player or nobody; at the start, nobody
    .yes-or-no = whether something is so; at the start, it isn’t
    .a-number = a whole number; at the start, 0
    .a-number-from-to = a whole number from the first to the second; at the start, the one nearest to 0
    .kept = it lasts for the whole match; without this word it goes back to what it was at the start when a new round begins

construct-table = What cards are worth
    .meaning = One row for each kind of card. The rules then refer to the table by its name: `worth of card`. Every card needs exactly one row; if a card has none, or two that differ, the check says so ({ $CAM401 }, { $CAM410 }). The rulebook shows the table with pictures of the cards.
    .slot-1 = the name of the table

item-row = A row names a rank, such as `A`, or ranks from one to another, such as `2 to 10`. A suit or a colour comes before it if only those cards are meant, as in `red K`. After `is` comes what they are worth: a number, or `pip of card`, which is the number on the card.
    .slot-2-name = worth

construct-define = What something is
    .meaning = A definition gives a name to something that can be found out from the cards and the facts: a total, the winner, whether somebody is out. If it depends on the situation, it has several rules. In every situation one of them has to apply, or several that give the same; the check looks for a real deal in which none applies ({ $CAM401 }), or two that differ ({ $CAM410 }). In the rulebook, a definition needs a sentence written by you ({ $CAM100 }), unless everything that asks it is told in the tool’s own words and says what it stands for. Those words call it as `define-total` says, in forms such as `.own = your total`. Where the game has such words for it, its rules need no sentence either, as long as they give numbers, sums of numbers with a name, or what is so or not, and each exception stands below what it is one to.
    .slot-1 = the name of the definition
    .of = whom or what it is about: `player` or `card`. Its rules use that word for the player or card in question
    .slot-2-name = player or card
    .given = what can be taken for granted whenever the definition is used. The check relies on it, and play stops if it isn’t so
    .plain = its value, if one rule is enough for every situation
    .ruled = or several rules, each with a name, if it depends on the situation

item-rule = A rule applies when its condition is true; without `when` it always applies. It is put aside wherever a rule applies that `overrides` it: an exception names what it is an exception to, and the order of the lines doesn’t matter. Elsewhere a rule is called by both names, that of the definition and its own: `score.winner`.
    .slot-4-name = rule

construct-stage = What happens by itself
    .meaning = Steps that are carried out one after the other, without anybody deciding anything: shuffling, dealing, counting. The last one has to say where play goes on, with { $go }, { $end-round } or { $end-match }.
    .slot-1 = the name of the stage
    .of-occasion = the match, or each of its rounds, begins with this stage; a game has one of each

item-step = Each step has a name of its own. Elsewhere it is called by both names, that of the stage and its own: `setup.deal`.

construct-phase = Whose turn it is to decide
    .meaning = Here play waits for a player to choose one of the actions that are open in this phase. Each { $action } says in which phases it is open.
    .slot-1 = the name of the phase; several names are several phases in which the same player acts
    .slot-2-name = player
    .slot-2 = who decides, most often a { $fact }

construct-action = What a player may do
    .meaning = Something that can be chosen while a { $phase } waits. In it, `me` is the player who chooses it. Afterwards the phase goes on waiting, unless the effects lead somewhere else. An action that begins with { $choose } is open only while there is something to choose.
    .slot-1 = the name of the action
    .slot-2-name = phase
    .slot-2 = the phases in which it is open
    .when = what must be true for it to be open
    .by-any-player = not only the player whose turn it is may do it, but everybody who takes part; whoever is quickest goes first

construct-power = What a card can do
    .meaning = Some cards let a player do something, but only where the rules offer it ({ $offer }).
    .slot-1 = the name of the power
    .slot-2 = the cards that have it: ranks, or ranks of one suit or colour
    .optional = the player may decline; without this word a power that is offered must be used
    .when = what else must be true for it to be used

construct-editorial = A rule for people
    .meaning = Something that the players have to keep to but a computer can’t act on, such as a dare for the loser. It is printed in the rulebook, in a sentence of its own ({ $CAM100 }).
    .slot-1 = the name of the rule
    .slot-2-name = section
    .slot-2 = the section of the rulebook that it is printed in: `players`, `setup`, `play`, `powers`, `scoring` or `winning`
    .when = the options under which it holds; without this part, always

construct-question = What the books leave open
    .meaning = A question that players ask and no book answers, and how it is decided here. The rulebook prints both among its questions; the sentences for them are written in the game’s file of sentences for each language. The reason given here is meant for editors only.
    .slot-1 = the name of the question
    .slot-2-name = ruling
    .ordering = it is about who comes first when two players act at once: the rules named after `by` are the actions whose races it decides
    .ruled = the decision, in a word or a few joined by underscores
    .open = nothing is decided: the players have to agree
    .by = the rules that carry the decision out
    .when = the options under which the question comes up; without this part, always

construct-property = What you expect
    .meaning = Something that should be true in every situation, whatever the cards: that less is never worse, say, or that a penalty is one. It decides nothing and isn’t printed. It says nothing of situations in which a definition that it asks can’t be used. The check proves it, or shows a deal in which it isn’t so ({ $CAM450 }).
    .slot-1 = the name of the expectation
    .given = where you expect it; without this part, everywhere
    .slot-3-name = condition
    .slot-3 = what you expect to be true

construct-accept = A finding that may stay
    .meaning = The check has found something, and you have decided that it may stay. It is then reported as accepted, no longer as a fault. This line covers only the one rule, and if the finding goes away, the check asks you to remove the line ({ $CAM211 }).
    .slot-1 = the code of the finding (see { $findings })
    .slot-2 = the rule at which it was found

construct-variant = House rules
    .meaning = A variant says what is different when it is played; everything else stays as the game has it. It is kept in a file of its own beside that of the game, or in the same file; `cambio-spec new variant` writes one for you to begin with. When you name the variant, as in `cambio+short`, the check and the rulebook take the game with these changes.
    .slot-1 = the name of the variant
    .slot-2-name = game
    .slot-2 = the game that it changes
    .clauses = how many players it needs, which other features (variants or options) it needs or excludes, and which variant it comes after: where both change the same rule, the later one has the last word; in YAML, under the keys `needs`, `excludes` and `after`

# Each kind of change
item-set-param = Another value for a number with a name.
    .slot-2-name = number
item-remove = Taking away a rule, a row, a step or a whole declaration. Other rules no longer override it, and questions that were only about it are left out.
    .slot-1-name = rule
item-replace-row = Another value for the cards of a row. Name the row just as the game does.
    .slot-1-name = table
    .slot-3-name = worth
item-add-row = One more row of a table.
    .slot-1-name = table
    .slot-3-name = worth
item-replace-rule = Another rule in place of one of the game’s.
    .slot-4-name = rule
item-add-rule = One more rule of a definition that has several.
    .slot-1-name = new rule
    .slot-4-name = rule
item-add-step = One more step of a stage, after one of its steps or, without `after`, before all of them.
    .slot-1-name = new step
    .slot-2-name = step
item-replace-step = Another step in place of one of the game’s.
    .slot-1-name = step
item-add-part = One more declaration: an action, a power, a number, a fact, a place for cards, a definition, a table, a stage, a phase, a question, or a finding that is accepted.
item-replace-part = Another declaration in place of the game’s one of the same kind and name.
item-with-features = A change that is made only if all of these features are played too.
    .slot-1-name = feature
item-without-features = A change that is made only if none of these features is played.
    .slot-1-name = feature


## Effects

construct-move = Moving one card
    .meaning = A card leaves its place and goes to another.
    .slot-1-name = card
    .slot-1 = one card: the top one of a pile, `top of stock` or just `stock`, or one that was chosen
    .slot-2-name = place
    .slot-2 = where it goes: onto a pile, into a grid, or into the slot of a card that was chosen
    .face = how it lies there; without these words, as cards in that place usually do

construct-gather = Gathering cards
    .meaning = Cards are put together in one pile, without anybody looking at them.
    .everything = all the cards of the game, wherever they lie
    .rest-of = all the cards of a pile except the top one
    .all-of = all the cards of a pile, of a grid or of somebody’s hand
    .slot-1-name = pile
    .slot-2-name = pile or grid
    .slot-3-name = place
    .slot-3 = where they go

construct-deal = Dealing
    .meaning = Everybody who takes part gets cards, one at a time and in turn, until each of them has been dealt that many.
    .slot-1 = how many cards each player gets: a number or its name
    .slot-2-name = pile
    .slot-2 = the pile that they come from
    .slot-3-name = place
    .slot-3 = each player’s place into which they go
    .from = who gets the first card; without these words, the player in the first seat

construct-swap = Swapping two cards
    .meaning = Two cards that were chosen before are swapped, without anybody looking at them.
    .slot-1-name = card
    .slot-1 = one card of a grid
    .slot-2-name = other card
    .slot-2 = another card, of the same grid or of a different one

construct-turn-over = Turning cards over
    .meaning = Cards are turned where they lie. When they are turned up, everybody sees them.
    .slot-1-name = cards
    .slot-1 = a card that was chosen, the top of a pile, a row of a grid, or all the cards of a place
    .facing = face up, or face down

construct-look = Looking at cards
    .meaning = Whoever acts looks at cards that the others don’t see.
    .slot-1-name = cards
    .slot-1 = a card that was chosen, the top of a pile, a row of a grid, or all the cards of a place

construct-shuffle = Shuffling
    .meaning = The cards of a pile are shuffled: from now on nobody knows where in it any card is.
    .slot-1-name = pile
    .slot-1 = the pile

construct-cut = Cutting the pack
    .meaning = Cards from the top of a pile go to the bottom of it, in the same order.
    .slot-1-name = pile
    .slot-1 = the pile
    .slot-2-name = number
    .slot-2 = how many cards go to the bottom

construct-let = Changing a fact
    .meaning = From now on a { $fact } has another value, and everybody knows it.
    .slot-1-name = fact
    .slot-1 = which fact; if each player has one, whose: `running of me`
    .slot-2 = what it is from now on

construct-choose = Picking one of several
    .meaning = Whoever acts picks a card, a player or a number. After that, the name stands for it.
    .slot-1 = a new name for what is picked
    .slot-2 = what there is to choose from: the cards of a grid or of a row, `grid of any opponent`, players, or numbers from one to another
    .when = which of them may be picked; `it` is each of them in turn

construct-choose-several = Picking several at once
    .meaning = Whoever acts picks several cards or players, one after the other, and may stop as soon as there are enough. After that, the name stands for all of them: { $each-in } goes through them, and they are counted and compared as the cards of a grid are (`number of spots in chosen`, `some one in chosen where …`). A card that has left its place is no longer counted. Where cards are picked unseen and have to be equal, they are turned up before they are compared: `each one in chosen: turn one up; if no one in chosen where (some other in chosen where rank of other is not rank of one) then …`.
    .slot-1 = how many at least: a number, or the name of one
    .to = how many at most, or as many as there are; without it, exactly so many
    .slot-3 = a new name for all that are picked
    .slot-4 = what there is to choose from: the cards of a grid or of a row, `grid of any opponent`, or players
    .when = which of them may be picked; `it` is each of them in turn, and the name stands for those that have been picked before

construct-may = Doing something or not
    .meaning = Whoever acts decides whether the effect happens at all.

construct-offer = Using the power of a card
    .meaning = If the card has a { $power }, whoever acts may use it now, or has to use it if it isn’t `optional`. If the card has none, or if there is nothing to use it on, play goes on.
    .slot-1-name = card
    .slot-1 = the card

construct-announce = Announcing a result
    .meaning = The value of a definition is read out, together with the rule that gives it, and goes into the record of the match: that is how scores get there.
    .slot-1-name = definition
    .slot-1 = a definition, and whom it is about: `score of me`

construct-when = Only in one case
    .meaning = The effect happens only if the condition holds. If there is more than one effect, put them in brackets ({ $block }). Another `if` behind `then` goes in brackets too.
    .slot-1 = what must be true (see { $expressions })
    .else = what happens otherwise

construct-each = Everybody, one after the other
    .meaning = Everybody who takes part does this in turn. In it, `me` is the player who is doing it.
    .from = who is first; without these words, the player in the first seat
    .when = who does it: those for whom this is true, with `me` as each of them in turn

construct-each-in = Each of several, one after the other
    .meaning = The effect happens for each card, each player or each number, one after the other; in it, the name stands for the one whose turn it is. Which cards there are is settled before the first turn. A card that an earlier turn has taken away is passed over, and `where` is asked when a card’s turn comes. A card that has left therefore no longer counts for those after it. For several to leave together, take the others in a loop inside, and the card that is asked about last: `each one in grid of me where at least 2 of spots in grid of me where rank of it = rank of one: (each other in grid of me where other is not one and rank of other = rank of one: move other to discard; move one to discard)`. While the cards of a grid are gone through nobody can be asked anything ({ $CAM039 }).
    .slot-1 = a new name for each of them
    .slot-2 = what is gone through: the cards of a grid or of a row, `grid of any opponent`, players, or numbers from one to another
    .where = which of them it is done for; `it` is each of them in turn

construct-as-player = Somebody else acts
    .meaning = For this effect, `me` isn’t the player who is otherwise acting but somebody else, for example the player who cuts the pack.
    .slot-1-name = player
    .slot-1 = who acts

construct-block = Several effects in place of one
    .meaning = Wherever one effect can be written, several can be written in brackets. A name that is given inside the brackets means nothing outside them.

construct-go = Where play goes on
    .meaning = Play goes on at another { $phase } or { $stage }; nothing written after this happens any more.
    .slot-1-name = phase or stage
    .slot-1 = where play goes on

construct-end-round = Ending a round
    .meaning = The round has been played to its end. In a match, play goes on at the stage that decides what comes next.
    .slot-1-name = stage
    .slot-1 = where a match goes on

construct-end-match = Ending the match
    .meaning = The match is over, and nothing more is played.


## Expressions

expressions = Values and conditions
expressions-intro = Wherever a form asks for a value, a condition, a card, a place or a player, write one of these. `me` is whoever acts; in a definition, `player` or `card` is whom or what it is about.

# Headings of the groups
phrases-values = Plain values
phrases-of = Something of something
phrases-sums = Sums
phrases-comparisons = Comparing
phrases-joining = Joining conditions
phrases-counting = Counting, adding up, picking out
phrases-domains = What is counted
phrases-places = Several slots at once
phrases-choices = What there is to choose from

phrases-values-intro = The words that stand for themselves, and the names that the rules have declared.
phrases-of-intro = Phrases with `of` are worked out from right to left: `rank of top of discard` finds the discard pile first, then its top card, then the rank of that card.
phrases-sums-intro = `*` comes before `+` and `-`; use brackets for any other order.
phrases-comparisons-intro = Only numbers and ranks can be larger or smaller than others; the ace is the lowest rank. Join two comparisons with `and`.
phrases-joining-intro = `not` comes first, then `and`, then `or`; use brackets for any other order.
phrases-counting-intro = `it` is each thing that is counted, one after the other. `where` leaves out those for which its condition isn’t true; the condition reaches as far to the right as it can, so put such a phrase last or in brackets.
phrases-domains-intro = What can follow `of`, `some` and `no` in the phrases above.
phrases-places-intro = These are not values. Both can be written where something is counted or chosen; a row can also follow `look at` and `turn`.
phrases-choices-intro = What can follow `in` when somebody picks something ({ $choose }), or when several things are gone through ({ $each-in }).

# $type: what an expression gives
expression-type = { $type ->
    [integer] number
    [boolean] yes or no
    [rank] rank
    [suit] suit
    [colour] colour
    [card] card
    [spot] slot in a grid
    [player] player
    [player-or-nobody] player or nobody
    [zone] place for cards
    [places] slots
    [word] word of an option
   *[choice] what is picked
 }

phrase-number = a whole number
phrase-name = the number of that name ({ $param }); a { $fact }, a { $zone } or a { $define } is called by its name in the same way
phrase-truth = it is so
phrase-untruth = it isn’t so
phrase-nobody = no player at all
phrase-rank-word = a rank: `A`, `J`, `Q`, `K`, `joker`, a number, or the name of a card of the game’s own
phrase-suit-word = a suit: `hearts`, `spades`, `diamonds` or `clubs`
phrase-colour-word = a colour: `red` or `black`
phrase-me = the player who acts
phrase-it = the one that is being counted or considered
phrase-subject = in a definition, the player or the card that it is about: `player` or `card`
phrase-chosen = what was picked, by the name that it was given ({ $choose }); a slot stands for its card as well
phrase-brackets = what is in brackets is worked out first
phrase-fact-of = a fact that each player has
phrase-decision-of = what the definition gives for that player
phrase-table-of = what the table gives for that card
phrase-zone-of = the place of that player
phrase-size-of = how many cards lie in a place; empty slots don’t count
phrase-top-of = the top card of a pile
phrase-rank-of = the rank of a card
phrase-suit-of = the suit of a card
phrase-colour-of = the colour of a card
phrase-pip-of = the number on a card: the ace is 1, the jack 11, the queen 12, the king 13; a card without a number has none, and asking for it is a fault
phrase-owner-of = the player in whose grid the chosen card lies
phrase-row-number = the row in which the chosen card lies, 1 being the nearest to its owner
phrase-column-of = the column in which the chosen card lies, 1 being the leftmost for its owner
phrase-left-of = the next player on the left who takes part
phrase-neighbour-of = whoever sits next in the direction of play, even if they are out of the match
phrase-right-of = the next player on the right who takes part
phrase-plus = both numbers added up
phrase-minus = the first number minus the second
phrase-times = both numbers multiplied
phrase-negative = the number with a minus sign
phrase-below-zero = a number below zero; the second way is that of cards
phrase-equal = both are the same
phrase-unequal = they aren’t the same
phrase-is = the same as `=`; it reads better with players
phrase-is-not = the same as `!=`
phrase-lies = whether the card lies face up
phrase-lies-down = whether it lies face down; `is not face up` means the same
phrase-known = whether the player knows the card: has looked at it, has seen it being turned up, or sees it lying there
phrase-less = smaller
phrase-at-most = smaller, or the same
phrase-more = larger
phrase-at-least = larger, or the same
phrase-and = both are true
phrase-or = one of them is true, or both are
phrase-not = it isn’t true
phrase-number-of = how many there are
phrase-number-where = how many there are for which it is true
phrase-sum = all of their points added up; 0 if there are no cards
phrase-sum-where = the same, but only for those for which it is true
phrase-least = the smallest number that any of them has
phrase-greatest = the largest number that any of them has
phrase-first = the first of them; players are gone through in the order of play
phrase-first-where = the first of them for whom it is true, or nobody
phrase-some = it is true of at least one
phrase-none = it is true of none
phrase-exactly = it is true of exactly that many
phrase-at-least-of = it is true of that many or more
phrase-at-most-of = it is true of that many or fewer
phrase-open-and = the brackets show where the counting ends
phrase-open-or = the same here
phrase-open-not = the same here
phrase-players = everybody who takes part
phrase-opponents = everybody who takes part, except `me` or, in a definition, `player`
phrase-everyone = everybody, including those who are out
phrase-from = beginning with that player
phrase-cards-in = the cards of a place
phrase-spots-in = the slots of a grid in which a card lies
phrase-spots-in-row = those of one row
phrase-spots-of-any-opponent = those in the grids of all opponents
phrase-named = the same with a name for each, where two have to be told apart or `it` is somebody else
phrase-named-number = numbers one after the other, each by a name
phrase-row-of = the slots of a row; row 1 is the one nearest to its owner
phrase-any-opponent = the slots in the grids of all opponents together
phrase-any-player = the slots in the grids of all players together, one’s own too
phrase-choose-spot = one of the cards of a grid
phrase-choose-gap = one of the places of a grid where no card lies; where it takes more cards, also the next one after its last
phrase-choose-number = a number from the first to the second
phrase-choose-player = one of those players
phrase-choose-player-from = one of those players, listed from that one on


## Sources, comments, words

sources = Where a rule comes from
sources-intro = Every rule says where it comes from: a place in a book, or a reason. `cambio-spec check` reports a rule that has neither ({ $CAM200 }), and likewise an exception ({ $CAM201 }). A source behind the head of a table, of a definition with several rules, of a stage or of a variant holds for everything in it that has none of its own.
sources-because = A reason is a sentence for editors, in straight quotation marks. The rulebook doesn’t print it.
    .slot-1-name = reason
sources-cites = A place in a book is a chapter and the number of the item in it. The rulebook prints it after the sentence. If the game names its books, the place must exist in them ({ $CAM041 }); if only one of several books says it, put the label of that book first.
    .slot-1-name = label
    .slot-2-name = chapter

comments = Comments
comments-intro = Whatever follows a `#`, up to the end of the line, is for people who read the file. `cambio-spec fmt` keeps every comment: one on a line of its own belongs to what is below it.

# In an example: a comment above, one beside, a reason, a reason where the books differ. No straight
# quotation marks
reference-example-above = Agreed on after the second evening.
reference-example-beside = 50 was too short
reference-example-reason = an evening is long enough
reference-example-ruling = the books say both 100 and 50

reserved = Words that can’t be names
reserved-intro = These words mean something in every rule, so nothing can have one of them as its name ({ $CAM016 }). Other words of the language, such as those that begin an effect, may be used as names.
# As a link
reserved-link = words that can’t be names


## The reference of the findings

findings = Findings
findings-intro = Everything that `cambio-spec` can find fault with, by its code. `cambio-spec explain CAM410` shows one of these pages in the terminal.
# Columns
findings-finding = Finding
findings-gravity = Severity
# The groups, by the first digit of their codes
findings-0 = Files, words, names and commands
findings-1 = The sentences of a rulebook
findings-2 = Sources, names and rulings
findings-3 = Play
findings-4 = Definitions and scores
