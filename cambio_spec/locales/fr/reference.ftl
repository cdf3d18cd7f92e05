### La référence du langage, et celle des constats, pour ceux qui écrivent des règles. Le texte est du
### Markdown. Ce que veulent dire variables et attributs est expliqué en tête du fichier anglais.


## La page

reference-title = Le langage des règles

reference-intro = Un fichier de règles dit comment on joue à un jeu, à l’aide de quelques tournures fixes. Elles sont toutes réunies ici : les déclarations, dont se compose un fichier de règles ; les effets, qui disent ce qui se passe ; et les façons d’écrire les valeurs et les conditions. Les exemples se rapportent au petit jeu qu’écrit la commande `cambio-spec new game` ; la lancer est aussi la meilleure façon de commencer.

reference-declarations = Déclarations
reference-declarations-intro = Un fichier de règles est une liste de déclarations, dans n’importe quel ordre. Chacune commence sur une nouvelle ligne.
reference-effects = Effets
reference-effects-intro = Ce qui se passe dans une étape, une action ou un pouvoir. Quand il y en a plusieurs, des points-virgules les séparent, et ils ont lieu dans l’ordre.
reference-effects-names = `me` désigne celui qui agit : dans une action ou un pouvoir, le joueur qui a fait ce choix.

# Titres des parties d’une construction
reference-part = Partie
reference-part-meaning = Signification
reference-see = Voir aussi
reference-book = Dans le livret
reference-changes = Ce qu’une variante peut changer

# Colonnes des tableaux d’expressions
expression-written = On écrit
expression-meaning = Signification
expression-gives = Résultat

# $text (l’autre façon de l’écrire)
expression-also = Sans les parenthèses, cela veut dire la même chose : { $text }.


## Comment lire les formes

notation = Comment lire les formes
notation-intro = Chaque exemple est précédé de la forme de ce qu’il montre.
# $word, $slot, $optional, $choice, $repeated (dans la notation)
notation-word = Les mots sans guillemets, comme { $word }, s’écrivent tels quels.
notation-slot = À la place de { $slot }, on met ce que désigne le mot.
notation-optional = Ce qui est entre { $optional } peut être omis.
notation-choice = De { $choice }, on n’écrit que l’une des possibilités.
notation-repeated = Ce qui précède { $repeated } peut se répéter autant de fois que l’on veut.
notation-lines = Peu importe où finit une ligne : tout peut se répartir sur plusieurs lignes, à votre gré, et `cambio-spec fmt` se charge de la mise en page. Les nombres sont entiers et ne dépassent pas un million.
notation-names = Un nom se compose de lettres minuscules, de chiffres et de tirets bas, et commence par une lettre : `last_lap`. Chaque nom désigne une seule chose dans tout le jeu, et aucun ne figure parmi les { $reserved }.


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
    .meaning = Le fichier d’un jeu en donne une fois le nom, qui sert dans les commandes et les noms de fichiers. Le nom que lui donnent les joueurs figure dans ses phrases, si bien qu’il peut changer d’une langue à l’autre.
    .slot-1 = le nom du jeu ; le fichier porte le même nom
    .edition = un livre d’où viennent les règles ; elles peuvent alors y renvoyer (voir { $sources })
    .slot-2-name = sigle
    .slot-3-name = fichier

construct-players = Qui joue
    .meaning = À combien on peut jouer, et dans quel sens se suivent les tours.
    .slot-1-name = minimum
    .slot-2-name = maximum
    .direction = dans le sens horaire, le joueur suivant est celui de gauche ; dans le sens antihoraire, celui de droite
    .leaving-when = quand un joueur est éliminé (`it` désigne ce joueur) ; dès lors, on saute ses tours
    .range = du plus petit nombre de joueurs au plus grand, 12 au plus
    .counts = ou chacun des nombres possibles

construct-partners = Qui joue ensemble
    .meaning = Deux joueurs qui jouent ensemble ne sont pas des adversaires : `opponents` et `any opponent` ne désignent alors que les autres. Sans cette déclaration, chacun joue pour soi.
    .slot-1 = à quelle condition un joueur, `it`, joue avec `me`

