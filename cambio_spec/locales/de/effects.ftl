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
    .self = die gewählte Karte
chosen-each = diese Karte
chosen-first = die zuerst gewählte Karte
    .self = die zuerst gewählte Karte
chosen-second = die danach gewählte Karte
    .self = die danach gewählte Karte


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
    .they = { $who } sieht sich eine { $face ->
        [up] offene Karte
        [down] verdeckte Karte
       *[owner] Karte
    } { $in } an.

shape-look-then-may-swap = Sehen Sie sich eine Karte { $theirs } an. Danach dürfen Sie sie gegen eine Karte { $own } tauschen.
    .they = { $who } sieht sich eine Karte { $theirs } an und darf sie danach gegen eine Karte { $own } tauschen.

shape-swap-chosen = Tauschen Sie { $card } gegen eine beliebige Karte { $in }, ohne hinzusehen.

shape-swap-unseen = Tauschen Sie eine Karte { $own } gegen eine Karte { $theirs }; niemand sieht sich die beiden an.
    .they = { $who } tauscht eine Karte { $own } gegen eine Karte { $theirs }; niemand sieht sich die beiden an.

# $whose (own, opponent oder any), $in (bei eigenen)
shape-swap-two = Tauschen Sie zwei { $whose ->
    [own] Karten { $in }
    [opponent] gegnerische Karten
   *[any] beliebige Karten auf dem Tisch
 } gegeneinander; niemand sieht sich die beiden an.
    .they = { $who } tauscht zwei { $whose ->
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
    .they = { $who } legt { $new }{ $lies ->
        [up] { " " }offen
        [down] { " " }verdeckt
       *[owner] { "" }
    } an die Stelle einer Karte { $in }. Die bisherige kommt{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für den Besitzer sichtbar
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
    .they = { $who } sieht sich eine Karte { $own } und eine Karte { $theirs } an.

shape-look-at-both-then-may-swap = Sehen Sie sich eine Karte { $own } und eine Karte { $theirs } an. Danach dürfen Sie die beiden tauschen oder liegen lassen.
    .they = { $who } sieht sich eine Karte { $own } und eine Karte { $theirs } an und darf die beiden danach tauschen oder liegen lassen.

shape-look-at-both-then-swap = Sehen Sie sich eine Karte { $own } und eine Karte { $theirs } an und tauschen Sie die beiden dann.
    .they = { $who } sieht sich eine Karte { $own } und eine Karte { $theirs } an und tauscht die beiden dann.

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
    .they = { $who } legt eine beliebige Karte { $in }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für den Besitzer sichtbar
    } { $to }.

shape-shuffle-all = Mischen Sie alle Karten; sie bilden { $object }.
    .they = { $who } mischt alle Karten; sie bilden { $object }.

shape-refill = Mischen Sie alle Karten { $of } bis auf die oberste; sie bilden { $object }.
    .they = { $who } mischt alle Karten { $of } bis auf die oberste; sie bilden { $object }.
shape-refill-whole = Mischen Sie alle Karten { $of }; sie bilden { $object }.
    .they = { $who } mischt alle Karten { $of }; sie bilden { $object }.

zone-refilled = Ist { $subject } leer und wird dort eine Karte gebraucht, mischen Sie alle Karten { $of }{ $keeps ->
    [yes] { " " }bis auf die oberste
   *[no] { "" }
 }; sie bilden { $object }.

# $subject (a player’s own grid), $most (a number, at least 2)
zone-most = Nie darf { $subject } aus mehr als { $most } Karten bestehen.

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
 } der Ihnen nächsten Reihe { $in } an, und behalten Sie sie für sich.

shape-each-looks-at-any = Alle: Sehen Sie sich { $count ->
    [1] eine Karte
   *[other] { $count } Karten
 } Ihrer Wahl { $in } an, und behalten Sie sie für sich.

shape-each-turns = Alle: { $face ->
    [up] Decken Sie alle Karten { $in } auf.
   *[down] Drehen Sie alle Karten { $in } verdeckt um.
 }

