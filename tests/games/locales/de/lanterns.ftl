### Laternen auf Deutsch: die Sätze der Spielregel.


## Das Spiel

game = Laternen

about = Es ist Nacht, und Sie sind auf dem Heimweg. Vor Ihnen liegen { $dealt } Karten, von denen Sie erst { $grid-row-1 } gesehen haben. Zug um Zug bringen Sie Licht in die übrigen, tauschen hohe Karten gegen niedrige und werden gleiche los. Sobald Sie alle Ihre Karten kennen und sie fast nichts mehr zählen, sind Sie daheim.

about-alert = Niemand beschließt hier, eine Runde zu beenden: Das tun Ihre Karten für Sie, ob es Ihnen passt oder nicht. Und hat jemand anders weniger Punkte, wenn Sie heimkommen, zahlen Sie dafür. Unterwegs lassen Laternen Sie weiter sehen, Eulen blicken in fremde Karten, und der Wind weht fort, was Sie sicher glaubten.

object = In jeder Runde sollen Ihre Karten zusammen möglichst wenig zählen. In der Partie wollen Sie als Letzte oder Letzter übrig bleiben: Wer mehr als { $limit } Punkte hat, scheidet aus.


## Was vor dem Spiel verabredet wird

option-nights = Eine Runde dauert höchstens { $nights } Nächte; in jeder Nacht haben alle einen Zug. Oder Sie verabreden eine andere Zahl, von 6 bis 20.


## Karten mit Namen

rank-lantern = Laterne
rank-wind = Wind
rank-owl = Eule


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

players = Es spielen { $fewest } bis { $most } Personen. Die Züge gehen { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 } um den Tisch; wer aus der Partie ausgeschieden ist, wird übersprungen.

opening-seat = Wer die erste Runde beginnt, machen Sie unter sich aus.
    .for = let starter be first of players; go to setup


## Karten und Werte

deck = Sie brauchen den eigenen Kartensatz des Spiels mit { $cards } Karten. Die −1 gibt es dreimal, jede Zahl von 0 bis 9 viermal; diese Karten zählen, was daraufsteht. Zwei Laternen, drei Winde und zwei Eulen haben eine Kraft, aber keine Zahl; jede dieser Karten zählt { $nameless }.
    .for-named = define named of card: rank of card = lantern or rank of card = wind or rank of card = owl
    .unsaid = rank-lantern, rank-owl, rank-wind


## Vorbereitung

setup-shuffle = Mischen Sie alle { $cards } Karten. Das darf tun, wer will.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-light, zone-stock

setup-deal = Geben Sie einzeln und reihum, bis { each-player } je { $dealt } Karten haben, { face-down }. Ungesehen legen alle die ihren als { zone-grid } aus zwei Reihen vor sich hin: { $grid-row-1 } Karten vorn, { $grid-row-2 } dahinter.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Der Rest kommt { face-down } in die Mitte und bildet { zone-stock.object }. Legen Sie dessen oberste Karte { face-up } daneben: Mit ihr beginnt { zone-discard.subject }.
    .for = move top of stock to discard

setup-look = Gleichzeitig sehen sich { each-player } einmal die { $grid-row-1 } Karten in der näheren Reihe ihrer { zone-grid } an und legen sie zurück. Von da an sieht niemand mehr eine verdeckte Karte an, wenn es nicht eine Eule erlaubt.
    .for = each player: look at row 1 of grid of me

setup-begin = Den ersten Zug hat, wer die Runde beginnt.
    .for = let active be starter; let night be 1; go to turn
    .unsaid = number-1


## Spielverlauf

turn = Sind Sie am Zug, nehmen Sie eine Karte, und zwar auf eine von zwei Arten:
    .for = phase turn, drawn: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of }, und sehen Sie sie an, ohne sie zu zeigen. Danach haben Sie die Wahl:
    .title = Ziehen
    .short = Sehen Sie die oberste Karte des Talons an.
    .for = action draw in turn: move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

exchange = Legen Sie irgendeine Karte { zone-grid.own-from } { face-up } { zone-discard.to } und die neue { face-down } an ihre Stelle.
    .title = Tauschen
    .short = Sie ersetzt eine Karte Ihrer Auslage; diese legen Sie ab.
    .for = action exchange in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Legen Sie die Karte { face-up } { zone-discard.to }.
    .title = Ablegen
    .short = Sie kommt auf den Ablagestapel.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