# $packs (leurs noms, chacun avec ce qu’il contient)
construct-deck = Le paquet de cartes
    .meaning = De quelles cartes le jeu a besoin, et dans quelle pile elles se trouvent toutes au début. Elles sont les mêmes pour tout nombre de joueurs : si l’on joue à plus nombreux avec deux jeux, une { $variant } les remplace et dit combien de joueurs il lui faut.
    .int = combien de jeux de cartes on mélange ensemble, s’il y en a plus d’un ; 4 au plus
    .slot-2-name = paquet
    .pack = un jeu de cartes du commerce : { $packs }. On en mélange autant qu’indiqué, avec autant de jokers
    .with-jokers = combien de jokers on ajoute, 8 au plus ; chacun a le rang `joker`
    .own-cards = des cartes propres au jeu : tant de chaque rang, par exemple `4 of 1 to 12, 2 of 13`. Les rangs sont `A`, `J`, `Q`, `K`, `joker`, des nombres (au-dessous de zéro, `minus 2`) ou un nom que vous choisissez, comme `3 of peek` ; le livret l’appelle comme le dit `rank-peek`. Les cartes n’ont pas d’enseigne, sauf s’il y en a une devant le rang : `hearts`, `spades`, `diamonds` ou `clubs`, `red` ou `black` pour les deux rouges ou les deux noires, `suited` pour une carte dans chacune des quatre
    .slot-8-name = pile
    .slot-8 = une pile qui n’appartient à personne, déclarée par { $zone }

# Ce que contient un paquet
pack-french-52 = les 52 cartes de l’as au roi, en cœur, pique, carreau et trèfle, sans jokers

construct-zone = Une zone de cartes
    .meaning = Tout endroit où il peut y avoir des cartes est déclaré une fois : une pile au milieu, les cartes devant un joueur, une main. Sa déclaration dit aussi qui y voit les cartes.
    .slot-1 = le nom de la zone
    .of-player = chaque joueur a une zone de ce genre : `grid of me`, `grid of dealer`
    .pile = des cartes les unes sur les autres, autant qu’il en vient ; on ne peut prendre que celle du dessus
    .some-cards = une pile qui contient au plus ce nombre de cartes
    .grid = des emplacements côte à côte, rangée par rangée ; la rangée la plus proche de son propriétaire vient en premier. Là où l’on retire une carte, l’emplacement reste vide
    .or-more = la grille accueille d’autres cartes quand tous ses emplacements sont occupés
    .at-most = combien de cartes une telle grille accueille au plus, celles de ses emplacements comprises ; le livret le dit. Une règle qui en ajoute une le demande d’abord : `if size of grid of me < 6 then move top of stock to grid of me`
    .face-up = tout le monde voit les cartes
    .face-down = personne ne voit les cartes
    .seen-by-its-owner = seul le joueur à qui appartient la zone voit les cartes
    .refilled = ce dont elle est reformée quand une de ses cartes est déplacée, distribuée, regardée ou retournée et qu’il n’en reste plus : les cartes d’une autre pile, mélangées. Une action qui n’est possible que `when size of stock > 0` n’en arrive jamais là. `keeping top` : la carte du dessus de l’autre pile reste en place

construct-param = Un nombre qui a un nom
    .meaning = Pour un nombre que les joueurs voudront peut-être changer, ou dont plusieurs règles se servent : une limite, une pénalité. Le livret l’imprime partout où une phrase en parle, et une variante ({ $variant }) peut lui donner une autre valeur.
    .slot-1 = le nom
    .slot-2-name = nombre
    .slot-2 = le nombre lui-même

construct-option = Ce dont les joueurs conviennent
    .meaning = Ce dont les joueurs conviennent avant de commencer, et ce qui est d’usage. Les règles y font appel par le nom de l’option, comme à un fait qui ne change jamais. Les mots d’une option n’ont de sens qu’à côté d’elle : `race = first`. Dans une commande, on n’indique que ce qui s’écarte de l’usage : `cambio+quick+limit=50`. Le livret énumère les options, chacune avec sa phrase ({ $CAM100 }).
    .slot-1 = le nom de l’option
    .is = les nombres ou les mots qu’elle peut valoir ; sans cela, elle est activée ou désactivée
    .int = ce qui est d’usage, si c’est un nombre
    .on = ce qui est d’usage : elle est activée
    .off = ce qui est d’usage : elle est désactivée
    .name = ce qui est d’usage, si c’est un mot
    .terms = combien de joueurs il faut, et quelles autres variantes et options elle exige ou exclut, comme pour { $variant }

construct-fact = Ce que tout le monde sait
    .meaning = Un fait est quelque chose du jeu qui n’est pas une carte : qui donne, qui a appelé, combien de points a un joueur. Il change avec { $let }, et toute la table le connaît.
    .slot-1 = le nom du fait
    .of-player = chaque joueur a le sien : `running of me`
    .a-player = un joueur ; au début, celui de la première place
    .a-player-or-nobody = un joueur ou personne ; au début, personne
    .yes-or-no = oui ou non ; au début, non
    .a-number = un nombre entier ; au début, 0
    .a-number-from-to = un nombre entier du premier au second ; au début, celui qui est le plus proche de 0
    .kept = il se conserve toute la partie ; sans ce mot, il redevient à chaque nouvelle manche ce qu’il était au début

