"""Several that are chosen at once are told in whole sentences, in every language."""

from __future__ import annotations

import pytest

from cambio_spec.rulebook.reference.book import in_the_book
from tests.rulebook.rule_sets import LANGUAGES

SAID = {
    (
        "choose 2 to 4 of chosen in grid of me; each one in chosen: "
        "turn one up; if no one in chosen where (some other in chosen "
        "where rank of other is not rank of one) then (each one in "
        "chosen: move one to discard; move hand of me to grid of me) "
        "else (each one in chosen: turn one down)"
    ): {
        "en": (
            "Choose 2 to 4 cards in your grid. Turn each of these cards "
            "face up. If all of these cards have the same rank: put each of"
            " these cards onto the discard pile, face up. Put the card in "
            "your hand into your grid, face down. Otherwise: turn each of "
            "these cards face down."
        ),
        "de": (
            "Wählen Sie 2 bis 4 Karten in Ihrer Auslage. Decken Sie jede "
            "dieser Karten auf. Wenn alle diese Karten den gleichen Rang "
            "zeigen: Legen Sie jede dieser Karten offen auf den "
            "Ablagestapel. Legen Sie die Karte aus Ihrer Hand verdeckt in "
            "Ihre Auslage. Andernfalls: Drehen Sie jede dieser Karten "
            "verdeckt um."
        ),
        "fr": (
            "Choisissez de 2 à 4 cartes de votre grille. Retournez face "
            "visible chacune de ces cartes. Si toutes ces cartes ont le "
            "même rang\N{NO-BREAK SPACE}: placez chacune de ces cartes sur la défausse, face"
            " visible. Placez la carte de votre main dans votre grille, "
            "face cachée. Sinon\N{NO-BREAK SPACE}: retournez face cachée chacune de ces "
            "cartes."
        ),
        "es": (
            "Elija de 2 a 4 cartas que haya en su cuadrícula. Ponga boca "
            "arriba cada una de estas cartas. Si todas estas cartas son del"
            " mismo rango: ponga cada una de estas cartas en la pila de "
            "descarte, boca arriba. Ponga la carta de su mano en su "
            "cuadrícula, boca abajo. Si no: ponga boca abajo cada una de "
            "estas cartas."
        ),
        "pt": (
            "Escolha de 2 a 4 cartas na sua grade. Revele cada uma destas "
            "cartas. Se todas estas cartas tiverem o mesmo número ou a "
            "mesma figura: coloque cada uma destas cartas na pilha de "
            "descarte, virada para cima. Coloque a carta da sua mão na sua "
            "grade, virada para baixo. Senão: vire para baixo cada uma "
            "destas cartas."
        ),
    },
    (
        "choose 2 or more of chosen in row 1 of grid of me when it is "
        "face down; each one in chosen: look at one"
    ): {
        "en": (
            "Choose 2 or more face-down cards in row 1 in your grid (row 1 "
            "is the nearest). Look at each of these cards."
        ),
        "de": (
            "Wählen Sie 2 oder mehr verdeckte Karten der Reihe 1 (von Ihnen"
            " aus gezählt) in Ihrer Auslage. Sehen Sie sich jede dieser "
            "Karten an."
        ),
        "fr": (
            "Choisissez au moins 2 cartes face cachée de la rangée 1 (en "
            "partant de la plus proche) de votre grille. Regardez chacune "
            "de ces cartes."
        ),
        "es": (
            "Elija 2 o más cartas boca abajo de la fila 1 (contando desde "
            "la más cercana) que haya en su cuadrícula. Mire cada una de "
            "estas cartas."
        ),
        "pt": (
            "Escolha 2 ou mais cartas viradas para baixo da 1ª fileira (a "
            "contar da mais próxima) na sua grade. Espie cada uma destas "
            "cartas."
        ),
    },
    (
        "choose 1 or more of chosen in grid of me when it is known to "
        "me; each one in chosen where one is face down: move one to "
        "discard"
    ): {
        "en": (
            "Choose one or more cards in your grid that you know. Put each "
            "of these cards that lies face down onto the discard pile, face"
            " up."
        ),
        "de": (
            "Wählen Sie eine oder mehrere Karten in Ihrer Auslage, die Sie "
            "kennen. Legen Sie jede verdeckte Karte davon offen auf den "
            "Ablagestapel."
        ),
        "fr": (
            "Choisissez une ou plusieurs cartes de votre grille que vous "
            "connaissez. Placez chacune de ces cartes qui est face cachée "
            "sur la défausse, face visible."
        ),
        "es": (
            "Elija una o más cartas que haya en su cuadrícula y que usted "
            "conozca. Ponga cada carta boca abajo de las elegidas en la pila"
            " de descarte, boca arriba."
        ),
        "pt": (
            "Escolha uma ou mais cartas na sua grade que você conhece. "
            "Coloque cada uma destas cartas que estiver virada para baixo "
            "na pilha de descarte, virada para cima."
        ),
    },
    (
        "choose 3 of chosen in grid of me; if some one in chosen where "
        "(some other in chosen where rank of one is not rank of other) "
        "then look at grid of me"
    ): {
        "en": (
            "Choose 3 cards in your grid. If these cards don’t all have the"
            " same rank: look at all the cards in your grid."
        ),
        "de": (
            "Wählen Sie 3 Karten in Ihrer Auslage. Wenn nicht alle diese "
            "Karten den gleichen Rang zeigen: Sehen Sie sich alle Karten in"
            " Ihrer Auslage an."
        ),
        "fr": (
            "Choisissez 3 cartes de votre grille. Si ces cartes n’ont pas "
            "toutes le même rang\N{NO-BREAK SPACE}: regardez toutes les cartes de votre "
            "grille."
        ),
        "es": (
            "Elija 3 cartas que haya en su cuadrícula. Si estas cartas no "
            "son todas del mismo rango: mire todas las cartas que haya en "
            "su cuadrícula."
        ),
        "pt": (
            "Escolha 3 cartas na sua grade. Se estas cartas não tiverem "
            "todas o mesmo número ou a mesma figura: espie todas as cartas "
            "que estão na sua grade."
        ),
    },
    (
        "choose 2 to 4 of chosen in grid of me when it is face up and "
        "(no other in chosen where rank of other is not rank of it); "
        "each one in chosen: move one to discard"
    ): {
        "en": (
            "Choose 2 to 4 face-up cards in your grid that have the same "
            "rank. Put each of these cards onto the discard pile, face up."
        ),
        "de": (
            "Wählen Sie 2 bis 4 offene Karten in Ihrer Auslage, die den "
            "gleichen Rang zeigen. Legen Sie jede dieser Karten offen auf "
            "den Ablagestapel."
        ),
        "fr": (
            "Choisissez de 2 à 4 cartes face visible de votre grille qui "
            "ont le même rang. Placez chacune de ces cartes sur la "
            "défausse, face visible."
        ),
        "es": (
            "Elija de 2 a 4 cartas boca arriba que haya en su cuadrícula y "
            "que sean del mismo rango. Ponga cada una de estas cartas en la"
            " pila de descarte, boca arriba."
        ),
        "pt": (
            "Escolha de 2 a 4 cartas viradas para cima na sua grade que "
            "tenham o mesmo número ou a mesma figura. Coloque cada uma "
            "destas cartas na pilha de descarte, virada para cima."
        ),
    },
    ("choose 2 of chosen in opponents; each one in chosen: move top of stock to grid of one"): {
        "en": (
            "Choose 2 opponents. For each of these players: put the top "
            "card of the stock into their grid, face down."
        ),
        "de": (
            "Wählen Sie 2 gegnerische Personen. Für jede dieser Personen: "
            "Legen Sie die oberste Karte des Talons verdeckt in deren "
            "Auslage."
        ),
        "fr": (
            "Choisissez 2 adversaires. Pour chacun de ces joueurs\N{NO-BREAK SPACE}: placez "
            "la carte du dessus de la pioche dans sa grille, face cachée."
        ),
        "es": (
            "Elija a 2 rivales. Con cada uno de estos jugadores: ponga la "
            "carta superior del mazo de robo en su cuadrícula, boca abajo."
        ),
        "pt": (
            "Escolha 2 oponentes. Com cada um destes jogadores: coloque a "
            "carta de cima do monte na grade dele, virada para baixo."
        ),
    },
    (
        "choose 1 to penalty of chosen in players; each one in chosen: "
        "move top of stock to grid of one"
    ): {
        "en": (
            "Choose 1 to 5 players. For each of these players: put the top "
            "card of the stock into their grid, face down."
        ),
        "de": (
            "Wählen Sie 1 bis 5 Personen. Für jede dieser Personen: Legen "
            "Sie die oberste Karte des Talons verdeckt in deren Auslage."
        ),
        "fr": (
            "Choisissez de 1 à 5 joueurs. Pour chacun de ces joueurs\N{NO-BREAK SPACE}: "
            "placez la carte du dessus de la pioche dans sa grille, face "
            "cachée."
        ),
        "es": (
            "Elija de 1 a 5 jugadores. Con cada uno de estos jugadores: "
            "ponga la carta superior del mazo de robo en su cuadrícula, "
            "boca abajo."
        ),
        "pt": (
            "Escolha de 1 a 5 jogadores. Com cada um destes jogadores: "
            "coloque a carta de cima do monte na grade dele, virada para "
            "baixo."
        ),
    },
}


@pytest.mark.parametrize("effects", SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_several_at_once(effects: str, language: str) -> None:
    assert in_the_book(f"action act in turn: {effects}", language) == SAID[effects][language]


@pytest.mark.parametrize(
    "effects",
    [
        # What makes them equal is no rank.
        "choose 2 of chosen in grid of me; if no one in chosen"
        " where (some other in chosen where suit of other is not suit of one)"
        " then look at grid of me",
        # They could lie in front of different players.
        "choose 2 of chosen in grid of any opponent; look at grid of me",
        # Nobody could say which.
        "choose 2 of chosen in grid of me when size of discard > 1; look at grid of me",
    ],
)
def test_what_has_no_sentence_needs_one_of_its_own(effects: str) -> None:
    assert in_the_book(f"action act in turn: {effects}", "en") is None
