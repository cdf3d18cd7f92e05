### La referencia del lenguaje, y la de las incidencias, para quienes escriben reglas. El texto es
### Markdown. Cómo se llaman los mensajes y qué significan sus argumentos se explica junto a las frases
### inglesas.


## La página

reference-title = El lenguaje de las reglas

reference-intro = Un archivo de reglas dice cómo se juega un juego, con unas pocas fórmulas fijas. Están todas aquí: las declaraciones, de las que consta un archivo de reglas; los efectos, que dicen lo que ocurre; y las maneras de escribir valores y condiciones. Los ejemplos son del pequeño juego que escribe `cambio-spec new game`, que es también la mejor manera de empezar.

reference-declarations = Declaraciones
reference-declarations-intro = Un archivo de reglas es una lista de ellas, en cualquier orden. Cada una empieza en una línea propia.
reference-effects = Efectos
reference-effects-intro = Lo que ocurre en un paso, una acción o un poder. Si son varios, se separan con punto y coma y ocurren en ese orden.
reference-effects-names = Quien actúa es `me`: en una acción o un poder, el jugador que lo ha elegido.

reference-part = Parte
reference-part-meaning = Qué es
reference-see = Véase también
reference-book = En el reglamento
reference-changes = Lo que puede cambiar una variante

expression-written = Se escribe así
expression-meaning = Qué es
expression-gives = Da

expression-also = Sin los paréntesis significa lo mismo: { $text }.


## Cómo se leen las formas

notation = Cómo se leen las formas
notation-intro = Antes de cada ejemplo está la forma general de lo que muestra.
notation-word = Las palabras sin comillas, como { $word }, se escriben tal cual.
notation-slot = En el lugar de { $slot } va algo de esa clase.
notation-optional = { $optional } se puede omitir.
notation-choice = De { $choice } se escribe una sola cosa.
notation-repeated = Lo que va delante de { $repeated } se puede repetir cuantas veces se quiera.
notation-lines = No importa dónde acaban las líneas: el texto se puede repartir en ellas como se quiera, y `cambio-spec fmt` lo ordena. Los números son enteros hasta un millón.
notation-names = Un nombre consta de minúsculas, cifras y guiones bajos y empieza por una letra: `last_lap`. Cada nombre significa una sola cosa en todo el juego, y ninguno es una de las { $reserved }.


## Lo que va entre comillas angulares, si una construcción no tiene mejor palabra para ello

slot-name = nombre
slot-number = número
slot-text = texto
slot-code = código
slot-rank = rango
slot-cards = cartas
slot-value = valor
slot-condition = condición
slot-player = jugador
slot-choices = opciones
slot-rule-name = regla
slot-place = pasaje
slot-effects = efectos
slot-effect = efecto
slot-source = procedencia
slot-row = fila
slot-step = paso
slot-rule = regla
slot-change = cambio
slot-declaration = declaración


## Declaraciones

construct-game = Cómo se llama el juego
    .meaning = El archivo de un juego dice una sola vez su nombre, que se usa en las órdenes y en los nombres de archivo. El nombre que le da la gente está en sus frases, de modo que puede variar de un idioma a otro.
    .slot-1 = el nombre del juego; el archivo se llama igual
    .edition = un libro del que se toman las reglas; así pueden citarlo (véase { $sources })
    .slot-2-name = etiqueta
    .slot-3-name = archivo

construct-players = Quién juega
    .meaning = Cuántos pueden jugar, y en qué sentido van los turnos.
    .slot-1-name = mínimo
    .slot-2-name = máximo
    .direction = si el jugador siguiente es el de la izquierda o el de la derecha
    .leaving-when = cuándo queda alguien fuera de la partida, con `it` para ese jugador; desde entonces el turno se lo salta
    .range = del menor número de jugadores al mayor, 12 como máximo
    .counts = o cada número por separado

construct-partners = Quiénes juegan juntos
    .meaning = Quien juega junto con alguien no es su rival: `opponents` y `any opponent` se refieren entonces solo a los demás. Sin esta declaración, cada cual juega por su cuenta.
    .slot-1 = cuándo alguien, `it`, juega junto con `me`

