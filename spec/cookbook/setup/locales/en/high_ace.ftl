variant-high-ace = An ace counts { $points-a } and is no longer a card to keep. In most other games, too, an ace is worth more than a jack.
    .title = Aces count eleven

question-drawn-tie = What if two players draw equally high cards for the deal? And is the ace high?
    .for = draw_again
    .ruling = Those who tie draw again. The ace is the lowest card in this, however many points it counts.
    .reason = The books only speak of the highest card.
