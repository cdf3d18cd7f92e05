variant-one-lap-first = Personne ne peut appeler « Cambio » avant que chacun ait joué un tour. Une manche finie avant d’avoir commencé n’amuse guère les autres.
    .title = Pas d’appel au premier tour
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Dès que chacun a joué un tour, vous pouvez dire « Cambio » au lieu de piocher : vous êtes l’appelant. Votre tour s’arrête là, et tous les autres ont encore un tour. Pour le reste, rien ne change{ $with-powers ->
    [yes] { "\u202F" }; même vos propres cartes restent à leur merci
   *[no] { "" }
 }. On n’appelle « Cambio » qu’une fois par manche.
    .title = Appeler « Cambio »
    .short = Pas avant que chacun ait joué. Tous les autres ont encore un tour, puis on retourne toutes les cartes. Personne d’autre ne peut plus appeler.
    .for = action call in turn when warm and caller is nobody: let caller be me; go to next
    .for-next-warming = if active is starter then let warm be yes

question-first-call = À partir de quand puis-je appeler « Cambio » ?
    .for = any_turn
    .ruling = À votre deuxième tour – avec n’importe quel total, et même sans connaître toutes vos cartes.
    .reason = Dès le premier, ce ne serait que de la chance.
