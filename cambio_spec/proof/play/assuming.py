"""Situations in which a condition holds, or doesn't: parts of another, which together leave out
nothing of it for which that may be so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    Cards,
    CardAt,
    Const,
    Decide,
    Expr,
    FaceUp,
    Fold,
    Gaps,
    KnownTo,
    Local,
    OwnerOf,
    Players,
    ReadFact,
    Size,
    Spots,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.typing import type_of
from cambio_spec.proof.play.cells import EITHER, ENDLESS, NO, YES, Cell, Range, Token, sized
from cambio_spec.proof.play.seating import alike
from cambio_spec.proof.play.situation import Dead, Situation, Table, put
from cambio_spec.proof.play.values import (
    as_range,
    cards_with,
    equal,
    holds,
    inside,
    owners,
    seats,
    spots_of,
    value,
    ways_to_lie,
)

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
            found = some(made, here, condition) if truth else none(made, here, condition)
            return found
        case _:
            return [here]


# ── comparisons ────────────────────────────────────────────────────────────────────────────


def _compared(made: Table, here: Situation, op: str, left: Expr, right: Expr) -> Cases:
    if isinstance(right, Decide | Fold) and not isinstance(left, Decide | Fold):
        left, right, op = right, left, TURNED[op]
    if isinstance(left, Decide) and isinstance(right, Const):
        return _decided(made, here, left, op, right)
    if isinstance(left, Fold) and left.op == "count" and isinstance(left.domain, Players):
        return _count(made, here, left, op, as_range(value(made, here, right)))
    if isinstance(left, Fold) and left.op == "count" and isinstance(left.domain, Spots):
        return _many(made, here, left, op, as_range(value(made, here, right)))
    if op in ("=", "!=") and type_of(left).kind in (Kind.SPOT, Kind.CARD):
        return [here]
    if op in ("=", "!=") and type_of(left).kind is not Kind.INTEGER:
        return _same(made, here, left, right, op == "=")
    cases = [here]
    for this, that, its in ((left, right, op), (right, left, TURNED[op])):
        cases = [
            part
            for case in cases
            for part in _bounded(made, case, this, its, as_range(value(made, case, that)))
        ]
    return cases


def _same(made: Table, here: Situation, left: Expr, right: Expr, same: bool) -> Cases:
    """Where two players, ranks, suits, colours, words, spots, cards or conditions are the same."""
    cases = [here]
    for this, that in ((left, right), (right, left)):
        made_of: Cases = []
        for case in cases:
            one, other = value(made, case, this), value(made, case, that)
            if isinstance(one, tuple):
                return [here]
            if same:
                both = one & other
                made_of += _narrowed(made, case, this, both) if both else []
            elif equal(other, other) == YES:
                rest = one & ~other if isinstance(one, int) else one - other
                made_of += _narrowed(made, case, this, rest) if rest else []
            else:
                made_of.append(case)
        cases = made_of
    return cases


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
                _with_cell(made, case, zone, cell._replace(low=max(cell.low, 1), top=top))
                for case, cell in _each_cell(made, here, zone)
                if cell.high > 0 and (top := cell.top & mask)
            ]
        case _:
            pass
    return [here]


def _each_cell(
    made: Table, here: Situation, zone: ZoneRef
) -> Iterator[tuple[Situation, Cell]]:
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
            if seats(made, case, zone.owner) == [seat]:
                yield case, case.seats[seat][index]


def _with_cell(made: Table, here: Situation, zone: ZoneRef, cell: Cell) -> Situation:
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
                _with_cell(made, case, zone, less)
                for case, cell in _each_cell(made, here, zone)
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


# ── folds ──────────────────────────────────────────────────────────────────────────────────


def some(made: Table, here: Situation, expr: Fold) -> Cases:
    """By each element for which it may hold, those that are alike only once."""
    domain, variable = expr.domain, expr.variable
    match domain:
        case Players():
            found: Cases = []
            for seat in alike(made, here, range(made.players)):
                case = here.copy()
                case.env[variable] = 1 << seat
                found += unbound(assumed(made, case, expr.where), here, variable)
            return found
        case Cards(zone=zone):
            return [
                _with_cell(made, case, zone, cell._replace(low=max(cell.low, 1)))
                for case, cell in _each_cell(made, here, zone)
                if cell.high > 0
            ]
        case Spots():
            found = []
            for case in spots(made, here, domain, expr.where, variable):
                del case.tokens[len(here.tokens) :]
                found += unbound([case], here, variable)
            return found
        case Gaps():
            own, index, zone = made.zone(domain.zone)
            return _sized_grids(made, here, domain.owner, index, 0, sum(zone.rows) - 1)
        case _:
            return [here]


def none(made: Table, here: Situation, expr: Fold) -> Cases:
    """Where it holds for no element."""
    domain, variable, where = expr.domain, expr.variable, expr.where
    match domain:
        case Players():
            return _none_of(made, [here], variable, where)
        case Cards(zone=zone) if where is None:
            return [
                _with_cell(made, case, zone, less)
                for case, cell in _each_cell(made, here, zone)
                if (less := sized(cell, 0, 0)) is not None
            ]
        case Spots():
            cases = [here]
            if domain.owner is not None and len(seats(made, here, domain.owner)) > 1:
                return [here]
            for seat in owners(made, here, domain.owner):
                index = made.zone_index[domain.zone]
                cases = [
                    part
                    for case in cases
                    for part in _no_spots(made, case, seat, index, domain.row, where, variable)
                ]
                if len(cases) > MOST_CASES:
                    return [here]
            return cases
        case Gaps():
            own, index, zone = made.zone(domain.zone)
            full = sum(zone.rows)
            return _sized_grids(made, here, domain.owner, index, full, made.total)
        case _:
            return [here]


def _none_of(made: Table, cases: Cases, variable: str, where: Expr | None) -> Cases:
    for seat in range(made.players):
        made_of: Cases = []
        for case in cases:
            bound = case.copy()
            bound.env[variable] = 1 << seat
            made_of += unbound(assumed(made, bound, where, False), case, variable)
        cases = made_of
        if len(cases) > MOST_CASES:
            raise TooMany
    return cases


def _sized_grids(
    made: Table, here: Situation, owner: Expr, index: int, low: int, high: int
) -> Cases:
    found: Cases = []
    for seat in seats(made, here, owner):
        cell = sized(here.seats[seat][index], low, high)
        if cell is not None:
            case = here.copy()
            case.seats[seat] = put(case.seats[seat], index, cell)
            found.append(case)
    return found


def _no_spots(
    made: Table,
    here: Situation,
    seat: int,
    index: int,
    row: int | None,
    where: Expr | None,
    variable: str,
) -> Cases:
    """Where it holds for no card of one grid."""
    if row is not None:
        return [here]
    cell: Cell = here.seats[seat][index]
    low, high = spots_of(made, here, seat, index, where, variable)
    if high == 0:
        return [here]
    if where is None:
        less = sized(cell, 0, 0)
        return [] if less is None else [_with_seat(here, seat, index, less)]
    if low > 0 or any((t.seat, t.zone) == (seat, index) for t in here.tokens):
        return [] if low > 0 else [here]
    ways: dict[tuple[int, int], int] = {}
    for up, known in ways_to_lie(made, cell):
        here.tokens.append(Token(seat, index, YES, up, known, made.any_card))
        ways[up, known] = holds(made, here, where, variable, len(here.tokens) - 1)
        here.tokens.pop()
    if all(holding == EITHER for holding in ways.values()):
        return _not_there(made, here, seat, index, where, variable)
    if any(holding == EITHER for holding in ways.values()):
        return [here]
    bounds = dict[str, int]()
    for place, name in ((0, "down_high"), (1, "new_high")):
        if all(holding == YES for way, holding in ways.items() if way[place] == NO):
            bounds[name] = 0
    less = sized(cell._replace(**bounds), 0, cell.high)  # type: ignore[arg-type]
    return [] if less is None else [_with_seat(here, seat, index, less)]


def _not_there(
    made: Table, here: Situation, seat: int, index: int, where: Expr, variable: str
) -> Cases:
    """It may hold for any card of the grid or for none, by what is true of its owner, say: either
    it doesn't, or no card is there."""
    found: Cases = []
    for truth in (False, True):
        case = here.copy()
        case.tokens.append(Token(seat, index, YES, EITHER, EITHER, made.any_card))
        case.env[variable] = len(here.tokens)
        for part in assumed(made, case, where, truth):
            part = part.copy()
            del part.tokens[len(here.tokens) :]
            unbound([part], here, variable)
            cell = sized(part.seats[seat][index], 0, 0) if truth else part.seats[seat][index]
            if cell is not None:
                found.append(_with_seat(part, seat, index, cell))
    # What holds of one card need not hold of the others, unless it is nothing about the card.
    return found if not _asks_of_card(where, variable) else [here]


