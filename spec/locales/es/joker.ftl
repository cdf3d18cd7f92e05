### Lo que el reglamento del Cambio con comodines dice de otro modo; véase cambio.ftl.

deck = Hacen falta { $cards } cartas: una baraja francesa de 52 y dos comodines. Al acabar la ronda, cada carta cuenta en su contra estos puntos:

lots-draw = Quién reparte primero se echa a suertes: con la baraja ya mezclada, { each-player } saca una carta y la deja { face-up } sobre la mesa. Quien saca la carta más alta reparte en la primera ronda; el rey es la más alta y el comodín, la más baja, por debajo del as. Quienes empatan con la más alta vuelven a sacar entre ellos.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height-number = pip of top of lot of player when rank of top of lot of player is not joker
    .for-height-joker = 0 when rank of top of lot of player is joker
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = rank-joker, value, zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

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
