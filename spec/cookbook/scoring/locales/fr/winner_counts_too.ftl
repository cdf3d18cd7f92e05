variant-winner-counts-too = Le gagnant d’une manche marque le total de ses cartes, comme tout le monde. Chaque point compte donc même quand on gagne, et les rois rouges en retirent.
    .title = Le gagnant compte aussi

score-others = Chacun marque son total, même le gagnant de la manche.
    .why = total compté tel quel
    .for = total of player

score-tied-caller = Si vous avez appelé « Cambio » et que vous partagez le total le plus bas, vous marquez votre total, sans pénalité.
    .why = a appelé et partage le total le plus bas
    .for = total of player when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

question-caller-tie = J’ai appelé « Cambio » et je partage le total le plus bas. Dois-je ajouter { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } de pénalité ?
    .for = no_penalty
    .ruling = Non. Vous marquez votre total, et ceux qui ont le même aussi.
    .reason = Les éditions disent tantôt oui, tantôt non ; le passage sur les égalités est le plus précis.

question-match-below-zero = Puis-je descendre au-dessous de zéro dans la partie ?
    .for = impossible
    .ruling = Oui, si des rois rouges vous donnent un total négatif dans une manche.
    .reason = Chacun marque ce que comptent ses cartes.
