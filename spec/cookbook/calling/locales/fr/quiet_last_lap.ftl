variant-quiet-last-lap = Dès qu’un joueur a appelé « Cambio », les cartes défaussées n’ont plus de pouvoir. L’appelant n’a plus alors à craindre que ce qu’il y a sur la table.
    .title = Plus de pouvoirs après l’appel
    .holds = question-no-slot

throw = Posez la carte piochée { face-up } { zone-discard.to }.{ $with-powers ->
    [yes] { " " }Si elle a un pouvoir et que personne n’a encore appelé « Cambio », vous { may } l’utiliser aussitôt.
   *[no] { "" }
 }
    .title = Défausser la carte
    .short = Elle va face visible sur la défausse.{ $with-powers ->
    [yes] { " " }Avant l’appel, vous pouvez utiliser son pouvoir.
   *[no] { "" }
 }
    .for = action throw in holding: move hand of me to discard; if caller is nobody then offer powers on top of discard; go to closing
    .unsaid = zone-hand

call = Dites « Cambio » au lieu de piocher : vous êtes l’appelant. Votre tour s’arrête là, et tous les autres ont encore un tour{ $with-powers ->
    [yes] , pendant lequel aucune carte n’a plus de pouvoir
   *[no] { "" }
 }. Pour le reste, rien ne change. On n’appelle « Cambio » qu’une fois par manche.
    .title = Appeler « Cambio »
    .short = Tous les autres ont encore un tour, sans pouvoirs, puis on retourne toutes les cartes. Personne d’autre ne peut plus appeler.
    .for = action call in turn when caller is nobody: let caller be me; go to next

powers = Ces cartes ont un pouvoir, mais seulement si vous les défaussez dès que vous les avez piochées, et tant que personne n’a appelé « Cambio ». Libre à vous de l’utiliser ; si vous y renoncez, ou s’il n’y a aucune carte sur laquelle l’exercer, il ne se passe rien.

question-power-when = Jusqu’à quel moment puis-je utiliser un pouvoir ?
    .for = at_once
    .ruling = Seulement juste après avoir défaussé la carte, et avant tout appel. Dès que vous faites autre chose, il est perdu.
    .reason = Personne ne devrait avoir à surveiller s’il reste à utiliser.

question-last-turns = Les derniers tours ont-ils quelque chose de particulier ?
    .for = normal_turns
    .ruling = Oui : plus personne ne peut appeler « Cambio », et aucune carte n’a plus de pouvoir. On colle comme d’habitude.
    .reason = Qui a appelé doit pouvoir compter sur les cartes.

question-caller-protected = Les cartes de l’appelant sont-elles à l’abri des autres ?
    .for = no
    .ruling = Oui. Après l’appel, il n’y a plus de pouvoir qui puisse les toucher.
    .reason = Qui a appelé doit pouvoir compter sur les cartes.

glossary-throw = Poser sur la défausse la carte que l’on vient de piocher. Seules les cartes défaussées ainsi ont un pouvoir, et seulement avant l’appel.
    .term = Défausser
