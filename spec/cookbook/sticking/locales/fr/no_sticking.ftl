variant-no-sticking = Personne ne se défait d’une carte en la collant. Chacun garde donc les siennes, et rien ne se passe hors de son tour : c’est la façon tranquille de jouer.
    .title = On ne colle pas
