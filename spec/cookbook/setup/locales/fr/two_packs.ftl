variant-two-packs = À partir de { $fewest } joueurs, on mélange { $packs } jeux de cartes. La pioche dure plus longtemps et, chaque carte existant en double, on colle plus souvent.
    .title = Deux jeux de cartes à partir de cinq
    .holds = question-left-players

deck = Il vous faut { $packs } jeux sans jokers, mélangés ensemble : { $cards } cartes en tout. Voici ce que chaque carte vous coûte à la fin d’une manche :
