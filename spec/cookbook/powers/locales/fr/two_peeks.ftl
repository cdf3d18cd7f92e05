variant-two-peeks = Un sept ou un huit vous montre deux de vos cartes au lieu d’une. Les manches sont plus courtes, car chacun sait vite ce qu’il a.
    .title = Deux coups d’œil à la fois
    .holds = question-no-target

peek-own = Regardez deux cartes face cachée { zone-grid.own-of }. Possible seulement tant qu’il vous en reste au moins deux.
    .for = power peek_own on 7, 8 optional when size of grid of me > 1: choose mine in grid of me; choose another in grid of me when it is not mine; look at mine; look at another
    .unsaid = number-1
