### Cima en español: las frases de su reglamento.


## El juego

game = Cima

about = Tiene delante { $dealt } cartas boca abajo, de las que solo ha visto una. Aquí las cartas altas son buenas, y los corazones, el doble de buenos: turno tras turno cambia las pequeñas por otras mayores, hasta tener la certeza de que le bastan los puntos para decir «Cima». Solo la reina de picas estropea la vista.

about-throw-in = De nada sirve ser rápido. Tras cada descarte se pregunta a todos por turno si tienen una carta que cuente lo mismo. Sobre el as de picas, por ejemplo, se puede echar el siete de corazones.

object = Cuantos más puntos, mejor. En cada ronda se trata de conseguir más que nadie y, al cabo de { $rounds } rondas, de tener también más que nadie en total.


## Qué acordar antes de jugar

option-rounds = Se juegan { $rounds } rondas. También pueden acordar otro número, de 3 a 12.


## Variantes

variant-two-packs = { $packs } barajas, para un máximo de { $most } jugadores. Como cada carta está dos veces, se pueden echar más cartas.
    .title = Dos barajas


## Lugares para las cartas

zone-stock = mazo de robo
    .subject = el mazo de robo
    .object = el mazo de robo
    .of = del mazo de robo
    .from = del mazo de robo
    .to = en el mazo de robo
    .in = en el mazo de robo

zone-discard = pila de descarte
    .subject = la pila de descarte
    .object = la pila de descarte
    .of = de la pila de descarte
    .from = de la pila de descarte
    .to = en la pila de descarte
    .in = en la pila de descarte

zone-grid = fila
    .own-subject = su fila
    .own-object = su fila
    .own-of = de su fila
    .own-from = de su fila
    .own-to = en su fila
    .own-in = en su fila
    .opponent-in = en la fila de un rival
    .each-to = en la fila de cada jugador
    .their = su fila

zone-hand = mano
    .own-subject = su mano
    .own-object = la carta de su mano
    .own-of = de su mano
    .own-from = de su mano
    .own-to = en su mano
    .own-in = en su mano
    .opponent-in = en la mano de un rival
    .each-to = en la mano de cada jugador


## Jugadores

players = Pueden jugar de { $fewest } a { $most } personas, cada una por su cuenta. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 }.

opening-seat = Pónganse de acuerdo en quién empieza la primera ronda.
    .for = let starter be first of players; go to setup


## Baraja y valores

deck = Hace falta una baraja francesa de { $cards } cartas. Esto es lo que cuenta cada carta; los corazones, sin embargo, cuentan el doble, y así la reina de corazones, por ejemplo, cuenta 24:
    .for-worth-plain = points of card
    .for-worth-hearts = 2 * points of card when suit of card = hearts overrides plain
    .unsaid = number-2, suit-hearts


## Preparación

