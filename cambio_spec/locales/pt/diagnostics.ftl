### O que o verificador diz, em português do Brasil. Cada mensagem é uma frase inteira ou um rótulo
### inteiro. Os argumentos estão junto às frases em inglês.
###
### O que vem entre crases e as listas não têm artigo; as frases são feitas para não precisar dele.
### Em português, zero conta como `one`: onde o número não aparece, a opção é `[1]`, e não `[one]`.


## Palavras que várias mensagens compartilham

list-comma = ,{ " " }
# $first (all but the last, joined by commas), $last
list-and = { $first } e { $last }
list-or = { $first } ou { $last }

# Depois de “não há”
category-none = { $category ->
    [fact] nenhum fato
    [rule] nenhuma regra
    [decision] nenhuma definição
    [table] nenhuma tabela
    [parameter] nenhum número
    [zone] nenhum lugar para cartas
    [block] nenhuma fase ou etapa
    [action] nenhuma ação
    [power] nenhum poder
    [choice] nenhuma escolha
    [edition] nenhuma edição
    [game] nenhum jogo
    [variant] nenhuma variante
    [option] nenhuma opção
    [feature] nenhuma variante nem opção
    [editorial] nenhuma regra para pessoas
    [section] nenhuma seção do livro de regras
    [question] nenhuma pergunta
    [property] nenhuma expectativa
    [deck] nenhum baralho
    [rank] nenhum número ou figura
    [suit] nenhum naipe
    [colour] nenhuma cor
    [locale] nenhum idioma
    [code] nenhum código
   *[name] nada
 }

category-the = { $category ->
    [fact] o fato
    [rule] a regra
    [decision] a definição
    [table] a tabela
    [parameter] o número
    [zone] o lugar para cartas
    [block] a fase ou etapa
    [action] a ação
    [power] o poder
    [choice] a escolha
    [edition] a edição
    [game] o jogo
    [variant] a variante
    [option] a opção
    [feature] a variante ou opção
    [editorial] a regra para pessoas
    [section] a seção
    [question] a pergunta
    [property] a expectativa
    [deck] o baralho
    [rank] o número ou a figura
    [suit] o naipe
    [colour] a cor
    [locale] o idioma
    [code] o código
   *[name] o nome
 }

# Depois de “há” e “deveria haver”, que não mudam no plural
type-expected = { $expected ->
    [integer] um número
    [number] um número fixo
    [boolean] algo verdadeiro ou falso
    [rank] um número ou uma figura
    [suit] um naipe
    [colour] uma cor
    [card] uma carta
    [one-card] uma só carta
    [cards] cartas
    [spot] uma posição de uma grade
    [spots] várias posições
    [place] um lugar para uma só carta
    [zone] um lugar para cartas
    [pile] uma pilha
    [another-pile] outra pilha, comum a todos
    [grid] uma grade
    [player] um jogador
    [players] jogadores
    [player-or-nobody] um jogador ou ninguém
    [fact] um fato
    [option] algo que só depende de opções
    [decision] algo que as regras definem
    [subject] `player` ou `card`
    [word] uma palavra de uma opção
    [value] um valor
    [phase] uma fase
    [stage] uma etapa
    [name] outro nome
   *[other] { $expected }
 }

type-found = { $found ->
    [integer] um número
    [number] um número fixo
    [boolean] algo verdadeiro ou falso
    [rank] um número ou uma figura
    [suit] um naipe
    [colour] uma cor
    [card] uma carta
    [one-card] uma só carta
    [cards] cartas
    [spot] uma posição de uma grade
    [spots] várias posições
    [place] um lugar para uma só carta
    [zone] um lugar para cartas
    [pile] uma pilha
    [another-pile] outra pilha, comum a todos
    [grid] uma grade
    [player] um jogador
    [players] jogadores
    [player-or-nobody] um jogador ou ninguém
    [fact] um fato
    [option] algo que só depende de opções
    [decision] algo que as regras definem
    [subject] `player` ou `card`
    [word] uma palavra de uma opção
    [value] um valor
    [phase] uma fase
    [stage] uma etapa
    [name] outro nome
   *[other] { $found }
 }


## Arquivos (CAM00x)

no-such-file = Não existe arquivo nem pasta `{ $path }`.
no-such-file-help = Confira a grafia e em que pasta você está.

unreadable-file = Não foi possível ler o arquivo `{ $path }`.
unreadable-file-help = Confira se você tem permissão para abri-lo.

not-utf8 = `{ $path }` não é um arquivo de texto em UTF-8.
not-utf8-label = isto não é um caractere
not-utf8-help = Abra-o em um editor e salve-o de novo como UTF-8.

too-large = `{ $path }` tem mais de { NUMBER($limit) } bytes; nenhum conjunto de regras é tão longo.

too-many-words = `{ $path }` tem mais de { NUMBER($limit) } palavras e sinais; nenhum conjunto de regras é tão longo.
too-many-words-label = daqui em diante é demais

empty-file = `{ $path }` não tem nenhuma regra.
empty-file-help = Um conjunto de regras começa com uma linha como `game cambio`.
empty-file-help-in-yaml = Um conjunto de regras começa com um item como `- game: cambio`.

no-rule-sets = Não há conjuntos de regras na pasta `{ $path }`.
no-rule-sets-help = Conjuntos de regras são arquivos que terminam em `.cambio`, `.yaml` ou `.yml`. As pastas dentro desta não são vasculhadas.

unknown-rule-set = Não há nenhum conjunto de regras com o nome `{ $name }`.
unknown-rule-set-help = Confira a grafia ou indique o arquivo.
no-game-named = `{ $name }` não diz qual jogo é jogado.
no-feature-named = Em `{ $name }`, não há nada depois de um `+`.
no-rule-set-itself = `{ $name }` não é um conjunto de regras por si só: pertence ao jogo `{ $game }`.
feature-of-another = `{ $feature }` pertence ao jogo `{ $other }`, não a `{ $game }`.
feature-of-another-label = o outro jogo
help-found-there = Está em `{ $path }`. Só pelo nome, encontra-se apenas um arquivo que se chame assim, na pasta atual, na sua `spec` ou entre o que vem com o cambio-spec. Indique o arquivo: `{ $nearest }`.

folder-not-file = `{ $path }` é uma pasta, mas aqui é preciso um arquivo.
folder-not-file-help = Indique um dos arquivos dentro dela.

unwritable-file = Não foi possível gravar `{ $path }`.
unwritable-file-help = Confira se você pode gravar ali e se ainda há espaço. Nenhum arquivo foi alterado.


## Sintaxe (CAM01x)

unexpected-word = `{ $found }` não cabe aqui.
unexpected-word-label = esperado: { ANY($expected_list) }

missing-word = Falta `{ $missing }` antes de `{ $found }`.
missing-word-label = aqui
missing-at-end = Falta `{ $missing }` no fim do arquivo.
missing-at-end-label = aqui
stray-separator = Nada vem depois deste `;`.
stray-separator-label = um a mais
stray-separator-help = Apague-o: `;` fica entre dois efeitos, não depois do último.

expected-name = um nome
expected-number = um número
expected-text = um texto entre aspas
expected-code = um código como `CAM410`
expected-declaration = uma declaração como `define`
expected-effect = um efeito como `move`

too-deep = Isto está aninhado em mais de { $limit } níveis.
too-deep-label = o nível mais fundo que ainda dá para ler
too-deep-help = Dê um nome a uma parte disto com `define` e use o nome aqui.
too-deep-help-in-yaml = Tire os colchetes e parênteses desnecessários ou dê um nome a uma parte com um item `- define: …` e use-o aqui.

number-too-large = Este número tem mais de { $limit } dígitos; nada em um jogo de cartas é tão grande.
number-too-large-label = dígitos demais

unclosed-text = Este texto nunca se fecha.
unclosed-text-label = o texto começa aqui
unclosed-text-help = Ponha `"` no fim dele, na mesma linha.

unfinished-file = O arquivo termina no meio de uma regra.
unfinished-file-label = esperado: { ANY($expected_list) }

unknown-character = O caractere `{ $found }` não tem sentido em um arquivo de regras.
unknown-character-label = não dá para entender
unknown-character-help = Texto livre vai entre aspas: `"…"`. Um comentário começa com `#`.

reserved-word = `{ $name }` é uma palavra da linguagem e, por isso, não pode ser um nome.
reserved-word-label = escolha outro nome


## Nomes (CAM02x)

unknown-name = Não há { category-none } com o nome `{ $name }`.
unknown-name-label = desconhecido
still-used = `{ $feature }` retira `{ $name }`, que ainda é usado.
still-used-label = retirado aqui
use-label = ainda usado aqui
still-used-help = { COUNT($rules_list) ->
    [0] Retire ou substitua também o que o usa, ou mantenha `{ $name }`.
   *[other] Retire ou substitua também { ALL($rules_list) }, ou mantenha `{ $name }`.
 }

duplicate-name = Há { $category ->
    [fact] dois fatos
    [rule] duas regras
    [decision] duas definições
    [table] duas tabelas
    [parameter] dois números
    [zone] dois lugares para cartas
    [block] duas fases ou etapas
    [action] duas ações
    [power] dois poderes
    [choice] duas escolhas
    [edition] duas edições
    [game] dois jogos
    [variant] duas variantes
    [option] duas opções
    [feature] duas variantes ou opções
    [question] duas perguntas
    [value] dois valores
   *[name] duas coisas
 } com o nome `{ $name }`.
duplicate-name-label = a segunda vez
duplicate-name-help = Mude o nome de um dos dois ou apague-o.

duplicate-rule = Há duas regras com o nome `{ $rule }`.
duplicate-rule-label = a segunda
duplicate-rule-help = Dê a cada regra de uma definição um nome só dela.

missing-rule = `{ $rule }` prevalece sobre `{ $overridden }`, mas essa regra não existe.
missing-rule-label = não é uma regra desta definição

missing-patched-rule = A variante `{ $feature }` altera `{ $rule }`, mas o jogo não tem nada com esse nome.
missing-patched-rule-label = não há o que alterar

cyclic-override = { ALL($rules_list) } prevalecem { COUNT($rules_list) ->
    [2] uma sobre a outra
   *[other] umas sobre as outras
 } em círculo; assim, nenhuma delas poderia valer.
cyclic-override-label = faz parte do círculo
cyclic-override-help = Decida qual delas é a exceção e apague o `overrides` da outra.

cyclic-override-itself = `{ $name }` prevalece sobre si mesma; assim, nunca poderia valer.
cyclic-override-itself-help = Apague o nome da própria regra depois de `overrides`.

cyclic-definition = { ALL($names_list) } se definem { COUNT($names_list) ->
    [2] uma pela outra
   *[other] umas pelas outras
 }; assim, nenhuma tem valor.
cyclic-definition-label = faz parte do círculo
cyclic-definition-help = Defina uma delas sem usar as outras.

cyclic-definition-itself = A definição de `{ $name }` usa a si mesma; assim, não tem valor.
cyclic-definition-itself-help = Escreva a definição sem usar o nome dela.

unknown-game = Não há nenhum jogo com o nome `{ $name }` para servir de base.
unknown-game-label = desconhecido

missing-part = O jogo não diz { $part ->
    [players] quantos podem jogar
    [deck] com que baralho se joga
    [zone] onde ficam as cartas
    [stock] onde ficam as cartas antes de serem distribuídas
    [round] como começa uma rodada
    [match] como começa uma partida
    [game] como se chama
   *[other] o que é `{ $part }`
 }.
missing-part-help = Acrescente { $part ->
    [players] uma linha como `players 2 to 6, clockwise`
    [deck] uma linha como `deck french_52 in stock`
    [match] uma etapa como `stage opening of match:`
    [round] uma etapa como `stage setup of round:`
    [game] uma linha como `game cambio` no começo
   *[other] a parte que falta
 }.
missing-part-help-in-yaml = Acrescente { $part ->
    [players] um item `- players: 2 to 6` com `direction: clockwise` embaixo
    [deck] um item `- deck: french_52` com `in: stock` embaixo
    [match] uma etapa que comece com `- stage: opening of match`
    [round] uma etapa que comece com `- stage: setup of round`
    [game] um item `- game: cambio` no começo
   *[other] a parte que falta
 }.

repeated-part = `{ $part }` aparece duas vezes.
repeated-part-label = a segunda vez
repeated-part-help = Deixe a linha que está certa e apague a outra.

first-label = a primeira vez


## Tipos (CAM03x)

wrong-type = { $found ->
    [other] Aqui deveria haver outra coisa: { type-expected }.
   *[known] Aqui há { type-found }, mas deveria haver { type-expected }.
 }
wrong-type-label = { $found ->
    [other] deveria haver { type-expected }
   *[known] { type-found }
 }

wrong-argument-count = `{ $name }` { $expected ->
    [0] não se refere a nada em particular
    [one] se refere a uma coisa
   *[other] se refere a { $expected } coisas
 }, mas aqui { $found ->
    [0] não há nenhuma
    [one] há uma
   *[other] há { $found }
 }.

wrong-argument-count-help = { $expected ->
    [0] Tire o `of …` que vem depois.
   *[other] Diga de quem ou de que carta: `{ $name } of …`.
 }

incomparable-types = Não dá para comparar: de um lado há { type-found }, do outro há { type-expected }.
incomparable-types-label = à esquerda: { type-found }; à direita: { type-expected }
words-of-two-options = As palavras da opção `{ $first }` não podem ser comparadas com as da opção `{ $second }`.
words-of-two-options-help = Compare cada opção com as suas próprias palavras.

no-order = `{ $operator }` pergunta qual é maior, mas aqui não há maior nem menor: de cada lado há { type-found }.
no-order-help = Compare com `is` ou `is not`.

word-alone = `{ $name }` é uma palavra da opção `{ $option }` e não significa nada sozinha.
word-alone-help = Compare a opção com ela: `{ $option } = { $name }`.

out-of-range = { $found } não fica entre { $low } e { $high }.
out-of-range-label = tem de ficar entre { $low } e { $high }

deal-count = Não é possível distribuir { $count } cartas a um jogador.
deal-count-label = precisa ser pelo menos 1
deal-count-help = Informe quantas cartas cada jogador recebe; se ninguém recebe nenhuma, retire este efeito.
value-label = o valor está aqui

most-of-no-growth = Só uma grade que aceita mais cartas do que as posições que tem pode ter um limite assim.
most-of-no-growth-label = não é uma grade com `or more`
most-of-no-growth-help = Para uma grade, escreva `2+2 slots or more, at most 6`; o limite de uma pilha se escreve no lugar de `pile`, como em `6 cards`.

several-unbounded = Quantos há só se sabe durante o jogo.
several-unbounded-label = quantos no máximo?
# $name, $most
several-unbounded-help = Diga quantos podem ser escolhidos no máximo, como em `2 to 4 of { $name }`; nunca se escolhem mais de { $most } de uma vez.

same-height = { $first } e { $second } têm a mesma altura; por isso, um baralho não pode ter os dois.
same-height-label = os dois estão aqui
same-height-help = Use o mesmo número ou figura para todas as cartas dessa altura.

same-code = { $first } e { $second } seriam escritos do mesmo jeito, `{ $code }`: ninguém poderia dizer qual carta é.
same-code-label = escreve-se como outra carta
same-code-help = Dê outro nome a essa figura.

no-ranks-between = Não há nada de { $first } até { $last }.
no-ranks-between-label = não indica nenhuma carta
no-ranks-between-help = Escreva primeiro o mais baixo. As figuras com nome próprio são indicadas uma a uma.

backwards-range = Não há nada entre { $low } e { $high }: o primeiro número é maior que o segundo.
backwards-range-label = está ao contrário
backwards-range-help = Escreva `{ $high } to { $low }`.

no-actor = Aqui ninguém está agindo, e `{ $name }` não se refere a ninguém.
no-actor-label = não é o turno de ninguém

leads-nowhere = `{ $name }` não diz o que vem depois.
leads-nowhere-label = o jogo pararia aqui
leads-nowhere-help = Termine o último passo com `go to` e o nome de uma fase ou etapa, com `end round, go to …` ou com `end match`.

never-reached = O jogo nunca chega aqui.
never-reached-label = o jogo já foi para outro lugar
never-reached-help = Ponha isto antes do `go to`, `end round` ou `end match`, ou apague-o.

pausing-loop = Enquanto se percorrem as cartas de uma grade, não se pode esperar por ninguém.
pausing-loop-label = aqui um jogador decide
pausing-loop-help = Faça as cartas serem escolhidas uma a uma, em uma fase própria, e percorra-as depois.


## Citações (CAM04x)

unknown-edition = Não há nenhuma edição com o nome `{ $name }`.
unknown-edition-label = não está na lista do começo do jogo

unknown-citation = Nenhuma edição tem o trecho `{ $citation }`.
unknown-citation-label = não existe essa linha nos livros


## Variantes (CAM05x)

unordered-patches = { ALL($features_list) } alteram `{ $rule }`, e nada diz qual tem a última palavra.
unordered-patches-label = também altera `{ $rule }`
unordered-patches-help = Faça uma delas dizer que vem depois da outra (`after`) ou que a exclui (`excludes`).

