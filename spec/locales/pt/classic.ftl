### Cambio clássico em português do Brasil: as frases deste livro de regras. Como elas se ligam às regras
### está no começo do catálogo em inglês de cambio.


## O jogo

game = Cambio clássico

about = À sua frente há { $dealt } cartas, e você só viu { $grid-row-1 } delas. Livre-se das caras, fique com as baratas e não esqueça qual é qual enquanto todo mundo mexe nas cartas. Quando achar que ninguém à mesa tem cartas mais baratas que as suas, diga “Cambio”.

about-speed = Só memória não basta. Assim que uma carta chega à pilha de descarte, quem souber onde está outra igual pode jogá-la em cima: a qualquer momento, fora do seu turno e até com carta dos outros. Mão rápida perde cartas; mão afobada ganha mais.

about-blind = Há quem chame este jogo de Blind. Cabo e Rat-a-Tat Cat são parentes dele.

object = Você quer ter menos pontos que todos quando as cartas forem reveladas.


## O que se combina antes de jogar

option-games = { $games ->
    [1] Joga-se uma rodada só. Também dá para combinar várias; aí quem vence uma começa a seguinte.
   *[other] Jogam-se { $games } rodadas. Quem vence uma começa a seguinte.
 }

option-two-hands = { $two-hands ->
    [yes] As cartas só se trocam com uma das mãos.
   *[no] Você pode trocar cartas com as duas mãos. Também dá para combinar que só valha uma.
 }


## Variantes

variant-high-stakes = Quem fizer mais pontos paga uma prenda combinada de antemão.
    .title = Cambio de aposta alta

variant-rummy = Os pontos se acumulam de rodada em rodada; quem chega a { $limit } está fora. Quem chama e perde paga mais { $penalty }.
    .title = Cambio rummy

variant-two-packs = { $packs } baralhos com { $jokers } coringas, para até { $most } jogadores. Como há duas cartas de cada, dá para colar mais.
    .title = Cambio com dois baralhos


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


## Jogadores

players = Jogam de { $fewest } a { $most } pessoas, cada uma por si. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }.

opening-seat = Combinem entre vocês quem começa a primeira rodada.
    .for = let starter be first of players; go to setup


## Baralho e pontos

deck = Você precisa de um baralho com os dois coringas: { $cards } cartas ao todo. No fim da rodada, cada carta à sua frente soma estes pontos:


## Preparação

setup-shuffle = Embaralhe as { $cards } cartas; tanto faz quem.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } recebe { $dealt } cartas { face-down.of-card } e, sem olhar, forma com elas à sua frente uma { zone-grid } de { $grid-shape }. As que sobram ficam no meio, { face-down.of-card }: são { zone-stock.subject }. Não se revela nenhuma carta: { zone-discard.subject } começa com o primeiro descarte.
    .for = deal dealt from stock to each grid from starter

setup-peek = Ao mesmo tempo que os outros, { each-player } espia as { $grid-row-1 } cartas da sua { zone-grid } que ficam na fileira mais próxima dele e as devolve ao lugar.
    .for = each player: look at row 1 of grid of me

setup-begin = A partir da segunda rodada, começa quem venceu a anterior.
    .for = let active be starter; go to turn


## Como se joga

turn = No seu turno, você faz uma destas três coisas:
    .for = phase turn, holding, closing: active acts

draw = Pegue a carta de cima { zone-stock.of } e olhe-a sem mostrá-la a ninguém. Se não houver mais nenhuma, antes embaralhe tudo o que está { zone-discard.in } debaixo da carta de cima: é o novo monte. Depois, escolha:
    .title = Comprar do monte
    .short = Olhe a carta de cima do monte.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Coloque uma carta qualquer { zone-grid.own-from }, conhecida ou não, { zone-discard.to }, { face-up }; a nova vai para o lugar dela, { face-down }.
    .title = Ficar com a carta
    .short = Ela substitui uma carta da sua grade, que vai para a pilha de descarte.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

throw = Coloque-a { zone-discard.to }, { face-up }. Se ela tiver um poder, você { may } usá-lo na hora.
    .title = Descartar
    .short = Você pode usar o poder dela.
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to opened
    .unsaid = zone-hand

