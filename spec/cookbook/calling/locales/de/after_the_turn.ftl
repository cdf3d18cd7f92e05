variant-after-the-turn = Gerufen wird am Ende des eigenen Zuges und nicht an seiner Stelle. So spielen Sie erst einen ganzen Zug und sehen, was er bringt.
    .title = Rufen nach dem Zug
    .holds = example, question-first-call, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Haben Sie eine Karte gezogen oder genommen und sind damit fertig, dürfen Sie „Cambio“ sagen. Dann sind alle anderen noch einmal dran. Sonst geht es weiter wie gewohnt{ $with-powers ->
    [yes] ; auch Ihre eigenen Karten sind nicht sicher
   *[no] { "" }
 }. In jeder Runde wird nur einmal gerufen.
    .title = „Cambio“ rufen
    .short = Am Ende Ihres Zuges. Alle anderen sind noch einmal dran, dann wird aufgedeckt. Niemand sonst kann mehr rufen.
    .for = action call in closing when caller is nobody: let caller be me; go to next

question-no-slot = Ich habe keine Karten mehr. Was kann ich noch tun?
    .for = discard_only
    .ruling = Sie ziehen und werfen ab, und danach dürfen Sie rufen.{ $with-powers ->
    [yes] { " " }Kräfte, die nur fremde Karten brauchen, stehen Ihnen weiter offen.
   *[no] { "" }
 }
    .reason = Eine neue Karte kann nur eine ersetzen, die da ist.
