variant-hot-potato = Se añade un comodín a la baraja. Vale { SIGNED($points-joker) }, y todos intentan que acabe en la cuadrícula de otro.
    .title = La patata caliente

deck = Hace falta una baraja francesa con un solo comodín, { $cards } cartas en total. Al acabar la ronda, cada carta cuenta en su contra estos puntos:

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

question-joker-height = Al echar a suertes quién reparte, saco el comodín. ¿Es alto o bajo?
    .for = lowest
    .ruling = Es la carta más baja: cualquier otra le gana.
    .reason = No lleva número.
