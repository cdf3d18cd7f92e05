### O que as edições dizem de outro modo sobre o Cambio com coringas; veja cambio.ftl.

deck = Você precisa de { $cards } cartas: um baralho de 52 e dois coringas. No fim da rodada, cada carta soma estes pontos contra você:

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
