variant-any-two = Com um valete, você pode trocar duas cartas quaisquer da mesa, mesmo que as duas sejam de outros. Serve para segurar quem está para vencer.
    .title = O valete troca duas cartas quaisquer
    .holds = question-no-target, question-caller-protected

blind-swap = Troque duas cartas quaisquer da mesa, sejam de quem forem; ninguém as olha.
    .for = power blind_swap on J optional when some players where size of grid of it > 0: choose giver in players when size of grid of it > 0; choose one in grid of giver; choose taker in players when size of grid of it > 0; choose other in grid of taker; swap one with other
    .unsaid = zone-grid
