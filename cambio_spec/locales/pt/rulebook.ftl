### O que livros e folhas de regras dizem de si mesmos, seja qual for o jogo.


rulebook-subtitle = Livro de regras para { $fewest } a { $most } jogadores
rulebook-subtitle-listed = Livro de regras para { ANY($counts_list) } jogadores
sheet-subtitle = As regras em uma página
document-author = cambio-spec
document-language = pt-BR
after-colon = small

document-stamp = { $configuration } · regras { $hash }{ document-verdict } · cambio-spec { $version }
document-verdict = { $verdict ->
    [fine] , verificadas
    [accepted] , verificadas, { $accepted ->
        [1] um problema aceito
       *[other] { $accepted } problemas aceitos
     }
    [bounded] , verificadas dentro de limites
    [open] , com problemas em aberto
   *[unchecked] { "" }
 }
document-draft = Rascunho com problemas em aberto

draft-rule = Ainda não há frase para a regra “{ $rule }”: { $text }


## Seções

section-about = Sobre o jogo
section-players = Jogadores
section-deck = Baralho e pontos
section-object = Objetivo do jogo
section-varied = O que muda aqui
section-agreed = O que combinar antes de jogar
section-variants = Variantes
section-setup = Preparação
section-play = Como se joga
section-powers = Poderes
section-scoring = Pontuação
section-winning = Como vencer a partida
section-questions = Perguntas e decisões
question-open = Fica em aberto: combinem antes de jogar.
section-glossary = Glossário


## Jogadores, cartas e pontos, onde o jogo não tem frase própria

players-range = Podem jogar de { $fewest } a { $most } pessoas. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }.

players-listed = Podem jogar { ANY($counts_list) } pessoas. Os turnos seguem no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
 }.

deck-size = Você precisa de um baralho de { $cards } cartas.

deck-parts = Você precisa de { $packs ->
    [1] um baralho de 52 cartas
   *[other] { $packs } baralhos de 52 cartas
 }{ $jokers ->
    [0] .
    [1] { " " }e um coringa.
   *[other] { " " }e { $jokers } coringas.
 }

deck-own = Você precisa de { $cards } cartas: { ALL($copies_list) }.
copies-rank = { $count } × { $rank }{ $suit ->
    [suited] { " " }de cada naipe
    [red] { " " }de copas e outras tantas de ouros
    [black] { " " }de espadas e outras tantas de paus
    [hearts] { " " }de copas
    [spades] { " " }de espadas
    [diamonds] { " " }de ouros
    [clubs] { " " }de paus
   *[none] { "" }
 }
copies-run = { $count } de cada, de { $first } a { $last }{ $suit ->
    [suited] { " " }de cada naipe
    [red] { " " }de copas e outras tantas de ouros
    [black] { " " }de espadas e outras tantas de paus
    [hearts] { " " }de copas
    [spades] { " " }de espadas
    [diamonds] { " " }de ouros
    [clubs] { " " }de paus
   *[none] { "" }
 }

values-cards = Cartas
values-points = Pontos

value-points = { SIGNED($points) }
value-pip = o próprio número
value-formula = { $factor ->
    [1] o próprio número
   *[other] { SIGNED($factor) } × o próprio número
 }{ $sign ->
    [plus] { " " }+ { $offset }
    [minus] { " " }− { $offset }
   *[none] { "" }
 }
value-from = { $offset } − o próprio número


## Figuras

grid-owner = Você
grid-looked-at = espie estas uma vez

grid-alt = As cartas à sua frente vistas de cima, { $shape }, todas viradas para baixo; a fileira mais próxima de você é a de baixo.

flow-start = Seu turno
flow-alt = O andamento de um turno: o que você pode fazer primeiro, a que isso leva e o que pode fazer a qualquer momento.
any-time = a qualquer momento


## Tabelas

powers-card = Carta
powers-effect = Poder

powers-discarded = Um poder vale quando a carta dele é descartada.
powers-held = Um poder vale enquanto a carta dele estiver na sua mão.
powers-lying = Um poder vale onde a carta dele está, à sua frente.

title-quoted = “{ $title }”

power-held = Enquanto esta carta estiver na sua mão, você pode escolher { ANY($titles_list) }; veja “{ $section }”.
power-up = Enquanto esta carta estiver virada para cima à sua frente, você pode escolher { ANY($titles_list) }; veja “{ $section }”.
power-lies = Enquanto esta carta estiver à sua frente, você pode escolher { ANY($titles_list) }; veja “{ $section }”.


example-intro = Um exemplo:
example-another = { $same ->
    [yes] Outro exemplo, na mesma situação:
   *[no] Outro exemplo:
 }
example-player = Jogador
example-cards = Cartas
example-sum = Total
example-score = Pontos
example-why = Motivo


## De onde vêm as regras

marks-note = Uma marca como [{ $example }] diz de onde vem uma regra: o capítulo e o item das edições publicadas.
    .title = Fontes
