### Cambio klassisch auf Deutsch: die Sätze der Spielregel. Wie sie zu den Regeln gehören, steht am
### Anfang des englischen Katalogs von cambio.


## Das Spiel

game = Cambio klassisch

about = Vor Ihnen liegen { $dealt } Karten, von denen Sie { $grid-row-1 } gesehen haben. Teure Karten wollen Sie loswerden, billige behalten – und nicht vergessen, welche welche ist, während alle anderen Karten hin- und herschieben. Glauben Sie, am billigsten dazustehen, sagen Sie „Cambio“.

about-speed = Ein gutes Gedächtnis allein reicht nicht. Sobald eine Karte abgelegt ist, darf eine gleiche daraufwerfen, wer weiß, wo eine liegt: jederzeit, auch außer der Reihe, und sogar eine fremde. Flinke Hände werden Karten los, voreilige bekommen neue.

about-blind = Mancherorts heißt das Spiel Blind. Verwandt ist es mit Cabo und Rat-a-Tat Cat.

object = Sie wollen die wenigsten Punkte haben, wenn aufgedeckt wird.


## Was vor dem Spiel verabredet wird

option-games = { $games ->
    [one] Sie spielen ein einziges Spiel. Oder Sie verabreden mehrere; dann beginnt jeweils, wer das vorige gewonnen hat.
   *[other] Sie spielen { $games } Spiele. Es beginnt jeweils, wer das vorige gewonnen hat.
 }

option-two-hands = { $two-hands ->
    [yes] Getauscht wird nur mit einer Hand.
   *[no] Getauscht werden darf mit beiden Händen. Oder Sie erlauben nur eine.
 }


## Varianten

variant-high-stakes = Wer die meisten Punkte hat, muss eine Mutprobe bestehen, die vorher verabredet wurde.
    .title = Cambio mit hohem Einsatz

variant-rummy = Die Punkte werden von Spiel zu Spiel zusammengezählt; wer auf { $limit } kommt, scheidet aus. Wer ruft und geschlagen wird, bekommt { $penalty } dazu.
    .title = Rommé-Cambio

variant-two-packs = { $packs } Kartenspiele mit { $jokers } Jokern für bis zu { $most } Personen. Weil es jede Karte doppelt gibt, lässt sich mehr anlegen.
    .title = Cambio mit zwei Kartenspielen


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


## Mitspielende

players = Es spielen { $fewest } bis { $most } Personen, jede auf eigene Rechnung. Die Züge gehen { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 } um den Tisch.

opening-seat = Wer das erste Spiel beginnt, machen Sie unter sich aus.
    .for = let starter be first of players; go to setup


## Karten und Werte

deck = Sie brauchen ein Kartenspiel mit beiden Jokern, zusammen { $cards } Karten. Am Ende eines Spiels zählt jede Karte, die vor Ihnen liegt:


## Vorbereitung

setup-shuffle = Mischen Sie alle { $cards } Karten; wer das tut, ist gleichgültig.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } bekommen { $dealt } Karten, { face-down }, und legen sie ungesehen als { zone-grid } von { $grid-shape } Karten vor sich hin. Was übrig ist, liegt { face-down } in der Mitte: { zone-stock.subject }. Aufgedeckt wird nichts; { zone-discard.subject } beginnt mit der ersten Karte, die jemand ablegt.
    .for = deal dealt from stock to each grid from starter

setup-peek = Gleichzeitig sehen sich { each-player } die { $grid-row-1 } Karten in der näheren Reihe ihrer { zone-grid } an und legen sie wieder hin.
    .for = each player: look at row 1 of grid of me

setup-begin = Vom zweiten Spiel an beginnt, wer das vorige gewonnen hat.
    .for = let active be starter; go to turn


## Spielverlauf

