variant-duty = Wer eine Karte mit Kraft abwirft, muss ihre Kraft auch nutzen. Ein Bube zwingt Sie dann, eine Karte herzugeben, die Sie vielleicht gern behalten hätten.
    .title = Kräfte sind Pflicht
    .holds = question-no-target, question-queen-order, question-caller-protected

throw = Legen Sie die gezogene Karte { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Hat sie eine Kraft, müssen Sie diese jetzt nutzen.
   *[no] { "" }
 }
    .title = Abwerfen
    .short = Die Karte kommt offen auf den Ablagestapel.{ $with-powers ->
    [yes] { " " }Sie müssen ihre Kraft nutzen.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand, may

powers = Diese Karten haben eine Kraft, aber nur, wenn Sie sie gleich nach dem Ziehen vom Talon abwerfen. Dann müssen Sie sie nutzen, es sei denn, es gibt keine Karte dafür.

question-power-when = Bis wann darf ich eine Kraft nutzen?
    .for = at_once
    .ruling = Sie müssen es: unmittelbar nach dem Abwerfen, bevor Sie etwas anderes tun.
    .reason = Niemand sollte darauf achten müssen, ob sie noch aussteht.
