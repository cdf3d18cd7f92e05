variant-several-for-one = Quem comprou uma carta pode dar por ela várias cartas iguais da sua grade. Todas são escolhidas antes que a primeira seja revelada: quem errar mostra as suas cartas e fica com elas, e a carta comprada é descartada.
    .title = Várias cartas por uma

trade =
    .title = Dar várias iguais por ela

question-emptied-slot = Posso preencher o lugar que ficou vazio quando colei uma carta?
    .ruling = Colando, não. Mas quando várias cartas iguais saem por uma só, a carta comprada ocupa o primeiro lugar vazio da grade.
    .reason = Trocar é pôr uma carta no lugar de outra; em um lugar vazio não há nenhuma.
    .for = stays_empty
