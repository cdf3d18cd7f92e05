"""Counting in a situation: of how many players or cards something may hold."""

from __future__ import annotations

from typing import assert_never

from cambio_spec.kernel.expressions import (
    Cards,
    Expr,
    Fold,
    Gaps,
    Numbers,
    Players,
    Spots,
)
from cambio_spec.proof.play.cells import ANY_NUMBER, EITHER, NO, YES, Cell, Range, Token
from cambio_spec.proof.play.situation import Abstract, Dead, Situation, Table, TooHard, seats_in
from cambio_spec.proof.play.values import anything_of, cells, seats, value


def folded(made: Table, here: Situation, expr: Fold) -> Abstract:
    match expr.op:
        case "count":
            return counted(made, here, expr)
        case "some":
            low, high = counted(made, here, expr)
            return YES if low > 0 else NO if high == 0 else EITHER
        case "first":
            return first(made, here, expr)
        case "sum":
            return ANY_NUMBER
        case "least" | "greatest":
            return anything_of(made, expr.type)
        case _:
            assert_never(expr.op)


def first(made: Table, here: Situation, expr: Fold) -> int:
    assert isinstance(expr.domain, Players)
    found, sure = 0, False
    for seat, next_ in around(made, here, expr.domain):
        holding = holds(made, here, expr.where, expr.variable, 1 << seat)
        if holding != NO:
            found |= 1 << seat
        if holding == YES:
            sure = True
            if next_:
                break
    return found if sure else found | made.nobody


def around(made: Table, here: Situation, domain: Players) -> list[tuple[int, bool]]:
    """All seats, and whether it is certain that those behind come later."""
    if domain.start is None:
        starts = seats_in(here.facts[-1], made.players)
    else:
        starts = seats(made, here, domain.start)
    sure = made.tracked.ordered and len(starts) == 1
    return [((starts[0] + i) % made.players, sure) for i in range(made.players)]


def holds(made: Table, here: Situation, where: Expr | None, variable: str, one: Abstract) -> int:
    """Whether `where` holds for an element; it doesn't where it has no value."""
    if where is None:
        return YES
    before = here.env.get(variable)
    here.env[variable] = one
    try:
        found = value(made, here, where)
        assert isinstance(found, int)
        return found
    except Dead:
        return NO
    finally:
        if before is None:
            del here.env[variable]
        else:
            here.env[variable] = before


def counted(made: Table, here: Situation, expr: Fold) -> Range:
    """How many elements there may be for which it holds."""
    domain, where, variable = expr.domain, expr.where, expr.variable
    low = high = 0
    match domain:
        case Players():
            for seat in range(made.players):
                holding = holds(made, here, where, variable, 1 << seat)
                low, high = low + (holding == YES), high + (holding != NO)
        case Cards():
            found = cells(made, here, domain.zone)
            holding = holds(made, here, where, variable, made.any_card)
            low = min(c.low for c in found) if holding == YES else 0
            high = max(c.high for c in found) if holding != NO else 0
        case Spots():
            return counted_spots(made, here, domain, where, variable)
        case Gaps():
            return counted_gaps(made, here, domain)
        case Numbers():
            least, most = value(made, here, domain.low), value(made, here, domain.high)
            if where is None:
                return max(most[0] - least[1] + 1, 0), max(most[1] - least[0] + 1, 0)
            for number in span(least, most):
                holding = holds(made, here, where, variable, (number, number))
                sure = least[1] <= number <= most[0]
                low, high = low + (sure and holding == YES), high + (holding != NO)
        case _:
            assert_never(domain)
    return low, high


def span(least: Range, most: Range) -> range:
    """Every number that may be between. Raises `TooHard` for too many."""
    if most[1] - least[0] > 1000:
        raise TooHard
    return range(least[0], most[1] + 1)


