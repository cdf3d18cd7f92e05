variant-any-two = Mit einem Buben dürfen Sie zwei beliebige Karten auf dem Tisch tauschen, auch zwei fremde. So lässt sich aufhalten, wer gerade zu gewinnen droht.
    .title = Der Bube tauscht zwei beliebige Karten
    .holds = question-no-target, question-caller-protected

blind-swap = Tauschen Sie zwei beliebige Karten auf dem Tisch, ganz gleich, wem sie gehören; niemand sieht sie an.
    .for = power blind_swap on J optional when some players where size of grid of it > 0: choose giver in players when size of grid of it > 0; choose one in grid of giver; choose taker in players when size of grid of it > 0; choose other in grid of taker; swap one with other
    .unsaid = zone-grid
