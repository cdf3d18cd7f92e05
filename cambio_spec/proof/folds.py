"""Aggregates over cards, players, slots and numbers as formulas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from cambio_spec.kernel.expressions import (
    Binary,
    Cards,
    Const,
    Expr,
    Fold,
    Gaps,
    Local,
    Numbers,
    Players,
    ReadFact,
    Size,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import Program
from cambio_spec.proof.asked import by_slot
from cambio_spec.proof.encoded import FINE, Encoded, Standing, by_case
from cambio_spec.proof.symbols import NOBODY, Holding, Lying, Meaning, Place, Unsupported
from cambio_spec.proof.terms import (
    Term,
    Variable,
    at_most,
    conj,
    disj,
    equal,
    implies,
    ite,
    neg,
    times,
    total,
)

if TYPE_CHECKING:
    from cambio_spec.proof.encode import Encoder, Environment

LONGEST_RANGE = 200
"""More integers than that are not spelled out one by one."""


@dataclass(frozen=True, slots=True)
class Element:
    """One or several like elements of a domain: `count` of them lie there, at most `most`."""

    meaning: Meaning
    count: Term = 1
    most: int = 1

    @property
    def present(self) -> Term:
        return at_most(1, self.count)


@dataclass(frozen=True, slots=True)
class Asked:
    """An element, and what the fold asks of it. `holds`: whether `where` does; `counts`: whether
    it is present besides."""

    element: Element
    holds: Term
    counts: Term
    where: Standing
    value: Encoded | None


def folded(encoder: Encoder, fold: Fold, environment: Environment) -> Encoded:
    """Raises `Unsupported`."""
    match fold.domain:
        case Players():
            return _over_players(encoder, fold, fold.domain, environment)
        case Cards():
            return _over_cards(encoder, fold, fold.domain.zone, environment)
        case Spots():
            return _over_spots(encoder, fold, fold.domain, environment)
        case Gaps():
            raise Unsupported("gaps")
        case Numbers():
            return _over_numbers(encoder, fold, fold.domain, environment)
        case _:
            assert_never(fold.domain)


def _over_players(
    encoder: Encoder, fold: Fold, domain: Players, environment: Environment
) -> Encoded:
    n = encoder.symbols.players
    asked = _ask_each(encoder, fold, environment, [Element(seat) for seat in range(n)])
    if domain.start is None:
        return _result(encoder, fold, asked)
    start = encoder.player(domain.start, environment)
    if _in_order(fold, asked):
        result = by_case(
            start.term, range(n), lambda s: _result(encoder, fold, asked[s:] + asked[:s])
        )
    else:
        result = _result(encoder, fold, asked)
    return Encoded(result.meaning, start.standing.then(result.standing))


def _over_cards(encoder: Encoder, fold: Fold, zone: ZoneRef, environment: Environment) -> Encoded:
    def of_owner(seat: int | None, inside: Environment) -> Encoded:
        held = encoder.symbols.zones[zone.zone, seat]
        return _unordered(encoder, fold, inside, _cards(encoder, held))

    if zone.owner is None:
        return of_owner(None, environment)
    return _by_owner(encoder, zone.owner, environment, of_owner)


def _by_owner(
    encoder: Encoder,
    whose: Expr,
    environment: Environment,
    ask: Callable[[int, Environment], Encoded],
) -> Encoded:
    """What `ask` gives for the player that is meant. In the case of a seat, a variable that names
    the player is that seat: what is asked there of the same player again, as by a fold within a
    fold, isn't told apart by seats once more."""
    owner = encoder.player(whose, environment)

    def in_case(seat: int) -> Encoded:
        named = {whose.name: seat} if isinstance(whose, Local) else {}
        return ask(seat, {**environment, **named})

    found = by_case(owner.term, range(encoder.symbols.players), in_case)
    return Encoded(found.meaning, owner.standing.then(found.standing))


def _cards(encoder: Encoder, held: Holding) -> list[Element]:
    copies = encoder.symbols.classes.copies
    return [Element(k, count, copies(k)) for k, count in enumerate(held.counts)]


