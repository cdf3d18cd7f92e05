### Lo que dice la comprobación, en español. Cada mensaje es una frase entera o una etiqueta entera.
### Los argumentos se explican junto a las frases inglesas.


## Palabras que comparten varios mensajes

list-comma = ,{ " " }
# $first (all but the last, joined by commas), $last
list-and = { $first } y { $last }
# «o bien» vale ante cualquier palabra o número; «o» pasaría a «u» ante 8 u 11.
list-or = { $first } o bien { $last }

# Tras un verbo en forma negativa: «No hay ninguna regla»
category-none = { $category ->
    [fact] ningún dato
    [rule] ninguna regla
    [decision] ninguna definición
    [table] ninguna tabla
    [parameter] ningún número
    [zone] ningún lugar para cartas
    [block] ninguna fase ni etapa
    [action] ninguna acción
    [power] ningún poder
    [choice] ninguna elección
    [edition] ninguna edición
    [game] ningún juego
    [variant] ninguna variante
    [option] ninguna opción
    [feature] ninguna variante ni opción
    [editorial] ninguna regla para personas
    [section] ninguna sección de un reglamento
    [question] ninguna pregunta
    [property] ninguna expectativa
    [deck] ninguna baraja
    [rank] ningún rango
    [suit] ningún palo
    [colour] ningún color
    [locale] ningún idioma
    [code] ningún código
   *[name] nada
 }

category-the = { $category ->
    [fact] el dato
    [rule] la regla
    [decision] la definición
    [table] la tabla
    [parameter] el número
    [zone] el lugar para cartas
    [block] la fase o la etapa
    [action] la acción
    [power] el poder
    [choice] la elección
    [edition] la edición
    [game] el juego
    [variant] la variante
    [option] la opción
    [feature] la variante u opción
    [editorial] la regla para personas
    [section] la sección
    [question] la pregunta
    [property] la expectativa
    [deck] la baraja
    [rank] el rango
    [suit] el palo
    [colour] el color
    [locale] el idioma
    [code] el código
   *[name] el nombre
 }

# Tras «hay» o «debería haber», que valen para uno y para varios
type-expected = { $expected ->
    [integer] un número
    [number] un número escrito tal cual
    [boolean] algo verdadero o falso
    [rank] un rango
    [suit] un palo
    [colour] un color
    [card] una carta
    [one-card] una sola carta
    [cards] cartas
    [spot] un lugar de una cuadrícula
    [spots] varios lugares
    [place] un lugar para una carta
    [zone] un lugar para cartas
    [pile] una pila
    [another-pile] otra pila, común a todos
    [grid] una cuadrícula
    [player] un jugador
    [players] jugadores
    [player-or-nobody] un jugador o nadie
    [fact] un dato
    [option] algo que solo decidan opciones
    [decision] algo que las reglas definan
    [subject] `player` o `card`
    [word] una palabra de una opción
    [value] un valor
    [phase] una fase
    [stage] una etapa
    [name] otro nombre
   *[other] { $expected }
 }

type-found = { $found ->
    [integer] un número
    [number] un número escrito tal cual
    [boolean] algo verdadero o falso
    [rank] un rango
    [suit] un palo
    [colour] un color
    [card] una carta
    [one-card] una sola carta
    [cards] cartas
    [spot] un lugar de una cuadrícula
    [spots] varios lugares
    [place] un lugar para una carta
    [zone] un lugar para cartas
    [pile] una pila
    [another-pile] otra pila, común a todos
    [grid] una cuadrícula
    [player] un jugador
    [players] jugadores
    [player-or-nobody] un jugador o nadie
    [fact] un dato
    [option] algo que solo deciden opciones
    [decision] algo que las reglas definen
    [subject] `player` o `card`
    [word] una palabra de una opción
    [value] un valor
    [phase] una fase
    [stage] una etapa
    [name] otro nombre
   *[other] { $found }
 }


## Archivos (CAM00x)

no-such-file = No hay ningún archivo ni carpeta `{ $path }`.
no-such-file-help = Compruebe cómo se escribe y en qué carpeta está usted.

unreadable-file = No se puede leer el archivo `{ $path }`.
unreadable-file-help = Compruebe que tiene permiso para abrirlo.

not-utf8 = `{ $path }` no es un archivo de texto en UTF-8.
not-utf8-label = no es un carácter
not-utf8-help = Ábralo en un editor y vuelva a guardarlo como UTF-8.

too-large = `{ $path }` ocupa más de { NUMBER($limit) } { $limit ->
    [many] de bytes
   *[other] bytes
 }; ningún conjunto de reglas es tan largo.

too-many-words = `{ $path }` contiene más de { NUMBER($limit) } { $limit ->
    [many] de palabras y signos
   *[other] palabras y signos
 }; ningún conjunto de reglas es tan largo.
too-many-words-label = desde aquí ya es demasiado

empty-file = `{ $path }` no contiene ninguna regla.
empty-file-help = Un conjunto de reglas empieza con una línea como `game cambio`.
empty-file-help-in-yaml = Un conjunto de reglas empieza por un elemento como `- game: cambio`.

no-rule-sets = En la carpeta `{ $path }` no hay conjuntos de reglas.
no-rule-sets-help = Los conjuntos de reglas son archivos que acaban en `.cambio`, `.yaml` o `.yml`. En las carpetas que hay dentro de esta no se busca.

unknown-rule-set = No hay ningún conjunto de reglas con el nombre `{ $name }`.
unknown-rule-set-help = Compruebe cómo se escribe o indique el archivo.
no-game-named = `{ $name }` no dice a qué juego se juega.
no-feature-named = En `{ $name }` no hay nada detrás de un `+`.
no-rule-set-itself = `{ $name }` no es por sí solo un conjunto de reglas: pertenece al juego `{ $game }`.
feature-of-another = `{ $feature }` pertenece al juego `{ $other }`, no a `{ $game }`.
feature-of-another-label = el otro juego
help-found-there = Está en `{ $path }`. Por el nombre solo se encuentra un archivo que se llame así, en la carpeta actual, en su `spec` o entre lo que viene con cambio-spec. Indique el archivo: `{ $nearest }`.

folder-not-file = `{ $path }` es una carpeta, y aquí hace falta un archivo.
folder-not-file-help = Indique uno de los archivos que contiene.

unwritable-file = No se puede escribir `{ $path }`.
unwritable-file-help = Compruebe que tiene permiso para escribir ahí y que queda espacio. No se ha modificado ningún archivo.


## Sintaxis (CAM01x)

unexpected-word = `{ $found }` no puede ir aquí.
unexpected-word-label = se esperaba { ANY($expected_list) }

missing-word = Falta `{ $missing }` antes de `{ $found }`.
missing-word-label = aquí
missing-at-end = Falta `{ $missing }` al final del archivo.
missing-at-end-label = aquí
stray-separator = Detrás de este `;` no hay nada.
stray-separator-label = sobra
stray-separator-help = Quítelo: `;` va entre dos efectos, no detrás del último.

expected-name = un nombre
expected-number = un número
expected-text = un texto entre comillas
expected-code = un código como `CAM410`
expected-declaration = una declaración como `define`
expected-effect = un efecto como `move`

too-deep = Aquí se anidan más de { $limit } niveles.
too-deep-label = el nivel más interno que aún se puede leer
too-deep-help = Dé nombre a una parte con `define` y use aquí ese nombre.
too-deep-help-in-yaml = Quite los corchetes y paréntesis que sobren, o dé un nombre a una parte con un elemento `- define: …` y úselo aquí.

number-too-large = Este número tiene más de { $limit } cifras; en un juego de cartas no hay nada tan grande.
number-too-large-label = demasiadas cifras

unclosed-text = Este texto no se cierra nunca.
unclosed-text-label = el texto empieza aquí
unclosed-text-help = Ponga `"` al final del texto, en la misma línea.

unfinished-file = El archivo acaba en mitad de una regla.
unfinished-file-label = se esperaba { ANY($expected_list) }

unknown-character = El carácter `{ $found }` no significa nada en un archivo de reglas.
unknown-character-label = no se entiende
unknown-character-help = El texto libre va entre comillas: `"…"`. Un comentario empieza por `#`.

reserved-word = `{ $name }` es una palabra del lenguaje, así que no puede ser un nombre.
reserved-word-label = elija otro nombre


## Nombres (CAM02x)

unknown-name = No hay { category-none } con el nombre `{ $name }`.
unknown-name-label = desconocido
still-used = `{ $feature }` quita `{ $name }`, que todavía se usa.
still-used-label = se quita aquí
use-label = aquí todavía se usa
still-used-help = { COUNT($rules_list) ->
    [0] Quite o sustituya también lo que lo usa, o conserve `{ $name }`.
   *[other] Quite o sustituya también { ALL($rules_list) }, o conserve `{ $name }`.
 }

