variant-high-penalty = A wrong call should hurt: it costs { $penalty } points in place of 10.
    .title = A wrong call costs twenty
