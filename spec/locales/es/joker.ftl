### Lo que el reglamento del Cambio con comodines dice de otro modo; véase cambio.ftl.

deck = Hacen falta { $cards } cartas: una baraja francesa de 52 y dos comodines. Al acabar la ronda, cada carta cuenta en su contra estos puntos:

question-joker-alike = ¿Puedo pegar un comodín sobre otro?
    .for = by_rank
    .about = stick
    .ruling = Sí: los dos comodines son del mismo rango, y ninguna otra carta lo es.
    .reason = Se pega por el rango, y los comodines tienen uno propio.

question-joker-power = ¿Quedan los comodines fuera del alcance de los poderes?
    .for = none_but_not_immune
    .about = powers
    .ruling = No. Un comodín no tiene poder, pero boca abajo se mira y se intercambia como cualquier otra carta.
    .reason = Nadie puede saber que una carta boca abajo es un comodín y dejarla en paz.

question-joker-height = Al sacar carta para ver quién reparte primero, ¿qué es más alto: el comodín o el as?
    .for = lowest
    .about = height
    .ruling = El as. El comodín es la carta más baja; dos comodines empatan.
    .reason = Un comodín no lleva número, así que cualquier carta de un palo es más alta.
