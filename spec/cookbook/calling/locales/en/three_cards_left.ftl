variant-three-cards-left = Only a player with three cards or fewer may call. So you have to stick at least one before you can end the round.
    .title = Calling with three cards at most
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = If you have { $number-3 } cards or fewer left { zone-grid.own-in }, you may say “Cambio” instead of drawing. That ends your turn, and from now on everybody else has one more turn. Otherwise play goes on as usual{ $with-powers ->
    [yes] ; not even your own cards are safe
   *[no] { "" }
 }. Once somebody has called, nobody else can.
    .title = Call “Cambio”
    .short = Only with 3 cards or fewer. Everybody else has one more turn, then all cards are turned up. Nobody else can call.
    .for = action call in turn when caller is nobody and size of grid of me <= 3: let caller be me; go to next

question-first-call = How soon may I call?
    .for = any_turn
    .ruling = As soon as you have got rid of a card – with any total, and even if you don’t know all those that are left.
    .reason = Whoever wants to end the round should have done something for it.
