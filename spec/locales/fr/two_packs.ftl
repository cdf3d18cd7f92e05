### Le Cambio à deux jeux de cartes en français : ce que sa règle dit autrement ; voir classic.ftl.

deck = Il vous faut deux jeux de cartes avec leurs { $jokers } jokers, soit { $cards } cartes en tout. À la fin d’une manche, voici ce que compte chaque carte qui se trouve devant vous :
