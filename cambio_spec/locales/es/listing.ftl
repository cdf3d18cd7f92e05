### Lo que dice `list`.


list-players = De { $fewest } a { $most } jugadores

list-variants = Variantes
list-unplayable = Variantes que no se pueden jugar
list-options = Opciones
# $values_list, $low, $high (as rule files have them)
list-values = { ANY($values_list) }
list-range = de { $low } a { $high }
# $value
list-default = lo habitual: { $value }

list-questions = Preguntas, cómo se deciden y con qué reglas
list-unlisted = Lo que no se puede listar

list-shipped = viene con cambio-spec

list-languages = Idiomas: { ALL($names_list) }
