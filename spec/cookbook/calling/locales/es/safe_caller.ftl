variant-safe-caller = A quien ha cantado nadie puede cambiarle ya ninguna carta. Mirarlas todavía se puede, pero quien canta ha terminado.
    .title = Las cartas de quien canta no se mueven
    .holds = question-no-target, question-queen-order

call = Diga «Cambio» en vez de robar. Con eso acaba su turno, y a cada uno de los demás le queda uno más. En lo demás se juega como siempre{ $with-powers ->
    [yes] , pero nadie puede intercambiar las cartas de usted
   *[no] { "" }
 }. Cuando alguien ha cantado, ya no puede cantar nadie más.
    .title = Cantar «Cambio»
    .short = Los demás juegan un turno más y se descubren todas las cartas. Nadie más puede cantar.
    .for = action call in turn when caller is nobody: let caller be me; go to next

blind-swap = Intercambie una carta { zone-grid.own-of } por otra que esté { zone-grid.opponent-in }, pero no en la de quien ha cantado; nadie las mira. Solo es posible mientras haya una carta así.
    .for = power blind_swap on J optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs

look-swap = Mire una carta { zone-grid.own-of } y otra que esté { zone-grid.opponent-in }, pero no en la de quien ha cantado. Después { may } intercambiarlas. Solo es posible mientras haya una carta así.
    .for = power look_swap on Q optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; look at mine; look at theirs; may swap mine with theirs

question-caller-protected = ¿Están a salvo de los demás las cartas de quien ha cantado?
    .for = no
    .ruling = De los intercambios, sí: las jotas y las reinas no actúan sobre ellas. Con un nueve o un diez se pueden mirar.
    .reason = Quien canta ha terminado; a los demás solo les queda un turno.
