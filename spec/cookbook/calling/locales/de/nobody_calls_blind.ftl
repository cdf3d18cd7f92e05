variant-nobody-calls-blind = Rufen darf nur, wer alle seine Karten gesehen hat. Gewinnen soll Können sein und nicht Glück.
    .title = Niemand ruft blind
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Kennen Sie alle Karten { zone-grid.own-in }, dürfen Sie „Cambio“ sagen, statt zu ziehen. Damit endet Ihr Zug, und alle anderen sind noch einmal dran. Sonst geht es weiter wie gewohnt{ $with-powers ->
    [yes] ; auch Ihre eigenen Karten sind nicht sicher
   *[no] { "" }
 }. In jeder Runde wird nur einmal gerufen.
    .title = „Cambio“ rufen
    .short = Nur, wenn Sie alle Ihre Karten kennen. Alle anderen sind noch einmal dran, dann wird aufgedeckt. Niemand sonst kann mehr rufen.
    .for = action call in turn when caller is nobody and (no spots in grid of me where not it is known to me): let caller be me; go to next

question-first-call = Wie früh darf ich rufen?
    .for = any_turn
    .ruling = Sobald Sie jede Karte { zone-grid.own-in } gesehen haben – mit jeder Summe. Eine Karte, die Sie nach einem Tausch noch nicht gesehen haben, kennen Sie nicht.
    .reason = Rufen soll Können sein und nicht Glück.
