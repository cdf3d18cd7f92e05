variant-nobody-calls-blind = You may call only if you have seen all your cards. Winning should be skill and not luck.
    .title = Nobody calls blind
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = If you know all the cards { zone-grid.own-in }, you may say “Cambio” instead of drawing. That ends your turn, and from now on everybody else has one more turn. Otherwise play goes on as usual{ $with-powers ->
    [yes] ; not even your own cards are safe
   *[no] { "" }
 }. Once somebody has called, nobody else can.
    .title = Call “Cambio”
    .short = Only if you know all your cards. Everybody else has one more turn, then all cards are turned up. Nobody else can call.
    .for = action call in turn when caller is nobody and (no spots in grid of me where not it is known to me): let caller be me; go to next

question-first-call = How soon may I call?
    .for = any_turn
    .ruling = As soon as you have seen every card { zone-grid.own-in } – with any total. A card that you haven’t seen since it was swapped is one that you don’t know.
    .reason = Calling should be skill and not luck.
