### O que as edições dizem de outro modo sobre o Cambio com coringas; veja cambio.ftl.

deck = Você precisa de { $cards } cartas: um baralho de 52 e dois coringas. No fim da rodada, cada carta soma estes pontos contra você:

lots-draw = Um sorteio decide quem dá as cartas primeiro: { each-player } tira uma carta do baralho já embaralhado e a põe na mesa, { face-up }. Quem tirar a mais alta dá as cartas na primeira rodada; o rei é a carta mais alta, e o coringa, a mais baixa, abaixo do ás. Se a mais alta sair para mais de um, os empatados sorteiam de novo entre si.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height-number = pip of top of lot of player when rank of top of lot of player is not joker
    .for-height-joker = 0 when rank of top of lot of player is joker
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = rank-joker, value, zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

question-joker-alike = Posso colar um coringa em outro coringa?
    .for = by_rank
    .about = stick
    .ruling = Pode: os dois coringas têm a mesma figura, que nenhuma outra carta tem.
    .reason = Cola-se pelo número ou pela figura, e os coringas têm uma figura só deles.

question-joker-power = Os coringas ficam fora do alcance dos poderes?
    .for = none_but_not_immune
    .about = powers
    .ruling = Não. Um coringa não tem poder, mas, virado para baixo, pode ser espiado e trocado como qualquer outra carta.
    .reason = Ninguém saberia que uma carta virada para baixo é um coringa, para poupá-la.

question-joker-height = No sorteio de quem dá as cartas primeiro, qual é a mais alta: o coringa ou o ás?
    .for = lowest
    .about = height
    .ruling = O ás. O coringa é a carta mais baixa; dois coringas empatam.
    .reason = Um coringa não tem número; por isso, qualquer carta de naipe é mais alta.
