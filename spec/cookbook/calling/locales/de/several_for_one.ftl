variant-several-for-one = Wer eine Karte gezogen hat, kann mehrere gleiche Karten der eigenen Auslage dafür hergeben. Alle werden gewählt, bevor die erste aufgedeckt wird: Wer sich irrt, zeigt seine Karten und behält sie, und die gezogene Karte wird abgeworfen.
    .title = Mehrere Karten für eine

trade =
    .title = Mehrere gleiche dafür hergeben

question-emptied-slot = Kann ich eine Lücke wieder füllen, die durch Anlegen entstanden ist?
    .for = stays_empty
    .ruling = Durch Anlegen nicht. Gehen aber mehrere gleiche Karten für eine weg, so kommt die gezogene in die erste Lücke der Auslage.
    .reason = Getauscht wird eine Karte gegen eine andere; in einer Lücke liegt keine.
