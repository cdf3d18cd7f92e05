variant-two-answers = Les sept ne doivent rien compter ; on leur a donc ajouté une ligne. Mais le jeu en a déjà une, et voilà qu’un sept compte 7 et 0. Qui veut une autre valeur doit remplacer l’ancienne.
    .title = Deux règles, deux réponses
