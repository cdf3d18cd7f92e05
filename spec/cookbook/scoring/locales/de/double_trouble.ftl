variant-double-trouble = Wer ruft und geschlagen wird, bekommt die eigene Summe doppelt, aber keine feste Strafe. Ein falscher Ruf mit wenigen Punkten ist bald vergessen, einer mit vielen ein Unglück.
    .title = Falscher Ruf zählt doppelt

score-miscalled = Haben Sie gerufen und hat jemand eine ebenso niedrige oder niedrigere Summe, zählt Ihre { $number-2 ->
    [2] doppelt
   *[other] { $number-2 }-fach
 }, sofern sie nicht unter null liegt.
    .why = hat gerufen und wurde geschlagen: doppelt
    .for = 2 * total of player when called of player and not alone of player and total of player > 0 overrides others, winner
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .unsaid = number-0

score-below-zero = Haben Sie nicht gewonnen, zählt eine negative Summe { $value } Punkte.
    .why = unter null, aber nicht gewonnen
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-caller-tie = Ich habe gerufen und teile mir die niedrigste Summe. Zählt sie doppelt?
    .for = no_penalty
    .ruling = Nein, für Sie zählt die Runde als gewonnen. { $with-score-tied-other ->
    [yes] Wer dieselbe Summe hat, bekommt sie als Punkte.
   *[no] Für alle mit derselben Summe ebenso.
 }
    .reason = In den Ausgaben steht beides; die Stelle über den Gleichstand ist die genauere.

question-below-zero = Meine Summe ist negativ, doch gewonnen habe ich nicht. Werden mir Punkte abgezogen?
    .for = counts_as_zero
    .ruling = Nein, sie zählt { $value }, auch wenn Sie gerufen haben.
    .reason = Verlieren wäre sonst mehr wert als Gewinnen.
