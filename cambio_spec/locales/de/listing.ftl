### Was `list` sagt.


list-players = { $fewest } bis { $most } Personen

list-variants = Varianten
list-unplayable = Varianten, die sich nicht spielen lassen
list-options = Optionen
# $values_list, $low, $high (as rule files have them)
list-values = { ANY($values_list) }
list-range = { $low } bis { $high }
# $value
list-default = üblich: { $value }

list-questions = Fragen, ihre Entscheidung und die Regeln dazu
list-unlisted = Was sich nicht auflisten lässt

list-shipped = bringt cambio-spec mit

list-languages = Sprachen: { ALL($names_list) }
