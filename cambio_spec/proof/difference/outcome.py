"""What a comparison comes to: data only, no solver and no words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.state import Position, Value, Verdict
from cambio_spec.proof.difference.verdicts import Way
from cambio_spec.proof.outcome import Deal

Asked = Literal["decision", "table", "action", "place", "choice", "effect", "step", "order"]
Status = Literal["equal", "differs", "follows", "unknown"]


@dataclass(frozen=True, slots=True)
class Often:
    """In what share of `of` they differ: `count` of `total`, counted exactly, or in so many
    `samples`: rounds that were played."""

    exact: bool
    of: Literal["deals", "cards", "rounds", "turns"]
    players: int | None
    count: int
    total: int
    samples: int | None = None

    @property
    def share(self) -> float:
        return self.count / self.total


@dataclass(frozen=True, slots=True)
class Answer:
    """What one of the two says: a verdict, and what each rule gives that applies."""

    verdict: Verdict
    values: Mapping[RuleId, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Case:
    """A situation in which they differ. `deals` are it as either sees it."""

    way: Way
    deals: tuple[Deal, Deal]
    answers: tuple[Answer, Answer]
    subject: Value = None


Aspect = Literal["choices", "halts", "goes", "lies", "face", "fact", "known", "announced"]


@dataclass(frozen=True, slots=True)
class Change:
    """What is not the same afterwards: what lies at the place `at`, how, what a fact is …"""

    aspect: Aspect
    at: Position | None
    values: tuple[Value | tuple[str, ...], Value | tuple[str, ...]]
    path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tried:
    """A situation after which what comes of a move, or of a step, isn't the same; `labels` are
    those of the blocks in which play is then."""

    deals: tuple[Deal, Deal]
    labels: tuple[str, str] | None
    player: int | None
    change: Change


@dataclass(frozen=True, slots=True)
class Compared:
    """One thing that both have. `names` is what it is called in either; `causes` are what it
    differs by only because they do; `reason` why it is unknown. `often` is told by number of
    players. `cards` are, of a table, the values of each card that differs."""

    asked: Asked
    names: tuple[str, str]
    status: Status
    cases: tuple[Case, ...] = ()
    tried: Tried | None = None
    causes: tuple[str, ...] = ()
    reason: str | None = None
    often: tuple[Often, ...] = ()
    cards: Mapping[str, tuple[Answer, Answer]] = field(default_factory=dict)
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """All that was compared, for these numbers of players; and by side, what only one of them has:
    names of decisions, moves, phases and stages, steps, by what they are."""

    players: tuple[int, ...]
    compared: tuple[Compared, ...]
    only: tuple[Mapping[str, tuple[str, ...]], Mapping[str, tuple[str, ...]]]
