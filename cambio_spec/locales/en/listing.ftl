### What `list` says.


# $fewest, $most
list-players = { $fewest } to { $most } players

list-variants = Variants
list-unplayable = Variants that can’t be played
list-options = Options
# $values_list, $low, $high (as rule files have them)
list-values = { ANY($values_list) }
list-range = { $low } to { $high }
# $value
list-default = usually { $value }

# Columns: the question, the ruling, the rules that carry it out
list-questions = Questions, their rulings, and the rules that carry them out
list-unlisted = What can’t be listed

# In place of a file’s name
list-shipped = comes with cambio-spec

# $names_list
list-languages = Languages: { ALL($names_list) }
