variant-nobody-calls-blind = Solo puede cantar quien ha visto todas sus cartas. Ganar debe ser cuestión de habilidad y no de suerte.
    .title = Nadie canta a ciegas
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Si conoce todas las cartas { zone-grid.own-of }, puede decir «Cambio» en vez de robar. Con eso acaba su turno, y a cada uno de los demás le queda uno más. En lo demás se juega como siempre{ $with-powers ->
    [yes] ; ni siquiera sus propias cartas están a salvo
   *[no] { "" }
 }. Cuando alguien ha cantado, ya no puede cantar nadie más.
    .title = Cantar «Cambio»
    .short = Solo si conoce todas sus cartas. Los demás juegan un turno más y se descubren todas las cartas. Nadie más puede cantar.
    .for = action call in turn when caller is nobody and (no spots in grid of me where not it is known to me): let caller be me; go to next

question-first-call = ¿A partir de cuándo puedo cantar?
    .for = any_turn
    .ruling = En cuanto haya visto cada carta { zone-grid.own-of }, con cualquier total. Una carta que no ha visto desde que se intercambió no la conoce.
    .reason = Cantar debe ser cuestión de habilidad y no de suerte.
