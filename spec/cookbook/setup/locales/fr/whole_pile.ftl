variant-whole-pile = Quand la pioche est épuisée, toute la défausse devient la nouvelle pioche, carte du dessus comprise. Peu importe qui a besoin d’une carte, et pourquoi.
    .title = Aucune carte ne reste

draw = Prenez, sans la montrer à personne, la carte du dessus { zone-stock.of }. Décidez ensuite du sort de la carte piochée.
    .title = Piocher
    .short = Ne montrez la carte à personne.
    .for = action draw in turn: move top of stock to hand of me; go to holding
    .unsaid = zone-hand

question-stock-out = Que se passe-t-il quand la pioche est épuisée ?
    .for = reshuffle
    .ruling = Qui a besoin d’une carte mélange d’abord toute la défausse, carte du dessus comprise : c’est la nouvelle pioche.
    .reason = Aucune édition ne donne de réponse ; ainsi, la manche continue.