duplicate-name = Hay dos { $category ->
    [fact] datos
    [rule] reglas
    [decision] definiciones
    [table] tablas
    [parameter] números
    [zone] lugares para cartas
    [block] fases o etapas
    [action] acciones
    [power] poderes
    [choice] elecciones
    [edition] ediciones
    [game] juegos
    [variant] variantes
    [option] opciones
    [feature] variantes u opciones
    [question] preguntas
    [value] valores
   *[name] cosas
 } con el nombre `{ $name }`.
duplicate-name-label = la segunda vez
duplicate-name-help = Cambie uno de los dos nombres, o quite lo que sobre.

duplicate-rule = Hay dos reglas con el nombre `{ $rule }`.
duplicate-rule-label = la segunda vez
duplicate-rule-help = Dé a cada regla de una definición un nombre propio.

missing-rule = `{ $rule }` prevalece sobre `{ $overridden }`, pero esa regla no existe.
missing-rule-label = no es una regla de esta definición

missing-patched-rule = La variante `{ $feature }` cambia `{ $rule }`, pero el juego no tiene esa regla.
missing-patched-rule-label = no hay nada que cambiar

cyclic-override = { ALL($rules_list) } forman un círculo en el que cada regla prevalece sobre la siguiente; así ninguna podría aplicarse nunca.
cyclic-override-label = parte del círculo
cyclic-override-help = Decida cuál es la excepción y quite el `overrides` de la otra.

cyclic-override-itself = `{ $name }` prevalece sobre sí misma, así que no podría aplicarse nunca.
cyclic-override-itself-help = Quite el nombre de la propia regla detrás de `overrides`.

cyclic-definition = Las definiciones { ALL($names_list) } se apoyan unas en otras, así que ninguna tiene valor.
cyclic-definition-label = parte del círculo
cyclic-definition-help = Defina una de ellas sin usar las demás.

cyclic-definition-itself = La definición de `{ $name }` se apoya en sí misma, así que no da ningún valor.
cyclic-definition-itself-help = Escríbala sin usar su propio nombre.

unknown-game = No hay ningún juego con el nombre `{ $name }` sobre el que construir.
unknown-game-label = desconocido

missing-part = El juego no dice { $part ->
    [players] cuántos pueden jugar
    [deck] con qué baraja se juega
    [zone] dónde están las cartas
    [stock] dónde están las cartas antes de repartir
    [round] cómo empieza una ronda
    [match] cómo empieza una partida
    [game] cómo se llama
   *[other] nada sobre `{ $part }`
 }.
missing-part-help = Añada { $part ->
    [players] una línea como `players 2 to 6, clockwise`
    [deck] una línea como `deck french_52 in stock`
    [match] una etapa como `stage opening of match:`
    [round] una etapa como `stage setup of round:`
    [game] al principio una línea como `game cambio`
   *[other] la parte que falta
 }.
missing-part-help-in-yaml = Añada { $part ->
    [players] un elemento `- players: 2 to 6` con `direction: clockwise` debajo
    [deck] un elemento `- deck: french_52` con `in: stock` debajo
    [match] una etapa que empiece por `- stage: opening of match`
    [round] una etapa que empiece por `- stage: setup of round`
    [game] al principio un elemento `- game: cambio`
   *[other] la parte que falta
 }.

repeated-part = `{ $part }` está dos veces.
repeated-part-label = la segunda vez
repeated-part-help = Deje la línea correcta y quite la otra.

first-label = la primera vez


## Tipos (CAM03x)

wrong-type = { $found ->
    [other] Aquí debería haber otra cosa: { type-expected }.
   *[known] Aquí hay { type-found }, pero debería haber { type-expected }.
 }
wrong-type-label = { $found ->
    [other] debería haber { type-expected }
   *[known] { type-found }
 }

wrong-argument-count = { $expected ->
    [0] `{ $name }` no depende de nada
    [one] `{ $name }` depende de una cosa
   *[other] `{ $name }` depende de { $expected } cosas
 }, pero aquí { $found ->
    [0] no se indica nada
    [one] se indica una cosa
   *[other] se indican { $found } cosas
 }.

wrong-argument-count-help = { $expected ->
    [0] Quite el `of …` de detrás.
   *[other] Diga de quién o de qué carta: `{ $name } of …`.
 }

incomparable-types = Esto no se puede comparar: { type-found } con { type-expected }.
incomparable-types-label = a la izquierda, { type-found }; a la derecha, { type-expected }
words-of-two-options = Las palabras de la opción `{ $first }` no se pueden comparar con las de la opción `{ $second }`.
words-of-two-options-help = Compare cada opción con sus propias palabras.

no-order = `{ $operator }` pregunta cuál es mayor, pero aquí no hay mayor ni menor: a cada lado hay { type-found }.
no-order-help = Compare con `is` o `is not`.

word-alone = `{ $name }` es una palabra de la opción `{ $option }`; por sí sola no significa nada.
word-alone-help = Compare la opción con ella: `{ $option } = { $name }`.

out-of-range = { $found } no está entre { $low } y { $high }.
out-of-range-label = tiene que estar entre { $low } y { $high }

deal-count = No se pueden repartir { $count } cartas a un jugador.
deal-count-label = debe ser al menos 1
deal-count-help = Indique el número de cartas que recibe cada jugador; si nadie recibe ninguna, quite este efecto.
value-label = aquí está su valor

most-of-no-growth = Solo una cuadrícula que admite más cartas que lugares tiene puede llevar un límite así.
most-of-no-growth-label = no es una cuadrícula con `or more`
most-of-no-growth-help = Para una cuadrícula, escriba `2+2 slots or more, at most 6`; el límite de una pila se escribe en lugar de `pile`, como en `6 cards`.

several-unbounded = Cuántos hay solo se sabe durante la partida.
several-unbounded-label = ¿cuántos como máximo?
# $name, $most
several-unbounded-help = Diga cuántos se pueden elegir como máximo, como en `2 to 4 of { $name }`; nunca se eligen más de { $most } a la vez.

same-height = { $first } y { $second } tienen la misma altura, así que una baraja no puede tener ambos.
same-height-label = aquí están los dos
same-height-help = Use el mismo rango para todas las cartas de esa altura.

same-code = { $first } y { $second } se escribirían igual, `{ $code }`: nadie podría decir de qué carta se trata.
same-code-label = se escribe como otra carta
same-code-help = Dé otro nombre a ese rango.

no-ranks-between = No hay nada desde { $first } hasta { $last }.
no-ranks-between-label = no indica ninguna carta
no-ranks-between-help = Escriba primero el rango más bajo. Los rangos con nombre propio se indican uno a uno.

backwards-range = Entre { $low } y { $high } no hay nada: el primer número es mayor que el segundo.
backwards-range-label = al revés
backwards-range-help = Escriba `{ $high } to { $low }`.

no-actor = Aquí no actúa nadie, así que `{ $name }` no se refiere a nadie.
no-actor-label = no es el turno de nadie

leads-nowhere = `{ $name }` no dice cómo se sigue.
leads-nowhere-label = aquí se pararía el juego
leads-nowhere-help = Acabe el último paso con `go to` y el nombre de una fase o una etapa, con `end round, go to …` o con `end match`.

never-reached = El juego nunca llega aquí.
never-reached-label = el juego ya ha seguido por otro lado
never-reached-help = Póngalo antes del `go to`, del `end round` o del `end match`, o quítelo.

pausing-loop = Mientras se recorren las cartas de una cuadrícula no se puede esperar a nadie.
pausing-loop-label = aquí decide un jugador
pausing-loop-help = Haga que las cartas se elijan una a una, en una fase propia, y recórralas después.


## Referencias (CAM04x)

unknown-edition = No hay ninguna edición con el nombre `{ $name }`.
unknown-edition-label = no aparece al principio del juego

unknown-citation = Ninguna edición tiene un pasaje `{ $citation }`.
unknown-citation-label = esa línea no está en los libros


## Variantes (CAM05x)

unordered-patches = { ALL($features_list) } cambian la misma regla, `{ $rule }`, y nada dice cuál tiene la última palabra.
unordered-patches-label = también cambia `{ $rule }`
unordered-patches-help = Haga que una de ellas diga que va después de la otra (`after`) o que la excluye (`excludes`).

unordered-steps = { $first ->
    [yes] { ALL($features_list) } añaden un paso al principio de `{ $place }`, y nada dice cuál de los dos va primero.
   *[no] { ALL($features_list) } añaden un paso detrás de `{ $place }`, y nada dice cuál de los dos va primero.
 }