def _asks_of_card(where: Expr, variable: str) -> bool:
    """Whether a condition asks anything of a spot but whose it is."""
    if isinstance(where, OwnerOf):
        return not isinstance(where.spot, Local)
    if isinstance(where, Local):
        return where.name == variable
    from cambio_spec.kernel.walk import children

    return any(_asks_of_card(child, variable) for child in children(where))  # type: ignore[arg-type]


def _with_seat(here: Situation, seat: int, index: int, cell: Cell) -> Situation:
    here = here.copy()
    here.seats[seat] = put(here.seats[seat], index, cell)
    return here


def unbound(cases: Cases, before: Situation, variable: str) -> Cases:
    """Without a variable, or with what it was before."""
    for case in cases:
        if variable in before.env:
            case.env[variable] = before.env[variable]
        else:
            case.env.pop(variable, None)
    return cases


def spots(
    made: Table, here: Situation, domain: Spots, where: Expr | None, variable: str
) -> Cases:
    """By each card of a grid for which it may hold, bound as the variable: one singled out before,
    or any other, which is now."""
    found: Cases = []
    index = made.zone_index[domain.zone]
    for seat in alike(made, here, owners(made, here, domain.owner)):
        there = [t for t in here.tokens if (t.seat, t.zone) == (seat, index)]
        for number, lying in enumerate(here.tokens):
            if (lying.seat, lying.zone) == (seat, index) and lying.there != NO:
                case = here.copy()
                case.tokens[number] = lying._replace(there=YES)
                case.env[variable] = number
                found += assumed(made, case, where)
        sure = sum(t.there == YES for t in there)
        cell: Cell = here.seats[seat][index]
        if cell.high > sure:
            for up, known in ways_to_lie(made, cell):
                case = here.copy()
                one = Token(seat, index, YES, up, known, made.any_card)
                least = sized(cell, sure + 1, cell.high)
                assert least is not None
                case.seats[seat] = put(case.seats[seat], index, least)
                case.tokens.append(with_count(made, case, one))
                case.env[variable] = len(here.tokens)
                found += assumed(made, case, where)
    return found


