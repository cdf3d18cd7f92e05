variant-one-lap-first = Nadie puede cantar antes de que todos hayan jugado un turno. Una ronda que acaba antes de empezar no divierte a los demás.
    .title = Sin cantar en la primera vuelta
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = En cuanto todos han jugado un turno, puede decir «Cambio» en vez de robar. Con eso acaba su turno, y a cada uno de los demás le queda uno más. En lo demás se juega como siempre{ $with-powers ->
    [yes] ; ni siquiera sus propias cartas están a salvo
   *[no] { "" }
 }. Cuando alguien ha cantado, ya no puede cantar nadie más.
    .title = Cantar «Cambio»
    .short = No en la primera vuelta. Los demás juegan un turno más y se descubren todas las cartas. Nadie más puede cantar.
    .for = action call in turn when warm and caller is nobody: let caller be me; go to next
    .for-next-warming = if active is starter then let warm be yes

question-first-call = ¿A partir de cuándo puedo cantar?
    .for = any_turn
    .ruling = Desde su segundo turno: con cualquier total, y aunque no conozca todas sus cartas.
    .reason = En la primera vuelta sería pura suerte.