unordered-steps-label = añade un paso en el mismo lugar
unordered-steps-help = { $first ->
    [yes] Haga que una de ellas diga que va después de la otra (`after`): su paso será entonces el primero de todos.
   *[no] Haga que una de ellas diga que va después de la otra (`after`): su paso quedará entonces justo detrás de `{ $place }`.
 }

unmet-need = `{ $feature }` solo se puede jugar junto con `{ $needed }`.
unmet-need-label = lo dice aquí
unmet-need-help = { $off ->
    [none] Añada `+{ $needed }` o quite `{ $feature }`.
   *[other] Añada `+{ $needed }` o quite, con `+{ $off }=off`, la opción `{ $feature }`, que suele estar activada.
 }

excluded = `{ $feature }` no se puede jugar junto con `{ $excluded }`.
excluded-label = lo dice aquí
excluded-help = { $off ->
    [none] Quite uno de los dos nombres.
   *[other] Quite uno de los dos nombres: `+{ $off }=off` quita `{ $off }`, que suele estar activada.
 }
option-taken-away = `{ $feature }` quita la opción `{ $option }`.
option-taken-away-label = aquí se quita
option-taken-away-help = Quite uno de los dos nombres.

no-count-left = El número de jugadores que necesita `{ $feature }` es { ANY($needs_list) }, pero lo que se juega aquí es para { $form ->
    [range] { $fewest } a { $most }
   *[list] { ANY($counts_list) }
 }.
no-count-left-label = no queda ninguno de estos números
no-count-left-help = Quite `{ $feature }` o cambie lo que necesita.

value-not-allowed = { $given ->
    [no] A la opción `{ $option }` le falta un valor.
   *[other] La opción `{ $option }` no puede ser `{ $value }`.
 }
value-not-allowed-label = { $form ->
    [switch] `on` o bien `off`
    [range] de { $low } a { $high }
   *[list] { ANY($values_list) }
 }
value-not-allowed-help = { $place ->
    [rules] Cambie el valor, o lo que la opción puede ser.
   *[call] { $form ->
        [switch] Escriba `{ $option }` o bien `{ $option }=off`.
        [range] Escriba `{ $option }={ $low }` o cualquier otro número hasta { $high }.
       *[list] Escriba `{ $option }=…` con { ANY($values_list) }.
     }
 }

two-values = La opción `{ $option }` recibe dos valores: { ALL($values_list) }.
two-values-label = se declara aquí
two-values-help = Quite uno de los dos.
option-label = se declara aquí

agreed-before = La opción `{ $option }` se acuerda antes de jugar; durante el juego nada puede cambiarla.
agreed-before-label = una opción
agreed-before-help = Si ha de cambiar durante el juego, declare un `fact` en lugar de una opción.

cyclic-order = { COUNT($features_list) ->
    [1] { ALL($features_list) } pide ir después de sí misma
    [2] { ALL($features_list) } piden ir cada una después de la otra
   *[other] { ALL($features_list) } piden ir cada una después de otra, en círculo
 }.
cyclic-order-label = pide ir después
cyclic-order-help = Quite un `after`.

self-contradiction = `{ $feature }` necesita y a la vez excluye `{ $other }`, así que no se puede jugar nunca.
self-contradiction-label = se excluye aquí
self-contradiction-help = Quite una de las dos cosas.
needed-label = se necesita aquí

self-exclusion = `{ $feature }` se excluye a sí misma, así que no se puede jugar nunca.
self-exclusion-help = Quite este `excludes`.

unexplored = { $count ->
    [one] Quedó sin examinar una combinación
   *[other] Quedaron sin examinar { $count } combinaciones
 } de variantes y opciones: no hubo tiempo suficiente.
unexplored-label = con sus variantes y opciones
unexplored-help = Dé más tiempo con `--timeout`, o compruebe con `--only` lo que le importa.

depends-on-itself = Que se juegue o no `{ $feature }` depende de si se juega.
depends-on-itself-label = una variante cambia esta opción cuando se juega, o cuando no
depends-on-itself-help = Haga que el cambio de esta opción pregunte por otra cosa en su `with` o `without`.


## La propia llamada (CAM06x)

bad-player-count = Con { $found } { $found ->
    [one] jugador
   *[other] jugadores
 } no se puede jugar: el juego es para { $fewest } a { $most }.
bad-player-count-label = lo dice aquí
bad-player-count-listed = Con { $found } { $found ->
    [one] jugador
   *[other] jugadores
 } no se puede jugar; sí con { ANY($counts_list) }.
no-player-count = `{ $found }` no es un número de jugadores.
no-player-count-help = Indique números como `--players 3`, `--players 2,4` o `--players 2-6`.

bad-time-limit = Un límite de `{ $found }` segundos no deja tiempo para comprobar nada.
bad-time-limit-help = Indique un número de segundos mayor que cero, por ejemplo `--timeout 10`.

unknown-language = No hay frases en el idioma `{ $name }`.
bad-name = `{ $name }` no puede ser el nombre de un juego ni de una variante.
bad-name-help = Un nombre consta de minúsculas, cifras y guiones bajos, como mucho 60, y empieza por una letra: `my_game`.

name-taken = Con cambio-spec viene ya un juego o una variante con el nombre `{ $name }`.
name-taken-help = Elija otro nombre; con el mismo, nadie sabría a cuál de los dos se refiere.
name-in-game = En el juego `{ $game }` ya hay algo que se llama `{ $name }`.
name-in-game-help = Elija otro nombre: una variante no se llama como ninguna otra cosa de su juego.
name-in-start = En el juego con el que empieza uno nuevo ya hay algo que se llama `{ $name }`.
name-in-start-help = Elija otro nombre, por ejemplo `mi_{ $name }`.
name-in-grammar = `{ $name }` es una palabra con la que se escriben los archivos de reglas: conviene que ningún juego ni variante se llame así.
name-in-grammar-help = Elija otro nombre, por ejemplo `mi_{ $name }`.
name-in-yaml = En YAML, `{ $name }` no es un nombre: significa verdadero, falso o nada.
name-in-yaml-help = Elija otro nombre, por ejemplo `mi_{ $name }`.
name-of-device = Windows reserva el nombre `{ $name }` para un dispositivo: allí ningún archivo podría llamarse así.
name-of-device-help = Elija otro nombre, por ejemplo `mi_{ $name }`.

file-exists = `{ $path }` ya existe, así que no se ha escrito nada.
file-exists-help = Elija otro nombre, u otra carpeta con `--out`.

game-out-of-reach = Desde la carpeta `{ $folder }`, una variante no encontraría su juego `{ $path }`.
game-out-of-reach-help = Escríbala junto al juego con `--out { $beside }`. El archivo del juego tiene que llamarse `{ $file }`.
game-out-of-reach-by-name-help = Para eso, el archivo del juego tiene que llamarse como el juego: `{ $file }`.
no-such-revision = Aquí git no conoce la revisión `{ $revision }`.
no-such-revision-help = Nombre un commit, una rama o una etiqueta: `--git HEAD~1`.
no-repository = `{ $path }` no está en ningún repositorio de git, así que no tiene revisiones.
no-repository-help = Nombre en su lugar dos conjuntos de reglas: `cambio-spec diff A B`.
not-in-revision = `{ $path }` no existe en la revisión `{ $revision }`.
not-in-revision-help = Quizá el archivo se llamaba entonces de otro modo.
no-git = No se puede ejecutar git.
no-git-help = Las revisiones se leen con git; instálelo o nombre en su lugar dos conjuntos de reglas.
no-shared-count = Con ningún número de jugadores se puede jugar tanto a `{ $first }` como a `{ $second }`, así que no hay nada que comparar.


## El final de una ronda, tal como se cuenta (CAM09x)

nothing-to-count = Las reglas de `{ $ruleset }` no anuncian nada sobre las cartas de cada jugador, así que no hay nada que puntuar.
nothing-to-count-label = este juego
nothing-to-count-help = Haga que una etapa lo anuncie, por ejemplo con `each player: announce score of me`.
nothing-to-count-help-in-yaml = Haga que una etapa lo anuncie, por ejemplo con el efecto `"each player: announce score of me"`, entre comillas por los dos puntos.

unclear-argument = { $what ->
    [hand] `{ $found }` no dice quién tiene qué cartas.
   *[fact] De `{ $found }` no se dice el valor.
 }
