"""Kernel statements: what a step of play does to the state.

A statement that can't be carried out (no card to move, the slot is taken, an undecided
decision) halts play with its origin and the reason; nothing is guessed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cambio_spec.kernel.expressions import Decide, Domain, Expr, Node, ZoneRef

Face = Literal["up", "down"]


@dataclass(frozen=True, slots=True)
class Top(Node):
    """The top card of a pile (as a source), or on top of it (as a target). As a target, a
    grid takes the card into its first free slot, or a new one where it may grow."""

    zone: ZoneRef


@dataclass(frozen=True, slots=True)
class At(Node):
    """The slot that a spot names."""

    spot: Expr


@dataclass(frozen=True, slots=True)
class Every(Node):
    """Every card of a zone, or of one row of a grid (1 is the row nearest its owner)."""

    zone: ZoneRef
    row: int | None


Place = Top | At
Target = Top | At | Every


@dataclass(frozen=True, slots=True)
class Move(Node):
    """One card. `face` None means as the target zone's cards lie. Everybody sees where a card
    goes; face up everybody sees the card, and a zone seen by its owner shows it to the owner."""

    source: Place
    target: Place
    face: Face | None


@dataclass(frozen=True, slots=True)
class Gather(Node):
    """All cards of `source` but the top `keep`, in their order, under no one's eyes, onto
    `target`. `source.owner` None for a zone that players have means every player's."""

    source: ZoneRef
    target: ZoneRef
    keep: int


@dataclass(frozen=True, slots=True)
class Swap(Node):
    """Two cards change places, unseen; whoever knew a card still knows it where it now lies."""

    first: Expr
    second: Expr


@dataclass(frozen=True, slots=True)
class Turn(Node):
    """Face up everybody sees the cards; face down they keep what they saw."""

    target: Target
    face: Face


@dataclass(frozen=True, slots=True)
class Look(Node):
    """One player sees the cards; the others see which cards they are."""

    player: Expr
    target: Target


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    """A uniformly random order; nobody knows any card of the zone any more that lies face down."""

    zone: ZoneRef


@dataclass(frozen=True, slots=True)
class Cut(Node):
    """The top `depth` cards go under the others."""

    zone: ZoneRef
    depth: Expr


@dataclass(frozen=True, slots=True)
class SetFact(Node):
    fact: str
    owner: Expr | None
    value: Expr


@dataclass(frozen=True, slots=True)
class Announce(Node):
    """A decision's value and the rule that gave it go into the log, for everybody."""

    decide: Decide


@dataclass(frozen=True, slots=True)
class If(Node):
    condition: Expr
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """The domain is read before the first turn of the loop; `where` before each. Of spots, those
    whose cards earlier turns have taken away are passed over."""

    variable: str
    domain: Domain
    where: Expr | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Goto(Node):
    """Leaves the block: play goes on at block `label`, with these arguments."""

    label: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class EndRound(Node):
    """The round is over. A match goes on at block `label`; a single round ends here."""

    label: str


@dataclass(frozen=True, slots=True)
class EndMatch(Node):
    pass


Statement = (
    Move
    | Gather
    | Swap
    | Turn
    | Look
    | Shuffle
    | Cut
    | SetFact
    | Announce
    | If
    | ForEach
    | Goto
    | EndRound
    | EndMatch
)
