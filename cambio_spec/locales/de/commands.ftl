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