shape-score-added = Alle: Schreiben Sie Ihr Ergebnis dieser Runde auf, und zählen Sie es zu Ihren Punkten aus den bisherigen Runden.


## Einzelne Wirkungen

effect-move-top = Legen Sie die oberste Karte { $of }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.
    .they = { $who } legt die oberste Karte { $of }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für den Besitzer sichtbar
    } { $to }.

effect-move-only = Legen Sie die Karte { $from }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.
    .they = { $who } legt die Karte { $from }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für den Besitzer sichtbar
    } { $to }.

effect-move-chosen = Legen Sie { $card }{ $face ->
    [up] { " " }offen
    [down] { " " }verdeckt
    [own] { "" }
   *[owner] { " " }nur für ihren Besitzer sichtbar
 } { $to }.
    .they = { $who } legt { $card }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für den Besitzer sichtbar
    } { $to }.

into-chosen-slot = an den gewählten Platz
into-first-slot = an den zuerst gewählten Platz
into-second-slot = an den danach gewählten Platz
into-its-slot = an denselben Platz

effect-gather-everything = Legen Sie alle Karten { $to }.

effect-gather-rest = Legen Sie alle Karten { $of } bis auf die oberste { $to }.
effect-gather-all = Legen Sie alle Karten { $of } { $to }.

effect-swap = Tauschen Sie { $first } gegen { $second }, ohne hinzusehen.
    .they = { $who } tauscht { $first } gegen { $second }, ohne hinzusehen.

effect-turn-chosen = { $face ->
    [up] Decken Sie { $card } auf.
   *[down] Drehen Sie { $card } verdeckt um.
 }
    .they = { $who } { $face ->
        [up] deckt
       *[down] dreht
    } { $card } { $face ->
        [up] auf
       *[down] verdeckt um
    }.

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
    .they = { $who } { $face ->
        [up] deckt
       *[down] dreht
    } alle Karten { $in } { $face ->
        [up] auf
       *[down] verdeckt um
    }.

effect-turn-top = { $face ->
    [up] Decken Sie die oberste Karte { $of } auf.
   *[down] Drehen Sie die oberste Karte { $of } verdeckt um.
 }
    .they = { $who } { $face ->
        [up] deckt
       *[down] dreht
    } die oberste Karte { $of } { $face ->
        [up] auf
       *[down] verdeckt um
    }.

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
    .they = { $who } sieht sich { $card } an.

effect-look-all = Sehen Sie sich alle Karten { $in } an.
    .they = { $who } sieht sich alle Karten { $in } an.

effect-look-top = Sehen Sie sich die oberste Karte { $of } an.
    .they = { $who } sieht sich die oberste Karte { $of } an.

effect-look-row = Sehen Sie sich die { $count ->
    [one] Karte
   *[other] { $count } Karten
 } der Reihe { $row } (von Ihnen aus gezählt) { $in } an.
    .they = { $who } sieht sich die { $count ->
        [one] Karte
       *[other] { $count } Karten
    } der Reihe { $row } (von dort aus gezählt) { $in } an.

effect-shuffle = Mischen Sie { $object }.
    .they = { $who } mischt { $object }.

effect-cut = Heben Sie { $object } an beliebiger Stelle ab.
    .they = { $who } hebt { $object } an beliebiger Stelle ab.

effect-choose-spot = Wählen Sie eine Karte { $in }.
    .they = { $who } wählt eine Karte { $in }.

effect-choose-gap = Wählen Sie einen freien Platz { $in }.

effect-choose-card = Wählen Sie { $cards }.
    .they = { $who } wählt { $cards }.

effect-choose-several = Wählen Sie { $cards }.

effect-choose-several-players = Wählen Sie { $form ->
    [exact] { $low }
   *[range] { $low } bis { $high }
 } { $noun ->
    [opponents] gegnerische Personen
   *[players] Personen
 }.

effect-choose-player = Wählen Sie eine Person.
    .they = { $who } wählt eine Person.
effect-choose-opponent = Wählen Sie eine gegnerische Person.
    .they = { $who } wählt eine gegnerische Person.
effect-choose-number = Wählen Sie eine Zahl.

