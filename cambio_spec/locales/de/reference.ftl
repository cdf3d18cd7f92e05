### Das Nachschlagewerk der Sprache und das der Befunde, für alle, die Regeln schreiben. Der Text ist
### Markdown. Was Variablen und Attribute bedeuten, steht am Anfang der englischen Datei.


## Die Seite

reference-title = Die Sprache der Regeln

reference-intro = Eine Regeldatei sagt in wenigen festen Wendungen, wie ein Spiel gespielt wird. Hier stehen sie alle: die Erklärungen, aus denen eine Regeldatei besteht; die Wirkungen, die sagen, was geschieht; und wie man Werte und Bedingungen schreibt. Die Beispiele gehören zu dem kleinen Spiel, das `cambio-spec new game` anlegt; damit fängt man auch am besten an.

reference-declarations = Erklärungen
reference-declarations-intro = Aus ihnen besteht eine Regeldatei, in beliebiger Reihenfolge. Jede beginnt in einer neuen Zeile.
reference-effects = Wirkungen
reference-effects-intro = Was in einem Schritt, einer Aktion oder durch eine Kartenkraft geschieht. Mehrere trennt ein Strichpunkt; sie geschehen der Reihe nach.
reference-effects-names = Wer handelt, heißt `me`: in einer Aktion oder bei einer Kartenkraft die Person, die sie gewählt hat.

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
notation-intro = Vor jedem Beispiel steht die Form dessen, was es zeigt.
notation-word = Bloße Wörter wie { $word } schreibt man so, wie sie dastehen.
notation-slot = Anstelle von { $slot } steht etwas dieser Art.
notation-optional = { $optional } kann wegbleiben.
notation-choice = Von { $choice } ist eines gemeint.
notation-repeated = Was vor { $repeated } steht, darf sich beliebig oft wiederholen.
notation-lines = Wo eine Zeile endet, ist gleichgültig: Alles darf sich auf mehrere Zeilen verteilen, und `cambio-spec fmt` ordnet sie. Zahlen sind ganze Zahlen bis zu einer Million.
notation-names = Ein Name besteht aus kleinen Buchstaben, Ziffern und Unterstrichen und beginnt mit einem Buchstaben: `last_lap`. Jeder bedeutet im ganzen Spiel nur eines, und keiner gehört zu den { $reserved }.


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
slot-declaration = Erklärung


## Erklärungen

construct-game = Wie das Spiel heißt
    .meaning = Die Datei eines Spiels sagt einmal, wie es heißt. Wie die Leute es nennen, steht bei seinen Sätzen und kann deshalb in jeder Sprache anders sein.
    .slot-1 = der Name des Spiels; so heißt auch die Datei
    .edition = ein Buch, aus dem die Regeln stammen; von da an können sie daraus zitieren (siehe { $sources })
    .slot-2-name = Kürzel
    .slot-3-name = Datei

construct-players = Wer spielt
    .meaning = Wie viele mitspielen können und in welcher Richtung die Reihe herumgeht.
    .slot-1-name = mindestens
    .slot-2-name = höchstens
    .direction = im Uhrzeigersinn (als Nächstes kommt, wer links sitzt) oder gegen ihn
    .leaving-when = wann jemand aus dem Spiel ist, mit `it` für diese Person; wer draußen ist, wird von da an übergangen
    .range = von der kleinsten Zahl der Mitspielenden bis zur größten, höchstens 12
    .counts = oder jede Zahl einzeln

construct-partners = Wer zusammen spielt
    .meaning = Wer mit jemandem zusammen spielt, ist für diese Person kein Gegner: `opponents` und `any opponent` meinen dann nur die anderen. Ohne diese Vereinbarung spielt jede und jeder für sich.
    .slot-1 = wann jemand, `it`, mit `me` zusammen spielt

construct-deck = Die Spielkarten
    .meaning = Welche Karten das Spiel braucht und in welchem Stapel sie am Anfang alle liegen.
    .int = wie viele Kartenspiele gemischt werden, wenn es mehr als eines ist; höchstens 4
    .slot-2-name = Kartenspiel
    .slot-2 = die Karten: { $packs }
    .with-jokers = wie viele Joker dazukommen, höchstens 8; jeder hat den Rang `joker`
    .slot-4-name = Stapel
    .slot-4 = ein Stapel, der niemandem gehört, erklärt mit { $zone }

pack-french-52 = die 52 Karten von Ass bis König in Herz, Pik, Karo und Kreuz, ohne Joker

construct-zone = Ein Kartenplatz
    .meaning = Jeder Ort, an dem Karten liegen können, wird einmal erklärt: ein Stapel in der Mitte, die Karten vor einer Person, eine Hand. Dazu gehört, wer die Karten dort sieht.
    .slot-1 = der Name des Kartenplatzes
    .of-player = jede Person hat einen solchen: `grid of me`, `grid of dealer`
    .pile = Karten übereinander, so viele eben kommen; wegnehmen lässt sich nur die oberste
    .some-cards = ein Stapel, auf dem höchstens so viele Karten liegen
    .grid = Plätze nebeneinander, Reihe für Reihe, zuerst die Reihe, die ihrem Besitzer am nächsten liegt. Wird eine Karte weggenommen, bleibt ihr Platz leer
    .or-more = sind alle Plätze besetzt, wächst das Raster um weitere Karten
    .face-up = alle sehen die Karten
    .face-down = niemand sieht die Karten
    .seen-by-its-owner = nur wem der Platz gehört, sieht die Karten

construct-param = Eine Zahl mit einem Namen
    .meaning = Für eine Zahl, die man vielleicht ändern möchte oder die in mehreren Regeln vorkommt: eine Grenze, eine Strafe. Die Spielregel nennt sie überall, wo ein Satz von ihr spricht, und eine { $variant } kann sie anders setzen.
    .slot-1 = der Name
    .slot-2-name = Zahl
    .slot-2 = die Zahl selbst

construct-option = Was vor dem Spiel vereinbart wird
    .meaning = Etwas, worauf sich alle einigen, bevor sie beginnen, und was üblich ist. Die Regeln fragen danach mit seinem Namen, wie nach einem Umstand, der sich nie ändert. Beim Spielen nennt man, was anders ist als üblich: `cambio+quick+limit=50`. Das Regelheft führt die Optionen auf, jede mit einem eigenen Satz ({ $CAM100 }).
    .slot-1 = der Name der Option
    .is = die Zahlen, die sie sein kann; ohne das ist sie an oder aus
    .int = was üblich ist, wo es eine Zahl ist
    .on = was üblich ist: Sie gilt
    .off = was üblich ist: Sie gilt nicht
    .clauses = was sie braucht, womit sie sich nicht spielen lässt und nach welcher Variante sie an der Reihe ist, wie bei { $variant }

construct-fact = Was alle wissen
    .meaning = Etwas im Spiel, das keine Karte ist: wer gibt, wer gerufen hat, wie viele Punkte jemand hat. Es ändert sich mit { $let }, und alle am Tisch wissen es.
    .slot-1 = der Name der Tatsache
    .of-player = jede Person hat ihre eigene: `running of me`
    .a-player = eine Person; am Anfang die auf dem ersten Platz
    .a-player-or-nobody = eine Person oder niemand; am Anfang niemand
    .yes-or-no = ob es so ist; am Anfang ist es nicht so
    .a-number = eine ganze Zahl; am Anfang 0
    .a-number-from-to = eine ganze Zahl von der ersten bis zur zweiten; am Anfang diejenige, die der 0 am nächsten ist
    .kept = es gilt für die ganze Partie; ohne dieses Wort ist es mit jeder neuen Runde wieder wie am Anfang

construct-table = Was Karten zählen
    .meaning = Eine Zeile für jede Art von Karten. Die Regeln fragen dann mit dem Namen danach: `worth of card`. Jede Karte braucht genau eine Zeile; hat eine keine oder zwei, so meldet es die Prüfung ({ $CAM401 }, { $CAM410 }). Die Spielregel zeigt die Tabelle mit Bildern der Karten.
    .slot-1 = der Name der Tabelle

