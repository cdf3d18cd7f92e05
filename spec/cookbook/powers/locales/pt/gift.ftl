variant-gift = Com um ás, você pode dar a alguém uma carta a mais, que ninguém viu. Um poderzinho maldoso, pelo qual até um ás se descarta.
    .title = O ás dá uma carta de presente

gift = Dê ao oponente que quiser a carta de cima { zone-stock.of }, { face-down }. Ninguém olha; ela preenche um lugar vazio ou fica ao lado das outras cartas. Só é possível enquanto houver carta no monte.
    .for = power gift on A optional when size of stock > 0: choose receiver in opponents; move top of stock to grid of receiver
    .unsaid = zone-grid
