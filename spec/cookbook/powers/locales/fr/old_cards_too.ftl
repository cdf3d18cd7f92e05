variant-old-cards-too = Un pouvoir sert aussi quand la carte vient de votre grille, et pas seulement quand vous la défaussez dès la pioche. Il y a donc plus de pouvoirs en jeu, et un dix mérite d’être gardé un moment.
    .title = Des pouvoirs venus de la grille
    .holds = question-emptied-slot, question-no-slot, glossary-keep

keep = Posez { face-up } { zone-discard.to } une carte { zone-grid.own-of }, au choix ; la nouvelle prend sa place, { face-down }.{ $with-powers ->
    [yes] { " " }Si la carte posée a un pouvoir, vous { may } l’utiliser aussitôt.
   *[no] { "" }
 }
    .title = Garder la carte
    .short = Elle remplace une carte de votre grille, qui va face visible sur la défausse.{ $with-powers ->
    [yes] { " " }Vous pouvez utiliser le pouvoir de celle-ci.
   *[no] { "" }
 }
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; offer powers on top of discard; go to closing
    .unsaid = zone-hand

powers = Ces cartes ont un pouvoir si vous les défaussez dès que vous les avez piochées, mais aussi quand elles cèdent leur place, dans votre grille, à la carte que vous venez de piocher. Libre à vous de l’utiliser ; si vous y renoncez, ou s’il n’y a aucune carte sur laquelle l’exercer, il ne se passe rien.

question-power-when = Jusqu’à quel moment puis-je utiliser un pouvoir ?
    .for = at_once
    .ruling = Seulement juste après que la carte est allée sur la défausse. Dès que vous faites autre chose, il est perdu.
    .reason = Personne ne devrait avoir à surveiller s’il reste à utiliser.

question-starter-power = La première carte de la défausse a un pouvoir. Qui peut l’utiliser ?
    .for = none
    .ruling = Personne.
    .reason = Personne n’a choisi de la poser là.

glossary-throw = Poser sur la défausse la carte que l’on vient de piocher.
    .term = Défausser
