### Lanternas em português do Brasil: as frases deste livro de regras.


## O jogo

game = Lanternas

about = É noite, e você está a caminho de casa. À sua frente há { $dealt } cartas, e você só viu { $grid-row-1 } delas. Turno após turno, você ilumina as outras, troca as altas por mais baixas e se livra das iguais. Assim que conhecer todas as suas cartas, e elas já não somarem quase nada, você está em casa.

about-alert = Aqui ninguém decide encerrar uma rodada: as cartas fazem isso por você, queira ou não. E, se alguém tiver menos pontos quando você chegar em casa, você paga por isso. No caminho, as lanternas deixam ver mais longe, as corujas espiam as cartas dos outros, e o vento leva embora o que parecia seguro.

object = Em cada rodada, as suas cartas devem somar o mínimo possível. Na partida, você quer ser o último que resta: quem tem mais de { $limit } pontos sai.


## O que se combina antes de jogar

option-nights = Uma rodada dura no máximo { $nights } noites; em cada noite, cada um joga um turno. Também dá para combinar outro número, de 6 a 20.


## Cartas com nome

rank-lantern = lanterna
rank-wind = vento
rank-owl = coruja


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

players = Jogam de { $fewest } a { $most } pessoas. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }, e quem já saiu da partida é pulado.

opening-seat = Combinem entre vocês quem começa a primeira rodada.
    .for = let starter be first of players; go to setup


## Baralho e pontos

deck = Você precisa do baralho próprio do jogo, com { $cards } cartas. São três cartas de −1 e quatro de cada número de 0 a 9; cada uma vale o seu número. Duas lanternas, três ventos e duas corujas têm um poder, mas nenhum número; cada uma dessas cartas vale { $nameless }.
    .for-named = define named of card: rank of card = lantern or rank of card = wind or rank of card = owl
    .unsaid = rank-lantern, rank-owl, rank-wind


## Preparação

setup-shuffle = Embaralhe as { $cards } cartas; tanto faz quem faça isso.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-light, zone-stock

setup-deal = Dê { $dealt } cartas { face-down.of-card } a { each-player }, uma de cada vez. Sem olhar, cada um forma com as suas uma { zone-grid } de duas fileiras: { $grid-row-1 } cartas perto de si e { $grid-row-2 } atrás.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Ponha as outras cartas no meio, { face-down.of-card }: são { zone-stock.object }. Tire a carta de cima e ponha-a ao lado, { face-up }: com ela começa { zone-discard.object }.
    .for = move top of stock to discard

setup-look = Ao mesmo tempo que os outros, { each-player } espia uma única vez as { $grid-row-1 } cartas da sua { zone-grid } que ficam na fileira mais próxima dele e as devolve ao lugar. Dali em diante, ninguém olha uma carta virada para baixo, a não ser que uma coruja permita.
    .for = each player: look at row 1 of grid of me

setup-begin = O primeiro turno é de quem começa a rodada.
    .for = let active be starter; let night be 1; go to turn
    .unsaid = number-1


## Como se joga

turn = No seu turno, pegue uma carta, de uma destas duas maneiras:
    .for = phase turn, drawn: active acts

draw = Pegue a carta de cima { zone-stock.of } e olhe-a sem mostrá-la a ninguém. Depois, escolha:
    .title = Comprar do monte
    .short = Olhe a carta de cima do monte.
    .for = action draw in turn: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Coloque uma carta qualquer { zone-grid.own-from } { zone-discard.to }, { face-up }; a nova vai para o lugar dela, { face-down }.
    .title = Trocar a carta
    .short = Ela substitui uma carta da sua grade, que vai para a pilha de descarte.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Coloque-a { zone-discard.to }, { face-up }.
    .title = Descartar
    .short = Ela vai para a pilha de descarte.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

take = Se a carta de cima { zone-discard.of } tiver um número, e ele não passar de { $gentle }, você pode pegá-la e trocá-la do mesmo modo, { face-down }, por uma carta { zone-grid.own-of }. Não vale descartá-la.
    .title = Pegar da pilha de descarte
    .short = Só um número até { $gentle }. Ela substitui uma carta da sua grade, que vai para a pilha de descarte.
    .for = action take in turn when caller is nobody and size of discard > 0 and not named of top of discard and pip of top of discard <= gentle: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = face-up, may, zone-hand

discarded-power = Se a carta que você descartou tiver um poder, use-o agora (veja adiante).
    .for = as active: if caller is nobody then offer powers on top of discard
    .for-discarded-on = go to throwing
    .unsaid = may, zone-discard

