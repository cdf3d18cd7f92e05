variant-all-known = Everybody may look at all their cards before the first turn. Good for children: they only have to remember, not to guess.
    .title = All cards known
    .holds = question-peek-when

about = You have { $dealt } cards lying face down in front of you, and you have seen them all, once. Turn by turn you trade what you know to be bad for what you hope is better{ $with-powers ->
    [yes] , sneak a look where a card lets you, and meddle with what your rivals believe they have
   *[no] { "" }
 }. Trust yours to be the cheapest cards at the table? Then say “Cambio”: everyone else has one last turn, and all the cards are turned up.

setup-peek = Now { each-player } may look once at all the cards of their { zone-grid }. From here on, memory is all you have.
    .for = each player: look at grid of me
