variant-five-rounds = Die Partie hat { $rounds } Runden, und vorher scheidet niemand aus. Das Richtige, wenn der Bus um zehn fährt.
    .title = Fünf Runden
