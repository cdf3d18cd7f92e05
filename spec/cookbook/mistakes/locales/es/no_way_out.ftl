variant-no-way-out = Terminar el turno parecía una acción que no hace falta, y se quitó. Pero sin ella nadie puede seguir.
    .title = Un callejón sin salida

next-pass-on = Después le toca al jugador siguiente.
    .for = each player: let missed of me be no; let active be left of active
    .unsaid = each-player
