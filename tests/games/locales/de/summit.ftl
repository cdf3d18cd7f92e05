### Gipfel auf Deutsch: die Sätze der Spielregel.


## Das Spiel

game = Gipfel

about = Vor Ihnen liegen { $dealt } verdeckte Karten, von denen Sie nur eine einzige gesehen haben. Hohe Karten sind gut, Herzen sogar doppelt so gut: Zug um Zug tauschen Sie kleine Karten gegen größere, bis Sie sicher genug Punkte haben, um „Gipfel“ zu rufen. Nur die Pik-Dame verdirbt die Aussicht.

about-throw-in = Schnell müssen Sie dabei nicht sein. Nach jedem Ablegen werden alle der Reihe nach gefragt, ob sie eine Karte haben, die genauso viel zählt. Zum Pik-Ass zum Beispiel passt die Herz-Sieben.

object = Je mehr Punkte, desto besser. In jeder Runde wollen Sie die meisten haben und nach { $rounds } Runden auch insgesamt.


## Was vor dem Spiel verabredet wird

option-rounds = Sie spielen { $rounds } Runden. Oder Sie verabreden eine andere Zahl von 3 bis 12.


## Varianten

variant-two-packs = { $packs } Kartenspiele für bis zu { $most } Personen. Weil es jede Karte doppelt gibt, lässt sich mehr einwerfen.
    .title = Doppeltes Spiel


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

deck = Sie brauchen ein Kartenspiel mit { $cards } Karten. So viel zählen sie; Herzen zählen allerdings doppelt, die Herz-Dame zum Beispiel 24:
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts


## Vorbereitung

setup-shuffle = Mischen Sie alle { $cards } Karten.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Geben Sie einzeln und reihum, bis { each-player } je { $dealt } Karten haben, { face-down }; die erste bekommt, wer die Runde beginnt. Ungesehen legen alle die ihren nebeneinander vor sich hin: Das ist ihre { zone-grid }. Der Rest kommt { face-down } in die Mitte und bildet { zone-stock.object }. Daneben bleibt Platz für { zone-discard.object }; aufgedeckt wird dafür noch nichts.
    .for = deal dealt from stock to each grid from starter

setup-peek = Dann sehen sich { each-player } eine beliebige Karte { zone-grid.their } an und legen sie verdeckt zurück.
    .for = each player: (choose spot in grid of me; look at spot)

setup-begin = Den ersten Zug hat, wer die vorige Runde gewonnen hat.
    .for = let active be starter; go to turn


## Spielverlauf

turn = Sind Sie am Zug, tun Sie eines von beidem:
    .for = phase turn, drawn: active acts

draw = Nehmen Sie die oberste Karte { zone-stock.of }, und sehen Sie sie an, ohne sie zu zeigen; vom Ablagestapel wird nie etwas genommen. Die gezogene Karte kommt nun in Ihre Auslage oder wird abgelegt:
    .title = Ziehen
    .short = Sehen Sie die oberste Karte des Talons an.
    .for = action draw in turn: let shown be no; move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

show = Ist es eine { $rank-7 } oder eine { $rank-8 } und hat noch niemand gerufen, { may } Sie sie zunächst { face-up } vor sich hinlegen und ihre Kraft nutzen (siehe unten).
    .title = Vorzeigen
    .short = Eine { $rank-7 } oder { $rank-8 }, solange niemand gerufen hat: vorzeigen und ihre Kraft nutzen, dann behalten oder ablegen.
    .for = action show in drawn when caller is nobody and not shown and (rank of top of hand of me = 7 or rank of top of hand of me = 8): let shown be yes; turn hand of me up; offer powers on top of hand of me
    .unsaid = zone-hand

keep = Legen Sie irgendeine Karte { zone-grid.own-from }, bekannt oder nicht, { face-up } { zone-discard.to } und die neue { face-down } an ihre Stelle.
    .title = Behalten
    .short = Sie ersetzt eine Karte Ihrer Auslage; diese legen Sie ab.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Legen Sie die Karte { face-up } { zone-discard.to }.
    .title = Ablegen
    .short = Sie kommt auf den Ablagestapel.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

