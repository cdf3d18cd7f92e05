### Zwölf Karten auf Deutsch: die Sätze der Spielregel. Jeder heißt wie die Regel, die er wiedergibt;
### in .for steht die Regel, wie sie war, als der Satz geschrieben wurde.


## Das Spiel

game = Zwölf Karten

# $dealt, $columns (leave, stay)
about = Vor Ihnen liegen { $dealt } Karten, die niemand kennt, auch Sie selbst nicht. Zug um Zug tauschen Sie eine davon gegen eine bessere oder lassen es darauf ankommen und decken eine auf.{ $columns ->
    [leave] { " " }Und wenn Ihnen drei gleiche Karten in einer Spalte gelingen, sind Sie alle drei los.
   *[stay] { "" }
 }

about-end = Sobald jemand keine verdeckte Karte mehr hat, haben alle anderen noch einen letzten Zug. Schneller zu sein als alle anderen ist verlockend, lohnt sich aber nur, wenn man dann auch weniger Punkte hat als sie.

object = Punkte sind schlecht. In jeder Runde sollen Ihre Karten zusammen möglichst wenig zählen; über die ganze Partie wollen Sie die wenigsten Punkte haben.


## Was Sie vorher vereinbaren

# $limit
option-limit = { $limit ->
    [50] Die Grenze liegt bei { $limit } Punkten: eine kurze Partie. Oder vereinbaren Sie 100 oder 150.
    [100] Die Grenze liegt bei { $limit } Punkten. Oder vereinbaren Sie 50 für eine kurze Partie, 150 für eine lange.
   *[other] Die Grenze liegt bei { $limit } Punkten: eine lange Partie. Oder vereinbaren Sie 50 oder 100.
 }

# $columns (leave, stay)
option-columns = { $columns ->
    [leave] Drei gleiche Karten in einer Spalte werden abgelegt. Oder lassen Sie sie liegen und mitzählen.
   *[stay] Drei gleiche Karten in einer Spalte bleiben liegen und zählen wie alle anderen.
 }


## Varianten

# $limit
variant-last-left = Wer mehr als { $limit } Punkte hat, scheidet aus; wer zuletzt übrig ist, gewinnt die Partie.
    .title = Wer übrig bleibt

# $dealt, $limit
variant-nine = Je { $dealt } Karten, drei mal drei, und eine Partie bis { $limit } Punkte: schnell erklärt und bald gespielt.
    .title = Neun Karten


## Plätze für Karten

zone-stock = Nachziehstapel
    .subject = der Nachziehstapel
    .object = den Nachziehstapel
    .of = des Nachziehstapels
    .from = vom Nachziehstapel
    .to = auf den Nachziehstapel
    .in = im Nachziehstapel

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

opening-seat = Einigen Sie sich, wer in der ersten Runde gibt.
    .for = let dealer be first of players; go to setup


## Vorbereitung

# $cards
setup-shuffle = Mischen Sie alle { $cards } Karten.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

# $dealt, $grid-shape (3 × 4)
setup-deal = Geben Sie einzeln und reihum, links vom Geber beginnend, bis { each-player } je { $dealt } Karten haben. Diese werden { face-down } zu einer { zone-grid } von { $grid-shape } gelegt, ohne dass jemand sie sich ansieht.
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Der Rest kommt { face-down } in die Mitte und bildet { zone-stock.object }. Legen Sie dessen oberste Karte { face-up } daneben: Mit ihr beginnt { zone-discard.subject }.
    .for = move top of stock to discard

# $shown
setup-show = Dann decken { each-player } je { $shown } beliebige Karten { zone-grid.their } auf.
    .for = each player from left of dealer: each flip in 1 to shown: (choose spot in grid of me when spot is face down; turn spot up)
    .unsaid = face-down, face-up

opener-first = In der ersten Runde beginnt, wessen aufgedeckte Karten die höchste Summe zeigen; in jeder weiteren, wer die vorige beendet hat.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid


## Spielverlauf

turn = Sind Sie am Zug, tun Sie eines von beiden:
    .for = phase turn, drawn: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of } und sehen Sie sie sich an. Entscheiden Sie dann:
    .title = Ziehen
    .short = Die Karte eintauschen oder ablegen.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Legen Sie die gezogene Karte { face-up } { zone-grid.own-to }, an die Stelle einer beliebigen anderen, ob diese nun aufgedeckt ist oder nicht. Die bisherige kommt { face-up } { zone-discard.to }.
    .title = Eintauschen
    .short = Sie kommt offen an die Stelle einer Karte Ihrer Auslage, die Sie ablegen.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

throw = Legen Sie die gezogene Karte { face-up } { zone-discard.to } und decken Sie eine { face-down.of-card } Karte { zone-grid.own-in } auf.
    .title = Ablegen
    .short = Danach müssen Sie eine verdeckte Karte aufdecken.
    .for = action throw in drawn: choose spot in grid of me when spot is face down; move hand of me to discard; turn spot up; go to next
    .unsaid = zone-hand

