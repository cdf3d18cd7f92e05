variant-no-way-out = Den Zug zu beenden sah nach einer Aktion aus, die niemand braucht; also wurde sie gestrichen. Ohne sie kommt aber niemand mehr weiter.
    .title = Eine Sackgasse

next-pass-on = Dann ist die nächste Person am Zug.
    .for = each player: let missed of me be no; let active be left of active
    .unsaid = each-player
