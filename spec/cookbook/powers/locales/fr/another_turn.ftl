variant-another-turn = Avec un dix, vous ne regardez rien, mais vous jouez un tour de plus. Il vous apportera peut-être une meilleure carte, ou un autre dix.
    .title = Un dix donne un autre tour
    .holds = question-no-target, question-caller-protected

another-turn = Jouez aussitôt un autre tour.
    .for = power another_turn on 10 optional: go to turn
