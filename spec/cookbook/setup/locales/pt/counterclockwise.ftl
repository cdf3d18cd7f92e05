variant-counterclockwise = O turno, as cartas e a vez de dar passam para a direita, como em muitos jogos de cartas da América Latina.
    .title = Para a direita
    .holds = players, question-left-players

setup-deal = A começar por quem está à direita do jogador que dá as cartas, { each-player } recebe { $dealt ->
    [1] { $dealt } carta { face-down }
   *[other] { $dealt } cartas { face-down.of-card }
 } e forma à sua frente uma { zone-grid } de { $grid-shape }. Ainda não vale olhar!
    .for = deal dealt from stock to each grid from right of dealer
    .unsaid = zone-stock

setup-begin = O primeiro turno é de quem está à direita do jogador que dá as cartas.
    .for = let active be starter; go to turn
    .for-starter = define starter: right of dealer

finish = Por fim, o turno passa ao próximo jogador à direita.
    .title = Fim do turno
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be right of active
    .unsaid = each-player

standings-rotate = Na rodada seguinte, quem dá as cartas é o próximo jogador à direita que ainda está na partida.
    .for = let dealer be right of dealer; go to setup
