### Summit with two packs: what reads differently from the game itself.

# $packs, $cards
deck = You need { $packs } packs of cards, { $cards } cards in all. This is what each card counts; hearts, however, count double – the queen of hearts, for instance, 24:
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts
