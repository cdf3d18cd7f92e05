variant-duty = Whoever throws a power card has to use its power. A jack then forces you to give away a card that you may have wanted to keep.
    .title = Powers are a duty
    .holds = question-no-target, question-queen-order, question-caller-protected

throw = Put the drawn card { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }If it is one of the power cards, you have to use its power now.
   *[no] { "" }
 }
    .title = Throw it
    .short = It goes face up onto the discard pile.{ $with-powers ->
    [yes] { " " }You have to use its power.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand, may

powers = These cards have a power, but only when you throw them straight from the stock. Then you have to use it, unless there is no card to use it on.

question-power-when = When exactly may I use a power?
    .for = at_once
    .ruling = You have to: right after you have thrown the card, and before you do anything else.
    .reason = Nobody should have to watch whether it is still to come.
