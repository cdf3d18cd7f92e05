variant-five-rounds = La partida tiene { $rounds } rondas, y nadie queda fuera antes del final. Ideal cuando el autobús sale a las diez.
    .title = Cinco rondas
