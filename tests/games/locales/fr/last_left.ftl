### Le dernier en lice : ce qui se dit autrement que dans Douze cartes.

# $fewest, $most, $direction (clockwise, counterclockwise)
players = Le jeu est fait pour { $fewest } à { $most } joueurs. On joue chacun son tour, dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 } ; on saute les joueurs éliminés de la partie.

object = Les points sont à éviter. À chaque manche, vos cartes doivent valoir le moins possible ; à la fin de la partie, soyez le dernier en lice.

opener-first = À la première manche, le joueur dont les cartes visibles totalisent le plus de points commence ; aux suivantes, c’est celui qui a mis fin à la manche précédente.
    .for = first of players from left of dealer where showing of it = most when starter is nobody
    .for-showing = define showing of player: sum points of one in grid of player where one is face up
    .for-most = define most: greatest showing of players
    .for-opener-later = first of players from starter when starter is not nobody
    .for-setup-begin = let starter be opener; let active be starter; go to turn
    .for-reveal-lead = if finisher is not nobody then let starter be finisher
    .unsaid = face-up, zone-grid

# $limit
over = Tout joueur qui a plus de { $limit } points après une manche est éliminé de la partie. Si tous les joueurs encore en lice devaient l’être, ceux d’entre eux qui ont le moins de points restent.
    .for = define over of player: running of player > limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-passed = yes when over of player
    .for-eliminated-spared = no when running of player = best and (no players where not over of it) overrides passed
    .for-best = define best: least running of players
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

standings-end = S’il ne reste qu’un joueur, il a gagné la partie.
    .for = if exactly 1 of players where not eliminated of it then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: not eliminated of player
    .unsaid = each-player, number-1

standings-rotate = Sinon, le premier joueur à gauche du donneur qui est encore en lice donne la manche suivante.
    .for = let dealer be left of dealer; go to setup

# $limit
question-all-out = Tous les joueurs ont dépassé { $limit } points dans la même manche, et plusieurs ont le moins de points. Qui gagne ?
    .for = lowest_play_on
    .ruling = Personne encore. Ceux-là continuent entre eux, avec les points qu’ils ont.
    .reason = Il ne doit rester qu’un joueur, et une seule manche peut y suffire.

question-finisher-out = J’ai mis fin à une manche, et c’est elle qui m’élimine. Qui commence la suivante ?
    .for = next_on_the_left
    .ruling = Le premier joueur à votre gauche qui est encore en lice.
    .reason = Vous ne le pouvez pas, mais il faut bien quelqu’un.
