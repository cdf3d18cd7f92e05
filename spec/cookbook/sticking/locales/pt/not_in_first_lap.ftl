variant-not-in-first-lap = Ninguém pode colar antes que todos tenham jogado um turno. Assim, uma primeira carta de sorte na pilha de descarte não ajuda ninguém.
    .title = Sem colar na primeira volta

next-calm = Ninguém pode colar até que todos tenham jogado uma vez, isto é, até que o turno volte a quem começou.
    .for = if active is starter then let warm be yes; if not warm then (each player: let missed of me be yes)
    .for-setup-calm = each player: let missed of me be yes
    .unsaid = each-player

question-stick-when = Colar gasta o meu turno?
    .for = any_time_on_your_turn
    .ruling = Não. Da segunda volta em diante, você cola além do que mais fizer no turno – antes, no meio ou depois – e quantas vezes acertar.
    .reason = As edições pedem uma única ação, mas deixam colar em qualquer momento do turno; as duas coisas só combinam se colar não contar como ação.
