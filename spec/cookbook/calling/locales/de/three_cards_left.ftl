variant-three-cards-left = Rufen darf nur, wer höchstens drei Karten hat. Bevor Sie die Runde beenden können, müssen Sie also mindestens eine angelegt haben.
    .title = Rufen mit höchstens drei Karten
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Liegen nur noch { $number-3 } Karten oder weniger { zone-grid.own-in }, dürfen Sie „Cambio“ sagen, statt zu ziehen. Damit endet Ihr Zug, und alle anderen sind noch einmal dran. Sonst geht es weiter wie gewohnt{ $with-powers ->
    [yes] ; auch Ihre eigenen Karten sind nicht sicher
   *[no] { "" }
 }. In jeder Runde wird nur einmal gerufen.
    .title = „Cambio“ rufen
    .short = Nur mit höchstens 3 Karten. Alle anderen sind noch einmal dran, dann wird aufgedeckt. Niemand sonst kann mehr rufen.
    .for = action call in turn when caller is nobody and size of grid of me <= 3: let caller be me; go to next

question-first-call = Wie früh darf ich rufen?
    .for = any_turn
    .ruling = Sobald Sie eine Karte losgeworden sind – mit jeder Summe, und auch wenn Sie nicht alle übrigen kennen.
    .reason = Wer die Runde beenden will, soll etwas dafür getan haben.
