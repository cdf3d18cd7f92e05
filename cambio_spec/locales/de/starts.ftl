### Was `new game` und `new variant` in die Dateien schreiben, die sie anlegen: Kommentare, die
### erklären, und Gründe. Was die Argumente bedeuten, steht bei den englischen Sätzen. In Gründen
### stehen keine geraden Anführungszeichen.


## Ein neues Spiel

start-game-head =
    Ein kleines Kartenspiel, fertig zum Spielen und zum Drucken.
      cambio-spec check { $name }    sagt, was daran nicht stimmt
      cambio-spec build { $name }    druckt die Spielregel
    Was hinter einem # steht, ist ein Kommentar. Ändern Sie eine Regel nach der anderen, und prüfen Sie jedes Mal.
    Jede Regel sagt, woher sie kommt: von einer Stelle in einem Buch, etwa [scoring.3], oder aus einem Grund. Setzen Sie Ihren an die Stelle von „Hausregel“.

start-game-table =
    Was auf dem Tisch ist: wer spielt, mit welchen Karten, und die Kartenplätze.
    Einen Kartenplatz „of player“ gibt es für jede Person.

start-game-numbers = Zahlen mit einem Namen. Die Spielregel nennt sie überall, wo von ihnen die Rede ist.

start-game-facts =
    Was außer den Karten alle am Tisch wissen. Mit jeder neuen Runde ist es vergessen, es sei denn, „kept“ steht dabei.

start-game-values = Was jede Karte zählt.

start-game-setup =
    Was von selbst geschieht, Schritt für Schritt: wenn eine Partie und wenn eine Runde beginnt.
    „go to“ sagt, wo es weitergeht.

start-game-turn =
    Eine Phase wartet, bis die Person am Zug eine der Aktionen gewählt hat. „when“ sagt, unter
    welcher Bedingung eine Aktion möglich ist, und „me“ ist die Person, die handelt.

start-game-next = Nach jeder Aktion: wer als Nächstes dran ist und ob die Runde vorbei ist.

start-game-scoring =
    Eine Festlegung sagt, was etwas ist. Hier steht „player“ für die Person, nach der gefragt wird.

start-game-score =
    Mehrere Regeln für eine Sache: Jede hat einen Namen, und eine Ausnahme sagt mit „overrides“, vor welchen Regeln sie Vorrang hat.
    Auf die Reihenfolge der Zeilen kommt es nicht an.

start-game-match = Zwischen zwei Runden. Mit „it“ ist der Reihe nach jede Person gemeint.

start-game-more =
    Kartenkräfte, Fragen und alles Übrige stehen in der Sprachreferenz: cambio-spec build
    ohne Namen legt sie in generated/reference ab.
    Die Sätze der Spielregel stehen im Ordner locales, in den Dateien { $name }.ftl.

start-reason = Hausregel
start-reason-stock = ohne Karten zum Ziehen käme niemand weiter
start-reason-winner = wer sich die niedrigste Summe mit anderen teilt, hat auch gewonnen
start-reason-miscalled = Rufen soll ein Wagnis sein


## Eine neue Variante

start-variant-head =
    Eine Variante von { $game }: Sie sagt, was anders ist; alles Übrige bleibt, wie es ist.
      cambio-spec check { $name }    sagt, was daran nicht stimmt
      cambio-spec build { $name }    druckt die Spielregel mit diesen Änderungen
    Jede Änderung sagt, woher sie kommt: von einer Stelle in einem Buch, etwa [variants.5], oder aus einem Grund. Setzen Sie Ihren an die Stelle von „Hausregel“.

start-variant-set = Ein anderer Wert für „{ $name }“: Die Spielregel nennt ihn überall, wo von ihm die Rede ist.
start-variant-row = Andere Punkte für eine Karte.
start-variant-power = Eine Kartenkraft weniger.
start-variant-question =
    Was die Regeln offenlassen und wie entschieden wird. Die Sätze dazu stehen im Ordner locales,
    in den Dateien { $name }.ftl.

start-variant-more =
    Ein Spiel lässt sich auch anders ändern. Um eine der folgenden Möglichkeiten zu nutzen, nehmen Sie das # davor weg.

start-variant-other-set = Ein anderer Wert für eine Zahl:
start-variant-other-remove = Ohne eine Regel, einen Schritt, eine Aktion, eine Kraft oder die Zeile einer Tabelle:
start-variant-other-replace-row = Andere Punkte für eine Karte:
start-variant-other-replace-rule = Eine Regel anstelle einer anderen:
start-variant-other-add-rule = Eine weitere Regel, als Ausnahme von anderen (sie braucht auch einen Satz; die Prüfung sagt, welchen):
start-variant-other-replace-step = Ein Schritt anstelle eines anderen:
start-variant-other-add-step = Ein weiterer Schritt:
start-variant-other-replace-action = Eine Aktion anstelle einer anderen (ebenso eine Kraft):
start-variant-other-add-power = Eine weitere Kartenkraft (ebenso eine Aktion, eine Zahl, eine Tatsache, ein Kartenplatz, eine Tabelle, eine Festlegung, ein Abschnitt, eine Phase):
start-variant-other-add-question = Was die Regeln offenlassen und wie entschieden wird (welche Sätze das braucht, sagt die Prüfung):


## Die Frage, die eine Variante stellen kann, in der Spielregel

start-question = Was, wenn die Regeln etwas offenlassen?
    .ruling = Alle, die mitspielen, entscheiden gemeinsam, und zwar vor der ersten Runde.
    .reason = Keine Regel kann alles vorhersehen.


## Im Terminal, unter den geschriebenen Dateien

start-next = Weiter mit `cambio-spec check { $name }`, dann `cambio-spec build { $name }`.
start-next-in = Weiter mit `cambio-spec check { $name }`, dann `cambio-spec build { $name } --lang { $language }`.
