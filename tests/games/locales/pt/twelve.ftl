### Doze cartas em português: as frases do livro de regras. Cada uma tem o nome da regra que diz;
### .for guarda a regra como era quando a frase foi escrita.


## O jogo

game = Doze cartas

# $dealt, $columns (leave, stay)
about = À sua frente há { $dealt } cartas que ninguém conhece, nem você. A cada turno, você troca uma delas por outra melhor ou tenta a sorte e vira uma.{ $columns ->
    [leave] { " " }E, se juntar três cartas iguais na mesma coluna, fica livre das três.
   *[stay] { "" }
 }

about-end = Assim que alguém não tem mais nenhuma carta virada para baixo, cada um dos outros joga um último turno. Acabar primeiro é tentador, mas só compensa para quem também tem menos pontos que todos os outros.

object = Pontos são ruins. Em cada rodada, as suas cartas devem somar o mínimo possível; ao longo da partida, você quer ter menos pontos que todos.


## O que combinar antes de jogar

# $limit
option-limit = { $limit ->
    [50] O limite é de { $limit } pontos: uma partida curta. Ou combinem 100 ou 150.
    [100] O limite é de { $limit } pontos. Ou combinem 50 para uma partida curta, 150 para uma longa.
   *[other] O limite é de { $limit } pontos: uma partida longa. Ou combinem 50 ou 100.
 }

# $columns (leave, stay)
option-columns = { $columns ->
    [leave] Três cartas iguais na mesma coluna são descartadas. Ou combinem que ficam onde estão e contam.
   *[stay] Três cartas iguais na mesma coluna ficam onde estão e contam como as outras.
 }


## Variantes

# $limit
variant-last-left = Quem tem mais de { $limit } pontos sai da partida; o último que restar vence.
    .title = O último que resta

# $dealt, $limit
variant-nine = { $dealt } cartas para cada um, três por três, e uma partida até { $limit } pontos: fácil de aprender e rápida de jogar.
    .title = Nove cartas


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
    .each-to = na grade de cada jogador
    .their = da própria grade

zone-hand = mão
    .own-subject = a sua mão
    .own-object = a carta da sua mão
    .own-of = da sua mão
    .own-from = da sua mão
    .own-to = na sua mão
    .own-in = na sua mão
    .opponent-in = na mão de um oponente
    .each-to = na mão de cada jogador


## Jogadores

opening-seat = Combinem quem dá as cartas na primeira rodada.
    .for = let dealer be first of players; go to setup


## Preparação

