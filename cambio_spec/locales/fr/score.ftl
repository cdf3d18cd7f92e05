### Ce que dit l’arbitre de la fin d’une manche.

# $ruleset
referee-title = D’après les règles du jeu { $ruleset } :

# Au-dessus de la colonne des points marqués dans la partie jusqu’ici ; sans argument
referee-running = Cumul

# Derrière le nom d’un joueur qui a quitté la partie avant cette manche ; sans argument
referee-out = hors de la partie

# $decision (comme le jeu de règles l’appelle), $value
referee-announced = `{ $decision }` : { $value }
# $decision, $about (un joueur ou une carte), $value
referee-announced-of = `{ $decision }` pour { $about } : { $value }

# $players_list
referee-leaving = { ALL($players_list) } { COUNT($players_list) ->
    [one] quitte
   *[other] quittent
 } la partie.
# $players_list (qui a gagné, avec ses partenaires s’il y en a)
referee-winner = { ALL($players_list) } { COUNT($players_list) ->
    [one] gagne
   *[other] gagnent
 } la partie
# $clause (ce qui a été décidé, avec les mots du jeu)
referee-said = { $clause }.
# sans argument
referee-over = La partie est finie.
referee-goes-on = La partie continue.

# Devant la raison pour laquelle ils ont obtenu cela : $players_list
referee-players = { ALL($players_list) }
# $because (la raison que donne le fichier de règles)
referee-because = Raison : « { $because } ».
# $rule, $place (fichier et ligne)
referee-rule = Règle `{ $rule }`, { $place }
