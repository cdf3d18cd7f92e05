### Ce que dit la vérification, en français. Chaque message est une phrase entière ou une étiquette
### entière. Les arguments sont décrits dans le fichier anglais.


## Les mots que plusieurs messages partagent

list-comma = ,{ " " }
# $first (all but the last, joined by commas), $last
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

# En tête de phrase, devant « ne s’appelle … »
category-none = { $category ->
    [fact] Aucun fait
    [rule] Aucune règle
    [decision] Aucune définition
    [table] Aucun tableau
    [parameter] Aucun nombre
    [zone] Aucune zone
    [block] Aucune phase ni séquence
    [action] Aucune action
    [power] Aucun pouvoir
    [choice] Aucun choix
    [edition] Aucune édition
    [game] Aucun jeu
    [variant] Aucune variante
    [option] Aucune option
    [feature] Aucune variante ni option
    [editorial] Aucune règle pour les joueurs
    [section] Aucune section de livret
    [question] Aucune question
    [property] Aucune attente
    [deck] Aucun paquet de cartes
    [rank] Aucun rang
    [suit] Aucune enseigne
    [colour] Aucune couleur
    [locale] Aucune langue
    [code] Aucun code
   *[name] Rien
 }

category-the = { $category ->
    [fact] le fait
    [rule] la règle
    [decision] la définition
    [table] le tableau
    [parameter] le nombre
    [zone] la zone
    [block] la phase ou la séquence
    [action] l’action
    [power] le pouvoir
    [choice] le choix
    [edition] l’édition
    [game] le jeu
    [variant] la variante
    [option] l’option
    [feature] la variante ou l’option
    [editorial] la règle pour les joueurs
    [section] la section
    [question] la question
    [property] l’attente
    [deck] le paquet de cartes
    [rank] le rang
    [suit] l’enseigne
    [colour] la couleur
    [locale] la langue
    [code] le code
   *[name] le nom
 }

type-expected = { $expected ->
    [integer] un nombre
    [number] un nombre écrit en chiffres
    [boolean] quelque chose de vrai ou de faux
    [rank] un rang
    [suit] une enseigne
    [colour] une couleur, rouge ou noire
    [card] une carte
    [one-card] une carte, et une seule
    [cards] des cartes
    [spot] un emplacement dans une grille
    [spots] plusieurs emplacements
    [place] un emplacement pour une carte
    [zone] une zone
    [pile] une pile
    [another-pile] une autre pile, commune à tous
    [grid] une grille
    [player] un joueur
    [players] des joueurs
    [player-or-nobody] un joueur ou personne
    [fact] un fait
    [option] quelque chose que seules les options décident
    [decision] quelque chose que des règles définissent
    [subject] `player` ou `card`
    [word] un mot d’une option
    [value] une valeur
    [phase] une phase
    [stage] une séquence
    [name] un autre nom
   *[other] { $expected }
 }

type-found = { $found ->
    [integer] un nombre
    [number] un nombre écrit en chiffres
    [boolean] quelque chose de vrai ou de faux
    [rank] un rang
    [suit] une enseigne
    [colour] une couleur, rouge ou noire
    [card] une carte
    [one-card] une carte, et une seule
    [cards] des cartes
    [spot] un emplacement dans une grille
    [spots] plusieurs emplacements
    [place] un emplacement pour une carte
    [zone] une zone
    [pile] une pile
    [another-pile] une autre pile, commune à tous
    [grid] une grille
    [player] un joueur
    [players] des joueurs
    [player-or-nobody] un joueur ou personne
    [fact] un fait
    [option] quelque chose que seules les options décident
    [decision] quelque chose que des règles définissent
    [subject] `player` ou `card`
    [word] un mot d’une option
    [value] une valeur
    [phase] une phase
    [stage] une séquence
    [name] un autre nom
   *[other] { $found }
 }


## Fichiers (CAM00x)

no-such-file = Il n’y a ni fichier ni dossier `{ $path }`.
no-such-file-help = Vérifiez l’orthographe, et le dossier où vous êtes.

unreadable-file = Le fichier `{ $path }` ne peut pas être lu.
unreadable-file-help = Vérifiez que vous avez le droit de l’ouvrir.

not-utf8 = `{ $path }` n’est pas un fichier texte en UTF-8.
not-utf8-label = pas un caractère
not-utf8-help = Ouvrez-le dans un éditeur et enregistrez-le à nouveau, en UTF-8.

too-large = `{ $path }` dépasse { NUMBER($limit) } octets ; aucun jeu de règles n’est aussi long.

too-many-words = `{ $path }` contient plus de { NUMBER($limit) } mots et signes ; aucun jeu de règles n’est aussi long.
too-many-words-label = trop long à partir d’ici

empty-file = `{ $path }` ne contient aucune règle.
empty-file-help = Un jeu de règles commence par une ligne comme `game cambio`.
empty-file-help-in-yaml = Un jeu de règles commence par un élément comme `- game: cambio`.

no-rule-sets = Il n’y a aucun jeu de règles dans le dossier `{ $path }`.
no-rule-sets-help = Les jeux de règles sont des fichiers en `.cambio`, `.yaml` ou `.yml`. Les sous-dossiers ne sont pas fouillés.

unknown-rule-set = Aucun jeu de règles ne s’appelle `{ $name }`.
unknown-rule-set-help = Vérifiez l’orthographe, ou indiquez le fichier.
no-game-named = `{ $name }` ne dit pas à quel jeu on joue.
no-feature-named = Dans `{ $name }`, rien ne suit l’un des `+`.
no-rule-set-itself = `{ $name }` n’est pas un jeu de règles à lui seul : cela fait partie du jeu `{ $game }`.
feature-of-another = `{ $feature }` fait partie du jeu `{ $other }`, et non de `{ $game }`.
feature-of-another-label = l’autre jeu
help-found-there = Il se trouve dans `{ $path }`. Par son seul nom, on ne trouve qu’un fichier qui s’appelle ainsi, dans le dossier courant, dans son `spec` ou parmi ce qui est livré avec cambio-spec. Indiquez le fichier : `{ $nearest }`.

folder-not-file = `{ $path }` est un dossier ; il faut ici un fichier.
folder-not-file-help = Indiquez l’un des fichiers qu’il contient.

unwritable-file = `{ $path }` ne peut pas être écrit.
unwritable-file-help = Vérifiez que vous avez le droit d’écrire à cet endroit et qu’il reste de la place. Aucun fichier n’a été modifié.


## Syntaxe (CAM01x)

unexpected-word = `{ $found }` ne peut pas se trouver ici.
unexpected-word-label = attendu : { ANY($expected_list) }

missing-word = Il manque `{ $missing }` devant `{ $found }`.
missing-word-label = ici
missing-at-end = Il manque `{ $missing }` à la fin du fichier.
missing-at-end-label = ici
stray-separator = Rien ne suit ce `;`.
stray-separator-label = un de trop
stray-separator-help = Supprimez-le : `;` se met entre deux effets, pas après le dernier.

expected-name = un nom
expected-number = un nombre
expected-text = un texte entre guillemets
expected-code = un code comme `CAM410`
expected-declaration = une déclaration comme `define`
expected-effect = un effet comme `move`

too-deep = L’imbrication dépasse ici { $limit } niveaux.
too-deep-label = le dernier niveau qui se lise encore
too-deep-help = Donnez un nom à une partie de l’expression avec `define`, et employez ce nom ici.
too-deep-help-in-yaml = Enlevez les crochets et parenthèses inutiles, ou donnez un nom à une partie par un élément `- define: …` et employez-le ici.

number-too-large = Ce nombre a plus de { $limit } chiffres ; rien n’est aussi grand dans un jeu de cartes.
number-too-large-label = trop de chiffres

unclosed-text = Ce texte n’est jamais refermé.
unclosed-text-label = le texte commence ici
unclosed-text-help = Mettez un `"` à la fin, sur la même ligne.

unfinished-file = Le fichier s’arrête au milieu d’une règle.
unfinished-file-label = attendu : { ANY($expected_list) }

unknown-character = Le caractère `{ $found }` n’a pas de sens dans un fichier de règles.
unknown-character-label = incompréhensible
unknown-character-help = Un texte libre se met entre guillemets droits : `"…"`. Un commentaire commence par `#`.

reserved-word = `{ $name }` est un mot du langage et ne peut donc pas servir de nom.
reserved-word-label = choisissez un autre nom


## Noms (CAM02x)

unknown-name = { category-none } ne s’appelle `{ $name }`.
unknown-name-label = inconnu
still-used = `{ $feature }` supprime `{ $name }`, qui sert encore.
still-used-label = supprimé ici
use-label = sert encore ici
still-used-help = { COUNT($rules_list) ->
    [0] Supprimez ou remplacez aussi ce qui s’en sert, ou gardez `{ $name }`.
   *[other] Supprimez ou remplacez aussi { ALL($rules_list) }, ou gardez `{ $name }`.
 }

duplicate-name = Deux { $category ->
    [fact] faits
    [rule] règles
    [decision] définitions
    [table] tableaux
    [parameter] nombres
    [zone] zones
    [block] phases ou séquences
    [action] actions
    [power] pouvoirs
    [choice] choix
    [edition] éditions
    [game] jeux
    [variant] variantes
    [option] options
    [feature] variantes ou options
    [question] questions
    [value] valeurs
   *[name] choses
 } s’appellent `{ $name }`.
