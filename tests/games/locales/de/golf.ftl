### Sechs-Karten-Golf auf Deutsch: die Sätze der Spielregel. Wie sie zu den Regeln gehören, steht am
### Anfang von spec/locales/en/cambio.ftl.


## Das Spiel

game = Sechs-Karten-Golf

about = Wie auf dem Golfplatz spielen Sie { $holes } Löcher – hier sind es Runden –, und es gewinnt, wer mit den wenigsten Punkten durchkommt. Vor Ihnen liegen { $dealt } Karten, die meisten davon verdeckt. Zug um Zug tauschen Sie hohe Karten gegen niedrige oder bringen zwei gleiche untereinander, sodass beide nichts mehr zählen.{ $penalty ->
    [none] { "" }
   *[other] { " " }Doch wer eine Runde beendet, sollte auch die niedrigste Summe haben.
 }

object = In jeder Runde und in der ganzen Partie wollen Sie so wenige Punkte wie möglich bekommen.


## Was vor dem Spiel verabredet wird

option-holes = { $holes ->
    [9] Sie spielen { $holes } Runden. Für einen ganzen Platz spielen Sie doppelt so viele.
   *[other] Sie spielen einen ganzen Platz, also { $holes } Runden. Für eine kürzere Partie spielen Sie halb so viele.
 }

option-flip = { $flip ->
    [yes] Wer die gezogene Karte ablegt, deckt dafür eine eigene auf. Oder Sie lassen das weg und decken Karten nur beim Tauschen auf.
   *[no] Karten werden nur beim Tauschen aufgedeckt: Wer die gezogene ablegt, deckt keine auf.
 }

option-joker-pair = { $joker-pair ->
    [counts] Zwei Joker in einer Spalte zählen beide. Oder Sie lassen auch sie einander aufheben, wie jedes andere Paar.
   *[cancels] Zwei Joker in einer Spalte heben einander auf, wie jedes andere Paar.
 }

option-penalty = { $penalty ->
    [doubled] Wer eine Runde beendet, ohne allein die niedrigste Summe zu haben, bekommt doppelt so viele Punkte. Oder es kommen stattdessen { $stake } Punkte dazu, oder Sie spielen ohne Strafe.
    [added] Wer eine Runde beendet, ohne allein die niedrigste Summe zu haben, bekommt { $stake } Punkte dazu.
   *[none] Wer eine Runde beendet, wird nie bestraft.
 }


## Kartenplätze

zone-stock = Talon
    .subject = der Talon
    .object = den Talon
    .of = des Talons
    .from = vom Talon
    .to = auf den Talon
    .in = im Talon

zone-discard = Ablagestapel
    .subject = der Ablagestapel
    .object = den Ablagestapel
    .of = des Ablagestapels
    .from = vom Ablagestapel
    .to = auf den Ablagestapel
    .in = im Ablagestapel

zone-grid = Auslage
    .own-subject = Ihre Auslage
    .own-object = Ihre Auslage
    .own-of = Ihrer Auslage
    .own-from = aus Ihrer Auslage
    .own-to = in Ihre Auslage
    .own-in = in Ihrer Auslage
    .opponent-in = in einer gegnerischen Auslage
    .each-to = in jede Auslage
    .their = ihrer Auslage

zone-hand = Hand
    .own-subject = Ihre Hand
    .own-object = Ihre Handkarte
    .own-of = Ihrer Hand
    .own-from = aus Ihrer Hand
    .own-to = auf Ihre Hand
    .own-in = auf Ihrer Hand
    .opponent-in = auf einer gegnerischen Hand
    .each-to = auf jede Hand


## Mitspielende

players = Es spielen { $fewest } bis { $most } Personen, jede auf eigene Rechnung. Die Züge gehen { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 } um den Tisch.

opening-seat = Einigen Sie sich, wer die erste Runde beginnt. In jeder weiteren Runde beginnt, wer links von der Person sitzt, die zuletzt begonnen hat.
    .for = let starter be first of players; go to setup
    .for-standings-rotate = let starter be left of starter; go to setup


