variant-quiet-last-lap = Once somebody has called, thrown cards have no power any more. The caller then has to fear only what lies on the table.
    .title = No powers in the last lap
    .holds = question-no-slot

throw = Put the drawn card { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }If it is one of the power cards, and nobody has called yet, you { may } now use its power.
   *[no] { "" }
 }
    .title = Throw it
    .short = It goes face up onto the discard pile.{ $with-powers ->
    [yes] { " " }You may use its power if nobody has called.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; if caller is nobody then offer powers on top of discard; go to closing
    .unsaid = zone-hand

call = Say “Cambio” instead of drawing. That ends your turn, and from now on everybody else has one more turn{ $with-powers ->
    [yes] , in which no card has a power any more
   *[no] { "" }
 }. Otherwise play goes on as usual. Once somebody has called, nobody else can.
    .title = Call “Cambio”
    .short = Everybody else has one more turn, without powers, then all cards are turned up. Nobody else can call.
    .for = action call in turn when caller is nobody: let caller be me; go to next

powers = These cards have a power, but only when you throw them straight from the stock, and only as long as nobody has called. Using it is up to you; if you decline, or if there is no card to use it on, nothing happens.

question-power-when = When exactly may I use a power?
    .for = at_once
    .ruling = Only right after you have thrown the card, and only before anybody has called. Do anything else, and it is gone.
    .reason = Nobody should have to watch whether it is still to come.

question-last-turns = Are the last turns any different?
    .for = normal_turns
    .ruling = Yes: nobody can call, and no card has a power. Sticking goes on as usual.
    .reason = Whoever has called should be able to rely on the cards.

question-caller-protected = Are the caller’s cards safe from the others?
    .for = no
    .ruling = Yes. After the call there are no powers any more that could touch them.
    .reason = Whoever has called should be able to rely on the cards.

glossary-throw = To discard the card you just drew. Only thrown cards have a power, and only before anybody has called.
    .term = Throw
