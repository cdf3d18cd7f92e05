variant-two-cards = Qui retourne une mauvaise carte en voulant coller en reçoit deux de plus. Deviner n’est plus gratuit.
    .title = Coller à tort coûte deux cartes

next-penalty = Avant que le tour suivant commence, qui a retourné une mauvaise carte prend { $number-2 } cartes { zone-stock.of }, { face-down } et sans que personne les regarde, pour autant qu’il en reste. Elles comblent des trous ou se placent à côté des autres cartes.
    .for = each player when missed of me: each extra in 1 to 2: if size of stock > 0 then move top of stock to grid of me
    .unsaid = each-player, number-1, zone-grid

question-wrong-stick = Et si je retourne une carte qui n’a pas le bon rang ?
    .for = turned_back
    .ruling = Elle reprend sa place, face cachée. Vous ne pouvez plus coller pendant ce tour et, quand il s’achève, vous prenez deux cartes.
    .reason = Que les autres connaissent votre carte ne suffit pas.

question-emptied-slot = Puis-je combler un trou que j’ai fait en collant ?
    .for = stays_empty
    .ruling = Pas avec une carte que vous gardez. Mais les cartes que vous prenez pour avoir collé à tort vont d’abord dans ces trous.
    .reason = Un échange met une carte à la place d’une autre ; dans un trou, il n’y en a pas.