item-row = Eine Zeile nennt einen Rang oder die Ränge von einem bis zu einem anderen: `A`, `2` bis `10`, `J`, `Q`, `K`. Davor kann eine Kartenfarbe oder Rot oder Schwarz stehen, wenn nur diese Karten gemeint sind. Hinter `is` steht, was sie zählen: eine Zahl, oder `pip of card`, das ist der Zahlenwert der Karte.
    .slot-2-name = Punkte

construct-define = Was etwas ist
    .meaning = Eine Festlegung gibt dem einen Namen, was sich aus den Karten und den Tatsachen ergibt: einer Summe zum Beispiel, oder wer gewonnen hat, oder ob jemand ausgeschieden ist. Hängt es von der Lage ab, so gibt es mehrere Regeln, und in jeder Lage muss eine davon gelten, oder mehrere, die dasselbe sagen; die Prüfung sucht nach Karten, bei denen keine gilt ({ $CAM401 }) oder zwei sich widersprechen ({ $CAM410 }). In der Spielregel braucht eine Festlegung einen Satz von Ihnen ({ $CAM100 }).
    .slot-1 = der Name der Festlegung
    .of = nach wem oder was gefragt wird: `player` oder `card`. In den Regeln steht dieses Wort dafür
    .slot-2-name = player oder card
    .given = was feststeht, wann immer danach gefragt wird. Die Prüfung verlässt sich darauf, und das Spiel hält an, wo es nicht stimmt
    .plain = was es immer ist
    .rule = oder Regeln, jede mit einem Namen, wenn es von der Lage abhängt

item-rule = Eine Regel gilt, wenn ihre Bedingung gilt; ohne `when` gilt sie immer. Sie hat nichts zu sagen, wo eine gilt, die ihr mit `overrides` vorgeht: Eine Ausnahme nennt also, wovon sie eine Ausnahme ist, und auf die Reihenfolge der Zeilen kommt es nicht an. Anderswo wird sie mit beiden Namen genannt: `score.winner`.
    .slot-4-name = Regel

construct-stage = Was von selbst geschieht
    .meaning = Schritte, die nacheinander ausgeführt werden, ohne dass jemand etwas entscheidet: mischen, austeilen, zählen. Der letzte muss sagen, wo es weitergeht, mit { $go }, { $end-round } oder { $end-match }.
    .slot-1 = der Name des Abschnitts
    .of-occasion = mit diesem Abschnitt beginnt eine Partie oder jede ihrer Runden; ein Spiel hat von beiden je einen

item-step = Ein Schritt hat einen eigenen Namen; anderswo wird er mit beiden genannt: `setup.deal`.

construct-phase = Wer zu entscheiden hat
    .meaning = Hier wartet das Spiel, bis jemand eine der Aktionen gewählt hat, die in dieser Phase offenstehen. Welche das sind, sagt jede { $action } selbst.
    .slot-1 = der Name der Phase; mehrere Namen sind mehrere Phasen, in denen dieselbe Person handelt
    .slot-2-name = Person
    .slot-2 = wer entscheidet, meist eine Tatsache ({ $fact })

construct-action = Was jemand tun kann
    .meaning = Etwas, das sich wählen lässt, solange eine { $phase } wartet. Darin ist `me` die Person, die es wählt. Danach wartet die Phase weiter, wenn die Wirkungen nicht anderswohin führen. Eine Aktion, die mit { $choose } beginnt, steht nur offen, solange es etwas auszuwählen gibt.
    .slot-1 = der Name der Aktion
    .slot-2-name = Phase
    .slot-2 = die Phasen, in denen sie offensteht
    .when = was dafür gelten muss
    .by-any-player = nicht nur, wer am Zug ist, darf das, sondern alle, die mitspielen; wer schneller ist, kommt zuerst

construct-power = Was eine Karte kann
    .meaning = Karten mancher Ränge können jemandem etwas erlauben. Dazu kommt es nur dort, wo die Regeln es anbieten ({ $offer }).
    .slot-1 = der Name der Kartenkraft
    .slot-2 = die Ränge, die sie haben
    .optional = man darf verzichten; ohne dieses Wort muss eine angebotene Kraft genutzt werden
    .when = was außerdem gelten muss, damit sie genutzt werden kann

