variant-another-turn = Com um dez, você não espia nada, mas joga outro turno. Talvez venha uma carta melhor, talvez outro dez.
    .title = Um dez dá outro turno
    .holds = question-no-target, question-caller-protected

another-turn = Jogue outro turno na mesma hora.
    .for = power another_turn on 10 optional: go to turn
