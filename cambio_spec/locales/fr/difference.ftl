### Ce que `diff` dit de deux jeux de règles. Dans chaque message : $a, $b (comment ils s’appellent).

# sans argument
difference-group-table = La table, et le début d’une manche
difference-group-values = La valeur des cartes
difference-group-play = Ce que l’on peut faire
difference-group-end = La suite, et la fin
difference-group-scoring = Les points
difference-following = Différent seulement parce qu’autre chose l’est
difference-not-known = On ne sait pas si c’est pareil
# $names_list, $causes_list
difference-follow-line = { ALL($names_list) }, par { ALL($causes_list) }
# $name (d’un jeu de règles)
difference-only = Seulement dans { $name }

# Au-dessus de noms que l’un des deux est seul à avoir : $count
difference-cards = { $count ->
    [0] cartes
    [one] carte
   *[other] cartes
 }
difference-zones = { $count ->
    [0] zones
    [one] zone
   *[other] zones
 }
difference-facts = { $count ->
    [0] faits
    [one] fait
   *[other] faits
 }
difference-options = { $count ->
    [0] options
    [one] option
   *[other] options
 }
difference-params = { $count ->
    [0] nombres
    [one] nombre
   *[other] nombres
 }
difference-editorials = { $count ->
    [0] règles pour les joueurs
    [one] règle pour les joueurs
   *[other] règles pour les joueurs
 }
difference-partners = { $count ->
   *[other] équipes
 }
difference-decisions = { $count ->
    [0] définitions
    [one] définition
   *[other] définitions
 }
difference-actions = { $count ->
    [0] coups
    [one] coup
   *[other] coups
 }
difference-phases = { $count ->
    [0] phases et séquences
    [one] phase ou séquence
   *[other] phases et séquences
 }
difference-steps = { $count ->
    [0] étapes
    [one] étape
   *[other] étapes
 }

# Ce que dit une décision à la place d’une valeur ; sans argument
difference-gap = pas de réponse
difference-undefined = pas de valeur
difference-not-given = pas demandé
difference-conflict = plusieurs réponses

# Ce qui est vrai ensuite ; sans argument
difference-no-card = pas de carte
difference-nothing = rien
difference-over = la fin
difference-on = ce qui vient ensuite
difference-offer = une offre

# $name, $first, $second
difference-written = { $first } dans { $a }, { $second } dans { $b }
# $cards_list, $first, $second
difference-values = { ALL($cards_list) } : { $first } dans { $a }, { $second } dans { $b }
# $name, $first, $second
difference-decision = `{ $name }` : { $first } dans { $a }, { $second } dans { $b }
# $name, $subject, $first, $second
difference-decision-of = `{ $name }` pour { $subject } : { $first } dans { $a }, { $second } dans { $b }
# $name, $player
difference-may-first = { $player } peut faire `{ $name }` dans { $a }, pas dans { $b }
difference-may-second = { $player } peut faire `{ $name }` dans { $b }, pas dans { $a }
# $name, $player, $chosen
difference-choose-first = Pour `{ $name }`, { $player } peut choisir { $chosen } dans { $a }, pas dans { $b }
difference-choose-second = Pour `{ $name }`, { $player } peut choisir { $chosen } dans { $b }, pas dans { $a }
# $name, $label
difference-place-first = Dans `{ $label }`, `{ $name }` est possible dans { $a }, pas dans { $b }
difference-place-second = Dans `{ $label }`, `{ $name }` est possible dans { $b }, pas dans { $a }
# $name
difference-order = Les étapes de `{ $name }` viennent dans un autre ordre
# $name, $place, $first, $second
difference-lies = Après `{ $name }`, il y a dans { $place } : { $first } dans { $a }, { $second } dans { $b }
# $name, $place, $card
difference-face-first = Après `{ $name }`, { $card } dans { $place } est face visible dans { $a }, face cachée dans { $b }
difference-face-second = Après `{ $name }`, { $card } dans { $place } est face cachée dans { $a }, face visible dans { $b }
# $name, $place, $first, $second
difference-fact = Après `{ $name }`, { $place } vaut { $first } dans { $a }, { $second } dans { $b }
# $name, $place, $card, $first, $second
difference-known = Qui connaît { $card } dans { $place } après `{ $name }` : { $first } dans { $a }, { $second } dans { $b }
# $name, $first, $second
difference-goes = Après `{ $name }` vient { $first } dans { $a }, { $second } dans { $b }
difference-announced = `{ $name }` annonce { $first } dans { $a }, { $second } dans { $b }
# $name, $chosen
difference-path-first = Avec `{ $name }`, on peut choisir { $chosen } dans { $a }, pas dans { $b }
difference-path-second = Avec `{ $name }`, on peut choisir { $chosen } dans { $b }, pas dans { $a }
# $name, $reason
difference-halts-first = `{ $name }` arrête le jeu dans { $a }, pas dans { $b } : { $reason ->
    [conflict] les règles se contredisent
    [gap] aucune règle ne dit ce qui vaut alors
    [not-given] on demande quelque chose qui ne peut pas l’être alors
    [no-card] il n’y a pas de carte
    [full] il n’y a pas de place
    [taken] la place est prise
   *[other] cela ne peut pas se faire
 }
difference-halts-second = `{ $name }` arrête le jeu dans { $b }, pas dans { $a } : { $reason ->
    [conflict] les règles se contredisent
    [gap] aucune règle ne dit ce qui vaut alors
    [not-given] on demande quelque chose qui ne peut pas l’être alors
    [no-card] il n’y a pas de carte
    [full] il n’y a pas de place
    [taken] la place est prise
   *[other] cela ne peut pas se faire
 }
# $name, $causes_list
difference-follows = `{ $name }` ne diffère que par { ALL($causes_list) }
# $name, $reason
difference-unknown = `{ $name }` : { $reason ->
    [time] le temps a manqué pour le savoir
    [tried] écrit autrement, et aucune situation où cela compte n’a été trouvée
    [asked] quelque chose qui y est demandé n’est pas connu non plus
    [cards] les deux n’ont aucune carte en commun
   *[other] cela n’a pas pu être tranché
 }

# $count, $total
difference-often-cards = { $count } sur { $total } cartes
# $share, $players
difference-often-deals = dans { $share } de toutes les donnes à { $players } joueurs, chaque joueur et chaque rôle comptant autant
# $share, $players, $rounds
difference-often-rounds = dans { $share } des cas à la fin de { $rounds } manches d’essai à { $players } joueurs
difference-often-turns = dans { $share } des cas dans { $rounds } manches d’essai à { $players } joueurs

# $proved
difference-equal = { $a } et { $b } sont identiques : { $proved ->
    [0] 0 réponse prouvée
    [one] { $proved } réponse prouvée
   *[other] { $proved } réponses prouvées
 }.
# $differs, $follows, $alone, $unknown, $proved
difference-summary = { $a } et { $b } : différences, { $differs } ; qui en découlent, { $follows } ; dans un seul des deux, { $alone } ; sans réponse, { $unknown } ; prouvés identiques, { $proved }.

# L’appel ; sans argument
difference-one-name = Nommez un deuxième jeu de règles, ou une révision avec --git.
