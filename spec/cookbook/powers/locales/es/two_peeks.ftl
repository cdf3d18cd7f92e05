variant-two-peeks = Un siete o un ocho le enseña dos de sus cartas en vez de una. Las rondas son más cortas, porque todos saben pronto lo que tienen.
    .title = Dos miradas a la vez
    .holds = question-no-target

peek-own = Mire dos cartas boca abajo { zone-grid.own-of }. Solo es posible mientras le queden al menos dos.
    .for = power peek_own on 7, 8 optional when size of grid of me > 1: choose mine in grid of me; choose another in grid of me when it is not mine; look at mine; look at another
    .unsaid = number-1
