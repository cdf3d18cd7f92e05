### Lo que el reglamento del Cambio sin penalización dice de otro modo; véase cambio.ftl.

question-who-wins-then = ¿Quién gana si quien ha cantado no tiene el total más bajo?
    .for = lowest
    .ruling = Quien lo tenga, como si hubiera cantado otro. Quien ha cantado puntúa como cualquier otro.
    .reason = Solo se suprime la penalización.
