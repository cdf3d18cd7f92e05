### Dutch auf Deutsch: die Sätze der Spielregel.


## Das Spiel

game = Dutch

about = Vor Ihnen liegen { $dealt } Karten, von denen Sie { $grid-row-1 } gesehen haben. Zug um Zug tauschen Sie teure gegen billige, bis Sie sich trauen, „Dutch“ zu rufen: Dann haben alle anderen noch einen Zug, und es wird gezählt.

about-alert = Langweilig wird es auch nicht, während die anderen spielen. Bei jeder Dame, jedem Buben und jedem Ass, die auf den Ablagestapel kommen, wird eine Karte angesehen, getauscht oder verschenkt. Und wer weiß, wo eine gleiche Karte liegt, darf sie einwerfen, ob es die eigene ist oder eine fremde.

object = In jeder Runde wollen Sie die Karten mit den wenigsten Punkten haben. Hat jemand { $limit } Punkte erreicht, wollen Sie insgesamt die wenigsten haben.


## Was vor dem Spiel verabredet wird

option-limit = { $limit ->
    [50] Sie spielen eine kurze Partie bis { $limit } Punkte. Oder Sie verabreden 100 oder 150.
    [150] Sie spielen eine lange Partie bis { $limit } Punkte. Oder Sie verabreden 50 oder 100.
   *[other] Sie spielen bis { $limit } Punkte. Oder Sie verabreden 50 für einen kurzen, 150 für einen langen Abend.
 }

option-race = { $race ->
    [seat] Auf Schnelligkeit kommt es nicht an: Alle werden der Reihe nach gefragt, ob sie eine Karte einwerfen wollen.
   *[first] Wer am schnellsten ist, wirft zuerst ein. Oder Sie fragen alle der Reihe nach.
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

opening-seat = Wer die erste Runde beginnt, machen Sie unter sich aus.
    .for = let starter be first of players; go to setup


## Karten und Werte

deck = Sie brauchen ein Kartenspiel mit zwei Jokern, zusammen { $cards } Karten. Am Ende einer Runde zählt jede Karte, die vor Ihnen liegt:


## Vorbereitung

setup-shuffle = Mischen Sie alle { $cards } Karten.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Geben Sie einzeln und reihum, bis { each-player } je { $dealt } Karten haben, { face-down }. Ungesehen legen alle die ihren als { zone-grid } von { $grid-shape } vor sich hin; daneben bleibt etwas Platz für weitere.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Der Rest kommt { face-down } in die Mitte und bildet { zone-stock.object }. Legen Sie dessen oberste Karte { face-up } daneben: Mit ihr beginnt { zone-discard.subject }.
    .for = move top of stock to discard

setup-peek = Gleichzeitig sehen sich { each-player } die { $grid-row-1 } Karten in der näheren Reihe ihrer { zone-grid } an und legen sie verdeckt zurück.
    .for = each player: look at row 1 of grid of me

setup-begin = Von der zweiten Runde an beginnt, wer die vorige gewonnen hat.
    .for = let active be starter; go to turn


## Spielverlauf

turn = Sind Sie am Zug, nehmen Sie eine Karte, und zwar auf eine von zwei Arten:
    .for = phase turn, holding, ending: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of }, und sehen Sie sie an, ohne sie zu zeigen. Danach haben Sie die Wahl:
    .title = Ziehen
    .short = Sehen Sie die oberste Karte des Talons an.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-discard, zone-hand

keep = Legen Sie irgendeine Karte { zone-grid.own-from }, bekannt oder nicht, { face-up } { zone-discard.to } und die neue { face-down } an ihre Stelle.
    .title = Behalten
    .short = Sie ersetzt eine Karte Ihrer Auslage; diese legen Sie ab.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw = Legen Sie die Karte { face-up } { zone-discard.to }.
    .title = Ablegen
    .short = Sie kommt auf den Ablagestapel.
    .for = action throw in holding: move hand of me to discard; let actor be me; go to discarded
    .unsaid = zone-hand

