### Was die Prüfung sagt, auf Deutsch. Jede Meldung ist ein ganzer Satz oder eine ganze Marke.
### Die Argumente stehen bei den englischen Sätzen.


## Wörter, die mehrere Meldungen teilen

list-comma = ,{ " " }
# $first (all but the last, joined by commas), $last
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

# Im Akkusativ: „Es gibt keine Regel“
category-none = { $category ->
    [fact] keine Tatsache
    [rule] keine Regel
    [decision] keine Festlegung
    [table] keine Tabelle
    [parameter] keine Zahl
    [zone] keinen Kartenplatz
    [block] keine Phase und keinen Abschnitt
    [action] keine Aktion
    [power] keine Kartenkraft
    [choice] keine Auswahl
    [edition] keine Ausgabe
    [game] kein Spiel
    [variant] keine Variante
    [option] keine Option
    [feature] keine Variante und keine Option
    [editorial] keine Regel für Menschen
    [section] keinen Abschnitt der Spielregel
    [question] keine Frage
    [property] keine Erwartung
    [deck] kein Kartenspiel
    [rank] keinen Rang
    [suit] keine Kartenfarbe
    [colour] keine Farbe (Rot oder Schwarz)
    [locale] keine Sprache
    [code] keinen Code
   *[name] nichts
 }

category-the = { $category ->
    [fact] die Tatsache
    [rule] die Regel
    [decision] die Festlegung
    [table] die Tabelle
    [parameter] die Zahl
    [zone] den Kartenplatz
    [block] die Phase oder den Abschnitt
    [action] die Aktion
    [power] die Kartenkraft
    [choice] die Auswahl
    [edition] die Ausgabe
    [game] das Spiel
    [variant] die Variante
    [option] die Option
    [feature] die Variante oder Option
    [editorial] die Regel für Menschen
    [section] den Abschnitt
    [question] die Frage
    [property] die Erwartung
    [deck] das Kartenspiel
    [rank] den Rang
    [suit] die Kartenfarbe
    [colour] die Farbe
    [locale] die Sprache
    [code] den Code
   *[name] den Namen
 }

type-expected = { $expected ->
    [integer] eine Zahl
    [number] eine feste Zahl
    [boolean] etwas, das stimmt oder nicht stimmt
    [rank] ein Rang
    [suit] eine Kartenfarbe
    [colour] Rot oder Schwarz
    [card] eine Karte
    [one-card] eine einzelne Karte
    [cards] Karten
    [spot] ein Platz in einer Auslage
    [spots] mehrere Plätze
    [place] ein Platz für eine Karte
    [zone] ein Kartenplatz
    [pile] ein Stapel
    [another-pile] ein anderer Stapel, den alle gemeinsam haben
    [grid] eine Auslage
    [player] eine Person
    [players] Personen
    [player-or-nobody] eine Person oder niemand
    [fact] eine Tatsache
    [option] etwas, das nur Optionen entscheiden
    [decision] etwas, das Regeln festlegen
    [subject] `player` oder `card`
    [word] ein Wort einer Option
    [value] ein Wert
    [phase] eine Phase
    [stage] ein Abschnitt
    [name] ein anderer Name
   *[other] { $expected }
 }

type-found = { $found ->
    [integer] eine Zahl
    [number] eine feste Zahl
    [boolean] etwas, das stimmt oder nicht stimmt
    [rank] ein Rang
    [suit] eine Kartenfarbe
    [colour] Rot oder Schwarz
    [card] eine Karte
    [one-card] eine einzelne Karte
    [cards] Karten
    [spot] ein Platz in einer Auslage
    [spots] mehrere Plätze
    [place] ein Platz für eine Karte
    [zone] ein Kartenplatz
    [pile] ein Stapel
    [another-pile] ein anderer Stapel, den alle gemeinsam haben
    [grid] eine Auslage
    [player] eine Person
    [players] Personen
    [player-or-nobody] eine Person oder niemand
    [fact] eine Tatsache
    [option] etwas, das nur Optionen entscheiden
    [decision] etwas, das Regeln festlegen
    [subject] `player` oder `card`
    [word] ein Wort einer Option
    [value] ein Wert
    [phase] eine Phase
    [stage] ein Abschnitt
    [name] ein anderer Name
   *[other] { $found }
 }


## Dateien (CAM00x)

no-such-file = Es gibt keine Datei und keinen Ordner `{ $path }`.
no-such-file-help = Prüfen Sie die Schreibweise und den Ordner, in dem Sie gerade arbeiten.

unreadable-file = Die Datei `{ $path }` lässt sich nicht lesen.
unreadable-file-help = Prüfen Sie, ob Sie die Datei öffnen dürfen.

not-utf8 = `{ $path }` ist keine Textdatei in UTF-8.
not-utf8-label = kein Zeichen
not-utf8-help = Öffnen Sie die Datei in einem Editor und speichern Sie sie als UTF-8.

too-large = `{ $path }` ist größer als { NUMBER($limit) } Byte; so lang ist kein Regelwerk.

too-many-words = `{ $path }` enthält mehr als { NUMBER($limit) } Wörter und Zeichen; so lang ist kein Regelwerk.
too-many-words-label = ab hier ist es zu viel
too-many-features = Es gibt mehr als { $limit } Varianten oder Optionen; so viele hat kein Spiel.
too-many-features-label = eine zu viel
too-many-changes = Varianten ändern `{ $rule }` auf mehr als { $limit } Weisen; so viele hat keine Regel.
too-many-changes-label = eine zu viel

empty-file = `{ $path }` enthält keine Regeln.
empty-file-help = Ein Regelwerk beginnt mit einer Zeile wie `game cambio`.
empty-file-help-in-yaml = Ein Regelwerk beginnt mit einem Eintrag wie `- game: cambio`.

no-rule-sets = Im Ordner `{ $path }` liegen keine Regelwerke.
no-rule-sets-help = Regelwerke sind Dateien, die auf `.cambio`, `.yaml` oder `.yml` enden. Unterordner werden nicht durchsucht.

unknown-rule-set = Es gibt kein Regelwerk namens `{ $name }`.
unknown-rule-set-help = Prüfen Sie die Schreibweise, oder nennen Sie die Datei.
no-game-named = `{ $name }` sagt nicht, welches Spiel gespielt wird.
no-feature-named = In `{ $name }` steht hinter einem `+` nichts.
no-rule-set-itself = `{ $name }` ist für sich kein Regelwerk, sondern gehört zum Spiel `{ $game }`.
feature-of-another = `{ $feature }` gehört zum Spiel `{ $other }`, nicht zu `{ $game }`.
feature-of-another-label = das andere Spiel
help-found-there = Es steht in `{ $path }`. Mit dem bloßen Namen wird nur eine Datei gefunden, die so heißt: im aktuellen Ordner, in dessen `spec` oder unter dem, was cambio-spec mitbringt. Nennen Sie die Datei: `{ $nearest }`.

folder-not-file = `{ $path }` ist ein Ordner; gebraucht wird hier aber eine Datei.
folder-not-file-help = Nennen Sie eine der Dateien darin.

unwritable-file = `{ $path }` lässt sich nicht schreiben.
unwritable-file-help = Prüfen Sie, ob Sie dort schreiben dürfen und ob noch Platz ist. Es wurde keine Datei geändert.


## Schreibweise (CAM01x)

unexpected-word = `{ $found }` kann hier nicht stehen.
unexpected-word-label = erwartet: { ANY($expected_list) }

missing-word = Vor `{ $found }` fehlt `{ $missing }`.
missing-word-label = hier
missing-at-end = Am Ende der Datei fehlt `{ $missing }`.
missing-at-end-label = hier
stray-separator = Auf diesen Strichpunkt folgt nichts.
stray-separator-label = einer zu viel
stray-separator-help = Löschen Sie den Strichpunkt: Er steht zwischen zwei Wirkungen, nicht hinter der letzten.

expected-name = ein Name
expected-number = eine Zahl
expected-text = ein Text in Anführungszeichen
expected-code = ein Code wie `CAM410`
expected-declaration = eine Angabe wie `define`
expected-effect = eine Wirkung wie `move`

too-deep = Hier ist mehr als { $limit } Ebenen tief verschachtelt.
too-deep-label = die innerste Ebene, die noch gelesen werden kann
too-deep-help = Geben Sie einem Teil davon mit `define` einen Namen und verwenden Sie hier den Namen.
too-deep-help-in-yaml = Lassen Sie überflüssige Klammern weg, oder geben Sie einem Teil mit einem Eintrag `- define: …` einen Namen und verwenden Sie ihn hier.

number-too-large = Diese Zahl hat mehr als { $limit } Ziffern; so groß ist in einem Kartenspiel nichts.
number-too-large-label = zu viele Ziffern

unclosed-text = Dieser Text wird nirgends beendet.
unclosed-text-label = hier fängt der Text an
unclosed-text-help = Setzen Sie an sein Ende, in derselben Zeile, ein `"`.

unfinished-file = Die Datei endet mitten in einer Regel.
unfinished-file-label = erwartet: { ANY($expected_list) }

unknown-character = Das Zeichen `{ $found }` hat in einer Regeldatei keine Bedeutung.
unknown-character-label = unverständlich
unknown-character-help = Freier Text gehört in Anführungszeichen: `"…"`. Ein Kommentar beginnt mit `#`.

reserved-word = `{ $name }` ist ein Wort der Sprache und kann deshalb kein Name sein.
reserved-word-label = wählen Sie einen anderen Namen


## Namen (CAM02x)

unknown-name = Es gibt { category-none } namens `{ $name }`.
unknown-name-label = unbekannt
still-used = `{ $feature }` entfernt `{ $name }`, obwohl es noch gebraucht wird.
still-used-label = hier entfernt
use-label = hier noch gebraucht
still-used-help = { COUNT($rules_list) ->
    [0] Entfernen oder ersetzen Sie auch, was davon Gebrauch macht, oder behalten Sie `{ $name }` bei.
   *[other] Entfernen oder ersetzen Sie auch { ALL($rules_list) }, oder behalten Sie `{ $name }` bei.
 }

