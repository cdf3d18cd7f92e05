variant-nobody-calls-blind = Seul un joueur qui a vu toutes ses cartes peut appeler « Cambio ». On doit gagner par son adresse, et non par chance.
    .title = On n’appelle pas à l’aveugle
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Si vous connaissez toutes les cartes { zone-grid.own-of }, vous pouvez dire « Cambio » au lieu de piocher : vous êtes l’appelant. Votre tour s’arrête là, et tous les autres ont encore un tour. Pour le reste, rien ne change{ $with-powers ->
    [yes] { "\u202F" }; même vos propres cartes restent à leur merci
   *[no] { "" }
 }. On n’appelle « Cambio » qu’une fois par manche.
    .title = Appeler « Cambio »
    .short = Seulement si vous connaissez toutes vos cartes. Tous les autres ont encore un tour, puis on retourne toutes les cartes. Personne d’autre ne peut plus appeler.
    .for = action call in turn when caller is nobody and (no spots in grid of me where not it is known to me): let caller be me; go to next

question-first-call = À partir de quand puis-je appeler « Cambio » ?
    .for = any_turn
    .ruling = Dès que vous avez vu chaque carte { zone-grid.own-of } – avec n’importe quel total. Une carte que vous n’avez pas vue depuis qu’elle a été échangée, vous ne la connaissez pas.
    .reason = Appeler doit être affaire d’adresse, et non de chance.
