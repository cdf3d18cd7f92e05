variant-one-lap-first = Niemand darf rufen, bevor alle einmal an der Reihe waren. Eine Runde, die endet, ehe sie angefangen hat, macht den anderen keine Freude.
    .title = Kein Ruf zu Beginn
    .holds = example, question-bluff-call, question-second-call, glossary-call, glossary-caller

call = Sobald alle einmal an der Reihe waren, dürfen Sie „Cambio“ sagen, statt zu ziehen. Damit endet Ihr Zug, und alle anderen sind noch einmal dran. Sonst geht es weiter wie gewohnt{ $with-powers ->
    [yes] ; auch Ihre eigenen Karten sind nicht sicher
   *[no] { "" }
 }. In jeder Runde wird nur einmal gerufen.
    .title = „Cambio“ rufen
    .short = Erst wenn alle einmal dran waren. Alle anderen sind noch einmal dran, dann wird aufgedeckt. Niemand sonst kann mehr rufen.
    .for = action call in turn when warm and caller is nobody: let caller be me; go to next
    .for-next-warming = if active is starter then let warm be yes

question-first-call = Wie früh darf ich rufen?
    .for = any_turn
    .ruling = In Ihrem zweiten Zug – mit jeder Summe, und auch wenn Sie nicht alle Ihre Karten kennen.
    .reason = Zu Beginn wäre es reine Glückssache.
