"""How many cards a place takes at most is told in the book, without a sentence by the author."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.rulebook.markdown import render_markdown
from tests.rulebook.small import Changes, printed, small, small_words

LIMITED: Changes = {"2+2 slots, face down": "2+2 slots or more, at most 6, face down"}
SAID = {
    "en": "At no time may your grid hold more than 6 cards.",
    "de": "Nie darf Ihre Auslage aus mehr als 6 Karten bestehen.",
    "es": "En ningún momento puede su cuadrícula tener más de 6 cartas.",
    "fr": "À aucun moment, votre grille ne peut compter plus de 6 cartes.",
    "pt": "Em nenhum momento a sua grade pode ter mais de 6 cartas.",
}


def book(rules: Changes, words: Path, language: str) -> str:
    text = render_markdown(printed(small(rules), small_words(words, language))[0])
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", SAID)
def test_the_most_cards_of_a_grid_are_told(tmp_path: Path, language: str) -> None:
    assert SAID[language] in book(LIMITED, tmp_path, language)
    assert SAID[language] not in book({}, tmp_path, language)
