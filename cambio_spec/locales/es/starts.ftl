### Lo que `new game` y `new variant` escriben en los archivos que crean: comentarios que enseñan, y
### motivos. Los argumentos se explican junto a las frases inglesas. En los motivos no hay comillas
### rectas.


## Un juego nuevo

start-game-head =
    Un pequeño juego de cartas, listo para jugarse y para imprimirse.
      cambio-spec check { $name }    dice qué está mal en él
      cambio-spec build { $name }    imprime su reglamento
    Lo que va detrás de un # es un comentario. Cambie las reglas de una en una, y compruebe cada vez.
    Cada regla dice de dónde viene: cita un pasaje de un libro, como [scoring.3], o da un motivo. Escriba el suyo donde pone «regla de la casa».

start-game-table =
    Lo que hay en la mesa: quién juega, con qué cartas, y los lugares para las cartas.
    Un lugar «of player» lo tiene cada jugador.

start-game-numbers = Números con nombre. El reglamento los imprime allí donde habla de ellos.

start-game-facts =
    Lo que todos saben aparte de las cartas. Se olvida al empezar una ronda, a no ser que lleve «kept».

start-game-values = Lo que vale cada carta.

start-game-setup =
    Lo que ocurre por sí solo, paso a paso: al empezar una partida y al empezar una ronda.
    «go to» dice por dónde sigue el juego.

start-game-turn =
    Una fase espera hasta que el jugador que actúa ha elegido una de sus acciones. «when» dice con
    qué condición es posible una acción, y «me» es quien actúa.

start-game-next = Después de cada acción: a quién le toca, y si la ronda ha terminado.

start-game-scoring =
    Una definición dice qué es algo. Aquí «player» es el jugador por quien se pregunta.

start-game-score =
    Varias reglas para una sola cosa: cada una tiene un nombre, y una excepción dice con «overrides» sobre qué reglas prevalece.
    El orden de las líneas no significa nada.

start-game-match = Entre dos rondas. «it» es cada uno de los jugadores, por turno.

start-game-more =
    Los poderes de las cartas, las preguntas y todo lo demás están en la referencia del lenguaje:
    cambio-spec build sin nombre la escribe en generated/reference.
    Las frases del reglamento están en locales, en los archivos { $name }.ftl.

start-reason = regla de la casa
start-reason-stock = sin cartas que robar, nadie podría seguir
start-reason-winner = quien comparte el total más bajo también ha ganado
start-reason-miscalled = cantar tiene que ser un riesgo


## Una variante nueva

start-variant-head =
    Una variante de { $game }: dice lo que es distinto; todo lo demás queda como está.
      cambio-spec check { $name }    dice qué está mal en ella
      cambio-spec build { $name }    imprime el reglamento del juego con estos cambios
    Cada cambio dice de dónde viene: cita un pasaje de un libro, como [variants.5], o da un motivo. Escriba el suyo donde pone «regla de la casa».

start-variant-set = Otro valor para «{ $name }»: el reglamento lo imprime allí donde habla de él.
start-variant-row = Otros puntos para una carta.
start-variant-power = Un poder menos.
start-variant-question =
    Lo que las reglas dejan abierto, y cómo se decide. Sus frases están en locales, en los archivos
    { $name }.ftl.

start-variant-more =
    Hay otras maneras de cambiar un juego. Para usar una de las que siguen, quite el # que lleva delante.

start-variant-other-set = Otro valor para un número:
start-variant-other-remove = Sin una regla, un paso, una acción, un poder o una fila de una tabla:
start-variant-other-replace-row = Otros puntos para una carta:
start-variant-other-replace-rule = Una regla en lugar de otra:
start-variant-other-add-rule = Una regla más, como excepción a otras (también necesita una frase; la comprobación dice cuál):
start-variant-other-replace-step = Un paso en lugar de otro:
start-variant-other-add-step = Un paso más:
start-variant-other-replace-action = Una acción en lugar de otra (o un poder en lugar de otro):
start-variant-other-add-power = Un poder más (o una acción, un número, un dato, un lugar para cartas, una tabla, una definición, una etapa, una fase):
start-variant-other-add-question = Lo que las reglas dejan abierto, y cómo se decide (la comprobación dice qué frases hacen falta):


## La pregunta que una variante puede añadir, en el reglamento

start-question = ¿Y si las reglas dejan algo abierto?
    .ruling = Lo deciden entre todos los que juegan, antes de la primera ronda.
    .reason = Ninguna regla puede preverlo todo.


## En el terminal, debajo de los archivos escritos

start-next = Ahora: `cambio-spec check { $name }`, y después `cambio-spec build { $name }`.
start-next-in = Ahora: `cambio-spec check { $name }`, y después `cambio-spec build { $name } --lang { $language }`.
