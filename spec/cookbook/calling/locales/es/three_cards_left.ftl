variant-three-cards-left = Solo puede cantar quien tiene tres cartas como mucho. Antes de poder acabar la ronda tiene que pegar, por tanto, al menos una.
    .title = Cantar con tres cartas como mucho
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Si le quedan { $number-3 } cartas o menos { zone-grid.own-in }, puede decir «Cambio» en vez de robar. Con eso acaba su turno, y a cada uno de los demás le queda uno más. En lo demás se juega como siempre{ $with-powers ->
    [yes] ; ni siquiera sus propias cartas están a salvo
   *[no] { "" }
 }. Cuando alguien ha cantado, ya no puede cantar nadie más.
    .title = Cantar «Cambio»
    .short = Solo con 3 cartas o menos. Los demás juegan un turno más y se descubren todas las cartas. Nadie más puede cantar.
    .for = action call in turn when caller is nobody and size of grid of me <= 3: let caller be me; go to next

question-first-call = ¿A partir de cuándo puedo cantar?
    .for = any_turn
    .ruling = En cuanto se haya librado de una carta: con cualquier total, y aunque no conozca todas las que le quedan.
    .reason = Quien quiera acabar la ronda tiene que haber hecho algo para ello.
