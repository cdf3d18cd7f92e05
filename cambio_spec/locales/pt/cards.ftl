### Cartas: o que elas mostram nos cantos e como se chamam. Os baralhos vendidos no Brasil trazem
### as letras A, J, Q e K e, nos coringas, a palavra Joker.


card-index = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
    [joker] Joker
   *[other] { $rank }
 }

rank-name = { $rank ->
    [A] ás
    [J] valete
    [Q] dama
    [K] rei
    [joker] coringa
   *[other] { $rank }
 }

card-name = { rank-name } de { $suit ->
    [hearts] copas
    [spades] espadas
    [diamonds] ouros
   *[clubs] paus
 }
