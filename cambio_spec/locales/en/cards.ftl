### Cards: what their corners show, and what they are called.


# $rank (A, 2 to 10, J, Q, K, joker)
card-index = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
    [joker] Joker
   *[other] { $rank }
 }

# $rank
rank-name = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
    [joker] joker
   *[other] { $rank }
 }

# $rank, $suit (hearts, spades, diamonds, clubs)
card-name = { rank-name } of { $suit ->
    [hearts] hearts
    [spades] spades
    [diamonds] diamonds
   *[clubs] clubs
 }
