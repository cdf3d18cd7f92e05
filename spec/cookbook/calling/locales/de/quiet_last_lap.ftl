variant-quiet-last-lap = Hat jemand gerufen, haben abgeworfene Karten keine Kraft mehr. Wer ruft, muss dann nur noch fürchten, was auf dem Tisch liegt.
    .title = Keine Kräfte nach dem Ruf
    .holds = question-no-slot

throw = Legen Sie die gezogene Karte { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Hat sie eine Kraft und hat noch niemand gerufen, { may } Sie die Kraft jetzt nutzen.
   *[no] { "" }
 }
    .title = Abwerfen
    .short = Die Karte kommt offen auf den Ablagestapel.{ $with-powers ->
    [yes] { " " }Vor dem Ruf dürfen Sie ihre Kraft nutzen.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; if caller is nobody then offer powers on top of discard; go to closing
    .unsaid = zone-hand

call = Sagen Sie „Cambio“, statt zu ziehen. Damit endet Ihr Zug, und alle anderen sind noch einmal dran{ $with-powers ->
    [yes] ; eine Kraft hat nun keine Karte mehr
   *[no] { "" }
 }. Sonst geht es weiter wie gewohnt. In jeder Runde wird nur einmal gerufen.
    .title = „Cambio“ rufen
    .short = Alle anderen sind noch einmal dran, ohne Kräfte, dann wird aufgedeckt. Niemand sonst kann mehr rufen.
    .for = action call in turn when caller is nobody: let caller be me; go to next

powers = Diese Karten haben eine Kraft, aber nur, wenn Sie sie gleich nach dem Ziehen vom Talon abwerfen, und nur, solange niemand gerufen hat. Ob Sie die Kraft nutzen, steht Ihnen frei; verzichten Sie oder gibt es keine Karte dafür, geschieht nichts.

question-power-when = Bis wann darf ich eine Kraft nutzen?
    .for = at_once
    .ruling = Nur unmittelbar nach dem Abwerfen und nur, solange niemand gerufen hat. Tun Sie etwas anderes, ist sie verfallen.
    .reason = Niemand sollte darauf achten müssen, ob sie noch aussteht.

question-last-turns = Sind die letzten Züge anders als sonst?
    .for = normal_turns
    .ruling = Ja: Es kann niemand mehr rufen, und keine Karte hat mehr eine Kraft. Angelegt wird wie sonst auch.
    .reason = Wer gerufen hat, soll sich auf die Karten verlassen können.

question-caller-protected = Sind die Karten der Person, die gerufen hat, vor den anderen sicher?
    .for = no
    .ruling = Ja. Nach dem Ruf gibt es keine Kräfte mehr, die ihnen etwas anhaben könnten.
    .reason = Wer gerufen hat, soll sich auf die Karten verlassen können.

glossary-throw = Die eben gezogene Karte ablegen. Nur abgeworfene Karten haben eine Kraft, und nur, solange niemand gerufen hat.
    .term = Abwerfen
