variant-gift = Mit einem Ass dürfen Sie jemandem eine weitere Karte geben, die niemand gesehen hat. Eine gemeine kleine Kraft, für die man sogar ein Ass abwirft.
    .title = Das Ass verschenkt eine Karte

gift = Geben Sie einer gegnerischen Person die oberste Karte { zone-stock.of }, { face-down }. Niemand sieht sie an; sie füllt eine Lücke oder kommt neben die übrigen Karten. Nur möglich, solange noch eine Karte im Talon ist.
    .for = power gift on A optional when size of stock > 0: choose receiver in opponents; move top of stock to grid of receiver
    .unsaid = zone-grid
