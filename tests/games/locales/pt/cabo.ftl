### Cabo em português: as frases do livro de regras. A relação com as regras está explicada no
### começo de spec/locales/en/cambio.ftl.


## O jogo

game = Cabo

about = À sua frente há { $dealt } cartas viradas para baixo, e você só viu { $known } delas. Turno a turno, fica sabendo mais: troca cartas altas por baixas, livra-se de várias iguais de uma vez e espiona os outros. Acha que ninguém tem um total mais baixo que o seu? Então diga “Cabo” – e torça para ter acertado.

object = Em cada rodada, o que vale é ter o total mais baixo; no fim da partida, ter menos pontos.


## O que combinar antes de jogar

option-fallback = { $fallback ->
    [once] Quem chega a exatamente { $limit } pontos volta para { $refuge }, mas só uma vez por partida. Ou então permitam isso sempre.
   *[always] Quem chega a exatamente { $limit } pontos sempre volta para { $refuge }.
 }


## Lugares para as cartas

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
    .opponent-in = da grade de um oponente
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

opening-seat = Combinem entre vocês quem começa a primeira rodada.
    .for = let starter be first of players; go to setup


## Cartas e valores

deck = Vocês precisam das { $cards } cartas do jogo, numeradas de 0 a 13: o 0 e o 13 aparecem duas vezes; cada um dos outros números, quatro. No fim da rodada, cada carta vale:


## Preparação

setup-shuffle = Embaralhe as { $cards } cartas; tanto faz quem.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } recebe { $dealt } cartas { face-down.of-card } e, sem olhar, forma com elas uma { zone-grid } de { $grid-shape }.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = As que sobram ficam no meio, { face-down.of-card }: são { zone-stock.subject }. Coloque a carta de cima ao lado, { face-up }: com ela começa { zone-discard.subject }.
    .for = move top of stock to discard

setup-look = { each-player.opening } escolhe { $known } cartas da sua { zone-grid }, olha-as uma única vez e as devolve ao lugar. Daí em diante, ninguém olha mais uma carta virada para baixo, a não ser que um poder permita.
    .for = each player: each glance in 1 to known: (choose spot in grid of me when it is not known to me; look at spot)

setup-begin = O primeiro turno é de quem começa a rodada.
    .for = let active be starter; go to turn


## Como se joga

turn = No seu turno, faça uma destas três coisas:
    .for = phase turn, drawn: active acts

draw = Pegue a carta de cima { zone-stock.of } sem mostrá-la aos outros. Depois, escolha:
    .title = Comprar uma carta
    .short = Só você a olha.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Coloque uma carta qualquer { zone-grid.own-of } { zone-discard.to }, { face-up }. A nova vai para o lugar dela, { face-down }.
    .title = Trocá-la por uma carta
    .short = A sua carta vai para a pilha de descarte, e a nova, para o lugar dela.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

several = Escolha de { $number-2 } a { $number-4 } cartas { zone-grid.own-of } que você acha que têm o mesmo número. Depois de escolher todas, vire-as ao mesmo tempo, deixando-as { face-up.of-card }. Se os números forem iguais, essas cartas vão para a pilha de descarte, e a nova vai para um dos lugares vazios, { face-down }. Se não, a troca falhou: deixe-as de novo { face-down.of-card }, ponha também a nova na sua grade, { face-down }, e pegue uma carta de penalidade: a carta de cima { zone-stock.of }, que ninguém olha. As cartas que entram assim na sua grade ocupam um lugar vazio ou ficam ao lado das outras.
    .title = Trocá-la por várias cartas iguais
    .short = Revele de { $number-2 } a { $number-4 }. Todas iguais: descarte-as; a nova ocupa um lugar vazio. Se não: fique com tudo e mais uma carta de penalidade.
    .for = action several in drawn when size of grid of me > 1: choose count in 2 to 4 when it <= size of grid of me; let given_up be count; go to trade
    .for-trade-choose = as active: (choose one in grid of me; choose two in grid of me when it is not one; if given_up = 2 then (turn one up; turn two up) else (choose three in grid of me when it is not one and it is not two; if given_up = 3 then (turn one up; turn two up; turn three up) else (choose four in grid of me when it is not one and it is not two and it is not three; turn one up; turn two up; turn three up; turn four up)))
    .for-trade-judge = as active: each one in grid of me where one is face up: if some spots in grid of me where it is face up and rank of it is not rank of one then let differing be yes
    .for-trade-part = if differing then go to mismatch else go to match
    .for-match-leave = as active: each one in grid of me where one is face up: move one to discard
    .for-match-enter = as active: move hand of me to grid of me
    .for-match-on = go to next
    .for-mismatch-forget = let differing be no
    .for-mismatch-back = as active: each one in grid of me where one is face up: turn one down
    .for-mismatch-enter = as active: move hand of me to grid of me
    .for-mismatch-cost = as active: (if size of stock > 0 then move top of stock to grid of me)
    .for-mismatch-on = go to next
    .unsaid = number-3, zone-discard, zone-hand

