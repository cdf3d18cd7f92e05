### Dutch en español: las frases de su reglamento.


## El juego

game = Dutch

about = Tiene delante { $dealt } cartas, de las que ha visto { $grid-row-1 }. Turno tras turno cambia las caras por otras más baratas, hasta que se atreve a decir «Dutch»: a cada uno de los demás le queda entonces un turno, y se cuentan los puntos.

about-alert = Tampoco hay tiempo de aburrirse mientras juegan los otros. Cada reina, jota o as que llega a la pila de descarte hace que alguien mire, cambie o regale una carta. Y quien sepa dónde está otra igual puede echarla, sea suya o de cualquiera.

object = En cada ronda se trata de tener las cartas que menos puntos valgan. Cuando alguien haya llegado a { $limit } puntos, se trata de ser quien menos tenga de todos.


## Qué acordar antes de jugar

option-limit = { $limit ->
    [50] Se juega una partida corta, a { $limit } puntos. También pueden acordar 100 o 150.
    [150] Se juega una partida larga, a { $limit } puntos. También pueden acordar 50 o 100.
   *[other] Se juega a { $limit } puntos. También pueden acordar 50 para una velada corta o 150 para una larga.
 }

option-race = { $race ->
    [seat] No hay que ser rápido: se pregunta a todos por turno si quieren echar una carta.
   *[first] El más rápido echa primero su carta. También pueden acordar que se pregunte a todos por turno.
 }


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

zone-grid = cuadrícula
    .own-subject = su cuadrícula
    .own-object = su cuadrícula
    .own-of = de su cuadrícula
    .own-from = de su cuadrícula
    .own-to = en su cuadrícula
    .own-in = en su cuadrícula
    .opponent-in = en la cuadrícula de un rival
    .each-to = en la cuadrícula de cada jugador
    .their = su cuadrícula

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

deck = Hace falta una baraja francesa con dos comodines, { $cards } cartas en total. Cuando acaba una ronda, cada carta que tiene delante cuenta:


## Preparación

