### Gipfel mit zwei Kartenspielen: was hier anders heißt.

deck = Sie brauchen { $packs } Kartenspiele, zusammen { $cards } Karten. So viel zählen sie; Herzen zählen allerdings doppelt, die Herz-Dame zum Beispiel 24:
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts
