### The reference of the language, and the one of the findings, for people who write rules. The text
### is Markdown. A variable named like a construct ($move, $end-round) is a link to its section;
### so are $expressions, $sources, $comments, $reserved, $notation and $findings, and codes ($CAM410).
###
### For each construct: the message itself is its title; .meaning says what it is for. .slot-N
### explains what stands in the Nth pair of angle quotes of its grammar rule, .slot-N-name names it
### where its kind (slot-…) says too little; the other attributes explain its options by their words.


## The page

reference-title = The language of the rules

reference-intro = A rule file says how a game is played, in a few fixed turns of phrase. They are all here: the declarations, which a rule file is made of; the effects, which say what happens; and the ways to write values and conditions. The examples belong to the small game that `cambio-spec new game` writes, which is also the best way to begin.

reference-declarations = Declarations
reference-declarations-intro = A rule file is a list of these, in any order. Each begins a line of its own.
reference-effects = Effects
reference-effects-intro = What happens in a step, an action or a power. Several of them are separated by semicolons, and happen in their order.
reference-effects-names = Whoever acts is `me`: in an action or a power the player who has chosen it.

# Headings of a construct’s parts
reference-part = Part
reference-part-meaning = What it is
reference-see = See also
reference-book = In the rulebook
reference-changes = What a variant can change

# Columns of the tables of expressions
expression-written = Written like this
expression-meaning = What it is
expression-gives = Gives

# $text (how else it may be written)
expression-also = Without the brackets it means the same: { $text }.


## How to read the forms

notation = How to read the forms
notation-intro = Before each example stands the form of what it shows.
# $word, $slot, $optional, $choice, $repeated (in the notation)
notation-word = Words without quotes, such as { $word }, are written as they stand.
notation-slot = In the place of { $slot } stands something of that kind.
notation-optional = { $optional } may be left out.
notation-choice = Of { $choice } one is meant.
notation-repeated = Before { $repeated } stands what may be repeated as often as you like.
notation-lines = Where a line ends doesn’t matter: everything can be spread over lines as you like, and `cambio-spec fmt` lays it out. Numbers are whole numbers up to a million.
notation-names = A name is made of small letters, digits and underscores and begins with a letter: `last_lap`. Each means one thing in the whole game, and none of them is one of the { $reserved }.


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
    .meaning = The file of a game says once what it is called. What people call it stands in its sentences, so that it can differ from language to language.
    .slot-1 = the name of the game; the file is called like it
    .edition = a book that the rules are taken from; now they can cite it (see { $sources })
    .slot-2-name = label
    .slot-3-name = file

construct-players = Who plays
    .meaning = How many can play, and which way round the turns go.
    .slot-1-name = fewest
    .slot-2-name = most
    .direction = whether the next player is the one to the left or the one to the right
    .leaving-when = when somebody is out of the game, with `it` for that player; whoever is out is passed over from then on
    .range = from the smallest number of players to the largest, at most 12
    .counts = or each number by itself

construct-partners = Who plays together
    .meaning = Whoever plays together with somebody is none of their opponents: `opponents` and `any opponent` then mean the others only. Without this declaration everybody plays alone.
    .slot-1 = when somebody, `it`, plays together with `me`

# $packs (their names, each with what is in it)
construct-deck = The pack of cards
    .meaning = Which cards the game needs, and in which pile they all lie at the start.
    .int = how many packs are mixed, if more than one; at most 4
    .slot-2-name = pack
    .slot-2 = the pack: { $packs }
    .with-jokers = how many jokers are added, at most 8; each has the rank `joker`
    .slot-4-name = pile
    .slot-4 = a pile that belongs to nobody, declared as a { $zone }

# What is in a pack
pack-french-52 = the 52 cards from ace to king in hearts, spades, diamonds and clubs, without jokers

