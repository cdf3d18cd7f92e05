variant-two-answers = Sevens were to count nothing, so a row was added for them. But the game has a row for them already, and now a seven counts 7 and 0. Whoever wants another value has to replace the old one.
    .title = Two rules, two answers
