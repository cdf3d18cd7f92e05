### Die Sprachreferenz und das Verzeichnis der Befunde, für alle, die Regeln schreiben. Der Text ist
### Markdown. Was Variablen und Attribute bedeuten, steht am Anfang der englischen Datei.


## Die Seite

reference-title = Die Sprache der Regeln

reference-intro = Eine Regeldatei sagt in wenigen festen Wendungen, wie ein Spiel gespielt wird. Hier stehen sie alle: die Angaben, aus denen eine Regeldatei besteht; die Wirkungen, die sagen, was geschieht; und wie man Werte und Bedingungen schreibt. Die Beispiele gehören zu dem kleinen Spiel, das `cambio-spec new game` anlegt; mit ihm fangen Sie auch am besten an.

reference-declarations = Angaben
reference-declarations-intro = Aus ihnen besteht eine Regeldatei; ihre Reihenfolge ist beliebig. Jede Angabe beginnt in einer neuen Zeile.
reference-effects = Wirkungen
reference-effects-intro = Was in einem Schritt, einer Aktion oder durch eine Kartenkraft geschieht. Mehrere werden durch Strichpunkte getrennt und geschehen der Reihe nach.
reference-effects-names = `me` ist, wer handelt: in einer Aktion oder bei einer Kartenkraft die Person, die sie gewählt hat.

reference-part = Teil
reference-part-meaning = Bedeutung
reference-see = Siehe auch
reference-book = In der Spielregel
reference-changes = Was eine Variante ändern kann

expression-written = So geschrieben
expression-meaning = Bedeutung
expression-gives = Ergibt

expression-also = Ohne die Klammern bedeutet es dasselbe: { $text }.


## So liest man die Formen

notation = So liest man die Formen
notation-intro = Vor jedem Beispiel steht die Form, die es zeigt.
notation-word = Wörter ohne Anführungszeichen wie { $word } schreibt man so, wie sie dastehen.
notation-slot = Anstelle von { $slot } steht etwas dieser Art.
notation-optional = { $optional } kann wegbleiben.
notation-choice = Bei { $choice } wählt man eines davon.
notation-repeated = Was vor { $repeated } steht, darf sich beliebig oft wiederholen.
notation-lines = Wo eine Zeile endet, ist gleichgültig: Alles darf auf mehrere Zeilen verteilt werden, und `cambio-spec fmt` ordnet es. Zahlen sind ganze Zahlen bis zu einer Million.
notation-names = Ein Name besteht aus Kleinbuchstaben von a bis z, Ziffern und Unterstrichen und beginnt mit einem Buchstaben: `last_lap`. Jeder Name bedeutet im ganzen Spiel nur eines, und keiner gehört zu den { $reserved }.


## Was in spitzen Anführungszeichen steht, wo es für eine Form kein besseres Wort gibt

slot-name = Name
slot-number = Zahl
slot-text = Text
slot-code = Code
slot-rank = Rang
slot-cards = Karten
slot-value = Wert
slot-condition = Bedingung
slot-player = Person
slot-choices = Auswahl
slot-rule-name = Regel
slot-place = Stelle im Buch
slot-effects = Wirkungen
slot-effect = Wirkung
slot-source = Herkunft
slot-row = Zeile
slot-step = Schritt
slot-rule = Regel
slot-change = Änderung
slot-declaration = Angabe


## Angaben

construct-game = Wie das Spiel heißt
    .meaning = Die Datei eines Spiels nennt einmal seinen Namen, der in Befehlen und Dateinamen verwendet wird. Wie es in der Spielregel heißt, steht bei seinen Sätzen und kann deshalb in jeder Sprache anders sein.
    .slot-1 = der Name des Spiels; so heißt auch die Datei
    .edition = ein Buch, aus dem Regeln stammen; sie können nun darauf verweisen (siehe { $sources })
    .slot-2-name = Kürzel
    .slot-3-name = Datei

construct-players = Wer spielt
    .meaning = Wie viele mitspielen können und in welcher Richtung gespielt wird.
    .slot-1-name = mindestens
    .slot-2-name = höchstens
    .direction = im Uhrzeigersinn (als Nächstes kommt, wer links sitzt) oder gegen ihn
    .leaving-when = wann jemand ausgeschieden ist, mit `it` für diese Person; wer ausgeschieden ist, wird von da an übersprungen
    .range = von der kleinsten Zahl der Mitspielenden bis zur größten, höchstens 12
    .counts = oder jede Zahl einzeln

construct-partners = Wer zusammen spielt
    .meaning = Wer zusammen spielt, spielt nicht gegeneinander: `opponents` und `any opponent` meinen dann nur die anderen. Ohne diese Angabe spielen alle für sich.
    .slot-1 = wann jemand, `it`, mit `me` zusammen spielt

