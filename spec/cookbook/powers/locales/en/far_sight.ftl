variant-far-sight = The sevens and eights show you a card of somebody else, the nines and tens one of your own. Many people have learned it this way round.
    .title = Peeks the other way round
    .holds = question-no-target, question-caller-protected