def _over_spots(encoder: Encoder, fold: Fold, domain: Spots, environment: Environment) -> Encoded:
    zone, symbols = encoder.program.zone(domain.zone), encoder.symbols
    first, end = 0, sum(zone.rows)
    if domain.row is not None:
        first = sum(zone.rows[: domain.row - 1])
        end = first + zone.rows[domain.row - 1]

    def lying(seat: int) -> list[Element]:
        held = symbols.zones[zone.name, seat]
        if not by_slot(fold):
            return [
                Element(Lying(seat, k), count, symbols.classes.copies(k))
                for k, count in enumerate(held.counts)
            ]
        in_rows = [
            Element(Place(seat, slot), ite(equal(held.slots[slot], held.empty), 0, 1))
            for slot in range(first, end)
        ]
        return in_rows if domain.row is not None else [*in_rows, *_beyond(encoder, seat, held)]

    def of_owners(seats: Sequence[int], inside: Environment) -> Encoded:
        found = [element for seat in seats for element in lying(seat)]
        if not by_slot(fold):
            return _unordered(encoder, fold, inside, found)
        asked = _ask_each(encoder, fold, inside, found)
        _refuse_order(fold, [a for a in asked if isinstance(a.element.meaning, Lying)])
        return _result(encoder, fold, asked)

    if domain.owner is None:
        return of_owners(range(symbols.players), environment)
    return _by_owner(
        encoder, domain.owner, environment, lambda seat, inside: of_owners([seat], inside)
    )


def _beyond(encoder: Encoder, seat: int, held: Holding) -> list[Element]:
    """What lies in slots that a grid grew, of which it is unknown which is where."""
    copies = encoder.symbols.classes.copies
    return [
        Element(Lying(seat, a.card, a.up, a.knowers), a.count, copies(a.card)) for a in held.beyond
    ]


def _over_numbers(
    encoder: Encoder, fold: Fold, domain: Numbers, environment: Environment
) -> Encoded:
    low, high = encoder.encode(domain.low, environment), encoder.encode(domain.high, environment)
    lowest, _ = _bounds(encoder.program, domain.low)
    _, highest = _bounds(encoder.program, domain.high)
    if lowest is None or highest is None or highest - lowest > LONGEST_RANGE:
        raise Unsupported("long-range")
    elements = [
        Element(i, ite(conj(at_most(low.term, i), at_most(i, high.term)), 1, 0))
        for i in range(lowest, highest + 1)
    ]
    asked = _ask_each(encoder, fold, environment, elements)
    result = _result(encoder, fold, asked)
    standing = low.standing.then(high.standing)
    return Encoded(result.meaning, standing.then(result.standing))


def _bounds(program: Program, expr: Expr) -> tuple[int | None, int | None]:
    """The lowest and the highest that an integer can be, as far as is plain to see."""
    match expr:
        case Const(value=int() as value):
            return value, value
        case ReadFact():
            fact = program.fact(expr.fact)
            return fact.low, fact.high
        case Size(zone=ZoneRef(zone=name)):
            limit = program.zone(name).limit
            return 0, len(program.deck.cards) if limit is None else limit
        case Binary(op="+" | "-" as op):
            a, b = _bounds(program, expr.left), _bounds(program, expr.right)
            c, d = b if op == "+" else (_negative(b[1]), _negative(b[0]))
            return _added(a[0], c), _added(a[1], d)
        case _:
            return None, None


def _negative(bound: int | None) -> int | None:
    return None if bound is None else -bound


