variant-high-ace = O ás vale { $points-a } e deixa de ser uma carta para guardar. Na maioria dos outros jogos, ele também vale mais que o valete.
    .title = Ás vale onze

question-drawn-tie = Duas cartas empatam como a mais alta no sorteio. E o ás, é alto ou baixo?
    .for = draw_again
    .ruling = Os empatados sorteiam de novo. No sorteio, o ás é a carta mais baixa, não importa quanto valha na contagem.
    .reason = As edições só falam da carta mais alta.
