### Cambio clásico en español: las frases del reglamento. Cómo se corresponden con las reglas se explica
### al principio del catálogo inglés de Cambio.


## El juego

game = Cambio clásico

about = Tiene delante { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } y ha visto { $grid-row-1 }. Líbrese de las caras, conserve las baratas y no olvide cuál es cuál mientras los demás mueven cartas de un lado a otro. Cuando crea que las suyas son las más baratas de la mesa, diga «Cambio».

about-speed = Con la memoria no basta. Cada vez que se descarta una carta, quien sepa dónde hay otra igual puede ponerla encima: en cualquier momento, aunque no le toque, y sea de quien sea. Las manos rápidas pierden cartas; las precipitadas las ganan.

about-blind = Hay quien llama a este juego Blind. El Cabo y el Rat-a-Tat Cat son sus primos.

object = Se trata de tener el menor número de puntos cuando se descubren las cartas.


## Lo que se acuerda antes de jugar

option-games = { $games ->
    [one] Se juega una sola ronda. O bien acuerdan varias, y el ganador de cada una empieza la siguiente.
   *[other] Se juegan { $games } rondas. El ganador de cada una empieza la siguiente.
 }

option-two-hands = { $two-hands ->
    [yes] Las cartas se cambian con una sola mano.
   *[no] Puede usar las dos manos para intercambiar cartas. O bien acuerdan que se use solo una.
 }


## Variantes

variant-high-stakes = Quien tiene más puntos ha de cumplir una prenda acordada de antemano.
    .title = Cambio con prenda

variant-rummy = Los puntos se suman de una ronda a otra; quien llega a { $limit } queda fuera. Quien canta y es superado paga { $penalty } más.
    .title = Cambio rummy

variant-two-packs = { $packs } barajas con { $jokers } comodines, para un máximo de { $most } jugadores. Como cada carta está dos veces, se puede pegar más.
    .title = Cambio con dos barajas


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
    .any-in = en cualquier cuadrícula
    .their-to = en su cuadrícula
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
    .any-in = en cualquier mano
    .their-to = en su mano
    .each-to = en la mano de cada jugador


## Jugadores

players = Pueden jugar de { $fewest } a { $most } personas, cada una por su cuenta. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 }.

opening-seat = Pónganse de acuerdo en quién empieza la primera ronda.
    .for = let starter be first of players; go to setup


## Baraja y valores

deck = Hace falta una baraja francesa con sus dos comodines, { $cards } cartas en total. Cuando acaba una ronda, cada carta que tiene delante cuenta:


## Preparación

setup-shuffle = Baraje las { $cards } cartas. Puede hacerlo cualquiera.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = { each-player.opening } recibe { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
 } { face-down } y forma con ellas, sin mirarlas, una { zone-grid } de { $grid-shape }. Las que sobran quedan { face-down } en el centro: son { zone-stock.object }. No se descubre ninguna: { zone-discard.subject } empieza con el primer descarte.
    .for = deal dealt from stock to each grid from starter

setup-peek = Todos a la vez, { each-player } mira { $grid-row-1 ->
    [one] la carta
   *[other] las { $grid-row-1 } cartas
 } de la fila más cercana de su { zone-grid } y las deja como estaban.
    .for = each player: look at row 1 of grid of me

setup-begin = A partir de la segunda ronda empieza quien ganó la anterior.
    .for = let active be starter; go to turn


## Desarrollo del juego

turn = En su turno, haga una de estas tres cosas:
    .for = phase turn, holding, closing: active acts

draw = Tome la carta superior { zone-stock.of } y mírela sin enseñársela a nadie. Si no queda ninguna, baraje antes lo que hay { zone-discard.in } debajo de la carta superior; ese es el nuevo mazo de robo. Después elija:
    .title = Robar
    .short = Mire la carta superior del mazo de robo.
    .for = action draw in turn when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    .unsaid = zone-hand

keep = Ponga cualquier carta { zone-grid.own-of }, la conozca o no, { face-up } { zone-discard.to }, y la nueva { face-down } en su lugar.
    .title = Quedársela
    .short = Sustituye a una carta de su cuadrícula, que se descarta.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

throw = Póngala { face-up } { zone-discard.to }. Si tiene un poder, { may } usarlo enseguida.
    .title = Descartarla
    .short = Puede usar su poder.
    .for = action throw in holding: move hand of me to discard; offer powers on top of discard; go to opened
    .unsaid = zone-hand

