variant-several-for-one = Whoever has drawn a card can give several equal cards of their grid for it. All of them are chosen before the first is turned up: whoever is wrong shows their cards and keeps them, and the drawn card is thrown.
    .title = Several cards for one

trade =
    .title = Give several equal cards for it

question-emptied-slot = Can I fill a gap that sticking has left?
    .for = stays_empty
    .ruling = Not by sticking. But when several equal cards go for one, the drawn card comes into the first gap of the grid.
    .reason = A swap puts a card in the place of another; in a gap there is none.
