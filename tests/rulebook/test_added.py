"""Numbers that are added to a fact and have to be found out first: sums and products, for all or
card by card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rulebook.test_composed import words_of
from tests.rulebook.test_effects import described

OWN = {
    "en": "your points so far",
    "de": "Ihr Punktestand",
    "es": "su cuenta",
    "fr": "votre compte",
    "pt": "a sua conta",
}

SAID = {
    "let running of me be running of me + 2 * size of grid of me": {
        "en": "Add 2 times the number of cards in your grid to your points so far.",
        "de": (
            "Ihr Punktestand erhöht sich um so viel: 2 mal die Zahl der Karten in Ihrer Auslage."
        ),
        "es": ("Su cuenta aumenta en esta cantidad: 2 veces el número de cartas en su cuadrícula."),
        "fr": (
            "Votre compte augmente de la quantité suivante : 2 fois le nombre de cartes "
            "de votre grille."
        ),
        "pt": ("A sua conta aumenta nesta quantidade: 2 vezes o número de cartas na sua grade."),
    },
    "each player: let running of me be running of me - (sum points of cards in grid of me)": {
        "en": (
            "Each player in turn: Take the worth of all the cards in your grid off your "
            "points so far."
        ),
        "de": (
            "Alle der Reihe nach: Ihr Punktestand verringert sich um so viel: der Wert "
            "aller Karten in Ihrer Auslage."
        ),
        "es": (
            "Cada jugador, por turno: Su cuenta disminuye en esta cantidad: el valor de "
            "todas las cartas en su cuadrícula."
        ),
        "fr": (
            "Chaque joueur, l’un après l’autre : Votre compte diminue de la quantité "
            "suivante : la somme de toutes les cartes de votre grille."
        ),
        "pt": (
            "Cada jogador, um de cada vez: A sua conta diminui nesta quantidade: o valor "
            "de todas as cartas na sua grade."
        ),
    },
    "each spot in grid of me: let running of me be running of me + 2 * points of spot": {
        "en": (
            "For every card in your grid: Add 2 times the worth of this card to your points so far."
        ),
        "de": (
            "Für jede Karte in Ihrer Auslage: Ihr Punktestand erhöht sich um so viel: 2 "
            "mal das, was diese Karte zählt."
        ),
        "es": (
            "Con cada carta que haya en su cuadrícula: Su cuenta aumenta en esta "
            "cantidad: 2 veces lo que vale esa carta."
        ),
        "fr": (
            "Pour chaque carte de votre grille : Votre compte augmente de la quantité "
            "suivante : 2 fois ce que vaut cette carte."
        ),
        "pt": (
            "Com cada carta na sua grade: A sua conta aumenta nesta quantidade: 2 vezes o"
            " que vale essa carta."
        ),
    },
}


def told(effects: str, language: str, folder: Path) -> str:
    words = words_of(language).read_text(encoding="utf-8")
    named = re.sub(r"(?m)^(fact-running = .*)$", rf"\1\n    .own = {OWN[language]}", words)
    catalog = folder / f"{language}.ftl"
    catalog.write_text(named, encoding="utf-8")
    return described("", effects, language, catalog)


@pytest.mark.parametrize(
    ("effects", "language", "text"),
    [(e, language, text) for e, said in SAID.items() for language, text in said.items()],
)
def test_what_is_added_is_told(effects: str, language: str, text: str, tmp_path: Path) -> None:
    assert told(effects, language, tmp_path) == text
