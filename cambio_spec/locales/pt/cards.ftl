### Cartas: como elas aparecem nos livros e como se chamam. Os baralhos vendidos no Brasil trazem
### as letras A, J, Q e K.


card-index = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
    [joker] Coringa
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
