variant-counterclockwise = Les tours, les cartes et la donne passent par la droite, comme dans bien des jeux de cartes d’Espagne et d’Amérique latine.
    .title = Par la droite
    .holds = players, question-left-players

setup-deal = En commençant par le voisin de droite du donneur, { each-player } reçoit { $dealt } cartes, { face-down }, et les dispose devant lui en { zone-grid } de { $grid-shape }. Pas question de regarder pour l’instant !
    .for = deal dealt from stock to each grid from right of dealer
    .unsaid = zone-stock

setup-begin = Le voisin de droite du donneur joue en premier.
    .for = let active be starter; go to turn
    .for-starter = define starter: right of dealer

finish = Le tour passe alors au joueur suivant, à droite.
    .title = Fin du tour
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be right of active
    .unsaid = each-player

standings-rotate = Pour la manche suivante, la donne passe au premier joueur encore en lice à droite du donneur.
    .for = let dealer be right of dealer; go to setup
