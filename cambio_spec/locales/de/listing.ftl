### Was `list` sagt.


list-players = { $fewest } bis { $most } Personen
list-players-some = { ANY($counts_list) } Personen

list-variants = Varianten
list-unplayable = Varianten, die sich nicht spielen lassen
list-options = Optionen
# $values_list, $low, $high (as rule files have them)
list-values = { ANY($values_list) }
list-range = { $low } bis { $high }
# $value
list-default = üblich: { $value }

list-needs-players = für { ANY($counts_list) } Personen
list-needs = nur mit `{ $feature }`
list-excludes = nicht mit `{ $feature }`

list-questions = Fragen, ihre Entscheidung und die Regeln dazu
list-question-open = offen gelassen
list-never = Nie
list-asked = Nur { $condition }
list-with = mit `{ $feature }`
list-without = ohne `{ $feature }`
list-agreed = mit `{ $option }` auf { ANY($values_list) }
list-all = { ALL($conditions_list) }
list-any = { ANY($conditions_list) }

list-unlisted = Was sich nicht auflisten lässt

list-shipped = bringt cambio-spec mit

list-languages = Sprachen: { ALL($names_list) }

double-variant = Die Variante `{ $name }` steht in mehreren Dateien: { ALL($paths_list) }.
double-played = diese wird gespielt
double-unplayed = diese nicht
double-help = `{ $ruleset }` spielt die aus `{ $path }`. Benennen Sie die andere um, oder löschen Sie sie.
double-unnamed-help = `{ $ruleset }` spielt keine davon, weil keine in einer Datei dieses Namens steht. Behalten Sie nur eine, und nennen Sie ihre Datei wie die Variante.
