### Was Aktionen, Kartenkräfte und Schritte tun, in ganzen Sätzen: erst bekannte Formen, dann ein
### Satz für jede Wirkung. Die Argumente stehen bei den englischen Sätzen.


## Wörter, die sich die Sätze eines Spiels teilen

face-up = offen
    .of-card = offene
face-down = verdeckt
    .of-card = verdeckte

each-player = alle
    .opening = Alle

any-player = alle Mitspielenden
    .opening = Alle Mitspielenden

may = dürfen


## Karten, die in derselben Regel schon gewählt wurden, im Akkusativ

chosen-own = Ihre Karte
chosen-opponent = die gegnerische Karte
chosen-any = die gewählte Karte
chosen-each = diese Karte
chosen-first = die zuerst gewählte Karte
chosen-second = die danach gewählte Karte


## Mehrere Karten in einem Ausdruck

every-card = { $which ->
    [up] jede offene Karte
    [down] jede verdeckte Karte
   *[any] jede Karte
 } { $in }
    .row = { $which ->
        [up] jede offene Karte
        [down] jede verdeckte Karte
       *[any] jede Karte
    } der Reihe { $row } (von Ihnen aus gezählt) { $in }

one-card = { $which ->
    [up] eine offene Karte
    [down] eine verdeckte Karte
   *[any] eine Karte
 } { $in }
    .row = { $which ->
        [up] eine offene Karte
        [down] eine verdeckte Karte
       *[any] eine Karte
    } der Reihe { $row } (von Ihnen aus gezählt) { $in }

several-cards = { $count } { $which ->
    [up] offene Karten
    [down] verdeckte Karten
   *[any] Karten
 } { $in }
    .row = { $count } { $which ->
        [up] offene Karten
        [down] verdeckte Karten
       *[any] Karten
    } der Reihe { $row } (von Ihnen aus gezählt) { $in }

so-many-cards = { $form ->
    [exact] { $low }
    [range] { $low } bis { $high }
   *[more] { $low ->
        [1] eine oder mehrere
       *[other] { $low } oder mehr
    }
 } { $which ->
    [up] offene Karten
    [down] verdeckte Karten
   *[any] Karten
 } { $in }
    .row = { $form ->
        [exact] { $low }
        [range] { $low } bis { $high }
       *[more] { $low ->
            [1] eine oder mehrere
           *[other] { $low } oder mehr
        }
     } { $which ->
        [up] offene Karten
        [down] verdeckte Karten
       *[any] Karten
     } der Reihe { $row } (von Ihnen aus gezählt) { $in }

every-of-these = { $which ->
    [up] jede offene Karte davon
    [down] jede verdeckte Karte davon
   *[any] jede dieser Karten
 }

another-card = { $which ->
    [up] eine andere offene Karte
    [down] eine andere verdeckte Karte
   *[any] eine andere Karte
 } { $in }
    .row = { $which ->
        [up] eine andere offene Karte
        [down] eine andere verdeckte Karte
       *[any] eine andere Karte
    } der Reihe { $row } (von Ihnen aus gezählt) { $in }

that-known = die Sie kennen
that-unknown = die Sie noch nicht kennen
that-same-row = die in derselben Reihe liegt wie { $card }
that-same-column = die in derselben Spalte liegt wie { $card }
that-same-rank = die den gleichen Rang zeigt wie { $card }
that-same-rank-as-top = die den gleichen Rang zeigt wie die oberste Karte { $of }
that-equal = die den gleichen Rang zeigen
that-other = die nicht { $card } ist

that-and = { $first } und { $second }

card-that = { $cards }, { $that },
    .ending = { $cards }, { $that }


## Formen

shape-look-at-one = Sehen Sie sich { $face ->
    [up] eine offene Karte
    [down] eine verdeckte Karte
   *[owner] eine Karte
 } { $in } an.

shape-look-then-may-swap = Sehen Sie sich eine Karte { $theirs } an. Danach dürfen Sie sie gegen eine Karte { $own } tauschen.

shape-swap-chosen = Tauschen Sie { $card } gegen eine beliebige Karte { $in }, ohne hinzusehen.

shape-swap-unseen = Tauschen Sie eine Karte { $own } gegen eine Karte { $theirs }; niemand sieht sich die beiden an.

# $whose (own, opponent oder any), $in (bei eigenen)
shape-swap-two = Tauschen Sie zwei { $whose ->
    [own] Karten { $in }
    [opponent] gegnerische Karten
   *[any] beliebige Karten auf dem Tisch
 } gegeneinander; niemand sieht sich die beiden an.

shape-top-card = die oberste Karte { $of }

