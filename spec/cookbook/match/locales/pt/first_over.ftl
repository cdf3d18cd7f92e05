variant-first-over = A partida acaba assim que um jogador chega ao limite, e vence quem então tiver menos pontos. Ninguém fica só assistindo.
    .title = O primeiro a chegar encerra tudo

about-match = Fazer pontos é ruim. { $rounds ->
    [0] As rodadas se sucedem até que alguém chegue a { $limit } pontos; quem então tiver menos vence a partida.
   *[other] Depois de { $rounds } rodadas, vence a partida quem tiver menos pontos.
 } Se você conhece Golf ou Cabo, vai se sentir em casa.

object = Em cada rodada, você quer ter o menor total de todos. { $rounds ->
    [0] Quando alguém chegar a { $limit } pontos, quer ter menos pontos que todos os outros.
   *[other] Depois de { $rounds } rodadas, quer ter menos pontos que todos os outros.
 }

option-limit = { $rounds ->
    [0] O limite é de { $limit } pontos: quando alguém chega a ele, a partida acaba.
   *[other] Com um número fixo de rodadas, não há limite de pontos.
 }

option-rounds = { $rounds ->
    [0] A partida continua até alguém chegar ao limite. Também dá para combinar 5 ou 7 rodadas.
   *[other] A partida tem { $rounds } rodadas. Ninguém sai dela antes do fim.
 }

over = Assim que alguém tem { $limit } pontos ou mais, está fora da partida todo aquele que não tem o menor número de pontos.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-best = define best: least running of players
    .for-eliminated-under = no
    .for-eliminated-reached = yes when rounds = 0 and running of player > best and ((some players where over of it) or (some everyone where out of it)) overrides under
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player, number-0

match-winner-last = Quem então restar vence a partida. Enquanto ainda houver { $number-2 } ou mais, joga-se outra rodada.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

question-limit-reached = Com exatamente { $limit } pontos, a partida acaba?
    .for = out_at_limit
    .ruling = Acaba: chegar a { $limit } já basta.
    .reason = As edições dizem isso de três maneiras; esta é a mais precisa.

question-match-ends = E se vários empatarem com o menor número de pontos?
    .for = last_one_in
    .ruling = Continuam jogando entre si até que um deles tenha menos. Os outros estão fora.
    .reason = Alguém tem de vencer.