# $cards
setup-shuffle = Embaralhe todas as { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (3 × 4)
setup-deal = Começando à esquerda de quem dá as cartas, dê { $dealt } cartas { face-down.of-card } a { each-player }, uma de cada vez. Sem que ninguém as olhe, elas formam uma { zone-grid } de { $grid-shape }.
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Ponha as outras cartas no meio, { face-down.of-card }: são { zone-stock.object }. Tire a carta de cima e ponha-a ao lado, { face-up }: com ela começa { zone-discard.object }.
    .for = move top of stock to discard

# $shown
setup-show = Depois, { each-player } vira para cima { $shown } cartas quaisquer { zone-grid.their }.
    .for = each player from left of dealer: each flip in 1 to shown: (choose spot in grid of me when spot is face down; turn spot up)
    .unsaid = face-up, zone-grid

opener-first = Na primeira rodada, começa quem tem a maior soma nas cartas viradas para cima; nas seguintes, quem encerrou a anterior.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid


## Como se joga

turn = No seu turno, faça uma destas duas coisas:
    .for = phase turn, drawn: active acts

draw = Compre a carta de cima { zone-stock.of } e olhe-a. Depois, escolha:
    .title = Comprar do monte
    .short = Troque a carta ou descarte-a.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Ponha a carta comprada { zone-grid.own-to }, { face-up }, no lugar de outra qualquer, virada para cima ou não. Ponha a que estava ali { zone-discard.to }, { face-up }.
    .title = Trocar
    .short = Ela fica, virada para cima, no lugar de uma carta da sua grade, que é descartada.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Ponha a carta comprada { zone-discard.to }, { face-up }, e vire uma carta { zone-grid.own-of } que esteja { face-down }.
    .title = Descartar
    .short = Depois, você precisa virar uma das suas cartas viradas para baixo.
    .for = action throw in drawn: choose spot in grid of me when spot is face down; move hand of me to discard; turn spot up; go to next
    .unsaid = zone-hand

take = Pegue a carta de cima { zone-discard.of } e ponha-a { zone-grid.own-to }, { face-up }, no lugar de outra qualquer. Ponha a que estava ali { zone-discard.to }, { face-up }.
    .title = Pegar da pilha de descarte
    .short = Ela precisa ocupar o lugar de uma carta da sua grade.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-clear = Se agora há três cartas iguais { face-up.of-card } na mesma coluna { zone-grid.own-of }, ponha as três { zone-discard.to }. Os lugares delas ficam vazios.
    .short = Três cartas iguais viradas para cima na mesma coluna são descartadas na hora: ponha-as { zone-discard.to }.
    .for = if columns = leave then (as active: each one in grid of me where one is face up and (exactly 2 of other in grid of me where other is not one and other is face up and column of other = column of one and rank of other = rank of one): each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = number-2

next-close = O primeiro que fica sem cartas viradas para baixo encerra a rodada: cada um dos outros joga mais um turno.
    .short = Assim que alguém fica sem cartas viradas para baixo, cada um dos outros joga mais um turno.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .unsaid = face-down, zone-grid

next-refill = Quando { zone-stock.subject } acaba, embaralhe todas as cartas { zone-discard.of }, menos a de cima: elas são o novo { zone-stock }.
    .short = Quando { zone-stock.subject } acaba, embaralhe os descartes, menos o de cima, e forme um novo.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Depois, o turno passa a quem está à sua esquerda. Quando ele volta a quem encerrou a rodada, contam-se os pontos.
    .for = if active is finisher or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active
    .unsaid = zone-stock


## Pontuação

reveal-show = { each-player.opening } vira para cima as cartas { zone-grid.their }.
    .for = each player: turn grid of me up
    .unsaid = face-up

reveal-clear = Se com isso aparecem três cartas iguais na mesma coluna, ponha-as também { zone-discard.to }.
    .for = if columns = leave then (each player: each one in grid of me where exactly 2 of other in grid of me where other is not one and column of other = column of one and rank of other = rank of one: each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = each-player, face-up, number-2, zone-grid

# Quem é quem, ao lado de um nome e em frases
role-dealer = dá as cartas
    .who = quem dá as cartas
    .of = de quem dá as cartas
    .you = Agora é você quem dá as cartas

role-starter = começou
    .who = quem começou
    .of = de quem começou
    .you = Agora é você quem começa

role-active = joga agora
    .who = quem joga agora
    .of = de quem joga agora
    .you = Agora é o seu turno

role-finisher = encerrou a rodada
    .who = quem encerrou a rodada
    .of = de quem encerrou a rodada
    .you = Agora foi você quem encerrou a rodada

total = Você marca a soma das cartas que restam { zone-grid.own-in }.
    .why = soma das cartas
    .why-score-own = soma das cartas
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player

# $factor
score-doubled = Se você encerrou a rodada e não tem menos pontos que todos os outros, a sua soma conta { $factor ->
    [2] em dobro
    [3] em triplo
   *[other] { $factor } vezes
 }, desde que seja maior que zero.
    .why = não tem menos que todos os outros: × { $factor }
    .for = factor * total of player when beaten of player and total of player > 0 overrides own
    .for-beaten = define beaten of player: player is finisher and (some opponents where total of it <= total of player)

# $finisher e cada um dos outros papéis pelo nome: os nomes dos jogadores
example = Um exemplo: quem encerrou a rodada foi { $finisher }, e todas as cartas estão viradas para cima.

reveal-count = Some o que { each-player } marcou aos pontos das rodadas anteriores.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Como vencer a partida

# O que foi decidido, sem ponto final: $value (`yes` ou `no`), $players_list
said-ahead = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] vence
       *[other] vencem
    } a partida
   *[no] { ALL($players_list) } não { COUNT($players_list) ->
        [one] vence
       *[other] vencem
    } a partida
 }

# $limit
standings-end = A partida termina quando, depois de uma rodada, alguém tem { $limit } pontos ou mais. Vence então quem tiver menos pontos.
    .for = if some players where over of it then (each player: announce ahead of me; end match)
    .for-over = define over of player: running of player >= limit
    .for-best = define best: least running of players
    .for-ahead = define ahead of player: running of player = best
    .unsaid = each-player

standings-rotate = Senão, quem dá as cartas na rodada seguinte é o jogador à esquerda de quem as deu nesta.
    .for = let dealer be left of dealer; go to setup


## Perguntas

question-tie-start = Na primeira rodada, dois jogadores têm a mesma soma, a maior de todas. Quem começa?
    .for = nearest_to_dealer
    .ruling = Aquele dos dois que vem antes, contando a partir da esquerda de quem deu as cartas.
    .reason = É a ordem em que as cartas foram dadas.

