### Topo com dois baralhos: o que se diz de outro modo.

deck = Você precisa de { $packs } baralhos: { $cards } cartas ao todo. Cada carta vale estes pontos; as de copas, porém, valem o dobro – a dama de copas, por exemplo, vale 24:
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts
