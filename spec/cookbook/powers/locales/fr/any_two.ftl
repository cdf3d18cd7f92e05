variant-any-two = Avec un valet, vous pouvez échanger deux cartes quelconques de la table, même si elles sont toutes deux à d’autres. De quoi arrêter celui qui s’apprête à gagner.
    .title = Le valet échange deux cartes quelconques
    .holds = question-no-target, question-caller-protected

blind-swap = Échangez deux cartes quelconques de la table, à qui qu’elles soient ; personne ne les regarde.
    .for = power blind_swap on J optional when some players where size of grid of it > 0: choose giver in players when size of grid of it > 0; choose one in grid of giver; choose taker in players when size of grid of it > 0; choose other in grid of taker; swap one with other
    .unsaid = zone-grid
