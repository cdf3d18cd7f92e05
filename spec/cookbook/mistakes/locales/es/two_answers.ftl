variant-two-answers = Los sietes no deben contar nada, así que se añadió una fila para ellos. Pero el juego ya tiene una, y ahora un siete vale 7 y 0. Quien quiere otro valor tiene que sustituir el antiguo.
    .title = Dos reglas, dos respuestas
