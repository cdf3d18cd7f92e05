### High Stakes Cambio in English: what it says otherwise than the game.

# What the referee says was decided, without a full stop: $value (`yes` or `no`), $players_list
said-dared = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] has
       *[other] have
    } to do the dare
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] doesn’t
       *[other] don’t
    } have to do the dare
 }

dared-most = The highest score loses.
    .why = highest score
    .why-dared-others = not the highest score
    .for = yes when score of player = highest overrides others
    .for-highest = define highest: greatest score of players
    .for-dared-others = no
    .for-reveal-stakes = each player: announce dared of me
    .unsaid = each-player

dare = Before the first card is dealt, all of you agree on a dare: something that the loser has to do when a game is over. Whoever loses does it.
    .short = Whoever has the highest score does the dare that you agreed on.
    .for = editorial dare in winning

question-dare-when = When is the dare due?
    .for = end_of_game
    .ruling = When the game is over and the scores are known.
    .reason = The article speaks of the end of a turn, but there are no scores then.

question-dare-tie = Several of us have the highest score. Who does the dare?
    .for = all_of_them
    .ruling = All who share it.
    .reason = None of them has fewer points than the others.

glossary-dare = What the loser has to do.
    .term = Dare
