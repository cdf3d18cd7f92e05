variant-no-way-out = Finir son tour semblait une action inutile ; elle a donc été supprimée. Mais sans elle, plus personne n’avance.
    .title = Une impasse

next-pass-on = Le tour passe alors au joueur suivant.
    .for = each player: let missed of me be no; let active be left of active
    .unsaid = each-player
