variant-ties-cost = A caller has to be better than everybody else: whoever only shares the lowest total pays the penalty, too.
    .title = A tie is a wrong call

question-caller-tie = I called and share the lowest total. Do I pay the { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }?
    .for = no_penalty
    .ruling = Yes. Those who share your total score that total.
    .reason = Whoever calls claims to be better than everybody else, not as good as somebody.
