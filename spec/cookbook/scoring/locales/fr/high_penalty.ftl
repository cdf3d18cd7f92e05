variant-high-penalty = Un appel à tort doit faire mal : il coûte { $penalty } points au lieu de 10.
    .title = Un appel à tort coûte vingt points
