variant-not-in-last-lap = Hat jemand gerufen, darf niemand mehr anlegen. Wer ruft, muss dann nur noch fürchten, was auf dem Tisch liegt.
    .title = Kein Anlegen nach dem Ruf

call = Sagen Sie „Cambio“, statt zu ziehen. Damit endet Ihr Zug, und alle anderen sind noch einmal dran; anlegen darf nun niemand mehr. Sonst geht es weiter wie gewohnt{ $with-powers ->
    [yes] ; auch Ihre eigenen Karten sind nicht sicher
   *[no] { "" }
 }. In jeder Runde wird nur einmal gerufen.
    .title = „Cambio“ rufen
    .short = Alle anderen sind noch einmal dran, ohne Anlegen, dann wird aufgedeckt. Niemand sonst kann mehr rufen.
    .for = action call in turn when caller is nobody: let caller be me; go to next
    .for-next-quiet = if caller is not nobody then (each player: let missed of me be yes)
    .unsaid = each-player

question-stick-when = Kostet das Anlegen einen Zug?
    .for = any_time_on_your_turn
    .ruling = Nein. Es kommt zu dem hinzu, was Sie in Ihrem Zug sonst tun – davor, dazwischen oder danach – und so oft, wie es Ihnen gelingt. Erst wenn jemand gerufen hat, ist es damit vorbei.
    .reason = Verlangt wird eine einzige Aktion, das Anlegen aber ist jederzeit erlaubt; beides stimmt, wenn es nicht mitzählt.

question-last-turns = Sind die letzten Züge anders als sonst?
    .for = normal_turns
    .ruling = Ja: Es kann niemand mehr rufen und niemand mehr anlegen. Kräfte wirken wie sonst auch.
    .reason = Wer gerufen hat, soll sich auf die Karten verlassen können.
