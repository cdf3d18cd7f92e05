### Was die Spielregel von Team-Cambio anders sagt; siehe cambio.ftl.

players = { ANY($counts_list) } Personen spielen, je zwei als Team. Gespielt wird reihum { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 }; ein Team, das ausgeschieden ist, wird übersprungen.

partners = Je zwei, die sich gegenübersitzen, bilden ein Team; so sind die Teams abwechselnd am Zug. Ihr Gegenüber gehört nicht zur Gegenseite: Kräfte, die gegnerische Karten betreffen, reichen nicht bis zu seinen Karten.
    .for = partners when it is opposite of me
    .for-opposite-of-four = neighbour of neighbour of player when number of everyone = 4
    .for-opposite-of-six = neighbour of neighbour of neighbour of player when number of everyone = 6
    .unsaid = number-4, number-6

object = In jeder Runde wollen Sie und Ihr Gegenüber von allen Teams die wenigsten Punkte haben. { $rounds ->
    [0] Über die ganze Partie wollen Sie als letztes Team unter { $limit } Punkten bleiben.
   *[other] Nach { $rounds } Runden sollen es auch insgesamt die wenigsten sein.
 }

about-match = Punkte sind schlecht. { $rounds ->
    [0] Runde folgt auf Runde, bis nur noch ein Team unter { $limit } Punkten liegt; es gewinnt die Partie.
   *[other] Gespielt werden { $rounds } Runden; das Team, das danach die wenigsten Punkte hat, gewinnt die Partie.
 } Wer Golf oder Cabo kennt, findet sich sofort zurecht.

option-rounds = { $rounds ->
    [0] Die Partie dauert, bis nur noch ein Team übrig ist. Oder Sie vereinbaren 5 oder 7 Runden.
   *[other] Die Partie hat { $rounds } Runden. Vorher scheidet kein Team aus.
 }

option-tied-both = { $tied-both ->
    [yes] Teams, die sich die niedrigste Summe mit dem Team teilen, das gerufen hat, bekommen ebenfalls 0 Punkte.
   *[no] Teilen sich mehrere Teams die niedrigste Summe und hat eines von ihnen gerufen, bekommt nur dieses 0 Punkte. Oder Sie vereinbaren, dass alle mit dieser Summe 0 Punkte bekommen.
 }

option-empty-wins = { $empty-wins ->
    [yes] Haben beide Personen eines Teams ihre letzten Karten angelegt, endet die Runde sofort.
   *[no] Die Runde geht weiter, wenn ein Team keine Karte mehr hat. Oder Sie beenden sie dann sofort.
 }

total = Die Summe eines Teams sind die Punkte aller Karten, die vor beiden Personen liegen.
    .for = define total of player: sum points of cards in grid of player + sum points of cards in grid of opposite of player
    .unsaid = zone-grid

score-miscalled = Hat Ihr Team gerufen und hat ein anderes eine ebenso niedrige oder niedrigere Summe, bekommen Sie beide die Summe Ihres Teams und { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
 } dazu.
    .why = Team hat gerufen und wurde geschlagen: { $penalty } dazu
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller

score-tied-caller = Teilt sich Ihr Team nach seinem Ruf{ $with-score-miscalled ->
    [yes] { " " }jedoch
   *[no] { "" }
 } die niedrigste Summe mit einem anderen, gilt die Runde als von Ihnen gewonnen: Sie beide bekommen { $value } Punkte{ $with-score-miscalled ->
    [yes] { " " }und keine Strafe
   *[no] { "" }
 }.
    .why = Team hat gerufen und teilt sich die niedrigste Summe
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller
    .for-lowest = define lowest: least total of players

score-emptied = Hat von Ihnen beiden niemand mehr eine Karte, bekommen Sie beide in jedem Fall { $value } Punkte, ob Sie gerufen haben oder nicht.
    .why = keine Karte mehr im Team
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0 and size of grid of opposite of player = 0
    .unsaid = zone-grid

match-winner-last = Das Team, das zuletzt übrig bleibt, gewinnt die Partie: beide gemeinsam. Solange es noch mehrere sind, folgt eine weitere Runde.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 2 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 3 of players where not eliminated of it)
    .unsaid = number-2, number-3

match-winner-fewest = Das Team, das nach der letzten Runde die wenigsten Punkte hat, gewinnt die Partie.
    .for = first of players where running of it = best when finished and (exactly 2 of players where running of it = best)
    .for-best = define best: least running of players
    .unsaid = number-2

match-winner-still-tied = Haben mehrere Teams gemeinsam die wenigsten Punkte, spielen sie unter sich eine Entscheidungsrunde; die anderen setzen aus, und die bisherigen Punkte bleiben bestehen.
    .for = nobody when finished and (at least 3 of players where running of it = best)
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes
    .unsaid = each-player, number-3

question-caller-tie = Unser Team hat gerufen und teilt sich die niedrigste Summe mit einem anderen. Bekommen wir { $penalty ->
    [one] { $penalty } Strafpunkt
   *[other] { $penalty } Strafpunkte
 }?
    .for = no_penalty
    .about = score.miscalled, score.tied_caller
    .ruling = Nein, für Ihr Team zählt die Runde als gewonnen. Wer dieselbe Summe hat, bekommt sie als Punkte.
    .reason = Die Ausgaben sagen beides; die Stelle über den Gleichstand ist die genauere.