duplicate-name-label = la seconde fois
duplicate-name-help = Renommez l’une des deux déclarations, ou supprimez-la.

duplicate-rule = Deux règles s’appellent `{ $rule }`.
duplicate-rule-label = la seconde fois
duplicate-rule-help = Donnez à chaque règle d’une définition un nom à elle.

missing-rule = `{ $rule }` prime sur `{ $overridden }`, mais cette règle n’existe pas.
missing-rule-label = pas une règle de cette définition

missing-patched-rule = La variante `{ $feature }` modifie `{ $rule }`, mais le jeu n’a pas de règle de ce nom.
missing-patched-rule-label = rien à modifier

cyclic-override = { ALL($rules_list) } priment { COUNT($rules_list) ->
    [2] l’une sur l’autre
   *[other] les unes sur les autres
 } en boucle ; aucune ne pourrait jamais l’emporter.
cyclic-override-label = un maillon de la boucle
cyclic-override-help = Décidez laquelle est l’exception, et supprimez le `overrides` de l’autre.

cyclic-override-itself = `{ $name }` prime sur elle-même et ne pourrait donc jamais s’appliquer.
cyclic-override-itself-help = Supprimez le nom de la règle elle-même après `overrides`.

cyclic-definition = { ALL($names_list) } se définissent { COUNT($names_list) ->
    [2] l’une par l’autre
   *[other] les unes par les autres
 } ; aucune n’a donc de valeur.
cyclic-definition-label = un maillon de la boucle
cyclic-definition-help = Définissez l’une d’elles sans employer les autres.

cyclic-definition-itself = `{ $name }` se définit par elle-même et n’a donc pas de valeur.
cyclic-definition-itself-help = Définissez-la sans employer son propre nom.

unknown-game = Il n’y a pas de jeu `{ $name }` sur lequel s’appuyer.
unknown-game-label = inconnu

missing-part = Le jeu ne dit pas { $part ->
    [players] à combien on joue
    [deck] avec quel paquet de cartes on joue
    [zone] où sont les cartes
    [stock] où sont les cartes avant la donne
    [round] comment commence une manche
    [match] comment commence une partie
    [game] comment il s’appelle
   *[other] quel est son `{ $part }`
 }.
missing-part-help = Ajoutez { $part ->
    [players] une ligne comme `players 2 to 6, clockwise`
    [deck] une ligne comme `deck french_52 in stock`
    [match] une séquence comme `stage opening of match:`
    [round] une séquence comme `stage setup of round:`
    [game] tout en haut une ligne comme `game cambio`
   *[other] ce qui manque
 }.
missing-part-help-in-yaml = Ajoutez { $part ->
    [players] un élément `- players: 2 to 6`, avec `direction: clockwise` au-dessous
    [deck] un élément `- deck: french_52`, avec `in: stock` au-dessous
    [match] une séquence qui commence par `- stage: opening of match`
    [round] une séquence qui commence par `- stage: setup of round`
    [game] tout en haut un élément `- game: cambio`
   *[other] ce qui manque
 }.

repeated-part = `{ $part }` est dit deux fois.
repeated-part-label = la seconde fois
repeated-part-help = Gardez la ligne qui est juste, et supprimez l’autre.

first-label = la première fois


## Types (CAM03x)

wrong-type = { $found ->
    [other] Il faut ici autre chose : { type-expected }.
   *[known] On trouve ici { type-found }, alors qu’il faut { type-expected }.
 }
wrong-type-label = { $found ->
    [other] attendu : { type-expected }
   *[known] { type-found }
 }

wrong-argument-count = `{ $name }` { $expected ->
    [0] ne demande aucun complément
    [one] demande un complément
   *[other] demande { $expected } compléments
 }, mais { $found ->
    [0] il n’y en a pas ici
    [one] il y en a un ici
   *[other] il y en a { $found } ici
 }.

wrong-argument-count-help = { $expected ->
    [0] Enlevez le `of …` qui suit.
   *[other] Dites de qui, ou de quelle carte : `{ $name } of …`.
 }

incomparable-types = Ces deux-là ne se comparent pas : { type-found } et { type-expected }.
incomparable-types-label = à gauche { type-found }, à droite { type-expected }
words-of-two-options = Les mots de l’option `{ $first }` ne se comparent pas à ceux de l’option `{ $second }`.
words-of-two-options-help = Comparez chaque option à ses propres mots.

no-order = `{ $operator }` demande ce qui est plus grand, mais il n’y a ici ni plus grand ni plus petit : { type-found } de chaque côté.
no-order-help = Comparez avec `is` ou `is not`.

word-alone = `{ $name }` est un mot de l’option `{ $option }` et ne veut rien dire tout seul.
word-alone-help = Comparez l’option à ce mot : `{ $option } = { $name }`.

out-of-range = { $found } n’est pas compris entre { $low } et { $high }.
out-of-range-label = permis : de { $low } à { $high }

deal-count = On ne peut pas distribuer { $count } cartes à un joueur.
deal-count-label = doit être au moins 1
deal-count-help = Indiquez le nombre de cartes que chacun reçoit ; si personne n’en reçoit, supprimez cet effet.
value-label = sa valeur est écrite ici

most-of-no-growth = Seule une grille qui accueille plus de cartes qu’elle n’a d’emplacements peut avoir une telle limite.
most-of-no-growth-label = pas une grille avec `or more`
most-of-no-growth-help = Pour une grille, écrivez `2+2 slots or more, at most 6` ; la limite d’une pile s’écrit à la place de `pile`, comme dans `6 cards`.

several-unbounded = On ne sait qu’en jouant combien il y en a.
several-unbounded-label = combien au plus ?
# $name, $most
several-unbounded-help = Dites combien on peut en choisir au plus, comme dans `2 to 4 of { $name }` ; on n’en choisit jamais plus de { $most } à la fois.

same-height = { $first } et { $second } ont la même hauteur ; un jeu de cartes ne peut donc pas avoir les deux.
same-height-label = les deux sont ici
same-height-help = Employez le même rang pour toutes les cartes de cette hauteur.

same-code = { $first } et { $second } s’écriraient tous deux `{ $code }` : on ne pourrait pas dire de quelle carte il s’agit.
same-code-label = s’écrit comme une autre carte
same-code-help = Donnez un autre nom à ce rang.

no-ranks-between = De { $first } à { $last }, en montant, il n’y a rien.
no-ranks-between-label = ne désigne aucune carte
no-ranks-between-help = Écrivez d’abord le rang le plus bas. Les rangs qui ont un nom à eux s’énumèrent un à un.

backwards-range = Il n’y a rien entre { $low } et { $high } : le premier nombre est plus grand que le second.
backwards-range-label = à l’envers
backwards-range-help = Écrivez `{ $high } to { $low }`.

no-actor = Personne n’agit ici ; `{ $name }` ne désigne donc personne.
no-actor-label = ce n’est le tour de personne

leads-nowhere = `{ $name }` ne dit pas ce qui vient ensuite.
leads-nowhere-label = le jeu s’arrêterait ici
leads-nowhere-help = Terminez sa dernière étape par `go to` et le nom d’une phase ou d’une séquence, par `end round, go to …` ou par `end match`.

# sans argument
never-reached = Le jeu n’arrive jamais jusqu’ici.
never-reached-label = le jeu est déjà parti ailleurs
never-reached-help = Mettez cela avant le `go to`, `end round` ou `end match`, ou supprimez-le.

# sans argument
pausing-loop = Tant que l’on parcourt les cartes d’une grille, on ne peut attendre personne.
pausing-loop-label = ici, un joueur décide
pausing-loop-help = Faites choisir les cartes une à une, dans une phase à part, et parcourez-les ensuite.


## Renvois (CAM04x)

unknown-edition = Aucune édition ne s’appelle `{ $name }`.
unknown-edition-label = absente de l’en-tête du jeu

unknown-citation = Aucune édition n’a de passage `{ $citation }`.
unknown-citation-label = absent des livres


## Variantes (CAM05x)

unordered-patches = { ALL($features_list) } modifient toutes deux `{ $rule }`, et rien ne dit laquelle a le dernier mot.
unordered-patches-label = modifie aussi `{ $rule }`
unordered-patches-help = Faites dire à l’une d’elles qu’elle vient après l’autre (`after`), ou qu’elle l’exclut (`excludes`).

unordered-steps = { $first ->
    [yes] { ALL($features_list) } ajoutent toutes deux une étape au début de `{ $place }`, et rien ne dit laquelle vient en premier.
   *[no] { ALL($features_list) } ajoutent toutes deux une étape après `{ $place }`, et rien ne dit laquelle vient en premier.
 }
unordered-steps-label = ajoute une étape au même endroit
unordered-steps-help = { $first ->
    [yes] Faites dire à l’une d’elles qu’elle vient après l’autre (`after`) : son étape sera alors la toute première.
   *[no] Faites dire à l’une d’elles qu’elle vient après l’autre (`after`) : son étape viendra alors juste après `{ $place }`.
 }

unmet-need = `{ $feature }` ne se joue qu’avec `{ $needed }`.
unmet-need-label = indiqué ici
unmet-need-help = { $off ->
    [none] Ajoutez `+{ $needed }`, ou laissez `{ $feature }` de côté.
   *[other] Ajoutez `+{ $needed }`, ou laissez de côté, avec `+{ $off }=off`, l’option `{ $feature }`, activée d’ordinaire.
 }

excluded = `{ $feature }` ne se joue pas avec `{ $excluded }`.
excluded-label = indiqué ici
excluded-help = { $off ->
    [none] Laissez l’une des deux de côté.
   *[other] Laissez l’une des deux de côté : `+{ $off }=off` écarte l’option `{ $off }`, activée d’ordinaire.
 }
option-taken-away = `{ $feature }` supprime l’option `{ $option }`.
option-taken-away-label = elle est supprimée ici
option-taken-away-help = Laissez l’une des deux de côté.

no-count-left = `{ $feature }` demande { ANY($needs_list) } joueurs, mais ce que l’on joue ici est fait pour { $form ->
    [range] { $fewest } à { $most }
   *[list] { ANY($counts_list) }
 }.
no-count-left-label = il ne reste aucun de ces nombres
no-count-left-help = Laissez `{ $feature }` de côté, ou changez le nombre de joueurs que cela demande.

value-not-allowed = { $given ->
    [no] L’option `{ $option }` demande une valeur.
   *[other] L’option `{ $option }` ne peut pas valoir `{ $value }`.
 }
value-not-allowed-label = { $form ->
    [switch] `on` ou `off`
    [range] de { $low } à { $high }
   *[list] { ANY($values_list) }
 }
value-not-allowed-help = { $place ->
    [rules] Changez la valeur, ou celles que l’option admet.
   *[call] { $form ->
        [switch] Écrivez `{ $option }` ou `{ $option }=off`.
        [range] Écrivez `{ $option }={ $low }`, ou un autre nombre jusqu’à { $high }.
       *[list] Écrivez `{ $option }=…` avec { ANY($values_list) }.
     }
 }
two-values = L’option `{ $option }` reçoit deux valeurs : { ALL($values_list) }.
two-values-label = déclarée ici
two-values-help = Enlevez l’une des deux.
option-label = déclarée ici

agreed-before = L’option `{ $option }` se décide avant le jeu ; rien ne peut la changer en cours de jeu.
agreed-before-label = une option
agreed-before-help = Si elle doit changer en cours de jeu, déclarez un `fact` à sa place.

cyclic-order = { COUNT($features_list) ->
    [1] { ALL($features_list) } veut venir après elle-même
    [2] { ALL($features_list) } veulent chacune venir après l’autre
   *[other] { ALL($features_list) } veulent venir les unes après les autres, en boucle
 }.
cyclic-order-label = veut venir plus tard
cyclic-order-help = Supprimez un des `after`.

self-contradiction = `{ $feature }` demande `{ $other }` et l’exclut ; elle ne peut donc jamais se jouer.
self-contradiction-label = exclue ici
self-contradiction-help = Supprimez l’un des deux.
needed-label = demandée ici
self-exclusion = `{ $feature }` s’exclut elle-même ; elle ne peut donc jamais se jouer.
self-exclusion-help = Supprimez ce `excludes`.

unexplored = { $count ->
    [0] Aucune combinaison de variantes et d’options n’a été examinée
    [one] Une combinaison de variantes et d’options n’a pas été examinée
   *[other] { $count } combinaisons de variantes et d’options n’ont pas été examinées
 } : le temps n’a pas suffi.
unexplored-label = avec ses variantes et ses options
unexplored-help = Accordez plus de temps avec `--timeout`, ou vérifiez avec `--only` ce qui vous importe.
depends-on-itself = Pour savoir si `{ $feature }` se joue, il faudrait déjà le savoir.
depends-on-itself-label = une variante change cette option selon qu’elle se joue ou non
depends-on-itself-help = Que la modification de cette option demande autre chose dans son `with` ou son `without`.


## L’appel lui-même (CAM06x)

bad-player-count = Ce jeu ne se joue pas à { $found } : il est fait pour { $fewest } à { $most } joueurs.
bad-player-count-label = indiqué ici
bad-player-count-listed = Cela ne se joue pas à { $found } : il faut être { ANY($counts_list) }.
no-player-count = `{ $found }` n’est pas un nombre de joueurs.
no-player-count-help = Donnez des nombres comme `--players 3`, `--players 2,4` ou `--players 2-6`.

bad-time-limit = Une limite de `{ $found }` secondes ne laisse pas le temps de vérifier quoi que ce soit.
bad-time-limit-help = Donnez un nombre de secondes supérieur à zéro, par exemple `--timeout 10`.

unknown-language = Il n’y a pas de phrases dans la langue `{ $name }`.

bad-name = `{ $name }` ne peut pas être le nom d’un jeu ou d’une variante.
bad-name-help = Un nom se compose de lettres minuscules, de chiffres et de tirets bas, 60 au plus, et commence par une lettre : `mon_jeu`.

name-taken = Un jeu ou une variante du nom de `{ $name }` est déjà livré avec cambio-spec.
name-taken-help = Choisissez un autre nom ; avec le même, personne ne saurait duquel des deux il s’agit.
name-in-game = Dans le jeu `{ $game }`, quelque chose s’appelle déjà `{ $name }`.
name-in-game-help = Choisissez un autre nom : dans son jeu, celui d’une variante ne désigne rien d’autre.
name-in-start = Dans le jeu par lequel commence tout nouveau jeu, quelque chose s’appelle déjà `{ $name }`.
name-in-start-help = Choisissez un autre nom, par exemple `mon_{ $name }`.
name-in-grammar = `{ $name }` est un mot des fichiers de règles : mieux vaut ne pas appeler ainsi un jeu ou une variante.
name-in-grammar-help = Choisissez un autre nom, par exemple `mon_{ $name }`.
name-in-yaml = En YAML, `{ $name }` n’est pas un nom : cela veut dire vrai, faux ou rien.
name-in-yaml-help = Choisissez un autre nom, par exemple `mon_{ $name }`.
name-of-device = Windows réserve le nom `{ $name }` à un périphérique : aucun fichier ne pourrait s’y appeler ainsi.
name-of-device-help = Choisissez un autre nom, par exemple `mon_{ $name }`.

file-exists = `{ $path }` existe déjà ; rien n’a été écrit.
file-exists-help = Choisissez un autre nom, ou un autre dossier avec `--out`.

game-out-of-reach = Dans le dossier `{ $folder }`, une variante ne trouverait pas son jeu `{ $path }`.
game-out-of-reach-help = Écrivez-la à côté du jeu avec `--out { $beside }`. Le fichier du jeu doit s’appeler `{ $file }`.
game-out-of-reach-by-name-help = Pour cela, le fichier du jeu doit porter le nom du jeu : `{ $file }`.
no-such-revision = Ici, git ne connaît pas la révision `{ $revision }`.
no-such-revision-help = Nommez un commit, une branche ou une étiquette : `--git HEAD~1`.
no-repository = `{ $path }` n’est dans aucun dépôt git : il n’y en a donc pas de révision.
no-repository-help = Nommez plutôt deux jeux de règles : `cambio-spec diff A B`.
not-in-revision = `{ $path }` n’existe pas dans la révision `{ $revision }`.
not-in-revision-help = Le fichier s’appelait peut-être autrement.
no-git = Impossible d’exécuter git.
no-git-help = Les révisions se lisent avec git ; installez-le, ou nommez plutôt deux jeux de règles.
no-shared-count = Aucun nombre de joueurs ne permet de jouer à la fois à `{ $first }` et à `{ $second }` : il n’y a rien à comparer.


## La fin d’une manche, telle qu’on la raconte (CAM09x)

nothing-to-count = Les règles du jeu `{ $ruleset }` n’annoncent rien sur les cartes de chaque joueur ; il n’y a donc rien à compter.
nothing-to-count-label = ce jeu
nothing-to-count-help = Faites-le annoncer par une séquence, par exemple avec `each player: announce score of me`.
nothing-to-count-help-in-yaml = Faites-le annoncer par une séquence, par exemple avec l’effet `"each player: announce score of me"`, entre guillemets à cause du deux-points.

unclear-argument = { $what ->
    [hand] `{ $found }` ne dit pas qui a quelles cartes.
   *[fact] `{ $found }` est donné sans valeur.
 }
unclear-argument-help = { $what ->
    [hand] Écrivez un nom, `=` et les cartes : `Ana="KH 2C"`, ou `Ana=""` s’il n’y en a aucune.
   *[fact] Écrivez un nom, `=` et la valeur : `--running Ana=57`, `--fact caller=Ana`.
 }
of-nobody = `{ $name }` est un fait de toute la table, et non d’un joueur.
of-nobody-help = Donnez-le sans `of …` : `--fact { $name }=…`.

unknown-card = { $player } ne peut pas avoir `{ $card }` : cette carte n’existe pas dans ce jeu.
help-cards = Les cartes s’écrivent ainsi : { ALL($cards_list) }.

surplus = `{ $card }` apparaît { $found } fois, chez { ALL($players_list) }, mais il n’y en a { $most ->
    [1] qu’une
   *[other] que { $most }
 } dans le paquet.
