"""Situations in which a condition holds, or doesn't: parts of another, which together leave out
nothing of it for which that may be so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    CardAt,
    Const,
    Decide,
    Expr,
    FaceUp,
    Fold,
    KnownTo,
    Local,
    ReadFact,
    Size,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.typing import type_of
from cambio_spec.proof.play.cells import EITHER, ENDLESS, NO, YES, Cell, Range, Token, sized
from cambio_spec.proof.play.deciding import inside
from cambio_spec.proof.play.situation import Dead, Situation, Table, put
from cambio_spec.proof.play.values import as_range, cards_with, equal, seats, value

Cases = list[Situation]


class TooMany(Exception):
    """More cases than are worth telling apart."""


MOST_CASES = 40
"""Beyond so many, nothing is told apart."""
TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!="}
OTHERWISE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "=": "!=", "!=": "="}


def assumed(made: Table, here: Situation, condition: Expr | None, truth: bool = True) -> Cases:
    """The parts of a situation in which the condition holds, or doesn't. What has no value is in
    neither."""
    if condition is None:
        return [here] if truth else []
    try:
        known = value(made, here, condition)
    except Dead:
        return []
    if known != EITHER:
        return [here] if (known == YES) == truth else []
    try:
        found = _parts(made, here, condition, truth)
    except TooMany:
        return [here]
    except Dead:
        return []
    return [here] if len(found) > MOST_CASES else found


def each_alive(cases: Cases, parts: Callable[[Situation], Cases]) -> Cases:
    """The parts of each case. That one of them can't be says nothing about the others."""
    found: Cases = []
    for case in cases:
        with suppress(Dead):
            found += parts(case)
    return found


def all_assumed(made: Table, cases: Cases, condition: Expr | None, truth: bool = True) -> Cases:
    return [part for case in cases for part in assumed(made, case, condition, truth)]


def _parts(made: Table, here: Situation, condition: Expr, truth: bool) -> Cases:
    match condition:
        case Unary(op="not", operand=operand):
            return assumed(made, here, operand, not truth)
        case Binary(op="and" | "or" as op, left=left, right=right):
            if (op == "and") == truth:
                return all_assumed(made, assumed(made, here, left, truth), right, truth)
            decided = assumed(made, here, left, truth)
            other = assumed(made, here, left, not truth)
            return decided + all_assumed(made, other, right, truth)
        case Binary(op="=" | "!=" | "<" | "<=" | ">" | ">=" as op, left=left, right=right):
            return _compared(made, here, op if truth else OTHERWISE[op], left, right)
        case ReadFact() | Local():
            return _narrowed(made, here, condition, YES if truth else NO)
        case FaceUp(spot=spot):
            return _lying(made, here, spot, "up", truth)
        case KnownTo(spot=spot, player=player):
            return _known(made, here, spot, player, truth)
        case Decide():
            wanted = Const(condition.type, truth, origin=condition.origin)
            return _decided(made, here, condition, "=", wanted)
        case Fold(op="some"):
            from cambio_spec.proof.play.picking import none, some

            return some(made, here, condition) if truth else none(made, here, condition)
        case _:
            return [here]


# ── comparisons ────────────────────────────────────────────────────────────────────────────


def _compared(made: Table, here: Situation, op: str, left: Expr, right: Expr) -> Cases:
    if isinstance(right, Decide | Fold) and not isinstance(left, Decide | Fold):
        left, right, op = right, left, TURNED[op]
    if isinstance(left, Decide) and isinstance(right, Const):
        return _decided(made, here, left, op, right)
    if isinstance(left, Fold) and left.op == "count":
        from cambio_spec.proof.play.picking import counted_so

        return counted_so(made, here, left, op, as_range(value(made, here, right)))
    if op in ("=", "!=") and type_of(left).kind in (Kind.SPOT, Kind.CARD):
        return [here]
    if op in ("=", "!=") and type_of(left).kind is not Kind.INTEGER:
        return _same(made, here, left, right, op == "=")
    cases = [here]
    for this, that, its in ((left, right, op), (right, left, TURNED[op])):

        def bounded(case: Situation, this: Expr = this, that: Expr = that, its: str = its) -> Cases:
            return _bounded(made, case, this, its, as_range(value(made, case, that)))

        cases = each_alive(cases, bounded)
    return cases


