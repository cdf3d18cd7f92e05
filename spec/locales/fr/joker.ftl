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
    .ruling = Non. Un joker n’a lui-même aucun pouvoir, mais, face cachée, il peut être regardé et échangé comme toute autre carte.
    .reason = Personne ne peut reconnaître un joker face cachée, et l’épargner.

question-joker-height = Quand on tire au sort le premier donneur, lequel est le plus haut : le joker ou l’as ?
    .for = lowest
    .about = height
    .ruling = L’as. Le joker est la carte la plus basse ; deux jokers sont à égalité.
    .reason = Un joker ne porte pas de nombre : toute carte d’une couleur est donc plus haute.
