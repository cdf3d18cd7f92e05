variant-no-last-lap = Qui appelle « Cambio » met aussitôt fin à la manche : on retourne toutes les cartes, et personne n’a plus de tour. C’est court et sans pitié.
    .title = Ce qui est dit est dit
    .holds = example, question-first-call, question-bluff-call, glossary-caller

about = Vous avez devant vous { $dealt } cartes face cachée, et { $with-setup-peek ->
    [yes] vous n’en connaissez au début que quelques-unes
   *[no] vous n’en connaissez aucune
 }. Tour après tour, vous échangez ce que vous savez mauvais contre ce que vous espérez meilleur{ $with-powers ->
    [yes] , vous glissez un coup d’œil là où une carte le permet et vous brouillez ce que vos rivaux croient posséder
   *[no] { "" }
 }. Vous pensez avoir les cartes les moins chères de la table ? Dites « Cambio », et tout est dévoilé.

call = Dites « Cambio » au lieu de piocher : vous êtes l’appelant. La manche s’arrête aussitôt ; on compte les cartes, et personne n’a plus de tour.
    .title = Appeler « Cambio »
    .short = La manche est finie, et l’on retourne toutes les cartes.
    .for = action call in turn when caller is nobody: let caller be me; go to reveal

next-last-lap = On continue ainsi, tour après tour, jusqu’à ce que quelqu’un appelle « Cambio ».
    .for = go to turn

question-second-call = Un autre joueur peut-il appeler « Cambio » aussi ?
    .for = nobody_else
    .ruling = Non. Le premier appel met fin à la manche.
    .reason = Il ne reste plus de tour pour le faire.

glossary-call = Dire « Cambio » et mettre ainsi fin à la manche.
    .term = Appeler