def _same(made: Table, here: Situation, left: Expr, right: Expr, same: bool) -> Cases:
    """Where two players, ranks, suits, colours, words, spots, cards or conditions are the same."""
    cases = each_alive([here], lambda case: _alike(made, case, left, right, same))
    return each_alive(cases, lambda case: _alike(made, case, right, left, same))


def _alike(made: Table, here: Situation, this: Expr, that: Expr, same: bool) -> Cases:
    """Where the one is the same as the other, or not, as far as that bears on the one."""
    one, other = value(made, here, this), value(made, here, that)
    if isinstance(one, tuple):
        return [here]
    if same:
        both = one & other
        return _narrowed(made, here, this, both) if both else []
    if equal(other, other) == YES:
        rest = one & ~other if isinstance(one, int) else one - other
        return _narrowed(made, here, this, rest) if rest else []
    return [here]


def _narrowed(made: Table, here: Situation, expr: Expr, to: int | frozenset[str]) -> Cases:
    """Where an expression is one of these."""
    match expr:
        case Local(name=name):
            found = here.copy()
            found.env[name] = to
            return [found]
        case ReadFact(fact=name, owner=None):
            found = here.copy()
            found.facts[made.fact_index[name]] = to
            return [found]
        case ReadFact(fact=name, owner=owner) if owner is not None:
            whose = seats(made, here, owner)
            if len(whose) > 1:
                return [here]
            found = here.copy()
            seat = found.seats[whose[0]]
            found.seats[whose[0]] = put(seat, made.fact_index[name], to)
            return [found]
        case AttributeOf(attribute=attribute, card=card) if isinstance(to, frozenset):
            mask = sum(cards_with(made, attribute, one) for one in to)
            return _card(made, here, card, mask)
        case _:
            return [here]


def _card(made: Table, here: Situation, card: Expr, mask: int) -> Cases:
    """Where a card is one of these kinds."""
    match card:
        case Local(name=name):
            here = here.copy()
            here.env[name] &= mask
        case CardAt(spot=spot):
            number = value(made, here, spot)
            lying = here.tokens[number]
            here = here.copy()
            here.tokens[number] = lying._replace(there=YES, cards=lying.cards & mask)
        case TopCard(zone=zone):
            return [
                with_cell(made, case, zone, cell._replace(low=max(cell.low, 1), top=top))
                for case, cell in each_cell(made, here, zone)
                if cell.high > 0 and (top := cell.top & mask)
            ]
        case _:
            pass
    return [here]


def each_cell(made: Table, here: Situation, zone: ZoneRef) -> Iterator[tuple[Situation, Cell]]:
    own, index, _ = made.zone(zone.zone)
    if not own:
        yield here, here.common[index]
        return
    assert zone.owner is not None
    whose = seats(made, here, zone.owner)
    if len(whose) == 1:
        yield here, here.seats[whose[0]][index]
        return
    for seat in whose:
        for case in _narrowed(made, here, zone.owner, 1 << seat):
            with suppress(Dead):
                if seats(made, case, zone.owner) == [seat]:
                    yield case, case.seats[seat][index]


def with_cell(made: Table, here: Situation, zone: ZoneRef, cell: Cell) -> Situation:
    own, index, _ = made.zone(zone.zone)
    here = here.copy()
    if own:
        assert zone.owner is not None
        (seat,) = seats(made, here, zone.owner)
        here.seats[seat] = put(here.seats[seat], index, cell)
    else:
        here.common[index] = cell
    return here


def _bounded(made: Table, here: Situation, expr: Expr, op: str, by: Range) -> Cases:
    """Where a number compares so with some number of a range."""
    match op:
        case "=":
            low, high = by
        case "<":
            low, high = -ENDLESS, by[1] - 1
        case "<=":
            low, high = -ENDLESS, by[1]
        case ">":
            low, high = by[0] + 1, ENDLESS
        case ">=":
            low, high = by[0], ENDLESS
        case _:
            if by[0] != by[1]:
                return [here]
            below = _between(made, here, expr, -ENDLESS, by[0] - 1)
            return below + _between(made, here, expr, by[0] + 1, ENDLESS)
    return _between(made, here, expr, low, high)


