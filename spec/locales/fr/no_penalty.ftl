### Ce que la règle du Cambio sans pénalité dit autrement ; voir cambio.ftl.

question-who-wins-then = Qui gagne quand l’appelant n’a pas le total le plus bas ?
    .for = lowest
    .ruling = Le joueur qui a le total le plus bas, tout comme si un autre avait appelé. L’appelant marque comme n’importe quel autre joueur.
    .reason = Seule la pénalité disparaît.