take = Pegue a carta de cima { zone-discard.of }. Dali em diante ela fica { zone-grid.own-in }, { face-down }, no lugar de outra que você coloca { zone-discard.to }, { face-up }. Nenhuma das duas tem poder.
    .title = Pegar da pilha de descarte
    .short = Ela substitui uma carta da sua grade, que vai para a pilha de descarte. Sem poder.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

call = Diga “Cambio” e não faça mais nada. Cada um dos outros joga mais um turno, e tudo segue como antes, só que ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = Cada um dos outros joga mais um turno; depois, as cartas são reveladas.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = Não precisa ser o seu turno: a qualquer momento, { any-player } { may } tentar se livrar de uma carta. Vire uma carta { zone-grid.own-of }, deixando-a { face-up }. Se ela tiver o mesmo número ou a mesma figura que a carta de cima { zone-discard.of } e você tiver sido o primeiro, ela vai para essa pilha e deixa um lugar vazio. Se não for igual, deixe-a de novo { face-down } e pegue uma carta de penalidade: a carta de cima { zone-stock.of }, que ninguém olha, nem você. Ela ocupa um lugar vazio ou fica ao lado das suas outras cartas. Se for igual, mas alguém tiver sido mais rápido, apenas vire a carta de novo para baixo. Cada descarte dá direito a uma única tentativa.
    .title = Colar uma carta sua
    .short = A qualquer momento: vire uma carta sua. Mesmo número ou figura que a de cima da pilha de descarte: ela vai para lá. Carta errada: desvire-a e pegue uma carta de penalidade, sem olhar. Certo, mas tarde demais: desvire-a.
    .for = action stick by any player in turn, holding, closing when not tried of me and size of discard > 0: choose mine in grid of me; let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .for-opened-window = let stuck be no; each player: let tried of me be no
    .for-opened-wait = go to closing
    .unsaid = each-player

stick-theirs = Em vez disso, você { may } virar uma carta { zone-grid.opponent-in }. Se conseguir colá-la { zone-discard.to }, dê ao dono uma carta sua, { face-down } e sem que ninguém a veja, para ocupar o lugar vazio. Se errar, a carta fica com o dono, e a carta de penalidade é sua.
    .title = Colar uma carta de outro jogador
    .short = O mesmo com a carta de um oponente; depois, ponha uma sua no lugar vazio.
    .for = action stick_theirs by any player in turn, holding, closing when not tried of me and size of discard > 0: choose theirs in grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .unsaid = any-player, face-up, zone-stock

pass = Se não puder fazer nada no seu turno, passe.
    .title = Passar
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Quando ninguém mais quiser colar, o turno passa ao próximo jogador.
    .title = Fim do turno
    .for = action finish in closing: go to next
    .for-next-pass-on = let active be left of active

next-last-lap = Quando o turno volta a quem chamou, a rodada acaba.
    .for = if active is caller then go to reveal else go to turn

offences = Quem desrespeitar outra regra, espiando, por exemplo, pega uma carta de penalidade.
    .short = Qualquer outra infração, como espiar: uma carta de penalidade.
    .for = editorial offences in play

out-of-turn = Jogar fora do turno não custa penalidade: a carta comprada por engano volta para qualquer ponto no meio { zone-stock.of }, e o jogador da vez continua.
    .short = Jogou fora do turno: a carta volta para o meio do monte, sem penalidade.
    .for = editorial out_of_turn in play

one-hand = Joga-se com uma mão só: quem usa as duas para trocar cartas pega uma carta de penalidade.
    .short = Duas mãos para trocar cartas: uma carta de penalidade.
    .for = editorial one_hand in play when two_hands


## Poderes

powers = Com estas cartas você pode fazer algo, se quiser, mas só quando as descarta logo depois de comprá-las do monte. Se não houver carta em que usar o poder, nada acontece.


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

role-starter = começa
    .who = quem começa
    .of = de quem começa
    .you = Agora é você quem começa

role-active = no seu turno
    .who = o jogador da vez
    .of = do jogador da vez
    .you = Agora é o seu turno

