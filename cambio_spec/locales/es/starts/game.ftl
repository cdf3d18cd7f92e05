### Las frases del reglamento de este juego, en español.
###
### Una frase se llama como la regla que dice; los puntos y los guiones bajos pasan a ser guiones.
### .for contiene la regla tal como era cuando se escribió la frase: cambie la regla, y
### `cambio-spec check` pedirá otra frase. .title es un nombre corto, .short es lo que cabe
### en la hoja de una página, .why explica los puntos en el ejemplo, y .unsaid enumera lo que
### una frase calla a propósito. Las palabras entre llaves las pone la herramienta: números
### como { $limit }, lugares para cartas, quién actúa. Una regla sin frase aquí se describe
### con palabras de la herramienta, hasta donde las tiene.


## El juego

game = { $title }

about = Tiene delante unas cuantas cartas y solo ha visto algunas. Cambie las que no quiera por otras mejores, y pare la ronda cuando crea que nadie tiene menos que usted.

object = En cada ronda se trata de tener el total más bajo; a lo largo de la partida, de tener menos puntos que nadie.


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
    .self-subject = su propia cuadrícula
    .self-object = su propia cuadrícula
    .self-of = de su propia cuadrícula
    .self-from = de su propia cuadrícula
    .self-to = en su propia cuadrícula
    .self-in = en su propia cuadrícula

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
    .self-subject = su propia mano
    .self-object = la carta de su propia mano
    .self-of = de su propia mano
    .self-from = de su propia mano
    .self-to = en su propia mano
    .self-in = en su propia mano


## Jugadores

opening-first-dealer = Pónganse de acuerdo en quién reparte primero.
    .for = let dealer be first of players; go to setup


## Preparación

setup-shuffle = Baraje las { $cards } cartas.
    .for = gather everything into stock; shuffle stock
    .unsaid = zone-discard, zone-grid, zone-hand, zone-stock

setup-deal = Reparta { $number-4 } cartas a { each-player }, { face-down } y de una en una. Con ellas se forma una { zone-grid } de { $grid-shape }.
    .for = deal 4 from stock to each grid from left of dealer
    .unsaid = zone-stock

setup-open = Las demás cartas quedan { face-down } en el centro: son { zone-stock.object }. Ponga la superior { face-up } a su lado; con ella empieza { zone-discard.object }.
    .for = move top of stock to discard

setup-peek = { each-player.opening } mira, una sola vez, las { $grid-row-1 } cartas de la fila más cercana de su { zone-grid }.
    .for = each player: look at row 1 of grid of me

setup-begin = Empieza quien se sienta a la izquierda del repartidor.
    .for = let active be left of dealer; go to turn


## Desarrollo del juego

turn = Cuando le toque, haga una de estas cosas:
    .for = phase turn, holding: active acts

draw = Tome { zone-hand.own-to } la carta superior { zone-stock.of }, sin enseñarla.
    .title = Robar
    .short = Solo usted ve la carta.
    .for = action draw in turn: move top of stock to hand of me; go to holding

keep = Ponga una carta { zone-grid.own-of } { face-up } { zone-discard.to }. La que ha robado ocupa su lugar, { face-down }.
    .title = Quedársela
    .short = Ocupa el lugar de una carta de su cuadrícula, que se descarta.
    .for = action keep in holding: choose spot in grid of me; move spot to discard; move hand of me to spot; go to next
    .unsaid = zone-hand

throw = Ponga la carta que ha robado { face-up } { zone-discard.to }.
    .title = Descartarla
    .short = Va a la pila de descarte.
    .for = action throw in holding: move hand of me to discard; go to next
    .unsaid = zone-hand

call = En vez de robar, diga «¡Último turno!». A cada uno de los demás le queda uno más. En cada ronda canta uno solo.
    .title = Cantar
    .short = A los demás les queda un turno más.
    .for = action call in turn when caller is nobody: let caller be me; go to next

next-last-lap = Después le toca a quien se sienta a su izquierda. La ronda termina cuando vuelve a tocarle a quien ha cantado, o cuando se agota { zone-stock.subject }.
    .for = if active is caller or size of stock = 0 then go to reveal else go to turn
    .for-next-pass-on = let active be left of active


## Puntuación

reveal-show = { each-player.opening } pone { face-up } las cartas de su { zone-grid }.
    .for = each player: turn grid of me up

total = Su total es lo que suman las cartas { zone-grid.own-of }.
    .for = define total of player: sum points of cards in grid of player

score-winner = Quien tiene el total más bajo se anota { $value } puntos; los demás se anotan su total.
    .why = total más bajo
    .why-score-others = su propio total
    .for = 0 when total of player = lowest overrides others
    .for-score-others = total of player
    .for-lowest = define lowest: least total of players

score-miscalled = Si ha cantado y alguien tiene menos que usted, se anota usted su propio total y { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } puntos
 } más.
    .why = cantó antes de tiempo: { $penalty } más
    .for = total of player + penalty when player is caller and total of player > lowest overrides others

example = Un ejemplo: { $caller } ha cantado y todas las cartas están boca arriba.

reveal-count = Sume los puntos de { each-player } a los que tenía de las rondas anteriores.
    .for = each player: (announce score of me; let running of me be running of me + score of me)
    .for-reveal-finish = end round, go to standings


## Victoria

# Así dice `cambio-spec score` lo que ha decidido `ahead`; sin punto final.
said-ahead = { $value ->
    [yes] { ALL($players_list) } { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la partida
   *[no] { ALL($players_list) } no { COUNT($players_list) ->
        [one] gana
       *[other] ganan
    } la partida
 }

standings-end = La partida termina cuando alguien tiene { $limit ->
    [one] { $limit } punto
   *[other] { $limit } puntos
 } o más. Ha ganado quien tiene entonces menos puntos; si varios empatan con los menos, se sigue jugando.
    .for = if some players where running of it >= limit and (exactly 1 of players where ahead of it) then (each player: announce ahead of me; end match)
    .for-ahead = define ahead of player: running of player = least running of players
    .unsaid = each-player

standings-rotate = Si no, en la ronda siguiente reparte quien se sienta a la izquierda del repartidor.
    .for = let dealer be left of dealer; go to setup


## Quién es quién

role-dealer = reparte
    .who = quien reparte
    .of = de quien reparte
    .you = Ahora reparte usted

role-caller = ha cantado
    .who = quien ha cantado
    .of = de quien ha cantado
    .you = Ahora es usted quien ha cantado
    .nobody = nadie ha cantado
    .somebody = alguien ha cantado
    .none = Ahora es como si nadie hubiera cantado

role-active = tiene el turno
    .who = quien tiene el turno
    .of = de quien tiene el turno
    .you = Ahora el turno es suyo

fact-running = puntos hasta ahora
    .set = Sus puntos hasta ahora pasan a ser { $value }