construct-deck = La baraja
    .meaning = Qué cartas hacen falta, y en qué pila están todas al principio. Son las mismas para cualquier número de jugadores: si con más jugadores se juega con dos barajas, una { $variant } las sustituye y dice cuántos necesita.
    .int = cuántas barajas se mezclan, si es más de una; 4 como máximo
    .slot-2-name = baraja
    .pack = una baraja como las que se venden: { $packs }. Se mezclan tantas barajas y tantos comodines como se indique
    .with-jokers = cuántos comodines se añaden, 8 como máximo; cada uno tiene el rango `joker`
    .own-cards = cartas propias del juego: cuántas hay de cada rango, por ejemplo `4 of 1 to 12, 2 of 13`. Los rangos son `A`, `J`, `Q`, `K`, `joker`, números (bajo cero, `minus 2`) o un nombre que usted elija, como `3 of peek`; el reglamento lo llama como diga `rank-peek`. Las cartas no tienen palo, salvo que se escriba uno antes del rango: `hearts`, `spades`, `diamonds` o `clubs`, `red` o `black` para los dos de un color, `suited` para una carta de cada uno de los cuatro
    .slot-8-name = pila
    .slot-8 = una pila que no es de nadie, declarada como { $zone }

pack-french-52 = las 52 cartas del as al rey en corazones, picas, diamantes y tréboles, sin comodines

construct-zone = Un lugar para cartas
    .meaning = Cada lugar donde puede haber cartas se declara una vez: una pila en el centro, las cartas que un jugador tiene delante, una mano. También se dice quién ve las cartas que hay en él.
    .slot-1 = el nombre del lugar
    .of-player = cada jugador tiene un lugar así: `grid of me`, `grid of dealer`
    .pile = cartas unas sobre otras, todas las que lleguen; solo se puede tomar la superior
    .some-cards = una pila en la que cabe, como mucho, ese número de cartas
    .grid = lugares uno junto a otro, fila por fila; primero va la fila más cercana a su dueño. Donde se quita una carta queda un hueco
    .or-more = la cuadrícula admite más cartas cuando todos sus lugares están ocupados
    .at-most = cuántas cartas admite como máximo una cuadrícula así, contadas las de sus lugares; el reglamento lo dice. Una regla que añade una lo pregunta antes: `if size of grid of me < 6 then move top of stock to grid of me`
    .face-up = todos ven las cartas
    .face-down = nadie ve las cartas
    .seen-by-its-owner = solo ve las cartas el jugador de quien es el lugar
    .refilled = de qué se vuelve a formar cuando se mueve, se reparte, se mira o se da la vuelta a una carta suya y no queda ninguna: de las cartas de otra pila, barajadas. Una acción que solo es posible `when size of stock > 0` nunca llega a eso. `keeping top`: la carta superior de la otra pila se queda donde está

construct-param = Un número con nombre
    .meaning = Para un número que los jugadores pueden querer cambiar o que usan varias reglas: un límite, una penalización. El reglamento lo imprime allí donde lo menciona una frase, y una { $variant } puede fijarlo.
    .slot-1 = el nombre
    .slot-2-name = número
    .slot-2 = el número mismo

construct-option = Lo que acuerdan los jugadores
    .meaning = Algo que los jugadores acuerdan antes de empezar, y qué es lo habitual. Las reglas lo consultan por su nombre, como un dato que no cambia nunca. Las palabras de una opción solo significan algo junto a ella: `race = first`. En la línea de órdenes solo se nombra lo que se aparta de lo habitual: `cambio+quick+limit=50`. El reglamento enumera las opciones, cada una con una frase propia ({ $CAM100 }).
    .slot-1 = el nombre de la opción
    .is = los números o las palabras que puede valer; sin esto, está activada o desactivada
    .int = lo habitual, cuando es un número
    .on = lo habitual: está activada
    .off = lo habitual: está desactivada
    .name = lo habitual, cuando es una palabra
    .terms = cuántos jugadores necesita y qué otras variantes y opciones exige o excluye, como en { $variant }

construct-fact = Lo que todos saben
    .meaning = Algo del juego que no es una carta: quién reparte, quién ha cantado, cuántos puntos tiene alguien. Cambia con { $let }, y todos los de la mesa lo saben.
    .slot-1 = el nombre del dato
    .of-player = cada jugador tiene uno: `running of me`
    .a-player = alguien; al principio, el jugador del primer asiento
    .a-player-or-nobody = alguien o nadie; al principio, nadie
    .yes-or-no = si es así o no; al principio, no
    .a-number = un número entero; al principio, 0
    .a-number-from-to = un número entero entre el primero y el segundo; al principio, el más cercano a 0
    .kept = dura toda la partida; sin esta palabra, al empezar una ronda está otra vez como al principio