## Karten und Werte

deck = Sie brauchen { $packs } Kartenspiele mit { $jokers } Jokern, zusammen { $cards } Karten. Am Ende einer Runde zählen sie:


## Vorbereitung

setup-shuffle = Mischen Sie alle { $cards } Karten.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } bekommen { $dealt } Karten { face-down } und legen sie ungesehen in zwei Reihen zu je drei Karten vor sich hin: Das ist ihre { zone-grid }. Zwei Karten, die untereinanderliegen, bilden eine Spalte.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Der Rest kommt { face-down } in die Mitte und bildet { zone-stock.object }. Legen Sie dessen oberste Karte { face-up } daneben: Mit ihr beginnt { zone-discard.subject }.
    .for = move top of stock to discard

setup-show = Reihum drehen { each-player } nun { $shown } beliebige Karten { zone-grid.their } um, sodass sie { face-up } liegen; den Anfang macht, wer die Runde beginnt.
    .for = each player from starter: each glance in 1 to shown: (choose spot in grid of me when it is face down; turn spot up)

setup-begin = Dieselbe Person hat auch den ersten Zug.
    .for = let active be starter; go to turn


## Spielverlauf

turn = In Ihrem Zug tun Sie eines von beiden:
    .for = phase turn, drawn: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of } und sehen Sie sie an. Ist keine mehr da, mischen Sie vorher alle Karten { zone-discard.of } bis auf die oberste zu einem neuen Talon. Danach haben Sie die Wahl:
    .title = Vom Talon ziehen
    .short = Sehen Sie die oberste Karte des Talons an.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

keep = Legen Sie eine beliebige Karte { zone-grid.own-from }, wie auch immer sie lag, { face-up } { zone-discard.to }. Die gezogene kommt { face-up } an ihre Stelle.
    .title = Behalten
    .short = Sie kommt offen an die Stelle einer Karte Ihrer Auslage; diese legen Sie ab.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Legen Sie die gezogene Karte { face-up } { zone-discard.to }.{ $flip ->
    [yes] { " " }Wählen Sie dann eine Karte { zone-grid.own-of }, die noch { face-down } liegt, und drehen Sie sie um, sodass sie { face-up } liegt. Ist es Ihre letzte, { may } Sie sie lassen, wie sie ist.
   *[no] { "" }
 }
    .title = Ablegen
    .short = Sie kommt auf den Ablagestapel.{ $flip ->
    [yes] { " " }Decken Sie eine Karte Ihrer Auslage auf; die letzte darf verdeckt bleiben.
   *[no] { "" }
 }
    .for = action throw in drawn: move hand of me to discard; if flip and (some spots in grid of me where it is face down) then (choose spot in grid of me when it is face down; if at least 2 of spots in grid of me where it is face down then turn spot up else may turn spot up); go to next
    .unsaid = number-2, zone-hand

take = Nehmen Sie die oberste Karte { zone-discard.of } und legen Sie sie { face-up } { zone-grid.own-to }, und zwar an die Stelle einer beliebigen Karte; diese kommt { face-up } { zone-discard.to }.
    .title = Oberste Ablage nehmen
    .short = Sie kommt offen an die Stelle einer Karte Ihrer Auslage; diese legen Sie ab.
    .for = action take in turn: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-finish = Liegen nach Ihrem Zug alle Karten { zone-grid.own-of } { face-up }, beenden Sie die Runde: Außer Ihnen sind { each-player } noch einmal am Zug.
    .short = Sobald alle Karten einer Auslage offen liegen, sind die anderen noch einmal am Zug.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .for-next-pass-on = let active be left of active
    .for-next-last-lap = if active is finisher then go to reveal else go to turn


## Wertung

reveal-show = Nach diesen letzten Zügen drehen { each-player } die Karten { zone-grid.their } um, die noch nicht { face-up } liegen.
    .for = each player: turn grid of me up

