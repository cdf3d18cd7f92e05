variant-safe-caller = De quem chamou “Cambio” ninguém mais pode trocar nenhuma carta. Espiar ainda pode, mas quem chama já terminou.
    .title = As cartas de quem chamou não saem do lugar
    .holds = question-no-target, question-queen-order

call = Diga “Cambio” em vez de comprar. Seu turno termina aí, e cada um dos outros ainda joga um turno. De resto, o jogo segue como sempre{ $with-powers ->
    [yes] , mas ninguém pode trocar as suas cartas
   *[no] { "" }
 }. Depois que alguém chama “Cambio”, ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = Cada um dos outros joga mais um turno; depois, todas as cartas são reveladas. Ninguém mais pode chamar.
    .for = action call in turn when caller is nobody: let caller be me; go to next

blind-swap = Troque uma carta { zone-grid.own-of } por outra que esteja { zone-grid.opponent-in }, mas não na de quem chamou “Cambio”; ninguém as olha. Só é possível enquanto houver uma carta assim.
    .for = power blind_swap on J optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs

look-swap = Espie uma carta { zone-grid.own-of } e outra que esteja { zone-grid.opponent-in }, mas não na de quem chamou “Cambio”. Depois, você { may } trocá-las. Só é possível enquanto houver uma carta assim.
    .for = power look_swap on Q optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; look at mine; look at theirs; may swap mine with theirs

question-caller-protected = As cartas de quem chamou “Cambio” estão a salvo dos outros?
    .for = no
    .ruling = De trocas, sim: valetes e damas não agem sobre elas. Com um nove ou um dez, dá para espiá-las.
    .reason = Quem chama já terminou; os outros só têm mais um turno.
