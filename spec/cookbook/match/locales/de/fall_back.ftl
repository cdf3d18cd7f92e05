variant-fall-back = Wer die Punktgrenze genau trifft, fällt auf { $refuge } Punkte zurück. Das erhält die Hoffnung, und alle rechnen mit.
    .title = Zurück auf fünfzig

reveal-refuge = Haben Sie nun genau { $limit } Punkte, fallen Sie auf { $refuge } zurück.
    .for = each player when rounds = 0 and running of me = limit: let running of me be refuge
    .unsaid = each-player, number-0

option-limit = { $rounds ->
    [0] Die Punktgrenze liegt bei { $limit } Punkten: Wer sie überschreitet, scheidet aus der Partie aus.
   *[other] Bei fester Rundenzahl gibt es keine Punktgrenze.
 }

over = Mit mehr als { $limit } Punkten scheiden Sie aus.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

question-limit-reached = Bin ich mit genau { $limit } Punkten draußen?
    .for = out_at_limit
    .ruling = Nein, mit genau { $limit } fallen Sie auf { $refuge } zurück. Erst mit mehr sind Sie draußen.
    .reason = So ein Treffer verdient eine Belohnung.