total = Zählen Sie zusammen, was die Karten { zone-grid.own-in } zählen. Zwei Karten von gleichem Rang in einer Spalte heben einander auf: Beide zählen nichts.{ $joker-pair ->
    [counts] { " " }Nur Joker zählen immer.
   *[cancels] { "" }
 } Haben die Karten in { $number-2 } Ihrer Spalten alle denselben Rang, vier im Ganzen, ziehen Sie { $stake } Punkte ab. Das Ergebnis ist Ihre Summe, und in der Regel sind das auch Ihre Punkte.
    .why-score-others = die eigene Summe
    .for = define total of player: (sum points of one in grid of player where rank of one = joker and joker_pair = counts or (no other in grid of player where other is not one and column of other = column of one and rank of other = rank of one)) - reward of player
    .for-reward-nothing = 0
    .for-reward-quartet = stake when some one in row 1 of grid of player where at least 2 of file in 1 to 3 where exactly 2 of other in grid of player where column of other = file and rank of other = rank of one overrides nothing
    .for-score-others = total of player
    .unsaid = number-3, rank-joker, value

score-doubled = Haben Sie die Runde beendet und hat jemand eine ebenso niedrige oder niedrigere Summe, zählt Ihre Summe doppelt, sofern sie über null liegt.
    .why = Runde beendet, aber nicht allein die niedrigste Summe: verdoppelt
    .for = 2 * total of player when penalty = doubled and caught of player and total of player > 0 overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)
    .unsaid = number-2

score-added = Haben Sie die Runde beendet und hat jemand eine ebenso niedrige oder niedrigere Summe, bekommen Sie { $stake } Punkte dazu.
    .why = Runde beendet, aber nicht allein die niedrigste Summe: { $stake } dazu
    .for = total of player + stake when penalty = added and caught of player overrides others
    .for-caught = define caught of player: player is finisher and (some opponents where total of it <= total of player)

example = Ein Beispiel: { $finisher } hat die Runde beendet, und alle Karten liegen offen.

reveal-count = Zählen Sie die Punkte, die { each-player } bekommen haben, zu denen der früheren Runden.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## Gewinn der Partie

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie nicht
 }

standings-end = Die Partie endet nach { $holes } Runden. Gewonnen hat, wer die wenigsten Punkte hat. Bei Gleichstand entscheidet, wer davon in der letzten Runde weniger bekommen hat.
    .for = if played >= holes then (each player: announce won of me; end match)
    .for-won = define won of player: running of player = best and latest of player = sharpest
    .for-best = define best: least running of players
    .for-sharpest = define sharpest: least latest of players where running of it = best
    .unsaid = each-player


## Fragen

question-dealing = Wer mischt und gibt?
    .for = anybody
    .ruling = Wer mag. Die erste Karte bekommt die Person, die die Runde beginnt.
    .reason = Auf das Spiel hat es keinen Einfluss.

question-which-two = Welche { $shown } Karten decke ich vor dem ersten Zug auf?
    .for = any_two
    .ruling = Beliebige aus Ihrer Auslage, ob in derselben Reihe oder Spalte oder nicht.
    .reason = Gesehen haben Sie noch keine, also ist jede Wahl geraten.

question-peeking = Darf ich eine verdeckte Karte ansehen, bevor ich sie tausche?
    .for = never
    .ruling = Nein. Sie sehen sie erst mit allen anderen zusammen: auf dem Ablagestapel.
    .reason = Eine verdeckte Karte ist ein Wagnis, bis sie aufgedeckt wird.

question-put-back = Darf ich die oberste Ablage nehmen und gleich wieder zurücklegen?
    .for = no
    .ruling = Nein. Sie muss in Ihre Auslage.
    .reason = Das wäre so viel wie passen, und gepasst wird in diesem Spiel nicht.

