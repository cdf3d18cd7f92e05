### El recetario de reglas de la casa, para quien cambia las reglas de un juego. El texto es Markdown.

cookbook = Un recetario de reglas de la casa

cookbook-intro = Reglas de la casa con las que se juega de verdad, cada una en un pequeño archivo que cambia un juego. Copie una en un archivo propio, revísela y genere con ella el reglamento. Debajo de cada una está lo que responde `cambio-spec check` y lo que el reglamento dice entonces de nuevo.

# Los grupos de reglas de la casa
cookbook-setup = Cartas y reparto
cookbook-powers = Poderes de las cartas
cookbook-sticking = Descartes por coincidencia
cookbook-calling = Turnos y llamada
cookbook-scoring = Puntuación
cookbook-match = La partida
cookbook-mistakes = Lo que puede salir mal

# $section (del reglamento)
cookbook-printed = Nuevo en el reglamento, en «{ $section }»:
