variant-big-table = Mit { $packs } Kartenspielen können bis zu { $most } Personen mitspielen. Weil jede Karte doppelt vorkommt, wird öfter angelegt, und die Könige verteilen sich besser.
    .title = Ein großer Tisch
    .holds = players, question-left-players

deck = Sie brauchen { $packs } Kartenspiele ohne Joker, zusammengemischt zu { $cards } Blatt. So viel zählt jede Karte am Ende der Runde gegen Sie:
