variant-not-in-first-lap = Nadie puede pegar antes de que todos hayan jugado un turno. Así, una primera carta afortunada en la pila de descarte no ayuda a nadie.
    .title = Sin pegar en la primera vuelta

next-calm = Nadie puede pegar hasta que todos hayan jugado una vez, es decir, hasta que vuelva a tocarle a quien empezó.
    .for = if active is starter then let warm be yes; if not warm then (each player: let missed of me be yes)
    .for-setup-calm = each player: let missed of me be yes
    .unsaid = each-player

question-stick-when = ¿Pegar me cuesta el turno?
    .for = any_time_on_your_turn
    .ruling = No. A partir de la segunda vuelta se añade a lo que haga en su turno —antes, entre medias o después—, y tantas veces como acierte.
    .reason = Las ediciones piden una sola acción, pero dejan pegar en cualquier momento del turno; ambas cosas se cumplen si pegar no cuenta como acción.
