### Was `diff` von zwei Regelwerken sagt. In jeder Meldung: $a, $b (wie die beiden heißen).

# keine Angaben
difference-group-table = Der Tisch, und wie eine Runde beginnt
difference-group-values = Was die Karten zählen
difference-group-play = Was man tun darf
difference-group-end = Wie es weitergeht und endet
difference-group-scoring = Die Wertung
difference-following = Nur verschieden, weil anderes es ist
difference-not-known = Nicht bekannt, ob es dasselbe ist
# $names_list, $causes_list
difference-follow-line = { ALL($names_list) }, durch { ALL($causes_list) }
# $name (eines Regelwerks)
difference-only = Nur in { $name }

# Über Namen, die nur eines hat: $count
difference-cards = { $count ->
    [one] Karte
   *[other] Karten
 }
difference-zones = { $count ->
    [one] Kartenplatz
   *[other] Kartenplätze
 }
difference-facts = { $count ->
    [one] Tatsache
   *[other] Tatsachen
 }
difference-options = { $count ->
    [one] Option
   *[other] Optionen
 }
difference-params = { $count ->
    [one] Zahl
   *[other] Zahlen
 }
difference-editorials = { $count ->
    [one] Regel für Menschen
   *[other] Regeln für Menschen
 }
difference-partners = { $count ->
   *[other] Partnerschaften
 }
difference-decisions = { $count ->
    [one] Festlegung
   *[other] Festlegungen
 }
difference-actions = { $count ->
    [one] Zug
   *[other] Züge
 }
difference-phases = { $count ->
    [one] Phase oder Abschnitt
   *[other] Phasen und Abschnitte
 }
difference-steps = { $count ->
    [one] Schritt
   *[other] Schritte
 }

# Was eine Entscheidung statt eines Wertes sagt; keine Angaben
difference-gap = keine Antwort
difference-undefined = kein Wert
difference-not-given = nicht gefragt
difference-conflict = mehrere Antworten

# Was danach so ist; keine Angaben
difference-no-card = keine Karte
difference-nothing = nichts
difference-over = das Ende
difference-on = was sonst folgt
difference-offer = ein Angebot

# $name, $first, $second
difference-written = { $first } in { $a }, { $second } in { $b }
# $cards_list, $first, $second
difference-values = { ALL($cards_list) }: { $first } in { $a }, { $second } in { $b }
# $name, $first, $second
difference-decision = `{ $name }`: { $first } in { $a }, { $second } in { $b }
# $name, $subject, $first, $second
difference-decision-of = `{ $name }` von { $subject }: { $first } in { $a }, { $second } in { $b }
# $name, $player
difference-may-first = { $player } darf `{ $name }` in { $a }, in { $b } nicht
difference-may-second = { $player } darf `{ $name }` in { $b }, in { $a } nicht
# $name, $player, $chosen
difference-choose-first = Bei `{ $name }` darf { $player } in { $a } { $chosen } wählen, in { $b } nicht
difference-choose-second = Bei `{ $name }` darf { $player } in { $b } { $chosen } wählen, in { $a } nicht
# $name, $label
difference-place-first = In `{ $label }` ist `{ $name }` in { $a } möglich, in { $b } nicht
difference-place-second = In `{ $label }` ist `{ $name }` in { $b } möglich, in { $a } nicht
# $name
difference-order = Die Schritte von `{ $name }` kommen in anderer Reihenfolge
# $name, $place, $first, $second
difference-lies = Nach `{ $name }` liegt in { $place }: { $first } in { $a }, { $second } in { $b }
# $name, $place, $card
difference-face-first = Nach `{ $name }` liegt { $card } in { $place } bei { $a } offen, bei { $b } verdeckt
difference-face-second = Nach `{ $name }` liegt { $card } in { $place } bei { $a } verdeckt, bei { $b } offen
# $name, $place, $first, $second
difference-fact = Nach `{ $name }` gilt für { $place }: { $first } in { $a }, { $second } in { $b }
# $name, $place, $card, $first, $second
difference-known = Wer nach `{ $name }` { $card } in { $place } kennt: { $first } in { $a }, { $second } in { $b }
# $name, $first, $second
difference-goes = Auf `{ $name }` folgt { $first } in { $a }, { $second } in { $b }
difference-announced = `{ $name }` verkündet { $first } in { $a }, { $second } in { $b }
# $name, $chosen
difference-path-first = Bei `{ $name }` kann in { $a } { $chosen } gewählt werden, in { $b } nicht
difference-path-second = Bei `{ $name }` kann in { $b } { $chosen } gewählt werden, in { $a } nicht
# $name, $reason
difference-halts-first = Mit `{ $name }` bleibt das Spiel in { $a } stehen, in { $b } nicht: { $reason ->
    [conflict] die Regeln widersprechen sich
    [gap] keine Regel sagt, was dann gilt
    [not-given] es wird etwas gefragt, das dann nicht gefragt werden darf
    [no-card] es ist keine Karte da
    [full] es ist kein Platz
    [taken] der Platz ist belegt
   *[other] es lässt sich nicht ausführen
 }
difference-halts-second = Mit `{ $name }` bleibt das Spiel in { $b } stehen, in { $a } nicht: { $reason ->
    [conflict] die Regeln widersprechen sich
    [gap] keine Regel sagt, was dann gilt
    [not-given] es wird etwas gefragt, das dann nicht gefragt werden darf
    [no-card] es ist keine Karte da
    [full] es ist kein Platz
    [taken] der Platz ist belegt
   *[other] es lässt sich nicht ausführen
 }
# $name, $causes_list
difference-follows = `{ $name }` unterscheidet sich nur durch { ALL($causes_list) }
# $name, $reason
difference-unknown = `{ $name }`: { $reason ->
    [time] die Zeit reichte nicht, es herauszufinden
    [tried] anders geschrieben, und es fand sich keine Lage, in der es darauf ankommt
    [asked] auch etwas, das dabei gefragt wird, ist nicht bekannt
    [cards] beide haben keine Karte gemeinsam
   *[other] das ließ sich nicht entscheiden
 }

# $count, $total
difference-often-cards = { $count } von { $total } Karten
# $share, $players
difference-often-deals = in { $share } aller Verteilungen an { $players } Personen, jede Person und Rolle gleich gezählt
# $share, $players, $rounds
difference-often-rounds = in { $share } der Fälle am Ende von { $rounds } Proberunden mit { $players } Personen
difference-often-turns = in { $share } der Fälle in { $rounds } Proberunden mit { $players } Personen

# $proved
difference-equal = { $a } und { $b } sind dasselbe: { $proved ->
    [one] { $proved } Beweis
   *[other] { $proved } Beweise
 } geführt.
# $differs, $follows, $alone, $unknown, $proved
difference-summary = { $a } und { $b }: { $differs } verschieden, { $follows } als Folge davon, { $alone } nur in einem, { $unknown } nicht bekannt, { $proved } als gleich bewiesen.

# Der Aufruf; keine Angaben
difference-one-name = Nennen Sie ein zweites Regelwerk oder mit --git eine Revision.
