variant-another-turn = Con un diez no mira nada, pero juega otro turno. Quizá le traiga una carta mejor, o quizá otro diez.
    .title = Un diez da otro turno
    .holds = question-no-target, question-caller-protected

another-turn = Juegue en el acto otro turno.
    .for = power another_turn on 10 optional: go to turn
