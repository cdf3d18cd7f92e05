variant-never-applies = Personne ne doit marquer plus de 50 points. Mais quatre cartes ne vont jamais jusque-là : la règle ne dit rien du tout.
    .title = Une règle qui ne s’applique jamais

score-mercy = Si votre total dépasse { $number-50 }, vous marquez { $value ->
    [one] { $value } point
   *[other] { $value } points
 }.
    .why = jamais plus que cela
    .for = 50 when total of player > 50 overrides others
