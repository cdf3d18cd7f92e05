### What the books of Open Kings say otherwise; see cambio.ftl.

# $value
question-which-kings = Which kings have changed?
    .for = all
    .ruling = The red ones: they now count { $value }, as the black ones always did.
    .reason = The editions say “not only the red ones”, as if the black ones had been worth something before.
