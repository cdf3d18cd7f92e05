### La référence du langage, et celle des constats, pour ceux qui écrivent des règles. Le texte est du
### Markdown. Ce que veulent dire variables et attributs est expliqué en tête du fichier anglais.


## La page

reference-title = Le langage des règles

reference-intro = Un fichier de règles dit comment on joue à un jeu, en quelques tournures fixes. Elles sont toutes ici : les déclarations, dont se compose un fichier de règles ; les effets, qui disent ce qui se passe ; et les façons d’écrire les valeurs et les conditions. Les exemples viennent du petit jeu qu’écrit `cambio-spec new game` ; c’est aussi la meilleure façon de commencer.

reference-declarations = Déclarations
reference-declarations-intro = Un fichier de règles en est une liste, dans n’importe quel ordre. Chacune commence sur une nouvelle ligne.
reference-effects = Effets
reference-effects-intro = Ce qui se passe dans une étape, une action ou un pouvoir. Quand il y en a plusieurs, des points-virgules les séparent, et ils ont lieu dans l’ordre.
reference-effects-names = Celui qui agit s’appelle `me` : dans une action ou un pouvoir, le joueur qui l’a choisi.

# Titres des parties d’une construction
reference-part = Partie
reference-part-meaning = Ce que c’est
reference-see = Voir aussi
reference-book = Dans le livret
reference-changes = Ce qu’une variante peut changer

# Colonnes des tableaux d’expressions
expression-written = Écrit ainsi
expression-meaning = Ce que c’est
expression-gives = Donne

# $text (l’autre façon de l’écrire)
expression-also = Sans les parenthèses, cela veut dire la même chose : { $text }.


## Comment lire les formes

notation = Comment lire les formes
notation-intro = Chaque exemple est précédé de la forme de ce qu’il montre.
# $word, $slot, $optional, $choice, $repeated (dans la notation)
notation-word = Les mots sans guillemets, comme { $word }, s’écrivent tels quels.
notation-slot = À la place de { $slot }, on met quelque chose de ce genre.
notation-optional = { $optional } peut être omis.
notation-choice = De { $choice }, un seul est à écrire.
notation-repeated = Ce qui précède { $repeated } peut se répéter autant de fois que l’on veut.
notation-lines = Peu importe où une ligne finit : tout peut se répartir sur plusieurs lignes, à votre gré, et `cambio-spec fmt` met en forme. Les nombres sont des nombres entiers jusqu’à un million.
notation-names = Un nom se compose de lettres minuscules, de chiffres et de tirets bas, et commence par une lettre : `last_lap`. Chacun désigne une seule chose dans tout le jeu, et aucun n’est l’un des { $reserved }.


## Ce qui se trouve entre guillemets, sauf si une construction a un meilleur mot

slot-name = nom
slot-number = nombre
slot-text = texte
slot-code = code
slot-rank = rang
slot-cards = cartes
slot-value = valeur
slot-condition = condition
slot-player = joueur
slot-choices = choix
slot-rule-name = règle
slot-place = passage d’un livre
slot-effects = effets
slot-effect = effet
slot-source = source
slot-row = ligne
slot-step = étape
slot-rule = règle
slot-change = changement
slot-declaration = déclaration


## Déclarations

construct-game = Comment s’appelle le jeu
    .meaning = Le fichier d’un jeu dit une fois comment il s’appelle. Le nom que les gens lui donnent figure dans ses phrases, si bien qu’il peut changer d’une langue à l’autre.
    .slot-1 = le nom du jeu ; le fichier porte le même
    .edition = un livre d’où viennent les règles ; elles peuvent désormais y renvoyer (voir { $sources })
    .slot-2-name = sigle
    .slot-3-name = fichier

construct-players = Qui joue
    .meaning = À combien on peut jouer, et dans quel sens se suivent les tours.
    .slot-1-name = au moins
    .slot-2-name = au plus
    .direction = si le joueur suivant est celui de gauche ou celui de droite
    .leaving-when = quand un joueur est éliminé, avec `it` pour ce joueur ; dès lors, on saute son tour
    .range = du plus petit nombre de joueurs au plus grand, 12 au plus
    .counts = ou chaque nombre un par un