throw-in = Nach jedem Ablegen werden { each-player } einmal gefragt, ob sie eine Karte einwerfen wollen: zuerst, wer rechts von der Person sitzt, die am Zug ist, dann reihum weiter und zuletzt diese selbst. Wollen Sie, drehen Sie irgendeine Karte { zone-grid.own-of } um, sodass sie { face-up } liegt. Zählt sie genauso viel wie die oberste Karte { zone-discard.of }, ganz gleich, welchen Rang sie hat, kommt sie auf diesen Stapel, und Sie { may } die oberste Karte { zone-stock.of } in die Lücke legen; sie liegt { face-down }, und niemand sieht sie an. Zählt sie mehr oder weniger, drehen Sie sie wieder { face-down } um. Das kostet Strafpunkte: 1 beim ersten Irrtum in der Runde, 2 beim zweiten, 3 beim dritten und so weiter.
    .title = Einwerfen
    .short = Nach jedem Ablegen, wenn Sie gefragt werden: eine Ihrer Karten aufdecken. Gleich viele Punkte (Herzen zählen doppelt): auf den Stapel damit, und die Lücke dürfen Sie ungesehen vom Talon füllen. Falsch: zurückdrehen; 1 Strafpunkt, beim nächsten Mal 2 und so weiter.
    .for = action throw_in by any player in window when me is asked: choose mine in grid of me; turn mine up; if worth of mine = worth of top of discard then (move mine to discard; if size of stock > 0 then (may move top of stock to mine)) else (turn mine down; let errors of me be errors of me + 1; let fines of me be fines of me + errors of me); go to asking
    .for-discarded-window = let asked be right of active; go to window
    .for-asking-ask = if asked is active then go to next; let asked be right of asked; go to window
    .unsaid = any-player, number-1

pass = Einwerfen muss niemand. Sind alle gefragt, ist der Zug zu Ende, und die nächste Person zur Rechten ist am Zug.
    .title = Ende des Zuges
    .for = action pass in window: go to asking
    .for-onward-pass-on = let active be right of active; if active is starter then let lapped be yes; go to turn

call = Statt zu ziehen, können Sie „Gipfel“ rufen, wenn es noch niemand getan hat, aber nicht im ersten Umlauf. Die Karten { zone-grid.own-in }, die Sie selbst gesehen haben, müssen dafür zusammen mindestens { $proof } Punkte zählen. Damit ist Ihr Zug zu Ende. Alle anderen haben jetzt noch einen Zug und dann auch Sie; Kartenkräfte werden nicht mehr genutzt.
    .title = „Gipfel“ rufen
    .short = Vom zweiten Umlauf an, wenn die Karten, die Sie gesehen haben, mindestens { $proof } zählen. Alle haben noch einen Zug, Sie als Letzte oder Letzter, ohne Kartenkräfte.
    .for = action call in turn when lapped and caller is nobody and (sum worth of spots in grid of me where it is known to me) >= proof: let caller be me; go to onward

next-finish = Die Runde endet nach dem letzten Zug der Person, die gerufen hat, oder schon vorher nach einem Zug, in dem { zone-stock.subject } ausgeht.
    .for = if active is caller or size of stock = 0 then go to reveal else go to onward


## Kartenkräfte

powers = Eine Kraft haben diese Karten nur, nachdem sie gezogen und bevor sie irgendwohin gelegt werden, und nur, wenn Sie sie dann vorzeigen: nie in der Auslage und auch nicht beim Einwerfen. Erst nutzen Sie die Kraft, dann behalten Sie die Karte oder legen sie ab, wie sonst auch.

spy = Sehen Sie irgendeine Karte { zone-grid.opponent-in } an, und legen Sie sie zurück.
    .for = power spy on 7: choose theirs in grid of any opponent; look at theirs

recall = Sehen Sie nacheinander zwei beliebige Karten { zone-grid.own-in } an, und legen Sie sie zurück. Haben Sie nur eine, sehen Sie diese an.
    .for = power recall on 8: choose one in grid of me; look at one; if size of grid of me > 1 then (choose two in grid of me when it is not one; look at two)
    .unsaid = number-1


## Wertung

reveal-show = { each-player.opening } decken die Karten { zone-grid.their } auf, sodass sie { face-up } liegen.
    .short = Die Runde endet nach dem letzten Zug der Person, die gerufen hat, oder schon vorher nach einem Zug, in dem der Talon ausgeht. { each-player.opening } decken die Karten { zone-grid.their } auf, sodass sie { face-up } liegen.
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
role-asked = wird gefragt
    .who = die Person, die gefragt wird,
    .of = der Person, die gefragt wird
    .you = Jetzt werden Sie gefragt

