"""What the kernel nodes of each rule hold that its sentences have to say.

An atom is a name: of a number (`penalty`, or `number-5` for one without a name; `value` for what a
rule gives), a place for cards (`zone-discard`), a facing (`face-up`), a rank, suit or colour
(`rank-k`, `suit-hearts`, `colour-red`), `each-player` where everybody acts, `any-player` where
anybody may, `may` where the actor may decline. A sentence says it by using the variable or the
message of that name.

0 and 1 are no atoms: sentences say them as “no card”, “the top card”, “the last player”. They may
use their numbers all the same; see `numbers`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache

from cambio_spec.kernel.expressions import Const, Gaps, Node, Players, RuleId, Spots, ZoneRef
from cambio_spec.kernel.program import By, Decision, DecisionRule, Phase, Program
from cambio_spec.kernel.statements import At, Every, ForEach, Move, Top, Turn
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.typing import type_of
from cambio_spec.kernel.walk import parts_of

DECLINING = ("no", "decline")
"""The options by which play goes on without the effect that was offered."""


DECK_KINDS = {Kind.RANK: "rank", Kind.SUIT: "suit", Kind.COLOUR: "colour"}


@dataclass(frozen=True, slots=True)
class Atoms:
    """`named` are all atoms of a rule; `numbers` the values of those that are numbers; `deck`
    those that are ranks, suits or colours, by the deck's name for them."""

    named: frozenset[str] = frozenset()
    numbers: tuple[tuple[str, int], ...] = ()
    deck: tuple[tuple[str, str], ...] = ()

    @property
    def value(self) -> int | None:
        """What the rule gives if that is one number, whatever the situation."""
        return dict(self.numbers).get("value")


def atoms(program: Program) -> Mapping[RuleId, Atoms]:
    """The atoms of every origin in the program."""
    named: dict[RuleId, set[str]] = {}
    numbers: dict[RuleId, dict[str, int]] = {}
    deck: dict[RuleId, dict[str, str]] = {}
    for node in _nodes((*program.blocks, *program.decisions)):
        named.setdefault(node.origin, set()).update(_named(node, program))
        numbers.setdefault(node.origin, {}).update(_numbers(node))
        deck.setdefault(node.origin, {}).update(_of_deck(node))
    return {
        origin: Atoms(
            frozenset(found | numbers[origin].keys() | deck[origin].keys()),
            tuple(numbers[origin].items()),
            tuple(deck[origin].items()),
        )
        for origin, found in named.items()
    }


def _nodes(node: object) -> Iterator[Node]:
    if isinstance(node, tuple):
        for child in node:
            yield from _nodes(child)
    elif is_dataclass(node):
        if isinstance(node, Node):
            yield node
        unsaid = _told_otherwise(node)
        for name in parts_of(type(node)):
            part = getattr(node, name)
            if name != unsaid and (isinstance(part, tuple) or is_dataclass(part)):
                yield from _nodes(part)


def _told_otherwise(node: object) -> str | None:
    """The field of a node that sentences have nothing to say of."""
    match node:
        case Decision():
            return "given"  # what play guarantees anyway
        case DecisionRule(value=value) if _literal(value) is not None:
            return "value"  # an atom of the rule itself, under that name
        case _:
            return None


def _named(node: Node, program: Program) -> Iterator[str]:
    match node:
        case ZoneRef(zone=zone) | Spots(zone=zone) | Gaps(zone=zone):
            yield message_name("zone", zone)
        case Move(target=target, face=face):
            yield from _facing(face or program.zone(_zone(target)).shown)
        case Turn(face=face):
            yield from _facing(face)
        case ForEach(domain=Players()):
            yield "each-player"
        case By():
            yield "any-player"
        case Phase(options=options) if any(o.name in DECLINING for o in options):
            yield "may"


def _facing(face: str) -> Iterator[str]:
    # What only its owner sees lies in the hand, and nobody calls that a facing.
    if face != "owner":
        yield f"face-{face}"


def _zone(target: Top | At | Every) -> str:
    if isinstance(target, At):
        return type_of(target.spot).zone or ""
    return target.zone.zone


def _numbers(node: Node) -> Iterator[tuple[str, int]]:
    match node:
        case DecisionRule(value=value) if (number := _literal(value)) is not None:
            yield "value", number
        case Const(name=str() as name, value=int() as number):
            yield message_name(name), number
        case Const() if (number := _literal(node)) not in (None, 0, 1):
            assert number is not None
            yield message_name("number", str(number).replace("-", "minus-")), number
        case Every(row=int() as row) | Spots(row=int() as row) if row > 1:
            yield f"number-{row}", row


def _of_deck(node: Node) -> Iterator[tuple[str, str]]:
    match node:
        case Const(type=type_, value=str() as value) if type_.kind in DECK_KINDS:
            yield message_name(DECK_KINDS[type_.kind], value.lower()), value


def _literal(node: object) -> int | None:
    """The number that a constant without a name is."""
    match node:
        case Const(type=type_, value=int() as value, name=None) if type_.kind is Kind.INTEGER:
            return value
        case _:
            return None


@cache
def message_name(*parts: str) -> str:
    """The name of the message, or variable, of a rule or a part of the rule set."""
    return "-".join(parts).replace(".", "-").replace("_", "-")
