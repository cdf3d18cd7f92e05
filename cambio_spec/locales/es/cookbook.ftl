### El recetario de reglas de la casa, para quien cambia las reglas de un juego. El texto es Markdown.

cookbook = Un recetario de reglas de la casa

cookbook-intro = Reglas de la casa con las que se juega de verdad, cada una en un pequeño archivo que cambia un juego; todas están en `spec/cookbook`. Copie una, junto con sus frases de la carpeta `locales` que está a su lado, y hágala suya. Debajo de cada una está lo que responde `cambio-spec check` y lo que cambia en el reglamento.

# Los grupos de reglas de la casa
cookbook-setup = Cartas y reparto
cookbook-powers = Poderes de las cartas
cookbook-sticking = Pegar
cookbook-calling = Turnos y canto
cookbook-scoring = Puntuación
cookbook-match = La partida
cookbook-mistakes = Lo que puede salir mal

cookbook-new = Nuevo en el reglamento
cookbook-gone = Ya no está en el reglamento
