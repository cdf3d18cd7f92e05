### Ce que la règle du Cambio à cinq cartes dit autrement ; voir cambio.ftl.

question-nearest-row = Comment dispose-t-on les cinq cartes, et lesquelles puis-je regarder au début ?
    .for = two_cards
    .ruling = La carte seule est la plus éloignée de vous. La rangée la plus proche a donc { $grid-row-1 } cartes, et ce sont celles que vous pouvez regarder.
    .reason = Les éditions donnent les rangées, mais pas leur sens ; deux cartes, c’est ce qu’elles laissent voir.
