variant-whole-pile = Ist der Talon aufgebraucht, wird der ganze Ablagestapel zum neuen Talon, auch seine oberste Karte. Wer die Karte braucht und wofür, ist gleich.
    .title = Keine Karte bleibt liegen
    .holds = question-no-action

draw = Nehmen Sie die oberste Karte { zone-stock.of }, ohne sie jemandem zu zeigen. Entscheiden Sie dann, was mit der gezogenen Karte geschieht.
    .title = Vom Talon ziehen
    .short = Nur Sie sehen sich die Karte an.
    .for = action draw in turn when size of stock > 0 or size of discard > 0: move top of stock to hand of me; go to holding
    .unsaid = zone-hand, zone-discard

pass = Können Sie { $with-take ->
    [yes] weder ziehen noch nehmen
   *[no] nicht ziehen
 } und hat schon jemand gerufen, so passen Sie.
    .title = Passen
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

question-stock-out = Was geschieht, wenn der Talon aufgebraucht ist?
    .for = reshuffle
    .ruling = Wer eine Karte braucht, mischt zuvor den ganzen Ablagestapel, auch seine oberste Karte, zu einem neuen Talon.
    .reason = Keine Ausgabe weiß eine Antwort; so geht die Runde weiter.
