### Topo em português do Brasil: as frases deste livro de regras.


## O jogo

game = Topo

about = À sua frente há { $dealt } cartas viradas para baixo, e você só viu uma delas. Aqui, cartas altas são boas, e as de copas valem em dobro: turno após turno, você troca as pequenas por outras maiores, até ter certeza de que os seus pontos bastam para dizer “Topo”. Só a dama de espadas estraga a vista.

about-throw-in = De nada adianta ser rápido. A cada descarte, pergunta-se a um de cada vez se tem uma carta que vale o mesmo. No ás de espadas, por exemplo, dá para colar o sete de copas.

object = Quanto mais pontos, melhor. Em cada rodada, você quer marcar mais que todos e, depois de { $rounds } rodadas, ter o maior total da partida.


## O que se combina antes de jogar

option-rounds = Jogam-se { $rounds } rodadas. Também dá para combinar outro número, de 3 a 12.


## Variantes

variant-two-packs = { $packs } baralhos, para até { $most } jogadores. Como há duas cartas de cada, dá para colar mais.
    .title = Dois baralhos


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

zone-grid = fileira
    .own-subject = a sua fileira
    .own-object = a sua fileira
    .own-of = da sua fileira
    .own-from = da sua fileira
    .own-to = na sua fileira
    .own-in = na sua fileira
    .opponent-in = na fileira de um oponente
    .each-to = na fileira de cada jogador
    .their = da própria fileira

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

players = Jogam de { $fewest } a { $most } pessoas, cada uma por si. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }.

opening-seat = Combinem entre vocês quem começa a primeira rodada.
    .for = let starter be first of players; go to setup


## Baralho e pontos

deck = Você precisa de um baralho de { $cards } cartas. Cada carta vale estes pontos; as de copas, porém, valem o dobro – a dama de copas, por exemplo, vale 24:
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts


## Preparação