take = Nehmen Sie die oberste Karte { zone-discard.of } und legen Sie sie { face-up } { zone-grid.own-to }, an die Stelle einer beliebigen anderen. Die bisherige kommt { face-up } { zone-discard.to }.
    .title = Oberste Ablage nehmen
    .short = Sie muss eine Karte Ihrer Auslage ersetzen.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot, face up; go to next
    .unsaid = zone-hand

next-clear = Liegen jetzt in einer Spalte { zone-grid.own-of } drei gleiche Karten { face-up }, legen Sie alle drei { zone-discard.to }. Ihre Plätze bleiben leer.
    .short = Drei gleiche offene Karten in einer Spalte werden sofort abgelegt: Sie kommen { zone-discard.to }.
    .for = if columns = leave then (as active: each one in grid of me where one is face up and (exactly 2 of other in grid of me where other is not one and other is face up and column of other = column of one and rank of other = rank of one): each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = number-2

next-close = Wer zuerst keine verdeckte Karte mehr hat, beendet die Runde: Alle anderen haben noch einen Zug.
    .short = Hat jemand keine verdeckte Karte mehr, haben alle anderen noch einen Zug.
    .for = if finisher is nobody and (no spots in grid of active where it is face down) then let finisher be active
    .unsaid = face-down, zone-grid

next-refill = Ist { zone-stock.subject } aufgebraucht, werden alle Karten { zone-discard.of } bis auf die oberste gemischt und bilden den neuen { zone-stock }.
    .short = Ist { zone-stock.subject } leer, werden alle abgelegten Karten bis auf die oberste zu einem neuen gemischt.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Dann ist die Person links von Ihnen am Zug. Kommt die Reihe wieder an die Person, die die Runde beendet hat, wird gewertet.
    .for = if active is finisher or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active
    .unsaid = zone-stock


## Wertung

reveal-show = { each-player.opening } decken die Karten { zone-grid.their } auf.
    .for = each player: turn grid of me up
    .unsaid = face-up

reveal-clear = Zeigen sich dabei in einer Spalte drei gleiche Karten, kommen auch sie { zone-discard.to }.
    .for = if columns = leave then (each player: each one in grid of me where exactly 2 of other in grid of me where other is not one and column of other = column of one and rank of other = rank of one: each mate in grid of me where column of mate = column of one: move mate to discard)
    .unsaid = each-player, face-up, number-2, zone-grid

# Wer jemand ist, neben einem Namen und in Sätzen
role-dealer = gibt
    .who = die Person, die gibt,
    .of = der Person, die gibt
    .you = Jetzt geben Sie

role-starter = hat begonnen
    .who = die Person, die begonnen hat,
    .of = der Person, die begonnen hat
    .you = Jetzt beginnen Sie

role-active = am Zug
    .who = die Person, die am Zug ist,
    .of = der Person, die am Zug ist
    .you = Jetzt sind Sie am Zug

role-finisher = hat beendet
    .who = die Person, die die Runde beendet hat,
    .of = der Person, die die Runde beendet hat
    .you = Jetzt haben Sie die Runde beendet

total = Sie bekommen so viele Punkte, wie die Karten, die { zone-grid.own-in } noch liegen, zusammen zählen.
    .why = die Summe der Karten
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player
    .why-score-own = die Summe der Karten

# $factor
score-doubled = Haben Sie die Runde beendet und nicht weniger Punkte als alle anderen, zählt Ihre Summe { $factor ->
    [2] doppelt
    [3] dreifach
   *[other] { $factor }-fach
 }, sofern sie über null liegt.
    .why = nicht weniger als alle anderen: × { $factor }
    .for = factor * total of player when beaten of player and total of player > 0 overrides own
    .for-beaten = define beaten of player: player is finisher and (some opponents where total of it <= total of player)

# $finisher und jede andere Rolle unter ihrem Namen: die Namen der Mitspielenden
example = Ein Beispiel: { $finisher } hat die Runde beendet, und alle Karten liegen offen.

reveal-count = Zählen Sie die Punkte, die { each-player } bekommen haben, zu denen der früheren Runden.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Gewinn der Partie

# Was entschieden wurde, ohne Punkt am Ende: $value (`yes` oder `no`), $players_list
said-ahead = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie nicht
 }

# $limit
standings-end = Die Partie endet, sobald jemand nach einer Runde { $limit } Punkte oder mehr hat. Gewonnen hat, wer dann die wenigsten Punkte hat.
    .for = if some players where over of it then (each player: announce ahead of me; end match)
    .for-over = define over of player: running of player >= limit
    .for-best = define best: least running of players
    .for-ahead = define ahead of player: running of player = best
    .unsaid = each-player

standings-rotate = Andernfalls gibt in der nächsten Runde, wer links vom Geber sitzt.
    .for = let dealer be left of dealer; go to setup


## Fragen

question-tie-start = In der ersten Runde zeigen zwei dieselbe höchste Summe. Wer beginnt?
    .for = nearest_to_dealer
    .ruling = Wer von beiden zuerst kommt, wenn man links vom Geber zu zählen beginnt.
    .reason = In dieser Reihenfolge wurde auch gegeben.