construct-editorial = Eine Regel für Menschen
    .meaning = Etwas, woran sich alle halten müssen, wonach aber kein Programm handeln kann, etwa eine Mutprobe für die Verlierer. Es steht im Regelheft, mit einem eigenen Satz ({ $CAM100 }).
    .slot-1 = der Name der Regel
    .slot-2-name = Abschnitt
    .slot-2 = wo im Heft sie steht: `players`, `setup`, `play`, `powers`, `scoring` oder `winning`
    .when = bei welchen Optionen sie gilt; ohne das immer

construct-question = Was die Bücher offen lassen
    .meaning = Eine Frage, die beim Spielen aufkommt und die kein Buch beantwortet, und wie sie hier entschieden ist. Die Spielregel druckt beides unter ihren Fragen; die Sätze dafür stehen im Katalog des Spiels. Der Grund, der hier steht, ist für Sie selbst.
    .slot-1 = der Name der Frage
    .slot-2-name = Entscheid
    .slot-2 = der Entscheid in ein, zwei Wörtern, durch Unterstriche verbunden
    .by = die Regeln, die ihn ausführen
    .when = bei welchen Optionen sich die Frage stellt; ohne das immer

construct-accept = Ein Befund, der in Ordnung ist
    .meaning = Die Prüfung hat etwas gefunden, und Sie haben entschieden, dass es so bleiben soll. Dann wird es als hingenommen gemeldet und nicht mehr als Fehler. Das gilt nur für diese eine Regel, und ist der Befund eines Tages weg, so bittet die Prüfung, die Zeile zu entfernen ({ $CAM211 }).
    .slot-1 = der Code des Befunds, siehe { $findings }
    .slot-2 = die Regel, an der er gefunden wurde

construct-variant = Hausregeln
    .meaning = Eine Variante sagt, was anders ist, wenn man mit ihr spielt; alles Übrige bleibt, wie das Spiel es hat. Sie steht in einer eigenen Datei neben der des Spiels oder in derselben, und `cambio-spec new variant` legt eine als Anfang an. Prüfung und Spielregel nehmen dann das Spiel mit diesen Änderungen.
    .slot-1 = der Name der Variante
    .slot-2-name = Spiel
    .slot-2 = das Spiel, das sie ändert
    .clauses = wie viele Mitspielende sie braucht, welche anderen Varianten und Optionen sie braucht oder ausschließt, und nach welcher Variante sie das letzte Wort hat, wo beide dieselbe Regel ändern

item-set-param = Ein anderer Wert für eine Zahl mit einem Namen.
    .slot-2-name = Zahl
item-remove = Ohne eine Regel, eine Zeile, einen Schritt oder eine ganze Vereinbarung. Andere Regeln gehen ihr dann nicht mehr vor, und Fragen, bei denen es nur um sie ging, entfallen.
    .slot-1-name = Regel
item-replace-row = Andere Punkte für die Karten einer Zeile. Die Zeile wird genannt, wie sie im Spiel steht.
    .slot-1-name = Tabelle
    .slot-3-name = Punkte
item-add-row = Eine Zeile mehr in einer Tabelle.
    .slot-1-name = Tabelle
    .slot-3-name = Wert
item-replace-rule = Eine andere Regel anstelle einer vorhandenen.
    .slot-4-name = Regel
item-add-rule = Eine weitere Regel einer Festlegung, die mehrere hat.
    .slot-1-name = neue Regel
    .slot-4-name = Regel
item-add-step = Ein weiterer Schritt eines Abschnitts, nach einem seiner Schritte oder, ohne `after`, vor allen.
    .slot-1-name = neuer Schritt
    .slot-2-name = Schritt
item-replace-step = Ein anderer Schritt anstelle eines vorhandenen.
    .slot-1-name = Schritt
item-add-part = Etwas Weiteres: eine Aktion, eine Kartenkraft, eine Zahl, eine Tatsache, ein Kartenplatz, eine Festlegung, eine Tabelle, ein Abschnitt, eine Phase, eine Frage oder ein Befund, der in Ordnung ist.
item-replace-part = Eine andere Vereinbarung an Stelle der gleichen Art und des gleichen Namens.
item-with-features = Eine Änderung, die nur gilt, wo auch mit all diesen Varianten oder Optionen gespielt wird.
    .slot-1-name = Variante oder Option
