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
build-refused = No se ha escrito nada. `--draft` imprime a pesar de las incidencias.
# sin argumentos
our-fault = Esto es un fallo de cambio-spec, no de sus reglas. Comuníquelo, por favor, con la línea de arriba y el archivo de reglas.
# sin argumentos
readings-disagree = Dos lecturas de una misma regla han dado respuestas distintas. Nada de lo que se ha dicho sobre estas reglas es de fiar.
# no arguments
checking = Comprobando
