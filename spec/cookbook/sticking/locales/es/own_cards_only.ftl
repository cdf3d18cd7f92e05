variant-own-cards-only = Solo puede pegar cartas suyas. Se estorban menos manos, y nadie recibe una carta de regalo.
    .title = Las cartas ajenas no se tocan

about-speed = Con la memoria no basta. Cada vez que se descarta una carta, quien tenga otra igual y sepa dónde puede ponerla encima: en todo momento, aunque no le toque. Las manos rápidas pierden cartas; las precipitadas las ganan.
