variant-ties-cost = Wer ruft, muss besser sein als alle anderen: Auch wer sich die niedrigste Summe nur teilt, zahlt die Strafe.
    .title = Gleichstand ist ein falscher Ruf

question-caller-tie = Ich habe gerufen und teile mir die niedrigste Summe. Bekomme ich { $penalty ->
    [one] { $penalty } Strafpunkt
   *[other] { $penalty } Strafpunkte
 }?
    .for = no_penalty
    .ruling = Ja. Wer dieselbe Summe hat, bekommt sie als Punkte.
    .reason = Wer ruft, behauptet, besser zu sein als alle anderen, und nicht nur ebenso gut.