total = Gerechnet wird in dieser Reihenfolge: Zählen Sie zuerst zusammen, was die Karten { zone-grid.own-in } wert sind, Herzen doppelt.
    .for = define total of player: sum worth of cards in grid of player
    .for-doubled-plain = total of player
    .for-reward-nothing = 0
    .unsaid = value

doubled-flush = Haben Sie mindestens { $suited } Karten und sind alle von einer Farbe, also zum Beispiel lauter Pik, ist das ein Flush: Die Summe wird verdoppelt, außer wenn sie unter null liegt.
    .for = 2 * total of player when flush of player and total of player > 0 overrides plain
    .for-flush = define flush of player: size of grid of player >= suited and ((no cards in grid of player where suit of it is not hearts) or (no cards in grid of player where suit of it is not spades) or (no cards in grid of player where suit of it is not diamonds) or (no cards in grid of player where suit of it is not clubs))
    .unsaid = number-2, suit-clubs, suit-diamonds, suit-hearts, suit-spades, zone-grid

reward-kings = Für ein Paar Könige kommen { $royal } Punkte dazu, bei mehr als zwei Königen auch nur einmal.
    .for = royal when kings of player overrides nothing
    .for-kings = define kings of player: at least 2 of cards in grid of player where rank of it = K
    .unsaid = number-2, rank-k, zone-grid

result = Ziehen Sie schließlich Ihre Strafpunkte für falsch eingeworfene Karten ab. Was bleibt, bekommen Sie, auch wenn es weniger als null ist.
    .why-score-others = Summe, Flush, Könige und Strafpunkte
    .for = define result of player: doubled of player + reward of player - fines of player
    .for-score-others = result of player

score-beaten = Haben Sie gerufen und bleiben jemand anderem mehr Punkte, bekommen Sie stattdessen { $value }; liegen Sie unter null, bleibt es dabei.
    .why = hat gerufen und wurde geschlagen
    .for = 0 when player is caller and result of player > 0 and (some opponents where result of it > result of player) overrides others

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

won-highest = Die meisten Punkte gewinnen die Runde. Haben mehrere gleich viele, entscheidet die größere Zahl von Karten.
    .why = die meisten Punkte, und von diesen die meisten Karten
    .why-won-others = jemand hat mehr Punkte, oder ebenso viele mit mehr Karten
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-highest = define highest: greatest score of players
    .for-held = define held of player: size of grid of player
    .for-most-held = define most_held: greatest held of players where score of it = highest
    .for-ahead = define ahead of player: score of player = highest and held of player = most_held
    .unsaid = zone-grid

won-caller-first = Liegen mehrere auch dann noch gleichauf und hat jemand von ihnen gerufen, gewinnt nur diese Person; sonst gewinnen sie alle.
    .why = gleichauf mit der Person, die gerufen hat
    .for = no when player is not caller and ahead of player and (some opponents where it is caller and ahead of it) overrides highest

example = Ein Beispiel: { $caller } hat gerufen, und alle Karten liegen offen.
    .about = call

reveal-count = Schreiben Sie auf, was { each-player } bekommen, und zählen Sie es zu den Punkten der früheren Runden; was unter null liegt, wird abgezogen. Halten Sie auch fest, wer die Runde gewonnen hat.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me; if won of me then let wins of me be wins of me + 1)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings
    .unsaid = number-1

reveal-lead = Haben mehrere die Runde gewonnen, beginnt die nächste, wer von ihnen reihum zuerst nach der Person kommt, die diese begonnen hat.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from right of starter where won of it


## Gewinn der Partie

standings-end = Die Partie endet nach { $rounds } Runden, und die meisten Punkte gewinnen. Haben mehrere gleich viele, gewinnt, wer von ihnen die meisten Runden gewonnen hat; sind auch das gleich viele, teilen sie sich den Sieg.
    .for = if played >= rounds then (each player: announce match_won of me; end match)
    .for-best = define best: greatest running of players
    .for-most-wins = define most_wins: greatest wins of players where running of it = best
    .for-match-won = define match_won of player: running of player = best and wins of player = most_wins
    .unsaid = each-player


