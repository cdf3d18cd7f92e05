variant-two-packs = With { $fewest } players or more, { $packs } packs are shuffled together. The stock lasts longer, and as every card is there twice, there is more to stick.
    .title = Two packs from five players on
    .holds = question-left-players

deck = You need { $packs } packs without jokers, shuffled together: { $cards } cards in all. This is what each card counts against you at the end of a round:
