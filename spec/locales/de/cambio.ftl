### Cambio auf Deutsch: die Sätze der Spielregel. Jede Meldung heißt wie die Regel, die sie sagt;
### wie das zusammenhängt, steht am Anfang des englischen Katalogs.


## Das Spiel

game = Cambio

about = Vor Ihnen liegen { $dealt } Karten, alle verdeckt, und { $with-setup-peek ->
    [yes] anfangs kennen Sie nur einige davon
   *[no] keine davon kennen Sie
 }. Zug um Zug tauschen Sie, was Sie für schlecht halten, gegen etwas hoffentlich Besseres{ $with-powers ->
    [yes] , riskieren hier und da einen Blick und bringen durcheinander, was die anderen zu besitzen glauben
   *[no] { "" }
 }. Sie meinen, am wenigsten von allen zu haben? Dann sagen Sie „Cambio“: Alle anderen kommen noch einmal an die Reihe, danach wird aufgedeckt.

about-match = Punkte sind schlecht. { $rounds ->
    [0] Runde folgt auf Runde, bis nur noch eine Person unter { $limit } Punkten liegt; sie gewinnt die Partie.
   *[other] Gespielt werden { $rounds } Runden; wer danach die wenigsten Punkte hat, gewinnt die Partie.
 } Wer Golf oder Cabo kennt, findet sich sofort zurecht.

object = In jeder Runde wollen Sie von allen die wenigsten Punkte haben. { $rounds ->
    [0] Über die ganze Partie wollen Sie als Letzte oder Letzter unter { $limit } Punkten bleiben.
   *[other] Nach { $rounds } Runden sollen es auch insgesamt die wenigsten sein.
 }


## Vor dem Spiel zu vereinbaren

option-limit = { $rounds ->
    [0] Die Punktgrenze liegt bei { $limit } Punkten: Wer sie erreicht, scheidet aus der Partie aus.
   *[other] Bei fester Rundenzahl gibt es keine Punktgrenze.
 }

option-rounds = { $rounds ->
    [0] Die Partie dauert, bis nur noch eine Person übrig ist. Oder Sie vereinbaren 5 oder 7 Runden.
   *[other] Die Partie hat { $rounds } Runden. Vorher scheidet niemand aus.
 }

option-stick-any-turn = { $stick-any-turn ->
    [yes] Angelegt werden darf in jedem Zug, auch im Zug anderer; wer zuerst aufdeckt, hat Vorrang.
   *[no] Anlegen dürfen Sie nur im eigenen Zug. Oder Sie erlauben es allen zu jeder Zeit.
 }
    .about = stick

option-tied-both = { $tied-both ->
    [yes] Wer sich die niedrigste Summe mit der Person teilt, die gerufen hat, bekommt ebenfalls 0 Punkte.
   *[no] Teilen sich mehrere die niedrigste Summe und hat eine dieser Personen gerufen, bekommt nur sie 0 Punkte. Oder Sie vereinbaren, dass alle mit dieser Summe 0 Punkte bekommen.
 }

option-empty-wins = { $empty-wins ->
    [yes] Wer beim Anlegen die letzte Karte loswird, beendet die Runde auf der Stelle.
   *[no] Die Runde geht weiter, wenn jemand keine Karte mehr hat. Oder Sie lassen sie in diesem Augenblick enden.
 }


## Varianten

variant-blind = Vor dem ersten Zug sieht sich niemand eine Karte an. Was Sie wissen wollen, müssen Sie im Spiel herausfinden.
    .title = Blindes Cambio

variant-joker = Zwei Joker kommen ins Spiel. Jeder zählt { SIGNED($points-joker) } und ist damit die beste Karte überhaupt, hat aber keine Kraft.
    .title = Joker-Cambio

variant-five-cards = Alle haben { $dealt } Karten in Reihen von zwei, zwei und einer{ $rounds ->
    [0] , und die Punktgrenze liegt bei { $limit }
   *[other] { "" }
 }: Die Runden dauern länger, und zu merken gibt es mehr.
    .title = Fünf-Karten-Cambio