duplicate-name = Es gibt zwei { $category ->
    [fact] Tatsachen
    [rule] Regeln
    [decision] Festlegungen
    [table] Tabellen
    [parameter] Zahlen
    [zone] Kartenplätze
    [block] Phasen oder Abschnitte
    [action] Aktionen
    [power] Kartenkräfte
    [choice] Auswahlen
    [edition] Ausgaben
    [game] Spiele
    [variant] Varianten
    [option] Optionen
    [feature] Varianten oder Optionen
    [question] Fragen
    [value] Werte
   *[name] Dinge
 } namens `{ $name }`.
duplicate-name-label = das zweite Mal
duplicate-name-help = Benennen Sie eines von beiden um, oder löschen Sie es.

duplicate-rule = Es gibt zwei Regeln namens `{ $rule }`.
duplicate-rule-label = das zweite Mal
duplicate-rule-help = Geben Sie jeder Regel einer Festlegung einen eigenen Namen.

missing-rule = `{ $rule }` hat Vorrang vor `{ $overridden }`, aber diese Regel gibt es nicht.
missing-rule-label = keine Regel dieser Festlegung

missing-patched-rule = Die Variante `{ $feature }` ändert `{ $rule }`, aber das Spiel hat nichts dieses Namens.
missing-patched-rule-label = hier gibt es nichts zu ändern

cyclic-override = { ALL($rules_list) } haben im Kreis Vorrang voreinander; so käme keine davon je zum Zug.
cyclic-override-label = Teil des Kreises
cyclic-override-help = Entscheiden Sie, welche die Ausnahme ist, und löschen Sie bei der anderen `overrides`.

cyclic-override-itself = `{ $name }` hat Vorrang vor sich selbst und könnte so nie gelten.
cyclic-override-itself-help = Löschen Sie den eigenen Namen der Regel hinter `overrides`.

cyclic-definition = { ALL($names_list) } legen sich gegenseitig fest; so hat keine davon einen Wert.
cyclic-definition-label = Teil des Kreises
cyclic-definition-help = Legen Sie eine davon fest, ohne die anderen zu verwenden.

cyclic-definition-itself = `{ $name }` ist durch sich selbst festgelegt und hat so keinen Wert.
cyclic-definition-itself-help = Legen Sie es fest, ohne seinen eigenen Namen zu verwenden.

unknown-game = Es gibt kein Spiel namens `{ $name }`, auf das sich aufbauen ließe.
unknown-game-label = unbekannt

missing-part = Das Spiel sagt nicht, { $part ->
    [players] wie viele mitspielen können
    [deck] mit welchem Kartenspiel gespielt wird
    [zone] wo die Karten liegen
    [stock] wo die Karten vor dem Austeilen liegen
    [round] wie eine Runde beginnt
    [match] wie eine Partie beginnt
    [game] wie es heißt
   *[other] was sein `{ $part }` ist
 }.
missing-part-help = Ergänzen Sie { $part ->
    [players] eine Zeile wie `players 2 to 6, clockwise`
    [deck] eine Zeile wie `deck french_52 in stock`
    [match] einen Abschnitt wie `stage opening of match:`
    [round] einen Abschnitt wie `stage setup of round:`
    [game] oben eine Zeile wie `game cambio`
   *[other] den fehlenden Teil
 }.
missing-part-help-in-yaml = Ergänzen Sie { $part ->
    [players] einen Eintrag `- players: 2 to 6` und darunter `direction: clockwise`
    [deck] einen Eintrag `- deck: french_52` und darunter `in: stock`
    [match] einen Abschnitt, der mit `- stage: opening of match` beginnt
    [round] einen Abschnitt, der mit `- stage: setup of round` beginnt
    [game] oben einen Eintrag `- game: cambio`
   *[other] den fehlenden Teil
 }.

repeated-part = `{ $part }` steht zweimal da.
repeated-part-label = das zweite Mal
repeated-part-help = Behalten Sie die Zeile, die stimmt, und löschen Sie die andere.

first-label = das erste Mal


## Typen (CAM03x)

wrong-type = { $found ->
    [other] Hier wird etwas anderes gebraucht: { type-expected }.
   *[known] Hier steht { type-found }; gebraucht wird aber { type-expected }.
 }
wrong-type-label = { $found ->
    [other] gebraucht wird: { type-expected }
   *[known] { type-found }
 }

wrong-argument-count = Zu `{ $name }` { $expected ->
    [0] gehört keine Angabe
    [one] gehört eine Angabe
   *[other] gehören { $expected } Angaben
 }, hier { $found ->
    [0] steht aber keine
    [one] steht aber eine
   *[other] stehen aber { $found }
 }.

wrong-argument-count-help = { $expected ->
    [0] Lassen Sie das `of …` dahinter weg.
   *[other] Sagen Sie, von wem oder wovon: `{ $name } of …`.
 }

incomparable-types = Das lässt sich nicht vergleichen: links { type-found }, rechts { type-expected }.
incomparable-types-label = links { type-found }, rechts { type-expected }
words-of-two-options = Die Wörter der Option `{ $first }` lassen sich nicht mit denen der Option `{ $second }` vergleichen.
words-of-two-options-help = Vergleichen Sie jede Option mit ihren eigenen Wörtern.

no-order = `{ $operator }` fragt nach größer und kleiner; das gibt es hier nicht: Auf beiden Seiten steht { type-found }.
no-order-help = Vergleichen Sie mit `is` oder `is not`.

word-alone = `{ $name }` ist ein Wort der Option `{ $option }` und bedeutet für sich allein nichts.
word-alone-help = Vergleichen Sie die Option damit: `{ $option } = { $name }`.

out-of-range = { $found } liegt nicht zwischen { $low } und { $high }.
out-of-range-label = erlaubt: { $low } bis { $high }

deal-count = Niemandem können { $count } Karten gegeben werden.
deal-count-label = muss mindestens 1 sein
deal-count-help = Nennen Sie die Zahl der Karten, die jede Person bekommt; bekommt niemand eine, lassen Sie die Wirkung weg.
value-label = hier steht der Wert

most-of-no-growth = Nur eine Auslage, die mehr Karten aufnimmt, als sie Plätze hat, kann eine solche Grenze haben.
most-of-no-growth-label = keine Auslage mit `or more`
most-of-no-growth-help = Schreiben Sie für eine Auslage `2+2 slots or more, at most 6`; bei einem Stapel steht die Grenze an Stelle von `pile`, wie in `6 cards`.

several-unbounded = Wie viele es davon gibt, zeigt sich erst im Spiel.
several-unbounded-label = höchstens wie viele?
# $name, $most
several-unbounded-help = Sagen Sie, wie viele höchstens gewählt werden, wie in `2 to 4 of { $name }`; mehr als { $most } werden nie auf einmal gewählt.

same-height = { $first } und { $second } sind gleich hoch, also kann ein Kartenspiel nicht beide haben.
same-height-label = beide stehen hier
same-height-help = Nehmen Sie für alle Karten dieser Höhe denselben Rang.

same-code = { $first } und { $second } würden beide `{ $code }` geschrieben; dann könnte niemand sagen, welche Karte gemeint ist.
same-code-label = wird wie eine andere Karte geschrieben
same-code-help = Geben Sie dem Rang einen anderen Namen.

no-ranks-between = Von { $first } aufwärts bis { $last } gibt es nichts.
no-ranks-between-label = meint keine Karte
no-ranks-between-help = Nennen Sie den niedrigeren Rang zuerst. Ränge mit eigenem Namen führen Sie einzeln auf.

backwards-range = Zwischen { $low } und { $high } liegt nichts: Die erste Zahl ist größer als die zweite.
backwards-range-label = verkehrt herum
backwards-range-help = Schreiben Sie `{ $high } to { $low }`.

no-actor = Hier handelt niemand; `{ $name }` meint also niemanden.
no-actor-label = niemand handelt

leads-nowhere = `{ $name }` sagt nicht, wie es weitergeht.
leads-nowhere-label = hier bliebe das Spiel stehen
leads-nowhere-help = Beenden Sie den letzten Schritt mit `go to` und dem Namen einer Phase oder eines Abschnitts, mit `end round, go to …` oder mit `end match`.

# keine Argumente
never-reached = Hierhin kommt das Spiel nie.
never-reached-label = das Spiel ist schon anderswo weitergegangen
never-reached-help = Stellen Sie es vor das `go to`, `end round` oder `end match`, oder streichen Sie es.

# keine Argumente
pausing-loop = Solange die Karten einer Auslage durchgegangen werden, kann auf niemanden gewartet werden.
pausing-loop-label = hier entscheidet jemand
pausing-loop-help = Lassen Sie die Karten einzeln wählen, in einer eigenen Phase, und gehen Sie sie danach durch.


## Fundstellen (CAM04x)

unknown-edition = Es gibt keine Ausgabe namens `{ $name }`.
unknown-edition-label = am Anfang des Spiels nicht genannt

unknown-citation = Keine Ausgabe hat eine Stelle `{ $citation }`.
unknown-citation-label = diese Zeile gibt es in den Büchern nicht


## Varianten (CAM05x)

unordered-patches = { ALL($features_list) } ändern beide `{ $rule }`, und nichts sagt, welche das letzte Wort hat.
unordered-patches-label = ändert ebenfalls `{ $rule }`
unordered-patches-help = Lassen Sie eine davon sagen, dass sie nach der anderen kommt (`after`) oder sie ausschließt (`excludes`).

unordered-steps = { $first ->
    [yes] { ALL($features_list) } fügen beide einen Schritt am Anfang von `{ $place }` ein, und nichts sagt, welcher von beiden zuerst kommt.
   *[no] { ALL($features_list) } fügen beide einen Schritt hinter `{ $place }` ein, und nichts sagt, welcher von beiden zuerst kommt.
 }
unordered-steps-label = fügt an derselben Stelle einen Schritt ein
unordered-steps-help = { $first ->
    [yes] Lassen Sie eine davon sagen, dass sie nach der anderen kommt (`after`): Dann steht ihr Schritt ganz am Anfang.
   *[no] Lassen Sie eine davon sagen, dass sie nach der anderen kommt (`after`): Dann steht ihr Schritt direkt hinter `{ $place }`.
 }

unmet-need = `{ $feature }` lässt sich nur zusammen mit `{ $needed }` spielen.
unmet-need-label = so steht es hier
unmet-need-help = { $off ->
    [none] Ergänzen Sie `+{ $needed }`, oder lassen Sie `{ $feature }` weg.
   *[other] Ergänzen Sie `+{ $needed }`, oder lassen Sie `{ $feature }`, das sonst gilt, mit `+{ $off }=off` weg.
 }

excluded = `{ $feature }` lässt sich nicht zusammen mit `{ $excluded }` spielen.
excluded-label = so steht es hier
excluded-help = { $off ->
    [none] Lassen Sie eines von beiden weg.
   *[other] Lassen Sie eines von beiden weg: `+{ $off }=off` lässt `{ $off }` weg, das sonst gilt.
 }
option-taken-away = `{ $feature }` nimmt die Option `{ $option }` weg.
option-taken-away-label = hier wird sie entfernt
option-taken-away-help = Lassen Sie eines von beiden weg.

no-count-left = `{ $feature }` braucht { ANY($needs_list) } Personen, doch was hier gespielt wird, ist für { $form ->
    [range] { $fewest } bis { $most }
   *[list] { ANY($counts_list) }
 }.
no-count-left-label = keine dieser Zahlen bleibt übrig
no-count-left-help = Lassen Sie `{ $feature }` weg, oder ändern Sie, was es braucht.

value-not-allowed = { $given ->
    [no] Die Option `{ $option }` braucht einen Wert.
   *[other] Die Option `{ $option }` kann nicht `{ $value }` sein.
 }
value-not-allowed-label = { $form ->
    [switch] `on` oder `off`
    [range] von { $low } bis { $high }
   *[list] { ANY($values_list) }
 }
value-not-allowed-help = { $place ->
    [rules] Ändern Sie den Wert, oder was die Option sein darf.
   *[call] { $form ->
        [switch] Schreiben Sie `{ $option }` oder `{ $option }=off`.
        [range] Schreiben Sie `{ $option }={ $low }` oder eine andere Zahl bis { $high }.
       *[list] Schreiben Sie `{ $option }=…` mit { ANY($values_list) }.
     }
 }
two-values = Die Option `{ $option }` bekommt zwei Werte: { ALL($values_list) }.
two-values-label = hier eingeführt
two-values-help = Lassen Sie einen davon weg.
option-label = hier eingeführt

agreed-before = Die Option `{ $option }` wird vor dem Spiel vereinbart; im Spiel kann nichts sie ändern.
agreed-before-label = eine Option
agreed-before-help = Soll sie sich im Spiel ändern, so machen Sie aus der Option eine Tatsache: `fact`.

cyclic-order = { COUNT($features_list) ->
    [1] { ALL($features_list) } will nach sich selbst kommen
    [2] { ALL($features_list) } wollen jeweils nach der anderen kommen
   *[other] { ALL($features_list) } wollen reihum nacheinander kommen
 }.
cyclic-order-label = will später kommen
cyclic-order-help = Entfernen Sie ein `after`.

self-contradiction = `{ $feature }` braucht `{ $other }` und schließt es aus, lässt sich also nie spielen.
self-contradiction-label = hier ausgeschlossen
self-contradiction-help = Entfernen Sie eines von beiden.
needed-label = hier gebraucht
self-exclusion = `{ $feature }` schließt sich selbst aus, lässt sich also nie spielen.
self-exclusion-help = Entfernen Sie dieses `excludes`.

unexplored = { $count ->
    [one] Eine Zusammenstellung von Varianten und Optionen wurde
   *[other] { $count } Zusammenstellungen von Varianten und Optionen wurden
 } nicht angesehen: Die Zeit reichte nicht.
unexplored-label = mit seinen Varianten und Optionen
unexplored-help = Geben Sie mit `--timeout` mehr Zeit, oder prüfen Sie mit `--only`, worauf es Ihnen ankommt.
depends-on-itself = Ob `{ $feature }` gespielt wird, hängt davon ab, ob es gespielt wird.
depends-on-itself-label = eine Variante ändert diese Option, je nachdem, ob sie gespielt wird
depends-on-itself-help = Lassen Sie die Änderung an dieser Option mit `with` oder `without` nach etwas anderem fragen.


## Der Aufruf selbst (CAM06x)

bad-player-count = Mit { $found } { $found ->
    [one] Person
   *[other] Personen
 } lässt sich dieses Spiel nicht spielen: Es ist für { $fewest } bis { $most }.
bad-player-count-label = so steht es hier
bad-player-count-listed = Mit { $found } { $found ->
    [one] Person
   *[other] Personen
 } lässt sich das nicht spielen: Es ist für { ANY($counts_list) }.
no-player-count = `{ $found }` ist keine Personenzahl.
no-player-count-help = Geben Sie Zahlen an wie `--players 3`, `--players 2,4` oder `--players 2-6`.

bad-time-limit = Eine Zeitgrenze von `{ $found }` Sekunden lässt keine Zeit zum Prüfen.
bad-time-limit-help = Geben Sie eine Zahl von Sekunden über null an, zum Beispiel `--timeout 10`.

unknown-language = In der Sprache `{ $name }` gibt es keine Sätze.

bad-name = `{ $name }` kann nicht der Name eines Spiels oder einer Variante sein.
bad-name-help = Ein Name besteht aus höchstens 60 Zeichen, nämlich Kleinbuchstaben von a bis z, Ziffern und Unterstrichen, und beginnt mit einem Buchstaben: `mein_spiel`.

name-taken = cambio-spec bringt schon ein Spiel oder eine Variante namens `{ $name }` mit.
name-taken-help = Wählen Sie einen anderen Namen; bei demselben wüsste niemand, welches von beiden gemeint ist.
name-in-game = Im Spiel `{ $game }` heißt schon etwas `{ $name }`.
name-in-game-help = Wählen Sie einen anderen Namen: Eine Variante heißt wie sonst nichts in ihrem Spiel.
name-in-start = In dem Spiel, mit dem ein neues beginnt, heißt schon etwas `{ $name }`.
name-in-start-help = Wählen Sie einen anderen Namen, zum Beispiel `mein_{ $name }`.
name-in-grammar = Mit dem Wort `{ $name }` werden Regeldateien geschrieben; ein Spiel oder eine Variante sollte nicht so heißen.
name-in-grammar-help = Wählen Sie einen anderen Namen, zum Beispiel `mein_{ $name }`.
name-in-yaml = In YAML ist `{ $name }` kein Name, sondern bedeutet wahr, falsch oder nichts.
name-in-yaml-help = Wählen Sie einen anderen Namen, zum Beispiel `mein_{ $name }`.
name-of-device = Windows behält den Namen `{ $name }` einem Gerät vor; keine Datei könnte dort so heißen.
name-of-device-help = Wählen Sie einen anderen Namen, zum Beispiel `mein_{ $name }`.

file-exists = `{ $path }` gibt es schon; es wurde nichts geschrieben.
file-exists-help = Wählen Sie einen anderen Namen oder mit `--out` einen anderen Ordner.

game-out-of-reach = Eine Variante im Ordner `{ $folder }` fände ihr Spiel `{ $path }` nicht.
game-out-of-reach-help = Schreiben Sie sie mit `--out { $beside }` neben das Spiel. Dessen Datei muss `{ $file }` heißen.
game-out-of-reach-by-name-help = Dafür muss die Datei des Spiels so heißen wie das Spiel: `{ $file }`.
no-such-revision = Die Revision `{ $revision }` kennt git hier nicht.
no-such-revision-help = Nennen Sie einen Commit, einen Zweig oder eine Marke: `--git HEAD~1`.
no-repository = `{ $path }` liegt in keinem git-Repositorium, also gibt es davon keine Revisionen.
no-repository-help = Nennen Sie stattdessen zwei Regelwerke: `cambio-spec diff A B`.
not-in-revision = `{ $path }` gibt es in der Revision `{ $revision }` nicht.
not-in-revision-help = Vielleicht hieß die Datei damals anders.
no-git = git lässt sich nicht ausführen.
no-git-help = Revisionen werden mit git gelesen; installieren Sie es, oder nennen Sie stattdessen zwei Regelwerke.
no-shared-count = `{ $first }` und `{ $second }` können bei keiner Personenzahl beide gespielt werden; es gibt also nichts zu vergleichen.


## Das Ende einer Runde, wie es angegeben wird (CAM09x)

nothing-to-count = Die Regeln von `{ $ruleset }` sagen zu den Karten der einzelnen Personen nichts an; es gibt also nichts zu werten.
nothing-to-count-label = dieses Spiel
nothing-to-count-help = Lassen Sie es einen Abschnitt ansagen, zum Beispiel mit `each player: announce score of me`.
nothing-to-count-help-in-yaml = Lassen Sie es einen Abschnitt ansagen, zum Beispiel mit der Wirkung `"each player: announce score of me"`, wegen des Doppelpunkts in Anführungszeichen.

unclear-argument = { $what ->
    [hand] `{ $found }` sagt nicht, wer welche Karten hat.
   *[fact] Zu `{ $found }` fehlt der Wert.
 }
unclear-argument-help = { $what ->
    [hand] Schreiben Sie einen Namen, `=` und die Karten: `Ana="KH 2C"`, ohne Karten `Ana=""`.
   *[fact] Schreiben Sie einen Namen, `=` und den Wert: `--running Ana=57`, `--fact caller=Ana`.
 }
of-nobody = `{ $name }` gilt für den ganzen Tisch, nicht für eine Person.
of-nobody-help = Geben Sie es ohne `of …` an: `--fact { $name }=…`.

unknown-card = { $player } kann `{ $card }` nicht haben: Diese Karte gibt es in diesem Spiel nicht.
help-cards = Karten werden so geschrieben: { ALL($cards_list) }.