take = Nehmen Sie die oberste Karte { zone-discard.of }, sofern sie kein { $rank-j }, keine { $rank-q } und kein { $rank-joker } ist. Sie kommt { face-down } { zone-grid.own-to }, anstelle einer beliebigen Karte, die Sie { face-up } { zone-discard.to } legen. Einfach wieder ablegen können Sie sie nicht.
    .title = Oberste Ablage nehmen
    .short = Kein Bube, keine Dame, kein Joker. Sie ersetzt eine Karte Ihrer Auslage; diese legen Sie ab.
    .for = action take in turn when size of discard > 0 and rank of top of discard is not J and rank of top of discard is not Q and rank of top of discard is not joker: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw-own = Nach jedem Ablegen wirkt zuerst die Kraft der Karte, wenn sie eine hat (siehe unten). { $race ->
    [seat] Dann werden alle nacheinander gefragt, ob sie eine Karte einwerfen wollen, zuerst die Person, die am Zug ist. Wollen Sie, drehen Sie
   *[first] Dann { may } alle, ob am Zug oder nicht, eine Karte einwerfen; wer am schnellsten ist, kommt zuerst. Drehen Sie dazu
 } eine Karte { zone-grid.own-of } um, sodass sie { face-up } liegt. Hat sie den Rang der obersten Karte { zone-discard.of }, kommt sie auf diesen Stapel und hinterlässt eine Lücke. Damit ist auch sie abgelegt: Hat sie eine Kraft, nutzen Sie diese, und danach dürfen wieder alle einwerfen. Stimmt der Rang nicht, drehen Sie die Karte wieder { face-down } um und nehmen eine Strafkarte: die oberste Karte { zone-stock.of }, die niemand ansieht, auch Sie nicht. Sie füllt eine Lücke oder kommt neben Ihre übrigen Karten. Mit { $full } Karten ist Ihre Auslage voll, und Sie bekommen stattdessen am Ende der Runde { $fine } Punkte. Bevor Sie es wieder versuchen, müssen Sie warten, bis die nächste Karte abgelegt ist.
    .title = Eigene Karte einwerfen
    .short = { $race ->
    [seat] Nach jedem Ablegen und der Kraft der Karte, wenn Sie gefragt werden:
   *[first] Nach jedem Ablegen und der Kraft der Karte:
 } eine Ihrer Karten aufdecken. Gleicher Rang: auf den Stapel damit. Falsch: zurückdrehen und eine Strafkarte nehmen, ungesehen, oder mit { $full } Karten { $fine } Punkte.
    .for = action throw_own by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose mine in grid of me; turn mine up; let actor be me; if rank of mine is not rank of top of discard then (turn mine down; go to wrong); move mine to discard; if size of grid of me = 0 then go to reveal; go to discarded
    .for-discarded-power = as actor: offer powers on top of discard
    .for-discarded-window = each player: let missed of me be no; let asked be active; go to window
    .for-wrong-cost = as actor: (let missed of me be yes; if size of grid of me = full then let fines of me be fines of me + 1 else (if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of me))
    .unsaid = any-player, each-player, may

throw-theirs = Ebenso { may } Sie eine Karte { zone-grid.opponent-in } einwerfen. Dafür schulden Sie eine eigene: Suchen Sie sie aus, und legen Sie sie ungesehen und { face-down } in die Lücke. Liegen Sie falsch, bleibt die Karte, wo sie war, und die Strafe trifft Sie.
    .title = Fremde Karte einwerfen
    .short = Ebenso mit einer fremden; in die Lücke legen Sie dann eine von Ihren.
    .for = action throw_theirs by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose theirs in grid of any opponent when owner of theirs is not caller; turn theirs up; let actor be me; if rank of theirs is not rank of top of discard then (turn theirs down; go to wrong); move theirs to discard; choose mine in grid of me; move mine to theirs; if size of grid of me = 0 then go to reveal; go to discarded
    .unsaid = any-player, face-up, zone-discard

pass = { $race ->
    [seat] Sind alle gefragt und will niemand mehr einwerfen,
   *[first] Will niemand mehr einwerfen,
 } ist der Zug zu Ende. Hat jemand die letzte eigene Karte eingeworfen oder abgegeben, endet sofort die ganze Runde.
    .title = Ende des Zuges
    .for = action pass in window: if race = first then go to closed; let asked be first of players from left of asked where it is not caller; if asked is active then go to closed

call = Am Ende Ihres Zuges, aber noch nicht im ersten Umlauf, können Sie „Dutch“ rufen, wenn es noch niemand getan hat. Alle anderen haben dann noch einen Zug, Sie selbst keinen mehr. Ihre Karten sind ab jetzt tabu: Niemand tauscht sie oder wirft sie ein, und auch Sie werfen nichts mehr ein.
    .title = „Dutch“ rufen
    .short = Am Ende Ihres Zuges, vom zweiten Umlauf an. Alle anderen haben noch einen Zug. Ihre Karten sind tabu.
    .for = action call in ending: let caller be me; go to next
    .for-closed-ask = if lapped and caller is nobody then go to ending else go to next

leave = Ob mit oder ohne Ruf: Danach ist am Zug, wer links von Ihnen sitzt.
    .title = Weitergeben
    .for = action leave in ending: go to next
    .for-next-pass-on = let active be left of active; if active is starter then let lapped be yes

next-last-lap = Ist die Reihe wieder bei der Person, die gerufen hat, endet die Runde.
    .short = Die Runde endet, wenn die Reihe wieder bei der Person ist, die gerufen hat, oder sobald jemand keine Karte mehr hat.
    .for = if active is caller then go to reveal else go to turn

late = Werden zwei Karten fast im selben Augenblick eingeworfen, gilt nur die schnellere. Die andere kommt ohne Strafe an ihren Platz zurück; danach darf sie wie jede andere eingeworfen werden.
    .short = Zwei zugleich: Die schnellere gilt, die andere kommt ohne Strafe zurück.
    .for = editorial late in play when race = first


## Kartenkräfte

powers = Diese Karten haben eine Kraft, sooft sie abgelegt werden: frisch gezogen, aus einer Auslage oder eingeworfen. Die Kraft hat, wer die Karte ablegt, und sie wirkt sofort. Fehlt die Karte oder die Person dazu, geschieht nichts. Die Karten einer Person, die gerufen hat, bleiben unberührt.
    .short = Die Kraft hat, wer die Karte ablegt, auch außer der Reihe. Die Karten einer Person, die gerufen hat, bleiben unberührt.

look = Sie müssen eine Ihrer eigenen Karten ansehen und legen sie zurück.
    .for = power look on Q: choose mine in grid of me; look at mine
    .unsaid = zone-grid

swap-two = Sie { may } zwei beliebige Karten auf dem Tisch ungesehen tauschen: zwei eigene, zwei einer anderen Person oder Karten von zwei verschiedenen Personen.
    .for = power swap_two on J optional when at least 2 of spots in grid of any player where owner of it is not caller: choose one in grid of any player when owner of it is not caller; choose other in grid of any player when other is not one and owner of other is not caller; swap one with other
    .unsaid = number-2, zone-grid

give = Sie { may } einer anderen Person, die nicht gerufen hat und weniger als { $full } Karten hat, die oberste Karte { zone-stock.of } geben. Niemand sieht sie an; sie kommt { face-down } in eine Lücke der Auslage oder, wenn keine da ist, neben die übrigen Karten.
    .for = power give on A optional when some opponents where it is not caller and size of grid of it < full: choose whom in opponents when it is not caller and size of grid of it < full; if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of whom
    .unsaid = zone-discard, zone-grid


## Wertung

