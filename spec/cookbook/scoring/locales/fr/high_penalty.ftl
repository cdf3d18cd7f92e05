variant-high-penalty = Une mauvaise annonce doit faire mal : elle coûte 20 points au lieu de 10.
    .title = Une mauvaise annonce coûte 20