construct-partners = Qui joue ensemble
    .meaning = Celui qui joue avec quelqu’un n’est pas son adversaire : `opponents` et `any opponent` ne désignent alors que les autres. Sans cette déclaration, chacun joue pour soi.
    .slot-1 = quand quelqu’un, `it`, joue avec `me`

# $packs (leurs noms, chacun avec ce qu’il contient)
construct-deck = Le paquet de cartes
    .meaning = De quelles cartes le jeu a besoin, et dans quelle pile elles se trouvent toutes au début.
    .int = combien de jeux de cartes on mélange, s’il y en a plus d’un ; 4 au plus
    .slot-2-name = paquet
    .slot-2 = le paquet : { $packs }
    .with-jokers = combien de jokers on ajoute, 8 au plus ; chacun a le rang `joker`
    .slot-4-name = pile
    .slot-4 = une pile qui n’appartient à personne, déclarée par { $zone }

# Ce que contient un paquet
pack-french-52 = les 52 cartes de l’as au roi, en cœur, pique, carreau et trèfle, sans jokers

construct-zone = Une zone de cartes
    .meaning = Tout endroit où il peut y avoir des cartes est déclaré une fois : une pile au milieu, les cartes devant un joueur, une main. Sa déclaration dit aussi qui y voit les cartes.
    .slot-1 = le nom de la zone
    .of-player = chaque joueur a une telle zone : `grid of me`, `grid of dealer`
    .pile = des cartes les unes sur les autres, autant qu’il en vient ; on ne peut prendre que celle du dessus
    .some-cards = une pile qui contient au plus ce nombre de cartes
    .grid = des emplacements côte à côte, rangée par rangée ; la rangée la plus proche de son propriétaire vient en premier. Là où l’on retire une carte, l’emplacement reste vide
    .or-more = la grille accueille d’autres cartes quand tous ses emplacements sont occupés
    .face-up = tout le monde voit les cartes
    .face-down = personne ne voit les cartes
    .seen-by-its-owner = seul le joueur à qui est la zone voit les cartes

construct-param = Un nombre qui a un nom
    .meaning = Pour un nombre que les joueurs voudront peut-être changer, ou dont plusieurs règles se servent : une limite, une pénalité. Le livret l’imprime partout où une phrase en parle, et une variante ({ $variant }) peut le fixer autrement.
    .slot-1 = le nom
    .slot-2-name = nombre
    .slot-2 = le nombre lui-même

construct-option = Ce que les joueurs conviennent
    .meaning = Ce que l’on convient avant de commencer, et ce qui est d’usage. Les règles l’interrogent par son nom, comme un fait qui ne change jamais. Pour jouer, on nomme ce qui s’écarte de l’usage : `cambio+quick+limit=50`. Le livret de règles énumère les options, chacune avec sa phrase ({ $CAM100 }).
    .slot-1 = le nom de l’option
    .is = les nombres qu’elle peut prendre ; sans cela, elle vaut ou ne vaut pas
    .int = ce qui est d’usage, si c’est un nombre
    .on = ce qui est d’usage : elle vaut
    .off = ce qui est d’usage : elle ne vaut pas
    .clauses = ce qu’elle exige, avec quoi elle ne se joue pas, et après quelle variante elle intervient, comme pour { $variant }

construct-fact = Ce que tout le monde sait
    .meaning = Quelque chose du jeu qui n’est pas une carte : qui donne, qui a appelé, combien de points a un joueur. Il change avec { $let }, et toute la table le connaît.
    .slot-1 = le nom du fait
    .of-player = chaque joueur a le sien : `running of me`
    .a-player = un joueur ; au début, celui qui est assis à la première place
    .a-player-or-nobody = un joueur ou personne ; au début, personne
    .yes-or-no = si c’est le cas ; au début, non
    .a-number = un nombre entier ; au début, 0
    .a-number-from-to = un nombre entier du premier au second ; au début, celui qui est le plus proche de 0
    .kept = il dure toute la partie ; sans ce mot, il est de nouveau comme au début quand commence une manche

