### Karten: was in ihren Ecken steht und wie sie heißen.


card-index = { $rank ->
    [A] A
    [J] B
    [Q] D
    [K] K
    [joker] Joker
   *[other] { $rank }
 }

rank-name = { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
    [joker] Joker
   *[other] { $rank }
 }

card-name = { $suit ->
    [hearts] Herz
    [spades] Pik
    [diamonds] Karo
   *[clubs] Kreuz
 }-{ rank-name }
