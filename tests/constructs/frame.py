"""A small game to put a construct into, and what comes out of it."""

from __future__ import annotations

from collections.abc import Sequence

from cambio_spec.constructs.game import Game
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.kernel.program import Block, Option, Phase, Program, Stage
from cambio_spec.kernel.statements import Goto, Statement
from cambio_spec.model.build import build
from cambio_spec.model.configuring import configuration
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse

PARTS = (
    "game frame",
    "players 2 to 4, clockwise",
    "deck french_52 in stock",
    "zone stock: pile, face down",
    "zone discard: pile, face up",
    "zone grid of player: 2+2 slots, face down",
    "zone hand of player: 1 card, seen by its owner",
    "param few = 2",
    "fact active is a player",
    "fact dealer is a player, kept",
    "fact caller is a player or nobody",
    "fact marks of player is a number from 0 to 9",
    "define score of player: rule others: size of grid of player when yes rule winner: 0 when no",
    "stage opening of match: step on: go to setup",
    "stage setup of round: step on: go to turn",
    "stage next: step on: let active be left of active; go to turn",
    "stage standings: step on: go to setup",
    "phase turn: active acts",
    "action wait in turn: go to next",
)


def framed(text: str, without: Sequence[str] = ()) -> str:
    """The small game with `text` in it, and without the parts that begin like that."""
    for start in without:
        assert any(part.startswith(start) for part in PARTS), start
    kept = [part for part in PARTS if not part.startswith(tuple(without))]
    return "\n".join([*kept, text])


def ruleset(text: str) -> Ruleset:
    document = parse(SourceFile("test.cambio", text))
    game = next(d for d in document.declarations if isinstance(d, Game))
    return build(configuration(game, document.declarations, (), (), game.name.text))


def program(text: str, without: Sequence[str] = ()) -> Program:
    return ruleset(framed(text, without)).program


def faults(text: str) -> tuple[Diagnostic, ...]:
    """Everything that is wrong with a text that can't be worked with."""
    try:
        ruleset(text)
    except Rejected as rejected:
        return rejected.diagnostics
    raise AssertionError("nothing is wrong with it")


def as_phase(block: Block) -> Phase:
    assert isinstance(block, Phase)
    return block


def as_stage(block: Block) -> Stage:
    assert isinstance(block, Stage)
    return block


def options(made: Program, label: str = "turn") -> dict[str, Option]:
    """The options of a phase by name."""
    return {option.name: option for option in as_phase(made.block(label)).options}


def lowered(effects: str) -> tuple[Option, dict[str, Block]]:
    """The option of an action that does `effects`, and the blocks that were cut out of it."""
    made = program(f"action act in turn: {effects}")
    return options(made)["act"], {b.label: b for b in made.blocks if b.label.startswith("act.")}


def body(effects: str) -> tuple[Statement, ...]:
    """The statements of effects that are done in one go; play stays in the phase then."""
    option, blocks = lowered(effects)
    *statements, back = option.body
    assert blocks == {} and back == Goto("turn", (), origin="")
    return tuple(statements)