unclear-argument-help = { $what ->
    [hand] Escriba un nombre, `=` y las cartas: `Ana="KH 2C"`, o bien `Ana=""` si no tiene ninguna.
   *[fact] Escriba un nombre, `=` y el valor: `--running Ana=57`, `--fact caller=Ana`.
 }

of-nobody = `{ $name }` es un dato de toda la mesa, no de un jugador.
of-nobody-help = Dígalo sin `of …`: `--fact { $name }=…`.

unknown-card = { $player } no puede tener `{ $card }`: en este juego no hay esa carta.
help-cards = Las cartas se escriben así: { ALL($cards_list) }.
surplus = `{ $card }` aparece { $found ->
    [2] dos veces
   *[other] { $found } veces
 } (jugadores: { ALL($players_list) }), pero en la baraja solo está { $most ->
    [one] una vez
   *[other] { $most } veces
 }.
surplus-help = Vuelva a mirar qué cartas tiene delante cada uno.

surplus-in-hand = Las cartas de { $player } son { $found }, pero en su `{ $zone }` solo { $most ->
    [one] cabe { $most }
   *[other] caben { $most }
 }.
unknown-player = Aquí no hay ningún jugador con el nombre `{ $name }`.
told-twice = `{ $name }` se ha dicho más de una vez.
told-twice-help = Deje lo que sea correcto.

two-hands = Hay más de una mano para { $name }.
two-hands-help = Dé a cada jugador un nombre propio, y todas sus cartas juntas.

unfit-value = `{ $name }` no puede ser `{ $found }`: es { $kind ->
    [boolean] `yes` o bien `no`
    [range] un número entre { $low } y { $high }
   *[number] un número entero
 }.
help-fact-of = Cada jugador tiene el suyo: escriba `--fact "{ $told }"`.
not-as-given = Estas reglas solo dan puntos cuando `{ $condition }`, y aquí no es así.
not-as-given-label = se da por supuesto
not-as-given-help = Si en realidad es así, dígalo con { ANY($options_list) }.

too-few-left = De estos jugadores siguen en la partida demasiado pocos para que haya algo que decidir.
too-few-left-label = quién toma parte
not-granted = Estas reglas solo deciden `{ $decision }` cuando se cumple `{ $condition }`, y aquí no se cumple.
not-granted-of = Estas reglas solo deciden `{ $decision }` cuando se cumple `{ $condition }`. No se cumple para { ALL($players_list) }: { ALL($values_list) }.
not-granted-help = A eso no se puede llegar jugando. Compruebe lo que ha indicado con { ALL($options_list) }.
nobody-ended = Según estas reglas, la ronda no puede haber terminado así: nadie ni nada le ha puesto fin.
nobody-ended-label = podría ponerle fin, pero su condición no se cumple
nobody-ended-help = Indique qué le puso fin, con { ANY($options_list) }.

stands-for-name = NOMBRE
stands-for-cards = CARTAS

already-out = Con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, { $player } habría quedado fuera antes de esta ronda.
already-out-help = Compruebe el total; quien ya está fuera no juega la ronda.

already-over = Con estos totales, la partida habría terminado antes de esta ronda.
already-over-help = Compruebe los totales de las rondas anteriores.

out-with-cards = { $player } está fuera de la partida, así que no puede tener cartas.
out-with-cards-help = Quite las cartas de { $player }, o no diga que está fuera.
out-without-total = { $player } está fuera de la partida, pero no se dice con cuántos puntos.
out-without-total-help = Dígalo con { ANY($options_list) }.
still-in = Con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, { $player } seguiría en la partida.
still-in-help = Compruebe el total, o no diga que { $player } está fuera.

stops-short = El juego no puede seguir en `{ $rule }`: { stops-reason }.
stops-short-label = el juego se para aquí
stops-short-help = Compruebe lo que ha dicho; si es correcto, las reglas tienen que decir qué pasa entonces.

stops-reason = { $reason ->
    [stuck] nada dice cómo se sigue
    [no-move] quien tiene el turno no puede hacer nada
    [endless] da vueltas sin fin
    [no-card] no hay ninguna carta que tomar
    [taken] allí hay ya una carta
    [full] no cabe ninguna carta más
    [no-choice] no hay nada que elegir
    [not-given] se pregunta algo que entonces no tiene respuesta
   *[undefined] algo de lo que pide no tiene valor
 }


## YAML (CAM07x)

not-yaml = `{ $found }` no puede ir aquí: esto no es YAML.
not-yaml-label = no se entiende
not-yaml-help = Un valor con signos de YAML va entre comillas: `"…"`.

yaml-tab = En YAML, la sangría de una línea no puede hacerse con un tabulador.
yaml-tab-label = un tabulador
yaml-tab-help = Hágala con espacios, dos por nivel.

yaml-colon = Dentro de un valor de YAML no puede haber dos puntos seguidos de un espacio.
yaml-colon-label = estos dos puntos
yaml-colon-help = Ponga todo el valor entre comillas: `"…"`.

yaml-missing-colon = Una clave de YAML acaba en dos puntos.
yaml-missing-colon-label = aquí falta `: `
yaml-missing-colon-help = Escriba `key: value`. Un valor que sigue en la línea siguiente lleva más sangría que su clave.

yaml-indent = Esta línea tiene más o menos sangría que aquellas a las que pertenece.
yaml-indent-label = no está alineada
yaml-indent-help = Las claves de un mismo grupo empiezan en la misma columna, y los guiones de una misma lista también.

yaml-unclosed-text = Estas comillas no se cierran nunca.
yaml-unclosed-text-label = el texto empieza aquí
yaml-unclosed-text-help = Ponga el mismo signo al final. Entre comillas dobles, la barra invertida se escribe dos veces.

yaml-unclosed-list = Este corchete no se cierra, o falta una coma.
yaml-unclosed-list-label = se abre aquí
yaml-unclosed-list-there = se nota aquí
yaml-unclosed-list-help = Escriba `[one, two]`, o una lista con una línea y un guion para cada cosa.

yaml-start = Un valor de YAML no puede empezar por `{ $found }`.
yaml-start-label = tiene un significado propio
yaml-start-help = Ponga todo el valor entre comillas: `"…"`.

yaml-escape = `{ $found }` no significa nada entre comillas dobles.
yaml-escape-label = no se entiende
yaml-escape-help = Una barra invertida que sea solo eso se escribe dos veces; o use comillas simples.
yaml-code-point = No hay ningún carácter con el número `{ $found }`.
yaml-code-point-label = ningún carácter
yaml-code-point-help = Escriba el propio carácter o suprímalo. Más allá de `\uffff`, su número se escribe `\U` con ocho cifras.

yaml-is-text = Este archivo no está escrito en YAML, sino en la otra forma de los archivos de reglas.
yaml-is-text-label = no es una clave: una clave acaba en dos puntos
yaml-is-text-help = Dele un nombre que acabe en `.cambio`. Con `cambio-spec convert` se pasa después a YAML.

yaml-feature = { $feature ->
    [alias] Las anclas y los alias de YAML (`&`, `*`) no se usan en los archivos de reglas.
    [tag] Las etiquetas de YAML (`!`) no se usan en los archivos de reglas.
    [documents] Un archivo de reglas es un solo documento, pero aquí empieza otro.
    [directive] Las directivas de YAML (`%`) no se usan en los archivos de reglas.
    [merge] Las claves de fusión de YAML (`<<`) no se usan en los archivos de reglas.
   *[complex-key] Una clave es un nombre; no puede ser una lista ni un grupo de claves.
 }
yaml-feature-label = no se lee
yaml-feature-help = { $feature ->
    [alias] Escríbalo entero en cada lugar. Si es parte de un texto, póngalo entre comillas.
    [tag] Quítela: todos los valores son texto. Si es parte de un texto, póngala entre comillas.
    [documents] Ponga cada documento en un archivo propio, o todas las declaraciones en una lista.
    [directive] Quite la línea.
    [merge] Escriba las claves una por una.
   *[complex-key] Escriba `key: value`.
 }

unknown-key = Aquí nada se llama `{ $key }`.
unknown-key-label = desconocida

key-not-beside = `{ $key }` no puede ir junto a `{ $other }`.
key-not-beside-label = sobra
key-not-beside-help = Deje una de las dos. Lo que es de una sola regla va en esa regla.

key-not-first = `{ $key }` dice qué es esto, así que va primero.
key-not-first-label = debe ir más arriba
key-not-first-help = Póngala delante de las demás claves.

help-item-of-its-own = Es una declaración aparte: empiece otro elemento de la lista con `- { $key }: …`.
missing-key = { COUNT($keys_list) ->
    [one] Falta
   *[other] Faltan
 } aquí: { ALL($keys_list) }.
