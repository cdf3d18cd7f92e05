### Cambio em português do Brasil: as frases do livro de regras. Cada mensagem tem o nome da regra que
### enuncia; como isso funciona está no começo do catálogo em inglês.


## O jogo

game = Cambio

about = Você tem à sua frente { $dealt ->
    [1] { $dealt } carta virada
   *[other] { $dealt } cartas viradas
 } para baixo e { $with-setup-peek ->
    [yes] no começo só conhece algumas delas
   *[no] não conhece nenhuma delas
 }. Turno após turno, troca o que sabe que é ruim pelo que espera que seja melhor{ $with-powers ->
    [yes] , dá uma espiada quando uma carta permite e bagunça o que os rivais acham que têm
   *[no] { "" }
 }. Aposta que as suas cartas somam menos que as de todo mundo? Então diga “Cambio”: cada um dos outros joga um último turno, e todas as cartas são reveladas.

about-match = Fazer pontos é ruim. { $rounds ->
    [0] As rodadas se sucedem até que um só jogador continue abaixo de { $limit } pontos: é ele quem vence a partida.
   *[other] Depois de { $rounds } rodadas, vence a partida quem tiver menos pontos.
 } Se você conhece Golf ou Cabo, vai se sentir em casa.

object = Em cada rodada, você quer ter o menor total de todos. { $rounds ->
    [0] Ao longo da partida, quer ser o último que ainda não chegou a { $limit } pontos.
   *[other] Depois de { $rounds } rodadas, quer ter menos pontos que todos os outros.
 }


## Variantes

variant-blind = Ninguém olha nenhuma carta antes do primeiro turno. O que você quiser saber, terá de descobrir jogando.
    .title = Cambio às cegas

variant-joker = Dois coringas entram no baralho. Cada um vale { SIGNED($points-joker) }: é a melhor carta que existe, mas não tem poder.
    .title = Cambio com coringas

variant-five-cards = Cada jogador tem { $dealt } cartas, em fileiras de duas, duas e uma{ $rounds ->
    [0] , e a partida vai até { $limit } pontos
   *[other] { "" }
 }: rodadas mais longas e mais coisas para lembrar.
    .title = Cambio de cinco cartas

variant-team = Para quatro ou seis jogadores: os parceiros se sentam frente a frente, e as cartas dos dois são contadas juntas. Qualquer um deles chama “Cambio” pelos dois.
    .title = Cambio em duplas

variant-open-kings = Todos os reis valem { SIGNED($points-red-k) }, inclusive os vermelhos. A sorte com os reis pesa menos.
    .title = Reis abertos

variant-no-penalty = Chamar “Cambio” errado não custa nada a mais. Bom para crianças e para a primeira partida.
    .title = Cambio sem penalidade


## O que se combina antes de jogar

option-limit = { $rounds ->
    [0] O limite é de { $limit } pontos: quem chega a ele está fora da partida.
   *[other] Com um número fixo de rodadas, não há limite de pontos.
 }

option-rounds = { $rounds ->
    [0] A partida continua até restar um só jogador. Também dá para combinar 5 ou 7 rodadas.
   *[other] A partida tem { $rounds } rodadas. Ninguém sai dela antes do fim.
 }

option-stick-any-turn = { $stick-any-turn ->
    [yes] Todos podem colar no turno de qualquer um; vale quem revelar primeiro uma carta.
   *[no] Você só pode colar no seu próprio turno. Também dá para combinar que todos colem a qualquer momento.
 }
    .about = stick

option-tied-both = { $tied-both ->
    [yes] Quem empata no menor total com o jogador que chamou “Cambio” também marca 0 pontos.
   *[no] Se quem chamou “Cambio” empata com outros no menor total, só quem chamou marca 0 pontos. Também dá para combinar que todos os empatados marquem 0.
 }