variant-team = Zu viert oder zu sechst: Je zwei, die sich gegenübersitzen, bilden ein Team, und ihre Karten zählen zusammen. Ruft eine Person, gilt es für beide.
    .title = Team-Cambio

variant-open-kings = Alle Könige zählen { SIGNED($points-red-k) }, auch die roten. Glück mit den Königen wiegt dann weniger.
    .title = Offene Könige

variant-no-penalty = Ein falscher Ruf kostet nichts zusätzlich. Gut für Kinder und für die erste Partie.
    .title = Cambio ohne Strafe


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
    .any-in = in einer beliebigen Auslage
    .their-to = in deren Auslage
    .each-to = in jede Auslage
    .their = ihrer Auslage
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

zone-lot = Loskarte
    .own-subject = Ihre Loskarte
    .own-object = Ihre Loskarte
    .own-of = Ihrer Loskarte
    .own-from = von Ihrem Platz
    .own-to = vor sich
    .own-in = vor sich
    .opponent-in = vor einer gegnerischen Person
    .each-to = vor jede Person


## Mitspielende

players = { $fewest } bis { $most } Personen spielen, jede für sich. Gespielt wird reihum { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 }; wer aus der Partie ausgeschieden ist, wird übersprungen.

lots-draw = Wer zuerst gibt, bestimmt das Los: Vom gemischten Stapel ziehen { each-player } eine Karte und legen sie { face-up } vor sich. Wer die höchste Karte hat, gibt die erste Runde; der König ist am höchsten, das Ass am niedrigsten. Haben mehrere die höchste Karte, losen sie unter sich weiter.
    .for = each player when contender of me: move top of stock to lot of me
    .for-opening-everybody = each player: let contender of me be yes; go to lots
    .for-lots-shuffle = gather everything into stock; shuffle stock
    .for-height = define height of player given size of lot of player > 0: pip of top of lot of player
    .for-tallest = define tallest given (some players where contender of it) and (no players where contender of it and size of lot of it = 0): greatest height of players where contender of it
    .for-lots-compare = each player when contender of me and height of me < tallest: let contender of me be no
    .for-lots-settle = if exactly 1 of players where contender of it then (let dealer be first of players where contender of it; go to setup) else go to lots
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock


## Karten und Werte

deck = Sie brauchen ein Kartenspiel mit { $cards } Blatt, ohne Joker. So viel zählt jede Karte am Ende der Runde gegen Sie:


## Vorbereitung

setup-shuffle = Sammeln Sie alle { $cards } Karten ein und mischen Sie sie gut.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-lot, zone-stock

setup-cut = Die Person links vom Geber hebt ab.
    .for = as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    .unsaid = zone-stock

setup-deal = { each-player.opening } bekommen { $dealt } Karten, { face-down }, und legen sie als { zone-grid } von { $grid-shape } Karten vor sich hin. Noch nicht ansehen!
    .for = deal dealt from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Der Rest kommt { face-down } in die Tischmitte und bildet { zone-stock.object }. Legen Sie dessen oberste Karte { face-up } daneben: Mit ihr beginnt { zone-discard.subject }.
    .for = move top of stock to discard

setup-peek = Nun dürfen { each-player } ein einziges Mal die { $grid-row-1 } Karten derjenigen Reihe ihrer { zone-grid } ansehen, die ihnen am nächsten liegt. Ab jetzt hilft nur noch das Gedächtnis.
    .for = each player: look at row 1 of grid of me

setup-begin = Wer links vom Geber sitzt, beginnt.
    .for = let active be starter; go to turn
    .for-starter = define starter: left of dealer


## Spielverlauf

