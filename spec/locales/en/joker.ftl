### What the books of Joker Cambio say otherwise; see cambio.ftl.

# $cards
deck = You need { $cards } cards: a pack of 52 and two jokers. This is what each card counts against you at the end of a round:

question-joker-alike = Can I stick a joker on a joker?
    .for = by_rank
    .about = stick
    .ruling = Yes: a joker has the rank of the other joker, and of no other card.
    .reason = Sticking goes by rank, and jokers are a rank of their own.

question-joker-power = Are jokers out of reach of the powers?
    .for = none_but_not_immune
    .about = powers
    .ruling = No. A joker has no power itself, but lying face down it is looked at and swapped like any other card.
    .reason = Nobody could tell a face-down joker from any other card, and spare it.

question-joker-height = Which is higher when we draw for the first dealer, the joker or the ace?
    .for = lowest
    .about = height
    .ruling = The ace. A joker is the lowest card; two jokers are equal.
    .reason = A joker has no number, so every card of a suit is higher.