def _between(made: Table, here: Situation, expr: Expr, low: int, high: int) -> Cases:
    try:
        now = value(made, here, expr)
    except Dead:
        return []
    if isinstance(now, frozenset):
        return [here]
    low, high = max(low, now[0]), min(high, now[1])
    if low > high:
        return []
    if (low, high) == now:
        return [here]
    match expr:
        case Local(name=name):
            here = here.copy()
            here.env[name] = low, high
            return [here]
        case ReadFact():
            return _narrowed(made, here, expr, (low, high))  # type: ignore[arg-type]
        case Size(zone=zone):
            return [
                with_cell(made, case, zone, less)
                for case, cell in each_cell(made, here, zone)
                if (less := sized(cell, low, high)) is not None
            ]
        case Binary(op="+", left=left, right=Const(value=int() as by)):
            return _between(made, here, left, low - by, high - by)
        case Binary(op="-", left=left, right=Const(value=int() as by)):
            return _between(made, here, left, low + by, high + by)
        case AttributeOf(attribute="pip", card=card):
            kinds = enumerate(made.kinds)
            mask = sum(1 << i for i, k in kinds if k.pip is not None and low <= k.pip <= high)
            return _card(made, here, card, mask)
        case _:
            return [here]


# ── how a card lies ────────────────────────────────────────────────────────────────────────


def _lying(made: Table, here: Situation, spot: Expr, what: str, truth: bool) -> Cases:
    number = value(made, here, spot)
    here = here.copy()
    now = here.tokens[number]
    change = {what: YES if truth else NO}
    here.tokens[number] = with_count(made, here, now._replace(there=YES, **change))
    return [here]


def _known(made: Table, here: Situation, spot: Expr, player: Expr, truth: bool) -> Cases:
    lying = here.tokens[value(made, here, spot)]
    if value(made, here, player) != 1 << lying.seat or (truth and lying.up != NO):
        return [here]
    return _lying(made, here, spot, "known", truth)


def with_count(made: Table, here: Situation, lying: Token) -> Token:
    """The token; and its grid holds at least one card that lies like that."""
    cell: Cell = here.seats[lying.seat][lying.zone]
    low = max(cell.low, 1)
    more = cell._replace(
        low=low,
        down_low=max(cell.down_low, lying.up == NO),
        down_high=cell.down_high if lying.up != YES else min(cell.down_high, cell.high - 1),
        new_low=max(cell.new_low, lying.known == NO),
        new_high=cell.new_high if lying.known != YES else min(cell.new_high, cell.high - 1),
    )
    here.seats[lying.seat] = put(here.seats[lying.seat], lying.zone, more)
    return lying


# ── decisions ──────────────────────────────────────────────────────────────────────────────


def _decided(made: Table, here: Situation, expr: Decide, op: str, right: Const) -> Cases:
    """By whichever of its rules a decision gives such a value. A decision of many rules, or one of
    which little is known, isn't told apart."""
    if expr.decision in made.opaque:
        return [here]
    decision, env = inside(made, here, expr)
    outer = here.env
    inner = here.copy()
    inner.env = env
    found: Cases = []
    given = assumed(made, inner, decision.given)
    for rule in decision.rules:
        cases = all_assumed(made, given, rule.guard)
        for over in decision.overriders(rule.origin):
            cases = all_assumed(made, cases, over.guard, False)
        if isinstance(rule.value, Const):
            same = equal(value(made, inner, rule.value), value(made, inner, right))
            cases = cases if same & (YES if op == "=" else NO) or op not in ("=", "!=") else []
        elif rule.value and type_of(rule.value).kind is Kind.BOOLEAN:
            cases = all_assumed(made, cases, rule.value, (right.value is True) == (op == "="))
        else:
            wanted = Binary(op, rule.value, right, origin=expr.origin)  # type: ignore[arg-type]
            cases = all_assumed(made, cases, wanted)
        found += cases
        if len(found) > MOST_CASES:
            return [here]
    for case in found:
        case.env = outer
    return [case.copy() for case in found]
