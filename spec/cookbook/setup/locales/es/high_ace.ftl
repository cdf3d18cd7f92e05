variant-high-ace = El as vale { $points-a } y deja de ser una carta que conservar. También en muchos otros juegos vale más que la jota.
    .title = Ases de once

question-drawn-tie = ¿Y si hay empate al echar a suertes quién reparte? ¿Es el as la carta más alta?
    .for = draw_again
    .ruling = Quienes empatan vuelven a sacar. El as es aquí la carta más baja, valga lo que valga al contar.
    .reason = Las ediciones solo hablan de la carta más alta.
