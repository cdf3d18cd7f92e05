variant-forgotten-tie = Qui a moins que tous les autres marque 0 point, les autres marquent leur total. Mais que marquent ceux qui partagent le total le plus bas ? Chaque cas a besoin d’une réponse.
    .title = Une égalité oubliée
    .holds = question-tied-others

score-others = Qui n’a pas le total le plus bas marque son total.
    .why = total compté tel quel
    .for = total of player when total of player > lowest
    .for-lowest = define lowest: least total of players

score-winner = Qui a moins que tous les autres marque { $value ->
    [one] { $value } point
   *[other] { $value } points
 }.
    .why = total le plus bas
    .for = 0 when alone of player
