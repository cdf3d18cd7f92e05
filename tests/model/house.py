"""A small game and what house rules do to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.model.load import load
from cambio_spec.model.mentions import Declarations
from cambio_spec.model.patching import family
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import writer
from cambio_spec.syntax.parse import parse

GAME = """\
game small
  edition de "000_1a065366a1bb189a.txt"

players 2 to 4, clockwise because "r"

deck french_52 in stock because "r"

zone stock: pile, face down because "r"
zone discard: pile, face up because "r"
zone grid of player: 2 slots, face down because "r"

param limit = 100                                              [goal.1]

fact active is a player because "r"

table points of card:                                          [deck.1]
  A is 1
  2 to 10 is pip of card
  J to Q is 11
  red K is -2
  black K is limit

define total of player: sum points of cards in grid of player because "r"

define score of player:
  rule others: total of player because "r"
  rule winner: 0 when total of player = 0 overrides others because "r"
  rule tied: 1 when total of player = 1 overrides others, winner because "r"

stage opening of match:
  step on: go to setup because "r"

stage setup of round:
  step shuffle: gather everything into stock; shuffle stock because "r"
  step deal: deal 2 from stock to each grid because "r"
  step on: go to turn because "r"

phase turn: active acts because "r"

action draw in turn: move top of stock to discard because "r"
action count in turn: announce score of me; end match because "r"

question who ruled both by score.winner, score.tied because "r"
question when_so ruled now by score.tied because "r"
"""


def text_of(declarations: Declarations) -> str:
    """The declarations as they are played, variants left out, without line breaks."""
    played = (d for d in declarations if not isinstance(d, Variant))
    lines = (line for d in played for line in writer().declaration(d))
    return " ".join(" ".join(lines).split()).replace(' because "r"', "")


def with_variants(*variants: str) -> Declarations:
    """The small game with these patches; each variant is called v1, v2 and so on."""
    base = parse(SourceFile("small.cambio", GAME)).declarations
    read = [
        parse(SourceFile("house.cambio", f"variant v{i} of small:\n{patches}")).declarations[0]
        for i, patches in enumerate(variants, 1)
    ]
    found = [v for v in read if isinstance(v, Variant)]
    return family(base, found).configured({v.name.text for v in found})


def refused(*variants: str) -> tuple[Diagnostic, ...]:
    try:
        with_variants(*variants)
    except Rejected as rejected:
        return rejected.diagnostics
    raise AssertionError("nothing is wrong with them")


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def errors(name: str, cwd: Path) -> tuple[Diagnostic, ...]:
    try:
        load(name, cwd)
    except Rejected as rejected:
        return rejected.diagnostics
    raise AssertionError("it can be loaded")


def codes(found: Sequence[Diagnostic]) -> list[str]:
    return [d.code for d in found]