take = Zeigt die oberste Karte { zone-discard.of } eine Zahl bis { $gentle }, können Sie sie nehmen und ebenso { face-down } gegen eine Karte { zone-grid.own-from } tauschen. Wieder ablegen können Sie sie nicht.
    .title = Oberste Ablage nehmen
    .short = Nur eine Zahl bis { $gentle }. Sie ersetzt eine Karte Ihrer Auslage; diese legen Sie ab.
    .for = action take in turn when caller is nobody and size of discard > 0 and not named of top of discard and pip of top of discard <= gentle: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = face-up, may, zone-hand

discarded-power = Hat die Karte, die Sie abgelegt haben, eine Kraft, nutzen Sie diese jetzt (siehe unten).
    .for = as active: if caller is nobody then offer powers on top of discard
    .for-discarded-on = go to throwing
    .unsaid = may, zone-discard

throwing-try = Danach { may } Sie gleiche Karten einwerfen: Drehen Sie eine Karte { zone-grid.own-of }, die Sie schon gesehen haben, so um, dass sie { face-up } liegt. Ist sie der obersten Karte { zone-discard.of } gleich, kommt sie auf diesen Stapel und hinterlässt eine Lücke, und Sie { may } es mit einer weiteren versuchen. Ist sie es nicht, drehen Sie sie wieder { face-down } um; Sie bekommen eine Strafkarte und können nichts mehr einwerfen.
    .for = as active: if some spots in grid of me where it is known to me then (may (choose spot in grid of me when it is known to me; turn spot up; if rank of spot is not rank of top of discard then (turn spot down; go to wrong); move spot to discard; go to throwing))
    .for-throwing-on = go to next

wrong-cost = Eine Strafkarte ist die oberste Karte { zone-stock.of }. Niemand sieht sie an; sie kommt { face-down } in die erste Lücke { zone-grid.own-of }. Sind alle { $dealt } Plätze besetzt oder ist der Talon aufgebraucht, bekommen Sie stattdessen am Ende der Runde { $fine } Punkte.
    .for = as active: (if size of grid of me = dealt or size of stock = 0 then let fines of me be fines of me + 1 else move top of stock to grid of me)
    .for-wrong-on = go to next

next-pass-on = Danach ist Ihr Zug zu Ende, und am Zug ist, wer links von Ihnen sitzt.
    .for = let active be left of active; if active is starter then let night be night + 1
    .unsaid = number-1

next-call = Am Ende Ihres Zuges sind Sie daheim, wenn Sie alle Karten { zone-grid.own-in } gesehen haben und diese zusammen höchstens { $dim } Punkte zählen, oder wenn Sie nur noch höchstens { $few } Karten haben. Daheim ist aber nur, wer als Erstes so weit kommt.
    .for = if caller is nobody and (sparse of active or cheap of active and seen of active) then let caller be active
    .for-sparse = define sparse of player: size of grid of player <= few
    .for-cheap = define cheap of player: total of player <= dim
    .for-seen = define seen of player: no spots in grid of player where it is not known to player

tell = Ob Sie daheim sind, entscheiden Sie nicht, und verschweigen dürfen Sie es auch nicht: Sagen Sie es sofort. Die anderen müssen Ihnen vertrauen, denn was Sie gesehen haben, wissen nur Sie.
    .short = Nach Ihrer Ablage und deren Kraft dürfen Sie gleiche Karten einwerfen, die Sie schon gesehen haben. Ist eine falsch, bekommen Sie eine Strafkarte. Daheim sind Sie dann, wenn Sie alle Ihre Karten gesehen haben und diese höchstens { $dim } Punkte zählen, oder wenn Sie nur noch höchstens { $few } Karten haben.
    .for = editorial tell in play

next-last-lap = Ist jemand daheim, haben alle anderen noch einen Zug; darin wirkt keine Kraft, und { zone-discard.from } darf nichts genommen werden. Dann ist die Runde zu Ende. Kommt niemand heim, endet sie nach { $nights } Nächten.
    .for = if active is caller or size of stock = 0 or caller is nobody and night > nights then go to reveal else go to turn
    .unsaid = zone-stock

