variant-two-packs = Ab { $fewest } Personen werden { $packs } Kartenspiele zusammengemischt. So reicht der Talon länger, und weil jede Karte doppelt vorkommt, wird öfter angelegt.
    .title = Zwei Kartenspiele ab fünf Personen
    .holds = question-left-players

deck = Sie brauchen { $packs } Kartenspiele ohne Joker, zusammengemischt zu { $cards } Blatt. So viel zählt jede Karte am Ende der Runde gegen Sie:
