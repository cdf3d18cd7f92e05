### Golfe de seis cartas em português do Brasil: as frases deste livro de regras. Como elas se ligam às
### regras está no começo de spec/locales/en/cambio.ftl.


## O jogo

game = Golfe de seis cartas

about = Como num campo de golfe, jogam-se { $holes } buracos – aqui, rodadas –, e vence quem chega ao fim com menos pontos. À sua frente há { $dealt } cartas, a maioria virada para baixo. Turno após turno, você troca cartas altas por baixas ou junta numa coluna duas iguais, para que nenhuma das duas conte.{ $penalty ->
    [none] { "" }
   *[other] { " " }Mas é bom que quem encerra uma rodada tenha o total mais baixo.
 }

object = Em cada rodada, e na partida toda, você quer fazer o mínimo de pontos.


## O que se combina antes de jogar

option-holes = { $holes ->
    [9] Jogam-se { $holes } rodadas. Um percurso completo tem o dobro.
   *[other] Joga-se um percurso completo de { $holes } rodadas. Para uma partida mais curta, joguem a metade.
 }

option-flip = { $flip ->
    [yes] Quem descarta a carta comprada também revela uma das suas. Também dá para combinar que as cartas só se revelem quando são trocadas.
   *[no] As cartas só se revelam quando são trocadas: quem descarta a carta comprada não revela nenhuma.
 }

option-joker-pair = { $joker-pair ->
    [counts] Dois coringas numa coluna contam os dois. Também dá para combinar que eles se anulem, como qualquer outro par.
   *[cancels] Dois coringas numa coluna se anulam, como qualquer outro par.
 }

option-penalty = { $penalty ->
    [doubled] Quem encerra uma rodada sem ter sozinho o total mais baixo marca o dobro. Também dá para combinar que marque { $stake } pontos a mais, ou que não haja penalidade.
    [added] Quem encerra uma rodada sem ter sozinho o total mais baixo marca { $stake } pontos a mais.
   *[none] Encerrar uma rodada nunca custa penalidade.
 }


## Lugares para cartas

zone-stock = monte
    .subject = o monte
    .object = o monte
    .of = do monte
    .from = do monte
    .to = no monte
    .in = no monte

zone-discard = pilha de descarte
    .subject = a pilha de descarte
    .object = a pilha de descarte
    .of = da pilha de descarte
    .from = da pilha de descarte
    .to = na pilha de descarte
    .in = na pilha de descarte

zone-grid = grade
    .own-subject = a sua grade
    .own-object = a sua grade
    .own-of = da sua grade
    .own-from = da sua grade
    .own-to = na sua grade
    .own-in = na sua grade
    .opponent-in = na grade de um oponente
    .each-to = para a grade de cada jogador
    .their = da própria grade

zone-hand = mão
    .own-subject = a sua mão
    .own-object = a carta da sua mão
    .own-of = da sua mão
    .own-from = da sua mão
    .own-to = na sua mão
    .own-in = na sua mão
    .opponent-in = na mão de um oponente
    .each-to = para a mão de cada jogador


## Jogadores

players = Jogam de { $fewest } a { $most } pessoas, cada uma por si. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }.

opening-seat = Combinem entre vocês quem começa a primeira rodada. Em cada uma das seguintes, começa o jogador à esquerda de quem começou a anterior.
    .for = let starter be first of players; go to setup
    .for-standings-rotate = let starter be left of starter; go to setup


## Baralho e pontos

deck = Vocês precisam de { $packs } baralhos com { $jokers } coringas: { $cards } cartas ao todo. No fim da rodada, cada carta soma estes pontos:


## Preparação

setup-shuffle = Embaralhe as { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } recebe { $dealt } cartas { face-down.of-card } e, sem olhar, forma com elas à sua frente duas fileiras de três: é a sua { zone-grid }. Duas cartas, uma acima da outra, formam uma coluna.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Deixe as cartas restantes no meio, { face-down.of-card }: são { zone-stock.subject }. Coloque a carta de cima ao lado, { face-up }: com ela começa { zone-discard.subject }.
    .for = move top of stock to discard

setup-show = Em seguida, um de cada vez, { each-player } revela { $shown } cartas quaisquer { zone-grid.their } e as deixa { face-up.of-card }; quem começa a rodada é o primeiro.
    .for = each player from starter: each glance in 1 to shown: (choose spot in grid of me when it is face down; turn spot up)

setup-begin = O primeiro turno também é desse jogador.
    .for = let active be starter; go to turn


## Como se joga

turn = No seu turno, você faz uma destas duas coisas:
    .for = phase turn, drawn: active acts