take = Tome la carta superior { zone-discard.of }. Desde ahora está { face-down } { zone-grid.own-in }, en el lugar de otra que usted pone { face-up } { zone-discard.to }. Ninguna de las dos tiene poder.
    .title = Tomar de la pila de descarte
    .short = Sustituye a una carta de su cuadrícula, que se descarta. Sin poder.
    .for = action take in turn when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; move spot to discard; move hand of me to spot; go to opened
    .unsaid = zone-hand

call = Diga «Cambio» y no haga nada más. A cada uno de los demás le queda un turno, en el que todo sigue como antes, salvo que ya no puede cantar nadie.
    .title = Cantar «Cambio»
    .short = A los demás les queda un turno; después se descubren las cartas.
    .for = action call in turn when caller is nobody: let caller be me; go to next

stick = No hace falta que sea su turno: en cualquier momento, { any-player } { may } intentar librarse de una carta. Ponga { face-up } una carta { zone-grid.own-of }. Si es del mismo rango (el mismo número o figura) que la carta superior { zone-discard.of } y usted ha sido el primero en hacerlo, pasa a esa pila y deja un hueco. Si el rango es otro, vuelva a ponerla { face-down } y tome una carta de castigo: la superior { zone-stock.of }, que nadie mira, ni siquiera usted. Esa carta ocupa un hueco o, si no lo hay, queda junto a las otras suyas. Si el rango es el mismo pero alguien ha sido más rápido, vuelva a taparla sin más. Con cada descarte tiene un solo intento.
    .title = Pegar una carta propia
    .short = En cualquier momento: descubra una carta suya. Si es del mismo rango que la superior de la pila de descarte, déjela en ella. Si no, vuelva a taparla y tome una carta de castigo sin mirarla. Si acierta pero llega tarde, vuelva a taparla.
    .for = action stick by any player in turn, holding, closing when not tried of me and size of discard > 0: choose mine in grid of me; let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .for-opened-window = let stuck be no; each player: let tried of me be no
    .for-opened-wait = go to closing
    .unsaid = each-player

stick-theirs = En lugar de una suya, { may } descubrir una carta { zone-grid.opponent-in }. Si la pega { zone-discard.to }, ponga después en el hueco, sin mirarla y { face-down }, una de sus propias cartas, que pasa a ser del rival. Si se equivoca, la carta sigue siendo de su dueño y la de castigo es para usted.
    .title = Pegar una carta ajena
    .short = Lo mismo con una carta de un rival; después ponga en el hueco una de las suyas.
    .for = action stick_theirs by any player in turn, holding, closing when not tried of me and size of discard > 0: choose theirs in grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    .unsaid = any-player, face-up, zone-stock

pass = Si en su turno no puede hacer nada de nada, pasa.
    .title = Pasar
    .for = action pass in turn when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid of me = 0 or size of discard = 0): go to next
    .unsaid = number-2, zone-discard, zone-grid, zone-stock

finish = Cuando ya nadie quiere pegar, le toca al jugador siguiente.
    .title = Fin del turno
    .for = action finish in closing: go to next
    .for-next-pass-on = let active be left of active

next-last-lap = Cuando vuelve a tocarle a quien ha cantado, la ronda ha terminado.
    .for = if active is caller then go to reveal else go to turn

offences = Quien infringe cualquier otra regla, por ejemplo mirando a escondidas, toma una carta de castigo.
    .short = Otra infracción, como mirar a escondidas: una carta de castigo.
    .for = editorial offences in play

out-of-turn = Jugar fuera de turno no se castiga: la carta robada por error se mete en cualquier sitio { zone-stock.of }, y sigue jugando aquel a quien le toca.
    .short = Jugada fuera de turno: meta la carta en cualquier sitio del mazo de robo; sin castigo.
    .for = editorial out_of_turn in play

one-hand = Se juega con una mano: quien usa las dos para intercambiar cartas toma una carta de castigo.
    .short = Intercambiar cartas con las dos manos: una carta de castigo.
    .for = editorial one_hand in play when two_hands


## Poderes

powers = Estas cartas tienen un poder que usted puede usar, pero solo al descartarlas nada más robarlas del mazo. Si no hay ninguna carta a la que aplicarlo, no pasa nada.


## Puntuación