option-empty-wins = { $empty-wins ->
    [yes] Quem se livra da última carta ao colar encerra a rodada na hora.
   *[no] A rodada continua quando alguém fica sem cartas. Também dá para combinar que ela acabe ali mesmo.
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
    .any-in = em qualquer grade
    .their-to = na grade dele
    .each-to = para a grade de cada jogador
    .their = da própria grade
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
    .each-to = para a mão de cada jogador
    .self-subject = a própria mão
    .self-object = a carta da própria mão
    .self-of = da própria mão
    .self-from = da própria mão
    .self-to = na própria mão
    .self-in = na própria mão

zone-lot = carta sorteada
    .own-subject = o espaço à sua frente
    .own-object = a carta que você sorteou
    .own-of = da carta que você sorteou
    .own-from = que você sorteou
    .own-to = à sua frente
    .own-in = à sua frente
    .opponent-in = à frente de um oponente
    .each-to = para a frente de cada jogador


## Jogadores

players = Jogam de { $fewest } a { $most } pessoas, cada uma por si. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }, e quem já saiu da partida é pulado.

lots-draw = Um sorteio decide quem dá as cartas primeiro: { each-player } tira uma carta do baralho já embaralhado e a põe na mesa, { face-up }. Quem tirar a mais alta dá as cartas na primeira rodada; o rei é a carta mais alta, e o ás, a mais baixa. Se a mais alta sair para mais de um, os empatados sorteiam de novo entre si.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height = define height of player given size of lot of player > 0: pip of top of lot of player
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock


## Baralho e pontos

deck = Você precisa de um baralho de { $cards } cartas, sem coringas. No fim da rodada, cada carta soma estes pontos contra você:


## Preparação

setup-shuffle = Junte as { $cards } cartas e embaralhe bem.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

setup-cut = Quem está à esquerda do jogador que dá as cartas corta o baralho.
    .for = as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    .unsaid = zone-stock

setup-deal = { each-player.opening } recebe { $dealt ->
    [1] { $dealt } carta { face-down }
   *[other] { $dealt } cartas { face-down.of-card }
 } e forma à sua frente uma { zone-grid } de { $grid-shape }. Ainda não vale olhar!
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = As outras ficam no centro da mesa, { face-down.of-card }: são { zone-stock.subject }. Tire a carta de cima e ponha-a ao lado, { face-up }: com ela começa { zone-discard.subject }.
    .for = move top of stock to discard

setup-peek = Agora { each-player } pode espiar, uma única vez, { $grid-row-1 ->
    [1] a carta da sua { zone-grid } que fica
   *[other] as { $grid-row-1 } cartas da sua { zone-grid } que ficam
 } na fileira mais próxima dele. Daqui em diante, só a memória ajuda.
    .for = each player: look at row 1 of grid of me

setup-begin = O primeiro turno é de quem está à esquerda do jogador que dá as cartas.
    .for = let active be starter; go to turn
    .for-starter = define starter: left of dealer


## Como se joga

turn = No seu turno, escolha exatamente uma destas ações:
    .for = phase turn, holding, closing: active acts

draw = Compre a carta de cima { zone-stock.of } sem mostrá-la a ninguém. Se não houver mais o que comprar, antes embaralhe todas as cartas { zone-discard.of }, menos a de cima: elas formam o novo monte. Depois, decida o que fazer com a carta comprada.
    .title = Comprar do monte
    .short = Só você vê a carta.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Escolha uma carta { zone-grid.own-of } e coloque-a { zone-discard.to }, { face-up }; a carta comprada fica no lugar dela, { face-down }.{ $with-powers ->
    [yes] { " " }Uma carta que sai assim de uma grade não tem poder.
   *[no] { "" }
 }
    .title = Ficar com a carta
    .short = Ela substitui uma carta da sua grade, que vai para a pilha de descarte, virada para cima.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

throw = Coloque a carta comprada { zone-discard.to }, { face-up }.{ $with-powers ->
    [yes] { " " }Se ela tiver um poder, você { may } usá-lo agora.
   *[no] { "" }
 }
    .title = Descartar
    .short = Ela vai para a pilha de descarte, virada para cima.{ $with-powers ->
    [yes] { " " }Você pode usar o poder dela.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand

take = Pegue a carta de cima { zone-discard.of } e coloque-a { zone-grid.own-to }, { face-down }, no lugar de outra à sua escolha; essa outra fica { zone-discard.to }, { face-up }. Não vale pegar uma carta só para descartá-la{ $with-powers ->
    [yes] , e ela vem sem poder
   *[no] { "" }
 }.
    .title = Pegar da pilha de descarte
    .short = Ela tem de substituir uma carta da sua grade.{ $with-powers ->
    [yes] { " " }Sem poder.
   *[no] { "" }
 }
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

call = Diga “Cambio” em vez de comprar. Seu turno termina aí, e cada um dos outros ainda joga um turno. De resto, o jogo segue como sempre{ $with-powers ->
    [yes] ; nem as suas próprias cartas estão a salvo
   *[no] { "" }
 }. Depois que alguém chama “Cambio”, ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = Cada um dos outros joga mais um turno; depois, todas as cartas são reveladas. Ninguém mais pode chamar.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = { $stick-any-turn ->
    [yes] { any-player.opening } – não só o jogador da vez – { may }, em qualquer momento de um turno, revelar uma carta da própria { zone-grid }, deixando-a { face-up }; vale quem for primeiro. Se ela tiver o mesmo número ou a mesma figura que a carta de cima { zone-discard.of } (dois 7, dois reis), vai para essa pilha, e o lugar dela fica vazio: uma carta a menos para contar. Se não, volta a ficar { face-down }; agora todos a viram, e esse jogador não pode mais colar até o próximo turno começar.
   *[no] Em qualquer momento do seu turno – antes de comprar, com a carta comprada na mão ou bem no fim –, você { may } revelar uma carta { zone-grid.own-of }, deixando-a { face-up }. Se ela tiver o mesmo número ou a mesma figura que a carta de cima { zone-discard.of } (dois 7, dois reis), vai para essa pilha, e o lugar dela fica vazio: uma carta a menos para contar. Se não, deixe-a de novo { face-down }; agora todos a viram, e até o seu próximo turno você não pode mais colar.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] Quando os dois parceiros de uma dupla se livram assim das últimas cartas, a rodada acaba na hora.
       *[no] Quem se livra assim da última carta encerra a rodada na hora.
     }
   *[no] { "" }
 }
    .title = Colar uma carta
    .short = { $stick-any-turn ->
    [yes] A qualquer momento, qualquer jogador pode revelar uma carta da própria grade. Se ela for igual, em número ou figura, à carta de cima da pilha de descarte, ela vai para lá, e o lugar fica vazio. Se não, ela volta a ficar virada para baixo, e ele não cola mais até o próximo turno.
   *[no] Em qualquer momento do seu turno, revele uma carta da sua grade. Se ela for igual, em número ou figura, à carta de cima da pilha de descarte, ela vai para lá, e o lugar fica vazio. Se não, ela volta a ficar virada para baixo, e você não cola mais neste turno.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] Se uma dupla fica sem cartas, a rodada acaba na hora.
       *[no] Se um jogador fica sem cartas, a rodada acaba na hora.
     }
   *[no] { "" }
 }
    .for = action stick by any player in turn, holding, closing when (me is active or stick_any_turn) and not missed of me and size of discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot down; let missed of me be yes)

pass = Se você { $with-take ->
    [yes] não puder comprar nem pegar uma carta
   *[no] não puder comprar
 } e alguém já tiver chamado “Cambio”, passe.
    .title = Passar
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Por fim, o turno passa ao próximo jogador.
    .title = Fim do turno
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be left of active
    .unsaid = each-player

next-last-lap = Quando o turno volta a quem chamou “Cambio”, a rodada acaba e contam-se os pontos.
    .for = if active is caller then go to reveal else go to turn


## Poderes

