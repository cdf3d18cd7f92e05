variant-duty = Quien descarta una carta con poder tiene que usarlo. Una jota le obliga entonces a dar una carta que quizá quería conservar.
    .title = Los poderes obligan
    .holds = question-no-target, question-queen-order, question-caller-protected

throw = Ponga la carta robada { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Si tiene un poder, ahora tiene que usarlo.
   *[no] { "" }
 }
    .title = Descartarla
    .short = Va boca arriba a la pila de descarte.{ $with-powers ->
    [yes] { " " }Tiene que usar su poder.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand, may

powers = Estas cartas tienen un poder, pero solo si las descarta nada más robarlas. Entonces tiene que usarlo, a no ser que no haya ninguna carta a la que aplicarlo.

question-power-when = ¿Cuándo exactamente puedo usar un poder?
    .for = at_once
    .ruling = Tiene que usarlo justo después de descartar la carta, antes de hacer cualquier otra cosa.
    .reason = Nadie debería tener que estar pendiente de si todavía falta por usar.
