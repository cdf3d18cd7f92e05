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
