variant-no-last-lap = Whoever calls ends the round at once: all cards are turned up, and nobody has another turn. Short and merciless.
    .title = Called is called
    .holds = example, question-first-call, question-bluff-call, glossary-caller

about = You have { $dealt } cards lying face down in front of you, and { $with-setup-peek ->
    [yes] at first you know only some of them
   *[no] you know none of them
 }. Turn by turn you trade what you know to be bad for what you hope is better{ $with-powers ->
    [yes] , sneak a look where a card lets you, and meddle with what your rivals believe they have
   *[no] { "" }
 }. Trust yours to be the cheapest cards at the table? Then say “Cambio”, and all the cards are turned up.

call = Say “Cambio” instead of drawing. That ends the round at once: the cards are counted, and nobody has another turn.
    .title = Call “Cambio”
    .short = The round is over, and all cards are turned up.
    .for = action call in turn when caller is nobody: let caller be me; go to reveal

next-last-lap = So it goes on, turn by turn, until somebody calls.
    .for = go to turn

question-second-call = May somebody else call as well?
    .for = nobody_else
    .ruling = No. The first call ends the round.
    .reason = There is no turn left to do it in.

glossary-call = To say “Cambio” and so end the round.
    .term = Call
