### O que ações, poderes e passos fazem, em frases inteiras: primeiro as formas conhecidas, depois uma
### frase para cada efeito. Os argumentos estão junto às frases em inglês.
###
### Os lugares já vêm com artigo e preposição (“na sua grade”, “do monte”); nada concorda com eles
### em gênero. As cartas vêm com artigo: nunca depois de “de”, “em”, “a” ou “por”.


## Palavras que as frases de um jogo compartilham

# De uma carta; em `.of-card`, de várias
face-up = virada para cima
    .of-card = viradas para cima
face-down = virada para baixo
    .of-card = viradas para baixo

each-player = cada jogador
    .opening = Cada jogador

any-player = qualquer jogador
    .opening = Qualquer jogador

may = pode


## Cartas já escolhidas na mesma regra

chosen-own = a sua carta
chosen-opponent = a carta do oponente
chosen-any = a carta escolhida
    .self = a carta escolhida
chosen-each = essa carta
chosen-first = a carta escolhida primeiro
    .self = a carta escolhida primeiro
chosen-second = a carta escolhida depois
    .self = a carta escolhida depois


## Várias cartas, em uma expressão

every-card = { $which ->
    [up] cada carta virada para cima
    [down] cada carta virada para baixo
   *[any] cada carta
 } { $in }
    .row = { $which ->
        [up] cada carta virada para cima
        [down] cada carta virada para baixo
       *[any] cada carta
    } da { $row }ª fileira (a contar da mais próxima) { $in }

one-card = { $which ->
    [up] uma carta virada para cima
    [down] uma carta virada para baixo
   *[any] uma carta
 } { $in }
    .row = { $which ->
        [up] uma carta virada para cima
        [down] uma carta virada para baixo
       *[any] uma carta
    } da { $row }ª fileira (a contar da mais próxima) { $in }

several-cards = { $count } cartas { $which ->
    [up] viradas para cima { $in }
    [down] viradas para baixo { $in }
   *[any] { $in }
 }
    .row = { $count } cartas { $which ->
        [up] viradas para cima da { $row }ª fileira (a contar da mais próxima) { $in }
        [down] viradas para baixo da { $row }ª fileira (a contar da mais próxima) { $in }
       *[any] da { $row }ª fileira (a contar da mais próxima) { $in }
    }

so-many-cards = { $form ->
    [exact] { $low }
    [range] de { $low } a { $high }
   *[more] { $low ->
        [1] uma ou mais
       *[other] { $low } ou mais
    }
 } { $which ->
    [up] cartas viradas para cima
    [down] cartas viradas para baixo
   *[any] cartas
 } { $in }
    .row = { $form ->
        [exact] { $low }
        [range] de { $low } a { $high }
       *[more] { $low ->
            [1] uma ou mais
           *[other] { $low } ou mais
        }
     } { $which ->
        [up] cartas viradas para cima
        [down] cartas viradas para baixo
       *[any] cartas
     } da { $row }ª fileira (a contar da mais próxima) { $in }

every-of-these = { $which ->
    [up] cada uma destas cartas que estiver virada para cima
    [down] cada uma destas cartas que estiver virada para baixo
   *[any] cada uma destas cartas
 }

another-card = { $which ->
    [up] outra carta virada para cima
    [down] outra carta virada para baixo
   *[any] outra carta
 } { $in }
    .row = { $which ->
        [up] outra carta virada para cima
        [down] outra carta virada para baixo
       *[any] outra carta
    } da { $row }ª fileira (a contar da mais próxima) { $in }

that-known = que você conhece
that-unknown = que você ainda não conhece
that-same-row = que está na mesma fileira que { $card }
that-same-column = que está na mesma coluna que { $card }
that-same-rank = que tem o mesmo número ou a mesma figura que { $card }
that-same-rank-as-top = que tem o mesmo número ou a mesma figura que a carta de cima { $of }
that-equal = que tenham o mesmo número ou a mesma figura
that-other = que não é { $card }

that-and = { $first } e { $second }

card-that = { $cards } { $that }
    .ending = { $cards } { $that }


## Formas

