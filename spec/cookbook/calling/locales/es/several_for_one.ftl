variant-several-for-one = Quien ha robado una carta puede dar por ella varias cartas iguales de su cuadrícula. Se eligen todas antes de poner boca arriba la primera: quien se equivoca enseña sus cartas y se las queda, y la carta robada se descarta.
    .title = Varias cartas por una

trade =
    .title = Dar varias iguales por ella

question-emptied-slot = ¿Puedo rellenar un hueco que he dejado al pegar?
    .for = stays_empty
    .ruling = Pegando, no. Pero cuando se dan varias cartas iguales por una, la robada ocupa el primer hueco de la cuadrícula.
    .reason = Una carta nueva ocupa el lugar de otra; en un hueco no hay ninguna.
