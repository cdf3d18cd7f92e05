### Das Kochbuch der Hausregeln, für alle, die Spielregeln ändern. Der Text ist Markdown.

cookbook = Ein Kochbuch voller Hausregeln

cookbook-intro = Hausregeln, nach denen wirklich gespielt wird, jede als kleine Regeldatei, die ein Spiel ändert. Kopieren Sie eine davon in eine eigene Datei, prüfen Sie sie, und lassen Sie damit das Regelheft drucken. Unter jeder steht, was `cambio-spec check` dazu sagt und was im Regelheft dann neu ist.

# Die Gruppen von Hausregeln
cookbook-setup = Karten und Geben
cookbook-powers = Kräfte der Karten
cookbook-sticking = Abwerfen gleicher Karten
cookbook-calling = Züge und Rufen
cookbook-scoring = Wertung
cookbook-match = Die Partie
cookbook-mistakes = Was schiefgehen kann

# $section (des Regelhefts)
cookbook-printed = Neu im Regelheft unter „{ $section }“:
