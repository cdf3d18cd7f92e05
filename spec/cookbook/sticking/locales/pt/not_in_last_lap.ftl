variant-not-in-last-lap = Depois que alguém chama “Cambio”, ninguém mais pode colar. Quem chama só precisa temer o que está na mesa.
    .title = Sem colar na última volta

call = Diga “Cambio” em vez de comprar. Seu turno termina aí, e cada um dos outros ainda joga um turno, em que ninguém mais pode colar. De resto, o jogo segue como sempre{ $with-powers ->
    [yes] ; nem as suas próprias cartas estão a salvo
   *[no] { "" }
 }. Depois que alguém chama “Cambio”, ninguém mais pode chamar.
    .title = Chamar “Cambio”
    .short = Cada um dos outros joga mais um turno, sem colar; depois, todas as cartas são reveladas. Ninguém mais pode chamar.
    .for = action call in turn when caller is nobody: let caller be me; go to next
    .for-next-quiet = if caller is not nobody then (each player: let missed of me be yes)
    .unsaid = each-player

question-stick-when = Colar gasta o meu turno?
    .for = any_time_on_your_turn
    .ruling = Não. Você cola além do que mais fizer no turno – antes, no meio ou depois – e quantas vezes acertar. Só depois que alguém chama “Cambio” é que isso acaba.
    .reason = As edições pedem uma única ação, mas deixam colar em qualquer momento do turno; as duas coisas só combinam se colar não contar como ação.

question-last-turns = Os últimos turnos têm algo de diferente?
    .for = normal_turns
    .ruling = Têm: ninguém mais pode chamar “Cambio” nem colar. Os poderes funcionam como sempre.
    .reason = Quem chamou deve poder confiar nas cartas.
