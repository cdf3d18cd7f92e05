### Wer übrig bleibt: was hier anders heißt als in Zwölf Karten.

# $fewest, $most, $direction (clockwise, counterclockwise)
players = { $fewest } bis { $most } Personen können mitspielen. Gespielt wird { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 }; wer aus der Partie ausgeschieden ist, wird übersprungen.

object = Punkte sind schlecht. In jeder Runde sollen Ihre Karten zusammen möglichst wenig zählen; in der Partie wollen Sie als Letzte oder Letzter übrig bleiben.

opener-first = In der ersten Runde beginnt, wessen aufgedeckte Karten die höchste Summe zeigen; in jeder weiteren, wer die vorige beendet hat.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = first of players from starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid

# $limit
over = Wer nach einer Runde mehr als { $limit } Punkte hat, scheidet aus der Partie aus. Träfe das alle, die noch dabei sind, bleiben von ihnen diejenigen im Spiel, die die wenigsten Punkte haben.
    .for = define over of player: running of player > limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-passed = yes when over of player
    .for-eliminated-spared = no when running of player = best and (no players where not over of it) overrides passed
    .for-best = define best: least running of players
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

standings-end = Ist nur noch eine Person übrig, hat sie die Partie gewonnen.
    .for = if exactly 1 of players where not eliminated of it then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: not eliminated of player
    .unsaid = each-player, number-1

standings-rotate = Andernfalls gibt in der nächsten Runde, wer links vom bisherigen Geber als Nächstes noch dabei ist.
    .for = let dealer be left of dealer; go to setup

# $limit
question-all-out = Alle haben in derselben Runde die Grenze von { $limit } Punkten überschritten, und mehrere haben die wenigsten. Wer gewinnt?
    .for = lowest_play_on
    .ruling = Noch niemand. Diejenigen mit den wenigsten Punkten spielen unter sich weiter und behalten ihre Punkte.
    .reason = Am Ende darf nur eine Person übrig sein, und oft genügt dafür eine einzige Runde.

question-finisher-out = Ich habe eine Runde beendet und bin durch sie ausgeschieden. Wer beginnt die nächste?
    .for = next_on_the_left
    .ruling = Wer links von Ihnen als Nächstes noch dabei ist.
    .reason = Sie können es nicht, aber jemand muss beginnen.
