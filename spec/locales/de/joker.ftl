### Was die Spielregel von Joker-Cambio anders sagt; siehe cambio.ftl.

deck = Sie brauchen { $cards } Karten: ein Spiel mit 52 Blatt und zwei Joker. So viel zählt jede Karte am Ende der Runde gegen Sie:

question-joker-alike = Kann ich einen Joker an einen Joker anlegen?
    .for = by_rank
    .about = stick
    .ruling = Ja: Beide Joker haben denselben Rang, und keine andere Karte hat ihn.
    .reason = Beim Anlegen kommt es auf den Rang an, und Joker haben einen eigenen.

question-joker-power = Sind Joker vor den Kräften sicher?
    .for = none_but_not_immune
    .about = powers
    .ruling = Nein. Ein Joker hat selbst keine Kraft, aber wenn er verdeckt liegt, wird er angesehen und getauscht wie jede andere Karte.
    .reason = Einer verdeckten Karte sieht niemand an, dass sie ein Joker ist und zu verschonen wäre.

question-joker-height = Was ist höher, wenn um die erste Gabe gezogen wird: der Joker oder das Ass?
    .for = lowest
    .about = height
    .ruling = Das Ass. Der Joker ist die niedrigste Karte; zwei Joker sind gleich hoch.
    .reason = Ein Joker trägt keine Zahl, also ist jede Farbkarte höher.