construct-zone = A place for cards
    .meaning = Every place where cards can lie is declared once: a pile in the middle, the cards in front of a player, a hand. It also says who sees the cards there.
    .slot-1 = the name of the place
    .of-player = each player has a place like this: `grid of me`, `grid of dealer`
    .pile = cards on top of each other, as many as come; only the top one can be taken
    .some-cards = a pile that holds at most so many cards
    .grid = slots side by side, row by row; the row that lies nearest to its owner comes first. Where a card is taken away, its slot stays empty
    .or-more = the grid takes further cards when all of its slots are full
    .face-up = everybody sees the cards
    .face-down = nobody sees the cards
    .seen-by-its-owner = only the player whose place it is sees the cards

construct-param = A number with a name
    .meaning = For a number that players may want to change, or that several rules use: a limit, a penalty. The rulebook prints it wherever a sentence mentions it, and a { $variant } can set it.
    .slot-1 = the name
    .slot-2-name = number
    .slot-2 = the number itself

construct-option = What players agree on
    .meaning = Something that the players settle before they begin, with what is usual. The rules ask for it by its name, like a fact that never changes. Who plays names what isn’t as usual: `cambio+quick+limit=50`. The rulebook lists the options, each with a sentence of its own ({ $CAM100 }).
    .slot-1 = the name of the option
    .is = the numbers that it may be; without this it is on or off
    .int = what is usual, where it is a number
    .on = what is usual: it is on
    .off = what is usual: it is off
    .clauses = what it needs, what it can’t be played with, and after which variant it has its say, as in { $variant }

construct-fact = What everybody knows
    .meaning = Something about the game that isn’t a card: who deals, who has called, how many points somebody has. It changes with { $let }, and everybody at the table knows it.
    .slot-1 = the name of the fact
    .of-player = each player has one: `running of me`
    .a-player = somebody; at the start the player in the first seat
    .a-player-or-nobody = somebody or nobody; at the start nobody
    .yes-or-no = whether it is so; at the start it isn’t
    .a-number = a whole number; at the start 0
    .a-number-from-to = a whole number from the first to the second; at the start the one nearest to 0
    .kept = it lasts the whole match; without this word it is as at the start when a new round begins

construct-table = What cards are worth
    .meaning = One row for each kind of card. The rules then ask for it by its name: `worth of card`. Every card needs exactly one row; if one has none, or two, the check says so ({ $CAM401 }, { $CAM410 }). The rulebook shows the table with pictures of the cards.
    .slot-1 = the name of the table

item-row = A row names a rank, or ranks from one to another: `A`, `2` to `10`, `J`, `Q`, `K`. Before it a suit or a colour may stand, if only those cards are meant. Behind `is` stands what they are worth: a number, or `pip of card`, which is the number on the card.
    .slot-2-name = worth

construct-define = What something is
    .meaning = A definition gives a name to what can be found out from the cards and the facts: a total, the winner, whether somebody is out. Where it depends on the situation, there are several rules, and in every situation one of them has to hold, or several that say the same; the check looks for a real deal in which none does ({ $CAM401 }), or two that differ ({ $CAM410 }). In the rulebook, a definition needs a sentence of your own ({ $CAM100 }).
    .slot-1 = the name of the definition
    .of = whom or what it is asked about: `player` or `card`. That word stands for it in the rules
    .slot-2-name = player or card
    .given = what is certain whenever it is asked. The check relies on it, and play stops where it isn’t so
    .plain = what it always is
    .rule = or rules, each with a name, for what depends on the situation

item-rule = A rule holds when its condition does; without `when` it always holds. It has no say where a rule holds that `overrides` it: so an exception names what it is an exception to, and the order of the lines means nothing. Elsewhere it is called by both names: `score.winner`.
    .slot-4-name = rule

construct-stage = What happens by itself
    .meaning = Steps that are carried out one after the other, without anybody deciding anything: to shuffle, to deal, to count. The last one has to say where play goes on, with { $go }, { $end-round } or { $end-match }.
    .slot-1 = the name of the stage
    .of-occasion = with this stage a match begins, or each of its rounds; a game has one of each