question-partner-seats = Wer bildet ein Team, und wer sitzt wo?
    .for = opposite_in_pairs
    .ruling = Je zwei, die sich gegenübersitzen: Zu sechst sind es drei Teams.
    .reason = Die Ausgaben sprechen von Partnerschaften; sitzt man so, sind die Teams abwechselnd am Zug.

question-partner-is-opponent = Darf ich mit einer Kraft die Karten meines Gegenübers ansehen oder tauschen?
    .for = no
    .about = powers
    .ruling = Nein. Gegnerisch sind nur die Karten anderer Teams.
    .reason = Die Kräfte gelten für gegnerische Karten.

question-partners-last-turn = Mein Gegenüber hat gerufen. Komme ich noch einmal dran?
    .for = has_one
    .ruling = Ja, wie alle anderen.
    .reason = Wer nicht selbst gerufen hat, hat noch einen letzten Zug.

question-team-penalty = Bekommen nach einem falschen Ruf beide die Strafe?
    .for = once_for_the_team
    .about = score.miscalled
    .ruling = Gewertet wird das Team als Ganzes: Zu seiner Summe { $penalty ->
    [one] kommt { $penalty } Punkt
   *[other] kommen { $penalty } Punkte
 } nur einmal dazu, und das Ergebnis wird für beide aufgeschrieben.
    .reason = Die Ausgaben werten das Team, nicht die einzelnen Personen.

question-team-out = Kann aus einem Team nur eine Person ausscheiden?
    .for = both_leave
    .ruling = Nein. Beide haben immer gleich viele Punkte und scheiden gemeinsam aus.
    .reason = Die Ausgaben zählen die Karten eines Teams zusammen.

question-all-out = Was ist, wenn alle Teams in derselben Runde { $limit } Punkte erreichen?
    .for = lowest_play_on
    .ruling = Die Teams mit den wenigsten Punkten bleiben dabei. Ist es nur eines, hat es die Partie gewonnen; sind es mehrere, spielen sie eine Entscheidungsrunde.
    .reason = Jemand muss gewinnen.

question-empty-grid = Gewinne ich sofort, wenn ich keine Karten mehr habe?
    .for = zero_and_play_on
    .ruling = Nein. Die Runde geht weiter, und die Karten Ihres Gegenübers zählen weiterhin. Erst wenn von Ihnen beiden niemand mehr eine Karte hat, bekommen Sie beide { $value } Punkte, auch wenn Ihr Team ruft.
    .reason = Die Karten eines Teams zählen zusammen; die Runde auf der Stelle zu beenden, ist Sache von Hausregeln.

score-winner = Das Team mit der niedrigsten Summe bekommt { $value } Punkte; alle anderen bekommen ihre Summe. Teilen sich mehrere Teams die niedrigste, gewinnen sie alle{ $with-score-tied-other ->
    [yes] , sofern nicht das Team darunter ist, das gerufen hat
   *[no] { "" }
 }.
    .why = niedrigste Summe
    .why-score-others = die Summe des Teams
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-tied-other = Teams, die sich die niedrigste Summe mit dem Team teilen, das gerufen hat, bekommen ihre Summe.
    .why = teilt sich die niedrigste Summe mit dem Team, das gerufen hat
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

score-below-zero = Hat Ihr Team nicht gewonnen und käme es auf weniger als null Punkte, bekommen Sie beide { $value } Punkte.
    .why = unter null, aber nicht gewonnen
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-tied-others = Das Team, das gerufen hat, wird von mehreren mit derselben niedrigsten Summe geschlagen. Wer gewinnt?
    .for = each_zero
    .ruling = Alle mit dieser Summe; jedes dieser Teams wird gewertet, als hätte es allein gewonnen.
    .reason = Keine Summe ist niedriger als die anderen, aber auch keine höher.

glossary-total = Die Punkte aller Karten beider Teammitglieder, zusammengezählt.
    .term = Summe

question-left-players = Geben Ausgeschiedene noch, und kommen sie noch an die Reihe?
    .for = skipped
    .ruling = Nein. Beides geht an ihrem Team vorbei.
    .reason = Ausgeschiedene haben keine Karten, mit denen sie spielen könnten.

question-match-ends = Ist die Partie vorbei, wenn das erste Team ausscheidet?
    .for = last_one_in
    .ruling = Nein, die anderen spielen weiter, bis nur noch ein Team übrig ist.
    .reason = Die Einleitungen klingen danach, die Kapitel über das Gewinnen sagen es anders.

question-deciding-round = Was zählt in einer Entscheidungsrunde?
    .for = tied_play_on
    .about = finished
    .ruling = Alles: Was dort an Punkten anfällt, kommt zu den bisherigen hinzu.
    .reason = Die Ausgaben sagen nur, dass es eine solche Runde gibt.

question-partners-talk = Dürfen wir einander im Team sagen, was wir gesehen haben?
    .for = not_of_the_cards
    .about = partners
    .ruling = Nein. Weder Worte noch Zeichen dürfen verraten, wo welche Karte liegt.
    .reason = Jede Person darf nur bestimmte Karten ansehen; mit Absprachen sähe ein Team gemeinsam alle.