choice-bars = Nicht wählen dürfen Sie eine Karte von { $fact }.

effect-add-amount = { $what } erhöht sich um so viel: { $amount }.
effect-take-amount = { $what } verringert sich um so viel: { $amount }.

effect-let = { $told }.

effect-offer = { $use ->
    [must] Hat die Karte eine Kraft, müssen Sie sie jetzt nutzen.
    [some] Hat die Karte eine Kraft, nutzen Sie sie jetzt; verzichten dürfen Sie nur, wenn die Kraft es zulässt.
   *[may] Hat die Karte eine Kraft, dürfen Sie sie jetzt nutzen.
 }
    .they = { $use ->
        [must] Hat die Karte eine Kraft, muss { $who } sie jetzt nutzen.
        [some] Hat die Karte eine Kraft, nutzt { $who } sie jetzt; ein Verzicht ist nur möglich, wenn die Kraft ihn zulässt.
       *[may] Hat die Karte eine Kraft, darf { $who } sie jetzt nutzen.
    }
effect-end-round = Die Runde ist zu Ende.
effect-end-match = Die Partie ist zu Ende.

effect-may = Wenn Sie möchten:
    .they = Wenn { $who } möchte:
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
    .they = { $who } legt { $cards }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für den Besitzer sichtbar
    } { $to }.
    .they-such = { $who } legt { $cards }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für den Besitzer sichtbar
    } { $to }.

each-card-turns = { $face ->
    [up] Decken Sie { $cards } auf.
   *[down] Drehen Sie { $cards } verdeckt um.
 }
    .they = { $who } { $face ->
        [up] deckt
       *[down] dreht
    } { $cards } { $face ->
        [up] auf
       *[down] verdeckt um
    }.

each-card-is-seen = Sehen Sie sich { $cards } an.
    .such = Sehen Sie sich { $cards } an, { $that }.
    .they = { $who } sieht sich { $cards } an.

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
    .they = { $who } legt die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
    } { $of }{ $face ->
        [up] { " " }offen
        [down] { " " }verdeckt
        [own] { "" }
       *[owner] { " " }nur für den Besitzer sichtbar
    } { $to }.

effect-each-card = Für { $cards }:

effect-repeat = Tun Sie dies { $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
 }:

effect-each-opponent = Für jede gegnerische Person:
effect-each-anybody = Für jede Person:
effect-each-of-these = Für jede dieser Personen:


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

effect-each-from = Alle der Reihe nach, zuerst { $who }:

## Personen, wie Sätze sie nennen, im Nominativ; .of steht hinter „links von“; .self: von jemand
## anderem aus gesehen

person-left = die Person links von Ihnen
    .of = der Person links von Ihnen
    .self = die Person links davon
    .self-of = der Person links davon
person-right = die Person rechts von Ihnen
    .of = der Person rechts von Ihnen
    .self = die Person rechts davon
    .self-of = der Person rechts davon
person-next = die in Spielrichtung nächste Person
    .of = der in Spielrichtung nächsten Person
    .self = die von dort in Spielrichtung nächste Person
    .self-of = der von dort in Spielrichtung nächsten Person

person-left-of = die Person links von { $fact }
    .of = der Person links von { $fact }
person-right-of = die Person rechts von { $fact }
    .of = der Person rechts von { $fact }
person-next-of = die Person in Spielrichtung neben { $fact }
    .of = der Person in Spielrichtung neben { $fact }

person-next-left = die nächste Person links
person-next-right = die nächste Person rechts

person-chosen = die gewählte Person
    .of = der gewählten Person
person-first = die Person auf dem ersten Platz
    .of = der Person auf dem ersten Platz
person-same = diese Person

effect-role = Ab jetzt ist { $who } { $role }.

effect-agree = Vereinbaren Sie vor der ersten Runde, wer { $head } ist{ $rest }.

effect-turn-passes = Dann ist { $head } am Zug{ $rest }.
effect-begins = Es beginnt { $head }{ $rest }.


## Bedingungen als Nebensätze hinter „wenn“ und „solange“: das Verb steht am Ende

clause-all = { ALL($clauses_list) }

