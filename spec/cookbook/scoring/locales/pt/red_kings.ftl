variant-red-kings = Os reis vermelhos valem { SIGNED($points-red-k) } em vez de −1. Por um ponto só, quase não valia a pena ir atrás deles.
    .title = Reis vermelhos tiram dois
