"""Random programs that are about their decisions: guards that mostly ask something, assumptions,
rules that ask other decisions; and as much play as it takes to turn cards and to see some."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from cambio_spec.kernel.expressions import (
    Binary,
    BinaryOp,
    Expr,
    Fold,
    FoldOp,
    LineOf,
    Node,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, DecisionRule, Parameter, Program, Stage
from cambio_spec.kernel.statements import EndMatch, Every, Face, Look, Move, Statement, Top, Turn
from cambio_spec.kernel.types import BOOLEAN, CARD, INTEGER, PLAYER, PLAYER_OR_NOBODY, RANK, Kind
from cambio_spec.kernel.walk import descendants
from tests.agreement.random_expressions import Variables
from tests.agreement.random_programs import ProgramBuilder


@st.composite
def deciding_programs(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Program:
    return DecisionsBuilder(draw, faces=True).program()


class DecisionsBuilder(ProgramBuilder):
    def program(self) -> Program:
        deck = self.drawn_deck(3, 7)
        self.origin = "declared"
        self.zones = self.drawn_zones()
        self.facts = self.drawn_facts() + self.drawn_settings()
        for _ in range(self.pick(2, 1, 3)):
            self.decisions.append(self.decision())
        return Program(
            name="random",
            fewest=2,
            most=3,
            direction=1,
            deck=deck,
            stock="stock",
            zones=tuple(self.zones),
            facts=tuple(self.facts),
            decisions=tuple(self.decisions),
            blocks=(self.handling(),),
            match_start="start",
            round_start="start",
            settings=tuple(self.settings),
        )

    def handling(self) -> Stage:
        """Deals to grids, so that cards lie in more ways than they are shown."""
        self.origin = o = "start"
        stock = ZoneRef("stock", None, origin=o)
        grid = self.ref(next(zone for zone in self.zones if zone.rows), {})
        laid = Top(grid, origin=o)
        face: Face | None = self.pick(None, None, "up", "down")
        body: tuple[Statement, ...] = (Move(Top(stock, origin=o), laid, face, origin=o),)
        if self.chance(70):
            every = Every(grid, None, origin=o)
            body += (Turn(every, self.pick("up", "down"), origin=o),)
        if self.chance(30):
            body += (Look(self.someone({}), Every(grid, None, origin=o), origin=o),)
        return Stage("start", (), (*body, *self.body({}, 2, 0), EndMatch(origin=o)), origin=o)

    def decision(self) -> Decision:
        name = f"d{len(self.decisions)}"
        kinds = (PLAYER, CARD, INTEGER, PLAYER_OR_NOBODY)
        parameters = tuple(
            Parameter(f"{name}_{i}", self.pick(*kinds)) for i in range(self.pick(1, 0, 2))
        )
        seen = {p.name: p.type for p in parameters}
        words = [fact.type for fact in self.facts if fact.type.kind is Kind.WORD]
        result = self.pick(INTEGER, INTEGER, BOOLEAN, PLAYER_OR_NOBODY, RANK, CARD, *words)
        self.origin = name
        given = self.condition_on(seen) if self.chance(35) else self.true()
        rules = []
        for i in range(self.pick(2, 1, 3)):
            self.origin = f"{name}.r{i}"
            over = tuple(f"{name}.r{j}" for j in range(i) if self.chance(40))
            guard = self.agreed(self.condition_on(seen) if self.chance(85) else self.true())
            rules.append(DecisionRule(guard, self.expr(result, seen), over, origin=self.origin))
        return Decision(name, parameters, result, given, tuple(rules), origin=name)

    def condition_on(self, seen: Variables) -> Expr:
        """Of one to three comparisons, of numbers more often than not."""
        parts = [self.part(seen) for _ in range(self.pick(1, 2, 3))]
        joined = parts[0]
        for part in parts[1:]:
            joined = Binary(self.pick("and", "or"), joined, part, origin=self.origin)
        return joined

    def lain(self, seen: Variables) -> Expr:
        """Of cards that lie in some way, or are known to somebody: how many, or their sum."""
        domain, t = self.spots(seen)
        variable = self.fresh("x")
        inside = {**seen, variable: t}
        where = self.lying(inside)
        if self.chance(40):
            where = Binary(self.pick("and", "or"), where, self.lying(inside), origin=self.origin)
        op: FoldOp = self.pick("count", "sum")
        value = self.expr(INTEGER, inside, 1) if op == "sum" else None
        parts = [where] if value is None else [where, value]
        grid = next(zone for zone in self.zones if zone.rows)
        if grid.limit != sum(grid.rows) and any(_asks_where(part) for part in parts):
            domain = replace(domain, row=1)  # where a card lies is known only within the rows
        return Fold(INTEGER, op, variable, domain, where, value, origin=self.origin)

    def part(self, seen: Variables) -> Expr:
        if self.chance(35):
            return self.expr(BOOLEAN, seen)
        makers: list[Callable[[], Expr]] = [
            lambda: self.expr(INTEGER, seen),
            lambda: self.fold(seen, 2, "count", "sum", "least", "greatest"),
        ]
        asked = [d for d in self.decisions if d.type == INTEGER and self.askable(d, seen)]
        makers += [self.asking(d, seen, 1) for d in asked]
        makers += [lambda: self.lain(seen)] * 2
        signs: tuple[BinaryOp, ...] = ("<", "=", "<=", "!=", ">", ">=")
        sign = self.pick(*signs)
        left, right = self.pick(*makers)(), self.pick(*makers)()
        return Binary(sign, left, right, origin=self.origin)


def _asks_where(part: Node) -> bool:
    return any(isinstance(node, LineOf) for node in (part, *descendants(part)))
