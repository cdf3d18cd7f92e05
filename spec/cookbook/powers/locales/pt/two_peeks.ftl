variant-two-peeks = Um sete ou um oito mostra a você duas das suas cartas, e não uma. As rodadas ficam mais curtas, pois todos logo sabem o que têm.
    .title = Duas espiadas de uma vez
    .holds = question-no-target

peek-own = Espie duas cartas viradas para baixo { zone-grid.own-in }. Só é possível enquanto restarem pelo menos duas.
    .for = power peek_own on 7, 8 optional when size of grid of me > 1: choose mine in grid of me; choose another in grid of me when it is not mine; look at mine; look at another
    .unsaid = number-1
