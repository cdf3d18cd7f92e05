variant-whole-pile = Quand la pioche est épuisée, toute la défausse devient la nouvelle pioche, carte du dessus comprise. Peu importe qui a besoin d’une carte, et pourquoi.
    .title = Aucune carte ne reste
    .holds = question-no-action

draw = Prenez, sans la montrer à personne, la carte du dessus { zone-stock.of }. Décidez ensuite du sort de la carte piochée.
    .title = Piocher
    .short = Ne montrez la carte à personne.
    .for = action draw in turn when size of stock > 0 or size of discard > 0: move top of stock to hand of me; go to holding
    .unsaid = zone-hand, zone-discard

pass = Si vous { $with-take ->
    [yes] ne pouvez ni piocher ni prendre dans la défausse
   *[no] ne pouvez pas piocher
 } et qu’un joueur a déjà appelé « Cambio », vous passez.
    .title = Passer
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

question-stock-out = Que se passe-t-il quand la pioche est épuisée ?
    .for = reshuffle
    .ruling = Qui a besoin d’une carte mélange d’abord toute la défausse, carte du dessus comprise : c’est la nouvelle pioche.
    .reason = Aucune édition ne donne de réponse ; ainsi, la manche continue.
