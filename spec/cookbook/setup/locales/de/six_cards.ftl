variant-six-cards = Alle haben { $dealt } Karten in zwei Reihen zu dreien und sehen sich drei davon an. Vier Karten kann man sich leicht merken, sechs nicht mehr.
    .title = Sechs Karten für alle
