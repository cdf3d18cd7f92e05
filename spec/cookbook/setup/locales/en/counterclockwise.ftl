variant-counterclockwise = The turn, the cards and the deal go round to the right, as they do in many card games of the Spanish-speaking world.
    .title = To the right
    .holds = players, question-left-players

setup-deal = Beginning with the player to the right of the dealer, { each-player } is dealt { $dealt } cards, { face-down }, and lays them out as a { $grid-shape } { zone-grid }. No looking yet!
    .for = deal dealt from stock to each grid from right of dealer
    .unsaid = zone-stock

setup-begin = The player to the right of the dealer has the first turn.
    .for = let active be starter; go to turn
    .for-starter = define starter: right of dealer

finish = Then the turn goes to the next player on the right.
    .title = End of the turn
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be right of active
    .unsaid = each-player

standings-rotate = For the next round, the deal passes to the nearest player on the right who is still in the match.
    .for = let dealer be right of dealer; go to setup
