### Ce que font les actions, les pouvoirs et les étapes, en phrases entières : d’abord les formes
### connues, puis une phrase pour chaque effet. Les arguments sont décrits dans le fichier anglais.
###
### $in dit de quel endroit est une carte : « une carte de votre grille », d’où « de » plutôt que
### « dans » ; $to dit où elle va : « dans votre grille », « sur la pioche ».


## Les mots que se partagent les phrases d’un jeu

face-up = face visible
    .of-card = face visible
face-down = face cachée
    .of-card = face cachée

each-player = chaque joueur
    .opening = Chaque joueur

any-player = tout joueur
    .opening = Tout joueur

may = pouvez


## Les cartes déjà choisies dans la même règle

chosen-own = votre carte
chosen-opponent = la carte de l’adversaire
chosen-any = la carte choisie
    .self = la carte choisie
chosen-each = cette carte
chosen-first = la première carte choisie
    .self = la première carte choisie
chosen-second = la seconde carte choisie
    .self = la seconde carte choisie


## Plusieurs cartes, en une expression

every-card = { $which ->
    [up] chaque carte face visible
    [down] chaque carte face cachée
   *[any] chaque carte
 } { $in }
    .row = { $which ->
        [up] chaque carte face visible
        [down] chaque carte face cachée
       *[any] chaque carte
    } de la rangée { $row } (en partant de la plus proche) { $in }

one-card = { $which ->
    [up] une carte face visible
    [down] une carte face cachée
   *[any] une carte
 } { $in }
    .row = { $which ->
        [up] une carte face visible
        [down] une carte face cachée
       *[any] une carte
    } de la rangée { $row } (en partant de la plus proche) { $in }

several-cards = { $count } { $which ->
    [up] cartes face visible
    [down] cartes face cachée
   *[any] cartes
 } { $in }
    .row = { $count } { $which ->
        [up] cartes face visible
        [down] cartes face cachée
       *[any] cartes
    } de la rangée { $row } (en partant de la plus proche) { $in }

so-many-cards = { $form ->
    [exact] { $low }
    [range] de { $low } à { $high }
   *[more] { $low ->
        [1] une ou plusieurs
       *[other] au moins { $low }
    }
 } { $which ->
    [up] cartes face visible
    [down] cartes face cachée
   *[any] cartes
 } { $in }
    .row = { $form ->
        [exact] { $low }
        [range] de { $low } à { $high }
       *[more] { $low ->
            [1] une ou plusieurs
           *[other] au moins { $low }
        }
     } { $which ->
        [up] cartes face visible
        [down] cartes face cachée
       *[any] cartes
     } de la rangée { $row } (en partant de la plus proche) { $in }

every-of-these = { $which ->
    [up] chacune de ces cartes qui est face visible
    [down] chacune de ces cartes qui est face cachée
   *[any] chacune de ces cartes
 }

another-card = { $which ->
    [up] une autre carte face visible
    [down] une autre carte face cachée
   *[any] une autre carte
 } { $in }
    .row = { $which ->
        [up] une autre carte face visible
        [down] une autre carte face cachée
       *[any] une autre carte
    } de la rangée { $row } (en partant de la plus proche) { $in }

that-known = que vous connaissez
that-unknown = que vous ne connaissez pas encore
that-same-row = qui se trouve dans la même rangée que { $card }
that-same-column = qui se trouve dans la même colonne que { $card }
that-same-rank = qui a le même rang que { $card }
that-same-rank-as-top = qui a le même rang que la carte du dessus { $of }
that-equal = qui ont le même rang
that-other = qui n’est pas { $card }

that-and = { $first } et { $second }

card-that = { $cards } { $that }
    .ending = { $cards } { $that }


## Formes

shape-look-at-one = Regardez une { $face ->
    [up] carte face visible
    [down] carte face cachée
   *[owner] carte
 } { $in }.
    .they = { $who } regarde une { $face ->
        [up] carte face visible
        [down] carte face cachée
       *[owner] carte
    } { $in }.

shape-look-then-may-swap = Regardez une carte { $theirs }. Vous pouvez ensuite l’échanger contre une carte { $own }.
    .they = { $who } regarde une carte { $theirs }, et peut ensuite l’échanger contre une carte { $own }.

shape-swap-chosen = Échangez { $card } contre une carte { $in }, au choix, sans regarder.

shape-swap-unseen = Échangez une carte { $own } contre une carte { $theirs } ; personne ne regarde ni l’une ni l’autre.
    .they = { $who } échange une carte { $own } contre une carte { $theirs } ; personne ne regarde ni l’une ni l’autre.

