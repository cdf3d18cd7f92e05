variant-whole-pile = When the stock is used up, all the cards of the discard pile become the new stock, the top one too. It makes no difference who needs a card, and what for.
    .title = No card stays behind

draw = Take the top card { zone-stock.of } without showing it to anyone. Then decide what to do with the card you drew.
    .title = Draw from the stock
    .short = Only you look at the card.
    .for = action draw in turn: move top of stock to hand of me; go to holding
    .unsaid = zone-hand

question-stock-out = What if the stock runs out?
    .for = reshuffle
    .ruling = Whoever wants a card first shuffles the whole discard pile, its top card too, into a new stock.
    .reason = No edition has an answer; this way the round goes on.
