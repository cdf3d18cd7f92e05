### A referência da linguagem e a dos problemas, para quem escreve regras. O texto é Markdown. O que
### significam as variáveis e os atributos está no começo do arquivo em inglês.


## A página

reference-title = A linguagem das regras

reference-intro = Um arquivo de regras diz como se joga um jogo, com poucas formas fixas. Estão todas aqui: as declarações, de que um arquivo de regras é feito; os efeitos, que dizem o que acontece; e as maneiras de escrever valores e condições. Os exemplos são do pequeno jogo que o `cambio-spec new game` escreve, que é também o melhor ponto de partida.

reference-declarations = Declarações
reference-declarations-intro = Um arquivo de regras é uma lista de declarações, em qualquer ordem. Cada uma começa em uma nova linha.
reference-effects = Efeitos
reference-effects-intro = Efeitos são o que acontece em um passo, em uma ação ou em um poder. Quando são vários, separam-se com ponto e vírgula e acontecem na ordem em que estão.
reference-effects-names = Quem age é `me`: em uma ação ou em um poder, o jogador que fez essa escolha.

reference-part = Parte
reference-part-meaning = O que é
reference-see = Veja também
reference-book = No livro de regras
reference-changes = O que uma variante pode mudar

expression-written = Escreve-se assim
expression-meaning = O que é
expression-gives = Dá

expression-also = Sem os parênteses, quer dizer o mesmo: { $text }.


## Como ler as formas

notation = Como ler as formas
notation-intro = Antes de cada exemplo está a forma daquilo que ele mostra.
notation-word = Palavras sem aspas, como { $word }, escrevem-se tal como estão.
notation-slot = No lugar de { $slot } vai algo desse tipo.
notation-optional = O que está em { $optional } pode faltar.
notation-choice = Do que está em { $choice }, escolhe-se um só.
notation-repeated = O que vem antes de { $repeated } pode se repetir quantas vezes você quiser.
notation-lines = Não importa onde uma linha termina: tudo pode se espalhar por várias linhas, e o `cambio-spec fmt` as arruma. Os números são inteiros e vão até um milhão.
notation-names = Um nome é feito de letras minúsculas, algarismos e sublinhados e começa com uma letra: `last_lap`. Cada nome quer dizer uma coisa só no jogo inteiro e não pode ser uma das { $reserved }.


## O que fica entre aspas angulares, quando uma forma não tem palavra melhor

slot-name = nome
slot-number = número
slot-text = texto
slot-code = código
slot-rank = número ou figura
slot-cards = cartas
slot-value = valor
slot-condition = condição
slot-player = jogador
slot-choices = escolhas
slot-rule-name = regra
slot-place = trecho de um livro
slot-effects = efeitos
slot-effect = efeito
slot-source = fonte
slot-row = linha
slot-step = passo
slot-rule = regra
slot-change = mudança
slot-declaration = declaração


## Declarações

construct-game = Como se chama o jogo
    .meaning = O arquivo de um jogo diz uma vez o nome dele, que se usa nos comandos e nos nomes de arquivos. O nome pelo qual as pessoas o conhecem está entre as frases dele e, por isso, pode ser diferente em cada idioma.
    .slot-1 = o nome do jogo; o arquivo tem o mesmo nome
    .edition = um livro de onde vêm as regras; daí em diante elas podem citá-lo (veja { $sources })
    .slot-2-name = sigla
    .slot-3-name = arquivo

construct-players = Quem joga
    .meaning = Quantos podem jogar e em que sentido os turnos seguem.
    .slot-1-name = mínimo
    .slot-2-name = máximo
    .direction = se o próximo jogador é o da esquerda ou o da direita
    .leaving-when = quando alguém está fora da partida, com `it` para esse jogador; quem está fora é pulado daí em diante
    .range = do menor número de jogadores ao maior, no máximo 12
    .counts = ou cada número separado

construct-partners = Quem joga junto
    .meaning = Quem joga junto com alguém não é oponente dele: `opponents` e `any opponent` referem-se então só aos outros. Sem esta declaração, cada um joga por si.
    .slot-1 = quando alguém, `it`, joga junto com `me`