surplus-help = Vérifiez encore une fois quelles cartes chacun a devant lui.
surplus-in-hand = { $player } a { $found } cartes, mais `{ $zone }` n’a de place que pour { $most }.

unknown-player = Aucun joueur ne s’appelle ici `{ $name }`.

told-twice = `{ $name }` est donné plus d’une fois.
told-twice-help = Gardez ce qui est juste.
two-hands = Plus d’une main est donnée pour { $name }.
two-hands-help = Donnez à chaque joueur un nom à lui, et toutes ses cartes ensemble.

unfit-value = `{ $name }` ne peut pas être `{ $found }` : il faut { $kind ->
    [boolean] `yes` ou `no`
    [range] un nombre de { $low } à { $high }
   *[number] un nombre entier
 }.
help-fact-of = Chaque joueur a le sien : écrivez `--fact "{ $told }"`.

not-as-given = Ces règles ne donnent un score que si `{ $condition }`, et ce n’est pas le cas ici.
not-as-given-label = tenu pour acquis
not-as-given-help = Si c’est pourtant le cas, dites-le avec { ANY($options_list) }.
too-few-left = Trop peu de ces joueurs sont encore en lice pour qu’il y ait quelque chose à décider.
too-few-left-label = qui prend part au jeu
not-granted = Ces règles ne décident `{ $decision }` que si `{ $condition }`, et ce n’est pas le cas ici.
not-granted-of = Ces règles ne décident `{ $decision }` que si `{ $condition }`. Ce n’est pas le cas pour { ALL($players_list) } : { ALL($values_list) }.
not-granted-help = Une telle situation ne peut pas se présenter. Vérifiez ce que vous avez indiqué avec { ALL($options_list) }.
nobody-ended = D’après ces règles, la manche ne peut pas avoir fini ainsi : personne ni rien n’y a mis fin.
nobody-ended-label = pourrait y mettre fin, mais la condition n’est pas remplie
nobody-ended-help = Indiquez ce qui y a mis fin, avec { ANY($options_list) }.

stands-for-name = NOM
stands-for-cards = CARTES

already-out = Avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $player } aurait quitté la partie avant cette manche.
already-out-help = Vérifiez le total ; qui a déjà quitté la partie ne joue pas la manche.
already-over = Avec ces totaux, la partie aurait été finie avant cette manche.
already-over-help = Vérifiez les totaux des manches précédentes.
out-with-cards = { $player } a quitté la partie, et ne peut donc pas avoir de cartes.
out-with-cards-help = Indiquez soit que { $player } a quitté la partie, soit quelles cartes a { $player }, mais pas les deux.
out-without-total = { $player } a quitté la partie, mais rien ne dit avec quel total.
out-without-total-help = Indiquez-le avec { ANY($options_list) }.
still-in = Avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $player } serait encore en lice.
still-in-help = Vérifiez le total, ou n’indiquez pas que { $player } a quitté la partie.

stops-short = Le jeu ne peut pas continuer à `{ $rule }` : { stops-reason }.
stops-short-label = le jeu s’arrête ici
stops-short-help = Vérifiez ce que vous avez indiqué ; si c’est juste, c’est aux règles de dire ce qui se passe alors.
stops-reason = { $reason ->
    [stuck] rien ne dit ce qui vient ensuite
    [no-move] celui dont c’est le tour ne peut rien faire
    [endless] il tourne en rond sans fin
    [no-card] il n’y a aucune carte à prendre
    [taken] une carte s’y trouve déjà
    [full] il n’y a plus de place pour une carte
    [no-choice] il n’y a rien à choisir
    [not-given] une question y reste alors sans réponse
   *[undefined] quelque chose n’y a pas de valeur
 }


## YAML (CAM07x)

not-yaml = `{ $found }` ne peut pas se trouver ici : ce n’est pas du YAML.
not-yaml-label = incompréhensible
not-yaml-help = Une valeur qui contient des signes de YAML se met entre guillemets : `"…"`.
yaml-tab = Une tabulation ne peut pas mettre en retrait une ligne de YAML.
yaml-tab-label = une tabulation
yaml-tab-help = Mettez en retrait avec des espaces, deux par niveau.
yaml-colon = Un deux-points suivi d’une espace ne peut pas se trouver dans une valeur de YAML.
yaml-colon-label = ce deux-points
yaml-colon-help = Mettez toute la valeur entre guillemets : `"…"`.
yaml-missing-colon = Une clé de YAML finit par un deux-points.
yaml-missing-colon-label = pas de `: ` ici
yaml-missing-colon-help = Écrivez `key: value`. Une valeur qui continue à la ligne suivante est plus en retrait que sa clé.
yaml-indent = Cette ligne est plus ou moins en retrait que celles avec lesquelles elle va.
yaml-indent-label = pas alignée
yaml-indent-help = Les clés qui vont ensemble commencent dans la même colonne, les tirets d’une même liste aussi.
yaml-unclosed-text = Ce guillemet n’est jamais refermé.
yaml-unclosed-text-label = le texte commence ici
yaml-unclosed-text-help = Mettez le même signe à la fin. Entre guillemets doubles, une barre oblique inverse s’écrit deux fois.
yaml-unclosed-list = Ce crochet n’est pas refermé, ou il manque une virgule.
yaml-unclosed-list-label = il s’ouvre ici
yaml-unclosed-list-there = remarqué ici
yaml-unclosed-list-help = Écrivez `[one, two]`, ou une liste avec une ligne et un tiret pour chacun.
yaml-start = Une valeur de YAML ne peut pas commencer par `{ $found }`.
yaml-start-label = a un sens particulier
yaml-start-help = Mettez toute la valeur entre guillemets : `"…"`.
yaml-escape = `{ $found }` ne veut rien dire entre guillemets doubles.
yaml-escape-label = incompréhensible
yaml-escape-help = Une vraie barre oblique inverse s’écrit deux fois ; ou bien prenez des guillemets simples.
yaml-code-point = Aucun caractère ne porte le numéro `{ $found }`.
yaml-code-point-label = pas un caractère
yaml-code-point-help = Écrivez le caractère lui-même, ou supprimez-le. Au-delà de `\uffff`, son numéro s’écrit `\U` suivi de huit chiffres.

yaml-is-text = Ce fichier n’est pas écrit en YAML, mais dans l’autre écriture des fichiers de règles.
yaml-is-text-label = pas une clé : une clé finit par un deux-points
yaml-is-text-help = Donnez-lui un nom en `.cambio`. `cambio-spec convert` en fera ensuite du YAML.

yaml-feature = { $feature ->
    [alias] Les ancres et les alias de YAML (`&`, `*`) n’ont pas cours dans les fichiers de règles.
    [tag] Les étiquettes de YAML (`!`) n’ont pas cours dans les fichiers de règles.
    [documents] Un fichier de règles est un seul document, mais un autre commence ici.
    [directive] Les directives de YAML (`%`) n’ont pas cours dans les fichiers de règles.
    [merge] Les clés de fusion de YAML (`<<`) n’ont pas cours dans les fichiers de règles.
   *[complex-key] Une clé est un nom ; ni une liste ni un groupe de clés ne peut en être une.
 }
yaml-feature-label = n’est pas lu
yaml-feature-help = { $feature ->
    [alias] Écrivez tout en entier à chaque endroit. Si c’est du texte, mettez-le entre guillemets.
    [tag] Supprimez-la : toutes les valeurs sont du texte. Si c’est du texte, mettez-le entre guillemets.
    [documents] Mettez chaque document dans son propre fichier, ou toutes les déclarations dans une seule liste.
    [directive] Supprimez cette ligne.
    [merge] Écrivez les clés en entier.
   *[complex-key] Écrivez `key: value`.
 }

unknown-key = Aucune clé ne s’appelle `{ $key }` ici.
unknown-key-label = inconnue
key-not-beside = `{ $key }` ne peut pas se trouver à côté de `{ $other }`.
key-not-beside-label = une de trop
key-not-beside-help = Gardez l’une des deux clés. Ce qui relève d’une seule règle se met dans cette règle.
key-not-first = `{ $key }` dit de quoi il s’agit, et vient donc en premier.
key-not-first-label = à remonter
key-not-first-help = Mettez-la avant les autres clés.
help-item-of-its-own = C’est une déclaration à part : commencez-la comme un nouvel élément de la liste, par `- { $key }: …`.

missing-key = Il manque ici : { ALL($keys_list) }.
missing-key-label = il manque quelque chose
missing-key-help = Ajoutez, en retrait comme les autres clés :
missing-either = Il manque ici `{ $key }` ou `{ $other }`.
missing-either-label = ni l’une ni l’autre
missing-either-help = Ajoutez l’une des deux, en retrait comme les autres clés.

duplicate-key = Deux entrées s’appellent `{ $key }`.
duplicate-key-label = la seconde
duplicate-key-help = En YAML, un nom ne peut apparaître qu’une fois au même endroit. Renommez l’une des deux entrées, ou supprimez-la.

wrong-shape = { $shape ->
    [list] Il faut ici une liste.
    [mapping] Il faut ici des clés avec des valeurs.
    [flag] Il ne peut y avoir ici que `true`.
   *[value] Il faut ici une seule valeur.
 }