construct-table = Lo que valen las cartas
    .meaning = Una fila para cada clase de carta. Las reglas consultan después la tabla por su nombre: `worth of card`. Cada carta necesita exactamente una fila; si no tiene ninguna, o tiene dos que difieren, la comprobación lo señala ({ $CAM401 }, { $CAM410 }). El reglamento muestra la tabla con dibujos de las cartas.
    .slot-1 = el nombre de la tabla

item-row = Una fila nombra un rango, como `A`, o los rangos desde uno hasta otro, como `2 to 10`. Delante va un palo o un color si la fila es solo para esas cartas, como en `red K`. Detrás de `is` está lo que valen: un número, o `pip of card`, que es el número de la carta.
    .slot-2-name = valor

construct-define = Qué es algo
    .meaning = Una definición da nombre a lo que se puede saber por las cartas y los datos: un total, el ganador, si alguien está fuera. Donde depende de la situación hay varias reglas, y en cada situación ha de aplicarse una de ellas, o varias que digan lo mismo; la comprobación busca un reparto real en el que no se aplique ninguna ({ $CAM401 }) o en el que dos no coincidan ({ $CAM410 }). En el reglamento, una definición necesita una frase escrita por usted ({ $CAM100 }), salvo que todo lo que la consulta se describa sin frase propia y diga lo que representa. Esas descripciones la llaman como dice `define-total`, con formas como `.own = su total`. Si el juego tiene esas palabras para ella, sus reglas tampoco necesitan frase, siempre que den números, sumas de números con nombre, o lo que es así o no, y cada excepción esté debajo de aquello de lo que lo es.
    .slot-1 = el nombre de la definición
    .of = por quién o por qué se pregunta: `player` o `card`. Esa palabra lo representa en las reglas
    .slot-2-name = player o card
    .given = lo que se cumple con seguridad siempre que se pregunta. La comprobación se fía de ello, y el juego se para donde no es así
    .plain = lo que es siempre
    .ruled = o reglas, cada una con un nombre, para lo que depende de la situación

item-rule = Una regla se aplica cuando se cumple su condición; sin `when`, siempre. No tiene efecto donde se aplica una regla que prevalece sobre ella (`overrides`): así, una excepción nombra aquello a lo que hace excepción, y el orden de las líneas no significa nada. En otros lugares se la nombra con el nombre de la definición y el suyo: `score.winner`.
    .slot-4-name = regla

construct-stage = Lo que ocurre por sí solo
    .meaning = Pasos que se hacen uno tras otro, sin que nadie decida nada: barajar, repartir, contar. El último tiene que decir por dónde sigue el juego, con { $go }, { $end-round } o { $end-match }.
    .slot-1 = el nombre de la etapa
    .of-occasion = con esta etapa empieza una partida, o cada una de sus rondas; un juego tiene una de cada clase

item-step = Un paso tiene un nombre propio; en otros lugares se lo nombra con el de la etapa y el suyo: `setup.deal`.

construct-phase = A quién le toca decidir
    .meaning = Aquí el juego espera a que un jugador haga una de las acciones posibles en esta fase. Cada { $action } dice en qué fases es posible.
    .slot-1 = el nombre de la fase; varios nombres son varias fases en las que actúa el mismo jugador
    .slot-2-name = jugador
    .slot-2 = quién decide, casi siempre un { $fact }

construct-action = Lo que puede hacer un jugador
    .meaning = Algo que se puede elegir cuando una { $phase } espera. Dentro, `me` es el jugador que lo elige. Después, la fase sigue esperando, a no ser que los efectos lleven a otro sitio. Una acción que empieza con { $choose } solo es posible mientras haya algo que elegir.
    .slot-1 = el nombre de la acción
    .slot-2-name = fase
    .slot-2 = las fases en las que es posible
    .when = lo que ha de cumplirse para que sea posible
    .by-any-player = no solo puede hacerlo quien tiene el turno, sino todos los que toman parte; el más rápido va primero

construct-power = Lo que puede hacer una carta
    .meaning = Algunas cartas le permiten algo a un jugador, pero solo donde las reglas lo ofrecen ({ $offer }).
    .slot-1 = el nombre del poder
    .slot-2 = las cartas que lo tienen: rangos, o los rangos de un palo o de un color
    .optional = el jugador puede renunciar; sin esta palabra, hay que usar el poder que se ofrece
    .when = qué más ha de cumplirse para que se use

