variant-to-fifty = O limite é de { $limit } pontos. Uma partida até 100 leva a noite inteira; esta, uma hora.
    .title = Até cinquenta
