variant-perfect-zero = Qui gagne seul une manche avec un total de 0 tout juste se voit retirer 5 points. Les rois noirs méritent alors qu’on les cherche.
    .title = Le zéro parfait

score-perfect = Si votre total est de 0 tout juste et que tous les autres ont davantage, vous marquez { SIGNED($value) } points.
    .why = zéro tout juste, et seul
    .for = -5 when total of player = 0 and alone of player overrides winner, emptied
    .for-alone = define alone of player: no opponents where total of it <= total of player

question-match-below-zero = Puis-je descendre au-dessous de zéro dans la partie ?
    .for = impossible
    .ruling = Oui, avec un zéro parfait : les cinq points sont retirés, même à qui n’en a pas.
    .reason = Une récompense qu’on ne verse pas n’en serait pas une.

question-empty-grid = Est-ce que je gagne tout de suite quand je n’ai plus de cartes ?
    .for = zero_and_play_on
    .ruling = Non. La manche continue. À la fin, une grille vide compte 0, même si vous appelez « Cambio » – et c’est aussi un zéro parfait, si personne d’autre n’a aussi peu.
    .reason = Y mettre fin sur-le-champ, c’est l’affaire des règles maison.
