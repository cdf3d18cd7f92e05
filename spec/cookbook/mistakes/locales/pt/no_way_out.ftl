variant-no-way-out = Encerrar o turno parecia uma ação desnecessária, e ela foi tirada. Mas sem ela ninguém consegue continuar.
    .title = Um beco sem saída

next-pass-on = Por fim, o turno passa ao próximo jogador.
    .for = each player: let missed of me be no; let active be left of active
    .unsaid = each-player
