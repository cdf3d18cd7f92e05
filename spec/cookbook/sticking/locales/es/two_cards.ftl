variant-two-cards = Quien descubre una carta equivocada al pegar recibe por ello dos más. Adivinar deja de ser gratis.
    .title = Pegar mal cuesta dos cartas

next-penalty = Antes de que empiece el turno siguiente, quien ha descubierto una carta equivocada toma { $number-2 } cartas { zone-stock.of }, { face-down } y sin que nadie las mire, si es que quedan. Llenan huecos o quedan junto a las demás cartas.
    .for = each player when missed of me: each extra in 1 to 2: if size of stock > 0 then move top of stock to grid of me
    .unsaid = each-player, number-1, zone-grid

question-wrong-stick = ¿Y si descubro una carta que no coincide?
    .for = turned_back
    .ruling = Vuelve boca abajo a su lugar. En ese turno ya no puede pegar más y, cuando acaba, toma dos cartas.
    .reason = Que los demás conozcan su carta sabe a poco.

question-emptied-slot = ¿Puedo rellenar un hueco que he dejado al pegar?
    .for = stays_empty
    .ruling = No con una carta que se queda. Pero las cartas que toma por pegar mal van primero a esos huecos.
    .reason = Una carta nueva ocupa el lugar de otra; en un hueco no hay ninguna.
