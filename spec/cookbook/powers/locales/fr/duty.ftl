variant-duty = Qui défausse une carte à pouvoir doit aussi utiliser ce pouvoir. Un valet vous oblige alors à céder une carte que vous auriez peut-être aimé garder.
    .title = Les pouvoirs obligent
    .holds = question-no-target, question-queen-order, question-caller-protected

throw = Posez la carte piochée { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Si elle a un pouvoir, vous devez l’utiliser aussitôt.
   *[no] { "" }
 }
    .title = Défausser la carte
    .short = Elle va face visible sur la défausse.{ $with-powers ->
    [yes] { " " }Vous devez utiliser son pouvoir.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to closing
    .unsaid = zone-hand, may

powers = Ces cartes ont un pouvoir, mais seulement si vous les défaussez dès que vous les avez piochées. Vous devez alors l’utiliser, sauf s’il n’y a aucune carte sur laquelle l’exercer.

question-power-when = Jusqu’à quel moment puis-je utiliser un pouvoir ?
    .for = at_once
    .ruling = Vous devez le faire juste après avoir défaussé la carte, avant toute autre chose.
    .reason = Personne ne devrait avoir à surveiller s’il reste à utiliser.