construct-deck = Die Spielkarten
    .meaning = Welche Karten das Spiel braucht und in welchem Stapel sie am Anfang alle liegen. Sie sind für jede Spielerzahl dieselben: Spielt man zu mehreren mit zwei Kartenspielen, ersetzt eine { $variant } sie und sagt, wie viele sie braucht.
    .int = wie viele Kartenspiele gemischt werden, wenn es mehr als eines ist; höchstens 4
    .slot-2-name = Kartenspiel
    .pack = ein Kartenspiel, wie man es kauft: { $packs }. So viele davon und so viele Joker werden zusammen gemischt
    .with-jokers = wie viele Joker dazukommen, höchstens 8; jeder hat den Rang `joker`
    .own-cards = eigene Karten des Spiels: so viele von jedem Rang, etwa `4 of 1 to 12, 2 of 13`. Ränge sind `A`, `J`, `Q`, `K`, `joker`, Zahlen (unter null `minus 2`) oder ein Name, den Sie selbst wählen, etwa `3 of peek`; die Spielregel nennt ihn so, wie es in `rank-peek` steht. Karten haben keine Kartenfarbe, außer wenn eine vor dem Rang steht: `hearts`, `spades`, `diamonds` oder `clubs`, `red` oder `black` für beide roten oder schwarzen, `suited` für je eine Karte in allen vieren
    .slot-8-name = Stapel
    .slot-8 = ein Stapel, der niemandem gehört, eingeführt mit { $zone }

pack-french-52 = die 52 Karten von Ass bis König in Herz, Pik, Karo und Kreuz, ohne Joker

construct-zone = Ein Kartenplatz
    .meaning = Jeder Ort, an dem Karten liegen können, wird einmal angegeben: ein Stapel in der Mitte, die Karten vor einer Person, eine Hand. Dazu gehört, wer die Karten dort sieht.
    .slot-1 = der Name des Kartenplatzes
    .of-player = jede Person hat einen eigenen: `grid of me`, `grid of dealer`
    .pile = ein Stapel: Karten übereinander, beliebig viele; nehmen lässt sich nur die oberste
    .some-cards = ein Stapel, auf dem höchstens so viele Karten liegen
    .grid = eine Auslage: Plätze nebeneinander, Reihe für Reihe, zuerst die Reihe, die ihrem Besitzer am nächsten liegt. Wird eine Karte weggenommen, bleibt ihr Platz leer
    .or-more = sind alle Plätze besetzt, nimmt die Auslage weitere Karten auf
    .at-most = wie viele Karten eine solche Auslage höchstens aufnimmt, die auf ihren Plätzen mitgezählt; das Regelheft sagt es. Eine Regel, die eine hinzufügt, fragt vorher danach: `if size of grid of me < 6 then move top of stock to grid of me`
    .face-up = alle sehen die Karten
    .face-down = niemand sieht die Karten
    .seen-by-its-owner = die Karten sieht nur, wem der Platz gehört
    .refilled = woraus er neu gebildet wird, wenn eine Karte davon bewegt, ausgeteilt, angesehen oder umgedreht wird und keine mehr da ist: aus den gemischten Karten eines anderen Stapels. Eine Aktion, die nur `when size of stock > 0` offensteht, kommt nie dazu. `keeping top`: die oberste Karte des anderen Stapels bleibt liegen

construct-param = Eine Zahl mit einem Namen
    .meaning = Für eine Zahl, die man vielleicht ändern möchte oder die in mehreren Regeln vorkommt: eine Grenze, eine Strafe. Die Spielregel nennt sie überall, wo ein Satz von ihr spricht, und eine Variante ({ $variant }) kann ihr einen anderen Wert geben.
    .slot-1 = der Name
    .slot-2-name = Zahl
    .slot-2 = die Zahl selbst

construct-option = Was vor dem Spiel vereinbart wird
    .meaning = Etwas, worauf sich alle einigen, bevor sie beginnen; dazu, was üblich ist. Die Regeln fragen mit dem Namen danach, wie nach einer Tatsache, die sich nie ändert. Die Wörter einer Option bedeuten nur neben ihr etwas: `race = first`. Auf der Befehlszeile nennt man nur, was anders ist als üblich: `cambio+quick+limit=50`. Die Spielregel führt die Optionen auf, jede mit einem eigenen Satz ({ $CAM100 }).
    .slot-1 = der Name der Option
    .is = die Zahlen oder Wörter, die zur Wahl stehen; ohne diesen Teil gilt die Option oder gilt nicht
    .int = was üblich ist, wenn es eine Zahl ist
    .on = was üblich ist: Sie gilt
    .off = was üblich ist: Sie gilt nicht
    .name = was üblich ist, wenn es ein Wort ist
    .terms = wie viele Personen nötig sind und welche anderen Varianten und Optionen sie braucht oder ausschließt, wie bei { $variant }

construct-fact = Was alle wissen
    .meaning = Etwas im Spiel, das keine Karte ist: wer gibt, wer gerufen hat, wie viele Punkte jemand hat. Es ändert sich mit { $let }, und alle am Tisch wissen es.
    .slot-1 = der Name der Tatsache
    .of-player = jede Person hat ihre eigene: `running of me`
    .a-player = eine Person; am Anfang die auf dem ersten Sitzplatz
    .a-player-or-nobody = eine Person oder niemand; am Anfang niemand
    .yes-or-no = ob es so ist; am Anfang ist es nicht so
    .a-number = eine ganze Zahl; am Anfang 0
    .a-number-from-to = eine ganze Zahl von der ersten bis zur zweiten; am Anfang diejenige, die der 0 am nächsten ist
    .kept = sie gilt für die ganze Partie; ohne dieses Wort ist mit jeder neuen Runde wieder alles wie am Anfang

