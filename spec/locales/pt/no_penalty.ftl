### O que as edições dizem de outro modo sobre o Cambio sem penalidade; veja cambio.ftl.

question-who-wins-then = Quem vence quando quem chamou “Cambio” não tem o menor total?
    .for = lowest
    .ruling = Quem tem o menor total, como se outra pessoa tivesse chamado. Quem chamou “Cambio” pontua como qualquer outro.
    .reason = A única coisa que some é a penalidade.