# $whose (own, opponent ou any), $in (pour les siennes)
shape-swap-two = Échangez deux cartes { $whose ->
    [own] { $in }
    [opponent] de vos adversaires
   *[any] de la table, au choix
 } ; personne ne regarde ni l’une ni l’autre.
    .they = { $who } échange deux cartes { $whose ->
        [own] { $in }
        [opponent] des adversaires
       *[any] de la table, au choix
    } ; personne ne regarde ni l’une ni l’autre.

shape-top-card = la carte du dessus { $of }

shape-exchange = Choisissez une carte { $in } et mettez à sa place { $new }{ $lies ->
    [up] , face visible
    [down] , face cachée
   *[owner] { "" }
 }. La carte choisie va { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , visible de son seul propriétaire
 }.
    .they = { $who } choisit une carte { $in } et met à sa place { $new }{ $lies ->
        [up] , face visible
        [down] , face cachée
       *[owner] { "" }
    }. La carte choisie va { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , visible de son seul propriétaire
    }.

shape-give-top = Choisissez un { $who ->
    [opponents] adversaire
   *[players] joueur
 }, qui reçoit la carte du dessus { $of } { $to }, { $face ->
    [up] face visible
    [down] face cachée
   *[owner] visible de son seul propriétaire
 }.

shape-swap-such = Échangez { $first } contre { $second } ; personne ne regarde ce qui est face cachée.

shape-look-at-both = Regardez une carte { $own } et une carte { $theirs }.
    .they = { $who } regarde une carte { $own } et une carte { $theirs }.

shape-look-at-both-then-may-swap = Regardez une carte { $own } et une carte { $theirs }. Vous pouvez ensuite les échanger, ou les laisser où elles sont.
    .they = { $who } regarde une carte { $own } et une carte { $theirs }, et peut ensuite les échanger ou les laisser où elles sont.

shape-look-at-both-then-swap = Regardez une carte { $own } et une carte { $theirs }, puis échangez-les.
    .they = { $who } regarde une carte { $own } et une carte { $theirs }, puis les échange.

shape-into-gap = Choisissez un emplacement libre { $in } et placez-y { $new }{ $lies ->
    [up] , face visible
    [down] , face cachée
   *[owner] { "" }
 }.

shape-move-one = Placez une carte { $in }, au choix, { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , visible de son seul propriétaire
 }.
    .they = { $who } place une carte { $in }, au choix, { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , visible de son seul propriétaire
    }.

shape-shuffle-all = Mélangez toutes les cartes ; elles forment { $object }.
    .they = { $who } mélange toutes les cartes ; elles forment { $object }.

shape-refill = Mélangez toutes les cartes { $of } sauf celle du dessus ; elles forment { $object }.
    .they = { $who } mélange toutes les cartes { $of } sauf celle du dessus ; elles forment { $object }.
shape-refill-whole = Mélangez toutes les cartes { $of } ; elles forment { $object }.
    .they = { $who } mélange toutes les cartes { $of } ; elles forment { $object }.

zone-refilled = Quand { $subject } est vide et qu’il faut en prendre une carte, mélangez toutes les cartes { $of }{ $keeps ->
    [yes] { " " }sauf celle du dessus
   *[no] { "" }
 } ; elles forment { $object }.

# $subject (a player’s own grid), $most (a number, at least 2)
zone-most = À aucun moment, { $subject } ne peut compter plus de { $most } cartes.

shape-deal-to-each = Distribuez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } { $to }, { $face ->
    [up] face visible
    [down] face cachée
   *[owner] à l’abri des autres regards
 }.

shape-each-looks-at-row = Dans la rangée la plus proche de vous, regardez chacun { $count ->
    [1] la carte
   *[other] les { $count } cartes
 } { $in }, sans { $count ->
    [1] la
   *[other] les
 } montrer.

shape-each-looks-at-any = Choisissez chacun { $count ->
    [1] une carte
   *[other] { $count } cartes
 } { $in } et regardez-{ $count ->
    [1] la
   *[other] les
 } sans { $count ->
    [1] la
   *[other] les
 } montrer.

shape-each-turns = Retournez chacun toutes les cartes { $in }, face { $face ->
    [up] visible
   *[down] cachée
 }.

shape-score-added = Notez chacun votre score de la manche et ajoutez-le à vos points des manches précédentes.


## Un effet à la fois