clause-and = { $first } und { $second }
    .longer = { $first } und außerdem { $second }
clause-or = { $first } oder { $second }
    .longer = { $first } oder aber { $second }

clause-empty = { $subject } leer ist

clause-face-up = { $card } offen liegt
clause-face-down = { $card } verdeckt liegt
clause-known = Sie { $card } kennen
clause-unknown = Sie { $card } noch nicht kennen

clause-same-rank = { $card } den gleichen Rang zeigt wie die oberste Karte { $of }
clause-other-rank = { $card } nicht den gleichen Rang zeigt wie die oberste Karte { $of }
clause-same-rank-as = { $card } den gleichen Rang zeigt wie { $other }
clause-other-rank-as = { $card } nicht den gleichen Rang zeigt wie { $other }
clause-same-row-as = { $card } in derselben Reihe liegt wie { $other }
clause-other-row-as = { $card } nicht in derselben Reihe liegt wie { $other }
clause-same-column-as = { $card } in derselben Spalte liegt wie { $other }
clause-other-column-as = { $card } nicht in derselben Spalte liegt wie { $other }

clause-rank = { $card } den Rang { ANY($ranks_list) } zeigt
clause-no-rank = { $card } nicht den Rang { ANY($ranks_list) } zeigt

# $card, $suit (hearts, spades, diamonds, clubs) or $colour (red, black)
clause-suit-is = { $card } { $suit ->
    [hearts] Herz
    [spades] Pik
    [diamonds] Karo
   *[clubs] Kreuz
 } ist
clause-suit-isnt = { $card } nicht { $suit ->
    [hearts] Herz
    [spades] Pik
    [diamonds] Karo
   *[clubs] Kreuz
 } ist
clause-colour-is = { $card } { $colour ->
    [red] rot
   *[black] schwarz
 } ist
clause-colour-isnt = { $card } nicht { $colour ->
    [red] rot
   *[black] schwarz
 } ist

clause-your-turn = Sie am Zug sind
clause-not-your-turn = Sie nicht am Zug sind

clause-turn-of = { $head } am Zug ist{ $rest }
clause-not-turn-of = { $head } nicht am Zug ist{ $rest }
clause-you-are = Sie { $head } sind{ $rest }
clause-you-arent = Sie nicht { $head } sind{ $rest }

clause-is = { $who } zugleich { $head } ist{ $rest }
clause-isnt = { $who } nicht { $head } ist{ $rest }

compared-number = { $how ->
    [not] nicht { $number }
    [at-least] mindestens { $number }
    [at-most] höchstens { $number }
    [more] mehr als { $number }
    [less] weniger als { $number }
   *[exactly] genau { $number }
 }
compared-amount = { $how ->
    [not] nicht gleich hoch wie { $amount }
    [at-least] nicht niedriger als { $amount }
    [at-most] nicht höher als { $amount }
    [more] höher als { $amount }
    [less] niedriger als { $amount }
   *[exactly] so hoch wie { $amount }
 }

amount-least = { $who ->
    [opponents] der niedrigste Wert bei „{ $noun }“ unter den anderen
   *[players] der niedrigste Wert bei „{ $noun }“ unter allen Mitspielenden
 }
amount-greatest = { $who ->
    [opponents] der höchste Wert bei „{ $noun }“ unter den anderen
   *[players] der höchste Wert bei „{ $noun }“ unter allen Mitspielenden
 }

clause-compared = { $amount } { $compared } ist

# $compared
clause-people = die Zahl der Mitspielenden { $compared } ist

clause-worth = die Karten { $in } zusammen { $compared } zählen

counted-cards = { $how ->
    [none] keine
    [some] eine
    [exactly] genau { $count }
    [at-most] höchstens { $count }
   *[at-least] mindestens { $count }
 }{ $which ->
    [up] { " " }offene
    [down] { " " }verdeckte
   *[any] { "" }
 } { $count ->
    [one] Karte
   *[other] Karten
 }

