variant-first-over = La partie s’arrête dès qu’un joueur atteint la limite, et celui qui a le moins de points gagne. Personne ne reste à regarder les autres.
    .title = Le premier à la limite arrête tout

about-match = Les points, ici, sont à fuir. { $rounds ->
    [0] Les manches se suivent jusqu’à ce qu’un joueur atteigne { $limit } points ; celui qui en a alors le moins gagne la partie.
   *[other] On joue { $rounds } manches ; le joueur qui a alors le moins de points gagne la partie.
 } Si vous avez déjà joué au golf ou au Cabo, vous serez tout de suite en terrain connu.

object = À chaque manche, visez le total le plus bas de la table. { $rounds ->
    [0] Quand un joueur atteint { $limit } points, il faut avoir le moins de points de tous.
   *[other] Au bout de { $rounds } manches, il faut avoir le moins de points de tous.
 }

option-limit = { $rounds ->
    [0] La limite est fixée à { $limit } points : dès qu’un joueur l’atteint, la partie est finie.
   *[other] Quand le nombre de manches est fixé, il n’y a pas de limite de points.
 }

option-rounds = { $rounds ->
    [0] La partie dure jusqu’à ce qu’un joueur atteigne la limite. Ou bien vous convenez de 5 ou 7 manches.
   *[other] La partie compte { $rounds } manches. Personne ne la quitte avant.
 }

over = Dès qu’un joueur a { $limit } points ou plus, tous ceux qui n’ont pas le moins de points sont éliminés.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-best = define best: least running of players
    .for-eliminated-under = no
    .for-eliminated-reached = yes when rounds = 0 and running of player > best and ((some players where over of it) or (some everyone where out of it)) overrides under
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player, number-0

match-winner-last = Le joueur qui reste alors gagne la partie. Tant qu’il en reste { $number-2 } ou plus, jouez une nouvelle manche.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

question-limit-reached = Avec { $limit } points tout juste, la partie est-elle finie ?
    .for = out_at_limit
    .ruling = Oui : atteindre { $limit } suffit.
    .reason = Les éditions le disent de trois façons ; celle-ci est la plus précise.

question-match-ends = Et si plusieurs partagent le plus petit nombre de points ?
    .for = last_one_in
    .ruling = Ils continuent entre eux jusqu’à ce que l’un d’eux en ait moins. Les autres sont éliminés.
    .reason = Il faut bien que quelqu’un gagne.
