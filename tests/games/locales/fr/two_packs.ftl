### Sommet avec deux jeux de cartes : ce qui se dit autrement.

deck = Il vous faut { $packs } jeux de cartes, soit { $cards } cartes en tout. Voici ce que compte chaque carte ; les cœurs, eux, comptent double – la dame de cœur, par exemple, 24 :
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts
