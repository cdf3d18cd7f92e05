variant-three-cards-left = Seul un joueur qui a trois cartes au plus peut appeler « Cambio ». Il faut donc en coller au moins une avant de pouvoir mettre fin à la manche.
    .title = Appeler avec trois cartes au plus
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = S’il ne vous reste que { $number-3 } cartes ou moins { zone-grid.own-to }, vous pouvez dire « Cambio » au lieu de piocher : vous êtes l’appelant. Votre tour s’arrête là, et tous les autres ont encore un tour. Pour le reste, rien ne change{ $with-powers ->
    [yes] { "\u202F" }; même vos propres cartes restent à leur merci
   *[no] { "" }
 }. On n’appelle « Cambio » qu’une fois par manche.
    .title = Appeler « Cambio »
    .short = Avec 3 cartes au plus. Tous les autres ont encore un tour, puis on retourne toutes les cartes. Personne d’autre ne peut plus appeler.
    .for = action call in turn when caller is nobody and size of grid of me <= 3: let caller be me; go to next

question-first-call = À partir de quand puis-je appeler « Cambio » ?
    .for = any_turn
    .ruling = Dès que vous vous êtes défait d’une carte – avec n’importe quel total, et même sans connaître toutes celles qui vous restent.
    .reason = Qui veut mettre fin à la manche doit avoir fait quelque chose pour cela.
