variant-one-peek = Avant le premier tour, vous ne regardez qu’une seule carte, celle que vous voulez. Moins on en sait, plus il faut de temps avant que quelqu’un ose appeler « Cambio ».
    .title = Un seul coup d’œil
    .holds = question-peek-when

setup-peek = Maintenant, { each-player } regarde, une seule fois, une carte de sa { zone-grid }, au choix. À partir de là, il faut se fier à sa mémoire.
    .for = each player: (choose known in grid of me; look at known)
