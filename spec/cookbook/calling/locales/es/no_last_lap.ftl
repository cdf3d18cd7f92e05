variant-no-last-lap = Quien canta acaba la ronda en el acto: se descubren todas las cartas y nadie juega otro turno. Corto y sin piedad.
    .title = Lo dicho, dicho está
    .holds = example, question-first-call, question-bluff-call, glossary-caller

about = Tiene delante { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } boca abajo y { $with-setup-peek ->
    [yes] al principio solo conoce algunas
   *[no] no conoce ninguna
 }. Turno a turno va cambiando las que sabe malas por otras que espera mejores{ $with-powers ->
    [yes] , echa un vistazo donde alguna carta se lo permite y les revuelve a los demás lo que creían tener
   *[no] { "" }
 }. ¿Le parece que las suyas son las que menos suman de toda la mesa? Entonces diga «Cambio» y se descubren todas las cartas.

call = Diga «Cambio» en vez de robar. Con eso acaba la ronda en el acto: se cuentan las cartas, y nadie juega otro turno.
    .title = Cantar «Cambio»
    .short = La ronda ha terminado y se descubren todas las cartas.
    .for = action call in turn when caller is nobody: let caller be me; go to reveal

next-last-lap = Así se sigue, turno a turno, hasta que alguien canta.
    .for = go to turn

question-second-call = ¿Puede cantar también otro jugador?
    .for = nobody_else
    .ruling = No. El primero que canta acaba la ronda.
    .reason = No queda ningún turno para hacerlo.

glossary-call = Decir «Cambio», con lo que acaba la ronda.
    .term = Cantar
