variant-not-in-last-lap = Dès qu’un joueur a appelé « Cambio », plus personne ne peut coller. L’appelant n’a plus alors à craindre que ce qu’il y a sur la table.
    .title = On ne colle plus après l’appel

call = Dites « Cambio » au lieu de piocher : vous êtes l’appelant. Votre tour s’arrête là, et tous les autres ont encore un tour, pendant lequel personne ne peut plus coller. Pour le reste, rien ne change{ $with-powers ->
    [yes] { "\u202F" }; même vos propres cartes restent à leur merci
   *[no] { "" }
 }. On n’appelle « Cambio » qu’une fois par manche.
    .title = Appeler « Cambio »
    .short = Tous les autres ont encore un tour, sans coller, puis on retourne toutes les cartes. Personne d’autre ne peut plus appeler.
    .for = action call in turn when caller is nobody: let caller be me; go to next
    .for-next-quiet = if caller is not nobody then (each player: let missed of me be yes)
    .unsaid = each-player

question-stick-when = Coller me coûte-t-il mon tour ?
    .for = any_time_on_your_turn
    .ruling = Non. Cela s’ajoute à ce que vous faites à votre tour – avant, pendant ou après –, autant de fois que vous tombez juste. Seul l’appel y met fin.
    .reason = Les éditions veulent une seule action, mais permettent de coller à tout moment du tour ; les deux vont ensemble si coller ne compte pas.

question-last-turns = Les derniers tours ont-ils quelque chose de particulier ?
    .for = normal_turns
    .ruling = Oui : plus personne ne peut appeler « Cambio », ni coller. Les pouvoirs agissent comme d’habitude.
    .reason = Qui a appelé doit pouvoir compter sur les cartes.