unordered-steps = { $first ->
    [yes] { ALL($features_list) } acrescentam um passo no início de `{ $place }`, e nada diz qual dos dois vem primeiro.
   *[no] { ALL($features_list) } acrescentam um passo depois de `{ $place }`, e nada diz qual dos dois vem primeiro.
 }
unordered-steps-label = acrescenta um passo no mesmo lugar
unordered-steps-help = { $first ->
    [yes] Faça uma delas dizer que vem depois da outra (`after`): o passo dela será então o primeiro de todos.
   *[no] Faça uma delas dizer que vem depois da outra (`after`): o passo dela ficará então logo depois de `{ $place }`.
 }

unmet-need = Só se pode jogar `{ $feature }` junto com `{ $needed }`.
unmet-need-label = é o que diz esta linha
unmet-need-help = { $off ->
    [none] Acrescente `+{ $needed }` ou deixe `{ $feature }` de fora.
   *[other] Acrescente `+{ $needed }` ou deixe de fora, com `+{ $off }=off`, a opção `{ $feature }`, que normalmente está ligada.
 }

excluded = Não se pode jogar `{ $feature }` junto com `{ $excluded }`.
excluded-label = é o que diz esta linha
excluded-help = { $off ->
    [none] Deixe de fora uma das duas.
   *[other] Deixe de fora uma das duas: `+{ $off }=off` deixa de fora `{ $off }`, que normalmente está ligada.
 }
option-taken-away = `{ $feature }` retira a opção `{ $option }`.
option-taken-away-label = ela é retirada aqui
option-taken-away-help = Deixe de fora uma das duas.

no-count-left = `{ $feature }` precisa de { ANY($needs_list) } jogadores, mas o que se joga aqui é para { $form ->
    [range] { $fewest } a { $most }
   *[list] { ANY($counts_list) }
 }.
no-count-left-label = não sobra nenhum número assim

value-not-allowed = { $given ->
    [no] A opção `{ $option }` precisa de um valor.
   *[other] A opção `{ $option }` não pode ser `{ $value }`.
 }
value-not-allowed-label = { $form ->
    [switch] `on` ou `off`
    [range] de { $low } a { $high }
   *[list] { ANY($values_list) }
 }
value-not-allowed-help = { $place ->
    [rules] Mude o valor, ou o que a opção pode ser.
   *[call] { $form ->
        [switch] Escreva `{ $option }` ou `{ $option }=off`.
        [range] Escreva `{ $option }={ $low }` ou outro número até { $high }.
       *[list] Escreva `{ $option }=…` com { ANY($values_list) }.
     }
 }
option-label = declarada aqui

agreed-before = A opção `{ $option }` é combinada antes do jogo; durante o jogo, nada pode alterá-la.
agreed-before-label = uma opção
agreed-before-help = Para que mude durante o jogo, declare um `fact` em vez de uma opção.

cyclic-order = { COUNT($features_list) ->
    [1] { ALL($features_list) } quer vir depois de si mesma
    [2] { ALL($features_list) } querem vir cada uma depois da outra
   *[other] { ALL($features_list) } querem vir umas depois das outras, em círculo
 }.
cyclic-order-label = quer vir depois
cyclic-order-help = Apague um dos `after`.

self-contradiction = `{ $feature }` ao mesmo tempo precisa de `{ $other }` e exclui `{ $other }`; assim, nunca se pode jogar com ela.
self-contradiction-label = a exclusão está aqui


## A própria chamada (CAM06x)

bad-player-count = { $found } { $found ->
    [0] jogadores não podem
    [one] jogador não pode
   *[other] jogadores não podem
 } jogar este jogo: ele é para { $fewest } a { $most }.
bad-player-count-label = é o que diz esta linha
bad-player-count-listed = { $found } { $found ->
    [0] jogadores não podem
    [one] jogador não pode
   *[other] jogadores não podem
 } jogar isto: é para { ANY($counts_list) }.
no-player-count = `{ $found }` não é um número de jogadores.
no-player-count-help = Indique números como `--players 3`, `--players 2,4` ou `--players 2-6`.

bad-time-limit = Um limite de `{ $found }` segundos não deixa tempo para verificar nada.
bad-time-limit-help = Indique um número de segundos maior que zero, por exemplo `--timeout 10`.

unknown-language = Não há frases no idioma `{ $name }`.


## Frases (CAM1xx)

missing-message = Falta a frase `{ $name }` no idioma `{ $language }`.
missing-message-label = nenhuma frase diz isto
label-took-away = com isto some a frase que dizia isso
label-not-printed = diz isto, mas não é impressa aqui
label-only-here = dita só em alguns idiomas
missing-for = A frase `{ $name }` ({ $language }) não diz para qual versão da sua regra foi escrita.
missing-for-label = sem `.for`
missing-for-help = Acrescente esta linha a ela:
missing-forms = { COUNT($forms_list) ->
    [one] Falta
   *[other] Faltam
 } { ALL($forms_list) } à frase `{ $name }` ({ $language }); o livro de regras precisa disso.
missing-forms-label = incompleta
missing-forms-help = Acrescente a ela:
blank-sentence = Na frase `{ $name }` ({ $language }), ainda há `…` no lugar das palavras.
blank-sentence-label = ainda sem palavras
blank-sentence-help = Escreva as palavras no lugar de `…`.
no-sentences = Não há frases para `{ $name }` no idioma `{ $language }`; por isso, nenhum livro dele pode ser impresso nesse idioma.
no-sentences-label = nada diz as regras dele
no-sentences-help = Escreva-as em `{ $path }`; `cambio-spec new game` mostra como elas são.
missing-message-help = Escreva-a em `{ $path }`.
# $path
missing-noun-help = Escreva em `{ $path }` como isso se chama: um substantivo, como “pontuação”, e nas linhas seguintes como fica numa frase: `.own` como “a sua pontuação”, `.value` como “a melhor pontuação”, `.card` como “o valor da carta”, `.who` como “quem começa”, `.yes` como “você está fora”, `.no` como “você não está fora”.

broken-message = Não há aqui nenhuma frase que dê para ler.
broken-message-help = Uma frase se escreve `nome = texto`; as linhas seguintes ficam recuadas, e toda chave aberta se fecha.

duplicate-message = A frase `{ $name }` aparece aqui pela segunda vez.
duplicate-message-help = Deixe a que está certa e apague a outra.

unknown-variable = A frase `{ $name }` usa `${ $variable }`, que as regras não lhe dão.
unknown-variable-help = Compare a grafia com o comentário acima da frase em inglês.
usable-variables-help = Nesta frase, você pode usar { ANY($used_list) }. Ponha um deles no lugar, ou escreva por extenso o que quer dizer.
other-numbers-help = { COUNT($numbers_list) ->
    [0] No que ela diz não há nenhum número sem nome.
   *[other] Dos números sem nome, ela pode usar os que estão no que diz: { ALL($numbers_list) }.
 }

unknown-reference = A frase `{ $name }` remete a `{ $reference }`, que não existe.
unknown-reference-help = Entre chaves fica outra frase deste arquivo, ou uma palavra dele, como { "{" } zone-stock { "}" }: corrija o nome ou escreva a frase `{ $reference }`.
unknown-topic-help = Em `.about` e `.holds`, cite regras e frases que existam, como `{ $first }`; separe várias por vírgulas. Se a regra deixou de existir, tire o nome dela.

sentence-differs = A frase `{ $name }` e a mesma frase no outro idioma não dizem ambas `{ $variable }`.

broken-choice = Na frase `{ $name }`, a opção `{ $variant }` nunca é usada ou é usada também para zero.
broken-choice-help = Um número como `[0]` fica acima de palavras como `[one]`; em alguns idiomas, zero conta como `one`.

wrong-use = A frase `{ $name }` dá a uma função o que ela não pode receber (`{ $reason }`).

unsaid = Nenhuma frase menciona { ANY($what_list) } da regra `{ $rule }`.
unsaid-label = não se menciona aqui
unsaid-help = Acrescente isso à frase `{ $name }` em todos os idiomas. Ou diga que ela o omite de propósito:
unsaid-number-help = Use { ALL($used_list) } na frase `{ $name }`, em todos os idiomas. Só o 0 e o 1 não precisam ser ditos. Ou diga que ela o omite de propósito:

choice-of-no-value = A frase `{ $name }` tem palavras para `{ $variant }`, mas a opção `{ $option }` não pode ser isso.

values-alike = A frase `{ $name }` diz o mesmo para { ALL($values_list) }.
values-alike-label = aqui não há diferença entre eles
values-alike-help = Faça-a escolher por `${ $variable }`, com palavras para cada valor, em todos os idiomas.