draw = Pegue a carta de cima { zone-stock.of } e olhe-a. Se não houver mais nenhuma, antes embaralhe todas as cartas { zone-discard.of }, menos a de cima: é o novo monte. Depois, escolha:
    .title = Comprar do monte
    .short = Olhe a carta de cima do monte.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

keep = Coloque uma carta qualquer { zone-grid.own-from }, esteja ela como estiver, { zone-discard.to }, { face-up }. A carta comprada vai para o lugar dela, { face-up }.
    .title = Ficar com a carta
    .short = Ela substitui, virada para cima, uma carta da sua grade, que vai para a pilha de descarte.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Coloque a carta comprada { zone-discard.to }, { face-up }.{ $flip ->
    [yes] { " " }Depois, escolha uma carta { zone-grid.own-of } que ainda esteja { face-down } e deixe-a { face-up }. Se for a última, você { may } deixá-la como está.
   *[no] { "" }
 }
    .title = Descartar
    .short = Ela vai para a pilha de descarte.{ $flip ->
    [yes] { " " }Revele uma carta da sua grade; a última pode ficar virada para baixo.
   *[no] { "" }
 }
    .for = action throw in drawn: move hand of me to discard; if flip and (some spots in grid of me where it is face down) then (choose spot in grid of me when it is face down; if at least 2 of spots in grid of me where it is face down then turn spot up else may turn spot up); go to next
    .unsaid = number-2, zone-hand

take = Pegue a carta de cima { zone-discard.of } e coloque-a { zone-grid.own-in }, { face-up }, no lugar da carta que preferir; esta vai para a pilha de descarte, { face-up }.
    .title = Pegar da pilha de descarte
    .short = Ela substitui, virada para cima, uma carta da sua grade, que vai para a pilha de descarte.
    .for = action take in turn: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-finish = Se, depois do seu turno, todas as cartas { zone-grid.own-of } estiverem { face-up.of-card }, você encerra a rodada: { each-player }, menos você, joga mais um turno.
    .short = Assim que todas as cartas de uma grade estiverem viradas para cima, cada um dos outros joga mais um turno.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .for-next-pass-on = let active be left of active
    .for-next-last-lap = if active is finisher then go to reveal else go to turn


## Pontuação

reveal-show = Depois desses últimos turnos, { each-player } revela as outras cartas { zone-grid.their } e as deixa { face-up.of-card }.
    .for = each player: turn grid of me up

total = Some o que valem as cartas { zone-grid.own-of }. Duas cartas com o mesmo número ou a mesma figura numa coluna se anulam: nenhuma das duas conta.{ $joker-pair ->
    [counts] { " " }Só os coringas contam sempre.
   *[cancels] { "" }
 } Se as cartas de { $number-2 } das suas colunas forem todas iguais, quatro ao todo, subtraia { $stake } pontos. O resultado é o seu total e, em geral, é o que você marca.
    .why-score-others = o próprio total
    .for = define total of player: (sum points of one in grid of player where rank of one = joker and joker_pair = counts or (no other in grid of player where other is not one and column of other = column of one and rank of other = rank of one)) - reward of player
    .for-reward-nothing = 0
    .for-reward-quartet = stake when some one in row 1 of grid of player where at least 2 of file in 1 to 3 where exactly 2 of other in grid of player where column of other = file and rank of other = rank of one overrides nothing
    .for-score-others = total of player
    .unsaid = number-3, rank-joker, value

score-doubled = Se você encerrou a rodada e alguém tem um total tão baixo quanto o seu ou mais baixo, o seu total conta em dobro, a menos que seja zero ou menos.
    .why = encerrou a rodada, e outro total é igual ou mais baixo: conta em dobro
    .for = 2 * total of player when penalty = doubled and caught of player and total of player > 0 overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)
    .unsaid = number-2

score-added = Se você encerrou a rodada e alguém tem um total tão baixo quanto o seu ou mais baixo, você marca { $stake } pontos a mais.
    .why = encerrou a rodada, e outro total é igual ou mais baixo: { $stake } a mais
    .for = total of player + stake when penalty = added and caught of player overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)

example = Um exemplo: { $finisher } encerrou a rodada, e todas as cartas estão viradas para cima.

reveal-count = Some os pontos que { each-player } marcou aos das rodadas anteriores.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## Como vencer

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] vence
       *[other] vencem
    } a partida
   *[no] { ALL($players_list) } não { COUNT($players_list) ->
        [one] vence
       *[other] vencem
    } a partida
 }