shape-look-at-one = Espie uma carta { $face ->
    [up] virada para cima { $in }
    [down] virada para baixo { $in }
   *[owner] { $in }
 }.
    .they = { $who } espia uma carta { $face ->
        [up] virada para cima { $in }
        [down] virada para baixo { $in }
       *[owner] { $in }
    }.

shape-look-then-may-swap = Espie uma carta { $theirs }. Depois, você pode trocá-la de lugar com uma carta { $own }.
    .they = { $who } espia uma carta { $theirs } e depois pode trocá-la de lugar com uma carta { $own }.

shape-swap-chosen = Troque { $card } de lugar com uma carta qualquer { $in }, sem olhar nenhuma das duas.

shape-swap-unseen = Escolha uma carta { $own } e uma { $theirs } e troque-as de lugar; ninguém olha nenhuma das duas.
    .they = { $who } escolhe uma carta { $own } e uma { $theirs } e troca as duas de lugar; ninguém olha nenhuma das duas.

# $whose (own, opponent ou any), $in (nas próprias)
shape-swap-two = Escolha { $whose ->
    [own] duas cartas { $in }
    [opponent] duas cartas dos oponentes
   *[any] duas cartas quaisquer da mesa
 } e troque-as de lugar; ninguém olha nenhuma das duas.
    .they = { $who } escolhe { $whose ->
        [own] duas cartas { $in }
        [opponent] duas cartas dos oponentes
       *[any] duas cartas quaisquer da mesa
    } e troca as duas de lugar; ninguém olha nenhuma das duas.

shape-top-card = a carta de cima { $of }

