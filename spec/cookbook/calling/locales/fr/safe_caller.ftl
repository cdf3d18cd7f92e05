variant-safe-caller = Personne ne peut plus échanger une carte de celui qui a appelé « Cambio ». On peut encore les regarder, mais qui appelle a fini de jouer.
    .title = Les cartes de l’appelant ne bougent plus
    .holds = question-no-target, question-queen-order

call = Dites « Cambio » au lieu de piocher : vous êtes l’appelant. Votre tour s’arrête là, et tous les autres ont encore un tour. Pour le reste, rien ne change{ $with-powers ->
    [yes] , mais personne ne peut échanger vos cartes
   *[no] { "" }
 }. On n’appelle « Cambio » qu’une fois par manche.
    .title = Appeler « Cambio »
    .short = Tous les autres ont encore un tour, puis on retourne toutes les cartes. Personne d’autre ne peut plus appeler.
    .for = action call in turn when caller is nobody: let caller be me; go to next

blind-swap = Échangez une carte { zone-grid.own-of } contre une carte { zone-grid.opponent-in } autre que l’appelant ; personne ne les regarde. Possible seulement tant qu’un tel adversaire a une carte.
    .for = power blind_swap on J optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs

look-swap = Regardez une carte { zone-grid.own-of } et une carte { zone-grid.opponent-in } autre que l’appelant. Vous { may } ensuite les échanger. Possible seulement tant qu’un tel adversaire a une carte.
    .for = power look_swap on Q optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; look at mine; look at theirs; may swap mine with theirs

question-caller-protected = Les cartes de l’appelant sont-elles à l’abri des autres ?
    .for = no
    .ruling = Des échanges, oui : valets et dames n’agissent pas sur elles. On peut les regarder avec un neuf ou un dix.
    .reason = Qui appelle a fini de jouer ; les autres n’ont plus qu’un tour.
