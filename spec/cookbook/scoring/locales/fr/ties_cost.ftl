variant-ties-cost = L’appelant doit faire mieux que tous les autres : s’il ne fait que partager le total le plus bas, il paie aussi la pénalité.
    .title = L’égalité, c’est un appel à tort

question-caller-tie = J’ai appelé « Cambio » et je partage le total le plus bas. Dois-je ajouter { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 } de pénalité ?
    .for = no_penalty
    .ruling = Oui. Ceux qui ont le même total que vous le marquent.
    .reason = Qui appelle prétend faire mieux que tous les autres, et non aussi bien que quelqu’un.
