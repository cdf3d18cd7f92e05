variant-hot-potato = Ein Joker kommt ins Spiel. Er zählt { SIGNED($points-joker) }, und alle versuchen, ihn jemand anderem in die Auslage zu schieben.
    .title = Die heiße Kartoffel

deck = Sie brauchen ein Kartenspiel mit einem einzigen Joker, zusammen { $cards } Blatt. So viel zählt jede Karte am Ende der Runde gegen Sie:

lots-draw = Wer zuerst gibt, bestimmt das Los: Vom gemischten Stapel ziehen { each-player } eine Karte und legen sie { face-up } vor sich. Wer die höchste Karte hat, gibt die erste Runde; der König ist am höchsten, der Joker am niedrigsten, noch unter dem Ass. Haben mehrere die höchste Karte, losen sie unter sich weiter.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height-number = pip of top of lot of player when rank of top of lot of player is not joker
    .for-height-joker = 0 when rank of top of lot of player is joker
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = rank-joker, value, zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

question-joker-height = Beim Losen um das Geben ziehe ich den Joker. Ist er hoch oder niedrig?
    .for = lowest
    .ruling = Er ist die niedrigste Karte: Jede andere schlägt ihn.
    .reason = Er hat keine Zahl.
