variant-own-cards-only = Vous ne pouvez coller que vos propres cartes. Moins de mains se gênent, et personne ne reçoit de carte en cadeau.
    .title = Pas touche aux cartes des autres

about-speed = La mémoire seule n’y suffit pas. Dès qu’une carte est défaussée, qui en a une de même rang, et sait où, peut la coller dessus : à tout moment, même quand ce n’est pas son tour. Les mains vives perdent des cartes ; les trop pressées en ramassent.
