variant-hot-potato = Ein Joker kommt ins Spiel. Er zählt { SIGNED($points-joker) }, und alle versuchen, ihn jemand anderem in die Auslage zu schieben.
    .title = Die heiße Kartoffel

deck = Sie brauchen ein Kartenspiel mit einem einzigen Joker, zusammen { $cards } Blatt. So viel zählt jede Karte am Ende der Runde gegen Sie:

question-joker-height = Beim Losen um das Geben ziehe ich den Joker. Ist er hoch oder niedrig?
    .for = lowest
    .ruling = Er ist die niedrigste Karte: Jede andere schlägt ihn.
    .reason = Er hat keine Zahl.
