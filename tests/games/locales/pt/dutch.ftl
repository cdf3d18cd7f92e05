### Dutch em português do Brasil: as frases deste livro de regras.


## O jogo

game = Dutch

about = À sua frente há { $dealt } cartas, e você só viu { $grid-row-1 } delas. Turno após turno, você troca as caras por outras mais baratas, até ter coragem de dizer “Dutch”: aí cada um dos outros joga mais um turno, e contam-se os pontos.

about-alert = Ninguém fica parado enquanto os outros jogam. Cada dama, valete ou ás que chega à pilha de descarte faz alguém espiar, trocar ou dar uma carta. E quem souber onde está outra igual pode colá-la, seja sua, seja de qualquer um.

object = Em cada rodada, você quer ter as cartas que valem menos pontos. Quando alguém chegar a { $limit } pontos, você quer ser quem tem menos de todos.


## O que se combina antes de jogar

option-limit = { $limit ->
    [50] Joga-se uma partida curta, até { $limit } pontos. Também dá para combinar 100 ou 150.
    [150] Joga-se uma partida longa, até { $limit } pontos. Também dá para combinar 50 ou 100.
   *[other] Joga-se até { $limit } pontos. Também dá para combinar 50, para uma noite curta, ou 150, para uma longa.
 }

option-race = { $race ->
    [seat] Não é preciso ser rápido: pergunta-se a um de cada vez se quer colar uma carta.
   *[first] Quem for mais rápido cola primeiro. Também dá para combinar que se pergunte a um de cada vez.
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

players = Jogam de { $fewest } a { $most } pessoas, cada uma por si. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }.

opening-seat = Combinem entre vocês quem começa a primeira rodada.
    .for = let starter be first of players; go to setup


## Baralho e pontos

deck = Você precisa de um baralho com dois coringas: { $cards } cartas ao todo. No fim da rodada, cada carta à sua frente soma estes pontos:


## Preparação

