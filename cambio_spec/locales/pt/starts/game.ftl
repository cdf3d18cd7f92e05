### As frases do livro de regras deste jogo, em português.
###
### Uma frase tem o nome da regra que enuncia; pontos e sublinhados viram hifens.
### .for guarda a regra como era quando a frase foi escrita: mude a regra, e
### `cambio-spec check` pede uma frase nova. .title é um nome curto, .short é o que
### cabe na folha de uma página, .why explica os pontos no exemplo de pontuação, e
### .unsaid lista o que uma frase deixa de fora de propósito. As palavras entre chaves são
### postas pela ferramenta: números como { $limit }, lugares para cartas, quem age. Uma regra
### sem frase aqui é descrita com as palavras da ferramenta, se ela as tiver.


## O jogo

game = { $title }

about = Você tem algumas cartas à sua frente e só viu parte delas. Troque o que não quer por algo melhor e pare a rodada quando achar que ninguém tem menos que você.

object = Em cada rodada, você quer o menor total. Na partida, você quer ter menos pontos que todos.


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
    .any-in = em qualquer grade
    .their-to = na grade dele
    .each-to = na grade de cada jogador
    .self-subject = a própria grade
    .self-object = a própria grade
    .self-of = da própria grade
    .self-from = da própria grade
    .self-to = na própria grade
    .self-in = na própria grade

zone-hand = mão
    .own-subject = a sua mão
    .own-object = a carta da sua mão
    .own-of = da sua mão
    .own-from = da sua mão
    .own-to = na sua mão
    .own-in = na sua mão
    .opponent-in = na mão de um oponente
    .any-in = em qualquer mão
    .their-to = na mão dele
    .each-to = na mão de cada jogador
    .self-subject = a própria mão
    .self-object = a carta da própria mão
    .self-of = da própria mão
    .self-from = da própria mão
    .self-to = na própria mão
    .self-in = na própria mão


## Jogadores

opening-first-dealer = Combinem quem dá as cartas primeiro.
    .for = let dealer be first of players; go to setup


## Preparação

setup-shuffle = Embaralhe todas as { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Dê { $number-4 } cartas { face-down.of-card } a { each-player }, uma de cada vez. Elas formam uma { zone-grid } de { $grid-shape }.
    .for = deal 4 from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Ponha as outras cartas no meio, { face-down.of-card }: são { zone-stock.object }. Tire a carta de cima e ponha-a ao lado, { face-up }: com ela começa { zone-discard.object }.
    .for = move top of stock to discard

setup-peek = { each-player.opening } espia, uma única vez, as { $grid-row-1 } cartas da sua { zone-grid } que ficam na fileira mais próxima dele.
    .for = each player: look at row 1 of grid of me

setup-begin = Começa quem está à esquerda de quem deu as cartas.
    .for = let active be left of dealer; go to turn


## Como se joga

turn = No seu turno, faça uma destas coisas:
    .for = phase turn, holding: active acts

draw = Compre a carta de cima { zone-stock.of }, sem mostrá-la a ninguém; por ora, ela fica { zone-hand.own-in }.
    .title = Comprar
    .short = Só você vê a carta.
    .for = action draw in turn: move top of stock to hand of me; go to holding

keep = Ponha uma carta { zone-grid.own-of } { zone-discard.to }, { face-up }. A carta comprada fica no lugar dela, { face-down }.
    .title = Ficar com a carta
    .short = Ela substitui uma carta da sua grade, que vai para a pilha de descarte.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

throw = Ponha a carta comprada { zone-discard.to }, { face-up }.
    .title = Descartar
    .short = Ela vai para a pilha de descarte.
    .for = action throw in holding: move hand of me to discard; go to next
    .unsaid = zone-hand

call = Em vez de comprar, diga “Último turno!”. Cada um dos outros joga mais um turno. Em cada rodada, só um jogador pode chamar.
    .title = Chamar
    .short = Cada um dos outros joga mais um turno.
    .for = action call in turn when caller is nobody: let caller be me; go to next

next-last-lap = Depois, o turno passa a quem está à sua esquerda. A rodada acaba quando o turno volta a quem chamou ou quando { zone-stock.subject } acaba.
    .for = if active is caller or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Pontuação

reveal-show = { each-player.opening } revela as cartas da própria { zone-grid } e as deixa { face-up.of-card }.
    .for = each player: turn grid of me up

total = O seu total é a soma dos pontos de todas as cartas { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player

score-winner = Quem tem o menor total marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }; todos os outros marcam o próprio total.
    .why = menor total
    .why-score-others = o próprio total
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = Se você chamou e alguém tem menos que você, você marca o seu total mais { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }.
    .why = chamou cedo demais: mais { $penalty }
    .for = total of player + penalty when player is caller and total of player > lowest overrides others

example = Um exemplo: quem chamou foi { $caller }, e todas as cartas estão viradas para cima.

reveal-count = Some os pontos que { each-player } marcou aos das rodadas anteriores.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Como vencer a partida

# Assim `cambio-spec score` diz o que `ahead` decidiu; sem ponto final.
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

standings-end = A partida termina quando alguém tem { $limit } pontos ou mais. Vence então quem tiver menos pontos; se vários empatarem com os menos, o jogo continua.
    .for = if some players where running of it >= limit and (exactly 1 of players where ahead of it) then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: running of player = least running of players
    .unsaid = each-player

standings-rotate = Senão, quem dá as cartas na rodada seguinte é o jogador à esquerda de quem as deu nesta.
    .for = let dealer be left of dealer; go to setup


## Quem é quem

role-dealer = dá as cartas
    .who = quem dá as cartas
    .of = de quem dá as cartas
    .you = Agora é você quem dá as cartas

role-caller = chamou
    .who = quem chamou
    .of = de quem chamou
    .you = Agora foi você quem chamou
    .nobody = ninguém chamou
    .somebody = alguém chamou
    .none = Agora é como se ninguém tivesse chamado

role-active = no seu turno
    .who = o jogador da vez
    .of = do jogador da vez
    .you = Agora é o seu turno

fact-running = pontos até aqui
    .set = Os seus pontos até aqui passam a ser { $value }
