### Was Spielregeln und Regelblätter von sich selbst sagen, gleich für welches Spiel.


rulebook-subtitle = Spielregel für { $fewest } bis { $most } Personen
rulebook-subtitle-listed = Spielregel für { ANY($counts_list) } Personen
sheet-subtitle = Die Regeln auf einer Seite
document-author = cambio-spec
document-language = de
after-colon = capital

document-stamp = { $configuration } · Regeln { $hash }{ document-verdict } · cambio-spec { $version }
document-verdict = { $verdict ->
    [fine] , geprüft
    [accepted] , geprüft, { $accepted ->
        [one] ein Befund hingenommen
       *[other] { $accepted } Befunde hingenommen
     }
    [bounded] , in Grenzen geprüft
    [open] , mit offenen Befunden
   *[unchecked] { "" }
 }
document-draft = Entwurf mit offenen Befunden

draft-rule = Für die Regel „{ $rule }“ gibt es noch keinen Satz: { $text }


## Abschnitte

section-about = Worum es geht
section-players = Mitspielende
section-deck = Karten und Werte
section-object = Ziel des Spiels
section-varied = Was hier anders ist
section-agreed = Vor dem Spiel zu vereinbaren
section-variants = Varianten
section-setup = Vorbereitung
section-play = Spielverlauf
section-powers = Kartenkräfte
section-scoring = Wertung
section-winning = Gewinn der Partie
section-questions = Fragen und Entscheidungen
question-open = Offen gelassen: Einigen Sie sich, bevor Sie spielen.
section-glossary = Glossar


## Mitspielende, Karten und Werte, wo ein Spiel keinen eigenen Satz hat

players-range = { $fewest } bis { $most } Personen können mitspielen. Gespielt wird reihum { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 }.

players-listed = { ANY($counts_list) } Personen können mitspielen. Gespielt wird reihum { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 }.

deck-size = Sie brauchen ein Kartenspiel mit { $cards } Blatt.
deck-parts = Sie brauchen { $packs ->
    [one] ein Spiel mit 52 Karten
   *[other] { $packs } Spiele mit je 52 Karten
 }{ $jokers ->
    [0] .
    [one] { " " }und einen Joker.
   *[other] { " " }und { $jokers } Joker.
 }

deck-own = Sie brauchen { $cards } Karten: { ALL($copies_list) }.
copies-rank = { $count } × { $rank }{ $suit ->
    [suited] { " " }in jeder Farbe
    [red] { " " }in Herz und in Karo
    [black] { " " }in Pik und in Kreuz
    [hearts] { " " }in Herz
    [spades] { " " }in Pik
    [diamonds] { " " }in Karo
    [clubs] { " " }in Kreuz
   *[none] { "" }
 }
copies-run = je { $count } von { $first } bis { $last }{ $suit ->
    [suited] { " " }in jeder Farbe
    [red] { " " }in Herz und in Karo
    [black] { " " }in Pik und in Kreuz
    [hearts] { " " }in Herz
    [spades] { " " }in Pik
    [diamonds] { " " }in Karo
    [clubs] { " " }in Kreuz
   *[none] { "" }
 }

values-cards = Karten
values-points = Punkte

value-points = { SIGNED($points) }
value-pip = Zahlenwert
value-formula = { $factor ->
    [1] Zahlenwert
   *[other] { SIGNED($factor) } × Zahlenwert
 }{ $sign ->
    [plus] { " " }+ { $offset }
    [minus] { " " }− { $offset }
   *[none] { "" }
 }
value-from = { $offset } − Zahlenwert


## Bilder

grid-owner = Sie
grid-looked-at = diese einmal ansehen

grid-alt = Die Karten vor Ihnen von oben gesehen, { $shape } verdeckte Karten; die Reihe, die Ihnen am nächsten liegt, ist die untere.

flow-start = Ihr Zug
flow-alt = Der Ablauf eines Zuges: was Sie zuerst tun können, wohin es führt und was jederzeit möglich ist.
any-time = jederzeit


## Tabellen

powers-card = Karte
powers-effect = Kraft

powers-discarded = Eine Kraft wirkt, wenn ihre Karte abgelegt wird.
powers-held = Eine Kraft wirkt, solange Sie ihre Karte auf der Hand haben.
powers-lying = Eine Kraft wirkt dort, wo ihre Karte vor Ihnen liegt.

title-quoted = „{ $title }“

power-held = Solange Sie diese Karte auf der Hand haben, können Sie { ANY($titles_list) } wählen; siehe „{ $section }“.
power-up = Solange diese Karte offen vor Ihnen liegt, können Sie { ANY($titles_list) } wählen; siehe „{ $section }“.
power-lies = Solange diese Karte vor Ihnen liegt, können Sie { ANY($titles_list) } wählen; siehe „{ $section }“.


example-intro = Ein Beispiel:
example-another = { $same ->
    [yes] Noch ein Beispiel, in derselben Lage:
   *[no] Noch ein Beispiel:
 }
example-player = Person
example-cards = Karten
example-sum = Summe
example-score = Punkte
example-why = Grund


## Woher die Regeln kommen

marks-note = Ein Vermerk wie [{ $example }] sagt, woher eine Regel stammt: aus welchem Abschnitt der veröffentlichten Ausgaben und von welcher Stelle darin.
    .title = Quellen
