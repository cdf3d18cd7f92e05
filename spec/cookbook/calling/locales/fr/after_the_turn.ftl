variant-after-the-turn = On appelle « Cambio » à la fin de son tour, et non à sa place. Vous jouez donc d’abord un tour entier et voyez ce qu’il apporte.
    .title = Appeler à la fin de son tour
    .holds = example, question-first-call, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Quand vous avez pioché ou pris une carte et réglé son sort, vous pouvez dire « Cambio » : vous êtes l’appelant. Tous les autres ont alors encore un tour. Pour le reste, rien ne change{ $with-powers ->
    [yes] { "\u202F" }; même vos propres cartes restent à leur merci
   *[no] { "" }
 }. On n’appelle « Cambio » qu’une fois par manche.
    .title = Appeler « Cambio »
    .short = À la fin de votre tour. Tous les autres ont encore un tour, puis on retourne toutes les cartes. Personne d’autre ne peut plus appeler.
    .for = action call in closing when caller is nobody: let caller be me; go to next

question-no-slot = Je n’ai plus de cartes. Que puis-je encore faire ?
    .for = discard_only
    .ruling = Piocher et défausser ; ensuite, vous pouvez appeler « Cambio ».{ $with-powers ->
    [yes] { " " }Les pouvoirs qui ne portent que sur les cartes des autres vous restent ouverts.
   *[no] { "" }
 }
    .reason = Une nouvelle carte ne peut que remplacer une carte qui est là.
