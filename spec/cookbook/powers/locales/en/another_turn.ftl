variant-another-turn = With a ten you don’t look at anything but have another turn. It may bring you a better card, or another ten.
    .title = A ten gives another turn
    .holds = question-no-target, question-caller-protected

another-turn = Have another turn at once.
    .for = power another_turn on 10 optional: go to turn