wrong-shape-label = { $shape ->
    [list] pas une liste
    [mapping] pas de clés
    [flag] ni `true` ni `false`
   *[value] pas une seule valeur
 }
wrong-shape-help = { $shape ->
    [list] Écrivez `[one, two]`, ou pour chacun une ligne qui commence par `- `.
    [mapping] Écrivez des lignes comme `key: value`.
    [flag] Écrivez `true`, ou laissez toute la ligne de côté.
   *[value] Écrivez-la après le deux-points, sur la même ligne. Ce qui contient des signes de YAML se met entre guillemets.
 }
help-quote-it = Un deux-points suivi d’une espace fait une clé de ce qui le précède. Mettez toute la valeur entre guillemets :

empty-value = Il n’y a pas de valeur ici.
empty-value-label = rien
empty-value-help = Écrivez-en une, ou supprimez la clé.

bad-character = Le caractère `{ $found }` ne peut pas se trouver dans une valeur.
bad-character-label = non imprimable
bad-character-help = Supprimez-le. Dans une raison, il peut s’écrire sous forme d’échappement, comme `"\u2028"`.
quote-in-text = Une raison ne peut pas contenir de `"`.
quote-in-text-label = pas ici
quote-in-text-help = Employez d’autres guillemets : `“…”`, `'…'`.
line-end-in-text = Une raison tient sur une seule ligne.
line-end-in-text-label = la ligne finit ici
line-end-in-text-help = Écrivez-la en un seul paragraphe. Si elle occupe plusieurs lignes, commencez-la par `>-` plutôt que par `|`.

comment-in-value = Un commentaire ne peut pas se trouver dans une valeur.
comment-in-value-label = pas un commentaire pour YAML
comment-in-value-help = Mettez-le hors d’elle, sur la ligne au-dessus de la clé. Après une valeur sans guillemets, une espace précède le `#`.

missing-at-end-of-value = Il manque `{ $missing }` à la fin de cette valeur.
missing-at-end-of-value-label = ici
unfinished-value = La valeur s’arrête au milieu.
unfinished-value-label = attendu : { ANY($expected_list) }
help-text-in-because = Un texte libre ne peut se trouver que dans `because`.
help-key-of-its-own = En YAML, c’est une clé à part, dans une ligne comme `{ $key }: …`.
help-list = Quand il y en a plusieurs, ils se mettent dans une liste : `[one, two]`.


## Conversion (CAM08x)

same-file = `{ $path }` ne peut pas être converti en lui-même.
same-file-help = Nommez un autre fichier à écrire. `cambio-spec fmt` met un fichier dans le format canonique.

target-exists = `{ $path }` existe déjà et dit autre chose.
target-exists-help = Nommez un autre fichier, ou remplacez celui-ci avec `--force`.

unknown-spelling = Le nom `{ $path }` ne dit pas dans quelle écriture écrire.
unknown-spelling-help = Faites-le finir par `.cambio` pour le texte, ou par `.yaml` pour le YAML.


## Phrases (CAM1xx)

missing-message = La phrase `{ $name }` manque dans la langue `{ $language }`.
missing-message-label = rien ne le dit
label-took-away = la phrase qui le disait disparaît avec cette règle
label-not-printed = le dit, mais n’est pas imprimée ici
label-only-here = dite seulement dans certaines langues
missing-for = La phrase `{ $name }` ({ $language }) ne dit pas pour quelle version de sa règle elle a été écrite.
missing-for-label = pas de `.for`
missing-for-help = Ajoutez-lui cette ligne :
missing-forms = Il manque { ALL($forms_list) } à la phrase `{ $name }` ({ $language }) ; le livret en a besoin.
missing-forms-label = incomplète
missing-forms-help = Ajoutez-y :
blank-sentence = Dans la phrase `{ $name }` ({ $language }), il y a encore `…` à la place des mots.
blank-sentence-label = pas encore de mots
blank-sentence-help = Écrivez les mots à la place de `…`.
no-sentences = Il n’y a pas de phrases pour `{ $name }` dans la langue `{ $language }` ; aucun de ses livrets ne peut donc y être imprimé.
no-sentences-label = rien ne dit ses règles
no-sentences-help = Écrivez-les dans `{ $path }` ; `cambio-spec new game` montre à quoi elles ressemblent.
missing-message-help = Écrivez-la dans `{ $path }`.
# $path
missing-noun-help = Écrivez dans `{ $path }` comment cela s’appelle : un nom, comme « score », et dans les lignes qui suivent ce qu’il devient dans une phrase : `.own` comme « votre score », `.value` comme « le meilleur score », `.card` comme « la valeur de la carte », `.who` comme « le premier joueur », `.yes` comme « vous êtes éliminé », `.no` comme « vous n’êtes pas éliminé ».

broken-message = Il n’y a pas ici de phrase lisible.
broken-message-help = Une phrase s’écrit `name = texte` ; ses autres lignes sont en retrait, et chaque accolade est refermée.

duplicate-message = La phrase `{ $name }` se trouve ici une seconde fois.
duplicate-message-help = Gardez celle qui est juste, et supprimez l’autre.

unknown-variable = La phrase `{ $name }` emploie `${ $variable }`, que les règles ne lui donnent pas.
unknown-variable-help = Comparez l’orthographe avec le commentaire au-dessus de la phrase anglaise.
usable-variables-help = Dans cette phrase, vous disposez de { ANY($used_list) }. Mettez-en un à la place, ou écrivez ce que vous voulez dire.
other-numbers-help = { COUNT($numbers_list) ->
    [0] Ce qu’elle dit ne contient aucun nombre sans nom.
   *[other] Parmi les nombres sans nom, elle peut employer ceux qui figurent dans ce qu’elle dit : { ALL($numbers_list) }.
 }

unknown-reference = La phrase `{ $name }` renvoie à `{ $reference }`, qui n’existe pas.
unknown-reference-help = Entre accolades se trouve une autre phrase de ce fichier, ou un de ses mots, par exemple { "{" } zone-stock { "}" } : corrigez le nom, ou écrivez la phrase `{ $reference }`.
unknown-topic-help = Dans `.about` et `.holds`, nommez des règles et des phrases qui existent, par exemple `{ $first }` ; une virgule les sépare. Si la règle a disparu, retirez son nom.

sentence-differs = Des deux versions de la phrase `{ $name }`, dans cette langue et dans l’autre, une seule emploie `{ $variable }`.

broken-choice = Dans la phrase `{ $name }`, le cas `{ $variant }` n’est jamais choisi, ou l’est aussi pour zéro.
broken-choice-help = Un nombre comme `[0]` se met au-dessus des mots comme `[one]` ; dans certaines langues, zéro compte comme `one`.

wrong-use = La phrase `{ $name }` donne à une fonction ce qu’elle ne peut pas prendre (`{ $reason }`).

unsaid = Aucune phrase ne mentionne { ANY($what_list) } de la règle `{ $rule }`.
unsaid-label = jamais mentionné ici
unsaid-help = Ajoutez cela à la phrase `{ $name }` dans chaque langue. Ou dites qu’elle le passe exprès sous silence :
unsaid-number-help = Employez { ALL($used_list) } dans la phrase `{ $name }`, dans toutes les langues. Seuls 0 et 1 n’ont pas besoin d’être dits. Ou dites qu’elle le passe exprès sous silence :

choice-of-no-value = La phrase `{ $name }` a des mots pour `{ $variant }`, mais l’option `{ $option }` ne peut pas avoir cette valeur.

values-alike = La phrase `{ $name }` dit la même chose pour { ALL($values_list) }.
values-alike-label = rien ne les distingue ici
values-alike-help = Faites-la choisir selon `${ $variable }`, avec des mots pour chaque valeur, dans chaque langue.

unprintable = Les règles ne peuvent pas être imprimées dans la langue `{ $language }` : aucune police n’a `{ $text }`.
unprintable-help = Écrivez sans cela le nom ou la phrase en question.

unprintable-otherwise = Les règles ne peuvent pas être imprimées dans la langue `{ $language }` (`{ $reason }`).
unprintable-otherwise-help = Composez autrement ce qui gêne l’impression ; les règles elles-mêmes ne sont pas en cause.

overfull-sheet = Dans la langue `{ $language }`, l’aide de jeu ne tient pas sur une page, même en petits caractères.
overfull-sheet-help = Donnez aux phrases les plus longues (actions, décompte, fin de la partie) une forme plus courte pour l’aide de jeu, dans leur attribut `.short`.

stale-message = Plus rien n’utilise la phrase `{ $name }`.
stale-message-help = Supprimez-la ici. Si elle est destinée à une règle, donnez-lui le nom de cette règle, avec des traits d’union à la place des points et des tirets bas, et ajoutez `.for = …` avec le texte de la règle.
misnamed-message-help = Si elle est destinée à la règle `{ $rule }`, appelez-la `{ $near }` et ajoutez `.for = …` avec le texte de la règle. Sinon, supprimez-la ici.