def _many(made: Table, here: Situation, expr: Fold, op: str, by: Range) -> Cases:
    """Where so many cards of grids are such, if they can only lie in one grid."""
    domain = expr.domain
    assert isinstance(domain, Spots)
    least = {">": by[0] + 1, ">=": by[0], "=": by[0]}.get(op, 0)
    index = made.zone_index[domain.zone]
    may_have = [
        seat
        for seat in owners(made, here, domain.owner)
        if spots_of(made, here, seat, index, expr.where, expr.variable)[1]
    ]
    if len(may_have) != 1:
        return [here]
    cell: Cell = here.seats[may_have[0]][index]
    more = sized(cell, least, cell.high)
    return [] if more is None else [_with_seat(here, may_have[0], index, more)]


Test = Callable[[int], bool]


def _count(made: Table, here: Situation, expr: Fold, op: str, by: Range) -> Cases:
    """By which players it may hold of, where their number compares so."""
    tests: dict[str, Test] = {
        "=": lambda n: by[0] <= n <= by[1],
        "!=": lambda n: not by[0] == n == by[1],
        "<": lambda n: n < by[1],
        "<=": lambda n: n <= by[1],
        ">": lambda n: n > by[0],
        ">=": lambda n: n >= by[0],
    }
    cases: list[tuple[int, Situation]] = [(0, here)]
    for seat in range(made.players):
        more: list[tuple[int, Situation]] = []
        for count, case in cases:
            for truth in (False, True):
                bound = case.copy()
                bound.env[expr.variable] = 1 << seat
                parts = unbound(assumed(made, bound, expr.where, truth), case, expr.variable)
                more += [(count + truth, part) for part in parts]
        cases = more
        if len(cases) > 2 * MOST_CASES:
            return [here]
    return [case for count, case in cases if tests[op](count)]
