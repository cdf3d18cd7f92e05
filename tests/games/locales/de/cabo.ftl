### Cabo auf Deutsch: die Sätze der Spielregel. Wie sie zu den Regeln gehören, steht am Anfang von
### spec/locales/en/cambio.ftl.


## Das Spiel

game = Cabo

about = Vor Ihnen liegen { $dealt } Karten verdeckt, und nur { $known } davon haben Sie gesehen. Zug um Zug erfahren Sie mehr: Sie tauschen hohe Karten gegen niedrige, werden mehrere gleiche auf einen Schlag los und spähen bei den anderen. Glauben Sie, dass niemand eine niedrigere Summe hat als Sie? Dann rufen Sie „Cabo“ – und hoffen, dass es stimmt.

object = In jeder Runde wollen Sie die niedrigste Summe haben, am Ende der Partie die wenigsten Punkte.


## Was vor dem Spiel verabredet wird

option-fallback = { $fallback ->
    [once] Wer auf genau { $limit } Punkte kommt, fällt auf { $refuge } zurück, aber nur einmal in einer Partie. Oder Sie lassen es jedes Mal zu.
   *[always] Wer auf genau { $limit } Punkte kommt, fällt jedes Mal auf { $refuge } zurück.
 }


## Kartenplätze

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

players = Es spielen { $fewest } bis { $most } Personen, jede auf eigene Rechnung. Die Züge gehen { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 } um den Tisch.

opening-seat = Wer die erste Runde beginnt, machen Sie unter sich aus.
    .for = let starter be first of players; go to setup


## Karten und Werte

deck = Sie brauchen die { $cards } Karten, die zum Spiel gehören. Sie tragen die Zahlen von 0 bis 13: Die 0 und die 13 gibt es je zweimal, alle anderen viermal. Am Ende einer Runde zählt jede Karte:


## Vorbereitung

setup-shuffle = Mischen Sie alle { $cards } Karten; wer das tut, ist gleich.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } bekommen { $dealt } Karten und legen sie, ohne sie anzusehen, { face-down } zu einer { zone-grid } von { $grid-shape } aus.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Der Rest kommt { face-down } in die Mitte und bildet { zone-stock.object }. Legen Sie dessen oberste Karte { face-up } daneben: Mit ihr beginnt { zone-discard.subject }.
    .for = move top of stock to discard

setup-look = { each-player.opening } suchen sich { $known } Karten ihrer { zone-grid } aus, sehen sie einmal an und legen sie zurück. Von nun an sieht niemand mehr eine verdeckte Karte an, wenn keine Kartenkraft es erlaubt.
    .for = each player: each glance in 1 to known: (choose spot in grid of me when it is not known to me; look at spot)

setup-begin = Wer die Runde beginnt, hat den ersten Zug.
    .for = let active be starter; go to turn


## Spielverlauf

turn = Sind Sie am Zug, tun Sie eines von diesen dreien:
    .for = phase turn, drawn: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of }, ohne sie den anderen zu zeigen. Dann haben Sie die Wahl:
    .title = Eine Karte ziehen
    .short = Nur Sie sehen sie an.
    .for = action draw in turn when size of stock > 0: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Legen Sie eine beliebige Karte { zone-grid.own-of } { face-up } { zone-discard.to }. An ihre Stelle kommt { face-down } die neue.
    .title = Gegen eine tauschen
    .short = Ihre Karte kommt auf den Ablagestapel, die neue an deren Stelle.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

