### O livro de receitas de regras da casa, para quem muda as regras de um jogo. O texto é Markdown.

cookbook = Um livro de receitas de regras da casa

cookbook-intro = Regras da casa como se joga de verdade, cada uma em um pequeno arquivo que muda um jogo. Copie uma para um arquivo próprio, verifique-a e gere o livro de regras com ela. Abaixo de cada uma está o que `cambio-spec check` responde e o que o livro de regras passa a dizer.

# Os grupos de regras da casa
cookbook-setup = Cartas e distribuição
cookbook-powers = Poderes das cartas
cookbook-sticking = Descarte por igualdade
cookbook-calling = Turnos e chamada
cookbook-scoring = Pontuação
cookbook-match = A partida
cookbook-mistakes = O que pode dar errado

# $section (do livro de regras)
cookbook-printed = Novo no livro de regras, em “{ $section }”:
