variant-winner-counts-too = Auch wer eine Runde gewinnt, schreibt die Punkte der eigenen Karten auf, wie alle anderen. So zählt selbst beim Gewinnen jeder Punkt, und rote Könige ziehen etwas ab.
    .title = Auch wer gewinnt, schreibt auf

score-others = Alle bekommen ihre Summe, auch wer die Runde gewonnen hat.
    .why = die eigene Summe
    .for = total of player

score-tied-caller = Haben Sie gerufen und teilen sich die niedrigste Summe, bekommen Sie keine Strafe, sondern Ihre Summe.
    .why = hat gerufen und teilt sich die niedrigste Summe
    .for = total of player when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

question-caller-tie = Ich habe gerufen und teile mir die niedrigste Summe. Bekomme ich { $penalty ->
    [one] { $penalty } Strafpunkt
   *[other] { $penalty } Strafpunkte
 }?
    .for = no_penalty
    .ruling = Nein. Sie bekommen Ihre Summe, und alle mit der gleichen Summe ebenso.
    .reason = In den Ausgaben steht beides; die Stelle über den Gleichstand ist die genauere.

question-match-below-zero = Kann ich in der Partie unter null Punkte kommen?
    .for = impossible
    .ruling = Ja, wenn rote Könige Sie in einer Runde unter null bringen.
    .reason = Alle schreiben auf, was ihre Karten zählen.