construct-deck = O baralho
    .meaning = De que cartas o jogo precisa e em que pilha todas elas estão no começo. Elas são as mesmas para qualquer número de jogadores: se com mais gente se joga com dois baralhos, uma { $variant } as substitui e diz de quantos precisa.
    .int = quantos baralhos são misturados, se for mais de um; no máximo 4
    .slot-2-name = baralho
    .pack = um baralho como os que se compram: { $packs }. Misturam-se tantos baralhos e tantos coringas quantos forem indicados
    .with-jokers = quantos coringas são acrescentados, no máximo 8; cada um tem a figura `joker`
    .own-cards = cartas próprias do jogo: quantas há de cada número ou figura, por exemplo `4 of 1 to 12, 2 of 13`. Podem ser `A`, `J`, `Q`, `K`, `joker`, números (abaixo de zero, `minus 2`) ou um nome que você escolhe, como `3 of peek`; o livro de regras o chama como diz `rank-peek`. As cartas não têm naipe, a não ser que um venha antes: `hearts`, `spades`, `diamonds` ou `clubs`, `red` ou `black` para os dois de uma cor, `suited` para uma carta de cada um dos quatro
    .slot-8-name = pilha
    .slot-8 = uma pilha que não é de ninguém, declarada como { $zone }

pack-french-52 = as 52 cartas do ás ao rei, de copas, espadas, ouros e paus, sem coringas

construct-zone = Um lugar para cartas
    .meaning = Todo lugar onde pode haver cartas se declara uma vez: uma pilha no meio, as cartas à frente de um jogador, uma mão. Também se diz aí quem vê as cartas.
    .slot-1 = o nome do lugar
    .of-player = cada jogador tem um lugar como este: `grid of me`, `grid of dealer`
    .pile = cartas umas sobre as outras, quantas vierem; só dá para pegar a de cima
    .some-cards = uma pilha em que cabem no máximo tantas cartas
    .grid = posições lado a lado, fileira por fileira; primeiro vem a fileira mais próxima do dono. Quando se tira uma carta, a posição dela fica vazia
    .or-more = a grade aceita outras cartas quando todas as posições estão ocupadas
    .at-most = quantas cartas uma grade assim aceita no máximo, contadas as das posições; o livro de regras o diz. Uma regra que acrescenta uma pergunta antes: `if size of grid of me < 6 then move top of stock to grid of me`
    .face-up = todos veem as cartas
    .face-down = ninguém vê as cartas
    .seen-by-its-owner = só o dono do lugar vê as cartas
    .refilled = de que ela é refeita quando uma carta dela é movida, distribuída, olhada ou virada e não há mais nenhuma: das cartas de outra pilha, embaralhadas. Uma ação que só é possível `when size of stock > 0` nunca chega a isso. `keeping top`: a carta de cima da outra pilha fica onde está

construct-param = Um número com nome
    .meaning = Para um número que os jogadores talvez queiram mudar ou que várias regras usam: um limite, uma penalidade. O livro de regras o imprime onde quer que uma frase fale dele, e uma { $variant } pode dar-lhe outro valor.
    .slot-1 = o nome
    .slot-2-name = número
    .slot-2 = o próprio número

construct-option = O que os jogadores combinam
    .meaning = Algo que se combina antes de começar, com o que é habitual. As regras o consultam pelo nome, como um fato que nunca muda. As palavras de uma opção só significam algo ao lado dela: `race = first`. Na linha de comando, indica-se só o que foge do habitual: `cambio+quick+limit=50`. O livro de regras lista as opções, cada uma com uma frase própria ({ $CAM100 }).
    .slot-1 = o nome da opção
    .is = os números ou as palavras que ela pode ser; sem isto, ela está ligada ou desligada
    .int = o habitual, quando é um número
    .on = o habitual: ligada
    .off = o habitual: desligada
    .name = o habitual, quando é uma palavra
    .terms = quantos jogadores ela exige e de quais outras variantes e opções ela precisa ou quais exclui, como em { $variant }

construct-fact = O que todos sabem
    .meaning = Algo no jogo que não é uma carta: quem dá as cartas, quem chamou, quantos pontos alguém tem. Muda com { $let }, e todos à mesa sabem.
    .slot-1 = o nome do fato
    .of-player = cada jogador tem o seu: `running of me`
    .a-player = alguém; no começo, o jogador do primeiro assento
    .a-player-or-nobody = alguém ou ninguém; no começo, ninguém
    .yes-or-no = se é assim ou não; no começo, não é
    .a-number = um número inteiro; no começo, 0
    .a-number-from-to = um número inteiro do primeiro ao segundo; no começo, o mais próximo de 0
    .kept = dura a partida inteira; sem esta palavra, volta a ser como no começo a cada nova rodada

