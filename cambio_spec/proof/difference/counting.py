"""How often two decisions differ over all full deals, where they read nothing but sums.

What a decision reads of hands is taken as a fact of each player: what their cards add up to. How
many deals there are with which sums is counted (`dealing`); the decisions are asked once for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import comb
from typing import TypeVar

from cambio_spec.kernel.agreeing import agreed
from cambio_spec.kernel.evaluate import evaluate
from cambio_spec.kernel.expressions import (
    CardAt,
    Cards,
    Const,
    Decide,
    Expr,
    FaceUp,
    Fold,
    KnownTo,
    Local,
    Node,
    Players,
    ReadFact,
    Size,
    Spots,
    TopCard,
    ZoneRef,
)
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Fact, Program, Setting, Zone
from cambio_spec.kernel.scope import Undecided, Undefined
from cambio_spec.kernel.types import INTEGER, Kind
from cambio_spec.kernel.walk import changed, descendants
from cambio_spec.proof.asked import card_tables
from cambio_spec.proof.cases import Cases
from cambio_spec.proof.difference.compiled import Counted, Run, written
from cambio_spec.proof.difference.dealing import Deck, Nested, deals, effort
from cambio_spec.proof.difference.joined import Joined, pair
from cambio_spec.proof.difference.outcome import Often
from cambio_spec.proof.difference.verdicts import said, ways
from cambio_spec.proof.judge import judged
from cambio_spec.proof.solver import Deadline
from cambio_spec.proof.symbols import Meaning, Unsupported
from cambio_spec.proof.terms import Variable, disj

MOST_EFFORT = 2_000_000
"""Different sums of all hands: more would take too long to ask about."""


class NotCounted(Exception):
    """It reads something else, or there is too much of it."""


N = TypeVar("N", bound=Node)


@dataclass
class _Reading:
    """The one grid that is read, and what its cards add up to: a fact for each such sum."""

    program: Program
    tables: frozenset[str]
    zone: Zone | None = None
    sums: dict[tuple[int, ...], str] | None = None

    def of(self, node: N) -> N:
        """The node with sums as facts. Raises `NotCounted`."""
        return changed(node, self._counted)

    def _counted(self, node: Node) -> Node | None:
        match node:
            case Fold(op="sum" | "count", domain=Cards(zone=ZoneRef(zone=zone, owner=owner))) if (
                owner
            ):
                return self._sum(node, zone, owner)
            case Fold(op="sum" | "count", domain=Spots(zone=zone, owner=owner, row=None)) if owner:
                return self._sum(node, zone, owner)
            case Size(zone=ZoneRef(zone=zone, owner=Node())):
                return Const(INTEGER, self._hand(zone), origin=node.origin)
            case ZoneRef() | Spots() | TopCard() | CardAt() | FaceUp() | KnownTo():
                raise NotCounted
            case _:
                return None

    def _hand(self, name: str) -> int:
        zone = self.program.zone(name)
        if self.zone not in (None, zone) or zone.is_pile:
            raise NotCounted
        self.zone = zone
        return sum(zone.rows)

    def _sum(self, fold: Fold, zone: str, owner: Expr) -> ReadFact:
        self._hand(zone)
        parts = [p for p in (fold.where, fold.value) if p is not None]
        nodes = [n for p in parts for n in (p, *descendants(p))]
        if isinstance(fold.domain, Spots):
            parts = [_cards_for_spots(p, fold.variable) for p in parts]
            nodes = [n for p in parts for n in (p, *descendants(p))]
        for node in nodes:
            asks = isinstance(node, Decide) and node.decision not in self.tables
            reads = isinstance(node, ZoneRef | Spots | ReadFact | TopCard | CardAt | Players)
            other = isinstance(node, Local) and node.name != fold.variable
            if asks or reads or other:
                raise NotCounted
        where = parts[0] if fold.where is not None else None
        value = parts[-1] if fold.value is not None else None
        adds = tuple(self._adds(fold.variable, where, value))
        assert self.sums is not None
        name = self.sums.setdefault(adds, f"sum{len(self.sums)}")
        return ReadFact(INTEGER, name, self.of(owner), origin=fold.origin)

    def _adds(self, variable: str, where: Expr | None, value: Expr | None) -> Iterator[int]:
        state = deal_state(self.program, self.program.fewest, {})
        for card in range(len(self.program.deck.cards)):
            bound = {variable: card}
            try:
                if where is not None and not evaluate(self.program, state, where, bound):
                    yield 0
                    continue
                found = 1 if value is None else evaluate(self.program, state, value, bound)
            except (Undefined, Undecided):
                raise NotCounted from None
            assert isinstance(found, int)
            yield found


def _cards_for_spots(expr: Expr, variable: str) -> Expr:
    """An expression of a spot as one of the card there. Raises `NotCounted`."""

    def card(node: Node) -> Node | None:
        match node:
            case CardAt(spot=Local(name=name) as spot) if name == variable:
                return spot
            case Local(name=name) if name == variable:
                raise NotCounted
            case _:
                return None

    return changed(expr, card)


class Counting:
    """Counts for one pair of programs; what hands add up to is counted once."""

    def __init__(self, made: Joined, run: Run, deadline: Deadline) -> None:
        self._made, self._run, self._deadline = made, run, deadline
        self._deals: dict[tuple[Deck, int], tuple[Nested, int]] = {}

    def often(self, first: Decision, second: Decision, players: int) -> Often | None:
        """In how many full deals they differ, for each player equally often whoever a fact names,
        and whomever it is asked about. None where that can't be counted. Raises `Unanswered`."""
        try:
            return self._often(first, second, players)
        except (NotCounted, Unsupported):
            return None

    def _often(self, first: Decision, second: Decision, players: int) -> Often:
        program = self._made.program
        reading = _Reading(program, card_tables(program), sums={})
        reached = _reached(program, (first, second))
        plain = {d.name: reading.of(d) for d in reached}
        if not reading.sums or reading.zone is None:
            raise NotCounted
        sums = tuple(reading.sums.values())
        facts = (*program.facts, *(_sum_fact(name) for name in sums))
        asked = pair("counted", plain[first.name], plain[second.name])
        tables = [d for d in program.decisions if d.name in card_tables(program)]
        kept = {d.name: d for d in (*plain.values(), *tables)}
        lean = _settled(replace(program, facts=facts, decisions=(*kept.values(), asked)), sums)
        function, varied = self._function(lean, asked.name, (first, second), players, sums)
        cards = tuple(zip(*reading.sums, strict=True))
        outcomes, all_deals = self._outcomes(Deck(cards, sum(reading.zone.rows)), players)
        turning = _turns(kept.values())
        combinations = [c for c in product(*varied) if not turning or not c or c[0] == 0]
        count = 0
        for combination in combinations:
            self._deadline.milliseconds()
            count += function(*combination, outcomes)
        return Often(True, "deals", players, count, all_deals * len(combinations))

    def _function(
        self,
        lean: Program,
        name: str,
        both: tuple[Decision, Decision],
        players: int,
        sums: Sequence[str],
    ) -> tuple[Counted, list[range]]:
        """In how many deals they differ, and the values of what is varied."""
        named = {d.name: d for d in lean.decisions}
        if any(d.name not in named for d in both):
            raise NotCounted
        asked = named[name]
        formulas = Cases(lean, lambda: None).case(asked, players)
        symbols, encoder = formulas.symbols, formulas.encoder
        hands: list[list[Variable]] = []
        for seat in range(players):
            # A sum that isn't read has no unknown, but its place.
            spare = {name: Variable(f"{name}_{seat}", "Int") for name in sums}
            at = ((name, symbols.facts.get((name, seat), spare[name])) for name in sums)
            hands.append([_variable(meaning) for _, meaning in at])
        varied: list[range] = []
        rest: list[Variable] = []
        for (name, owner), meaning in symbols.facts.items():
            if name in sums:
                continue
            if lean.fact(name).type.kind is not Kind.PLAYER or owner is not None:
                raise NotCounted
            rest.append(_variable(meaning))
            varied.append(range(players))
        for parameter, meaning in zip(asked.parameters, symbols.parameters, strict=True):
            if parameter.type.kind is not Kind.PLAYER:
                raise NotCounted
            rest.append(_variable(meaning))
            varied.append(range(players))
        if len(varied) > 2:
            raise NotCounted
        told = [said(judged(encoder, named[d.name], symbols.parameters)) for d in both]
        term = disj(*(t for _, t in ways(told[0], told[1], both[0].type)))
        return self._run(written(term, rest, hands, encoder.definitions)), varied

    def _outcomes(self, deck: Deck, players: int) -> tuple[Nested, int]:
        """What the hands add up to, hand within hand, at last in how many deals; and all deals."""
        key = deck, players
        if key not in self._deals:
            if effort(deck, players) > MOST_EFFORT:
                raise NotCounted
            found = deals(deck, players)
            total = 1
            left = len(deck.cards)
            for _ in range(players):
                total *= comb(left, deck.hand)
                left -= deck.hand
            self._deals[key] = found, total
        return self._deals[key]


