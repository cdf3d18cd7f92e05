### O que os comandos dizem além dos problemas encontrados.

# $path
fmt-would-change = `{ $path }` não está no formato canônico.
# $path
fmt-changed = `{ $path }` agora está no formato canônico.
# sem argumentos
build-refused = Nada foi gravado. Com `--draft`, o livro é impresso apesar dos problemas.
# sem argumentos
our-fault = Isto é uma falha do cambio-spec, não das suas regras. Por favor, avise-nos: envie a linha acima e o arquivo de regras.
# sem argumentos
readings-disagree = Duas leituras da mesma regra deram respostas diferentes. Não confie em nada do que foi dito sobre estas regras.
convert-written = `{ $path }` diz agora o mesmo que `{ $source }`.

convert-unchanged = `{ $path }` já diz o mesmo que `{ $source }`.

# no arguments
checking = Conferindo

## O cabeçalho de um arquivo que `check --smt` grava. `sat` e `unsat` são palavras do provador.

# $version, $ruleset, $decision, $players
smt-about = { $players ->
    [0] cambio-spec { $version } pergunta por `{ $decision }` em { $ruleset }, com { $players } jogadores.
    [one] cambio-spec { $version } pergunta por `{ $decision }` em { $ruleset }, com { $players } jogador.
   *[other] cambio-spec { $version } pergunta por `{ $decision }` em { $ruleset }, com { $players } jogadores.
}
# no arguments
smt-fails = Uma destas falhas pode acontecer? sat: sim, eis uma situação. unsat: não, está provado.
# no arguments
smt-applies = Uma destas regras se aplica alguma vez? sat: sim, eis uma situação. unsat: nenhuma, com esse número de jogadores.
# no arguments
smt-smaller = Esta falha acontece em uma situação assim? Procura-se a menor. sat: sim. unsat: não, só em outras.
# no arguments
smt-settings = Esta falha acontece com variantes e opções assim? Procuram-se as menos possíveis. sat: sim. unsat: não, está provado.
# no arguments
smt-asked = Com o que as regras supõem, isto chega a poder ser perguntado? sat: sim. unsat: o que elas supõem se contradiz.
# no arguments
smt-shadowed = Esta regra se aplicaria em algum caso se menos regras prevalecessem sobre ela? sat: sim. unsat: não, estas bastam para que ela nunca se aplique.
# $answer
smt-answered = A resposta foi: { $answer }