unprintable = Não dá para imprimir as regras no idioma `{ $language }`: nenhuma fonte tem `{ $text }`.
unprintable-help = Escreva sem ele o nome ou a frase em que aparece.

unprintable-otherwise = Não dá para imprimir as regras no idioma `{ $language }` (`{ $reason }`).
unprintable-otherwise-help = Escreva de outro jeito aquilo de que o programa de composição reclama; as regras em si estão certas.

overfull-sheet = No idioma `{ $language }`, a folha de regras não cabe em uma página, nem em letra miúda.
overfull-sheet-help = Dê às frases mais longas sobre ações, pontuação e vitória uma forma mais curta para a folha, no atributo `.short`.

stale-message = Nada mais usa a frase `{ $name }`.
stale-message-help = Apague-a aqui. Se ela for para uma regra, dê a ela o nome da regra, com hífens no lugar dos pontos e dos sublinhados, e acrescente `.for = …` com o texto da regra.
misnamed-message-help = Se ela for para a regra `{ $rule }`, chame-a `{ $near }` e acrescente `.for = …` com o texto da regra. Senão, apague-a aqui.

unprinted-form = Na frase `{ $name }`, nada imprime `.{ $form }`.
unprinted-form-help = Apague-o ou escreva-o onde ele serve: `.title` é para ações, poderes e variantes; `.short`, para o que vai na folha.
unprinted-reason-help = Apague-o ou diga que regra ele explica: ela fica em `.{ $needed }`.

stale-output = O que está em `{ $path }` não é o que as regras dizem agora.
stale-output-help = Rode `cambio-spec build` e apague o que sobrou.
note-missing = Falta `{ $path }`.
note-different = `{ $path }` está desatualizado.
note-left-over = `{ $path }` sobrou: nenhum conjunto de regras o gera mais.

outdated-message = A frase `{ $name }`, no idioma `{ $language }`, foi escrita quando a regra `{ $rule }` era outra.
outdated-message-label = escrita para isto
outdated-message-help = Confira o que a frase diz, corrija-a e depois ponha nela a regra como está agora:
label-reads-now = agora diz isto

outdated-in-variant = A frase `{ $name }`, no idioma `{ $language }`, foi escrita para a regra `{ $rule }` como está no jogo; a variante altera isso.
outdated-in-variant-label = escrita para isto
outdated-in-variant-help = Escreva a frase para a variante, em `{ $path }`:

says-removed-rule = A frase `{ $name }`, no idioma `{ $language }`, também enuncia a regra `{ $rule }`, que a variante retira.
says-removed-rule-label = não existe nesta variante
says-removed-rule-help = Escreva a frase sem ela, em `{ $path }`:

left-out = No idioma `{ $language }`, o livro de regras omite { ALL($names_list) }, porque a variante altera aquilo de que ali se trata: { ALL($rules_list) }.
left-out-label = alterado aqui
left-out-help = O que continuar valendo, liste em `{ $path }`, no `.holds` de qualquer mensagem, como em `.holds = { $first }`; o resto, escreva ali de novo.


## Edição (CAM2xx)

uncited = A regra `{ $rule }` não diz de onde vem.
uncited-label = nem livro, nem motivo
uncited-help = Acrescente o trecho do livro, como `[scoring.3]`, ou o seu motivo: `because "…"`.
uncited-help-in-yaml = Acrescente o trecho do livro, como `cites: [scoring.3]`, ou o seu motivo, como `because: …`.

unreasoned = `{ $rule }` abre uma exceção a { ALL($overridden_list) } que nenhum livro prevê.
unreasoned-label = nem livro, nem motivo
unreasoned-help = Acrescente o trecho do livro, como `[scoring.3]`, ou o seu motivo: `because "…"`.
unreasoned-help-in-yaml = Acrescente o trecho do livro, como `cites: [scoring.3]`, ou o seu motivo, como `because: …`.

unused-name = Nada usa { category-the } `{ $name }`.
unused-name-label = nunca se usa
unused-name-help = Apague esta parte ou use-a.

unused-accept = Não há nenhum problema { $code } em `{ $rule }` para aceitar.
unused-accept-label = não aceita nada
unused-accept-help = Apague esta linha: a falha já foi corrigida ou agora está em outro lugar.

unused-feature = `{ $feature }` não muda nada em `{ $ruleset }`.
unused-feature-label = sem efeito aqui
unused-feature-help = Retire-o ou mude o que o deixa sem efeito.
unused-together-help = Se não são para jogar juntas, faça com que uma exclua a outra com `excludes` ou mude o que a deixa sem efeito.
feature-twice = `{ $feature }` aparece duas vezes.
feature-twice-label = declarado aqui
feature-twice-help = Uma vez basta.

moot-ruling = A decisão `{ $rule }` nunca decide nada: { COUNT($rules_list) ->
    [1] { ALL($rules_list) } decide
   *[other] { ALL($rules_list) } decidem
 } antes dela. Isso está provado.
moot-ruling-label = nunca faz falta

left-open = A pergunta `{ $question }` fica em aberto.
left-open-label = os jogadores têm de combinar
left-open-help = Se é o que você quer, está tudo certo; senão, escreva `ruled …` e as regras que o aplicam.


## Jogo (CAM3xx)

no-target = Com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }, não há como executar `{ $rule }`: { stops-reason }.
no-target-label = falta aqui o que é preciso
no-target-help = { $reason ->
    [no-card] Diga o que acontece quando não há mais cartas: `if size of … = 0 then (…)`.
    [taken] Tire antes a carta que está ali.
    [full] Aumente o lugar ou coloque menos cartas nele.
   *[no-choice] Permita isso só quando houver algo para escolher (`when some … where …`), ou torne-o opcional (`optional`).
 }
shut-action = `{ $rule }` não é possível: { ALL($values_list) }.
shut-choice = `{ $rule }` não é possível: não há nada para escolher.
deck-dealt-out = O baralho tem { $count } cartas, e estas já estão postas: { ALL($places_list) }.
deck-too-small = O baralho tem { $count } cartas, mas antes da primeira jogada são precisas { $sum }: para { ALL($steps_list) }.
deck-too-small-help = { $most ->
    [0] Dê menos cartas ou use mais baralhos: { $decks } bastam, porque { $lacking ->
        [1] falta uma carta
       *[other] faltam { $lacking } cartas
     }.
    [1] Deixe jogar só uma pessoa, dê menos cartas ou use mais baralhos: { $decks } bastam, porque { $lacking ->
        [1] falta uma carta
       *[other] faltam { $lacking } cartas
     }.
   *[other] Deixe jogar no máximo { $most } pessoas, dê menos cartas ou use mais baralhos: { $decks } bastam, porque { $lacking ->
        [1] falta uma carta
       *[other] faltam { $lacking } cartas
     }.
 }

unreachable = O jogo nunca chega a `{ $rule }`, seja qual for o número de jogadores. Isso está provado.
unreachable-label = nunca é possível
unreachable-help = Veja o que se pede: nenhum passo de nenhuma partida leva a isso. Mude a condição ou remova o que ninguém pode fazer.

play-open = Com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }, não está provado que o jogo sempre possa continuar em `{ $rule }`; também não foi encontrada uma partida em que não possa.
play-open-label = não provado
play-open-help = Faça com que antes se pergunte se há o que é preciso (`when …`, `if … then …`). Então dá para provar.
play-unfinished = Que o jogo sempre possa continuar não está provado em `{ $ruleset }` com estes números de jogadores: { ALL($counts_list) }. Há situações demais.
play-unfinished-help = As partidas jogadas ao acaso correram bem.
bound-play = { $count ->
    [1] uma situação
   *[other] { $count } situações
 }
play-late = Não se sabe se em `{ $ruleset }` o jogo sempre pode continuar: faltou tempo.

stuck = Com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }, o jogo não tem como continuar em `{ $rule }`: { stops-reason }.
stuck-label = o jogo para aqui
stuck-help = { $reason ->
    [stuck] Diga por onde o jogo continua: `go to …`, `end round` ou `end match`.
    [no-move] Dê ao jogador da vez algo que ele sempre possa fazer.
    [endless] Faça com que uma das etapas que se seguem termine a rodada ou espere a escolha de um jogador.
    [no-card] Diga o que acontece quando não há mais cartas: `if size of … = 0 then (…)`, ou diga na pilha de que outra ela é refeita (`refilled`).
    [taken] Tire antes a carta que está ali.
    [full] Aumente o lugar ou coloque menos cartas nele.
    [not-given] Pergunte isso só onde há resposta.
   *[undefined] Diga o que acontece quando não se trata de ninguém ou de nenhuma carta: `if … then (…)`.
 }