question-last-card = Darf ich meine letzte verdeckte Karte auch mehrmals liegen lassen?
    .for = may_stay
    .ruling = Ja, sooft Sie die gezogene Karte ablegen.
    .reason = Sie aufzudecken, beendet die Runde, und wann das geschieht, entscheiden Sie.

question-stock-out = Und wenn der Talon ausgeht?
    .for = reshuffle
    .ruling = Die oberste Karte des Ablagestapels bleibt liegen; alle anderen werden zu einem neuen Talon gemischt.
    .reason = So ist es bei solchen Spielen üblich.

question-last-turn = Jemand hat die Runde beendet. Was darf ich in meinem letzten Zug tun?
    .for = normal_turn
    .ruling = Dasselbe wie in jedem anderen.
    .reason = Nichts schränkt die letzten Züge ein.

question-pair-too-late = Zwei gleiche Karten kommen erst zum Vorschein, wenn alles aufgedeckt wird. Heben auch sie einander auf?
    .for = counts
    .ruling = Ja.
    .reason = Es zählt, was am Ende da liegt, und nicht, wann es aufgedeckt wurde.

question-twos = Heben auch zwei Zweien in einer Spalte einander auf, obwohl sie mir sonst mehr brächten?
    .for = cancel
    .ruling = Ja, sie zählen nichts.
    .reason = Eine Ausnahme für sie gibt es nicht.

question-jokers-alike = Und warum nicht zwei Joker?
    .for = not_in_a_pair
    .ruling = Joker zählen immer, was auch darüber oder darunter liegt.
    .reason = Als Paar wären die besten Karten des Spiels nichts wert.

question-six-alike = Alle meine sechs Karten sind gleich. Wie oft ziehe ich { $stake } Punkte ab?
    .for = once
    .ruling = Einmal.
    .reason = Es kommt fast nie vor, und eine Belohnung genügt.

question-order = In welcher Reihenfolge wird das alles gerechnet?
    .for = pairs_bonus_penalty
    .ruling = Erst die Paare, die einander aufheben, dann die vier gleichen Karten. { $penalty ->
    [none] Das sind Ihre Punkte.
   *[other] Danach erst werden die Summen verglichen, um zu sehen, ob zahlen muss, wer die Runde beendet hat.
 }
    .reason = Was Ihre Karten zählen, steht fest, bevor Sie mit anderen verglichen werden.

question-tied-finisher = Ich habe die Runde beendet und teile die niedrigste Summe mit jemandem. Werde ich bestraft?
    .for = pays
    .ruling = Ja. Sicher ist nur, wer die niedrigste Summe allein hat.
    .reason = Dieses Wagnis geht ein, wer die Runde beendet.

question-second-finisher = Auch ich habe in meinem letzten Zug alle Karten aufgedeckt. Kann ich bestraft werden?
    .for = safe
    .ruling = Nein, das kann nur, wer zuerst so weit war.
    .reason = Ihre Karten wären ohnehin aufgedeckt worden.

question-nothing-to-double = Meine Summe ist null oder kleiner, aber ich habe die Runde beendet, und jemand hat noch weniger. Wie viele Punkte bekomme ich?
    .for = stays
    .ruling = So viele, wie Ihre Summe beträgt.
    .reason = Sie zu verdoppeln, wäre eine Belohnung.

question-tied-match = Wer gewinnt, wenn auch die letzte Runde nicht entscheidet?
    .for = open
    .reason = Vielerorts teilt man sich den Sieg, anderswo spielt man eine weitere Runde.


## Wer jemand ist, neben einem Namen und in Sätzen

role-finisher = hat die Runde beendet
    .who = die Person, die die Runde beendet hat,
    .of = der Person, die die Runde beendet hat
    .you = Sie haben die Runde beendet

role-starter = beginnt
    .who = die Person, die beginnt,
    .of = der Person, die beginnt
    .you = Sie beginnen

role-active = ist am Zug
    .who = die Person, die am Zug ist,
    .of = der Person, die am Zug ist
    .you = Jetzt sind Sie am Zug