construct-table = Ce que valent les cartes
    .meaning = Une ligne pour chaque sorte de carte. Les règles consultent ensuite le tableau par son nom : `worth of card`. Il faut exactement une ligne pour chaque carte ; si une carte n’en a aucune, ou en a deux qui diffèrent, la vérification le dit ({ $CAM401 }, { $CAM410 }). Le livret montre le tableau, avec des images de cartes.
    .slot-1 = le nom du tableau

item-row = Une ligne nomme un rang, comme `A`, ou les rangs de l’un à l’autre, comme `2 to 10`. Si elle ne vise que certaines de ces cartes, une enseigne ou une couleur précède le rang, comme dans `red K`. Après `is` vient ce que valent les cartes : un nombre, ou `pip of card`, qui est le nombre que porte la carte.
    .slot-2-name = points

construct-define = Ce qu’est une chose
    .meaning = Une définition donne un nom à ce qui se déduit des cartes et des faits : un total, le gagnant, l’élimination d’un joueur. Quand cela dépend de la situation, il y a plusieurs règles, et dans chaque situation il faut que l’une d’elles s’applique, ou plusieurs qui disent la même chose ; la vérification cherche une donne réelle où aucune ne s’applique ({ $CAM401 }), ou bien où deux règles se contredisent ({ $CAM410 }). Dans le livret, une définition a besoin d’une phrase que vous écrivez vous-même ({ $CAM100 }), sauf si tout ce qui la demande est décrit sans phrase à soi et dit ce qu’elle représente. Ces descriptions la nomment comme le dit `define-total`, sous des formes telles que `.own = votre total`. Si le jeu a de tels mots pour elle, ses règles n’ont pas besoin de phrase non plus, tant qu’elles donnent des nombres, des sommes de nombres qui ont un nom, ou ce qui est vrai ou non, et que chaque exception se trouve sous ce dont elle est l’exception.
    .slot-1 = le nom de la définition
    .of = sur qui ou sur quoi porte la question : `player` ou `card`. Dans les règles, ce mot désigne le joueur ou la carte en question
    .slot-2-name = player ou card
    .given = ce qui est sûr chaque fois que la question se pose. La vérification s’y fie, et le jeu s’arrête si ce n’est pas le cas
    .plain = ce que cela vaut dans tous les cas
    .ruled = ou des règles, chacune avec un nom, pour ce qui dépend de la situation

item-rule = Une règle s’applique quand sa condition est vraie ; sans `when`, elle s’applique toujours. Elle s’efface là où s’applique une règle qui prime sur elle (`overrides`) : une exception nomme donc ce à quoi elle fait exception, et l’ordre des lignes ne compte pas. Ailleurs, on désigne une règle par deux noms, celui de la définition et le sien : `score.winner`.
    .slot-4-name = règle

construct-stage = Ce qui se passe tout seul
    .meaning = Des étapes qui s’enchaînent sans que personne ait rien à décider : mélanger, donner, compter. La dernière doit dire où le jeu se poursuit, avec { $go }, { $end-round } ou { $end-match }.
    .slot-1 = le nom de la séquence
    .of-occasion = c’est par cette séquence que commence une partie, ou chacune de ses manches ; un jeu en a une pour chaque cas

item-step = Une étape a son propre nom ; ailleurs, on la désigne par deux noms, celui de la séquence et le sien : `setup.deal`.

construct-phase = Qui décide
    .meaning = Ici, le jeu attend qu’un joueur fasse l’une des actions possibles dans cette phase. Chaque action ({ $action }) dit dans quelles phases elle est possible.
    .slot-1 = le nom de la phase ; plusieurs noms donnent autant de phases où agit le même joueur
    .slot-2-name = joueur
    .slot-2 = qui décide, le plus souvent un fait ({ $fact })

construct-action = Ce qu’un joueur peut faire
    .meaning = Quelque chose que l’on peut choisir quand une phase ({ $phase }) attend. `me` y est le joueur qui fait ce choix. Ensuite, la phase attend de nouveau, à moins que les effets ne mènent ailleurs. Une action qui commence par { $choose } n’est possible que tant qu’il y a quelque chose à choisir.
    .slot-1 = le nom de l’action
    .slot-2-name = phase
    .slot-2 = les phases où elle est possible
    .when = ce qui doit être vrai pour qu’elle le soit
    .by-any-player = tous ceux qui prennent part au jeu peuvent le faire, et pas seulement le joueur dont c’est le tour ; le plus rapide passe en premier