question-peeking = Posso olhar as minhas cartas viradas para baixo?
    .for = no
    .ruling = Não. Ninguém as conhece antes de serem viradas.
    .reason = É um jogo de sorte e sangue-frio, não de memória.

question-taken-back = Peguei a carta de cima da pilha de descarte e não a quero mais. Posso devolvê-la?
    .for = must_exchange
    .ruling = Não. Você precisa trocá-la por uma das suas cartas.
    .reason = Do contrário, você poderia simplesmente passar o turno.

question-must-leave = Posso ficar com três cartas iguais na mesma coluna, por exemplo porque valem menos que zero?
    .for = always
    .about = next.clear
    .ruling = Não. Elas são descartadas assim que as três estão viradas para cima.
    .reason = Não há escolha: pense bem antes de juntar pontos negativos numa coluna.

question-leaving-order = Troco uma carta e, com isso, uma coluna é descartada. Que carta fica em cima da pilha de descarte?
    .for = on_top
    .about = next.clear
    .ruling = Uma das três iguais. A carta que você trocou fica embaixo delas.
    .reason = Ela foi descartada primeiro; a coluna, por causa dela.

question-all-gone = E se as minhas últimas cartas forem descartadas?
    .for = ends_round
    .about = next.clear
    .ruling = Se ninguém fez isso antes, você encerra a rodada, como se as suas cartas estivessem viradas para cima.
    .reason = Nos dois casos, você não tem mais nenhuma carta virada para baixo.

question-second-finisher = Nos últimos turnos, outro jogador vira a sua última carta. Ele corre algum risco?
    .for = only_first
    .ruling = Não. Só o primeiro encerrou a rodada, e só a soma dele pode contar mais de uma vez.
    .reason = Os outros não puderam escolher quando a rodada acaba.

question-last-turns = Os últimos turnos têm algo de diferente?
    .for = normal_turns
    .ruling = Não. Cada um faz o que pode fazer em qualquer outro turno.
    .reason = Só muda o número de turnos que restam.

question-late-columns = Três cartas iguais só aparecem numa coluna bem no fim. Isso pode mudar quem tem menos pontos?
    .for = leave_first
    .about = reveal.clear
    .ruling = Pode. Essas colunas, as de todos, são descartadas antes de somar e de comparar.
    .reason = Só conta o que resta numa grade.

question-tied-finisher = Encerrei a rodada, e outro jogador tem tão poucos pontos quanto eu. É o bastante?
    .for = doubled
    .about = score.doubled
    .ruling = Não. Você precisa ter menos que cada um dos outros. Compara-se o que as cartas somam, antes de qualquer multiplicação.
    .reason = Quem encerra a rodada quer estar na frente, não empatado.

question-below-zero = Encerrei a rodada com menos de zero pontos, mas outro jogador tem menos ainda. Quanto eu marco?
    .for = not_doubled
    .about = score.doubled
    .ruling = A sua soma como ela é.
    .reason = Do contrário, você ganharia por ter se enganado.

question-running-below-zero = Posso ter menos de zero pontos na partida?
    .for = allowed
    .ruling = Pode. Um resultado negativo é descontado dos seus pontos.
    .reason = Os resultados são somados como são.

question-nothing-left = E se o monte e a pilha de descarte acabarem?
    .for = round_ends
    .ruling = Com todas as cartas, isso não acontece. Se faltarem cartas e não der mais para comprar, a rodada acaba na hora: cada um marca a sua soma simples, e quem a começou começa também a seguinte.
    .reason = Ninguém mais poderia comprar, e ninguém encerrou a rodada.

question-tied-match = No fim da partida, vários jogadores têm o menor número de pontos. Quem vence?
    .for = all_win
    .ruling = Todos eles.
    .reason = Não há mais nada que os distinga.


## Glossário

glossary-grid = As cartas que estão à frente de um jogador{ $columns ->
    [leave] { " " }e os lugares das que saíram dali
   *[stay] { "" }
 }.
    .term = Grade

glossary-column = As cartas de uma grade que ficam uma acima da outra.
    .term = Coluna

glossary-stock = A pilha virada para baixo, no meio, da qual se compra.
    .term = Monte

glossary-discard = A pilha virada para cima, ao lado do monte. Só se pode pegar a carta de cima.
    .term = Pilha de descarte

glossary-exchange = Pôr uma carta nova no lugar de uma da própria grade, que é descartada.
    .term = Trocar
