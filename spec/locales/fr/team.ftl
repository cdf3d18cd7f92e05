### Ce que la règle du Cambio en équipe dit autrement ; voir cambio.ftl.

players = On joue à { ANY($counts_list) }, par équipes de deux. Les tours s’enchaînent dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 } ; on saute ceux d’une équipe éliminée.

partners = Les partenaires sont assis face à face ; ainsi, les équipes jouent à tour de rôle. Un partenaire n’est pas un adversaire : les pouvoirs qui touchent les cartes d’un adversaire n’atteignent pas les siennes.
    .for = partners when it is opposite of me
    .for-opposite-of-four = neighbour of neighbour of player when number of everyone = 4
    .for-opposite-of-six = neighbour of neighbour of neighbour of player when number of everyone = 6
    .unsaid = number-4, number-6

object = À chaque manche, visez avec votre partenaire le total le plus bas de toutes les équipes. { $rounds ->
    [0] Sur toute la partie, soyez la dernière équipe à ne pas avoir atteint { $limit } points.
   *[other] Au bout de { $rounds } manches, il faut avoir le moins de points de toutes.
 }

about-match = Les points, ici, sont à fuir. { $rounds ->
    [0] Les manches s’enchaînent jusqu’à ce qu’il ne reste qu’une équipe sous les { $limit } points : c’est elle qui gagne la partie.
   *[other] On joue { $rounds } manches ; l’équipe qui a alors le moins de points gagne la partie.
 } Si vous avez déjà joué au golf ou au Cabo, vous serez tout de suite en terrain connu.

option-rounds = { $rounds ->
    [0] La partie dure jusqu’à ce qu’il ne reste qu’une équipe. Ou bien vous convenez de 5 ou 7 manches.
   *[other] La partie compte { $rounds } manches. Aucune équipe ne la quitte avant.
 }

option-tied-both = { $tied-both ->
    [yes] Les équipes qui partagent le total le plus bas avec celle de l’appelant marquent 0 point, elles aussi.
   *[no] Si l’équipe de l’appelant partage le total le plus bas avec d’autres, elle seule marque 0 point. Ou bien vous convenez que toutes marquent 0 point.
 }

option-empty-wins = { $empty-wins ->
    [yes] Quand les deux partenaires d’une équipe ont collé leurs dernières cartes, la manche s’arrête aussitôt.
   *[no] La manche continue quand une équipe n’a plus de cartes. Ou bien vous convenez qu’elle s’arrête là.
 }

total = Le total d’une équipe est la somme des points de toutes les cartes des deux partenaires.
    .for = define total of player: sum points of cards in grid of player + sum points of cards in grid of opposite of player
    .unsaid = zone-grid

score-miscalled = Si l’un de vous a appelé « Cambio » et que le total d’une autre équipe est aussi bas que le vôtre, ou plus bas, vous marquez tous deux le total de votre équipe et { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } de plus.
    .why = équipe qui a appelé à tort : { $penalty } de plus
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller

score-tied-caller = Si l’un de vous a appelé « Cambio » et que votre équipe partage le total le plus bas avec une autre, la manche est{ $with-score-miscalled ->
    [yes] { " " }tout de même
   *[no] { "" }
 } gagnée pour vous : vous marquez tous deux { $value ->
    [one] { $value } point
   *[other] { $value } points
 }{ $with-score-miscalled ->
    [yes] , sans pénalité
   *[no] { "" }
 }.
    .why = équipe qui a appelé et partage le total le plus bas
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller
    .for-lowest = define lowest: least total of players

score-emptied = Quand ni vous ni votre partenaire n’avez plus une seule carte, vous marquez tous deux { $value ->
    [one] { $value } point
   *[other] { $value } points
 } dans tous les cas, que vous ayez appelé ou non.
    .why = plus aucune carte dans l’équipe
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0 and size of grid of opposite of player = 0
    .unsaid = zone-grid

match-winner-last = La dernière équipe en lice gagne la partie, les deux partenaires ensemble. Tant qu’il en reste plusieurs, jouez une nouvelle manche.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 2 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 3 of players where not eliminated of it)
    .unsaid = number-2, number-3

match-winner-fewest = Après la dernière, l’équipe qui a le moins de points gagne la partie.
    .for = first of players where running of it = best when finished and (exactly 2 of players where running of it = best)
    .for-best = define best: least running of players
    .unsaid = number-2

match-winner-still-tied = Si plusieurs équipes ont le moins de points, elles jouent entre elles une manche décisive, à laquelle les autres ne prennent pas part ; les points déjà marqués restent acquis.
    .for = nobody when finished and (at least 3 of players where running of it = best)
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes
    .unsaid = each-player, number-3

question-caller-tie = Notre équipe a appelé « Cambio » et partage le total le plus bas avec une autre. Devons-nous ajouter { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } de pénalité ?
    .for = no_penalty
    .about = score.miscalled, score.tied_caller
    .ruling = Non, vous marquez comme des gagnants. Ceux qui ont le même total que vous le marquent.
    .reason = Les éditions disent tantôt oui, tantôt non ; le passage sur les égalités est le plus précis.