construct-power = Ce que peut une carte
    .meaning = Certaines cartes permettent quelque chose à un joueur, mais seulement là où les règles le proposent ({ $offer }).
    .slot-1 = le nom du pouvoir
    .slot-2 = les cartes qui l’ont : des rangs, ou les rangs d’une enseigne ou d’une couleur
    .optional = le joueur peut y renoncer ; sans ce mot, il faut utiliser un pouvoir proposé
    .when = ce qui doit aussi être vrai pour qu’on puisse l’utiliser

construct-editorial = Une règle pour les joueurs
    .meaning = Quelque chose que les joueurs doivent respecter et qu’aucun programme ne peut exécuter, comme un gage pour le perdant. Le livret lui consacre une phrase ({ $CAM100 }).
    .slot-1 = le nom de la règle
    .slot-2-name = section
    .slot-2 = où elle figure dans le livret : `players`, `setup`, `play`, `powers`, `scoring` ou `winning`
    .when = avec quelles options elle s’applique ; sans cela, toujours

construct-question = Ce que les livres laissent ouvert
    .meaning = Une question que se posent les joueurs et à laquelle aucun livre ne répond, et l’arbitrage rendu ici. Le livret imprime l’une et l’autre parmi ses questions ; les phrases correspondantes sont, pour chaque langue, dans le fichier de phrases du jeu. La raison donnée ici n’est destinée qu’à ceux qui écrivent les règles.
    .slot-1 = le nom de la question
    .slot-2-name = arbitrage
    .ordering = elle dit qui passe d’abord quand deux joueurs agissent en même temps : les règles nommées après `by` sont les actions dont elle tranche la course
    .ruled = l’arbitrage, en un mot ou en quelques mots reliés par des tirets bas
    .open = rien n’est décidé : les joueurs doivent se mettre d’accord
    .by = les règles qui appliquent l’arbitrage
    .when = avec quelles options la question se pose ; sans cela, toujours

construct-property = Ce que vous attendez
    .meaning = Quelque chose qui doit être vrai dans toute situation, quelles que soient les cartes : que moins de points ne soit jamais pire, par exemple, ou qu’une pénalité en soit une. Cela ne décide de rien et ne s’imprime pas. Cela ne dit rien des situations où l’une des définitions interrogées ne peut pas l’être. La vérification le prouve, ou montre une donne où c’est faux ({ $CAM450 }).
    .slot-1 = le nom de l’attente
    .given = où vous l’attendez ; sans cela, partout
    .slot-3-name = condition
    .slot-3 = ce que vous attendez

construct-accept = Un constat qui peut rester
    .meaning = La vérification a trouvé quelque chose, et vous avez décidé que cela pouvait rester. Le constat est alors signalé comme accepté, et non plus comme une faute. L’acceptation ne vaut que pour cette règle, et si le constat disparaît, la vérification vous demande de supprimer la ligne ({ $CAM211 }).
    .slot-1 = le code du constat, voir { $findings }
    .slot-2 = la règle sur laquelle il porte

construct-variant = Des règles maison
    .meaning = Une variante dit ce qui est différent quand on joue avec elle ; tout le reste demeure comme dans le jeu. Elle a son propre fichier, à côté de celui du jeu, ou se trouve dans le même fichier, et `cambio-spec new variant` en écrit une pour commencer. Quand on la nomme, comme dans `cambio+short`, la vérification et le livret portent sur le jeu ainsi changé.
    .slot-1 = le nom de la variante
    .slot-2-name = jeu
    .slot-2 = le jeu qu’elle change
    .clauses = combien de joueurs elle exige, quelles autres variantes ou options elle exige ou exclut, et après quelle variante elle a le dernier mot quand les deux changent la même règle ; en YAML, sous les clés `needs`, `excludes` et `after`

# Chaque sorte de changement
item-set-param = Une autre valeur pour un nombre qui a un nom.
    .slot-2-name = nombre
item-remove = Une règle, une ligne, une étape ou une déclaration entière de moins. Les autres règles ne priment plus sur elle, et les questions qui ne portaient que sur elle disparaissent.
    .slot-1-name = règle
item-replace-row = D’autres points pour les cartes d’une ligne. La ligne est nommée comme dans le jeu.
    .slot-1-name = tableau
    .slot-3-name = points
item-add-row = Une ligne de plus dans un tableau.
    .slot-1-name = tableau
    .slot-3-name = points
item-replace-rule = Une autre règle à la place de l’une de celles du jeu.
    .slot-4-name = règle
item-add-rule = Une règle de plus dans une définition qui en a plusieurs.
    .slot-1-name = nouvelle règle
    .slot-4-name = règle
item-add-step = Une étape de plus dans une séquence, après l’une de ses étapes ou, sans `after`, avant toutes les autres.
    .slot-1-name = nouvelle étape
    .slot-2-name = étape
