variant-high-penalty = Ein falscher Ruf soll wehtun: Er kostet 20 Punkte statt 10.
    .title = Ein falscher Ruf kostet 20
