variant-whole-pile = When the stock is used up, all the cards of the discard pile become the new stock, the top one too. It makes no difference who needs a card, and what for.
    .title = No card stays behind
    .holds = question-no-action

draw = Take the top card { zone-stock.of } without showing it to anyone. Then decide what to do with the card you drew.
    .title = Draw from the stock
    .short = Only you look at the card.
    .for = action draw in turn when size of stock > 0 or size of discard > 0: move top of stock to hand of me; go to holding
    .unsaid = zone-hand, zone-discard

pass = If you { $with-take ->
    [yes] can neither draw nor take
   *[no] can’t draw
 }, and somebody has called already, you pass.
    .title = Pass
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

question-stock-out = What if the stock runs out?
    .for = reshuffle
    .ruling = Whoever wants a card first shuffles the whole discard pile, its top card too, into a new stock.
    .reason = No edition has an answer; this way the round goes on.