item-replace-step = Une autre étape à la place de l’une de celles du jeu.
    .slot-1-name = étape
item-add-part = Une déclaration de plus : une action, un pouvoir, un nombre, un fait, une zone de cartes, une définition, un tableau, une séquence, une phase, une question, ou un constat accepté.
item-replace-part = Une autre déclaration à la place de celle du jeu qui est du même genre et porte le même nom.
item-with-features = Un changement qui ne s’applique que si l’on joue aussi avec toutes ces variantes ou options.
    .slot-1-name = variante ou option
item-without-features = Un changement qui ne s’applique que si l’on ne joue avec aucune de ces variantes ou options.
    .slot-1-name = variante ou option


## Effets

construct-move = Déplacer une carte
    .meaning = Une carte quitte sa place pour une autre.
    .slot-1-name = carte
    .slot-1 = une seule carte : celle du dessus d’une pile, `top of stock` ou simplement `stock`, ou une carte qui a été choisie
    .slot-2-name = place
    .slot-2 = où elle va : sur une pile, dans une grille, ou à l’emplacement d’une carte qui a été choisie
    .face = comment elle y est posée ; sans ces mots, comme le sont d’ordinaire les cartes à cet endroit

construct-gather = Rassembler des cartes
    .meaning = Des cartes sont rassemblées sur une pile, sans que personne les regarde.
    .everything = toutes les cartes du jeu, où qu’elles soient
    .rest-of = toutes les cartes d’une pile sauf celle du dessus
    .all-of = toutes les cartes d’une pile, d’une grille ou d’une main
    .slot-1-name = pile
    .slot-2-name = pile ou grille
    .slot-3-name = place
    .slot-3 = où elles vont

construct-deal = Distribuer des cartes
    .meaning = Tous ceux qui prennent part au jeu reçoivent des cartes, une par une et chacun à son tour, jusqu’à ce que chacun en ait reçu le nombre voulu.
    .slot-1 = combien de cartes chacun reçoit : un nombre, ou le nom de ce nombre
    .slot-2-name = pile
    .slot-2 = la pile d’où elles viennent
    .slot-3-name = zone
    .slot-3 = la zone où elles vont chez chaque joueur
    .from = qui reçoit la première carte ; sans ces mots, le joueur de la première place

construct-swap = Échanger deux cartes
    .meaning = Deux cartes choisies auparavant sont échangées, sans que personne les regarde.
    .slot-1-name = carte
    .slot-1 = une carte d’une grille
    .slot-2-name = autre carte
    .slot-2 = une autre, de la même grille ou d’une grille différente

construct-turn-over = Retourner des cartes
    .meaning = Des cartes sont retournées sans changer de place. Quand elles le sont face visible, tout le monde les voit.
    .slot-1-name = cartes
    .slot-1 = une carte choisie, celle du dessus d’une pile, une rangée d’une grille, ou toutes les cartes d’une zone
    .facing = face visible, ou face cachée

construct-look = Regarder des cartes
    .meaning = Celui qui agit regarde des cartes que les autres ne voient pas.
    .slot-1-name = cartes
    .slot-1 = une carte choisie, celle du dessus d’une pile, une rangée d’une grille, ou toutes les cartes d’une zone

construct-shuffle = Mélanger
    .meaning = Les cartes d’une pile sont mélangées : dès lors, personne ne sait plus où s’y trouve telle ou telle carte.
    .slot-1-name = pile
    .slot-1 = la pile

construct-cut = Couper le paquet
    .meaning = Des cartes du dessus d’une pile passent en dessous, sans changer d’ordre.
    .slot-1-name = pile
    .slot-1 = la pile
    .slot-2-name = nombre
    .slot-2 = combien de cartes passent en dessous

construct-let = Changer un fait
    .meaning = Un fait ({ $fact }) change de valeur, et tout le monde le sait.
    .slot-1-name = fait
    .slot-1 = le fait en question ; si chaque joueur a le sien, de qui il s’agit : `running of me`
    .slot-2 = sa nouvelle valeur

construct-choose = Choisir parmi plusieurs
    .meaning = Celui qui agit choisit une carte, un joueur ou un nombre. Par la suite, le nom désigne ce choix.
    .slot-1 = un nouveau nom, pour ce qui est choisi
    .slot-2 = ce parmi quoi l’on choisit : les cartes d’une grille ou d’une rangée, `grid of any opponent`, des joueurs, ou les nombres de l’un à l’autre
    .when = ce que l’on a le droit de choisir ; `it` est tour à tour chaque possibilité

