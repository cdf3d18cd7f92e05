### O que `list` diz.


list-players = de { $fewest } a { $most } jogadores

list-variants = Variantes
list-unplayable = Variantes que não podem ser jogadas
list-options = Opções
list-values = { ANY($values_list) }
list-range = de { $low } a { $high }
list-default = normalmente { $value }

list-questions = Perguntas, o que se decidiu e quais regras cumprem isso
list-unlisted = O que não pode ser listado

list-shipped = vem com o cambio-spec

list-languages = Idiomas: { ALL($names_list) }