turn = Sind Sie am Zug, wählen Sie genau eine dieser Möglichkeiten:
    .for = phase turn, holding, closing: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of }, ohne sie jemandem zu zeigen. Ist nichts mehr zum Ziehen da, mischen Sie zuerst alles, was { zone-discard.in } unter der obersten Karte liegt, und legen es als neuen Talon bereit. Entscheiden Sie dann, was mit der gezogenen Karte geschieht.
    .title = Vom Talon ziehen
    .short = Nur Sie sehen sich die Karte an.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Legen Sie eine beliebige Karte { zone-grid.own-from } { face-up } { zone-discard.to }; die neue kommt { face-down } an ihre Stelle.{ $with-powers ->
    [yes] { " " }Eine Karte, die so aus einer Auslage kommt, hat keine Kraft.
   *[no] { "" }
 }
    .title = Behalten
    .short = Die Karte ersetzt eine aus Ihrer Auslage; jene kommt offen auf den Ablagestapel.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

throw = Legen Sie die gezogene Karte { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Hat sie eine Kraft, { may } Sie diese jetzt nutzen.
   *[no] { "" }
 }
    .title = Abwerfen
    .short = Die Karte kommt offen auf den Ablagestapel.{ $with-powers ->
    [yes] { " " }Sie dürfen ihre Kraft nutzen.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand

take = Nehmen Sie die oberste Karte { zone-discard.of } und legen Sie sie { face-down } { zone-grid.own-to }, an die Stelle einer beliebigen Karte; diese kommt { face-up } { zone-discard.to }. Gleich wieder abwerfen dürfen Sie die genommene Karte nicht{ $with-powers ->
    [yes] , und eine Kraft bringt sie Ihnen auch nicht
   *[no] { "" }
 }.
    .title = Oberste Ablage nehmen
    .short = Die Karte muss eine aus Ihrer Auslage ersetzen.{ $with-powers ->
    [yes] { " " }Keine Kraft.
   *[no] { "" }
 }
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to closing
    .unsaid = zone-hand

call = Sagen Sie „Cambio“, statt zu ziehen. Damit endet Ihr Zug, und alle anderen sind noch einmal dran. Sonst geht es weiter wie gewohnt{ $with-powers ->
    [yes] ; auch Ihre eigenen Karten sind nicht sicher
   *[no] { "" }
 }. In jeder Runde wird nur einmal gerufen.
    .title = „Cambio“ rufen
    .short = Alle anderen sind noch einmal dran, dann wird aufgedeckt. Niemand sonst kann mehr rufen.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = { $stick-any-turn ->
    [yes] { any-player.opening } – nicht nur, wer am Zug ist – { may } zu jedem Zeitpunkt eines Zuges eine Karte der eigenen { zone-grid } aufdecken, sodass sie { face-up } liegt; wer zuerst aufdeckt, hat Vorrang. Hat die Karte denselben Rang wie die oberste { zone-discard.of }, kommt sie auf diesen Stapel, und ihre Stelle bleibt leer: eine Karte weniger, die zählt. Wenn nicht, wird sie wieder { face-down } umgedreht; nun haben alle sie gesehen, und wer sie aufgedeckt hat, kann bis zum Beginn des nächsten Zuges nicht mehr anlegen.
   *[no] Zu jedem Zeitpunkt Ihres Zuges – vor dem Ziehen, mit der gezogenen Karte auf der Hand oder ganz am Schluss – { may } Sie eine Karte { zone-grid.own-of } aufdecken, sodass sie { face-up } liegt. Hat sie denselben Rang wie die oberste Karte { zone-discard.of }, kommt sie auf diesen Stapel, und ihre Stelle bleibt leer: eine Karte weniger, die zählt. Wenn nicht, drehen Sie sie wieder { face-down } um; nun haben alle sie gesehen, und bis zu Ihrem nächsten Zug können Sie nicht mehr anlegen.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] Haben beide Personen eines Teams so ihre letzten Karten angelegt, endet die Runde auf der Stelle.
       *[no] Wer so die letzte Karte loswird, beendet die Runde auf der Stelle.
     }
   *[no] { "" }
 }
    .title = Anlegen
    .short = { $stick-any-turn ->
    [yes] Alle dürfen jederzeit eine Karte der eigenen Auslage aufdecken. Gleicher Rang wie die oberste Ablage: dorthin legen, Lücke lassen. Falsch: zurückdrehen, bis zum nächsten Zug nicht mehr anlegen.
   *[no] Jederzeit in Ihrem Zug eine Karte Ihrer Auslage aufdecken. Gleicher Rang wie die oberste Ablage: dorthin legen, Lücke lassen. Falsch: zurückdrehen, in diesem Zug nicht mehr anlegen.
 }{ $empty-wins ->
    [yes] { " " }{ $with-partners ->
        [yes] Keine Karte mehr im Team: Die Runde endet auf der Stelle.
       *[no] Keine Karte mehr: Die Runde endet auf der Stelle.
     }
   *[no] { "" }
 }
    .for = action stick by any player in turn, holding, closing when (me is active or stick_any_turn) and not missed of me and size of discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot down; let missed of me be yes)