throwing-try = Depois, você { may } colar cartas iguais: vire uma carta { zone-grid.own-of } que já tenha visto, deixando-a { face-up }. Se ela for igual à carta de cima { zone-discard.of }, vai para essa pilha e deixa um lugar vazio, e você { may } continuar com outra. Se não for, deixe-a de novo { face-down }; você recebe uma carta de penalidade e não cola mais nada.
    .for = as active: if some spots in grid of me where it is known to me then (may (choose spot in grid of me when it is known to me; turn spot up; if rank of spot is not rank of top of discard then (turn spot down; go to wrong); move spot to discard; go to throwing))
    .for-throwing-on = go to next

wrong-cost = Uma carta de penalidade é a carta de cima { zone-stock.of }. Ninguém a olha; ela vai, { face-down }, para o primeiro lugar vazio { zone-grid.own-of }. Se os { $dealt } lugares estiverem ocupados, ou se o monte tiver acabado, em vez dela você recebe { $fine } pontos no fim da rodada.
    .for = as active: (if size of grid of me = dealt or size of stock = 0 then let fines of me be fines of me + 1 else move top of stock to grid of me)
    .for-wrong-on = go to next

next-call = No fim do seu turno, você está em casa se tiver visto todas as cartas { zone-grid.own-of } e elas somarem { $dim } pontos ou menos, ou se não lhe restarem mais de { $few } cartas. Só está em casa quem conseguir isso primeiro.
    .for = if caller is nobody and (sparse of active or cheap of active and seen of active) then let caller be active
    .for-sparse = define sparse of player: size of grid of player <= few
    .for-cheap = define cheap of player: total of player <= dim
    .for-seen = define seen of player: no spots in grid of player where it is not known to player

tell = Estar em casa não é escolha nem segredo: diga na hora. Os outros precisam confiar em você, pois ninguém mais sabe que cartas você viu.
    .short = Depois do seu descarte e do poder dele, você pode colar cartas iguais que já tenha visto. Se alguma não for, você recebe uma carta de penalidade. Então você está em casa se tiver visto todas as suas cartas e elas somarem { $dim } pontos ou menos, ou se não lhe restarem mais de { $few } cartas.
    .for = editorial tell in play

next-pass-on = Com isso, o seu turno acaba, e a vez passa a quem está à sua esquerda.
    .for = let active be left of active; if active is starter then let night be night + 1
    .unsaid = number-1

next-last-lap = Quando alguém está em casa, cada um dos outros joga mais um turno, em que nenhum poder é usado e nada se pega { zone-discard.from }. Depois disso, a rodada acaba. Se ninguém chegar em casa, ela acaba depois de { $nights } noites.
    .for = if active is caller or size of stock = 0 or caller is nobody and night > nights then go to reveal else go to turn
    .unsaid = zone-stock

next-refill = Se { zone-stock.subject } acabar no fim de um turno, embaralhe todas as cartas { zone-discard.of }, também a de cima: { face-down.of-card }, elas formam o novo monte, e a primeira delas fica ao lado, { face-up }, para começar uma nova pilha de descarte.
    .for = if size of stock = 0 then (gather rest of discard into stock; if size of discard > 0 then move top of discard to stock; shuffle stock; if size of stock > 0 then move top of stock to discard)


## Poderes

powers = Estas cartas têm um poder sempre que você as descarta no seu turno: logo depois de compradas ou tiradas da sua grade numa troca. Use-o antes de colar qualquer carta. Quando alguém está em casa, não há mais poderes.

gust = Você { may } trocar uma carta com um oponente à sua escolha: você escolhe uma { zone-grid.own-of }, ele, uma das dele, e ninguém olha nenhuma das duas. Ou troque de lugar duas das suas próprias cartas, também sem olhar.
    .for = power gust on wind optional: choose whom in players when size of grid of it > 0 and (it is not me or size of grid of me > 1); choose mine in grid of me; as whom: (choose other in grid of me when other is not mine; swap mine with other)
    .unsaid = number-1

shine = Você { may } comprar mais { $number-2 } cartas { zone-stock.from } e olhar as duas. Fique com uma e coloque a outra { zone-discard.to }, { face-up }; se esta tiver um poder, ele não é usado. Continue com a que ficou como com qualquer carta comprada.
    .for = power shine on lantern optional when size of stock > 1: move top of stock to hand of me; move top of stock to light of me; choose kept in 1 to 2; if kept = 1 then move light of me to discard else (move hand of me to discard; move light of me to hand of me); go to drawn
    .unsaid = number-1, zone-hand, zone-light


## Pontuação

