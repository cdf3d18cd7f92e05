variant-six-cards = Everybody has { $dealt } cards in two rows of three, and looks at three of them. Four cards are easy to keep in mind; six are not.
    .title = Six cards each
