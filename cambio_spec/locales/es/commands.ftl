### Lo que dicen las órdenes aparte de las incidencias.

# $path
fmt-would-change = `{ $path }` no está en el formato canónico.
# $path
fmt-changed = `{ $path }` está ahora en el formato canónico.
# $source, $path
convert-written = `{ $path }` dice ahora lo mismo que `{ $source }`.
# $source, $path
convert-unchanged = `{ $path }` ya dice lo mismo que `{ $source }`.
# sin argumentos
build-refused = No se ha escrito nada. `--draft` imprime el reglamento a pesar de las incidencias.
# sin argumentos
our-fault = Esto es un fallo de cambio-spec, no de sus reglas. Comuníquelo, por favor, con la línea de arriba y el archivo de reglas.
# sin argumentos
readings-disagree = Dos lecturas de una misma regla han dado respuestas distintas. Nada de lo que se ha dicho sobre estas reglas es de fiar.
# no arguments
checking = Comprobando

## El encabezado de un archivo que escribe `check --smt`. `sat` y `unsat` son palabras del demostrador.

# $version, $ruleset, $decision, $players
smt-about = { $players ->
    [one] cambio-spec { $version } pregunta por `{ $decision }` en { $ruleset }, con { $players } jugador.
   *[other] cambio-spec { $version } pregunta por `{ $decision }` en { $ruleset }, con { $players } jugadores.
}
# no arguments
smt-fails = ¿Puede darse alguno de estos fallos? sat: sí, aquí hay una situación. unsat: no, está demostrado.
# no arguments
smt-applies = ¿Se aplica alguna vez una de estas reglas? sat: sí, aquí hay una situación. unsat: ninguna, con ese número de jugadores.
# no arguments
smt-smaller = ¿Se da este fallo en una situación así? Se busca la más pequeña. sat: sí. unsat: no, solo en otras.
# no arguments
smt-settings = ¿Se da este fallo con variantes y opciones así? Se buscan las menos posibles. sat: sí. unsat: no, está demostrado.
# no arguments
smt-asked = Con lo que suponen las reglas, ¿puede siquiera preguntarse esto? sat: sí. unsat: lo que suponen se contradice.
# no arguments
smt-shadowed = ¿Se aplicaría esta regla en algún caso si prevalecieran menos reglas sobre ella? sat: sí. unsat: no, estas bastan para que nunca se aplique.
# $answer
smt-answered = La respuesta fue: { $answer }