reveal-show = { each-player.opening } decken die Karten { zone-grid.their } auf, sodass sie { face-up } liegen.
    .for = each player: turn grid of me up

role-caller = hat gerufen
    .who = die Person, die gerufen hat,
    .of = der Person, die gerufen hat
    .you = Jetzt haben Sie gerufen
role-starter = beginnt
    .who = die Person, die beginnt,
    .of = der Person, die beginnt
    .you = Jetzt beginnen Sie
role-active = ist an der Reihe
    .who = die Person, die an der Reihe ist,
    .of = der Person, die an der Reihe ist
    .you = Jetzt sind Sie an der Reihe
role-actor = hat abgelegt
    .who = die Person, die abgelegt hat,
    .of = der Person, die abgelegt hat
    .you = Jetzt haben Sie abgelegt
role-asked = wird gefragt
    .who = die Person, die gefragt wird,
    .of = der Person, die gefragt wird
    .you = Jetzt werden Sie gefragt

total = Zählen Sie die Punkte der Karten { zone-grid.own-in } zusammen: Das ist Ihre Summe.
    .for = define total of player: sum points of cards in grid of player

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } die Runde
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } die Runde nicht
 }

said-match-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie nicht
 }

won-lowest = Die niedrigste Summe gewinnt die Runde. Haben mehrere die gleiche, entscheidet die kleinere Zahl von Karten.
    .why = niedrigste Summe, und unter den niedrigsten die wenigsten Karten
    .why-won-others = jemand hat weniger, oder ebenso wenig mit weniger Karten
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-lowest = define lowest: least total of players
    .for-held = define held of player: size of grid of player
    .for-fewest = define fewest: least held of players where total of it = lowest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fewest
    .unsaid = zone-grid

won-caller-yields = Liegen auch dann noch mehrere gleichauf, gewinnen sie alle – außer der Person, die gerufen hat.
    .why = gleichauf, hat aber gerufen
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides lowest

score-others = Normalerweise zählt Ihre Summe so, wie sie ist.
    .why = was die Karten zählen
    .for = total of player + fine * fines of player
    .unsaid = fine

score-low-call = Haben Sie gerufen und die Runde mit höchstens { $little } Punkten gewonnen, zählen Ihre Karten nichts.
    .why = hat gerufen und mit wenigen Punkten gewonnen
    .for = fine * fines of player when player is caller and won of player and total of player > 0 and total of player <= little overrides others
    .unsaid = fine

score-beaten = Haben Sie gerufen und die Runde nicht gewonnen, wird Ihre Summe verdoppelt. Ganz zuletzt bekommen alle für jede Strafkarte, die sie wegen ihrer vollen Auslage nicht nehmen mussten, noch { $fine } Punkte dazu.
    .why = hat gerufen und wurde geschlagen: doppelte Summe
    .for = 2 * total of player + fine * fines of player when player is caller and not won of player and total of player > 0 overrides others
    .unsaid = number-2

example = Ein Beispiel: { $caller } hat gerufen, und alle Karten liegen offen.
    .about = call

reveal-count = Schreiben Sie auf, was { each-player } bekommen, und zählen Sie es zu den Punkten der früheren Runden.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-lead = Haben mehrere die Runde gewonnen, beginnt die nächste, wer von ihnen reihum zuerst nach der Person kommt, die diese begonnen hat.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from left of starter where won of it


## Gewinn der Partie

standings-end = Die Partie endet, sobald jemand nach einer Runde { $limit } Punkte oder mehr hat. Die wenigsten Punkte gewinnen; haben mehrere gleich wenige, teilen sie sich den Sieg.
    .for = if some players where running of it >= limit then (each player: announce match_won of me; end match)
    .for-best = define best: least running of players
    .for-match-won = define match_won of player: running of player = best
    .unsaid = each-player

standings-again = Bis dahin folgt Runde auf Runde.
    .for = go to setup


## Fragen