turn = In Ihrem Zug tun Sie eines von dreien:
    .for = phase turn, holding, closing: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of }; nur Sie sehen sie an. Liegt dort keine mehr, mischen Sie vorher alles, was { zone-discard.in } unter der obersten Karte liegt, zu einem neuen Talon. Danach haben Sie die Wahl:
    .title = Ziehen
    .short = Sehen Sie die oberste Karte des Talons an.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Legen Sie irgendeine Karte { zone-grid.own-from }, bekannt oder nicht, { face-up } { zone-discard.to } und die neue { face-down } dorthin, wo jene lag.
    .title = Behalten
    .short = Sie ersetzt eine Karte Ihrer Auslage; diese legen Sie ab.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

throw = Legen Sie die Karte { face-up } { zone-discard.to }. Hat sie eine Kraft, { may } Sie diese gleich nutzen.
    .title = Abwerfen
    .short = Sie dürfen ihre Kraft nutzen.
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to opened
    .unsaid = zone-hand

take = Nehmen Sie die oberste Karte { zone-discard.of }. Von nun an liegt sie { face-down } { zone-grid.own-in }, und zwar anstelle einer Karte, die Sie { face-up } { zone-discard.to } legen. Keine der beiden Karten hat dabei eine Kraft.
    .title = Oberste Ablage nehmen
    .short = Sie ersetzt eine Karte Ihrer Auslage; diese legen Sie ab. Keine Kraft.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

call = Sagen Sie „Cambio“, und tun Sie sonst nichts. Alle anderen sind noch einmal am Zug. Dabei läuft alles wie bisher, nur rufen kann niemand mehr.
    .title = „Cambio“ rufen
    .short = Alle anderen sind noch einmal am Zug, dann wird aufgedeckt.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = Sie müssen nicht am Zug sein: { any-player.opening } { may } jederzeit versuchen, eine Karte anzulegen. Drehen Sie dazu eine Karte { zone-grid.own-of } um, sodass sie { face-up } liegt. Hat sie den Rang der obersten Karte { zone-discard.of } und waren Sie schneller als alle anderen, kommt sie auf diesen Stapel und hinterlässt eine Lücke. Stimmt der Rang nicht, drehen Sie sie wieder { face-down } um und nehmen eine Strafkarte: die oberste Karte { zone-stock.of }, die niemand ansieht, auch Sie nicht. Sie füllt eine Lücke oder kommt neben Ihre übrigen Karten. Stimmt der Rang, war aber jemand schneller, drehen Sie sie nur zurück. Zu jeder abgelegten Karte haben Sie einen Versuch.
    .title = Eigene Karte anlegen
    .short = Jederzeit: eine Karte Ihrer Auslage aufdecken. Gleicher Rang wie die oberste Ablage: dorthin damit. Falsch: zurückdrehen und eine Strafkarte nehmen, ungesehen. Richtig, aber zu spät: zurückdrehen.
    .for = action stick by any player in turn, holding, closing when not tried of me and size of discard > 0: choose mine in grid of me; let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .for-opened-window = let stuck be no; each player: let tried of me be no
    .for-opened-wait = go to closing
    .unsaid = each-player

stick-theirs = Stattdessen { may } Sie auch eine Karte { zone-grid.opponent-in } umdrehen. Gelingt es Ihnen, sie { zone-discard.to } zu legen, geben Sie der Person, der sie gehört hat, eine eigene Karte; diese kommt { face-down } und ungesehen in die Lücke. Liegen Sie falsch, bleibt die Karte, wo sie war, und die Strafkarte bekommen Sie.
    .title = Fremde Karte anlegen
    .short = Ebenso mit einer fremden Karte; in die Lücke legen Sie dann eine von Ihren.
    .for = action stick_theirs by any player in turn, holding, closing when not tried of me and size of discard > 0: choose theirs in grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .unsaid = any-player, face-up, zone-stock

pass = Können Sie in Ihrem Zug gar nichts tun, passen Sie.
    .title = Passen
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Will niemand mehr anlegen, ist die nächste Person am Zug.
    .title = Ende des Zuges
    .for = action finish in closing: go to next
    .for-next-pass-on = let active be left of active