unprinted-form = Dans la phrase `{ $name }`, rien n’imprime `.{ $form }`.
unprinted-form-help = Supprimez-le, ou écrivez-le là où il sert : `.title` est pour les actions, les pouvoirs et les variantes, `.short` pour ce qui figure dans l’aide de jeu.
unprinted-reason-help = Supprimez-le, ou dites quelle règle il explique : celle-ci se met dans `.{ $needed }`.

stale-output = Le contenu de `{ $path }` n’est pas ce que disent les règles aujourd’hui.
stale-output-help = Lancez `cambio-spec build`, et supprimez ce qui reste en trop.
note-missing = `{ $path }` manque.
note-different = `{ $path }` n’est plus à jour.
note-left-over = `{ $path }` est en trop : plus aucun jeu de règles ne le produit.

outdated-message = La phrase `{ $name }`, dans la langue `{ $language }`, a été écrite quand la règle `{ $rule }` disait autre chose.
outdated-message-label = écrite pour ceci
outdated-message-help = Relisez ce que dit la phrase, corrigez-la, puis mettez-y la règle telle qu’elle est maintenant :
label-reads-now = se lit maintenant ainsi

outdated-in-variant = La phrase `{ $name }`, dans la langue `{ $language }`, a été écrite pour la règle `{ $rule }` du jeu ; la variante la modifie.
outdated-in-variant-label = écrite pour ceci
outdated-in-variant-help = Écrivez la phrase pour la variante, dans `{ $path }` :

says-removed-rule = La phrase `{ $name }`, dans la langue `{ $language }`, énonce aussi la règle `{ $rule }`, que la variante supprime.
says-removed-rule-label = pas dans cette variante
says-removed-rule-help = Écrivez la phrase sans elle, dans `{ $path }` :

left-out = Dans la langue `{ $language }`, le livret de règles laisse de côté { ALL($names_list) } : la variante modifie ce dont il y est question, { ALL($rules_list) }.
left-out-label = modifié ici
left-out-help = Ce qui reste vrai, citez-le dans `{ $path }`, sous le `.holds` d’un message, par exemple `.holds = { $first }` ; le reste, écrivez-le là à nouveau.


## Édition (CAM2xx)

uncited = La règle `{ $rule }` ne dit pas d’où elle vient.
uncited-label = ni livre, ni raison
uncited-help = Ajoutez le passage du livre, comme `[scoring.3]`, ou votre raison : `because "…"`.
uncited-help-in-yaml = Ajoutez le passage du livre, comme `cites: [scoring.3]`, ou votre raison, comme `because: …`.

unreasoned = `{ $rule }` fait exception à { ALL($overridden_list) } sans qu’aucun livre le dise.
unreasoned-label = ni livre, ni raison
unreasoned-help = Ajoutez le passage du livre, comme `[scoring.3]`, ou votre raison : `because "…"`.
unreasoned-help-in-yaml = Ajoutez le passage du livre, comme `cites: [scoring.3]`, ou votre raison, comme `because: …`.

unused-name = Rien n’utilise { category-the } `{ $name }`.
unused-name-label = jamais utilisé
unused-name-help = Supprimez cette déclaration, ou servez-vous-en.

unused-accept = Il n’y a aucun constat { $code } à accepter sur `{ $rule }`.
unused-accept-label = n’accepte rien
unused-accept-help = Supprimez cette ligne : la faute est corrigée, ou elle est maintenant ailleurs.

unused-feature = `{ $feature }` ne change rien dans `{ $ruleset }`.
unused-feature-label = sans effet ici
unused-feature-help = Retirez cet élément, ou changez ce qui le rend inutile.
unused-together-help = Si elles ne sont pas destinées à se jouer ensemble, faites que l’une exclue l’autre avec `excludes`, ou changez ce qui la rend inutile.
feature-twice = `{ $feature }` est nommé deux fois.
feature-twice-label = déclaré ici
feature-twice-help = Une fois suffit.

moot-ruling = L’arbitrage `{ $rule }` ne tranche jamais rien : { ALL($rules_list) } { COUNT($rules_list) ->
    [one] décide
   *[other] décident
 } avant lui. C’est prouvé.
moot-ruling-label = jamais nécessaire

left-open = La question `{ $question }` est laissée ouverte.
left-open-label = les joueurs doivent se mettre d’accord
left-open-help = Si c’est voulu, tout va bien ; sinon, écrivez `ruled …` et les règles qui l’appliquent.


## Déroulement (CAM3xx)

no-target = À { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 }, `{ $rule }` ne peut pas se faire : { stops-reason }.
no-target-label = il manque ici ce qu’il faut
no-target-help = { $reason ->
    [no-card] Dites ce qui se passe quand il n’y a plus de cartes : `if size of … = 0 then (…)`.
    [taken] Retirez d’abord la carte qui s’y trouve.
    [full] Agrandissez l’emplacement, ou mettez-y moins de cartes.
   *[no-choice] Ne le permettez que s’il y a quelque chose à choisir (`when some … where …`), ou rendez-le facultatif (`optional`).
 }
shut-action = `{ $rule }` n’est pas possible : { ALL($values_list) }.
shut-choice = `{ $rule }` n’est pas possible : il n’y a rien à choisir.
deck-dealt-out = Le jeu a { $count } cartes, et voici celles qui sont déjà posées : { ALL($places_list) }.
deck-too-small = Le jeu a { $count } cartes, mais il en faut { $sum } avant que quiconque puisse jouer : pour { ALL($steps_list) }.
deck-too-small-help = { $most ->
    [0] Distribuez moins de cartes, ou prenez plus de jeux : { $decks } suffisent, car il manque { $lacking ->
        [1] une carte
       *[other] { $lacking } cartes
     }.
    [1] Ne laissez jouer qu’une personne, distribuez moins de cartes, ou prenez plus de jeux : { $decks } suffisent, car il manque { $lacking ->
        [1] une carte
       *[other] { $lacking } cartes
     }.
   *[other] Ne laissez jouer que { $most } personnes au plus, distribuez moins de cartes, ou prenez plus de jeux : { $decks } suffisent, car il manque { $lacking ->
        [1] une carte
       *[other] { $lacking } cartes
     }.
 }

unreachable = Le jeu n’arrive jamais à `{ $rule }`, quel que soit le nombre de joueurs. C’est prouvé.
unreachable-label = jamais possible
unreachable-help = Regardez ce qui est demandé : aucune étape d’aucune partie n’y mène. Changez la condition, ou retirez ce que personne ne peut faire.

play-open = À { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 }, il n’est pas prouvé que le jeu puisse toujours continuer à `{ $rule }` ; mais aucune partie où il se bloque n’a été trouvée.
play-open-label = pas prouvé
play-open-help = Faites demander auparavant si ce qu’il faut est là (`when …`, `if … then …`). Cela peut alors se prouver.
play-unfinished = Que le jeu puisse toujours continuer n’est pas prouvé pour `{ $ruleset }` avec ces nombres de joueurs : { ALL($counts_list) }. Il y a trop de situations.
play-unfinished-help = Les parties jouées au hasard se sont bien passées.
bound-play = { $count ->
    [0] zéro situation
    [one] une situation
   *[other] { $count } situations
 }
play-late = On ne sait pas si le jeu peut toujours continuer dans `{ $ruleset }` : le temps a manqué.

stuck = À { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 }, le jeu se bloque à `{ $rule }` : { stops-reason }.
stuck-label = le jeu s’arrête ici
stuck-help = { $reason ->
    [stuck] Dites où le jeu continue : `go to …`, `end round` ou `end match`.
    [no-move] Donnez à celui dont c’est le tour quelque chose qu’il peut toujours faire.
    [endless] Faites en sorte que l’une des séquences qui se suivent termine la manche ou attende le choix d’un joueur.
    [no-card] Dites ce qui se passe quand il n’y a plus de cartes : `if size of … = 0 then (…)`, ou dites pour la pile à partir de quelle autre elle est reformée (`refilled`).
    [taken] Retirez d’abord la carte qui s’y trouve.
    [full] Agrandissez l’emplacement, ou mettez-y moins de cartes.
    [not-given] Ne le demandez que là où il y a une réponse.
   *[undefined] Dites ce qui se passe quand il ne s’agit de personne ou d’aucune carte : `if … then (…)`.
 }

no-end = À { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 }, { $reason ->
    [choice] aucune manche n’a été essayée, si bien qu’on ne sait pas s’il y en a une qui se termine : à `{ $rule }`, on choisit parmi trop de nombres
    [time] on ne sait pas si une manche se termine : le temps n’a pas suffi pour en jouer une
    [trap] aucune manche ne se termine plus dès que le jeu en est arrivé à `{ $rule }`. C’est prouvé
    [proved] aucune manche ne se termine jamais. C’est prouvé
   *[moves] aucune manche n’est arrivée à son terme : { $deals } donnes ont été essayées, avec { $moves } coups chacune
 }.
no-end-label = { $reason ->
    [choice] trop de nombres à essayer
    [time] trop long à essayer
    [proved] d’ici, rien ne mène à la fin d’une manche
    [trap] d’ici, rien ne mène à la fin de la manche
   *[moves] le jeu continue encore ici
 }