surplus = `{ $card }` liegt { $found ->
    [2] zweimal
   *[other] { $found }-mal
 } da, und zwar bei { ALL($players_list) }, kommt im Spiel aber nur { $most ->
    [one] einmal
   *[other] { $most }-mal
 } vor.
surplus-help = Sehen Sie noch einmal nach, was vor wem liegt.
surplus-in-hand = { $player } hat { $found } Karten, in `{ $zone }` { $most ->
    [one] passt aber nur eine
   *[other] passen aber nur { $most }
 }.

unknown-player = Hier spielt niemand namens `{ $name }` mit.

told-twice = `{ $name }` ist mehr als einmal angegeben.
told-twice-help = Behalten Sie die Angabe, die stimmt.
two-hands = Für { $name } sind mehrere Blätter angegeben.
two-hands-help = Jede Person braucht einen eigenen Namen; geben Sie ihre Karten alle zusammen an.

unfit-value = `{ $name }` kann nicht `{ $found }` sein. Möglich ist { $kind ->
    [boolean] `yes` oder `no`
    [range] eine Zahl von { $low } bis { $high }
   *[number] eine ganze Zahl
 }.
help-fact-of = Das hat jede Person für sich: Schreiben Sie `--fact "{ $told }"`.

not-as-given = Diese Regeln sehen nur dann Punkte vor, wenn `{ $condition }` gilt, und das trifft hier nicht zu.
not-as-given-label = wird vorausgesetzt
not-as-given-help = Trifft es doch zu, so geben Sie es mit { ANY($options_list) } an.
too-few-left = Von diesen Personen sind zu wenige noch in der Partie, als dass etwas zu entscheiden wäre.
too-few-left-label = wer mitspielt
not-granted = Diese Regeln entscheiden `{ $decision }` nur, wenn `{ $condition }` gilt, und das trifft hier nicht zu.
not-granted-of = Diese Regeln entscheiden `{ $decision }` nur, wenn `{ $condition }` gilt. Für { ALL($players_list) } trifft das nicht zu: { ALL($values_list) }.
not-granted-help = Dazu kann es im Spiel nicht kommen. Prüfen Sie, was Sie mit { ALL($options_list) } angegeben haben.
nobody-ended = So kann die Runde nach diesen Regeln nicht geendet haben: Niemand und nichts hat sie beendet.
nobody-ended-label = könnte sie beenden, aber die Bedingung trifft nicht zu
nobody-ended-help = Geben Sie an, was sie beendet hat, und zwar mit { ANY($options_list) }.

stands-for-name = NAME
stands-for-cards = KARTEN

already-out = Mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } wäre { $player } schon vor dieser Runde ausgeschieden.
already-out-help = Prüfen Sie den Stand; wer schon ausgeschieden ist, spielt die Runde nicht mit.
already-over = Bei diesem Stand wäre die Partie schon vor dieser Runde vorbei gewesen.
already-over-help = Prüfen Sie den Stand aus den Runden davor.
out-with-cards = { $player } ist schon ausgeschieden und kann deshalb keine Karten haben.
out-with-cards-help = Lassen Sie die Karten weg oder die Angabe, dass { $player } ausgeschieden ist.
out-without-total = { $player } ist schon ausgeschieden, aber es fehlt die Angabe, mit wie vielen Punkten.
out-without-total-help = Ergänzen Sie sie mit { ANY($options_list) }.
still-in = Mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } wäre { $player } noch nicht ausgeschieden.
still-in-help = Prüfen Sie den Stand oder lassen Sie die Angabe weg, dass { $player } ausgeschieden ist.

stops-short = Bei `{ $rule }` geht es nicht weiter: { stops-reason }.
stops-short-label = hier bleibt das Spiel stehen
stops-short-help = Prüfen Sie Ihre Angaben; wenn sie stimmen, muss das Regelwerk sagen, was dann geschieht.
stops-reason = { $reason ->
    [stuck] Nichts sagt, was folgt
    [no-move] Wer an der Reihe ist, kann nichts tun
    [endless] Es geht ewig im Kreis
    [no-card] Es ist keine Karte da, die man nehmen könnte
    [taken] Dort liegt schon eine Karte
    [full] Für eine weitere Karte ist kein Platz
    [no-choice] Es ist nichts da, was man wählen könnte
    [not-given] Es wird nach etwas gefragt, worauf es dann keine Antwort gibt
   *[undefined] Etwas darin hat keinen Wert
 }


## YAML (CAM07x)

not-yaml = `{ $found }` darf hier nicht stehen: Das ist kein YAML.
not-yaml-label = unverständlich
not-yaml-help = Ein Wert mit Zeichen, die in YAML etwas bedeuten, steht in Anführungszeichen: `"…"`.
yaml-tab = Eine YAML-Zeile lässt sich nicht mit einem Tabulator einrücken.
yaml-tab-label = ein Tabulator
yaml-tab-help = Rücken Sie mit Leerzeichen ein, zwei für jede Stufe.
yaml-colon = Ein Doppelpunkt mit einem Leerzeichen dahinter kann nicht mitten in einem YAML-Wert stehen.
yaml-colon-label = dieser Doppelpunkt
yaml-colon-help = Setzen Sie den ganzen Wert in Anführungszeichen: `"…"`.
yaml-missing-colon = Ein YAML-Schlüssel endet mit einem Doppelpunkt.
yaml-missing-colon-label = hier fehlt `: `
yaml-missing-colon-help = Schreiben Sie `Schlüssel: Wert`. Ein Wert, der in der nächsten Zeile weitergeht, ist tiefer eingerückt als sein Schlüssel.
yaml-indent = Diese Zeile ist anders eingerückt als die, zu denen sie gehört.
yaml-indent-label = nicht in der Reihe
yaml-indent-help = Zusammengehörige Schlüssel beginnen in derselben Spalte, ebenso die Striche einer Liste.
yaml-unclosed-text = Dieses Anführungszeichen wird nie geschlossen.
yaml-unclosed-text-label = hier beginnt der Text
yaml-unclosed-text-help = Setzen Sie dasselbe Zeichen ans Ende. Zwischen doppelten Anführungszeichen wird ein umgekehrter Schrägstrich zweimal geschrieben.
yaml-unclosed-list = Diese Klammer wird nicht geschlossen, oder es fehlt ein Komma.
yaml-unclosed-list-label = hier geht sie auf
yaml-unclosed-list-there = hier fiel es auf
yaml-unclosed-list-help = Schreiben Sie `[eins, zwei]` oder für jeden Eintrag eine eigene Zeile mit einem Strich davor.
yaml-start = Ein YAML-Wert kann nicht mit `{ $found }` beginnen.
yaml-start-label = hat eine eigene Bedeutung
yaml-start-help = Setzen Sie den ganzen Wert in Anführungszeichen: `"…"`.
yaml-escape = `{ $found }` bedeutet in doppelten Anführungszeichen nichts.
yaml-escape-label = unverständlich
yaml-escape-help = Ist wirklich ein umgekehrter Schrägstrich gemeint, schreiben Sie ihn zweimal; oder nehmen Sie einfache Anführungszeichen.
yaml-code-point = Ein Zeichen mit der Nummer `{ $found }` gibt es nicht.
yaml-code-point-label = kein Zeichen
yaml-code-point-help = Schreiben Sie das Zeichen selbst, oder lassen Sie es weg. Jenseits von `\uffff` schreibt man die Nummer als `\U` mit acht Ziffern.

yaml-is-text = Diese Datei hat nicht die YAML-Schreibweise, sondern die andere für Regeldateien.
yaml-is-text-label = kein Schlüssel: der endet mit einem Doppelpunkt
yaml-is-text-help = Geben Sie ihr einen Namen, der auf `.cambio` endet. `cambio-spec convert` macht dann YAML daraus.

yaml-feature = { $feature ->
    [alias] Anker und Verweise von YAML (`&`, `*`) gibt es in Regeldateien nicht.
    [tag] Typangaben von YAML (`!`) gibt es in Regeldateien nicht.
    [documents] Eine Regeldatei ist ein einziges Dokument; hier beginnt ein weiteres.
    [directive] Anweisungen an YAML (`%`) gibt es in Regeldateien nicht.
    [merge] Einmischen mit `<<` gibt es in Regeldateien nicht.
   *[complex-key] Ein Schlüssel ist ein Name; eine Liste oder Schlüssel mit Werten können keiner sein.
 }
yaml-feature-label = wird nicht gelesen
yaml-feature-help = { $feature ->
    [alias] Schreiben Sie es an jeder Stelle aus. Ist es als Text gemeint, setzen Sie es in Anführungszeichen.
    [tag] Lassen Sie sie weg: Alle Werte sind Text. Ist sie als Text gemeint, setzen Sie sie in Anführungszeichen.
    [documents] Geben Sie jedem Dokument eine eigene Datei, oder machen Sie aus allem eine Liste.
    [directive] Löschen Sie die Zeile.
    [merge] Schreiben Sie die Schlüssel aus.
   *[complex-key] Schreiben Sie `Schlüssel: Wert`.
 }

unknown-key = Hier heißt nichts `{ $key }`.
unknown-key-label = unbekannt
key-not-beside = `{ $key }` kann nicht neben `{ $other }` stehen.
key-not-beside-label = einer zu viel
key-not-beside-help = Behalten Sie einen von beiden. Was zu einer einzelnen Regel gehört, steht in dieser Regel.
key-not-first = `{ $key }` sagt, was dies ist, und steht deshalb am Anfang.
key-not-first-label = gehört nach oben
key-not-first-help = Setzen Sie es vor die übrigen Schlüssel.
help-item-of-its-own = Das ist eine Angabe für sich: Beginnen Sie einen neuen Eintrag der Liste mit `- { $key }: …`.

missing-key = Hier fehlt: { ALL($keys_list) }.
missing-key-label = sagt nichts davon
missing-key-help = Ergänzen Sie, eingerückt wie die übrigen Schlüssel:
missing-either = Hier fehlt: `{ $key }` oder `{ $other }`.
missing-either-label = sagt keines von beiden
missing-either-help = Ergänzen Sie einen der beiden, eingerückt wie die übrigen Schlüssel.