reveal-show = { each-player.opening } pone { face-up } las cartas de { zone-grid.their }.
    .for = each player: turn grid of me up

role-caller = ha cantado
    .who = quien ha cantado
    .of = de quien ha cantado
    .you = Ahora ha cantado usted
    .nobody = nadie ha cantado
    .somebody = alguien ha cantado
    .none = Ahora es como si nadie hubiera cantado

role-starter = empieza
    .who = quien empieza
    .of = de quien empieza
    .you = Ahora empieza usted

role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora el turno es suyo

fact-stuck = una carta pegada
    .yes = ya se ha pegado una carta en el último descarte
    .no = todavía no se ha pegado ninguna carta en el último descarte
    .let-yes = Desde ahora cuenta que se ha pegado una carta en el último descarte
    .let-no = Desde ahora cuenta que no se ha pegado ninguna carta en el último descarte

fact-tried = un intento de pegar
    .yes = usted ya ha tenido su intento con el último descarte
    .no = usted todavía no ha tenido su intento con el último descarte
    .let-yes = Con eso ha tenido usted su intento con el último descarte
    .let-no = Usted tiene un nuevo intento con el último descarte

fact-played = rondas jugadas
    .set = El número de rondas jugadas pasa a ser { $value }

total = Sume los puntos de las cartas { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player
    .for-score-own = total of player

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

won-fewest = Gana quien menos puntos tiene.
    .why = el menor número de puntos
    .why-won-others = demasiados puntos
    .for = yes when total of player = lowest overrides others
    .for-lowest = define lowest: least total of players
    .for-won-others = no

won-fewer-cards = Si varios empatan, gana de entre ellos quien más cartas tiene.
    .why = el menor número de puntos, pero no el mayor número de cartas
    .for = no when total of player = lowest and held of player < fullest overrides fewest
    .for-held = define held of player: size of grid of player
    .for-fullest = define fullest: greatest held of players where total of it = lowest
    .unsaid = zone-grid

won-caller-yields = Si también tienen igual número de cartas, ganan todos ellos, menos quien ha cantado, si es uno de ellos.
    .why = empata, pero ha cantado
    .for = no when player is caller and ahead of player and (some opponents where ahead of it) overrides fewest
    .for-ahead = define ahead of player: total of player = lowest and held of player = fullest

reveal-lead = Si hay varios ganadores, empieza la ronda siguiente el primero de ellos después de quien ha cantado, por orden de turno.
    .for = let starter be leader
    .for-leader = define leader given caller is not nobody: first of players from left of caller where won of it

reveal-count = Anuncien cuántos puntos tiene { each-player } y quién ha ganado.
    .for = each player: (announce score of me; announce won of me)
    .for-reveal-tally = let played be played + 1
    .for-reveal-finish = end round, go to standings


## Victoria

standings-end = { $games ->
    [one] Todo se decide en una sola ronda; jueguen otra cuando quieran.
   *[other] Se juegan { $games } rondas, y cada una se gana por separado.
 }
    .for = if played >= games then end match
    .for-standings-again = go to setup


## Preguntas

question-ace-value = ¿Cuánto vale un as?
    .for = one
    .ruling = 1 punto.
    .reason = El artículo que siguen estas reglas da un valor a los números y otro a las figuras; el as no es ninguna de las dos cosas. Es la carta más baja, y cuenta 1 en las demás descripciones del Cambio.

question-first-starter = ¿Quién empieza la primera ronda de todas?
    .for = agreed
    .ruling = Quien ustedes acuerden.
    .reason = Solo hay regla para las rondas siguientes.

question-dealing = ¿Quién reparte? ¿Se corta?
    .for = anybody
    .ruling = Cualquiera puede barajar y repartir; la primera carta es para quien tiene el primer turno. No hace falta cortar.
    .reason = El artículo no habla de ningún repartidor.

question-peek-when = ¿Cuándo puedo mirar mis dos cartas?
    .for = together
    .ruling = Todos las miran a la vez, una sola vez, antes del primer turno.
    .reason = Así nadie las mira más tiempo que los demás.

question-first-discard = ¿Se descubre una carta para empezar la pila de descarte?
    .for = none
    .ruling = No. En el primer turno no hay nada que tomar ni sobre lo que pegar.
    .reason = No se menciona ninguna carta así.

question-discards-lie = ¿Los descartes van siempre boca arriba?
    .for = face_up
    .ruling = Sí, todos.
    .reason = El artículo solo lo dice de las cartas pegadas, pero sin ver la carta superior nadie podría pegar.

question-new-card-lies = ¿Cómo queda la carta que me quedo o que tomo? ¿Y a cuál puede sustituir?
    .for = face_down_anywhere
    .ruling = Boca abajo, en el lugar de cualquier carta de su cuadrícula, la conozca o no. No importa que todos hayan visto la que tomó.
    .reason = Las cartas de una cuadrícula están boca abajo; no se dice más.

question-stock-out = ¿Y si se acaba el mazo de robo?
    .for = reshuffle
    .ruling = Se barajan los descartes, menos la carta superior, y forman un nuevo mazo de robo.
    .reason = El artículo calla, y con la mesa llena ocurre pronto.

question-no-card-for-penalty = ¿Y si no queda carta para el castigo?
    .for = none
    .ruling = Si tampoco la pila de descarte puede ceder ninguna, se ha librado.
    .reason = La carta de castigo sale del mazo de robo.

question-emptied-slot = ¿Puede una carta que robo rellenar un hueco?
    .for = stays_empty
    .ruling = No. Los huecos solo se rellenan con cartas de castigo y con las que le dan otros.
    .reason = La carta con la que se queda ocupa el lugar de otra que descarta.

question-no-slot = No me queda ninguna carta. ¿Y ahora?
    .for = discard_only
    .ruling = Sigue robando y descartando, o canta. También puede pegar cartas ajenas, sin dar nada por ellas, pues no tiene qué.
    .reason = Para quedarse con una carta o tomarla hace falta otra que ceda su lugar.

question-no-action = ¿Y si no puedo hacer ninguna de las tres cosas?
    .for = pass
    .ruling = Pasa.
    .reason = Si no, el juego se pararía.

question-power-duty = ¿Tengo que usar un poder?
    .for = may
    .ruling = No.
    .reason = Una frase del artículo dice que es obligatorio; las propias reglas lo dejan a su elección.

question-no-target = ¿Y si no hay ninguna carta a la que aplicar un poder?
    .for = not_offered
    .ruling = Entonces no se usa.
    .reason = Un poder necesita todas las cartas de las que habla.

question-power-or-stick = Alguien descarta un siete y otro quiere pegar una carta sobre él. ¿Qué va antes?
    .for = power_first
    .ruling = Antes se usa el poder, o se renuncia a él.
    .reason = Es parte del mismo descarte.

question-match-by = ¿Se pega por el rango o por el valor?
    .for = rank
    .ruling = Por el rango. Un rey rojo va sobre uno negro y un comodín sobre otro, pero una jota no va sobre una reina.
    .reason = El artículo habla una vez de rango y otra de número; todas las cartas tienen rango, pero no todas tienen número.

question-stick-unseen = ¿Tengo que conocer una carta para pegarla?
    .for = any_card
    .ruling = No, puede probar suerte. Pero si falla le cuesta una carta de castigo.
    .reason = Lo único que hay que ver es la carta superior de la pila de descarte.

question-one-each = Dos cartas coinciden con el descarte. ¿Pueden pegarse las dos?
    .for = once_per_discard
    .ruling = No, solo la primera. La otra llega tarde, hasta que en algún turno se descarte de nuevo su rango.
    .reason = De lo contrario, la regla sobre las cartas tardías no tendría sentido.

question-second-try = He fallado o he llegado tarde. ¿Puedo volver a intentarlo?
    .for = next_discard
    .ruling = Sí, con el próximo descarte.
    .reason = Llegar tarde no cuesta nada, y nadie debería descubrir carta tras carta.

question-wrong-stick = ¿Adónde va una carta que no coincide?
    .for = turned_back
    .ruling = Vuelve boca abajo a su lugar, sea suya o ajena. Todos la han visto.
    .reason = El artículo solo dice lo que cuesta.

question-late-stick = ¿Qué pasa con una carta que coincide pero llega tarde?
    .for = turned_back_unpunished
    .ruling = Vuelve boca abajo a su lugar, sin castigo. La que no coincide se castiga, llegue tarde o no.
    .reason = Solo se disculpan las cartas acertadas.

question-who-was-first = ¿Quién decide quién ha sido más rápido?
    .for = first_card_turned_up
    .ruling = Vale la carta que se descubrió primero. Si no está claro, pregunten a quienes no competían.
    .reason = No hay árbitro.

question-given-card = ¿Adónde va la carta que doy?
    .for = into_the_gap
    .ruling = Al hueco que ha dejado la carta pegada. Nadie la mira.
    .reason = Es ahí donde quien la recibe acaba de perder una.

question-penalty-place = ¿Dónde pongo una carta de castigo? ¿Cuántas puedo tener?
    .for = gap_or_beside
    .ruling = En un hueco, si lo hay; si no, junto a su cuadrícula, tantas como se merezca.
    .reason = El artículo no pone ningún límite.

question-penalty-seen = ¿Puedo mirar mis cartas de castigo?
    .for = by_nobody
    .ruling = No.
    .reason = Llegan boca abajo.

question-first-call = ¿A partir de cuándo puedo cantar?
    .for = any_turn
    .ruling = En cualquiera de sus turnos, hasta en el primero: con cualquier total, y aunque no conozca todas sus cartas.
    .reason = Ninguna regla dice otra cosa.

question-second-call = Alguien ha cantado. ¿Puedo cantar yo también?
    .for = nobody_else
    .ruling = No.
    .reason = El final ya está cerca.

question-last-lap = ¿Tiene también un último turno quien ha cantado?
    .for = everybody_else
    .ruling = No, solo los demás.
    .reason = La introducción del artículo habla de todos los jugadores; sus reglas, de todos los demás. Valen las reglas.

question-last-turns = ¿Cambia algo en los últimos turnos?
    .for = normal_turns
    .ruling = No. Los poderes funcionan y todos pueden pegar, incluido quien ha cantado, hasta que acaba el último turno.
    .reason = No se hace ninguna excepción.

question-caller-protected = ¿Están a salvo las cartas de quien ha cantado?
    .for = no
    .ruling = No. Se pueden mirar, intercambiar y pegar.
    .reason = Tampoco aquí se hace ninguna excepción.

question-tied-others = ¿Y si varios empatan a puntos y a cartas?
    .for = all_win
    .ruling = Ganan todos, menos quien ha cantado.
    .reason = El artículo solo excluye a quien ha cantado, y no elige entre los demás.

question-tied-start = ¿Y quién de ellos empieza la ronda siguiente?
    .for = next_after_caller
    .ruling = El primero de ellos después de quien ha cantado, por orden de turno.
    .reason = Solo puede ser uno.

question-several-games = ¿Se suman los puntos de una ronda a la siguiente?
    .for = each_for_itself
    .ruling = No. Cada ronda tiene su ganador. Si quieren sumar, jueguen al Cambio rummy.
    .reason = Solo en esa variante se suman los puntos.

question-out-of-order = ¿Jugar fuera de turno es una infracción o no?
    .for = card_back_no_penalty
    .ruling = No se castiga: la carta vuelve al mazo de robo, y nada más.
    .reason = El artículo castiga primero toda infracción y exceptúa después esta.

question-two-hands-when = ¿Está prohibido usar las dos manos?
    .for = if_agreed
    .ruling = Solo si lo acuerdan antes de empezar.
    .reason = El artículo solo lo atribuye a algunos grupos.

question-larger-tables = Somos más de { $most }. ¿Podemos jugar?
    .for = two_packs
    .ruling = Con dos barajas, hasta doce.
    .reason = El artículo recomienda varias barajas sin decir cuántas.


## Glosario

glossary-grid = Las cartas que un jugador tiene delante, con las de castigo y los huecos.
    .term = Cuadrícula

glossary-stock = El mazo del centro, del que se roba.
    .term = Mazo de robo

glossary-discard = La pila boca arriba en la que se descartan y se pegan cartas.
    .term = Pila de descarte

glossary-throw = Dejar en la pila de descarte la carta que se acaba de robar, o una de la propia cuadrícula a la que otra sustituye.
    .term = Descartar

glossary-stick = Librarse de una carta de la mesa que es del mismo rango que la superior de la pila de descarte.
    .term = Pegar

glossary-penalty = Una carta del mazo de robo que nadie mira y que se añade a las de quien la merece.
    .term = Carta de castigo

glossary-call = Decir «Cambio». A cada uno de los demás le queda entonces un turno.
    .term = Cantar

glossary-game = Desde que se reparte hasta que se descubren las cartas.
    .term = Ronda
