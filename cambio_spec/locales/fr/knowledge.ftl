### Ce que les règles trahissent, et qui passe d’abord : constats CAM33x et CAM34x

leak = { $way ->
    [offer] `{ $rule }` trahit une carte cachée : { $player } a vu la même chose dans les deux donnes, mais « { $move } » n’est permis que dans l’une d’elles.
   *[event] `{ $rule }` trahit une carte cachée : { $player } a vu la même chose dans les deux donnes, mais après « { $move } » la suite n’est pas la même.
 }
leak-label = { $way ->
    [offer] qui peut le faire dépend d’une carte cachée
   *[event] ce qui se passe dépend d’une carte cachée
 }
leak-help = { $way ->
    [offer] Permettez-le quelles que soient les cartes cachées, et n’en faites dépendre la suite qu’une fois la carte retournée : `turn … up; if … then … else …`.
   *[event] Retournez la carte, ou montrez-la à tout le monde, avant que quoi que ce soit n’en dépende.
 }
leak-bounded = Aucune donne n’a été trouvée où `{ $rule }` trahit une carte cachée, mais il n’est pas prouvé qu’il n’y en a pas.
leak-bounded-help = Ne faites dépendre cela que de cartes visibles, ou connues de la personne concernée : on pourra alors le prouver.
frame-deals = La première des deux donnes, à { $count ->
    [0] zéro joueur
    [one] un joueur
   *[other] { $count } joueurs
 } :
frame-deals-other = La seconde :
frame-moves-then = Ce qui se fait ensuite :
bound-deals = { $count ->
    [0] zéro donne
    [one] une donne
   *[other] { $count } donnes
 }