no-end-help = { $reason ->
    [choice] Faites choisir parmi moins de nombres.
    [time] Faites en sorte qu’il se passe moins de choses entre deux coups.
    [proved] Donnez aux joueurs un moyen de terminer la manche (`end round`), ou d’arriver à une séquence qui la termine. S’il y en a déjà un, voyez ce qu’il exige : aucune étape d’aucune partie n’y mène.
    [trap] Donnez ici aux joueurs un moyen de terminer la manche (`end round`), ou de revenir là où elle peut se terminer.
   *[moves] Donnez aux joueurs un moyen de terminer la manche (`end round`), ou d’arriver à une séquence qui la termine. S’il y en a déjà un, voyez ce qu’il exige : dans aucune de ces manches on n’en est arrivé là.
 }
circle = Après { $last ->
    [0] zéro coup
    [one] un coup
   *[other] { $last } coups
 }, tout est de nouveau comme { $first ->
    [0] avant le premier
    [one] après un
   *[other] après { $first }
 } : le même endroit des règles, les mêmes faits, { $same ->
    [cards] et chaque carte comme elle était
    [counts] et partout autant de cartes
   *[facts] mais pas partout autant de cartes
 }.
no-circle = Aucune suite de coups qui revienne à son point de départ n’a été trouvée ; { $count ->
    [0] aucun état du jeu n’a été examiné
    [one] un état du jeu a été examiné
   *[other] { $count } états du jeu ont été examinés
 }.
play-astray = À { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 }, il n’est pas prouvé qu’une manche puisse encore se terminer à `{ $rule }` ; mais aucune partie qui y arrive n’a été trouvée.


## Définitions (CAM4xx)

gap = Aucune règle ne dit ce que vaut `{ $decision }` pour { $subject }.
gap-label = aucune règle ne s’applique
gap-help = Ajoutez une règle pour ce cas, ou élargissez la condition d’une règle qui s’appliquait presque.
gap-in-table-help = Ajoutez une ligne pour cette carte, ou faites valoir une autre ligne pour plus de cartes.

gap-plain = À { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 }, il peut arriver qu’aucune règle ne dise ce que vaut `{ $decision }`.

gap-here = Avec ces cartes, aucune règle ne dit ce que vaut `{ $decision }`.

gap-unknown = On ne sait pas si `{ $decision }` a toujours une règle : { unknown-reason }.

overlap = { ALL($rules_list) } s’appliquent { COUNT($rules_list) ->
    [2] toutes deux
   *[other] toutes
 } à { $subject } et se contredisent : est-ce { ANY($values_list) } ?
overlap-help = Faites dire à une règle qu’elle prime sur l’autre (`overrides`), ou resserrez l’une de leurs conditions.
overlap-of-rows-help = Dans un tableau, aucune ligne ne prime sur une autre : faites valoir l’une des deux pour moins de cartes, ou supprimez-la.

overlap-plain = { ALL($rules_list) } s’appliquent { COUNT($rules_list) ->
    [2] toutes deux
   *[other] toutes
 } et se contredisent : est-ce { ANY($values_list) } ?

overlap-unknown = On ne sait pas si { ALL($rules_list) } peuvent donner des valeurs différentes : { unknown-reason }.

dead-rule = La règle `{ $rule }` ne s’applique jamais, quelles que soient les cartes et quel que soit le nombre de joueurs.
dead-rule-label = aucune donne ne rend ceci vrai
dead-rule-help = Cherchez une étourderie dans sa condition, ou supprimez la règle.

dead-rule-unknown = On ne sait pas si la règle `{ $rule }` peut s’appliquer : { unknown-reason }.

always-overridden = La règle `{ $rule }` n’a jamais d’effet : partout où elle s’appliquerait, { COUNT($rules_list) ->
    [one] { ALL($rules_list) } prime
   *[other] l’une des règles { ALL($rules_list) } prime
 } sur elle.
always-overridden-label = n’a jamais d’effet
always-overridden-help = Vérifiez laquelle des règles doit être l’exception, ou supprimez la règle.

always-overridden-unknown = On ne sait pas si la règle `{ $rule }` peut avoir un effet : { unknown-reason }.

undefined-value = La règle `{ $rule }` ne peut pas se calculer pour { $subject } : { undefined-reason }.
undefined-value-label = n’a pas de valeur ici
undefined-value-help = Demandez d’abord, dans la condition de la règle, si cette valeur existe.
still-there-help = D’un tel joueur, on ne décide plus rien : demandez d’abord s’il est encore là, `{ $condition }`.

undefined-value-plain = Il y a une situation où la règle `{ $rule }` ne peut pas se calculer : { undefined-reason }.

undefined-here = Avec ces cartes, la règle `{ $rule }` ne peut pas se calculer : { undefined-reason }.

undefined-value-unknown = On ne sait pas si la règle `{ $rule }` peut toujours se calculer : { unknown-reason }.

undefined-reason = { $reason ->
    [nothing-to-compare] il n’y a rien à comparer
    [empty-pile] la pile est vide
    [empty-slot] aucune carte ne s’y trouve
    [no-number] la carte ne porte pas de nombre
    [nobody] elle porte sur un joueur, et il n’y a personne
    [left] elle porte sur un joueur qui a quitté la partie
    [undecided] elle repose sur une définition qui n’est pas tranchée ici
   *[other] il n’y a rien que cela puisse désigner
 }

contradiction = Les conditions tenues pour acquises quand on interroge `{ $decision }` ne peuvent jamais être vraies toutes à la fois.
contradiction-label = ces conditions s’excluent
contradiction-help = Rien ne peut être prouvé sur cette définition tant que la contradiction n’est pas levée.

contradiction-unknown = On ne sait pas si les conditions tenues pour acquises pour `{ $decision }` peuvent être vraies : { unknown-reason }.

property = Ce qui est attendu sous le nom de `{ $rule }` n’est pas toujours vrai.
property-label = faux avec ces cartes
property-help = Changez les règles pour que ce soit vrai, ou dites avec `given` où vous l’attendez.

property-unknown = On ne sait pas si ce qui est attendu sous le nom de `{ $rule }` est toujours vrai : { unknown-reason }.

better-is-worse = Un meilleur `{ $worth }` peut donner un moins bon `{ $decision }`.
better-is-worse-label = ici, le meilleur s’en tire moins bien
better-is-worse-help = Changez la règle qui renverse l’ordre ou, si c’est voulu, acceptez-le avec une raison : `accept { $code } at { $decision } because`.

better-is-worse-unknown = On ne sait pas si un meilleur `{ $worth }` peut donner un moins bon `{ $decision }` : { unknown-reason }.

best-is-worse = Le meilleur `{ $worth }` de tous peut donner un moins bon `{ $decision }` qu’un autre.
best-is-worse-label = ici, le meilleur de tous s’en tire moins bien
best-is-worse-help = Changez la règle qui renverse l’ordre ou, si c’est voulu, acceptez-le avec une raison : `accept { $code } at { $decision } because`.

best-is-worse-unknown = On ne sait pas si le meilleur `{ $worth }` de tous peut donner un moins bon `{ $decision }` qu’un autre : { unknown-reason }.

wrong-is-better = Le joueur que désigne `{ $fact }` peut être battu et avoir pourtant un meilleur `{ $decision }` que si c’en était un autre.
wrong-is-better-label = ici, l’erreur est payante
wrong-is-better-help = Changez la règle qui renverse l’ordre ou, si c’est voulu, acceptez-le avec une raison : `accept { $code } at { $decision } because`.

wrong-is-better-unknown = On ne sait pas s’il peut être payant, pour `{ $decision }`, d’être désigné par `{ $fact }` et battu : { unknown-reason }.

several-first = `{ $rule }` prend le premier joueur qui remplit une condition, et plusieurs peuvent la remplir ; or, à une table, aucune place n’est la première.
several-first-label = il pourrait y en avoir plusieurs
several-first-help = Dites à partir de qui l’on compte, comme dans `first of players from left of dealer where`, ou demandez ce qu’un seul peut remplir.

several-first-unknown = On ne sait pas si le `first of players` de `{ $rule }` ne peut désigner qu’un joueur : { unknown-reason }.

no-single-winner = { $each ->
    [yes] La partie peut se terminer alors que `{ $decision }` est vrai de plusieurs joueurs, ou d’aucun : un seul devrait gagner.
   *[no] La partie peut se terminer sans que `{ $decision }` désigne personne : quelqu’un devrait gagner.
}
no-single-winner-label = pas de gagnant unique
no-single-winner-help = Dites ce qui départage les joueurs à égalité, ou ne terminez la partie que lorsqu’un joueur a gagné. Si la victoire peut être partagée, acceptez-le avec une raison : `accept { $code } at { $decision } because`.

no-single-winner-unknown = On ne sait pas si, d’après `{ $decision }`, la partie se termine toujours avec un seul gagnant : { unknown-reason }.

unsupported-part = { $detail ->
    [order] les conditions portant sur des cartes qui peuvent ne pas avoir de valeur
    [may-grow] les emplacements d’une grille qui peut s’agrandir
    [gaps] les emplacements libres d’une grille
    [zone-value] les zones prises comme valeurs
    [spot-value] les emplacements de grille pris comme valeurs
    [long-range] les intervalles aussi longs
    [recursive] les définitions qui ont besoin d’elles-mêmes
    [foreign-name] les mots d’un autre paquet de cartes
   *[other] `{ $detail }`
 }