no-end = Com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }, { $reason ->
    [choice] nenhuma rodada foi experimentada, e por isso não se sabe se alguma termina: em `{ $rule }` se escolhe entre números demais
    [time] não se sabe se uma rodada termina: não houve tempo suficiente para jogar uma
    [trap] nenhuma rodada termina mais depois que o jogo chega a `{ $rule }`. Isso está provado
    [proved] nenhuma rodada termina nunca. Isso está provado
   *[moves] nenhuma rodada chegou ao fim: foram experimentadas { $deals } distribuições, com { $moves } jogadas cada uma
 }.
no-end-label = { $reason ->
    [choice] números demais para experimentar
    [time] demora demais para experimentar
    [proved] daqui nada leva ao fim de uma rodada
    [trap] daqui nada leva ao fim da rodada
   *[moves] o jogo ainda continua aqui
 }
no-end-help = { $reason ->
    [choice] Faça com que se escolha entre menos números.
    [time] Faça com que aconteçam menos coisas entre uma jogada e a seguinte.
    [proved] Dê aos jogadores algo que termine a rodada (`end round`) ou que leve a uma etapa que a termine. Se já existe, veja o que isso exige: nenhum passo de nenhuma partida leva a isso.
    [trap] Dê aqui aos jogadores algo que termine a rodada (`end round`) ou que leve de volta aonde ela possa terminar.
   *[moves] Dê aos jogadores algo que termine a rodada (`end round`) ou que leve a uma etapa que a termine. Se já existe, veja o que isso exige: em nenhuma destas rodadas se chegou a esse ponto.
 }
circle = Depois de { $last ->
    [1] uma jogada
   *[other] { $last } jogadas
 } tudo volta a estar como { $first ->
    [0] antes da primeira
    [1] depois de uma
   *[other] depois de { $first }
 }: o mesmo ponto das regras, os mesmos dados { $same ->
    [cards] e cada carta como estava
    [counts] e em toda parte o mesmo número de cartas
   *[facts] mas não em toda parte o mesmo número de cartas
 }.
no-circle = Não foram encontradas jogadas que voltem aonde começaram; { $count ->
    [1] um estado do jogo foi examinado
   *[other] { $count } estados do jogo foram examinados
 }.
play-astray = Com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }, não está provado que uma rodada ainda possa terminar em `{ $rule }`; também não foi encontrada uma partida que chegue lá.


## Definições (CAM4xx)

gap = Nenhuma regra diz qual é o valor de `{ $decision }` para { $subject }.
gap-label = nenhuma regra vale
gap-help = Acrescente uma regra para este caso ou alargue a condição de uma que quase valeu.
gap-in-table-help = Acrescente uma linha para esta carta ou faça outra linha valer para mais cartas.

gap-plain = Com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }, pode acontecer que nenhuma regra diga qual é o valor de `{ $decision }`.

gap-unknown = Não se sabe se `{ $decision }` sempre tem uma regra: { unknown-reason }.

overlap = { ALL($rules_list) } valem ao mesmo tempo para { $subject }: { ANY($values_list) }. Qual é o certo?
overlap-help = Faça uma regra dizer que prevalece sobre a outra (`overrides`) ou restrinja a condição de uma delas.
overlap-of-rows-help = Em uma tabela, nenhuma linha prevalece sobre outra: faça uma das duas valer para menos cartas ou remova-a.

overlap-plain = { ALL($rules_list) } valem ao mesmo tempo: { ANY($values_list) }. Qual é o certo?

overlap-unknown = Não se sabe se { ALL($rules_list) } podem dar valores diferentes: { unknown-reason }.

dead-rule = A regra `{ $rule }` nunca vale, sejam quais forem as cartas e o número de jogadores.
dead-rule-label = nenhuma distribuição de cartas cumpre isto
dead-rule-help = Procure um engano na condição dela ou apague a regra.

dead-rule-unknown = Não se sabe se a regra `{ $rule }` vale alguma vez: { unknown-reason }.

always-overridden = A regra `{ $rule }` nunca decide nada: onde quer que ela valesse, prevalece { COUNT($rules_list) ->
    [1] { ALL($rules_list) }
   *[other] uma destas regras: { ALL($rules_list) }
 }.
always-overridden-label = nunca decide nada
always-overridden-help = Confira qual das regras deveria ser a exceção ou apague a regra.

always-overridden-unknown = Não se sabe se a regra `{ $rule }` decide algo alguma vez: { unknown-reason }.

undefined-value = Não dá para calcular a regra `{ $rule }` para { $subject }: { undefined-reason }.
undefined-value-label = aqui não tem valor
undefined-value-help = Pergunte antes se há um valor, na condição da regra.
still-there-help = Sobre esse jogador nada mais se decide: pergunte antes se ele ainda está no jogo, `{ $condition }`.

undefined-value-plain = Há uma situação em que não dá para calcular a regra `{ $rule }`: { undefined-reason }.

undefined-value-unknown = Não se sabe se sempre dá para calcular a regra `{ $rule }`: { unknown-reason }.

undefined-reason = { $reason ->
    [nothing-to-compare] não há o que comparar
    [empty-pile] a pilha não tem cartas
    [empty-slot] não há carta nessa posição
    [no-number] a carta não tem número
    [nobody] ela pergunta por um jogador, e não há ninguém
    [left] ela pergunta por um jogador que saiu da partida
    [undecided] ela se apoia em uma definição que aqui não está decidida
   *[other] não há nada que ela possa querer dizer
 }

contradiction = O que se dá como certo ao perguntar por `{ $decision }` nunca pode ser verdade tudo ao mesmo tempo.
contradiction-label = uma coisa exclui a outra
contradiction-help = Enquanto isso não for corrigido, não dá para provar nada sobre esta definição.

contradiction-unknown = Não se sabe se o que se dá como certo para `{ $decision }` pode ser verdade: { unknown-reason }.

property = O que se espera como `{ $rule }` nem sempre se cumpre.
property-label = não se cumpre com estas cartas
property-help = Mude as regras para que se cumpra ou diga com `given` onde isso é esperado.

property-unknown = Não se sabe se sempre se cumpre o que se espera como `{ $rule }`: { unknown-reason }.

better-is-worse = Um `{ $worth }` melhor pode dar um `{ $decision }` pior.
better-is-worse-label = aqui o melhor se sai pior
better-is-worse-help = Mude a regra que inverte a ordem ou, se é isso que se quer, aceite com um motivo: `accept { $code } at { $decision } because`.

better-is-worse-unknown = Não se sabe se um `{ $worth }` melhor pode dar um `{ $decision }` pior: { unknown-reason }.

best-is-worse = O melhor `{ $worth }` de todos pode dar um `{ $decision }` pior que outro.
best-is-worse-label = aqui o melhor se sai pior
best-is-worse-help = Mude a regra que inverte a ordem ou, se é isso que se quer, aceite com um motivo: `accept { $code } at { $decision } because`.

best-is-worse-unknown = Não se sabe se o melhor `{ $worth }` de todos pode dar um `{ $decision }` pior que outro: { unknown-reason }.

wrong-is-better = Quem está em `{ $fact }` pode ser superado e, ainda assim, ter um `{ $decision }` melhor do que se ali estivesse outro.
wrong-is-better-label = aqui errar compensa
wrong-is-better-help = Mude a regra que inverte a ordem ou, se é isso que se quer, aceite com um motivo: `accept { $code } at { $decision } because`.

wrong-is-better-unknown = Não se sabe se, em `{ $decision }`, pode compensar estar em `{ $fact }` e ser superado: { unknown-reason }.

several-first = `{ $rule }` pega o primeiro jogador para quem algo vale, e pode valer para mais de um; mas à mesa nenhum lugar é o primeiro.
several-first-label = pode haver mais de um
several-first-help = Diga a partir de quem se conta, como em `first of players from left of dealer where`, ou peça algo que só um possa cumprir.

several-first-unknown = Não se sabe se o `first of players` de `{ $rule }` só pode ser um: { unknown-reason }.

no-single-winner = { $each ->
    [yes] A partida pode acabar com `{ $decision }` valendo para vários jogadores, ou para nenhum: um só deveria ganhar.
   *[no] A partida pode acabar sem ninguém em `{ $decision }`: alguém deveria ganhar.
}
no-single-winner-label = não há um único vencedor
no-single-winner-help = Diga como se resolve o empate, ou termine a partida só quando alguém tiver ganhado. Se a vitória pode ser dividida, aceite com um motivo: `accept { $code } at { $decision } because`.

