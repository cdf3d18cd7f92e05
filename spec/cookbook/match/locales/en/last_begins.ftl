variant-last-begins = Whoever has the most points has the first turn of the next round. A small help for those who are behind.
    .title = The last one begins
    .holds = question-left-players

setup-begin = Whoever has the most points so far has the first turn; if several have as many, the first of them to the left of the dealer, and so in the first round the player to the left of the dealer.
    .for = let active be starter; go to turn
    .for-starter = define starter: first of players from left of dealer where running of it = greatest running of players