construct-table = Was Karten zählen
    .meaning = Eine Zeile für jede Art von Karten. Die Regeln fragen dann mit dem Namen danach: `worth of card`. Jede Karte braucht genau eine Zeile; gibt es für eine Karte keine, oder zwei verschiedene, so meldet es die Prüfung ({ $CAM401 }, { $CAM410 }). Die Spielregel zeigt die Tabelle mit Bildern der Karten.
    .slot-1 = der Name der Tabelle

item-row = Eine Zeile nennt einen Rang, etwa `A`, oder die Ränge von einem bis zu einem anderen, etwa `2 to 10`. Davor steht eine Kartenfarbe, oder `red` oder `black`, wenn nur diese Karten gemeint sind: `red K`. Hinter `is` steht, was sie zählen: eine Zahl oder `pip of card`, das heißt der Zahlenwert der Karte.
    .slot-2-name = Punkte

construct-define = Was etwas ist
    .meaning = Eine Festlegung gibt etwas einen Namen, das sich aus den Karten und den Tatsachen ergibt: eine Summe zum Beispiel, wer gewonnen hat oder ob jemand ausgeschieden ist. Hängt es von der Lage ab, so gibt es mehrere Regeln. In jeder Lage muss dann eine davon gelten, oder mehrere, die dasselbe sagen; die Prüfung sucht nach wirklichen Karten, bei denen keine gilt ({ $CAM401 }) oder zwei sich widersprechen ({ $CAM410 }). In der Spielregel braucht eine Festlegung einen Satz von Ihnen ({ $CAM100 }), es sei denn, alles, was nach ihr fragt, wird ohne eigenen Satz beschrieben und sagt selbst, was gemeint ist. Solche Beschreibungen nennen sie so, wie es unter `define-total` steht, etwa mit der Form `.own = Ihre Summe`. Hat das Spiel solche Worte für sie, brauchen auch ihre Regeln keinen Satz, solange sie Zahlen ergeben, Summen benannter Zahlen oder was der Fall ist und was nicht, und jede Ausnahme unter dem steht, wovon sie eine ist.
    .slot-1 = der Name der Festlegung
    .of = nach wem oder wonach gefragt wird: `player` oder `card`. In den Regeln steht dieses Wort dafür
    .slot-2-name = player oder card
    .given = was immer feststeht, wenn danach gefragt wird. Die Prüfung verlässt sich darauf, und das Spiel hält an, wo es nicht stimmt
    .plain = was es immer ist
    .ruled = oder Regeln, jede mit einem Namen, wenn es von der Lage abhängt

item-rule = Eine Regel gilt, wenn ihre Bedingung gilt; ohne `when` gilt sie immer. Sie kommt nicht zum Zug, wo eine andere gilt, die mit `overrides` Vorrang vor ihr hat: Eine Ausnahme nennt also die Regeln, von denen sie eine Ausnahme ist, und auf die Reihenfolge der Zeilen kommt es nicht an. Anderswo nennt man die Regel mit beiden Namen, dem der Festlegung und ihrem eigenen: `score.winner`.
    .slot-4-name = Regel

construct-stage = Was von selbst geschieht
    .meaning = Schritte, die nacheinander ausgeführt werden, ohne dass jemand etwas entscheidet: mischen, austeilen, zählen. Der letzte muss sagen, wo es weitergeht, mit { $go }, { $end-round } oder { $end-match }.
    .slot-1 = der Name des Abschnitts
    .of-occasion = mit diesem Abschnitt beginnt eine Partie oder jede ihrer Runden; ein Spiel hat von beiden je einen

item-step = Ein Schritt hat einen eigenen Namen; anderswo nennt man ihn mit beiden, dem des Abschnitts und seinem eigenen: `setup.deal`.

construct-phase = Wer zu entscheiden hat
    .meaning = Hier wartet das Spiel, bis jemand eine der Aktionen gewählt hat, die in dieser Phase offenstehen. In welchen Phasen das so ist, sagt jede Aktion selbst ({ $action }).
    .slot-1 = der Name der Phase; mehrere Namen sind mehrere Phasen, in denen dieselbe Person handelt
    .slot-2-name = Person
    .slot-2 = wer entscheidet, meist eine Tatsache ({ $fact })

construct-action = Was jemand tun kann
    .meaning = Etwas, das sich wählen lässt, solange eine Phase wartet ({ $phase }). Darin ist `me` die Person, die es wählt. Danach wartet die Phase weiter, es sei denn, die Wirkungen führen anderswohin. Eine Aktion, die mit { $choose } beginnt, steht nur offen, solange es etwas auszuwählen gibt.
    .slot-1 = der Name der Aktion
    .slot-2-name = Phase
    .slot-2 = die Phasen, in denen sie offensteht
    .when = was dafür gelten muss
    .by-any-player = das dürfen alle, die mitspielen, nicht nur, wer am Zug ist; wer schneller ist, kommt zuerst

construct-power = Was eine Karte kann
    .meaning = Manche Karten erlauben es, etwas zu tun, aber nur dort, wo die Regeln es anbieten ({ $offer }).
    .slot-1 = der Name der Kartenkraft
    .slot-2 = die Karten, die sie haben: Ränge oder die Ränge einer Kartenfarbe oder nur Rot oder Schwarz
    .optional = man darf verzichten; ohne dieses Wort muss eine angebotene Kraft genutzt werden
    .when = was außerdem gelten muss, damit sie genutzt werden kann

