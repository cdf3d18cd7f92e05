### Was die Schiedsstelle über das Ende einer Runde sagt.

referee-title = Nach den Regeln von { $ruleset }:

# Über der Spalte mit dem Punktestand der Partie
referee-running = Stand

# Hinter dem Namen von jemandem, der schon vor dieser Runde ausgeschieden ist
referee-out = ausgeschieden

referee-announced = `{ $decision }`: { $value }
referee-announced-of = `{ $decision }` von { $about }: { $value }

referee-leaving = { ALL($players_list) } { COUNT($players_list) ->
    [one] scheidet
   *[other] scheiden
 } aus.
referee-winner = { ALL($players_list) } { COUNT($players_list) ->
    [one] gewinnt
   *[other] gewinnen
 } die Partie
referee-said = { $clause }.
referee-over = Die Partie ist vorbei.
referee-goes-on = Die Partie geht weiter.

referee-players = { ALL($players_list) }
referee-because = Grund: „{ $because }“.
referee-rule = Regel `{ $rule }`, { $place }
