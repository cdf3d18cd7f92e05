variant-no-sticking = Niemand legt an. Alle behalten alle ihre Karten, und nichts geschieht außer der Reihe: So spielt es sich in Ruhe.
    .title = Kein Anlegen
