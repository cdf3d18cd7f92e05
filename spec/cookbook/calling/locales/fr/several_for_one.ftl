variant-several-for-one = Qui a pioché une carte peut donner pour elle plusieurs cartes égales de sa grille. Elles sont toutes choisies avant que la première soit retournée : qui se trompe montre ses cartes et les garde, et la carte piochée est défaussée.
    .title = Plusieurs cartes pour une

trade =
    .title = En donner plusieurs égales

question-emptied-slot = Puis-je combler un trou que j’ai fait en collant ?
    .for = stays_empty
    .ruling = Pas en collant. Mais quand plusieurs cartes égales partent pour une seule, la carte piochée vient dans le premier trou de la grille.
    .reason = Un échange met une carte à la place d’une autre ; dans un trou, il n’y en a pas.