no-single-winner-unknown = Não se sabe se, segundo `{ $decision }`, a partida acaba sempre com um único vencedor: { unknown-reason }.

unsupported-part = { $detail ->
    [order] condições sobre cartas que podem não ter valor
    [may-grow] posições de uma grade que pode crescer
    [gaps] os espaços livres de uma grade
    [zone-value] lugares para cartas usados como valores
    [spot-value] posições de uma grade usadas como valores
    [long-range] intervalos tão longos
    [recursive] definições que dependem de si mesmas
    [foreign-name] palavras de outro baralho
   *[other] `{ $detail }`
 }
unknown-reason = { $reason ->
    [time] o tempo acabou
    [unsupported] o provador ainda não sabe lidar com { unsupported-part }
    [large] `{ $detail }` sozinha já é grande demais para o provador
    [large-nest] em `{ $detail }`, o provador teria de percorrer coisas demais umas dentro das outras: { $nest }
   *[solver] o provador desistiu (`{ $detail }`)
 }
unknown-help = “Sem resposta” não quer dizer “tudo certo”. Dê mais tempo com `--timeout` ou simplifique a regra.
unknown-unsupported-help = “Sem resposta” não quer dizer “tudo certo”, e mais tempo não ajuda aqui. Diga de outra maneira.
unknown-large-help = “Sem resposta” não quer dizer “tudo certo”, e mais tempo não ajuda aqui. Faça da parte de dentro uma definição própria, que é calculada uma só vez, ou percorra menos: uma fileira em vez de todas as cartas.

label-gives = dá { $value }
label-applies = também vale
label-not-so = aqui não é assim
label-overridden = sobre ela { COUNT($rules_list) ->
    [1] prevalece
   *[other] prevalecem
 } { ALL($rules_list) }
label-asked = pergunta feita aqui
label-no-value = aqui não tem valor

note-accepted = Aceito porque “{ $because }”.
note-more = { $count ->
    [1] Mais uma regra vale aqui.
   *[other] Mais { $count } regras valem aqui.
 }


## Sugestões

help-nearest = Você quis dizer `{ $nearest }`?
help-known = Nomes conhecidos aqui: { ALL($known_list) }.
help-spots-in = Escreva `spots in { $zone }` em vez de `cards in { $zone }`: assim `{ $name }` é uma posição, e vale também pela carta que está nela.
help-no-slots = Só as cartas de uma grade ficam em posições; de outras, como `{ $name }`, não se pode perguntar isso.
# $first, $second
help-swap-grids = Para trocar grades inteiras, troque as cartas do mesmo lugar: `each one in { $first }: each two in { $second } where row of two = row of one and column of two = column of one: swap one with two`. Uma carta diante de um espaço vazio fica onde está.
# $name
help-several = `{ $name }` são vários. Diga o que quer dizer com `some one in { $name } where …` ou `number of spots in { $name }`, ou percorra-os com `each one in { $name }: …`.
help-slots-of-a-pile = Só numa grade há posições entre as quais escolher. Se cada jogador tem várias dessas cartas, o lugar também pode ser uma grade: `zone … of player: 2 slots, seen by its owner`; de uma pilha só se pode pedir `top of …`.
help-slots-of-a-pile-in-yaml = Só numa grade há posições entre as quais escolher. Se cada jogador tem várias dessas cartas, o lugar também pode ser uma grade: `zone: … of player`, `holds: 2 slots`, `shown: seen by its owner`; de uma pilha só se pode pedir `top of …`.
help-goal = Uma carta vai para uma pilha (`discard`), para uma grade inteira ou uma mão (`grid of me`), onde ocupa a primeira posição livre, ou para uma posição escolhida antes: `choose spot in …; … to spot`.
help-source = Uma só carta é a de cima de uma pilha (`top of stock`) ou a de uma posição escolhida antes: `choose spot in …; move spot to …`. Para todas, escreva `each spot in …: move spot to …`.
help-some-cards = Pode ser a carta de cima de uma pilha (`top of stock`), a grade inteira de um jogador ou uma fileira dela (`row 1 of grid of me`), ou uma posição escolhida antes: `choose spot in …`.
help-spots = Escolha uma dessas posições (`choose spot in …`) ou pergunte algo sobre todas: `number of spots in …`, `some spots in … where …`.
help-brackets = O que conta com `where` vem por último ou fica entre parênteses: `(number of players where …) > 1`.
help-if-in-brackets = Uma condição dentro de outra fica entre parênteses: `if … then (if … then …) else …`.
help-value-first = O valor vem primeiro, depois `when` e a condição: `0 when total of player = lowest`. Efeitos se escrevem `if … then …`.
help-value-first-in-yaml = O valor fica em `is`, e a condição, em `when`. Os efeitos se escrevem `if … then …`.
help-one-comparison = Uma comparação de cada vez: junte duas delas com `and`.
help-by-any-player = `by any player` vem logo depois do nome de uma ação: `action stick by any player in turn: …`.
help-by-any-player-in-yaml = `by any player` vem logo depois do nome da ação: `- action: stick by any player`.
help-whole-numbers = Só há números inteiros.
help-when-in-define = O que depende de uma condição é uma regra com nome: `rule usual: … rule other: … when … overrides usual`.
help-when-in-define-in-yaml = O que depende de uma condição é uma regra com nome, sob `rules`: com `is` e `when`, e `overrides` para as regras que ela vence.
help-one-deck = Um jogo tem um só `deck`, seja qual for o número de jogadores. Deixe um e faça uma variante substituí-lo para outros números de jogadores: `variant two_packs of …, needs players 5 or 6: replace deck 2 french_52 in stock`.
help-one-deck-in-yaml = Um jogo tem um só `deck`, seja qual for o número de jogadores. Deixe um e faça uma variante substituí-lo para outros números de jogadores: `needs: players 5 or 6` e, sob `patches`, `- replace deck: 2 french_52`.
help-no-division = Não há divisão: todo valor é um número inteiro. Em vez disso, multiplique o outro lado de uma comparação, como em `2 * a < b`, ou dê os valores numa tabela.
help-small-letters = Nomes se escrevem com letras minúsculas: `{ $nearest }`.
help-remove = Tire `{ $found }`.
unknown-code = Não existe o código `{ $code }`. O mais próximo é `{ $nearest }`.


## A moldura de cada problema

labelled = { $label }: { $said }
severity-error = erro
severity-warning = aviso
severity-note = nota
status-unknown = sem resposta
status-accepted = aceito
status-bounded = até certo limite

book-place = { $citation }, em { $place }
book-unknown = { $citation }
frame-features = Só quando se joga com { ALL($feature_list) }.
frame-deal = A menor distribuição de cartas que mostra isto, com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }:
frame-deal-played = As cartas nesse momento, com { $count ->
    [1] um jogador
   *[other] { $count } jogadores
 }:
frame-values = O que cada regra dá para { $subject }:
frame-values-plain = O que cada regra dá:
frame-values-asked = O que resulta:
frame-moves = Como o jogo chega até aí:
frame-moves-left-out = … mais { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
 } …
frame-no-cards = sem cartas
frame-face-down = As cartas com borda cinza estão viradas para baixo.
frame-face-up = Todas estas cartas estão viradas para cima.
frame-known = Embaixo delas estão as iniciais de quem conhece a carta.
frame-known-to-nobody = Ninguém conhece as cartas viradas para baixo.
frame-bound = Verificado só até { $bound }; além disso, não se sabe nada.
frame-explain = Mais: `cambio-spec explain { $code }`
frame-help = Dica
frame-lines = { $count ->
    [1] mais uma linha
   *[other] mais { $count } linhas
 }

value-nobody = ninguém
value-yes = sim
value-no = não

summary-fine = { $name }, { $fewest } a { $most } jogadores: nada encontrado; { $proved ->
    [0] nenhuma questão provada
    [one] uma questão provada
   *[other] { $proved } questões provadas
 }.
summary-fine-some = { $name }, { ALL($counts_list) } jogadores: nada encontrado; { $proved ->
    [0] nenhuma questão provada
    [one] uma questão provada
   *[other] { $proved } questões provadas
 }.
summary-together = Conferido também com suas variantes e opções: { $count ->
    [1] uma combinação
   *[other] { $count } combinações
 }.
summary-rejected = Não dá para verificar { $name } antes de corrigir isto.
summary-count = { $name }: { $refuted } { $refuted ->
    [0] falhas encontradas
    [one] falha encontrada
   *[other] falhas encontradas
 }, { $unknown } sem resposta{ $bounded ->
    [0] { "" }
   *[other] , { $bounded } até certo limite
 }{ $accepted ->
    [0] { "" }
    [one] , { $accepted } aceita
   *[other] , { $accepted } aceitas
 }, { $proved } { $proved ->
    [0] questões provadas
    [one] questão provada
   *[other] questões provadas
 }.


