variant-fall-back = Qui tombe pile sur la limite redescend à { $refuge } points. L’espoir renaît, et tout le monde calcule.
    .title = Retour à cinquante

reveal-refuge = Si vous avez maintenant { $limit } points tout juste, vous redescendez à { $refuge }.
    .for = each player when rounds = 0 and running of me = limit: let running of me be refuge
    .unsaid = each-player, number-0

option-limit = { $rounds ->
    [0] La limite est fixée à { $limit } points : qui la dépasse est éliminé de la partie.
   *[other] Quand le nombre de manches est fixé, il n’y a pas de limite de points.
 }

over = À plus de { $limit } points, c’est l’élimination.
    .for = define over of player: rounds = 0 and running of player >= limit
    .for-eliminated-under = no when not over of player
    .for-eliminated-reached = yes when over of player
    .for-standings-leave = each player when eliminated of me: let out of me be yes
    .unsaid = each-player

question-limit-reached = Avec { $limit } points tout juste, est-ce l’élimination ?
    .for = out_at_limit
    .ruling = Non : avec { $limit } tout juste, vous redescendez à { $refuge }. C’est au-delà que vous êtes éliminé.
    .reason = Tomber aussi juste mérite une récompense.
