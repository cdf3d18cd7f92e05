variant-counterclockwise = Züge, Karten und Geben gehen nach rechts weiter, wie bei vielen Kartenspielen in Spanien und Lateinamerika.
    .title = Nach rechts
    .holds = players, question-left-players

setup-deal = Bei der Person rechts vom Geber beginnend, bekommen { each-player } { $dealt } Karten, { face-down }, und legen sie als { zone-grid } von { $grid-shape } Karten vor sich hin. Noch nicht ansehen!
    .for = deal dealt from stock to each grid from right of dealer
    .unsaid = zone-stock

setup-begin = Wer rechts vom Geber sitzt, beginnt.
    .for = let active be starter; go to turn
    .for-starter = define starter: right of dealer

finish = Dann ist die nächste Person rechts am Zug.
    .title = Ende des Zuges
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be right of active
    .unsaid = each-player

standings-rotate = In der folgenden Runde gibt die nächste Person rechts vom Geber, die noch in der Partie ist.
    .for = let dealer be right of dealer; go to setup
