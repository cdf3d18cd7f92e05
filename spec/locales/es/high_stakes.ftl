### Cambio con prenda en español: lo que dice de otro modo que el juego.

said-dared = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] tiene
       *[other] tienen
    } que cumplir la prenda
   *[no] { ALL($players_list) } no { COUNT($players_list) ->
        [one] tiene
       *[other] tienen
    } que cumplir la prenda
 }

dared-most = Pierde quien más puntos tiene.
    .why = el mayor número de puntos
    .why-dared-others = no el mayor número de puntos
    .for = yes when score of player = highest overrides others
    .for-highest = define highest: greatest score of players
    .for-dared-others = no
    .for-reveal-stakes = each player: announce dared of me
    .unsaid = each-player

dare = Antes de repartir la primera carta, acuerden entre todos una prenda: algo que ha de hacer el que pierda cuando termine una ronda. Quien pierde la cumple.
    .short = Quien más puntos tiene cumple la prenda acordada.
    .for = editorial dare in winning

question-dare-when = ¿Cuándo se cumple la prenda?
    .for = end_of_game
    .ruling = Cuando la ronda ha terminado y se conocen los puntos.
    .reason = El artículo habla del final de un turno, pero entonces no hay puntos.

question-dare-tie = Varios compartimos el número más alto de puntos. ¿Quién cumple la prenda?
    .for = all_of_them
    .ruling = Todos ustedes.
    .reason = Ninguno tiene menos puntos que los otros.

glossary-dare = Lo que ha de hacer quien pierde.
    .term = Prenda