item-without-features = Eine Änderung, die nur gilt, wo mit keiner dieser Varianten oder Optionen gespielt wird.
    .slot-1-name = Variante oder Option


## Wirkungen

construct-move = Eine Karte kommt woandershin
    .meaning = Eine Karte verlässt ihren Platz und kommt an einen anderen.
    .slot-1-name = Karte
    .slot-1 = eine einzelne Karte: die oberste eines Stapels, `top of stock` oder einfach `stock`, oder eine, die vorher gewählt wurde
    .slot-2-name = Platz
    .slot-2 = wohin sie kommt: auf einen Stapel, in ein Raster oder an den Platz einer Karte, die gewählt wurde
    .face = wie sie dort liegt, offen oder verdeckt; ohne diese Wörter so, wie Karten dort eben liegen

construct-gather = Viele Karten auf einmal
    .meaning = Karten werden auf einem Stapel gesammelt, ohne dass jemand sie ansieht.
    .everything = alle Karten des Spiels, wo sie auch liegen
    .rest-of = alle Karten eines Stapels außer der obersten
    .slot-1-name = Stapel
    .slot-2-name = Platz
    .slot-2 = wohin sie kommen

construct-deal = Karten für alle
    .meaning = Alle, die mitspielen, bekommen reihum einzeln Karten, bis sie so viele haben.
    .slot-1 = wie viele Karten jede Person bekommt, oder der Name dieser Zahl
    .slot-2-name = Stapel
    .slot-2 = der Stapel, von dem sie kommen
    .slot-3-name = Platz
    .slot-3 = der Kartenplatz jeder Person, auf den sie kommen
    .from = wer die erste Karte bekommt; ohne diese Wörter die Person auf dem ersten Platz

construct-swap = Zwei Karten tauschen ihre Plätze
    .meaning = Zwei Karten, die vorher gewählt wurden, werden getauscht, ohne dass jemand sie ansieht.
    .slot-1-name = Karte
    .slot-1 = eine Karte eines Rasters
    .slot-2-name = andere Karte
    .slot-2 = eine weitere, aus demselben Raster oder einem anderen

construct-turn-over = Karten werden umgedreht
    .meaning = Karten werden dort umgedreht, wo sie liegen. Werden sie aufgedeckt, so sehen es alle.
    .slot-1-name = Karten
    .slot-1 = eine gewählte Karte, die oberste eines Stapels, eine Reihe eines Rasters oder alle Karten eines Platzes
    .facing = offen oder verdeckt

construct-look = Jemand sieht sich Karten an
    .meaning = Wer handelt, sieht sich Karten an, die die anderen nicht zu sehen bekommen.
    .slot-1-name = Karten
    .slot-1 = eine gewählte Karte, die oberste eines Stapels, eine Reihe eines Rasters oder alle Karten eines Platzes

construct-shuffle = Mischen
    .meaning = Die Karten eines Stapels werden gemischt: Von da an weiß niemand, wo darin eine Karte liegt.
    .slot-1-name = Stapel
    .slot-1 = der Stapel

construct-cut = Abheben
    .meaning = Karten von oben kommen unter den Stapel, in ihrer Reihenfolge.
    .slot-1-name = Stapel
    .slot-1 = der Stapel
    .slot-2-name = Zahl
    .slot-2 = wie viele Karten nach unten kommen

construct-let = Eine Tatsache ändert sich
    .meaning = Von nun an ist eine Tatsache ({ $fact }) anders, und alle wissen es.
    .slot-1-name = Tatsache
    .slot-1 = welche Tatsache; hat jede Person ihre eigene, dann auch wessen: `running of me`
    .slot-2 = was sie von nun an ist

construct-choose = Eines von mehreren wählen
    .meaning = Wer handelt, wählt eine Karte, eine Person oder eine Zahl. In allem, was folgt, steht der Name dafür.
    .slot-1 = ein neuer Name für das Gewählte
    .slot-2 = was zur Wahl steht: die Karten eines Rasters oder einer Reihe, `grid of any opponent`, Personen, oder die Zahlen von einer bis zu einer anderen
    .when = was davon gewählt werden darf; `it` ist der Reihe nach jedes

