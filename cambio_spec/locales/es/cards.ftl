### Cartas: lo que se ve en sus esquinas y cómo se llaman.


card-index = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
    [joker] Comodín
   *[other] { $rank }
 }

rank-name = { $rank ->
    [A] as
    [J] jota
    [Q] reina
    [K] rey
    [joker] comodín
   *[other] { $rank }
 }

card-name = { rank-name } de { $suit ->
    [hearts] corazones
    [spades] picas
    [diamonds] diamantes
   *[clubs] tréboles
 }
