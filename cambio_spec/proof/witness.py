"""The smallest situation that a formula allows, and the same one on every run.

Fewest cards out of the stock, every hand that is asked about holding one where that can be; then
the lowest arguments, facts (numbers nearest to 0, nobody before seat 0) and cards, in deck order;
then fewest cards that lie, or are known, otherwise than their zone shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from operator import ne

from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import Position, Slots, Value, owners
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.proof.outcome import Deal
from cambio_spec.proof.solver import Session, Unanswered
from cambio_spec.proof.symbols import NOBODY, Batch, Holding, Lying, Meaning, Place, Symbols
from cambio_spec.proof.terms import (
    Assignment,
    Term,
    Variable,
    at_most,
    below,
    conj,
    disj,
    equal,
    ite,
    neg,
    number,
    times,
    total,
    truth,
)


class Minimiser:
    """Narrows down what a session allows until a single assignment is left. The session must be
    satisfiable, and is left with more assumptions; use it inside a scope."""

    def __init__(self, session: Session, found: Assignment) -> None:
        self._session, self._found = session, found

    def minimised(self, program: Program, decision: Decision, symbols: Symbols) -> Assignment:
        """Out of time, what it has come to so far."""
        with suppress(Unanswered):
            self._narrow(program, decision, symbols)
        return self._found

    def nearest(self, unknowns: Iterable[Variable]) -> Assignment:
        """Each as near to 0 as it can be, one after the other."""
        for unknown in unknowns:
            self._nearest(unknown, True)
        return self._found

    def _narrow(self, program: Program, decision: Decision, symbols: Symbols) -> None:
        hands, piles = _hands_and_piles(program, symbols)
        self._fill(hands)
        self._least(_cards_out(program, symbols))
        for unknown, is_number in _unknowns(program, decision, symbols):
            self._nearest(unknown, is_number)
        for held in (*hands, *piles):
            self._least(held.size)
            self._lowest_cards(held)
        for wonders in _wonders(program, symbols):
            self._least(total(wonders))
            for wonder in wonders:
                self._least(wonder)

    def _try(self, term: Term) -> bool:
        """Keeps to `term` if that is possible."""
        if term is True:
            return True
        if term is False:
            return False
        if not number(term, self._found):
            found = self._session.possible(term)
            if found is None:
                return False
            self._found = found
        self._session.assume(term)
        return True

    def _fill(self, hands: Sequence[Holding]) -> None:
        self._least(total(ite(at_most(1, held.size), 0, 1) for held in hands))

    def _least(self, term: Term, low: int = 0) -> None:
        """The lowest value, from `low`; tries that first, as it mostly is the one."""
        if self._try(equal(term, low)):
            return
        low += 1
        while low < (high := number(term, self._found)):
            middle = (low + high) // 2
            if not self._try(at_most(term, middle)):
                low = middle + 1
        self._session.assume(equal(term, high))

    def _nearest(self, unknown: Variable, is_number: bool) -> None:
        if unknown.sort == "Bool":
            self._try(neg(unknown))
            self._session.assume(equal(unknown, bool(number(unknown, self._found))))
        elif not is_number and unknown.low is not None:
            self._least(unknown, unknown.low)
        elif not self._try(equal(unknown, 0)):
            self._least_amount(unknown)

    def _least_amount(self, unknown: Variable) -> None:
        low = 1
        while low < (high := abs(number(unknown, self._found))):
            middle = (low + high) // 2
            if not self._try(conj(at_most(-middle, unknown), at_most(unknown, middle))):
                low = middle + 1
        if not self._try(equal(unknown, high)):
            self._session.assume(equal(unknown, -high))

    def _lowest_cards(self, held: Holding) -> None:
        for slot in held.slots:
            self._least(slot)
        if held.top is not None:
            self._least(held.top)
        if held.loose:
            self._lowest_counts(held.loose)

    def _lowest_counts(self, counts: Sequence[Term]) -> None:
        """As many as can be of the lowest class, then of the next. Halves the classes in which
        the next lowest card can lie, guided by the assignment found last."""
        settled = [0] * len(counts)
        first = 0
        while True:
            now = [number(count, self._found) for count in counts]
            extra = [k for k, count in enumerate(now) if count > settled[k]]
            if not extra:
                break
            low, high = first, extra[0]
            while low < high:
                middle = (low + high) // 2
                lower = (below(settled[k], counts[k]) for k in range(low, middle + 1))
                if self._try(disj(*lower)):
                    now = [number(count, self._found) for count in counts]
                    high = next(k for k in range(low, len(now)) if now[k] > settled[k])
                else:
                    low = middle + 1
            settled[high] += 1
            self._session.assume(at_most(settled[high], counts[high]))
            first = high
        self._session.assume(*(equal(c, settled[k]) for k, c in enumerate(counts)))


def _wonders(program: Program, symbols: Symbols) -> tuple[list[Term], list[Term]]:
    """How many cards lie otherwise than their zone shows them; how many a player knows, or doesn't,
    otherwise than their zone shows them to them."""
    turned: list[Term] = []
    known: list[Term] = []
    for (name, owner), held in by_rank(program, symbols):
        shown = program.zone(name).shown
        told = [shown == "up" or (shown == "owner" and p == owner) for p in range(symbols.players)]
        for slot, up in enumerate(held.up):
            taken = neg(equal(held.slots[slot], held.empty))
            turned.append(ite(conj(taken, neg(up)) if shown == "up" else up, 1, 0))
            for player, knows in enumerate(held.known[slot] if held.known else ()):
                wonder = conj(taken, neg(knows)) if told[player] else conj(knows, neg(up))
                known.append(ite(wonder, 1, 0))
        for batch in held.beyond if held.up else ():
            if batch.up != (shown == "up"):
                turned.append(batch.count)
            if held.known and not batch.up:
                knowing = (bool(batch.knowers >> p & 1) for p in range(symbols.players))
                known.append(times(sum(map(ne, knowing, told)), batch.count))
    return turned, known


def nearest(session: Session, found: Assignment, unknowns: Iterable[Variable]) -> Assignment:
    """Like `found`, with these as near to 0 as the session allows."""
    return Minimiser(session, found).nearest(unknowns)


def _hands_and_piles(program: Program, symbols: Symbols) -> tuple[list[Holding], list[Holding]]:
    """Both in the program's order, the stock last."""
    hands: list[Holding] = []
    piles: list[Holding] = []
    for (name, _), held in by_rank(program, symbols):
        (hands if program.zone(name).per_player else piles).append(held)
    return hands, piles