shape-exchange = Escolha uma carta { $in } e ponha no lugar dela { $new }{ $lies ->
    [up] , virada para cima
    [down] , virada para baixo
   *[owner] { "" }
 }. A carta escolhida fica { $to }{ $face ->
    [up] , virada para cima
    [down] , virada para baixo
    [own] { "" }
   *[owner] , à vista só do dono
 }.
    .they = { $who } escolhe uma carta { $in } e põe no lugar dela { $new }{ $lies ->
        [up] , virada para cima
        [down] , virada para baixo
       *[owner] { "" }
    }. A carta escolhida fica { $to }{ $face ->
        [up] , virada para cima
        [down] , virada para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.

shape-give-top = Escolha um { $who ->
    [opponents] oponente
   *[players] jogador
 }, que recebe a carta de cima { $of } { $to }, { $face ->
    [up] virada para cima
    [down] virada para baixo
   *[owner] à vista só do dono
 }.

shape-swap-such = Troque { $first } por { $second }; ninguém olha o que está virado para baixo.

shape-look-at-both = Espie uma carta { $own } e uma { $theirs }.
    .they = { $who } espia uma carta { $own } e uma { $theirs }.

shape-look-at-both-then-may-swap = Espie uma carta { $own } e uma { $theirs }. Depois, você pode trocar as duas de lugar ou deixar tudo como está.
    .they = { $who } espia uma carta { $own } e uma { $theirs } e depois pode trocar as duas de lugar ou deixar tudo como está.

shape-look-at-both-then-swap = Espie uma carta { $own } e uma { $theirs } e depois troque as duas de lugar.
    .they = { $who } espia uma carta { $own } e uma { $theirs } e depois troca as duas de lugar.

shape-into-gap = Escolha um espaço livre { $in } e ponha ali { $new }{ $lies ->
    [up] , virada para cima
    [down] , virada para baixo
   *[owner] { "" }
 }.

shape-move-one = Escolha uma carta { $in } e coloque-a { $to }{ $face ->
    [up] , virada para cima
    [down] , virada para baixo
    [own] { "" }
   *[owner] , à vista só do dono
 }.
    .they = { $who } escolhe uma carta { $in } e a coloca { $to }{ $face ->
        [up] , virada para cima
        [down] , virada para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.

shape-shuffle-all = Embaralhe todas as cartas: elas passam a ser { $object }.
    .they = { $who } embaralha todas as cartas: elas passam a ser { $object }.

shape-refill = Embaralhe todas as cartas { $of }, menos a de cima: elas passam a ser { $object }.
    .they = { $who } embaralha todas as cartas { $of }, menos a de cima: elas passam a ser { $object }.
shape-refill-whole = Embaralhe todas as cartas { $of }: elas passam a ser { $object }.
    .they = { $who } embaralha todas as cartas { $of }: elas passam a ser { $object }.

zone-refilled = Quando alguém precisar de uma carta e { $subject } não tiver nenhuma, embaralhe todas as cartas { $of }{ $keeps ->
    [yes] , menos a de cima
   *[no] { "" }
 }: elas passam a ser { $object }.

# $subject (a player’s own grid), $most (a number, at least 2)
zone-most = Em nenhum momento { $subject } pode ter mais de { $most } cartas.

shape-deal-to-each = Distribua { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
 } { $to }, { $face ->
    [up] { $count ->
        [1] virada
       *[other] viradas
     } para cima
    [down] { $count ->
        [1] virada
       *[other] viradas
     } para baixo
   *[owner] à vista só do dono
 }.

shape-each-looks-at-row = Cada jogador espia, { $in }, { $count ->
    [1] a carta
   *[other] as { $count } cartas
 } da fileira mais próxima e não conta a ninguém o que viu.

shape-each-looks-at-any = Cada jogador escolhe { $count ->
    [1] uma carta
   *[other] { $count } cartas
 } { $in } e { $count ->
    [1] a
   *[other] as
 } espia, sem contar a ninguém o que viu.

shape-each-turns = Cada jogador { $face ->
    [up] revela
   *[down] vira para baixo
 } todas as cartas que estão { $in }.

shape-score-added = Cada jogador anota a sua pontuação desta rodada e a soma aos pontos das rodadas anteriores.


## Um efeito por vez

effect-move-top = Coloque a carta de cima { $of } { $to }{ $face ->
    [up] , virada para cima
    [down] , virada para baixo
    [own] { "" }
   *[owner] , à vista só do dono
 }.
    .they = { $who } coloca a carta de cima { $of } { $to }{ $face ->
        [up] , virada para cima
        [down] , virada para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.

effect-move-only = Coloque a carta { $from } { $to }{ $face ->
    [up] , virada para cima
    [down] , virada para baixo
    [own] { "" }
   *[owner] , à vista só do dono
 }.
    .they = { $who } coloca a carta { $from } { $to }{ $face ->
        [up] , virada para cima
        [down] , virada para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.

effect-move-chosen = Coloque { $card } { $to }{ $face ->
    [up] , virada para cima
    [down] , virada para baixo
    [own] { "" }
   *[owner] , à vista só do dono
 }.
    .they = { $who } coloca { $card } { $to }{ $face ->
        [up] , virada para cima
        [down] , virada para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.

into-chosen-slot = na posição escolhida
into-first-slot = na primeira posição escolhida
into-second-slot = na segunda posição escolhida
into-its-slot = na mesma posição

effect-gather-everything = Junte todas as cartas { $to }.

effect-gather-rest = Coloque todas as cartas { $of }, menos a de cima, { $to }.
effect-gather-all = Coloque todas as cartas { $of } { $to }.

effect-swap = Troque de lugar { $first } e { $second }, sem olhar nenhuma das duas.
    .they = { $who } troca de lugar { $first } e { $second }, sem olhar nenhuma das duas.

effect-turn-chosen = { $face ->
    [up] Revele
   *[down] Vire para baixo
 } { $card }.
    .they = { $who } { $face ->
        [up] revela
       *[down] vira para baixo
    } { $card }.

effect-turn-all-chosen = { $face ->
    [up] Revele
   *[down] Vire para baixo
 } { $count ->
    [2] as duas cartas
   *[other] as { $count } cartas
 }.

effect-move-all-chosen = Coloque { $count ->
    [2] as duas cartas
   *[other] as { $count } cartas
 } { $to }{ $face ->
    [up] , viradas para cima
    [down] , viradas para baixo
    [own] { "" }
   *[owner] , à vista só do dono
 }.

effect-turn-all = { $face ->
    [up] Revele
   *[down] Vire para baixo
 } todas as cartas que estão { $in }.
    .they = { $who } { $face ->
        [up] revela
       *[down] vira para baixo
    } todas as cartas que estão { $in }.

effect-turn-top = { $face ->
    [up] Revele
   *[down] Vire para baixo
 } a carta de cima { $of }.
    .they = { $who } { $face ->
        [up] revela
       *[down] vira para baixo
    } a carta de cima { $of }.

effect-turn-row = { $face ->
    [up] Revele
   *[down] Vire para baixo
 }, { $in }, { $count ->
    [1] a carta
   *[other] as { $count } cartas
 } da { $row }ª fileira, a contar da mais próxima.

effect-look-chosen = Espie { $card }.
    .they = { $who } espia { $card }.

effect-look-all = Espie todas as cartas que estão { $in }.
    .they = { $who } espia todas as cartas que estão { $in }.

effect-look-top = Espie a carta de cima { $of }.
    .they = { $who } espia a carta de cima { $of }.

effect-look-row = Espie, { $in }, { $count ->
    [1] a carta
   *[other] as { $count } cartas
 } da { $row }ª fileira, a contar da mais próxima.
    .they = { $who } espia, { $in }, { $count ->
        [1] a carta
       *[other] as { $count } cartas
    } da { $row }ª fileira, a contar da mais próxima.

effect-shuffle = Embaralhe { $object }.
    .they = { $who } embaralha { $object }.

effect-cut = Corte { $object } onde quiser.
    .they = { $who } corta { $object } onde quiser.

effect-choose-spot = Escolha uma carta { $in }.
    .they = { $who } escolhe uma carta { $in }.

effect-choose-gap = Escolha um espaço livre { $in }.

effect-choose-card = Escolha { $cards }.
    .they = { $who } escolhe { $cards }.

effect-choose-several = Escolha { $cards }.

effect-choose-several-players = Escolha { $form ->
    [exact] { $low }
   *[range] de { $low } a { $high }
 } { $noun ->
    [opponents] oponentes
   *[players] jogadores
 }.

effect-choose-player = Escolha um jogador.
    .they = { $who } escolhe um jogador.
effect-choose-opponent = Escolha um oponente.
    .they = { $who } escolhe um oponente.
effect-choose-number = Escolha um número.

choice-bars = Nenhuma carta { $fact } pode ser escolhida.

effect-add-amount = { $what } aumenta nesta quantidade: { $amount }.
effect-take-amount = { $what } diminui nesta quantidade: { $amount }.

effect-let = { $told }.

effect-offer = { $use ->
    [must] Se a carta tiver um poder, você deve usá-lo agora.
    [some] Se a carta tiver um poder, use-o agora; você só pode recusá-lo se o poder permitir.
   *[may] Se a carta tiver um poder, você pode usá-lo agora.
 }
    .they = { $use ->
        [must] Se a carta tiver um poder, { $who } deve usá-lo agora.
        [some] Se a carta tiver um poder, { $who } o usa agora e só pode recusá-lo se o poder permitir.
       *[may] Se a carta tiver um poder, { $who } pode usá-lo agora.
    }
effect-end-round = A rodada acabou.
effect-end-match = A partida acabou.

effect-may = Se você quiser:
    .they = Se { $who } quiser:
effect-each = Cada jogador, um de cada vez:
effect-otherwise = Senão:

each-card-moves = Coloque { $cards } { $to }{ $face ->
    [up] , virada para cima
    [down] , virada para baixo
    [own] { "" }
   *[owner] , à vista só do dono
 }.
    .such = Pegue { $cards } e coloque-a { $to }{ $face ->
        [up] , virada para cima
        [down] , virada para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.
    .they = { $who } coloca { $cards } { $to }{ $face ->
        [up] , virada para cima
        [down] , virada para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.
    .they-such = { $who } pega { $cards } e a coloca { $to }{ $face ->
        [up] , virada para cima
        [down] , virada para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.

each-card-turns = { $face ->
    [up] Revele
   *[down] Vire para baixo
 } { $cards }.
    .they = { $who } { $face ->
        [up] revela
       *[down] vira para baixo
    } { $cards }.

each-card-is-seen = Espie { $cards }.
    .such = Espie { $cards } { $that }.
    .they = { $who } espia { $cards }.

draw-several = Coloque { $count ->
    [1] a carta
   *[other] as { $count } cartas
 } de cima { $of } { $to }{ $face ->
    [up] , { $count ->
        [1] virada
       *[other] viradas
    } para cima
    [down] , { $count ->
        [1] virada
       *[other] viradas
    } para baixo
    [own] { "" }
   *[owner] , à vista só do dono
 }.
    .as-far = Coloque { $count ->
        [1] a carta
       *[other] as { $count } cartas
    } de cima { $of } { $to }{ $face ->
        [up] , { $count ->
            [1] virada
           *[other] viradas
        } para cima
        [down] , { $count ->
            [1] virada
           *[other] viradas
        } para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }, enquanto houver.
    .they = { $who } coloca { $count ->
        [1] a carta
       *[other] as { $count } cartas
    } de cima { $of } { $to }{ $face ->
        [up] , { $count ->
            [1] virada
           *[other] viradas
        } para cima
        [down] , { $count ->
            [1] virada
           *[other] viradas
        } para baixo
        [own] { "" }
       *[owner] , à vista só do dono
    }.

effect-each-card = Com { $cards }:

effect-repeat = Faça isto { $count ->
    [1] uma vez
    [2] duas vezes
   *[other] { $count } vezes
 }:

effect-each-opponent = Com cada oponente:
effect-each-anybody = Com cada jogador:
effect-each-of-these = Com cada um destes jogadores:


if-empty = Se { $subject } não tiver cartas:

if-not-empty = Se { $subject } tiver cartas:

if-same-rank = Se { $card } tiver o mesmo número ou a mesma figura que a carta de cima { $of }:

if-same-rank-as = Se { $card } tiver o mesmo número ou a mesma figura que { $other }:
if-same-column-as = Se { $card } estiver na mesma coluna que { $other }:
if-same-row-as = Se { $card } estiver na mesma fileira que { $other }:

if-same-rank-all = Se { $count ->
    [2] as duas cartas
   *[other] as { $count } cartas
 } tiverem o mesmo número ou a mesma figura:

if-these-same-rank = Se todas estas cartas tiverem o mesmo número ou a mesma figura:
if-these-differ = Se estas cartas não tiverem todas o mesmo número ou a mesma figura:

if-face-up = Se { $card } estiver virada para cima:
if-face-down = Se { $card } estiver virada para baixo:
if-known = Se você já conhece { $card }:
if-unknown = Se você ainda não conhece { $card }:

if-fact = Se { $clause }:

only-if-opponent-has-cards = Só é possível enquanto ainda houver uma carta { $in }.
only-if-empty = Só enquanto { $subject } não tiver cartas.
only-if-not-empty = Só enquanto { $subject } tiver cartas.
only-if-fact = Só é possível se { $clause }.

power-forced = Este poder não pode ser recusado.

action-anybody = Qualquer jogador pode fazer isso, não só o jogador da vez; faz quem for mais rápido.

effect-each-from = Cada jogador, um de cada vez, a começar por { $who }:

## Jogadores, como as frases os chamam; .of vem depois de “à esquerda”; .self: vistos por alguém que
## não é quem lê

person-left = quem está à sua esquerda
    .of = de quem está à sua esquerda
    .self = quem está à esquerda desse jogador
    .self-of = de quem está à esquerda desse jogador
person-right = quem está à sua direita
    .of = de quem está à sua direita
    .self = quem está à direita desse jogador
    .self-of = de quem está à direita desse jogador
person-next = quem vem depois de você no sentido do jogo
    .of = de quem vem depois de você no sentido do jogo
    .self = quem vem depois desse jogador no sentido do jogo
    .self-of = de quem vem depois desse jogador no sentido do jogo

person-left-of = quem está à esquerda { $fact }
    .of = de quem está à esquerda { $fact }
person-right-of = quem está à direita { $fact }
    .of = de quem está à direita { $fact }
person-next-of = quem vem depois { $fact } no sentido do jogo
    .of = de quem vem depois { $fact } no sentido do jogo

person-next-left = o próximo jogador à esquerda
person-next-right = o próximo jogador à direita

person-chosen = quem você escolheu
    .of = de quem você escolheu
person-first = quem está no primeiro lugar
    .of = de quem está no primeiro lugar
person-same = esse jogador

effect-role = A partir de agora, { $role } é { $who }.

effect-agree = Antes da primeira rodada, combine com os outros quem é { $head }{ $rest }.

effect-turn-passes = Depois, joga { $head }{ $rest }.
effect-begins = Começa { $head }{ $rest }.


## Condições, depois de “se”

clause-all = { ALL($clauses_list) }

clause-and = { $first } e { $second }
    .longer = { $first }, e { $second }
clause-or = { $first } ou se { $second }
    .longer = { $first }, ou se { $second }

clause-empty = { $subject } não tem cartas

clause-face-up = { $card } está virada para cima
clause-face-down = { $card } está virada para baixo
clause-known = você já conhece { $card }
clause-unknown = você ainda não conhece { $card }

clause-same-rank = { $card } tem o mesmo número ou a mesma figura que a carta de cima { $of }
clause-other-rank = { $card } não tem o mesmo número nem a mesma figura que a carta de cima { $of }
clause-same-rank-as = { $card } tem o mesmo número ou a mesma figura que { $other }
clause-other-rank-as = { $card } não tem o mesmo número nem a mesma figura que { $other }
clause-same-row-as = { $card } está na mesma fileira que { $other }
clause-other-row-as = { $card } não está na mesma fileira que { $other }
clause-same-column-as = { $card } está na mesma coluna que { $other }
clause-other-column-as = { $card } não está na mesma coluna que { $other }

clause-rank = { $card } mostra { ANY($ranks_list) }
clause-no-rank = { $card } não mostra { ANY($ranks_list) }

# $card, $suit (hearts, spades, diamonds, clubs) or $colour (red, black)
clause-suit-is = { $card } é de { $suit ->
    [hearts] copas
    [spades] espadas
    [diamonds] ouros
   *[clubs] paus
 }
clause-suit-isnt = { $card } não é de { $suit ->
    [hearts] copas
    [spades] espadas
    [diamonds] ouros
   *[clubs] paus
 }
clause-colour-is = { $card } é { $colour ->
    [red] vermelha
   *[black] preta
 }
clause-colour-isnt = { $card } não é { $colour ->
    [red] vermelha
   *[black] preta
 }

clause-your-turn = é a sua vez
clause-not-your-turn = não é a sua vez

clause-turn-of = quem joga agora é { $head }{ $rest }
clause-not-turn-of = quem joga agora não é { $head }{ $rest }
clause-you-are = você é { $head }{ $rest }
clause-you-arent = você não é { $head }{ $rest }

clause-is = { $who } é também { $head }{ $rest }
clause-isnt = { $who } não é { $head }{ $rest }

compared-number = { $how ->
    [not] um número diferente de { $number }
    [at-least] no mínimo { $number }
    [at-most] no máximo { $number }
    [more] mais de { $number }
    [less] menos de { $number }
   *[exactly] exatamente { $number }
 }
compared-amount = { $how ->
    [not] algo diferente de { $amount }
    [at-least] no mínimo tanto quanto { $amount }
    [at-most] no máximo tanto quanto { $amount }
    [more] mais que { $amount }
    [less] menos que { $amount }
   *[exactly] tanto quanto { $amount }
 }

amount-least = { $who ->
    [opponents] o menor valor de “{ $noun }” entre os seus oponentes
   *[players] o menor valor de “{ $noun }” entre todos os jogadores
 }
amount-greatest = { $who ->
    [opponents] o maior valor de “{ $noun }” entre os seus oponentes
   *[players] o maior valor de “{ $noun }” entre todos os jogadores
 }

clause-compared = { $amount } vale { $compared }

# $compared
clause-people = o número de jogadores é { $compared }

clause-worth = as cartas que estão { $in } valem, somadas, { $compared }

counted-cards = { $how ->
    [none] nenhuma
    [some] alguma
    [exactly] exatamente { $count }
    [at-most] no máximo { $count }
   *[at-least] no mínimo { $count }
 } { $count ->
    [1] carta
   *[other] cartas
 }{ $which ->
    [up] { " " }{ $count ->
        [1] virada
       *[other] viradas
    } para cima
    [down] { " " }{ $count ->
        [1] virada
       *[other] viradas
    } para baixo
   *[any] { "" }
 }

clause-cards-place = in
clause-cards = { $how ->
    [none] não há
   *[some] há
 } { counted-cards }{ $such } { $place }{ $that }
    .row = { $how ->
        [none] não há
       *[some] há
    } { counted-cards }{ $such }{ $that } { $place }, na { $row }ª fileira a contar da mais próxima

cards-of-rank = { " " }{ $rank }
cards-same-rank-as = { " " }com o mesmo número ou a mesma figura que { $other }
cards-same-rank-as-top = { " " }com o mesmo número ou a mesma figura que a carta de cima { $of }
cards-known = { " " }que você conhece
cards-unknown = { " " }que você ainda não conhece
cards-besides = { ", " }sem contar { $other }

clause-player = { $how ->
    [none] não há nenhum { $noun ->
        [opponents] oponente
        [others] outro jogador
       *[players] jogador
    }
    [single] há exatamente um { $noun ->
        [opponents] oponente
        [others] outro jogador
       *[players] jogador
    }
    [at-most-one] há no máximo um { $noun ->
        [opponents] oponente
        [others] outro jogador
       *[players] jogador
    }
    [more-than-one] há mais de um { $noun ->
        [opponents] oponente
        [others] outro jogador
       *[players] jogador
    }
   *[some] há { $noun ->
        [opponents] um oponente
        [others] outro jogador
       *[players] um jogador
    }
 } { $that }

clause-players = há { $how ->
    [exactly] exatamente
    [at-most] no máximo
   *[at-least] no mínimo
 } { $count } { $noun ->
    [opponents] oponentes
    [others] outros jogadores
   *[players] jogadores
 } { $that }

who-is = { $none ->
    [yes] que seja { $head }{ $rest }
   *[no] que é { $head }{ $rest }
 }
who-isnt = { $none ->
    [yes] que não seja { $head }{ $rest }
   *[no] que não é { $head }{ $rest }
 }
    .several = que não são { $head }{ $rest }

who-has-cards = { $none ->
    [yes] que { $how ->
        [none] não tenha
       *[some] tenha
    } { counted-cards } { $in }
   *[no] que { $how ->
        [none] não tem
       *[some] tem
    } { counted-cards } { $in }
 }
    .several = { $how ->
        [none] que não têm
       *[some] que têm cada um
    } { counted-cards } { $in }

who-worth = cujas cartas { $in } valem, somadas, { $compared }

who-and = { $first } e { $second }

whose-compared = { $whose } vale { $compared }

define-is = { $what } é { $value }.
define-is-if = { $but ->
    [yes] mas, se
   *[no] se
 } { $clause }, { $what } é { $value }.

define-so = { $fact }.
define-so-if = { $but ->
    [yes] mas, se
   *[no] se
 } { $clause }, { $fact }.

# Who it is that a definition names: $what (of the game), $value (a player); $but, $clause
define-who = { $what } é { $value }.
define-who-if = { $but ->
    [yes] mas, se
   *[no] se
 } { $clause }, { $what } é { $value }.

# The card that a definition is about
defined-card = a carta

figure-worth = o valor de todas as cartas { $in }
# $noun (the game’s word for what cards are worth), $in
figure-sum-of = a soma de “{ $noun }” de todas as cartas { $in }
# $in, $card; $first, $second
figure-card = o que vale { $card }
figure-pip = o número que { $card } mostra
figure-size = o número de cartas { $in }
figure-plus = { $first } mais { $second }
figure-minus = { $first } menos { $second }
figure-times = { $first } vezes { $second }

# $sum (two numbers with plus or minus between them), within another sum or a product
figure-apart = ({ $sum })

action-ends-turn = O seu turno acabou.
action-nothing = Você não faz mais nada, e o jogo continua.

goes-turn = Começa o turno seguinte.
goes-on = O jogo continua.
goes-round = Começa a rodada seguinte.
# … where nothing else is left, and the match may have ended before
goes-round-again = Enquanto a partida não acaba, joga-se mais uma rodada.
goes-section = Passe à seção “{ $section }”.

see-section = Em “{ $section }” está explicado como isso se calcula.
