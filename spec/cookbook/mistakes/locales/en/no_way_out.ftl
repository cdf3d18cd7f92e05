variant-no-way-out = Ending one’s turn looked like an action that nobody needs, so it was removed. But without it nobody can go on.
    .title = A dead end

next-pass-on = Then the turn goes to the next player.
    .for = each player: let missed of me be no; let active be left of active
    .unsaid = each-player
