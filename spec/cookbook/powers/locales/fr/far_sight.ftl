variant-far-sight = Avec un sept ou un huit, vous regardez une carte d’un autre ; avec un neuf ou un dix, une des vôtres. Beaucoup l’ont appris dans ce sens-là.
    .title = Les coups d’œil inversés
    .holds = question-no-target, question-caller-protected
