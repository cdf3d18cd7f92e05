"""A small game to change, and how to compare."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog
from cambio_spec.pipeline.difference.as_json import diff_object
from cambio_spec.pipeline.difference.result import Diff

GAME = """\
game small

players 2 to 3, clockwise because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face down because "a test"
zone discard: pile, face up because "a test"
zone grid of player: 2 slots, face down because "a test"
zone hand of player: 1 card, seen by its owner because "a test"
option limit is 1 to 100, default 50 because "a test"
fact caller is a player or nobody because "a test"
fact active is a player because "a test"
fact running of player is a number, kept because "a test"

table points of card:
  A is 1 because "a test"
  2 to 10 is pip of card because "a test"
  J to K is 10 because "a test"

stage opening of match:
  step start: go to setup because "a test"

stage setup of round:
  step shuffle: gather everything into stock; shuffle stock because "a test"
  step deal: deal 2 from stock to each grid because "a test"
  step begin: let active be first of players; go to turn because "a test"

phase turn, holding: active acts because "a test"

action draw in turn when size of stock > 0: move top of stock to hand of me; go to holding
    because "a test"
action keep in holding: choose spot in grid of me; move spot to discard;
    move hand of me to spot; go to next because "a test"
action throw in holding: move hand of me to discard; offer powers on top of discard; go to next
    because "a test"
action call in turn when caller is nobody: let caller be me; go to next because "a test"
power peek on 7, 8 optional: choose mine in grid of me; look at mine because "a test"

stage next:
  step pass_on: let active be left of active because "a test"
  step last: if active is caller then go to reveal else go to turn because "a test"

define total of player: sum points of cards in grid of player because "a test"
define lowest: least total of players because "a test"

define score of player given caller is not nobody:
  rule others: total of player because "a test"
  rule winner: 0 when total of player = lowest overrides others because "a test"
  rule penalty: total of player + 5 when player is caller and total of player > lowest
      overrides others because "a test"

define out of player: running of player >= limit because "a test"

stage reveal:
  step count: each player: (announce score of me; let running of me be running of me + score of me)
      because "a test"
  step finish: end round, go to standings because "a test"

stage standings:
  step end: if some players where out of it then end match else go to setup because "a test"
"""


def changed(*changes: tuple[str, str], game: str = GAME) -> str:
    for before, after in changes:
        assert game.count(before) >= 1, before
        game = game.replace(before, after)
    return game


def compared(folder: Path, first: str, second: str, **options: Any) -> Diff:
    (folder / "a.cambio").write_text(first, encoding="utf-8")
    (folder / "b.cambio").write_text(second, encoding="utf-8")
    return pipeline.diff("a.cambio", "b.cambio", cwd=folder, timeout=300, **options)


def found(diff: Diff) -> set[tuple[str, str, str]]:
    return {(d.kind, d.name, d.status) for d in diff.differences}


def as_object(diff: Diff) -> dict[str, Any]:
    return diff_object(diff, Catalog.shipped("en"))