powers = Estas cartas têm um poder, mas só quando você as descarta logo depois de comprá-las do monte. Usá-lo ou não é escolha sua; se você não quiser ou se não houver carta em que usá-lo, nada acontece.


## Pontuação

reveal-show = { each-player.opening } revela as cartas { zone-grid.their } e as deixa { face-up.of-card }.
    .for = each player: turn grid of me up

role-caller = chamou
    .who = quem chamou “Cambio”
    .of = de quem chamou “Cambio”
    .you = Agora quem chamou “Cambio” é você
    .nobody = ninguém chamou “Cambio”
    .somebody = alguém chamou “Cambio”
    .none = Agora é como se ninguém tivesse chamado “Cambio”

role-dealer = dá as cartas
    .who = quem dá as cartas
    .of = de quem dá as cartas
    .you = Agora é você quem dá as cartas

role-active = no seu turno
    .who = o jogador da vez
    .of = do jogador da vez
    .you = Agora é o seu turno

fact-contender = no sorteio de quem dá as cartas
    .yes = você ainda está no sorteio de quem dá as cartas
    .no = você já não está no sorteio de quem dá as cartas
    .let-yes = Agora você está no sorteio de quem dá as cartas
    .let-no = Você já não está no sorteio de quem dá as cartas

fact-out = fora da partida
    .yes = você está fora da partida
    .no = você ainda está na partida
    .let-yes = Agora você está fora da partida
    .let-no = Você está de volta à partida

fact-missed = revelou uma carta em vão
    .yes = você revelou uma carta em vão
    .no = você não revelou nenhuma carta em vão
    .let-yes = A partir de agora, conta que você revelou uma carta em vão
    .let-no = A partir de agora, conta que você não revelou nenhuma carta em vão

fact-running = pontos até aqui
    .set = Os seus pontos até aqui passam a ser { $value }

fact-played = rodadas jogadas
    .set = O número de rodadas jogadas passa a ser { $value }

total = O seu total é a soma dos pontos de todas as cartas { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player

score-winner = Quem tem o menor total marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }; cada um dos outros marca o próprio total. Se houver empate no menor total, todos os empatados vencem{ $with-score-tied-other ->
    [yes] , a não ser que um deles tenha chamado “Cambio”
   *[no] { "" }
 }.
    .why = menor total
    .why-score-others = o próprio total
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = Se você chamou “Cambio” e alguém tem um total menor ou igual ao seu, você marca o seu total mais { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }.
    .why = chamou e perdeu: mais { $penalty }
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller

score-tied-caller = { $with-score-miscalled ->
    [yes] Mas, se
   *[no] Se
 } você chamou “Cambio” e está entre os empatados no menor total, isso conta como vitória: você marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }{ $with-score-miscalled ->
    [yes] { " " }e não paga penalidade
   *[no] { "" }
 }.
    .why = chamou e empatou no menor total
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

score-tied-other = Quem empata no menor total com o jogador que chamou “Cambio” marca o próprio total.
    .why = empatou com quem chamou
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

score-below-zero = Se você não venceu e fosse marcar menos de zero, marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }.
    .why = abaixo de zero, mas sem vencer
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

score-emptied = Sem nenhuma carta { zone-grid.own-in }, você marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 } em qualquer caso, tenha chamado “Cambio” ou não.
    .why = nenhuma carta na grade
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0

example = Um exemplo: { $caller } chamou “Cambio”, e todas as cartas foram reveladas.
    .about = call

reveal-count = Anote os pontos de { each-player } e some-os aos que ele já tinha das rodadas anteriores.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Como vencer a partida

over = Com { $limit } pontos ou mais, você está fora da partida.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = Se com isso não sobrar ninguém, quem tiver menos pontos continua mesmo assim; se forem vários, jogam entre si.
    .for = no when rounds = 0 and running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

match-winner-last = O último jogador que restar vence a partida. Enquanto ainda houver { $number-2 } ou mais, joga-se outra rodada.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