pass = Können Sie { $with-take ->
    [yes] weder ziehen noch nehmen
   *[no] nicht ziehen
 } und hat schon jemand gerufen, so passen Sie.
    .title = Passen
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Dann ist die nächste Person am Zug.
    .title = Ende des Zuges
    .for = action finish in closing: go to next
    .for-next-pass-on = each player: let missed of me be no; let active be left of active
    .unsaid = each-player

next-last-lap = Kommt die Reihe wieder an die Person, die gerufen hat, ist die Runde vorbei und es wird gezählt.
    .for = if active is caller then go to reveal else go to turn


## Kartenkräfte

powers = Diese Karten haben eine Kraft, aber nur, wenn Sie sie gleich nach dem Ziehen vom Talon abwerfen. Ob Sie die Kraft nutzen, steht Ihnen frei; verzichten Sie oder gibt es keine Karte dafür, geschieht nichts.


## Wertung

reveal-show = { each-player.opening } drehen die Karten { zone-grid.their } um, sodass sie { face-up } liegen.
    .for = each player: turn grid of me up

role-caller = hat gerufen
    .who = die Person, die gerufen hat
    .of = der Person, die gerufen hat
    .you = Jetzt haben Sie gerufen
    .nobody = niemand gerufen hat
    .somebody = jemand gerufen hat
    .none = Ab jetzt gilt, dass niemand gerufen hat

role-dealer = gibt
    .who = die Person, die gibt
    .of = der Person, die gibt
    .you = Jetzt geben Sie

role-active = ist an der Reihe
    .who = die Person, die am Zug ist
    .of = der Person, die am Zug ist
    .you = Jetzt sind Sie am Zug

fact-contender = lost um das Geben
    .yes = Sie noch um das Geben losen
    .no = Sie nicht mehr um das Geben losen
    .let-yes = Sie losen jetzt um das Geben
    .let-no = Sie losen nicht mehr um das Geben

fact-out = ausgeschieden
    .yes = Sie aus der Partie ausgeschieden sind
    .no = Sie noch in der Partie sind
    .let-yes = Sie scheiden jetzt aus der Partie aus
    .let-no = Sie sind wieder in der Partie

fact-missed = vergeblich aufgedeckt
    .yes = Sie vergeblich eine Karte aufgedeckt haben
    .no = Sie nicht vergeblich eine Karte aufgedeckt haben
    .let-yes = Ab jetzt gilt, dass Sie vergeblich eine Karte aufgedeckt haben
    .let-no = Ab jetzt gilt, dass Sie nicht vergeblich eine Karte aufgedeckt haben

fact-running = bisherige Punkte
    .set = Ihre bisherigen Punkte sind jetzt { $value }

fact-played = gespielte Runden
    .set = Die Zahl der gespielten Runden ist jetzt { $value }

total = Ihre Summe sind die Punkte aller Karten { zone-grid.own-in } zusammen.
    .for = define total of player: sum points of cards in grid of player