construct-editorial = Eine Regel für Menschen
    .meaning = Etwas, woran sich alle halten müssen, wonach aber kein Programm handeln kann, etwa eine Mutprobe für alle, die verlieren. Es steht in der Spielregel, mit einem eigenen Satz ({ $CAM100 }).
    .slot-1 = der Name der Regel
    .slot-2-name = Abschnitt
    .slot-2 = wo in der Spielregel sie steht: `players`, `setup`, `play`, `powers`, `scoring` oder `winning`
    .when = bei welchen Optionen sie gilt; ohne diesen Teil immer

construct-question = Was die Bücher offenlassen
    .meaning = Eine Frage, die beim Spielen aufkommt und die kein Buch beantwortet, und wie sie hier entschieden ist. Die Spielregel druckt beides unter ihren Fragen; die Sätze dafür stehen in jeder Sprache bei den übrigen Sätzen des Spiels. Der Grund, der hier steht, ist nur für alle, die Regeln schreiben.
    .slot-1 = der Name der Frage
    .slot-2-name = Entscheidung
    .ordering = sie handelt davon, wer zuerst kommt, wenn zwei zugleich handeln: die Regeln nach `by` sind die Aktionen, über deren Wettlauf sie entscheidet
    .ruled = die Entscheidung, in einem Wort oder in wenigen, durch Unterstriche verbunden
    .open = nichts ist entschieden: Die Spielenden müssen sich einigen
    .by = die Regeln, die sie umsetzen
    .when = bei welchen Optionen sich die Frage stellt; ohne diesen Teil immer

construct-property = Was Sie erwarten
    .meaning = Etwas, das in jeder Lage stimmen soll, welche Karten auch liegen: dass weniger zum Beispiel nie schlechter ist oder dass eine Strafe auch eine ist. Es entscheidet nichts und wird nicht gedruckt. Über Lagen, in denen man nach einer der Festlegungen gar nicht fragen kann, sagt es nichts. Die Prüfung beweist es oder zeigt Karten, bei denen es nicht stimmt ({ $CAM450 }).
    .slot-1 = der Name der Erwartung
    .given = wo Sie es erwarten; ohne diesen Teil überall
    .slot-3-name = Bedingung
    .slot-3 = was Sie erwarten

construct-accept = Ein Befund, der bleiben darf
    .meaning = Die Prüfung hat etwas gefunden, und Sie haben entschieden, dass es so bleiben soll. Dann wird es als hingenommen gemeldet und nicht mehr als Fehler. Das gilt nur für diese eine Regel; und gibt es den Befund eines Tages nicht mehr, so bittet die Prüfung, die Zeile zu entfernen ({ $CAM211 }).
    .slot-1 = der Code des Befunds, siehe { $findings }
    .slot-2 = die Regel, bei der er gefunden wurde

construct-variant = Hausregeln
    .meaning = Eine Variante sagt, was anders ist, wenn man mit ihr spielt; alles Übrige bleibt wie im Spiel selbst. Sie steht in einer eigenen Datei neben der des Spiels oder in derselben, und `cambio-spec new variant` legt eine für den Anfang an. Wird die Variante genannt, wie in `cambio+short`, so wird das Spiel mit diesen Änderungen geprüft und gedruckt.
    .slot-1 = der Name der Variante
    .slot-2-name = Spiel
    .slot-2 = das Spiel, das sie ändert
    .clauses = wie viele Personen sie braucht, welche anderen Varianten und Optionen sie braucht oder ausschließt und nach welcher Variante sie das letzte Wort hat, wo beide dieselbe Regel ändern; in YAML unter den Schlüsseln `needs`, `excludes` und `after`

item-set-param = Ein anderer Wert für eine Zahl mit einem Namen.
    .slot-2-name = Zahl
item-remove = Ohne eine Regel, eine Zeile, einen Schritt oder eine ganze Angabe. Ein Vorrang vor ihr fällt dann weg, und Fragen, bei denen es nur um sie ging, entfallen.
    .slot-1-name = Regel
item-replace-row = Andere Punkte für die Karten einer Zeile. Die Zeile wird so genannt, wie sie im Spiel steht.
    .slot-1-name = Tabelle
    .slot-3-name = Punkte
item-add-row = Eine Zeile mehr in einer Tabelle.
    .slot-1-name = Tabelle
    .slot-3-name = Punkte
item-replace-rule = Eine andere Regel anstelle einer Regel des Spiels.
    .slot-4-name = Regel
item-add-rule = Eine weitere Regel einer Festlegung, die mehrere hat.
    .slot-1-name = neue Regel
    .slot-4-name = Regel
item-add-step = Ein weiterer Schritt eines Abschnitts, nach einem seiner Schritte oder, ohne `after`, vor allen.
    .slot-1-name = neuer Schritt
    .slot-2-name = Schritt
item-replace-step = Ein anderer Schritt anstelle eines Schrittes des Spiels.
    .slot-1-name = Schritt
item-add-part = Eine weitere Angabe: eine Aktion, eine Kartenkraft, eine Zahl, eine Tatsache, ein Kartenplatz, eine Festlegung, eine Tabelle, ein Abschnitt, eine Phase, eine Frage oder ein Befund, der hingenommen wird.
item-replace-part = Eine andere Angabe anstelle derjenigen des Spiels, die von derselben Art ist und denselben Namen hat.
item-with-features = Eine Änderung, die nur gilt, wo auch alle diese Varianten oder Optionen gespielt werden.
    .slot-1-name = Variante oder Option