def _added(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one + other


def _ask_each(
    encoder: Encoder, fold: Fold, environment: Environment, elements: Sequence[Element]
) -> list[Asked]:
    with encoder.budget.within(fold, len(elements)):
        return [_ask(encoder, fold, environment, element) for element in elements]


def _ask(encoder: Encoder, fold: Fold, environment: Environment, element: Element) -> Asked:
    inside = {**environment, fold.variable: element.meaning}
    present = element.present
    if present is False:
        return Asked(element, False, False, FINE, None)
    where = encoder.truth(fold.where, inside)
    counts = conj(present, where.term)
    standing = FINE.then(where.standing, present)
    if fold.value is None or counts is False:
        return Asked(element, where.term, counts, standing, None)
    value = encoder.encode(fold.value, inside)
    if fold.op == "sum":
        value = Encoded(encoder.ordinal(value, fold.value), value.standing)
    return Asked(element, where.term, counts, standing.then(value.standing, counts), value)


def _in_order(fold: Fold, asked: Sequence[Asked]) -> bool:
    """Whether it matters which element comes first."""
    return fold.op == "first" or (fold.op == "some" and any(a.where != FINE for a in asked))


def _unordered(
    encoder: Encoder, fold: Fold, environment: Environment, elements: Sequence[Element]
) -> Encoded:
    """Over cards of which only the number of each class is known. Raises `Unsupported`."""
    asked = _ask_each(encoder, fold, environment, elements)
    _refuse_order(fold, asked)
    return _result(encoder, fold, asked)


def _refuse_order(fold: Fold, asked: Sequence[Asked]) -> None:
    """Where it matters which of these comes first. Raises `Unsupported`."""
    if not asked:
        return
    if fold.op == "first" or (
        fold.op == "some" and any(a.where.defined is not True for a in asked)
    ):
        raise Unsupported("order")


def _result(encoder: Encoder, fold: Fold, asked: Sequence[Asked]) -> Encoded:
    """The aggregate over elements in this order."""
    match fold.op:
        case "some" | "first":
            return _searched(fold, asked)
    standing = FINE
    for each in asked:
        standing = standing.then(each.where)
    match fold.op:
        case "count":
            count = total(ite(a.holds, a.element.count, 0) for a in asked)
            return Encoded(count, standing)
        case "sum":
            return Encoded(_sum(encoder, asked), standing)
        case "least" | "greatest":
            chosen = _extreme(encoder, asked, fold.op == "least")
            something = Standing(disj(*(a.counts for a in asked)), True)
            return Encoded(chosen, standing.then(something))
        case _:
            assert_never(fold.op)


def _searched(fold: Fold, asked: Sequence[Asked]) -> Encoded:
    """Stops at the first element that counts."""
    result = Encoded(False if fold.op == "some" else NOBODY)
    for each in reversed(asked):
        found = True if fold.op == "some" else each.element.meaning
        assert not isinstance(found, (Place, Lying))
        result = Encoded(
            ite(each.counts, found, result.term),
            each.where.then(result.standing, neg(each.counts)),
        )
    return result


def _sum(encoder: Encoder, asked: Sequence[Asked]) -> Term:
    parts = [_share(a, a.value) for a in asked if a.value is not None]
    amount = total(parts)
    if isinstance(amount, (int, Variable)):
        return amount
    return encoder.derive(lambda sum_: (equal(sum_, amount),))


def _share(asked: Asked, value: Encoded) -> Term:
    """What one element, or several like ones, add to a sum."""
    element, amount = asked.element, value.term
    if isinstance(amount, int):
        return times(amount, ite(asked.holds, element.count, 0))
    # The amount is unknown too: no product of unknowns, but one share for each copy.
    several = (conj(asked.holds, at_most(i, element.count)) for i in range(1, element.most + 1))
    return total(ite(enough, amount, 0) for enough in several)


def _extreme(encoder: Encoder, asked: Sequence[Asked], least: bool) -> Term:
    valued = [(a.counts, a.value.term) for a in asked if a.value is not None]
    if not valued:
        return 0
    if len(valued) == 1:
        return valued[0][1]
    nothing = conj(*(neg(counts) for counts, _ in valued))

    def definition(chosen: Variable) -> tuple[Term, ...]:
        bounds = (
            implies(counts, at_most(chosen, v) if least else at_most(v, chosen))
            for counts, v in valued
        )
        taken = (conj(counts, equal(chosen, v)) for counts, v in valued)
        return (*bounds, disj(conj(nothing, equal(chosen, 0)), *taken))

    return encoder.derive(definition)