## Fragen

question-first-starter = Wer beginnt die erste Runde?
    .for = agreed
    .ruling = Wen Sie dazu bestimmen.
    .reason = Gewonnen hat ja noch niemand.

question-take-discard = Darf ich statt zu ziehen die oberste Karte des Ablagestapels nehmen?
    .for = never
    .ruling = Nein, auch wenn dort gerade der Herz-König liegt.
    .reason = Zu abgelegten Karten kann man nur noch etwas einwerfen.

question-shown-card = Ich habe eine 7 vorgezeigt. Darf ich sie noch in meine Auslage legen?
    .for = may_be_kept
    .ruling = Ja, wie jede andere Karte. Die anderen wissen dann aber, wo sie liegt.
    .reason = Das ist der Preis dafür, dass Sie eine fremde Karte gesehen haben.

question-power-elsewhere = Ich lege eine 7 aus meiner Auslage ab oder werfe eine ein. Hat sie ihre Kraft?
    .for = only_when_drawn
    .ruling = Nein.
    .reason = Eine Kraft hat nur eine frisch gezogene Karte, die Sie vorzeigen, bevor sie irgendwohin gelegt wird.

question-one-card = Ich zeige eine 8 vor, habe aber nur noch eine Karte. Was sehe ich an?
    .for = just_that_one
    .ruling = Diese eine.
    .reason = Eine zweite gibt es nicht.

question-match-by = Jemand hat das Kreuz-Ass abgelegt. Was darf ich einwerfen?
    .for = points
    .ruling = Alles, was 14 zählt: ein anderes Ass, nur nicht das von Herz, oder die Herz-7.
    .reason = Es kommt auf die Punkte an, nicht auf den Rang. Auch hier zählt Herz doppelt.

question-throw-unseen = Muss ich eine Karte kennen, um sie einzuwerfen?
    .for = any_card
    .ruling = Nein, raten ist erlaubt.
    .reason = Falsch zu raten ist teuer genug.

question-own-discard = Ich habe selbst gerade eine Karte abgelegt. Darf ich noch eine einwerfen?
    .for = last_of_all
    .ruling = Ja, wenn alle anderen gefragt worden sind.
    .reason = Auch Sie werden gefragt, nur eben zuletzt.

question-asked-again = Jemand hat eine Karte eingeworfen. Werden wieder alle gefragt?
    .for = once_per_discard
    .ruling = Nein. Bei jedem Ablegen hat jede Person nur einen Versuch und wirft höchstens eine Karte ein.
    .reason = Die neue Karte zählt ja so viel wie die darunter.

question-replacement = Muss ich die Lücke vom Talon füllen? Und darf ich die Karte ansehen?
    .for = own_choice
    .ruling = Nein, weder noch. Was Sie nicht sofort füllen, bleibt eine Lücke.
    .reason = Eine Lücke kann besser sein als eine unbekannte Karte: für einen Flush oder aus Angst vor der Pik-Dame.

question-emptied-slot = Darf ich später eine gezogene Karte in eine Lücke legen?
    .for = stays_empty
    .ruling = Nein.
    .reason = Eine gezogene Karte tritt an die Stelle einer anderen.

question-no-cards = In meiner Auslage liegt keine Karte mehr. Spiele ich noch mit?
    .for = plays_on
    .ruling = Ja. Sie ziehen und können dann nur ablegen.
    .reason = Für die anderen ist die Runde nicht vorbei.

question-seen-cards = Welche Karten zählen für die { $proof } Punkte, die ich zum Rufen brauche?
    .for = own_eyes
    .ruling = Die in Ihrer Auslage, die Sie angesehen oder nach dem Ziehen selbst dorthin gelegt haben oder die für alle sichtbar aufgedeckt worden sind.
    .reason = Wer ruft, soll wissen und nicht bloß hoffen.

question-call-trust = Woher wissen die anderen, dass ich { $proof } Punkte gesehen habe?
    .for = on_trust
    .ruling = Sie glauben es Ihnen.
    .reason = In Ihr Gedächtnis kann niemand sehen.

question-second-call = Jemand hat gerufen. Darf ich das auch noch?
    .for = nobody_else
    .ruling = Nein.
    .reason = Die Runde endet ohnehin.

