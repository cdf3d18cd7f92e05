variant-big-table = Avec { $packs } jeux de cartes, on peut jouer jusqu’à { $most }. Chaque carte existant en double, on colle plus souvent, et les rois se répartissent mieux.
    .title = Une grande table
    .holds = players, question-left-players

deck = Il vous faut { $packs } jeux sans jokers, mélangés ensemble : { $cards } cartes en tout. Voici ce que chaque carte vous coûte à la fin d’une manche :