setup-shuffle = Embaralhe as { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Dê { $dealt } cartas { face-down.of-card } a { each-player }, uma de cada vez. Sem olhar, cada um forma com as suas uma { zone-grid } de { $grid-shape } à sua frente e deixa ao lado um pouco de espaço para outras.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Ponha as outras cartas no meio, { face-down.of-card }: são { zone-stock.object }. Tire a carta de cima e ponha-a ao lado, { face-up }: com ela começa { zone-discard.object }.
    .for = move top of stock to discard

setup-peek = Ao mesmo tempo que os outros, { each-player } espia as { $grid-row-1 } cartas da sua { zone-grid } que ficam na fileira mais próxima dele e as devolve ao lugar.
    .for = each player: look at row 1 of grid of me

setup-begin = A partir da segunda rodada, começa quem venceu a anterior.
    .for = let active be starter; go to turn


## Como se joga

turn = No seu turno, pegue uma carta, de uma destas duas maneiras:
    .for = phase turn, holding, ending: active acts

draw = Pegue a carta de cima { zone-stock.of } e olhe-a sem mostrá-la a ninguém. Depois, escolha:
    .title = Comprar do monte
    .short = Olhe a carta de cima do monte.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-discard, zone-hand

keep = Coloque uma carta qualquer { zone-grid.own-from }, conhecida ou não, { zone-discard.to }, { face-up }; a nova vai para o lugar dela, { face-down }.
    .title = Ficar com a carta
    .short = Ela substitui uma carta da sua grade, que vai para a pilha de descarte.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw = Coloque-a { zone-discard.to }, { face-up }.
    .title = Descartar
    .short = Ela vai para a pilha de descarte.
    .for = action throw in holding: move hand of me to discard; let actor be me; go to discarded
    .unsaid = zone-hand

take = Pegue a carta de cima { zone-discard.of }, a não ser que seja um { $rank-j }, uma { $rank-q } ou um { $rank-joker }. Ela fica { zone-grid.own-in }, { face-down }, no lugar de qualquer outra, que você coloca { zone-discard.to }, { face-up }. Não vale simplesmente devolvê-la.
    .title = Pegar da pilha de descarte
    .short = Nem valete, nem dama, nem coringa. Ela substitui uma carta da sua grade, que vai para a pilha de descarte.
    .for = action take in turn when size of discard > 0 and rank of top of discard is not J and rank of top of discard is not Q and rank of top of discard is not joker: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw-own = A cada descarte, primeiro se usa o poder da carta, se ela tiver um (veja adiante). { $race ->
    [seat] Depois se pergunta a um de cada vez, começando pelo jogador da vez, se quer colar uma carta. Se você quiser, vire
   *[first] Depois todos podem tentar colar uma carta, seja o seu turno ou não; o mais rápido vai primeiro. Vire
 } uma carta { zone-grid.own-of }, deixando-a { face-up }. Se ela tiver o mesmo número ou a mesma figura que a carta de cima { zone-discard.of }, vai para essa pilha e deixa um lugar vazio. Com isso, ela também foi descartada: se tiver um poder, é você quem o usa, e depois todos podem colar de novo. Se não for igual, deixe-a de novo { face-down } e pegue uma carta de penalidade: a carta de cima { zone-stock.of }, que ninguém olha, nem você. Ela ocupa um lugar vazio ou fica ao lado das suas outras cartas. Com { $full } cartas, a sua grade está cheia, e em vez da carta você recebe { $fine } pontos no fim da rodada. Para tentar de novo, espere o próximo descarte.
    .title = Colar uma carta sua
    .short = { $race ->
    [seat] Depois de qualquer descarte e do poder dele, quando perguntarem a você, vire
   *[first] Depois de qualquer descarte e do poder dele, vire
 } uma carta sua. Mesmo número ou figura: ela vai para a pilha. Carta errada: desvire-a e pegue uma carta de penalidade, sem olhar, ou { $fine } pontos se tiver { $full } cartas.
    .for = action throw_own by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose mine in grid of me; turn mine up; let actor be me; if rank of mine is not rank of top of discard then (turn mine down; go to wrong); move mine to discard; if size of grid of me = 0 then go to reveal; go to discarded
    .for-discarded-power = as actor: offer powers on top of discard
    .for-discarded-window = each player: let missed of me be no; let asked be active; go to window
    .for-wrong-cost = as actor: (let missed of me be yes; if size of grid of me = full then let fines of me be fines of me + 1 else (if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of me))
    .unsaid = any-player, each-player, may

throw-theirs = Do mesmo modo, você { may } colar uma carta que esteja { zone-grid.opponent-in }. Em troca, fica devendo uma das suas: escolha-a e ponha-a no lugar vazio, { face-down } e sem olhar. Se errar, a carta fica com o dono, e a penalidade é sua.
    .title = Colar uma carta de outro jogador
    .short = O mesmo com a carta de um oponente; depois, ponha uma sua no lugar vazio.
    .for = action throw_theirs by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose theirs in grid of any opponent when owner of theirs is not caller; turn theirs up; let actor be me; if rank of theirs is not rank of top of discard then (turn theirs down; go to wrong); move theirs to discard; choose mine in grid of me; move mine to theirs; if size of grid of me = 0 then go to reveal; go to discarded
    .unsaid = any-player, face-up, zone-discard

pass = { $race ->
    [seat] Quando todos tiverem respondido e ninguém mais quiser colar,
   *[first] Quando ninguém mais quiser colar,
 } o turno acaba. Se alguém tiver colado ou dado a última carta que tinha, acaba na hora a rodada inteira.
    .title = Fim do turno
    .for = action pass in window: if race = first then go to closed; let asked be first of players from left of asked where it is not caller; if asked is active then go to closed

call = No fim do seu turno, mas não na primeira volta, você pode dizer “Dutch”, se ninguém tiver dito antes. Cada um dos outros joga então mais um turno, e você, nenhum. Dali em diante, ninguém mexe nas suas cartas: elas não são trocadas nem coladas, e você também não cola mais nada.
    .title = Dizer “Dutch”
    .short = No fim do seu turno, a partir da segunda volta. Cada um dos outros joga mais um turno. Ninguém mexe nas suas cartas.
    .for = action call in ending: let caller be me; go to next
    .for-closed-ask = if lapped and caller is nobody then go to ending else go to next

leave = Tenha você dito “Dutch” ou não, o turno passa a quem está à sua esquerda.
    .title = Passar o turno
    .for = action leave in ending: go to next
    .for-next-pass-on = let active be left of active; if active is starter then let lapped be yes

next-last-lap = Quando o turno volta a quem disse “Dutch”, a rodada acaba.
    .short = A rodada acaba quando o turno volta a quem disse “Dutch”, ou assim que alguém fica sem cartas.
    .for = if active is caller then go to reveal else go to turn

late = Se duas cartas forem coladas quase no mesmo instante, só vale a mais rápida. A outra volta ao lugar dela, sem penalidade; depois disso, pode ser colada como qualquer outra.
    .short = Duas ao mesmo tempo: vale a mais rápida; a outra volta ao lugar, sem penalidade.
    .for = editorial late in play when race = first


## Poderes

powers = Estas cartas têm um poder sempre que são descartadas: logo depois de compradas, vindas de uma grade ou coladas. Ele é de quem descarta a carta e se usa na hora. Se não houver carta ou jogador em que usar o poder, nada acontece. Nas cartas de quem disse “Dutch” ninguém mexe.
    .short = O poder é de quem descarta a carta, no seu turno ou não. Nas cartas de quem disse “Dutch” ninguém mexe.

look = Você tem de espiar uma das suas próprias cartas e devolvê-la ao lugar.
    .for = power look on Q: choose mine in grid of me; look at mine
    .unsaid = zone-grid

swap-two = Você { may } trocar de lugar duas cartas quaisquer da mesa, sem olhar: duas suas, duas de um mesmo oponente ou cartas de dois jogadores diferentes.
    .for = power swap_two on J optional when at least 2 of spots in grid of any player where owner of it is not caller: choose one in grid of any player when owner of it is not caller; choose other in grid of any player when other is not one and owner of other is not caller; swap one with other
    .unsaid = number-2, zone-grid

give = Você { may } dar a um oponente que não tenha dito “Dutch” e tenha menos de { $full } cartas a carta de cima { zone-stock.of }. Ninguém a olha; ela vai, { face-down }, para um lugar vazio da grade dele ou, se não houver, para o lado das outras cartas.
    .for = power give on A optional when some opponents where it is not caller and size of grid of it < full: choose whom in opponents when it is not caller and size of grid of it < full; if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of whom
    .unsaid = zone-discard, zone-grid


## Pontuação

reveal-show = { each-player.opening } revela as cartas { zone-grid.their } e as deixa { face-up.of-card }.
    .for = each player: turn grid of me up

role-caller = disse “Dutch”
    .who = quem disse “Dutch”
    .of = de quem disse “Dutch”
    .you = Agora foi você quem disse “Dutch”
role-starter = começa
    .who = quem começa
    .of = de quem começa
    .you = Agora é você quem começa
role-active = na vez
    .who = quem está na vez
    .of = de quem está na vez
    .you = Agora é a sua vez
role-actor = descartou
    .who = quem descartou
    .of = de quem descartou
    .you = Agora foi você quem descartou
role-asked = responde
    .who = quem responde
    .of = de quem responde
    .you = Agora é você quem responde

total = Some os pontos de todas as cartas { zone-grid.own-of }: esse é o seu total.
    .for = define total of player: sum points of cards in grid of player

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

won-lowest = O menor total vence a rodada. Em caso de empate, vence, entre os empatados, quem tem menos cartas.
    .why = o menor total e, no empate, menos cartas
    .why-won-others = alguém tem menos, ou o mesmo com menos cartas
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-lowest = define lowest: least total of players
    .for-held = define held of player: size of grid of player
    .for-fewest = define fewest: least held of players where total of it = lowest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fewest
    .unsaid = zone-grid

won-caller-yields = Se mesmo assim o empate continuar, todos os empatados vencem, menos quem disse “Dutch”.
    .why = empatou, mas disse “Dutch”
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides lowest

score-others = Em geral, o seu total vale como está.
    .why = o que as cartas valem
    .for = total of player + fine * fines of player
    .unsaid = fine

score-low-call = Se você disse “Dutch” e venceu a rodada com { $little } pontos ou menos, as suas cartas não contam nada.
    .why = disse “Dutch” e venceu com poucos pontos
    .for = fine * fines of player when player is caller and won of player and total of player > 0 and total of player <= little overrides others
    .unsaid = fine

score-beaten = Se você disse “Dutch” e não venceu a rodada, o seu total dobra. Por último, { each-player } acrescenta { $fine } pontos por carta de penalidade que não precisou pegar porque a grade estava cheia.
    .why = disse “Dutch” e perdeu: total em dobro
    .for = 2 * total of player + fine * fines of player when player is caller and not won of player and total of player > 0 overrides others
    .unsaid = number-2

example = Um exemplo: { $caller } disse “Dutch”, e todas as cartas foram reveladas.
    .about = call

reveal-count = Anotem quanto { each-player } marcou e somem aos pontos das rodadas anteriores.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-lead = Se houver vários vencedores, quem começa a rodada seguinte é o primeiro deles depois de quem começou esta, na ordem dos turnos.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from left of starter where won of it


## Como vencer

standings-end = A partida acaba assim que alguém tiver { $limit } pontos ou mais no fim de uma rodada. Vence quem tiver menos pontos; se houver empate, os empatados dividem a vitória.
    .for = if some players where running of it >= limit then (each player: announce match_won of me; end match)
    .for-best = define best: least running of players
    .for-match-won = define match_won of player: running of player = best
    .unsaid = each-player

standings-again = Até lá, joga-se mais uma rodada.
    .for = go to setup


## Perguntas

question-first-starter = Quem começa a primeira rodada?
    .for = agreed
    .ruling = Quem vocês combinarem.
    .reason = Ninguém venceu ainda.

question-first-discard = No começo, revela-se um ás para a pilha de descarte. Acontece alguma coisa? E posso colar outro?
    .for = nothing
    .ruling = Não, nem uma coisa nem outra. Mas no primeiro turno dá para pegá-lo.
    .reason = Ninguém o descartou.

question-taken-back = Posso pegar a carta de cima da pilha de descarte e descartá-la de novo na hora?
    .for = never
    .ruling = Não. Ela tem de substituir uma carta sua.
    .reason = Senão, com um único ás daria para presentear os outros a noite inteira.

question-emptied-slot = Uma carta comprada ou pega da pilha pode ir para um lugar vazio?
    .for = stays_empty
    .ruling = Não. Só cartas de penalidade e cartas que outros lhe dão ocupam lugares vazios.
    .reason = Uma carta nova entra no lugar de outra.

question-power-or-throw = Alguém descarta uma dama, e quero colar outra. O que vem primeiro?
    .for = power_first
    .ruling = O poder da primeira. Depois você cola a sua e tem de espiar uma carta também.
    .reason = O poder faz parte do descarte.

question-whose-power = Colo o valete de outro jogador. Quem pode trocar?
    .for = whoever_discards
    .ruling = Você, assim que tiver dado uma carta em troca.
    .reason = Quem o descartou foi você.

question-throw-unseen = Preciso conhecer uma carta para colá-la?
    .for = any_card
    .ruling = Não, você pode arriscar.
    .reason = Errar já sai caro.

question-match-by = Um rei vermelho cola em um preto? E um coringa em outro?
    .for = rank
    .ruling = Sim. Só conta o número ou a figura, não os pontos.
    .reason = É o que todos veem de relance.

question-owed-card = Que carta dou pela de outro jogador?
    .for = own_choice
    .ruling = Qualquer uma das suas, conhecida ou não. Ninguém a olha.
    .reason = É o prêmio por conhecer as cartas dos outros.

question-wrong-again = Errei. Posso tentar com outra carta?
    .for = next_discard
    .ruling = Neste descarte, não. Assim que outra carta for descartada ou colada, sim.
    .reason = Ninguém deve sair virando uma carta atrás da outra.

question-penalty-place = Onde ponho uma carta de penalidade, ou uma que me dão? Posso olhá-la?
    .for = gap_or_beside
    .ruling = No primeiro lugar vazio, a partir da fileira mais próxima; se não houver, ao lado das outras cartas. Não se olha a carta.
    .reason = Assim ninguém precisa pensar onde pô-la.

question-full-grid = A minha grade está cheia, e errei ao colar. E agora?
    .for = points
    .ruling = Anote { $fine } pontos para o fim da rodada, a cada vez que isso acontecer.
    .reason = Ninguém tem mais de { $full } cartas.

question-stock-out = E se o monte acabar?
    .for = reshuffle
    .ruling = Quem precisar de uma carta do monte embaralha antes todos os descartes, menos o de cima: é o novo monte.
    .reason = Com a mesa cheia, isso acontece logo.

question-race-judge = Dois colam ao mesmo tempo. Quem foi mais rápido?
    .for = lower_card
    .ruling = Aquele cuja carta ficou embaixo. Na dúvida, perguntem a quem não estava na disputa.
    .reason = É o que todos podem ver.

question-seat-again = Uma carta foi colada. A quem se pergunta agora?
    .for = from_the_start
    .ruling = De novo ao jogador da vez, e depois aos outros, na ordem dos turnos.
    .reason = Cada carta colada é um novo descarte.

question-early-end = Colei a minha última carta, um valete. Ainda posso trocar?
    .for = at_once
    .ruling = Não. Revelam-se na hora todas as cartas, mesmo que alguém tenha dito “Dutch” e outros ainda tivessem um turno.
    .reason = Assim que você fica sem cartas, a rodada acaba.

question-second-call = Alguém disse “Dutch”. Posso dizer também?
    .for = nobody_else
    .ruling = Não.
    .reason = A rodada já está acabando.

question-caller-protected = O que ainda pode acontecer com as cartas de quem disse “Dutch”?
    .for = wholly
    .ruling = Nada, até serem reveladas. Esse jogador também não cola mais cartas dos outros.
    .reason = Quem diz “Dutch” apostou exatamente nessas cartas.

question-caller-tie = Eu disse “Dutch”, e outro jogador tem tão poucos pontos quanto eu. Venci?
    .for = fewer_cards_wins
    .ruling = Só se você tiver menos cartas. Se o número também for igual, você perdeu.
    .reason = Quem diz “Dutch” tem de ser melhor que os outros.

question-below-zero = Eu disse “Dutch”, e as minhas cartas somam menos de zero. O total dobra ou não conta nada?
    .for = as_it_is
    .ruling = Nem uma coisa nem outra. Um total negativo vale como está, tenha você vencido ou não.
    .reason = Zero não seria um prêmio, e o dobro não seria um castigo.

question-fines-last = Os { $fine } pontos que recebo em vez de uma carta de penalidade também dobram?
    .for = added
    .ruling = Não. Primeiro o total é substituído ou dobrado, e só depois se acrescenta o resto, mesmo que as suas cartas não contem nada.
    .reason = A penalidade não é perdoada nem aumentada.

question-tied-start = Mais de um venceu a rodada. Quem começa a seguinte?
    .for = next_after_starter
    .ruling = O primeiro deles depois de quem começou esta, na ordem dos turnos.
    .reason = Só um pode começar.

question-tied-match = No fim da partida, temos os mesmos pontos. Quem vence?
    .for = shared
    .ruling = Todos vocês.
    .reason = Jogaram igualmente bem.


## Glossário

glossary-grid = As cartas à frente de um jogador, com os lugares vazios e o que está ao lado.
    .term = Grade

glossary-stock = A pilha virada para baixo da qual se compra.
    .term = Monte

glossary-discard = A pilha virada para cima ao lado do monte. Só conta a carta de cima.
    .term = Pilha de descarte

glossary-discarding = Pôr uma carta na pilha de descarte, seja como for.
    .term = Descartar

glossary-throw-in = Livrar-se de uma carta porque ela tem o mesmo número ou a mesma figura que o último descarte.
    .term = Colar
    .about = throw_own

glossary-penalty = Uma carta do monte, que ninguém olha, para quem errou ao colar.
    .term = Carta de penalidade

glossary-lap = Um turno de cada jogador.
    .term = Volta

glossary-call = O que se diz no fim do turno para começar a última volta.
    .term = “Dutch”
    .about = call

glossary-sum = Os pontos de todas as cartas de uma grade.
    .term = Total
    .about = total