several = Suchen Sie { $number-2 } bis { $number-4 } Karten { zone-grid.own-of } aus, von denen Sie glauben, dass sie die gleiche Zahl tragen. Erst wenn Sie alle ausgesucht haben, drehen Sie sie zugleich um, sodass sie { face-up } liegen. Stimmen die Zahlen überein, legen Sie diese Karten { zone-discard.to } und die neue { face-down } in eine der Lücken. Wenn nicht, ist der Tausch misslungen: Drehen Sie die Karten wieder um, nehmen Sie auch die neue { face-down } in Ihre Auslage auf und dazu eine Strafkarte: die oberste Karte { zone-stock.of }, die niemand ansieht. Was so in Ihre Auslage kommt, füllt eine Lücke oder liegt neben den übrigen Karten.
    .title = Gegen mehrere gleiche tauschen
    .short = { $number-2 } bis { $number-4 } aufdecken. Alle gleich: ablegen, die neue füllt eine Lücke. Sonst: alle behalten, dazu die neue und eine Strafkarte.
    .for = action several in drawn when size of grid of me > 1: choose count in 2 to 4 when it <= size of grid of me; let given_up be count; go to trade
    .for-trade-choose = as active: (choose one in grid of me; choose two in grid of me when it is not one; if given_up = 2 then (turn one up; turn two up) else (choose three in grid of me when it is not one and it is not two; if given_up = 3 then (turn one up; turn two up; turn three up) else (choose four in grid of me when it is not one and it is not two and it is not three; turn one up; turn two up; turn three up; turn four up)))
    .for-trade-judge = as active: each one in grid of me where one is face up: if some spots in grid of me where it is face up and rank of it is not rank of one then let differing be yes
    .for-trade-part = if differing then go to mismatch else go to match
    .for-match-leave = as active: each one in grid of me where one is face up: move one to discard
    .for-match-enter = as active: move hand of me to grid of me
    .for-match-on = go to next
    .for-mismatch-forget = let differing be no
    .for-mismatch-back = as active: each one in grid of me where one is face up: turn one down
    .for-mismatch-enter = as active: move hand of me to grid of me
    .for-mismatch-cost = as active: (if size of stock > 0 then move top of stock to grid of me)
    .for-mismatch-on = go to next
    .unsaid = number-3, zone-hand

throw = Legen Sie sie { face-up } { zone-discard.to }. Hat sie eine Kraft, { may } Sie diese gleich nutzen.
    .title = Abwerfen
    .short = Sie dürfen ihre Kraft nutzen.
    .for = action throw in drawn: move hand of me to discard; offer powers on top of discard; go to next
    .unsaid = zone-hand

take = Nehmen Sie die oberste Karte { zone-discard.of } und tauschen Sie sie ebenso, gegen eine oder gegen mehrere gleiche Karten { zone-grid.own-of }. Einfach abwerfen können Sie sie nicht.
    .title = Die oberste Ablage nehmen
    .short = Sie wird ebenso getauscht.
    .for = action take in turn when size of discard > 0: choose count in 1 to 4 when it <= size of grid of me; move top of discard to hand of me; if count = 1 then (choose spot in grid of me; move spot to discard; move hand of me to spot; go to next) else (let given_up be count; go to trade)
    .unsaid = face-down, face-up, number-4, zone-hand

call = Sagen Sie „Cabo“, und tun Sie sonst nichts. Von nun an sind Ihre Karten gesperrt: Niemand darf sie ansehen oder vertauschen. Alle anderen sind noch einmal am Zug, rufen kann dabei niemand mehr.
    .title = „Cabo“ rufen
    .short = Ihre Karten sind gesperrt. Alle anderen sind noch einmal am Zug, dann wird aufgedeckt.
    .for = action call in turn when caller is nobody: let caller be me; go to next

pass = Gibt es keine Karte mehr, die Sie ziehen oder nehmen könnten, müssen Sie rufen; hat schon jemand gerufen, passen Sie.
    .title = Passen
    .for = action pass in turn when size of stock = 0 and size of discard = 0 and caller is not nobody: go to next
    .unsaid = zone-discard, zone-stock

next-refill = Ist { zone-stock.subject } aufgebraucht, werden alle Karten { zone-discard.of } bis auf die oberste zu einem neuen gemischt.
    .short = Ist { zone-stock.subject } leer, werden alle abgelegten Karten bis auf die oberste zu einem neuen gemischt.
    .for = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)
    .for-mismatch-refill = if size of stock = 0 then (gather rest of discard into stock; shuffle stock)

next-last-lap = Nach Ihrem Zug ist die nächste Person am Zug. Ist die Reihe wieder bei der Person, die gerufen hat, endet die Runde.
    .for = if active is caller then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Kartenkräfte

powers = Diese Karten haben eine Kraft, die Sie nutzen können, aber nicht müssen, und nur, wenn Sie sie frisch gezogen abwerfen. Gesperrt sind die Karten der Person, die gerufen hat.
    .short = Eine Kraft können Sie nur nutzen, wenn Sie die Karte frisch gezogen abwerfen. Gesperrt sind die Karten der Person, die gerufen hat.

peek = Sehen Sie eine Karte { zone-grid.own-in } an.
    .for = power peek on 7, 8 optional: choose mine in grid of me; look at mine

spy = Sehen Sie eine Karte { zone-grid.opponent-in } an.
    .for = power spy on 9, 10 optional: choose theirs in grid of any opponent when owner of it is not caller; look at theirs

swap = Vertauschen Sie eine Karte { zone-grid.own-in } mit einer Karte { zone-grid.opponent-in }. Niemand sieht eine davon an.
    .for = power swap on 11, 12 optional when some opponents where it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs


## Wertung

reveal-show = { each-player.opening } decken die Karten { zone-grid.their } auf, sodass sie { face-up } liegen.
    .for = each player: turn grid of me up

total = Zählen Sie die Zahlen der Karten { zone-grid.own-in } zusammen: Das ist Ihre Summe, und in der Regel bekommen Sie so viele Punkte.
    .why-score-sum = die eigene Summe
    .for = define total of player: sum points of cards in grid of player
    .for-score-sum = total of player

score-low = Wer die niedrigste Summe hat, bekommt { $value } Punkte, gleich, wer gerufen hat.
    .why = niedrigste Summe
    .for = 0 when total of player = lowest overrides sum
    .for-lowest = define lowest: least total of players

score-miscalled = Haben Sie gerufen und hat jemand eine niedrigere Summe als Sie, bekommen Sie { $surcharge ->
    [one] { $surcharge } Punkt
   *[other] { $surcharge } Punkte
 } mehr als Ihre Summe.
    .why = gerufen und unterboten: { $surcharge } dazu
    .for = total of player + surcharge when player is caller and total of player > lowest overrides sum

score-kamikaze = Besteht { zone-grid.own-subject } aus genau { $number-4 } Karten, { $number-2 } mit der Zahl { $rank-12 } und { $number-2 } mit der Zahl { $rank-13 }, ist das ein Kamikaze. Dann zählt nichts anderes: Sie bekommen { $value } Punkte, alle anderen { $blow }.
    .why = Kamikaze
    .why-score-hit = fremder Kamikaze
    .for = 0 when kamikaze of player overrides sum, low, miscalled
    .for-kamikaze = define kamikaze of player: size of grid of player = 4 and (number of cards in grid of player where rank of it = 12) = 2 and (number of cards in grid of player where rank of it = 13) = 2
    .for-score-hit = blow when some opponents where kamikaze of it overrides sum, low, miscalled

example = Ein Beispiel: { $caller } hat gerufen, und alle Karten liegen offen.

