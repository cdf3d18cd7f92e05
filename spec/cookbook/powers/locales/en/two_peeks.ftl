variant-two-peeks = A seven or an eight shows you two of your cards, not one. Rounds become shorter, as everybody soon knows what they have.
    .title = Two peeks at once
    .holds = question-no-target

peek-own = Look at two face-down cards { zone-grid.own-in }. Only possible while you have at least two.
    .for = power peek_own on 7, 8 optional when size of grid of me > 1: choose mine in grid of me; choose another in grid of me when it is not mine; look at mine; look at another
    .unsaid = number-1
