variant-no-sticking = Nadie pega cartas. Todos conservan todas sus cartas, y nada pasa fuera de turno: es la manera tranquila de jugar.
    .title = Sin pegar
