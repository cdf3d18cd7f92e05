variant-two-peeks = Eine Sieben oder Acht zeigt Ihnen zwei Ihrer Karten statt einer. Die Runden werden kürzer, weil alle bald wissen, was sie haben.
    .title = Zwei Blicke auf einmal
    .holds = question-no-target

peek-own = Sehen Sie sich zwei verdeckte Karten { zone-grid.own-in } an. Nur möglich, solange dort mindestens zwei liegen.
    .for = power peek_own on 7, 8 optional when size of grid of me > 1: choose mine in grid of me; choose another in grid of me when it is not mine; look at mine; look at another
    .unsaid = number-1
