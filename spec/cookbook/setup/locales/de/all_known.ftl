variant-all-known = Vor dem ersten Zug dürfen sich alle sämtliche eigenen Karten ansehen. Gut für Kinder: Sie müssen sich nur etwas merken und nichts erraten.
    .title = Alle Karten bekannt
    .holds = question-peek-when

about = Vor Ihnen liegen { $dealt } Karten, alle verdeckt, und jede davon haben Sie einmal gesehen. Zug um Zug tauschen Sie, was Sie für schlecht halten, gegen etwas hoffentlich Besseres{ $with-powers ->
    [yes] , riskieren hier und da einen Blick und bringen durcheinander, was die anderen zu besitzen glauben
   *[no] { "" }
 }. Sie meinen, am wenigsten von allen zu haben? Dann sagen Sie „Cambio“: Alle anderen kommen noch einmal an die Reihe, danach wird aufgedeckt.

setup-peek = Nun dürfen { each-player } ein einziges Mal sämtliche Karten ihrer { zone-grid } ansehen. Ab jetzt hilft nur noch das Gedächtnis.
    .for = each player: look at grid of me
