### Le Cambio à gros enjeu en français : ce que sa règle dit autrement ; voir classic.ftl.

said-dared = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] doit
       *[other] doivent
    } accomplir le gage
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] n’a
       *[other] n’ont
    } pas de gage à accomplir
 }

dared-most = Qui a le plus de points perd.
    .why = le plus de points
    .why-dared-others = pas le plus de points
    .for = yes when score of player = highest overrides others
    .for-highest = define highest: greatest score of players
    .for-dared-others = no
    .for-reveal-stakes = each player: announce dared of me
    .unsaid = each-player

dare = Avant de donner la première carte, convenez tous d’un gage : ce que le perdant devra faire à la fin d’une manche. Qui perd s’exécute.
    .short = Qui a le plus de points accomplit le gage dont vous êtes convenus.
    .for = editorial dare in winning

question-dare-when = Quand faut-il accomplir le gage ?
    .for = end_of_game
    .ruling = Quand la manche est finie et que l’on connaît les scores.
    .reason = L’article parle de la fin d’un tour, mais il n’y a pas encore de scores à ce moment-là.

question-dare-tie = Nous sommes plusieurs à avoir le plus de points. Pour qui est le gage ?
    .for = all_of_them
    .ruling = Pour tous ceux qui sont à égalité.
    .reason = Aucun d’eux n’a moins de points que les autres.

glossary-dare = Ce que doit faire le perdant.
    .term = Gage