question-partner-seats = Qui joue avec qui, et où s’assied-on ?
    .for = opposite_in_pairs
    .ruling = Deux par deux, face à face : à six, cela fait trois équipes.
    .reason = Les éditions parlent de partenaires ; ainsi placées, les équipes jouent à tour de rôle.

question-partner-is-opponent = Un pouvoir me permet-il de regarder ou d’échanger les cartes de mon partenaire ?
    .for = no
    .about = powers
    .ruling = Non. Seules les cartes des autres équipes sont celles d’un adversaire.
    .reason = Les pouvoirs ne parlent que d’adversaires.

question-partners-last-turn = Mon partenaire a appelé « Cambio ». Ai-je encore un tour ?
    .for = has_one
    .ruling = Oui, comme tous les autres.
    .reason = Chacun, sauf l’appelant, a un dernier tour.

question-team-penalty = Les deux partenaires paient-ils la pénalité d’un appel à tort ?
    .for = once_for_the_team
    .about = score.miscalled
    .ruling = L’équipe marque comme un seul joueur : { $penalty ->
    [one] { $penalty } point s’ajoute
   *[other] { $penalty } points s’ajoutent
 } une seule fois à son score, que l’on note pour les deux.
    .reason = Les éditions comptent l’équipe, et non ses membres.

question-team-out = Un partenaire peut-il être éliminé sans l’autre ?
    .for = both_leave
    .ruling = Non. Tous deux ont toujours les mêmes points et sont éliminés ensemble.
    .reason = Les éditions comptent ensemble les cartes d’une équipe.

question-all-out = Que se passe-t-il si toutes les équipes atteignent { $limit } points dans la même manche ?
    .for = lowest_play_on
    .ruling = Les équipes qui ont le moins de points restent en jeu. S’il n’y en a qu’une, elle a gagné la partie ; s’il y en a plusieurs, elles jouent une manche décisive.
    .reason = Il faut bien que quelqu’un gagne.

glossary-total = Les points des cartes des deux partenaires, additionnés.
    .term = Total

question-left-players = Les joueurs éliminés donnent-ils encore ? Ont-ils encore leur tour ?
    .for = skipped
    .ruling = Non. La donne et les tours sautent leur équipe.
    .reason = Ils n’ont pas de cartes avec lesquelles jouer.

question-match-ends = La partie s’arrête-t-elle à la première équipe éliminée ?
    .for = last_one_in
    .ruling = Non, les autres continuent jusqu’à ce qu’il n’en reste qu’une.
    .reason = Les introductions le laissent croire ; les chapitres sur la victoire disent autre chose.

score-winner = L’équipe qui a le total le plus bas marque { $value ->
    [one] { $value } point
   *[other] { $value } points
 } ; chacune des autres marque son total. Si plusieurs équipes partagent le total le plus bas, elles gagnent toutes{ $with-score-tied-other ->
    [yes] , sauf si celle de l’appelant en fait partie
   *[no] { "" }
 }.
    .why = total le plus bas
    .why-score-others = total de l’équipe
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-tied-other = Les équipes qui partagent le total le plus bas avec celle de l’appelant marquent leur total.
    .why = total le plus bas, partagé avec l’équipe de l’appelant
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

score-below-zero = Si votre équipe n’a pas gagné et qu’elle devait marquer moins de zéro, vous marquez tous deux { $value ->
    [one] { $value } point
   *[other] { $value } points
 }.
    .why = total négatif, mais manche perdue
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-tied-others = Plusieurs équipes battent celle de l’appelant avec le même total, le plus bas. Qui gagne ?
    .for = each_zero
    .ruling = Toutes ; chacune marque comme une équipe gagnante.
    .reason = Aucun de leurs totaux n’est plus bas que les autres, mais aucun n’est plus haut non plus.

question-empty-grid = Est-ce que je gagne tout de suite quand je n’ai plus de cartes ?
    .for = zero_and_play_on
    .ruling = Non. La manche continue, et les cartes de votre partenaire comptent toujours. C’est seulement quand vous n’avez plus de cartes, ni l’un ni l’autre, que vous marquez tous deux { $value ->
    [one] { $value } point
   *[other] { $value } points
 }, même si l’un de vous appelle « Cambio ».
    .reason = Les cartes d’une équipe comptent ensemble ; mettre fin à la manche sur-le-champ, c’est l’affaire des règles maison.

question-deciding-round = Qu’est-ce qui compte dans une manche décisive ?
    .for = tied_play_on
    .about = finished
    .ruling = Tout : ses scores s’ajoutent aux points déjà marqués.
    .reason = Les éditions disent seulement qu’elle a lieu.

question-partners-talk = Les partenaires peuvent-ils se dire ce qu’ils ont vu ?
    .for = not_of_the_cards
    .about = partners
    .ruling = Non. Ni paroles ni signes : rien ne doit révéler où se trouve une carte.
    .reason = Chacun n’a le droit de regarder que certaines cartes ; en se parlant, les partenaires les verraient toutes.
