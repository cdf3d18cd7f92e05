"""Variants: high stakes (item 1), Rummy (item 2), and several packs (about, item 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.state import Value
from cambio_spec.rulebook.book import Edition, build_rulebook
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.wording import load
from tests.classic.situations import ROOT, Fact, Table, deal, ended, rules, seat
from tests.game.book import shows

RUMMY, HIGH_STAKES, TWO_PACKS = "classic+rummy", "classic+high_stakes", "classic+two_packs"


def book(language: str, game: str, *variants: str) -> str:
    folder = ROOT / "spec" / "locales" / language
    wording = load(language, [folder / f"{name}.ftl" for name in ("classic", *variants)])
    return render_markdown(build_rulebook(Edition(rules(game), wording, "test")))


# ── high stakes ────────────────────────────────────────────────────────────────────────────


@shows("dared.most", "dared.others", "highest", "reveal.stakes")
def test_variants_1_the_highest_score_does_the_dare() -> None:
    table = ended("Ana", HIGH_STAKES, Ana="2H", Ben="9S", Cleo="5C")
    assert table.told("dared") == {"Ana": "no others", "Ben": "yes most", "Cleo": "no others"}


@shows("dare")
@pytest.mark.parametrize(
    ("language", "dare"),
    [
        ("en", "Before the first card is dealt, all of you agree on a dare"),
        ("de", "Einigen Sie sich auf eine Mutprobe, bevor die erste Karte gegeben wird."),
    ],
)
def test_variants_1_the_dare_is_in_the_book(language: str, dare: str) -> None:
    assert dare in book(language, HIGH_STAKES, "high_stakes")


# ── Rummy ──────────────────────────────────────────────────────────────────────────────────


def after_game(running: Mapping[str, int], out: Sequence[str] = (), starter: str = "Ana") -> Table:
    """A match after a game that left these scores."""
    facts: dict[Fact, Value] = {("running", seat(name)): n for name, n in running.items()}
    facts |= {("out", seat(name)): True for name in out} | {"starter": seat(starter)}
    grids = dict.fromkeys(running, "")
    return deal(grids, game=RUMMY, at="standings", match=True, facts=facts)


@shows("running", "reveal.count", "best")
def test_variants_2_scores_add_up_from_game_to_game() -> None:
    facts: dict[Fact, Value] = {("running", 0): 30, ("running", 1): -1}
    grids = {"Ana": "2H", "Ben": "9S"}
    table = deal(grids, game=RUMMY, at="reveal", caller="Ana", match=True, facts=facts)
    assert (table.found.running, table.decide("best")) == ([32, 8], "8 best")


@shows("score.beaten", "penalty")
def test_variants_2_a_caller_who_is_beaten_scores_25_more() -> None:
    grids = {"Ana": "5H", "Ben": "4S", "Cleo": "9C"}
    assert ended("Ana", RUMMY, **grids).told("score")["Ana"] == "30 beaten"
    assert ended("Ben", RUMMY, **grids).told("score")["Ana"] == "5 own"


@shows("over", "limit", "eliminated.reached", "eliminated.under", "standings.leave", "out")
@pytest.mark.parametrize(("score", "leaves"), [(99, False), (100, True), (101, True)])
def test_variants_2_who_reaches_100_is_out(score: int, leaves: bool) -> None:
    table = after_game({"Ana": 3, "Ben": score, "Cleo": 20})
    assert ("Ben" in table.those("out")) is leaves
    assert bool(table.grid("Ben")) is not leaves


@shows("match_winner.last", "match_winner.nobody_yet", "standings.end")
def test_variants_2_until_one_is_left() -> None:
    assert not after_game({"Ana": 3, "Ben": 100, "Cleo": 20}).over
    table = after_game({"Ana": 3, "Ben": 100, "Cleo": 120}, out=["Ben"])
    assert table.over
    assert table.found.announcements[-1].value == seat("Ana")


# ── two packs ──────────────────────────────────────────────────────────────────────────────


@shows("deck", "players")
def test_about_1_several_packs_for_larger_games() -> None:
    deck = [card.code for card in rules(TWO_PACKS).program.deck.cards]
    assert (len(deck), deck.count("JK"), deck.count("QS")) == (108, 4, 2)
    assert max(rules(TWO_PACKS).program.counts) == 12


@shows("deck")
def test_about_1_a_card_can_be_stuck_on_its_twin() -> None:
    table = deal({"Ana": "9C 2H", "Ben": "3S"}, game=TWO_PACKS, discard="9C").play("Ana stick 1")
    assert table.discard == "9C 9C"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_books_of_variants_say_what_is_different(language: str) -> None:
    variants = ("high_stakes", "rummy", "two_packs")
    said = book(language, "classic+high_stakes+rummy+two_packs", *variants)
    assert {"25", "100", "108", "12"} <= set(said.replace(".", " ").split())


def test_rummy_has_no_fixed_number_of_games() -> None:
    with pytest.raises(Rejected):
        rules("classic+rummy+games=2")
