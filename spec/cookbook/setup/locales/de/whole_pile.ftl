variant-whole-pile = Ist der Talon aufgebraucht, wird der ganze Ablagestapel zum neuen Talon, auch seine oberste Karte. Wer die Karte braucht und wofür, ist gleich.
    .title = Keine Karte bleibt liegen

draw = Nehmen Sie die oberste Karte { zone-stock.of }, ohne sie jemandem zu zeigen. Entscheiden Sie dann, was mit der gezogenen Karte geschieht.
    .title = Vom Talon ziehen
    .short = Nur Sie sehen sich die Karte an.
    .for = action draw in turn: move top of stock to hand of me; go to holding
    .unsaid = zone-hand

question-stock-out = Was geschieht, wenn der Talon aufgebraucht ist?
    .for = reshuffle
    .ruling = Wer eine Karte braucht, mischt zuvor den ganzen Ablagestapel, auch seine oberste Karte, zu einem neuen Talon.
    .reason = Keine Ausgabe weiß eine Antwort; so geht die Runde weiter.