clause-cards-place = in
clause-cards = { $place } { counted-cards }{ $such } { $count ->
    [one] liegt
   *[other] liegen
 }{ $that }
    .row = in der Reihe { $row } { $place } { counted-cards }{ $such } { $count ->
        [one] liegt
       *[other] liegen
    }{ $that }

cards-of-rank = { " " }vom Rang { $rank }
cards-same-rank-as = { " " }vom gleichen Rang wie { $other }
cards-same-rank-as-top = { " " }vom gleichen Rang wie die oberste Karte { $of }
cards-known = , die Sie kennen
cards-unknown = , die Sie noch nicht kennen
cards-besides = { ", " }{ $other } selbst nicht mitgezählt

clause-player = es { $how ->
    [none] keine { $noun ->
        [opponents] gegnerische Person
        [others] andere Person
       *[players] Person
    }
    [single] genau eine { $noun ->
        [opponents] gegnerische Person
        [others] andere Person
       *[players] Person
    }
    [at-most-one] höchstens eine { $noun ->
        [opponents] gegnerische Person
        [others] andere Person
       *[players] Person
    }
    [more-than-one] mehr als eine { $noun ->
        [opponents] gegnerische Person
        [others] andere Person
       *[players] Person
    }
   *[some] { $noun ->
        [opponents] eine gegnerische Person
        [others] eine andere Person
       *[players] eine Person
    }
 } gibt, { $that }

clause-players = es { $how ->
    [exactly] genau
    [at-most] höchstens
   *[at-least] mindestens
 } { $count } { $noun ->
    [opponents] gegnerische Personen
    [others] andere Personen
   *[players] Personen
 } gibt, { $that }

who-is = { $none ->
    [yes] die { $head } ist{ $rest }
   *[no] die { $head } ist{ $rest }
 }
who-isnt = { $none ->
    [yes] die nicht { $head } ist{ $rest }
   *[no] die nicht { $head } ist{ $rest }
 }
    .several = die nicht { $head } sind{ $rest }

who-has-cards = { $none ->
    [yes] die { counted-cards } { $in } hat
   *[no] die { counted-cards } { $in } hat
 }
    .several = die { $how ->
        [none] { "" }
       *[some] jeweils{ " " }
    }{ counted-cards } { $in } haben

who-worth = deren Karten { $in } zusammen { $compared } zählen

who-and = { $first } und { $second }

whose-compared = { $whose } { $compared } ist

define-is = { $what } ist { $value }.
define-is-if = { $but ->
    [yes] aber wenn
   *[no] wenn
 } { $clause }, ist { $what } { $value }.

define-so = Es gilt, dass { $fact }.
define-so-if = { $but ->
    [yes] aber wenn
   *[no] wenn
 } { $clause }, gilt, dass { $fact }.

# Who it is that a definition names: $what (of the game), $value (a player); $but, $clause
define-who = { $what } ist { $value }.
define-who-if = { $but ->
    [yes] aber wenn
   *[no] wenn
 } { $clause }, ist { $what } { $value }.

# The card that a definition is about
defined-card = die Karte

figure-worth = der Wert aller Karten { $in }
# $noun (the game’s word for what cards are worth), $in
figure-sum-of = die Summe von „{ $noun }“ über alle Karten { $in }
# $in, $card; $first, $second
figure-card = das, was { $card } zählt
figure-pip = die Zahl, die { $card } zeigt
figure-size = die Zahl der Karten { $in }
figure-plus = { $first } plus { $second }
figure-minus = { $first } minus { $second }
figure-times = { $first } mal { $second }

# $sum (two numbers with plus or minus between them), within another sum or a product
figure-apart = ({ $sum })

action-ends-turn = Ihr Zug ist zu Ende.
action-nothing = Sie tun sonst nichts, und es geht weiter.

goes-turn = Der nächste Zug beginnt.
goes-on = Das Spiel geht weiter.
goes-round = Die nächste Runde beginnt.
# … where nothing else is left, and the match may have ended before
goes-round-again = Solange die Partie nicht zu Ende ist, folgt eine weitere Runde.
goes-section = Weiter geht es mit „{ $section }“.

see-section = Wie das berechnet wird, steht unter „{ $section }“.
