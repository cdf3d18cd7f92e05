variant-whole-pile = Cuando se agota el mazo de robo, toda la pila de descarte pasa a ser el nuevo mazo, incluida la carta superior. Da igual quién necesite la carta y para qué.
    .title = Ninguna carta se queda
    .holds = question-no-action

draw = Tome la carta superior { zone-stock.of } sin enseñársela a nadie. Después decida qué hace con la carta robada.
    .title = Robar
    .short = Solo usted mira la carta.
    .for = action draw in turn when size of stock > 0 or size of discard > 0: move top of stock to hand of me; go to holding
    .unsaid = zone-hand, zone-discard

pass = Si no puede { $with-take ->
    [yes] robar ni tomar
   *[no] robar
 } y alguien ya ha cantado, pasa.
    .title = Pasar
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

question-stock-out = ¿Y si se acaba el mazo de robo?
    .for = reshuffle
    .ruling = Quien necesite una carta baraja antes toda la pila de descarte, incluida la carta superior, y forma con ella un nuevo mazo de robo.
    .reason = Ninguna edición lo aclara; así la ronda continúa.
