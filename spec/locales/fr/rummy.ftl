### Le Cambio façon rami en français : ce que sa règle dit autrement ; voir classic.ftl.

object = À chaque manche, visez le moins de points. Sur toute la partie, soyez le dernier à rester sous { $limit } points.

players = Le jeu est fait pour { $fewest } à { $most } joueurs ; chacun joue pour soi. Les tours se suivent autour de la table, dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 } ; on saute ceux des joueurs éliminés de la partie.

score-beaten = Vous marquez ce que comptent vos cartes. Si vous avez appelé « Cambio » sans gagner la manche, vous marquez { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } de plus.
    .why = a appelé et s’est fait battre : { $penalty } de plus
    .why-score-own = points des cartes
    .for = total of player + penalty when player is caller and not won of player overrides own
    .for-score-own = total of player

reveal-count = Notez ce que marque { each-player }, et ajoutez-le à ses points des manches précédentes.
    .for = each player: (announce score of me; announce won of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

example = Un exemple : { $caller } a appelé « Cambio », et les cartes sont retournées.
    .about = call

over = À { $limit } points ou plus, vous êtes éliminé.
    .for = define over of player: running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

eliminated-spared = S’il ne devait rester personne, ceux qui ont le moins de points ne sont pas éliminés et continuent.
    .for = no when running of player = best and (no players where not over of it) overrides reached
    .for-best = define best: least running of players

standings-end = Le dernier joueur en lice gagne la partie. Tant que vous êtes { $number-2 } ou plus, jouez encore une manche.
    .for = announce match_winner; if match_winner is not nobody then end match
    .for-match-winner-last = first of players where not eliminated of it when exactly 1 of players where not eliminated of it
    .for-match-winner-nobody-yet = nobody when at least 2 of players where not eliminated of it
    .for-standings-again = go to setup

standings-lead = Si le gagnant d’une manche s’y fait éliminer, c’est le premier joueur encore en lice à sa gauche qui commence.
    .for = let starter be first of players from starter

question-larger-tables = Nous sommes plus de { $most }. Pouvons-nous jouer ?
    .for = two_packs
    .ruling = Avec deux jeux de cartes, on peut être jusqu’à douze.
    .reason = L’article conseille plusieurs jeux sans dire combien.

question-beaten = J’ai appelé « Cambio », j’avais le moins de points à égalité avec un autre, mais c’est lui qui a gagné. Suis-je battu ?
    .for = did_not_win
    .ruling = Oui. Vous payez, à moins de gagner la manche.
    .reason = Une égalité où un autre gagne est une défaite.

question-penalty-on-top = Les { $penalty } points remplacent-ils ce que comptent mes cartes ?
    .for = added
    .ruling = Non, ils s’y ajoutent.
    .reason = On les attribue à un score : il y en a donc déjà un.

question-winner-scores = Le gagnant d’une manche ne marque-t-il rien ?
    .for = own_total
    .ruling = Il marque ce que comptent ses cartes, comme tout le monde.
    .reason = Il n’y a d’exception que pour un appelant battu.

question-all-out = Et si nous atteignons tous { $limit } points dans la même manche ?
    .for = lowest_play_on
    .ruling = Ceux qui ont le moins de points restent. S’il n’y en a qu’un, il a gagné la partie.
    .reason = Il faut bien un gagnant.

question-winner-out = J’ai gagné la manche, et c’est elle qui m’élimine. Qui commence ?
    .for = next_on_the_left
    .ruling = Le premier joueur à votre gauche qui est encore en lice.
    .reason = Vous ne le pouvez pas, mais il faut bien quelqu’un.

glossary-match = Toutes les manches, jusqu’à ce qu’il ne reste qu’un joueur.
    .term = Partie

fact-out = hors de la partie
    .yes = vous avez été éliminé de la partie
    .no = vous êtes encore en lice
    .let-yes = Vous êtes désormais éliminé de la partie
    .let-no = Vous êtes de nouveau en lice

fact-running = points jusqu’ici
    .set = Vos points jusqu’ici sont désormais de { $value }