missing-key-label = no lo dice
missing-key-help = Añada, con la misma sangría que las demás claves:

missing-either = Falta aquí: `{ $key }` o bien `{ $other }`.
missing-either-label = no dice ni lo uno ni lo otro
missing-either-help = Añada una de las dos, con la misma sangría que las demás claves.

duplicate-key = Hay dos entradas con el nombre `{ $key }`.
duplicate-key-label = la segunda vez
duplicate-key-help = En YAML, cada nombre solo puede estar una vez en el mismo lugar. Cambie uno de los dos o quite lo que sobre.

wrong-shape = { $shape ->
    [list] Aquí hace falta una lista.
    [mapping] Aquí hacen falta claves con valores.
    [flag] Aquí solo puede ir `true`.
   *[value] Aquí hace falta un solo valor.
 }
wrong-shape-label = { $shape ->
    [list] no es una lista
    [mapping] no son claves
    [flag] no es ni `true` ni `false`
   *[value] no es un solo valor
 }
wrong-shape-help = { $shape ->
    [list] Escriba `[one, two]`, o una línea que empiece por `- ` para cada cosa.
    [mapping] Escriba líneas como `key: value`.
    [flag] Escriba `true`, o quite la línea entera.
   *[value] Escríbalo detrás de los dos puntos, en la misma línea. Lo que lleva signos de YAML va entre comillas.
 }

help-quote-it = Dos puntos seguidos de un espacio convierten en clave lo que va delante. Ponga todo el valor entre comillas:
empty-value = Aquí no hay ningún valor.
empty-value-label = nada
empty-value-help = Escriba uno, o quite la clave.

bad-character = El carácter `{ $found }` no puede estar en un valor.
bad-character-label = no se puede imprimir
bad-character-help = Quítelo. En un motivo puede ir como secuencia de escape, por ejemplo `"\u2028"`.

quote-in-text = Un motivo no puede contener `"`.
quote-in-text-label = aquí no
quote-in-text-help = Use otras comillas: `“…”`, `'…'`.

line-end-in-text = Un motivo va en una sola línea.
line-end-in-text-label = la línea acaba aquí
line-end-in-text-help = Escríbalo en un solo párrafo. Si ocupa varias líneas, empiécelo con `>-` y no con `|`.

comment-in-value = Dentro de un valor no puede haber un comentario.
comment-in-value-label = para YAML no es un comentario
comment-in-value-help = Póngalo fuera, en la línea de encima de la clave. Detrás de un valor sin comillas, el `#` lleva un espacio delante.

missing-at-end-of-value = Falta `{ $missing }` al final de este valor.
missing-at-end-of-value-label = aquí

unfinished-value = El valor se queda a medias.
unfinished-value-label = se esperaba { ANY($expected_list) }

help-text-in-because = El texto libre solo puede ir en `because`.
help-key-of-its-own = En YAML es una clave aparte, en una línea como `{ $key }: …`.
help-list = Cuando son varios, van en una lista: `[one, two]`.


## Conversión (CAM08x)

same-file = `{ $path }` no se puede convertir en sí mismo.
same-file-help = Indique otro archivo en el que escribir. Para poner un archivo en el formato canónico está `cambio-spec fmt`.

target-exists = `{ $path }` ya existe y dice otra cosa.
target-exists-help = Indique otro archivo, o sobrescríbalo con `--force`.

unknown-spelling = El nombre `{ $path }` no dice en qué forma hay que escribir.
unknown-spelling-help = Haga que acabe en `.cambio` para texto, o en `.yaml` para YAML.


## Frases (CAM1xx)

missing-message = Falta la frase `{ $name }` en el idioma `{ $language }`.
missing-message-label = ninguna frase lo dice
label-took-away = con esto desaparece la frase que lo decía
label-not-printed = lo dice, pero aquí no se imprime
label-only-here = solo se dice en algunos idiomas
missing-for = La frase `{ $name }` ({ $language }) no dice para qué versión de su regla se escribió.
missing-for-label = sin `.for`
missing-for-help = Añádale esta línea:
missing-forms = A la frase `{ $name }` ({ $language }) le { COUNT($forms_list) ->
    [one] falta
   *[other] faltan
 } { ALL($forms_list) }; el reglamento lo necesita.
missing-forms-label = incompleta
missing-forms-help = Añádale:
blank-sentence = En la frase `{ $name }` ({ $language }) sigue habiendo `…` en lugar de palabras.
blank-sentence-label = aún sin palabras
blank-sentence-help = Escriba las palabras donde ahora está `…`.
no-sentences = No hay frases para `{ $name }` en el idioma `{ $language }`; por eso no se puede imprimir ninguno de sus reglamentos en él.
no-sentences-label = nada dice sus reglas
no-sentences-help = Escríbalas en `{ $path }`; `cambio-spec new game` muestra cómo son.
missing-message-help = Escríbala en `{ $path }`.
# $path
missing-noun-help = Escriba en `{ $path }` cómo se llama: un sustantivo, como «puntuación», y en las líneas que siguen cómo va en una frase: `.own` como «su puntuación», `.value` como «la mejor puntuación», `.card` como «el valor de la carta», `.who` como «el primer jugador», `.yes` como «usted queda fuera», `.no` como «usted no queda fuera».

broken-message = Aquí no hay ninguna frase que se pueda leer.
broken-message-help = Una frase se escribe `nombre = texto`; las demás líneas llevan sangría y cada llave se cierra.

duplicate-message = La frase `{ $name }` está aquí por segunda vez.
duplicate-message-help = Deje la correcta y quite la otra.

unknown-variable = La frase `{ $name }` usa `${ $variable }`, que las reglas no le dan.
unknown-variable-help = Compare cómo se escribe en el comentario que hay encima de la frase inglesa.
usable-variables-help = En esta frase puede usar { ANY($used_list) }. Ponga uno de ellos en su lugar, o escriba lo que quiere decir.
other-numbers-help = { COUNT($numbers_list) ->
    [0] En lo que dice no hay ningún número sin nombre.
   *[other] De los números sin nombre, puede usar los que están en lo que dice: { ALL($numbers_list) }.
 }

unknown-reference = La frase `{ $name }` remite a `{ $reference }`, que no existe.
unknown-reference-help = Entre llaves va otra frase de este archivo, o una palabra suya, como { "{" } zone-stock { "}" }: corrija el nombre o escriba la frase `{ $reference }`.
unknown-topic-help = En `.about` y `.holds`, nombre reglas y frases que existan, como `{ $first }`; varias se separan con comas. Si la regla ya no está, quite su nombre.

sentence-differs = La frase `{ $name }` y la misma en el otro idioma no coinciden: solo una de las dos dice `{ $variable }`.

broken-choice = En la frase `{ $name }`, la opción `{ $variant }` no se elige nunca, o se elige también para cero.
broken-choice-help = Un número como `[0]` va encima de palabras como `[one]`; en algunos idiomas cero cuenta como `one`.

wrong-use = La frase `{ $name }` le da a una función algo que esta no admite (`{ $reason }`).

unsaid = Ninguna frase menciona { ANY($what_list) } de la regla `{ $rule }`.
unsaid-label = aquí no se menciona
unsaid-help = Añada esto a la frase `{ $name }` en todos los idiomas. O diga que lo calla a propósito:
unsaid-number-help = Use { ALL($used_list) } en la frase `{ $name }`, en todos los idiomas. Solo el 0 y el 1 no hace falta decirlos. O diga que lo calla a propósito:

choice-of-no-value = La frase `{ $name }` tiene palabras para `{ $variant }`, pero la opción `{ $option }` no puede ser eso.

values-alike = La frase `{ $name }` dice lo mismo para { ALL($values_list) }.
values-alike-label = aquí no se distinguen
values-alike-help = Haga que elija según `${ $variable }`, con palabras para cada valor, en todos los idiomas.

unprintable = Las reglas no se pueden imprimir en el idioma `{ $language }`: ningún tipo de letra tiene `{ $text }`.
unprintable-help = Escriba sin ello el nombre o la frase en que aparece.

unprintable-otherwise = Las reglas no se pueden imprimir en el idioma `{ $language }` (`{ $reason }`).
unprintable-otherwise-help = Redacte de otro modo lo que rechaza el programa de composición; las reglas en sí están bien.

overfull-sheet = En el idioma `{ $language }`, la hoja de reglas no cabe en una página ni siquiera en letra pequeña.
overfull-sheet-help = Dé a las frases más largas de acciones, puntuación y victoria una forma más corta para la hoja, en su atributo `.short`.