construct-table = Quanto valem as cartas
    .meaning = Uma linha para cada tipo de carta. Depois, as regras consultam a tabela pelo nome: `worth of card`. Cada carta precisa de exatamente uma linha; se alguma não tiver nenhuma, ou tiver duas diferentes, a verificação avisa ({ $CAM401 }, { $CAM410 }). O livro de regras mostra a tabela com desenhos das cartas.
    .slot-1 = o nome da tabela

item-row = Uma linha nomeia um número ou uma figura, como `A`, ou os que vão de um até outro, como `2 to 10`. Antes vem um naipe ou uma cor, se a linha é só para essas cartas, como em `red K`. Depois de `is` está quanto elas valem: um número, ou `pip of card`, que é o número da carta.
    .slot-2-name = pontos

construct-define = O que algo é
    .meaning = Uma definição dá nome ao que se pode descobrir pelas cartas e pelos fatos: um total, o vencedor, se alguém está fora. Quando depende da situação, há várias regras, e em toda situação uma delas tem de valer, ou várias que digam o mesmo; a verificação procura uma distribuição real de cartas em que nenhuma vale ({ $CAM401 }) ou em que duas divergem ({ $CAM410 }). No livro de regras, uma definição precisa de uma frase escrita por você ({ $CAM100 }), a não ser que tudo o que a consulta seja descrito sem frase própria e diga o que ela representa. Essas descrições a chamam como diz `define-total`, em formas como `.own = o seu total`. Se o jogo tem essas palavras para ela, as suas regras também não precisam de frase, desde que deem números, somas de números com nome, ou o que é assim ou não, e cada exceção esteja abaixo daquilo de que é exceção.
    .slot-1 = o nome da definição
    .of = de quem ou de que se pergunta: `player` ou `card`. Nas regras, essa palavra faz as vezes dele
    .slot-2-name = player ou card
    .given = o que é certo sempre que se pergunta. A verificação confia nisso; se na mesa não for assim, o jogo se interrompe
    .plain = o que é sempre
    .ruled = ou regras, cada uma com um nome, para o que depende da situação

item-rule = Uma regra vale quando a sua condição vale; sem `when`, vale sempre. Ela não decide nada onde vale outra que prevalece sobre ela com `overrides`: assim, uma exceção nomeia aquilo de que é exceção, e a ordem das linhas não significa nada. Em outros trechos, ela aparece com o nome da definição na frente: `score.winner`.
    .slot-4-name = regra

construct-stage = O que acontece sozinho
    .meaning = Passos que se cumprem um depois do outro, sem que ninguém decida nada: embaralhar, dar as cartas, contar. O último tem de dizer onde o jogo continua, com { $go }, { $end-round } ou { $end-match }.
    .slot-1 = o nome da etapa
    .of-occasion = com esta etapa começa uma partida ou cada uma das suas rodadas; um jogo tem uma de cada

item-step = Um passo tem um nome próprio; em outros trechos, ele aparece com o nome da etapa na frente: `setup.deal`.

construct-phase = A quem cabe decidir
    .meaning = Aqui o jogo espera que um jogador escolha uma das ações disponíveis nesta fase. Cada { $action } diz em que fases ela está.
    .slot-1 = o nome da fase; vários nomes são várias fases em que age o mesmo jogador
    .slot-2-name = jogador
    .slot-2 = quem decide, quase sempre um { $fact }

construct-action = O que um jogador pode fazer
    .meaning = Algo que se pode escolher quando uma { $phase } espera. Dentro da ação, `me` é o jogador que a escolhe. Depois, a fase continua esperando, a não ser que os efeitos levem a outro lugar. Uma ação que começa com { $choose } só está disponível enquanto há o que escolher.
    .slot-1 = o nome da ação
    .slot-2-name = fase
    .slot-2 = as fases em que está disponível
    .when = o que tem de ser verdade para que ela esteja disponível
    .by-any-player = não só o jogador da vez pode fazer isto, mas todos os que participam; quem for mais rápido vem primeiro

construct-power = O que uma carta pode fazer
    .meaning = Algumas cartas permitem algo a um jogador, mas só onde as regras o oferecem ({ $offer }).
    .slot-1 = o nome do poder
    .slot-2 = as cartas que o têm: números ou figuras, de todos os naipes ou só de um naipe ou de uma cor
    .optional = o jogador pode recusar; sem esta palavra, um poder oferecido tem de ser usado
    .when = o que mais tem de ser verdade para que possa ser usado

