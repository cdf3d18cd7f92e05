variant-not-in-last-lap = Cuando alguien ha cantado, ya nadie puede pegar. Quien canta solo tiene que temer lo que hay en la mesa.
    .title = Sin pegar en la última vuelta

call = Diga «Cambio» en vez de robar. Con eso acaba su turno, y a cada uno de los demás le queda uno más, en el que ya nadie puede pegar. En lo demás se juega como siempre{ $with-powers ->
    [yes] ; ni siquiera sus propias cartas están a salvo
   *[no] { "" }
 }. Cuando alguien ha cantado, ya no puede cantar nadie más.
    .title = Cantar «Cambio»
    .short = Los demás juegan un turno más, sin pegar, y se descubren todas las cartas. Nadie más puede cantar.
    .for = action call in turn when caller is nobody: let caller be me; go to next
    .for-next-quiet = if caller is not nobody then (each player: let missed of me be yes)
    .unsaid = each-player

question-stick-when = ¿Pegar me cuesta el turno?
    .for = any_time_on_your_turn
    .ruling = No. Se añade a lo que haga en su turno —antes, entre medias o después—, y tantas veces como acierte. Solo cuando alguien ha cantado se acaba.
    .reason = Las ediciones piden una sola acción, pero dejan pegar en cualquier momento del turno; ambas cosas se cumplen si pegar no cuenta como acción.

question-last-turns = ¿Son distintos los últimos turnos?
    .for = normal_turns
    .ruling = Sí: nadie puede cantar ni pegar. Los poderes actúan como siempre.
    .reason = Quien ha cantado debe poder fiarse de las cartas.
