variant-big-table = With { $packs } packs, up to { $most } people can play. As every card is there twice, there is more to stick, and the kings are spread more evenly.
    .title = A big table
    .holds = players, question-left-players

deck = You need { $packs } packs without jokers, shuffled together: { $cards } cards in all. This is what each card counts against you at the end of a round:
