variant-perfect-zero = Wer eine Runde allein und mit einer Summe von genau 0 gewinnt, bekommt 5 Punkte gutgeschrieben. So lohnt es sich, nach den schwarzen Königen zu suchen.
    .title = Die perfekte Null

score-perfect = Beträgt Ihre Summe genau 0 und haben alle anderen mehr, bekommen Sie { SIGNED($value) } Punkte.
    .why = genau null, und allein
    .for = -5 when total of player = 0 and alone of player overrides winner, emptied
    .for-alone = define alone of player: no opponents where total of it <= total of player

question-match-below-zero = Kann ich in der Partie unter null Punkte kommen?
    .for = impossible
    .ruling = Ja, mit einer perfekten Null: Die fünf Punkte werden abgezogen, auch von nichts.
    .reason = Eine Belohnung, die nicht ausgezahlt wird, wäre keine.

question-empty-grid = Gewinne ich sofort, wenn ich keine Karten mehr habe?
    .for = zero_and_play_on
    .ruling = Nein. Die Runde geht weiter. Am Ende zählen keine Karten 0, auch wenn Sie rufen – und das ist ebenfalls eine perfekte Null, wenn sonst niemand so wenig hat.
    .reason = Die Runde gleich zu beenden bleibt den Hausregeln überlassen.