construct-editorial = Una regla para personas
    .meaning = Algo que los jugadores deben cumplir y que ningún programa puede ejecutar, como una prenda para quien pierde. Se imprime en el reglamento, con una frase propia ({ $CAM100 }).
    .slot-1 = el nombre de la regla
    .slot-2-name = sección
    .slot-2 = en qué parte del reglamento está: `players`, `setup`, `play`, `powers`, `scoring` o `winning`
    .when = con qué opciones vale; sin esto, siempre

construct-question = Lo que los libros dejan abierto
    .meaning = Una pregunta que hacen los jugadores y que ningún libro contesta, y cómo se decide aquí. El reglamento imprime ambas cosas entre sus preguntas; sus frases están, para cada idioma, en el archivo de frases del juego. El motivo que se da aquí es solo para quienes editan.
    .slot-1 = el nombre de la pregunta
    .slot-2-name = decisión
    .ordering = trata de quién va primero cuando dos actúan a la vez: las reglas que siguen a `by` son las acciones cuya carrera decide
    .ruled = la decisión, en una palabra o en unas pocas unidas con guiones bajos
    .open = no se decide nada: los jugadores tienen que ponerse de acuerdo
    .by = las reglas que llevan a cabo la decisión
    .when = con qué opciones surge la pregunta; sin esto, siempre

construct-property = Lo que se espera
    .meaning = Algo que debe cumplirse en toda situación, sean cuales sean las cartas: que menos nunca sea peor, por ejemplo, o que una penalización lo sea de verdad. No decide nada ni se imprime. No dice nada de las situaciones en las que no se puede preguntar por alguna de sus definiciones. La comprobación lo demuestra o muestra un reparto en el que no es así ({ $CAM450 }).
    .slot-1 = el nombre de la expectativa
    .given = dónde se espera; sin esta parte, en todas partes
    .slot-3-name = condición
    .slot-3 = lo que se espera

construct-accept = Una incidencia que puede quedarse
    .meaning = La comprobación ha encontrado algo, y usted ha decidido que puede quedarse. Entonces figura como aceptada y ya no como fallo. Vale solo para esa regla, y si la incidencia desaparece, la comprobación le pide que quite la línea ({ $CAM211 }).
    .slot-1 = el código de la incidencia, véase { $findings }
    .slot-2 = la regla en la que se encontró

construct-variant = Reglas de la casa
    .meaning = Una variante dice qué cambia cuando se juega con ella; todo lo demás queda como en el juego. Está en un archivo propio junto al del juego, o en el mismo, y `cambio-spec new variant` escribe una para empezar. Cuando se nombra la variante, como en `cambio+short`, la comprobación y el reglamento se refieren al juego con estos cambios.
    .slot-1 = el nombre de la variante
    .slot-2-name = juego
    .slot-2 = el juego que cambia
    .clauses = cuántos jugadores necesita, qué otras variantes u opciones necesita o excluye, y después de qué variante tiene la última palabra cuando ambas cambian la misma regla; en YAML, en las claves `needs`, `excludes` y `after`

item-set-param = Otro valor para un número con nombre.
    .slot-2-name = número
item-remove = Sin una regla, una fila, un paso o una declaración entera. Otras reglas ya no prevalecen sobre ella, y las preguntas que solo trataban de ella se omiten.
    .slot-1-name = regla
item-replace-row = Otro valor para las cartas de una fila. La fila se nombra como en el juego.
    .slot-1-name = tabla
    .slot-3-name = valor
item-add-row = Una fila más de una tabla.
    .slot-1-name = tabla
    .slot-3-name = valor
item-replace-rule = Otra regla en lugar de una de las del juego.
    .slot-4-name = regla
item-add-rule = Una regla más de una definición que tiene varias.
    .slot-1-name = regla nueva
    .slot-4-name = regla
item-add-step = Un paso más de una etapa, después de uno de sus pasos o, sin `after`, antes de todos.
    .slot-1-name = paso nuevo
    .slot-2-name = paso
item-replace-step = Otro paso en lugar de uno de los del juego.
    .slot-1-name = paso
item-add-part = Una declaración más: una acción, un poder, un número, un dato, un lugar para cartas, una definición, una tabla, una etapa, una fase, una pregunta o una incidencia que se acepta.
item-replace-part = Otra declaración en lugar de la que en el juego es de la misma clase y tiene el mismo nombre.
item-with-features = Un cambio que solo vale si también se juega con todas estas variantes u opciones.
    .slot-1-name = variante u opción
item-without-features = Un cambio que solo vale si no se juega con ninguna de estas variantes u opciones.
    .slot-1-name = variante u opción


## Efectos

