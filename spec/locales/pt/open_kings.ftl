### O que as edições dizem de outro modo sobre os reis abertos; veja cambio.ftl.

question-which-kings = Que reis mudam?
    .for = all
    .ruling = Os vermelhos: agora contam { $value }, como os pretos sempre contaram.
    .reason = As edições dizem “não apenas os vermelhos”, como se antes os pretos valessem alguma coisa.
