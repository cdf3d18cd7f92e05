variant-any-two = With a jack you may swap any two cards on the table, even two that belong to others. It lets you stop whoever is about to win.
    .title = The jack swaps any two cards
    .holds = question-no-target, question-caller-protected

blind-swap = Swap any two cards on the table, whosever they are; nobody looks at either of them.
    .for = power blind_swap on J optional when some players where size of grid of it > 0: choose giver in players when size of grid of it > 0; choose one in grid of giver; choose taker in players when size of grid of it > 0; choose other in grid of taker; swap one with other
    .unsaid = zone-grid
