### Lo que el reglamento del Cambio por equipos dice de otro modo; véase cambio.ftl.

players = Juegan { ANY($counts_list) } personas, en equipos de dos. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 } y se saltan al equipo que ya está fuera de la partida.

partners = Los compañeros se sientan frente a frente, de modo que los equipos se alternan en los turnos. Su compañero no es un rival: los poderes que afectan a cartas de los rivales no alcanzan a las suyas.
    .for = partners when it is opposite of me
    .for-opposite-of-four = neighbour of neighbour of player when number of everyone = 4
    .for-opposite-of-six = neighbour of neighbour of neighbour of player when number of everyone = 6
    .unsaid = number-4, number-6

object = En cada ronda, usted y su compañero intentan tener el total más bajo de todos los equipos; { $rounds ->
    [0] a lo largo de la partida, ser el último equipo que no ha llegado a { $limit ->
        [one] { $limit } punto
       *[other] { $limit } puntos
     }
   *[other] al cabo de { $rounds } rondas, ser el equipo que menos puntos tiene
 }.

about-match = Los puntos perjudican. { $rounds ->
    [0] Las rondas se suceden hasta que un solo equipo sigue por debajo de { $limit }, y ese gana la partida.
   *[other] Se juegan { $rounds } rondas, y gana la partida el equipo que menos puntos tenga al final.
 } Si ha jugado al Golf o al Cabo, se sentirá como en casa.

option-rounds = { $rounds ->
    [0] La partida dura hasta que queda un solo equipo. O bien acuerdan jugar 5 o 7 rondas.
   *[other] La partida tiene { $rounds } rondas. Ningún equipo queda fuera antes.
 }

option-tied-both = { $tied-both ->
    [yes] Los equipos que comparten el total más bajo con el de quien ha cantado también se anotan 0 puntos.
   *[no] Si el equipo de quien ha cantado comparte el total más bajo, solo ese equipo se anota 0 puntos. O bien acuerdan que se los anoten todos los que lo tienen.
 }

option-empty-wins = { $empty-wins ->
    [yes] Cuando los dos compañeros de un equipo se han librado de sus últimas cartas pegando, la ronda termina en el acto.
   *[no] Aunque un equipo se quede sin cartas, la ronda sigue. O bien acuerdan que termine en el acto.
 }

total = El total de un equipo es la suma de los puntos de todas las cartas de los dos compañeros.
    .for = define total of player: sum points of cards in grid of player + sum points of cards in grid of opposite of player
    .unsaid = zone-grid

score-miscalled = Si uno de ustedes ha cantado y otro equipo tiene un total igual al de ustedes o más bajo, los dos se anotan el total de su equipo y { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } puntos
 } más.
    .why = su equipo cantó y no ganó: { $penalty } más
    .for = total of player + penalty when called of player and not alone of player and total of player + penalty >= 0 overrides others, winner, below_zero
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller

score-tied-caller = Si uno de ustedes ha cantado { $with-score-miscalled ->
    [yes] pero otro equipo comparte
   *[no] y otro equipo comparte
 } con ustedes el total más bajo, se le da la ronda por ganada a su equipo: los dos se anotan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }{ $with-score-miscalled ->
    [yes] { " " }y no pagan penalización
   *[no] { "" }
 }.
    .why = su equipo cantó y comparte el total más bajo
    .for = 0 when called of player and total of player = lowest and not alone of player overrides miscalled
    .for-alone = define alone of player: no opponents where total of it <= total of player
    .for-called = define called of player: player is caller or opposite of player is caller
    .for-lowest = define lowest: least total of players

score-emptied = Si a ninguno de los dos le queda una carta, ambos se anotan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 } en cualquier caso, hayan cantado o no.
    .why = equipo sin cartas
    .for = 0 when emptied of player overrides miscalled, tied_other
    .for-emptied = define emptied of player: size of grid of player = 0 and size of grid of opposite of player = 0
    .unsaid = zone-grid

match-winner-last = Gana la partida el último equipo que queda, es decir, sus dos jugadores. Mientras quede más de uno, se juega otra ronda.
    .for = first of players where not eliminated of it when rounds = 0 and (exactly 2 of players where not eliminated of it)
    .for-match-winner-nobody-yet = nobody when rounds = 0 and (at least 3 of players where not eliminated of it)
    .unsaid = number-2, number-3

match-winner-fewest = Después de la última, gana la partida el equipo que menos puntos tiene.
    .for = first of players where running of it = best when finished and (exactly 2 of players where running of it = best)
    .for-best = define best: least running of players
    .unsaid = number-2

match-winner-still-tied = Si varios equipos comparten el número más bajo de puntos, juegan entre ellos una ronda decisiva, y los demás no toman parte; los puntos de antes se conservan.
    .for = nobody when finished and (at least 3 of players where running of it = best)
    .for-standings-pause = each player when finished and running of me > best: let out of me be yes
    .unsaid = each-player, number-3

question-caller-tie = Nuestro equipo ha cantado y comparte con otro el total más bajo. ¿Pagamos { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } puntos
 } de penalización?
    .for = no_penalty
    .about = score.miscalled, score.tied_caller
    .ruling = No, se anotan lo mismo que los que ganan. Quienes comparten su total se anotan lo que tienen.
    .reason = Las ediciones dicen las dos cosas; el pasaje sobre los empates es el más preciso.

question-partner-seats = ¿Quiénes forman equipo, y dónde se sientan?
    .for = opposite_in_pairs
    .ruling = De dos en dos, frente a frente: entre seis personas hay tres equipos.
    .reason = Las ediciones hablan de parejas; sentados así, los equipos se alternan.

question-partner-is-opponent = ¿Puedo mirar con un poder las cartas de mi compañero, o intercambiarlas?
    .for = no
    .about = powers
    .ruling = No. Solo son cartas de un rival las de los otros equipos.
    .reason = Los poderes hablan de rivales.

question-partners-last-turn = Mi compañero ha cantado. ¿Me queda un turno?
    .for = has_one
    .ruling = Sí, como a todos los demás.
    .reason = Todos los jugadores tienen un último turno, menos el que ha cantado.

question-team-penalty = ¿Pagan los dos compañeros la penalización por cantar en falso?
    .for = once_for_the_team
    .about = score.miscalled
    .ruling = El equipo puntúa como uno solo: { $penalty ->
    [one] el único punto se suma
   *[other] los { $penalty } puntos se suman
 } una vez a lo que le corresponde, y el resultado se anota a los dos.
    .reason = Las ediciones puntúan al equipo, no a sus miembros.

question-team-out = ¿Puede quedar fuera un compañero y seguir el otro?
    .for = both_leave
    .ruling = No. Los dos tienen siempre los mismos puntos y quedan fuera a la vez.
    .reason = Las ediciones cuentan juntas las cartas de un equipo.

question-all-out = ¿Y si todos los equipos llegan a { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 } en la misma ronda?
    .for = lowest_play_on
    .ruling = Siguen los equipos que menos puntos tienen. Si es uno solo, ha ganado la partida; si son varios, la deciden en otra ronda.
    .reason = Alguien tiene que ganar.

glossary-total = La suma de los puntos de las cartas de los dos compañeros.
    .term = Total

question-left-players = ¿Reparten o juegan todavía los que han quedado fuera?
    .for = skipped
    .ruling = No. El reparto y el turno se saltan a su equipo.
    .reason = No tienen cartas con las que jugar.

question-match-ends = ¿Se acaba la partida cuando queda fuera el primer equipo?
    .for = last_one_in
    .ruling = No, los demás siguen jugando hasta que solo queda uno.
    .reason = Las introducciones de las ediciones lo dan a entender; sus capítulos sobre la victoria dicen otra cosa.

question-deciding-round = ¿Qué cuenta en una ronda decisiva?
    .for = tied_play_on
    .about = finished
    .ruling = Todo: sus puntos se suman a los de antes.
    .reason = Las ediciones solo dicen que la hay.

question-empty-grid = ¿Gano al instante cuando me quedo sin cartas?
    .for = zero_and_play_on
    .ruling = No. La ronda sigue, y las cartas de su compañero siguen contando. Solo cuando a ninguno de los dos le queda una carta se anotan ambos { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }, aunque uno de ustedes cante.
    .reason = Las cartas de un equipo cuentan juntas; terminar la ronda en el acto queda para las reglas de cada casa.

score-winner = El equipo que tiene el total más bajo se anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }; los demás se anotan su total. Si varios equipos comparten el total más bajo, ganan todos{ $with-score-tied-other ->
    [yes] , a no ser que entre ellos esté el de quien ha cantado
   *[no] { "" }
 }.
    .why = total más bajo
    .why-score-others = el total de su equipo
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-tied-other = Los equipos que comparten el total más bajo con el de quien ha cantado se anotan su total.
    .why = comparte el total más bajo con el equipo que cantó
    .for = total of player when not tied_both and not called of player and total of player = lowest and shared overrides winner
    .for-shared = define shared: some players where called of it and total of it = lowest

question-partners-talk = ¿Pueden decirse los compañeros qué cartas han visto?
    .for = not_of_the_cards
    .about = partners
    .ruling = No. Ni con palabras ni con señas se puede indicar dónde está una carta.
    .reason = Cada uno puede mirar solo ciertas cartas; con señas, los compañeros las verían todas entre los dos.

score-below-zero = Si su equipo no ha ganado y tuviera que anotarse menos de cero, los dos se anotan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }.
    .why = por debajo de cero, pero sin ganar
    .for = 0 when total of player < 0 and (total of player > lowest or not called of player and shared) overrides others, tied_other
    .for-shared = define shared: some players where called of it and total of it = lowest

question-tied-others = Al equipo de quien ha cantado le ganan varios, empatados en el total más bajo. ¿Quién gana?
    .for = each_zero
    .ruling = Todos ellos; cada uno puntúa como un equipo ganador.
    .reason = Ningún total es más bajo que los demás, pero tampoco más alto.
