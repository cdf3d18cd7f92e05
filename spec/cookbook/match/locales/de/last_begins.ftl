variant-last-begins = Wer die meisten Punkte hat, beginnt die nächste Runde. Eine kleine Hilfe für alle, die zurückliegen.
    .title = Die Letzten beginnen
    .holds = question-left-players

setup-begin = Wer bisher die meisten Punkte hat, beginnt; haben mehrere gleich viele, ist es die erste Person von ihnen links vom Geber, in der ersten Runde also die links neben ihm.
    .for = let active be starter; go to turn
    .for-starter = define starter: first of players from left of dealer where running of it = greatest running of players