duplicate-key = Zwei Einträge heißen `{ $key }`.
duplicate-key-label = das zweite Mal
duplicate-key-help = In YAML kann jeder Name an derselben Stelle nur einmal stehen. Geben Sie einem der beiden Einträge einen anderen Namen, oder löschen Sie ihn.

wrong-shape = { $shape ->
    [list] Hier gehört eine Liste hin.
    [mapping] Hier gehören Schlüssel mit Werten hin.
    [flag] Hier kann nur `true` stehen.
   *[value] Hier gehört ein einzelner Wert hin.
 }
wrong-shape-label = { $shape ->
    [list] keine Liste
    [mapping] keine Schlüssel
    [flag] weder `true` noch `false`
   *[value] kein einzelner Wert
 }
wrong-shape-help = { $shape ->
    [list] Schreiben Sie `[eins, zwei]` oder für jeden Eintrag eine Zeile, die mit `- ` beginnt.
    [mapping] Schreiben Sie Zeilen wie `Schlüssel: Wert`.
    [flag] Schreiben Sie `true`, oder lassen Sie die ganze Zeile weg.
   *[value] Schreiben Sie ihn hinter den Doppelpunkt, in dieselbe Zeile. Was Zeichen von YAML enthält, steht in Anführungszeichen.
 }
help-quote-it = Ein Doppelpunkt mit einem Leerzeichen macht aus dem, was davor steht, einen Schlüssel. Setzen Sie den ganzen Wert in Anführungszeichen:

empty-value = Hier fehlt ein Wert.
empty-value-label = nichts
empty-value-help = Schreiben Sie einen hin, oder löschen Sie den Schlüssel.

bad-character = Das Zeichen `{ $found }` kann nicht in einem Wert stehen.
bad-character-label = nicht druckbar
bad-character-help = Löschen Sie es. In einer Begründung darf es verschlüsselt stehen, etwa als `"\u2028"`.
quote-in-text = In einer Begründung kann kein `"` stehen.
quote-in-text-label = hier nicht
quote-in-text-help = Nehmen Sie andere Anführungszeichen: `„…“`, `'…'`.
line-end-in-text = Eine Begründung steht in einer Zeile.
line-end-in-text-label = hier endet die Zeile
line-end-in-text-help = Schreiben Sie sie in einem Absatz. Geht sie über mehrere Zeilen, so beginnt sie mit `>-` statt mit `|`.

comment-in-value = Ein Kommentar kann nicht in einem Wert stehen.
comment-in-value-label = für YAML kein Kommentar
comment-in-value-help = Setzen Sie ihn außerhalb, in die Zeile über dem Schlüssel. Hinter einem Wert ohne Anführungszeichen steht ein Leerzeichen vor dem `#`.

missing-at-end-of-value = `{ $missing }` fehlt am Ende dieses Werts.
missing-at-end-of-value-label = hier
unfinished-value = Der Wert bricht mittendrin ab.
unfinished-value-label = erwartet: { ANY($expected_list) }
help-text-in-because = Freier Text kann nur in `because` stehen.
help-key-of-its-own = In YAML ist das ein eigener Schlüssel, in einer Zeile wie `{ $key }: …`.
help-list = Mehrere stehen in einer Liste: `[eins, zwei]`.


## Umwandeln (CAM08x)

same-file = `{ $path }` lässt sich nicht in sich selbst umwandeln.
same-file-help = Nennen Sie eine andere Zieldatei. `cambio-spec fmt` bringt eine Datei in die festgelegte Schreibweise.

target-exists = `{ $path }` gibt es schon, und darin steht etwas anderes.
target-exists-help = Nennen Sie eine andere Datei, oder überschreiben Sie sie mit `--force`.

unknown-spelling = Der Name `{ $path }` sagt nicht, in welcher Schreibweise geschrieben werden soll.
unknown-spelling-help = Er endet auf `.cambio` für Text oder auf `.yaml` für YAML.


## Sätze (CAM1xx)

missing-message = Der Satz `{ $name }` fehlt in der Sprache `{ $language }`.
missing-message-label = das sagt kein Satz
label-took-away = damit entfällt der Satz, der es gesagt hat
label-not-printed = sagt das, wird hier aber nicht gedruckt
label-only-here = nur in einigen Sprachen gesagt
missing-for = Der Satz `{ $name }` ({ $language }) sagt nicht, für welchen Wortlaut seiner Regel er geschrieben ist.
missing-for-label = kein `.for`
missing-for-help = Fügen Sie ihm diese Zeile hinzu:
missing-forms = Dem Satz `{ $name }` ({ $language }) { COUNT($forms_list) ->
    [one] fehlt
   *[other] fehlen
 } { ALL($forms_list) }; ohne das lässt sich die Spielregel nicht drucken.
missing-forms-label = unvollständig
missing-forms-help = Ergänzen Sie:
blank-sentence = Im Satz `{ $name }` ({ $language }) steht noch `…` statt Worten.
blank-sentence-label = noch keine Worte
blank-sentence-help = Schreiben Sie die Worte, wo jetzt `…` steht.
no-sentences = Für `{ $name }` gibt es keine Sätze in der Sprache `{ $language }`; deshalb lässt sich darin kein Buch davon drucken.
no-sentences-label = nichts sagt, was hier gilt
no-sentences-help = Schreiben Sie sie in `{ $path }`; wie sie aussehen, zeigt `cambio-spec new game`.
missing-message-help = Schreiben Sie ihn in `{ $path }`.
# $path
missing-noun-help = Schreiben Sie in `{ $path }`, wie das heißt: ein Hauptwort wie „Wertung“, und in den Zeilen darunter, wie es im Satz steht: `.own` wie „Ihre Wertung“, `.value` wie „die beste Wertung“, `.card` wie „der Wert der Karte“, `.who` wie „die Person, die beginnt“, `.yes` wie „Sie ausgeschieden sind“, `.no` wie „Sie nicht ausgeschieden sind“.

broken-message = Hier steht kein Satz, der sich lesen lässt.
broken-message-help = Ein Satz wird `name = Text` geschrieben; weitere Zeilen sind eingerückt, und jede geschweifte Klammer ist geschlossen.

duplicate-message = Der Satz `{ $name }` steht hier ein zweites Mal.
duplicate-message-help = Behalten Sie den, der stimmt, und löschen Sie den anderen.

unknown-variable = Der Satz `{ $name }` verwendet `${ $variable }`; das bekommt er von den Regeln nicht.
unknown-variable-help = Vergleichen Sie die Schreibweise mit dem Kommentar über dem englischen Satz.
usable-variables-help = In diesem Satz stehen Ihnen { ANY($used_list) } zur Verfügung. Setzen Sie eines davon ein, oder schreiben Sie aus, was Sie meinen.
other-numbers-help = { COUNT($numbers_list) ->
    [0] In dem, was er sagt, steht keine Zahl ohne Namen.
   *[other] Von den Zahlen ohne Namen darf er die verwenden, die in dem stehen, was er sagt: { ALL($numbers_list) }.
 }

unknown-reference = Der Satz `{ $name }` verweist auf `{ $reference }`; das gibt es nicht.
unknown-reference-help = Zwischen geschweiften Klammern steht ein anderer Satz dieser Datei oder ein Wort daraus, etwa { "{" } zone-stock { "}" }: Berichtigen Sie den Namen, oder schreiben Sie den Satz `{ $reference }` dazu.
unknown-topic-help = Nennen Sie in `.about` und `.holds` Regeln und Sätze, die es gibt, zum Beispiel `{ $first }`; mehrere trennt ein Komma. Ist die Regel weggefallen, streichen Sie ihren Namen.

sentence-differs = Im Satz `{ $name }` kommt `{ $variable }` nur in einer der beiden Sprachen vor.

broken-choice = Im Satz `{ $name }` trifft die Auswahl `{ $variant }` nie zu, oder sie trifft auch auf null zu.
broken-choice-help = Eine Zahl wie `[0]` steht über Wörtern wie `[one]`; in manchen Sprachen zählt null als `one`.

wrong-use = Der Satz `{ $name }` gibt einer Funktion etwas, womit sie nichts anfangen kann (`{ $reason }`).

unsaid = Kein Satz erwähnt { ANY($what_list) } aus der Regel `{ $rule }`.
unsaid-label = hier kommt es nicht vor
unsaid-help = Ergänzen Sie das im Satz `{ $name }`, in jeder Sprache. Oder sagen Sie, dass er das mit Absicht weglässt:
unsaid-number-help = Verwenden Sie { ALL($used_list) } im Satz `{ $name }`, in jeder Sprache. Nur 0 und 1 müssen nicht genannt werden. Oder sagen Sie, dass er das mit Absicht weglässt:

choice-of-no-value = Der Satz `{ $name }` hat Worte für `{ $variant }`, aber die Option `{ $option }` kann das nicht sein.

values-alike = Der Satz `{ $name }` sagt dasselbe für { ALL($values_list) }.
values-alike-label = hier wird nicht unterschieden
values-alike-help = Lassen Sie ihn nach `${ $variable }` wählen, mit Worten für jeden Wert, in jeder Sprache.

unprintable = Die Regeln lassen sich in der Sprache `{ $language }` nicht drucken: `{ $text }` gibt es in keiner Schrift.
unprintable-help = Schreiben Sie den Namen oder den Satz, in dem es steht, ohne dieses Zeichen.

unprintable-otherwise = Die Regeln lassen sich in der Sprache `{ $language }` nicht drucken (`{ $reason }`).
unprintable-otherwise-help = Formulieren Sie um, woran das Drucken scheitert; an den Regeln selbst liegt es nicht.

overfull-sheet = In der Sprache `{ $language }` passt das Regelblatt nicht auf eine Seite, auch nicht klein gedruckt.
overfull-sheet-help = Geben Sie den längsten Sätzen zu Aktionen, Wertung und Sieg eine kürzere Fassung für das Blatt, im Attribut `.short`.

