### What `new game` and `new variant` write into the files that they make: comments that teach, and
### reasons. A comment is one message; its long lines are broken where it is written. Reasons hold
### no straight quotation marks. The sentences of a new game stand in starts/game.ftl.


## A new game

# $name (of the game)
start-game-head =
    A small card game, ready to be played and printed.
      cambio-spec check { $name }    says what is wrong with it
      cambio-spec build { $name }    prints its rulebook
    Whatever follows a # is a comment. Change one rule at a time, and check again.
    Every rule says where it comes from: a place in a book, like [scoring.3], or a reason. Write yours in place of “house rule”.

start-game-table =
    What is on the table: who plays, with which cards, and the places where cards lie.
    Each player has a place “of player” of their own.

start-game-numbers = Numbers with a name. The rulebook prints them wherever it mentions them.

start-game-facts =
    What everybody knows besides the cards. A fact is forgotten when a new round begins, unless it is “kept”.

start-game-values = What each card is worth.

start-game-setup =
    What happens by itself, step by step: when a match begins, and when a round begins.
    “go to” says where play goes on.

start-game-turn =
    A phase waits until the player who acts has chosen one of its actions. “when” says on what
    condition an action is open, and “me” is whoever acts.

start-game-next = After every action: who is next, and whether the round is over.

start-game-scoring =
    A definition says what something is. Here “player” is the player it is asked about.

start-game-score =
    Several rules for one thing: each has a name, and an exception says which rules it overrides.
    The order of the lines doesn’t matter.

start-game-match = Between two rounds. “it” is each of the players in turn.

# $name
start-game-more =
    Card powers, questions and all the rest are in the language reference: cambio-spec build
    without a name writes it to generated/reference.
    The sentences of the rulebook are in locales, in the files { $name }.ftl.

start-reason = house rule
start-reason-stock = with no card to draw, nobody could go on
start-reason-winner = whoever shares the lowest total has won too
start-reason-miscalled = calling has to be a risk


## A new variant

# $name (of the variant), $game
start-variant-head =
    A variant of { $game }: it says what is different, and everything else stays as it is.
      cambio-spec check { $name }    says what is wrong with it
      cambio-spec build { $name }    prints the rulebook of the game with these changes
    Every change says where it comes from: a place in a book, like [variants.5], or a reason. Write yours in place of “house rule”.

# Above the change that the variant makes. $name (of the number)
start-variant-set = Another value for “{ $name }”: the rulebook prints it wherever it mentions it.
start-variant-row = Other points for a card.
start-variant-power = One card power fewer.
# $name (of the variant)
start-variant-question =
    What the rules leave open, and what is decided. The sentences for it are in locales, in the
    files { $name }.ftl.

start-variant-more =
    There are other ways to change a game. To use one of those below, remove the # before it.

# What the patch below does
start-variant-other-set = Another value for a number:
start-variant-other-remove = Taking away a rule, a step, an action, a power or a row of a table:
start-variant-other-replace-row = Other points for a card:
start-variant-other-replace-rule = One rule in place of another:
start-variant-other-add-rule = One more rule, an exception to others (it needs a sentence, too; the check says which):
start-variant-other-replace-step = One step in place of another:
start-variant-other-add-step = One more step:
start-variant-other-replace-action = One action in place of another (a power likewise):
start-variant-other-add-power = One more card power (likewise an action, a number, a fact, a place for cards, a table, a definition, a stage, a phase):
start-variant-other-add-question = What the rules leave open, and what is decided (the check says which sentences that needs):


## The question that a variant may add, in the rulebook

start-question = What if the rules leave something open?
    .ruling = All the players decide together, before the first round.
    .reason = No rule can foresee everything.


## On the terminal, below the files that were written

# $name (of the game or the variant)
start-next = Next: `cambio-spec check { $name }`, then `cambio-spec build { $name }`.
# $name, $language (the only one that it has sentences in)
start-next-in = Next: `cambio-spec check { $name }`, then `cambio-spec build { $name } --lang { $language }`.