standings-judge = Depois de cada rodada, vejam se a partida está decidida.
    .for = announce match_winner
    .for-standings-end = if match_winner is not nobody then end match

finished = A partida tem { $rounds } rodadas.
    .for = define finished: rounds > 0 and played >= rounds
    .for-reveal-tally = if rounds > 0 then let played be played + 1
    .for-match-winner-rounds-left = nobody when rounds > 0 and not finished

match-winner-fewest = No fim, quem tem menos pontos vence a partida.
    .for = first of players where running of it = best when finished and (exactly 1 of players where running of it = best)
    .for-best = define best: least running of players

match-winner-still-tied = Se { $number-2 } ou mais empatarem com o menor número de pontos, jogam entre si uma rodada de desempate, e os outros ficam de fora; os pontos anteriores continuam valendo.
    .for = nobody when finished and (at least 2 of players where running of it = best)
    .unsaid = each-player
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes

standings-rotate = Na rodada seguinte, quem dá as cartas é o próximo jogador à esquerda que ainda está na partida.
    .for = let dealer be left of dealer; go to setup


## Perguntas

question-drawn-tie = E se duas cartas empatarem como a mais alta no sorteio? E o ás, é alto ou baixo?
    .ruling = Os empatados sorteiam de novo. O ás é a carta mais baixa; na contagem dos pontos, ele também vale pouco.
    .reason = As edições publicadas só falam da carta mais alta.
    .for = draw_again

question-discards-lie = As cartas da pilha de descarte ficam viradas para cima ou para baixo?
    .ruling = Todas para cima: a primeira, as que você descarta e as que você substitui.
    .reason = Uma das edições as deixa viradas para baixo, mas aí ninguém saberia qual está em cima.
    .for = face_up

question-peek-when = Todos espiam as suas cartas ao mesmo tempo?
    .for = together
    .ruling = Sim, uma única vez e só o tempo de memorizá-las, antes de começar o primeiro turno.
    .reason = Assim, ninguém tem mais tempo que os outros para espiar.

question-match-by = Para colar, o que tem de ser igual: os pontos da carta, ou o número ou a figura?
    .ruling = O número ou a figura, isto é, o que ela mostra no canto: um rei vermelho cola em um rei preto, não importa quantos pontos cada um valha.
    .reason = As edições discordam entre si; o número ou a figura se vê sem fazer contas.
    .for = rank

question-stick-when = Colar gasta o meu turno?
    .ruling = Não. Você cola além do que mais fizer no turno – antes, no meio ou depois – e quantas vezes acertar.
    .reason = As edições pedem uma única ação, mas deixam colar em qualquer momento do turno; as duas coisas só combinam se colar não contar como ação.
    .for = any_time_on_your_turn
    .about = stick

question-wrong-stick = E se eu revelar uma carta que não combina?
    .ruling = Ela volta para onde estava, virada para baixo. Todos a viram, e você não pode mais colar neste turno.
    .reason = Nenhuma edição prevê castigo; os outros ficarem sabendo da sua carta já é o bastante.
    .for = turned_back

question-race = Dois jogadores querem colar ao mesmo tempo. Quem vem primeiro?
    .ruling = Quem revelou primeiro uma carta. Se não der para saber, quem está sentado mais perto do jogador da vez, na ordem dos turnos.
    .reason = Nenhuma edição diz como se decide uma corrida dessas.
    .for = who_turns_up_first
    .about = stick

question-emptied-slot = Posso preencher o lugar que ficou vazio quando colei uma carta?
    .ruling = Não. O lugar continua vazio, e as outras cartas ficam onde estão.
    .reason = Trocar é pôr uma carta no lugar de outra; em um lugar vazio não há nenhuma.
    .for = stays_empty
    .about = stick