construct-choose-several = Choisir plusieurs à la fois
    .meaning = Celui qui agit choisit plusieurs cartes ou plusieurs joueurs, l’un après l’autre, et peut s’arrêter dès qu’il y en a assez. Par la suite, le nom les désigne tous : { $each-in } les passe en revue, et on les compte et les compare comme les cartes d’une grille (`number of spots in chosen`, `some one in chosen where …`). Une carte qui a quitté sa place n’est plus comptée. Si les cartes sont choisies sans être vues et doivent être égales, on les retourne avant de les comparer : `each one in chosen: turn one up; if no one in chosen where (some other in chosen where rank of other is not rank of one) then …`.
    .slot-1 = combien au moins : un nombre, ou le nom d’un nombre
    .to = combien au plus, ou autant qu’il y en a ; sans cela, exactement autant
    .slot-3 = un nouveau nom, pour tout ce qui est choisi
    .slot-4 = ce parmi quoi l’on choisit : les cartes d’une grille ou d’une rangée, `grid of any opponent`, ou des joueurs
    .when = ce que l’on a le droit de choisir ; `it` est tour à tour chaque possibilité, et le nom désigne ce qui a déjà été choisi

construct-may = Le faire ou non
    .meaning = Celui qui agit décide si l’effet a lieu.

construct-offer = Utiliser le pouvoir d’une carte
    .meaning = Si la carte a un pouvoir ({ $power }), celui qui agit peut l’utiliser maintenant, et il y est obligé si le pouvoir n’est pas `optional`. Si elle n’en a pas, ou s’il n’y a rien sur quoi l’exercer, le jeu continue.
    .slot-1-name = carte
    .slot-1 = la carte

construct-announce = Annoncer un résultat
    .meaning = Ce que donne une définition est annoncé, avec la règle dont cela vient. Le résultat est consigné dans le compte rendu de la partie : c’est ainsi que les scores y figurent.
    .slot-1-name = définition
    .slot-1 = une définition, et le joueur sur qui porte la question : `score of me`

construct-when = Seulement dans un cas
    .meaning = L’effet n’a lieu que si la condition est vraie. Plusieurs effets se mettent entre parenthèses ({ $block }). Un autre `if` après `then` se met aussi entre parenthèses.
    .slot-1 = ce qui doit être vrai, voir { $expressions }
    .else = ce qui se passe sinon

construct-each = Chacun, l’un après l’autre
    .meaning = Tous ceux qui prennent part au jeu le font à tour de rôle. `me` désigne celui dont c’est alors le tour.
    .from = qui commence ; sans ces mots, le joueur de la première place
    .when = qui le fait : ceux pour qui la condition est vraie, `me` désignant chacun d’eux

construct-each-in = Pour chacun, l’un après l’autre
    .meaning = L’effet a lieu pour chaque carte, chaque joueur ou chaque nombre, l’un après l’autre ; le nom désigne alors celui dont c’est le tour. On établit d’abord de quelles cartes il s’agit. Une carte retirée entre-temps est sautée, et `where` n’est examiné que lorsque vient le tour de la carte. Une carte déjà partie ne compte donc plus pour les suivantes. Pour que plusieurs partent ensemble, retirez les autres dans une boucle intérieure, et en dernier celle sur laquelle porte la question : `each one in grid of me where at least 2 of spots in grid of me where rank of it = rank of one: (each other in grid of me where other is not one and rank of other = rank of one: move other to discard; move one to discard)`. Tant que l’on parcourt les cartes d’une grille, rien ne peut être demandé à personne ({ $CAM039 }).
    .slot-1 = un nouveau nom, pour chacun d’eux
    .slot-2 = ce que l’on parcourt : les cartes d’une grille ou d’une rangée, `grid of any opponent`, des joueurs, ou les nombres de l’un à l’autre
    .where = pour lesquels cela a lieu ; `it` est tour à tour chacun d’eux

construct-as-player = Un autre agit
    .meaning = Pour cet effet, `me` n’est pas le joueur qui agit d’ordinaire, mais un autre : par exemple celui qui coupe le paquet.
    .slot-1-name = joueur
    .slot-1 = qui agit

construct-block = Plusieurs effets à la place d’un seul
    .meaning = Partout où il peut y avoir un effet, il peut y en avoir plusieurs entre parenthèses. Un nom donné entre les parenthèses ne désigne rien au-dehors.

construct-go = Où le jeu se poursuit
    .meaning = Rien de ce qui suit n’a plus lieu ; le jeu se poursuit dans une autre phase ({ $phase }) ou une autre séquence ({ $stage }).
    .slot-1-name = phase ou séquence
    .slot-1 = où le jeu se poursuit

construct-end-round = Finir une manche
    .meaning = La manche a été jouée jusqu’au bout. Dans une partie, le jeu se poursuit dans la séquence qui décide de la suite.
    .slot-1-name = séquence
    .slot-1 = où une partie se poursuit

