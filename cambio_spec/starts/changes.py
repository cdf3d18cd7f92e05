"""What a new variant may change in a game: read off the game itself, so that every patch fits.

A patch is its text as it stands in a variant, without its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice, product

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.deal import DealCards
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.offer import OfferPowers
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.kernel.types import INTEGER, PLAYER
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.acting import inside
from cambio_spec.nodes.parts import Row, Rule, Step, write_rule
from cambio_spec.nodes.surface import Minus, Number, Word
from cambio_spec.nodes.writing import BREAK, HEAD
from cambio_spec.starts.names import fresh
from cambio_spec.syntax.format import writer

MOST_TRIED = 4
"""How many patches of one kind are looked at: each is checked, and somebody waits for it."""

SMALL = 6
"""From here on a number is halved: it is more likely a limit than how many cards there are."""


@dataclass(frozen=True, slots=True)
class Change:
    """A patch, the way in which it changes a game (a key of `_WAYS`), and the message that
    explains it with what that asks for. `question` is the question that it adds, which needs
    sentences."""

    patch: str
    way: str
    comment: str
    arguments: Mapping[str, str]
    question: str | None = None


def changes(ruleset: Ruleset, name: str) -> Iterator[Change]:
    """Changes that show in a rulebook, the likeliest to do so first, and last one that any game
    can have. `name` is the variant's."""
    numbers = sorted(_numbers(ruleset), key=lambda pair: -pair[1])
    for param, value in numbers:
        if value >= SMALL:
            yield _number(param, value // 2)
    for table, row, value in _worths(ruleset):
        yield Change(_worth(table, row, value), "replace-row", "start-variant-row", {})
    for power in ruleset.all(Power):
        yield Change(f"remove power {power.name.text}", "remove", "start-variant-power", {})
    for param, value in numbers:
        if value < SMALL:
            yield _number(param, value + 1)
    question = fresh("my_question", ruleset.names)
    patch = f"add question {question} ruled agreed"
    yield Change(patch, "add-question", "start-variant-question", {"name": name}, question)


def _number(param: str, value: int) -> Change:
    return Change(f"set {param} = {value}", "set", "start-variant-set", {"name": param})


def others(
    ruleset: Ruleset, stands: Callable[[str], bool] = bool, besides: str | None = None
) -> Iterator[tuple[str, str]]:
    """Every way to change this game, but for the one `besides`, with the first patch that
    `stands` on its own, if there is one among the first few; by itself, any does."""
    for way, find in _WAYS.items():
        if way == besides:
            continue
        tried = islice(find(ruleset), MOST_TRIED)
        patch = next((p for p in tried if way in _HARMLESS or stands(p)), None)
        if patch is not None:
            yield way, patch


def _numbers(ruleset: Ruleset) -> Iterator[tuple[str, int]]:
    """The numbers, without those that say how many cards a grid begins with: these go with its
    slots, and a book that draws the one and tells the other would not be true."""
    dealt = set(_dealt_into_grids(ruleset))
    for param in ruleset.all(Param):
        if isinstance(param.value, Number) and param.name.text not in dealt:
            yield param.name.text, param.value.value


def _dealt_into_grids(ruleset: Ruleset) -> Iterator[str]:
    grids = {zone.name.text for zone in ruleset.all(ZonePart) if zone.rows}
    for node in inside(ruleset.declarations):
        if isinstance(node, DealCards) and node.zone.text in grids and isinstance(node.count, Word):
            yield node.count.text


def _worths(ruleset: Ruleset) -> Iterator[tuple[Table, Row, int]]:
    """The rows that are worth a plain number, the last one first."""
    for table in ruleset.all(Table):
        for row in reversed(table.rows):
            match row.value:
                case Number(value=value):
                    yield table, row, value
                case Minus(operand=Number(value=value)):
                    yield table, row, -value


def _worth(table: Table, row: Row, value: int) -> str:
    return f"replace {table.name.text} of {row.selector.text} is {0 if value else 5}"


# ── one finder for each kind of patch ────────────────────────────────────────────────────


def _set(ruleset: Ruleset) -> Iterator[str]:
    yield from (f"set {name} = {value + 1}" for name, value in _numbers(ruleset))


def _remove(ruleset: Ruleset) -> Iterator[str]:
    for power in ruleset.all(Power):
        yield f"remove power {power.name.text}"
    for define, _ in _exceptions(ruleset):
        last = [rule for rule in define.rules if rule.overrides][-1]
        yield f"remove rule {define.rule_id(last)}"


def _replace_row(ruleset: Ruleset) -> Iterator[str]:
    yield from (_worth(*found) for found in _worths(ruleset))


def _replace_rule(ruleset: Ruleset) -> Iterator[str]:
    yield from _shortest(
        f"replace rule {define.rule_id(rule)}: {_line(write_rule(rule))}"
        for define, rule in _exceptions(ruleset)
    )


def _add_rule(ruleset: Ruleset) -> Iterator[str]:
    """An exception to all the rules of a definition that gives each player a number: nothing for
    who has few cards left."""
    grids = [zone.name.text for zone in ruleset.all(ZonePart) if zone.per_player and zone.rows]
    for define in ruleset.all(Define):
        made = ruleset.program.decision(define.name.text)
        names = [rule.name.text for rule in define.rules if rule.name is not None]
        if not names or made.type != INTEGER or [p.type for p in made.parameters] != [PLAYER]:
            continue
        new = fresh("my_rule", names)
        for grid, left in product(grids, (0, 1)):
            guard = f"0 when size of {grid} of player = {left}"
            yield f"add rule {define.name.text}.{new}: {guard} overrides {', '.join(names)}"


def _replace_step(ruleset: Ruleset) -> Iterator[str]:
    yield from _shortest(
        f"replace step {stage.name.text}.{step.name.text}: {_effects(step)}"
        for stage, step in _steps(ruleset)
    )


def _add_step(ruleset: Ruleset) -> Iterator[str]:
    """Where a round begins: there the pile of the deck can always be shuffled once more."""
    program = ruleset.program
    for stage, step in _steps(ruleset):
        if stage.name.text == program.round_start:
            new = fresh("my_step", [s.name.text for s in stage.steps])
            after = "" if len(stage.steps) == 1 else f" after {step.name.text}"
            yield f"add step {stage.name.text}.{new}{after}: shuffle {program.stock}"


def _replace_action(ruleset: Ruleset) -> Iterator[str]:
    bare = (replace(a, above=(), beside=None, because=None, cites=()) for a in ruleset.all(Action))
    yield from _shortest(f"replace {_line(*writer().declaration(action))}" for action in bare)


def _add_power(ruleset: Ruleset) -> Iterator[str]:
    """Where powers are offered and everybody has cards to look at."""
    offered = any(isinstance(node, OfferPowers) for node in inside(ruleset.declarations))
    for zone in ruleset.all(ZonePart):
        if offered and zone.per_player and zone.rows:
            new = fresh("my_power", ruleset.names)
            look = f"choose seen in {zone.name.text} of me; look at seen"
            yield f"add power {new} on A optional: {look}"


def _add_question(ruleset: Ruleset) -> Iterator[str]:
    yield f"add question {fresh('my_question', ruleset.names)} ruled agreed"


_WAYS: Mapping[str, Callable[[Ruleset], Iterator[str]]] = {
    "set": _set,
    "remove": _remove,
    "replace-row": _replace_row,
    "replace-rule": _replace_rule,
    "add-rule": _add_rule,
    "replace-step": _replace_step,
    "add-step": _add_step,
    "replace-action": _replace_action,
    "add-power": _add_power,
    "add-question": _add_question,
}

_HARMLESS = ("replace-rule", "replace-step", "add-step", "replace-action", "add-question")
"""The ways whose patches leave the game as it is: what was there once more, or what play doesn't
notice."""


def _exceptions(ruleset: Ruleset) -> Iterator[tuple[Define, Rule]]:
    for define in ruleset.all(Define):
        for rule in define.rules:
            if rule.overrides:
                yield define, rule


def _steps(ruleset: Ruleset) -> Iterator[tuple[StagePart, Step]]:
    for stage in ruleset.all(StagePart):
        for step in stage.steps:
            yield stage, step


def _effects(step: Step) -> str:
    return _line(writer().effects(step.effects))


def _line(*lines: str) -> str:
    return " ".join(" ".join(lines).replace(BREAK, " ").replace(HEAD, " ").split())


def _shortest(patches: Iterator[str]) -> list[str]:
    return sorted(patches, key=len)
