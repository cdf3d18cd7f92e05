variant-not-in-last-lap = Once somebody has called, nobody can stick any more. The caller then has to fear only what lies on the table.
    .title = No sticking in the last lap

call = Say “Cambio” instead of drawing. That ends your turn, and from now on everybody else has one more turn, in which nobody can stick any more. Otherwise play goes on as usual{ $with-powers ->
    [yes] ; not even your own cards are safe
   *[no] { "" }
 }. Once somebody has called, nobody else can.
    .title = Call “Cambio”
    .short = Everybody else has one more turn, without sticking, then all cards are turned up. Nobody else can call.
    .for = action call in turn when caller is nobody: let caller be me; go to next
    .for-next-quiet = if caller is not nobody then (each player: let missed of me be yes)
    .unsaid = each-player

question-stick-when = Does sticking use up my turn?
    .for = any_time_on_your_turn
    .ruling = No. It comes on top of whatever you do in your turn – before, in between or after – and as often as you get it right. Only when somebody has called is it over with.
    .reason = The books ask for exactly one action, but let you stick at any time in your turn; both hold if sticking doesn’t count as an action.

question-last-turns = Are the last turns any different?
    .for = normal_turns
    .ruling = Yes: nobody can call, and nobody can stick. Powers work as usual.
    .reason = Whoever has called should be able to rely on the cards.