construct-end-match = Finir la partie
    .meaning = La partie est finie ; plus rien ne se joue.


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
phrases-of-intro = Les tournures avec `of` se lisent de droite à gauche : pour `rank of top of discard`, on prend la défausse, puis sa carte du dessus, puis le rang de cette carte.
phrases-sums-intro = `*` est prioritaire sur `+` et `-` ; pour un autre ordre, mettez des parenthèses.
phrases-comparisons-intro = Seuls les nombres et les rangs peuvent être plus grands ou plus petits que d’autres ; l’as est le rang le plus bas. Deux comparaisons se relient par `and`.
phrases-joining-intro = `not` est prioritaire, puis `and`, puis `or` ; pour un autre ordre, mettez des parenthèses.
phrases-counting-intro = `it` désigne tour à tour chaque chose que l’on compte. `where` écarte ce qui ne remplit pas sa condition ; il s’étend aussi loin que possible vers la droite, si bien qu’une telle tournure vient en dernier ou se met entre parenthèses.
phrases-domains-intro = Ce qui peut suivre `of`, `some` et `no` dans les tournures ci-dessus.
phrases-places-intro = Ce ne sont pas des valeurs. Ces deux tournures s’emploient là où l’on compte ou choisit ; celle de la rangée, aussi après `look at` et `turn`.
phrases-choices-intro = Ce qui peut suivre `in` quand quelqu’un choisit ({ $choose }) ou quand on parcourt plusieurs choses ({ $each-in }).

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
    [word] mot d’une option
   *[choice] ce qui est choisi
 }

phrase-number = un nombre entier
phrase-name = le nombre qui porte ce nom ({ $param }) ; on désigne aussi par leur nom un fait ({ $fact }), une zone ({ $zone }) et une définition ({ $define })
phrase-truth = c’est le cas
phrase-untruth = ce n’est pas le cas
phrase-nobody = aucun joueur
phrase-rank-word = un rang : `A`, `J`, `Q`, `K` et `joker` pour l’as, le valet, la dame, le roi et le joker, un nombre, ou le nom d’une carte propre au jeu
phrase-suit-word = une enseigne : `hearts`, `spades`, `diamonds` ou `clubs` pour cœur, pique, carreau ou trèfle
phrase-colour-word = une couleur : `red` ou `black` pour rouge ou noir
phrase-me = le joueur qui agit
phrase-it = ce que l’on est en train de compter ou d’examiner
phrase-subject = dans une définition, le joueur ou la carte sur qui porte la question : `player` ou `card`
phrase-chosen = ce qui a été choisi, par le nom donné alors ({ $choose }) ; si c’est un emplacement, ce nom désigne aussi la carte qui s’y trouve
phrase-brackets = ce qui est entre parenthèses se calcule d’abord
phrase-fact-of = un fait propre à chaque joueur
phrase-decision-of = ce que donne la définition pour ce joueur
phrase-table-of = ce que donne le tableau pour cette carte
phrase-zone-of = la zone de ce joueur
phrase-size-of = combien de cartes se trouvent dans une zone ; les emplacements vides ne comptent pas
phrase-top-of = la carte du dessus d’une pile
phrase-rank-of = le rang d’une carte
phrase-suit-of = l’enseigne d’une carte
phrase-colour-of = la couleur d’une carte
phrase-pip-of = le nombre que porte une carte : 1 pour l’as, 11 pour le valet, 12 pour la dame, 13 pour le roi ; une carte sans nombre n’en a pas, et le demander est une erreur
phrase-owner-of = le joueur dont la grille contient une carte choisie
phrase-row-number = la rangée où se trouve la carte choisie ; la 1 est la plus proche de celui à qui elle appartient
phrase-column-of = la colonne où se trouve la carte choisie ; la 1 est la plus à gauche pour celui à qui elle appartient
phrase-left-of = le prochain joueur à gauche qui prend part au jeu
phrase-neighbour-of = le joueur assis juste après, dans le sens du jeu, même s’il est éliminé
phrase-right-of = le prochain joueur à droite qui prend part au jeu
phrase-plus = la somme des deux nombres
phrase-minus = le premier nombre moins le second
phrase-times = le produit des deux nombres
phrase-negative = le même nombre, avec le signe moins
phrase-below-zero = un nombre au-dessous de zéro ; la seconde façon est celle des cartes
phrase-equal = les deux sont identiques
phrase-unequal = les deux sont différents
phrase-is = comme `=` ; se lit mieux avec des joueurs
phrase-is-not = comme `!=`
phrase-lies = si la carte est face visible
phrase-lies-down = si elle est face cachée ; `is not face up` veut dire la même chose
phrase-known = si le joueur connaît la carte : il l’a regardée, l’a vue être retournée ou la voit, face visible
phrase-less = plus petit
phrase-at-most = plus petit, ou égal
phrase-more = plus grand
phrase-at-least = plus grand, ou égal
phrase-and = les deux sont vraies
phrase-or = l’une d’elles est vraie, ou les deux
phrase-not = ce n’est pas vrai
phrase-number-of = combien il y en a
phrase-number-where = combien il y en a dont c’est vrai
phrase-sum = tous leurs points additionnés ; 0 s’il n’y en a pas
phrase-sum-where = de même, mais seulement pour les cartes dont c’est vrai
phrase-least = le plus petit de leurs nombres
phrase-greatest = le plus grand de leurs nombres
phrase-first = le premier d’entre eux ; on parcourt les joueurs dans le sens du jeu
phrase-first-where = le premier d’entre eux pour qui c’est vrai, ou personne
phrase-some = c’est vrai d’au moins un
phrase-none = ce n’est vrai d’aucun
phrase-exactly = c’est vrai d’exactement ce nombre d’entre eux
phrase-at-least-of = c’est vrai de ce nombre d’entre eux, ou de plus
phrase-at-most-of = c’est vrai de ce nombre d’entre eux, ou de moins
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
phrase-named = la même chose avec un nom pour chaque élément, quand il faut en distinguer deux ou que `it` est déjà pris
phrase-named-number = des nombres l’un après l’autre, chacun avec un nom
phrase-row-of = les emplacements d’une rangée ; la rangée 1 est la plus proche de son propriétaire
phrase-any-opponent = les emplacements des grilles de tous les adversaires ensemble
phrase-any-player = les emplacements des grilles de tous les joueurs ensemble, la sienne comprise
phrase-choose-spot = l’une des cartes d’une grille
phrase-choose-gap = l’un des emplacements d’une grille où il n’y a pas de carte ; si elle accepte d’autres cartes, aussi celui qui suit le dernier
phrase-choose-number = un nombre, du premier au second
phrase-choose-player = l’un de ces joueurs
phrase-choose-player-from = l’un de ces joueurs, parcourus à partir de celui-là