construct-table = Ce que valent les cartes
    .meaning = Une ligne pour chaque sorte de carte. Les règles s’y réfèrent ensuite par son nom : `worth of card`. Il faut à chaque carte exactement une ligne ; si une carte n’en a aucune, ou en a deux, la vérification le dit ({ $CAM401 }, { $CAM410 }). Le livret montre le tableau avec l’image des cartes.
    .slot-1 = le nom du tableau

item-row = Une ligne nomme un rang, ou les rangs de l’un à l’autre : `A`, `2` à `10`, `J`, `Q`, `K`. Une enseigne ou une couleur peut précéder, s’il ne s’agit que de ces cartes-là. Après `is` vient ce qu’elles valent : un nombre, ou `pip of card`, qui est le nombre que porte la carte.
    .slot-2-name = points

construct-define = Ce qu’est une chose
    .meaning = Une définition donne un nom à ce qui se déduit des cartes et des faits : un total, le gagnant, si un joueur est éliminé. Quand cela dépend de la situation, il y a plusieurs règles, et dans chaque situation l’une d’elles doit s’appliquer, ou plusieurs qui disent la même chose ; la vérification cherche une donne réelle où aucune ne s’applique ({ $CAM401 }), ou deux qui se contredisent ({ $CAM410 }). Dans le livret, une définition a besoin d’une phrase de vous ({ $CAM100 }).
    .slot-1 = le nom de la définition
    .of = sur qui ou sur quoi porte la question : `player` ou `card`. Ce mot le désigne dans les règles
    .slot-2-name = player ou card
    .given = ce qui est sûr chaque fois que la question se pose. La vérification s’y fie, et le jeu s’arrête là où ce n’est pas le cas
    .plain = ce que c’est toujours
    .rule = ou des règles, chacune avec un nom, pour ce qui dépend de la situation

item-rule = Une règle s’applique quand sa condition est vraie ; sans `when`, elle s’applique toujours. Elle n’a pas la parole là où s’applique une règle qui prime sur elle avec `overrides` : une exception nomme donc ce à quoi elle fait exception, et l’ordre des lignes ne signifie rien. Ailleurs, on l’appelle par ses deux noms : `score.winner`.
    .slot-4-name = règle

construct-stage = Ce qui se passe de soi-même
    .meaning = Des étapes exécutées l’une après l’autre, sans que personne décide de rien : mélanger, donner, compter. La dernière doit dire où le jeu se poursuit, avec { $go }, { $end-round } ou { $end-match }.
    .slot-1 = le nom de la séquence
    .of-occasion = c’est par cette séquence que commence une partie, ou chacune de ses manches ; un jeu en a une pour chaque cas

item-step = Une étape a un nom à elle ; ailleurs, on l’appelle par les deux : `setup.deal`.

construct-phase = À qui de décider
    .meaning = Ici, le jeu attend qu’un joueur fasse l’une des actions possibles dans cette phase. Chaque action ({ $action }) dit dans quelles phases elle l’est.
    .slot-1 = le nom de la phase ; plusieurs noms sont plusieurs phases où agit le même joueur
    .slot-2-name = joueur
    .slot-2 = qui décide, le plus souvent un fait ({ $fact })

construct-action = Ce qu’un joueur peut faire
    .meaning = Quelque chose que l’on peut choisir quand une phase ({ $phase }) attend. `me` y est le joueur qui le choisit. Ensuite, la phase attend de nouveau, à moins que les effets ne mènent ailleurs. Une action qui commence par { $choose } n’est possible que tant qu’il y a quelque chose à choisir.
    .slot-1 = le nom de l’action
    .slot-2-name = phase
    .slot-2 = les phases où elle est possible
    .when = ce qui doit être vrai pour qu’elle le soit
    .by-any-player = non seulement le joueur dont c’est le tour peut le faire, mais tous ceux qui jouent ; le plus rapide passe d’abord

