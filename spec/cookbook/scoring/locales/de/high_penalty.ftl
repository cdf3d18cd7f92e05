variant-high-penalty = Ein falscher Ruf soll wehtun: Er kostet { $penalty } Punkte statt 10.
    .title = Ein falscher Ruf kostet zwanzig
