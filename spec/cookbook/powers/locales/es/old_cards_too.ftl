variant-old-cards-too = Un poder también vale cuando la carta sale de su cuadrícula, y no solo cuando la descarta nada más robarla. Así hay más poderes en juego, y merece la pena guardar un diez por un tiempo.
    .title = Poderes desde la cuadrícula
    .holds = question-emptied-slot, question-no-slot, glossary-keep

keep = Elija una carta { zone-grid.own-of } y póngala { face-up } { zone-discard.to }; la nueva ocupa su lugar, { face-down }.{ $with-powers ->
    [yes] { " " }Si la carta que ha puesto en la pila tiene un poder, ahora { may } usarlo.
   *[no] { "" }
 }
    .title = Quedársela
    .short = Sustituye a una carta de su cuadrícula, que va boca arriba a la pila de descarte.{ $with-powers ->
    [yes] { " " }Puede usar el poder de esa carta.
   *[no] { "" }
 }
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; offer powers on top of discard; go to closing
    .unsaid = zone-hand

powers = Estas cartas tienen un poder si las descarta nada más robarlas, y también cuando dejan su lugar en la cuadrícula a la carta que acaba de robar. Usarlo o no es cosa suya; si renuncia a él, o si no hay ninguna carta a la que aplicarlo, no pasa nada.

question-power-when = ¿Cuándo exactamente puedo usar un poder?
    .for = at_once
    .ruling = Solo justo después de que la carta llegue a la pila de descarte. Si hace cualquier otra cosa, lo pierde.
    .reason = Nadie debería tener que estar pendiente de si todavía falta por usar.

question-starter-power = La primera carta de la pila de descarte tiene un poder. ¿Quién puede usarlo?
    .for = none
    .ruling = Nadie.
    .reason = Nadie la ha puesto ahí por voluntad propia.

glossary-throw = Dejar en la pila de descarte la carta que se acaba de robar.
    .term = Descartar
