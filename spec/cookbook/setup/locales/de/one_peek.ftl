variant-one-peek = Vor dem ersten Zug sehen Sie sich nur eine einzige Karte an, welche Sie wollen. Je weniger man weiß, desto länger dauert es, bis sich jemand zu rufen traut.
    .title = Nur ein Blick
    .holds = question-peek-when

setup-peek = Nun dürfen { each-player } ein einziges Mal eine Karte ihrer { zone-grid } ansehen, welche sie wollen. Ab jetzt hilft nur noch das Gedächtnis.
    .for = each player: (choose known in grid of me; look at known)
