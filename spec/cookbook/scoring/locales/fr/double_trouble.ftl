variant-double-trouble = L’appelant battu marque le double de son total, sans pénalité fixe. Appeler à tort avec peu de points s’oublie vite ; avec beaucoup, c’est un désastre.
    .title = Le double pour un appel à tort

score-miscalled = Si vous avez appelé « Cambio » et qu’un autre total est aussi bas que le vôtre, ou plus bas, le vôtre compte { $number-2 ->
    [2] double
   *[other] { $number-2 } fois
 }, sauf s’il est négatif.
    .why = a appelé à tort : compte double
    .for = 2 * total of player when called of player and not alone of player and total of player > 0 overrides others, winner
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .unsaid = number-0

score-below-zero = Si vous n’avez pas gagné, un total négatif compte { $value ->
    [one] { $value } point
   *[other] { $value } points
 }.
    .why = total négatif, mais manche perdue
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-caller-tie = J’ai appelé « Cambio » et je partage le total le plus bas. Compte-t-il double ?
    .for = no_penalty
    .ruling = Non, vous marquez comme un gagnant. { $with-score-tied-other ->
    [yes] Ceux qui ont le même total que vous le marquent.
   *[no] Il en va de même de ceux qui ont le même total que vous.
 }
    .reason = Les éditions disent tantôt oui, tantôt non ; le passage sur les égalités est le plus précis.

question-below-zero = Mon total est négatif, mais je n’ai pas gagné. Est-ce que je perds des points ?
    .for = counts_as_zero
    .ruling = Non, il compte { $value }, même si vous avez appelé « Cambio ».
    .reason = Sinon, perdre rapporterait plus que gagner.