## Variantes e opções, arquivos novos, acertos de fim de rodada e YAML

no-count-left-help = Deixe `{ $feature }` de fora ou mude o que ela exige.
two-values = A opção `{ $option }` recebeu dois valores: { ALL($values_list) }.
two-values-label = declarada aqui
two-values-help = Deixe um deles de fora.
self-contradiction-help = Apague um dos dois.
needed-label = exigida aqui
self-exclusion = `{ $feature }` exclui a si mesma; assim, nunca se pode jogar com ela.
self-exclusion-help = Apague este `excludes`.

unexplored = { $count ->
    [1] Uma combinação de variantes e opções não foi examinada
   *[other] { $count } combinações de variantes e opções não foram examinadas
 }: não houve tempo suficiente.
unexplored-label = com suas variantes e opções
unexplored-help = Dê mais tempo com `--timeout` ou confira com `--only` o que interessa a você.
depends-on-itself = Jogar ou não com `{ $feature }` depende de já se jogar com ela ou não.
depends-on-itself-label = uma variante muda esta opção quando se joga com ela, ou quando não se joga
depends-on-itself-help = Na mudança que altera esta opção, ponha outra coisa no `with` ou no `without`.

bad-name = `{ $name }` não pode ser o nome de um jogo nem de uma variante.
bad-name-help = Um nome é feito de letras minúsculas, algarismos e sublinhados, no máximo 60, e começa com uma letra: `my_game`.
name-taken = O cambio-spec já traz um jogo ou uma variante com o nome `{ $name }`.
name-taken-help = Escolha outro nome; com este, ninguém saberia de qual dos dois se trata.
name-in-game = No jogo `{ $game }`, já existe algo com o nome `{ $name }`.
name-in-game-help = Escolha outro nome: uma variante não tem o nome de nenhuma outra coisa do seu jogo.
name-in-start = No jogo com que começa todo jogo novo, já existe algo com o nome `{ $name }`.
name-in-start-help = Escolha outro nome, por exemplo `meu_{ $name }`.
name-in-grammar = `{ $name }` é uma palavra com que se escrevem os arquivos de regras; é melhor que nenhum jogo ou variante tenha esse nome.
name-in-grammar-help = Escolha outro nome, por exemplo `meu_{ $name }`.
name-in-yaml = Em YAML, `{ $name }` não é um nome: significa verdadeiro, falso ou nada.
name-in-yaml-help = Escolha outro nome, por exemplo `meu_{ $name }`.
name-of-device = O Windows reserva o nome `{ $name }` para um dispositivo; nenhum arquivo poderia ter esse nome lá.
name-of-device-help = Escolha outro nome, por exemplo `meu_{ $name }`.
file-exists = `{ $path }` já existe; por isso, nada foi gravado.
file-exists-help = Escolha outro nome, ou outra pasta com `--out`.
game-out-of-reach = Uma variante na pasta `{ $folder }` não encontraria o seu jogo, `{ $path }`.
game-out-of-reach-help = Escreva-a ao lado do jogo com `--out { $beside }`. O arquivo do jogo precisa se chamar `{ $file }`.
game-out-of-reach-by-name-help = Para isso, o arquivo do jogo precisa ter o nome do jogo: `{ $file }`.
no-such-revision = Aqui o git não conhece a revisão `{ $revision }`.
no-such-revision-help = Indique um commit, um ramo ou uma etiqueta: `--git HEAD~1`.
no-repository = `{ $path }` não está em nenhum repositório git; por isso, não há revisões.
no-repository-help = Indique em vez disso dois conjuntos de regras: `cambio-spec diff A B`.
not-in-revision = `{ $path }` não existe na revisão `{ $revision }`.
not-in-revision-help = Talvez o arquivo tivesse outro nome.
no-git = Não é possível executar o git.
no-git-help = As revisões são lidas com o git; instale-o ou indique dois conjuntos de regras.
no-shared-count = Com nenhum número de jogadores se pode jogar tanto `{ $first }` quanto `{ $second }`; não há o que comparar.

nothing-to-count = As regras de `{ $ruleset }` não anunciam nada sobre as cartas de cada jogador; por isso, não há pontos a marcar.
nothing-to-count-label = este jogo
nothing-to-count-help = Faça uma etapa anunciar isso, por exemplo com `each player: announce score of me`.
nothing-to-count-help-in-yaml = Faça uma etapa anunciar isso, por exemplo com o efeito `"each player: announce score of me"`, entre aspas por causa dos dois-pontos.
unclear-argument = { $what ->
    [hand] `{ $found }` não diz quem tem quais cartas.
   *[fact] `{ $found }` foi informado sem valor.
 }
unclear-argument-help = { $what ->
    [hand] Escreva um nome, `=` e as cartas: `Ana="KH 2C"`, ou `Ana=""` para nenhuma carta.
   *[fact] Escreva um nome, `=` e o valor: `--running Ana=57`, `--fact caller=Ana`.
 }
of-nobody = `{ $name }` é um fato da mesa toda, e não de um jogador.
of-nobody-help = Informe-o sem `of …`: `--fact { $name }=…`.
unknown-card = { $player } não pode ter `{ $card }`: este jogo não tem essa carta.
help-cards = As cartas se escrevem como { ALL($cards_list) }.
surplus = `{ $card }` aparece { $found ->
    [2] duas vezes
   *[other] { $found } vezes
 }, com { ALL($players_list) }, mas { $most ->
    [1] só uma vez
   *[other] só { $most } vezes
 } no baralho.
surplus-help = Confira de novo o que está à frente de cada um.
surplus-in-hand = { $player } tem { $found } cartas, mas em `{ $zone }` só cabem { $most }.
unknown-player = Não há aqui ninguém chamado `{ $name }`.
told-twice = `{ $name }` foi informado mais de uma vez.
told-twice-help = Fique com o que está certo.
two-hands = Há mais de uma mão para { $name }.
two-hands-help = Dê a cada jogador um nome próprio e todas as suas cartas juntas.
unfit-value = `{ $name }` não pode ser `{ $found }`: é { $kind ->
    [boolean] `yes` ou `no`
    [range] um número de { $low } a { $high }
   *[number] um número inteiro
 }.
help-fact-of = Cada jogador tem o seu: escreva `--fact "{ $told }"`.
not-as-given = Estas regras só dão um resultado quando `{ $condition }`, e aqui não é assim.
not-as-given-label = é o que se dá como certo
not-as-given-help = Se na verdade é assim, informe isso com { ANY($options_list) }.
too-few-left = Restam na partida tão poucos destes jogadores que não há o que decidir.
too-few-left-label = quem participa
already-out = Com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
 }, { $player } já teria saído antes desta rodada.
already-out-help = Confira o total; quem já saiu não joga a rodada.
already-over = Com estes totais, a partida já teria acabado antes desta rodada.
already-over-help = Confira os totais das rodadas anteriores.
out-with-cards = { $player } está fora da partida e, por isso, não pode ter cartas.
out-with-cards-help = Informe que { $player } saiu ou que cartas { $player } tem, mas não as duas coisas.
out-without-total = { $player } está fora da partida, mas não foi informado com quantos pontos.
out-without-total-help = Informe isso com { ANY($options_list) }.
still-in = Com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
 }, { $player } ainda estaria na partida.
still-in-help = Confira o total ou não informe que { $player } saiu.
stops-short = O jogo não pode seguir em `{ $rule }`: { stops-reason }.
stops-short-label = o jogo para aqui
stops-short-help = Confira o que você informou; se estiver certo, cabe ao conjunto de regras dizer o que acontece então.
stops-reason = { $reason ->
    [stuck] nada diz o que vem depois
    [no-move] o jogador da vez não pode fazer nada
    [endless] ele gira em círculos sem fim
    [no-card] não há carta para pegar
    [taken] já há uma carta ali
    [full] não cabe mais nenhuma carta
    [no-choice] não há nada para escolher
    [not-given] pergunta-se algo que nesse caso não tem resposta
   *[undefined] algo nele não tem valor
 }
not-granted = Estas regras só decidem `{ $decision }` quando vale `{ $condition }`, o que não acontece aqui.
not-granted-of = Estas regras só decidem `{ $decision }` quando vale `{ $condition }`. Isso não acontece com { ALL($players_list) }: { ALL($values_list) }.
not-granted-help = Não há como chegar a isso jogando. Confira o que você informou com { ALL($options_list) }.
nobody-ended = Por estas regras, a rodada não pode ter acabado assim: ninguém nem nada a encerrou.
nobody-ended-label = poderia encerrá-la, mas a condição não vale
nobody-ended-help = Informe o que a encerrou, com { ANY($options_list) }.

