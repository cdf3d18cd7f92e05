variant-any-two = Con una jota puede intercambiar dos cartas cualesquiera de la mesa, aunque las dos sean ajenas. Sirve para frenar a quien está a punto de ganar.
    .title = La jota intercambia dos cartas cualesquiera
    .holds = question-no-target, question-caller-protected

blind-swap = Intercambie dos cartas cualesquiera de la mesa, sean de quien sean; nadie las mira.
    .for = power blind_swap on J optional when some players where size of grid of it > 0: choose giver in players when size of grid of it > 0; choose one in grid of giver; choose taker in players when size of grid of it > 0; choose other in grid of taker; swap one with other
    .unsaid = zone-grid
