### Cambio con dos barajas en español: lo que dice de otro modo que el juego.

deck = Hacen falta dos barajas francesas con sus { $jokers } comodines, { $cards } cartas en total. Cuando acaba una ronda, cada carta que tiene delante cuenta:
