variant-high-ace = Ein Ass zählt { $points-a } und ist keine Karte mehr, die man gern behält. Auch sonst ist das Ass ja meist mehr wert als ein Bube.
    .title = Asse zählen elf

question-drawn-tie = Beim Losen um das Geben sind zwei Karten gleich hoch. Und ist das Ass die höchste?
    .for = draw_again
    .ruling = Wer gleichauf liegt, lost noch einmal. Das Ass ist hier die niedrigste Karte, gleich, wie viel es beim Zählen bringt.
    .reason = In den Vorlagen ist nur von der höchsten Karte die Rede.
