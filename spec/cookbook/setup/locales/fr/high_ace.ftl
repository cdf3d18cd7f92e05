variant-high-ace = Un as compte { $points-a } et n’est plus une carte à garder. Dans la plupart des autres jeux aussi, l’as vaut plus que le valet.
    .title = L’as compte onze

question-drawn-tie = Au tirage du donneur, deux joueurs sont à égalité en tête. Et l’as, est-il haut ?
    .for = draw_again
    .ruling = Les joueurs à égalité tirent de nouveau. L’as est ici la carte la plus basse, quoi qu’il compte à la fin.
    .reason = Les éditions ne parlent que de la plus haute carte.
