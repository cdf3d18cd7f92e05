### Rommé-Cambio auf Deutsch: was es anders sagt als das Spiel.

object = In jedem Spiel wollen Sie die wenigsten Punkte haben. Über die ganze Partie wollen Sie als Letzte oder Letzter unter { $limit } Punkten bleiben.

players = Es spielen { $fewest } bis { $most } Personen, jede auf eigene Rechnung. Die Züge gehen { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 } um den Tisch, vorbei an allen, die aus der Partie ausgeschieden sind.

score-beaten = Sie bekommen so viele Punkte, wie Ihre Karten zählen. Haben Sie gerufen und das Spiel nicht gewonnen, kommen { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
 } dazu.
    .why = hat gerufen und wurde geschlagen: { $penalty } dazu
    .why-score-own = was die Karten zählen
    .for = total of player + penalty when player is caller and not won of player overrides own
    .for-score-own = total of player

reveal-count = Schreiben Sie auf, wie viele Punkte { each-player } bekommen, und zählen Sie sie zu denen der früheren Spiele.
    .for = each player: (announce score of me; announce won of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

example = Ein Beispiel: { $caller } hat gerufen, und die Karten sind aufgedeckt.
    .about = call

over = Mit { $limit } Punkten oder mehr sind Sie ausgeschieden.
    .for = define over of player: running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = Wäre danach niemand mehr übrig, bleiben diejenigen mit den wenigsten Punkten dabei und spielen weiter.
    .for = no when running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

standings-end = Die Partie gewinnt, wer zuletzt übrig ist. Sind Sie noch { $number-2 } oder mehr, folgt das nächste Spiel.
    .for = announce match_winner; if match_winner is not nobody then end match
    .for-match-winner-last = first of players where not eliminated of it when exactly 1 of players where not eliminated of it
    .for-match-winner-nobody-yet = nobody when at least 2 of players where not eliminated of it
    .for-standings-again = go to setup

standings-lead = Ist ausgeschieden, wer das Spiel gewonnen hat, beginnt die nächste Person zur Linken, die noch dabei ist.
    .for = let starter be first of players from starter

question-larger-tables = Wir sind mehr als { $most }. Können wir spielen?
    .for = two_packs
    .ruling = Mit zwei Kartenspielen können es bis zu zwölf.
    .reason = Der Artikel empfiehlt mehrere, ohne zu sagen, wie viele.

question-beaten = Nach meinem Ruf hatte ich ebenso wenige Punkte wie jemand anders, habe aber nicht gewonnen. Bin ich geschlagen?
    .for = did_not_win
    .ruling = Ja. Nur wer das Spiel gewinnt, bleibt verschont.
    .reason = Gewinnt jemand anders, ist das eine Niederlage.

question-penalty-on-top = Treten die { $penalty } Punkte an die Stelle dessen, was meine Karten zählen?
    .for = added
    .ruling = Nein, sie kommen hinzu.
    .reason = Der Artikel schlägt sie einem Ergebnis zu; das muss es also schon geben.

question-winner-scores = Bekommt, wer ein Spiel gewinnt, keine Punkte?
    .for = own_total
    .ruling = Doch, so viele, wie die Karten zählen – wie alle anderen.
    .reason = Eine Ausnahme gibt es nur, wenn jemand ruft und geschlagen wird.

question-all-out = Was, wenn wir alle im selben Spiel auf { $limit } kommen?
    .for = lowest_play_on
    .ruling = Dabei bleibt, wer die wenigsten Punkte hat. Ist es nur eine Person, hat sie die Partie gewonnen.
    .reason = Irgendjemand muss gewinnen.

question-winner-out = Ich habe das Spiel gewonnen und bin damit ausgeschieden. Wer beginnt?
    .for = next_on_the_left
    .ruling = Die nächste Person zu Ihrer Linken, die noch dabei ist.
    .reason = Sie können es nicht mehr, und jemand muss es tun.

glossary-match = Alle Spiele, bis nur noch eine Person übrig ist.
    .term = Partie

fact-out = ausgeschieden
    .yes = Sie aus der Partie ausgeschieden sind
    .no = Sie noch in der Partie sind
    .let-yes = Sie scheiden jetzt aus der Partie aus
    .let-no = Sie sind wieder in der Partie

fact-running = bisherige Punkte
    .set = Ihre bisherigen Punkte sind jetzt { $value }
