### What `list` says.


# $fewest, $most
list-players = { $fewest } to { $most } players
# $counts_list, where these aren’t all from the fewest to the most
list-players-some = { ANY($counts_list) } players

list-variants = Variants
list-unplayable = Variants that can’t be played
list-options = Options
# $values_list, $low, $high (as rule files have them)
list-values = { ANY($values_list) }
list-range = { $low } to { $high }
# $value
list-default = usually { $value }

# What a variant or an option needs or excludes: $counts_list, $feature
list-needs-players = for { ANY($counts_list) } players
list-needs = only with `{ $feature }`
list-excludes = not with `{ $feature }`

# Columns: the question, the ruling, the rules that carry it out
list-questions = Questions, their rulings, and the rules that carry them out
list-question-open = left open
list-never = Never
list-asked = Only { $condition }
# Parts of $condition: when a question is asked. $feature; $option, $values_list; $conditions_list
list-with = with `{ $feature }`
list-without = without `{ $feature }`
list-agreed = if `{ $option }` is { ANY($values_list) }
list-all = { ALL($conditions_list) }
list-any = { ANY($conditions_list) }

list-unlisted = What can’t be listed

# In place of a file’s name
list-shipped = comes with cambio-spec

# $names_list
list-languages = Languages: { ALL($names_list) }

# $name, $paths_list; labels double-played and double-unplayed
double-variant = The variant `{ $name }` is declared in several files: { ALL($paths_list) }.
double-played = this one is played
double-unplayed = not this one
# $ruleset, $path
double-help = `{ $ruleset }` plays the one in `{ $path }`. Rename the other, or remove it.
double-unnamed-help = `{ $ruleset }` plays none of them, for none is in a file of that name. Keep only one, and call its file like the variant.