item-step = A step has a name of its own: elsewhere it is called by both, `setup.deal`.

construct-phase = Whose turn it is to decide
    .meaning = Here play waits for a player to take one of the actions that are open in this phase. Each { $action } says in which phases that is.
    .slot-1 = the name of the phase; several names are several phases in which the same player acts
    .slot-2-name = player
    .slot-2 = who decides, most often a { $fact }

construct-action = What a player may do
    .meaning = Something that can be chosen when a { $phase } waits. Inside, `me` is the player who chooses it. Afterwards the phase goes on waiting, unless the effects lead somewhere else. An action that begins with { $choose } is open only while there is something to choose.
    .slot-1 = the name of the action
    .slot-2-name = phase
    .slot-2 = the phases in which it is open
    .when = what must be so for it to be open
    .by-any-player = not only whoever’s turn it is may do it, but everybody who takes part; whoever is quickest comes first

construct-power = What a card can do
    .meaning = Cards of some ranks may let a player do something. That comes about only where the rules offer it ({ $offer }).
    .slot-1 = the name of the power
    .slot-2 = the ranks that have it
    .optional = the player may decline; without this word a power that is offered must be used
    .when = what else must be so for it to be used

construct-editorial = A rule for people
    .meaning = Something that the players have to keep to and no engine can act on, such as a dare for the loser. It is printed in the rulebook, in a sentence of its own ({ $CAM100 }).
    .slot-1 = the name of the rule
    .slot-2-name = section
    .slot-2 = where in the book it stands: `players`, `setup`, `play`, `powers`, `scoring` or `winning`
    .when = under which options it holds; without this always

construct-question = What the books leave open
    .meaning = A question that players ask and no book answers, and how it is decided here. The rulebook prints both among its questions; the sentences for them stand in the catalog of the game. Here the reason is the editor’s.
    .slot-1 = the name of the question
    .slot-2-name = ruling
    .slot-2 = the decision in a word or two, joined by underscores
    .by = the rules that carry the decision out
    .when = under which options the question comes up; without this always

construct-accept = A finding that is all right
    .meaning = The check has found something, and you have made up your mind that it may stay. It is then reported as accepted, and no longer as a fault. It counts for this one rule only, and if the finding goes away, the check asks you to remove the line ({ $CAM211 }).
    .slot-1 = the code of the finding, see { $findings }
    .slot-2 = the rule at which it was found

construct-variant = House rules
    .meaning = A variant says what is different when it is played; everything else stays as the game has it. It stands in a file of its own beside that of the game, or in the same file, and `cambio-spec new variant` writes one to begin with. The check and the rulebook then look at the game with these changes.
    .slot-1 = the name of the variant
    .slot-2-name = game
    .slot-2 = the game that it changes
    .clauses = how many players it needs, which other features it needs or excludes, and after which variant it has the last word where both change the same rule

# Each kind of change
item-set-param = Another value for a number with a name.
    .slot-2-name = number
item-remove = Without a rule, a row, a step, or a whole declaration. Other rules no longer override it, and questions that were only about it are left out.
    .slot-1-name = rule
item-replace-row = Another worth for the cards of a row. The row is named as the game has it.
    .slot-1-name = table
    .slot-3-name = worth
item-add-row = One more row of a table.
    .slot-1-name = table
    .slot-3-name = worth
item-replace-rule = Another rule in place of one.
    .slot-4-name = rule
item-add-rule = One more rule of a definition that has several.
    .slot-1-name = new rule
    .slot-4-name = rule
item-add-step = One more step of a stage, after one of its steps or, without `after`, before all of them.
    .slot-1-name = new step
    .slot-2-name = step
item-replace-step = Another step in place of one.
    .slot-1-name = step
item-add-part = Something more: an action, a power, a number, a fact, a place for cards, a definition, a table, a stage, a phase, a question, or a finding that is accepted.
item-replace-part = Another declaration in place of the one of the same kind and name.
item-with-features = A change that is made only where all of these features are played too.
    .slot-1-name = feature
