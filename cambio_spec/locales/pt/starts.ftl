### O que `new game` e `new variant` escrevem nos arquivos que criam: comentários que ensinam e
### motivos. Um comentário é uma mensagem; linhas longas são quebradas ao escrever. Os motivos não têm
### aspas retas. As frases de um jogo novo ficam em starts/game.ftl.


## Um jogo novo

start-game-head =
    Um pequeno jogo de cartas, pronto para imprimir e jogar.
      cambio-spec check { $name }    diz o que há de errado nele
      cambio-spec build { $name }    imprime o livro de regras dele
    O que vem depois de # é comentário. Mude uma regra de cada vez e confira de novo.
    Cada regra diz de onde vem: um trecho de um livro, como [scoring.3], ou um motivo. Escreva o seu onde está “regra da casa”.

start-game-table =
    O que há na mesa: quem joga, com quais cartas, e os lugares onde as cartas ficam.
    Um lugar “of player” existe uma vez para cada jogador.

start-game-numbers = Números com nome. O livro de regras os imprime onde quer que fale deles.

start-game-facts =
    O que todos sabem além das cartas. É esquecido quando uma rodada começa, a menos que seja “kept”.

start-game-values = Quanto vale cada carta.

start-game-setup =
    O que acontece sozinho, passo a passo: quando começa uma partida e quando começa uma rodada.
    “go to” diz onde o jogo continua.

start-game-turn =
    Uma fase espera até que o jogador da vez escolha uma das suas ações. “when” diz em que condições
    uma ação está disponível, e “me” é quem age.

start-game-next = Depois de cada ação: quem é o próximo, e se a rodada acabou.

start-game-scoring =
    Uma definição diz o que algo é. Aqui “player” é o jogador de quem se pergunta.

start-game-score =
    Várias regras para uma coisa só: cada uma tem um nome, e uma exceção diz sobre quais regras prevalece.
    A ordem das linhas não significa nada.

start-game-match = Entre duas rodadas. “it” é cada um dos jogadores, um após o outro.

start-game-more =
    Poderes de cartas, perguntas e todo o resto estão na referência da linguagem: cambio-spec build
    sem nome a escreve em generated/reference.
    As frases do livro de regras estão em locales, nos arquivos { $name }.ftl.

start-reason = regra da casa
start-reason-stock = sem carta para comprar, ninguém poderia continuar
start-reason-winner = quem empata no menor total também venceu
start-reason-miscalled = chamar precisa ser um risco


## Uma variante nova

start-variant-head =
    Uma variante de { $game }: diz o que é diferente, e todo o resto fica como está.
      cambio-spec check { $name }    diz o que há de errado nela
      cambio-spec build { $name }    imprime o livro de regras do jogo com estas mudanças
    Cada mudança diz de onde vem: um trecho de um livro, como [variants.5], ou um motivo. Escreva o seu onde está “regra da casa”.

start-variant-set = Outro valor para “{ $name }”: o livro de regras o imprime onde quer que fale dele.
start-variant-row = Outros pontos para uma carta.
start-variant-power = Uma carta sem o seu poder.
start-variant-question =
    O que as regras deixam em aberto, e o que se decide. As frases para isso estão em locales, nos
    arquivos { $name }.ftl.

start-variant-more =
    Há outras maneiras de mudar um jogo. Para usar uma das que seguem, apague o # na frente dela.

start-variant-other-set = Outro valor para um número:
start-variant-other-remove = Uma regra, um passo, uma ação, um poder ou uma linha de tabela a menos:
start-variant-other-replace-row = Outros pontos para uma carta:
start-variant-other-replace-rule = Uma regra no lugar de outra:
start-variant-other-add-rule = Mais uma regra, exceção a outras (ela também precisa de uma frase; a verificação diz qual):
start-variant-other-replace-step = Um passo no lugar de outro:
start-variant-other-add-step = Mais um passo:
start-variant-other-replace-action = Uma ação no lugar de outra (um poder, do mesmo modo):
start-variant-other-add-power = Mais um poder de carta (do mesmo modo, uma ação, um número, um fato, um lugar para cartas, uma tabela, uma definição, uma etapa, uma fase):
start-variant-other-add-question = O que as regras deixam em aberto, e o que se decide (a verificação diz de que frases isso precisa):


## A pergunta que uma variante pode acrescentar, no livro de regras

start-question = E se as regras deixarem algo em aberto?
    .ruling = Todos decidem juntos, antes da primeira rodada.
    .reason = Nenhuma regra pode prever tudo.


## No terminal, abaixo dos arquivos escritos

start-next = Agora: `cambio-spec check { $name }`, depois `cambio-spec build { $name }`.
start-next-in = Agora: `cambio-spec check { $name }`, depois `cambio-spec build { $name } --lang { $language }`.