item-without-features = Eine Änderung, die nur gilt, wo keine dieser Varianten oder Optionen gespielt wird.
    .slot-1-name = Variante oder Option


## Wirkungen

construct-move = Eine Karte kommt woandershin
    .meaning = Eine Karte verlässt ihren Platz und kommt an einen anderen.
    .slot-1-name = Karte
    .slot-1 = eine einzelne Karte: die oberste eines Stapels, `top of stock` oder einfach `stock`, oder eine, die vorher gewählt wurde
    .slot-2-name = Platz
    .slot-2 = wohin sie kommt: auf einen Stapel, in eine Auslage oder an den Platz einer Karte, die gewählt wurde
    .face = wie sie dort liegt, offen oder verdeckt; ohne diese Wörter so, wie Karten dort gewöhnlich liegen

construct-gather = Viele Karten auf einmal
    .meaning = Karten werden auf einem Stapel gesammelt, ohne dass jemand sie ansieht.
    .everything = alle Karten des Spiels, wo sie auch liegen
    .rest-of = alle Karten eines Stapels außer der obersten
    .all-of = alle Karten eines Stapels, einer Auslage oder einer Hand
    .slot-1-name = Stapel
    .slot-2-name = Stapel oder Auslage
    .slot-3-name = Platz
    .slot-3 = wohin sie kommen

construct-deal = Karten für alle
    .meaning = Alle, die mitspielen, bekommen reihum einzeln Karten, bis jede Person so viele hat.
    .slot-1 = wie viele Karten jede Person bekommt: eine Zahl oder ihr Name
    .slot-2-name = Stapel
    .slot-2 = der Stapel, von dem sie kommen
    .slot-3-name = Platz
    .slot-3 = der Kartenplatz jeder Person, auf den sie kommen
    .from = wer die erste Karte bekommt; ohne diese Wörter die Person auf dem ersten Sitzplatz

construct-swap = Zwei Karten tauschen ihre Plätze
    .meaning = Zwei Karten, die vorher gewählt wurden, werden getauscht, ohne dass jemand sie ansieht.
    .slot-1-name = Karte
    .slot-1 = eine Karte einer Auslage
    .slot-2-name = andere Karte
    .slot-2 = eine weitere, aus derselben Auslage oder einer anderen

construct-turn-over = Karten werden umgedreht
    .meaning = Karten werden dort umgedreht, wo sie liegen. Werden sie aufgedeckt, so sehen es alle.
    .slot-1-name = Karten
    .slot-1 = eine gewählte Karte, die oberste eines Stapels, eine Reihe einer Auslage oder alle Karten eines Kartenplatzes
    .facing = offen oder verdeckt

construct-look = Jemand sieht sich Karten an
    .meaning = Wer handelt, sieht sich Karten an, die die anderen nicht zu sehen bekommen.
    .slot-1-name = Karten
    .slot-1 = eine gewählte Karte, die oberste eines Stapels, eine Reihe einer Auslage oder alle Karten eines Kartenplatzes

construct-shuffle = Mischen
    .meaning = Die Karten eines Stapels werden gemischt: Von da an weiß niemand, wo darin eine Karte liegt.
    .slot-1-name = Stapel
    .slot-1 = der Stapel

construct-cut = Abheben
    .meaning = Karten von oben kommen in unveränderter Reihenfolge unter den Stapel.
    .slot-1-name = Stapel
    .slot-1 = der Stapel
    .slot-2-name = Zahl
    .slot-2 = wie viele Karten nach unten kommen

construct-let = Eine Tatsache ändert sich
    .meaning = Von nun an ist eine Tatsache ({ $fact }) eine andere, und alle wissen es.
    .slot-1-name = Tatsache
    .slot-1 = welche Tatsache; hat jede Person ihre eigene, dann auch wessen: `running of me`
    .slot-2 = was sie von nun an ist

construct-choose = Eines von mehreren wählen
    .meaning = Wer handelt, wählt eine Karte, eine Person oder eine Zahl. In allem, was folgt, steht der Name dafür.
    .slot-1 = ein neuer Name für das Gewählte
    .slot-2 = was zur Wahl steht: die Karten einer Auslage oder einer Reihe, die aller gegnerischen Auslagen (`grid of any opponent`), Personen oder die Zahlen von einer bis zu einer anderen
    .when = was davon gewählt werden darf; `it` ist der Reihe nach jedes

construct-choose-several = Mehrere zugleich wählen
    .meaning = Wer handelt, wählt mehrere Karten oder Personen, eine nach der anderen, und darf aufhören, sobald es genug sind. In allem, was folgt, steht der Name für sie alle: { $each-in } geht sie durch, und gezählt und verglichen werden sie wie die Karten einer Auslage (`number of spots in chosen`, `some one in chosen where …`). Eine Karte, die ihren Platz verlassen hat, zählt nicht mehr mit. Werden Karten blind gewählt und müssen gleich sein, deckt man sie auf, bevor man sie vergleicht: `each one in chosen: turn one up; if no one in chosen where (some other in chosen where rank of other is not rank of one) then …`.
    .slot-1 = wie viele mindestens: eine Zahl oder der Name einer Zahl
    .to = wie viele höchstens, oder so viele, wie es gibt; ohne diese Angabe genau so viele
    .slot-3 = ein neuer Name für alles Gewählte
    .slot-4 = was zur Wahl steht: die Karten einer Auslage oder einer Reihe, die aller gegnerischen Auslagen (`grid of any opponent`) oder Personen
    .when = was davon gewählt werden darf; `it` ist der Reihe nach jedes, und der Name steht für das, was schon gewählt ist

