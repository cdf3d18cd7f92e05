### O que `diff` diz de dois conjuntos de regras. Em cada mensagem: $a, $b (como se chamam).

# sem argumentos
difference-group-table = A mesa e o começo de uma rodada
difference-group-values = O valor das cartas
difference-group-play = O que se pode fazer
difference-group-end = Como continua e como acaba
difference-group-scoring = A pontuação
difference-following = Diferente só porque outra coisa é
difference-not-known = Não se sabe se é o mesmo
# $names_list, $causes_list
difference-follow-line = { ALL($names_list) }, por { ALL($causes_list) }
# $name (de um conjunto de regras)
difference-only = Só em { $name }

# Acima de nomes que só um tem: $count
difference-cards = { $count ->
    [0] cartas
    [one] carta
   *[other] cartas
 }
difference-zones = { $count ->
    [0] lugares para cartas
    [one] lugar para cartas
   *[other] lugares para cartas
 }
difference-facts = { $count ->
    [0] fatos
    [one] fato
   *[other] fatos
 }
difference-options = { $count ->
    [0] opções
    [one] opção
   *[other] opções
 }
difference-params = { $count ->
    [0] números
    [one] número
   *[other] números
 }
difference-editorials = { $count ->
    [0] regras para pessoas
    [one] regra para pessoas
   *[other] regras para pessoas
 }
difference-partners = { $count ->
   *[other] parcerias
 }
difference-decisions = { $count ->
    [0] definições
    [one] definição
   *[other] definições
 }
difference-actions = { $count ->
    [0] jogadas
    [one] jogada
   *[other] jogadas
 }
difference-phases = { $count ->
    [0] fases e etapas
    [one] fase ou etapa
   *[other] fases e etapas
 }
difference-steps = { $count ->
    [0] passos
    [one] passo
   *[other] passos
 }

# O que uma decisão diz no lugar de um valor; sem argumentos
difference-gap = nenhuma resposta
difference-undefined = nenhum valor
difference-not-given = não se pergunta
difference-conflict = várias respostas

# O que há depois; sem argumentos
difference-no-card = nenhuma carta
difference-nothing = nada
difference-over = o fim
difference-on = o que vem depois
difference-offer = uma oferta

# $name, $first, $second
difference-written = { $first } em { $a }, { $second } em { $b }
# $cards_list, $first, $second
difference-values = { ALL($cards_list) }: { $first } em { $a }, { $second } em { $b }
# $name, $first, $second
difference-decision = `{ $name }`: { $first } em { $a }, { $second } em { $b }
# $name, $subject, $first, $second
difference-decision-of = `{ $name }` de { $subject }: { $first } em { $a }, { $second } em { $b }
# $name, $player
difference-may-first = { $player } pode fazer `{ $name }` em { $a }, não em { $b }
difference-may-second = { $player } pode fazer `{ $name }` em { $b }, não em { $a }
# $name, $player, $chosen
difference-choose-first = Para `{ $name }`, { $player } pode escolher { $chosen } em { $a }, não em { $b }
difference-choose-second = Para `{ $name }`, { $player } pode escolher { $chosen } em { $b }, não em { $a }
# $name, $label
difference-place-first = Em `{ $label }`, `{ $name }` é possível em { $a }, não em { $b }
difference-place-second = Em `{ $label }`, `{ $name }` é possível em { $b }, não em { $a }
# $name
difference-order = Os passos de `{ $name }` vêm em outra ordem
# $name, $place, $first, $second
difference-lies = Depois de `{ $name }`, há em { $place }: { $first } em { $a }, { $second } em { $b }
# $name, $place, $card
difference-face-first = Depois de `{ $name }`, { $card } em { $place } fica virada para cima em { $a }, virada para baixo em { $b }
difference-face-second = Depois de `{ $name }`, { $card } em { $place } fica virada para baixo em { $a }, virada para cima em { $b }
# $name, $place, $first, $second
difference-fact = Depois de `{ $name }`, { $place } é { $first } em { $a }, { $second } em { $b }
# $name, $place, $card, $first, $second
difference-known = Quem conhece { $card } em { $place } depois de `{ $name }`: { $first } em { $a }, { $second } em { $b }
# $name, $first, $second
difference-goes = Depois de `{ $name }` vem { $first } em { $a }, { $second } em { $b }
difference-announced = `{ $name }` anuncia { $first } em { $a }, { $second } em { $b }
# $name, $chosen
difference-path-first = Com `{ $name }`, pode-se escolher { $chosen } em { $a }, não em { $b }
difference-path-second = Com `{ $name }`, pode-se escolher { $chosen } em { $b }, não em { $a }
# $name, $reason
difference-halts-first = `{ $name }` faz o jogo parar em { $a }, não em { $b }: { $reason ->
    [conflict] as regras se contradizem
    [gap] nenhuma regra diz o que vale então
    [not-given] pergunta-se algo que então não se pode perguntar
    [no-card] não há carta
    [full] não há lugar
    [taken] o lugar está ocupado
   *[other] não se pode fazer
 }
difference-halts-second = `{ $name }` faz o jogo parar em { $b }, não em { $a }: { $reason ->
    [conflict] as regras se contradizem
    [gap] nenhuma regra diz o que vale então
    [not-given] pergunta-se algo que então não se pode perguntar
    [no-card] não há carta
    [full] não há lugar
    [taken] o lugar está ocupado
   *[other] não se pode fazer
 }
# $name, $causes_list
difference-follows = `{ $name }` só difere por { ALL($causes_list) }
# $name, $reason
difference-unknown = `{ $name }`: { $reason ->
    [time] faltou tempo para descobrir
    [tried] está escrito de outro modo, e não se achou situação em que isso importe
    [asked] também não se sabe de algo que se pergunta ali
    [cards] os dois não têm nenhuma carta em comum
   *[other] não foi possível decidir
 }

# $count, $total
difference-often-cards = { $count } de { $total } cartas
# $share, $players
difference-often-deals = em { $share } de todas as distribuições a { $players } jogadores, contando por igual cada jogador e cada papel
# $share, $players, $rounds
difference-often-rounds = em { $share } dos casos no fim de { $rounds } rodadas de teste com { $players } jogadores
difference-often-turns = em { $share } dos casos em { $rounds } rodadas de teste com { $players } jogadores

# $proved
difference-equal = { $a } e { $b } são o mesmo: { $proved ->
    [0] 0 questão provada
    [one] { $proved } questão provada
   *[other] { $proved } questões provadas
 }.
# $differs, $follows, $alone, $unknown, $proved
difference-summary = { $a } e { $b }: diferentes, { $differs }; por consequência, { $follows }; só em um, { $alone }; não se sabe, { $unknown }; iguais e provados, { $proved }.

# A chamada; sem argumentos
difference-one-name = Indique um segundo conjunto de regras ou, com --git, uma revisão.
