"""What is done to cards in a situation: moving, gathering, swapping, turning and looking at them.

Where it can't be done in some state of a situation, that is noted as a halt, and the others go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import assert_never

from cambio_spec.kernel.expressions import (
    Expr,
    Local,
    ReadFact,
    RuleId,
    ZoneRef,
)
from cambio_spec.kernel.state import Reason
from cambio_spec.kernel.statements import (
    At,
    Every,
    Gather,
    Look,
    Move,
    Swap,
    Top,
    Turn,
)
from cambio_spec.proof.play.assuming import Cases
from cambio_spec.proof.play.cells import EITHER, NO, YES, Cell, Token, sized, with_one, without
from cambio_spec.proof.play.ends import Bound, Stopped
from cambio_spec.proof.play.seating import alike
from cambio_spec.proof.play.situation import Dead, Situation, Table, conserved, put
from cambio_spec.proof.play.values import seats, token, value

TURNS = 4
"""A loop over cards is gone through so often before its bounds are moved on."""
MOST_TURNS = 60


@dataclass(slots=True)
class Carrying:
    """What steps do to cards, and where that can't be done."""

    made: Table
    label: str
    bound: list[Bound] = field(default_factory=list)
    stopped: list[Stopped] = field(default_factory=list)

    def halt(self, reason: Reason, origin: RuleId, here: Situation, moving: int | None = 0) -> None:
        """`moving` is how many cards are on their way, None where that isn't known."""
        try:
            here = here.copy()
            if moving is not None:
                conserved(self.made, here, moving)
        except Dead:
            return
        self.stopped.append(Stopped(reason, origin, self.label, here))

    # ── where ──────────────────────────────────────────────────────────────────────────────

    def each(self, here: Situation, zone: ZoneRef) -> Iterator[tuple[Situation, int | None, Cell]]:
        """By whose zone it may be, in a situation of its own."""
        own, index, _ = self.made.zone(zone.zone)
        if not own:
            here = here.copy()
            yield here, None, here.common[index]
            return
        assert zone.owner is not None
        whose = seats(self.made, here, zone.owner)
        for seat in alike(self.made, here, whose) if len(whose) > 1 else whose:
            case = here.copy()
            if len(whose) > 1:
                point(self.made, case, zone.owner, seat)
            yield case, seat, case.seats[seat][index]

    def with_cell(self, here: Situation, seat: int | None, zone: ZoneRef, cell: Cell) -> Situation:
        own, index, _ = self.made.zone(zone.zone)
        if own:
            assert seat is not None
            here.seats[seat] = put(here.seats[seat], index, cell)
        else:
            here.common[index] = cell
        return here

    def lying(self, here: Situation, spot: Expr, origin: RuleId) -> tuple[int, Token]:
        """A place where a card must lie. Raises `Dead` where none does."""
        token(self.made, here, spot)
        number: int = value(self.made, here, spot)
        there = here.tokens[number]
        if there.there != YES:
            case = here.copy()
            case.tokens[number] = there._replace(there=NO)
            self.halt("no-card", origin, case)
        if there.there == NO:
            raise Dead
        here.tokens[number] = there = there._replace(there=YES)
        return number, there

    def on_top(
        self, here: Situation, zone: ZoneRef, origin: RuleId
    ) -> Iterator[tuple[Situation, int | None, Cell]]:
        """A pile on which a card must lie."""
        for case, seat, cell in self.each(here, zone):
            if cell.low == 0:
                empty = self.with_cell(case.copy(), seat, zone, cell._replace(low=0, high=0))
                self.halt("no-card", origin, empty)
            if cell.high > 0:
                yield case, seat, cell._replace(low=max(cell.low, 1))

    # ── moves ──────────────────────────────────────────────────────────────────────────────

    def moved(self, here: Situation, move: Move) -> Iterator[Situation]:
        for case, cards, unknown in self.taken(here.copy(), move):
            try:
                match move.target:
                    case Top(zone=zone):
                        yield from self.put_on(case, zone, move, cards, unknown)
                    case At(spot=spot):
                        yield from self.put_at(case, spot, move, cards, unknown)
                    case _:
                        assert_never(move.target)
            except Dead:
                pass

    def taken(self, here: Situation, move: Move) -> Iterator[tuple[Situation, int, bool]]:
        """Without the card that is moved; what it may be, and whether nobody can know it."""
        match move.source:
            case Top(zone=zone):
                for case, seat, cell in self.on_top(here, zone, move.origin):
                    top, fresh = cell.top, cell.fresh
                    less = without(cell, EITHER, EITHER)._replace(top=self.made.any_card)
                    yield self.with_cell(case, seat, zone, less), top, fresh
            case At(spot=spot):
                try:
                    number, lying = self.lying(here, spot, move.origin)
                except Dead:
                    return
                self.change(here, number, lying._replace(there=NO))
                yield here, lying.cards, False
            case _:
                assert_never(move.source)

    def change(self, here: Situation, number: int, lying: Token) -> None:
        """A token lies otherwise than it did, or is there no more."""
        before = here.tokens[number]
        seat, index = before.seat, before.zone
        cell: Cell = here.seats[seat][index]
        if before.there == YES:
            cell = without(cell, before.up, before.known)
        if lying.there == YES:
            cell = with_one(cell, lying.up, lying.known)
        here.tokens[number] = lying
        here.seats[seat] = put(here.seats[seat], index, cell)

    def room(
        self, here: Situation, seat: int | None, zone: ZoneRef, cell: Cell, origin: RuleId
    ) -> Cell:
        """A zone that must not be full. Raises `Dead` where it is."""
        limit = self.made.zone(zone.zone)[2].limit
        if limit is None or cell.high < limit:
            return cell
        full = sized(cell, limit, cell.high)
        assert full is not None
        self.halt("full", origin, self.with_cell(here.copy(), seat, zone, full), 1)
        less = sized(cell, 0, limit - 1)
        if less is None:
            raise Dead
        return less

    def lies(
        self, seat: int | None, zone_name: str, face: str | None, unknown: bool
    ) -> tuple[int, int]:
        """How a card comes to lie, and whether its owner knows it then."""
        shown = face or self.made.zone(zone_name)[2].shown
        up = YES if shown == "up" else NO
        known = YES if shown in ("up", "owner") else NO if unknown else EITHER
        return up, known

    def put_on(
        self, here: Situation, zone: ZoneRef, move: Move, cards: int, unknown: bool
    ) -> Iterator[Situation]:
        pile = self.made.zone(zone.zone)[2].is_pile
        for case, seat, cell in self.each(here, zone):
            try:
                cell = self.room(case, seat, zone, cell, move.origin)
            except Dead:
                continue
            up, known = self.lies(seat, zone.zone, move.face, unknown)
            if pile:
                more = cell._replace(
                    low=cell.low + 1,
                    high=cell.high + 1,
                    top=cards,
                    fresh=cell.fresh and unknown and up == NO and known == NO,
                )
                yield self.with_cell(case, seat, zone, more)
                continue
            assert seat is not None
            self.blur(case, seat, self.made.zone_index[zone.zone], NO)
            yield self.with_cell(case, seat, zone, with_one(cell, up, known))

    def blur(self, here: Situation, seat: int, index: int, those: int) -> None:
        """Of the tokens of a grid, those where no card lies (or one does) may change that."""
        for number, lying in enumerate(here.tokens):
            if (lying.seat, lying.zone) == (seat, index) and lying.there & those:
                here.tokens[number] = lying._replace(
                    there=EITHER, up=EITHER, known=EITHER, cards=self.made.any_card
                )

    def put_at(
        self, here: Situation, spot: Expr, move: Move, cards: int, unknown: bool
    ) -> Iterator[Situation]:
        number: int = value(self.made, here, spot)
        lying = token(self.made, here, spot)
        index, zone = lying.zone, self.made.own_zones[lying.zone]
        if lying.there != NO:
            case = here.copy()
            case.tokens[number] = lying._replace(there=YES)
            self.halt("taken", move.origin, case, 1)
        if lying.there == YES:
            return
        here.tokens[number] = lying._replace(there=NO)
        ref = ZoneRef(zone.name, None, origin=move.origin)
        cell = self.room(here, lying.seat, ref, here.seats[lying.seat][index], move.origin)
        here.seats[lying.seat] = put(here.seats[lying.seat], index, cell)
        up, known = self.lies(lying.seat, zone.name, move.face, unknown)
        self.change(here, number, Token(lying.seat, index, YES, up, known, cards))
        yield here

    def gathered(self, here: Situation, gather: Gather) -> Iterator[Situation]:
        """All sources at once; a zone that players have, without an owner, means every player's."""
        own, index, _ = self.made.zone(gather.source.zone)
        if own and gather.source.owner is None:
            sources: list[tuple[Situation, list[int | None]]] = [
                (here.copy(), list(range(self.made.players)))
            ]
        else:
            sources = [(case, [seat]) for case, seat, _ in self.each(here, gather.source)]
        for case, whose in sources:
            low = high = 0
            for seat in whose:
                cell: Cell = case.common[index] if seat is None else case.seats[seat][index]
                kept = kept_of(cell, gather.keep)
                low, high = (
                    low + max(cell.low - gather.keep, 0),
                    high + max(cell.high - gather.keep, 0),
                )
                if seat is None:
                    case.common[index] = kept
                else:
                    case.seats[seat] = put(case.seats[seat], index, kept)
                    self.blur(case, seat, index, YES)
            yield from self.received(case, gather, low, high)

    def received(self, here: Situation, gather: Gather, low: int, high: int) -> Iterator[Situation]:
        zone = self.made.zone(gather.target.zone)[2]
        for case, seat, cell in self.each(here, gather.target):
            most = cell.high + high
            if zone.limit is not None and most > zone.limit and high:
                self.halt("full", gather.origin, case, None)
                most = zone.limit
            if cell.low + low > most:
                continue
            more = cell._replace(low=cell.low + low, high=most)
            if not zone.is_pile:
                more = more._replace(down_high=more.high, new_high=more.high)
                assert seat is not None
                self.blur(case, seat, self.made.zone_index[zone.name], NO)
            elif high:
                more = more._replace(top=self.made.any_card, fresh=False)
            yield self.with_cell(case, seat, gather.target, more)

    def swapped(self, here: Situation, swap: Swap) -> Cases:
        here = here.copy()
        first, one = self.lying(here, swap.first, swap.origin)
        second, other = self.lying(here, swap.second, swap.origin)
        if first != second:
            near = one.seat == other.seat
            known = (one.known, other.known) if near else (EITHER, EITHER)
            self.change(here, first, one._replace(up=other.up, known=known[1], cards=other.cards))
            self.change(here, second, other._replace(up=one.up, known=known[0], cards=one.cards))
        return [here]

    # ── seeing ─────────────────────────────────────────────────────────────────────────────

    def seen(self, here: Situation, statement: Turn | Look) -> Iterator[Situation]:
        here = here.copy()
        match statement.target:
            case At(spot=spot):
                number, lying = self.lying(here, spot, statement.origin)
                self.change(here, number, self.looked(here, statement, lying))
                yield here
            case Top(zone=zone):
                for case, seat, cell in self.on_top(here, zone, statement.origin):
                    yield self.with_cell(case, seat, zone, cell._replace(fresh=False))
            case Every(zone=zone, row=row):
                for case, seat, cell in self.each(here, zone):
                    all_seen = self.all_seen(case, statement, seat, zone, cell, row)
                    yield self.with_cell(case, seat, zone, all_seen)
            case _:
                assert_never(statement.target)

    def looked(self, here: Situation, statement: Turn | Look, lying: Token) -> Token:
        match statement:
            case Turn(face="up"):
                return lying._replace(up=YES, known=YES)
            case Turn():
                return lying._replace(up=NO)
            case Look():
                player = value(self.made, here, statement.player)
                if player == 1 << lying.seat:
                    return lying._replace(known=YES)
                return lying
            case _:
                assert_never(statement)

    def all_seen(
        self,
        here: Situation,
        statement: Turn | Look,
        seat: int | None,
        zone: ZoneRef,
        cell: Cell,
        row: int | None,
    ) -> Cell:
        _, index, shape = self.made.zone(zone.zone)
        if shape.is_pile:
            return cell._replace(fresh=False)
        assert seat is not None
        for number, lying in enumerate(here.tokens):
            if (lying.seat, lying.zone) == (seat, index):
                after = self.looked(here, statement, lying)
                if row is not None and after != lying:
                    after = lying._replace(up=lying.up | after.up, known=EITHER)
                here.tokens[number] = after
        count = cell.high if row is None else min(shape.rows[row - 1], cell.high)
        match statement:
            case Turn(face="up"):
                return cell._replace(
                    down_low=max(0, cell.down_low - count),
                    down_high=0 if row is None else cell.down_high,
                    new_low=max(0, cell.new_low - count),
                    new_high=0 if row is None else cell.new_high,
                )
            case Turn():
                least = cell.low if row is None else cell.down_low
                return cell._replace(down_low=least, down_high=cell.high)
            case Look():
                owner = value(self.made, here, statement.player) == 1 << seat
                return cell._replace(
                    new_low=max(0, cell.new_low - count),
                    new_high=0 if owner and row is None else cell.new_high,
                )
            case _:
                assert_never(statement)


def kept_of(cell: Cell, keep: int) -> Cell:
    high = min(cell.high, keep)
    return cell._replace(
        low=min(cell.low, keep),
        high=high,
        down_low=0,
        down_high=min(cell.down_high, high),
        new_low=0,
        new_high=min(cell.new_high, high),
    )


def point(made: Table, here: Situation, owner: Expr, seat: int) -> None:
    """Notes who a variable or a fact turned out to be."""
    match owner:
        case Local(name=name):
            here.env[name] = 1 << seat
        case ReadFact(fact=name, owner=None):
            here.facts[made.fact_index[name]] = 1 << seat
        case _:
            pass