def by_rank(program: Program, symbols: Symbols) -> list[tuple[Position, Holding]]:
    """Zones in the order in which the lowest cards go to them: hands, piles, the stock."""
    return sorted(
        symbols.zones.items(),
        key=lambda zone: (zone[0][0] == program.stock, not program.zone(zone[0][0]).per_player),
    )


def _cards_out(program: Program, symbols: Symbols) -> Term:
    """How many cards are known not to lie in the stock."""
    stock = symbols.zones.get((program.stock, None))
    if stock is not None:
        return total((len(program.deck.cards), times(-1, stock.size)))
    return total(held.size for held in symbols.zones.values())


def _unknowns(
    program: Program, decision: Decision, symbols: Symbols
) -> Iterable[tuple[Variable, bool]]:
    """Arguments, then facts, and whether each is a number that reckons from 0 both ways."""
    arguments = zip((p.type for p in decision.parameters), symbols.parameters, strict=True)
    facts = ((program.fact(name).type, known) for (name, _), known in symbols.facts.items())
    for kind, meaning in (*arguments, *facts):
        parts = (meaning.owner, meaning.slot) if isinstance(meaning, Place) else (meaning,)
        for part in parts:
            if isinstance(part, Variable):
                yield part, kind.kind is Kind.INTEGER


