### Ce que dit `list`.


# $fewest, $most
list-players = { $fewest } à { $most } joueurs

list-variants = Variantes
list-unplayable = Variantes impossibles à jouer
list-options = Options
# $values_list, $low, $high (comme dans les fichiers de règles)
list-values = { ANY($values_list) }
list-range = de { $low } à { $high }
# $value
list-default = d’ordinaire { $value }

# Colonnes : la question, l’arbitrage, les règles qui l’appliquent
list-questions = Questions, arbitrages, et règles qui appliquent ceux-ci
list-unlisted = Ce qui ne peut pas figurer dans la liste

# À la place du nom d’un fichier
list-shipped = livré avec cambio-spec

# $names_list
list-languages = Langues : { ALL($names_list) }
