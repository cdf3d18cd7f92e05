### Lo que las reglas delatan y quién va primero: hallazgos CAM33x y CAM34x

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
