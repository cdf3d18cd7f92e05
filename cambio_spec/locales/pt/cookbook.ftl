### O livro de receitas de regras da casa, para quem muda as regras de um jogo. O texto é Markdown.

cookbook = Um livro de receitas de regras da casa

cookbook-intro = Regras da casa como se joga de verdade, cada uma em um pequeno arquivo que muda um jogo; todas estão em `spec/cookbook`. Copie uma, junto com as frases dela na pasta `locales` ao lado, e faça dela a sua. Abaixo de cada uma está o que `cambio-spec check` responde e o que muda no livro de regras.

# Os grupos de regras da casa
cookbook-setup = Cartas e distribuição
cookbook-powers = Poderes das cartas
cookbook-sticking = Colar
cookbook-calling = Turnos e chamada
cookbook-scoring = Pontuação
cookbook-match = A partida
cookbook-mistakes = O que pode dar errado

cookbook-new = Novo no livro de regras
cookbook-gone = Já não está no livro de regras
