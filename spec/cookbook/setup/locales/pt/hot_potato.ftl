variant-hot-potato = Um coringa entra no baralho. Ele vale { SIGNED($points-joker) }, e todos tentam deixá-lo na grade de outro.
    .title = A batata quente

deck = Você precisa de um baralho com um só coringa, { $cards } cartas ao todo. No fim da rodada, cada carta soma estes pontos contra você:

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

question-joker-height = No sorteio de quem dá as cartas, tirei o coringa. Ele é alto ou baixo?
    .for = lowest
    .ruling = É a carta mais baixa: qualquer outra ganha dele.
    .reason = Ele não tem número.