question-last-throw = Darf in den letzten Zügen noch eingeworfen werden?
    .for = as_always
    .ruling = Ja, auch von der Person, die gerufen hat.
    .reason = Nur Kartenkräfte werden nicht mehr genutzt.

question-stock-out = Der Talon ist leer. Werden die abgelegten Karten gemischt? Und wenn jemand gerufen hat und noch Züge ausstehen?
    .for = ends_the_round
    .ruling = Gemischt wird nicht. Auf die letzte Ablage darf noch eingeworfen werden, dann ist die Runde vorbei, auch wenn noch Züge ausstehen. Wer gerufen hat, hat gerufen.
    .reason = Ohne Talon kann niemand mehr ziehen.

question-flush-of-three = In meiner Auslage sind Lücken. Kann ich trotzdem einen Flush haben?
    .for = enough
    .ruling = Ja, wenn Ihnen { $suited } Karten geblieben und alle von einer Farbe sind.
    .reason = Sie haben ja eine Karte dafür hergegeben.

question-flush-below = Ich habe nur Pik, und mit der Dame komme ich unter null. Wird das verdoppelt?
    .for = not_doubled
    .ruling = Nein.
    .reason = Ein Flush soll eine Belohnung sein.

question-more-kings = Ich habe drei oder vier Könige. Wie oft kommen { $royal } Punkte dazu?
    .for = once
    .ruling = Einmal.
    .reason = Belohnt wird, dass Sie überhaupt ein Paar haben.

question-order = In welcher Reihenfolge wird gerechnet?
    .for = flush_kings_penalties_call
    .ruling = Erst die Summe, dann der Flush, dann die Könige, dann die Strafpunkte. Erst wenn das bei allen geschehen ist, wird verglichen, ob ein Ruf misslungen ist.
    .reason = So werden weder die Punkte für die Könige noch die Strafpunkte verdoppelt.

question-below-zero = Kann ich weniger als null bekommen? Und wenn ich gerufen habe?
    .for = counts
    .ruling = Ja, und das wird von Ihren Punkten abgezogen. Auch wer gerufen hat und geschlagen wird, bekommt dann nicht 0.
    .reason = Mit 0 wäre ein solcher Ruf belohnt.

question-caller-tie = Ich habe gerufen, und jemand hat ebenso viele Punkte. Bin ich geschlagen?
    .for = not_beaten
    .ruling = Nein, Sie behalten Ihre Punkte. Haben Sie mindestens ebenso viele Karten, gewinnen Sie auch die Runde.
    .reason = Sie haben sich getraut zu rufen.

question-tied-start = Wir haben die Runde beide gewonnen. Wer beginnt die nächste?
    .for = next_after_starter
    .ruling = Wer von Ihnen reihum zuerst nach der Person kommt, die diese begonnen hat.
    .reason = Es kann nur eine Person sein.

question-tied-match = Am Ende haben wir gleich viele Punkte und gleich viele Runden gewonnen. Wer gewinnt?
    .for = shared
    .ruling = Sie alle.
    .reason = Sie haben gleich gut gespielt.


## Glossar

glossary-row = Die Karten, die vor jemandem nebeneinander liegen, samt den Lücken dazwischen.
    .term = Auslage

glossary-stock = Der verdeckte Stapel, von dem gezogen wird.
    .term = Talon

glossary-discard = Der offene Stapel neben dem Talon. Nur die oberste Karte zählt.
    .term = Ablagestapel

glossary-discarding = Im eigenen Zug eine Karte auf den Ablagestapel legen, frisch gezogen oder aus der Auslage.
    .term = Ablegen

glossary-throw-in = Eine Karte loswerden, weil sie so viel zählt wie die letzte Ablage.
    .term = Einwerfen
    .about = throw_in

glossary-penalty = Ein Punkt, der am Ende der Runde abgezogen wird, weil jemand eine falsche Karte einwerfen wollte.
    .term = Strafpunkt

glossary-lap = Je ein Zug aller Mitspielenden.
    .term = Umlauf

glossary-call = Statt zu ziehen „Gipfel“ sagen. Damit beginnen die letzten Züge.
    .term = Rufen
    .about = call

glossary-flush = Karten, die alle von einer Farbe sind: Herz, Karo, Pik oder Kreuz.
    .term = Flush
    .about = flush