construct-editorial = Uma regra para pessoas
    .meaning = Algo que os jogadores precisam cumprir e que nenhum programa consegue executar, como uma prenda para quem perde. É impressa no livro de regras, com uma frase própria ({ $CAM100 }).
    .slot-1 = o nome da regra
    .slot-2-name = seção
    .slot-2 = em que parte do livro ela fica: `players`, `setup`, `play`, `powers`, `scoring` ou `winning`
    .when = com quais opções ela vale; sem isto, sempre

construct-question = O que os livros deixam em aberto
    .meaning = Uma pergunta que os jogadores fazem e nenhum livro responde, e como ela é decidida aqui. O livro de regras imprime as duas coisas entre as suas perguntas; as frases para elas estão, em cada idioma, no arquivo de frases do jogo. O motivo dado aqui é só para quem edita.
    .slot-1 = o nome da pergunta
    .slot-2-name = decisão
    .ordering = ela trata de quem vem primeiro quando dois agem ao mesmo tempo: as regras depois de `by` são as ações cuja corrida ela decide
    .ruled = a decisão, em uma palavra ou em poucas ligadas por sublinhados
    .open = nada é decidido: os jogadores têm que combinar
    .by = as regras que cumprem a decisão
    .when = com quais opções a pergunta surge; sem isto, sempre

construct-property = O que você espera
    .meaning = Algo que deve ser verdade em toda situação, sejam quais forem as cartas: que menos nunca seja pior, por exemplo, ou que uma penalidade o seja de fato. Não decide nada nem é impresso. Não diz nada das situações em que não se pode perguntar por uma das suas definições. A verificação o prova ou mostra uma distribuição de cartas em que não é assim ({ $CAM450 }).
    .slot-1 = o nome da expectativa
    .given = onde isso é esperado; sem esta parte, em toda parte
    .slot-3-name = condição
    .slot-3 = o que você espera

construct-accept = Um problema que pode ficar
    .meaning = A verificação achou algo, e você decidiu que pode ficar assim. Então isso é relatado como aceito, e não mais como falha. Vale só para essa regra, e, se o problema sumir, a verificação pede que você apague a linha ({ $CAM211 }).
    .slot-1 = o código do problema, veja { $findings }
    .slot-2 = a regra em que ele foi encontrado

construct-variant = Regras da casa
    .meaning = Uma variante diz o que é diferente quando se joga com ela; todo o resto fica como no jogo. Fica em um arquivo próprio, na mesma pasta que o do jogo, ou no próprio arquivo do jogo; o `cambio-spec new variant` escreve uma para você começar. Quando se indica a variante, como em `cambio+short`, a verificação e o livro de regras tratam do jogo com essas mudanças.
    .slot-1 = o nome da variante
    .slot-2-name = jogo
    .slot-2 = o jogo que ela muda
    .clauses = quantos jogadores ela exige, quais outras variantes ou opções ela exige ou exclui, e depois de qual variante ela tem a última palavra quando as duas mudam a mesma regra; em YAML, nas chaves `needs`, `excludes` e `after`

item-set-param = Outro valor para um número com nome.
    .slot-2-name = número
item-remove = Uma regra, uma linha, um passo ou uma declaração inteira deixa de existir. Outras regras deixam de prevalecer sobre ela, e as perguntas que eram só sobre ela ficam de fora.
    .slot-1-name = regra
item-replace-row = Outros pontos para as cartas de uma linha. A linha é indicada como no jogo.
    .slot-1-name = tabela
    .slot-3-name = pontos
item-add-row = Mais uma linha de uma tabela.
    .slot-1-name = tabela
    .slot-3-name = pontos
item-replace-rule = Outra regra no lugar de uma das do jogo.
    .slot-4-name = regra
item-add-rule = Mais uma regra de uma definição que tem várias.
    .slot-1-name = regra nova
    .slot-4-name = regra
item-add-step = Mais um passo de uma etapa, depois de um dos seus passos ou, sem `after`, antes de todos.
    .slot-1-name = passo novo
    .slot-2-name = passo
item-replace-step = Outro passo no lugar de um dos do jogo.
    .slot-1-name = passo
item-add-part = Mais uma declaração: uma ação, um poder, um número, um fato, um lugar para cartas, uma definição, uma tabela, uma etapa, uma fase, uma pergunta ou um problema que se aceita.
item-replace-part = Outra declaração no lugar da que, no jogo, é do mesmo tipo e tem o mesmo nome.
item-with-features = Uma mudança que só vale se também se joga com todas estas variantes ou opções.
    .slot-1-name = variante ou opção
