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
