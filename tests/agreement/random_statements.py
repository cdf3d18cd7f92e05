"""Random well-typed kernel statements, over what is declared and the blocks that there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hypothesis import strategies as st

from cambio_spec.kernel.expressions import Binary, Const, Expr, ReadFact, Size, ZoneRef
from cambio_spec.kernel.program import Block, Setting, Stage
from cambio_spec.kernel.statements import (
    Announce,
    At,
    Cut,
    EndMatch,
    EndRound,
    Every,
    ForEach,
    Gather,
    Goto,
    If,
    Look,
    Move,
    SetFact,
    Shuffle,
    Statement,
    Swap,
    Target,
    Top,
    Turn,
)
from cambio_spec.kernel.types import BOOLEAN, INTEGER, Kind
from tests.agreement.random_expressions import Builder, Variables


@dataclass
class Statements(Builder):
    """`signatures` are the blocks without their bodies, which may go to any of them; `filling` is
    the label of the one that is drawn. No statement sets what `settings` agree on."""

    signatures: Sequence[Block] = ()
    filling: str = ""
    settings: list[Setting] = field(default_factory=list)

    def agreed(self, condition: Expr) -> Expr:
        """Now and then only where something was agreed on."""
        if not self.settings or not self.chance(15):
            return condition
        wild = ReadFact(BOOLEAN, "wild", None, origin=self.origin)
        return Binary("and", wild, condition, origin=self.origin)

    def body(self, seen: Variables, most: int = 2, depth: int = 1) -> tuple[Statement, ...]:
        count = self.draw(st.integers(0, most))
        return tuple(self.statement(seen, depth) for _ in range(count))

    def statement(self, seen: Variables, depth: int) -> Statement:
        """One that doesn't leave the block, unless it is an if or a loop, which rarely do."""
        self.origin = o = self.fresh("s")
        makers: list[Callable[[], Statement]] = [
            lambda: Shuffle(self.pile(seen), origin=o),
            lambda: self.set_fact(seen),
            lambda: Turn(self.target(seen), self.pick("up", "down"), origin=o),
            lambda: Look(self.someone(seen), self.target(seen), origin=o),
            lambda: self.move(seen),
            lambda: self.gather(seen),
            lambda: self.cut(seen),
        ]
        asked = [d for d in self.decisions if self.askable(d, seen)]
        if asked:
            makers.append(lambda: Announce(self.asking(self.pick(*asked), seen, 1)(), origin=o))
        if self.spot_type(seen) is not None:
            makers.append(lambda: self.about_spot(seen))
        if depth > 0:
            makers += [lambda: self.condition(seen, depth), lambda: self.loop(seen, depth)] * 2
        return self.pick(*makers)()

    def about_spot(self, seen: Variables) -> Statement:
        self.origin = o = self.fresh("s")
        place = At(self.spot(seen), origin=o)
        makers: list[Callable[[], Statement]] = [
            lambda: Turn(place, self.pick("up", "down"), origin=o),
            lambda: Look(self.someone(seen), place, origin=o),
            lambda: Swap(self.spot(seen), self.spot(seen), origin=o),
            lambda: self.move(seen),
            lambda: self.move(seen),
        ]
        return self.pick(*makers)()

    def set_fact(self, seen: Variables) -> Statement:
        """A fact without bounds only grows by what is small, or loops would make it huge."""
        settled = {setting.fact for setting in self.settings}
        fact, o = self.pick(*(f for f in self.facts if f.name not in settled)), self.origin
        owner = self.someone(seen) if fact.per_player else None
        if fact.type == INTEGER and None in (fact.low, fact.high):
            old = ReadFact(INTEGER, fact.name, owner, origin=o)
            by = self.size(seen) if self.chance(50) else self.const(INTEGER, 1, 2, -1)()
            return SetFact(fact.name, owner, Binary("+", old, by, origin=o), origin=o)
        return SetFact(fact.name, owner, self.expr(fact.type, seen), origin=o)

    def move(self, seen: Variables) -> Statement:
        """Mostly guarded, so that play gets on; without the guard there may be no card."""
        o, pile = self.origin, self.pile(seen)
        at = self.spot_type(seen) is not None
        source = At(self.spot(seen), origin=o) if at and self.chance(50) else Top(pile, origin=o)
        target: Top | At = (
            At(self.spot(seen), origin=o)
            if at and self.chance(50)
            else Top(self.zone(seen), origin=o)
        )
        move = Move(source, target, self.pick(None, "up", "down"), origin=o)
        if isinstance(source, At) or self.chance(15):
            return move
        zero = Const(INTEGER, 0, origin=o)
        some = Binary(">", Size(pile, origin=o), zero, origin=o)
        return If(some, (move,), (), origin=f"{o}.if")

    def gather(self, seen: Variables) -> Statement:
        zone = self.pick(*self.zones)
        source = self.ref(zone, seen)
        if zone.per_player and self.chance(50):
            source = ZoneRef(zone.name, None, origin=self.origin)
        targets = [z for z in self.zones if z.is_pile and z != zone]
        target = self.ref(self.pick(*targets), seen)
        return Gather(source, target, self.pick(0, 1, 2), origin=self.origin)

    def cut(self, seen: Variables) -> Statement:
        o, pile = self.origin, self.pile(seen)
        depth: Expr = Size(pile, origin=o)
        if self.chance(25):
            depth = self.expr(INTEGER, seen, 1)
        return Cut(pile, depth, origin=o)

    def target(self, seen: Variables) -> Target:
        o, zone = self.origin, self.pick(*self.zones)
        choices: list[Callable[[], Target]] = [
            lambda: Every(
                self.ref(zone, seen),
                self.pick(None, *range(1, len(zone.rows) + 1)),
                origin=o,
            ),
            lambda: Top(self.pile(seen), origin=o),
        ]
        if self.spot_type(seen) is not None:
            choices += [lambda: At(self.spot(seen), origin=o)] * 2
        return self.pick(*choices)()

    def condition(self, seen: Variables, depth: int) -> Statement:
        o, condition = self.origin, self.agreed(self.expr(BOOLEAN, seen))
        then = self.body(seen, 2, depth - 1)
        if self.chance(15):
            then += self.leaving(seen, False)
        return If(condition, then, self.body(seen, 1, depth - 1), origin=o)

    def loop(self, seen: Variables, depth: int) -> Statement:
        o, variable = self.origin, self.fresh("e")
        domain, t = self.domain(seen)
        inside = {**seen, variable: t}
        where = self.agreed(self.expr(BOOLEAN, inside, 1)) if self.chance(40) else None
        body = self.body(inside, 2, depth - 1)
        if self.chance(10):
            body += self.leaving(inside, False)
        return ForEach(variable, domain, where, body, origin=o)

    def leaving(self, seen: Variables, ending: bool, depth: int = 1) -> tuple[Statement, ...]:
        """Goes to a block, or ends the round or the match, or does either by a condition."""
        self.origin = o = self.fresh("s")
        if depth > 0 and self.chance(25):
            condition = self.expr(BOOLEAN, seen, 1)
            then, other = self.leaving(seen, ending, 0), self.leaving(seen, ending, 0)
            return (If(condition, then, other, origin=o),)
        if self.chance(20 if ending else 3):
            # A stage that ends the round could deal 10,000 times before it halts as endless.
            again = ending and self.chance(50)
            return (EndRound("round", origin=o) if again else EndMatch(origin=o),)
        has_spot = self.spot_type(seen) is not None
        able = [
            b
            for b in self.signatures[2:]
            if has_spot or all(p.type.kind is not Kind.SPOT for p in b.parameters)
        ]
        block = self.pick(*able)
        endless = block.label == self.filling and not self.chance(5)
        if isinstance(block, Stage) and (endless or not ending):
            block = self.signatures[2]
        arguments = tuple(self.expr(p.type, seen, 1) for p in block.parameters)
        return (Goto(block.label, arguments, origin=o),)

    def true(self) -> Expr:
        return Const(BOOLEAN, True, origin=self.origin)