item-without-features = A change that is made only where none of these features is played.
    .slot-1-name = feature


## Effects

construct-move = One card goes elsewhere
    .meaning = A card leaves its place and comes to lie in another.
    .slot-1-name = card
    .slot-1 = one card: the top one of a pile, `top of stock` or just `stock`, or one that was chosen
    .slot-2-name = place
    .slot-2 = where it goes: onto a pile, into a grid, or into the slot of a card that was chosen
    .face = how it lies there; without these words as cards there do

construct-gather = Many cards at once
    .meaning = Cards are put together on one pile, without anybody looking at them.
    .everything = all the cards of the game, wherever they lie
    .rest-of = all the cards of a pile but the top one
    .slot-1-name = pile
    .slot-2-name = place
    .slot-2 = where they go

construct-deal = Cards for everybody
    .meaning = Everybody who takes part gets cards, one at a time and in turn, until each has that many.
    .slot-1 = how many cards each of them gets, or the name of that number
    .slot-2-name = pile
    .slot-2 = the pile that they come from
    .slot-3-name = place
    .slot-3 = the place of each player into which they go
    .from = who gets the first card; without these words the player in the first seat

construct-swap = Two cards change places
    .meaning = Two cards that were chosen before are swapped, without anybody looking at them.
    .slot-1-name = card
    .slot-1 = one card of a grid
    .slot-2-name = other card
    .slot-2 = another one, of the same grid or of a different one

construct-turn-over = Cards are turned over
    .meaning = Cards are turned where they lie. When they are turned up, everybody sees them.
    .slot-1-name = cards
    .slot-1 = a card that was chosen, the top of a pile, a row of a grid, or all the cards of a place
    .facing = face up, or face down

construct-look = Somebody looks at cards
    .meaning = Whoever acts looks at cards that the others don’t see.
    .slot-1-name = cards
    .slot-1 = a card that was chosen, the top of a pile, a row of a grid, or all the cards of a place

construct-shuffle = Shuffling
    .meaning = The cards of a pile are mixed: from now on nobody knows where in it a card lies.
    .slot-1-name = pile
    .slot-1 = the pile

construct-cut = Cutting the pack
    .meaning = Cards from the top of a pile go to its bottom, in their order.
    .slot-1-name = pile
    .slot-1 = the pile
    .slot-2-name = number
    .slot-2 = how many cards go to the bottom

construct-let = A fact changes
    .meaning = From now on a { $fact } is something else, and everybody knows it.
    .slot-1-name = fact
    .slot-1 = which fact; if each player has one, whose: `running of me`
    .slot-2 = what it is from now on

construct-choose = Picking one of several
    .meaning = Whoever acts picks a card, a player or a number. In what follows, the name stands for it.
    .slot-1 = a new name for what is picked
    .slot-2 = what there is to choose from: the cards of a grid or of a row, `grid of any opponent`, players, or numbers from one to another
    .when = which of them may be picked; `it` is each of them in turn

construct-may = Doing it or not
    .meaning = Whoever acts decides whether this happens at all.

construct-offer = Using the power of a card
    .meaning = If the card has a { $power }, whoever acts may use it now, or has to, if it isn’t `optional`. If it has none, or if there is nothing to use it on, play goes on.
    .slot-1-name = card
    .slot-1 = the card

construct-announce = A result is read out
    .meaning = What a definition gives is read out, together with the rule that gave it. It goes into the record of the match: that is how scores get there.
    .slot-1-name = definition
    .slot-1 = a definition, and whom it is asked about: `score of me`

construct-when = Only in one case
    .meaning = The effect happens only if the condition holds. More than one effect stands in brackets ({ $block }).
    .slot-1 = what must be so, see { $expressions }
    .else = what happens otherwise

construct-each = Everybody, one after the other
    .meaning = Everybody who takes part does this in turn. Inside, `me` is the player who is doing it.
    .from = who is first; without these words the player in the first seat
    .when = who does it: those of whom this is true, with `me` for each of them

