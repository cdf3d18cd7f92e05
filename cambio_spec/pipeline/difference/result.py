"""In what two rule sets differ: data, to be told in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from cambio_spec.diagnostics.diagnostic import Argument, Label
from cambio_spec.kernel.state import Value
from cambio_spec.proof.difference.outcome import Often, Status

Group = Literal["table", "values", "play", "end", "scoring"]
GROUPS: tuple[Group, ...] = ("table", "values", "play", "end", "scoring")

Kind = Literal[
    "players",
    "direction",
    "partners",
    "deck",
    "zone",
    "fact",
    "option",
    "param",
    "editorial",
    "table",
    "decision",
    "action",
    "place",
    "choice",
    "effect",
    "step",
    "order",
]
Verdict = Literal["value", "gap", "conflict", "undefined", "not-given"]


@dataclass(frozen=True, slots=True)
class Part:
    """What one of the two says: as written, or decided: `values` are those of a conflict. `names`
    are the players and cards that values stand for, in the order of `values`."""

    values: tuple[Value, ...] = ()
    verdict: Verdict = "value"
    shown: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    labels: tuple[Label, ...] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards at a place of the table: `more` lie below them. `player` is None for nobody's."""

    zone: str
    player: int | None
    cards: tuple[str, ...]
    more: int = 0


@dataclass(frozen=True, slots=True)
class Situation:
    """The smallest in which they differ. `facts` are those worth telling: of whom (None: of the
    table), and as text; a player is the seat's number. `asked` is whom or what it is about."""

    players: int
    cards: tuple[Cards, ...]
    facts: tuple[tuple[str, int | None, str | int | None], ...]
    asked: str | int | None = None
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing. `message` names a sentence of the catalog, said with `arguments` (a `Part` as what
    that one says) and with what the two are called. `causes` is what it only follows from."""

    kind: Kind
    group: Group
    name: str
    status: Status
    message: str
    arguments: Mapping[str, Argument | Part]
    parts: tuple[Part, Part]
    situation: Situation | None = None
    often: tuple[Often, ...] = ()
    causes: tuple[str, ...] = ()


Only = Mapping[str, tuple[str, ...]]
"""Names by what they are."""


@dataclass(frozen=True, slots=True)
class Diff:
    """`names` are what the two are called, `players` the numbers of players looked at. `only` is
    what one has and the other doesn't. `proved` questions were answered with: the same."""

    names: tuple[str, str]
    players: tuple[int, ...]
    differences: tuple[Difference, ...]
    only: tuple[Only, Only]
    proved: int
    cites: bool = field(default=True)

    @property
    def equal(self) -> bool | None:
        """None where that isn't known."""
        if any(self.only) or any(d.status in ("differs", "follows") for d in self.differences):
            return False
        return None if self.differences else True

    @property
    def exit_status(self) -> int:
        return 0 if self.equal else 1

    def count(self, status: Status) -> int:
        return sum(d.status == status for d in self.differences)

    def of(self, group: Group) -> Sequence[Difference]:
        return [d for d in self.differences if d.group == group]
