### Was die Befehle außer Befunden sagen.

# $path
fmt-would-change = `{ $path }` hat nicht die festgelegte Schreibweise.
# $path
fmt-changed = `{ $path }` hat nun die festgelegte Schreibweise.
# $source, $path
convert-written = In `{ $path }` steht nun dasselbe wie in `{ $source }`.
# $source, $path
convert-unchanged = In `{ $path }` steht schon dasselbe wie in `{ $source }`.
# no arguments
build-refused = Es wurde nichts geschrieben. Mit `--draft` wird die Spielregel trotz der Befunde gedruckt.
# no arguments
our-fault = Das ist ein Fehler in cambio-spec, nicht in Ihren Regeln. Bitte melden Sie ihn mit der Zeile darüber und der Regeldatei.
# no arguments
readings-disagree = Zwei Lesarten derselben Regel haben Verschiedenes ergeben. Auf das, was über diese Regeln gesagt wurde, ist kein Verlass.
# no arguments
checking = Prüfung läuft

## Der Kopf einer Datei, die `check --smt` schreibt. `sat` und `unsat` sind Wörter des Beweisers.

# $version, $ruleset, $decision, $players
smt-about = { $players ->
    [one] cambio-spec { $version } fragt nach `{ $decision }` in { $ruleset }, mit { $players } Person.
   *[other] cambio-spec { $version } fragt nach `{ $decision }` in { $ruleset }, mit { $players } Personen.
}
# no arguments
smt-fails = Kann einer dieser Fehler vorkommen? sat: ja, hier ist eine solche Lage. unsat: nein, das ist bewiesen.
# no arguments
smt-applies = Gilt eine dieser Regeln irgendwann? sat: ja, hier ist eine solche Lage. unsat: bei so vielen Personen keine.
# no arguments
smt-smaller = Kommt dieser Fehler in einer solchen Lage vor? Gesucht ist die kleinste. sat: ja. unsat: nein, nur in anderen.
# no arguments
smt-settings = Kommt dieser Fehler mit solchen Varianten und Optionen vor? Gesucht sind möglichst wenige. sat: ja. unsat: nein, das ist bewiesen.
# no arguments
smt-asked = Kann das bei dem, was die Regeln voraussetzen, überhaupt gefragt werden? sat: ja. unsat: Was sie voraussetzen, widerspricht sich.
# no arguments
smt-shadowed = Würde diese Regel irgendwo gelten, wenn weniger Regeln sie verdrängten? sat: ja. unsat: nein, diese reichen aus, damit sie nie gilt.
# $answer
smt-answered = Die Antwort war: { $answer }