next-refill = Ist { zone-stock.subject } am Ende eines Zuges aufgebraucht, mischen Sie alle Karten { zone-discard.of }, auch die oberste: Sie bilden { face-down } den neuen Talon, und dessen oberste Karte kommt { face-up } daneben, als Anfang eines neuen Ablagestapels.
    .for = if size of stock = 0 then (gather rest of discard into stock; if size of discard > 0 then move top of discard to stock; shuffle stock; if size of stock > 0 then move top of stock to discard)


## Kartenkräfte

powers = Diese Karten haben eine Kraft, sooft Sie sie in Ihrem Zug ablegen: frisch gezogen oder im Tausch aus Ihrer Auslage. Nutzen Sie die Kraft, bevor Sie etwas einwerfen. Ist jemand daheim, wirkt keine mehr.

gust = Sie { may } mit einer Person Ihrer Wahl eine Karte tauschen: Sie suchen eine { zone-grid.own-from } aus, die andere Person eine ihrer Karten, und niemand sieht die beiden an. Oder Sie tauschen zwei eigene Karten, ebenfalls ungesehen.
    .for = power gust on wind optional: choose whom in players when size of grid of it > 0 and (it is not me or size of grid of me > 1); choose mine in grid of me; as whom: (choose other in grid of me when other is not mine; swap mine with other)
    .unsaid = number-1

shine = Sie { may } noch { $number-2 } Karten { zone-stock.from } ziehen und beide ansehen. Eine behalten Sie, die andere legen Sie { face-up } { zone-discard.to }; hat diese eine Kraft, wirkt sie nicht. Mit der behaltenen verfahren Sie wie mit jeder gezogenen Karte.
    .for = power shine on lantern optional when size of stock > 1: move top of stock to hand of me; move top of stock to light of me; choose kept in 1 to 2; if kept = 1 then move light of me to discard else (move hand of me to discard; move light of me to hand of me); go to drawn
    .unsaid = number-1, zone-hand, zone-light


## Wertung

reveal-show = { each-player.opening } decken die Karten { zone-grid.their } auf, sodass sie { face-up } liegen.
    .short = Wer daheim ist, sagt es; alle anderen haben noch einen Zug, ohne Kräfte und ohne den Ablagestapel. Dann decken { each-player } die Karten { zone-grid.their } auf, sodass sie { face-up } liegen.
    .for = each player: turn grid of me up

role-caller = ist daheim
    .who = die Person, die daheim ist,
    .of = der Person, die daheim ist
    .you = Jetzt sind Sie daheim
role-starter = beginnt
    .who = die Person, die beginnt,
    .of = der Person, die beginnt
    .you = Jetzt beginnen Sie
role-active = ist am Zug
    .who = die Person, die am Zug ist,
    .of = der Person, die am Zug ist
    .you = Jetzt sind Sie am Zug

score-others = Zählen Sie die Zahlen auf den Karten { zone-grid.own-in } zusammen und für jede Karte ohne Zahl { $nameless } dazu: Das ist Ihre Summe, und so viele Punkte bekommen Sie normalerweise.
    .why = die eigene Summe
    .for-total = define total of player: (sum pip of cards in grid of player where not named of it) + nameless * (number of cards in grid of player where named of it)
    .for = total of player + fine * fines of player
    .unsaid = fine

score-called = Sind Sie daheim und hat niemand eine niedrigere Summe, ziehen Sie von der Ihren { $reward } ab. Sie kann dabei unter null fallen.
    .why = daheim, und niemand hat weniger: { $reward } weniger
    .for = total of player - reward + fine * fines of player when player is caller overrides others
    .unsaid = fine

score-outshone = Sind Sie daheim, aber jemand hat eine niedrigere Summe, zählen Sie stattdessen { $reward } dazu.
    .why = zu früh daheim: { $reward } mehr
    .for = total of player + reward + fine * fines of player when player is caller and outshone of player overrides others, called
    .for-outshone = define outshone of player: some opponents where total of it < total of player
    .unsaid = fine

example = Ein Beispiel: { $caller } ist daheim, und alle Karten liegen offen.

