### Was die Spielregel von Joker-Cambio anders sagt; siehe cambio.ftl.

deck = Sie brauchen { $cards } Karten: ein Spiel mit 52 Blatt und zwei Joker. So viel zählt jede Karte am Ende der Runde gegen Sie:

lots-draw = Wer zuerst gibt, bestimmt das Los: Vom gemischten Stapel ziehen { each-player } eine Karte und legen sie { face-up } vor sich. Wer die höchste Karte hat, gibt die erste Runde; der König ist am höchsten, der Joker am niedrigsten, noch unter dem Ass. Haben mehrere die höchste Karte, losen sie unter sich weiter.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height-number = pip of top of lot of player when rank of top of lot of player is not joker
    .for-height-joker = 0 when rank of top of lot of player is joker
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = rank-joker, value, zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

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