shape-exchange = Legen Sie { $new }{ $lies ->
    [up] { " " }offen
    [down] { " " }verdeckt
   *[owner] { "" }
 } an die Stelle einer Karte Ihrer Wahl { $in }. Diese kommt{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.

shape-give-top = Wählen Sie eine { $who ->
    [opponents] gegnerische Person
   *[players] Person
 }: Die oberste Karte { $of } kommt { $face ->
    [up] offen
    [down] verdeckt
   *[owner] nur für ihren Besitzer sichtbar
 } { $to }.

shape-swap-such = Tauschen Sie { $first } gegen { $second }; was verdeckt liegt, sieht sich niemand an.

shape-look-at-both = Sehen Sie sich eine Karte { $own } und eine Karte { $theirs } an.

shape-look-at-both-then-may-swap = Sehen Sie sich eine Karte { $own } und eine Karte { $theirs } an. Danach dürfen Sie die beiden tauschen oder liegen lassen.

shape-look-at-both-then-swap = Sehen Sie sich eine Karte { $own } und eine Karte { $theirs } an und tauschen Sie die beiden dann.

shape-into-gap = Legen Sie { $new }{ $lies ->
    [up] { " " }offen
    [down] { " " }verdeckt
   *[owner] { "" }
 } an einen freien Platz Ihrer Wahl { $in }.

shape-move-one = Legen Sie eine beliebige Karte { $in }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.

shape-shuffle-all = Mischen Sie alle Karten; sie bilden { $object }.

shape-refill = Mischen Sie alle Karten { $of } bis auf die oberste; sie bilden { $object }.

zone-refilled = Ist { $subject } leer und wird dort eine Karte gebraucht, mischen Sie alle Karten { $of }{ $keeps ->
    [yes] { " " }bis auf die oberste
   *[no] { "" }
 }; sie bilden { $object }.

shape-deal-to-each = Geben Sie { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } { $face ->
    [up] offen
    [down] verdeckt
   *[owner] nur für die jeweilige Person sichtbar
 } { $to }.

shape-each-looks-at-row = Alle: Sehen Sie sich die { $count ->
    [one] Karte
   *[other] { $count } Karten
 } der Ihnen nächsten Reihe { $in } an, und behalten Sie { $count ->
    [one] sie
   *[other] sie
 } für sich.

shape-each-looks-at-any = Alle: Sehen Sie sich { $count ->
    [1] eine Karte
   *[other] { $count } Karten
 } Ihrer Wahl { $in } an, und behalten Sie sie für sich.

shape-each-turns = Alle: { $face ->
    [up] Decken Sie alle Karten { $in } auf.
   *[down] Drehen Sie alle Karten { $in } verdeckt um.
 }


## Einzelne Wirkungen

effect-move-top = Legen Sie die oberste Karte { $of }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.

effect-move-only = Legen Sie die Karte { $from }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.

effect-move-chosen = Legen Sie { $card }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.

into-chosen-slot = an den gewählten Platz
into-first-slot = an den zuerst gewählten Platz
into-second-slot = an den danach gewählten Platz
into-its-slot = an denselben Platz

effect-gather-everything = Legen Sie alle Karten { $to }.

effect-gather-rest = Legen Sie alle Karten { $of } bis auf die oberste { $to }.

effect-swap = Tauschen Sie { $first } gegen { $second }, ohne hinzusehen.

effect-turn-chosen = { $face ->
    [up] Decken Sie { $card } auf.
   *[down] Drehen Sie { $card } verdeckt um.
 }

effect-turn-all-chosen = { $face ->
    [up] Decken Sie { $count ->
        [2] beide
       *[other] alle { $count } Karten
    } auf.
   *[down] Drehen Sie { $count ->
        [2] beide
       *[other] alle { $count } Karten
    } verdeckt um.
 }

effect-move-all-chosen = Legen Sie { $count ->
    [2] beide
   *[other] alle { $count } Karten
 }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.

effect-turn-all = { $face ->
    [up] Decken Sie alle Karten { $in } auf.
   *[down] Drehen Sie alle Karten { $in } verdeckt um.
 }

effect-turn-top = { $face ->
    [up] Decken Sie die oberste Karte { $of } auf.
   *[down] Drehen Sie die oberste Karte { $of } verdeckt um.
 }

effect-turn-row = { $face ->
    [up] Decken Sie
   *[down] Drehen Sie
 } die { $count ->
    [one] Karte
   *[other] { $count } Karten
 } der Reihe { $row } (von Ihnen aus gezählt) { $in } { $face ->
    [up] auf
   *[down] verdeckt um
 }.

effect-look-chosen = Sehen Sie sich { $card } an.

effect-look-all = Sehen Sie sich alle Karten { $in } an.

effect-look-top = Sehen Sie sich die oberste Karte { $of } an.

effect-look-row = Sehen Sie sich die { $count ->
    [one] Karte
   *[other] { $count } Karten
 } der Reihe { $row } (von Ihnen aus gezählt) { $in } an.

effect-shuffle = Mischen Sie { $object }.

effect-cut = Heben Sie { $object } an beliebiger Stelle ab.

effect-choose-spot = Wählen Sie eine Karte { $in }.

effect-choose-gap = Wählen Sie einen freien Platz { $in }.

effect-choose-card = Wählen Sie { $cards }.

effect-choose-several = Wählen Sie { $cards }.

effect-choose-several-players = Wählen Sie { $form ->
    [exact] { $low }
   *[range] { $low } bis { $high }
 } { $noun ->
    [opponents] gegnerische Personen
   *[players] Personen
 }.

effect-choose-player = Wählen Sie eine Person.
effect-choose-opponent = Wählen Sie eine gegnerische Person.
effect-choose-number = Wählen Sie eine Zahl.

choice-bars = Nicht wählen dürfen Sie eine Karte von { $fact }.

effect-let = { $told }.

effect-offer = { $use ->
    [must] Hat die Karte eine Kraft, müssen Sie sie jetzt nutzen.
    [some] Hat die Karte eine Kraft, nutzen Sie sie jetzt; verzichten dürfen Sie nur, wenn die Kraft es zulässt.
   *[may] Hat die Karte eine Kraft, dürfen Sie sie jetzt nutzen.
 }
effect-end-round = Die Runde ist zu Ende.
effect-end-match = Die Partie ist zu Ende.

effect-may = Wenn Sie möchten:
effect-each = Alle der Reihe nach:
effect-otherwise = Andernfalls:

each-card-moves = Legen Sie { $cards }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.
    .such = Legen Sie { $cards }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für ihren Besitzer sichtbar
    } { $to }.

