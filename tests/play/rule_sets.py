"""Small rule sets that count in ways of their own."""

from __future__ import annotations

from pathlib import Path

from cambio_spec import pipeline
from cambio_spec.model.ruleset import Ruleset

HEAD = """\
game small

players 2 to 4, clockwise because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face down because "a test"
zone discard: pile, face up because "a test"
zone hand of player: 5 cards, seen by its owner because "a test"
zone lane of player: 3 slots, face up because "a test"
"""
OPENING = """
stage opening of match:
  step start: go to setup because "a test"
"""
SETUP = """
stage setup of round:
  step deal: deal 2 from stock to each hand; go to tell because "a test"
"""


def written(*parts: str) -> str:
    """A rule set that goes to `tell` once cards are dealt."""
    return "\n".join([HEAD, *parts, OPENING, SETUP])


def load(folder: Path, text: str) -> Ruleset:
    path = folder / "small.cambio"
    path.write_text(text, encoding="utf-8")
    return pipeline.load("small.cambio", folder)


PIPS = 'define pips of player: sum pip of cards in hand of player because "a test"'
COUNT = """
stage tell:
  step say: each player: announce pips of me because "a test"
  step finish: end match because "a test"
"""
