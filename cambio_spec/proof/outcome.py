"""What the proof of a decision comes to: data only, no solver and no words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from cambio_spec.kernel.expressions import Expr, RuleId
from cambio_spec.kernel.opening import Faces, Seen
from cambio_spec.kernel.program import Decision
from cambio_spec.kernel.state import Position, Slots, Value
from cambio_spec.proof.conditions import conditions

OutcomeKind = Literal["gap", "overlap", "dead-rule", "undefined-value", "property", "contradiction"]
OutcomeStatus = Literal["proved", "refuted", "unknown"]
VerdictStatus = Literal["value", "gap", "conflict", "undefined", "not-given"]

Answer = tuple[VerdictStatus, Value, tuple[RuleId, ...]]
"""What a reading says that a decision gives: the fields of the evaluator's `Verdict`."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A real situation: cards of the real deck, as many as the zones may hold.

    `zones` and `facts` are those that the decision reads; cards that `zones` doesn't place lie
    in the stock. `arguments` are in the order of the decision's parameters. `faces` and `seen` are
    those of zones where it matters how cards lie and who has seen them (see `opening.dealt`).
    """

    players: int
    zones: Mapping[Position, Slots]
    facts: Mapping[Position, Value]
    arguments: tuple[Value, ...]
    faces: Faces = field(default_factory=dict)
    seen: Seen = field(default_factory=dict)


Engine = Callable[[Deal, str], Answer | None]
"""Another reading's `decide`, of a decision in a deal. None where that reading can't say."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a decision gives, asked about these arguments."""

    decision: str
    arguments: tuple[Value, ...]
    value: Value


@dataclass(frozen=True, slots=True)
class NearMiss:
    """Why a rule doesn't apply: the conjunct of its guard that fails first, or the rule that
    overrides it. `failed_conjuncts` of its `conjuncts` fail, so that the nearest can be told."""

    rule: RuleId
    failed: Expr | None
    overridden_by: RuleId | None
    failed_conjuncts: int
    conjuncts: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """One thing proved, refuted or left unknown.

    `rules`: the two of an overlap; the dead rule and those that always override it, together;
    the rule whose guard or value has none, or the decision's own id where its `given` hasn't.
    `players`: the fewest that refute it. `applies`: whether each guard holds in the witness, None
    where it has no value. `values`: what each rule that applies gives there. `valueless`: the
    innermost expression without a value; of a decision that isn't decided, `asked` are the values
    that it was asked about. `told`: what the decisions that a property asks give in the witness, of
    whomever they can be asked. `reason` and `origin` say why it is unknown, and which
    rule holds the expression at fault; `nest` the loops within each other that are too large, and
    how many turns each has.
    """

    kind: OutcomeKind
    status: OutcomeStatus
    decision: str
    rules: tuple[RuleId, ...] = ()
    players: int | None = None
    witness: Deal | None = None
    applies: Mapping[RuleId, bool | None] = field(default_factory=dict)
    values: Mapping[RuleId, Value] = field(default_factory=dict)
    near: tuple[NearMiss, ...] = ()
    valueless: Expr | None = None
    asked: tuple[Value, ...] = ()
    told: tuple[Given, ...] = ()
    reason: str | None = None
    origin: RuleId | None = None
    nest: tuple[tuple[str, int], ...] = ()


Question = tuple[str, ...]
"""What is asked of a decision, by which a condition and its outcome know each other."""


class _Asked(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def decision(self) -> str: ...
    @property
    def rules(self) -> tuple[RuleId, ...]: ...


def question(asked: _Asked) -> Question:
    """That of a condition, or of an outcome."""
    return asked.kind, asked.decision, *asked.rules


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything asked about one decision, for the numbers of `players`."""

    decision: str
    players: tuple[int, ...]
    outcomes: tuple[Outcome, ...]


def all_proved(decision: Decision, undecided: Decision, players: tuple[int, ...]) -> Proof:
    """Everything that is asked about a decision, proved before; whether a rule is dead is asked of
    what it is as long as nothing is agreed on."""
    asked = [c for c in conditions(decision) if not c.sought]
    asked += (c for c in conditions(undecided) if c.sought)
    outcomes = (Outcome(c.kind, "proved", c.decision, c.rules) for c in asked)
    return Proof(decision.name, players, tuple(outcomes))


def all_expected(decision: Decision, players: tuple[int, ...]) -> Proof:
    """The same of a property."""
    asked = conditions(decision, expected=True)
    outcomes = (Outcome(c.kind, "proved", c.decision, c.rules) for c in asked)
    return Proof(decision.name, players, tuple(outcomes))


class ReadingsDisagree(Exception):
    """What one reading of the kernel says, such as the solver's witness, comes out differently in
    another: a fault of ours. `reading` is `evaluate` or `engine`; `asked` is an outcome, or the
    name of a decision or a block."""

    def __init__(self, reading: str, asked: Outcome | str, expected: object, found: object) -> None:
        name = asked if isinstance(asked, str) else asked.decision
        super().__init__(f"{reading}: {name}: expected {expected}, found {found}")
        self.reading, self.asked = reading, asked
        self.expected, self.found = expected, found
