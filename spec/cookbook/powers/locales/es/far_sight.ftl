variant-far-sight = Con un siete o un ocho mira una carta ajena; con un nueve o un diez, una suya. Mucha gente lo ha aprendido así.
    .title = Las miradas al revés
    .holds = question-no-target, question-caller-protected
