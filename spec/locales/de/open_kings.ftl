### Was die Spielregel „Offene Könige“ anders sagt; siehe cambio.ftl.

question-which-kings = Welche Könige zählen jetzt anders?
    .for = all
    .ruling = Die roten: Sie zählen { $value }, wie die schwarzen schon immer.
    .reason = Die Ausgaben sagen „nicht nur die roten“, als wären die schwarzen vorher etwas wert gewesen.
