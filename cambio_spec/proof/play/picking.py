"""Situations by what is picked in them: a player or a card for whom something holds, or none."""

from __future__ import annotations

from collections.abc import Callable

from cambio_spec.kernel.expressions import (
    Cards,
    Expr,
    Fold,
    Gaps,
    Local,
    OwnerOf,
    Players,
    Spots,
)
from cambio_spec.kernel.walk import children
from cambio_spec.proof.play.assuming import (
    MOST_CASES,
    Cases,
    TooMany,
    assumed,
    each_alive,
    each_cell,
    with_cell,
    with_count,
)
from cambio_spec.proof.play.cells import EITHER, NO, YES, Cell, Range, Token, sized
from cambio_spec.proof.play.counting import holds, owners, spots_of, ways_to_lie
from cambio_spec.proof.play.seating import alike
from cambio_spec.proof.play.situation import Situation, Table, put
from cambio_spec.proof.play.values import seats


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
                with_cell(made, case, zone, cell._replace(low=max(cell.low, 1)))
                for case, cell in each_cell(made, here, zone)
                if cell.high > 0
            ]
        case Spots():
            found = []
            for case in spots(made, here, domain, expr.where, variable):
                del case.tokens[len(here.tokens) :]
                found += unbound([case], here, variable)
            return found
        case Gaps():
            _, index, grid = made.zone(domain.zone)
            most = made.total if grid.limit is None else grid.limit - 1
            return _sized_grids(made, here, domain.owner, index, 0, most)
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
                with_cell(made, case, zone, less)
                for case, cell in each_cell(made, here, zone)
                if (less := sized(cell, 0, 0)) is not None
            ]
        case Spots():
            cases = [here]
            if domain.owner is not None and len(seats(made, here, domain.owner)) > 1:
                return [here]
            for seat in owners(made, here, domain.owner):
                cases = each_alive(cases, _without(made, domain, seat, where, variable))
                if len(cases) > MOST_CASES:
                    return [here]
            return cases
        case Gaps():
            _, index, grid = made.zone(domain.zone)
            if grid.limit is None:
                return []  # it can always grow
            return _sized_grids(made, here, domain.owner, index, grid.limit, made.total)
        case _:
            return [here]


def _without(
    made: Table, domain: Spots, seat: int, where: Expr | None, variable: str
) -> Callable[[Situation], Cases]:
    index = made.zone_index[domain.zone]
    return lambda case: _no_spots(made, case, seat, index, domain.row, where, variable)


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


def spots(made: Table, here: Situation, domain: Spots, where: Expr | None, variable: str) -> Cases:
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


def counted_so(made: Table, here: Situation, expr: Fold, op: str, by: Range) -> Cases:
    """Where of so many players it holds, told by which, or of so many cards."""
    if isinstance(expr.domain, Spots):
        return _many(made, here, expr, op, by)
    if not isinstance(expr.domain, Players):
        return [here]
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
