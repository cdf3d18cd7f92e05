### What the books of Cambio without Penalty say otherwise; see cambio.ftl.

question-who-wins-then = Who wins when the caller isn’t the lowest?
    .for = lowest
    .ruling = Whoever has the lowest total, just as if somebody else had called. The caller scores their own total, no more.
    .reason = Only the penalty is gone.