score-winner = Wer die niedrigste Summe hat, bekommt { $value } Punkte; alle anderen bekommen ihre Summe. Teilen sich mehrere die niedrigste, gewinnen sie alle{ $with-score-tied-other ->
    [yes] , sofern niemand von ihnen gerufen hat
   *[no] { "" }
 }.
    .why = niedrigste Summe
    .why-score-others = die eigene Summe
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = Haben Sie gerufen und hat jemand eine ebenso niedrige oder niedrigere Summe, bekommen Sie Ihre Summe und { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
 } dazu.
    .why = hat gerufen und wurde geschlagen: { $penalty } dazu
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller

score-tied-caller = Teilen Sie sich nach Ihrem Ruf{ $with-score-miscalled ->
    [yes] { " " }jedoch
   *[no] { "" }
 } die niedrigste Summe, gilt die Runde als von Ihnen gewonnen: Sie bekommen { $value } Punkte{ $with-score-miscalled ->
    [yes] { " " }und keine Strafe
   *[no] { "" }
 }.
    .why = hat gerufen und teilt sich die niedrigste Summe
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller
    .for-lowest = define lowest: least total of players

score-tied-other = Wer sich die niedrigste Summe mit der Person teilt, die gerufen hat, bekommt die eigene Summe.
    .why = teilt sich die niedrigste Summe mit dem Rufer
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

score-below-zero = Haben Sie nicht gewonnen und kämen Sie auf weniger als null Punkte, bekommen Sie { $value } Punkte.
    .why = unter null, aber nicht gewonnen
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

score-emptied = Liegt keine Karte mehr { zone-grid.own-in }, bekommen Sie in jedem Fall { $value } Punkte, ob Sie gerufen haben oder nicht.
    .why = keine Karte mehr
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0

example = Ein Beispiel: { $caller } hat gerufen, und alle Karten liegen offen.
    .about = call

reveal-count = Schreiben Sie die Punkte auf, die { each-player } bekommen haben, und zählen Sie sie zu denen der früheren Runden.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Sieg

over = Mit { $limit } Punkten oder mehr scheiden Sie aus.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = Bliebe dadurch niemand übrig, spielen diejenigen mit den wenigsten Punkten trotzdem weiter, und zwar unter sich.
    .for = no when rounds = 0 and running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

match-winner-last = Wer zuletzt übrig bleibt, gewinnt die Partie. Solange es noch { $number-2 } oder mehr sind, folgt eine weitere Runde.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 1 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 2 of players where not eliminated of it)

standings-judge = Nach jeder Runde wird geprüft, ob die Partie entschieden ist.
    .for = announce match_winner
    .for-standings-end = if match_winner is not nobody then end match

finished = Die Partie hat { $rounds } Runden.
    .for = define finished: rounds > 0 and played >= rounds
    .for-reveal-tally = if rounds > 0 then let played be played + 1
    .for-match-winner-rounds-left = nobody when rounds > 0 and not finished

match-winner-fewest = Wer nach der letzten Runde die wenigsten Punkte hat, gewinnt die Partie.
    .for = first of players where running of it = best when finished and (exactly 1 of players where running of it = best)
    .for-best = define best: least running of players

match-winner-still-tied = Haben { $number-2 } oder mehr gemeinsam die wenigsten Punkte, spielen sie unter sich eine Entscheidungsrunde; die anderen setzen aus, und die bisherigen Punkte bleiben bestehen.
    .for = nobody when finished and (at least 2 of players where running of it = best)
    .unsaid = each-player
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes

standings-rotate = In der folgenden Runde gibt die nächste Person links vom Geber, die noch in der Partie ist.
    .for = let dealer be left of dealer; go to setup


## Fragen

question-drawn-tie = Was, wenn beim Losen um das Geben zwei Karten gleich hoch sind? Und ist das Ass die höchste?
    .for = draw_again
    .ruling = Wer gleichauf liegt, lost noch einmal. Das Ass ist hier die niedrigste Karte, wie beim Zählen auch.
    .reason = In den veröffentlichten Ausgaben ist nur von der höchsten Karte die Rede.