stale-message = La frase `{ $name }` ya no se usa.
stale-message-help = Bórrela aquí. Si es para una regla, dele el nombre de esa regla, con guiones en lugar de puntos y guiones bajos, y añada `.for = …` con el texto de la regla.
misnamed-message-help = Si es para la regla `{ $rule }`, llámela `{ $near }` y añada `.for = …` con el texto de la regla. Si no, bórrela aquí.

unprinted-form = En la frase `{ $name }`, nada imprime `.{ $form }`.
unprinted-form-help = Quítelo, o escríbalo donde haga falta: `.title` es para acciones, poderes y variantes; `.short`, para lo que va en la hoja.
unprinted-reason-help = Quítelo, o diga qué regla explica: esta va en `.{ $needed }`.

stale-output = Lo que hay en `{ $path }` no es lo que dicen ahora las reglas.
stale-output-help = Ejecute `cambio-spec build` y borre lo que sobre.
note-missing = Falta `{ $path }`.
note-different = `{ $path }` no está al día.
note-left-over = Sobra `{ $path }`: ya no sale de ningún conjunto de reglas.

outdated-message = La frase `{ $name }` en el idioma `{ $language }` se escribió cuando la regla `{ $rule }` decía otra cosa.
outdated-message-label = se escribió para esto
outdated-message-help = Compruebe lo que dice la frase, corríjala y haga después que lleve la regla tal como es ahora:
label-reads-now = ahora dice esto

outdated-in-variant = La frase `{ $name }` en el idioma `{ $language }` se escribió para la regla `{ $rule }` tal como está en el juego; la variante la cambia.
outdated-in-variant-label = se escribió para esto
outdated-in-variant-help = Escriba la frase para la variante, en `{ $path }`:

says-removed-rule = La frase `{ $name }` en el idioma `{ $language }` dice también la regla `{ $rule }`, que la variante suprime.
says-removed-rule-label = no está en esta variante
says-removed-rule-help = Escriba la frase sin ella, en `{ $path }`:

left-out = En el idioma `{ $language }`, el reglamento omite { ALL($names_list) }: la variante cambia aquello de lo que tratan, { ALL($rules_list) }.
left-out-label = se cambia aquí
left-out-help = Las que sigan siendo ciertas, enumérelas en `{ $path }` en el `.holds` de cualquier mensaje, por ejemplo `.holds = { $first }`; las demás, escríbalas allí de nuevo.


## Redacción (CAM2xx)

uncited = La regla `{ $rule }` no dice de dónde viene.
uncited-label = ni libro ni motivo
uncited-help = Añada el pasaje del libro, como `[scoring.3]`, o su motivo: `because "…"`.
uncited-help-in-yaml = Añada el pasaje del libro, como `cites: [scoring.3]`, o su motivo, como `because: …`.

unreasoned = `{ $rule }` hace una excepción a { ALL($overridden_list) } que no consta en ningún libro.
unreasoned-label = ni libro ni motivo
unreasoned-help = Añada el pasaje del libro, como `[scoring.3]`, o su motivo: `because "…"`.
unreasoned-help-in-yaml = Añada el pasaje del libro, como `cites: [scoring.3]`, o su motivo, como `because: …`.

unused-name = No se usa en ninguna parte { category-the } `{ $name }`.
unused-name-label = no se usa nunca
unused-name-help = Quite ese nombre o úselo.

unused-accept = En `{ $rule }` no hay ninguna incidencia { $code } que aceptar.
unused-accept-label = no acepta nada
unused-accept-help = Quite esta línea: el fallo está corregido o ahora está en otro sitio.

unused-feature = `{ $feature }` no cambia nada en `{ $ruleset }`.
unused-feature-label = aquí no tiene efecto
unused-feature-help = Quítelo, o cambie lo que lo deja sin efecto.
unused-together-help = Si no están pensadas para jugarse juntas, haga que una excluya a la otra con `excludes`, o cambie lo que la deja sin efecto.
feature-twice = `{ $feature }` se nombra dos veces.
feature-twice-label = se declara aquí
feature-twice-help = Con una vez basta.

moot-ruling = La decisión `{ $rule }` nunca llega a decidir nada: antes { COUNT($rules_list) ->
    [one] decide { ALL($rules_list) }
   *[other] deciden { ALL($rules_list) }
 }. Está demostrado.
moot-ruling-label = nunca hace falta

left-open = La pregunta `{ $question }` queda abierta.
left-open-label = los jugadores tienen que ponerse de acuerdo
left-open-help = Si es lo que quiere, está bien; si no, escriba `ruled …` y las reglas que lo aplican.


## Juego (CAM3xx)

no-target = Con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }, `{ $rule }` no se puede llevar a cabo: { stops-reason }.
no-target-label = aquí falta lo que hace falta
no-target-help = { $reason ->
    [no-card] Indique qué pasa cuando no quedan cartas: `if size of … = 0 then (…)`.
    [taken] Retire antes la carta que está ahí.
    [full] Amplíe el lugar o ponga menos cartas en él.
   *[no-choice] Permítalo solo cuando haya algo que elegir (`when some … where …`), o hágalo opcional (`optional`).
 }
shut-action = `{ $rule }` no es posible: { ALL($values_list) }.
shut-choice = `{ $rule }` no es posible: no hay nada que elegir.
deck-dealt-out = La baraja tiene { $count } cartas, y ya están puestas estas: { ALL($places_list) }.
deck-too-small = La baraja tiene { $count } cartas, pero antes de la primera jugada hacen falta { $sum }: para { ALL($steps_list) }.
deck-too-small-help = { $most ->
    [0] Reparta menos cartas o use más barajas: bastan { $decks }, porque { $lacking ->
        [one] falta una carta
       *[other] faltan { $lacking } cartas
     }.
    [one] Deje jugar a una sola persona, reparta menos cartas o use más barajas: bastan { $decks }, porque { $lacking ->
        [one] falta una carta
       *[other] faltan { $lacking } cartas
     }.
   *[other] Deje jugar como mucho a { $most } personas, reparta menos cartas o use más barajas: bastan { $decks }, porque { $lacking ->
        [one] falta una carta
       *[other] faltan { $lacking } cartas
     }.
 }

unreachable = El juego no llega nunca a `{ $rule }`, sea cual sea el número de jugadores. Está demostrado.
unreachable-label = nunca es posible
unreachable-help = Mire qué se pide: ningún paso de ninguna partida lo cumple. Cambie la condición o elimine lo que nadie puede hacer.

play-open = Con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }, no está demostrado que el juego pueda seguir siempre en `{ $rule }`; tampoco se ha encontrado una partida en la que no pueda.
play-open-label = no demostrado
play-open-help = Haga que antes se pregunte si está lo que hace falta (`when …`, `if … then …`). Entonces se puede demostrar.
play-unfinished = Que el juego pueda seguir siempre no está demostrado en `{ $ruleset }` con estos números de jugadores: { ALL($counts_list) }. Hay demasiadas situaciones.
play-unfinished-help = Las partidas jugadas al azar han ido bien.
bound-play = { $count ->
    [one] una situación
   *[other] { $count } situaciones
 }
play-late = No se sabe si en `{ $ruleset }` el juego puede seguir siempre: faltó tiempo.

stuck = Con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }, el juego no puede seguir en `{ $rule }`: { stops-reason }.
stuck-label = el juego se detiene aquí
stuck-help = { $reason ->
    [stuck] Indique por dónde sigue el juego: `go to …`, `end round` o `end match`.
    [no-move] Dé a quien tiene el turno algo que siempre pueda hacer.
    [endless] Haga que una de las etapas que se suceden termine la ronda o espere la decisión de un jugador.
    [no-card] Indique qué pasa cuando no quedan cartas: `if size of … = 0 then (…)`, o diga en la pila de qué otra se vuelve a formar (`refilled`).
    [taken] Retire antes la carta que está ahí.
    [full] Amplíe el lugar o ponga menos cartas en él.
    [not-given] Pregúntelo solo donde haya respuesta.
   *[undefined] Indique qué pasa cuando no se trata de nadie o de ninguna carta: `if … then (…)`.
 }

no-end = Con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }, { $reason ->
    [choice] no se probó ninguna ronda, así que no se sabe si alguna termina: en `{ $rule }` se elige entre demasiados números
    [time] no se sabe si una ronda termina: no hubo tiempo suficiente para jugar una
    [trap] no termina ya ninguna ronda en cuanto el juego llega a `{ $rule }`. Está demostrado
    [proved] no termina nunca ninguna ronda. Está demostrado
   *[moves] ninguna ronda llegó a su fin: se probaron { $deals } repartos, con { $moves } jugadas cada uno
 }.
