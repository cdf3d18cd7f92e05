### Ce que disent les commandes en dehors des constats.

# $path
fmt-would-change = `{ $path }` n’est pas dans le format canonique.
# $path
fmt-changed = `{ $path }` est maintenant dans le format canonique.
# $source, $path
convert-written = `{ $path }` dit maintenant ce que dit `{ $source }`.
# $source, $path
convert-unchanged = `{ $path }` dit déjà ce que dit `{ $source }`.
# sans argument
build-refused = Rien n’a été écrit. `--draft` imprime le livret malgré les constats.
# sans argument
our-fault = La faute est dans cambio-spec, pas dans vos règles. Merci de la signaler avec la ligne ci-dessus et le fichier de règles.
# sans argument
readings-disagree = Deux lectures d’une même règle ont donné des réponses différentes. Rien de ce qui a été dit de ce jeu de règles n’est fiable.
# no arguments
checking = Vérification en cours
