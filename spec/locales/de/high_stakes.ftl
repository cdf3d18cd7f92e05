### Cambio mit hohem Einsatz auf Deutsch: was es anders sagt als das Spiel.

said-dared = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] muss
       *[other] müssen
    } die Mutprobe bestehen
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] muss
       *[other] müssen
    } die Mutprobe nicht bestehen
 }

dared-most = Wer die meisten Punkte hat, verliert.
    .why = die meisten Punkte
    .why-dared-others = nicht die meisten Punkte
    .for = yes when score of player = highest overrides others
    .for-highest = define highest: greatest score of players
    .for-dared-others = no
    .for-reveal-stakes = each player: announce dared of me
    .unsaid = each-player

dare = Einigen Sie sich auf eine Mutprobe, bevor die erste Karte gegeben wird. Wer ein Spiel verliert, muss sie bestehen.
    .short = Wer die meisten Punkte hat, muss die verabredete Mutprobe bestehen.
    .for = editorial dare in winning

question-dare-when = Wann ist die Mutprobe fällig?
    .for = end_of_game
    .ruling = Wenn das Spiel aus ist und die Punkte feststehen.
    .reason = Der Artikel spricht vom Ende des Zuges; da gibt es aber noch keine Punkte.

question-dare-tie = Mehrere von uns haben die meisten Punkte. Wer ist dran?
    .for = all_of_them
    .ruling = Sie alle.
    .reason = Niemand von Ihnen hat weniger als die anderen.

glossary-dare = Was tun muss, wer verliert.
    .term = Mutprobe
