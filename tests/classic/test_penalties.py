"""Penalties, items 2 and 3: what people may not do and no engine lets them. It is printed."""

from __future__ import annotations

import pytest

from cambio_spec.rulebook.book import Edition, build_rulebook
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.wording import load
from tests.classic.situations import ROOT, deal, rules
from tests.game.book import shows

OFFENCE = {
    "en": "Whoever breaks any other rule, by peeking for instance, takes a penalty card.",
    "de": "Wer gegen eine andere Regel verstößt, etwa heimlich nachsieht, nimmt eine Strafkarte.",
}
OUT_OF_TURN = {
    "en": "a card that was drawn by mistake is slipped back anywhere into the stock",
    "de": "Eine schon gezogene Karte wird irgendwo in den Talon gesteckt",
}
ONE_HAND = {"en": "Cards are exchanged with one hand only", "de": "Getauscht wird mit einer Hand"}
each_language = pytest.mark.parametrize("language", ["en", "de"])


def book(language: str, game: str = "classic") -> str:
    wording = load(language, [ROOT / "spec" / "locales" / language / "classic.ftl"])
    return render_markdown(build_rulebook(Edition(rules(game), wording, "test")))


@each_language
@shows("one_hand", "two_hands")
def test_penalties_2_two_hands_are_punished_where_that_is_agreed(language: str) -> None:
    assert ONE_HAND[language] in book(language, "classic+two_hands")
    assert ONE_HAND[language] not in book(language)


@each_language
@shows("offences", "out_of_turn")
def test_penalties_3_offences_are_in_the_book(language: str) -> None:
    said = book(language)
    assert OFFENCE[language] in said and OUT_OF_TURN[language] in said


@shows("offences", "out_of_turn")
def test_penalties_3_in_play_nobody_can_commit_one() -> None:
    table = deal({"Ana": "2H 3H", "Ben": "2S 3S"}, discard="9C")
    assert table.options("Ben") == {"stick", "stick_theirs"}
