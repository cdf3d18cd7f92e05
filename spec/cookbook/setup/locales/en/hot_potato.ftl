variant-hot-potato = One joker joins the pack. It counts { SIGNED($points-joker) }, and everybody tries to leave it in somebody else’s grid.
    .title = The hot potato

deck = You need one pack with a single joker, { $cards } cards in all. This is what each card counts against you at the end of a round:

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

question-joker-height = I draw the joker when we draw for the deal. Is it high or low?
    .for = lowest
    .ruling = The lowest: any other card beats it.
    .reason = It has no number.
