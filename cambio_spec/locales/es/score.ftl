### Lo que se dice al contar el final de una ronda.

referee-title = Según las reglas de { $ruleset }:

# Encima de la columna con los puntos de la partida
referee-running = Hasta ahora

# Detrás del nombre de quien quedó fuera antes de esta ronda
referee-out = fuera

referee-announced = `{ $decision }`: { $value }
referee-announced-of = `{ $decision }` de { $about }: { $value }

referee-leaving = { ALL($players_list) } { COUNT($players_list) ->
    [one] queda
   *[other] quedan
 } fuera de la partida.
referee-winner = { ALL($players_list) } { COUNT($players_list) ->
    [one] gana
   *[other] ganan
 } la partida
# $clause (lo que se decidió, con las palabras del juego)
referee-said = { $clause }.
referee-over = La partida ha terminado.
referee-goes-on = La partida continúa.

referee-players = { ALL($players_list) }
referee-because = Porque «{ $because }».
referee-rule = Regla `{ $rule }`, { $place }
