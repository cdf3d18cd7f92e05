### Cima con dos barajas: lo que se dice de otra manera.

deck = Hacen falta { $packs } barajas francesas, { $cards } cartas en total. Esto es lo que cuenta cada carta; los corazones, sin embargo, cuentan el doble, y así la reina de corazones, por ejemplo, cuenta 24:
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts
