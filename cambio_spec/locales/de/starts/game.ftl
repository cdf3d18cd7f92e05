### Die Sätze der Spielregel auf Deutsch.
###
### Ein Satz heißt wie die Regel, die er wiedergibt; aus Punkten und Unterstrichen werden
### Bindestriche. In .for steht die Regel, wie sie war, als der Satz geschrieben wurde:
### Ändern Sie die Regel, so verlangt `cambio-spec check` einen neuen Satz. .title ist ein
### kurzer Name, .short, was auf das einseitige Regelblatt passt; .why erklärt eine Punktzahl
### im Wertungsbeispiel, und .unsaid zählt auf, was ein Satz mit Absicht weglässt. Was in
### Klammern steht, setzt das Werkzeug ein: Zahlen wie { $limit }, Plätze für Karten, wer
### handelt. Eine Regel ohne Satz beschreibt es mit eigenen Worten, soweit es welche hat.


## Das Spiel

game = { $title }

about = Vor Ihnen liegen ein paar Karten, von denen Sie nur einige gesehen haben. Tauschen Sie, was Ihnen nicht gefällt, gegen Besseres, und beenden Sie die Runde, wenn Sie glauben, dass niemand weniger hat als Sie.

object = In jeder Runde wollen Sie die niedrigste Summe haben, über die ganze Partie die wenigsten Punkte.


## Plätze für Karten

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
    .any-in = in einer beliebigen Auslage
    .their-to = in deren Auslage
    .each-to = in jede Auslage
    .self-subject = die eigene Auslage
    .self-object = die eigene Auslage
    .self-of = der eigenen Auslage
    .self-from = aus der eigenen Auslage
    .self-to = in die eigene Auslage
    .self-in = in der eigenen Auslage

zone-hand = Hand
    .own-subject = Ihre Hand
    .own-object = Ihre Handkarte
    .own-of = Ihrer Hand
    .own-from = aus Ihrer Hand
    .own-to = auf Ihre Hand
    .own-in = auf Ihrer Hand
    .opponent-in = auf einer gegnerischen Hand
    .any-in = auf einer beliebigen Hand
    .their-to = auf deren Hand
    .each-to = auf jede Hand
    .self-subject = die eigene Hand
    .self-object = die eigene Handkarte
    .self-of = der eigenen Hand
    .self-from = aus der eigenen Hand
    .self-to = auf die eigene Hand
    .self-in = auf der eigenen Hand


## Mitspielende

opening-first-dealer = Einigen Sie sich, wer zuerst gibt.
    .for = let dealer be first of players; go to setup


## Vorbereitung

setup-shuffle = Mischen Sie alle { $cards } Karten.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Geben Sie einzeln und reihum, bis { each-player } je { $number-4 } Karten haben, { face-down } zu einer { zone-grid } von { $grid-shape } ausgelegt.
    .for = deal 4 from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Der Rest kommt { face-down } in die Mitte und bildet { zone-stock.object }. Legen Sie dessen oberste Karte { face-up } daneben: Mit ihr beginnt { zone-discard.subject }.
    .for = move top of stock to discard

setup-peek = { each-player.opening } sehen sich einmal die { $grid-row-1 } Karten der Reihe ihrer { zone-grid } an, die ihnen am nächsten liegt.
    .for = each player: look at row 1 of grid of me

setup-begin = Wer links vom Geber sitzt, beginnt.
    .for = let active be left of dealer; go to turn


## Spielverlauf

turn = Sind Sie am Zug, tun Sie eines von beiden:
    .for = phase turn, holding: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of } { zone-hand.own-to }, ohne sie zu zeigen.
    .title = Ziehen
    .short = Nur Sie sehen die Karte.
    .for = action draw in turn: move top of stock to hand of me; go to holding

keep = Legen Sie eine Karte { zone-grid.own-from } { face-up } { zone-discard.to }. Die gezogene kommt { face-down } an ihre Stelle.
    .title = Behalten
    .short = Sie kommt an die Stelle einer Karte Ihrer Auslage, die abgelegt wird.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

throw = Legen Sie die gezogene Karte { face-up } { zone-discard.to }.
    .title = Abwerfen
    .short = Sie kommt auf den Ablagestapel.
    .for = action throw in holding: move hand of me to discard; go to next
    .unsaid = zone-hand

call = Sagen Sie „Letzter Zug!“, statt zu ziehen. Alle anderen sind noch einmal dran. In jeder Runde ruft nur eine Person.
    .title = Rufen
    .short = Alle anderen sind noch einmal dran.
    .for = action call in turn when caller is nobody: let caller be me; go to next

next-last-lap = Danach ist die Person links von Ihnen am Zug. Die Runde endet, wenn die Reihe wieder an die Person kommt, die gerufen hat, oder wenn { zone-stock.subject } aufgebraucht ist.
    .for = if active is caller or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Wertung

reveal-show = { each-player.opening } drehen die Karten ihrer { zone-grid } um, sodass sie { face-up } liegen.
    .for = each player: turn grid of me up

total = Ihre Summe ist, was die Karten { zone-grid.own-in } zusammen zählen.
    .for = define total of player: sum points of cards in grid of player

score-winner = Wer die niedrigste Summe hat, bekommt { $value } Punkte, alle anderen bekommen ihre Summe.
    .why = niedrigste Summe
    .why-score-others = die eigene Summe
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = Haben Sie gerufen und hat jemand weniger als Sie, bekommen Sie Ihre Summe und { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
 } dazu.
    .why = zu früh gerufen: { $penalty } dazu
    .for = total of player + penalty when player is caller and total of player > lowest overrides others

example = Ein Beispiel: { $caller } hat gerufen, und alle Karten liegen offen.

reveal-count = Zählen Sie die Punkte, die { each-player } bekommen haben, zu denen der früheren Runden.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Gewinn der Partie

# So sagt `cambio-spec score`, was `ahead` entschieden hat; ohne Punkt am Ende.
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

standings-end = Die Partie endet, sobald jemand { $limit } Punkte oder mehr hat. Gewonnen hat, wer dann die wenigsten Punkte hat; haben mehrere gleich wenige, spielen Sie weiter.
    .for = if some players where running of it >= limit and (exactly 1 of players where ahead of it) then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: running of player = least running of players
    .unsaid = each-player

standings-rotate = Andernfalls gibt in der nächsten Runde, wer links vom Geber sitzt.
    .for = let dealer be left of dealer; go to setup


## Wer jemand ist

role-dealer = gibt
    .who = die Person, die gibt
    .of = der Person, die gibt
    .you = Jetzt geben Sie

role-caller = hat gerufen
    .who = die Person, die gerufen hat
    .of = der Person, die gerufen hat
    .you = Jetzt haben Sie gerufen
    .nobody = niemand gerufen hat
    .somebody = jemand gerufen hat
    .none = Ab jetzt gilt, dass niemand gerufen hat

role-active = ist an der Reihe
    .who = die Person, die am Zug ist
    .of = der Person, die am Zug ist
    .you = Jetzt sind Sie am Zug

fact-running = bisherige Punkte
    .set = Ihre bisherigen Punkte sind jetzt { $value }
