variant-no-last-lap = Wer ruft, beendet die Runde auf der Stelle: Alle Karten werden aufgedeckt, und niemand ist noch einmal dran. Kurz und gnadenlos.
    .title = Gerufen ist gerufen
    .holds = example, question-first-call, question-bluff-call, glossary-caller

about = Vor Ihnen liegen { $dealt } Karten, alle verdeckt, und { $with-setup-peek ->
    [yes] anfangs kennen Sie nur einige davon
   *[no] keine davon kennen Sie
 }. Zug um Zug tauschen Sie, was Sie für schlecht halten, gegen etwas hoffentlich Besseres{ $with-powers ->
    [yes] , riskieren hier und da einen Blick und bringen durcheinander, was die anderen zu besitzen glauben
   *[no] { "" }
 }. Sie meinen, am wenigsten von allen zu haben? Dann sagen Sie „Cambio“, und es wird aufgedeckt.

call = Sagen Sie „Cambio“, statt zu ziehen. Damit endet die Runde auf der Stelle: Es wird gezählt, und niemand ist noch einmal dran.
    .title = „Cambio“ rufen
    .short = Die Runde ist vorbei, und alle Karten werden aufgedeckt.
    .for = action call in turn when caller is nobody: let caller be me; go to reveal

next-last-lap = So geht es reihum weiter, bis jemand ruft.
    .for = go to turn

question-second-call = Darf nach mir noch jemand rufen?
    .for = nobody_else
    .ruling = Nein. Der erste Ruf beendet die Runde.
    .reason = Es gibt keinen Zug mehr, in dem das ginge.

glossary-call = „Cambio“ sagen und damit die Runde beenden.
    .term = Rufen
