"""Cards are shown as the language's books print them, and may be told so."""

from __future__ import annotations

from pathlib import Path

import pytest

import cambio_spec
from cambio_spec.catalog.catalog import languages
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.play.faces import faces
from cambio_spec.rulebook.wording import load as wording
from tests.game.situations import SPEC, rules_of_the_game
from tests.play.rule_sets import COUNT, HEAD, PIPS, written
from tests.play.test_score_sheet import shown

JOKERS = f"{SPEC}+joker"
HANDS = {"Ana": "JK KH", "Ben": "10H JD QS AC"}
PRINTED = {
    "de": ["Joker K♥", "10♥ B♦ D♠ A♣"],
    "en": ["Joker K♥", "10♥ J♦ Q♠ A♣"],
    "es": ["Comodín K♥", "10♥ J♦ Q♠ A♣"],
    "fr": ["Joker R♥", "10♥ V♦ D♠ A♣"],
    "pt": ["Coringa K♥", "10♥ J♦ Q♠ A♣"],
}
OWN = "deck 4 of suited 2 to 3, 9 of minus 1, 9 of K, 9 of peek in stock"
PEEK = "rank-peek = Blick\n    .for = peek\n"


def small(*parts: str) -> str:
    return written(*parts).replace("deck french_52 in stock", OWN)


@pytest.mark.parametrize("language", languages())
def test_they_are_shown_as_the_language_prints_them(language: str) -> None:
    rows = shown(HANDS, JOKERS, caller="Ana", language=language)
    for row, cards in zip(rows[3:5], PRINTED[language], strict=True):
        assert f"   {cards}   " in row


@pytest.mark.parametrize("language", languages())
def test_to_programs_they_are_the_same_in_every_language(language: str) -> None:
    """However they were told: by their codes, or as the language prints them, with letters for
    the suits too."""
    printed = dict(zip(HANDS, PRINTED[language], strict=True))
    lettered = {name: cards.replace("♦", "D").lower() for name, cards in printed.items()}
    for told in (HANDS, printed, lettered):
        scored = cambio_spec.score(JOKERS, told, caller="Ana", language=language)
        cards = {p.player: " ".join(card for card, _ in p.cards) for p in scored.players}
        assert cards == HANDS


def test_letters_of_another_language_are_no_cards() -> None:
    with pytest.raises(Rejected):
        cambio_spec.score(JOKERS, {"Ana": "BH", "Ben": "2S"}, caller="Ana", language="fr")


@pytest.mark.parametrize("language", languages())
def test_no_face_is_the_code_of_another_card(language: str) -> None:
    deck = rules_of_the_game().program.deck
    read = faces(deck, wording(language, ())).codes
    assert not read.keys() & {card.code for card in deck.cards}
    letters = {"de": "BD", "fr": "VDR"}.get(language, "")
    assert set(read) == {letter + suit for letter in letters for suit in "HSDC"}


def test_cards_of_a_game_s_own_are_called_as_its_words_call_them(tmp_path: Path) -> None:
    (tmp_path / "small.cambio").write_text(small(PIPS, COUNT), encoding="utf-8")
    hands = {"Ana": "3H -1 K", "Ben": "peek"}
    rows = shown(hands, "small.cambio", cwd=tmp_path, language="de")
    assert [row.split()[1:4] for row in rows[3:5]] == [["3♥", "−1", "K"], ["PEEK", "?"]]
    words = tmp_path / "locales" / "de" / "small.ftl"
    words.parent.mkdir(parents=True)
    words.write_text(PEEK, encoding="utf-8")
    rows = shown({"Ana": "3♥ −1 K", "Ben": "Blick"}, "small.cambio", cwd=tmp_path, language="de")
    assert [row.split()[1:4] for row in rows[3:5]] == [["3♥", "−1", "K"], ["Blick", "?"]]


def test_a_code_means_the_card_that_has_it(tmp_path: Path) -> None:
    """A jack is printed `B` in German, but here a card is called that; so each has one code."""
    deck = HEAD.replace("deck french_52", "deck 9 of J, 9 of b")
    text = written(PIPS, COUNT).replace(HEAD, deck)
    (tmp_path / "small.cambio").write_text(text, encoding="utf-8")
    scored = cambio_spec.score(
        "small.cambio", {"Ana": "B J", "Ben": ""}, language="de", cwd=tmp_path
    )
    assert [card for card, _ in scored.players[0].cards] == ["B", "J"]


def test_a_card_or_a_rank_that_is_announced_is_printed_too(tmp_path: Path) -> None:
    last = 'define last of player: top of hand of player because "a test"'
    height = 'define height of player: rank of top of hand of player because "a test"'
    more = "(announce pips of me; announce last of me; announce height of me)"
    said = COUNT.replace("announce pips of me", more)
    (tmp_path / "small.cambio").write_text(written(PIPS, last, height, said), encoding="utf-8")
    hands = {"Ana": "2C QH", "Ben": "KS"}
    rows = shown(hands, "small.cambio", cwd=tmp_path, language="fr")
    told = [row for row in rows if row.startswith(("`last`", "`height`"))]
    assert told[:4] == [
        "`last` pour Ana\u00a0: D♥",
        "`height` pour Ana\u00a0: D",
        "`last` pour Ben\u00a0: R♠",
        "`height` pour Ben\u00a0: R",
    ]
    said_to_programs = cambio_spec.score("small.cambio", hands, cwd=tmp_path, language="fr")
    assert [a.value for a in said_to_programs.announcements][1:3] == ["QH", "Q"]