each-card-turns = { $face ->
    [up] Decken Sie { $cards } auf.
   *[down] Drehen Sie { $cards } verdeckt um.
 }

each-card-is-seen = Sehen Sie sich { $cards } an.
    .such = Sehen Sie sich { $cards } an, { $that }.

draw-several = Legen Sie die { $count ->
    [one] oberste Karte
   *[other] obersten { $count } Karten
 } { $of }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.
    .as-far = Legen Sie die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
    } { $of }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für ihren Besitzer sichtbar
    } { $to }, soweit es noch welche gibt.

effect-each-card = Für { $cards }:

effect-repeat = Tun Sie dies { $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
 }:

effect-each-opponent = Für jede gegnerische Person:
effect-each-anybody = Für jede Person:
effect-each-of-these = Für jede dieser Personen:

effect-each-from-fact = Der Reihe nach, zuerst { $fact } und dann alle anderen:
effect-each-from-left-of-fact = Alle der Reihe nach, zuerst die Person links von { $fact }:

effect-as-fact = Nun tut { $fact } Folgendes:
effect-as-left-of-fact = Das macht die Person links von { $fact }:

if-empty = Wenn { $subject } leer ist:

if-not-empty = Wenn { $subject } nicht leer ist:

if-same-rank = Wenn { $card } den gleichen Rang zeigt wie die oberste Karte { $of }:

if-same-rank-as = Wenn { $card } den gleichen Rang zeigt wie { $other }:
if-same-column-as = Wenn { $card } in derselben Spalte liegt wie { $other }:
if-same-row-as = Wenn { $card } in derselben Reihe liegt wie { $other }:

if-same-rank-all = Wenn { $count ->
    [2] beide Karten
   *[other] alle { $count } Karten
 } den gleichen Rang zeigen:

if-these-same-rank = Wenn alle diese Karten den gleichen Rang zeigen:
if-these-differ = Wenn nicht alle diese Karten den gleichen Rang zeigen:

if-face-up = Wenn { $card } offen liegt:
if-face-down = Wenn { $card } verdeckt liegt:
if-known = Wenn Sie { $card } kennen:
if-unknown = Wenn Sie { $card } noch nicht kennen:

if-fact = Wenn { $clause }:

only-if-opponent-has-cards = Das geht nur, solange { $in } noch eine Karte liegt.
only-if-empty = Nur, solange { $subject } leer ist.
only-if-not-empty = Nur, solange { $subject } nicht leer ist.
only-if-fact = Nur, solange { $clause }.

power-forced = Auf diese Kraft können Sie nicht verzichten.

action-anybody = Das dürfen alle Mitspielenden, nicht nur, wer an der Reihe ist; wer am schnellsten ist, tut es.
