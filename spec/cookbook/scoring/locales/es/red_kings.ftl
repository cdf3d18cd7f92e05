variant-red-kings = Los reyes rojos valen { SIGNED($points-red-k) } en lugar de −1. Por un solo punto apenas merecía la pena perseguirlos.
    .title = Los reyes rojos restan dos