setup-shuffle = Embaralhe as { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Dê { $dealt } cartas { face-down.of-card } a { each-player }, uma de cada vez, começando por quem começa a rodada. Sem olhar, cada um põe as suas lado a lado à sua frente: é a sua { zone-grid }. Ponha as outras cartas no meio, { face-down.of-card }: são { zone-stock.object }. Deixe espaço ao lado para { zone-discard.object }, que começa sem nenhuma carta.
    .for = deal dealt from stock to each grid from starter

setup-peek = Depois, { each-player } espia uma carta qualquer { zone-grid.their } e a devolve ao lugar.
    .for = each player: (choose spot in grid of me; look at spot)

setup-begin = O primeiro turno é de quem venceu a rodada anterior.
    .for = let active be starter; go to turn


## Como se joga

turn = No seu turno, faça uma destas duas coisas:
    .for = phase turn, drawn: active acts

draw = Pegue a carta de cima { zone-stock.of } e olhe-a sem mostrá-la a ninguém; da pilha de descarte não se pega nada. A carta comprada vai então para a sua fileira ou é descartada:
    .title = Comprar do monte
    .short = Olhe a carta de cima do monte.
    .for = action draw in turn: let shown be no; move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

show = Se for um { $rank-7 } ou um { $rank-8 } e ninguém tiver dito “Topo”, você { may } antes deixá-la { face-up } à sua frente e usar o poder dela (veja adiante).
    .title = Mostrar a carta
    .short = Um { $rank-7 } ou um { $rank-8 }, se ninguém tiver dito “Topo”: mostre a carta e use o poder dela; depois, fique com ela ou descarte-a.
    .for = action show in drawn when caller is nobody and not shown and (rank of top of hand of me = 7 or rank of top of hand of me = 8): let shown be yes; turn hand of me up; offer powers on top of hand of me
    .unsaid = zone-hand

keep = Coloque uma carta qualquer { zone-grid.own-from }, conhecida ou não, { zone-discard.to }, { face-up }; a nova vai para o lugar dela, { face-down }.
    .title = Ficar com a carta
    .short = Ela substitui uma carta da sua fileira, que vai para a pilha de descarte.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Coloque-a { zone-discard.to }, { face-up }.
    .title = Descartar
    .short = Ela vai para a pilha de descarte.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

throw-in = A cada descarte, pergunta-se uma vez a { each-player } se quer colar uma carta: primeiro a quem está à direita do jogador da vez, depois aos seguintes e, por último, ao próprio jogador da vez. Se você quiser, vire qualquer carta { zone-grid.own-of }, deixando-a { face-up }. Se ela valer o mesmo que a carta de cima { zone-discard.of }, seja qual for o número ou a figura, vai para essa pilha, e você { may } pôr no lugar vazio a carta de cima { zone-stock.of }; ela fica { face-down }, e ninguém a olha. Se valer mais ou menos, deixe-a de novo { face-down }. Isso custa pontos de penalidade: 1 no primeiro erro da rodada, 2 no segundo, 3 no terceiro, e assim por diante.
    .title = Colar uma carta
    .short = A cada descarte, quando perguntarem a você, vire uma carta sua. Se valer o mesmo (copas vale o dobro), ela vai para a pilha, e dá para ocupar o lugar vazio com uma do monte, sem olhar. Se não, desvire-a: 1 ponto de penalidade, 2 na vez seguinte, e assim por diante.
    .for = action throw_in by any player in window when me is asked: choose mine in grid of me; turn mine up; if worth of mine = worth of top of discard then (move mine to discard; if size of stock > 0 then (may move top of stock to mine)) else (turn mine down; let errors of me be errors of me + 1; let fines of me be fines of me + errors of me); go to asking
    .for-discarded-window = let asked be right of active; go to window
    .for-asking-ask = if asked is active then go to next; let asked be right of asked; go to window
    .unsaid = any-player, number-1

pass = Ninguém é obrigado a colar. Quando todos tiverem respondido, o turno acaba e passa a quem está à direita.
    .title = Fim do turno
    .for = action pass in window: go to asking
    .for-onward-pass-on = let active be right of active; if active is starter then let lapped be yes; go to turn

call = Em vez de comprar, você pode dizer “Topo”, se ninguém tiver dito antes, mas não na primeira volta. Para isso, as cartas { zone-grid.own-of } que você mesmo viu têm de somar pelo menos { $proof } pontos. Com isso, o seu turno acaba. Cada um dos outros joga então mais um turno e, depois deles, você também; não se usam mais poderes.
    .title = Dizer “Topo”
    .short = A partir da segunda volta, se as cartas que você viu somarem pelo menos { $proof }. Todos jogam mais um turno, você por último, sem poderes.
    .for = action call in turn when lapped and caller is nobody and (sum worth of spots in grid of me where it is known to me) >= proof: let caller be me; go to onward

next-finish = A rodada acaba depois do último turno de quem disse “Topo”, ou antes, depois de um turno em que { zone-stock.subject } se esgota.
    .for = if active is caller or size of stock = 0 then go to reveal else go to onward


## Poderes

powers = Estas cartas só têm poder entre a compra e o momento em que são postas em algum lugar, e só se forem mostradas nessa hora: nunca na fileira, nem quando são coladas. Use primeiro o poder; depois, fique com a carta ou descarte-a, como sempre.

spy = Espie uma carta qualquer que esteja { zone-grid.opponent-in } e devolva-a ao lugar.
    .for = power spy on 7: choose theirs in grid of any opponent; look at theirs

recall = Espie, uma depois da outra, duas cartas quaisquer { zone-grid.own-of } e devolva-as ao lugar. Se só tiver uma, espie essa.
    .for = power recall on 8: choose one in grid of me; look at one; if size of grid of me > 1 then (choose two in grid of me when it is not one; look at two)
    .unsaid = number-1


## Pontuação

reveal-show = { each-player.opening } revela as cartas { zone-grid.their } e as deixa { face-up.of-card }.
    .short = A rodada acaba depois do último turno de quem disse “Topo”, ou antes, depois de um turno em que o monte se esgota. { each-player.opening } revela as cartas { zone-grid.their } e as deixa { face-up.of-card }.
    .for = each player: turn grid of me up

role-caller = disse “Topo”
    .who = quem disse “Topo”
    .of = de quem disse “Topo”
    .you = Agora foi você quem disse “Topo”
role-starter = começa
    .who = quem começa
    .of = de quem começa
    .you = Agora é você quem começa
role-active = na vez
    .who = quem está na vez
    .of = de quem está na vez
    .you = Agora é a sua vez
role-asked = responde
    .who = quem responde
    .of = de quem responde
    .you = Agora é você quem responde

total = Conte os seus pontos na ordem a seguir. Primeiro, some quanto valem as cartas { zone-grid.own-of }, as de copas em dobro.
    .for = define total of player: sum worth of cards in grid of player
    .for-doubled-plain = total of player
    .for-reward-nothing = 0
    .unsaid = value

doubled-flush = Se você tiver pelo menos { $suited } cartas e todas forem do mesmo naipe, é um flush: a soma dobra, a não ser que seja negativa.
    .for = 2 * total of player when flush of player and total of player > 0 overrides plain
    .for-flush = define flush of player: size of grid of player >= suited and ((no cards in grid of player where suit of it is not hearts) or (no cards in grid of player where suit of it is not spades) or (no cards in grid of player where suit of it is not diamonds) or (no cards in grid of player where suit of it is not clubs))
    .unsaid = number-2, suit-clubs, suit-diamonds, suit-hearts, suit-spades, zone-grid

reward-kings = Por um par de reis, acrescente { $royal } pontos – uma vez só, mesmo que tenha mais de dois reis.
    .for = royal when kings of player overrides nothing
    .for-kings = define kings of player: at least 2 of cards in grid of player where rank of it = K
    .unsaid = number-2, rank-k, zone-grid

result = Por último, subtraia os seus pontos de penalidade por cartas coladas por engano. O que sobrar é o que você marca, mesmo que seja menos que zero.
    .why-score-others = soma, flush, reis e pontos de penalidade
    .for = define result of player: doubled of player + reward of player - fines of player
    .for-score-others = result of player

score-beaten = Se você disse “Topo” e sobraram mais pontos a outro jogador do que a você, você marca { $value } no lugar deles; se estiver abaixo de zero, continua abaixo de zero.
    .why = disse “Topo” e foi superado
    .for = 0 when player is caller and result of player > 0 and (some opponents where result of it > result of player) overrides others

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

said-match-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] vence
       *[other] vencem
    } a partida
   *[no] { ALL($players_list) } não { COUNT($players_list) ->
        [one] vence
       *[other] vencem
    } a partida
 }

