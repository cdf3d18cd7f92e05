variant-gift = An ace lets you give somebody one card more, which nobody has seen. A mean little power that makes even an ace worth throwing.
    .title = The ace gives a card away

gift = Give any opponent the top card { zone-stock.of }, { face-down }. Nobody looks at it; it fills a gap, or is laid beside the other cards. Only possible while there is a card left in the stock.
    .for = power gift on A optional when size of stock > 0: choose receiver in opponents; move top of stock to grid of receiver
    .unsaid = zone-grid