question-discards-lie = Liegen abgelegte Karten offen oder verdeckt?
    .for = face_up
    .ruling = Immer offen: die allererste ebenso wie alle abgeworfenen und ersetzten.
    .reason = Eine der Ausgaben legt sie verdeckt ab; dann wüsste aber niemand, was obenauf liegt.

question-peek-when = Sehen sich alle gleichzeitig ihre Karten an?
    .for = together
    .ruling = Ja, einmal und so kurz, wie man zum Merken braucht, bevor der erste Zug beginnt.
    .reason = So sieht niemand länger hin als die anderen.

question-match-by = Muss beim Anlegen die Punktzahl passen oder der Rang?
    .for = rank
    .ruling = Der Rang: Ein roter König passt auf einen schwarzen, gleich, wie viel sie zählen.
    .reason = Die Ausgaben sind uneins; den Rang sieht man, ohne zu rechnen.

question-stick-when = Kostet das Anlegen einen Zug?
    .for = any_time_on_your_turn
    .about = stick
    .ruling = Nein. Es kommt zu dem hinzu, was Sie in Ihrem Zug sonst tun – davor, dazwischen oder danach – und so oft, wie es Ihnen gelingt.
    .reason = Verlangt wird eine einzige Aktion, das Anlegen aber ist jederzeit erlaubt; beides stimmt, wenn es nicht mitzählt.

question-wrong-stick = Ich decke eine Karte auf, die nicht passt. Was nun?
    .for = turned_back
    .ruling = Sie kommt verdeckt an ihren Platz zurück. Alle haben sie gesehen, und in diesem Zug können Sie nicht mehr anlegen.
    .reason = Von einer Strafe steht nirgends etwas; dass die anderen Ihre Karte kennen, genügt.

question-emptied-slot = Kann ich eine Lücke wieder füllen, die durch Anlegen entstanden ist?
    .for = stays_empty
    .about = stick
    .ruling = Nein. Die Lücke bleibt, und die übrigen Karten bleiben, wo sie sind.
    .reason = Getauscht wird eine Karte gegen eine andere; in einer Lücke liegt keine.

question-no-slot = Ich habe keine Karten mehr. Was kann ich noch tun?
    .for = discard_only
    .ruling = Sie ziehen und werfen ab, oder Sie rufen.{ $with-powers ->
    [yes] { " " }Kräfte, die nur fremde Karten brauchen, stehen Ihnen weiter offen.
   *[no] { "" }
 }
    .reason = Eine neue Karte kann nur eine ersetzen, die da ist.

question-no-target = Was, wenn es für eine Kraft keine Karte gibt?
    .for = not_offered
    .ruling = Dann bewirkt sie nichts, und der Zug geht weiter.
    .reason = Eine Kraft braucht jede Karte, die sie verlangt.

question-power-when = Bis wann darf ich eine Kraft nutzen?
    .for = at_once
    .about = powers
    .ruling = Nur unmittelbar nach dem Abwerfen. Tun Sie etwas anderes, ist sie verfallen.
    .reason = Manche Ausgaben lassen es länger zu; darauf sollte aber niemand achten müssen.

question-queen-order = Muss ich mit der Dame tauschen?
    .for = look_then_decide
    .ruling = Nein. Sie sehen sich beide Karten an und entscheiden dann.
    .reason = Der Name der Kraft klingt nach einem Befehl, ihre Beschreibung nicht.

question-starter-power = Die erste Karte des Ablagestapels hat eine Kraft. Wer darf sie nutzen?
    .for = none
    .about = powers
    .ruling = Niemand.
    .reason = Kräfte gehören zu Karten, die jemand gezogen und mit Absicht abgeworfen hat.

