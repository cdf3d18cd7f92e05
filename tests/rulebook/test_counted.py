"""Conditions that count players, or cards besides another one, in whole sentences of every
language."""

from __future__ import annotations

import pytest

from tests.rulebook.test_composed import words_of
from tests.rulebook.test_effects import described

CONDITIONS = {
    "when at least 2 of opponents where size of grid of it > 0": {
        "en": "Only while there is more than one opponent who has a card in their own grid.",
        "de": (
            "Nur, solange es mehr als eine gegnerische Person gibt, die eine Karte in der "
            "eigenen Auslage hat."
        ),
        "es": (
            "Solo es posible si hay más de un rival que tiene alguna carta en su propia cuadrícula."
        ),
        "fr": ("Condition : on trouve plus d’un adversaire qui a une carte dans sa propre grille."),
        "pt": "Só é possível se há mais de um oponente que tem alguma carta na própria grade.",
    },
    "when at most 1 of players where it is not me and size of grid of it = 0": {
        "en": "Only while there is at most one other player who has no card in their own grid.",
        "de": (
            "Nur, solange es höchstens eine andere Person gibt, die keine Karte in der "
            "eigenen Auslage hat."
        ),
        "es": (
            "Solo es posible si hay como máximo un jugador aparte de usted que no tiene "
            "ninguna carta en su propia cuadrícula."
        ),
        "fr": (
            "Condition : on trouve au plus un autre joueur qui n’a aucune carte dans sa "
            "propre grille."
        ),
        "pt": (
            "Só é possível se há no máximo um outro jogador que não tem nenhuma carta na "
            "própria grade."
        ),
    },
    "when at least 3 of players where it is not caller and size of grid of it >= 2": {
        "en": (
            "Only while there are at least 3 players who aren’t the caller and who each "
            "have at least 2 cards in their own grid."
        ),
        "de": (
            "Nur, solange es mindestens 3 Personen gibt, die nicht die Person sind, die "
            "gerufen hat, und die jeweils mindestens 2 Karten in der eigenen Auslage haben."
        ),
        "es": (
            "Solo es posible si hay como mínimo 3 jugadores que no son quien ha cantado y "
            "que tienen cada uno como mínimo 2 cartas en su propia cuadrícula."
        ),
        "fr": (
            "Condition : on trouve au moins 3 joueurs qui ne sont pas l’appelant et dont "
            "chacun a au moins 2 cartes dans sa propre grille."
        ),
        "pt": (
            "Só é possível se há no mínimo 3 jogadores que não são quem chamou “Cambio” e "
            "que têm cada um no mínimo 2 cartas na própria grade."
        ),
    },
    "when (number of opponents where total of it <= 5) > 2": {
        "en": (
            "Only while there are at least 3 opponents whose cards in their own grid are "
            "worth at most 5 together."
        ),
        "de": (
            "Nur, solange es mindestens 3 gegnerische Personen gibt, deren Karten in der "
            "eigenen Auslage zusammen höchstens 5 zählen."
        ),
        "es": (
            "Solo es posible si hay como mínimo 3 rivales cuyas cartas en su propia "
            "cuadrícula valen en total como máximo 5."
        ),
        "fr": (
            "Condition : on trouve au moins 3 adversaires dont les cartes dans sa propre "
            "grille valent ensemble au plus 5."
        ),
        "pt": (
            "Só é possível se há no mínimo 3 oponentes cujas cartas na própria grade valem,"
            " somadas, no máximo 5."
        ),
    },
    "when exactly 2 of rival in players where rival is not me and size of grid of rival = 0": {
        "en": ("Only while there are exactly 2 other players who have no card in their own grid."),
        "de": (
            "Nur, solange es genau 2 andere Personen gibt, die keine Karte in der eigenen "
            "Auslage haben."
        ),
        "es": (
            "Solo es posible si hay exactamente 2 jugadores aparte de usted que no tienen "
            "ninguna carta en su propia cuadrícula."
        ),
        "fr": (
            "Condition : on trouve exactement 2 autres joueurs dont chacun n’a aucune carte"
            " dans sa propre grille."
        ),
        "pt": (
            "Só é possível se há exatamente 2 outros jogadores que não têm nenhuma carta na"
            " própria grade."
        ),
    },
    "when (number of spots in grid of me where it is face down) < 3": {
        "en": "Only while there are at most 2 face-down cards in your grid.",
        "de": "Nur, solange in Ihrer Auslage höchstens 2 verdeckte Karten liegen.",
        "es": "Solo es posible si hay como máximo 2 cartas boca abajo en su cuadrícula.",
        "fr": "Condition : votre grille compte au plus 2 cartes face cachée.",
        "pt": "Só é possível se há no máximo 2 cartas viradas para baixo na sua grade.",
    },
}

BESIDES = (
    "choose mine in grid of me; if some other in grid of me where other is not mine "
    "and rank of other = rank of mine then move mine to discard"
)
OTHER_CARDS = {
    "en": (
        "Choose a card in your grid. If there is a card of the same rank as your card "
        "in your grid, not counting your card itself: Put your card onto the discard "
        "pile, face up."
    ),
    "de": (
        "Wählen Sie eine Karte in Ihrer Auslage. Wenn in Ihrer Auslage eine Karte vom "
        "gleichen Rang wie Ihre Karte liegt, Ihre Karte selbst nicht mitgezählt: Legen "
        "Sie Ihre Karte offen auf den Ablagestapel."
    ),
    "es": (
        "Elija una carta en su cuadrícula. Si hay alguna carta del mismo rango que su "
        "carta en su cuadrícula, sin contar su carta: Ponga su carta en la pila de "
        "descarte, boca arriba."
    ),
    "fr": (
        "Choisissez une carte de votre grille. Si votre grille compte une carte du même"
        " rang que votre carte, sans compter votre carte : Placez votre carte sur la "
        "défausse, face visible."
    ),
    "pt": (
        "Escolha uma carta na sua grade. Se há alguma carta com o mesmo número ou a "
        "mesma figura que a sua carta na sua grade, sem contar a sua carta: Coloque a "
        "sua carta na pilha de descarte, virada para cima."
    ),
}


@pytest.mark.parametrize(
    ("guard", "language", "text"),
    [
        (guard, language, text)
        for guard, said in CONDITIONS.items()
        for language, text in said.items()
    ],
)
def test_how_many_are_meant_is_said(guard: str, language: str, text: str) -> None:
    told = described(guard, "shuffle stock", language, words_of(language))
    assert told.partition(". ")[2] == text


@pytest.mark.parametrize("language", OTHER_CARDS)
def test_a_card_that_is_no_other_one_isnt_counted(language: str) -> None:
    told = described("", BESIDES, language, words_of(language))
    assert told == OTHER_CARDS[language]
