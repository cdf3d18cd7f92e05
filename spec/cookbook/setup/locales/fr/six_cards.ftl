variant-six-cards = Chacun a { $dealt } cartes en deux rangées de trois et en regarde trois. Quatre cartes se retiennent sans peine, six beaucoup moins.
    .title = Six cartes chacun
