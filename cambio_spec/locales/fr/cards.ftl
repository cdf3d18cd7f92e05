### Les cartes : ce que montrent leurs coins, et leur nom.


card-index = { $rank ->
    [A] A
    [J] V
    [Q] D
    [K] R
    [joker] Joker
   *[other] { $rank }
 }

rank-name = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
    [joker] joker
   *[other] { $rank }
 }

card-name = { rank-name } de { $suit ->
    [hearts] cœur
    [spades] pique
    [diamonds] carreau
   *[clubs] trèfle
 }
