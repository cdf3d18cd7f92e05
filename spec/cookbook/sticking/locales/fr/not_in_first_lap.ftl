variant-not-in-first-lap = Personne ne peut coller avant que chacun ait joué un tour. Une première carte heureuse, sur la défausse, n’avantage alors personne.
    .title = On ne colle pas au premier tour

next-calm = Personne ne peut coller avant que chacun ait joué une fois, c’est-à-dire avant que le tour revienne au joueur qui a commencé.
    .for = if active is starter then let warm be yes; if not warm then (each player: let missed of me be yes)
    .for-setup-calm = each player: let missed of me be yes
    .unsaid = each-player

question-stick-when = Coller me coûte-t-il mon tour ?
    .for = any_time_on_your_turn
    .ruling = Non. Une fois que chacun a joué, cela s’ajoute à ce que vous faites à votre tour – avant, pendant ou après –, autant de fois que vous tombez juste.
    .reason = Les éditions veulent une seule action, mais permettent de coller à tout moment du tour ; les deux vont ensemble si coller ne compte pas.