construct-power = Ce que peut une carte
    .meaning = Les cartes de certains rangs peuvent permettre quelque chose à un joueur. Cela n’arrive que là où les règles le proposent ({ $offer }).
    .slot-1 = le nom du pouvoir
    .slot-2 = les rangs qui l’ont
    .optional = le joueur peut y renoncer ; sans ce mot, il faut utiliser un pouvoir proposé
    .when = ce qui doit être vrai, en outre, pour qu’on l’utilise

construct-editorial = Une règle pour les gens
    .meaning = Ce que les joueurs doivent respecter et qu’aucun programme ne peut exécuter, par exemple un gage pour le perdant. Le livret l’imprime, avec une phrase à elle ({ $CAM100 }).
    .slot-1 = le nom de la règle
    .slot-2-name = section
    .slot-2 = où elle se trouve dans le livret : `players`, `setup`, `play`, `powers`, `scoring` ou `winning`
    .when = avec quelles options elle vaut ; sans cela, toujours

construct-question = Ce que les livres laissent ouvert
    .meaning = Une question que se posent les joueurs et à laquelle aucun livre ne répond, et l’arbitrage rendu ici. Le livret imprime les deux parmi ses questions ; les phrases correspondantes sont dans le catalogue du jeu. La raison donnée ici n’est que pour vous.
    .slot-1 = le nom de la question
    .slot-2-name = arbitrage
    .slot-2 = l’arbitrage en un mot ou deux, reliés par des tirets bas
    .by = les règles qui appliquent l’arbitrage
    .when = avec quelles options la question se pose ; sans cela, toujours

construct-accept = Un constat qui peut rester
    .meaning = La vérification a trouvé quelque chose, et vous avez décidé que cela pouvait rester. C’est alors signalé comme accepté, et non plus comme une faute. Cela ne vaut que pour cette seule règle, et si le constat disparaît, la vérification vous demande de supprimer la ligne ({ $CAM211 }).
    .slot-1 = le code du constat, voir { $findings }
    .slot-2 = la règle sur laquelle il porte

construct-variant = Des règles maison
    .meaning = Une variante dit ce qui est différent quand on joue avec elle ; tout le reste demeure tel que le jeu l’a voulu. Elle a son propre fichier, à côté de celui du jeu, ou se trouve dans le même, et `cambio-spec new variant` en écrit une pour commencer. La vérification et le livret portent alors sur le jeu ainsi changé.
    .slot-1 = le nom de la variante
    .slot-2-name = jeu
    .slot-2 = le jeu qu’elle change
    .clauses = combien de joueurs elle exige, quelles autres variantes ou options elle exige ou exclut, et après quelle variante elle a le dernier mot quand les deux changent la même règle

# Chaque sorte de changement
item-set-param = Une autre valeur pour un nombre qui a un nom.
    .slot-2-name = nombre
item-remove = Sans une règle, une ligne, une étape ou une déclaration entière. D’autres règles ne priment plus sur elle, et les questions qui ne portaient que sur elle disparaissent.
    .slot-1-name = règle
item-replace-row = D’autres points pour les cartes d’une ligne. La ligne est nommée comme dans le jeu.
    .slot-1-name = tableau
    .slot-3-name = points
item-add-row = Une ligne de plus dans un tableau.
    .slot-1-name = tableau
    .slot-3-name = valeur
item-replace-rule = Une autre règle à la place d’une règle.
    .slot-4-name = règle
item-add-rule = Une règle de plus dans une définition qui en a plusieurs.
    .slot-1-name = nouvelle règle
    .slot-4-name = règle
item-add-step = Une étape de plus dans une séquence, après l’une de ses étapes ou, sans `after`, avant toutes les autres.
    .slot-1-name = nouvelle étape
    .slot-2-name = étape
item-replace-step = Une autre étape à la place d’une étape.
    .slot-1-name = étape
