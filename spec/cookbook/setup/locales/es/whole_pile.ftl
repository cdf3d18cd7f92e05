variant-whole-pile = Cuando se agota el mazo de robo, toda la pila de descarte pasa a ser el nuevo mazo, incluida la carta superior. Da igual quién necesite la carta y para qué.
    .title = Ninguna carta se queda

draw = Tome la carta superior { zone-stock.of } sin enseñársela a nadie. Después decida qué hace con la carta robada.
    .title = Robar
    .short = Solo usted mira la carta.
    .for = action draw in turn: move top of stock to hand of me; go to holding
    .unsaid = zone-hand

question-stock-out = ¿Y si se acaba el mazo de robo?
    .for = reshuffle
    .ruling = Quien necesite una carta baraja antes toda la pila de descarte, incluida la carta superior, y forma con ella un nuevo mazo de robo.
    .reason = Ninguna edición lo aclara; así la ronda continúa.
