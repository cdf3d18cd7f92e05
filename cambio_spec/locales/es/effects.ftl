### Lo que hacen las acciones, los poderes y los pasos, en frases enteras: primero formas conocidas y
### después una frase para cada efecto. Los argumentos se explican junto a las frases inglesas.


## Palabras que comparten las frases de un juego

face-up = boca arriba
    .of-card = boca arriba
face-down = boca abajo
    .of-card = boca abajo

each-player = cada jugador
    .opening = Cada jugador

any-player = cualquier jugador
    .opening = Cualquier jugador

may = puede


## Cartas que ya se eligieron en la misma regla

chosen-own = su carta
chosen-opponent = la carta del rival
chosen-any = la carta elegida
chosen-each = esa carta
chosen-first = la primera carta elegida
chosen-second = la segunda carta elegida


## Varias cartas, en una expresión

every-card = { $which ->
    [up] cada carta boca arriba
    [down] cada carta boca abajo
   *[any] cada carta
 } que haya { $in }
    .row = { $which ->
        [up] cada carta boca arriba
        [down] cada carta boca abajo
       *[any] cada carta
    } de la fila { $row } (contando desde la más cercana) que haya { $in }

one-card = { $which ->
    [up] una carta boca arriba
    [down] una carta boca abajo
   *[any] una carta
 } que haya { $in }
    .row = { $which ->
        [up] una carta boca arriba
        [down] una carta boca abajo
       *[any] una carta
    } de la fila { $row } (contando desde la más cercana) que haya { $in }

several-cards = { $count } { $which ->
    [up] cartas boca arriba
    [down] cartas boca abajo
   *[any] cartas
 } que haya { $in }
    .row = { $count } { $which ->
        [up] cartas boca arriba
        [down] cartas boca abajo
       *[any] cartas
    } de la fila { $row } (contando desde la más cercana) que haya { $in }

so-many-cards = { $form ->
    [exact] { $low }
    [range] de { $low } a { $high }
   *[more] { $low ->
        [1] una o más
       *[other] { $low } o más
    }
 } { $which ->
    [up] cartas boca arriba
    [down] cartas boca abajo
   *[any] cartas
 } que haya { $in }
    .row = { $form ->
        [exact] { $low }
        [range] de { $low } a { $high }
       *[more] { $low ->
            [1] una o más
           *[other] { $low } o más
        }
     } { $which ->
        [up] cartas boca arriba
        [down] cartas boca abajo
       *[any] cartas
     } de la fila { $row } (contando desde la más cercana) que haya { $in }

every-of-these = { $which ->
    [up] cada una de estas cartas que esté boca arriba
    [down] cada una de estas cartas que esté boca abajo
   *[any] cada una de estas cartas
 }

another-card = { $which ->
    [up] otra carta boca arriba
    [down] otra carta boca abajo
   *[any] otra carta
 } que haya { $in }
    .row = { $which ->
        [up] otra carta boca arriba
        [down] otra carta boca abajo
       *[any] otra carta
    } de la fila { $row } (contando desde la más cercana) que haya { $in }

that-known = y que usted conozca
that-unknown = y que usted todavía no conozca
that-same-row = y que esté en la misma fila que { $card }
that-same-column = y que esté en la misma columna que { $card }
that-same-rank = y que sea del mismo rango que { $card }
that-same-rank-as-top = y que sea del mismo rango que la carta superior { $of }
that-equal = y que sean del mismo rango
that-other = y que no sea { $card }

that-and = { $first } { $second }

card-that = { $cards } { $that }
    .ending = { $cards } { $that }


## Formas

shape-look-at-one = Mire { $face ->
    [up] una de las cartas boca arriba
    [down] una de las cartas boca abajo
   *[owner] una de las cartas
 } que haya { $in }.

shape-look-then-may-swap = Mire una carta { $theirs }. Después puede intercambiarla por una carta { $own }.

shape-swap-chosen = Intercambie { $card } con una carta cualquiera que haya { $in }, sin mirarlas.

shape-swap-unseen = Elija una carta { $own } y otra { $theirs }, e intercámbielas sin que nadie las mire.

# $whose (own, opponent o any), $in (de las propias)
shape-swap-two = Elija dos cartas { $whose ->
    [own] { $in }
    [opponent] de los rivales
   *[any] cualesquiera de la mesa
 } e intercámbielas sin que nadie las mire.