item-add-part = Quelque chose de plus : une action, un pouvoir, un nombre, un fait, une zone de cartes, une définition, un tableau, une séquence, une phase, une question, ou un constat accepté.
item-replace-part = Une autre déclaration à la place de celle du même genre et du même nom.
item-with-features = Un changement qui ne vaut que si l’on joue aussi avec toutes ces variantes ou options.
    .slot-1-name = variante ou option
item-without-features = Un changement qui ne vaut que si l’on ne joue avec aucune de ces variantes ou options.
    .slot-1-name = variante ou option


## Effets

construct-move = Une carte va ailleurs
    .meaning = Une carte quitte sa place et se retrouve à une autre.
    .slot-1-name = carte
    .slot-1 = une seule carte : celle du dessus d’une pile, `top of stock` ou simplement `stock`, ou une carte qui a été choisie
    .slot-2-name = place
    .slot-2 = où elle va : sur une pile, dans une grille, ou à l’emplacement d’une carte qui a été choisie
    .face = comment elle y est posée ; sans ces mots, comme les cartes qui sont là

construct-gather = Beaucoup de cartes à la fois
    .meaning = Des cartes sont rassemblées sur une pile, sans que personne les regarde.
    .everything = toutes les cartes du jeu, où qu’elles soient
    .rest-of = toutes les cartes d’une pile sauf celle du dessus
    .slot-1-name = pile
    .slot-2-name = place
    .slot-2 = où elles vont

construct-deal = Des cartes pour tous
    .meaning = Tous ceux qui prennent part au jeu reçoivent des cartes, une par une et chacun à son tour, jusqu’à en avoir autant.
    .slot-1 = combien de cartes reçoit chacun, ou le nom de ce nombre
    .slot-2-name = pile
    .slot-2 = la pile d’où elles viennent
    .slot-3-name = zone
    .slot-3 = la zone de chaque joueur où elles vont
    .from = qui reçoit la première carte ; sans ces mots, le joueur assis à la première place

construct-swap = Deux cartes changent de place
    .meaning = Deux cartes choisies auparavant sont échangées, sans que personne les regarde.
    .slot-1-name = carte
    .slot-1 = une carte d’une grille
    .slot-2-name = autre carte
    .slot-2 = une autre, de la même grille ou d’une grille différente

construct-turn-over = Des cartes sont retournées
    .meaning = Des cartes sont retournées sans changer de place. Quand elles le sont face visible, tout le monde les voit.
    .slot-1-name = cartes
    .slot-1 = une carte choisie, celle du dessus d’une pile, une rangée d’une grille, ou toutes les cartes d’une zone
    .facing = face visible, ou face cachée

construct-look = Quelqu’un regarde des cartes
    .meaning = Celui qui agit regarde des cartes que les autres ne voient pas.
    .slot-1-name = cartes
    .slot-1 = une carte choisie, celle du dessus d’une pile, une rangée d’une grille, ou toutes les cartes d’une zone

construct-shuffle = Mélanger
    .meaning = Les cartes d’une pile sont mélangées : dès lors, personne ne sait où s’y trouve une carte.
    .slot-1-name = pile
    .slot-1 = la pile

construct-cut = Couper le paquet
    .meaning = Des cartes du dessus d’une pile passent au-dessous, dans leur ordre.
    .slot-1-name = pile
    .slot-1 = la pile
    .slot-2-name = nombre
    .slot-2 = combien de cartes passent au-dessous

construct-let = Un fait change
    .meaning = Désormais, un fait ({ $fact }) est autre chose, et tout le monde le sait.
    .slot-1-name = fait
    .slot-1 = quel fait ; si chaque joueur a le sien, celui de qui : `running of me`
    .slot-2 = ce qu’il est désormais

construct-choose = En choisir un parmi plusieurs
    .meaning = Celui qui agit choisit une carte, un joueur ou un nombre. Dans la suite, le nom le désigne.
    .slot-1 = un nouveau nom pour ce qui est choisi
    .slot-2 = ce parmi quoi l’on choisit : les cartes d’une grille ou d’une rangée, `grid of any opponent`, des joueurs, ou les nombres de l’un à l’autre
    .when = ce que l’on a le droit de choisir ; `it` est tour à tour chaque possibilité

