variant-two-answers = Os setes não devem contar nada, e por isso entrou uma linha para eles. Mas o jogo já tem uma, e agora um sete vale 7 e 0. Quem quer outro valor precisa substituir o antigo.
    .title = Duas regras, duas respostas
