### Ce que les livrets et les aides de jeu disent d’eux-mêmes, quel que soit le jeu.


rulebook-subtitle = Livret de règles pour { $fewest } à { $most } joueurs
rulebook-subtitle-listed = Livret de règles pour { ANY($counts_list) } joueurs
sheet-subtitle = Les règles en une page
document-author = cambio-spec
document-language = fr
after-colon = small

document-stamp = { $configuration } · règles { $hash }{ document-verdict } · cambio-spec { $version }
document-verdict = { $verdict ->
    [fine] , vérifiées
    [accepted] , vérifiées, { $accepted ->
        [1] un constat accepté
       *[other] { $accepted } constats acceptés
     }
    [bounded] , vérifiées dans certaines limites
    [open] , avec des constats ouverts
   *[unchecked] { "" }
 }
document-draft = Ébauche, avec des constats ouverts

draft-rule = La règle « { $rule } » n’a pas encore de phrase : { $text }


## Chapitres

section-about = Le jeu en bref
section-players = Joueurs
section-deck = Cartes et valeurs
section-object = But du jeu
section-varied = Ce qui change ici
section-agreed = À convenir avant de jouer
section-variants = Variantes
section-setup = Mise en place
section-play = Tour de jeu
section-powers = Pouvoirs
section-scoring = Décompte
section-winning = Fin de la partie
section-questions = Questions et réponses
question-open = Laissé ouvert : mettez-vous d’accord avant de jouer.
section-glossary = Glossaire


## Joueurs, cartes et valeurs, là où un jeu n’a pas de phrase à lui
## (« dans le sens horaire » plutôt que par les aiguilles d’une montre : c’est plus court.)

players-range = Le jeu est fait pour { $fewest } à { $most } joueurs. On joue chacun son tour, dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 }.

players-listed = Le jeu est fait pour { ANY($counts_list) } joueurs. On joue chacun son tour, dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
 }.

deck-size = Il vous faut un jeu de { $cards } cartes.

deck-parts = Il vous faut { $packs ->
    [1] un jeu de 52 cartes
   *[other] { $packs } jeux de 52 cartes
 }{ $jokers ->
    [0] .
    [one] { " " }et un joker.
   *[other] { " " }et { $jokers } jokers.
 }

deck-own = Il vous faut { $cards } cartes : { ALL($copies_list) }.
copies-rank = { $count } × { $rank }{ $suit ->
    [suited] { " " }dans chaque couleur
    [red] { " " }à cœur et autant à carreau
    [black] { " " }à pique et autant à trèfle
    [hearts] { " " }à cœur
    [spades] { " " }à pique
    [diamonds] { " " }à carreau
    [clubs] { " " }à trèfle
   *[none] { "" }
 }
copies-run = { $count } de chaque valeur, de { $first } à { $last }{ $suit ->
    [suited] { " " }dans chaque couleur
    [red] { " " }à cœur et autant à carreau
    [black] { " " }à pique et autant à trèfle
    [hearts] { " " }à cœur
    [spades] { " " }à pique
    [diamonds] { " " }à carreau
    [clubs] { " " }à trèfle
   *[none] { "" }
 }

values-cards = Cartes
values-points = Points

value-points = { SIGNED($points) }
value-pip = valeur nominale
value-formula = { $factor ->
    [1] valeur nominale
   *[other] { SIGNED($factor) } × valeur nominale
 }{ $sign ->
    [plus] { " " }+ { $offset }
    [minus] { " " }− { $offset }
   *[none] { "" }
 }
value-from = { $offset } − valeur nominale


## Images

grid-owner = Vous
grid-looked-at = à regarder une fois

grid-alt = Les cartes posées devant vous, vues d’en haut : { $shape } cartes face cachée ; la rangée la plus proche de vous est celle du bas.

flow-start = Votre tour
flow-alt = Le déroulement d’un tour : ce que vous pouvez faire d’abord, où cela mène et ce qui reste possible à tout moment.
any-time = à tout moment


## Tableaux

powers-card = Carte
powers-effect = Pouvoir

powers-discarded = Un pouvoir agit quand sa carte est défaussée.
powers-held = Un pouvoir agit tant que sa carte est dans votre main.
powers-lying = Un pouvoir agit là où sa carte se trouve devant vous.

title-quoted = « { $title } »

power-held = Tant que cette carte est dans votre main, vous pouvez choisir { ANY($titles_list) } ; voir « { $section } ».
power-up = Tant que cette carte est face visible devant vous, vous pouvez choisir { ANY($titles_list) } ; voir « { $section } ».
power-lies = Tant que cette carte est devant vous, vous pouvez choisir { ANY($titles_list) } ; voir « { $section } ».


example-intro = Un exemple :
example-another = { $same ->
    [yes] Un autre exemple, dans la même situation :
   *[no] Un autre exemple :
 }
example-player = Joueur
example-cards = Cartes
example-sum = Total
example-score = Score
example-why = Raison


## D’où viennent les règles

marks-note = Un renvoi comme [{ $example }] indique d’où vient une règle : le chapitre et le numéro, dans les éditions publiées.
    .title = Sources
