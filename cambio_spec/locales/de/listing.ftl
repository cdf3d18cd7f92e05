### Was `list` sagt.


list-players = { $fewest } bis { $most } Personen

list-variants = Varianten
list-options = Optionen
# $values_list, $low, $high (as rule files have them)
list-values = { ANY($values_list) }
list-range = { $low } bis { $high }
# $value
list-default = gewöhnlich { $value }

list-questions = Fragen, wie sie entschieden sind, und durch welche Regeln
list-unlisted = Was sich nicht auflisten lässt

list-shipped = bringt cambio-spec mit

list-languages = Sprachen: { ALL($names_list) }