construct-may = Tun oder lassen
    .meaning = Wer handelt, entscheidet, ob dies überhaupt geschieht.

construct-offer = Die Kraft einer Karte nutzen
    .meaning = Hat die Karte eine Kraft ({ $power }), so darf sie jetzt genutzt werden, oder sie muss es, wenn sie nicht `optional` ist. Hat sie keine, oder gibt es nichts, worauf sie wirken könnte, geht es weiter.
    .slot-1-name = Karte
    .slot-1 = die Karte

construct-announce = Ein Ergebnis wird angesagt
    .meaning = Was eine Festlegung ergibt, wird angesagt, zusammen mit der Regel, aus der es folgt. Es kommt in das Protokoll der Partie; so gelangen die Punkte dorthin.
    .slot-1-name = Festlegung
    .slot-1 = eine Festlegung, und für wen danach gefragt wird: `score of me`

construct-when = Nur in einem Fall
    .meaning = Die Wirkung tritt nur ein, wenn die Bedingung gilt. Mehrere Wirkungen stehen in Klammern ({ $block }).
    .slot-1 = was gelten muss, siehe { $expressions }
    .else = was sonst geschieht

construct-each = Alle, eine Person nach der anderen
    .meaning = Alle, die mitspielen, tun dies der Reihe nach. Darin ist `me` die Person, die gerade dran ist.
    .from = wer anfängt; ohne diese Wörter die Person auf dem ersten Platz
    .when = wer es tut: alle, für die das gilt, mit `me` für jede dieser Personen

construct-as-player = Jemand anders handelt
    .meaning = Für diese Wirkung ist `me` eine andere Person als die, die sonst handelt: zum Beispiel die, die abhebt.
    .slot-1-name = Person
    .slot-1 = wer handelt

construct-block = Mehrere Wirkungen anstelle einer einzigen
    .meaning = Wo eine Wirkung stehen kann, können auch mehrere in Klammern stehen. Ein Name, der darin vergeben wird, bedeutet außerhalb nichts.

construct-go = Wo es weitergeht
    .meaning = Was dahinter stünde, geschieht nicht mehr; weiter geht es in einer anderen { $phase } oder in einem anderen Abschnitt ({ $stage }).
    .slot-1-name = Phase oder Abschnitt
    .slot-1 = wo es weitergeht

construct-end-round = Eine Runde ist vorbei
    .meaning = Die Runde ist zu Ende gespielt. Eine Partie geht in dem Abschnitt weiter, der entscheidet, was nun kommt.
    .slot-1-name = Abschnitt
    .slot-1 = wo eine Partie weitergeht

construct-end-match = Die Partie ist vorbei
    .meaning = Von da an wird nichts mehr gespielt.


## Werte und Bedingungen

expressions = Werte und Bedingungen
expressions-intro = Wo eine Form einen Wert, eine Bedingung, eine Karte, einen Platz oder eine Person verlangt, steht eines von diesen. `me` ist, wer handelt; in einer Festlegung steht `player` oder `card` für das, wonach gefragt wird.

phrases-values = Einfache Werte
phrases-of = Etwas von etwas
phrases-sums = Rechnen
phrases-comparisons = Vergleichen
phrases-joining = Bedingungen verbinden
phrases-counting = Zählen, Zusammenzählen, Heraussuchen
phrases-domains = Was gezählt wird
phrases-places = Mehrere Plätze auf einmal
phrases-choices = Was zur Wahl steht

