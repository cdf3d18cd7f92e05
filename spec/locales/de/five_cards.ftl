### Was die Spielregel von Fünf-Karten-Cambio anders sagt; siehe cambio.ftl.

question-nearest-row = Wie liegen die fünf Karten, und welche darf ich anfangs ansehen?
    .for = two_cards
    .ruling = Die einzelne Karte liegt am weitesten von Ihnen entfernt. In der Reihe, die Ihnen am nächsten ist, liegen also { $grid-row-1 } Karten; diese dürfen Sie ansehen.
    .reason = Die Ausgaben nennen die Reihen, aber nicht, wie herum sie liegen; zwei Karten darf man nach ihnen ansehen.
