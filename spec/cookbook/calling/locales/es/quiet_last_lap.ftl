variant-quiet-last-lap = Cuando alguien ha cantado, las cartas descartadas ya no tienen poder. Quien canta solo tiene que temer lo que hay en la mesa.
    .title = Sin poderes en la última vuelta
    .holds = question-no-slot

throw = Ponga la carta robada { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Si tiene un poder y nadie ha cantado todavía, ahora { may } usarlo.
   *[no] { "" }
 }
    .title = Descartarla
    .short = Va boca arriba a la pila de descarte.{ $with-powers ->
    [yes] { " " }Puede usar su poder si nadie ha cantado.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; if caller is nobody then offer powers on top of discard; go to closing
    .unsaid = zone-hand

call = Diga «Cambio» en vez de robar. Con eso acaba su turno, y a cada uno de los demás le queda uno más{ $with-powers ->
    [yes] , en el que ya ninguna carta tiene poder
   *[no] { "" }
 }. En lo demás se juega como siempre. Cuando alguien ha cantado, ya no puede cantar nadie más.
    .title = Cantar «Cambio»
    .short = Los demás juegan un turno más, sin poderes, y se descubren todas las cartas. Nadie más puede cantar.
    .for = action call in turn when caller is nobody: let caller be me; go to next

powers = Estas cartas tienen un poder, pero solo si las descarta nada más robarlas, y solo mientras nadie haya cantado. Usarlo o no es cosa suya; si renuncia a él, o si no hay ninguna carta a la que aplicarlo, no pasa nada.

question-power-when = ¿Cuándo exactamente puedo usar un poder?
    .for = at_once
    .ruling = Solo justo después de descartar la carta, y solo mientras nadie haya cantado. Si hace cualquier otra cosa, lo pierde.
    .reason = Nadie debería tener que estar pendiente de si todavía falta por usar.

question-last-turns = ¿Son distintos los últimos turnos?
    .for = normal_turns
    .ruling = Sí: nadie puede cantar, y ninguna carta tiene poder. Se pega como siempre.
    .reason = Quien ha cantado debe poder fiarse de las cartas.

question-caller-protected = ¿Están a salvo de los demás las cartas de quien ha cantado?
    .for = no
    .ruling = Sí. Después de cantar ya no hay poderes que puedan tocarlas.
    .reason = Quien ha cantado debe poder fiarse de las cartas.

glossary-throw = Dejar en la pila de descarte la carta que se acaba de robar. Solo las cartas descartadas así tienen poder, y solo mientras nadie haya cantado.
    .term = Descartar
