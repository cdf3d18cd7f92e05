"""What the tool has to say about a rule set: data only, no words and no layout.

Words come from the catalog (`Message` names one), layout from the renderers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from cambio_spec.source.files import Span

Severity = Literal["error", "warning", "note"]
Status = Literal["refuted", "bounded", "unknown", "accepted"]
Argument = str | int | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """One whole sentence: the id of a catalog message and its arguments. Lists are joined in
    the reader's language; in the arguments `value` and `values_list`, `nobody`, `yes` and `no`
    are translated. A player is passed as a name (`players.player_name`)."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Label:
    """A place in a rule file, underlined with carets; `message` stands beside the carets.
    `citations` are the book places that the rule there cites (`scoring.3`, `fr:scoring.3`)."""

    span: Span
    message: Message | None = None
    citations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lying:
    """How a card of a witness lies, where that matters: `up` is whether it lies face up; `known`
    are the players who know it, None where that doesn't matter."""

    up: bool
    known: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one player in one zone, as codes (`KH`, `10S`), in a stable order. `rows` are
    the slots of each row of a grid, the nearest row first; empty for a pile. `slots` tells the
    slot of each card, counted from 0, and is empty where they lie one after the other; `lying`
    tells how each lies, and is empty where that doesn't matter."""

    player: int
    zone: str
    cards: tuple[str, ...]
    rows: tuple[int, ...] = ()
    slots: tuple[int, ...] = ()
    lying: tuple[Lying, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleValue:
    """What one rule gives in the witness: `value` as people read it (`15`, `nobody`, `yes`)."""

    rule: str
    value: str


@dataclass(frozen=True, slots=True)
class Witness:
    """A real deal. Players are seats from 0. `facts` maps a fact's name, or `name of SEAT`, to
    its value as people read it, a player as the seat's number; `subject` is whom or what the
    decision is asked about. `dealt`: whether the table has a part in it, by what lies or is so
    there or by how many sit around it. `asked`: the values are those of definitions that are asked
    for, not of the rules in question. `moves` led there if it was `played`, rather than sought out
    as the smallest. `piles`: the top cards of those that matter, hands of nobody's. `other`: a
    second deal that looks the same to a player, where that is the point. In a `race`, the moves are
    those that two players may make at once."""

    players: int
    hands: tuple[Hand, ...]
    facts: Mapping[str, str | int | None]
    subject: str | int | None
    values: tuple[RuleValue, ...]
    moves: tuple[str, ...] = ()
    asked: bool = False
    played: bool = False
    dealt: bool = True
    piles: tuple[Hand, ...] = ()
    other: Witness | None = None
    race: bool = False


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding or error. `labels[0]` is where it is reported; `rules` are rule ids, in the
    order of the message. `help` says how to mend it, `lines` what to write for that, each with
    its indentation."""

    code: str
    severity: Severity
    status: Status
    message: Message
    labels: tuple[Label, ...]
    rules: tuple[str, ...] = ()
    features: tuple[str, ...] = ()
    witness: Witness | None = None
    bound: str | Message | None = None
    notes: tuple[Message, ...] = ()
    help: Message | None = None
    lines: tuple[str, ...] = ()


class Rejected(Exception):
    """The input can't be worked with: exit status 2. Never empty."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__("; ".join(d.code for d in diagnostics))
        self.diagnostics = diagnostics