construct-may = Le faire ou non
    .meaning = Celui qui agit décide si cela a lieu.

construct-offer = Utiliser le pouvoir d’une carte
    .meaning = Si la carte a un pouvoir ({ $power }), celui qui agit peut l’utiliser maintenant, ou le doit si le pouvoir n’est pas `optional`. Si elle n’en a pas, ou s’il n’y a rien sur quoi l’exercer, le jeu continue.
    .slot-1-name = carte
    .slot-1 = la carte

construct-announce = Un résultat est annoncé
    .meaning = Ce que donne une définition est annoncé, avec la règle qui l’a donné. Cela entre au procès-verbal de la partie : c’est ainsi que les scores y arrivent.
    .slot-1-name = définition
    .slot-1 = une définition, et sur qui porte la question : `score of me`

construct-when = Seulement dans un cas
    .meaning = L’effet n’a lieu que si la condition est vraie. Plusieurs effets se mettent entre parenthèses ({ $block }).
    .slot-1 = ce qui doit être vrai, voir { $expressions }
    .else = ce qui se passe sinon

construct-each = Chacun, l’un après l’autre
    .meaning = Tous ceux qui prennent part au jeu le font à tour de rôle. `me` y est le joueur qui est en train de le faire.
    .from = qui commence ; sans ces mots, le joueur assis à la première place
    .when = qui le fait : ceux pour qui c’est vrai, avec `me` pour chacun d’eux

construct-as-player = Un autre agit
    .meaning = Pour cet effet, `me` est un autre joueur que celui qui agit autrement : par exemple celui qui coupe le paquet.
    .slot-1-name = joueur
    .slot-1 = qui agit

construct-block = Plusieurs effets à la place d’un seul
    .meaning = Partout où il peut y avoir un effet, il peut y en avoir plusieurs entre parenthèses. Un nom donné à l’intérieur ne désigne rien à l’extérieur.

construct-go = Où le jeu se poursuit
    .meaning = Rien de ce qui suivrait n’a plus lieu ; le jeu se poursuit dans une autre phase ({ $phase }) ou une autre séquence ({ $stage }).
    .slot-1-name = phase ou séquence
    .slot-1 = où il se poursuit

construct-end-round = Une manche est finie
    .meaning = La manche a été jouée jusqu’au bout. Dans une partie, le jeu se poursuit dans la séquence qui décide de la suite.
    .slot-1-name = séquence
    .slot-1 = où une partie se poursuit

construct-end-match = La partie est finie
    .meaning = On ne joue plus rien.


## Expressions

expressions = Valeurs et conditions
expressions-intro = Partout où une forme demande une valeur, une condition, une carte, une place ou un joueur, on met l’une de celles-ci. `me` est celui qui agit ; dans une définition, `player` ou `card` est celui ou celle sur qui porte la question.

# Titres des groupes
phrases-values = Valeurs simples
phrases-of = Quelque chose de quelque chose
phrases-sums = Calculs
phrases-comparisons = Comparaisons
phrases-joining = Relier des conditions
phrases-counting = Compter, additionner, choisir
phrases-domains = Ce que l’on compte
phrases-places = Plusieurs emplacements à la fois
phrases-choices = Parmi quoi choisir

phrases-values-intro = Les mots qui se désignent eux-mêmes, et les noms que les règles ont déclarés.
phrases-of-intro = Ce qui suit `of` se lit de droite à gauche : `rank of top of discard`.
phrases-sums-intro = `*` lie plus étroitement que `+` et `-` ; les parenthèses aident.
phrases-comparisons-intro = Seuls les nombres et les rangs sont plus grands ou plus petits que d’autres ; l’as est le rang le plus bas. Deux comparaisons se relient par `and`.
phrases-joining-intro = `not` lie le plus étroitement, puis `and`, puis `or` ; les parenthèses aident.
phrases-counting-intro = `it` est tour à tour chacun de ceux que l’on compte. `where` écarte ceux pour qui sa condition n’est pas vraie ; il s’étend aussi loin que possible vers la droite, si bien qu’une telle tournure vient en dernier ou se met entre parenthèses.
phrases-domains-intro = Ce qui peut suivre `of`, `some` et `no` dans les tournures ci-dessus.
phrases-places-intro = Ce ne sont pas des valeurs. Les deux s’emploient là où l’on compte ou choisit, et une rangée aussi après `look at` et `turn`.
phrases-choices-intro = Ce qui peut suivre `in` quand quelqu’un choisit ({ $choose }).

