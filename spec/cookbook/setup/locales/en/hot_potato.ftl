variant-hot-potato = One joker joins the pack. It counts { SIGNED($points-joker) }, and everybody tries to leave it in somebody else’s grid.
    .title = The hot potato

deck = You need one pack with a single joker, { $cards } cards in all. This is what each card counts against you at the end of a round:

question-joker-height = I draw the joker when we draw for the deal. Is it high or low?
    .for = lowest
    .ruling = The lowest: any other card beats it.
    .reason = It has no number.