unknown-reason = { $reason ->
    [time] le temps accordé est écoulé
    [unsupported] le démonstrateur ne sait pas encore raisonner sur { unsupported-part }
    [large] `{ $detail }` est à elle seule trop grande pour le démonstrateur
    [large-nest] dans `{ $detail }`, le démonstrateur devrait parcourir trop de choses les unes dans les autres : { $nest }
   *[solver] le démonstrateur a renoncé (`{ $detail }`)
 }
unknown-help = « Sans réponse » ne veut pas dire « tout va bien ». Accordez plus de temps avec `--timeout`, ou simplifiez la règle.
unknown-unsupported-help = « Sans réponse » ne veut pas dire « tout va bien », et accorder plus de temps n’y change rien. Dites-le autrement.
unknown-large-help = « Sans réponse » ne veut pas dire « tout va bien », et accorder plus de temps n’y change rien. Faites de la partie intérieure une définition à part, qui n’est calculée qu’une fois, ou parcourez moins de choses : une rangée plutôt que toutes les cartes.

label-gives = donne { $value }
label-applies = s’applique aussi
label-not-so = n’est pas vrai ici
label-overridden = cède à { ALL($rules_list) }
label-asked = demandé ici
label-no-value = n’a pas de valeur ici

note-accepted = Accepté, car : « { $because } ».
note-more = { $count ->
    [0] Aucune autre règle ne s’applique ici.
    [one] Une autre règle s’applique ici.
   *[other] { $count } autres règles s’appliquent ici.
 }


## Suggestions

help-nearest = Vouliez-vous dire `{ $nearest }` ?
help-known = On connaît ici : { ALL($known_list) }.
help-spots-in = Écrivez `spots in { $zone }` au lieu de `cards in { $zone }` : `{ $name }` est alors un emplacement, et vaut aussi pour la carte qui s’y trouve.
help-no-slots = Seules les cartes d’une grille occupent des emplacements ; des autres, comme `{ $name }`, cela ne peut pas se demander.
# $first, $second
help-swap-grids = Pour échanger des grilles entières, échangez les cartes de même place : `each one in { $first }: each two in { $second } where row of two = row of one and column of two = column of one: swap one with two`. Une carte en face d’un trou reste où elle est.
# $name
help-several = `{ $name }` en désigne plusieurs. Dites ce que vous voulez dire avec `some one in { $name } where …` ou `number of spots in { $name }`, ou passez-les en revue avec `each one in { $name }: …`.
help-slots-of-a-pile = Seule une grille a des emplacements entre lesquels choisir. Si chaque joueur a plusieurs de ces cartes, la zone peut être une grille, elle aussi : `zone … of player: 2 slots, seen by its owner` ; d’une pile, on ne peut demander que `top of …`.
help-slots-of-a-pile-in-yaml = Seule une grille a des emplacements entre lesquels choisir. Si chaque joueur a plusieurs de ces cartes, la zone peut être une grille, elle aussi : `zone: … of player`, `holds: 2 slots`, `shown: seen by its owner` ; d’une pile, on ne peut demander que `top of …`.
help-goal = Une carte va sur une pile (`discard`), dans toute une grille ou une main (`grid of me`), où elle prend le premier emplacement libre, ou à un emplacement choisi auparavant : `choose spot in …; … to spot`.
help-source = Une seule carte est celle du dessus d’une pile (`top of stock`), ou celle d’un emplacement choisi auparavant : `choose spot in …; move spot to …`. Pour toutes, écrivez `each spot in …: move spot to …`.
help-some-cards = Ce peut être la carte du dessus d’une pile (`top of stock`), toute la grille d’un joueur ou une de ses rangées (`row 1 of grid of me`), ou un emplacement choisi auparavant : `choose spot in …`.
help-spots = Choisissez un de ces emplacements (`choose spot in …`), ou demandez quelque chose sur tous : `number of spots in …`, `some spots in … where …`.
help-brackets = Une tournure avec `where` vient en dernier, ou se met entre parenthèses : `(number of players where …) > 1`.
help-if-in-brackets = Une condition dans une autre se met entre parenthèses : `if … then (if … then …) else …`.
help-value-first = La valeur vient d’abord, puis `when` et sa condition : `0 when total of player = lowest`. Les effets s’écrivent `if … then …`.
help-value-first-in-yaml = La valeur se met sous `is`, sa condition sous `when`. Les effets s’écrivent `if … then …`.
help-one-comparison = Une comparaison à la fois : reliez-en deux par `and`.
help-by-any-player = `by any player` se met juste après le nom d’une action : `action stick by any player in turn: …`.
help-by-any-player-in-yaml = `by any player` vient juste après le nom d’une action : `- action: stick by any player`.
help-whole-numbers = Il n’y a que des nombres entiers.
help-when-in-define = Ce qui dépend d’une condition est une règle qui a un nom : `rule usual: … rule other: … when … overrides usual`.
help-when-in-define-in-yaml = Ce qui dépend d’une condition est une règle qui a un nom, sous `rules` : avec `is` et `when`, et `overrides` pour celles sur lesquelles elle l’emporte.
help-one-deck = Un jeu n’a qu’un `deck`, quel que soit le nombre de joueurs. Gardez-en un, et laissez une variante le remplacer pour d’autres nombres de joueurs : `variant two_packs of …, needs players 5 or 6: replace deck 2 french_52 in stock`.
help-one-deck-in-yaml = Un jeu n’a qu’un `deck`, quel que soit le nombre de joueurs. Gardez-en un, et laissez une variante le remplacer pour d’autres nombres de joueurs : `needs: players 5 or 6` et, sous `patches`, `- replace deck: 2 french_52`.
help-no-division = Il n’y a pas de division : toute valeur est un nombre entier. Multipliez plutôt l’autre côté d’une comparaison, comme dans `2 * a < b`, ou donnez les valeurs dans un tableau.
help-small-letters = Les noms s’écrivent en minuscules : `{ $nearest }`.
help-remove = Enlevez `{ $found }`.
unknown-code = Il n’y a pas de code `{ $code }`. Le plus proche est `{ $nearest }`.


## Le cadre autour d’un constat

# $label, $said : une espace insécable précède le deux-points
labelled = { $label } : { $said }
severity-error = erreur
severity-warning = avertissement
severity-note = remarque
status-unknown = sans réponse
status-accepted = accepté
status-bounded = borné

book-place = { $citation }, dans { $place }
book-unknown = { $citation }
frame-features = Seulement avec { ALL($feature_list) }.
frame-deal = La plus petite donne qui le montre, à { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 } :
frame-deal-played = La table à ce moment-là, à { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 } :
frame-values = Ce que chaque règle donne pour { $subject } :
frame-values-plain = Ce que chaque règle donne :
frame-values-asked = Ce qui en résulte :
frame-moves = Comment on en arrive là :
frame-moves-left-out = … { $count ->
    [one] { $count } autre coup
   *[other] { $count } autres coups
 } …
frame-no-cards = aucune carte
frame-face-down = Les cartes au bord grisé sont face cachée.
frame-face-up = Toutes ces cartes sont face visible.
frame-known = Au-dessous figurent les initiales des personnes qui connaissent la carte.
frame-known-to-nobody = Personne ne connaît les cartes qui sont face cachée.
frame-bound = Examiné seulement jusqu’à { $bound } ; au-delà, on ne sait rien.
frame-explain = En savoir plus : `cambio-spec explain { $code }`
frame-help = Conseil
frame-lines = { $count ->
    [0] aucune autre ligne
    [one] une autre ligne
   *[other] { $count } autres lignes
 }

value-nobody = personne
value-yes = oui
value-no = non
summary-fine = { $name }, { $fewest } à { $most } joueurs : rien à signaler ; { $proved ->
    [0] aucune réponse prouvée
    [one] une réponse prouvée
   *[other] { $proved } réponses prouvées
 }.
summary-fine-some = { $name }, { ALL($counts_list) } joueurs : rien à signaler ; { $proved ->
    [0] aucune réponse prouvée
    [one] une réponse prouvée
   *[other] { $proved } réponses prouvées
 }.
summary-together = Vérifié aussi avec ses variantes et options : { $count ->
    [0] aucune combinaison
    [one] une combinaison
   *[other] { $count } combinaisons
 }.
summary-rejected = { $name } ne peut pas être vérifié tant que ce n’est pas corrigé.
summary-count = { $name } : { $refuted ->
    [one] { $refuted } faute trouvée
   *[other] { $refuted } fautes trouvées
 }, { $unknown } sans réponse{ $bounded ->
    [0] { "" }
    [one] , { $bounded } borné
   *[other] , { $bounded } bornés
 }{ $accepted ->
    [0] { "" }
    [one] , { $accepted } accepté
   *[other] , { $accepted } acceptés
 }, { $proved ->
    [one] { $proved } réponse prouvée
   *[other] { $proved } réponses prouvées
 }.

too-many-features = Il y a plus de { $limit } variantes ou options ; aucun jeu n’en a autant.
too-many-features-label = une de trop
too-many-changes = Les variantes changent `{ $rule }` de plus de { $limit } façons ; aucune règle ne se joue d’autant de façons.
too-many-changes-label = une de trop
