variant-far-sight = Com um sete ou um oito, você espia uma carta de outro; com um nove ou um dez, uma sua. Muita gente aprendeu assim.
    .title = Espiadas ao contrário
    .holds = question-no-target, question-caller-protected