question-no-slot = Fiquei sem cartas. O que ainda posso fazer?
    .ruling = Você compra e descarta, ou chama “Cambio”.{ $with-powers ->
    [yes] { " " }Os poderes que só precisam de cartas dos outros ainda funcionam para você.
   *[no] { "" }
 }
    .reason = Uma carta nova só pode substituir outra que esteja lá.
    .for = discard_only

question-no-target = E se não houver carta em que usar um poder?
    .ruling = Então ele não faz nada, e o turno continua.
    .reason = Um poder precisa de todas as cartas que pede.
    .for = not_offered

question-power-when = Até quando posso usar um poder?
    .ruling = Só logo depois de descartar a carta. Se você fizer qualquer outra coisa, perde a chance.
    .reason = Algumas edições dão prazo até o turno seguinte, mas ninguém deveria ter de ficar de olho nisso.
    .for = at_once
    .about = powers

question-queen-order = A dama me obriga a trocar as duas cartas?
    .ruling = Não. Você espia as duas e só então decide.
    .reason = O nome do poder soa como uma ordem; a descrição, não.
    .for = look_then_decide

question-starter-power = A primeira carta da pilha de descarte tem um poder. Quem pode usá-lo?
    .ruling = Ninguém.
    .reason = Só tem poder a carta que alguém comprou e decidiu descartar.
    .for = none
    .about = powers

question-stock-out = E se o monte acabar?
    .ruling = Quem quiser comprar embaralha antes a pilha de descarte, menos a carta de cima, e forma com ela um novo monte.
    .reason = Nenhuma edição dá resposta; assim, a rodada continua.
    .for = reshuffle

question-no-action = E se eu não puder fazer nada mesmo?
    .ruling = Você passa. Com estas regras, isso quase nunca acontece.
    .reason = Uma rodada não pode travar por causa de um jogador.
    .for = pass

question-first-call = A partir de quando posso chamar “Cambio”?
    .ruling = Já no seu primeiro turno, se tiver coragem: com qualquer total e mesmo sem conhecer todas as suas cartas.
    .reason = Nenhuma edição diz que é preciso esperar.
    .for = any_turn

question-bluff-call = Posso chamar “Cambio” mesmo sem acreditar que vou vencer a rodada?
    .for = allowed
    .ruling = Sim. Ninguém confere em que você acredita; o que conta são as cartas.
    .reason = Pelas edições, quem chama declara que acredita nisso, mas elas mesmas dizem que é um jogo de blefe.

question-second-call = Depois de mim, alguém mais pode chamar “Cambio”?
    .ruling = Não. Em cada rodada, só um jogador chama.
    .reason = A rodada já está acabando.
    .for = nobody_else

question-last-turns = Os últimos turnos têm algo de diferente?
    .ruling = Só que ninguém mais pode chamar “Cambio”. O resto é como sempre.
    .reason = As edições não tiram nada deles.
    .for = normal_turns

question-caller-protected = As cartas de quem chamou “Cambio” estão a salvo dos outros?
    .ruling = Não. Um poder age sobre elas como sobre as de qualquer um.
    .reason = Nenhuma edição as protege.
    .for = no

question-caller-tie = Chamei “Cambio” e empatei no menor total. Pago a penalidade de { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }?
    .ruling = Não, você marca o mesmo que quem vence. { $with-score-tied-other ->
    [yes] Quem empatou com você marca o próprio total.
   *[no] Quem empatou com você também.
 }
    .reason = As edições dizem as duas coisas; o trecho sobre empates é o mais exato.
    .for = no_penalty
    .about = score.miscalled, score.tied_caller

question-tied-others = Vários jogadores, empatados no menor total, ganham de quem chamou. Quem vence?
    .ruling = Todos eles; cada um pontua como quem vence.
    .reason = Nenhum total é menor que os outros, mas também nenhum é maior.
    .for = each_zero

question-below-zero = Meu total ficou abaixo de zero, mas eu não venci. Isso desconta pontos?
    .ruling = Não, ele conta como { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }.{ $with-score-miscalled ->
    [yes] { " " }Mas, se você chamou “Cambio”, a penalidade se soma antes ao seu total.
   *[no] { "" }
 }
    .reason = Senão, perder valeria mais que vencer.
    .for = counts_as_zero

