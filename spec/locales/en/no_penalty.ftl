### What the books of Cambio without Penalty say otherwise; see cambio.ftl.

question-who-wins-then = Who wins when the caller doesn’t have the lowest total?
    .for = lowest
    .ruling = Whoever has the lowest total, just as if somebody else had called. The caller scores like everybody else.
    .reason = Only the penalty is gone.
