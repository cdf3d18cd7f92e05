variant-gift = Avec un as, vous pouvez donner à quelqu’un une carte de plus, que personne n’a vue. Un petit pouvoir bien méchant, pour lequel on défausse même un as.
    .title = L’as offre une carte

gift = Donnez à l’adversaire de votre choix la carte du dessus { zone-stock.of }, { face-down }. Personne ne la regarde ; elle comble un trou ou se place à côté des autres cartes. Possible seulement tant qu’il reste une carte dans la pioche.
    .for = power gift on A optional when size of stock > 0: choose receiver in opponents; move top of stock to grid of receiver
    .unsaid = zone-grid
