variant-first-over = Die Partie ist vorbei, sobald die erste Person die Punktgrenze erreicht; wer dann die wenigsten Punkte hat, gewinnt. Niemand muss danebensitzen und zusehen.
    .title = Die Grenze beendet die Partie

about-match = Punkte sind schlecht. { $rounds ->
    [0] Runde folgt auf Runde, bis jemand { $limit } Punkte erreicht; wer dann die wenigsten hat, gewinnt die Partie.
   *[other] Gespielt werden { $rounds } Runden; wer danach insgesamt die wenigsten Punkte hat, gewinnt die Partie.
 } Wer Golf oder Cabo kennt, findet sich sofort zurecht.

object = In jeder Runde wollen Sie von allen die wenigsten Punkte haben. { $rounds ->
    [0] Und auch insgesamt sollen es die wenigsten sein, sobald jemand { $limit } Punkte erreicht.
   *[other] Nach { $rounds } Runden sollen es auch insgesamt die wenigsten sein.
 }

option-limit = { $rounds ->
    [0] Die Punktgrenze liegt bei { $limit } Punkten: Erreicht sie jemand, ist die Partie vorbei.
   *[other] Bei fester Rundenzahl gibt es keine Punktgrenze.
 }

option-rounds = { $rounds ->
    [0] Die Partie dauert, bis jemand die Punktgrenze erreicht. Oder Sie vereinbaren 5 oder 7 Runden.
   *[other] Die Partie hat { $rounds } Runden. Vorher scheidet niemand aus.
 }

over = Sobald jemand { $limit } Punkte oder mehr hat, scheiden alle aus, die nicht die wenigsten Punkte haben.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-best = define best: least running of players
    .for-eliminated-under = no
    .for-eliminated-reached = yes when rounds = 0 and running of player > best and ((some players where over of it) or (some everyone where out of it)) overrides under
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player, number-0

match-winner-last = Wer dann übrig bleibt, gewinnt die Partie. Solange es noch { $number-2 } oder mehr sind, folgt eine weitere Runde.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

question-limit-reached = Ist die Partie schon mit genau { $limit } Punkten vorbei?
    .for = out_at_limit
    .ruling = Ja: Es genügt, { $limit } zu erreichen.
    .reason = Die Ausgaben sagen es auf drei Arten; diese ist die genaueste.

question-match-ends = Was, wenn mehrere gemeinsam die wenigsten Punkte haben?
    .for = last_one_in
    .ruling = Sie spielen unter sich weiter, bis jemand von ihnen weniger hat. Die anderen sind ausgeschieden.
    .reason = Irgendjemand muss gewinnen.
