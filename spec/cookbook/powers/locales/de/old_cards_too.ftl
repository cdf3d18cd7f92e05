variant-old-cards-too = Eine Kraft wirkt auch dann, wenn die Karte aus Ihrer Auslage kommt, und nicht nur gleich nach dem Ziehen. So kommen mehr Kräfte ins Spiel, und es lohnt sich, eine Zehn eine Weile aufzuheben.
    .title = Kräfte aus der Auslage
    .holds = question-emptied-slot, question-no-slot, glossary-keep

keep = Legen Sie eine beliebige Karte { zone-grid.own-from } { face-up } { zone-discard.to }; die neue kommt { face-down } an ihre Stelle.{ $with-powers ->
    [yes] { " " }Hat die abgelegte Karte eine Kraft, { may } Sie diese jetzt nutzen.
   *[no] { "" }
 }
    .title = Behalten
    .short = Die Karte ersetzt eine aus Ihrer Auslage; jene kommt offen auf den Ablagestapel.{ $with-powers ->
    [yes] { " " }Sie dürfen deren Kraft nutzen.
   *[no] { "" }
 }
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; offer powers on top of discard; go to closing
    .unsaid = zone-hand

powers = Diese Karten haben eine Kraft, wenn Sie sie gleich nach dem Ziehen vom Talon abwerfen, und auch, wenn sie einer soeben gezogenen Karte in Ihrer Auslage Platz machen. Ob Sie die Kraft nutzen, steht Ihnen frei; verzichten Sie oder gibt es keine Karte dafür, geschieht nichts.

question-power-when = Bis wann darf ich eine Kraft nutzen?
    .for = at_once
    .ruling = Nur unmittelbar, nachdem die Karte auf den Ablagestapel gekommen ist. Tun Sie etwas anderes, ist sie verfallen.
    .reason = Niemand sollte darauf achten müssen, ob sie noch aussteht.

question-starter-power = Die erste Karte des Ablagestapels hat eine Kraft. Wer darf sie nutzen?
    .for = none
    .ruling = Niemand.
    .reason = Niemand hat sie aus freien Stücken dorthin gelegt.

glossary-throw = Die eben gezogene Karte ablegen.
    .term = Abwerfen
