variant-after-the-turn = Se canta al final del turno, y no en vez de jugarlo. Así primero juega un turno entero y ve qué le trae.
    .title = Cantar después del turno
    .holds = example, question-first-call, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Cuando ha robado o tomado una carta y ya sabe dónde queda, puede decir «Cambio». A cada uno de los demás le queda entonces un turno más. En lo demás se juega como siempre{ $with-powers ->
    [yes] ; ni siquiera sus propias cartas están a salvo
   *[no] { "" }
 }. Cuando alguien ha cantado, ya no puede cantar nadie más.
    .title = Cantar «Cambio»
    .short = Al final de su turno. Los demás juegan un turno más y se descubren todas las cartas. Nadie más puede cantar.
    .for = action call in closing when caller is nobody: let caller be me; go to next

question-no-slot = No me quedan cartas. ¿Qué puedo hacer?
    .for = discard_only
    .ruling = Robar y descartar, y después, si quiere, cantar.{ $with-powers ->
    [yes] { " " }Los poderes que solo necesitan cartas ajenas le siguen sirviendo.
   *[no] { "" }
 }
    .reason = Una carta nueva solo puede sustituir a otra que esté ahí.
