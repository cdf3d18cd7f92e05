variant-gift = Con un as puede dar a alguien una carta más, que nadie ha visto. Un pequeño poder con mala idea, por el que hasta un as se descarta.
    .title = El as regala una carta

gift = Dé al rival que prefiera la carta superior { zone-stock.of }, { face-down }. Nadie la mira; llena un hueco o queda junto a las demás cartas. Solo es posible mientras quede alguna carta en el mazo de robo.
    .for = power gift on A optional when size of stock > 0: choose receiver in opponents; move top of stock to grid of receiver
    .unsaid = zone-grid
