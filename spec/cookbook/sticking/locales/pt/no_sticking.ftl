variant-no-sticking = Ninguém cola. Todos ficam com todas as suas cartas, e nada acontece fora do turno: é o jeito tranquilo de jogar.
    .title = Sem colar
