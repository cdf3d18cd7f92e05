variant-last-begins = Quem tem mais pontos joga o primeiro turno da rodada seguinte. Uma pequena ajuda para quem está atrás.
    .title = O último começa
    .holds = question-left-players

setup-begin = O primeiro turno é de quem tem mais pontos; se forem vários, do primeiro deles à esquerda do jogador que dá as cartas, e assim, na primeira rodada, de quem está logo à esquerda dele.
    .for = let active be starter; go to turn
    .for-starter = define starter: first of players from left of dealer where running of it = greatest running of players
