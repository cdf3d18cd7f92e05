variant-not-in-first-lap = Niemand darf anlegen, bevor alle einmal an der Reihe waren. Eine glückliche erste Karte auf dem Ablagestapel nützt dann niemandem.
    .title = Kein Anlegen zu Beginn

next-calm = Angelegt werden darf erst, wenn alle einmal an der Reihe waren, also vom zweiten Zug der Person an, die begonnen hat.
    .for = if active is starter then let warm be yes; if not warm then (each player: let missed of me be yes)
    .for-setup-calm = each player: let missed of me be yes
    .unsaid = each-player

question-stick-when = Kostet das Anlegen einen Zug?
    .for = any_time_on_your_turn
    .ruling = Nein. Waren alle einmal an der Reihe, kommt es zu dem hinzu, was Sie in Ihrem Zug sonst tun – davor, dazwischen oder danach – und so oft, wie es Ihnen gelingt.
    .reason = Verlangt wird eine einzige Aktion, das Anlegen aber ist jederzeit erlaubt; beides stimmt, wenn es nicht mitzählt.
