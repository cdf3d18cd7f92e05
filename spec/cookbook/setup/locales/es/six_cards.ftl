variant-six-cards = Cada jugador tiene { $dealt } cartas en dos filas de tres y mira tres de ellas. Cuatro cartas se recuerdan bien; seis, no tanto.
    .title = Seis cartas por jugador