## Sources, commentaires, mots

sources = D’où vient une règle
sources-intro = Chaque règle dit d’où elle vient : un livre ou une raison. `cambio-spec check` signale toute règle qui ne le fait pas ({ $CAM200 }), et une exception sans l’un ni l’autre ({ $CAM201 }). Une source placée après l’en-tête d’un tableau, d’une définition à plusieurs règles, d’une séquence ou d’une variante vaut pour tout ce qui s’y trouve et n’en a pas d’autre.
sources-because = Une raison est une phrase pour ceux qui écrivent les règles, entre guillemets droits. Elle n’est pas imprimée.
    .slot-1-name = raison
sources-cites = Un passage d’un livre s’indique par le chapitre et le numéro du point dans ce chapitre. Le livret imprime ce renvoi après la phrase. Si le jeu nomme ses livres, le passage doit s’y trouver ({ $CAM041 }) ; si un seul des livres le dit, on met son sigle devant.
    .slot-1-name = sigle
    .slot-2-name = chapitre

comments = Commentaires
comments-intro = Ce qui suit un `#`, jusqu’à la fin de la ligne, s’adresse à ceux qui lisent le fichier. `cambio-spec fmt` garde tous les commentaires : un commentaire seul sur sa ligne se rapporte à ce qui est au-dessous.

# Dans un exemple : un commentaire au-dessus, un à côté, une raison, une raison là où les livres
# divergent. Pas de guillemets droits
reference-example-above = Convenu après la deuxième soirée.
reference-example-beside = 50, c’était trop court
reference-example-reason = une soirée, c’est assez long
reference-example-ruling = les livres disent tantôt 100, tantôt 50

reserved = Les mots réservés
reserved-intro = Ces mots ont un sens dans toutes les règles ; rien d’autre ne peut donc s’appeler ainsi ({ $CAM016 }). Les autres mots du langage, comme ceux qui ouvrent un effet, peuvent servir de noms.
# Comme lien
reserved-link = mots réservés


## La référence des constats

findings = Constats
findings-intro = Tout ce que `cambio-spec` peut trouver à redire, par code. `cambio-spec explain CAM410` montre l’une de ces pages dans le terminal.
# Colonnes
findings-finding = Constat
findings-gravity = Gravité
# Les groupes, d’après le premier chiffre de leurs codes
findings-0 = Fichiers, mots, noms et commandes
findings-1 = Les phrases d’un livret
findings-2 = Sources, noms et arbitrages
findings-3 = Jeu
findings-4 = Définitions et scores