item-without-features = Uma mudança que só vale se não se joga com nenhuma destas variantes ou opções.
    .slot-1-name = variante ou opção


## Efeitos

construct-move = Uma carta muda de lugar
    .meaning = Uma carta sai de onde está e passa a ficar em outro lugar.
    .slot-1-name = carta
    .slot-1 = uma só carta: a de cima de uma pilha, `top of stock` ou apenas `stock`, ou uma que foi escolhida
    .slot-2-name = lugar
    .slot-2 = para onde ela vai: em cima de uma pilha, para uma grade ou para a posição de uma carta escolhida
    .face = como ela fica lá; sem estas palavras, como as cartas costumam ficar ali

construct-gather = Muitas cartas de uma vez
    .meaning = Cartas são juntadas em uma pilha, sem que ninguém as olhe.
    .everything = todas as cartas do jogo, onde quer que estejam
    .rest-of = todas as cartas de uma pilha, menos a de cima
    .all-of = todas as cartas de uma pilha, de uma grade ou de uma mão
    .slot-1-name = pilha
    .slot-2-name = pilha ou grade
    .slot-3-name = lugar
    .slot-3 = para onde elas vão

construct-deal = Cartas para todos
    .meaning = Todos os que participam recebem cartas, uma de cada vez e em ordem, até que cada um tenha o número indicado.
    .slot-1 = quantas cartas cada um recebe: um número ou o nome dele
    .slot-2-name = pilha
    .slot-2 = a pilha de onde elas vêm
    .slot-3-name = lugar
    .slot-3 = o lugar de cada jogador para onde elas vão
    .from = quem recebe a primeira carta; sem estas palavras, o jogador do primeiro assento

construct-swap = Duas cartas trocam de lugar
    .meaning = Trocam-se duas cartas escolhidas antes, sem que ninguém as olhe.
    .slot-1-name = carta
    .slot-1 = uma carta de uma grade
    .slot-2-name = outra carta
    .slot-2 = outra, da mesma grade ou de uma diferente

construct-turn-over = Virar cartas
    .meaning = Cartas são viradas onde estão. Quando são viradas para cima, todos as veem.
    .slot-1-name = cartas
    .slot-1 = uma carta escolhida, a de cima de uma pilha, uma fileira de uma grade ou todas as cartas de um lugar
    .facing = viradas para cima ou para baixo

construct-look = Espiar cartas
    .meaning = Quem age olha cartas que os outros não veem.
    .slot-1-name = cartas
    .slot-1 = uma carta escolhida, a de cima de uma pilha, uma fileira de uma grade ou todas as cartas de um lugar

construct-shuffle = Embaralhar
    .meaning = As cartas de uma pilha são misturadas: daí em diante, ninguém sabe em que ponto dela está uma carta.
    .slot-1-name = pilha
    .slot-1 = a pilha

construct-cut = Cortar o baralho
    .meaning = Cartas de cima de uma pilha vão para baixo dela, na mesma ordem.
    .slot-1-name = pilha
    .slot-1 = a pilha
    .slot-2-name = número
    .slot-2 = quantas cartas vão para baixo

construct-let = Um fato muda
    .meaning = Daí em diante, um { $fact } passa a ser outra coisa, e todos ficam sabendo.
    .slot-1-name = fato
    .slot-1 = que fato; se cada jogador tem um, de quem: `running of me`
    .slot-2 = o que ele é daí em diante

construct-choose = Escolher um entre vários
    .meaning = Quem age escolhe uma carta, um jogador ou um número. No que vem depois, o nome representa o que foi escolhido.
    .slot-1 = um nome novo para o que se escolhe
    .slot-2 = o que há para escolher: as cartas de uma grade ou de uma fileira, `grid of any opponent`, jogadores, ou números de um até outro
    .when = quais deles se podem escolher; `it` é cada um deles

construct-choose-several = Escolher vários de uma vez
    .meaning = Quem age escolhe várias cartas ou vários jogadores, um depois do outro, e pode parar assim que houver o bastante. No que vem depois, o nome representa todos eles: { $each-in } os percorre, e eles são contados e comparados como as cartas de uma grade (`number of spots in chosen`, `some one in chosen where …`). Uma carta que saiu do lugar já não é contada. Se as cartas são escolhidas sem serem vistas e têm de ser iguais, são reveladas antes de serem comparadas: `each one in chosen: turn one up; if no one in chosen where (some other in chosen where rank of other is not rank of one) then …`.
    .slot-1 = quantos no mínimo: um número, ou o nome de um
    .to = quantos no máximo, ou tantos quantos houver; sem isso, exatamente esse número
    .slot-3 = um nome novo para tudo o que se escolhe
    .slot-4 = o que há para escolher: as cartas de uma grade ou de uma fileira, `grid of any opponent`, ou jogadores
    .when = quais deles se podem escolher; `it` é cada um deles, e o nome representa os que já foram escolhidos

