variant-own-cards-only = Você só pode colar cartas suas. Menos mãos se atrapalham, e ninguém ganha carta de presente.
    .title = Nas cartas dos outros ninguém mexe

about-speed = Só memória não basta. Assim que uma carta chega à pilha de descarte, quem tiver outra igual e souber onde está pode jogá-la em cima: a qualquer momento, mesmo fora do seu turno. Mão rápida perde cartas; mão afobada ganha mais.