question-first-starter = Wer beginnt die erste Runde?
    .for = agreed
    .ruling = Die Person, auf die Sie sich einigen.
    .reason = Gewonnen hat ja noch niemand.

question-first-discard = Zu Beginn wird für den Ablagestapel ein Ass aufgedeckt. Geschieht etwas? Und darf ich ein anderes einwerfen?
    .for = nothing
    .ruling = Nein, weder noch. Im ersten Zug darf man es aber nehmen.
    .reason = Niemand hat es abgelegt.

question-taken-back = Darf ich die oberste Ablage nehmen und gleich wieder ablegen?
    .for = never
    .ruling = Nein, sie muss eine Karte von Ihnen ersetzen.
    .reason = Sonst ließe sich mit einem einzigen Ass den ganzen Abend lang schenken.

question-emptied-slot = Kann eine gezogene oder genommene Karte in eine Lücke kommen?
    .for = stays_empty
    .ruling = Nein. Lücken füllen nur Strafkarten und Karten, die andere Ihnen geben.
    .reason = Eine neue Karte tritt an die Stelle einer anderen.

question-power-or-throw = Jemand legt eine Dame ab, und ich will auch eine einwerfen. Was kommt zuerst?
    .for = power_first
    .ruling = Die Kraft der ersten. Dann werfen Sie Ihre ein und müssen selbst eine Karte ansehen.
    .reason = Die Kraft gehört zum Ablegen.

question-whose-power = Ich werfe einen fremden Buben ein. Wer darf tauschen?
    .for = whoever_discards
    .ruling = Sie, sobald Sie eine Karte dafür gegeben haben.
    .reason = Abgelegt haben ihn ja Sie.

question-throw-unseen = Muss ich eine Karte kennen, um sie einzuwerfen?
    .for = any_card
    .ruling = Nein, raten ist erlaubt.
    .reason = Falsch zu raten ist teuer genug.

question-match-by = Passt ein roter König auf einen schwarzen? Und ein Joker auf einen Joker?
    .for = rank
    .ruling = Ja. Es zählt nur der Rang, nicht der Wert.
    .reason = Den Rang sehen alle auf einen Blick.

question-owed-card = Welche Karte gebe ich für eine fremde?
    .for = own_choice
    .ruling = Irgendeine von Ihren; Sie müssen sie nicht kennen. Niemand sieht sie an.
    .reason = Das ist der Lohn dafür, dass Sie fremde Karten kennen.

question-wrong-again = Ich habe mich geirrt. Darf ich es mit einer anderen Karte versuchen?
    .for = next_discard
    .ruling = Bei dieser Ablage nicht mehr. Sobald wieder eine Karte abgelegt oder eingeworfen ist, dürfen Sie.
    .reason = Niemand soll Karte um Karte aufdecken.

question-penalty-place = Wohin kommt eine Strafkarte oder eine, die mir jemand gibt? Und darf ich sie ansehen?
    .for = gap_or_beside
    .ruling = In die erste Lücke, von der Reihe an gezählt, die Ihnen am nächsten liegt, sonst neben die übrigen Karten. Angesehen wird sie nicht.
    .reason = So muss niemand lange überlegen.

question-full-grid = Meine Auslage ist voll, und ich habe falsch eingeworfen. Was nun?
    .for = points
    .ruling = Sie merken sich jedes Mal { $fine } Punkte vor, die am Ende der Runde dazukommen.
    .reason = Mehr als { $full } Karten hat niemand.

question-stock-out = Und wenn der Talon ausgeht?
    .for = reshuffle
    .ruling = Wer eine Karte von dort braucht, mischt vorher alle abgelegten bis auf die oberste zu einem neuen Talon.
    .reason = An einem vollen Tisch kommt es bald dazu.

question-race-judge = Zwei werfen zugleich ein. Wer war schneller?
    .for = lower_card
    .ruling = Wessen Karte unten liegt. Im Zweifel entscheiden die Unbeteiligten.
    .reason = Das können alle sehen.

