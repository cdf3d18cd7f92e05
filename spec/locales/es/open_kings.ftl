### Lo que el reglamento de Reyes abiertos dice de otro modo; véase cambio.ftl.

question-which-kings = ¿Qué reyes han cambiado?
    .for = all
    .ruling = Los rojos: ahora cuentan { $value }, como siempre han contado los negros.
    .reason = Las ediciones hablan de los rojos como si antes los negros hubieran valido otra cosa.
