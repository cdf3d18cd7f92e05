variant-forgotten-tie = Wer weniger hat als alle anderen, bekommt 0 Punkte, die anderen bekommen ihre Summe. Was aber bekommen die, die sich die niedrigste Summe teilen? Jeder Fall braucht eine Antwort.
    .title = Ein vergessener Gleichstand
    .holds = question-tied-others

score-others = Wer nicht die niedrigste Summe hat, bekommt die eigene.
    .why = die eigene Summe
    .for = total of player when total of player > lowest
    .for-lowest = define lowest: least total of players

score-winner = Wer weniger hat als alle anderen, bekommt { $value } Punkte.
    .why = niedrigste Summe
    .for = 0 when alone of player