stale-message = Den Satz `{ $name }` braucht niemand mehr.
stale-message-help = Löschen Sie ihn hier. Ist er für eine Regel gedacht, benennen Sie ihn nach ihr, mit Bindestrichen statt Punkten und Unterstrichen, und fügen Sie `.for = …` mit dem Wortlaut der Regel hinzu.
misnamed-message-help = Ist er für die Regel `{ $rule }` gedacht, nennen Sie ihn `{ $near }`, und fügen Sie `.for = …` mit dem Wortlaut der Regel hinzu. Sonst löschen Sie ihn hier.

unprinted-form = Im Satz `{ $name }` wird `.{ $form }` nirgends gedruckt.
unprinted-form-help = Löschen Sie die Angabe, oder schreiben Sie sie dorthin, wo sie gebraucht wird: `.title` ist für Aktionen, Kräfte und Varianten, `.short` für das, was auf dem Regelblatt steht.
unprinted-reason-help = Löschen Sie die Angabe, oder sagen Sie, welche Regel sie begründet: Diese steht in `.{ $needed }`.

stale-output = Was in `{ $path }` liegt, entspricht nicht mehr den Regeln.
stale-output-help = Rufen Sie `cambio-spec build` auf, und löschen Sie, was übrig bleibt.
note-missing = `{ $path }` fehlt.
note-different = `{ $path }` ist veraltet.
note-left-over = `{ $path }` ist übrig geblieben: Kein Regelwerk erzeugt es mehr.

outdated-message = Der Satz `{ $name }` in der Sprache `{ $language }` wurde geschrieben, als die Regel `{ $rule }` anders lautete.
outdated-message-label = dafür geschrieben
outdated-message-help = Prüfen Sie, was der Satz sagt, ändern Sie ihn, und übernehmen Sie dann die Regel, wie sie jetzt lautet:
label-reads-now = lautet jetzt so

outdated-in-variant = Der Satz `{ $name }` in der Sprache `{ $language }` wurde für die Regel `{ $rule }` des Spiels geschrieben; die Variante ändert sie.
outdated-in-variant-label = dafür geschrieben
outdated-in-variant-help = Schreiben Sie den Satz für die Variante, und zwar in `{ $path }`:

says-removed-rule = Der Satz `{ $name }` in der Sprache `{ $language }` gibt auch die Regel `{ $rule }` wieder, die in der Variante wegfällt.
says-removed-rule-label = in der Variante weggefallen
says-removed-rule-help = Schreiben Sie den Satz ohne sie, und zwar in `{ $path }`:

left-out = In der Sprache `{ $language }` lässt die Spielregel { ALL($names_list) } weg: Die Variante ändert, wovon sie handeln, nämlich { ALL($rules_list) }.
left-out-label = hier geändert
left-out-help = Was davon noch stimmt, nennen Sie in `{ $path }` unter `.holds` irgendeines Satzes, etwa `.holds = { $first }`; das Übrige schreiben Sie dort neu.


## Beim Bearbeiten (CAM2xx)

uncited = Die Regel `{ $rule }` sagt nicht, woher sie kommt.
uncited-label = kein Buch, kein Grund
uncited-help = Ergänzen Sie die Stelle im Buch, etwa `[scoring.3]`, oder Ihren Grund: `because "…"`.
uncited-help-in-yaml = Ergänzen Sie die Stelle im Buch, etwa `cites: [scoring.3]`, oder Ihren Grund, etwa `because: …`.

unreasoned = `{ $rule }` macht eine Ausnahme von { ALL($overridden_list) }, die in keinem Buch steht.
unreasoned-label = kein Buch, kein Grund
unreasoned-help = Ergänzen Sie die Stelle im Buch, etwa `[scoring.3]`, oder Ihren Grund: `because "…"`.
unreasoned-help-in-yaml = Ergänzen Sie die Stelle im Buch, etwa `cites: [scoring.3]`, oder Ihren Grund, etwa `because: …`.

unused-name = Nichts verwendet { category-the } `{ $name }`.
unused-name-label = nie verwendet
unused-name-help = Löschen Sie den Eintrag, oder verwenden Sie ihn.

unused-accept = Bei `{ $rule }` gibt es keinen Befund { $code }, den man hinnehmen könnte.
unused-accept-label = nimmt nichts hin
unused-accept-help = Löschen Sie diese Zeile: Der Fehler ist behoben oder liegt jetzt anderswo.

unused-feature = `{ $feature }` ändert nichts in `{ $ruleset }`.
unused-feature-label = hier ohne Wirkung
unused-feature-help = Lassen Sie es weg, oder ändern Sie, was es wirkungslos macht.
unused-together-help = Sind sie nicht dazu gedacht, zusammen gespielt zu werden, so schließen Sie mit `excludes` das eine beim anderen aus, oder ändern Sie, was es wirkungslos macht.
feature-twice = `{ $feature }` ist zweimal genannt.
feature-twice-label = hier vereinbart
feature-twice-help = Einmal genügt.

moot-ruling = Die Entscheidung `{ $rule }` kommt nie zum Zug: Vorher { COUNT($rules_list) ->
    [one] entscheidet
   *[other] entscheiden
 } schon { ALL($rules_list) }. Das ist bewiesen.
moot-ruling-label = nie gebraucht

left-open = Die Frage `{ $question }` ist offen gelassen.
left-open-label = die Spielenden müssen sich einigen
left-open-help = So gewollt, ist das in Ordnung; sonst schreiben Sie `ruled …` und die Regeln, die es umsetzen.


## Spiel (CAM3xx)

no-target = Mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 } lässt sich `{ $rule }` nicht ausführen: { stops-reason }.
no-target-label = hier fehlt, was gebraucht wird
no-target-help = { $reason ->
    [no-card] Sagen Sie, was geschieht, wenn keine Karten mehr da sind: `if size of … = 0 then (…)`.
    [taken] Nehmen Sie zuerst die Karte weg, die dort liegt.
    [full] Machen Sie den Platz größer, oder legen Sie weniger Karten dorthin.
   *[no-choice] Erlauben Sie es nur, wenn es etwas zu wählen gibt (`when some … where …`), oder machen Sie es freiwillig (`optional`).
 }
shut-action = `{ $rule }` ist nicht möglich: { ALL($values_list) }.
shut-choice = `{ $rule }` ist nicht möglich: Es gibt nichts zu wählen.
deck-dealt-out = Das Spiel hat { $count } Karten, und so viele liegen schon da: { ALL($places_list) }.
deck-too-small = Das Spiel hat { $count } Karten, aber bis zum ersten Zug werden { $sum } gebraucht: für { ALL($steps_list) }.
deck-too-small-help = { $most ->
    [0] Geben Sie weniger Karten, oder nehmen Sie mehr Kartenspiele: { $decks } genügen, denn es { $lacking ->
        [one] fehlt eine Karte
       *[other] fehlen { $lacking } Karten
     }.
    [one] Lassen Sie nur eine Person spielen, geben Sie weniger Karten, oder nehmen Sie mehr Kartenspiele: { $decks } genügen, denn es { $lacking ->
        [one] fehlt eine Karte
       *[other] fehlen { $lacking } Karten
     }.
   *[other] Lassen Sie höchstens { $most } Personen mitspielen, geben Sie weniger Karten, oder nehmen Sie mehr Kartenspiele: { $decks } genügen, denn es { $lacking ->
        [one] fehlt eine Karte
       *[other] fehlen { $lacking } Karten
     }.
 }

unreachable = Das Spiel kommt nie zu `{ $rule }`, mit wie vielen Personen auch immer. Das ist bewiesen.
unreachable-label = nie möglich
unreachable-help = Sehen Sie nach, was dafür verlangt wird: Kein Schritt irgendeines Spiels führt dazu. Ändern Sie die Bedingung, oder entfernen Sie, was niemand tun kann.

play-open = Mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 } ist nicht bewiesen, dass es bei `{ $rule }` immer weitergeht; es wurde aber auch kein Spiel gefunden, in dem es nicht weitergeht.
play-open-label = nicht bewiesen
play-open-help = Lassen Sie vorher fragen, ob da ist, was gebraucht wird (`when …`, `if … then …`). Dann lässt es sich beweisen.
play-unfinished = Dass es immer weitergeht, ist bei `{ $ruleset }` für diese Personenzahlen nicht bewiesen: { ALL($counts_list) }. Es gibt zu viele Lagen.
play-unfinished-help = In Spielen, die zufällig gespielt wurden, ging es immer weiter.
bound-play = { $count ->
    [one] einer Lage
   *[other] { $count } Lagen
 }
play-late = Ob es bei `{ $ruleset }` immer weitergeht, ist nicht bekannt: Die Zeit hat nicht gereicht.

stuck = Mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 } geht das Spiel bei `{ $rule }` nicht weiter: { stops-reason }.
stuck-label = hier bleibt das Spiel stehen
stuck-help = { $reason ->
    [stuck] Sagen Sie, wie es von hier aus weitergeht: `go to …`, `end round` oder `end match`.
    [no-move] Geben Sie der Person, die an der Reihe ist, etwas, das sie immer tun darf.
    [endless] Lassen Sie einen der Abschnitte, die aufeinander folgen, die Runde beenden oder darauf warten, dass jemand wählt.
    [no-card] Sagen Sie, was geschieht, wenn keine Karten mehr da sind: `if size of … = 0 then (…)`, oder sagen Sie beim Stapel, aus welchem anderen er neu gebildet wird (`refilled`).
    [taken] Nehmen Sie zuerst die Karte weg, die dort liegt.
    [full] Machen Sie den Platz größer, oder legen Sie weniger Karten dorthin.
    [not-given] Fragen Sie das nur dort, wo es eine Antwort gibt.
   *[undefined] Sagen Sie, was geschieht, wenn niemand oder keine Karte gemeint ist: `if … then (…)`.
 }