# $type : ce que donne une expression
expression-type = { $type ->
    [integer] nombre
    [boolean] oui ou non
    [rank] rang
    [suit] enseigne
    [colour] couleur
    [card] carte
    [spot] emplacement d’une grille
    [player] joueur
    [player-or-nobody] joueur ou personne
    [zone] zone de cartes
    [places] emplacements
   *[choice] ce qui est choisi
 }

phrase-number = un nombre entier
phrase-name = le nombre de ce nom ({ $param }) ; on désigne aussi par leur nom un fait ({ $fact }), une zone ({ $zone }) et une définition ({ $define })
phrase-truth = c’est le cas
phrase-untruth = ce n’est pas le cas
phrase-nobody = aucun joueur
phrase-rank-word = un rang : `A`, `J`, `Q`, `K` et `joker` pour l’as, le valet, la dame, le roi et le joker, ou un nombre de 2 à 10
phrase-suit-word = une enseigne : `hearts`, `spades`, `diamonds` ou `clubs` pour cœur, pique, carreau ou trèfle
phrase-colour-word = une couleur : `red` ou `black` pour rouge ou noir
phrase-me = le joueur qui agit
phrase-it = celui que l’on est en train de compter ou d’examiner
phrase-subject = dans une définition, le joueur ou la carte sur qui porte la question : `player` ou `card`
phrase-chosen = ce qui a été choisi, par le nom qu’il a reçu ({ $choose }) ; cela désigne aussi la carte qui s’y trouve
phrase-brackets = d’abord ce qui est entre parenthèses
phrase-fact-of = un fait que chaque joueur a pour lui
phrase-decision-of = ce que donne la définition pour ce joueur
phrase-table-of = ce que donne le tableau pour cette carte
phrase-zone-of = la zone de ce joueur
phrase-size-of = combien de cartes se trouvent dans une zone ; les emplacements vides ne comptent pas
phrase-top-of = la carte du dessus d’une pile
phrase-rank-of = le rang d’une carte
phrase-suit-of = l’enseigne d’une carte
phrase-colour-of = la couleur d’une carte
phrase-pip-of = le nombre que porte une carte : 1 pour l’as, 11 pour le valet, 12 pour la dame, 13 pour le roi
phrase-owner-of = le joueur dans la grille de qui se trouve une carte choisie
phrase-left-of = le prochain joueur à gauche qui prend part au jeu
phrase-neighbour-of = celui qui est assis juste après, dans le sens du jeu, même s’il ne joue plus
phrase-right-of = le prochain joueur à droite qui prend part au jeu
phrase-plus = les deux nombres ensemble
phrase-minus = le premier nombre moins le second
phrase-times = autant de fois le nombre
phrase-negative = le nombre au-dessous de zéro
phrase-equal = les deux sont les mêmes
phrase-unequal = ce ne sont pas les mêmes
phrase-is = comme `=` ; se lit mieux avec des joueurs
phrase-is-not = comme `!=`
phrase-less = plus petit
phrase-at-most = plus petit, ou égal
phrase-more = plus grand
phrase-at-least = plus grand, ou égal
phrase-and = les deux sont vraies
phrase-or = l’une d’elles est vraie, ou les deux
phrase-not = ce n’est pas vrai
phrase-number-of = combien il y en a
phrase-number-where = combien il y en a pour qui c’est vrai
phrase-sum = tous leurs points additionnés ; 0 s’il n’y en a pas
phrase-sum-where = de même, mais seulement pour ceux pour qui c’est vrai
phrase-least = le plus petit nombre que l’un d’eux ait
phrase-greatest = le plus grand nombre que l’un d’eux ait
phrase-first = le premier d’entre eux ; les joueurs sont parcourus dans le sens du jeu
phrase-first-where = le premier d’entre eux pour qui c’est vrai, ou personne
phrase-some = c’est vrai d’un au moins
phrase-none = ce n’est vrai d’aucun
phrase-exactly = c’est vrai d’exactement autant
phrase-at-least-of = c’est vrai d’autant ou de plus
phrase-at-most-of = c’est vrai d’autant ou de moins
phrase-open-and = les parenthèses montrent où finit ce que l’on compte
phrase-open-or = ici aussi
phrase-open-not = ici aussi
phrase-players = tous ceux qui prennent part au jeu
phrase-opponents = tous ceux qui prennent part au jeu, sauf `me` ou, dans une définition, `player`
phrase-everyone = tout le monde, y compris ceux qui sont éliminés
phrase-from = en commençant par ce joueur
phrase-cards-in = les cartes d’une zone
phrase-spots-in = les emplacements d’une grille où se trouve une carte
phrase-spots-in-row = ceux d’une seule rangée
phrase-spots-of-any-opponent = ceux des grilles de tous les adversaires
phrase-row-of = les emplacements d’une rangée ; la rangée 1 est la plus proche de son propriétaire
phrase-any-opponent = les emplacements des grilles de tous les adversaires ensemble
phrase-choose-spot = l’une des cartes d’une grille
phrase-choose-number = un nombre, du premier au second
phrase-choose-player = l’un de ces joueurs
phrase-choose-player-from = l’un de ces joueurs ; on les parcourt à partir de celui-là