setup-shuffle = Baraje las { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Reparta { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } a { each-player }, { face-down } y de una en una. Sin mirarlas, todos forman con las suyas una { zone-grid } de { $grid-shape } y dejan al lado algo de sitio para otras.
    .for = deal dealt from stock to each grid from starter
    .unsaid = zone-stock

setup-open = Las demás cartas quedan { face-down } en el centro: son { zone-stock.object }. Ponga la superior { face-up } a su lado; con ella empieza { zone-discard.object }.
    .for = move top of stock to discard

setup-peek = Todos a la vez, { each-player } mira { $grid-row-1 ->
    [one] la carta
   *[other] las { $grid-row-1 } cartas
 } de la fila más cercana de su { zone-grid } y las deja como estaban.
    .for = each player: look at row 1 of grid of me

setup-begin = A partir de la segunda ronda empieza quien ganó la anterior.
    .for = let active be starter; go to turn


## Desarrollo del juego

turn = En su turno, tome una carta de una de estas dos maneras:
    .for = phase turn, holding, ending: active acts

draw = Tome la carta superior { zone-stock.of } y mírela sin enseñarla. Después elija:
    .title = Robar
    .short = Mire la carta superior del mazo de robo.
    .for = action draw in turn: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-discard, zone-hand

keep = Ponga cualquier carta { zone-grid.own-of }, la conozca o no, { face-up } { zone-discard.to }, y la nueva { face-down } en su lugar.
    .title = Quedársela
    .short = Sustituye a una carta de su cuadrícula, que se descarta.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw = Póngala { face-up } { zone-discard.to }.
    .title = Descartarla
    .short = Va a la pila de descarte.
    .for = action throw in holding: move hand of me to discard; let actor be me; go to discarded
    .unsaid = zone-hand

take = Tome la carta superior { zone-discard.of }, siempre que no sea una { $rank-j }, una { $rank-q } ni un { $rank-joker }. Póngala { face-down } { zone-grid.own-in }, en el lugar de cualquier otra, que usted pone { face-up } { zone-discard.to }. No puede devolverla sin más.
    .title = Tomar de la pila de descarte
    .short = Ni jota, ni reina, ni comodín. Sustituye a una carta de su cuadrícula, que se descarta.
    .for = action take in turn when size of discard > 0 and rank of top of discard is not J and rank of top of discard is not Q and rank of top of discard is not joker: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; let actor be me; go to discarded
    .unsaid = zone-hand

throw-own = Tras cada descarte se usa primero el poder de la carta, si lo tiene (vea más abajo). { $race ->
    [seat] Después se pregunta a todos, uno tras otro y empezando por aquel a quien le toca, si quieren echar una carta. Si quiere, ponga
   *[first] Después todos pueden intentar echar una carta, les toque o no; el más rápido va primero. Ponga
 } { face-up } una carta { zone-grid.own-of }. Si es del mismo rango (el mismo número o figura) que la carta superior { zone-discard.of }, pasa a esa pila y deja un hueco. Con ello queda descartada también: si tiene un poder, lo usa usted, y después todos pueden volver a echar cartas. Si el rango es otro, vuelva a ponerla { face-down } y tome una carta de castigo: la superior { zone-stock.of }, que nadie mira, ni siquiera usted. Esa carta ocupa un hueco o, si no lo hay, queda junto a las otras suyas. Con { $full } cartas su cuadrícula está llena, y en vez de la carta se apunta { $fine } puntos al final de la ronda. Antes de volver a intentarlo tiene que esperar al descarte siguiente.
    .title = Echar una carta propia
    .short = { $race ->
    [seat] Tras cualquier descarte y su poder, cuando le pregunten, descubra
   *[first] Tras cualquier descarte y su poder, descubra
 } una carta suya. Si es del mismo rango, va a la pila. Si no, vuelva a taparla y tome una carta de castigo sin mirarla, o { $fine } puntos si tiene { $full } cartas.
    .for = action throw_own by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose mine in grid of me; turn mine up; let actor be me; if rank of mine is not rank of top of discard then (turn mine down; go to wrong); move mine to discard; if size of grid of me = 0 then go to reveal; go to discarded
    .for-discarded-power = as actor: offer powers on top of discard
    .for-discarded-window = each player: let missed of me be no; let asked be active; go to window
    .for-wrong-cost = as actor: (let missed of me be yes; if size of grid of me = full then let fines of me be fines of me + 1 else (if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of me))
    .unsaid = any-player, each-player, may

throw-theirs = Del mismo modo { may } echar una carta que esté { zone-grid.opponent-in }. A cambio debe una de las suyas: elíjala y póngala en el hueco, { face-down } y sin mirarla. Si se equivoca, la carta sigue siendo de su dueño y el castigo es para usted.
    .title = Echar una carta ajena
    .short = Lo mismo con una carta de un rival; después ponga en el hueco una de las suyas.
    .for = action throw_theirs by any player in window when (race = first or me is asked) and me is not caller and not missed of me: choose theirs in grid of any opponent when owner of theirs is not caller; turn theirs up; let actor be me; if rank of theirs is not rank of top of discard then (turn theirs down; go to wrong); move theirs to discard; choose mine in grid of me; move mine to theirs; if size of grid of me = 0 then go to reveal; go to discarded
    .unsaid = any-player, face-up, zone-discard

pass = { $race ->
    [seat] Cuando se ha preguntado a todos y ya nadie quiere echar cartas,
   *[first] Cuando ya nadie quiere echar cartas,
 } el turno ha terminado. Si alguien ha echado o entregado su última carta, termina en el acto la ronda entera.
    .title = Fin del turno
    .for = action pass in window: if race = first then go to closed; let asked be first of players from left of asked where it is not caller; if asked is active then go to closed

call = Al final de su turno, aunque no en la primera vuelta, puede decir «Dutch», si nadie lo ha hecho antes. A cada uno de los demás le queda entonces un turno; a usted, ninguno. Desde ese momento sus cartas son intocables: nadie las cambia ni las echa, y usted tampoco echa ninguna más.
    .title = Decir «Dutch»
    .short = Al final de su turno, desde la segunda vuelta. A los demás les queda un turno. Sus cartas son intocables.
    .for = action call in ending: let caller be me; go to next
    .for-closed-ask = if lapped and caller is nobody then go to ending else go to next

leave = Haya dicho «Dutch» o no, después le toca a quien se sienta a su izquierda.
    .title = Pasar el turno
    .for = action leave in ending: go to next
    .for-next-pass-on = let active be left of active; if active is starter then let lapped be yes

next-last-lap = Cuando vuelve a tocarle a quien ha dicho «Dutch», la ronda ha terminado.
    .short = La ronda termina cuando vuelve a tocarle a quien ha dicho «Dutch», o en cuanto alguien se queda sin cartas.
    .for = if active is caller then go to reveal else go to turn

late = Si se echan dos cartas casi en el mismo instante, solo vale la más rápida. La otra vuelve a su sitio sin castigo; después puede echarse como cualquier otra.
    .short = Dos a la vez: vale la más rápida; la otra vuelve a su sitio, sin castigo.
    .for = editorial late in play when race = first


## Poderes

powers = Estas cartas tienen un poder siempre que se descartan: recién robadas, sacadas de una cuadrícula o echadas. Es de quien descarta la carta, y se usa enseguida. Si no hay carta o jugador a quien aplicarlo, no pasa nada. Las cartas de quien ha dicho «Dutch» no se tocan.
    .short = El poder es de quien descarta la carta, le toque o no. Las cartas de quien ha dicho «Dutch» no se tocan.

look = Tiene que mirar una de sus propias cartas y dejarla como estaba.
    .for = power look on Q: choose mine in grid of me; look at mine
    .unsaid = zone-grid

swap-two = Si quiere, { may } cambiar de sitio dos cartas cualesquiera de la mesa, sin mirarlas: dos suyas, dos de un mismo rival o cartas de dos jugadores distintos.
    .for = power swap_two on J optional when at least 2 of spots in grid of any player where owner of it is not caller: choose one in grid of any player when owner of it is not caller; choose other in grid of any player when other is not one and owner of other is not caller; swap one with other
    .unsaid = number-2, zone-grid

give = Si quiere, { may } dar a un rival que no haya dicho «Dutch» y tenga menos de { $full } cartas la superior { zone-stock.of }. Nadie la mira; va { face-down } a un hueco de la cuadrícula de ese rival o, si no lo hay, junto a sus otras cartas.
    .for = power give on A optional when some opponents where it is not caller and size of grid of it < full: choose whom in opponents when it is not caller and size of grid of it < full; if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to grid of whom
    .unsaid = zone-discard, zone-grid


## Puntuación

reveal-show = { each-player.opening } pone { face-up } las cartas de { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = ha dicho «Dutch»
    .who = quien ha dicho «Dutch»
    .of = de quien ha dicho «Dutch»
    .you = Ahora es usted quien ha dicho «Dutch»
role-starter = empieza
    .who = quien empieza
    .of = de quien empieza
    .you = Ahora empieza usted
role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora tiene usted el turno
role-actor = ha descartado
    .who = quien ha descartado
    .of = de quien ha descartado
    .you = Ahora es usted quien ha descartado
role-asked = ha de responder
    .who = quien ha de responder
    .of = de quien ha de responder
    .you = Ahora ha de responder usted

total = Sume los puntos de las cartas { zone-grid.own-of }: ese es su total.
    .for = define total of player: sum points of cards in grid of player

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

won-lowest = Gana la ronda el total más bajo. Si varios lo comparten, gana de entre ellos quien menos cartas tiene.
    .why = el total más bajo y, a igualdad, menos cartas
    .why-won-others = alguien tiene menos, o lo mismo con menos cartas
    .for = yes when ahead of player
    .for-won-others = no when not ahead of player
    .for-lowest = define lowest: least total of players
    .for-held = define held of player: size of grid of player
    .for-fewest = define fewest: least held of players where total of it = lowest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fewest
    .unsaid = zone-grid

won-caller-yields = Quienes aun así siguen empatados ganan todos, menos quien ha dicho «Dutch».
    .why = empata, pero ha dicho «Dutch»
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides lowest

score-others = Por lo general, su total cuenta tal cual.
    .why = lo que valen las cartas
    .for = total of player + fine * fines of player
    .unsaid = fine

score-low-call = Si ha dicho «Dutch» y ha ganado la ronda con { $little } puntos o menos, sus cartas no cuentan nada.
    .why = dijo «Dutch» y ganó con pocos puntos
    .for = fine * fines of player when player is caller and won of player and total of player > 0 and total of player <= little overrides others
    .unsaid = fine

score-beaten = Si ha dicho «Dutch» y no ha ganado la ronda, su total se dobla. Por último, { each-player } añade { $fine } puntos por cada carta de castigo que no tuvo que tomar por estar llena su cuadrícula.
    .why = dijo «Dutch» y perdió: el doble del total
    .for = 2 * total of player + fine * fines of player when player is caller and not won of player and total of player > 0 overrides others
    .unsaid = number-2

example = Un ejemplo: { $caller } ha dicho «Dutch» y todas las cartas están boca arriba.
    .about = call

reveal-count = Apunten cuánto se anota { each-player } y súmenlo a los puntos que tenía de las rondas anteriores.
    .for = each player: (announce won of me; announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings

reveal-lead = Si hay varios ganadores, empieza la ronda siguiente el primero de ellos después de quien empezó esta, por orden de turno.
    .for = let starter be leader
    .for-leader = define leader given some players where won of it: first of players from left of starter where won of it


## Victoria

standings-end = La partida termina en cuanto alguien tiene, al acabar una ronda, { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 } o más. Gana quien tiene menos puntos; si varios tienen los mismos, comparten la victoria.
    .for = if some players where running of it >= limit then (each player: announce match_won of me; end match)
    .for-best = define best: least running of players
    .for-match-won = define match_won of player: running of player = best
    .unsaid = each-player

standings-again = Hasta entonces se juega otra ronda.
    .for = go to setup


## Preguntas

question-first-starter = ¿Quién empieza la primera ronda?
    .for = agreed
    .ruling = Quien ustedes acuerden.
    .reason = Todavía no ha ganado nadie.

question-first-discard = Al principio se descubre un as para la pila de descarte. ¿Ocurre algo? ¿Y puedo echar otro?
    .for = nothing
    .ruling = No, ni lo uno ni lo otro. Pero en el primer turno se puede tomar.
    .reason = No lo ha descartado nadie.

question-taken-back = ¿Puedo tomar la carta superior de la pila de descarte y descartarla enseguida?
    .for = never
    .ruling = No. Tiene que sustituir a una de sus cartas.
    .reason = Si no, con un solo as se podrían regalar cartas toda la noche.

question-emptied-slot = ¿Puede una carta robada o tomada ocupar un hueco?
    .for = stays_empty
    .ruling = No. Los huecos solo los llenan las cartas de castigo y las que le dan otros.
    .reason = Una carta nueva ocupa el lugar de otra.

question-power-or-throw = Alguien descarta una reina y yo quiero echar otra. ¿Qué va primero?
    .for = power_first
    .ruling = El poder de la primera. Después echa usted la suya y tiene que mirar una carta.
    .reason = El poder va con el descarte.

question-whose-power = Echo la jota de otro jugador. ¿Quién puede cambiar cartas?
    .for = whoever_discards
    .ruling = Usted, en cuanto haya dado una carta a cambio.
    .reason = Es usted quien la descarta.

question-throw-unseen = ¿Tengo que conocer una carta para echarla?
    .for = any_card
    .ruling = No, puede probar suerte.
    .reason = Equivocarse ya sale bastante caro.

question-match-by = ¿Vale un rey rojo sobre uno negro? ¿Y un comodín sobre otro?
    .for = rank
    .ruling = Sí. Solo cuenta el rango, no los puntos.
    .reason = El rango lo ven todos a la primera.

question-owed-card = ¿Qué carta doy por la de otro jugador?
    .for = own_choice
    .ruling = Cualquiera de las suyas, la conozca o no. Nadie la mira.
    .reason = Es el premio por conocer las cartas ajenas.

question-wrong-again = Me he equivocado. ¿Puedo probar con otra carta?
    .for = next_discard
    .ruling = En este descarte ya no. En cuanto se descarte o se eche otra carta, sí.
    .reason = Nadie debe descubrir una carta tras otra.

question-penalty-place = ¿Dónde pongo una carta de castigo o una que me dan? ¿Puedo mirarla?
    .for = gap_or_beside
    .ruling = En el primer hueco, contando desde la fila más cercana; si no lo hay, junto a las otras cartas. No se mira.
    .reason = Así nadie tiene que pensárselo.

question-full-grid = Mi cuadrícula está llena y me he equivocado al echar una carta. ¿Qué pasa?
    .for = points
    .ruling = Cada vez que le ocurra, apunte { $fine } puntos para el final de la ronda.
    .reason = Nadie tiene más de { $full } cartas.

question-stock-out = ¿Y si se acaba el mazo de robo?
    .for = reshuffle
    .ruling = Quien necesite una carta de él baraja antes todos los descartes menos el superior: ese es el nuevo mazo de robo.
    .reason = Con la mesa llena ocurre pronto.

question-race-judge = Dos echan una carta a la vez. ¿Quién fue más rápido?
    .for = lower_card
    .ruling = Aquel cuya carta ha quedado debajo. En caso de duda, pregunten a los que no participaron.
    .reason = Es lo que todos pueden ver.

question-seat-again = Se ha echado una carta. ¿A quién se pregunta ahora?
    .for = from_the_start
    .ruling = Otra vez a aquel a quien le toca, y después a los demás por orden de turno.
    .reason = Cada carta echada es un nuevo descarte.

question-early-end = He echado mi última carta, una jota. ¿Puedo cambiar todavía?
    .for = at_once
    .ruling = No. Se descubren enseguida todas las cartas, aunque alguien haya dicho «Dutch» y a otros les quede un turno.
    .reason = En cuanto usted no tiene cartas, la ronda ha terminado.

question-second-call = Alguien ha dicho «Dutch». ¿Puedo decirlo yo también?
    .for = nobody_else
    .ruling = No.
    .reason = La ronda ya está acabando.

question-caller-protected = ¿Qué puede ocurrir aún con las cartas de quien ha dicho «Dutch»?
    .for = wholly
    .ruling = Nada, hasta que se descubran. Tampoco ese jugador echa ya cartas de los demás.
    .reason = Quien dice «Dutch» ha apostado por esas cartas y no por otras.

question-caller-tie = He dicho «Dutch» y otro tiene tan pocos puntos como yo. ¿He ganado?
    .for = fewer_cards_wins
    .ruling = Solo si tiene usted menos cartas. Si son las mismas, ha perdido.
    .reason = Quien dice «Dutch» tiene que ser mejor que los demás.

question-below-zero = He dicho «Dutch» y mis cartas suman menos de cero. ¿Se dobla el total, o no cuenta nada?
    .for = as_it_is
    .ruling = Ni una cosa ni la otra. Un total por debajo de cero cuenta tal cual, haya ganado o no.
    .reason = Un 0 no sería un premio, ni el doble un castigo.

question-fines-last = ¿Se doblan también los { $fine } puntos que me apunto en vez de una carta de castigo?
    .for = added
    .ruling = No. Primero se sustituye o se dobla el total, y después se añade lo demás, aunque sus cartas no cuenten nada.
    .reason = El castigo ni se perdona ni se aumenta.

question-tied-start = Hemos ganado varios la ronda. ¿Quién empieza la siguiente?
    .for = next_after_starter
    .ruling = El primero de ustedes después de quien empezó esta, por orden de turno.
    .reason = Solo puede empezar uno.

question-tied-match = Al final de la partida tenemos los mismos puntos. ¿Quién gana?
    .for = shared
    .ruling = Todos ustedes.
    .reason = Han jugado igual de bien.


## Glosario

glossary-grid = Las cartas que un jugador tiene delante, con los huecos y lo que está al lado.
    .term = Cuadrícula

glossary-stock = El mazo boca abajo del que se roba.
    .term = Mazo de robo

glossary-discard = La pila boca arriba junto al mazo de robo. Solo cuenta su carta superior.
    .term = Pila de descarte

glossary-discarding = Poner una carta en la pila de descarte, sea como sea.
    .term = Descartar

glossary-throw-in = Librarse de una carta porque es del mismo rango que el último descarte.
    .term = Echar
    .about = throw_own

glossary-penalty = Una carta del mazo de robo, que nadie mira, para quien se equivoca al echar una carta.
    .term = Carta de castigo

glossary-lap = Un turno de cada jugador.
    .term = Vuelta

glossary-call = Lo que se dice al final del turno para abrir la última vuelta.
    .term = «Dutch»
    .about = call

glossary-sum = Los puntos de todas las cartas de una cuadrícula.
    .term = Total
    .about = total