effect-move-top = Placez la carte du dessus { $of } { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , visible de son seul propriétaire
 }.
    .they = { $who } place la carte du dessus { $of } { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , visible de son seul propriétaire
    }.

effect-move-only = Placez la carte { $from } { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , visible de son seul propriétaire
 }.
    .they = { $who } place la carte { $from } { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , visible de son seul propriétaire
    }.

effect-move-chosen = Placez { $card } { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , visible de son seul propriétaire
 }.
    .they = { $who } place { $card } { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , visible de son seul propriétaire
    }.

into-chosen-slot = à l’emplacement choisi
into-first-slot = au premier emplacement choisi
into-second-slot = au second emplacement choisi
into-its-slot = au même emplacement

effect-gather-everything = Rassemblez toutes les cartes { $to }.

effect-gather-rest = Placez toutes les cartes { $of } sauf celle du dessus { $to }.
effect-gather-all = Placez toutes les cartes { $of } { $to }.

effect-swap = Échangez { $first } contre { $second }, sans regarder.
    .they = { $who } échange { $first } contre { $second }, sans regarder.

effect-turn-chosen = Retournez { $card } { $face ->
    [up] face visible
   *[down] face cachée
 }.
    .they = { $who } retourne { $card } { $face ->
        [up] face visible
       *[down] face cachée
    }.

effect-turn-all-chosen = Retournez { $count ->
    [2] les deux cartes
   *[other] les { $count } cartes
 } { $face ->
    [up] face visible
   *[down] face cachée
 }.

effect-move-all-chosen = Placez { $count ->
    [2] les deux cartes
   *[other] les { $count } cartes
 } { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , visibles de leur seul propriétaire
 }.

effect-turn-all = Retournez { $face ->
    [up] face visible
   *[down] face cachée
 } toutes les cartes { $in }.
    .they = { $who } retourne { $face ->
        [up] face visible
       *[down] face cachée
    } toutes les cartes { $in }.

effect-turn-top = Retournez { $face ->
    [up] face visible
   *[down] face cachée
 } la carte du dessus { $of }.
    .they = { $who } retourne { $face ->
        [up] face visible
       *[down] face cachée
    } la carte du dessus { $of }.

effect-turn-row = Dans la rangée { $row } en partant de la plus proche, retournez { $face ->
    [up] face visible
   *[down] face cachée
 } { $count ->
    [1] la carte
   *[other] les { $count } cartes
 } { $in }.

effect-look-chosen = Regardez { $card }.
    .they = { $who } regarde { $card }.

effect-look-all = Regardez toutes les cartes { $in }.
    .they = { $who } regarde toutes les cartes { $in }.

effect-look-top = Regardez la carte du dessus { $of }.
    .they = { $who } regarde la carte du dessus { $of }.

effect-look-row = Dans la rangée { $row } en partant de la plus proche, regardez { $count ->
    [1] la carte
   *[other] les { $count } cartes
 } { $in }.
    .they = Dans la rangée { $row } en partant de la plus proche, { $who } regarde { $count ->
        [1] la carte
       *[other] les { $count } cartes
    } { $in }.

effect-shuffle = Mélangez { $object }.
    .they = { $who } mélange { $object }.

effect-cut = Coupez { $object } où vous voulez.
    .they = { $who } coupe { $object } à l’endroit de son choix.

effect-choose-spot = Choisissez une carte { $in }.
    .they = { $who } choisit une carte { $in }.

effect-choose-gap = Choisissez un emplacement libre { $in }.

effect-choose-card = Choisissez { $cards }.
    .they = { $who } choisit { $cards }.

effect-choose-several = Choisissez { $cards }.

effect-choose-several-players = Choisissez { $form ->
    [exact] { $low }
   *[range] de { $low } à { $high }
 } { $noun ->
    [opponents] adversaires
   *[players] joueurs
 }.

effect-choose-player = Choisissez un joueur.
    .they = { $who } choisit un joueur.
effect-choose-opponent = Choisissez un adversaire.
    .they = { $who } choisit un adversaire.
effect-choose-number = Choisissez un nombre.

choice-bars = Aucune carte { $fact } ne peut être choisie.

effect-add-amount = { $what } augmente de la quantité suivante : { $amount }.
effect-take-amount = { $what } diminue de la quantité suivante : { $amount }.

effect-let = { $told }.