construct-move = Una carta va a otro lugar
    .meaning = Una carta sale de su lugar y pasa a otro.
    .slot-1-name = carta
    .slot-1 = una sola carta: la superior de una pila, `top of stock` o simplemente `stock`, o una que se ha elegido
    .slot-2-name = lugar
    .slot-2 = adónde va: a una pila, a una cuadrícula o al lugar de una carta que se ha elegido
    .face = cómo queda; sin estas palabras, como suelen estar las cartas en ese lugar

construct-gather = Muchas cartas a la vez
    .meaning = Se reúnen cartas en una pila, sin que nadie las mire.
    .everything = todas las cartas del juego, estén donde estén
    .rest-of = todas las cartas de una pila menos la superior
    .all-of = todas las cartas de una pila, de una cuadrícula o de una mano
    .slot-1-name = pila
    .slot-2-name = pila o cuadrícula
    .slot-3-name = lugar
    .slot-3 = adónde van

construct-deal = Cartas para todos
    .meaning = Todos los que toman parte reciben cartas, de una en una y por turno, hasta que cada uno tiene esa cantidad.
    .slot-1 = cuántas cartas recibe cada uno: un número o su nombre
    .slot-2-name = pila
    .slot-2 = la pila de la que salen
    .slot-3-name = lugar
    .slot-3 = el lugar de cada jugador al que van
    .from = quién recibe la primera carta; sin estas palabras, el jugador del primer asiento

construct-swap = Dos cartas cambian de lugar
    .meaning = Se intercambian dos cartas que se han elegido antes, sin que nadie las mire.
    .slot-1-name = carta
    .slot-1 = una carta de una cuadrícula
    .slot-2-name = otra carta
    .slot-2 = otra, de la misma cuadrícula o de otra distinta

construct-turn-over = Se da la vuelta a unas cartas
    .meaning = Se da la vuelta a unas cartas allí donde están. Las que se ponen boca arriba las ven todos.
    .slot-1-name = cartas
    .slot-1 = una carta que se ha elegido, la superior de una pila, una fila de una cuadrícula o todas las cartas de un lugar
    .facing = boca arriba o boca abajo

construct-look = Alguien mira unas cartas
    .meaning = Quien actúa mira unas cartas que los demás no ven.
    .slot-1-name = cartas
    .slot-1 = una carta que se ha elegido, la superior de una pila, una fila de una cuadrícula o todas las cartas de un lugar

construct-shuffle = Barajar
    .meaning = Se mezclan las cartas de una pila: a partir de ahora nadie sabe en qué parte de ella está cada una.
    .slot-1-name = pila
    .slot-1 = la pila

construct-cut = Cortar
    .meaning = Unas cartas de la parte superior de una pila pasan debajo, sin cambiar de orden.
    .slot-1-name = pila
    .slot-1 = la pila
    .slot-2-name = número
    .slot-2 = cuántas cartas pasan debajo

construct-let = Un dato cambia
    .meaning = A partir de ahora, un { $fact } es otra cosa, y todos lo saben.
    .slot-1-name = dato
    .slot-1 = qué dato; si cada jugador tiene uno, de quién: `running of me`
    .slot-2 = lo que es a partir de ahora

construct-choose = Elegir una cosa entre varias
    .meaning = Quien actúa elige una carta, un jugador o un número. En lo que sigue, el nombre lo representa.
    .slot-1 = un nombre nuevo para lo que se elige
    .slot-2 = entre qué se elige: las cartas de una cuadrícula o de una fila, `grid of any opponent`, jugadores, o números desde uno hasta otro
    .when = qué se puede elegir de todo ello; `it` es cada cosa, una tras otra

construct-choose-several = Elegir varias cosas a la vez
    .meaning = Quien actúa elige varias cartas o varios jugadores, uno tras otro, y puede parar en cuanto haya bastantes. En lo que sigue, el nombre los representa a todos: { $each-in } los recorre, y se cuentan y comparan como las cartas de una cuadrícula (`number of spots in chosen`, `some one in chosen where …`). Una carta que ha dejado su sitio ya no se cuenta. Si las cartas se eligen sin verlas y tienen que ser iguales, se ponen boca arriba antes de compararlas: `each one in chosen: turn one up; if no one in chosen where (some other in chosen where rank of other is not rank of one) then …`.
    .slot-1 = cuántos como mínimo: un número, o el nombre de uno
    .to = cuántos como máximo, o todos los que haya; sin ello, exactamente tantos
    .slot-3 = un nombre nuevo para todo lo que se elige
    .slot-4 = entre qué se elige: las cartas de una cuadrícula o de una fila, `grid of any opponent`, o jugadores
    .when = qué se puede elegir de todo ello; `it` es cada cosa, una tras otra, y el nombre representa lo que ya se ha elegido