won-highest = Quem marca mais pontos vence a rodada; em caso de empate, vence, entre os empatados, quem tem mais cartas.
    .why = mais pontos e, no empate, mais cartas
    .why-won-others = alguém tem mais, ou o mesmo com mais cartas
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-highest = define highest: greatest score of players
    .for-held = define held of player: size of grid of player
    .for-most-held = define most_held: greatest held of players where score of it = highest
    .for-ahead = define ahead of player: score of player = highest and held of player = most_held
    .unsaid = zone-grid

won-caller-first = Se mesmo assim o empate continuar e um dos empatados tiver dito “Topo”, só ele vence; se não, todos eles vencem.
    .why = empatou com quem disse “Topo”
    .for = no when player is not caller and ahead of player and (some opponents where it is caller and ahead of it) overrides highest

example = Um exemplo: { $caller } disse “Topo”, e todas as cartas foram reveladas.
    .about = call

reveal-count = Anotem quanto { each-player } marcou e somem aos pontos das rodadas anteriores; se for menos que zero, subtraiam. Anotem também quem venceu a rodada.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me; if won of me then let wins of me be wins of me + 1)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings
    .unsaid = number-1

reveal-lead = Se houver vários vencedores, quem começa a rodada seguinte é o primeiro deles depois de quem começou esta, na ordem dos turnos.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from right of starter where won of it