throw = Coloque-a { zone-discard.to }, { face-up }. Se ela tiver um poder, você { may } usá-lo na hora.
    .title = Descartá-la
    .short = Você pode usar o poder dela.
    .for = action throw in drawn: move hand of me to discard; offer powers on top of discard; go to next
    .unsaid = zone-hand

take = Pegue a carta de cima { zone-discard.of } e troque-a do mesmo modo, por uma só ou por várias cartas iguais { zone-grid.own-of }. Você não pode simplesmente descartá-la.
    .title = Pegar da pilha de descarte
    .short = Troque a carta do mesmo modo.
    .for = action take in turn when size of discard > 0: choose count in 1 to 4 when it <= size of grid of me; move top of discard to hand of me; if count = 1 then (choose spot in grid of me; move spot to discard; move hand of me to spot; go to next) else (let given_up be count; go to trade)
    .unsaid = face-down, face-up, number-4, zone-hand

call = Diga “Cabo” e não faça mais nada. A partir daí, as suas cartas estão bloqueadas: ninguém pode olhá-las nem trocá-las. Cada um dos outros joga mais um turno, mas ninguém mais pode chamar.
    .title = Chamar “Cabo”
    .short = As suas cartas ficam bloqueadas. Cada um dos outros joga mais um turno; depois, as cartas são reveladas.
    .for = action call in turn when caller is nobody: let caller be me; go to next

pass = Se não houver mais nenhuma carta para comprar nem para pegar, você tem de chamar; se alguém já chamou, passe.
    .title = Passar
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

next-refill = Quando { zone-stock.subject } acaba, todas as cartas { zone-discard.of }, menos a de cima, são embaralhadas e formam um novo.
    .short = Quando { zone-stock.subject } acaba, embaralhe os descartes, menos o de cima, e forme um novo.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)
    .for-mismatch-refill = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Depois do seu turno, joga o jogador seguinte. Quando o turno volta a quem chamou, a rodada acaba.
    .for = if active is caller then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Poderes

powers = Estas cartas têm um poder que você pode usar, se quiser, mas só quando as descarta logo depois de comprá-las. As cartas de quem chamou estão bloqueadas.
    .short = Um poder só pode ser usado ao descartar a carta logo depois de comprá-la. As cartas de quem chamou estão bloqueadas.

peek = Olhe uma carta { zone-grid.own-of }.
    .for = power peek on 7, 8 optional: choose mine in grid of me; look at mine

spy = Olhe uma carta { zone-grid.opponent-in }.
    .for = power spy on 9, 10 optional: choose theirs in grid of any opponent when owner of it is not caller; look at theirs

swap = Troque uma carta { zone-grid.own-of } por outra { zone-grid.opponent-in }. Ninguém olha nenhuma das duas.
    .for = power swap on 11, 12 optional when some opponents where it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs


## Pontuação

reveal-show = { each-player.opening } revela as cartas { zone-grid.their } e as deixa { face-up.of-card }.
    .for = each player: turn grid of me up

total = Some os números das cartas { zone-grid.own-of }: esse é o seu total e, em regra, o que você marca.
    .why-score-sum = o próprio total
    .for = define total of player: sum points of cards in grid of player
    .for-score-sum = total of player

score-low = Quem tem o total mais baixo marca { $value } pontos, tenha chamado ou não.
    .why = o total mais baixo
    .for = 0 when total of player = lowest overrides sum
    .for-lowest = define lowest: least total of players

score-miscalled = Se você chamou e alguém tem um total mais baixo que o seu, você marca o seu total mais { $surcharge ->
    [one] { $surcharge } ponto
   *[other] { $surcharge } pontos
 }.
    .why = chamou sem ter o total mais baixo: mais { $surcharge }
    .for = total of player + surcharge when player is caller and total of player > lowest overrides sum

score-kamikaze = Se { zone-grid.own-subject } tem exatamente { $number-4 } cartas, { $number-2 } com o número { $rank-12 } e { $number-2 } com o número { $rank-13 }, é um kamikaze. Nesse caso, nada mais conta: você marca { $value } pontos, e todos os outros, { $blow }.
    .why = kamikaze
    .why-score-hit = kamikaze de outro
    .for = 0 when kamikaze of player overrides sum, low, miscalled
    .for-kamikaze = define kamikaze of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = 12) = 2 and (number of cards in grid of player where rank of it = 13) = 2
    .for-score-hit = blow when some opponents where kamikaze of it overrides sum, low, miscalled

example = Um exemplo: quem chamou foi { $caller }, e todas as cartas estão viradas para cima.

reveal-count = Some os pontos que { each-player } marcou aos das rodadas anteriores.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-fall = Quem então tem exatamente { $limit } pontos volta para { $refuge }{ $fallback ->
    [once] , mas só uma vez por partida
   *[always] { "" }
 }.
    .for = each player when running of me = limit and (fallback = always or not fallen of me): (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player

reveal-lead = Quem marcou menos pontos nesta rodada começa a seguinte.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from caller where score of it = least score of players


## Como vencer a partida

# Assim `cambio-spec score` diz o que `won` decidiu; sem ponto final.
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

standings-end = A partida termina com a rodada em que alguém passa de { $limit } pontos. Vence quem tem menos pontos.
    .for = if some players where running of it > limit then (each player: announce won of me; end match)
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .for-standings-again = go to setup
    .unsaid = each-player


## Perguntas

question-power-when = As outras cartas que vão para a pilha de descarte, como a primeira ou as que saem de uma grade, também têm poder?
    .for = thrown_only
    .ruling = Não. Uma carta que você pega dali também não.
    .reason = O poder compensa uma carta comprada que não serve para nada.

question-unknown-cards = Posso dar cartas que nunca vi?
    .for = any
    .ruling = Pode, uma ou várias. Mas, se entre várias alguma for diferente, a troca falhou.
    .reason = Ninguém é obrigado a conhecer as próprias cartas, e errar tem seu preço.

question-gaps = Posso mudar as minhas cartas de lugar ou fechar os lugares vazios?
    .for = stay
    .ruling = Não. Um lugar fica vazio até que outra carta o ocupe.
    .reason = Todos se lembram das cartas pelo lugar delas.

question-failed-drawn = Uma troca falha. Tenho de mostrar a carta que comprei?
    .for = not_shown
    .ruling = Não. Só as cartas escolhidas foram reveladas, e essas todos viram.
    .reason = Não há mais nada a conferir.

question-no-penalty = E se não houver mais carta para uma penalidade?
    .for = spared
    .ruling = Se embaralhar a pilha de descarte também não resolver, você escapa dela.
    .reason = Com muitas trocas que falham, todas as cartas podem acabar nas grades.

question-first-call = A partir de quando posso chamar?
    .for = any_turn
    .ruling = Em qualquer turno seu, até no primeiro, e com qualquer total.
    .reason = Quem chama cedo demais já paga por isso.

question-caller-locked = Alguém chamou. De quem ainda posso olhar ou trocar as cartas?
    .for = neither_spied_on_nor_swapped
    .ruling = De todos, menos de quem chamou. Com dois jogadores, só restam as suas, e um poder que precisa da carta de um oponente se perde.
    .reason = Quem chamou não tem mais turno para reagir.

question-tied-lowest = Vários de nós têm o total mais baixo, e um deles chamou. Quanto marcamos?
    .for = each_zero
    .ruling = Todos marcam 0, inclusive quem chamou.
    .reason = O total mais baixo nunca custa nada, por mais jogadores que o tenham.

question-kamikaze-first = Chamei e tenho um kamikaze, que está longe do total mais baixo. Isso me custa alguma coisa?
    .for = above_all
    .ruling = Não. Um kamikaze vem antes de tudo: antes da chamada e até do total mais baixo.
    .reason = Ele vira a pontuação de cabeça para baixo.

question-starter-tie = Quem começa se vários tiverem marcado o menor número de pontos?
    .for = from_caller
    .ruling = Quem chamou, se for um deles; se não, o primeiro deles depois de quem chamou, na ordem dos turnos.
    .reason = Só um pode começar, e foi quem chamou que encerrou a rodada.

question-fall-first = Um jogador passa de { $limit } pontos, outro chega a exatamente { $limit }. O que vem primeiro?
    .for = before_the_end
    .ruling = Primeiro o segundo volta para { $refuge }; depois a partida termina.
    .reason = Só dá para comparar os pontos quando todos estão anotados.

question-fallen-again = Já voltei uma vez. E se eu chegar de novo a exatamente { $limit }?
    .for = stays
    .ruling = Você fica com 100, e a partida continua.
    .reason = Não é mais do que { $limit }.

question-tied-match = No fim, vários têm menos pontos que os demais. Quem vence?
    .for = shared
    .ruling = Eles vencem juntos.
    .reason = Nada os distingue.


## Quem é quem

role-caller = chamou
    .who = quem chamou
    .of = de quem chamou
    .you = Agora foi você quem chamou

role-starter = começa
    .who = quem começa
    .of = de quem começa
    .you = Agora é você quem começa

role-active = na vez
    .who = quem está na vez
    .of = de quem está na vez
    .you = Agora é a sua vez
