variant-two-cards = Whoever turns up a wrong card when sticking gets two more cards for it. Guessing is no longer free.
    .title = A wrong stick costs two cards

next-penalty = Before the next turn begins, whoever has turned up a wrong card takes { $number-2 } cards { zone-stock.from }, { face-down } and without anybody looking at them, as far as there are any. They fill gaps, or are laid beside the other cards.
    .for = each player when missed of me: each extra in 1 to 2: if size of stock > 0 then move top of stock to grid of me
    .unsaid = each-player, number-1, zone-grid

question-wrong-stick = What if I turn up a card that doesn’t match?
    .for = turned_back
    .ruling = It goes back face down where it was. You can’t stick again this turn, and at its end you take two more cards.
    .reason = It should hurt more than just letting the others see the card.

question-emptied-slot = Can I fill a gap that sticking has left?
    .for = stays_empty
    .ruling = Not by keeping a card. But the cards that you take for a wrong stick go into such gaps first.
    .reason = A swap puts a card in the place of another; in a gap there is none.
