variant-hot-potato = Se añade un comodín a la baraja. Vale { SIGNED($points-joker) }, y todos intentan que acabe en la cuadrícula de otro.
    .title = La patata caliente

deck = Hace falta una baraja francesa con un solo comodín, { $cards } cartas en total. Al acabar la ronda, cada carta cuenta en su contra estos puntos:

question-joker-height = Al echar a suertes quién reparte, saco el comodín. ¿Es alto o bajo?
    .for = lowest
    .ruling = Es la carta más baja: cualquier otra le gana.
    .reason = No lleva número.