no-end = Mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 } { $reason ->
    [choice] wurde keine Runde ausprobiert, deshalb ist nicht bekannt, ob eine endet: Bei `{ $rule }` wählt jemand unter zu vielen Zahlen
    [time] ist nicht bekannt, ob eine Runde endet: Die Zeit reichte nicht, um eine zu spielen
    [trap] endet keine Runde mehr, sobald das Spiel einmal bei `{ $rule }` ist. Das ist bewiesen
    [proved] endet nie eine Runde. Das ist bewiesen
   *[moves] kam keine Runde zu einem Ende: { $deals } Kartenverteilungen wurden ausprobiert, mit je { $moves } Zügen
 }.
no-end-label = { $reason ->
    [choice] zu viele Zahlen zum Ausprobieren
    [time] dauert zu lange zum Ausprobieren
    [proved] von hier führt kein Weg zum Ende einer Runde
    [trap] von hier führt kein Weg zum Ende der Runde
   *[moves] hier geht das Spiel immer noch weiter
 }
no-end-help = { $reason ->
    [choice] Lassen Sie unter weniger Zahlen wählen.
    [time] Lassen Sie zwischen zwei Zügen weniger geschehen.
    [proved] Geben Sie den Mitspielenden etwas zu tun, das die Runde beendet (`end round`) oder zu einem Abschnitt führt, der sie beendet. Gibt es das schon, so sehen Sie nach, was es voraussetzt: Kein Schritt irgendeines Spiels führt dazu.
    [trap] Geben Sie den Mitspielenden hier etwas zu tun, das die Runde beendet (`end round`) oder dorthin zurückführt, wo sie sich beenden lässt.
   *[moves] Geben Sie den Mitspielenden etwas zu tun, das die Runde beendet (`end round`) oder zu einem Abschnitt führt, der sie beendet. Gibt es das schon, so sehen Sie nach, was es voraussetzt: In keiner dieser Runden kam es so weit.
 }
circle = Nach { $last ->
    [one] einem Zug
   *[other] { $last } Zügen
 } ist es wieder wie { $first ->
    [0] vor dem ersten
    [one] nach einem
   *[other] nach { $first }
 }: dieselbe Stelle in den Regeln, dieselben Tatsachen, { $same ->
    [cards] und jede Karte liegt wie zuvor
    [counts] und überall gleich viele Karten
   *[facts] aber nicht überall gleich viele Karten
 }.
no-circle = Es wurden keine Züge gefunden, die dorthin zurückführen, wo sie begonnen haben; angesehen wurden { $count ->
    [one] ein Spielstand
   *[other] { $count } Spielstände
 }.
play-astray = Mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 } ist nicht bewiesen, dass bei `{ $rule }` noch eine Runde enden kann; es wurde aber auch kein Spiel gefunden, das dorthin kommt.


## Festlegungen (CAM4xx)

gap = Keine Regel sagt, was `{ $decision }` für { $subject } ist.
gap-label = keine Regel gilt
gap-help = Ergänzen Sie eine Regel für diesen Fall, oder fassen Sie die Bedingung einer Regel weiter, die fast gegolten hätte.
gap-in-table-help = Ergänzen Sie eine Zeile für diese Karte, oder lassen Sie eine andere für mehr Karten gelten.

gap-plain = Mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 } kann es vorkommen, dass keine Regel sagt, was `{ $decision }` ist.

gap-here = Bei diesen Karten sagt keine Regel, was `{ $decision }` ist.

gap-unknown = Ob `{ $decision }` immer eine Regel hat, ist nicht bekannt: { unknown-reason }.

overlap = Für { $subject } gelten zugleich { ALL($rules_list) }: { ANY($values_list) }. Was ist gemeint?
overlap-help = Geben Sie mit `overrides` einer der Regeln Vorrang vor der anderen, oder fassen Sie eine der Bedingungen enger.
overlap-of-rows-help = In einer Tabelle hat keine Zeile Vorrang vor einer anderen: Lassen Sie eine der beiden für weniger Karten gelten, oder entfernen Sie sie.

overlap-plain = { ALL($rules_list) } gelten zugleich: { ANY($values_list) }. Was ist gemeint?

overlap-unknown = Ob { ALL($rules_list) } verschiedene Werte geben können, ist nicht bekannt: { unknown-reason }.

dead-rule = Die Regel `{ $rule }` gilt nie, welche Karten auch liegen und wie viele auch mitspielen.
dead-rule-label = bei keiner Kartenverteilung wahr
dead-rule-help = Suchen Sie in ihrer Bedingung nach einem Versehen, oder löschen Sie die Regel.

dead-rule-unknown = Ob die Regel `{ $rule }` je gilt, ist nicht bekannt: { unknown-reason }.

always-overridden = Die Regel `{ $rule }` kommt nie zum Zug: Wo immer sie gelten würde, hat { COUNT($rules_list) ->
    [one] { ALL($rules_list) }
   *[other] eine der Regeln { ALL($rules_list) }
 } Vorrang.
always-overridden-label = kommt nie zum Zug
always-overridden-help = Prüfen Sie, welche der Regeln die Ausnahme sein soll, oder löschen Sie die Regel.

always-overridden-unknown = Ob die Regel `{ $rule }` je zum Zug kommt, ist nicht bekannt: { unknown-reason }.

undefined-value = Die Regel `{ $rule }` lässt sich für { $subject } nicht ausrechnen: { undefined-reason }.
undefined-value-label = hat hier keinen Wert
undefined-value-help = Fragen Sie in der Bedingung der Regel zuerst, ob es den Wert gibt.
still-there-help = Über Ausgeschiedene wird nichts mehr entschieden: Fragen Sie zuerst, ob die Person noch dabei ist, `{ $condition }`.

undefined-value-plain = Es gibt eine Lage, in der sich die Regel `{ $rule }` nicht ausrechnen lässt: { undefined-reason }.

undefined-here = Bei diesen Karten lässt sich die Regel `{ $rule }` nicht ausrechnen: { undefined-reason }.

undefined-value-unknown = Ob sich die Regel `{ $rule }` immer ausrechnen lässt, ist nicht bekannt: { unknown-reason }.

undefined-reason = { $reason ->
    [nothing-to-compare] Es gibt nichts zu vergleichen
    [empty-pile] Der Stapel ist leer
    [empty-slot] Dort liegt keine Karte
    [no-number] Die Karte hat keine Zahl
    [nobody] Gefragt ist nach einer Person, und es gibt keine
    [left] Gefragt ist nach einer Person, die aus der Partie ausgeschieden ist
    [undecided] Die Regel baut auf einer Festlegung auf, die hier offen ist
   *[other] Es gibt nichts, was gemeint sein könnte
 }

contradiction = Was bei `{ $decision }` vorausgesetzt wird, kann nie alles zugleich stimmen.
contradiction-label = das schließt einander aus
contradiction-help = Solange das so ist, lässt sich über diese Festlegung nichts beweisen.

contradiction-unknown = Ob das, was bei `{ $decision }` vorausgesetzt wird, stimmen kann, ist nicht bekannt: { unknown-reason }.

property = Was als `{ $rule }` erwartet wird, stimmt nicht immer.
property-label = stimmt bei diesen Karten nicht
property-help = Ändern Sie die Regeln so, dass es stimmt, oder sagen Sie mit `given`, wo es erwartet wird.

property-unknown = Ob immer stimmt, was als `{ $rule }` erwartet wird, ist nicht bekannt: { unknown-reason }.

better-is-worse = Wer bei `{ $worth }` besser dasteht, kann bei `{ $decision }` schlechter abschneiden.
better-is-worse-label = hier schneidet das Bessere schlechter ab
better-is-worse-help = Ändern Sie die Regel, die das umkehrt, oder nehmen Sie es mit Begründung hin, wenn es so gewollt ist: `accept { $code } at { $decision } because`.

better-is-worse-unknown = Ob ein besseres Ergebnis bei `{ $worth }` zu einem schlechteren bei `{ $decision }` führen kann, ist nicht bekannt: { unknown-reason }.

best-is-worse = Wer bei `{ $worth }` am besten von allen dasteht, kann bei `{ $decision }` schlechter abschneiden als jemand anders.
best-is-worse-label = hier schneidet das Beste schlechter ab
best-is-worse-help = Ändern Sie die Regel, die das umkehrt, oder nehmen Sie es mit Begründung hin, wenn es so gewollt ist: `accept { $code } at { $decision } because`.

best-is-worse-unknown = Ob das beste Ergebnis bei `{ $worth }` zu einem schlechteren bei `{ $decision }` führen kann als ein anderes, ist nicht bekannt: { unknown-reason }.

wrong-is-better = Wer in `{ $fact }` steht und geschlagen ist, kann bei `{ $decision }` besser abschneiden, als wenn dort jemand anders stünde.
wrong-is-better-label = hier lohnt sich der Fehler
wrong-is-better-help = Ändern Sie die Regel, die das umkehrt, oder nehmen Sie es mit Begründung hin, wenn es so gewollt ist: `accept { $code } at { $decision } because`.

wrong-is-better-unknown = Ob es sich bei `{ $decision }` lohnen kann, in `{ $fact }` zu stehen und geschlagen zu sein, ist nicht bekannt: { unknown-reason }.

several-first = `{ $rule }` nimmt die erste Person, auf die etwas zutrifft, und es kann auf mehrere zutreffen; am Tisch aber ist kein Platz der erste.
several-first-label = es könnten mehrere gemeint sein
several-first-help = Sagen Sie, von wem an gezählt wird, etwa mit `first of players from left of dealer where`, oder verlangen Sie etwas, das nur auf eine Person zutreffen kann.

several-first-unknown = Ob mit dem `first of players` in `{ $rule }` nur eine Person gemeint sein kann, ist nicht bekannt: { unknown-reason }.

no-single-winner = { $each ->
    [yes] Die Partie kann enden, und `{ $decision }` trifft auf mehrere zu oder auf niemanden: Eine Person sollte gewinnen.
   *[no] Die Partie kann enden, ohne dass in `{ $decision }` jemand steht: Jemand sollte gewinnen.
}
no-single-winner-label = nicht genau eine Person gewinnt
no-single-winner-help = Sagen Sie, was bei Gleichstand entscheidet, oder beenden Sie die Partie erst, wenn eine Person gewonnen hat. Dürfen sich mehrere den Sieg teilen, nehmen Sie es mit Begründung hin: `accept { $code } at { $decision } because`.