effect-offer = { $use ->
    [must] Si la carte a un pouvoir, vous devez l’utiliser maintenant.
    [some] Si la carte a un pouvoir, utilisez-le maintenant ; vous ne pouvez y renoncer que si ce pouvoir le permet.
   *[may] Si la carte a un pouvoir, vous pouvez l’utiliser maintenant.
 }
    .they = { $use ->
        [must] Si la carte a un pouvoir, { $who } doit l’utiliser maintenant.
        [some] Si la carte a un pouvoir, { $who } l’utilise maintenant, et ne peut y renoncer que si ce pouvoir le permet.
       *[may] Si la carte a un pouvoir, { $who } peut l’utiliser maintenant.
    }
effect-end-round = La manche est terminée.
effect-end-match = La partie est terminée.

effect-may = Si vous le souhaitez :
    .they = Si { $who } le souhaite :
effect-each = Chaque joueur, l’un après l’autre :
effect-otherwise = Sinon :

each-card-moves = Placez { $cards } { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , visible de son seul propriétaire
 }.
    .such = Prenez { $cards } et placez-la { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , visible de son seul propriétaire
    }.
    .they = { $who } place { $cards } { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , visible de son seul propriétaire
    }.
    .they-such = { $who } prend { $cards } et la place { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , visible de son seul propriétaire
    }.

each-card-turns = Retournez { $face ->
    [up] face visible
   *[down] face cachée
 } { $cards }.
    .they = { $who } retourne { $face ->
        [up] face visible
       *[down] face cachée
    } { $cards }.

each-card-is-seen = Regardez { $cards }.
    .such = Regardez { $cards } { $that }.
    .they = { $who } regarde { $cards }.

draw-several = Placez { $count ->
    [1] la carte
   *[other] les { $count } cartes
 } du dessus { $of } { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , { $count ->
        [1] visible de son
       *[other] visibles de leur
    } seul propriétaire
 }.
    .as-far = Placez { $count ->
        [1] la carte
       *[other] les { $count } cartes
    } du dessus { $of } { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , { $count ->
            [1] visible de son
           *[other] visibles de leur
        } seul propriétaire
    }, tant qu’il en reste.
    .they = { $who } place { $count ->
        [1] la carte
       *[other] les { $count } cartes
    } du dessus { $of } { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , { $count ->
            [1] visible de son
           *[other] visibles de leur
        } seul propriétaire
    }.

effect-each-card = Pour { $cards } :

effect-repeat = Faites ceci { $count ->
    [1] une fois
    [2] deux fois
   *[other] { $count } fois
 } :

effect-each-opponent = Pour chaque adversaire :
effect-each-anybody = Pour chaque joueur :
effect-each-of-these = Pour chacun de ces joueurs :


if-empty = Si { $subject } est vide :

if-not-empty = Si { $subject } n’est pas vide :

if-same-rank = Si { $card } a le même rang que la carte du dessus { $of } :

if-same-rank-as = Si { $card } a le même rang que { $other } :
if-same-column-as = Si { $card } est dans la même colonne que { $other } :
if-same-row-as = Si { $card } est dans la même rangée que { $other } :

if-same-rank-all = Si { $count ->
    [2] les deux cartes
   *[other] les { $count } cartes
 } ont le même rang :

if-these-same-rank = Si toutes ces cartes ont le même rang :
if-these-differ = Si ces cartes n’ont pas toutes le même rang :

if-face-up = Si { $card } est face visible :
if-face-down = Si { $card } est face cachée :
if-known = Si vous connaissez { $card } :
if-unknown = Si vous ne connaissez pas encore { $card } :

if-fact = Si { $clause } :

only-if-opponent-has-cards = Ce n’est possible que si vous pouvez encore choisir une carte { $in }.
only-if-empty = Seulement tant que { $subject } est vide.
only-if-not-empty = Seulement tant que { $subject } n’est pas vide.
only-if-fact = Condition : { $clause }.

power-forced = Vous ne pouvez pas renoncer à ce pouvoir.

action-anybody = Tout joueur peut le faire, pas seulement celui dont c’est le tour ; c’est le plus rapide qui le fait.

effect-each-from = Chaque joueur, l’un après l’autre, à commencer par { $who } :

## Les joueurs, tels que les phrases les nomment ; .of se place derrière « à gauche » ; .self : vus
## par quelqu’un d’autre que le lecteur

person-left = votre voisin de gauche
    .of = de votre voisin de gauche
    .self = son voisin de gauche
    .self-of = de son voisin de gauche
person-right = votre voisin de droite
    .of = de votre voisin de droite
    .self = son voisin de droite
    .self-of = de son voisin de droite
person-next = la personne suivante dans le sens du jeu
    .of = de la personne suivante dans le sens du jeu
    .self = son voisin suivant dans le sens du jeu
    .self-of = de son voisin suivant dans le sens du jeu

person-left-of = le voisin de gauche { $fact }
    .of = du voisin de gauche { $fact }
person-right-of = le voisin de droite { $fact }
    .of = du voisin de droite { $fact }
person-next-of = la personne à côté { $fact } dans le sens du jeu
    .of = de la personne à côté { $fact } dans le sens du jeu

person-next-left = le joueur suivant à gauche
person-next-right = le joueur suivant à droite

person-chosen = le joueur choisi
    .of = du joueur choisi
person-first = la personne assise à la première place
    .of = de la personne assise à la première place
person-same = ce joueur

effect-role = Désormais, { $role } est { $who }.

effect-agree = Avant la première manche, décidez ensemble qui est { $head }{ $rest }.

effect-turn-passes = Ensuite, c’est { $head }{ $rest } qui joue.
effect-begins = C’est { $head }{ $rest } qui commence.


## Les conditions, derrière « si » et « tant que »

clause-all = { ALL($clauses_list) }

clause-and = { $first } et { $second }
    .longer = { $first }, et { $second }
clause-or = { $first } ou { $second }
    .longer = { $first }, ou { $second }

clause-empty = { $subject } est vide

clause-face-up = { $card } est face visible
clause-face-down = { $card } est face cachée
clause-known = vous connaissez { $card }
clause-unknown = vous ne connaissez pas encore { $card }

clause-same-rank = { $card } a le même rang que la carte du dessus { $of }
clause-other-rank = { $card } n’a pas le même rang que la carte du dessus { $of }
clause-same-rank-as = { $card } a le même rang que { $other }
clause-other-rank-as = { $card } n’a pas le même rang que { $other }
clause-same-row-as = { $card } est dans la même rangée que { $other }
clause-other-row-as = { $card } n’est pas dans la même rangée que { $other }
clause-same-column-as = { $card } est dans la même colonne que { $other }
clause-other-column-as = { $card } n’est pas dans la même colonne que { $other }

clause-rank = { $card } est de rang { ANY($ranks_list) }
clause-no-rank = { $card } n’est pas de rang { ANY($ranks_list) }

# $card, $suit (hearts, spades, diamonds, clubs) or $colour (red, black)
clause-suit-is = { $card } est un { $suit ->
    [hearts] cœur
    [spades] pique
    [diamonds] carreau
   *[clubs] trèfle
 }
clause-suit-isnt = { $card } n’est pas un { $suit ->
    [hearts] cœur
    [spades] pique
    [diamonds] carreau
   *[clubs] trèfle
 }
clause-colour-is = { $card } est { $colour ->
    [red] rouge
   *[black] noire
 }
clause-colour-isnt = { $card } n’est pas { $colour ->
    [red] rouge
   *[black] noire
 }

clause-your-turn = c’est votre tour
clause-not-your-turn = ce n’est pas votre tour

clause-turn-of = c’est { $head }{ $rest } qui joue
clause-not-turn-of = ce n’est pas { $head }{ $rest } qui joue
clause-you-are = vous êtes { $head }{ $rest }
clause-you-arent = vous n’êtes pas { $head }{ $rest }

clause-is = { $who } est aussi { $head }{ $rest }
clause-isnt = { $who } n’est pas { $head }{ $rest }

compared-number = { $how ->
    [not] autre chose que { $number }
    [at-least] au moins { $number }
    [at-most] au plus { $number }
    [more] plus de { $number }
    [less] moins de { $number }
   *[exactly] exactement { $number }
 }
compared-amount = { $how ->
    [not] autre chose que { $amount }
    [at-least] au moins autant que { $amount }
    [at-most] au plus autant que { $amount }
    [more] plus que { $amount }
    [less] moins que { $amount }
   *[exactly] autant que { $amount }
 }

amount-least = { $who ->
    [opponents] la plus petite valeur de « { $noun } » parmi vos adversaires
   *[players] la plus petite valeur de « { $noun } » parmi tous les joueurs
 }
amount-greatest = { $who ->
    [opponents] la plus grande valeur de « { $noun } » parmi vos adversaires
   *[players] la plus grande valeur de « { $noun } » parmi tous les joueurs
 }

clause-compared = { $amount } vaut { $compared }

# $compared
clause-people = le nombre de joueurs est { $compared }

clause-worth = les cartes { $in } valent ensemble { $compared }

