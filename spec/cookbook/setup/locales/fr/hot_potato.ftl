variant-hot-potato = Un joker s’ajoute au paquet. Il vaut { SIGNED($points-joker) }, et chacun cherche à le laisser dans la grille d’un autre.
    .title = La patate chaude

deck = Il vous faut un jeu avec un seul joker, { $cards } cartes en tout. Voici ce que chaque carte vous coûte à la fin d’une manche :

question-joker-height = Au tirage du donneur, je tire le joker. Est-il haut ou bas ?
    .for = lowest
    .ruling = C’est la carte la plus basse : toute autre la bat.
    .reason = Il ne porte pas de nombre.