question-seat-again = Jemand hat eine Karte eingeworfen. Wer wird als Nächstes gefragt?
    .for = from_the_start
    .ruling = Wieder zuerst die Person, die am Zug ist, dann reihum die anderen.
    .reason = Mit jeder eingeworfenen Karte ist eine neue abgelegt.

question-early-end = Ich habe meine letzte Karte eingeworfen, einen Buben. Darf ich noch tauschen?
    .for = at_once
    .ruling = Nein. Es wird sofort aufgedeckt, selbst wenn jemand gerufen hat und andere noch einen Zug hätten.
    .reason = Sobald Sie keine Karte mehr haben, ist die Runde vorbei.

question-second-call = Jemand hat gerufen. Darf ich das auch noch?
    .for = nobody_else
    .ruling = Nein.
    .reason = Die Runde endet ohnehin.

question-caller-protected = Was darf mit den Karten einer Person, die gerufen hat, noch geschehen?
    .for = wholly
    .ruling = Bis zum Aufdecken nichts. Auch fremde Karten wirft diese Person nicht mehr ein.
    .reason = Wer ruft, hat auf genau diese Karten gesetzt.

question-caller-tie = Ich habe gerufen und ebenso wenige Punkte wie jemand anders. Habe ich gewonnen?
    .for = fewer_cards_wins
    .ruling = Nur wenn Sie weniger Karten haben. Sind es gleich viele, sind Sie geschlagen.
    .reason = Wer ruft, muss besser sein als die anderen.

question-below-zero = Ich habe gerufen, und meine Karten ergeben weniger als null. Wird das verdoppelt, oder zählt es nichts?
    .for = as_it_is
    .ruling = Weder noch. Eine Summe unter null zählt, wie sie ist, ob Sie gewonnen haben oder nicht.
    .reason = 0 wäre keine Belohnung, das Doppelte keine Strafe.

question-fines-last = Werden die { $fine } Punkte anstelle einer Strafkarte mitverdoppelt?
    .for = added
    .ruling = Nein. Erst wird eine Summe ersetzt oder verdoppelt, dann wird dazugezählt – auch dann, wenn Ihre Karten nichts zählen.
    .reason = Die Strafe wird weder erlassen noch erhöht.

question-tied-start = Mehrere von uns haben die Runde gewonnen. Wer beginnt die nächste?
    .for = next_after_starter
    .ruling = Wer von Ihnen reihum zuerst nach der Person kommt, die diese begonnen hat.
    .reason = Es kann nur eine Person sein.

question-tied-match = Am Ende der Partie haben wir gleich wenige Punkte. Wer gewinnt?
    .for = shared
    .ruling = Sie alle.
    .reason = Sie haben gleich gut gespielt.


## Glossar

glossary-grid = Die Karten, die vor jemandem liegen, samt den Lücken dazwischen und allem, was daneben liegt.
    .term = Auslage

glossary-stock = Der verdeckte Stapel, von dem gezogen wird.
    .term = Talon

glossary-discard = Der offene Stapel neben dem Talon. Nur die oberste Karte zählt.
    .term = Ablagestapel

glossary-discarding = Eine Karte auf den Ablagestapel legen, auf welchem Weg auch immer.
    .term = Ablegen

glossary-throw-in = Eine Karte loswerden, weil sie den Rang der letzten Ablage hat.
    .term = Einwerfen
    .about = throw_own

glossary-penalty = Eine Karte vom Talon, die niemand ansieht, für jemanden, der falsch eingeworfen hat.
    .term = Strafkarte

glossary-lap = Je ein Zug aller Mitspielenden.
    .term = Umlauf

glossary-call = Am Ende des eigenen Zuges „Dutch“ sagen. Damit beginnt der letzte Umlauf.
    .term = Rufen
    .about = call

glossary-sum = Die Punkte aller Karten einer Auslage.
    .term = Summe
    .about = total