question-match-below-zero = Posso ficar abaixo de zero na partida?
    .for = impossible
    .ruling = Não. Nenhuma rodada dá menos de 0 pontos; por isso, ninguém vence a partida com menos.
    .reason = Nem de quem vence uma rodada nem de quem a perde se desconta coisa alguma.

question-empty-grid = Se eu ficar sem cartas, venço na hora?
    .ruling = Não. A rodada continua, mas nela você marca { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
 }, mesmo que chame “Cambio”.
    .reason = Encerrar a rodada ali mesmo fica a critério das regras da casa.
    .for = zero_and_play_on

question-limit-reached = Com exatamente { $limit } pontos, estou fora?
    .ruling = Está: chegar a { $limit } já basta.
    .reason = As edições dizem isso de três maneiras; esta é a mais precisa.
    .for = out_at_limit

question-match-ends = A partida acaba quando sai o primeiro jogador?
    .ruling = Não, os outros continuam até restar um só.
    .reason = A introdução das edições dá essa impressão; o capítulo sobre a vitória diz outra coisa.
    .for = last_one_in

question-fixed-rounds = Com um número fixo de rodadas, alguém sai da partida antes do fim?
    .ruling = Não. Todos jogam as { $rounds } rodadas, sejam quantos forem os pontos.
    .reason = O número fixo toma o lugar do limite.
    .for = nobody_leaves
    .about = finished

question-deciding-round = O que conta em uma rodada de desempate?
    .ruling = Tudo: os pontos dela se somam aos anteriores.
    .reason = As edições só dizem que há essa rodada.
    .for = tied_play_on
    .about = finished

question-all-out = E se todos nós chegarmos a { $limit } pontos na mesma rodada?
    .ruling = Quem tem menos pontos continua. Se for um só, venceu a partida; se forem vários, jogam uma rodada de desempate.
    .reason = Alguém tem de vencer.
    .for = lowest_play_on

question-left-players = Quem saiu da partida ainda dá as cartas ou joga?
    .ruling = Não. Nos dois casos, passa-se ao jogador seguinte.
    .reason = Quem saiu não tem cartas com que jogar.
    .for = skipped


## Glossário

glossary-grid = As cartas à frente de um jogador{ $with-stick ->
    [yes] , com os lugares que ficaram vazios ao colar
   *[no] { "" }
 }.
    .term = Grade

glossary-stock = A pilha de onde se compra, no meio da mesa, virada para baixo.
    .term = Monte

glossary-discard = A pilha ao lado do monte, virada para cima. Só importa a carta de cima.
    .term = Pilha de descarte

glossary-keep = Pôr uma carta na sua grade em troca de uma que estava lá.
    .term = Ficar com a carta
    .about = keep

glossary-throw = Mandar para a pilha de descarte a carta que você acabou de comprar.{ $with-powers ->
    [yes] { " " }Só as cartas descartadas assim têm poder.
   *[no] { "" }
 }
    .term = Descartar
    .about = throw

glossary-stick = Livrar-se de uma carta que tem o mesmo número ou a mesma figura que a de cima da pilha de descarte.
    .term = Colar
    .about = stick

glossary-call = Dizer “Cambio” e, com isso, abrir a última volta da rodada.
    .term = Chamar
    .about = call

glossary-caller = O jogador que chamou “Cambio” nesta rodada.
    .term = Quem chamou
    .about = call

glossary-total = Os pontos de todas as cartas de uma grade, somados.
    .term = Total
    .about = total

glossary-penalty = O que se soma ao total de quem chamou “Cambio” sem ter o menor: { $penalty ->
    [0] { $penalty } pontos
    [one] { $penalty } ponto
   *[other] { $penalty } pontos
 }.
    .term = Penalidade
    .about = penalty, score.miscalled
