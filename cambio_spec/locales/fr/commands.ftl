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

## L’en-tête d’un fichier qu’écrit `check --smt`. `sat` et `unsat` sont des mots du démonstrateur.

# $version, $ruleset, $decision, $players
smt-about = { $players ->
    [0] cambio-spec { $version } interroge sur `{ $decision }` dans { $ruleset }, à { $players } joueur.
    [one] cambio-spec { $version } interroge sur `{ $decision }` dans { $ruleset }, à { $players } joueur.
   *[other] cambio-spec { $version } interroge sur `{ $decision }` dans { $ruleset }, à { $players } joueurs.
}
# no arguments
smt-fails = L’une de ces fautes peut-elle se produire ? sat : oui, en voici une situation. unsat : non, c’est prouvé.
# no arguments
smt-applies = L’une de ces règles s’applique-t-elle un jour ? sat : oui, en voici une situation. unsat : aucune, avec ce nombre de joueurs.
# no arguments
smt-smaller = Cette faute se produit-elle dans une telle situation ? On cherche la plus petite. sat : oui. unsat : non, seulement dans d’autres.
# no arguments
smt-settings = Cette faute se produit-elle avec de telles variantes et options ? On en cherche le moins possible. sat : oui. unsat : non, c’est prouvé.
# no arguments
smt-asked = Avec ce que les règles supposent, cela peut-il seulement être demandé ? sat : oui. unsat : ce qu’elles supposent se contredit.
# no arguments
smt-shadowed = Cette règle s’appliquerait-elle quelque part si moins de règles l’emportaient sur elle ? sat : oui. unsat : non, celles-ci suffisent pour qu’elle ne s’applique jamais.
# $answer
smt-answered = La réponse était : { $answer }
