### Lo que las reglas delatan y quién va primero: incidencias CAM33x y CAM34x

leak = { $way ->
    [offer] `{ $rule }` delata una carta oculta: { $player } ha visto lo mismo en los dos repartos, pero «{ $move }» solo se permite en uno de ellos.
   *[event] `{ $rule }` delata una carta oculta: { $player } ha visto lo mismo en los dos repartos, pero después de «{ $move }» no siguen igual.
 }
leak-label = { $way ->
    [offer] quién puede hacerlo depende de una carta oculta
   *[event] lo que ocurre depende de una carta oculta
 }
leak-help = { $way ->
    [offer] Permítalo sea cual sea la carta oculta, y pregunte por ella solo cuando esté descubierta: `turn … up; if … then … else …`.
   *[event] Descubra la carta, o muéstrela a todos, antes de que algo dependa de ella.
 }
leak-bounded = No se ha encontrado ningún reparto en el que `{ $rule }` delate una carta oculta, pero no está demostrado que no lo haya.
leak-bounded-help = Haga que dependa solo de cartas que estén boca arriba o que conozca la persona en cuestión: entonces se puede demostrar.
leak-unknown = No se sabe si `{ $ruleset }` delata una carta oculta: faltó tiempo.
frame-deals = El primero de los dos repartos, con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }:
frame-deals-other = El segundo:
frame-moves-then = Lo que se hace entonces:
bound-deals = { $count ->
    [one] un reparto
   *[other] { $count } repartos
 }

race = { $way ->
    [shut] Ninguna regla dice quién va primero, y no da igual: después de «{ $first }» ya no se puede hacer «{ $second }».
   *[differs] Ninguna regla dice quién va primero, y no da igual: «{ $first }» y «{ $second }» llevan a otra cosa en el orden contrario.
 }
race-label = varios pueden hacerlo a la vez, o a la vez que: { ALL($others_list) }
race-help = Diga cómo se decide, en una pregunta sobre el orden: `question …, ordering ruled … by { $rule }`. O haga que se pregunte a una sola persona cada vez: `when me is …`.
race-help-in-yaml = Diga cómo se decide, en una pregunta sobre el orden: `ordering: true`, `ruled: …`, `by: [{ $rule }]`. O haga que se pregunte a una sola persona cada vez: `when me is …`.
race-bounded = No está demostrado que dé igual quién va primero con `{ $rule }`, pero no se ha encontrado ninguna mesa en la que no dé igual. Las otras: { ALL($others_list) }.
race-bounded-help = Diga cómo se decide, en una pregunta sobre el orden: `question …, ordering ruled … by { $rule }`. Entonces no hace falta demostrarlo.
race-bounded-help-in-yaml = Diga cómo se decide, en una pregunta sobre el orden: `ordering: true`, `ruled: …`, `by: [{ $rule }]`. Entonces no hace falta demostrarlo.
race-unknown = No se sabe si en `{ $ruleset }` da igual quién va primero: faltó tiempo.
frame-moves-race = Lo que dos personas pueden hacer a la vez:
bound-races = { $count ->
    [one] un par de jugadas
   *[other] { $count } pares de jugadas
 }

## The matrix of races

races = Quién va primero
races-none = En `{ $ruleset }` nadie puede actuar fuera de su turno.
races-phase = Fase
races-actions = Acciones de dos personas
races-verdict = Cuando las dos quieren
races-alone = una persona cada vez
races-independent = en cualquier orden, da igual
races-ordered = decide la pregunta `{ $question }`
races-matters = sin decidir, y no da igual
races-open = no se sabe si da igual
races-intro = Donde varias personas pueden actuar en la misma fase, esto es lo que ocurre, para cada par de acciones, cuando dos quieren hacerlo a la vez: según las reglas de los juegos incluidos, y con las variantes y opciones que lo cambian. Un par que no fuera independiente ni estuviera decidido sería una incidencia ({ $CAM340 }). `cambio-spec list --races` muestra lo mismo de sus propias reglas.