construct-may = Hacerlo o no
    .meaning = Quien actúa decide si el efecto ocurre o no.

construct-offer = Usar el poder de una carta
    .meaning = Si la carta tiene un { $power }, quien actúa puede usarlo ahora, o tiene que hacerlo, si no es `optional`. Si no lo tiene, o si no hay nada a lo que aplicarlo, el juego sigue.
    .slot-1-name = carta
    .slot-1 = la carta

construct-announce = Se anuncia un resultado
    .meaning = Se anuncia lo que da una definición, junto con la regla que lo ha dado. Queda anotado en el acta de la partida: así llegan a ella los puntos.
    .slot-1-name = definición
    .slot-1 = una definición, y por quién se pregunta: `score of me`

construct-when = Solo en un caso
    .meaning = El efecto ocurre solo si se cumple la condición. Si hay más de uno, van entre paréntesis ({ $block }). Otro `if` detrás de `then` va también entre paréntesis.
    .slot-1 = lo que ha de cumplirse, véase { $expressions }
    .else = lo que ocurre si no

construct-each = Todos, uno tras otro
    .meaning = Todos los que toman parte hacen esto por turno. Dentro, `me` es el jugador que lo está haciendo.
    .from = quién es el primero; sin estas palabras, el jugador del primer asiento
    .when = quiénes lo hacen: los que cumplen la condición, con `me` para cada uno

construct-each-in = Para cada cosa, una tras otra
    .meaning = El efecto ocurre con cada carta, cada jugador o cada número, uno tras otro; dentro, el nombre representa al que le toca. Qué cartas son se fija antes de la primera. Una carta que entretanto se ha retirado se pasa por alto, y `where` se pregunta cuando le llega el turno a cada carta. Por eso, una carta que ya se ha ido no cuenta para las siguientes. Para que varias se vayan juntas, quite las demás en un bucle interior y deje para el final la carta por la que se pregunta: `each one in grid of me where at least 2 of spots in grid of me where rank of it = rank of one: (each other in grid of me where other is not one and rank of other = rank of one: move other to discard; move one to discard)`. Mientras se recorren las cartas de una cuadrícula no se puede preguntar nada a nadie ({ $CAM039 }).
    .slot-1 = un nombre nuevo para cada cosa
    .slot-2 = lo que se recorre: las cartas de una cuadrícula o de una fila, `grid of any opponent`, jugadores, o números desde uno hasta otro
    .where = con cuáles ocurre; `it` es cada cosa, una tras otra

construct-as-player = Actúa otro
    .meaning = En este efecto, `me` no es quien actúa en lo demás, sino otro jugador: por ejemplo, el que corta la baraja.
    .slot-1-name = jugador
    .slot-1 = quién actúa

construct-block = Varios efectos en lugar de uno
    .meaning = Donde puede ir un efecto pueden ir varios entre paréntesis. Un nombre que se da dentro no significa nada fuera.

construct-go = Por dónde sigue el juego
    .meaning = Lo que venga detrás ya no ocurre; el juego sigue en otra { $phase } o { $stage }.
    .slot-1-name = fase o etapa
    .slot-1 = por dónde sigue

construct-end-round = Termina una ronda
    .meaning = La ronda se ha jugado hasta el final. Dentro de una partida, el juego sigue en la etapa que decide lo que viene después.
    .slot-1-name = etapa
    .slot-1 = por dónde sigue una partida

construct-end-match = Termina la partida
    .meaning = Ya no se juega nada más.


## Expresiones

expressions = Valores y condiciones
expressions-intro = Donde una forma pide un valor, una condición, una carta, un lugar o un jugador, va una de estas expresiones. `me` es quien actúa; en una definición, `player` o `card` es por quién o por qué se pregunta.

phrases-values = Valores sencillos
phrases-of = Algo de algo
phrases-sums = Cálculos
phrases-comparisons = Comparar
phrases-joining = Unir condiciones
phrases-counting = Contar, sumar, escoger
phrases-domains = Qué se cuenta
phrases-places = Varios lugares a la vez
phrases-choices = Entre qué se elige

