### Lo que dice `list`.


list-players = De { $fewest } a { $most } jugadores
list-players-some = { ANY($counts_list) } jugadores

list-variants = Variantes
list-unplayable = Variantes que no se pueden jugar
list-options = Opciones
# $values_list, $low, $high (as rule files have them)
list-values = { ANY($values_list) }
list-range = de { $low } a { $high }
# $value
list-default = lo habitual: { $value }

list-needs-players = para { ANY($counts_list) } jugadores
list-needs = solo con `{ $feature }`
list-excludes = no con `{ $feature }`

list-questions = Preguntas, cómo se deciden y con qué reglas
list-question-open = queda abierta
list-never = Nunca
list-asked = Solo { $condition }
list-with = con `{ $feature }`
list-without = sin `{ $feature }`
list-agreed = si `{ $option }` es { ANY($values_list) }
list-all = { ALL($conditions_list) }
list-any = { ANY($conditions_list) }

list-unlisted = Lo que no se puede listar

list-shipped = viene con cambio-spec

list-languages = Idiomas: { ALL($names_list) }

double-variant = La variante `{ $name }` está declarada en varios archivos: { ALL($paths_list) }.
double-played = se juega con esta
double-unplayed = con esta no
double-help = `{ $ruleset }` juega con la de `{ $path }`. Cambie el nombre de la otra o elimínela.
double-unnamed-help = `{ $ruleset }` no juega con ninguna, porque ninguna está en un archivo de ese nombre. Deje solo una y dé a su archivo el nombre de la variante.
