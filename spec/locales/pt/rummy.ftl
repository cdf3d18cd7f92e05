### Cambio rummy em português do Brasil: o que ele diz de outro modo que o jogo.

object = Em cada rodada, você quer ter menos pontos que todos. Ao longo da partida, quer ser o último abaixo de { $limit } pontos.

players = Jogam de { $fewest } a { $most } pessoas, cada uma por si. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }, e quem já saiu da partida é pulado.

score-beaten = Você marca o que as suas cartas somam. Se chamou e não venceu a rodada, marca ainda mais { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }.
    .why = chamou e perdeu: mais { $penalty }
    .why-score-own = os pontos das próprias cartas
    .for = total of player + penalty when player is caller and not won of player overrides own
    .for-score-own = total of player

reveal-count = Anote os pontos que { each-player } marca e some-os aos das rodadas anteriores.
    .for = each player: (announce score of me; announce won of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

example = Um exemplo: { $caller } chamou, e as cartas foram reveladas.
    .about = call

over = Com { $limit } pontos ou mais, você está fora.
    .for = define over of player: running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = Se com isso não sobrar ninguém, quem tiver menos pontos fica e continua jogando.
    .for = no when running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

standings-end = O último que restar vence a partida. Enquanto houver { $number-2 } ou mais, joga-se outra rodada.
    .for = announce match_winner; if match_winner is not nobody then end match
    .for-match-winner-last = first of players where not eliminated of it when exactly 1 of players where not eliminated of it
    .for-match-winner-nobody-yet = nobody when at least 2 of players where not eliminated of it
    .for-standings-again = go to setup

standings-lead = Se a rodada tirou da partida quem a venceu, a seguinte começa com o próximo à esquerda que ainda está na partida.
    .for = let starter be first of players from starter

question-larger-tables = Somos mais de { $most }. Dá para jogar?
    .ruling = Com dois baralhos, até doze podem.
    .reason = O artigo recomenda vários baralhos sem dizer quantos.
    .for = two_packs

question-beaten = Chamei, empatei com o menor número de pontos e perdi no desempate. Isso conta como derrota?
    .ruling = Conta. Você paga, a não ser que vença a rodada.
    .reason = Um empate que outro vence é uma derrota.
    .for = did_not_win

question-penalty-on-top = Os { $penalty } pontos tomam o lugar do que as minhas cartas somam?
    .ruling = Não, eles se somam a isso.
    .reason = O artigo fala em somá-los a uma pontuação; portanto, já existe uma.
    .for = added

question-winner-scores = Quem vence uma rodada não marca nada?
    .ruling = Quem vence marca o que as suas cartas somam, como todos os outros.
    .reason = Só há exceção para quem chama e perde.
    .for = own_total

question-all-out = E se todos nós chegarmos a { $limit } pontos na mesma rodada?
    .ruling = Quem tem menos pontos fica. Se for um só, venceu a partida.
    .reason = Alguém tem de vencer.
    .for = lowest_play_on

question-winner-out = Venci a rodada, mas ela me tirou da partida. Quem começa a seguinte?
    .ruling = O próximo à sua esquerda que ainda está na partida.
    .reason = Você não pode, mas alguém tem de começar.
    .for = next_on_the_left

glossary-match = Todas as rodadas, até restar um só jogador.
    .term = Partida

fact-out = fora da partida
    .yes = você está fora da partida
    .no = você ainda está na partida
    .let-yes = Agora você está fora da partida
    .let-no = Você está de volta à partida

fact-running = pontos até aqui
    .set = Os seus pontos até aqui passam a ser { $value }