phrases-values-intro = Las palabras que se representan a sí mismas, y los nombres que han declarado las reglas.
phrases-of-intro = Las expresiones con `of` se leen de derecha a izquierda: en `rank of top of discard` se toma primero la pila de descarte, después su carta superior y por último el rango de esa carta.
phrases-sums-intro = `*` se calcula antes que `+` y `-`; para otro orden están los paréntesis.
phrases-comparisons-intro = Solo los números y los rangos son mayores o menores que otros; el as es el rango más bajo. Dos comparaciones se unen con `and`.
phrases-joining-intro = Primero se aplica `not`, después `and` y al final `or`; para otro orden están los paréntesis.
phrases-counting-intro = `it` es cada cosa que se cuenta, una tras otra. `where` deja fuera aquellas para las que no se cumple su condición; llega hacia la derecha tan lejos como puede, así que una expresión como esta va al final o entre paréntesis.
phrases-domains-intro = Lo que puede ir detrás de `of`, `some` y `no` en las expresiones de arriba.
phrases-places-intro = No son valores. Las dos formas van donde se cuenta o se elige algo; una fila, también detrás de `look at` y `turn`.
phrases-choices-intro = Lo que puede ir detrás de `in` cuando alguien elige algo ({ $choose }) o cuando se recorren varias cosas ({ $each-in }).

expression-type = { $type ->
    [integer] número
    [boolean] sí o no
    [rank] rango
    [suit] palo
    [colour] color
    [card] carta
    [spot] lugar de una cuadrícula
    [player] jugador
    [player-or-nobody] jugador o nadie
    [zone] lugar para cartas
    [places] lugares
    [word] palabra de una opción
   *[choice] lo que se elige
 }

phrase-number = un número entero
phrase-name = el número de ese nombre ({ $param }); también se designan por su nombre un dato ({ $fact }), un lugar para cartas ({ $zone }) y una definición ({ $define })
phrase-truth = es así
phrase-untruth = no es así
phrase-nobody = ningún jugador
phrase-rank-word = un rango: `A`, `J`, `Q`, `K`, `joker`, un número, o el nombre de una carta propia del juego
phrase-suit-word = un palo: `hearts`, `spades`, `diamonds` o `clubs`
phrase-colour-word = un color: `red` o `black`
phrase-me = el jugador que actúa
phrase-it = lo que se cuenta o se examina en ese momento
phrase-subject = en una definición, el jugador o la carta por los que se pregunta: `player` o `card`
phrase-chosen = lo que se ha elegido, por el nombre que recibió ({ $choose }); representa también a su carta
phrase-brackets = primero lo que va entre paréntesis
phrase-fact-of = un dato que tiene cada jugador
phrase-decision-of = lo que da la definición para ese jugador
phrase-table-of = lo que da la tabla para esa carta
phrase-zone-of = el lugar de ese jugador
phrase-size-of = cuántas cartas hay en un lugar; los huecos no cuentan
phrase-top-of = la carta superior de una pila
phrase-rank-of = el rango de una carta
phrase-suit-of = el palo de una carta
phrase-colour-of = el color de una carta
phrase-pip-of = el número de una carta: el as es 1, la jota 11, la reina 12, el rey 13; una carta sin número no tiene ninguno, y preguntarlo es un error
phrase-owner-of = el jugador en cuya cuadrícula está una carta que se ha elegido
phrase-row-number = la fila en que está la carta elegida; la 1 es la más cercana a su dueño
phrase-column-of = la columna en que está la carta elegida; la 1 es la primera por la izquierda de su dueño
phrase-left-of = el siguiente jugador hacia la izquierda que toma parte
phrase-neighbour-of = quien está sentado a continuación, en el sentido del juego, aunque ya no tome parte
phrase-right-of = el siguiente jugador hacia la derecha que toma parte
phrase-plus = la suma de los dos números
phrase-minus = el primer número menos el segundo
phrase-times = el producto de los dos números
phrase-negative = el mismo número, con signo menos
phrase-below-zero = un número por debajo de cero; la segunda forma es la de las cartas
phrase-equal = las dos cosas son iguales
phrase-unequal = no son iguales
phrase-is = lo mismo que `=`; con jugadores se lee mejor
phrase-is-not = lo mismo que `!=`
phrase-lies = si la carta está boca arriba
phrase-lies-down = si está boca abajo; `is not face up` significa lo mismo
phrase-known = si el jugador conoce la carta: la ha mirado, ha visto cómo se descubría o la ve boca arriba
phrase-less = menor
phrase-at-most = menor o igual
phrase-more = mayor
phrase-at-least = mayor o igual
phrase-and = se cumplen las dos
phrase-or = se cumple una de ellas, o las dos
phrase-not = no se cumple
phrase-number-of = cuántos hay
phrase-number-where = cuántos hay que cumplan la condición
phrase-sum = la suma de todos sus puntos; 0 si no hay ninguna carta
phrase-sum-where = lo mismo, solo para los que cumplen la condición
phrase-least = el número más pequeño que tiene alguno de ellos
phrase-greatest = el número más grande que tiene alguno de ellos
phrase-first = el primero de ellos; los jugadores se recorren en el orden del juego
phrase-first-where = el primero de ellos que cumple la condición, o nadie
phrase-some = la condición se cumple al menos para uno
phrase-none = no se cumple para ninguno
phrase-exactly = se cumple justo para ese número
phrase-at-least-of = se cumple para ese número o más
phrase-at-most-of = se cumple para ese número o menos
phrase-open-and = los paréntesis muestran dónde acaba la cuenta
phrase-open-or = aquí también
phrase-open-not = aquí también
phrase-players = todos los que toman parte
phrase-opponents = todos los que toman parte, salvo `me` o, en una definición, `player`
phrase-everyone = todos, incluidos los que están fuera
phrase-from = empezando por ese jugador
phrase-cards-in = las cartas de un lugar
phrase-spots-in = los lugares de una cuadrícula en los que hay una carta
phrase-spots-in-row = los de una fila
phrase-spots-of-any-opponent = los de las cuadrículas de todos los rivales
phrase-named = lo mismo con un nombre para cada elemento, cuando hay que distinguir dos o `it` ya es otra cosa
phrase-named-number = números uno tras otro, cada uno con un nombre
phrase-row-of = los lugares de una fila; la fila 1 es la más cercana a su dueño
phrase-any-opponent = los lugares de las cuadrículas de todos los rivales juntos
phrase-any-player = los lugares de las cuadrículas de todos juntos, también de la propia
phrase-choose-spot = una de las cartas de una cuadrícula
phrase-choose-gap = uno de los lugares de una cuadrícula en los que no hay carta; si admite más cartas, también el siguiente al último
phrase-choose-number = un número desde el primero hasta el segundo
phrase-choose-player = uno de esos jugadores
phrase-choose-player-from = uno de esos jugadores, que se recorren a partir del que se indica


