variant-plain-kings = Los reyes negros ya no pueden nada: solo son caros. Quien miraba e intercambiaba gracias a uno de ellos ganaba demasiado a menudo.
    .title = Reyes sin poder
