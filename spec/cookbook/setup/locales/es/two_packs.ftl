variant-two-packs = Desde { $fewest } jugadores se mezclan { $packs } barajas. El mazo de robo dura más y, como cada carta está repetida, se pega más.
    .title = Dos barajas desde cinco jugadores
    .holds = question-left-players

deck = Hacen falta { $packs } barajas francesas sin comodines, mezcladas: { $cards } cartas en total. Al acabar la ronda, cada carta cuenta en su contra estos puntos:
