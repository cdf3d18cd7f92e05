variant-own-cards-only = Anlegen dürfen Sie nur eigene Karten. So kommen sich weniger Hände in die Quere, und niemand bekommt eine Karte geschenkt.
    .title = Hände weg von fremden Karten

about-speed = Ein gutes Gedächtnis allein reicht nicht. Sobald eine Karte abgelegt ist, darf eine gleiche daraufwerfen, wer selbst eine hat und weiß, wo sie liegt: jederzeit, auch außer der Reihe. Flinke Hände werden Karten los, voreilige bekommen neue.
