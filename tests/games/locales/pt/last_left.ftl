### O último que resta: o que se diz de outro modo que em Doze cartas.

# $fewest, $most, $direction (clockwise, counterclockwise)
players = Podem jogar de { $fewest } a { $most } pessoas. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }, e quem já saiu da partida é pulado.

object = Pontos são ruins. Em cada rodada, as suas cartas devem somar o mínimo possível; na partida, você quer ser o último que resta.

opener-first = Na primeira rodada, começa quem tem a maior soma nas cartas viradas para cima; nas seguintes, quem encerrou a anterior.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = first of players from starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid

# $limit
over = Quem tem mais de { $limit } pontos depois de uma rodada sai da partida. Se com isso não restasse ninguém, ficam os que têm menos pontos entre os que ainda jogavam.
    .for = define over of player: running of player > limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-passed = yes when over of player
    .for-eliminated-spared = no when running of player = best and (no players where not over of it) overrides passed
    .for-best = define best: least running of players
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

standings-end = Se só resta um jogador, ele venceu a partida.
    .for = if exactly 1 of players where not eliminated of it then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: not eliminated of player
    .unsaid = each-player, number-1

standings-rotate = Senão, quem dá as cartas na rodada seguinte é o próximo jogador à esquerda que ainda está na partida.
    .for = let dealer be left of dealer; go to setup

# $limit
question-all-out = Todos passamos de { $limit } pontos na mesma rodada, e vários têm o menor número. Quem vence?
    .for = lowest_play_on
    .ruling = Ninguém ainda. Esses continuam jogando entre si, com os pontos que têm.
    .reason = Só um pode restar, e para isso uma rodada pode bastar.

question-finisher-out = Encerrei uma rodada e saí da partida com ela. Quem começa a seguinte?
    .for = next_on_the_left
    .ruling = O próximo à sua esquerda que ainda está na partida.
    .reason = Você não pode, mas alguém precisa começar.
