### Ce que la règle du Cambio avec jokers dit autrement ; voir cambio.ftl.

deck = Il vous faut { $cards } cartes : un jeu de 52 et deux jokers. Voici ce que chaque carte vous coûte à la fin d’une manche :

lots-draw = On tire au sort qui donne en premier : { each-player } prend une carte du paquet mélangé et la pose { face-up } sur la table. Qui a la plus haute donne la première manche ; le roi est la carte la plus haute, le joker la plus basse, sous l’as. En cas d’égalité en tête, les joueurs concernés tirent de nouveau.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height-number = pip of top of lot of player when rank of top of lot of player is not joker
    .for-height-joker = 0 when rank of top of lot of player is joker
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = rank-joker, value, zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

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
