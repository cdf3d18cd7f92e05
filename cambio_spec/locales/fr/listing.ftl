### Ce que dit `list`.


# $fewest, $most
list-players = { $fewest } à { $most } joueurs
list-players-some = { ANY($counts_list) } joueurs

list-variants = Variantes
list-unplayable = Variantes impossibles à jouer
list-options = Options
# $values_list, $low, $high (comme dans les fichiers de règles)
list-values = { ANY($values_list) }
list-range = de { $low } à { $high }
# $value
list-default = d’ordinaire { $value }

list-needs-players = à { ANY($counts_list) } joueurs
list-needs = seulement avec `{ $feature }`
list-excludes = pas avec `{ $feature }`

# Colonnes : la question, l’arbitrage, les règles qui l’appliquent
list-questions = Questions, arbitrages, et règles qui appliquent ceux-ci
list-question-open = laissée ouverte
list-never = Jamais
list-asked = Seulement { $condition }
list-with = avec `{ $feature }`
list-without = sans `{ $feature }`
list-agreed = si `{ $option }` vaut { ANY($values_list) }
list-all = { ALL($conditions_list) }
list-any = { ANY($conditions_list) }

list-unlisted = Ce qui ne peut pas figurer dans la liste

# À la place du nom d’un fichier
list-shipped = livré avec cambio-spec

# $names_list
list-languages = Langues : { ALL($names_list) }

double-variant = La variante `{ $name }` est déclarée dans plusieurs fichiers : { ALL($paths_list) }.
double-played = c’est celle-ci que l’on joue
double-unplayed = pas celle-ci
double-help = `{ $ruleset }` joue celle de `{ $path }`. Renommez l’autre ou supprimez-la.
double-unnamed-help = `{ $ruleset }` n’en joue aucune, car aucune ne se trouve dans un fichier de ce nom. N’en gardez qu’une et donnez à son fichier le nom de la variante.