## Procedencia, comentarios, palabras

sources = De dónde viene una regla
sources-intro = Cada regla dice de dónde viene: cita un libro o da un motivo. `cambio-spec check` señala la que no lo hace ({ $CAM200 }) y la excepción que no tiene ni lo uno ni lo otro ({ $CAM201 }). Una fuente escrita tras la cabecera de una tabla, de una definición con varias reglas, de una etapa o de una variante vale para todo lo que contiene y no tiene una propia.
sources-because = Un motivo es una frase para quienes editan, entre comillas rectas. No se imprime.
    .slot-1-name = motivo
sources-cites = Un pasaje se indica con la sección del libro y el número del apartado. El reglamento lo imprime detrás de la frase. Si el juego nombra sus libros, el pasaje tiene que existir ({ $CAM041 }); si de varios libros solo lo dice uno, su etiqueta va delante.
    .slot-1-name = etiqueta
    .slot-2-name = sección

comments = Comentarios
comments-intro = Lo que va detrás de un `#`, hasta el final de la línea, es para quienes leen el archivo. `cambio-spec fmt` conserva todos los comentarios: el que ocupa una línea propia se refiere a lo que tiene debajo.

reference-example-above = Acordado después de la segunda velada.
reference-example-beside = con 50 se acababa enseguida
reference-example-reason = con una velada basta
reference-example-ruling = los libros dicen tanto 100 como 50

reserved = Palabras que no son nombres
reserved-intro = Estas palabras significan algo en toda regla, así que ninguna otra cosa puede llamarse como ellas ({ $CAM016 }). Otras palabras del lenguaje, como las que abren un efecto, quedan libres para ser nombres.
reserved-link = palabras que no son nombres


## La referencia de las incidencias

findings = Incidencias
findings-intro = Todo lo que `cambio-spec` puede señalar, por su código. `cambio-spec explain CAM410` muestra una de estas páginas en el terminal.
findings-finding = Incidencia
findings-gravity = Cuenta como
findings-0 = Archivos, palabras, nombres y órdenes
findings-1 = Las frases de un reglamento
findings-2 = Procedencia, nombres y decisiones
findings-3 = Juego
findings-4 = Definiciones y puntos
