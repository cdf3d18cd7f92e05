variant-high-penalty = Llamar mal debe doler: cuesta 20 puntos en lugar de 10.
    .title = Llamar mal cuesta 20