construct-may = Tun oder lassen
    .meaning = Wer handelt, entscheidet, ob die Wirkung überhaupt eintritt.

construct-offer = Die Kraft einer Karte nutzen
    .meaning = Hat die Karte eine Kraft ({ $power }), so darf sie jetzt genutzt werden; ist sie nicht `optional`, so muss sie es. Hat sie keine, oder gibt es nichts, worauf sie wirken könnte, geht es weiter.
    .slot-1-name = Karte
    .slot-1 = die Karte

construct-announce = Ein Ergebnis wird angesagt
    .meaning = Was eine Festlegung ergibt, wird angesagt, zusammen mit der Regel, aus der es folgt. Es kommt in das Protokoll der Partie; so gelangen die Punkte dorthin.
    .slot-1-name = Festlegung
    .slot-1 = eine Festlegung und die Person, nach der gefragt wird: `score of me`

construct-when = Nur in einem Fall
    .meaning = Die Wirkung tritt nur ein, wenn die Bedingung gilt. Mehrere Wirkungen setzt man in Klammern ({ $block }). Ein weiteres `if` hinter `then` steht auch in Klammern.
    .slot-1 = was gelten muss, siehe { $expressions }
    .else = was sonst geschieht

construct-each = Alle, eine Person nach der anderen
    .meaning = Alle, die mitspielen, tun dies der Reihe nach. Darin ist `me` die Person, die gerade dran ist.
    .from = wer anfängt; ohne diese Wörter die Person auf dem ersten Sitzplatz
    .when = wer es tut: alle, für die das gilt, mit `me` für jede dieser Personen

construct-each-in = Für jedes von mehreren, eins nach dem anderen
    .meaning = Die Wirkung tritt für jede Karte, jede Person oder jede Zahl ein, eine nach der anderen; darin steht der Name für die, die gerade an der Reihe ist. Welche Karten es sind, steht vor der ersten fest. Eine Karte, die inzwischen weggenommen wurde, wird übergangen, und `where` wird erst gefragt, wenn eine Karte an der Reihe ist. Eine Karte, die schon weg ist, zählt also bei den folgenden nicht mehr mit. Sollen mehrere zusammen verschwinden, nehmen Sie die anderen in einer inneren Schleife weg und die Karte, nach der gefragt wird, zuletzt: `each one in grid of me where at least 2 of spots in grid of me where rank of it = rank of one: (each other in grid of me where other is not one and rank of other = rank of one: move other to discard; move one to discard)`. Solange die Karten einer Auslage durchgegangen werden, kann niemand etwas gefragt werden ({ $CAM039 }).
    .slot-1 = ein neuer Name für jedes davon
    .slot-2 = was durchgegangen wird: die Karten einer Auslage oder einer Reihe, die aller gegnerischen Auslagen (`grid of any opponent`), Personen oder die Zahlen von einer bis zu einer anderen
    .where = wofür es geschieht; `it` ist der Reihe nach jedes

construct-as-player = Jemand anders handelt
    .meaning = Für diese Wirkung ist `me` eine andere Person als die, die sonst handelt: zum Beispiel die, die abhebt.
    .slot-1-name = Person
    .slot-1 = wer handelt

construct-block = Mehrere Wirkungen anstelle einer einzigen
    .meaning = Wo eine Wirkung stehen kann, können auch mehrere in Klammern stehen. Ein Name, der darin vergeben wird, bedeutet außerhalb nichts.

construct-go = Wo es weitergeht
    .meaning = Was dahinter stünde, geschieht nicht mehr; weiter geht es in einer anderen Phase ({ $phase }) oder in einem anderen Abschnitt ({ $stage }).
    .slot-1-name = Phase oder Abschnitt
    .slot-1 = wo es weitergeht

construct-end-round = Eine Runde ist vorbei
    .meaning = Die Runde ist zu Ende gespielt. In einer Partie geht es mit dem Abschnitt weiter, der entscheidet, was nun kommt.
    .slot-1-name = Abschnitt
    .slot-1 = wo eine Partie weitergeht

construct-end-match = Die Partie ist vorbei
    .meaning = Von da an wird nichts mehr gespielt.


## Werte und Bedingungen

expressions = Werte und Bedingungen
expressions-intro = Wo eine Form einen Wert, eine Bedingung, eine Karte, einen Platz oder eine Person verlangt, steht eine der folgenden Wendungen. `me` ist, wer handelt; in einer Festlegung steht `player` oder `card` für die Person oder die Karte, nach der gefragt wird.

phrases-values = Einfache Werte
phrases-of = Etwas von etwas
phrases-sums = Rechnen
phrases-comparisons = Vergleichen
phrases-joining = Bedingungen verbinden
phrases-counting = Zählen, Zusammenzählen, Heraussuchen
phrases-domains = Was gezählt wird
phrases-places = Mehrere Plätze auf einmal
phrases-choices = Was zur Wahl steht