fact-stuck = uma carta colada
    .yes = já se colou uma carta no último descarte
    .no = ainda não se colou nenhuma carta no último descarte
    .let-yes = A partir de agora, conta que se colou uma carta no último descarte
    .let-no = A partir de agora, conta que não se colou nenhuma carta no último descarte

fact-tried = uma tentativa de colar
    .yes = você já teve a sua tentativa no último descarte
    .no = você ainda não teve a sua tentativa no último descarte
    .let-yes = Com isso, você já teve a sua tentativa no último descarte
    .let-no = Você tem uma nova tentativa no último descarte

fact-played = rodadas jogadas
    .set = O número de rodadas jogadas passa a ser { $value }

total = Some os pontos de todas as cartas { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] vence
       *[other] vencem
    } a rodada
   *[no] { ALL($players_list) } não { COUNT($players_list) ->
        [one] vence
       *[other] vencem
    } a rodada
 }

won-fewest = Vence quem tem menos pontos.
    .why = a menor pontuação
    .why-won-others = pontos demais
    .for = yes when total of player = lowest overrides others
    .for-lowest = define lowest: least total of players
    .for-won-others = no

won-fewer-cards = Em caso de empate, vence, entre os empatados, quem tem mais cartas.
    .why = a menor pontuação, mas não o maior número de cartas
    .for = no when total of player = lowest and held of player < fullest overrides fewest
    .for-held = define held of player: size of grid of player
    .for-fullest = define fullest: greatest held of players where total of it = lowest
    .unsaid = zone-grid

won-caller-yields = Se também o número de cartas for igual, todos eles vencem, menos quem chamou, se for um deles.
    .why = empatou, mas chamou
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides fewest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fullest

reveal-lead = Se houver vários vencedores, quem começa a rodada seguinte é o primeiro deles depois de quem chamou, na ordem dos turnos.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from left of caller where won of it

