"""A game with all of its variants is one program, which means in each configuration what that
configuration means by itself: no reading has a notion of its own of what variants do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model import load as loading
from cambio_spec.model.load import AtHand, Loaded
from cambio_spec.model.symbolic import wholes
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse
from tests.model.configurations import (
    configurations,
    expected_of_configuration,
    expected_of_whole,
    of_configuration,
    of_whole,
)

ROOT = Path(__file__).parents[2]
GAMES = [*sorted((ROOT / "tests/games").glob("*.cambio")), ROOT / "spec/classic.cambio"]
PATCHES = (
    *("set worth_of_ace = 2", "set worth_of_ace = 3", "set usual = 7"),
    *("replace rule total: 4", "replace points of A is 5", "replace points of A is worth_of_ace"),
    *("add row points of joker is 0", "remove row points.K", "replace points of K is 1"),
    *("remove rule score.others", "remove rule score.winner", "remove rule score.tied"),
    "replace rule score.winner: usual when total of player = 0 overrides tied",
    "replace rule score.tied: 6 when wild overrides others",
    *("add rule score.more: 7 when wild overrides tied", "add rule score.last: 8 overrides more"),
    "replace define least_one: greatest total of players",
    "replace define score of player:\n    rule winner: 9\n    rule odd: 1 overrides winner",
    "replace deck french_52 with 2 jokers in stock",
    "replace zone hand of player: 5 cards, face up",
    *("add partners when it is not me", "replace players 2 to 3, clockwise"),
    *("remove option wild", "replace option rounds is 1 to 9, default 3", "set rounds = 7"),
    "add define extra: 3",
    "add rule score.top: 5 when total of player = greatest total of players overrides others",
    "add rule score.by_extra: extra when wild overrides others",
)
GAME = """\
game small
players 2 to 4, clockwise
deck french_52 in stock
zone stock: pile, face down
zone hand of player: 4 cards, face up
param worth_of_ace = 1
param usual = 0
option wild, default off
option rounds is 0 or 5 or 7, default 0
table points of card:
  A is worth_of_ace
  2 to 10 is pip of card
  J to Q is 10
  K is 0
define total of player: sum points of cards in hand of player
define least_one: least total of players
define score of player:
  rule others: total of player
  rule winner: 0 when total of player = least_one overrides others
  rule tied: 2 when some opponents where total of it = least_one overrides winner
  rule played_on: 1 when rounds > 0 and not wild overrides tied, winner, others
stage opening of match:
  step start: go to setup
stage setup of round:
  step deal: deal 2 from stock to each hand
  step count: each player: announce score of me
  step finish: end match
"""


def unlike(loaded: Loaded) -> list[str]:
    """The configurations in which a decision isn't what it is there."""
    assert loaded.at_hand is not None
    found = wholes(loaded.at_hand, {})
    assert found.left == 0
    wrong: list[str] = []
    for ruleset in configurations(loaded):
        expected = expected_of_whole(found.found, ruleset), expected_of_configuration(ruleset)
        wrong += [f"{ruleset.name}: {expected}"] if expected[0] != expected[1] else []
        mine, theirs = of_whole(found.found, ruleset), of_configuration(ruleset)
        wrong += [
            f"{ruleset.name}: {name}\n{mine.get(name)}\n{theirs.get(name)}"
            for name in sorted(mine.keys() | theirs.keys())
            if mine.get(name) != theirs.get(name)
        ]
    return wrong


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)
def test_a_game_means_in_each_configuration_what_that_means_by_itself(game: Path) -> None:
    assert unlike(loading.load(str(game), ROOT)) == []


def test_a_rule_is_another_one_where_a_variant_replaces_it() -> None:
    loaded = loading.load("spec/cambio.cambio", ROOT)
    assert loaded.at_hand is not None
    first, *_ = wholes(loaded.at_hand, {}).found
    points = first.program.decision("points")
    assert {"points.red_K", "points.red_K@open_kings"} <= {r.origin for r in points.rules}
    assert {first.origins[r.origin].rule for r in points.rules} >= {"points.red_K"}


def test_features_that_change_cards_and_places_are_told_apart() -> None:
    loaded = loading.load("spec/cambio.cambio", ROOT)
    assert loaded.at_hand is not None
    found = wholes(loaded.at_hand, {})
    assert [{name for name, on in w.fixed.items() if on} for w in found.found] == [
        set(),
        {"joker"},
        {"five_cards"},
        {"joker", "five_cards"},
    ]
    assert found.combinations == 2**11  # six variants and five options, which all go together


@st.composite
def variants(draw: Any) -> str:
    names = [f"v{number}" for number in range(1, draw(st.integers(2, 4)))]
    text = ""
    for at, name in enumerate(names):
        others = [*names[:at], "wild"]
        clauses = "".join(f", after {other}" for other in names[:at])
        clauses += draw(st.sampled_from(("", "", ", needs players 2 or 4", ", excludes wild")))
        lines = []
        for patch in draw(st.lists(st.sampled_from(PATCHES), min_size=1, max_size=3, unique=True)):
            asked = draw(st.sampled_from((None, *others)))
            word = draw(st.sampled_from(("with", "without")))
            lines.append(f"  {'' if asked is None else f'{word} {asked}: '}{patch}\n")
        text += f"variant {name} of small{clauses}:\n{''.join(lines)}"
    return text


def made(text: str) -> Loaded:
    """Raises `Rejected`."""
    nodes = parse(SourceFile("small.cambio", GAME + text)).declarations
    (game,) = (node for node in nodes if isinstance(node, Game))
    pool = tuple(node for node in nodes if isinstance(node, Variant))
    return AtHand(game, Path("small.cambio"), nodes, pool).configured((), "small")


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(variants())
def test_whatever_variants_do_to_each_other(text: str) -> None:
    try:
        loaded = made(text)
    except Rejected:
        return
    assert loaded.at_hand is not None
    assert unlike(loaded) == [], text