no-end-label = { $reason ->
    [choice] demasiados números para probarlos
    [time] tarda demasiado para probarlo
    [proved] desde aquí nada lleva al final de una ronda
    [trap] desde aquí nada lleva al final de la ronda
   *[moves] el juego aún continúa aquí
 }
no-end-help = { $reason ->
    [choice] Haga que se elija entre menos números.
    [time] Haga que pasen menos cosas entre una jugada y la siguiente.
    [proved] Dé a los jugadores algo que termine la ronda (`end round`) o que lleve a una etapa que la termine. Si ya lo hay, mire qué exige: ningún paso de ninguna partida lo cumple.
    [trap] Dé aquí a los jugadores algo que termine la ronda (`end round`) o que lleve de vuelta adonde se pueda terminar.
   *[moves] Dé a los jugadores algo que termine la ronda (`end round`) o que lleve a una etapa que la termine. Si ya lo hay, mire qué exige: en ninguna de estas rondas se llegó a ese punto.
 }
circle = Después de { $last ->
    [one] una jugada
   *[other] { $last } jugadas
 } todo vuelve a estar como { $first ->
    [0] antes de la primera
    [one] después de una
   *[other] después de { $first }
 }: el mismo punto de las reglas, los mismos datos { $same ->
    [cards] y cada carta como estaba
    [counts] y en todas partes el mismo número de cartas
   *[facts] pero no en todas partes el mismo número de cartas
 }.
no-circle = No se han encontrado jugadas que vuelvan adonde empezaron; se { $count ->
    [one] ha mirado un estado
   *[other] han mirado { $count } estados
 } del juego.
play-astray = Con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }, no está demostrado que una ronda pueda terminar aún en `{ $rule }`; tampoco se ha encontrado una partida que llegue allí.


## Definiciones (CAM4xx)

gap = Ninguna regla dice qué valor tiene `{ $decision }` para { $subject }.
gap-label = no se aplica ninguna regla
gap-help = Añada una regla para este caso o amplíe la condición de una que por poco no se ha aplicado.
gap-in-table-help = Añada una fila para esta carta, o haga que otra valga para más cartas.

gap-plain = Con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 } puede ocurrir que ninguna regla diga qué valor tiene `{ $decision }`.
gap-here = Con estas cartas, ninguna regla dice qué valor tiene `{ $decision }`.

gap-unknown = No se sabe si `{ $decision }` tiene siempre una regla: { unknown-reason }.

overlap = { ALL($rules_list) } se aplican a la vez a { $subject }: { ANY($values_list) }. ¿Cuál vale?
overlap-help = Haga que una regla prevalezca sobre la otra con `overrides`, o restrinja la condición de una de las dos.
overlap-of-rows-help = En una tabla, ninguna fila prevalece sobre otra: haga que una de las dos valga para menos cartas, o quítela.

overlap-plain = { ALL($rules_list) } se aplican a la vez: { ANY($values_list) }. ¿Cuál vale?

overlap-unknown = No se sabe si { ALL($rules_list) } pueden dar valores distintos: { unknown-reason }.

dead-rule = La regla `{ $rule }` no se aplica nunca, sean cuales sean las cartas y el número de jugadores.
dead-rule-label = ningún reparto lo cumple
dead-rule-help = Busque un descuido en su condición o quite la regla.

dead-rule-unknown = No se sabe si la regla `{ $rule }` se aplica alguna vez: { unknown-reason }.

always-overridden = La regla `{ $rule }` nunca tiene efecto: allí donde se aplicaría, prevalece { COUNT($rules_list) ->
    [one] { ALL($rules_list) }
   *[other] una de estas: { ALL($rules_list) }
 }.
always-overridden-label = nunca tiene efecto
always-overridden-help = Compruebe qué regla debe ser la excepción o quite la regla.

always-overridden-unknown = No se sabe si la regla `{ $rule }` tiene efecto alguna vez: { unknown-reason }.

undefined-value = La regla `{ $rule }` no se puede calcular para { $subject }: { undefined-reason }.
undefined-value-label = aquí no tiene valor
undefined-value-help = Pregunte antes, en la condición de la regla, si lo hay.
still-there-help = De un jugador así ya no se decide nada: pregunte antes si sigue en juego, `{ $condition }`.

undefined-value-plain = Hay una situación en la que la regla `{ $rule }` no se puede calcular: { undefined-reason }.
undefined-here = Con estas cartas, la regla `{ $rule }` no se puede calcular: { undefined-reason }.

undefined-value-unknown = No se sabe si la regla `{ $rule }` se puede calcular siempre: { unknown-reason }.

undefined-reason = { $reason ->
    [nothing-to-compare] no hay nada que comparar
    [empty-pile] la pila está vacía
    [empty-slot] en ese lugar no hay ninguna carta
    [no-number] la carta no tiene número
    [nobody] pregunta por un jugador, y no hay ninguno
    [left] pregunta por un jugador que ha dejado la partida
    [undecided] se apoya en una definición que aquí no está decidida
   *[other] no hay nada a lo que pueda referirse
 }

contradiction = Lo que se da por supuesto al preguntar por `{ $decision }` no puede cumplirse todo a la vez.
contradiction-label = esto se excluye entre sí
contradiction-help = Mientras no se corrija, no se puede demostrar nada sobre esta definición.

contradiction-unknown = No se sabe si puede cumplirse lo que se da por supuesto para `{ $decision }`: { unknown-reason }.

property = Lo que se espera como `{ $rule }` no se cumple siempre.
property-label = no se cumple con estas cartas
property-help = Cambie las reglas para que se cumpla o indique con `given` dónde se espera.

property-unknown = No se sabe si se cumple siempre lo que se espera como `{ $rule }`: { unknown-reason }.

better-is-worse = Un `{ $worth }` mejor puede dar un `{ $decision }` peor.
better-is-worse-label = aquí lo mejor sale peor
better-is-worse-help = Cambie la regla que lo invierte o, si es lo que se quiere, acéptelo con un motivo: `accept { $code } at { $decision } because`.

better-is-worse-unknown = No se sabe si un `{ $worth }` mejor puede dar un `{ $decision }` peor: { unknown-reason }.

best-is-worse = El mejor `{ $worth }` de todos puede dar un `{ $decision }` peor que otro.
best-is-worse-label = aquí lo mejor sale peor
best-is-worse-help = Cambie la regla que lo invierte o, si es lo que se quiere, acéptelo con un motivo: `accept { $code } at { $decision } because`.

best-is-worse-unknown = No se sabe si el mejor `{ $worth }` de todos puede dar un `{ $decision }` peor que otro: { unknown-reason }.

wrong-is-better = Quien figura en `{ $fact }` puede quedar superado y, aun así, tener un `{ $decision }` mejor que si figurase otro.
wrong-is-better-label = aquí equivocarse compensa
wrong-is-better-help = Cambie la regla que lo invierte o, si es lo que se quiere, acéptelo con un motivo: `accept { $code } at { $decision } because`.

wrong-is-better-unknown = No se sabe si en `{ $decision }` puede compensar figurar en `{ $fact }` y quedar superado: { unknown-reason }.

several-first = `{ $rule }` toma al primer jugador que cumple una condición, y puede cumplirla más de uno; pero en una mesa ningún asiento es el primero.
several-first-label = podrían ser varios
several-first-help = Diga desde quién se cuenta, como en `first of players from left of dealer where`, o pida algo que solo uno pueda cumplir.

several-first-unknown = No se sabe si el `first of players` de `{ $rule }` solo puede ser uno: { unknown-reason }.

no-single-winner = { $each ->
    [yes] La partida puede acabar con `{ $decision }` cierto para varios jugadores, o para ninguno: debería ganar uno.
   *[no] La partida puede acabar sin que `{ $decision }` designe a nadie: alguien debería ganar.
}
no-single-winner-label = no hay un único ganador
no-single-winner-help = Diga cómo se resuelve el empate, o termine la partida solo cuando haya ganado uno. Si la victoria puede compartirse, acéptelo con un motivo: `accept { $code } at { $decision } because`.

no-single-winner-unknown = No se sabe si, según `{ $decision }`, la partida acaba siempre con un único ganador: { unknown-reason }.

# Tras «no admite»
unsupported-part = { $detail ->
    [order] condiciones sobre cartas que tal vez no tengan valor
    [may-grow] lugares de una cuadrícula que puede crecer
    [gaps] los huecos de una cuadrícula
    [zone-value] lugares para cartas usados como valores
    [spot-value] lugares de una cuadrícula usados como valores
    [long-range] intervalos tan largos
    [recursive] definiciones que se necesitan a sí mismas
    [foreign-name] palabras de otra baraja
   *[other] `{ $detail }`
 }