phrases-values-intro = Die Wörter, die für sich selbst stehen, und die Namen, die in den Regeln erklärt sind.
phrases-of-intro = Was hinter `of` steht, liest man von hinten nach vorn: `rank of top of discard`.
phrases-sums-intro = `*` bindet stärker als `+` und `-`; im Zweifel helfen Klammern.
phrases-comparisons-intro = Größer oder kleiner als andere sind nur Zahlen und Ränge; das Ass ist der niedrigste Rang. Zwei Vergleiche verbindet `and`.
phrases-joining-intro = `not` bindet am stärksten, dann `and`, dann `or`; im Zweifel helfen Klammern.
phrases-counting-intro = `it` ist der Reihe nach jedes, was gezählt wird. `where` lässt weg, wofür seine Bedingung nicht gilt; es reicht so weit nach rechts, wie es kann, deshalb steht eine solche Wendung am Schluss oder in Klammern.
phrases-domains-intro = Was in den Wendungen darüber hinter `of`, `some` und `no` stehen kann.
phrases-places-intro = Dies sind keine Werte. Beide stehen dort, wo gezählt oder gewählt wird, und eine Reihe außerdem hinter `look at` und `turn`.
phrases-choices-intro = Was hinter `in` stehen kann, wenn jemand etwas wählt ({ $choose }).

expression-type = { $type ->
    [integer] Zahl
    [boolean] ja oder nein
    [rank] Rang
    [suit] Kartenfarbe
    [colour] Rot oder Schwarz
    [card] Karte
    [spot] Platz in einem Raster
    [player] Person
    [player-or-nobody] Person oder niemand
    [zone] Kartenplatz
    [places] Plätze
   *[choice] das Gewählte
 }

phrase-number = eine ganze Zahl
phrase-name = die Zahl mit diesem Namen ({ $param }); ebenso fragt man nach { $fact }, { $zone } und { $define }
phrase-truth = es ist so
phrase-untruth = es ist nicht so
phrase-nobody = gar niemand
phrase-rank-word = ein Rang: `A`, `J`, `Q`, `K` und `joker` für Ass, Bube, Dame, König und Joker, oder eine Zahl von 2 bis 10
phrase-suit-word = eine Kartenfarbe: `hearts`, `spades`, `diamonds` oder `clubs` für Herz, Pik, Karo, Kreuz
phrase-colour-word = `red` oder `black` für Rot und Schwarz
phrase-me = die Person, die handelt
phrase-it = das, was gerade gezählt oder angesehen wird
phrase-subject = in einer Festlegung die Person oder die Karte, nach der gefragt wird: `player` oder `card`
phrase-chosen = das Gewählte, mit dem Namen, den es bekommen hat ({ $choose }); es steht auch für die Karte dort
phrase-brackets = zuerst, was in Klammern steht
phrase-fact-of = eine Tatsache, die jede Person für sich hat
phrase-decision-of = was die Festlegung für diese Person ergibt
phrase-table-of = was die Tabelle für diese Karte ergibt
phrase-zone-of = der Kartenplatz dieser Person
phrase-size-of = wie viele Karten an einem Platz liegen; leere Plätze zählen nicht
phrase-top-of = die oberste Karte eines Stapels
phrase-rank-of = der Rang einer Karte
phrase-suit-of = die Kartenfarbe einer Karte
phrase-colour-of = ob eine Karte rot oder schwarz ist
phrase-pip-of = der Zahlenwert einer Karte: Ass 1, Bube 11, Dame 12, König 13
phrase-owner-of = die Person, in deren Raster eine gewählte Karte liegt
phrase-left-of = die nächste Person zur Linken, die mitspielt
phrase-neighbour-of = wer als Nächstes sitzt, in der Richtung des Spiels, auch wer nicht mehr mitspielt
phrase-right-of = die nächste Person zur Rechten, die mitspielt
phrase-plus = beide Zahlen zusammen
phrase-minus = die erste Zahl weniger die zweite
phrase-times = so viele Male die Zahl
phrase-negative = die Zahl unter null
phrase-equal = beides ist gleich
phrase-unequal = es ist nicht gleich
phrase-is = dasselbe wie `=`; bei Personen liest es sich besser
phrase-is-not = dasselbe wie `!=`
phrase-less = kleiner
phrase-at-most = kleiner oder gleich
phrase-more = größer
phrase-at-least = größer oder gleich
phrase-and = beides gilt
phrase-or = eines davon gilt, oder beide
phrase-not = es gilt nicht
phrase-number-of = wie viele es sind
phrase-number-where = wie viele es sind, für die es gilt
phrase-sum = ihre Punkte alle zusammengezählt; 0, wenn es keine gibt
phrase-sum-where = dasselbe, aber nur für die, auf die es zutrifft
phrase-least = die kleinste Zahl, die jemand davon hat
phrase-greatest = die größte Zahl, die jemand davon hat
phrase-first = die erste dieser Personen, in der Reihenfolge des Spiels
phrase-first-where = die erste davon, für die es gilt, oder niemand
phrase-some = es gilt für wenigstens eine
phrase-none = es gilt für keine
phrase-exactly = es gilt für genau so viele
phrase-at-least-of = es gilt für so viele oder mehr
phrase-at-most-of = es gilt für so viele oder weniger
phrase-open-and = die Klammern zeigen, wo das Zählen endet
phrase-open-or = hier ebenso
phrase-open-not = hier ebenso
phrase-players = alle, die mitspielen
phrase-opponents = alle, die mitspielen, außer `me` oder, in einer Festlegung, `player`
phrase-everyone = alle, auch wer schon draußen ist
phrase-from = angefangen bei dieser Person
phrase-cards-in = die Karten eines Kartenplatzes
phrase-spots-in = die Plätze eines Rasters, an denen eine Karte liegt
phrase-spots-in-row = die einer Reihe
phrase-spots-of-any-opponent = die in den Rastern aller Gegner
phrase-row-of = die Plätze einer Reihe; Reihe 1 liegt ihrem Besitzer am nächsten
phrase-any-opponent = die Plätze in den Rastern aller Gegner zusammen
phrase-choose-spot = eine der Karten eines Rasters
phrase-choose-number = eine Zahl von der ersten bis zur zweiten
phrase-choose-player = eine dieser Personen
phrase-choose-player-from = eine dieser Personen; angefangen wird bei der genannten