reveal-show = { each-player.opening } revela as cartas { zone-grid.their } e as deixa { face-up.of-card }.
    .short = Quem está em casa avisa; cada um dos outros joga mais um turno, sem poderes e sem a pilha de descarte. Depois, { each-player } revela as cartas { zone-grid.their } e as deixa { face-up.of-card }.
    .for = each player: turn grid of me up

role-caller = em casa
    .who = quem está em casa
    .of = de quem está em casa
    .you = Agora você está em casa
role-starter = começa
    .who = quem começa
    .of = de quem começa
    .you = Agora é você quem começa
role-active = na vez
    .who = quem está na vez
    .of = de quem está na vez
    .you = Agora é a sua vez

score-others = Some os números das cartas { zone-grid.own-of } e { $nameless } por carta sem número: esse é o seu total e, em geral, o que você marca.
    .why = o próprio total
    .for-total = define total of player: (sum pip of cards in grid of player where not named of it) + nameless * (number of cards in grid of player where named of it)
    .for = total of player + fine * fines of player
    .unsaid = fine

score-called = Se você está em casa e ninguém tem um total menor, subtraia { $reward } do seu. Ele pode ficar abaixo de zero.
    .why = em casa, e ninguém tem menos: { $reward } a menos
    .for = total of player - reward + fine * fines of player when player is caller overrides others
    .unsaid = fine

score-outshone = Se você está em casa, mas alguém tem um total menor, em vez disso some { $reward } ao seu.
    .why = em casa cedo demais: { $reward } a mais
    .for = total of player + reward + fine * fines of player when player is caller and outshone of player overrides others, called
    .for-outshone = define outshone of player: some opponents where total of it < total of player
    .unsaid = fine

example = Um exemplo: { $caller } está em casa, e todas as cartas foram reveladas.

