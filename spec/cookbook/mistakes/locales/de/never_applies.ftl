variant-never-applies = Mehr als 50 Punkte soll niemand bekommen. Vier Karten kommen aber nie auf so viel: Die Regel sagt gar nichts.
    .title = Eine Regel, die nie gilt

score-mercy = Ist Ihre Summe höher als { $number-50 }, bekommen Sie { $value } Punkte.
    .why = nie mehr als das
    .for = 50 when total of player > 50 overrides others
