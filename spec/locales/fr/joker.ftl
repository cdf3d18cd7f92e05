### Ce que la règle du Cambio avec jokers dit autrement ; voir cambio.ftl.

deck = Il vous faut { $cards } cartes : un jeu de 52 et deux jokers. Voici ce que chaque carte vous coûte à la fin d’une manche :

question-joker-alike = Puis-je coller un joker sur un joker ?
    .for = by_rank
    .about = stick
    .ruling = Oui : un joker a le rang de l’autre joker, et d’aucune autre carte.
    .reason = On colle selon le rang, et les jokers en ont un à eux.

question-joker-power = Les jokers échappent-ils aux pouvoirs ?
    .for = none_but_not_immune
    .about = powers
    .ruling = Non. Un joker n’a lui-même aucun pouvoir, mais, face cachée, on le regarde et on l’échange comme toute autre carte.
    .reason = Rien ne dit qu’une carte face cachée est un joker ; comment l’épargner ?