shape-top-card = la carta superior { $of }

shape-exchange = Elija una carta { $in } y ponga en su lugar { $new }{ $lies ->
    [up] , boca arriba
    [down] , boca abajo
   *[owner] { "" }
 }. La carta elegida se deja { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.

shape-give-top = Elija a { $who ->
    [opponents] un rival
   *[players] un jugador
 }: recibe la carta superior { $of } { $to }, { $face ->
    [up] boca arriba
    [down] boca abajo
   *[owner] a la vista solo de su dueño
 }.

shape-swap-such = Intercambie { $first } por { $second }; nadie mira lo que está boca abajo.

shape-look-at-both = Mire una carta { $own } y otra { $theirs }.

shape-look-at-both-then-may-swap = Mire una carta { $own } y otra { $theirs }. Después puede intercambiarlas o dejarlas donde están.

shape-look-at-both-then-swap = Mire una carta { $own } y otra { $theirs }, y después intercámbielas.

shape-into-gap = Elija un hueco libre { $in } y ponga allí { $new }{ $lies ->
    [up] , boca arriba
    [down] , boca abajo
   *[owner] { "" }
 }.

shape-move-one = Elija una carta { $in } y póngala { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.

shape-shuffle-all = Baraje todas las cartas; con ellas se forma { $object }.

shape-refill = Baraje todas las cartas { $of } menos la superior; con ellas se forma { $object }.

zone-refilled = Cuando haga falta una carta y no quede ninguna en { $subject }, baraje todas las cartas { $of }{ $keeps ->
    [yes] { " " }menos la superior
   *[no] { "" }
 }; con ellas se forma { $object }.

shape-deal-to-each = Reparta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } { $to }, { $face ->
    [up] boca arriba
    [down] boca abajo
   *[owner] a la vista solo de su dueño
 }.

shape-each-looks-at-row = Cada jugador mira en secreto { $count ->
    [one] la carta
   *[other] las { $count } cartas
 } de la fila que tiene más cerca { $in }.

shape-each-looks-at-any = Cada jugador elige { $count ->
    [1] una carta
   *[other] { $count } cartas
 } { $in } y { $count ->
    [1] la
   *[other] las
 } mira en secreto.

shape-each-turns = Cada jugador pone { $face ->
    [up] boca arriba
   *[down] boca abajo
 } todas las cartas que haya { $in }.


## Efectos uno a uno

effect-move-top = Ponga la carta superior { $of } { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.

effect-move-only = Ponga la carta { $from } { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.

effect-move-chosen = Ponga { $card } { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.

into-chosen-slot = en el lugar elegido
into-first-slot = en el primer lugar elegido
into-second-slot = en el segundo lugar elegido
into-its-slot = en ese mismo lugar

effect-gather-everything = Reúna todas las cartas { $to }.

effect-gather-rest = Ponga { $to } todas las cartas { $of } menos la superior.

effect-swap = Intercambie { $first } con { $second } sin mirarlas.

effect-turn-chosen = Ponga { $card } { $face ->
    [up] boca arriba
   *[down] boca abajo
 }.

effect-turn-all-chosen = Ponga { $count ->
    [2] las dos cartas
   *[other] las { $count } cartas
 } { $face ->
    [up] boca arriba
   *[down] boca abajo
 }.

effect-move-all-chosen = Ponga { $count ->
    [2] las dos cartas
   *[other] las { $count } cartas
 } { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.

effect-turn-all = Ponga { $face ->
    [up] boca arriba
   *[down] boca abajo
 } todas las cartas que haya { $in }.

effect-turn-top = Ponga { $face ->
    [up] boca arriba
   *[down] boca abajo
 } la carta superior { $of }.

effect-turn-row = Ponga { $face ->
    [up] boca arriba
   *[down] boca abajo
 }, { $in }, { $count ->
    [one] la carta
   *[other] las { $count } cartas
 } de la fila { $row }, contando desde la más cercana.

effect-look-chosen = Mire { $card }.

effect-look-all = Mire todas las cartas que haya { $in }.

effect-look-top = Mire la carta superior { $of }.

effect-look-row = Mire, { $in }, { $count ->
    [one] la carta
   *[other] las { $count } cartas
 } de la fila { $row }, contando desde la más cercana.

effect-shuffle = Baraje { $object }.

effect-cut = Corte { $object } por donde quiera.

effect-choose-spot = Elija una carta { $in }.

effect-choose-gap = Elija un hueco libre { $in }.

effect-choose-card = Elija { $cards }.

effect-choose-several = Elija { $cards }.

effect-choose-several-players = Elija { $form ->
    [exact] a { $low }
   *[range] de { $low } a { $high }
 } { $noun ->
    [opponents] rivales
   *[players] jugadores
 }.

effect-choose-player = Elija a un jugador.
effect-choose-opponent = Elija a un rival.
effect-choose-number = Elija un número.

choice-bars = No se puede elegir ninguna carta { $fact }.

effect-let = { $told }.

effect-offer = { $use ->
    [must] Si la carta tiene un poder, debe usarlo ahora.
    [some] Si la carta tiene un poder, úselo ahora; solo puede renunciar a él si el poder lo permite.
   *[may] Si la carta tiene un poder, puede usarlo ahora.
 }
effect-end-round = Termina la ronda.
effect-end-match = Termina la partida.

effect-may = Si quiere:
effect-each = Cada jugador, por turno:
effect-otherwise = Si no:

each-card-moves = Ponga { $cards } { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.
    .such = Tome { $cards } y póngala { $to }{ $face ->
        [up] , boca arriba
        [down] , boca abajo
        [own] { "" }
       *[owner] , a la vista solo de su dueño
    }.

each-card-turns = Ponga { $face ->
    [up] boca arriba
   *[down] boca abajo
 } { $cards }.

each-card-is-seen = Mire { $cards }.
    .such = Mire { $cards } { $that }.

draw-several = Ponga { $count ->
    [one] la carta superior
   *[other] las { $count } cartas superiores
 } { $of } { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.
    .as-far = Ponga { $count ->
        [one] la carta superior
       *[other] las { $count } cartas superiores
    } { $of } { $to }{ $face ->
        [up] , boca arriba
        [down] , boca abajo
        [own] { "" }
       *[owner] , a la vista solo de su dueño
    }, mientras queden.

effect-each-card = Con { $cards }:

effect-repeat = Haga esto { $count ->
    [1] una vez
    [2] dos veces
   *[other] { $count } veces
 }:

effect-each-opponent = Con cada rival:
effect-each-anybody = Con cada jugador:
effect-each-of-these = Con cada uno de estos jugadores:

effect-each-from-fact = Cada jugador, por turno, empezando por { $fact }:
effect-each-from-left-of-fact = Cada jugador, por turno, empezando por quien está a la izquierda { $fact }:

effect-as-fact = Esto lo hace { $fact }:
effect-as-left-of-fact = Esto lo hace quien está a la izquierda { $fact }:

if-empty = Si no quedan cartas en { $subject }:

if-not-empty = Si quedan cartas en { $subject }:

if-same-rank = Si { $card } es del mismo rango que la carta superior { $of }:

if-same-rank-as = Si { $card } es del mismo rango que { $other }:
if-same-column-as = Si { $card } está en la misma columna que { $other }:
if-same-row-as = Si { $card } está en la misma fila que { $other }:

if-same-rank-all = Si { $count ->
    [2] las dos cartas
   *[other] las { $count } cartas
 } son del mismo rango:

if-these-same-rank = Si todas estas cartas son del mismo rango:
if-these-differ = Si estas cartas no son todas del mismo rango:

if-face-up = Si { $card } está boca arriba:
if-face-down = Si { $card } está boca abajo:
if-known = Si usted conoce { $card }:
if-unknown = Si usted todavía no conoce { $card }:

if-fact = Si { $clause }:

only-if-opponent-has-cards = Solo es posible mientras quede alguna carta { $in }.
only-if-empty = Solo es posible mientras no haya cartas en { $subject }.
only-if-not-empty = Solo es posible mientras queden cartas en { $subject }.
only-if-fact = Solo es posible si { $clause }.

power-forced = No puede renunciar a este poder.

action-anybody = Puede hacerlo cualquier jugador, no solo aquel al que le toca; lo hace el más rápido.
