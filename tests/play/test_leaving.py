"""Who is out has left with a total with which the rules let players leave."""

from __future__ import annotations

from pathlib import Path

import pytest

import cambio_spec
from cambio_spec.diagnostics.diagnostic import Rejected
from tests.game.situations import SPEC
from tests.play.rule_sets import PIPS, written

UNTOLD, STILL_IN = "out-without-total", "still-in"
SIX = {"Ana": "", "Ben": "5D", "Cleo": "9H", "Dan": "", "Eva": "AH", "Finn": "3S"}

FACTS = """
fact tally of player is a number, kept because "a test"
fact gone of player is yes or no, kept because "a test"
fact strikes of player is a number from 0 to 3, kept because "a test"
"""
TELL = """
stage tell:
  step say: each player: (announce pips of me; let tally of me be tally of me + pips of me)
      because "a test"
  step finish: end round, go to standings because "a test"
"""


def said(name: str, hands: dict[str, str], cwd: Path | None = None, **told: object) -> list[str]:
    """What is complained of, with the players."""
    try:
        cambio_spec.score(name, hands, cwd=cwd, **told)  # type: ignore[arg-type]
    except Rejected as rejected:
        found = [fault.message for fault in rejected.diagnostics]
        return [f"{one.arguments.get('player')} {one.id}" for one in found]
    return []


@pytest.mark.parametrize(
    ("options", "running", "expected"),
    [
        ("", {}, [f"Cleo {UNTOLD}"]),
        ("", {"Cleo": 0}, [f"Cleo {STILL_IN}"]),
        ("", {"Cleo": 99}, [f"Cleo {STILL_IN}"]),
        ("", {"Cleo": 100}, []),
        # Who had as much as they have now may have left when they had less.
        ("", {"Cleo": 104, "Ana": 104, "Ben": 104}, []),
        ("+limit=50", {"Cleo": 50}, []),
        ("+rounds=5", {}, [f"Cleo {UNTOLD}"]),
        # They sit out a deciding round: how much the others had before isn't known.
        ("+rounds=5", {"Cleo": 40, "Ana": 30, "Ben": 30}, []),
        ("+rounds=5", {"Cleo": 29, "Ana": 30, "Ben": 30}, []),
    ],
)
def test_the_total_has_to_fit(options: str, running: dict[str, int], expected: list[str]) -> None:
    hands = {"Ana": "5D", "Ben": "9S"}
    found = said(f"{SPEC}{options}", hands, caller="Ana", out=["Cleo"], running=running)
    assert found == expected


@pytest.mark.parametrize(
    ("running", "expected"),
    [
        ({"Ana": 100, "Dan": 100}, []),
        ({"Ana": 99, "Dan": 99}, [f"Ana {STILL_IN}", f"Dan {STILL_IN}"]),
        ({"Ana": 100}, [f"Dan {UNTOLD}"]),
        ({}, [f"Ana {UNTOLD}", f"Dan {UNTOLD}"]),
    ],
)
def test_partners_leave_together(running: dict[str, int], expected: list[str]) -> None:
    found = said(f"{SPEC}+team", SIX, caller="Ben", out=["Ana", "Dan"], running=running)
    assert found == expected


@pytest.mark.parametrize(
    ("leave", "expected"),
    [
        ("tally of me > 50", [f"Cleo {UNTOLD}"]),
        # Where something else decides it, too, a total proves nothing.
        ("strikes of me = 3", []),
        ("tally of me > 50 or strikes of me = 3", []),
    ],
)
def test_whatever_else_lets_players_leave_is_believed(
    leave: str, expected: list[str], tmp_path: Path
) -> None:
    standings = f"""
stage standings:
  step leave: each player when {leave}: let gone of me be yes because "a test"
  step go_on: go to setup because "a test"
"""
    text = written(FACTS, PIPS, TELL, standings).replace(
        "clockwise", "clockwise, leaving when gone of it"
    )
    (tmp_path / "small.cambio").write_text(text, encoding="utf-8")
    gone = {"gone of Cleo": True}
    hands = {"Ana": "KH", "Ben": "5D", "Cleo": ""}
    assert said("small.cambio", hands, tmp_path, facts=gone) == expected
    assert said("small.cambio", hands, tmp_path, facts={**gone, "tally of Cleo": 51}) == []