construct-may = Fazer ou não
    .meaning = Quem age decide se o efeito acontece ou não.

construct-offer = Usar o poder de uma carta
    .meaning = Se a carta tem um { $power }, quem age pode usá-lo agora, ou tem de usá-lo, se ele não é `optional`. Se ela não tem nenhum, ou se não há em que usá-lo, o jogo continua.
    .slot-1-name = carta
    .slot-1 = a carta

construct-announce = Anunciar um resultado
    .meaning = Anuncia-se o que uma definição dá, junto com a regra que o deu. Isso entra no registro da partida: é assim que os pontos chegam lá.
    .slot-1-name = definição
    .slot-1 = uma definição, e de quem se pergunta: `score of me`

construct-when = Só em um caso
    .meaning = O efeito só acontece se a condição vale. Mais de um efeito fica entre parênteses ({ $block }). Outro `if` depois de `then` também fica entre parênteses.
    .slot-1 = o que tem de ser verdade, veja { $expressions }
    .else = o que acontece no outro caso

construct-each = Todos, um depois do outro
    .meaning = Todos os que participam fazem isto, um de cada vez. Ali dentro, `me` é o jogador que está agindo.
    .from = quem é o primeiro; sem estas palavras, o jogador do primeiro assento
    .when = quem faz isto: aqueles para os quais a condição vale, com `me` para cada um deles

construct-each-in = Para cada um, um depois do outro
    .meaning = O efeito acontece com cada carta, cada jogador ou cada número, um depois do outro; ali dentro, o nome representa aquele da vez. Quais são as cartas fica definido antes da primeira. Uma carta que já foi retirada é pulada, e `where` só é perguntado quando chega a vez da carta. Por isso, uma carta que já saiu não conta mais para as seguintes. Para que várias saiam juntas, tire as outras em um laço interno e, por último, a carta sobre a qual se pergunta: `each one in grid of me where at least 2 of spots in grid of me where rank of it = rank of one: (each other in grid of me where other is not one and rank of other = rank of one: move other to discard; move one to discard)`. Enquanto se percorrem as cartas de uma grade, não se pode perguntar nada a ninguém ({ $CAM039 }).
    .slot-1 = um nome novo para cada um
    .slot-2 = o que se percorre: as cartas de uma grade ou de uma fileira, `grid of any opponent`, jogadores, ou números de um até outro
    .where = com quais acontece; `it` é cada um deles

construct-as-player = Quem age é outra pessoa
    .meaning = Neste efeito, `me` não é quem estava agindo, mas outro jogador: o que corta o baralho, por exemplo.
    .slot-1-name = jogador
    .slot-1 = quem age

construct-block = Vários efeitos no lugar de um
    .meaning = Onde cabe um efeito, cabem vários entre parênteses. Um nome dado ali dentro não quer dizer nada fora dali.

construct-go = Onde o jogo continua
    .meaning = Nada do que vem depois acontece; o jogo continua em outra { $phase } ou em outra { $stage }.
    .slot-1-name = fase ou etapa
    .slot-1 = onde ele continua

construct-end-round = Uma rodada acabou
    .meaning = A rodada foi jogada até o fim. Em uma partida, o jogo continua na etapa que decide o que vem depois.
    .slot-1-name = etapa
    .slot-1 = onde uma partida continua

construct-end-match = A partida acabou
    .meaning = Não se joga mais nada.


## Expressões

expressions = Valores e condições
expressions-intro = Onde uma forma pede um valor, uma condição, uma carta, um lugar ou um jogador, vai uma das formas desta seção. `me` é quem age; em uma definição, `player` ou `card` é de quem ou de que se pergunta.

phrases-values = Valores simples
phrases-of = Algo de algo
phrases-sums = Contas
phrases-comparisons = Comparar
phrases-joining = Juntar condições
phrases-counting = Contar, somar, separar
phrases-domains = O que se conta
phrases-places = Várias posições de uma vez
phrases-choices = O que há para escolher

