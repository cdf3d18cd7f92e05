variant-all-known = Cada uno puede mirar todas sus cartas antes del primer turno. Va bien con niños: solo tienen que recordar, no adivinar.
    .title = Todas las cartas a la vista
    .holds = question-peek-when

about = Tiene delante { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } boca abajo, y todas las ha visto una vez. Turno a turno va cambiando las que sabe malas por otras que espera mejores{ $with-powers ->
    [yes] , echa un vistazo donde alguna carta se lo permite y les revuelve a los demás lo que creían tener
   *[no] { "" }
 }. ¿Le parece que las suyas son las que menos suman de toda la mesa? Entonces diga «Cambio»: los demás juegan un último turno y se descubren todas las cartas.

setup-peek = Ahora { each-player } puede mirar, una sola vez, todas las cartas de su { zone-grid }. De aquí en adelante solo cuenta con su memoria.
    .for = each player: look at grid of me
