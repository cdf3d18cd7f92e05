variant-safe-caller = Wer gerufen hat, dem kann niemand mehr eine Karte wegtauschen. Ansehen darf man sie noch, aber wer ruft, ist fertig.
    .title = Nach dem Ruf bleiben die Karten liegen
    .holds = question-no-target, question-queen-order

call = Sagen Sie „Cambio“, statt zu ziehen. Damit endet Ihr Zug, und alle anderen sind noch einmal dran. Sonst geht es weiter wie gewohnt{ $with-powers ->
    [yes] , nur kann niemand Ihre Karten tauschen
   *[no] { "" }
 }. In jeder Runde wird nur einmal gerufen.
    .title = „Cambio“ rufen
    .short = Alle anderen sind noch einmal dran, dann wird aufgedeckt. Niemand sonst kann mehr rufen.
    .for = action call in turn when caller is nobody: let caller be me; go to next

blind-swap = Tauschen Sie eine Karte { zone-grid.own-in } gegen eine Karte { zone-grid.opponent-in }, jedoch keine der Person, die gerufen hat; niemand sieht sie an. Nur möglich, solange eine solche Karte da ist.
    .for = power blind_swap on J optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; swap mine with theirs

look-swap = Sehen Sie sich eine Karte { zone-grid.own-in } und eine { zone-grid.opponent-in } an, jedoch keine der Person, die gerufen hat. Danach { may } Sie die beiden tauschen. Nur möglich, solange eine solche Karte da ist.
    .for = power look_swap on Q optional when some opponents where size of grid of it > 0 and it is not caller: choose mine in grid of me; choose theirs in grid of any opponent when owner of it is not caller; look at mine; look at theirs; may swap mine with theirs

question-caller-protected = Sind die Karten der Person, die gerufen hat, vor den anderen sicher?
    .for = no
    .ruling = Vor dem Tauschen ja: Buben und Damen wirken nicht auf sie. Ansehen kann man sie mit einer Neun oder Zehn.
    .reason = Wer ruft, ist fertig; die anderen haben nur noch einen Zug.