phrases-values-intro = As palavras que valem por si mesmas e os nomes que as regras declararam.
phrases-of-intro = As expressões com `of` se leem da direita para a esquerda: em `rank of top of discard`, vem primeiro a pilha de descarte, depois a carta de cima dela e, por fim, o número ou a figura dessa carta.
phrases-sums-intro = `*` vem antes de `+` e `-`; para mudar a ordem, use parênteses.
phrases-comparisons-intro = Só números, e os números ou figuras das cartas, são maiores ou menores que outros; o ás é o mais baixo. Duas comparações se juntam com `and`.
phrases-joining-intro = Primeiro vem `not`, depois `and`, depois `or`; para mudar a ordem, use parênteses.
phrases-counting-intro = `it` é cada coisa que se conta, uma depois da outra. `where` deixa de fora aquelas para as quais a condição não vale; o alcance dele vai o mais longe possível para a direita, e por isso uma expressão assim vem por último ou fica entre parênteses.
phrases-domains-intro = O que pode vir depois de `of`, `some` e `no` nas expressões acima.
phrases-places-intro = Estas formas não são valores. As duas aparecem onde se conta ou se escolhe algo; a da fileira, também depois de `look at` e `turn`.
phrases-choices-intro = O que pode vir depois de `in` quando alguém escolhe algo ({ $choose }) ou quando se percorrem várias coisas ({ $each-in }).

expression-type = { $type ->
    [integer] número
    [boolean] sim ou não
    [rank] número ou figura
    [suit] naipe
    [colour] cor
    [card] carta
    [spot] posição de uma grade
    [player] jogador
    [player-or-nobody] jogador ou ninguém
    [zone] lugar para cartas
    [places] posições
    [word] palavra de uma opção
   *[choice] o que se escolhe
 }

phrase-number = um número inteiro
phrase-name = o número com esse nome ({ $param }); um { $fact }, um lugar ({ $zone }) e uma definição ({ $define }) também se indicam pelo nome
phrase-truth = é assim
phrase-untruth = não é assim
phrase-nobody = nenhum jogador
phrase-rank-word = um número ou uma figura: um número, `A`, `J`, `Q`, `K`, `joker` ou o nome de uma carta própria do jogo
phrase-suit-word = um naipe: `hearts` (copas), `spades` (espadas), `diamonds` (ouros) ou `clubs` (paus)
phrase-colour-word = uma cor: `red` (vermelho) ou `black` (preto)
phrase-me = o jogador que age
phrase-it = aquilo que se está contando ou examinando
phrase-subject = em uma definição, o jogador ou a carta de que se pergunta: `player` ou `card`
phrase-chosen = o que se escolheu, com o nome que recebeu ({ $choose }); representa também a carta que está ali
phrase-brackets = primeiro o que está entre parênteses
phrase-fact-of = um fato que cada jogador tem
phrase-decision-of = o que a definição dá para esse jogador
phrase-table-of = o que a tabela dá para essa carta
phrase-zone-of = o lugar desse jogador
phrase-size-of = quantas cartas há em um lugar; posições vazias não contam
phrase-top-of = a carta de cima de uma pilha
phrase-rank-of = o número ou a figura de uma carta
phrase-suit-of = o naipe de uma carta
phrase-colour-of = a cor de uma carta
phrase-pip-of = o número de uma carta: o ás é 1, o valete 11, a dama 12, o rei 13; uma carta sem número não tem nenhum, e perguntar por ele é um erro
phrase-owner-of = o jogador em cuja grade está uma carta escolhida
phrase-row-number = a fileira em que está a carta escolhida; a 1 é a mais próxima do dono
phrase-column-of = a coluna em que está a carta escolhida; a 1 é a primeira à esquerda do dono
phrase-left-of = o próximo jogador à esquerda que participa
phrase-neighbour-of = quem está sentado ao lado, no sentido do jogo, mesmo que já tenha saído
phrase-right-of = o próximo jogador à direita que participa
phrase-plus = os dois números somados
phrase-minus = o primeiro número menos o segundo
phrase-times = o primeiro número vezes o segundo
phrase-negative = o mesmo número, com sinal de menos
phrase-below-zero = um número abaixo de zero; a segunda forma é a das cartas
phrase-equal = os dois são iguais
phrase-unequal = não são iguais
phrase-is = o mesmo que `=`; com jogadores, lê-se melhor
phrase-is-not = o mesmo que `!=`
phrase-lies = se a carta está virada para cima
phrase-lies-down = se está virada para baixo; `is not face up` significa o mesmo
phrase-known = se o jogador conhece a carta: já a espiou, viu quando foi revelada ou a vê virada para cima
phrase-less = menor
phrase-at-most = menor ou igual
phrase-more = maior
phrase-at-least = maior ou igual
phrase-and = as duas coisas são verdade
phrase-or = uma delas é verdade, ou as duas
phrase-not = não é verdade
phrase-number-of = quantos há
phrase-number-where = quantos há para os quais a condição vale
phrase-sum = os pontos de todas, somados; 0 se não há cartas
phrase-sum-where = o mesmo, só com aqueles para os quais a condição vale
phrase-least = o menor número que algum deles tem
phrase-greatest = o maior número que algum deles tem
phrase-first = o primeiro deles; os jogadores são percorridos na ordem dos turnos
phrase-first-where = o primeiro deles para o qual a condição vale, ou ninguém
phrase-some = a condição vale para pelo menos um
phrase-none = a condição não vale para nenhum
phrase-exactly = a condição vale para exatamente esse número
phrase-at-least-of = a condição vale para esse número ou mais
phrase-at-most-of = a condição vale para esse número ou menos
phrase-open-and = os parênteses mostram onde termina a contagem
phrase-open-or = aqui também
phrase-open-not = aqui também
phrase-players = todos os que participam
phrase-opponents = todos os que participam, menos `me` ou, em uma definição, `player`
phrase-everyone = todos, também os que estão fora
phrase-from = a começar por esse jogador
phrase-cards-in = as cartas de um lugar
phrase-spots-in = as posições de uma grade em que há uma carta
phrase-spots-in-row = as de uma fileira
phrase-spots-of-any-opponent = as das grades de todos os oponentes
phrase-named = o mesmo com um nome para cada elemento, quando é preciso distinguir dois ou `it` já é outra coisa
phrase-named-number = números um após o outro, cada um com um nome
phrase-row-of = as posições de uma fileira; a fileira 1 é a mais próxima do dono
phrase-any-opponent = as posições das grades de todos os oponentes juntas
phrase-any-player = as posições das grades de todos juntas, também a própria
phrase-choose-spot = uma das cartas de uma grade
phrase-choose-gap = uma das posições de uma grade em que não há carta; se ela aceita mais cartas, também a seguinte à última
phrase-choose-number = um número do primeiro ao segundo
phrase-choose-player = um desses jogadores
phrase-choose-player-from = um desses jogadores; são percorridos a partir daquele


