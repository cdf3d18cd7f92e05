### Lo que `diff` dice de dos reglamentos. En cada mensaje: $a, $b (cómo se llaman).

# sin argumentos
difference-group-table = La mesa y el comienzo de una ronda
difference-group-values = Lo que valen las cartas
difference-group-play = Lo que se puede hacer
difference-group-end = Cómo se sigue y cómo se acaba
difference-group-scoring = La puntuación
difference-following = Distinto solo porque otra cosa lo es
difference-not-known = No se sabe si es lo mismo
# $names_list, $causes_list
difference-follow-line = { ALL($names_list) }, por { ALL($causes_list) }
# $name (de un reglamento)
difference-only = Solo en { $name }

# Encima de nombres que solo tiene uno: $count
difference-cards = { $count ->
    [one] carta
   *[other] cartas
 }
difference-zones = { $count ->
    [one] lugar para cartas
   *[other] lugares para cartas
 }
difference-facts = { $count ->
    [one] dato
   *[other] datos
 }
difference-options = { $count ->
    [one] opción
   *[other] opciones
 }
difference-params = { $count ->
    [one] número
   *[other] números
 }
difference-editorials = { $count ->
    [one] regla para personas
   *[other] reglas para personas
 }
difference-partners = { $count ->
   *[other] parejas
 }
difference-decisions = { $count ->
    [one] definición
   *[other] definiciones
 }
difference-actions = { $count ->
    [one] jugada
   *[other] jugadas
 }
difference-phases = { $count ->
    [one] fase o etapa
   *[other] fases y etapas
 }
difference-steps = { $count ->
    [one] paso
   *[other] pasos
 }

# Lo que una decisión dice en lugar de un valor; sin argumentos
difference-gap = ninguna respuesta
difference-undefined = ningún valor
difference-not-given = no se pregunta
difference-conflict = varias respuestas

# Lo que hay después; sin argumentos
difference-no-card = ninguna carta
difference-nothing = nada
difference-over = el final
difference-on = lo que sigue
difference-offer = una oferta

# $name, $first, $second
difference-written = { $first } en { $a }, { $second } en { $b }
# $cards_list, $first, $second
difference-values = { ALL($cards_list) }: { $first } en { $a }, { $second } en { $b }
# $name, $first, $second
difference-decision = `{ $name }`: { $first } en { $a }, { $second } en { $b }
# $name, $subject, $first, $second
difference-decision-of = `{ $name }` de { $subject }: { $first } en { $a }, { $second } en { $b }
# $name, $player
difference-may-first = { $player } puede hacer `{ $name }` en { $a }, no en { $b }
difference-may-second = { $player } puede hacer `{ $name }` en { $b }, no en { $a }
# $name, $player, $chosen
difference-choose-first = Para `{ $name }`, { $player } puede elegir { $chosen } en { $a }, no en { $b }
difference-choose-second = Para `{ $name }`, { $player } puede elegir { $chosen } en { $b }, no en { $a }
# $name, $label
difference-place-first = En `{ $label }`, `{ $name }` es posible en { $a }, no en { $b }
difference-place-second = En `{ $label }`, `{ $name }` es posible en { $b }, no en { $a }
# $name
difference-order = Los pasos de `{ $name }` van en otro orden
# $name, $place, $first, $second
difference-lies = Después de `{ $name }` hay en { $place }: { $first } en { $a }, { $second } en { $b }
# $name, $place, $card
difference-face-first = Después de `{ $name }`, { $card } en { $place } queda boca arriba en { $a }, boca abajo en { $b }
difference-face-second = Después de `{ $name }`, { $card } en { $place } queda boca abajo en { $a }, boca arriba en { $b }
# $name, $place, $first, $second
difference-fact = Después de `{ $name }`, { $place } es { $first } en { $a }, { $second } en { $b }
# $name, $place, $card, $first, $second
difference-known = Quién conoce { $card } en { $place } después de `{ $name }`: { $first } en { $a }, { $second } en { $b }
# $name, $first, $second
difference-goes = Después de `{ $name }` viene { $first } en { $a }, { $second } en { $b }
difference-announced = `{ $name }` anuncia { $first } en { $a }, { $second } en { $b }
# $name, $chosen
difference-path-first = Con `{ $name }` se puede elegir { $chosen } en { $a }, no en { $b }
difference-path-second = Con `{ $name }` se puede elegir { $chosen } en { $b }, no en { $a }
# $name, $reason
difference-halts-first = `{ $name }` detiene el juego en { $a }, no en { $b }: { $reason ->
    [conflict] las reglas se contradicen
    [gap] ninguna regla dice qué vale entonces
    [not-given] se pregunta algo que entonces no puede preguntarse
    [no-card] no hay ninguna carta
    [full] no hay sitio
    [taken] el sitio está ocupado
   *[other] no se puede hacer
 }
difference-halts-second = `{ $name }` detiene el juego en { $b }, no en { $a }: { $reason ->
    [conflict] las reglas se contradicen
    [gap] ninguna regla dice qué vale entonces
    [not-given] se pregunta algo que entonces no puede preguntarse
    [no-card] no hay ninguna carta
    [full] no hay sitio
    [taken] el sitio está ocupado
   *[other] no se puede hacer
 }
# $name, $causes_list
difference-follows = `{ $name }` solo se distingue por { ALL($causes_list) }
# $name, $reason
difference-unknown = `{ $name }`: { $reason ->
    [time] faltó tiempo para averiguarlo
    [tried] está escrito de otro modo y no se encontró ninguna situación en la que importe
    [asked] tampoco se sabe de algo que se pregunta ahí
    [cards] los dos no tienen ninguna carta en común
   *[other] no se pudo decidir
 }

# $count, $total
difference-often-cards = { $count } de { $total } cartas
# $share, $players
difference-often-deals = en el { $share } de todos los repartos entre { $players } jugadores, contando por igual a cada jugador y cada papel
# $share, $players, $rounds
difference-often-rounds = en el { $share } de los casos al final de { $rounds } rondas de prueba con { $players } jugadores
difference-often-turns = en el { $share } de los casos en { $rounds } rondas de prueba con { $players } jugadores

# $proved
difference-equal = { $a } y { $b } son lo mismo: { $proved ->
    [one] { $proved } cuestión demostrada
   *[other] { $proved } cuestiones demostradas
 }.
# $differs, $follows, $alone, $unknown, $proved
difference-summary = { $a } y { $b }: distintos, { $differs }; como consecuencia, { $follows }; solo en uno, { $alone }; no se sabe, { $unknown }; iguales y demostrados, { $proved }.

# La llamada; sin argumentos
difference-one-name = Nombre un segundo conjunto de reglas o, con --git, una revisión.