## Como vencer

standings-end = A partida acaba depois de { $rounds } rodadas, e vence quem tiver mais pontos. Em caso de empate, vence, entre os empatados, quem venceu mais rodadas; se nisso também houver empate, eles dividem a vitória.
    .for = if played >= rounds then (each player: announce match_won of me; end match)
    .for-best = define best: greatest running of players
    .for-most-wins = define most_wins: greatest wins of players where running of it = best
    .for-match-won = define match_won of player: running of player = best and wins of player = most_wins
    .unsaid = each-player


## Perguntas

question-first-starter = Quem começa a primeira rodada?
    .for = agreed
    .ruling = Quem vocês combinarem.
    .reason = Ninguém venceu ainda.

question-take-discard = Posso pegar a carta de cima da pilha de descarte em vez de comprar do monte?
    .for = never
    .ruling = Não, nem se alguém acabou de descartar o rei de copas.
    .reason = Numa carta descartada, só dá para colar outras.

question-shown-card = Mostrei um 7. Ainda posso colocá-lo na minha fileira?
    .for = may_be_kept
    .ruling = Sim, como qualquer outra carta. Mas os outros vão saber onde ele está.
    .reason = É o preço por ter visto uma carta de outro jogador.

question-power-elsewhere = Descarto um 7 da minha fileira, ou colo um. Ele tem o seu poder?
    .for = only_when_drawn
    .ruling = Não.
    .reason = Só tem poder uma carta que você acabou de comprar e mostra antes de pôr em algum lugar.

question-one-card = Mostro um 8, mas só tenho mais uma carta. O que espio?
    .for = just_that_one
    .ruling = Essa carta.
    .reason = Não há uma segunda.

question-match-by = Alguém descartou o ás de paus. O que posso colar?
    .for = points
    .ruling = Tudo o que vale 14: outro ás, menos o de copas, ou o 7 de copas.
    .reason = O que importa são os pontos, não o número nem a figura. Também aqui, copas vale o dobro.

question-throw-unseen = Preciso conhecer uma carta para colá-la?
    .for = any_card
    .ruling = Não, você pode arriscar.
    .reason = Errar já sai caro.

question-own-discard = Acabei de descartar uma carta. Posso colar outra eu mesmo?
    .for = last_of_all
    .ruling = Sim, depois que todos os outros tiverem respondido.
    .reason = Também se pergunta a você, só que por último.

question-asked-again = Alguém colou uma carta. Pergunta-se a todos de novo?
    .for = once_per_discard
    .ruling = Não. A cada descarte, cada um só tem uma tentativa e cola no máximo uma carta.
    .reason = A nova carta vale o mesmo que a de baixo.

question-replacement = Sou obrigado a ocupar o lugar vazio com uma carta do monte? E posso olhá-la?
    .for = own_choice
    .ruling = Não, nem uma coisa nem outra. Mas, se você não o ocupar na hora, ele fica vazio.
    .reason = Um lugar vazio pode ser melhor que uma carta desconhecida: por um flush ou por medo da dama de espadas.

question-emptied-slot = Posso, mais tarde, pôr uma carta comprada num lugar vazio?
    .for = stays_empty
    .ruling = Não.
    .reason = Uma carta comprada entra no lugar de outra.

question-no-cards = Não tenho mais cartas na fileira. Continuo jogando?
    .for = plays_on
    .ruling = Sim. Você compra uma carta, e só lhe resta descartá-la.
    .reason = Para os outros, a rodada não acabou.

question-seen-cards = Que cartas contam para os { $proof } pontos de que preciso para dizer “Topo”?
    .for = own_eyes
    .ruling = As da sua fileira que você olhou, as que você mesmo pôs lá depois de comprar e as que foram reveladas na frente de todos.
    .reason = É preciso saber, não só torcer.

question-call-trust = Como os outros sabem que eu vi { $proof } pontos?
    .for = on_trust
    .ruling = Eles confiam na sua palavra.
    .reason = Ninguém consegue ver a sua memória.