def _settled(lean: Program, sums: Sequence[str]) -> Program:
    """With every other fact that is true or false, or a number, as it is at first."""
    fixed = tuple(
        Setting(f.name, None, origin=f.origin)
        for f in lean.facts
        if f.name not in sums and isinstance(f.initial, bool | int)
    )
    return agreed(replace(lean, settings=fixed), {})


def _variable(meaning: Meaning) -> Variable:
    if not isinstance(meaning, Variable):
        raise NotCounted
    return meaning


def _sum_fact(name: str) -> Fact:
    return Fact(name, True, INTEGER, 0, None, None, origin=name)


def _reached(program: Program, decisions: Sequence[Decision]) -> list[Decision]:
    """These, and those that they ask, but for tables of cards: these are summed up."""
    tables, found = card_tables(program), {d.name: d for d in decisions}
    waiting = list(decisions)
    while waiting:
        for node in descendants(waiting.pop()):
            if isinstance(node, Decide) and node.decision not in {*found, *tables}:
                found[node.decision] = program.decision(node.decision)
                waiting.append(found[node.decision])
    return list(found.values())


def _turns(decisions: Iterable[Decision]) -> bool:
    """Whether it doesn't matter at which seat one begins to count."""
    for decision in decisions:
        for node in descendants(decision):
            match node:
                case Fold(op="first", domain=Players(start=None)):
                    return False
                case Const(type=kind, value=int()) if kind.kind is Kind.PLAYER:
                    return False
    return True