question-stock-out = Was geschieht, wenn der Talon aufgebraucht ist?
    .for = reshuffle
    .ruling = Wer ziehen möchte, mischt zuvor den Ablagestapel bis auf seine oberste Karte zu einem neuen Talon.
    .reason = Keine Ausgabe weiß eine Antwort; so geht die Runde weiter.

question-no-action = Was, wenn ich überhaupt nichts tun kann?
    .for = pass
    .ruling = Sie passen. Mit diesen Regeln kommt es so gut wie nie dazu.
    .reason = Eine Runde darf nicht stocken, weil eine Person feststeckt.

question-first-call = Wie früh darf ich rufen?
    .for = any_turn
    .ruling = Schon in Ihrem ersten Zug, wenn Sie sich trauen – mit jeder Summe, und auch wenn Sie nicht alle Ihre Karten kennen.
    .reason = Nirgends steht, dass man warten muss.

question-bluff-call = Darf ich rufen, obwohl ich nicht glaube, die Runde zu gewinnen?
    .for = allowed
    .ruling = Ja. Was Sie glauben, prüft niemand; abgerechnet wird nach den Karten.
    .reason = Nach den Ausgaben erklärt man mit dem Ruf, dass man es glaubt; sie selbst nennen das Spiel aber ein Bluffspiel.

question-second-call = Darf nach mir noch jemand rufen?
    .for = nobody_else
    .ruling = Nein. In jeder Runde ruft nur eine Person.
    .reason = Die Runde läuft ohnehin aus.

question-last-turns = Sind die letzten Züge anders als sonst?
    .for = normal_turns
    .ruling = Nur darin, dass niemand mehr rufen kann. Alles andere bleibt, wie es ist.
    .reason = Die Ausgaben schränken sie nicht weiter ein.

question-caller-protected = Sind die Karten der Person, die gerufen hat, vor den anderen sicher?
    .for = no
    .ruling = Nein. Jede Kraft wirkt auf sie wie auf andere Karten.
    .reason = Keine Ausgabe schützt sie.

question-caller-tie = Ich habe gerufen und teile mir die niedrigste Summe. Bekomme ich { $penalty ->
    [one] { $penalty } Strafpunkt
   *[other] { $penalty } Strafpunkte
 }?
    .for = no_penalty
    .about = score.miscalled, score.tied_caller
    .ruling = Nein, für Sie zählt die Runde als gewonnen. { $with-score-tied-other ->
    [yes] Wer dieselbe Summe hat, bekommt sie als Punkte.
   *[no] Das gilt auch für alle, die dieselbe Summe haben.
 }
    .reason = Die Ausgaben sagen beides; die Stelle über den Gleichstand ist die genauere.

question-tied-others = Wer gerufen hat, wird von mehreren mit derselben niedrigsten Summe geschlagen. Wer gewinnt?
    .for = each_zero
    .ruling = Alle mit dieser Summe; jede dieser Personen wird gewertet, als hätte sie allein gewonnen.
    .reason = Keine Summe ist niedriger als die anderen, aber auch keine höher.

question-below-zero = Meine Summe ist negativ, doch gewonnen habe ich nicht. Werden mir Punkte abgezogen?
    .for = counts_as_zero
    .ruling = Nein, sie zählt { $value }.{ $with-score-miscalled ->
    [yes] { " " }Haben Sie gerufen, kommt vorher noch die Strafe zu Ihrer Summe.
   *[no] { "" }
 }
    .reason = Verlieren wäre sonst mehr wert als Gewinnen.

question-match-below-zero = Kann ich in der Partie unter null Punkte kommen?
    .for = impossible
    .ruling = Nein. Keine Runde bringt weniger als 0 Punkte, also gewinnt auch niemand die Partie mit weniger.
    .reason = Weder wer eine Runde gewinnt noch wer sie verliert, bekommt etwas abgezogen.

question-empty-grid = Gewinne ich sofort, wenn ich keine Karten mehr habe?
    .for = zero_and_play_on
    .ruling = Nein. Die Runde geht weiter, aber Sie bekommen für sie { $value } Punkte, auch wenn Sie rufen.
    .reason = Die Runde auf der Stelle zu beenden, ist Sache von Hausregeln.

