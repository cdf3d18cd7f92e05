### O que `list` diz.


list-players = de { $fewest } a { $most } jogadores
list-players-some = { ANY($counts_list) } jogadores

list-variants = Variantes
list-unplayable = Variantes que não podem ser jogadas
list-options = Opções
list-values = { ANY($values_list) }
list-range = de { $low } a { $high }
list-default = normalmente { $value }

list-needs-players = para { ANY($counts_list) } jogadores
list-needs = só com `{ $feature }`
list-excludes = não com `{ $feature }`

list-questions = Perguntas, o que se decidiu e quais regras cumprem isso
list-question-open = em aberto
list-never = Nunca
list-asked = Só { $condition }
list-with = com `{ $feature }`
list-without = sem `{ $feature }`
list-agreed = se `{ $option }` for { ANY($values_list) }
list-all = { ALL($conditions_list) }
list-any = { ANY($conditions_list) }

list-unlisted = O que não pode ser listado

list-shipped = vem com o cambio-spec

list-languages = Idiomas: { ALL($names_list) }

double-variant = A variante `{ $name }` é declarada em vários arquivos: { ALL($paths_list) }.
double-played = é esta que se joga
double-unplayed = esta não
double-help = `{ $ruleset }` joga com a de `{ $path }`. Dê outro nome à outra ou remova-a.
double-unnamed-help = `{ $ruleset }` não joga com nenhuma, porque nenhuma está em um arquivo com esse nome. Deixe apenas uma e dê ao arquivo o nome da variante.
