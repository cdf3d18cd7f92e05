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
chosen-each = essa carta
chosen-first = a carta escolhida primeiro
chosen-second = a carta escolhida depois


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

shape-look-then-may-swap = Espie uma carta { $theirs }. Depois, você pode trocá-la de lugar com uma carta { $own }.

shape-swap-chosen = Troque { $card } de lugar com uma carta qualquer { $in }, sem olhar nenhuma das duas.

shape-swap-unseen = Escolha uma carta { $own } e uma { $theirs } e troque-as de lugar; ninguém olha nenhuma das duas.

# $whose (own, opponent ou any), $in (nas próprias)
shape-swap-two = Escolha { $whose ->
    [own] duas cartas { $in }
    [opponent] duas cartas dos oponentes
   *[any] duas cartas quaisquer da mesa
 } e troque-as de lugar; ninguém olha nenhuma das duas.

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

shape-look-at-both-then-may-swap = Espie uma carta { $own } e uma { $theirs }. Depois, você pode trocar as duas de lugar ou deixar tudo como está.

shape-look-at-both-then-swap = Espie uma carta { $own } e uma { $theirs } e depois troque as duas de lugar.

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

shape-shuffle-all = Embaralhe todas as cartas: elas passam a ser { $object }.

shape-refill = Embaralhe todas as cartas { $of }, menos a de cima: elas passam a ser { $object }.

zone-refilled = Quando alguém precisar de uma carta e { $subject } não tiver nenhuma, embaralhe todas as cartas { $of }{ $keeps ->
    [yes] , menos a de cima
   *[no] { "" }
 }: elas passam a ser { $object }.

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
 } { $in }, espia e não conta a ninguém o que viu.

shape-each-turns = Cada jogador { $face ->
    [up] revela
   *[down] vira para baixo
 } todas as cartas que estão { $in }.


## Um efeito por vez

effect-move-top = Coloque a carta de cima { $of } { $to }{ $face ->
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

effect-move-chosen = Coloque { $card } { $to }{ $face ->
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

effect-swap = Troque de lugar { $first } e { $second }, sem olhar nenhuma das duas.

effect-turn-chosen = { $face ->
    [up] Revele
   *[down] Vire para baixo
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

effect-turn-top = { $face ->
    [up] Revele
   *[down] Vire para baixo
 } a carta de cima { $of }.

effect-turn-row = { $face ->
    [up] Revele
   *[down] Vire para baixo
 }, { $in }, { $count ->
    [1] a carta
   *[other] as { $count } cartas
 } da { $row }ª fileira, a contar da mais próxima.

effect-look-chosen = Espie { $card }.

effect-look-all = Espie todas as cartas que estão { $in }.

effect-look-top = Espie a carta de cima { $of }.

effect-look-row = Espie, { $in }, { $count ->
    [1] a carta
   *[other] as { $count } cartas
 } da { $row }ª fileira, a contar da mais próxima.

effect-shuffle = Embaralhe { $object }.

effect-cut = Corte { $object } onde quiser.

effect-choose-spot = Escolha uma carta { $in }.

effect-choose-gap = Escolha um espaço livre { $in }.

effect-choose-card = Escolha { $cards }.

effect-choose-several = Escolha { $cards }.

effect-choose-several-players = Escolha { $form ->
    [exact] { $low }
   *[range] de { $low } a { $high }
 } { $noun ->
    [opponents] oponentes
   *[players] jogadores
 }.

effect-choose-player = Escolha um jogador.
effect-choose-opponent = Escolha um oponente.
effect-choose-number = Escolha um número.

choice-bars = Nenhuma carta { $fact } pode ser escolhida.

effect-let = { $told }.

effect-offer = { $use ->
    [must] Se a carta tiver um poder, você deve usá-lo agora.
    [some] Se a carta tiver um poder, use-o agora; você só pode recusá-lo se o poder permitir.
   *[may] Se a carta tiver um poder, você pode usá-lo agora.
 }
effect-end-round = A rodada acabou.
effect-end-match = A partida acabou.

effect-may = Se você quiser:
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

each-card-turns = { $face ->
    [up] Revele
   *[down] Vire para baixo
 } { $cards }.

each-card-is-seen = Espie { $cards }.
    .such = Espie { $cards } { $that }.

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

effect-each-card = Com { $cards }:

effect-repeat = Faça isto { $count ->
    [1] uma vez
    [2] duas vezes
   *[other] { $count } vezes
 }:

effect-each-opponent = Com cada oponente:
effect-each-anybody = Com cada jogador:
effect-each-of-these = Com cada um destes jogadores:

effect-each-from-fact = Cada jogador, um de cada vez, a começar por { $fact }:
effect-each-from-left-of-fact = Cada jogador, um de cada vez, a começar por quem está à esquerda { $fact }:

effect-as-fact = Quem faz isto é { $fact }:
effect-as-left-of-fact = Quem faz isto é o jogador à esquerda { $fact }:

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

action-anybody = Qualquer jogador pode fazer isso, não só quem está no seu turno; vale para quem for mais rápido.