reveal-count = Zählen Sie die Punkte, die { each-player } bekommen haben, zu denen der früheren Runden.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-fall = Wer danach genau { $limit } Punkte hat, fällt auf { $refuge } zurück{ $fallback ->
    [once] , aber nur einmal in einer Partie
   *[always] { "" }
 }.
    .for = each player when running of me = limit and (fallback = always or not fallen of me): (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player

reveal-lead = Wer in dieser Runde die wenigsten Punkte bekommen hat, beginnt die nächste.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from caller where score of it = least score of players


## Gewinn der Partie

# So sagt `cambio-spec score`, was `won` entschieden hat; ohne Punkt am Ende.
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

standings-end = Die Partie endet nach der Runde, in der jemand auf mehr als { $limit } Punkte kommt. Es gewinnt, wer die wenigsten Punkte hat.
    .for = if some players where running of it > limit then (each player: announce won of me; end match)
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .for-standings-again = go to setup
    .unsaid = each-player


## Fragen

question-power-when = Haben auch andere Karten, die auf den Ablagestapel kommen, eine Kraft – die erste oder solche aus einer Auslage?
    .for = thrown_only
    .ruling = Nein. Ebenso wenig eine Karte, die Sie von dort nehmen.
    .reason = Die Kraft entschädigt für eine gezogene Karte, die man nicht brauchen kann.

question-unknown-cards = Darf ich Karten weggeben, die ich nie gesehen habe?
    .for = any
    .ruling = Ja, eine oder mehrere. Sind mehrere aber verschieden, ist der Tausch misslungen.
    .reason = Niemand muss seine Karten kennen, und falsch zu raten hat seinen Preis.

question-gaps = Darf ich meine Karten umordnen oder zusammenrücken?
    .for = stay
    .ruling = Nein. Eine Lücke bleibt, bis eine andere Karte sie füllt.
    .reason = Alle merken sich die Karten nach ihrem Platz.

question-failed-drawn = Ein Tausch misslingt. Muss ich die gezogene Karte zeigen?
    .for = not_shown
    .ruling = Nein. Nur die ausgesuchten Karten wurden aufgedeckt; diese haben alle gesehen.
    .reason = Nur an ihnen gibt es etwas zu prüfen.

question-no-penalty = Was, wenn für eine Strafe keine Karte mehr da ist?
    .for = spared
    .ruling = Gibt auch der Ablagestapel keine her, sind Sie davongekommen.
    .reason = Misslingt sehr viel, liegen irgendwann alle Karten in den Auslagen.

question-first-call = Wie früh darf ich rufen?
    .for = any_turn
    .ruling = In jedem Ihrer Züge, schon im ersten und mit jeder Summe.
    .reason = Wer zu früh ruft, bezahlt ohnehin dafür.

question-caller-locked = Jemand hat gerufen. Wessen Karten darf ich noch ansehen oder vertauschen?
    .for = neither_spied_on_nor_swapped
    .ruling = Alle außer denen der Person, die gerufen hat. Zu zweit bleiben nur die eigenen; eine Kraft, die eine gegnerische Karte braucht, entfällt.
    .reason = Wer gerufen hat, kann sich nicht mehr wehren.

question-tied-lowest = Mehrere haben die niedrigste Summe, und jemand von ihnen hat gerufen. Wie viele Punkte gibt es?
    .for = each_zero
    .ruling = Für sie alle 0, auch für die Person, die gerufen hat.
    .reason = Die niedrigste Summe kostet nie etwas, wie viele sie auch haben.

question-kamikaze-first = Ich habe gerufen und habe einen Kamikaze, also bei weitem nicht die niedrigste Summe. Kostet mich das Rufen etwas?
    .for = above_all
    .ruling = Nein. Ein Kamikaze geht allem vor: dem Rufen und sogar der niedrigsten Summe.
    .reason = Er stellt die ganze Wertung auf den Kopf.

question-starter-tie = Wer beginnt, wenn mehrere die wenigsten Punkte bekommen haben?
    .for = from_caller
    .ruling = Ist die Person darunter, die gerufen hat, dann sie; sonst, wer reihum als Erstes nach ihr kommt.
    .reason = Beginnen kann nur eine Person, und diese hat die Runde beendet.

question-fall-first = Jemand kommt auf mehr als { $limit } Punkte, jemand anders auf genau { $limit }. Was gilt zuerst?
    .for = before_the_end
    .ruling = Erst fällt die zweite Person auf { $refuge } zurück, dann endet die Partie.
    .reason = Vergleichen kann man Punkte erst, wenn alle aufgeschrieben sind.

question-fallen-again = Ich bin schon einmal zurückgefallen. Was, wenn ich wieder auf genau { $limit } komme?
    .for = stays
    .ruling = Dabei bleibt es, und die Partie geht weiter.
    .reason = Mehr als { $limit } ist es nicht.

question-tied-match = Am Ende haben mehrere die wenigsten Punkte. Wer gewinnt?
    .for = shared
    .ruling = Sie gewinnen gemeinsam.
    .reason = Nichts unterscheidet sie.


## Wer jemand ist

role-caller = hat gerufen
    .who = die Person, die gerufen hat,
    .of = der Person, die gerufen hat
    .you = Jetzt haben Sie gerufen

role-starter = beginnt
    .who = die Person, die beginnt,
    .of = der Person, die beginnt
    .you = Jetzt beginnen Sie

role-active = ist am Zug
    .who = die Person, die am Zug ist,
    .of = der Person, die am Zug ist
    .you = Jetzt sind Sie am Zug