next-last-lap = Ist die Reihe wieder bei der Person, die gerufen hat, endet das Spiel.
    .for = if active is caller then go to reveal else go to turn

offences = Wer gegen eine andere Regel verstößt, etwa heimlich nachsieht, nimmt eine Strafkarte.
    .short = Jeder andere Verstoß, etwa heimlich nachsehen: eine Strafkarte.
    .for = editorial offences in play

out-of-turn = Nicht bestraft wird, wer versehentlich außer der Reihe spielt: Eine schon gezogene Karte wird irgendwo in den Talon gesteckt, und wer am Zug ist, spielt weiter.
    .short = Außer der Reihe gespielt: Karte irgendwo in den Talon zurückstecken, keine Strafe.
    .for = editorial out_of_turn in play

one-hand = Getauscht wird mit einer Hand: Wer beide nimmt, bekommt eine Strafkarte.
    .short = Mit beiden Händen getauscht: eine Strafkarte.
    .for = editorial one_hand in play when two_hands


## Kartenkräfte

powers = Mit diesen Karten können Sie etwas tun, müssen es aber nicht, und nur dann, wenn Sie sie frisch gezogen abwerfen. Fehlt die Karte dazu, geschieht nichts.


## Wertung

reveal-show = { each-player.opening } decken die Karten { zone-grid.their } auf, sodass sie { face-up } liegen.
    .for = each player: turn grid of me up

role-caller = hat gerufen
    .who = die Person, die gerufen hat
    .of = der Person, die gerufen hat
    .you = Jetzt haben Sie gerufen
    .nobody = niemand gerufen hat
    .somebody = jemand gerufen hat
    .none = Ab jetzt gilt, dass niemand gerufen hat

role-starter = beginnt
    .who = die Person, die beginnt
    .of = der Person, die beginnt
    .you = Jetzt beginnen Sie

role-active = ist an der Reihe
    .who = die Person, die am Zug ist
    .of = der Person, die am Zug ist
    .you = Jetzt sind Sie am Zug

fact-stuck = angelegt
    .yes = an die letzte Ablage schon angelegt wurde
    .no = an die letzte Ablage noch nicht angelegt wurde
    .let-yes = Ab jetzt gilt, dass an die letzte Ablage schon angelegt wurde
    .let-no = Ab jetzt gilt, dass an die letzte Ablage noch nicht angelegt wurde

fact-tried = Versuch anzulegen
    .yes = Sie Ihren Versuch bei der letzten Ablage schon hatten
    .no = Sie Ihren Versuch bei der letzten Ablage noch nicht hatten
    .let-yes = Damit hatten Sie Ihren Versuch bei der letzten Ablage
    .let-no = Sie haben bei der letzten Ablage einen neuen Versuch

fact-played = gespielte Spiele
    .set = Die Zahl der gespielten Spiele ist jetzt { $value }

total = Zählen Sie die Punkte der Karten { zone-grid.own-in } zusammen.
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } das Spiel
   *[no] { ALL($players_list) } { COUNT($players_list) ->
        [one] gewinnt
       *[other] gewinnen
    } das Spiel nicht
 }

won-fewest = Die wenigsten Punkte gewinnen.
    .why = die wenigsten Punkte
    .why-won-others = zu viele Punkte
    .for = yes when total of player = lowest overrides others
    .for-lowest = define lowest: least total of players
    .for-won-others = no

won-fewer-cards = Haben mehrere gleich wenige, gewinnt von ihnen, wer die meisten Karten hat.
    .why = die wenigsten Punkte, aber nicht die meisten Karten
    .for = no when total of player = lowest and held of player < fullest overrides fewest
    .for-held = define held of player: size of grid of player
    .for-fullest = define fullest: greatest held of players where total of it = lowest
    .unsaid = zone-grid