stands-for-name = NOME
stands-for-cards = CARTAS

not-yaml = `{ $found }` não pode estar aqui: isto não é YAML.
not-yaml-label = não dá para entender
not-yaml-help = Um valor que contém sinais de YAML fica entre aspas: `"…"`.
yaml-tab = Uma tabulação não pode recuar uma linha de YAML.
yaml-tab-label = uma tabulação
yaml-tab-help = Recue com espaços, dois para cada nível.
yaml-colon = Dois-pontos seguidos de espaço não podem estar dentro de um valor de YAML.
yaml-colon-label = estes dois-pontos
yaml-colon-help = Ponha o valor inteiro entre aspas: `"…"`.
yaml-missing-colon = Uma chave de YAML termina com dois-pontos.
yaml-missing-colon-label = falta `: ` aqui
yaml-missing-colon-help = Escreva `key: value`. Um valor que continua na linha seguinte fica mais recuado do que a sua chave.
yaml-indent = Esta linha está mais ou menos recuada do que as que vão com ela.
yaml-indent-label = fora do alinhamento
yaml-indent-help = As chaves de um mesmo bloco começam na mesma coluna, e os traços de uma mesma lista também.
yaml-unclosed-text = Estas aspas nunca se fecham.
yaml-unclosed-text-label = o texto começa aqui
yaml-unclosed-text-help = Ponha as mesmas aspas no fim. Entre aspas duplas, a barra invertida se escreve duas vezes.
yaml-unclosed-list = Este colchete não se fecha, ou falta uma vírgula.
yaml-unclosed-list-label = abre aqui
yaml-unclosed-list-there = notado aqui
yaml-unclosed-list-help = Escreva `[one, two]`, ou uma lista com uma linha e um traço para cada item.
yaml-start = Um valor de YAML não pode começar com `{ $found }`.
yaml-start-label = tem um sentido próprio
yaml-start-help = Ponha o valor inteiro entre aspas: `"…"`.
yaml-escape = `{ $found }` não significa nada entre aspas duplas.
yaml-escape-label = não dá para entender
yaml-escape-help = Uma barra invertida que vale por si se escreve duas vezes; ou use aspas simples.
yaml-code-point = Não existe caractere com o número `{ $found }`.
yaml-code-point-label = nenhum caractere
yaml-code-point-help = Escreva o próprio caractere ou retire-o. Além de `\uffff`, o número se escreve `\U` com oito algarismos.
yaml-is-text = Este arquivo não está escrito em YAML, mas na outra grafia dos conjuntos de regras.
yaml-is-text-label = não é uma chave: uma chave termina com dois-pontos
yaml-is-text-help = Dê a ele um nome que termine em `.cambio`. Depois, o `cambio-spec convert` o passa para YAML.
yaml-feature = { $feature ->
    [alias] Âncoras e referências de YAML (`&`, `*`) não têm uso em arquivos de regras.
    [tag] Marcações de tipo de YAML (`!`) não têm uso em arquivos de regras.
    [documents] Um arquivo de regras é um documento só, mas aqui começa outro.
    [directive] Diretivas de YAML (`%`) não têm uso em arquivos de regras.
    [merge] Chaves de junção de YAML (`<<`) não têm uso em arquivos de regras.
   *[complex-key] Uma chave é um nome; uma lista ou um bloco de chaves não pode ser uma.
 }
yaml-feature-label = não é lido
yaml-feature-help = { $feature ->
    [alias] Escreva por extenso em cada lugar. Se a intenção é texto, ponha entre aspas.
    [tag] Apague-a: todos os valores são texto. Se a intenção é texto, ponha entre aspas.
    [documents] Ponha cada documento em um arquivo próprio, ou todas as declarações em uma lista só.
    [directive] Apague a linha.
    [merge] Escreva as chaves por extenso.
   *[complex-key] Escreva `key: value`.
 }
unknown-key = Não há aqui nenhuma chave `{ $key }`.
unknown-key-label = desconhecida
key-not-beside = `{ $key }` não pode aparecer junto com `{ $other }`.
key-not-beside-label = uma a mais
key-not-beside-help = Fique com uma delas. O que pertence a uma única regra fica dentro dessa regra.
key-not-first = `{ $key }` diz o que isto é; por isso vem primeiro.
key-not-first-label = leve para cima
key-not-first-help = Ponha-a antes das outras chaves.
help-item-of-its-own = É uma declaração à parte: comece um novo item da lista com `- { $key }: …`.
missing-key = { COUNT($keys_list) ->
    [one] Falta
   *[other] Faltam
 } aqui: { ALL($keys_list) }.
missing-key-label = não diz isso
missing-key-help = Acrescente, com o mesmo recuo das outras chaves:
missing-either = Falta aqui: `{ $key }` ou `{ $other }`.
missing-either-label = não diz nem uma nem outra
missing-either-help = Acrescente uma das duas, com o mesmo recuo das outras chaves.
duplicate-key = Há dois itens chamados `{ $key }`.
duplicate-key-label = o segundo
duplicate-key-help = Em YAML, cada nome só pode aparecer uma vez no mesmo lugar. Mude o nome de um deles ou apague-o.
wrong-shape = { $shape ->
    [list] Aqui é necessária uma lista.
    [mapping] Aqui são necessárias chaves com valores.
    [flag] Aqui só pode estar `true`.
   *[value] Aqui é necessário um único valor.
 }
wrong-shape-label = { $shape ->
    [list] não é uma lista
    [mapping] não são chaves
    [flag] nem `true` nem `false`
   *[value] não é um único valor
 }
wrong-shape-help = { $shape ->
    [list] Escreva `[one, two]`, ou uma linha que comece com `- ` para cada item.
    [mapping] Escreva linhas como `key: value`.
    [flag] Escreva `true`, ou deixe a linha inteira de fora.
   *[value] Escreva-o depois dos dois-pontos, na mesma linha. O que contém sinais de YAML fica entre aspas.
 }
help-quote-it = Dois-pontos seguidos de espaço fazem do que vem antes uma chave. Ponha o valor inteiro entre aspas:
empty-value = Não há valor aqui.
empty-value-label = nada
empty-value-help = Escreva um ou apague a chave.
bad-character = O caractere `{ $found }` não pode estar em um valor.
bad-character-label = não imprimível
bad-character-help = Apague-o. Em um motivo, ele pode aparecer como código, por exemplo `"\u2028"`.
quote-in-text = Um motivo não pode conter `"`.
quote-in-text-label = aqui não
quote-in-text-help = Use outras aspas: `“…”`, `'…'`.
line-end-in-text = Um motivo fica em uma linha só.
line-end-in-text-label = a linha termina aqui
line-end-in-text-help = Escreva-o em um único parágrafo. Se ele ocupa várias linhas, comece com `>-` em vez de `|`.
comment-in-value = Um comentário não pode estar dentro de um valor.
comment-in-value-label = para o YAML, não é um comentário
comment-in-value-help = Ponha-o fora, na linha acima da chave. Depois de um valor sem aspas, há um espaço antes do `#`.
missing-at-end-of-value = Falta `{ $missing }` no fim deste valor.
missing-at-end-of-value-label = aqui
unfinished-value = O valor termina no meio.
unfinished-value-label = esperado: { ANY($expected_list) }
help-text-in-because = Texto livre só pode estar em `because`.
help-key-of-its-own = Em YAML, é uma chave à parte, em uma linha como `{ $key }: …`.
help-list = Vários vão em uma lista: `[one, two]`.

same-file = `{ $path }` não pode ser convertido em si mesmo.
same-file-help = Indique outro arquivo para escrever. O `cambio-spec fmt` põe um arquivo no formato canônico.
target-exists = `{ $path }` já existe e diz outra coisa.
target-exists-help = Indique outro arquivo, ou sobrescreva-o com `--force`.
unknown-spelling = O nome `{ $path }` não diz em que grafia escrever.
unknown-spelling-help = Termine-o em `.cambio` para texto, ou em `.yaml` para YAML.

gap-here = Com estas cartas, nenhuma regra diz qual é o valor de `{ $decision }`.
undefined-here = Com estas cartas, não dá para calcular a regra `{ $rule }`: { undefined-reason }.

too-many-features = Há mais de { $limit } variantes ou opções; nenhum jogo tem tantas.
too-many-features-label = uma a mais
too-many-changes = As variantes mudam `{ $rule }` de mais de { $limit } maneiras; nenhuma regra é jogada de tantas.
too-many-changes-label = uma a mais