def deal(program: Program, decision: Decision, symbols: Symbols, found: Assignment) -> Deal:
    """The situation that an assignment describes, with real cards."""
    unused = {k: list(members) for k, members in enumerate(symbols.classes.members)}
    zones = {at: _cards(held, found, unused) for at, held in by_rank(program, symbols)}
    if (program.stock, None) in zones:
        left = sorted(card for cards in unused.values() for card in cards)
        zones |= _placed(program, symbols, left)
    facts = {
        at: decoded(symbols, program.fact(at[0]).type, meaning, found)
        for at, meaning in symbols.facts.items()
    }
    arguments = tuple(
        decoded(symbols, parameter.type, meaning, found)
        for parameter, meaning in zip(decision.parameters, symbols.parameters, strict=True)
    )
    faces, seen = _told(symbols, found)
    return Deal(symbols.players, zones, facts, arguments, faces, seen)


def _told(
    symbols: Symbols, found: Assignment
) -> tuple[dict[Position, tuple[bool, ...]], dict[Position, tuple[int, ...]]]:
    """How the cards of zones lie where that is asked, and who has seen them."""
    faces: dict[Position, tuple[bool, ...]] = {}
    seen: dict[Position, tuple[int, ...]] = {}
    for at, held in symbols.zones.items():
        grown = _grown(held, found)
        if held.up:
            up = (truth(term, found) for term in held.up)
            faces[at] = (*up, *(batch.up for batch in grown))
        if held.known:
            masks = (
                sum(truth(term, found) << player for player, term in enumerate(knowers))
                for knowers in held.known
            )
            seen[at] = (*masks, *(batch.knowers for batch in grown))
    return faces, seen


def _grown(held: Holding, found: Assignment) -> list[Batch]:
    """What lies in the slots that a grid grew, one after the other."""
    return [batch for batch in held.beyond for _ in range(number(batch.count, found))]


def _cards(held: Holding, found: Assignment, unused: dict[int, list[int]]) -> Slots:
    """Takes the first cards of each class that are left, the top card last."""
    if held.slots:
        in_rows = [number(slot, found) for slot in held.slots]
        grown = [batch.card for batch in _grown(held, found)]
        return tuple(
            None if kind == held.empty else unused[kind].pop(0) for kind in (*in_rows, *grown)
        )
    kinds = [k for k, count in enumerate(held.counts) for _ in range(number(count, found))]
    if held.top is not None and kinds:
        top = number(held.top, found)
        kinds.remove(top)
        kinds.append(top)
    return tuple(unused[k].pop(0) for k in kinds)


def _placed(program: Program, symbols: Symbols, left: Sequence[int]) -> dict[Position, Slots]:
    """Cards that lie in no zone that is asked about, put into others, as the stock is one."""
    zones: dict[Position, Slots] = {}
    rest = list(left)
    for zone in sorted(program.zones, key=lambda z: (z.per_player, z.limit is not None)):
        for owner in owners(zone.per_player, symbols.players):
            if (zone.name, owner) not in symbols.zones and rest:
                room = len(rest) if zone.limit is None else zone.limit
                zones[zone.name, owner], rest = tuple(rest[:room]), rest[room:]
    assert not rest
    return zones


def decoded(symbols: Symbols, kind: Type, meaning: Meaning, found: Assignment) -> Value:
    """A value as the evaluator gives it."""
    if isinstance(meaning, Place):
        return number(meaning.owner, found), number(meaning.slot, found)
    assert not isinstance(meaning, Lying)
    value = number(meaning, found)
    match kind.kind:
        case Kind.BOOLEAN:
            return bool(value)
        case Kind.PLAYER:
            return None if value == NOBODY else value
        case Kind.CARD:
            return symbols.classes.members[value][0]
        case Kind.RANK | Kind.SUIT | Kind.COLOUR:
            return symbols.names.of(kind.kind)[value]
        case Kind.WORD:
            return kind.words[value]
        case _:
            return value
