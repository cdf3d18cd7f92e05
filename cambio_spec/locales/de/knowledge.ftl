### Was die Regeln verraten und wer zuerst kommt: Befunde CAM33x und CAM34x

leak = { $way ->
    [offer] `{ $rule }` verrät eine verdeckte Karte: { $player } hat in beiden Verteilungen dasselbe gesehen, aber „{ $move }“ ist nur in einer erlaubt.
   *[event] `{ $rule }` verrät eine verdeckte Karte: { $player } hat in beiden Verteilungen dasselbe gesehen, aber nach „{ $move }“ geht es verschieden weiter.
 }
leak-label = { $way ->
    [offer] wer das darf, hängt von einer verdeckten Karte ab
   *[event] was geschieht, hängt von einer verdeckten Karte ab
 }
leak-help = { $way ->
    [offer] Erlauben Sie es, was auch immer verdeckt liegt, und fragen Sie erst nach der Karte, wenn sie aufgedeckt ist: `turn … up; if … then … else …`.
   *[event] Decken Sie die Karte auf, oder zeigen Sie sie allen, bevor etwas von ihr abhängt.
 }
leak-bounded = Es wurde keine Verteilung gefunden, in der `{ $rule }` eine verdeckte Karte verrät; dass es keine gibt, ist aber nicht bewiesen.
leak-bounded-help = Lassen Sie es nur von Karten abhängen, die offen liegen oder die kennt, um wen es geht: Dann lässt es sich beweisen.
leak-unknown = Ob `{ $ruleset }` eine verdeckte Karte verrät, ist nicht bekannt: Die Zeit hat nicht gereicht.
frame-deals = Die erste der beiden Kartenverteilungen, mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 }:
frame-deals-other = Die zweite:
frame-moves-then = Was dann geschieht:
bound-deals = { $count ->
    [one] einer Kartenverteilung
   *[other] { $count } Kartenverteilungen
 }

race = { $way ->
    [shut] Keine Regel sagt, wer zuerst kommt, und es ist nicht einerlei: Nach „{ $first }“ ist „{ $second }“ nicht mehr möglich.
   *[differs] Keine Regel sagt, wer zuerst kommt, und es ist nicht einerlei: „{ $first }“ und „{ $second }“ führen in der anderen Reihenfolge zu etwas anderem.
 }
race-label = können mehrere zugleich tun, auch zusammen mit: { ALL($others_list) }
race-help = Sagen Sie, wie es entschieden wird, in einer Frage zur Reihenfolge: `question …, ordering ruled … by { $rule }`. Oder fragen Sie immer nur eine Person: `when me is …`.
race-help-in-yaml = Sagen Sie, wie es entschieden wird, in einer Frage zur Reihenfolge: `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Oder fragen Sie immer nur eine Person: `when me is …`.
race-bounded = Dass es einerlei ist, wer mit `{ $rule }` zuerst kommt, ist nicht bewiesen; gefunden wurde aber kein Tisch, an dem es das nicht ist. Die anderen: { ALL($others_list) }.
race-bounded-help = Sagen Sie, wie es entschieden wird, in einer Frage zur Reihenfolge: `question …, ordering ruled … by { $rule }`. Dann braucht es keinen Beweis.
race-bounded-help-in-yaml = Sagen Sie, wie es entschieden wird, in einer Frage zur Reihenfolge: `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Dann braucht es keinen Beweis.
race-unknown = Ob es bei `{ $ruleset }` einerlei ist, wer zuerst kommt, ist nicht bekannt: Die Zeit hat nicht gereicht.
frame-moves-race = Was zwei zugleich tun können:
bound-races = { $count ->
    [one] einem Paar von Zügen
   *[other] { $count } Paaren von Zügen
 }

## The matrix of races

races = Wer zuerst kommt
races-none = Bei `{ $ruleset }` darf niemand handeln, ohne an der Reihe zu sein.
races-phase = Phase
races-actions = Aktionen zweier Personen
races-verdict = Wenn beide es wollen
races-alone = immer nur eine Person
races-independent = beliebige Reihenfolge, kein Unterschied
races-ordered = die Frage `{ $question }` entscheidet
races-matters = nicht entschieden, und nicht einerlei
races-open = nicht bekannt, ob es einerlei ist
races-intro = Wo mehrere in derselben Phase handeln dürfen, steht hier für jedes Paar von Aktionen, was geschieht, wenn zwei es zugleich wollen: nach den Regeln der mitgelieferten Spiele und mit den Varianten und Optionen, die daran etwas ändern. Ein Paar, das weder unabhängig noch entschieden ist, wäre ein Befund ({ $CAM340 }). `cambio-spec list --races` zeigt dasselbe für Ihr eigenes Regelwerk.
