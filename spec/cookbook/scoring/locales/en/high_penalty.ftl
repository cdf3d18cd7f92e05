variant-high-penalty = A wrong call should hurt: it costs 20 points in place of 10.
    .title = A wrong call costs 20
