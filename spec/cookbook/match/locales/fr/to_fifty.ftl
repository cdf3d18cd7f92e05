variant-to-fifty = La limite est fixée à { $limit } points. Une partie en 100 points prend toute la soirée ; celle-ci, une heure.
    .title = Jusqu’à cinquante