unknown-reason = { $reason ->
    [time] se ha agotado el tiempo
    [unsupported] el demostrador aún no admite { unsupported-part }
    [large] `{ $detail }` ya es demasiado grande por sí sola para el demostrador
    [large-nest] en `{ $detail }` el demostrador tendría que recorrer demasiado, lo uno dentro de lo otro: { $nest }
   *[solver] el demostrador se ha rendido (`{ $detail }`)
 }
unknown-help = «No se sabe» no es «está bien». Dé más tiempo con `--timeout` o simplifique la regla.
unknown-unsupported-help = «No se sabe» no es «está bien», y aquí no sirve dar más tiempo. Dígalo de otra manera.
unknown-large-help = «No se sabe» no es «está bien», y aquí no sirve dar más tiempo. Haga de la parte interior una definición propia, que se calcula una sola vez, o recorra menos: una fila en lugar de todas las cartas.

label-gives = da { $value }
label-applies = también se aplica
label-not-so = aquí no es así
label-overridden = { COUNT($rules_list) ->
    [one] prevalece
   *[other] prevalecen
 } { ALL($rules_list) }
label-asked = se pregunta aquí
label-no-value = aquí no tiene valor

note-accepted = Aceptado porque «{ $because }».
note-more = { $count ->
    [one] Aquí se aplica una regla más.
   *[other] Aquí se aplican { $count } reglas más.
 }


## Sugerencias

help-nearest = ¿Quería decir `{ $nearest }`?
help-known = Aquí valen: { ALL($known_list) }.
help-spots-in = Escriba `spots in { $zone }` en lugar de `cards in { $zone }`: así `{ $name }` es un lugar, y vale también por la carta que hay en él.
help-no-slots = Solo las cartas de una cuadrícula están en lugares; de otras, como `{ $name }`, no se puede preguntar esto.
# $first, $second
help-swap-grids = Para intercambiar cuadrículas enteras, intercambie las cartas del mismo sitio: `each one in { $first }: each two in { $second } where row of two = row of one and column of two = column of one: swap one with two`. Una carta frente a un hueco se queda donde está.
# $name
help-several = `{ $name }` son varios. Diga lo que quiere decir con `some one in { $name } where …` o `number of spots in { $name }`, o recórralos con `each one in { $name }: …`.
help-slots-of-a-pile = Solo en una cuadrícula hay lugares entre los que elegir. Si cada jugador tiene varias de estas cartas, el sitio también puede ser una cuadrícula: `zone … of player: 2 slots, seen by its owner`; de una pila solo se puede pedir `top of …`.
help-slots-of-a-pile-in-yaml = Solo en una cuadrícula hay lugares entre los que elegir. Si cada jugador tiene varias de estas cartas, el sitio también puede ser una cuadrícula: `zone: … of player`, `holds: 2 slots`, `shown: seen by its owner`; de una pila solo se puede pedir `top of …`.
help-goal = Una carta va a una pila (`discard`), a toda una cuadrícula o una mano (`grid of me`), donde ocupa el primer lugar libre, o a un lugar elegido antes: `choose spot in …; … to spot`.
help-source = Una sola carta es la de encima de una pila (`top of stock`) o la de un lugar elegido antes: `choose spot in …; move spot to …`. Para todas, escriba `each spot in …: move spot to …`.
help-some-cards = Puede ser la carta de encima de una pila (`top of stock`), toda la cuadrícula de un jugador o una fila de ella (`row 1 of grid of me`), o un lugar elegido antes: `choose spot in …`.
help-spots = Elija uno de estos lugares (`choose spot in …`) o pregunte algo sobre todos: `number of spots in …`, `some spots in … where …`.
help-brackets = Lo que cuenta con `where` va al final o entre paréntesis: `(number of players where …) > 1`.
help-if-in-brackets = Una condición dentro de otra va entre paréntesis: `if … then (if … then …) else …`.
help-value-first = Primero va el valor y después `when` con su condición: `0 when total of player = lowest`. Los efectos se escriben `if … then …`.
help-value-first-in-yaml = El valor va en `is` y su condición, en `when`. Los efectos se escriben `if … then …`.
help-one-comparison = Las comparaciones, de una en una: una dos de ellas con `and`.
help-by-any-player = `by any player` va justo detrás del nombre de una acción: `action stick by any player in turn: …`.
help-by-any-player-in-yaml = `by any player` va justo después del nombre de una acción: `- action: stick by any player`.
help-whole-numbers = Solo hay números enteros.
help-when-in-define = Lo que depende de una condición es una regla con nombre: `rule usual: … rule other: … when … overrides usual`.
help-when-in-define-in-yaml = Lo que depende de una condición es una regla con nombre, bajo `rules`: con `is` y `when`, y `overrides` para las reglas sobre las que prevalece.
help-one-deck = Un juego tiene un solo `deck`, sean cuantos sean los jugadores. Deje uno y haga que una variante lo sustituya para otros números de jugadores: `variant two_packs of …, needs players 5 or 6: replace deck 2 french_52 in stock`.
help-one-deck-in-yaml = Un juego tiene un solo `deck`, sean cuantos sean los jugadores. Deje uno y haga que una variante lo sustituya para otros números de jugadores: `needs: players 5 or 6` y, bajo `patches`, `- replace deck: 2 french_52`.
help-no-division = No hay división: todo valor es un número entero. En su lugar, multiplique el otro lado de una comparación, como en `2 * a < b`, o dé los valores en una tabla.
help-small-letters = Los nombres se escriben en minúsculas: `{ $nearest }`.
help-remove = Quite `{ $found }`.
unknown-code = No existe el código `{ $code }`. El más parecido es `{ $nearest }`.


## El marco de una incidencia

labelled = { $label }: { $said }
severity-error = error
severity-warning = aviso
severity-note = nota
status-unknown = no se sabe
status-accepted = aceptado
status-bounded = acotado

book-place = { $citation }, en { $place }
book-unknown = { $citation }
frame-features = Solo con { COUNT($feature_list) ->
    [one] la variante u opción
   *[other] las variantes u opciones
 } { ALL($feature_list) }.
frame-deal = El reparto más pequeño que lo muestra, con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }:
frame-deal-played = Las cartas en ese momento, con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }:
frame-values = Lo que cada regla da para { $subject }:
frame-values-plain = Lo que da cada regla:
frame-values-asked = Lo que resulta:
frame-moves = Cómo llega el juego hasta ahí:
frame-moves-left-out = … { $count ->
    [one] { $count } jugada más
   *[other] { $count } jugadas más
 } …
frame-no-cards = sin cartas
frame-face-down = Las cartas con borde gris están boca abajo.
frame-face-up = Todas estas cartas están boca arriba.
frame-known = Debajo figuran las iniciales de quienes conocen la carta.
frame-known-to-nobody = Nadie conoce las cartas que están boca abajo.
frame-bound = Comprobado solo hasta { $bound }; más allá no se sabe nada.
frame-explain = Más información: `cambio-spec explain { $code }`
frame-help = Sugerencia
frame-lines = { $count ->
    [one] una línea más
   *[other] { $count } líneas más
 }

value-nobody = nadie
value-yes = sí
value-no = no

summary-fine = { $name }, { $fewest } a { $most } jugadores: nada que señalar; { $proved ->
    [one] una cuestión demostrada
   *[other] { $proved } cuestiones demostradas
 }.
summary-fine-some = { $name } (jugadores: { ALL($counts_list) }): nada que señalar; { $proved ->
    [one] una cuestión demostrada
   *[other] { $proved } cuestiones demostradas
 }.
summary-together = Comprobado también con sus variantes y opciones: { $count ->
    [one] una combinación
   *[other] { $count } combinaciones
 }.
summary-rejected = { $name } no se puede comprobar hasta que esto se corrija.
summary-count = { $name }: { $refuted ->
    [one] { $refuted } fallo encontrado
   *[other] { $refuted } fallos encontrados
 }, { $unknown } sin respuesta{ $bounded ->
    [0] { "" }
    [one] , { $bounded } acotada
   *[other] , { $bounded } acotadas
 }{ $accepted ->
    [0] { "" }
    [one] , { $accepted } aceptada
   *[other] , { $accepted } aceptadas
 }, { $proved ->
    [one] { $proved } cuestión demostrada
   *[other] { $proved } cuestiones demostradas
 }.

too-many-features = Hay más de { $limit } variantes u opciones; ningún juego tiene tantas.
too-many-features-label = una de más
too-many-changes = Las variantes cambian `{ $rule }` de más de { $limit } maneras; ninguna regla se juega de tantas.
too-many-changes-label = una de más
