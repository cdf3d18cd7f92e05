variant-five-rounds = The match has { $rounds } rounds, and nobody is out before the end. Good when the bus leaves at ten.
    .title = Five rounds