standings-end = A partida acaba depois de { $holes } rodadas, e vence quem tem menos pontos. Em caso de empate, vence, entre os empatados, quem marcou menos na última rodada.
    .for = if played >= holes then (each player: announce won of me; end match)
    .for-won = define won of player: running of player = best and latest of player = sharpest
    .for-best = define best: least running of players
    .for-sharpest = define sharpest: least latest of players where running of it = best
    .unsaid = each-player


## Perguntas

question-dealing = Quem embaralha e dá as cartas?
    .for = anybody
    .ruling = Quem quiser. A primeira carta vai para o jogador que começa a rodada.
    .reason = Não faz diferença para o jogo.

question-which-two = Quais são as { $shown } cartas que eu revelo antes do primeiro turno?
    .for = any_two
    .ruling = As que você quiser da sua grade, na mesma fileira ou coluna ou não.
    .reason = Você ainda não viu nenhuma, então toda escolha é um palpite.

question-peeking = Posso olhar uma carta virada para baixo antes de trocá-la?
    .for = never
    .ruling = Não. Você a vê junto com todo mundo: na pilha de descarte.
    .reason = Uma carta virada para baixo é um risco até ser revelada.

question-put-back = Posso pegar a carta de cima da pilha de descarte e devolvê-la na hora?
    .for = no
    .ruling = Não. Ela tem de ir para a sua grade.
    .reason = Seria o mesmo que passar, e neste jogo ninguém passa.

question-last-card = Posso deixar a minha última carta virada para baixo mais de uma vez?
    .for = may_stay
    .ruling = Sim, sempre que descartar a carta comprada.
    .reason = Revelá-la encerra a rodada, e quando fazer isso é você quem decide.

question-stock-out = E se o monte acabar?
    .for = reshuffle
    .ruling = A carta de cima da pilha de descarte fica onde está; todas as outras são embaralhadas e formam o novo monte.
    .reason = É o costume em jogos deste tipo.

question-last-turn = Alguém encerrou a rodada. O que posso fazer no meu último turno?
    .for = normal_turn
    .ruling = O mesmo que em qualquer outro.
    .reason = Nada limita os últimos turnos.

question-pair-too-late = Duas cartas iguais só aparecem quando todas são reveladas. Elas também se anulam?
    .for = counts
    .ruling = Sim.
    .reason = Conta o que está ali no fim, e não quando foi revelado.

question-twos = Dois 2 numa coluna também se anulam, embora separados me rendessem mais?
    .for = cancel
    .ruling = Sim, não valem nada.
    .reason = Não há exceção para eles.

question-jokers-alike = E por que não dois coringas?
    .for = not_in_a_pair
    .ruling = Os coringas contam sempre, seja qual for a carta acima ou abaixo deles.
    .reason = Em par, as melhores cartas do jogo não valeriam nada.

question-six-alike = As minhas seis cartas são iguais. Quantas vezes subtraio { $stake } pontos?
    .for = once
    .ruling = Uma vez.
    .reason = Quase nunca acontece, e um prêmio basta.

question-order = Em que ordem se calcula tudo isso?
    .for = pairs_bonus_penalty
    .ruling = Primeiro, os pares que se anulam; depois, as quatro cartas iguais. { $penalty ->
    [none] É isso que você marca.
   *[other] Só então os totais são comparados, para ver se quem encerrou a rodada recebe penalidade.
 }
    .reason = O que as suas cartas valem fica definido antes da comparação com os outros.

question-tied-finisher = Encerrei a rodada e divido o total mais baixo com alguém. Recebo penalidade?
    .for = pays
    .ruling = Sim. Só escapa quem tem sozinho o total mais baixo.
    .reason = É o risco de quem encerra a rodada.

question-second-finisher = No meu último turno, também revelei todas as minhas cartas. Posso receber penalidade?
    .for = safe
    .ruling = Não, só quem fez isso primeiro.
    .reason = As suas cartas seriam reveladas de qualquer maneira.

question-nothing-to-double = O meu total é zero ou menos, mas encerrei a rodada e alguém tem menos ainda. Quanto eu marco?
    .for = stays
    .ruling = O seu total.
    .reason = Dobrá-lo seria um prêmio.

question-tied-match = Quem vence se a última rodada não desfizer o empate?
    .for = open
    .reason = Muitos deixam os empatados dividirem a vitória; outros fazem com que joguem mais uma rodada.


## Quem é quem, ao lado de um nome e nas frases

role-finisher = encerrou a rodada
    .who = quem encerrou a rodada
    .of = de quem encerrou a rodada
    .you = Você encerrou a rodada

role-starter = começa
    .who = quem começa
    .of = de quem começa
    .you = Você começa

role-active = na vez
    .who = quem está na vez
    .of = de quem está na vez
    .you = Agora é a sua vez
