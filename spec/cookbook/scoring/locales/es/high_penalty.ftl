variant-high-penalty = Cantar en falso debe doler: cuesta { $penalty } puntos en lugar de 10.
    .title = Cantar en falso cuesta veinte