setup-shuffle = Baraje las { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Reparta { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } a { each-player }, { face-down } y de una en una; la primera es para quien empieza la ronda. Sin mirarlas, todos ponen las suyas delante, una al lado de otra: esa es su { zone-grid }. Las demás cartas quedan { face-down } en el centro: son { zone-stock.object }. Dejen sitio al lado para { zone-discard.object }; todavía no se pone en ella ninguna carta.
    .for = deal dealt from stock to each grid from starter

setup-peek = Después, { each-player } mira una carta cualquiera de { zone-grid.their } y la deja como estaba.
    .for = each player: (choose spot in grid of me; look at spot)

setup-begin = El primer turno es de quien ganó la ronda anterior.
    .for = let active be starter; go to turn


## Desarrollo del juego

turn = En su turno, haga una de estas dos cosas:
    .for = phase turn, drawn: active acts

draw = Tome la carta superior { zone-stock.of } y mírela sin enseñarla; de la pila de descarte no se toma nunca nada. La carta robada pasa después a su fila o se descarta:
    .title = Robar
    .short = Mire la carta superior del mazo de robo.
    .for = action draw in turn: let shown be no; move top of stock to hand of me; go to drawn
    .unsaid = zone-hand

show = Si es un { $rank-7 } o un { $rank-8 } y nadie ha dicho todavía «Cima», { may } ponerla antes { face-up } delante de usted y usar su poder (vea más abajo).
    .title = Enseñarla
    .short = Un { $rank-7 } o un { $rank-8 }, si nadie ha dicho «Cima»: enséñelo y use su poder; después se lo queda o lo descarta.
    .for = action show in drawn when caller is nobody and not shown and (rank of top of hand of me = 7 or rank of top of hand of me = 8): let shown be yes; turn hand of me up; offer powers on top of hand of me
    .unsaid = zone-hand

keep = Ponga cualquier carta { zone-grid.own-of }, la conozca o no, { face-up } { zone-discard.to }, y la nueva { face-down } en su lugar.
    .title = Quedársela
    .short = Sustituye a una carta de su fila, que se descarta.
    .for = action keep in drawn: choose spot in grid of me; move spot to discard; move hand of me to spot; go to discarded
    .unsaid = zone-hand

throw = Póngala { face-up } { zone-discard.to }.
    .title = Descartarla
    .short = Va a la pila de descarte.
    .for = action throw in drawn: move hand of me to discard; go to discarded
    .unsaid = zone-hand

throw-in = Tras cada descarte se pregunta una vez a { each-player } si quiere echar una carta: primero a quien se sienta a la derecha de aquel a quien le toca, después a los siguientes y, por último, a él mismo. Si quiere, ponga { face-up } cualquier carta { zone-grid.own-of }. Si cuenta lo mismo que la carta superior { zone-discard.of }, sea cual sea su rango (su número o figura), pasa a esa pila, y { may } poner en el hueco la carta superior { zone-stock.of }; queda { face-down } y nadie la mira. Si cuenta más o menos, vuelva a ponerla { face-down }. Eso le cuesta puntos de castigo: 1 por el primer error de la ronda, 2 por el segundo, 3 por el tercero, y así sucesivamente.
    .title = Echar una carta
    .short = Tras cada descarte, cuando le pregunten, descubra una carta suya. Si cuenta lo mismo (los corazones, el doble), va a la pila, y puede llenar el hueco con una del mazo de robo, sin mirarla. Si no, vuelva a taparla: 1 punto de castigo, 2 la vez siguiente, y así sucesivamente.
    .for = action throw_in by any player in window when me is asked: choose mine in grid of me; turn mine up; if worth of mine = worth of top of discard then (move mine to discard; if size of stock > 0 then (may move top of stock to mine)) else (turn mine down; let errors of me be errors of me + 1; let fines of me be fines of me + errors of me); go to asking
    .for-discarded-window = let asked be right of active; go to window
    .for-asking-ask = if asked is active then go to next; let asked be right of asked; go to window
    .unsaid = any-player, number-1

pass = Nadie está obligado a echar cartas. Cuando se ha preguntado a todos, el turno ha terminado, y le toca a quien se sienta a la derecha.
    .title = Fin del turno
    .for = action pass in window: go to asking
    .for-onward-pass-on = let active be right of active; if active is starter then let lapped be yes; go to turn

call = En vez de robar puede decir «Cima», si nadie lo ha hecho antes, aunque no en la primera vuelta. Para ello, las cartas { zone-grid.own-of } que usted mismo ha visto tienen que sumar al menos { $proof } puntos. Con eso termina su turno. A cada uno de los demás le queda entonces un turno y, tras ellos, también a usted; ya no se usan poderes.
    .title = Decir «Cima»
    .short = Desde la segunda vuelta, si las cartas que ha visto suman al menos { $proof }. A los demás les queda un turno y, al final, también a usted, sin poderes.
    .for = action call in turn when lapped and caller is nobody and (sum worth of spots in grid of me where it is known to me) >= proof: let caller be me; go to onward

next-finish = La ronda termina tras el último turno de quien ha dicho «Cima», o antes, tras un turno en el que se agota { zone-stock.subject }.
    .for = if active is caller or size of stock = 0 then go to reveal else go to onward


## Poderes

powers = Estas cartas solo tienen un poder desde que se roban hasta que se ponen en algún sitio, y solo si se enseñan entonces: nunca en la fila, y tampoco al echarlas. Use primero el poder; después quédese la carta o descártela, como siempre.

spy = Mire una carta cualquiera que esté { zone-grid.opponent-in } y déjela como estaba.
    .for = power spy on 7: choose theirs in grid of any opponent; look at theirs

recall = Mire, una tras otra, dos cartas cualesquiera { zone-grid.own-of } y déjelas como estaban. Si solo tiene una, mire esa.
    .for = power recall on 8: choose one in grid of me; look at one; if size of grid of me > 1 then (choose two in grid of me when it is not one; look at two)
    .unsaid = number-1


## Puntuación

reveal-show = { each-player.opening } pone { face-up } las cartas de { zone-grid.their }.
    .short = La ronda termina tras el último turno de quien ha dicho «Cima», o antes, tras un turno en el que se agota el mazo de robo. { each-player.opening } pone { face-up } las cartas de { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = ha dicho «Cima»
    .who = quien ha dicho «Cima»
    .of = de quien ha dicho «Cima»
    .you = Ahora es usted quien ha dicho «Cima»
role-starter = empieza
    .who = quien empieza
    .of = de quien empieza
    .you = Ahora empieza usted
role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora tiene usted el turno
role-asked = ha de responder
    .who = quien ha de responder
    .of = de quien ha de responder
    .you = Ahora ha de responder usted

total = Cuente sus puntos en el orden siguiente. Sume primero lo que cuentan las cartas { zone-grid.own-of }, los corazones el doble.
    .for = define total of player: sum worth of cards in grid of player
    .for-doubled-plain = total of player
    .for-reward-nothing = 0
    .unsaid = value

doubled-flush = Si tiene al menos { $suited ->
    [one] { $suited } carta
   *[other] { $suited } cartas
 } y todas son del mismo palo, es un flush: la suma se dobla, a menos que esté por debajo de cero.
    .for = 2 * total of player when flush of player and total of player > 0 overrides plain
    .for-flush = define flush of player: size of grid of player >= suited and ((no cards in grid of player where suit of it is not hearts) or (no cards in grid of player where suit of it is not spades) or (no cards in grid of player where suit of it is not diamonds) or (no cards in grid of player where suit of it is not clubs))
    .unsaid = number-2, suit-clubs, suit-diamonds, suit-hearts, suit-spades, zone-grid

reward-kings = Por una pareja de reyes, añada { $royal } puntos, y una sola vez aunque tenga más de dos reyes.
    .for = royal when kings of player overrides nothing
    .for-kings = define kings of player: at least 2 of cards in grid of player where rank of it = K
    .unsaid = number-2, rank-k, zone-grid

result = Reste por último sus puntos de castigo por las cartas mal echadas. Lo que queda es lo que se anota, aunque sea menos de cero.
    .why-score-others = suma, flush, reyes y puntos de castigo
    .for = define result of player: doubled of player + reward of player - fines of player
    .for-score-others = result of player

score-beaten = Si ha dicho «Cima» y a otro le quedan más puntos que a usted, se anota { $value } en vez de los suyos; si está por debajo de cero, ahí se queda.
    .why = dijo «Cima» y otro tiene más
    .for = 0 when player is caller and result of player > 0 and (some opponents where result of it > result of player) overrides others

said-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la ronda
   *[no] { ALL($players_list) } no { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la ronda
 }

said-match-won = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la partida
   *[no] { ALL($players_list) } no { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la partida
 }

won-highest = Gana la ronda quien más puntos se anota; en caso de empate, quien tenga más cartas.
    .why = más puntos que nadie y, a igualdad, más cartas
    .why-won-others = alguien tiene más, o lo mismo con más cartas
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-highest = define highest: greatest score of players
    .for-held = define held of player: size of grid of player
    .for-most-held = define most_held: greatest held of players where score of it = highest
    .for-ahead = define ahead of player: score of player = highest and held of player = most_held
    .unsaid = zone-grid

won-caller-first = Si varios siguen empatados y uno de ellos ha dicho «Cima», gana solo él; si no, ganan todos ellos.
    .why = empata con quien dijo «Cima»
    .for = no when player is not caller and ahead of player and (some opponents where it is caller and ahead of it) overrides highest

example = Un ejemplo: { $caller } ha dicho «Cima» y todas las cartas están boca arriba.
    .about = call

reveal-count = Apunten cuánto se anota { each-player } y súmenlo a los puntos que tenía de las rondas anteriores; lo que esté por debajo de cero se resta. Apunten también quién ha ganado la ronda.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me; if won of me then let wins of me be wins of me + 1)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings
    .unsaid = number-1

reveal-lead = Si hay varios ganadores, empieza la ronda siguiente el primero de ellos después de quien empezó esta, por orden de turno.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from right of starter where won of it


## Victoria

standings-end = La partida termina al cabo de { $rounds } rondas, y gana quien más puntos tiene. En caso de empate gana, de entre los empatados, quien más rondas ha ganado; si también en eso hay empate, comparten la victoria.
    .for = if played >= rounds then (each player: announce match_won of me; end match)
    .for-best = define best: greatest running of players
    .for-most-wins = define most_wins: greatest wins of players where running of it = best
    .for-match-won = define match_won of player: running of player = best and wins of player = most_wins
    .unsaid = each-player


## Preguntas

question-first-starter = ¿Quién empieza la primera ronda?
    .for = agreed
    .ruling = Quien ustedes acuerden.
    .reason = Todavía no ha ganado nadie.

question-take-discard = ¿Puedo tomar la carta superior de la pila de descarte en vez de robar?
    .for = never
    .ruling = No, ni aunque alguien acabe de descartar el rey de corazones.
    .reason = Sobre una carta descartada ya solo se pueden echar otras.

question-shown-card = He enseñado un 7. ¿Puedo ponerlo todavía en mi fila?
    .for = may_be_kept
    .ruling = Sí, como cualquier otra carta. Pero los demás sabrán dónde está.
    .reason = Es el precio de haber visto una carta ajena.

question-power-elsewhere = Descarto un 7 de mi fila, o echo uno. ¿Tiene su poder?
    .for = only_when_drawn
    .ruling = No.
    .reason = Solo lo tiene una carta recién robada que se enseña antes de ponerla en algún sitio.

question-one-card = Enseño un 8, pero ya solo tengo una carta. ¿Qué miro?
    .for = just_that_one
    .ruling = Esa.
    .reason = No hay una segunda.

question-match-by = Alguien ha descartado el as de tréboles. ¿Qué puedo echar?
    .for = points
    .ruling = Todo lo que cuente 14: otro as, menos el de corazones, o el 7 de corazones.
    .reason = Lo que importa son los puntos, no el rango. También aquí los corazones cuentan el doble.

question-throw-unseen = ¿Tengo que conocer una carta para echarla?
    .for = any_card
    .ruling = No, puede probar suerte.
    .reason = Equivocarse ya sale bastante caro.

question-own-discard = Acabo de descartar una carta. ¿Puedo echar otra yo también?
    .for = last_of_all
    .ruling = Sí, cuando se haya preguntado a todos los demás.
    .reason = También se le pregunta a usted, solo que al final.

question-asked-again = Alguien ha echado una carta. ¿Se vuelve a preguntar a todos?
    .for = once_per_discard
    .ruling = No. En cada descarte, cada uno tiene un solo intento y echa como mucho una carta.
    .reason = La nueva carta cuenta lo mismo que la de debajo.

question-replacement = ¿Tengo que llenar el hueco con una carta del mazo de robo? ¿Y puedo mirarla?
    .for = own_choice
    .ruling = No, ni lo uno ni lo otro. Si no lo llena enseguida, queda como hueco.
    .reason = Un hueco puede ser mejor que una carta desconocida: para un flush, o por miedo a la reina de picas.

question-emptied-slot = ¿Puedo poner más adelante una carta robada en un hueco?
    .for = stays_empty
    .ruling = No.
    .reason = Una carta robada ocupa el lugar de otra.

question-no-cards = Ya no me quedan cartas en la fila. ¿Sigo jugando?
    .for = plays_on
    .ruling = Sí. Roba, y lo único que puede hacer es descartar.
    .reason = Para los demás, la ronda no ha terminado.

question-seen-cards = ¿Qué cartas cuentan para los { $proof } puntos que necesito para decir «Cima»?
    .for = own_eyes
    .ruling = Las de su fila que haya mirado, las que haya puesto en ella usted mismo después de robarlas y las que se hayan descubierto delante de todos.
    .reason = Hay que saberlo, no esperarlo.

question-call-trust = ¿Cómo saben los demás que he visto { $proof } puntos?
    .for = on_trust
    .ruling = Se fían de su palabra.
    .reason = Nadie puede ver lo que usted recuerda.

question-second-call = Alguien ha dicho «Cima». ¿Puedo decirlo yo también?
    .for = nobody_else
    .ruling = No.
    .reason = La ronda ya está acabando.

question-last-throw = ¿Se pueden echar cartas en los últimos turnos?
    .for = as_always
    .ruling = Sí, y también puede hacerlo quien ha dicho «Cima».
    .reason = Lo único que ya no se usa son los poderes.

question-stock-out = Se ha agotado el mazo de robo. ¿Se barajan los descartes? ¿Y si alguien ha dicho «Cima» y quedan turnos por jugar?
    .for = ends_the_round
    .ruling = No se baraja nada. Todavía se pueden echar cartas sobre el último descarte; después termina la ronda, aunque quedaran turnos por jugar. Lo dicho, dicho está.
    .reason = Sin mazo de robo, nadie puede robar.

question-flush-of-three = Hay huecos en mi fila. ¿Puedo tener aun así un flush?
    .for = enough
    .ruling = Sí, si le quedan { $suited ->
    [one] { $suited } carta
   *[other] { $suited } cartas
 } y todas son del mismo palo.
    .reason = Para ello ha sacrificado una carta.

question-flush-below = Solo tengo picas, y con la reina quedo por debajo de cero. ¿Se dobla?
    .for = not_doubled
    .ruling = No.
    .reason = Un flush ha de ser un premio.

question-more-kings = Tengo tres reyes, o cuatro. ¿Cuántas veces añado { $royal } puntos?
    .for = once
    .ruling = Una.
    .reason = Lo que se premia es tener una pareja.

question-order = ¿En qué orden se cuenta?
    .for = flush_kings_penalties_call
    .ruling = Primero la suma, después el flush, después los reyes y después los puntos de castigo. Solo cuando todos han contado se compara, para saber si ha fallado quien dijo «Cima».
    .reason = Así no se doblan ni los puntos de los reyes ni los de castigo.

question-below-zero = ¿Puedo anotarme menos de cero? ¿Y si he dicho «Cima»?
    .for = counts
    .ruling = Sí, y se resta de sus puntos. Si ha dicho «Cima» y otro tiene más, no por eso se anota 0.
    .reason = Con un 0 saldría ganando.

question-caller-tie = He dicho «Cima» y otro tiene tantos puntos como yo. ¿Me ha ganado?
    .for = not_beaten
    .ruling = No, usted conserva sus puntos. Y si tiene al menos tantas cartas como él, gana la ronda.
    .reason = Se ha atrevido a decirlo.

question-tied-start = Hemos ganado varios la ronda. ¿Quién empieza la siguiente?
    .for = next_after_starter
    .ruling = El primero de ustedes después de quien empezó esta, por orden de turno.
    .reason = Solo puede empezar uno.

question-tied-match = Al final tenemos los mismos puntos y hemos ganado las mismas rondas. ¿Quién gana?
    .for = shared
    .ruling = Todos ustedes.
    .reason = Han jugado igual de bien.


## Glosario

glossary-row = Las cartas que un jugador tiene delante, una al lado de otra, con los huecos.
    .term = Fila

glossary-stock = El mazo boca abajo del que se roba.
    .term = Mazo de robo

glossary-discard = La pila boca arriba junto al mazo de robo. Solo cuenta su carta superior.
    .term = Pila de descarte

glossary-discarding = Poner en el propio turno una carta en la pila de descarte, recién robada o sacada de la fila.
    .term = Descartar

glossary-throw-in = Librarse de una carta porque cuenta lo mismo que el último descarte.
    .term = Echar
    .about = throw_in

glossary-penalty = Un punto que se resta al final de la ronda a quien se equivocó al echar una carta.
    .term = Punto de castigo

glossary-lap = Un turno de cada jugador.
    .term = Vuelta

glossary-call = Lo que se dice en vez de robar para abrir los últimos turnos.
    .term = «Cima»
    .about = call

glossary-flush = Cartas que son todas del mismo palo.
    .term = Flush
    .about = flush
