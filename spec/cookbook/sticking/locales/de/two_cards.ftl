variant-two-cards = Wer beim Anlegen eine falsche Karte aufdeckt, bekommt dafür zwei weitere. Raten ist nicht mehr umsonst.
    .title = Falsch anlegen kostet zwei Karten

next-penalty = Wer eine falsche Karte aufgedeckt hat, nimmt vor dem nächsten Zug { $number-2 } Karten { zone-stock.from }, { face-down } und ohne dass jemand sie ansieht, soweit noch welche da sind. Sie füllen Lücken oder kommen neben die übrigen Karten.
    .for = each player when missed of me: each extra in 1 to 2: if size of stock > 0 then move top of stock to grid of me
    .unsaid = each-player, number-1, zone-grid

question-wrong-stick = Ich decke eine Karte auf, die nicht passt. Was nun?
    .for = turned_back
    .ruling = Sie kommt verdeckt an ihren Platz zurück. In diesem Zug können Sie nicht mehr anlegen, und an seinem Ende nehmen Sie zwei Karten.
    .reason = Dass die anderen Ihre Karte kennen, soll nicht alles sein.

question-emptied-slot = Kann ich eine Lücke wieder füllen, die durch Anlegen entstanden ist?
    .for = stays_empty
    .ruling = Nicht mit einer Karte, die Sie behalten. Die Karten für falsches Anlegen kommen aber zuerst in solche Lücken.
    .reason = Getauscht wird eine Karte gegen eine andere; in einer Lücke liegt keine.
