variant-all-known = Chacun peut regarder toutes ses cartes avant le premier tour. Idéal avec des enfants : il leur suffit de retenir, sans rien deviner.
    .title = Toutes les cartes connues
    .holds = question-peek-when

about = Vous avez devant vous { $dealt } cartes face cachée, et vous les avez toutes vues, une fois. Tour après tour, vous échangez ce que vous savez mauvais contre ce que vous espérez meilleur{ $with-powers ->
    [yes] , vous glissez un coup d’œil là où une carte le permet et vous brouillez ce que vos rivaux croient posséder
   *[no] { "" }
 }. Vous pensez avoir les cartes les moins chères de la table ? Dites « Cambio » : les autres ont encore chacun un tour, puis tout est dévoilé.

setup-peek = Maintenant, { each-player } regarde, une seule fois, toutes les cartes de sa { zone-grid }. À partir de là, il faut se fier à sa mémoire.
    .for = each player: look at grid of me
