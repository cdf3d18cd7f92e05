variant-after-the-turn = You call at the end of your turn, not in place of it. So you play a whole turn first, and see what it brings.
    .title = Calling after your turn
    .holds = example, question-first-call, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = When you have drawn or taken a card and are done with it, you may say “Cambio”. From now on everybody else has one more turn. Otherwise play goes on as usual{ $with-powers ->
    [yes] ; not even your own cards are safe
   *[no] { "" }
 }. Once somebody has called, nobody else can.
    .title = Call “Cambio”
    .short = At the end of your turn. Everybody else has one more turn, then all cards are turned up. Nobody else can call.
    .for = action call in closing when caller is nobody: let caller be me; go to next

question-no-slot = I have no cards left. What can I still do?
    .for = discard_only
    .ruling = You draw and throw, and then you may call.{ $with-powers ->
    [yes] { " " }Powers that need nobody’s cards but other players’ still work for you.
   *[no] { "" }
 }
    .reason = A new card can only replace one that is there.
