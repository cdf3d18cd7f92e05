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
    .self = la carta elegida
chosen-each = esa carta
chosen-first = la primera carta elegida
    .self = la primera carta elegida
chosen-second = la segunda carta elegida
    .self = la segunda carta elegida


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
    [up] cada carta boca arriba de las elegidas
    [down] cada carta boca abajo de las elegidas
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
    .they = { $who } mira una de las cartas { $face ->
        [up] boca arriba que haya { $in }
        [down] boca abajo que haya { $in }
       *[owner] que haya { $in }
    }.

shape-look-then-may-swap = Mire una carta { $theirs }. Después puede intercambiarla por una carta { $own }.
    .they = { $who } mira una carta { $theirs }; después puede intercambiarla por una carta { $own }.

shape-swap-chosen = Intercambie { $card } por una carta cualquiera que haya { $in }, sin mirarlas.

shape-swap-unseen = Elija una carta { $own } y otra { $theirs }, e intercámbielas sin que nadie las mire.
    .they = { $who } elige una carta { $own } y otra { $theirs }, y las intercambia sin que nadie las mire.

# $whose (own, opponent o any), $in (de las propias)
shape-swap-two = Elija dos cartas { $whose ->
    [own] { $in }
    [opponent] de los rivales
   *[any] cualesquiera de la mesa
 } e intercámbielas sin que nadie las mire.
    .they = { $who } elige dos cartas { $whose ->
        [own] { $in }
        [opponent] de los rivales
       *[any] cualesquiera de la mesa
    } y las intercambia sin que nadie las mire.

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
    .they = { $who } elige una carta { $in } y pone en su lugar { $new }{ $lies ->
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
    .they = { $who } mira una carta { $own } y otra { $theirs }.

shape-look-at-both-then-may-swap = Mire una carta { $own } y otra { $theirs }. Después puede intercambiarlas o dejarlas donde están.
    .they = { $who } mira una carta { $own } y otra { $theirs }; después puede intercambiarlas o dejarlas donde están.

shape-look-at-both-then-swap = Mire una carta { $own } y otra { $theirs }, y después intercámbielas.
    .they = { $who } mira una carta { $own } y otra { $theirs }, y después las intercambia.

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
    .they = { $who } elige una carta { $in } y la pone { $to }{ $face ->
        [up] , boca arriba
        [down] , boca abajo
        [own] { "" }
       *[owner] , a la vista solo de su dueño
    }.

shape-shuffle-all = Baraje todas las cartas; con ellas se forma { $object }.
    .they = { $who } baraja todas las cartas; con ellas se forma { $object }.

shape-refill = Baraje todas las cartas { $of } menos la superior; con ellas se forma { $object }.
    .they = { $who } baraja todas las cartas { $of } menos la superior; con ellas se forma { $object }.
shape-refill-whole = Baraje todas las cartas { $of }; con ellas se forma { $object }.
    .they = { $who } baraja todas las cartas { $of }; con ellas se forma { $object }.

zone-refilled = Cuando haga falta una carta y no quede ninguna en { $subject }, baraje todas las cartas { $of }{ $keeps ->
    [yes] { " " }menos la superior
   *[no] { "" }
 }; con ellas se forma { $object }.

# $subject (a player’s own grid), $most (a number, at least 2)
zone-most = En ningún momento puede { $subject } tener más de { $most } cartas.

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

shape-score-added = Cada jugador anota su puntuación de esta ronda y la suma a sus puntos de las rondas anteriores.


## Efectos uno a uno

effect-move-top = Ponga la carta superior { $of } { $to }{ $face ->
    [up] , boca arriba
    [down] , boca abajo
    [own] { "" }
   *[owner] , a la vista solo de su dueño
 }.
    .they = { $who } pone la carta superior { $of } { $to }{ $face ->
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
    .they = { $who } pone la carta { $from } { $to }{ $face ->
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
    .they = { $who } pone { $card } { $to }{ $face ->
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
effect-gather-all = Ponga { $to } todas las cartas { $of }.

effect-swap = Intercambie { $first } por { $second } sin mirarlas.
    .they = { $who } intercambia { $first } por { $second } sin mirarlas.

effect-turn-chosen = Ponga { $card } { $face ->
    [up] boca arriba
   *[down] boca abajo
 }.
    .they = { $who } pone { $card } { $face ->
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
    .they = { $who } pone { $face ->
        [up] boca arriba
       *[down] boca abajo
    } todas las cartas que haya { $in }.

effect-turn-top = Ponga { $face ->
    [up] boca arriba
   *[down] boca abajo
 } la carta superior { $of }.
    .they = { $who } pone { $face ->
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
    .they = { $who } mira { $card }.

effect-look-all = Mire todas las cartas que haya { $in }.
    .they = { $who } mira todas las cartas que haya { $in }.

effect-look-top = Mire la carta superior { $of }.
    .they = { $who } mira la carta superior { $of }.

effect-look-row = Mire, { $in }, { $count ->
    [one] la carta
   *[other] las { $count } cartas
 } de la fila { $row }, contando desde la más cercana.
    .they = { $who } mira, { $in }, { $count ->
        [one] la carta
       *[other] las { $count } cartas
    } de la fila { $row }, contando desde la más cercana.

effect-shuffle = Baraje { $object }.
    .they = { $who } baraja { $object }.

effect-cut = Corte { $object } por donde quiera.
    .they = { $who } corta { $object } por donde quiera.

effect-choose-spot = Elija una carta { $in }.
    .they = { $who } elige una carta { $in }.

effect-choose-gap = Elija un hueco libre { $in }.

effect-choose-card = Elija { $cards }.
    .they = { $who } elige { $cards }.

effect-choose-several = Elija { $cards }.

effect-choose-several-players = Elija { $form ->
    [exact] a { $low }
   *[range] de { $low } a { $high }
 } { $noun ->
    [opponents] rivales
   *[players] jugadores
 }.

effect-choose-player = Elija a un jugador.
    .they = { $who } elige a un jugador.
effect-choose-opponent = Elija a un rival.
    .they = { $who } elige a un rival.
effect-choose-number = Elija un número.

choice-bars = No se puede elegir ninguna carta { $fact }.

effect-add-amount = { $what } aumenta en esta cantidad: { $amount }.
effect-take-amount = { $what } disminuye en esta cantidad: { $amount }.

effect-let = { $told }.

effect-offer = { $use ->
    [must] Si la carta tiene un poder, debe usarlo ahora.
    [some] Si la carta tiene un poder, úselo ahora; solo puede renunciar a él si el poder lo permite.
   *[may] Si la carta tiene un poder, puede usarlo ahora.
 }
    .they = { $use ->
        [must] Si la carta tiene un poder, { $who } debe usarlo ahora.
        [some] Si la carta tiene un poder, { $who } lo usa ahora; solo puede renunciar a él si el poder lo permite.
       *[may] Si la carta tiene un poder, { $who } puede usarlo ahora.
    }
effect-end-round = Termina la ronda.
effect-end-match = Termina la partida.

effect-may = Si quiere:
    .they = Si { $who } quiere:
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
    .they = { $who } pone { $cards } { $to }{ $face ->
        [up] , boca arriba
        [down] , boca abajo
        [own] { "" }
       *[owner] , a la vista solo de su dueño
    }.
    .they-such = { $who } toma { $cards } y la pone { $to }{ $face ->
        [up] , boca arriba
        [down] , boca abajo
        [own] { "" }
       *[owner] , a la vista solo de su dueño
    }.

each-card-turns = Ponga { $face ->
    [up] boca arriba
   *[down] boca abajo
 } { $cards }.
    .they = { $who } pone { $face ->
        [up] boca arriba
       *[down] boca abajo
    } { $cards }.

each-card-is-seen = Mire { $cards }.
    .such = Mire { $cards } { $that }.
    .they = { $who } mira { $cards }.

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
    .they = { $who } pone { $count ->
        [one] la carta superior
       *[other] las { $count } cartas superiores
    } { $of } { $to }{ $face ->
        [up] , boca arriba
        [down] , boca abajo
        [own] { "" }
       *[owner] , a la vista solo de su dueño
    }.

effect-each-card = Con { $cards }:

effect-repeat = Haga esto { $count ->
    [1] una vez
    [2] dos veces
   *[other] { $count } veces
 }:

effect-each-opponent = Con cada rival:
effect-each-anybody = Con cada jugador:
effect-each-of-these = Con cada uno de estos jugadores:


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

effect-each-from = Cada jugador, por turno, empezando por { $who }:

## Jugadores, como los nombran las frases; .of va detrás de «a la izquierda»; .self: vistos desde
## alguien que no es quien lee

person-left = quien está a su izquierda
    .of = de quien está a su izquierda
    .self = quien está a la izquierda de ese jugador
    .self-of = de quien está a la izquierda de ese jugador
person-right = quien está a su derecha
    .of = de quien está a su derecha
    .self = quien está a la derecha de ese jugador
    .self-of = de quien está a la derecha de ese jugador
person-next = quien está después de usted en el sentido del juego
    .of = de quien está después de usted en el sentido del juego
    .self = quien está después de ese jugador en el sentido del juego
    .self-of = de quien está después de ese jugador en el sentido del juego

person-left-of = quien está a la izquierda { $fact }
    .of = de quien está a la izquierda { $fact }
person-right-of = quien está a la derecha { $fact }
    .of = de quien está a la derecha { $fact }
person-next-of = quien está después { $fact } en el sentido del juego
    .of = de quien está después { $fact } en el sentido del juego

person-next-left = el siguiente jugador por la izquierda
person-next-right = el siguiente jugador por la derecha

person-chosen = el jugador elegido
    .of = del jugador elegido
person-first = quien ocupa el primer lugar
    .of = de quien ocupa el primer lugar
person-same = ese jugador

effect-role = A partir de ahora, { $role } es { $who }.

effect-agree = Antes de la primera ronda, acuerde con los demás quién es { $head }{ $rest }.

effect-turn-passes = Después juega { $head }{ $rest }.
effect-begins = Empieza { $head }{ $rest }.


## Condiciones, detrás de «si»

clause-all = { ALL($clauses_list) }

clause-and = { $first } y { $second }
    .longer = { $first }, y { $second }
clause-or = { $first } o si { $second }
    .longer = { $first }, o si { $second }

clause-empty = no quedan cartas en { $subject }

clause-face-up = { $card } está boca arriba
clause-face-down = { $card } está boca abajo
clause-known = usted conoce { $card }
clause-unknown = usted todavía no conoce { $card }

clause-same-rank = { $card } es del mismo rango que la carta superior { $of }
clause-other-rank = { $card } no es del mismo rango que la carta superior { $of }
clause-same-rank-as = { $card } es del mismo rango que { $other }
clause-other-rank-as = { $card } no es del mismo rango que { $other }
clause-same-row-as = { $card } está en la misma fila que { $other }
clause-other-row-as = { $card } no está en la misma fila que { $other }
clause-same-column-as = { $card } está en la misma columna que { $other }
clause-other-column-as = { $card } no está en la misma columna que { $other }

clause-rank = { $card } es de rango { ANY($ranks_list) }
clause-no-rank = { $card } no es de rango { ANY($ranks_list) }

# $card, $suit (hearts, spades, diamonds, clubs) or $colour (red, black)
clause-suit-is = { $card } es de { $suit ->
    [hearts] corazones
    [spades] picas
    [diamonds] diamantes
   *[clubs] tréboles
 }
clause-suit-isnt = { $card } no es de { $suit ->
    [hearts] corazones
    [spades] picas
    [diamonds] diamantes
   *[clubs] tréboles
 }
clause-colour-is = { $card } es { $colour ->
    [red] roja
   *[black] negra
 }
clause-colour-isnt = { $card } no es { $colour ->
    [red] roja
   *[black] negra
 }

clause-your-turn = es su turno
clause-not-your-turn = no es su turno

clause-turn-of = tiene el turno { $head }{ $rest }
clause-not-turn-of = no tiene el turno { $head }{ $rest }
clause-you-are = usted es { $head }{ $rest }
clause-you-arent = usted no es { $head }{ $rest }

clause-is = { $who } es también { $head }{ $rest }
clause-isnt = { $who } no es { $head }{ $rest }

compared-number = { $how ->
    [not] un número distinto de { $number }
    [at-least] como mínimo { $number }
    [at-most] como máximo { $number }
    [more] más de { $number }
    [less] menos de { $number }
   *[exactly] exactamente { $number }
 }
compared-amount = { $how ->
    [not] algo distinto de { $amount }
    [at-least] como mínimo tanto como { $amount }
    [at-most] como máximo tanto como { $amount }
    [more] más que { $amount }
    [less] menos que { $amount }
   *[exactly] tanto como { $amount }
 }

amount-least = { $who ->
    [opponents] el valor más bajo de «{ $noun }» entre sus rivales
   *[players] el valor más bajo de «{ $noun }» entre todos los jugadores
 }
amount-greatest = { $who ->
    [opponents] el valor más alto de «{ $noun }» entre sus rivales
   *[players] el valor más alto de «{ $noun }» entre todos los jugadores
 }

clause-compared = { $amount } vale { $compared }

# $compared
clause-people = el número de jugadores es { $compared }

clause-worth = las cartas que hay { $in } valen en total { $compared }

counted-cards = { $how ->
    [none] ninguna
    [some] alguna
    [exactly] exactamente { $count }
    [at-most] como máximo { $count }
   *[at-least] como mínimo { $count }
 } { $count ->
    [one] carta
   *[other] cartas
 }{ $which ->
    [up] { " " }boca arriba
    [down] { " " }boca abajo
   *[any] { "" }
 }

clause-cards-place = in
clause-cards = { $how ->
    [none] no hay
   *[some] hay
 } { counted-cards }{ $such } { $place }{ $that }
    .row = { $how ->
        [none] no hay
       *[some] hay
    } { counted-cards }{ $such }{ $that } { $place }, en la fila { $row } contando desde la más cercana

cards-of-rank = { " " }de rango { $rank }
cards-same-rank-as = { " " }del mismo rango que { $other }
cards-same-rank-as-top = { " " }del mismo rango que la carta superior { $of }
cards-known = { " " }que usted conoce
cards-unknown = { " " }que usted todavía no conoce
cards-besides = { ", " }sin contar { $other }

clause-player = { $how ->
    [none] no hay ningún { $noun ->
        [opponents] rival
        [others] otro jugador
       *[players] jugador
    }
    [single] hay exactamente un { $noun ->
        [opponents] rival
        [others] jugador aparte de usted
       *[players] jugador
    }
    [at-most-one] hay como máximo un { $noun ->
        [opponents] rival
        [others] jugador aparte de usted
       *[players] jugador
    }
    [more-than-one] hay más de un { $noun ->
        [opponents] rival
        [others] jugador aparte de usted
       *[players] jugador
    }
   *[some] hay { $noun ->
        [opponents] algún rival
        [others] otro jugador
       *[players] algún jugador
    }
 } { $that }

clause-players = hay { $how ->
    [exactly] exactamente
    [at-most] como máximo
   *[at-least] como mínimo
 } { $count } { $noun ->
    [opponents] rivales
    [others] jugadores aparte de usted
   *[players] jugadores
 } { $that }

who-is = { $none ->
    [yes] que sea { $head }{ $rest }
   *[no] que es { $head }{ $rest }
 }
who-isnt = { $none ->
    [yes] que no sea { $head }{ $rest }
   *[no] que no es { $head }{ $rest }
 }
    .several = que no son { $head }{ $rest }

who-has-cards = { $none ->
    [yes] que { $how ->
        [none] no tenga
       *[some] tenga
    } { counted-cards } { $in }
   *[no] que { $how ->
        [none] no tiene
       *[some] tiene
    } { counted-cards } { $in }
 }
    .several = { $how ->
        [none] que no tienen
       *[some] que tienen cada uno
    } { counted-cards } { $in }

who-worth = cuyas cartas { $in } valen en total { $compared }

who-and = { $first } y { $second }

whose-compared = { $whose } vale { $compared }

define-is = { $what } es { $value }.
define-is-if = { $but ->
    [yes] pero si
   *[no] si
 } { $clause }, { $what } es { $value }.

define-so = { $fact }.
define-so-if = { $but ->
    [yes] pero si
   *[no] si
 } { $clause }, { $fact }.

# Who it is that a definition names: $what (of the game), $value (a player); $but, $clause
define-who = { $what } es { $value }.
define-who-if = { $but ->
    [yes] pero si
   *[no] si
 } { $clause }, { $what } es { $value }.

# The card that a definition is about
defined-card = la carta

figure-worth = el valor de todas las cartas { $in }
# $noun (the game’s word for what cards are worth), $in
figure-sum-of = la suma de «{ $noun }» de todas las cartas { $in }
# $in, $card; $first, $second
figure-card = lo que vale { $card }
figure-pip = el número que lleva { $card }
figure-size = el número de cartas { $in }
figure-plus = { $first } más { $second }
figure-minus = { $first } menos { $second }
figure-times = { $first } veces { $second }

# $sum (two numbers with plus or minus between them), within another sum or a product
figure-apart = ({ $sum })

action-ends-turn = Su turno ha terminado.
action-nothing = Usted no hace nada más, y el juego continúa.

goes-turn = Empieza el turno siguiente.
goes-on = El juego continúa.
goes-round = Empieza la ronda siguiente.
# … where nothing else is left, and the match may have ended before
goes-round-again = Mientras no termine la partida, se juega otra ronda.
goes-section = Pase a «{ $section }».

see-section = En «{ $section }» se explica cómo se calcula.