counted-cards = { $how ->
    [none] aucune
    [some] une
    [exactly] exactement { $count }
    [at-most] au plus { $count }
   *[at-least] au moins { $count }
 } { $count ->
    [1] carte
   *[other] cartes
 }{ $which ->
    [up] { " " }face visible
    [down] { " " }face cachée
   *[any] { "" }
 }

clause-cards-place = subject
clause-cards = { $place } { $how ->
    [none] ne compte
   *[some] compte
 } { counted-cards }{ $such }{ $that }
    .row = { $place } { $how ->
        [none] ne compte
       *[some] compte
    }, dans la rangée { $row } en partant de la plus proche, { counted-cards }{ $such }{ $that }

cards-of-rank = { " " }de rang { $rank }
cards-same-rank-as = { " " }du même rang que { $other }
cards-same-rank-as-top = { " " }du même rang que la carte du dessus { $of }
cards-known = { " " }que vous connaissez
cards-unknown = { " " }que vous ne connaissez pas encore
cards-besides = { ", " }sans compter { $other }

clause-player = on { $how ->
    [none] ne trouve aucun { $noun ->
        [opponents] adversaire
        [others] autre joueur
       *[players] joueur
    }
    [single] trouve exactement un { $noun ->
        [opponents] adversaire
        [others] autre joueur
       *[players] joueur
    }
    [at-most-one] trouve au plus un { $noun ->
        [opponents] adversaire
        [others] autre joueur
       *[players] joueur
    }
    [more-than-one] trouve plus d’un { $noun ->
        [opponents] adversaire
        [others] autre joueur
       *[players] joueur
    }
   *[some] trouve un { $noun ->
        [opponents] adversaire
        [others] autre joueur
       *[players] joueur
    }
 } { $that }

clause-players = on trouve { $how ->
    [exactly] exactement
    [at-most] au plus
   *[at-least] au moins
 } { $count } { $noun ->
    [opponents] adversaires
    [others] autres joueurs
   *[players] joueurs
 } { $that }

who-is = { $none ->
    [yes] qui soit { $head }{ $rest }
   *[no] qui est { $head }{ $rest }
 }
who-isnt = { $none ->
    [yes] qui ne soit pas { $head }{ $rest }
   *[no] qui n’est pas { $head }{ $rest }
 }
    .several = qui ne sont pas { $head }{ $rest }

who-has-cards = { $none ->
    [yes] qui { $how ->
        [none] n’ait
       *[some] ait
    } { counted-cards } { $in }
   *[no] qui { $how ->
        [none] n’a
       *[some] a
    } { counted-cards } { $in }
 }
    .several = dont chacun { $how ->
        [none] n’a
       *[some] a
    } { counted-cards } { $in }

who-worth = dont les cartes { $in } valent ensemble { $compared }

who-and = { $first } et { $second }

whose-compared = { $whose } vaut { $compared }

define-is = { $what } vaut { $value }.
define-is-if = { $but ->
    [yes] mais si
   *[no] si
 } { $clause }, { $what } vaut { $value }.

define-so = { $fact }.
define-so-if = { $but ->
    [yes] mais si
   *[no] si
 } { $clause }, { $fact }.

# Who it is that a definition names: $what (of the game), $value (a player); $but, $clause
define-who = { $what } est { $value }.
define-who-if = { $but ->
    [yes] mais si
   *[no] si
 } { $clause }, { $what } est { $value }.

# The card that a definition is about
defined-card = la carte

figure-worth = la somme de toutes les cartes { $in }
# $noun (the game’s word for what cards are worth), $in
figure-sum-of = la somme de « { $noun } » pour toutes les cartes { $in }
# $in, $card; $first, $second
figure-card = ce que vaut { $card }
figure-pip = le nombre que porte { $card }
figure-size = le nombre de cartes { $in }
figure-plus = { $first } plus { $second }
figure-minus = { $first } moins { $second }
figure-times = { $first } fois { $second }

# $sum (two numbers with plus or minus between them), within another sum or a product
figure-apart = ({ $sum })

action-ends-turn = Votre tour est terminé.
action-nothing = Vous ne faites rien d’autre, et le jeu continue.

goes-turn = Le tour suivant commence.
goes-on = Le jeu continue.
goes-round = La manche suivante commence.
# … where nothing else is left, and the match may have ended before
goes-round-again = Tant que la partie n’est pas terminée, on joue une nouvelle manche.
goes-section = Passez à la section « { $section } ».

see-section = La section « { $section } » dit comment cela se calcule.
