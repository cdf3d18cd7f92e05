### Ce que `new game` et `new variant` écrivent dans les fichiers qu’ils créent : des commentaires qui
### expliquent, et des raisons. Un commentaire est un seul message ; ses longues lignes sont coupées
### à l’écriture. Les raisons ne contiennent pas de guillemets droits. Les phrases d’un nouveau jeu
### sont dans starts/game.ftl.


## Un nouveau jeu

# $name (du jeu)
start-game-head =
    Un petit jeu de cartes, prêt à être joué et imprimé.
      cambio-spec check { $name }    dit ce qui ne va pas
      cambio-spec build { $name }    imprime le livret de règles
    Ce qui suit un # est un commentaire. Changez une règle à la fois, et vérifiez de nouveau.
    Chaque règle dit d’où elle vient : un passage d’un livre, comme [scoring.3], ou une raison. Écrivez la vôtre là où il y a « règle maison ».

start-game-table =
    Ce qu’il y a sur la table : qui joue, avec quelles cartes, et les zones où se trouvent les cartes.
    Chaque joueur a sa propre zone « of player ».

start-game-numbers = Des nombres qui ont un nom. Le livret les imprime partout où il en parle.

start-game-facts =
    Ce que tout le monde sait, en dehors des cartes. Un fait s’oublie quand commence une manche, sauf s’il est « kept ».

start-game-values = Ce que vaut chaque carte.

start-game-setup =
    Ce qui se passe tout seul, étape par étape : au début d’une partie, et au début d’une manche.
    « go to » dit où le jeu se poursuit.

start-game-turn =
    Une phase attend que le joueur dont c’est le tour ait choisi l’une de ses actions. « when » dit à
    quelle condition une action est possible, et « me » est celui qui agit.

start-game-next = Après chaque action : qui joue ensuite, et si la manche est finie.

start-game-scoring =
    Une définition dit ce qu’est une chose. « player » y est le joueur sur qui porte la question.

start-game-score =
    Plusieurs règles pour une seule chose : chacune a un nom, et une exception dit, avec « overrides », sur quelles règles elle prime.
    L’ordre des lignes ne compte pas.

start-game-match = Entre deux manches. « it » est tour à tour chacun des joueurs.

# $name
start-game-more =
    Les pouvoirs des cartes, les questions et tout le reste sont dans la référence du langage :
    cambio-spec build, sans nom, l’écrit dans generated/reference.
    Les phrases du livret sont dans locales, dans les fichiers { $name }.ftl.

start-reason = règle maison
start-reason-stock = sans carte à piocher, personne ne pourrait continuer
start-reason-winner = qui partage le total le plus bas a gagné aussi
start-reason-miscalled = appeler doit être un risque


## Une nouvelle variante

# $name (de la variante), $game
start-variant-head =
    Une variante du jeu { $game } : elle dit ce qui change, et tout le reste demeure comme avant.
      cambio-spec check { $name }    dit ce qui ne va pas
      cambio-spec build { $name }    imprime le livret du jeu avec ces changements
    Chaque changement dit d’où il vient : un passage d’un livre, comme [variants.5], ou une raison. Écrivez la vôtre là où il y a « règle maison ».

# Au-dessus du changement que fait la variante. $name (du nombre)
start-variant-set = Une autre valeur pour « { $name } » : le livret l’imprime partout où il en parle.
start-variant-row = D’autres points pour une carte.
start-variant-power = Un pouvoir de moins.
# $name (de la variante)
start-variant-question =
    Ce que les règles laissent ouvert, et l’arbitrage. Les phrases correspondantes sont dans locales,
    dans les fichiers { $name }.ftl.

start-variant-more =
    Il y a d’autres façons de changer un jeu. Pour utiliser l’une de celles-ci, enlevez les # qui la précèdent.

# Ce que fait le changement qui suit
start-variant-other-set = Une autre valeur pour un nombre :
start-variant-other-remove = Sans une règle, une étape, une action, un pouvoir ou une ligne de tableau :
start-variant-other-replace-row = D’autres points pour une carte :
start-variant-other-replace-rule = Une règle à la place d’une autre :
start-variant-other-add-rule = Une règle de plus, exception à d’autres (il lui faut aussi une phrase ; la vérification dit laquelle) :
start-variant-other-replace-step = Une étape à la place d’une autre :
start-variant-other-add-step = Une étape de plus :
start-variant-other-replace-action = Une action à la place d’une autre (de même pour un pouvoir) :
start-variant-other-add-power = Un pouvoir de plus (de même pour une action, un nombre, un fait, une zone de cartes, un tableau, une définition, une séquence, une phase) :
start-variant-other-add-question = Ce que les règles laissent ouvert, et l’arbitrage (la vérification dit quelles phrases il y faut) :


## La question qu’une variante peut ajouter, dans le livret

start-question = Et si les règles laissent quelque chose ouvert ?
    .ruling = Tous ceux qui jouent décident ensemble, avant la première manche.
    .reason = Aucune règle ne peut tout prévoir.


## Dans le terminal, sous les fichiers écrits

# $name (du jeu ou de la variante)
start-next = Ensuite : `cambio-spec check { $name }`, puis `cambio-spec build { $name }`.
# $name, $language (la seule où il ait des phrases)
start-next-in = Ensuite : `cambio-spec check { $name }`, puis `cambio-spec build { $name } --lang { $language }`.
