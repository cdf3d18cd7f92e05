### Ce que font les actions, les pouvoirs et les étapes, en phrases entières : d’abord les formes
### connues, puis une phrase pour chaque effet. Les arguments sont décrits dans le fichier anglais.
###
### $in dit de quel endroit est une carte : « une carte de votre grille », d’où « de » plutôt que
### « dans » ; $to dit où elle va : « dans votre grille », « sur la pioche ».


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
chosen-each = cette carte
chosen-first = la première carte choisie
chosen-second = la seconde carte choisie


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

shape-look-then-may-swap = Regardez une carte { $theirs }. Vous pouvez ensuite l’échanger avec une carte { $own }.

shape-swap-chosen = Échangez { $card } avec une carte { $in }, au choix, sans regarder.

shape-swap-unseen = Échangez une carte { $own } avec une carte { $theirs } ; personne ne regarde ni l’une ni l’autre.

# $whose (own, opponent ou any), $in (pour les siennes)
shape-swap-two = Échangez deux cartes { $whose ->
    [own] { $in }
    [opponent] de vos adversaires
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

shape-look-at-both-then-may-swap = Regardez une carte { $own } et une carte { $theirs }. Vous pouvez ensuite les échanger, ou les laisser où elles sont.

shape-look-at-both-then-swap = Regardez une carte { $own } et une carte { $theirs }, puis échangez-les.

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

shape-shuffle-all = Mélangez toutes les cartes ; elles forment { $object }.

shape-refill = Mélangez toutes les cartes { $of } sauf celle du dessus ; elles forment { $object }.

zone-refilled = Quand { $subject } est vide et qu’il faut en prendre une carte, mélangez toutes les cartes { $of }{ $keeps ->
    [yes] { " " }sauf celle du dessus
   *[no] { "" }
 } ; elles forment { $object }.

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


## Un effet à la fois

effect-move-top = Placez la carte du dessus { $of } { $to }{ $face ->
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

effect-move-chosen = Placez { $card } { $to }{ $face ->
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

effect-swap = Échangez { $first } avec { $second }, sans regarder.

effect-turn-chosen = Retournez { $card } { $face ->
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

effect-turn-top = Retournez { $face ->
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

effect-look-all = Regardez toutes les cartes { $in }.

effect-look-top = Regardez la carte du dessus { $of }.

effect-look-row = Dans la rangée { $row } en partant de la plus proche, regardez { $count ->
    [1] la carte
   *[other] les { $count } cartes
 } { $in }.

effect-shuffle = Mélangez { $object }.

effect-cut = Coupez { $object } où vous voulez.

effect-choose-spot = Choisissez une carte { $in }.

effect-choose-gap = Choisissez un emplacement libre { $in }.

effect-choose-card = Choisissez { $cards }.

effect-choose-several = Choisissez { $cards }.

effect-choose-several-players = Choisissez { $form ->
    [exact] { $low }
   *[range] de { $low } à { $high }
 } { $noun ->
    [opponents] adversaires
   *[players] joueurs
 }.

effect-choose-player = Choisissez un joueur.
effect-choose-opponent = Choisissez un adversaire.
effect-choose-number = Choisissez un nombre.

choice-bars = Aucune carte { $fact } ne peut être choisie.

effect-let = { $told }.

effect-offer = { $use ->
    [must] Si la carte a un pouvoir, vous devez l’utiliser maintenant.
    [some] Si la carte a un pouvoir, utilisez-le maintenant ; vous ne pouvez y renoncer que si ce pouvoir le permet.
   *[may] Si la carte a un pouvoir, vous pouvez l’utiliser maintenant.
 }
effect-end-round = La manche est terminée.
effect-end-match = La partie est terminée.

effect-may = Si vous le souhaitez :
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

each-card-turns = Retournez { $face ->
    [up] face visible
   *[down] face cachée
 } { $cards }.

each-card-is-seen = Regardez { $cards }.
    .such = Regardez { $cards } { $that }.

draw-several = Placez { $count ->
    [1] la carte
   *[other] les { $count } cartes
 } du dessus { $of } { $to }{ $face ->
    [up] , face visible
    [down] , face cachée
    [own] { "" }
   *[owner] , à la vue de leur seul propriétaire
 }.
    .as-far = Placez { $count ->
        [1] la carte
       *[other] les { $count } cartes
    } du dessus { $of } { $to }{ $face ->
        [up] , face visible
        [down] , face cachée
        [own] { "" }
       *[owner] , à la vue de leur seul propriétaire
    }, tant qu’il en reste.

effect-each-card = Pour { $cards } :

effect-repeat = Faites ceci { $count ->
    [1] une fois
    [2] deux fois
   *[other] { $count } fois
 } :

effect-each-opponent = Pour chaque adversaire :
effect-each-anybody = Pour chaque joueur :
effect-each-of-these = Pour chacun de ces joueurs :

effect-each-from-fact = Chaque joueur, l’un après l’autre, à commencer par { $fact } :
effect-each-from-left-of-fact = Chaque joueur, l’un après l’autre, à commencer par le voisin de gauche { $fact } :

effect-as-fact = C’est à { $fact } de faire ceci :
effect-as-left-of-fact = C’est au voisin de gauche { $fact } de faire ceci :

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
only-if-fact = Seulement tant que { $clause }.

power-forced = Vous ne pouvez pas renoncer à ce pouvoir.

action-anybody = Tout joueur peut le faire, pas seulement celui dont c’est le tour ; c’est le plus rapide qui le fait.