question-second-call = Alguém disse “Topo”. Posso dizer também?
    .for = nobody_else
    .ruling = Não.
    .reason = A rodada já está acabando.

question-last-throw = Dá para colar cartas nos últimos turnos?
    .for = as_always
    .ruling = Sim, e quem disse “Topo” também pode.
    .reason = Só os poderes não se usam mais.

question-stock-out = O monte se esgotou. Embaralham-se os descartes? E se alguém disse “Topo” e ainda há turnos por jogar?
    .for = ends_the_round
    .ruling = Não se embaralha nada. Ainda dá para colar cartas no último descarte; depois disso, a rodada acaba, mesmo que ainda houvesse turnos por jogar. Quem disse “Topo” fica com o que disse.
    .reason = Sem monte, ninguém pode comprar.

question-flush-of-three = Há lugares vazios na minha fileira. Mesmo assim posso ter um flush?
    .for = enough
    .ruling = Pode, se lhe restarem { $suited } cartas e todas forem do mesmo naipe.
    .reason = Você sacrificou uma carta para isso.

question-flush-below = Só tenho espadas, e a dama me deixa abaixo de zero. Isso dobra?
    .for = not_doubled
    .ruling = Não.
    .reason = Um flush deve ser um prêmio.

question-more-kings = Tenho três reis, ou quatro. Quantas vezes acrescento { $royal } pontos?
    .for = once
    .ruling = Uma.
    .reason = O prêmio é por ter um par.

question-order = Em que ordem se contam os pontos?
    .for = flush_kings_penalties_call
    .ruling = Primeiro a soma, depois o flush, depois os reis, depois os pontos de penalidade. Só quando todos tiverem contado é que se compara, para ver se quem disse “Topo” foi superado.
    .reason = Assim não dobram nem os pontos dos reis nem os de penalidade.

question-below-zero = Posso marcar menos que zero? E se eu disse “Topo”?
    .for = counts
    .ruling = Pode, e isso é subtraído dos seus pontos. Se você disse “Topo” e foi superado, não é por isso que marca 0.
    .reason = Com 0, você sairia ganhando.

question-caller-tie = Eu disse “Topo”, e outro jogador tem tantos pontos quanto eu. Fui superado?
    .for = not_beaten
    .ruling = Não, você fica com os seus pontos. E, se tiver pelo menos tantas cartas quanto ele, vence a rodada.
    .reason = Você teve coragem de dizer.

question-tied-start = Mais de um venceu a rodada. Quem começa a seguinte?
    .for = next_after_starter
    .ruling = O primeiro deles depois de quem começou esta, na ordem dos turnos.
    .reason = Só um pode começar.

question-tied-match = No fim, temos os mesmos pontos e vencemos o mesmo número de rodadas. Quem vence?
    .for = shared
    .ruling = Todos vocês.
    .reason = Jogaram igualmente bem.


## Glossário

glossary-row = As cartas lado a lado à frente de um jogador, com os lugares vazios.
    .term = Fileira

glossary-stock = A pilha virada para baixo da qual se compra.
    .term = Monte

glossary-discard = A pilha virada para cima ao lado do monte. Só conta a carta de cima.
    .term = Pilha de descarte

glossary-discarding = Pôr, no próprio turno, uma carta na pilha de descarte, recém-comprada ou tirada da fileira.
    .term = Descartar

glossary-throw-in = Livrar-se de uma carta porque ela vale o mesmo que o último descarte.
    .term = Colar
    .about = throw_in

glossary-penalty = Um ponto subtraído no fim da rodada de quem errou ao colar.
    .term = Ponto de penalidade

glossary-lap = Um turno de cada jogador.
    .term = Volta

glossary-call = O que se diz em vez de comprar para começar os últimos turnos.
    .term = “Topo”
    .about = call

glossary-flush = Cartas que são todas do mesmo naipe.
    .term = Flush
    .about = flush
