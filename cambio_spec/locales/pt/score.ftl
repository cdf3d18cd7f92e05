### O que o árbitro diz do fim de uma rodada.

referee-title = Pelas regras de { $ruleset }:

referee-running = Até aqui

referee-out = fora

referee-announced = `{ $decision }`: { $value }
referee-announced-of = `{ $decision }` de { $about }: { $value }

referee-leaving = { ALL($players_list) } { COUNT($players_list) ->
    [one] sai
   *[other] saem
 } da partida.
referee-winner = { ALL($players_list) } { COUNT($players_list) ->
    [one] vence
   *[other] vencem
 } a partida
# $clause (o que foi decidido, com as palavras do jogo)
referee-said = { $clause }.
referee-over = A partida acabou.
referee-goes-on = A partida continua.

referee-players = { ALL($players_list) }
referee-because = Porque “{ $because }”.
referee-rule = Regra `{ $rule }`, { $place }
