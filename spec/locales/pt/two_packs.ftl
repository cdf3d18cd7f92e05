### Cambio com dois baralhos em português do Brasil: o que ele diz de outro modo que o jogo.

deck = Você precisa de dois baralhos com todos os { $jokers } coringas: { $cards } cartas ao todo. No fim da rodada, cada carta à sua frente soma estes pontos:
