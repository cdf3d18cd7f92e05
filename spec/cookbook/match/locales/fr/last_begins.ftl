variant-last-begins = Qui a le plus de points joue en premier à la manche suivante. Un petit coup de pouce pour ceux qui sont derrière.
    .title = Le dernier commence
    .holds = question-left-players

setup-begin = Le joueur qui a le plus de points joue en premier ; s’ils sont plusieurs, c’est le premier d’entre eux à la gauche du donneur, donc son voisin de gauche à la première manche.
    .for = let active be starter; go to turn
    .for-starter = define starter: first of players from left of dealer where running of it = greatest running of players
