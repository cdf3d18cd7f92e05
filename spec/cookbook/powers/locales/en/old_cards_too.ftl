variant-old-cards-too = A power also works when its card comes from your grid, not only when you throw it straight from the stock. So there are more powers in play, and a ten is worth keeping for a while.
    .title = Powers from the grid
    .holds = question-emptied-slot, question-no-slot, glossary-keep

keep = Choose a card { zone-grid.own-in } and put it { face-up } { zone-discard.to }; the new card takes its place, { face-down }.{ $with-powers ->
    [yes] { " " }If the card that you put down is one of the power cards, you { may } now use its power.
   *[no] { "" }
 }
    .title = Keep it
    .short = It replaces a card of your grid, which goes face up onto the discard pile.{ $with-powers ->
    [yes] { " " }You may use its power.
   *[no] { "" }
 }
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; offer powers on top of discard; go to closing
    .unsaid = zone-hand

powers = These cards have a power when you throw them straight from the stock, and also when they leave your grid for a card that you have just drawn there. Using it is up to you; if you decline, or if there is no card to use it on, nothing happens.

question-power-when = When exactly may I use a power?
    .for = at_once
    .ruling = Only right after the card has gone onto the discard pile. Do anything else, and it is gone.
    .reason = Nobody should have to watch whether it is still to come.

question-starter-power = The first card of the discard pile is a power card. Who may use it?
    .for = none
    .ruling = Nobody.
    .reason = Nobody has put it there of their own free will.

glossary-throw = To discard the card you just drew.
    .term = Throw