def counted_spots(
    made: Table, here: Situation, domain: Spots, where: Expr | None, variable: str
) -> Range:
    index = made.zone_index[domain.zone]
    lows, highs = [], []
    for seat in owners(made, here, domain.owner):
        low, high = spots_of(made, here, seat, index, where, variable)
        lows.append(low if domain.row is None else 0)
        highs.append(high)
    if domain.owner is None:
        return sum(lows), sum(highs)
    return min(lows), max(highs)


def owners(made: Table, here: Situation, owner: Expr | None) -> list[int]:
    return list(range(made.players)) if owner is None else seats(made, here, owner)


def spots_of(
    made: Table, here: Situation, seat: int, index: int, where: Expr | None, variable: str
) -> Range:
    """How many cards of one grid there may be for which it holds."""
    cell: Cell = here.seats[seat][index]
    if where is None:
        return cell.low, cell.high
    low = high = sure = maybe = 0
    for number, known in enumerate(here.tokens):
        if (known.seat, known.zone) == (seat, index) and known.there != NO:
            holding = holds(made, here, where, variable, number)
            low += known.there == YES and holding == YES
            high += holding != NO
            sure += known.there == YES
            maybe += 1
    rest_low, rest_high = max(cell.low - maybe, 0), cell.high - sure
    if rest_high > 0:
        more_low, more_high = rest_of(made, here, seat, index, where, variable)
        low += min(max(more_low - maybe, 0), rest_low)
        high += min(more_high, rest_high)
    return low, high


def rest_of(
    made: Table, here: Situation, seat: int, index: int, where: Expr, variable: str
) -> Range:
    """The same of cards that aren't singled out, as if none were."""
    cell: Cell = here.seats[seat][index]
    ways = ways_to_lie(made, cell)
    found = []
    for up, known in ways:
        here.tokens.append(Token(seat, index, YES, up, known, made.any_card))
        found.append(holds(made, here, where, variable, len(here.tokens) - 1))
        here.tokens.pop()
    if all(holding == YES for holding in found):
        return cell.low, cell.high
    if all(holding == NO for holding in found):
        return 0, 0
    low, high = 0, cell.high
    lying = dict(zip(ways, found, strict=True))
    for place_, has, low_has, high_has in (
        (0, NO, cell.down_low, cell.down_high),
        (0, YES, cell.low - cell.down_high, cell.high - cell.down_low),
        (1, NO, cell.new_low, cell.new_high),
        (1, YES, cell.low - cell.new_high, cell.high - cell.new_low),
    ):
        having = [h for way, h in lying.items() if way[place_] == has]
        others = [h for way, h in lying.items() if way[place_] != has]
        if having and all(h == YES for h in having):
            low = max(low, low_has)
        if all(h == NO for h in others):
            high = min(high, high_has)
    return low, max(high, low)


def ways_to_lie(made: Table, cell: Cell) -> list[tuple[int, int]]:
    """How a card of a grid may lie, and whether its owner knows it; what lies open is known."""
    ups = [NO, YES] if made.faces or made.known else [EITHER]
    if made.faces or made.known:
        if cell.down_high == 0:
            ups = [YES]
        elif cell.down_low >= cell.high:
            ups = [NO]
    knowns = [NO, YES] if made.known else [EITHER]
    if made.known:
        if cell.new_high == 0:
            knowns = [YES]
        elif cell.new_low >= cell.high:
            knowns = [NO]
    ways = [(up, known) for up in ups for known in knowns if (up, known) != (YES, NO)]
    return ways or [(EITHER, EITHER)]


def counted_gaps(made: Table, here: Situation, domain: Gaps) -> Range:
    _, index, zone = made.zone(domain.zone)
    if zone.limit is None:
        return 1, made.total
    slots, limit = sum(zone.rows), zone.limit
    found = [here.seats[seat][index] for seat in seats(made, here, domain.owner)]
    # Below its limit a grid has a slot that is empty, or one that it may still grow.
    least = (max(slots - c.high, min(1, limit - c.high)) for c in found)
    return min(least), max(limit - c.low for c in found)
