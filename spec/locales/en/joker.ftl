### What the books of Joker Cambio say otherwise; see cambio.ftl.

# $cards
deck = You need { $cards } cards: a pack of 52 and two jokers. This is what each card counts against you at the end of a round:

lots-draw = Who deals first is decided by lot: from the shuffled pack { each-player } takes a card and lays it { face-up } on the table. The highest card deals the first round; the king is the highest, the joker the lowest, below the ace. Those who tie for the highest draw again among themselves.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height-number = pip of top of lot of player when rank of top of lot of player is not joker
    .for-height-joker = 0 when rank of top of lot of player is joker
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = rank-joker, value, zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

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
