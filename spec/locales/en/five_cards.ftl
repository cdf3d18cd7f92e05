### What the books of Five-Card Cambio say otherwise; see cambio.ftl.

# $grid-row-1
question-nearest-row = How do the five cards lie, and which of them may I look at before the first turn?
    .for = two_cards
    .ruling = The single card lies farthest from you. So the row nearest to you has { $grid-row-1 } cards, and those are the ones you may look at.
    .reason = The editions give the rows but not which way round; two cards is what they let you see.
