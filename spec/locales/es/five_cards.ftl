### Lo que el reglamento del Cambio de cinco cartas dice de otro modo; véase cambio.ftl.

question-nearest-row = ¿En qué orden van las filas de las cinco cartas, y cuáles puedo mirar al principio?
    .for = two_cards
    .ruling = La carta suelta es la que le queda más lejos. La fila más cercana tiene, pues, { $grid-row-1 } cartas, y esas son las que puede mirar.
    .reason = Las ediciones dan las filas, pero no su sentido; dos cartas son las que dejan ver.