no-single-winner-unknown = Ob nach `{ $decision }` am Ende der Partie immer genau eine Person gewonnen hat, ist nicht bekannt: { unknown-reason }.

unsupported-part = { $detail ->
    [order] Bedingungen an Karten, die keinen Wert haben können,
    [may-grow] Plätze in einer Auslage, die wachsen kann,
    [gaps] freie Plätze einer Auslage
    [zone-value] Kartenplätze als Werte
    [spot-value] Plätze in einer Auslage als Werte
    [long-range] so große Bereiche
    [recursive] Festlegungen, die sich selbst brauchen,
    [foreign-name] Wörter eines anderen Kartenspiels
   *[other] `{ $detail }`
 }
unknown-reason = { $reason ->
    [time] Die Zeit ist abgelaufen
    [unsupported] Über { unsupported-part } kann der Beweiser noch nichts sagen
    [large] `{ $detail }` ist allein schon zu groß für den Beweiser
    [large-nest] In `{ $detail }` müsste der Beweiser zu viel ineinander durchgehen: { $nest }
   *[solver] Der Beweiser hat aufgegeben (`{ $detail }`)
 }
unknown-help = „Nicht bekannt“ heißt nicht „in Ordnung“. Geben Sie mit `--timeout` mehr Zeit, oder vereinfachen Sie die Regel.
unknown-unsupported-help = „Nicht bekannt“ heißt nicht „in Ordnung“, und mehr Zeit hilft hier nicht. Sagen Sie es auf andere Weise.
unknown-large-help = „Nicht bekannt“ heißt nicht „in Ordnung“, und mehr Zeit hilft hier nicht. Machen Sie aus dem inneren Teil eine eigene Festlegung, die nur einmal ausgerechnet wird, oder gehen Sie weniger durch: eine Reihe statt aller Karten.

label-gives = ergibt { $value }
label-applies = gilt ebenfalls
label-not-so = trifft hier nicht zu
label-overridden = nachrangig gegenüber { ALL($rules_list) }
label-asked = hier gefragt
label-no-value = hat hier keinen Wert

note-accepted = Hingenommen mit dem Grund „{ $because }“.
note-more = { $count ->
    [one] Eine weitere Regel gilt hier.
   *[other] { $count } weitere Regeln gelten hier.
 }


## Vorschläge

help-nearest = Meinten Sie `{ $nearest }`?
help-known = Bekannt sind hier: { ALL($known_list) }.
help-spots-in = Schreiben Sie `spots in { $zone }` statt `cards in { $zone }`: Dann ist `{ $name }` ein Platz und steht auch für die Karte darin.
help-no-slots = Nur die Karten einer Auslage liegen auf Plätzen; bei anderen Karten wie `{ $name }` lässt sich das nicht fragen.
# $first, $second
help-swap-grids = Um ganze Auslagen zu tauschen, tauschen Sie die Karten am gleichen Platz: `each one in { $first }: each two in { $second } where row of two = row of one and column of two = column of one: swap one with two`. Eine Karte, der eine Lücke gegenüberliegt, bleibt liegen.
# $name
help-several = `{ $name }` sind mehrere. Sagen Sie mit `some one in { $name } where …` oder `number of spots in { $name }`, was gemeint ist, oder gehen Sie sie mit `each one in { $name }: …` durch.
help-slots-of-a-pile = Nur in einer Auslage kann man zwischen Plätzen wählen. Hat jede Person mehrere dieser Karten, kann auch der Kartenplatz eine Auslage sein: `zone … of player: 2 slots, seen by its owner`; von einem Stapel ist nur `top of …` zu haben.
help-slots-of-a-pile-in-yaml = Nur in einer Auslage kann man zwischen Plätzen wählen. Hat jede Person mehrere dieser Karten, kann auch der Kartenplatz eine Auslage sein: `zone: … of player`, `holds: 2 slots`, `shown: seen by its owner`; von einem Stapel ist nur `top of …` zu haben.
help-goal = Eine Karte kommt auf einen Stapel (`discard`), in eine ganze Auslage oder eine Hand (`grid of me`), wo sie den ersten freien Platz einnimmt, oder auf einen Platz, der vorher gewählt wurde: `choose spot in …; … to spot`.
help-source = Eine einzelne Karte ist die oberste eines Stapels (`top of stock`) oder liegt auf einem Platz, der vorher gewählt wurde: `choose spot in …; move spot to …`. Für alle schreiben Sie `each spot in …: move spot to …`.
help-some-cards = Das kann die oberste Karte eines Stapels sein (`top of stock`), die ganze Auslage einer Person oder eine Reihe davon (`row 1 of grid of me`), oder ein Platz, der vorher gewählt wurde: `choose spot in …`.
help-spots = Wählen Sie einen dieser Plätze (`choose spot in …`), oder fragen Sie etwas über alle: `number of spots in …`, `some spots in … where …`.
help-brackets = Eine Wendung mit `where` steht am Ende oder in Klammern: `(number of players where …) > 1`.
help-if-in-brackets = Eine Bedingung in einer anderen steht in Klammern: `if … then (if … then …) else …`.
help-value-first = Zuerst kommt der Wert, dann `when` und seine Bedingung: `0 when total of player = lowest`. Wirkungen schreibt man `if … then …`.
help-value-first-in-yaml = Der Wert steht unter `is`, seine Bedingung unter `when`. Wirkungen schreibt man `if … then …`.
help-one-comparison = Immer nur ein Vergleich auf einmal: Verbinden Sie zwei mit `and`.
help-by-any-player = `by any player` steht gleich hinter dem Namen einer Aktion: `action stick by any player in turn: …`.
help-by-any-player-in-yaml = `by any player` steht gleich nach dem Namen der Aktion: `- action: stick by any player`.
help-whole-numbers = Es gibt nur ganze Zahlen.
help-when-in-define = Was von einer Bedingung abhängt, ist eine Regel mit einem Namen: `rule usual: … rule other: … when … overrides usual`.
help-when-in-define-in-yaml = Was von einer Bedingung abhängt, ist eine Regel mit einem Namen unter `rules`: mit `is` und `when`, und mit `overrides` für die Regeln, denen sie vorgeht.
help-one-deck = Ein Spiel hat nur ein `deck`, wie viele auch mitspielen. Behalten Sie eines, und lassen Sie eine Variante es für andere Spielerzahlen ersetzen: `variant two_packs of …, needs players 5 or 6: replace deck 2 french_52 in stock`.
help-one-deck-in-yaml = Ein Spiel hat nur ein `deck`, wie viele auch mitspielen. Behalten Sie eines, und lassen Sie eine Variante es für andere Spielerzahlen ersetzen: `needs: players 5 or 6`, und unter `patches` `- replace deck: 2 french_52`.
help-no-division = Geteilt wird nicht: Jeder Wert ist eine ganze Zahl. Nehmen Sie stattdessen die andere Seite eines Vergleichs mal, wie in `2 * a < b`, oder geben Sie die Werte in einer Tabelle an.
help-small-letters = Namen werden klein geschrieben: `{ $nearest }`.
help-remove = Lassen Sie `{ $found }` weg.
unknown-code = Den Code `{ $code }` gibt es nicht. Am nächsten kommt `{ $nearest }`.


## Der Rahmen um einen Befund

labelled = { $label }: { $said }
severity-error = Fehler
severity-warning = Warnung
severity-note = Hinweis
status-unknown = nicht bekannt
status-accepted = hingenommen
status-bounded = begrenzt geprüft

book-place = { $citation }, in { $place }
book-unknown = { $citation }
frame-features = Nur wenn { ALL($feature_list) } { COUNT($feature_list) ->
    [one] gespielt wird
   *[other] gespielt werden
 }.
frame-deal = Die kleinste Kartenverteilung, die es zeigt, mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 }:
frame-deal-played = Wie die Karten dann liegen, mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 }:
frame-values = Was jede Regel für { $subject } ergibt:
frame-values-plain = Was jede Regel ergibt:
frame-values-asked = Was dabei herauskommt:
frame-moves = So kommt es dazu:
frame-moves-left-out = … nach { $count ->
    [one] { $count } weiteren Zug
   *[other] { $count } weiteren Zügen
 } …
frame-no-cards = keine Karten
frame-face-down = Karten mit grauem Rand liegen verdeckt.
frame-face-up = Alle diese Karten liegen offen.
frame-known = Darunter stehen die Anfangsbuchstaben derer, die die Karte kennen.
frame-known-to-nobody = Die verdeckten Karten kennt niemand.
frame-bound = Geprüft nur bis { $bound }; darüber hinaus ist nichts bekannt.
frame-explain = Mehr dazu: `cambio-spec explain { $code }`
frame-help = Tipp
frame-lines = { $count ->
    [one] eine weitere Zeile
   *[other] { $count } weitere Zeilen
 }

value-nobody = niemand
value-yes = ja
value-no = nein

summary-fine = { $name }, { $fewest } bis { $most } Personen: nichts gefunden; { $proved ->
    [one] ein Beweis
   *[other] { $proved } Beweise
 } geführt.
summary-fine-some = { $name }, { ALL($counts_list) } Personen: nichts gefunden; { $proved ->
    [one] ein Beweis
   *[other] { $proved } Beweise
 } geführt.
summary-together = Auch mit den Varianten und Optionen geprüft: { $count ->
    [one] eine Zusammenstellung
   *[other] { $count } Zusammenstellungen
 }.
summary-rejected = { $name } lässt sich erst prüfen, wenn das behoben ist.
summary-count = { $name }: { $refuted ->
    [one] { $refuted } Mangel gefunden
   *[other] { $refuted } Mängel gefunden
 }, { $unknown } nicht bekannt{ $bounded ->
    [0] { "" }
   *[other] , { $bounded } begrenzt geprüft
 }{ $accepted ->
    [0] { "" }
   *[other] , { $accepted } hingenommen
 }, { $proved ->
    [one] ein Beweis
   *[other] { $proved } Beweise
 } geführt.