reveal-count = Digam quantos pontos { each-player } tem e quem venceu.
    .for = each player: (announce score of me; announce won of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## Como vencer

standings-end = { $games ->
    [1] A partida tem uma rodada só; joguem outra quando quiserem.
   *[other] A partida tem { $games } rodadas. Cada uma tem o seu vencedor.
 }
    .for = if played >= games then end match
    .for-standings-again = go to setup


## Perguntas

question-ace-value = Quanto vale um ás?
    .ruling = 1 ponto.
    .reason = O artigo em que estas regras se baseiam dá um valor às cartas de número e outro aos reis, damas e valetes, e o ás não é nem uma coisa nem outra. É a carta mais baixa e vale 1 em todas as outras descrições de Cambio.
    .for = one

question-first-starter = Quem começa a primeira rodada de todas?
    .ruling = Quem vocês combinarem.
    .reason = Só há regra para as rodadas seguintes.
    .for = agreed

question-dealing = Quem dá as cartas? Alguém corta?
    .ruling = Qualquer um pode embaralhar e dar as cartas; a primeira vai para quem joga o primeiro turno. Ninguém precisa cortar.
    .reason = O artigo não fala de quem dá as cartas.
    .for = anybody

question-peek-when = Quando posso espiar as minhas duas cartas?
    .ruling = Todos espiam ao mesmo tempo, uma única vez, antes do primeiro turno.
    .reason = Assim, ninguém tem mais tempo que os outros para espiar.
    .for = together

question-first-discard = Revela-se uma carta para começar a pilha de descarte?
    .ruling = Não. No primeiro turno, não há o que pegar nem em que colar.
    .reason = O artigo não fala de nenhuma carta assim.
    .for = none

question-discards-lie = As cartas da pilha de descarte ficam sempre viradas para cima?
    .ruling = Ficam, todas elas.
    .reason = O artigo só diz isso das cartas coladas, mas sem ver a carta de cima ninguém poderia colar.
    .for = face_up

question-new-card-lies = De que lado fica a carta nova, comprada do monte ou pega da pilha de descarte? E qual ela pode substituir?
    .ruling = Virada para baixo, no lugar de qualquer carta da sua grade, quer você a conheça, quer não. Não importa que todos tenham visto a carta que você pegou.
    .reason = As cartas da grade ficam viradas para baixo; nada mais se diz.
    .for = face_down_anywhere

question-stock-out = E se o monte acabar?
    .ruling = Embaralham-se todas as cartas da pilha de descarte, menos a de cima, e elas formam um novo monte.
    .reason = O artigo não diz nada, e com a mesa cheia isso acontece logo.
    .for = reshuffle

question-no-card-for-penalty = E se não restar carta para uma penalidade?
    .ruling = Se a pilha de descarte também não tiver nenhuma sobrando, você escapou.
    .reason = A carta de penalidade vem do monte.
    .for = none

question-emptied-slot = Uma carta comprada pode ocupar um lugar vazio?
    .ruling = Não. Só cartas de penalidade e cartas que os outros lhe dão ocupam lugares vazios.
    .reason = A carta com que você fica toma o lugar de outra que vai para a pilha de descarte.
    .for = stays_empty

question-no-slot = Fiquei sem cartas. E agora?
    .ruling = Você continua comprando e descartando, ou chama. Ainda pode colar cartas dos outros; só não tem o que dar em troca.
    .reason = Para ficar com uma carta ou pegá-la, é preciso ter outra para soltar.
    .for = discard_only

question-no-action = E se eu não puder fazer nenhuma das três coisas?
    .ruling = Você passa.
    .reason = Senão, o jogo travaria.
    .for = pass

question-power-duty = Sou obrigado a usar um poder?
    .ruling = Não.
    .reason = Uma frase do artigo diz que sim, mas as próprias regras deixam a escolha com você.
    .for = may

question-no-target = E se não houver carta em que usar um poder?
    .ruling = Então ele não é usado.
    .reason = Um poder precisa de todas as cartas que pede.
    .for = not_offered

question-power-or-stick = Alguém descarta um 7, e outro quer colar em cima. O que vem primeiro?
    .ruling = Primeiro se usa ou se dispensa o poder.
    .reason = Ele faz parte do próprio descarte.
    .for = power_first

question-match-by = Para colar, o que tem de ser igual: o número ou a figura, ou os pontos da carta?
    .ruling = O número ou a figura. Um rei vermelho cola em um preto, um coringa em outro coringa, e um valete não cola em uma dama.
    .reason = O artigo fala ora do que a carta mostra no canto, ora de números; só o primeiro existe em todas as cartas.
    .for = rank

question-stick-unseen = Preciso conhecer uma carta para colá-la?
    .ruling = Não, você pode arriscar. Mas um palpite errado custa uma carta de penalidade.
    .reason = Basta ver a carta de cima da pilha de descarte.
    .for = any_card

question-one-each = Duas cartas combinam com o descarte. Dá para colar as duas?
    .ruling = Não, só a primeira. A outra chegou tarde, até que uma carta com esse número ou essa figura vá de novo para a pilha de descarte no turno de alguém.
    .reason = Senão, a regra sobre cartas atrasadas não teria sentido.
    .for = once_per_discard

question-second-try = Errei ou cheguei tarde. Posso tentar de novo?
    .ruling = Pode, no próximo descarte.
    .reason = Chegar tarde não custa nada, e ninguém deve sair virando carta atrás de carta.
    .for = next_discard

question-wrong-stick = Para onde vai uma carta errada?
    .ruling = De volta ao seu lugar, virada para baixo, seja sua ou de outro. Todos a viram.
    .reason = O artigo só diz quanto ela custa.
    .for = turned_back

question-late-stick = O que acontece com uma carta que combina, mas chega tarde?
    .ruling = Volta ao seu lugar, virada para baixo, sem penalidade. Já uma carta que não combina custa uma penalidade, tarde ou não.
    .reason = Só as cartas certas são perdoadas.
    .for = turned_back_unpunished

question-who-was-first = Quem decide quem foi mais rápido?
    .ruling = Vale a carta que foi virada primeiro. Se não der para saber, perguntem a quem não estava na disputa.
    .reason = Não há juiz.
    .for = first_card_turned_up

question-given-card = Para onde vai a carta que eu dou?
    .ruling = Para o lugar que a carta colada deixou vazio. Ninguém a olha.
    .reason = É ali que acabou de sair uma carta de quem a recebe.
    .for = into_the_gap

question-penalty-place = Onde ponho uma carta de penalidade? Quantas posso ter?
    .ruling = Em um lugar vazio, se você tiver um; senão, ao lado da sua grade, e tantas quantas você merecer.
    .reason = O artigo não põe limite.
    .for = gap_or_beside

question-penalty-seen = Posso olhar as minhas cartas de penalidade?
    .ruling = Não.
    .reason = Elas chegam viradas para baixo.
    .for = by_nobody

question-first-call = A partir de quando posso chamar?
    .ruling = Em qualquer turno seu, até mesmo no primeiro: com qualquer total e mesmo sem conhecer todas as suas cartas.
    .reason = Nenhuma regra diz o contrário.
    .for = any_turn

question-second-call = Alguém já chamou. Também posso chamar?
    .ruling = Não.
    .reason = O fim já está perto.
    .for = nobody_else

question-last-lap = Quem chamou também joga um último turno?
    .ruling = Não, só os outros.
    .reason = A introdução do artigo fala em cada jogador, e as regras, em todos os outros; valem as regras.
    .for = everybody_else

question-last-turns = Os últimos turnos têm algo de diferente?
    .ruling = Não. Os poderes funcionam, e todos podem colar, inclusive quem chamou, até o último turno acabar.
    .reason = Não se prevê nenhuma exceção.
    .for = normal_turns

question-caller-protected = As cartas de quem chamou estão a salvo?
    .ruling = Não. Podem ser espiadas, trocadas e coladas.
    .reason = Aqui também não se prevê nenhuma exceção.
    .for = no

question-tied-others = E se vários empatarem em pontos e em cartas?
    .ruling = Vencem todos, menos quem chamou.
    .reason = O artigo só exclui quem chamou e não escolhe entre os outros.
    .for = all_win

question-tied-start = E qual deles começa a rodada seguinte?
    .ruling = O primeiro depois de quem chamou, na ordem dos turnos.
    .reason = Só pode ser um.
    .for = next_after_caller

question-several-games = Os pontos se acumulam de uma rodada para a outra?
    .ruling = Não. Cada rodada tem o seu vencedor. Se quiser acumular, jogue o Cambio rummy.
    .reason = Só nessa variante os pontos se acumulam.
    .for = each_for_itself

question-out-of-order = Afinal, jogar fora do turno é infração ou não?
    .ruling = É, mas sem penalidade: a carta volta para o monte, e pronto.
    .reason = O artigo primeiro pune toda infração e depois tira esta da lista.
    .for = card_back_no_penalty

question-two-hands-when = É proibido usar as duas mãos?
    .ruling = Só se vocês combinarem isso antes de começar.
    .reason = O artigo só conhece essa regra de alguns grupos.
    .for = if_agreed

question-larger-tables = Somos mais de { $most }. Dá para jogar?
    .ruling = Com dois baralhos, até doze podem.
    .reason = O artigo recomenda vários baralhos sem dizer quantos.
    .for = two_packs


## Glossário

glossary-grid = As cartas à frente de um jogador, com as de penalidade e os lugares vazios.
    .term = Grade

glossary-stock = A pilha no meio, de onde se compra.
    .term = Monte

glossary-discard = A pilha virada para cima que recebe as cartas descartadas, as que saem das grades e as coladas.
    .term = Pilha de descarte

glossary-throw = Mandar para a pilha de descarte a carta que você acabou de comprar.
    .term = Descartar

glossary-stick = Livrar-se de uma carta da mesa que tem o mesmo número ou a mesma figura que a de cima da pilha de descarte.
    .term = Colar

glossary-penalty = Uma carta do monte que ninguém olha e que se junta às cartas de quem a merece.
    .term = Carta de penalidade

glossary-call = Dizer “Cambio”. Depois disso, cada um dos outros joga mais um turno.
    .term = Chamar

glossary-game = Tudo desde que se dão as cartas até elas serem reveladas.
    .term = Rodada
