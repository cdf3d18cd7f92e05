### Was die Spielregel von Cambio ohne Strafe anders sagt; siehe cambio.ftl.

question-who-wins-then = Wer gewinnt, wenn die Person, die gerufen hat, nicht die niedrigste Summe hat?
    .for = lowest
    .ruling = Wer die niedrigste Summe hat, ganz als hätte jemand anderes gerufen. Wer gerufen hat, wird gewertet wie alle anderen.
    .reason = Nur die Strafe fällt weg.
