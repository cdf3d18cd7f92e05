variant-big-table = Con { $packs } barajas pueden jugar hasta { $most } personas. Como cada carta está repetida, se pega más, y los reyes se reparten mejor.
    .title = Una mesa grande
    .holds = players, question-left-players

deck = Hacen falta { $packs } barajas francesas sin comodines, mezcladas: { $cards } cartas en total. Al acabar la ronda, cada carta cuenta en su contra estos puntos:
