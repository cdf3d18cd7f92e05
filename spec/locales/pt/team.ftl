### O que as edições dizem de outro modo sobre o Cambio em duplas; veja cambio.ftl.

players = Jogam { ANY($counts_list) } pessoas, em duplas. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }, e a dupla que já saiu da partida é pulada.

partners = Os parceiros se sentam frente a frente, e assim as duplas se alternam. Um parceiro não é um oponente: os poderes que mexem com as cartas de um oponente não alcançam as dele.
    .for = partners when it is opposite of me
    .for-opposite-of-four = neighbour of neighbour of player when number of everyone = 4
    .for-opposite-of-six = neighbour of neighbour of neighbour of player when number of everyone = 6
    .unsaid = number-4, number-6

object = Em cada rodada, você e seu parceiro querem ter o menor total de todas as duplas. { $rounds ->
    [0] Ao longo da partida, querem ser a última dupla que ainda não chegou a { $limit } pontos.
   *[other] Depois de { $rounds } rodadas, querem ter menos pontos que todas as outras duplas.
 }

about-match = Fazer pontos é ruim. { $rounds ->
    [0] As rodadas se sucedem até que uma só dupla continue abaixo de { $limit } pontos: é ela quem vence a partida.
   *[other] Depois de { $rounds } rodadas, vence a partida a dupla que tiver menos pontos.
 } Se você conhece Golf ou Cabo, vai se sentir em casa.

option-rounds = { $rounds ->
    [0] A partida continua até restar uma só dupla. Também dá para combinar 5 ou 7 rodadas.
   *[other] A partida tem { $rounds } rodadas. Nenhuma dupla sai dela antes do fim.
 }

total = O total de uma dupla é a soma dos pontos de todas as cartas dos dois parceiros.
    .for = define total of player: sum points of cards in grid of player + sum points of cards in grid of opposite of player
    .unsaid = zone-grid

score-miscalled = Se um de vocês chamou “Cambio” e outra dupla tem um total menor ou igual ao de vocês, cada um dos dois marca o total da dupla mais { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }.
    .why = a dupla chamou e perdeu: mais { $penalty }
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller

score-tied-caller = { $with-score-miscalled ->
    [yes] Mas, se
   *[no] Se
 } um de vocês chamou “Cambio” e a dupla está entre as empatadas no menor total, isso conta como vitória: cada um dos dois marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }{ $with-score-miscalled ->
    [yes] { " " }e não paga penalidade
   *[no] { "" }
 }.
    .why = a dupla chamou e empatou no menor total
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller
    .for-lowest = define lowest: least total of players

score-emptied = Quando nenhum dos dois parceiros tem mais cartas, cada um marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 } em qualquer caso, tenham chamado “Cambio” ou não.
    .why = nenhuma carta na dupla
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0 and size of grid of opposite of player = 0
    .unsaid = zone-grid

match-winner-last = A última dupla que restar vence a partida: os dois parceiros. Enquanto ainda houver mais de uma, joga-se outra rodada.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 2 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 3 of players where not eliminated of it)
    .unsaid = number-2, number-3

match-winner-fewest = No fim, a dupla com menos pontos vence a partida.
    .for = first of players where running of it = best when finished and (exactly 2 of players where running of it = best)
    .for-best = define best: least running of players
    .unsaid = number-2

match-winner-still-tied = Se duas ou mais duplas empatarem com o menor número de pontos, jogam entre si uma rodada de desempate, e as outras ficam de fora; os pontos anteriores continuam valendo.
    .for = nobody when finished and (at least 3 of players where running of it = best)
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes
    .unsaid = each-player, number-3

question-caller-tie = Nossa dupla chamou “Cambio” e empatou com outra no menor total. Pagamos a penalidade de { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }?
    .ruling = Não, vocês marcam o mesmo que quem vence. Quem empatou com vocês marca o próprio total.
    .reason = As edições dizem as duas coisas; o trecho sobre empates é o mais exato.
    .for = no_penalty
    .about = score.miscalled, score.tied_caller

question-partner-seats = Quem são os parceiros, e onde se sentam?
    .ruling = Dois jogadores sentados frente a frente são parceiros: com seis jogadores, há três duplas.
    .reason = As edições falam em duplas; sentadas assim, elas se alternam.
    .for = opposite_in_pairs

question-partner-is-opponent = Posso usar um poder para espiar ou trocar as cartas do meu parceiro?
    .ruling = Não. Só as cartas das outras duplas são de oponentes.
    .reason = Os poderes falam em oponentes.
    .for = no
    .about = powers

