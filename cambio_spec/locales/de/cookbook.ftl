### Das Kochbuch der Hausregeln, für alle, die Spielregeln ändern. Der Text ist Markdown.

cookbook = Ein Kochbuch voller Hausregeln

cookbook-intro = Hausregeln, nach denen wirklich gespielt wird, jede als kleine Regeldatei, die ein Spiel ändert; alle liegen in `spec/cookbook`. Kopieren Sie eine davon, zusammen mit ihren Sätzen im Ordner `locales` daneben, und machen Sie Ihre eigene daraus. Unter jeder steht, was `cambio-spec check` dazu sagt und was sich in der Spielregel ändert.

# Die Gruppen von Hausregeln
cookbook-setup = Karten und Geben
cookbook-powers = Kräfte der Karten
cookbook-sticking = Anlegen
cookbook-calling = Züge und Rufen
cookbook-scoring = Wertung
cookbook-match = Die Partie
cookbook-mistakes = Was schiefgehen kann

cookbook-new = Neu in der Spielregel
cookbook-gone = Nicht mehr in der Spielregel