construct-as-player = Somebody else acts
    .meaning = For this effect, `me` is another player than the one who acts otherwise: the player who cuts the pack, for example.
    .slot-1-name = player
    .slot-1 = who acts

construct-block = Several effects in the place of one
    .meaning = Wherever one effect can stand, several can in brackets. A name that is given inside means nothing outside.

construct-go = Where play goes on
    .meaning = Nothing after it happens any more; play goes on at another { $phase } or { $stage }.
    .slot-1-name = phase or stage
    .slot-1 = where it goes on

construct-end-round = A round is over
    .meaning = The round has been played to its end. In a match, play goes on at the stage that decides what comes next.
    .slot-1-name = stage
    .slot-1 = where a match goes on

construct-end-match = The match is over
    .meaning = Nothing is played any more.


## Expressions

expressions = Values and conditions
expressions-intro = Wherever a form asks for a value, a condition, a card, a place or a player, one of these stands. `me` is whoever acts; in a definition, `player` or `card` is whom or what it is asked about.

# Headings of the groups
phrases-values = Plain values
phrases-of = Something of something
phrases-sums = Sums
phrases-comparisons = Comparing
phrases-joining = Joining conditions
phrases-counting = Counting, adding up, picking out
phrases-domains = What is counted
phrases-places = Several places at once
phrases-choices = What there is to choose from

phrases-values-intro = The words that stand for themselves, and the names that the rules have declared.
phrases-of-intro = What stands behind `of` is asked from right to left: `rank of top of discard`.
phrases-sums-intro = `*` binds more strongly than `+` and `-`; brackets help.
phrases-comparisons-intro = Only numbers and ranks are larger or smaller than others; the ace is the lowest rank. Two comparisons are joined by `and`.
phrases-joining-intro = `not` binds most strongly, then `and`, then `or`; brackets help.
phrases-counting-intro = `it` is each of what is counted, one after the other. `where` leaves out those for which its condition isn’t true; it reaches as far to the right as it can, so such a phrase comes last or stands in brackets.
phrases-domains-intro = What can stand behind `of`, `some` and `no` in the phrases above.
phrases-places-intro = These are no values. Both stand where something is counted or chosen, and a row behind `look at` and `turn` as well.
phrases-choices-intro = What can stand behind `in` when somebody picks something ({ $choose }).

# $type: what an expression gives
expression-type = { $type ->
    [integer] number
    [boolean] yes or no
    [rank] rank
    [suit] suit
    [colour] colour
    [card] card
    [spot] slot of a grid
    [player] player
    [player-or-nobody] player or nobody
    [zone] place for cards
    [places] places
   *[choice] what is picked
 }

phrase-number = a whole number
phrase-name = the number of that name ({ $param }); a { $fact }, a { $zone } or a { $define } is asked by its name as well
phrase-truth = it is so
phrase-untruth = it is not so
phrase-nobody = no player at all
phrase-rank-word = a rank: `A`, `J`, `Q`, `K`, `joker`, or a number from 2 to 10
phrase-suit-word = a suit: `hearts`, `spades`, `diamonds` or `clubs`
phrase-colour-word = a colour: `red` or `black`
phrase-me = the player who acts
phrase-it = the one that is being counted or looked at
phrase-subject = in a definition, the player or the card that it is asked about: `player` or `card`
phrase-chosen = what was picked, by the name that it got ({ $choose }); it stands for its card as well
phrase-brackets = first what stands in brackets
phrase-fact-of = a fact that each player has
phrase-decision-of = what the definition gives for that player
phrase-table-of = what the table gives for that card
phrase-zone-of = the place of that player
phrase-size-of = how many cards lie in a place; empty slots don’t count
phrase-top-of = the top card of a pile
phrase-rank-of = the rank of a card
phrase-suit-of = the suit of a card
phrase-colour-of = the colour of a card
phrase-pip-of = the number on a card: the ace is 1, the jack 11, the queen 12, the king 13
phrase-owner-of = the player in whose grid a card lies that was chosen
phrase-left-of = the next player to the left who takes part
phrase-neighbour-of = whoever sits next, the way that play goes, also if they have left the game
phrase-right-of = the next player to the right who takes part
phrase-plus = both numbers together
phrase-minus = the first number less the second
phrase-times = so many times the number
phrase-negative = the number below zero
phrase-equal = both are the same
phrase-unequal = they are not the same
phrase-is = the same as `=`; it reads better with players
phrase-is-not = the same as `!=`
phrase-less = smaller
phrase-at-most = smaller, or the same
phrase-more = larger
phrase-at-least = larger, or the same
phrase-and = both are true
phrase-or = one of them is true, or both are
phrase-not = it isn’t true
phrase-number-of = how many there are
phrase-number-where = how many there are of which it is true
phrase-sum = all of their points added up; 0 if there are none
phrase-sum-where = the same, for those only of which it is true
phrase-least = the smallest number that any of them has
phrase-greatest = the largest number that any of them has
phrase-first = the first of them; players are gone through in the order of play
phrase-first-where = the first of them of whom it is true, or nobody
phrase-some = it is true of one at least
phrase-none = it is true of none
phrase-exactly = it is true of exactly so many
phrase-at-least-of = it is true of so many or more
phrase-at-most-of = it is true of so many or fewer
phrase-open-and = the brackets show where the counting ends
phrase-open-or = here as well
phrase-open-not = here as well
phrase-players = everybody who takes part
phrase-opponents = everybody who takes part, except `me` or, in a definition, `player`
phrase-everyone = everybody, those included who are out
phrase-from = beginning with that player
phrase-cards-in = the cards of a place
phrase-spots-in = the slots of a grid in which a card lies
phrase-spots-in-row = those of one row
phrase-spots-of-any-opponent = those in the grids of all opponents
phrase-row-of = the slots of a row; row 1 is the nearest to its owner
phrase-any-opponent = the slots in the grids of all opponents together
phrase-choose-spot = one of the cards of a grid
phrase-choose-number = a number from the first to the second
phrase-choose-player = one of those players
phrase-choose-player-from = one of those players; they are gone through from that one on


## Sources, comments, words

sources = Where a rule comes from
sources-intro = Every rule says where it comes from, from a book or from a reason. `cambio-spec check` reports one that doesn’t ({ $CAM200 }), and an exception without either ({ $CAM201 }).
sources-because = A reason is a sentence for editors, in straight quotation marks. It isn’t printed.
    .slot-1-name = reason
sources-cites = A place in a book is a chapter and the number of the item in it. The rulebook prints it behind the sentence. If the game names its books, the place must be there ({ $CAM041 }); if only one of several books says it, its label stands before.
    .slot-1-name = label
    .slot-2-name = chapter

comments = Comments
comments-intro = What stands behind a `#`, up to the end of the line, is for people who read the file. `cambio-spec fmt` keeps every comment: one on a line of its own belongs to what is below it.

# In an example: a comment above, one beside, a reason, a reason where the books differ. No straight
# quotation marks
reference-example-above = Agreed on after the second evening.
reference-example-beside = 50 was too short
reference-example-reason = an evening is long enough
reference-example-ruling = the books say both 100 and 50

reserved = Words that are no names
reserved-intro = These words mean something in every rule, so nothing else can be called like them ({ $CAM016 }). Other words of the language, such as those that open an effect, are free to be names.
# As a link
reserved-link = words that are no names


## The reference of the findings

findings = Findings
findings-intro = Everything that `cambio-spec` can find fault with, by its code. `cambio-spec explain CAM410` shows one of these pages on the terminal.
# Columns
findings-finding = Finding
findings-gravity = Counts as
# The groups, by the first digit of their codes
findings-0 = Files, words, names and commands
findings-1 = The sentences of a rulebook
findings-2 = Sources, names and rulings
findings-3 = Play
findings-4 = Definitions and scores
