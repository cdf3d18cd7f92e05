variant-one-lap-first = Nobody can call before everybody has had a turn. A round that ends before it has begun is no fun for the others.
    .title = No calling in the first lap
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = As soon as everybody has had a turn, you may say “Cambio” instead of drawing. That ends your turn, and from now on everybody else has one more turn. Otherwise play goes on as usual{ $with-powers ->
    [yes] ; not even your own cards are safe
   *[no] { "" }
 }. Once somebody has called, nobody else can.
    .title = Call “Cambio”
    .short = Not in the first lap. Everybody else has one more turn, then all cards are turned up. Nobody else can call.
    .for = action call in turn when warm and caller is nobody: let caller be me; go to next
    .for-next-warming = if active is starter then let warm be yes

question-first-call = How soon may I call?
    .for = any_turn
    .ruling = On your second turn – with any total, and even if you don’t know all your cards.
    .reason = In the first lap, calling would be nothing but luck.