question-limit-reached = Bin ich mit genau { $limit } Punkten draußen?
    .for = out_at_limit
    .ruling = Ja: { $limit } zu erreichen genügt.
    .reason = In den Ausgaben steht es auf drei Arten; diese ist die genaueste.

question-match-ends = Ist die Partie vorbei, wenn die erste Person ausscheidet?
    .for = last_one_in
    .ruling = Nein, die anderen spielen weiter, bis nur noch eine übrig ist.
    .reason = Die Einleitungen klingen danach, die Kapitel über das Gewinnen sagen es anders.

question-all-out = Was, wenn wir alle in derselben Runde auf { $limit } Punkte kommen?
    .for = lowest_play_on
    .ruling = Wer die wenigsten Punkte hat, bleibt dabei. Ist das nur eine Person, hat sie gewonnen; sind es mehrere, spielen sie um den Sieg.
    .reason = Irgendjemand muss gewinnen.

question-left-players = Geben Ausgeschiedene noch, und kommen sie noch an die Reihe?
    .for = skipped
    .ruling = Nein. Beides geht an ihnen vorbei.
    .reason = Ausgeschiedene haben keine Karten, mit denen sie spielen könnten.

question-race = Zwei wollen zugleich anlegen. Wer hat Vorrang?
    .for = who_turns_up_first
    .about = stick
    .ruling = Wer zuerst eine Karte aufgedeckt hat. Lässt sich das nicht sagen, ist es, wer von der Person am Zug aus in Spielrichtung näher sitzt.
    .reason = Keine Ausgabe sagt, wie so ein Wettlauf entschieden wird.

question-fixed-rounds = Scheidet bei fester Rundenzahl jemand vorzeitig aus?
    .for = nobody_leaves
    .about = finished
    .ruling = Nein. Alle spielen alle { $rounds } Runden, wie viele Punkte sie auch haben.
    .reason = Die feste Zahl tritt an die Stelle der Punktgrenze.

question-deciding-round = Was zählt in einer Entscheidungsrunde?
    .for = tied_play_on
    .about = finished
    .ruling = Alles: Was dort an Punkten anfällt, kommt zu den bisherigen hinzu.
    .reason = Die Ausgaben sagen nur, dass es eine solche Runde gibt.


## Glossar

glossary-grid = Die Karten, die vor einer Person liegen{ $with-stick ->
    [yes] , samt den Lücken, die durch Anlegen entstanden sind
   *[no] { "" }
 }.
    .term = Auslage

glossary-stock = Der verdeckte Stapel in der Mitte, von dem gezogen wird.
    .term = Talon

glossary-discard = Der offene Stapel neben dem Talon. Es kommt nur auf seine oberste Karte an.
    .term = Ablagestapel

glossary-keep = Eine Karte in die eigene Auslage nehmen, im Tausch gegen eine, die dort liegt.
    .term = Behalten
    .about = keep

glossary-throw = Die eben gezogene Karte ablegen.{ $with-powers ->
    [yes] { " " }Nur so abgeworfene Karten haben eine Kraft.
   *[no] { "" }
 }
    .term = Abwerfen
    .about = throw

glossary-stick = Eine Karte loswerden, weil die oberste Ablage denselben Rang hat.
    .term = Anlegen
    .about = stick

glossary-call = „Cambio“ sagen und damit die letzten Züge der Runde einläuten.
    .term = Rufen
    .about = call

glossary-caller = Die Person, die in dieser Runde gerufen hat.
    .term = Rufer
    .about = call

glossary-total = Die Punkte aller Karten einer Auslage, zusammengezählt.
    .term = Summe
    .about = total

glossary-penalty = So viel bekommt dazu, wer gerufen hat und geschlagen wird: { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
 }.
    .term = Strafe
    .about = penalty, score.miscalled
