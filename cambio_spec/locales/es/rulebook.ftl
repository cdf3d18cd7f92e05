### Lo que los reglamentos y las hojas de reglas dicen de sí mismos, sea cual sea el juego.


rulebook-subtitle = Reglamento para { $fewest } a { $most } jugadores
rulebook-subtitle-listed = Reglamento para { ANY($counts_list) } jugadores
sheet-subtitle = Las reglas en una página
document-author = cambio-spec
document-language = es
after-colon = small

document-stamp = { $configuration } · reglas { $hash }{ document-verdict } · cambio-spec { $version }
document-verdict = { $verdict ->
    [fine] , comprobadas
    [accepted] , comprobadas, { $accepted ->
        [one] una incidencia aceptada
       *[other] { $accepted } incidencias aceptadas
     }
    [bounded] , comprobadas dentro de unos límites
    [open] , con incidencias pendientes
   *[unchecked] { "" }
 }
document-draft = Borrador con incidencias pendientes

draft-rule = Todavía no hay frase para la regla «{ $rule }»: { $text }


## Secciones

section-about = De qué trata el juego
section-players = Jugadores
section-deck = Baraja y valores
section-object = Objetivo del juego
section-varied = Lo que aquí es distinto
section-agreed = Lo que se acuerda antes de jugar
section-variants = Variantes
section-setup = Preparación
section-play = Desarrollo del juego
section-powers = Poderes
section-scoring = Puntuación
section-winning = Victoria
section-questions = Preguntas y decisiones
question-open = Queda abierta: pónganse de acuerdo antes de jugar.
section-glossary = Glosario


## Jugadores, cartas y valores, donde un juego no tiene frase propia

players-range = Pueden jugar de { $fewest } a { $most } personas. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 }.

players-listed = Pueden jugar { ANY($counts_list) } personas. Los turnos siguen { $direction ->
    [clockwise] el sentido de las agujas del reloj
   *[counterclockwise] el sentido contrario al de las agujas del reloj
 }.

deck-size = Hace falta una baraja de { $cards } cartas.

deck-parts = { $packs ->
    [one] Hace falta una baraja francesa de 52 cartas
   *[other] Hacen falta { $packs } barajas francesas de 52 cartas
 }{ $jokers ->
    [0] .
    [one] { " " }y un comodín.
   *[other] { " " }y { $jokers } comodines.
 }

deck-own = Hacen falta { $cards } cartas: { ALL($copies_list) }.
copies-rank = { $count } × { $rank }{ $suit ->
    [suited] { " " }de cada palo
    [red] { " " }de corazones y otras tantas de diamantes
    [black] { " " }de picas y otras tantas de tréboles
    [hearts] { " " }de corazones
    [spades] { " " }de picas
    [diamonds] { " " }de diamantes
    [clubs] { " " }de tréboles
   *[none] { "" }
 }
copies-run = { $count } de cada una del { $first } al { $last }{ $suit ->
    [suited] { " " }de cada palo
    [red] { " " }de corazones y otras tantas de diamantes
    [black] { " " }de picas y otras tantas de tréboles
    [hearts] { " " }de corazones
    [spades] { " " }de picas
    [diamonds] { " " }de diamantes
    [clubs] { " " }de tréboles
   *[none] { "" }
 }

values-cards = Cartas
values-points = Puntos

value-points = { SIGNED($points) }
value-pip = su número
value-formula = { $factor ->
    [1] su número
   *[other] { SIGNED($factor) } × su número
 }{ $sign ->
    [plus] { " " }+ { $offset }
    [minus] { " " }− { $offset }
   *[none] { "" }
 }
value-from = { $offset } − su número


## Dibujos

grid-owner = Usted
grid-looked-at = se miran una vez

grid-alt = Las cartas que tiene delante, vistas desde arriba: { $shape } cartas boca abajo; la fila que le queda más cerca es la inferior.

flow-start = Su turno
flow-alt = El desarrollo de un turno: qué se puede hacer primero, a qué conduce y qué se puede hacer en cualquier momento.
any-time = en cualquier momento


## Tablas

powers-card = Carta
powers-effect = Poder

powers-discarded = Un poder actúa cuando se descarta su carta.
powers-held = Un poder actúa mientras tenga su carta en la mano.
powers-lying = Un poder actúa allí donde está su carta, delante de usted.

title-quoted = «{ $title }»

power-held = Mientras tenga esta carta en la mano, puede elegir { ANY($titles_list) }; véase «{ $section }».
power-up = Mientras esta carta esté boca arriba delante de usted, puede elegir { ANY($titles_list) }; véase «{ $section }».
power-lies = Mientras esta carta esté delante de usted, puede elegir { ANY($titles_list) }; véase «{ $section }».


example-intro = Un ejemplo:
example-another = { $same ->
    [yes] Otro ejemplo, en la misma situación:
   *[no] Otro ejemplo:
 }
example-player = Jugador
example-cards = Cartas
example-sum = Total
example-score = Puntos
example-why = Motivo


## De dónde vienen las reglas

marks-note = Una marca como [{ $example }] dice de dónde viene una regla: de qué sección de las ediciones publicadas y de qué apartado.
    .title = Fuentes