won-caller-yields = Sind es auch gleich viele Karten, gewinnen sie alle – außer der Person, die gerufen hat, falls sie darunter ist.
    .why = gleichauf, hat aber gerufen
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides fewest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fullest

reveal-lead = Haben mehrere gewonnen, beginnt das nächste Spiel, wer von ihnen reihum zuerst nach der Person kommt, die gerufen hat.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from left of caller where won of it

reveal-count = Sagen Sie einander, wie viele Punkte { each-player } haben und wer gewonnen hat.
    .for = each player: (announce score of me; announce won of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## Sieg

standings-end = { $games ->
    [one] Die Partie besteht aus einem einzigen Spiel; ein weiteres können Sie jederzeit folgen lassen.
   *[other] Die Partie besteht aus { $games } Spielen. Jedes wird für sich gewonnen.
 }
    .for = if played >= games then end match
    .for-standings-again = go to setup


## Fragen

question-ace-value = Wie viel zählt ein Ass?
    .for = one
    .ruling = 1 Punkt.
    .reason = Der Artikel, dem diese Regeln folgen, nennt einen Wert für Zahlenkarten und einen für Bildkarten; ein Ass ist keines von beiden. Es ist die niedrigste Karte und zählt sonst überall 1.

question-first-starter = Wer beginnt das allererste Spiel?
    .for = agreed
    .ruling = Die Person, auf die Sie sich einigen.
    .reason = Erst für die Spiele danach gibt es eine Regel.

question-dealing = Wer gibt? Wird abgehoben?
    .for = anybody
    .ruling = Mischen und geben darf, wer mag; die erste Karte bekommt, wer den ersten Zug hat. Abheben muss niemand.
    .reason = Der Artikel kennt keinen Geber.

question-peek-when = Wann sehe ich meine beiden Karten an?
    .for = together
    .ruling = Alle tun es zugleich und nur einmal, vor dem ersten Zug.
    .reason = So sieht niemand länger hin als die anderen.

question-first-discard = Wird zu Beginn eine Karte für den Ablagestapel aufgedeckt?
    .for = none
    .ruling = Nein. Im ersten Zug gibt es nichts zu nehmen und nichts, woran man anlegen könnte.
    .reason = Von einer solchen Karte ist keine Rede.

question-discards-lie = Liegen abgelegte Karten immer offen?
    .for = face_up
    .ruling = Ja, alle.
    .reason = Gesagt wird es nur von angelegten; wer aber die oberste nicht sieht, kann auch nicht anlegen.

question-new-card-lies = Wie liegt eine Karte, die ich behalte oder nehme? Und welche darf sie ersetzen?
    .for = face_down_anywhere
    .ruling = Verdeckt, anstelle einer beliebigen Karte Ihrer Auslage, ob Sie diese kennen oder nicht. Auch eine genommene, die alle gesehen haben.
    .reason = In Auslagen liegen die Karten verdeckt; mehr ist nicht gesagt.

question-stock-out = Und wenn der Talon ausgeht?
    .for = reshuffle
    .ruling = Alle abgelegten Karten bis auf die oberste werden zu einem neuen gemischt.
    .reason = Der Artikel schweigt; an einem vollen Tisch kommt es aber bald dazu.

question-no-card-for-penalty = Und wenn für eine Strafe keine Karte mehr da ist?
    .for = none
    .ruling = Hat auch der Ablagestapel keine übrig, sind Sie davongekommen.
    .reason = Strafkarten kommen vom Talon.

question-emptied-slot = Füllt eine gezogene Karte eine Lücke?
    .for = stays_empty
    .ruling = Nein. Das tun nur Strafkarten und Karten, die andere Ihnen geben.
    .reason = Eine Karte, die man behält, kommt an die Stelle einer anderen, die man ablegt.

question-no-slot = Ich habe keine Karten mehr. Und nun?
    .for = discard_only
    .ruling = Sie ziehen und werfen ab, oder Sie rufen. Fremde Karten können Sie weiter anlegen; zu geben haben Sie dann nichts.
    .reason = Behalten und nehmen kann nur, wer eine Karte dafür ablegt.

question-no-action = Was, wenn von den drei Möglichkeiten keine bleibt?
    .for = pass
    .ruling = Sie passen.
    .reason = Sonst ginge das Spiel nicht weiter.

question-power-duty = Muss ich eine Kraft nutzen?
    .for = may
    .ruling = Nein.
    .reason = Ein Satz des Artikels klingt danach; die Regeln selbst lassen Ihnen die Wahl.

question-no-target = Was, wenn es keine Karte gibt, auf die eine Kraft wirken könnte?
    .for = not_offered
    .ruling = Dann bleibt sie ungenutzt.
    .reason = Sie braucht jede Karte, von der bei ihr die Rede ist.

question-power-or-stick = Jemand wirft eine Sieben ab, jemand anders will daran anlegen. Was kommt zuerst?
    .for = power_first
    .ruling = Die Kraft wird genutzt oder ausgeschlagen; danach wird angelegt.
    .reason = Sie gehört zum Abwerfen.

question-match-by = Kommt es beim Anlegen auf den Rang oder auf den Wert an?
    .for = rank
    .ruling = Auf den Rang. Ein roter König passt auf einen schwarzen, ein Joker auf einen Joker, ein Bube aber nicht auf eine Dame.
    .reason = Einmal steht im Artikel Rang, einmal Zahl; einen Rang haben alle Karten.

question-stick-unseen = Muss ich eine Karte kennen, um sie anzulegen?
    .for = any_card
    .ruling = Nein, raten ist erlaubt. Ein Irrtum kostet aber eine Strafkarte.
    .reason = Sehen müssen Sie nur die oberste Ablage.

question-one-each = Zwei Karten passen. Dürfen beide angelegt werden?
    .for = once_per_discard
    .ruling = Nein, nur die erste. Die zweite ist zu spät, bis ihr Rang in einem Zug wieder abgelegt wird.
    .reason = Sonst hätte die Regel über verspätete Karten keinen Sinn.

question-second-try = Ich habe mich geirrt oder war zu spät. Darf ich es noch einmal versuchen?
    .for = next_discard
    .ruling = Ja, bei der nächsten Karte, die abgelegt wird.
    .reason = Sich zu verspäten kostet nichts; niemand soll deshalb Karte um Karte aufdecken.

question-wrong-stick = Wohin kommt eine falsche Karte?
    .for = turned_back
    .ruling = Verdeckt an ihren Platz zurück, ob sie Ihnen gehört oder nicht. Gesehen haben sie alle.
    .reason = Im Artikel steht nur, was sie kostet.

question-late-stick = Was geschieht mit einer Karte, die passt, aber zu spät kommt?
    .for = turned_back_unpunished
    .ruling = Sie kommt verdeckt an ihren Platz zurück, ohne Strafe. Eine unpassende wird auch dann bestraft.
    .reason = Entschuldigt sind nur richtige.

question-who-was-first = Wer entscheidet, wer schneller war?
    .for = first_card_turned_up
    .ruling = Es zählt, welche Karte zuerst aufgedeckt war. Im Zweifel entscheiden die Unbeteiligten.
    .reason = Einen Schiedsrichter gibt es nicht.

question-given-card = Wohin kommt die Karte, die ich abgebe?
    .for = into_the_gap
    .ruling = In die Lücke, die die angelegte hinterlassen hat. Niemand sieht sie an.
    .reason = Dort fehlt gerade eine.

question-penalty-place = Wohin mit einer Strafkarte? Und wie viele kann ich bekommen?
    .for = gap_or_beside
    .ruling = In eine Lücke, sonst neben Ihre Auslage; so viele, wie Sie verdienen.
    .reason = Der Artikel setzt keine Grenze.

question-penalty-seen = Darf ich meine Strafkarten ansehen?
    .for = by_nobody
    .ruling = Nein.
    .reason = Sie werden verdeckt genommen.

question-first-call = Wie früh darf ich rufen?
    .for = any_turn
    .ruling = In jedem Ihrer Züge, schon im ersten – mit jeder Summe, und auch wenn Sie nicht alle Ihre Karten kennen.
    .reason = Keine Regel verbietet es.

question-second-call = Jemand hat gerufen. Darf ich das auch noch?
    .for = nobody_else
    .ruling = Nein.
    .reason = Das Spiel endet ohnehin bald.

question-last-lap = Hat die Person, die gerufen hat, selbst auch noch einen Zug?
    .for = everybody_else
    .ruling = Nein, nur alle anderen.
    .reason = In der Einleitung des Artikels sind es alle, in den Regeln die anderen; die Regeln gelten.

question-last-turns = Ist in den letzten Zügen etwas anders?
    .for = normal_turns
    .ruling = Nein. Kräfte wirken, und bis zum Ende des letzten Zuges dürfen alle anlegen, auch die Person, die gerufen hat.
    .reason = Eine Ausnahme ist nicht vorgesehen.

question-caller-protected = Sind die Karten der Person, die gerufen hat, geschützt?
    .for = no
    .ruling = Nein. Man kann sie ansehen, tauschen und anlegen.
    .reason = Auch hier ist keine Ausnahme vorgesehen.

question-tied-others = Was, wenn mehrere gleich viele Punkte und gleich viele Karten haben?
    .for = all_win
    .ruling = Dann gewinnen sie alle, nur nicht die Person, die gerufen hat.
    .reason = Der Artikel schließt nur diese aus; unter den anderen wählt er nicht.

question-tied-start = Und wer von ihnen beginnt das nächste Spiel?
    .for = next_after_caller
    .ruling = Wer reihum zuerst nach der Person kommt, die gerufen hat.
    .reason = Es kann nur eine Person sein.

question-several-games = Zählt man die Punkte mehrerer Spiele zusammen?
    .for = each_for_itself
    .ruling = Nein, jedes Spiel wird für sich gewonnen. Wer zusammenzählen möchte, spielt Rommé-Cambio.
    .reason = Nur in jener Variante wird addiert.

question-out-of-order = Ist es nun ein Verstoß, außer der Reihe zu spielen?
    .for = card_back_no_penalty
    .ruling = Keiner, der bestraft wird: Die Karte kommt in den Talon zurück, und damit ist es gut.
    .reason = Der Artikel bestraft erst jeden Verstoß und nimmt dann diesen aus.

question-two-hands-when = Ist es verboten, beide Hände zu benutzen?
    .for = if_agreed
    .ruling = Nur wenn Sie es vorher ausmachen.
    .reason = Nach dem Artikel halten es nur manche so.

question-larger-tables = Wir sind mehr als { $most }. Können wir spielen?
    .for = two_packs
    .ruling = Mit zwei Kartenspielen können es bis zu zwölf.
    .reason = Der Artikel empfiehlt mehrere, ohne zu sagen, wie viele.


## Glossar

glossary-grid = Die Karten, die vor jemandem liegen, samt Strafkarten und Lücken.
    .term = Auslage

glossary-stock = Der Stapel in der Mitte, von dem gezogen wird.
    .term = Talon

glossary-discard = Der offene Stapel, auf den Karten abgeworfen, abgelegt und angelegt werden.
    .term = Ablagestapel

glossary-throw = Eine Karte ablegen, die man gerade gezogen hat.
    .term = Abwerfen

glossary-stick = Eine Karte loswerden, weil sie den Rang der obersten Ablage hat.
    .term = Anlegen

glossary-penalty = Eine Karte vom Talon, die niemand ansieht und die bekommt, wer sie verdient.
    .term = Strafkarte

glossary-call = „Cambio“ sagen. Alle anderen sind danach noch einmal am Zug.
    .term = Rufen

glossary-game = Alles vom Geben bis zum Aufdecken.
    .term = Spiel
