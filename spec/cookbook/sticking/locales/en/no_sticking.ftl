variant-no-sticking = Nobody sticks cards. Everybody keeps all their cards, and nothing happens out of turn: the quiet way to play.
    .title = No sticking at all