## Fontes, comentários, palavras

sources = De onde vem uma regra
sources-intro = Toda regra diz de onde vem: de um livro ou de um motivo. O `cambio-spec check` aponta a que não diz isso ({ $CAM200 }) e a exceção sem nenhum dos dois ({ $CAM201 }). Uma fonte escrita depois do cabeçalho de uma tabela, de uma definição com várias regras, de uma etapa ou de uma variante vale para tudo o que está nela e não tem a sua própria.
sources-because = Um motivo é uma frase para quem edita, entre aspas retas. Não é impresso.
    .slot-1-name = motivo
sources-cites = Um trecho de um livro é um capítulo e o número do item dentro dele. O livro de regras o imprime depois da frase. Se o jogo nomeia os seus livros, o trecho tem de existir neles ({ $CAM041 }); se só um de vários livros diz isso, a sigla dele vem antes.
    .slot-1-name = sigla
    .slot-2-name = capítulo

comments = Comentários
comments-intro = O que vem depois de `#`, até o fim da linha, é para quem lê o arquivo. O `cambio-spec fmt` conserva todos os comentários: um que está em linha própria pertence ao que vem abaixo dele.

reference-example-above = Combinado depois da segunda noite.
reference-example-beside = 50 era pouco
reference-example-reason = uma noite já basta
reference-example-ruling = os livros dizem 100 e também 50

reserved = Palavras que não são nomes
reserved-intro = Estas palavras querem dizer algo em toda regra, e por isso nada mais pode se chamar assim ({ $CAM016 }). Outras palavras da linguagem, como as que abrem um efeito, podem ser usadas como nomes.
reserved-link = palavras que não são nomes


## A referência dos problemas

findings = Problemas
findings-intro = Tudo o que o `cambio-spec` pode apontar como errado, em ordem de código. `cambio-spec explain CAM410` mostra uma destas páginas no terminal.
findings-finding = Problema
findings-gravity = Conta como
findings-0 = Arquivos, palavras, nomes e comandos
findings-1 = As frases de um livro de regras
findings-2 = Fontes, nomes e decisões
findings-3 = O andamento do jogo
findings-4 = Definições e pontos
