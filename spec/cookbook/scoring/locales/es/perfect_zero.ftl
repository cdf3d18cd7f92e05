variant-perfect-zero = A quien gana una ronda en solitario con un total de 0 justo se le restan 5 puntos. Así merece la pena buscar los reyes negros.
    .title = El cero perfecto

score-perfect = Si su total es 0 justo y todos los demás tienen más, se anota { SIGNED($value) } puntos.
    .why = cero justo, y en solitario
    .for = -5 when total of player = 0 and alone of player overrides winner, emptied
    .for-alone = define alone of player: no opponents where total of it <= total of player

question-match-below-zero = ¿Puedo bajar de cero puntos en la partida?
    .for = impossible
    .ruling = Sí, con un cero perfecto: los cinco puntos se restan aunque no tenga ninguno.
    .reason = Un premio que no se paga no sería un premio.

question-empty-grid = ¿Gano al instante cuando me quedo sin cartas?
    .for = zero_and_play_on
    .ruling = No. La ronda sigue. Al final, no tener cartas cuenta como 0, aunque cante; y también es un cero perfecto, si nadie más tiene tan poco.
    .reason = Terminarla en ese mismo momento queda para las reglas de cada casa.