## Sources, commentaires, mots

sources = D’où vient une règle
sources-intro = Chaque règle dit d’où elle vient, d’un livre ou d’une raison. `cambio-spec check` signale celle qui ne le fait pas ({ $CAM200 }), et une exception sans l’un ni l’autre ({ $CAM201 }).
sources-because = Une raison est une phrase pour ceux qui écrivent les règles, entre guillemets droits. Elle n’est pas imprimée.
    .slot-1-name = raison
sources-cites = Un passage d’un livre est un chapitre et le numéro de l’article dans ce chapitre. Le livret l’imprime derrière la phrase. Si le jeu nomme ses livres, le passage doit s’y trouver ({ $CAM041 }) ; si un seul de plusieurs livres le dit, son sigle précède.
    .slot-1-name = sigle
    .slot-2-name = chapitre

comments = Commentaires
comments-intro = Ce qui suit un `#`, jusqu’à la fin de la ligne, est pour ceux qui lisent le fichier. `cambio-spec fmt` garde tous les commentaires : celui qui a une ligne à lui appartient à ce qui est au-dessous.

# Dans un exemple : un commentaire au-dessus, un à côté, une raison, une raison là où les livres
# divergent. Pas de guillemets droits
reference-example-above = Convenu après la deuxième soirée.
reference-example-beside = 50, c’était trop court
reference-example-reason = une soirée, c’est assez long
reference-example-ruling = les livres disent tantôt 100, tantôt 50

reserved = Les mots qui ne sont pas des noms
reserved-intro = Ces mots ont un sens dans toutes les règles ; rien d’autre ne peut donc s’appeler ainsi ({ $CAM016 }). Les autres mots du langage, comme ceux qui ouvrent un effet, peuvent servir de noms.
# Comme lien
reserved-link = mots qui ne sont pas des noms


## La référence des constats

findings = Constats
findings-intro = Tout ce que `cambio-spec` peut trouver à redire, par code. `cambio-spec explain CAM410` montre l’une de ces pages dans le terminal.
# Colonnes
findings-finding = Constat
findings-gravity = Compte comme
# Les groupes, d’après le premier chiffre de leurs codes
findings-0 = Fichiers, mots, noms et commandes
findings-1 = Les phrases d’un livret
findings-2 = Sources, noms et arbitrages
findings-3 = Jeu
findings-4 = Définitions et scores