reveal-count = Für jede Strafkarte, die Sie nicht nehmen konnten, kommen { $fine } Punkte dazu, ob Sie daheim sind oder nicht. Schreiben Sie auf, was { each-player } bekommen, und zählen Sie es zu den Punkten der früheren Runden.
    .for = each player: (announce score of me; let latest of me be score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-fall = Wer danach genau { $limit } Punkte hat, fällt auf { $refuge } zurück, aber nur einmal in der Partie.
    .for = each player when running of me = limit and not fallen of me: (let running of me be refuge; let fallen of me be yes)
    .unsaid = each-player


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

standings-end = Wer nach einer Runde mehr als { $limit } Punkte hat, scheidet aus der Partie aus. Wer zuletzt übrig bleibt, gewinnt. Scheiden alle, die noch dabei sind, in derselben Runde aus, gewinnt von ihnen, wer die wenigsten Punkte hat; haben mehrere gleich wenige, teilen sie sich den Sieg.
    .for = if at most 1 of players where running of it <= limit then (each player: announce won of me; end match)
    .for-standings-leave = each player when running of me > limit: let out of me be yes
    .for-best = define best: least running of players
    .for-won = define won of player: running of player = best
    .unsaid = each-player, number-1

standings-lead = Solange mindestens zwei noch dabei sind, folgt eine weitere Runde. Es beginnt, wer von ihnen in der letzten die meisten Punkte bekommen hat.
    .for = let starter be first of players from left of starter where latest of it = most; go to setup
    .for-most = define most: greatest latest of players


## Fragen

question-first-discard = Zu Beginn wird für den Ablagestapel eine Laterne aufgedeckt. Geschieht etwas?
    .for = no_power
    .ruling = Nein. Auch nehmen kann sie niemand.
    .reason = Niemand hat sie abgelegt.

question-taken-back = Darf ich die oberste Ablage nehmen und gleich wieder ablegen?
    .for = must_be_exchanged
    .ruling = Nein, sie muss eine Karte von Ihnen ersetzen.
    .reason = Sonst hätten Sie einfach gepasst.

question-kept-card = Mit einer Laterne habe ich eine Eule und eine 2 gezogen. Was wird aus der Kraft der Eule?
    .for = like_a_drawn_one
    .ruling = Behalten Sie die Eule, wirkt sie, sobald Sie sie ablegen. Behalten Sie die 2, geht sie verloren.
    .reason = Die behaltene Karte tritt an die Stelle der gezogenen.

question-short-stock = Ich lege eine Laterne ab, aber im Talon liegt nur noch eine Karte. Was jetzt?
    .for = no_light
    .ruling = Nichts geschieht. Der Talon wird erst am Ende eines Zuges erneuert.
    .reason = Eine Laterne zeigt zwei Karten oder keine.

question-blown-unseen = Darf ich eine Karte ansehen, die mir der Wind gebracht hat?
    .for = nobody_looks
    .ruling = Nein. Sie liegt verdeckt am Platz der Karte, die Sie hergegeben haben, und als gesehen gilt sie nur, wenn Sie sie vorher schon kannten.
    .reason = Der Wind weht im Dunkeln.

question-power-first = Ich lege einen Wind ab und habe noch einen in der Auslage. Was kommt zuerst?
    .for = then_throw_in
    .ruling = Die Kraft. Danach dürfen Sie den zweiten Wind einwerfen.
    .reason = Die Kraft gehört zum Ablegen, das Einwerfen beschließt den Zug.

question-thrown-in-power = Wirkt die Kraft einer Karte auch, wenn ich sie einwerfe?
    .for = none
    .ruling = Nein.
    .reason = Sie los zu sein, ist Lohn genug.

question-emptied-slot = Darf ich Lücken in meiner Auslage schließen oder eine gezogene Karte hineinlegen?
    .for = stays
    .ruling = Nein. Lücken füllen nur Strafkarten: die erste Lücke von links, in der näheren Reihe vor der anderen.
    .reason = Alle merken sich Karten nach ihrem Platz.

question-no-room = Ich lag in einer Runde zweimal falsch und hatte dabei { $dealt } Karten vor mir. Was kostet das?
    .for = points
    .ruling = Jedes Mal { $fine } Punkte. Merken Sie sie sich, und zählen Sie sie am Ende der Runde dazu.
    .reason = Für eine sechste Karte ist kein Platz.

question-whose-turn = Im Zug einer anderen Person hat mir der Wind eine Karte gebracht, und nun habe ich wenig genug. Bin ich daheim?
    .for = own_turn_only
    .ruling = Noch nicht. Es kommt darauf an, was Sie am Ende Ihres eigenen Zuges haben und gesehen haben.
    .reason = Sonst müsste man nach jedem Wind alle fragen.

question-second-caller = Jemand ist daheim. Kann ich auch noch heimkommen?
    .for = only_the_first
    .ruling = Nein. Sie können nur noch weniger Punkte haben.
    .reason = Die Runde geht ohnehin zu Ende.

question-caller-safe = Kann den Karten einer Person, die daheim ist, noch etwas geschehen?
    .for = nobody_reaches_them
    .ruling = Nein. Sie bleiben liegen, wie sie sind, bis sie aufgedeckt werden.
    .reason = Ohne Kräfte rührt niemand fremde Karten an.

question-last-turn = Darf ich noch Karten einwerfen, wenn jemand daheim ist?
    .for = may_throw_in
    .ruling = Ja, in Ihrem letzten Zug wie in jedem anderen.
    .reason = Nur die Kräfte und der Ablagestapel sind tabu.

question-last-night = In der letzten Nacht kommt jemand heim. Haben auch diejenigen noch einen Zug, die in dieser Nacht schon an der Reihe waren?
    .for = one_more_turn
    .ruling = Ja. Alle anderen haben noch einen Zug.
    .reason = In welcher Nacht jemand heimkommt, macht keinen Unterschied.

question-nothing-left = Was ist, wenn keine Karte zum Ziehen mehr da ist?
    .for = round_ends
    .ruling = Dann ist die Runde sofort zu Ende. Sehen Sie aber unter dem Tisch nach: Es müssen Karten fehlen.
    .reason = Auch zu fünft liegt die Hälfte der Karten vor niemandem.

question-tied-caller = Ich bin daheim, und jemand anders hat die gleiche Summe. Ziehe ich trotzdem { $reward } ab?
    .for = reward
    .ruling = Ja.
    .reason = Niemand hat weniger als Sie.

question-order = Ich bin mit 4 Punkten daheim und schulde { $fine } für einen Fehler; jemand anders hat 5. Wer hat weniger?
    .for = fines_last
    .ruling = Sie. Vergleichen Sie zuerst, was die Karten zählen; dann wird abgezogen oder dazugezählt, und erst danach kommt, was Fehler kosten.
    .reason = Ein Fehler hat nichts damit zu tun, wer rechtzeitig daheim war.

question-below-zero = Kann ich in einer Runde oder in der ganzen Partie unter null kommen?
    .for = counts
    .ruling = Ja, beides.
    .reason = Eine Belohnung muss etwas wert sein.

question-fallen-again = Ich bin schon einmal zurückgefallen, und jetzt habe ich wieder genau { $limit } Punkte. Scheide ich aus?
    .for = stays
    .ruling = Nein. Sie bleiben bei { $limit } und spielen weiter.
    .reason = Nur wer mehr als { $limit } hat, scheidet aus.

question-tied-start = Zwei von uns haben in der letzten Runde die meisten Punkte bekommen. Wer beginnt?
    .for = nearest_to_the_left
    .ruling = Wer von Ihnen links von der Person, die jene Runde begonnen hat, am nächsten sitzt.
    .reason = Beginnen kann nur eine Person.

question-overlooked = Jemand hätte schon vor einigen Zügen daheim sein müssen und hat es nicht bemerkt. Was jetzt?
    .for = open
    .reason = Manche tun dann so, als wäre es gerade eben geschehen; andere verhängen außerdem ein paar Punkte.


## Glossar

glossary-grid = Die Karten, die vor jemandem liegen, samt den Lücken dazwischen.
    .term = Auslage

glossary-stock = Der verdeckte Stapel, von dem gezogen wird.
    .term = Talon

glossary-discard = Der offene Stapel neben dem Talon. Nur die oberste Karte zählt.
    .term = Ablagestapel

glossary-night = Je ein Zug aller Mitspielenden.
    .term = Nacht

glossary-home = Das sind Sie, wenn die Runde wegen Ihrer Karten zu Ende geht.
    .term = Daheim
    .about = next.call

glossary-equal = Karten sind gleich, wenn sie dieselbe Zahl zeigen oder wenn beide Laternen, Winde oder Eulen sind.
    .term = Gleich

glossary-throw-in = Eine Karte loswerden, weil sie der eben abgelegten gleich ist.
    .term = Einwerfen
    .about = throwing.try

glossary-penalty = Eine Karte vom Talon, die niemand ansieht, für jemanden, der falsch eingeworfen hat.
    .term = Strafkarte

glossary-total = Was die Karten einer Auslage zusammen zählen.
    .term = Summe
    .about = total