phrases-values-intro = Die Wörter, die für sich allein stehen, und die Namen, die in den Regeln eingeführt sind.
phrases-of-intro = Wendungen mit `of` liest man von hinten nach vorn: `rank of top of discard` beginnt beim Ablagestapel, nimmt dessen oberste Karte und von dieser den Rang.
phrases-sums-intro = Mit `*` wird vor `+` und `-` gerechnet; jede andere Reihenfolge verlangt Klammern.
phrases-comparisons-intro = Größer oder kleiner können nur Zahlen und Ränge sein; das Ass ist der niedrigste Rang. Zwei Vergleiche verbindet `and`.
phrases-joining-intro = Zuerst gilt `not`, dann `and`, dann `or`; jede andere Reihenfolge verlangt Klammern.
phrases-counting-intro = `it` ist der Reihe nach jedes, was gezählt wird. `where` lässt alles weg, wofür die Bedingung dahinter nicht gilt; sie reicht so weit nach rechts wie möglich, deshalb steht eine solche Wendung am Schluss oder in Klammern.
phrases-domains-intro = Was in den Wendungen oben hinter `of`, `some` und `no` stehen kann.
phrases-places-intro = Das sind keine Werte. Beide Wendungen stehen dort, wo gezählt oder gewählt wird, und eine Reihe außerdem hinter `look at` und `turn`.
phrases-choices-intro = Was hinter `in` stehen kann, wenn jemand etwas wählt ({ $choose }) oder mehreres durchgegangen wird ({ $each-in }).

expression-type = { $type ->
    [integer] Zahl
    [boolean] ja oder nein
    [rank] Rang
    [suit] Kartenfarbe
    [colour] Rot oder Schwarz
    [card] Karte
    [spot] Platz in einer Auslage
    [player] Person
    [player-or-nobody] Person oder niemand
    [zone] Kartenplatz
    [places] Plätze
    [word] Wort einer Option
   *[choice] das Gewählte
 }

phrase-number = eine ganze Zahl
phrase-name = die Zahl mit diesem Namen ({ $param }); ebenso fragt man mit dem Namen nach einer Tatsache ({ $fact }), einem Kartenplatz ({ $zone }) oder einer Festlegung ({ $define })
phrase-truth = es ist so
phrase-untruth = es ist nicht so
phrase-nobody = gar niemand
phrase-rank-word = ein Rang: `A`, `J`, `Q`, `K` und `joker` für Ass, Bube, Dame, König und Joker, eine Zahl oder der Name einer eigenen Karte des Spiels
phrase-suit-word = eine Kartenfarbe: `hearts`, `spades`, `diamonds` oder `clubs` für Herz, Pik, Karo, Kreuz
phrase-colour-word = eine der beiden Farben: `red` oder `black` für Rot und Schwarz
phrase-me = die Person, die handelt
phrase-it = das, was gerade gezählt oder angesehen wird
phrase-subject = in einer Festlegung die Person oder die Karte, nach der gefragt wird: `player` oder `card`
phrase-chosen = das Gewählte, unter dem Namen, den es bekommen hat ({ $choose }); ein Platz steht auch für die Karte dort
phrase-brackets = zuerst wird ausgerechnet, was in Klammern steht
phrase-fact-of = eine Tatsache, die jede Person für sich hat
phrase-decision-of = was die Festlegung für diese Person ergibt
phrase-table-of = was die Tabelle für diese Karte ergibt
phrase-zone-of = der Kartenplatz dieser Person
phrase-size-of = wie viele Karten an einem Kartenplatz liegen; leere Plätze zählen nicht
phrase-top-of = die oberste Karte eines Stapels
phrase-rank-of = der Rang einer Karte
phrase-suit-of = die Kartenfarbe einer Karte
phrase-colour-of = ob eine Karte rot oder schwarz ist
phrase-pip-of = der Zahlenwert einer Karte: Ass 1, Bube 11, Dame 12, König 13; eine Karte ohne Zahl hat keinen, und danach zu fragen ist ein Fehler
phrase-owner-of = die Person, in deren Auslage die gewählte Karte liegt
phrase-row-number = die Reihe, in der die gewählte Karte liegt; 1 ist die, die der Person am nächsten liegt, der sie gehört
phrase-column-of = die Spalte, in der die gewählte Karte liegt; 1 ist für die Person, der sie gehört, ganz links
phrase-left-of = die nächste Person zur Linken, die mitspielt
phrase-neighbour-of = wer in Spielrichtung daneben sitzt, auch wenn diese Person nicht mehr mitspielt
phrase-right-of = die nächste Person zur Rechten, die mitspielt
phrase-plus = beide Zahlen zusammengezählt
phrase-minus = die erste Zahl minus die zweite
phrase-times = beide Zahlen miteinander multipliziert
phrase-negative = die Zahl mit einem Minus davor
phrase-below-zero = eine Zahl unter null; wie im zweiten Beispiel schreibt man sie auf Karten
phrase-equal = beides ist gleich
phrase-unequal = beides ist verschieden
phrase-is = dasselbe wie `=`; bei Personen liest es sich besser
phrase-is-not = dasselbe wie `!=`
phrase-lies = ob die Karte offen liegt
phrase-lies-down = ob sie verdeckt liegt; `is not face up` bedeutet dasselbe
phrase-known = ob die Person die Karte kennt: sie angesehen hat, gesehen hat, wie sie aufgedeckt wurde, oder sie offen liegen sieht
phrase-less = kleiner
phrase-at-most = kleiner oder gleich
phrase-more = größer
phrase-at-least = größer oder gleich
phrase-and = beides gilt
phrase-or = eines davon gilt, oder beides
phrase-not = es gilt nicht
phrase-number-of = wie viele es sind
phrase-number-where = für wie viele davon die Bedingung gilt
phrase-sum = die Punkte aller zusammengezählt; 0, wenn es keine Karten gibt
phrase-sum-where = ebenso, aber nur mit denen, für die die Bedingung gilt
phrase-least = die kleinste dieser Zahlen
phrase-greatest = die größte dieser Zahlen
phrase-first = die erste dieser Personen, in der Reihenfolge des Spiels
phrase-first-where = die erste davon, für die die Bedingung gilt, oder niemand
phrase-some = die Bedingung gilt für wenigstens eine davon
phrase-none = die Bedingung gilt für keine davon
phrase-exactly = die Bedingung gilt für genau so viele
phrase-at-least-of = die Bedingung gilt für so viele oder mehr
phrase-at-most-of = die Bedingung gilt für so viele oder weniger
phrase-open-and = die Klammern zeigen, wo das Zählen endet
phrase-open-or = hier ebenso
phrase-open-not = hier ebenso
phrase-players = alle, die mitspielen
phrase-opponents = alle, die mitspielen, außer `me` oder, in einer Festlegung, `player`
phrase-everyone = alle, auch wer schon ausgeschieden ist
phrase-from = angefangen bei dieser Person
phrase-cards-in = die Karten eines Kartenplatzes
phrase-spots-in = die Plätze einer Auslage, auf denen eine Karte liegt
phrase-spots-in-row = diejenigen einer Reihe
phrase-spots-of-any-opponent = diejenigen in allen gegnerischen Auslagen
phrase-named = ebenso, mit einem Namen für jedes Einzelne: wo zwei zu unterscheiden sind oder `it` schon etwas anderes ist
phrase-named-number = Zahlen der Reihe nach, jede mit einem Namen
phrase-row-of = die Plätze einer Reihe; Reihe 1 liegt ihrem Besitzer am nächsten
phrase-any-opponent = die Plätze in allen gegnerischen Auslagen zusammen
phrase-any-player = die Plätze in den Auslagen aller zusammen, auch in der eigenen
phrase-choose-spot = eine der Karten einer Auslage
phrase-choose-gap = einer der Plätze einer Auslage, an denen keine Karte liegt; nimmt sie weitere Karten auf, auch der nächste nach dem letzten
phrase-choose-number = eine Zahl von der ersten bis zur zweiten
phrase-choose-player = eine dieser Personen
phrase-choose-player-from = eine dieser Personen; durchgegangen werden sie von der genannten an


