variant-safe-caller = Nobody can swap away a card of the player who has called. Others may still look, but whoever calls has finished.
    .title = The caller’s cards stay put
    .holds = question-no-target, question-queen-order

call = Say “Cambio” instead of drawing. That ends your turn, and from now on everybody else has one more turn. Otherwise play goes on as usual{ $with-powers ->
    [yes] , but nobody can swap any of your cards
   *[no] { "" }
 }. Once somebody has called, nobody else can.
    .title = Call “Cambio”
    .short = Everybody else has one more turn, then all cards are turned up. Nobody else can call.
    .for = action call in turn when caller is nobody: let caller be me; go to next

blind-swap = Swap a card { zone-grid.own-in } with a card { zone-grid.opponent-in }, but not the caller’s; nobody looks at either of them. Only possible while such an opponent has a card.
    .for = power blind_swap on J optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs

look-swap = Look at a card { zone-grid.own-in } and at a card { zone-grid.opponent-in }, but not the caller’s. You { may } then swap the two. Only possible while such an opponent has a card.
    .for = power look_swap on Q optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; look at mine; look at theirs; may swap mine with theirs

question-caller-protected = Are the caller’s cards safe from the others?
    .for = no
    .ruling = From being swapped, yes: jacks and queens don’t work on them. With a nine or a ten they can be looked at.
    .reason = Whoever calls has finished; the others just have one more turn.
