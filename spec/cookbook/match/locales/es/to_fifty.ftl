variant-to-fifty = El límite es de { $limit } puntos. Una partida a 100 ocupa toda la noche; esta, una hora.
    .title = A cincuenta