## Herkunft, Kommentare, Wörter

sources = Woher eine Regel kommt
sources-intro = Jede Regel sagt, woher sie kommt: aus einem Buch oder aus einem Grund. `cambio-spec check` meldet jede Regel, die das nicht tut ({ $CAM200 }), und jede Ausnahme ohne beides ({ $CAM201 }). Eine Quelle hinter dem Kopf einer Tabelle, einer Festlegung mit mehreren Regeln, eines Abschnitts oder einer Variante gilt für alles darin, das keine eigene hat.
sources-because = Ein Grund ist ein Satz in geraden Anführungszeichen, für alle, die Regeln schreiben. Gedruckt wird er nicht.
    .slot-1-name = Grund
sources-cites = Eine Stelle im Buch ist ein Kapitel und die Nummer des Eintrags darin. Die Spielregel druckt sie hinter dem Satz. Nennt das Spiel seine Bücher, so muss es die Stelle dort geben ({ $CAM041 }); steht die Regel nur in einem von mehreren, so kommt dessen Kürzel davor.
    .slot-1-name = Kürzel
    .slot-2-name = Kapitel

comments = Kommentare
comments-intro = Was hinter einem `#` steht, bis zum Ende der Zeile, ist nur für Menschen, die die Datei lesen. `cambio-spec fmt` behält jeden Kommentar bei: Steht er in einer eigenen Zeile, so gehört er zu dem, was darunter steht.

reference-example-above = Nach dem zweiten Abend vereinbart.
reference-example-beside = 50 war zu kurz
reference-example-reason = länger soll kein Abend dauern
reference-example-ruling = in den Büchern steht mal 100, mal 50

reserved = Wörter, die keine Namen sein können
reserved-intro = Diese Wörter haben in jeder Regel eine eigene Bedeutung, deshalb kann nichts anderes so heißen ({ $CAM016 }). Andere Wörter der Sprache, etwa die, mit denen Wirkungen beginnen, stehen als Namen frei.
reserved-link = Wörtern, die keine Namen sein können


## Das Verzeichnis der Befunde

findings = Befunde
findings-intro = Alles, was `cambio-spec` beanstanden kann, nach Codes geordnet. `cambio-spec explain CAM410` zeigt eine dieser Seiten im Terminal.
findings-finding = Befund
findings-gravity = Zählt als
findings-0 = Dateien, Wörter, Namen und Befehle
findings-1 = Die Sätze einer Spielregel
findings-2 = Herkunft, Namen und Entscheidungen
findings-3 = Spielverlauf
findings-4 = Festlegungen und Punkte
