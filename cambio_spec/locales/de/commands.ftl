### Was die Befehle außer Befunden sagen.

# $path
fmt-would-change = `{ $path }` hat nicht die festgelegte Schreibweise.
# $path
fmt-changed = `{ $path }` hat nun die festgelegte Schreibweise.
# $source, $path
convert-written = In `{ $path }` steht nun, was in `{ $source }` steht.
# $source, $path
convert-unchanged = In `{ $path }` steht schon, was in `{ $source }` steht.
# no arguments
build-refused = Es wurde nichts geschrieben. `--draft` druckt trotz der Befunde.
# no arguments
our-fault = Das ist ein Fehler in cambio-spec, nicht in Ihren Regeln. Bitte melden Sie ihn mit der Zeile darüber und der Regeldatei.
# no arguments
readings-disagree = Zwei Lesarten derselben Regel ergaben Verschiedenes. Was über diese Regeln gesagt wurde, ist nicht verlässlich.