## Herkunft, Kommentare, Wörter

sources = Woher eine Regel kommt
sources-intro = Jede Regel sagt, woher sie kommt: aus einem Buch oder aus einem Grund. `cambio-spec check` meldet eine, die es nicht tut ({ $CAM200 }), und eine Ausnahme ohne beides ({ $CAM201 }).
sources-because = Ein Grund ist ein Satz für die, die Regeln schreiben, in geraden Anführungszeichen. Gedruckt wird er nicht.
    .slot-1-name = Grund
sources-cites = Eine Stelle im Buch ist ein Kapitel und die Nummer des Eintrags darin. Die Spielregel druckt sie hinter dem Satz. Nennt das Spiel seine Bücher, so muss es die Stelle dort geben ({ $CAM041 }); sagt es nur eines von mehreren, so steht dessen Kürzel davor.
    .slot-1-name = Kürzel
    .slot-2-name = Kapitel

comments = Kommentare
comments-intro = Was hinter einem `#` steht, bis zum Ende der Zeile, ist für die Menschen, die die Datei lesen. `cambio-spec fmt` erhält jeden Kommentar: Einer in einer eigenen Zeile gehört zu dem, was darunter steht.

reference-example-above = Nach dem zweiten Abend vereinbart.
reference-example-beside = 50 war zu kurz
reference-example-reason = länger dauert kein Abend
reference-example-ruling = in den Büchern steht teils 100, teils 50

reserved = Wörter, die keine Namen sind
reserved-intro = Diese Wörter bedeuten in jeder Regel etwas, deshalb kann nichts anderes so heißen ({ $CAM016 }). Andere Wörter der Sprache, etwa die, mit denen Wirkungen beginnen, sind als Namen frei.
reserved-link = Wörtern, die keine Namen sind


## Das Nachschlagewerk der Befunde

findings = Befunde
findings-intro = Alles, was `cambio-spec` beanstanden kann, nach seinem Code. `cambio-spec explain CAM410` zeigt eine dieser Seiten im Terminal.
findings-finding = Befund
findings-gravity = Zählt als
findings-0 = Dateien, Wörter, Namen und Befehle
findings-1 = Die Sätze einer Spielregel
findings-2 = Herkunft, Namen und Entscheide
findings-3 = Spielverlauf
findings-4 = Festlegungen und Punkte
