variant-five-rounds = A partida tem { $rounds } rodadas, e ninguém sai antes do fim. Bom para quando o ônibus passa às dez.
    .title = Cinco rodadas