reveal-count = Para cada carta de penalidade que não pôde pegar, acrescente { $fine } pontos, esteja em casa ou não. Anotem quanto { each-player } marcou e somem aos pontos das rodadas anteriores.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-fall = Quem então tiver exatamente { $limit } pontos volta a { $refuge }, mas só uma vez por partida.
    .for = each player when running of me = limit and not fallen of me: (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player


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

standings-end = Quem tem mais de { $limit } pontos depois de uma rodada sai da partida. Vence o último que resta. Se todos os que ainda jogavam saírem na mesma rodada, vence, entre eles, quem tiver menos pontos; se houver empate, os empatados dividem a vitória.
    .for = if at most 1 of players where running of it <= limit then (each player: announce won of me; end match)
    .for-standings-leave = each player when running of me > limit: let out of me be yes
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .unsaid = each-player, number-1

standings-lead = Enquanto restarem pelo menos dois jogadores, joga-se outra rodada. Entre eles, começa quem marcou mais pontos na anterior.
    .for = let starter be first of players from left of starter where latest of it = most; go to setup
    .for-most = define most: greatest latest of players


## Perguntas

question-first-discard = Para começar a pilha de descarte, aparece uma lanterna. Acontece alguma coisa?
    .for = no_power
    .ruling = Não. E ninguém pode pegá-la.
    .reason = Ninguém a descartou.

question-taken-back = Posso pegar a carta de cima da pilha de descarte e devolvê-la em seguida?
    .for = must_be_exchanged
    .ruling = Não. Ela tem de substituir uma carta sua.
    .reason = Seria simplesmente passar a vez.

question-kept-card = Com uma lanterna, comprei uma coruja e um 2. O que acontece com o poder da coruja?
    .for = like_a_drawn_one
    .ruling = Se você ficar com a coruja, ele é usado assim que você a descartar. Se ficar com o 2, ele se perde.
    .reason = A carta que fica toma o lugar da que você tinha comprado.

question-short-stock = Descarto uma lanterna, mas só resta uma carta no monte. E agora?
    .for = no_light
    .ruling = Nada acontece. O monte só é refeito no fim de um turno.
    .reason = Uma lanterna ilumina duas cartas ou nenhuma.

question-blown-unseen = Posso olhar uma carta que o vento me trouxe?
    .for = nobody_looks
    .ruling = Não. Ela fica virada para baixo no lugar da que você deu, e só conta como vista se você já a conhecia.
    .reason = O vento sopra no escuro.

question-power-first = Descarto um vento e tenho outro na minha grade. O que vem primeiro?
    .for = then_throw_in
    .ruling = O poder. Depois disso, você pode colar o segundo vento.
    .reason = O poder faz parte do descarte; colar cartas encerra o turno.

question-thrown-in-power = Uma carta que eu colo tem poder?
    .for = none
    .ruling = Não.
    .reason = Livrar-se dela já é recompensa suficiente.

question-emptied-slot = Posso fechar os lugares vazios da minha grade ou pôr neles uma carta que compro?
    .for = stays
    .ruling = Não. Só uma carta de penalidade ocupa um lugar vazio: o primeiro a partir da esquerda, e na fileira mais próxima antes da outra.
    .reason = Todos se lembram das cartas pelo lugar delas.

question-no-room = Errei duas vezes numa rodada, com { $dealt } cartas à minha frente. Quanto isso custa?
    .for = points
    .ruling = { $fine } pontos por vez. Anote-os e some-os no fim da rodada.
    .reason = Não há lugar para uma sexta carta.

question-whose-turn = No turno de outro jogador, o vento me trouxe uma carta, e agora tenho poucos pontos. Estou em casa?
    .for = own_turn_only
    .ruling = Ainda não. O que conta é o que você tem, e o que você viu, no fim do seu próprio turno.
    .reason = Senão, seria preciso perguntar a todos depois de cada vento.

question-second-caller = Alguém está em casa. Posso chegar também?
    .for = only_the_first
    .ruling = Não. Você só pode ter menos pontos.
    .reason = A rodada já está acabando.

question-caller-safe = Ainda pode acontecer alguma coisa com as cartas de quem está em casa?
    .for = nobody_reaches_them
    .ruling = Não. Elas ficam como estão até serem reveladas.
    .reason = Sem poderes, ninguém mexe nas cartas dos outros.

question-last-turn = Ainda posso colar cartas quando alguém está em casa?
    .for = may_throw_in
    .ruling = Sim, no seu último turno como em qualquer outro.
    .reason = Só os poderes e a pilha de descarte ficam fora de alcance.

question-last-night = Alguém chega em casa na última noite. Quem já jogou nessa noite tem mais um turno?
    .for = one_more_turn
    .ruling = Sim. Todos os outros jogam mais um turno.
    .reason = Tanto faz em que noite alguém chega em casa.

question-nothing-left = E se não houver mais nenhuma carta para comprar?
    .for = round_ends
    .ruling = A rodada acaba na hora. Mas olhem debaixo da mesa: devem estar faltando cartas.
    .reason = Mesmo com cinco jogadores, metade das cartas não está à frente de ninguém.

question-tied-caller = Estou em casa, e outro tem o mesmo total. Subtraio { $reward } mesmo assim?
    .for = reward
    .ruling = Sim.
    .reason = Ninguém tem menos que você.

question-order = Estou em casa com 4 pontos e devo { $fine } por um erro; outro tem 5. Quem tem menos?
    .for = fines_last
    .ruling = Você. Primeiro se compara o que as cartas somam, depois se subtrai ou se soma, e só no fim se acrescenta o que os erros custam.
    .reason = Um erro não tem nada a ver com quem chegou a tempo.

question-below-zero = Posso ficar abaixo de zero numa rodada ou na partida?
    .for = counts
    .ruling = Sim, nas duas.
    .reason = Uma recompensa tem de valer alguma coisa.

question-fallen-again = Já voltei uma vez e agora tenho de novo exatamente { $limit } pontos. Saio da partida?
    .for = stays
    .ruling = Não. Você fica com { $limit } e continua jogando.
    .reason = Só sai quem tem mais de { $limit }.

question-tied-start = Dois de nós marcaram mais pontos que todos na última rodada. Quem começa?
    .for = nearest_to_the_left
    .ruling = O primeiro dos dois à esquerda de quem começou aquela rodada.
    .reason = Só um pode começar.

question-overlooked = Alguém já deveria estar em casa há alguns turnos e não percebeu. E agora?
    .for = open
    .reason = Uns fazem como se tivesse acabado de acontecer; outros ainda acrescentam alguns pontos.


## Glossário

glossary-grid = As cartas à frente de um jogador, com os lugares vazios.
    .term = Grade

glossary-stock = A pilha virada para baixo da qual se compra.
    .term = Monte

glossary-discard = A pilha virada para cima ao lado do monte. Só conta a carta de cima.
    .term = Pilha de descarte

glossary-night = Um turno de cada jogador.
    .term = Noite

glossary-home = Onde está quem encerra a rodada com as suas cartas.
    .term = Em casa
    .about = next.call

glossary-equal = Cartas com o mesmo número, ou que são ambas lanternas, ventos ou corujas.
    .term = Iguais

glossary-throw-in = Livrar-se de uma carta porque ela é igual à que você acabou de descartar.
    .term = Colar
    .about = throwing.try

glossary-penalty = Uma carta do monte, que ninguém olha, para quem errou ao colar.
    .term = Carta de penalidade

glossary-total = O que as cartas de uma grade somam.
    .term = Total
    .about = total
