"""A lowered rule set: the one meaning that every reading interprets.

Play is a walk over *blocks*. A stage runs by itself; a phase waits for its actor, who takes
one of the options that are open. Some options may be open to others too; then it is a race, and
whoever moves first has moved. Both may take parameters: the choices made so far in an action
that asks for several. So the whole state of control is a label and a tuple of values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cambio_spec.kernel.cards import Deck
from cambio_spec.kernel.expressions import Axis, Domain, Expr, Node, Players, RuleId
from cambio_spec.kernel.statements import Statement
from cambio_spec.kernel.types import Type

Shown = Literal["up", "down", "owner"]


@dataclass(frozen=True, slots=True)
class Zone(Node):
    """A place for cards. `rows` is empty for a pile, else the slots of each row of a grid, the
    nearest row first. `limit` is the most cards it may hold, None for no limit."""

    name: str
    per_player: bool
    rows: tuple[int, ...]
    limit: int | None
    shown: Shown

    def line(self, axis: Axis, slot: int) -> int:
        """In which row or column a slot of a grid lies, from 1. Where it has grown, it goes on in
        rows like its last one."""
        row, column = 0, slot
        while column >= (width := self.rows[min(row, len(self.rows) - 1)]):
            row, column = row + 1, column - width
        return (row if axis == "row" else column) + 1

    @property
    def is_pile(self) -> bool:
        return not self.rows


@dataclass(frozen=True, slots=True)
class Fact(Node):
    """Something that is true of the round or the match, and that everybody knows."""

    name: str
    per_player: bool
    type: Type
    initial: int | bool | str | None
    low: int | None
    high: int | None


@dataclass(frozen=True, slots=True)
class Setting(Node):
    """A fact of the whole rule set that is settled before play and that no step changes. `values`
    are those that it may have, None for all in the range of the fact or among its words."""

    fact: str
    values: tuple[int | str, ...] | None


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class DecisionRule(Node):
    """Applies where `guard` holds and the guard of no rule that overrides it, at any
    distance, does. `origin` is its id; `overrides` are ids in the same decision."""

    guard: Expr
    value: Expr
    overrides: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True)
class Decision(Node):
    """`given` is what play guarantees whenever the decision is asked; it is checked in play."""

    name: str
    parameters: tuple[Parameter, ...]
    type: Type
    given: Expr
    rules: tuple[DecisionRule, ...]

    def overriders(self, rule: RuleId) -> tuple[DecisionRule, ...]:
        """The rules that override `rule`, at any distance, in written order."""
        found: set[RuleId] = set()
        frontier = {rule}
        while frontier:
            frontier = {r.origin for r in self.rules if frontier & set(r.overrides)} - found
            found |= frontier
        return tuple(r for r in self.rules if r.origin in found)


@dataclass(frozen=True, slots=True)
class By(Node):
    """To whom an option is open: the players of `domain` for whom `where` holds, in its order.
    `variable` is that player, in the guard, the choice and the body of the option."""

    variable: str
    domain: Players
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """What a player picks as part of taking an option; bound as `variable` in its body."""

    variable: str
    type: Type
    domain: Domain
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Option(Node):
    """Open where `guard` holds and, if it asks for a choice, for each value to choose. Without a
    `by` it is the phase's actor who may take it."""

    name: str
    guard: Expr
    choice: Choice | None
    body: tuple[Statement, ...]
    by: By | None = None


@dataclass(frozen=True, slots=True)
class Phase(Node):
    """Stuck where its actor has no move, even if others have one: play never depends on what
    nobody has to do."""

    label: str
    parameters: tuple[Parameter, ...]
    actor: Expr
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Stage(Node):
    label: str
    parameters: tuple[Parameter, ...]
    body: tuple[Statement, ...]


Block = Phase | Stage


@dataclass(frozen=True, slots=True)
class Program:
    """`direction` is 1 for clockwise and -1 for counterclockwise; all cards start in `stock`,
    a pile. `match_start` and `round_start` are labels of stages without parameters. `only` are
    the numbers of players that it takes, None for all from `fewest` to `most`. A program with
    `settings` is open: see `kernel.agreeing`. `partners` is true where the player `it` plays
    together with `me`, its two variables; None where everybody plays for themselves. `properties`
    are decisions without parameters that nothing asks: they are expected to be true wherever they
    may be asked."""

    name: str
    fewest: int
    most: int
    direction: Literal[1, -1]
    deck: Deck
    stock: str
    zones: tuple[Zone, ...]
    facts: tuple[Fact, ...]
    decisions: tuple[Decision, ...]
    blocks: tuple[Block, ...]
    match_start: str
    round_start: str
    only: tuple[int, ...] | None = None
    settings: tuple[Setting, ...] = ()
    partners: Expr | None = None
    properties: tuple[str, ...] = ()

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players that it takes, rising."""
        return tuple(range(self.fewest, self.most + 1)) if self.only is None else self.only

    def zone(self, name: str) -> Zone:
        return next(z for z in self.zones if z.name == name)

    def fact(self, name: str) -> Fact:
        return next(f for f in self.facts if f.name == name)

    def decision(self, name: str) -> Decision:
        return next(d for d in self.decisions if d.name == name)

    def block(self, label: str) -> Block:
        return next(b for b in self.blocks if b.label == label)
