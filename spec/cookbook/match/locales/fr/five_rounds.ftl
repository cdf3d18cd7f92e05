variant-five-rounds = La partie compte { $rounds } manches, et personne n’est éliminé avant la fin. Parfait quand le dernier bus part à dix heures.
    .title = Cinq manches