question-peeking = Darf ich mir meine verdeckten Karten ansehen?
    .for = no
    .ruling = Nein. Niemand kennt sie, bevor sie aufgedeckt werden.
    .reason = Hier geht es um Glück und gute Nerven, nicht ums Gedächtnis.

question-taken-back = Ich habe die oberste Karte des Ablagestapels genommen und will sie doch nicht. Darf ich sie zurücklegen?
    .for = must_exchange
    .ruling = Nein. Sie müssen sie gegen eine Ihrer Karten tauschen.
    .reason = Sonst könnten Sie Ihren Zug einfach verstreichen lassen.

question-must-leave = Darf ich drei gleiche Karten in einer Spalte behalten, etwa weil sie unter null zählen?
    .for = always
    .about = next.clear
    .ruling = Nein. Sie werden abgelegt, sobald alle drei offen liegen.
    .reason = Gefragt wird niemand: Überlegen Sie es sich also gut, bevor Sie Minuspunkte in einer Spalte sammeln.

question-leaving-order = Ich tausche eine Karte ein, und dadurch wird eine Spalte abgelegt. Welche Karte liegt dann oben auf dem Ablagestapel?
    .for = on_top
    .about = next.clear
    .ruling = Eine der drei gleichen. Die Karte, die Sie ersetzt haben, liegt darunter.
    .reason = Sie wurde zuerst abgelegt, die Spalte erst infolgedessen.

question-all-gone = Was ist, wenn meine letzten Karten abgelegt werden?
    .for = ends_round
    .about = next.clear
    .ruling = Hat noch niemand die Runde beendet, beenden Sie sie damit – genau so, als lägen Ihre Karten alle offen.
    .reason = Eine verdeckte Karte haben Sie in beiden Fällen nicht mehr.

question-second-finisher = In den letzten Zügen deckt noch jemand die letzte verdeckte Karte auf. Ist das ein Risiko?
    .for = only_first
    .ruling = Nein. Beendet hat die Runde nur, wer es zuerst getan hat, und nur dessen Summe kann mehrfach zählen.
    .reason = Die anderen konnten sich nicht aussuchen, wann die Runde endet.

question-last-turns = Ist in den letzten Zügen etwas anders?
    .for = normal_turns
    .ruling = Nein. Alle dürfen, was sie sonst auch dürfen.
    .reason = Nur die Zahl der Züge steht jetzt fest.

question-late-columns = Erst ganz am Ende zeigen sich drei gleiche Karten in einer Spalte. Kann das noch ändern, wer die wenigsten Punkte hat?
    .for = leave_first
    .about = reveal.clear
    .ruling = Ja. Bei allen werden solche Spalten abgelegt, bevor gezählt und verglichen wird.
    .reason = Es zählt nur, was in einer Auslage übrig ist.

question-tied-finisher = Ich habe die Runde beendet und teile mir die niedrigste Summe mit jemandem. Genügt das?
    .for = doubled
    .about = score.doubled
    .ruling = Nein. Sie müssen weniger haben als jede andere Person. Verglichen wird, was die Karten zählen, noch bevor etwas vervielfacht wird.
    .reason = Wer die Runde beendet, will vorn liegen und nicht gleichauf.

question-below-zero = Ich habe die Runde mit weniger als null Punkten beendet, aber jemand hat noch weniger. Was bekomme ich?
    .for = not_doubled
    .about = score.doubled
    .ruling = Ihre Summe, wie sie ist.
    .reason = Sonst brächte es Ihnen etwas ein, dass Sie sich verschätzt haben.

question-running-below-zero = Kann ich in der Partie auf weniger als null Punkte kommen?
    .for = allowed
    .ruling = Ja. Eine Summe unter null wird von Ihren Punkten abgezogen.
    .reason = Zusammengezählt wird alles, wie es ist.

question-nothing-left = Was ist, wenn beide Stapel aufgebraucht sind?
    .for = round_ends
    .ruling = Mit allen Karten kommt das nicht vor. Fehlen welche und lässt sich deshalb nichts mehr ziehen, endet die Runde sofort: Alle bekommen ihre einfache Summe, und die nächste Runde beginnt, wer auch diese begonnen hat.
    .reason = Niemand könnte mehr ziehen, und niemand hat die Runde beendet.

question-tied-match = Am Ende der Partie haben mehrere die wenigsten Punkte. Wer gewinnt?
    .for = all_win
    .ruling = Sie alle.
    .reason = Es gibt nichts, worin sie sich sonst unterscheiden.


## Begriffe

glossary-grid = Die Karten, die vor jemandem liegen{ $columns ->
    [leave] , und die Plätze, die abgelegte Spalten hinterlassen haben
   *[stay] { "" }
 }.
    .term = Auslage

glossary-column = Die Karten einer Auslage, die übereinander liegen.
    .term = Spalte

glossary-stock = Der verdeckte Stapel in der Mitte, von dem gezogen wird.
    .term = Nachziehstapel

glossary-discard = Der offene Stapel neben dem Nachziehstapel. Nur die oberste Karte kann man nehmen.
    .term = Ablagestapel

glossary-exchange = Eine neue Karte an die Stelle einer Karte der eigenen Auslage legen, die abgelegt wird.
    .term = Eintauschen
