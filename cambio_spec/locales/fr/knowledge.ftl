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
leak-bounded = Aucune donne n’a été trouvée où `{ $rule }` trahit une carte cachée, mais il n’est pas prouvé qu’il n’y en ait pas.
leak-bounded-help = Ne faites dépendre cela que de cartes visibles, ou connues de la personne concernée : on pourra alors le prouver.
leak-unknown = On ne sait pas si `{ $ruleset }` trahit une carte cachée : le temps a manqué.
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

race = { $way ->
    [shut] Aucune règle ne dit qui passe d’abord, et ce n’est pas indifférent : après « { $first } », « { $second } » n’est plus possible.
   *[differs] Aucune règle ne dit qui passe d’abord, et ce n’est pas indifférent : « { $first } » et « { $second } » mènent à autre chose dans l’ordre inverse.
 }
race-label = plusieurs peuvent le faire en même temps, ou en même temps que : { ALL($others_list) }
race-help = Dites comment cela se décide, dans une question sur l’ordre : `question …, ordering ruled … by { $rule }`. Ou n’interrogez qu’une personne à la fois : `when me is …`.
race-help-in-yaml = Dites comment cela se décide, dans une question sur l’ordre : `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Ou n’interrogez qu’une personne à la fois : `when me is …`.
race-bounded = Il n’est pas prouvé que l’ordre soit indifférent pour `{ $rule }`, mais on n’a trouvé aucune table où il ne le soit pas. Les autres actions : { ALL($others_list) }.
race-bounded-help = Dites comment cela se décide, dans une question sur l’ordre : `question …, ordering ruled … by { $rule }`. Il n’y a alors rien à prouver.
race-bounded-help-in-yaml = Dites comment cela se décide, dans une question sur l’ordre : `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Il n’y a alors rien à prouver.
race-unknown = On ne sait pas si, dans `{ $ruleset }`, l’ordre est indifférent : le temps a manqué.
frame-moves-race = Ce que deux personnes peuvent faire en même temps :
bound-races = { $count ->
    [0] zéro paire de coups
    [one] une paire de coups
   *[other] { $count } paires de coups
 }

## The matrix of races

races = Qui passe d’abord
races-none = Dans `{ $ruleset }`, personne ne peut agir en dehors de son tour.
races-phase = Phase
races-actions = Actions de deux personnes
races-verdict = Quand les deux le veulent
races-alone = une personne à la fois
races-independent = ordre indifférent
races-ordered = la question `{ $question }` décide
races-matters = non décidé, et ce n’est pas indifférent
races-open = on ne sait pas si c’est indifférent
races-intro = Là où plusieurs peuvent agir dans la même phase, voici, pour chaque paire d’actions, ce qui se passe quand deux personnes le veulent en même temps : d’après les règles des jeux fournis, et avec les variantes et options qui y changent quelque chose. Une paire qui n’est ni indépendante ni décidée serait un constat ({ $CAM340 }). `cambio-spec list --races` montre la même chose pour vos propres règles.