question-partners-last-turn = Meu parceiro chamou “Cambio”. Eu ainda jogo um turno?
    .ruling = Joga, como todos os outros.
    .reason = Todos os jogadores, menos quem chamou, têm um último turno.
    .for = has_one

question-team-penalty = Os dois parceiros pagam a penalidade por chamar errado?
    .ruling = A dupla pontua como se fosse um só jogador: { $penalty ->
    [0] os { $penalty } pontos se somam
    [one] { $penalty } ponto se soma
   *[other] os { $penalty } pontos se somam
 } uma única vez aos pontos da dupla, que se anotam para os dois.
    .reason = As edições dão pontos à dupla, não a cada um.
    .for = once_for_the_team
    .about = score.miscalled

question-team-out = Um parceiro pode sair da partida e o outro ficar?
    .ruling = Não. Os dois sempre têm os mesmos pontos e saem juntos.
    .reason = As edições contam juntas as cartas de uma dupla.
    .for = both_leave

question-all-out = E se todas as duplas chegarem a { $limit } pontos na mesma rodada?
    .for = lowest_play_on
    .ruling = As duplas com menos pontos continuam. Se for só uma, ela venceu a partida; se forem mais, jogam uma rodada de desempate.
    .reason = Alguém tem de vencer.

glossary-total = Os pontos das cartas dos dois parceiros, somados.
    .term = Total

question-left-players = Quem saiu da partida ainda dá as cartas ou joga?
    .ruling = Não. Nos dois casos, pula-se a dupla inteira.
    .reason = Quem saiu não tem cartas com que jogar.
    .for = skipped

question-match-ends = A partida acaba quando sai a primeira dupla?
    .ruling = Não, as outras continuam até restar uma só.
    .reason = A introdução das edições dá essa impressão; o capítulo sobre a vitória diz outra coisa.
    .for = last_one_in

question-deciding-round = O que conta em uma rodada de desempate?
    .ruling = Tudo: os pontos dela se somam aos anteriores.
    .reason = As edições só dizem que há essa rodada.
    .for = tied_play_on
    .about = finished

option-tied-both = { $tied-both ->
    [yes] As duplas que empatam no menor total com a de quem chamou “Cambio” também marcam 0 pontos.
   *[no] Se a dupla de quem chamou “Cambio” empata com outras no menor total, só ela marca 0 pontos. Também dá para combinar que todas as empatadas marquem 0.
 }

option-empty-wins = { $empty-wins ->
    [yes] Quando os dois de uma dupla se livram das últimas cartas ao colar, a rodada acaba na hora.
   *[no] A rodada continua quando uma dupla fica sem cartas. Também dá para combinar que ela acabe ali mesmo.
 }

question-empty-grid = Se eu ficar sem cartas, venço na hora?
    .for = zero_and_play_on
    .ruling = Não. A rodada continua, e as cartas do seu parceiro ainda contam. Só quando nenhum dos dois tem mais cartas é que cada um marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }, mesmo que um de vocês chame “Cambio”.
    .reason = As cartas de uma dupla contam juntas; encerrar a rodada ali mesmo fica a critério das regras da casa.

score-winner = A dupla que tem o menor total marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }; cada uma das outras marca o próprio total. Se houver empate no menor total, todas as duplas empatadas vencem{ $with-score-tied-other ->
    [yes] , a não ser que a de quem chamou “Cambio” esteja entre elas
   *[no] { "" }
 }.
    .why = menor total
    .why-score-others = o total da dupla
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-tied-other = As duplas que empatam no menor total com a de quem chamou “Cambio” marcam o próprio total.
    .why = empatou com a dupla de quem chamou
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

score-below-zero = Se a dupla não venceu e fosse marcar menos de zero, cada um dos dois marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }.
    .why = abaixo de zero, mas sem vencer
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-tied-others = Várias duplas, empatadas no menor total, ganham da dupla que chamou. Quem vence?
    .for = each_zero
    .ruling = Todas elas; cada uma pontua como quem vence.
    .reason = Nenhum total é menor que os outros, mas também nenhum é maior.

question-partners-talk = Os parceiros podem contar um ao outro o que viram?
    .for = not_of_the_cards
    .about = partners
    .ruling = Não. Nem palavras nem sinais podem revelar onde está uma carta.
    .reason = Cada um só pode espiar certas cartas; com sinais, os parceiros veriam todas juntos.
