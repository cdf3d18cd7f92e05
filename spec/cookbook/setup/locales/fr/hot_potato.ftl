variant-hot-potato = Un joker s’ajoute au paquet. Il vaut { SIGNED($points-joker) }, et chacun cherche à le laisser dans la grille d’un autre.
    .title = La patate chaude

deck = Il vous faut un jeu avec un seul joker, { $cards } cartes en tout. Voici ce que chaque carte vous coûte à la fin d’une manche :

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

question-joker-height = Au tirage du donneur, je tire le joker. Est-il haut ou bas ?
    .for = lowest
    .ruling = C’est la carte la plus basse : toute autre la bat.
    .reason = Il ne porte pas de nombre.
