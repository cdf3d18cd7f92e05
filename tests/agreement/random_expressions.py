"""Random well-typed kernel expressions: simplest first, because Hypothesis shrinks to the first.

Integers stay small enough for any reading: bounds of `Numbers` are atoms, and what can grow
without limit is only ever added to (see `random_programs`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from hypothesis import strategies as st

from cambio_spec.kernel.cards import RANKS, SUITS
from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    BinaryOp,
    CardAt,
    Cards,
    Const,
    Decide,
    Domain,
    Expr,
    FaceUp,
    Fold,
    FoldOp,
    Gaps,
    KnownTo,
    LineOf,
    Local,
    Numbers,
    OwnerOf,
    Players,
    ReadFact,
    Scalar,
    Seat,
    Size,
    Spots,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, Fact, Zone
from cambio_spec.kernel.types import (
    BOOLEAN,
    CARD,
    COLOUR,
    INTEGER,
    PLAYER,
    PLAYER_OR_NOBODY,
    RANK,
    SUIT,
    ZONE,
    Kind,
    Type,
)
from cambio_spec.nodes.decks import JOKER

Item = TypeVar("Item")
Variables = Mapping[str, Type]
Makers = list[Callable[[], Expr]]


@dataclass
class Builder:
    """Draws expressions over what is declared so far. `origin` is given to every node drawn."""

    draw: Callable[[st.SearchStrategy[Any]], Any]
    zones: list[Zone] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    origin: str = ""
    count: int = 0
    faces: bool = True
    """Whether it may be asked how cards lie and who knows them, which the prover can't say yet."""

    def pick(self, *items: Item) -> Item:
        chosen: Item = self.draw(st.sampled_from(items))
        return chosen

    def chance(self, percent: int) -> bool:
        """Shrinks to False."""
        drawn: int = self.draw(st.integers(0, 99))
        return drawn >= 100 - percent

    def fresh(self, prefix: str) -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    def expr(self, wanted: Type, seen: Variables, depth: int = 2) -> Expr:
        """An expression of exactly this type; a spot needs a variable of its type in `seen`."""
        simple = [self.local(name, t) for name, t in seen.items() if t == wanted]
        simple += [self.fact(f, seen) for f in self.facts if f.type == wanted]
        simple += self.atoms(wanted, seen)
        compound = self.compounds(wanted, seen, depth - 1) if depth > 0 else []
        asked = [d for d in self.decisions if d.type == wanted and self.askable(d, seen)]
        if depth > 0:
            compound += [self.asking(d, seen, depth - 1) for d in asked]
        if compound and (not simple or self.chance(60)):
            return self.pick(*compound)()
        return self.pick(*simple)()

    def someone(self, seen: Variables, depth: int = 1) -> Expr:
        """A player where one is needed; now and then it may turn out to be nobody."""
        return self.expr(PLAYER_OR_NOBODY if self.chance(4) else PLAYER, seen, depth)

    def local(self, name: str, t: Type) -> Callable[[], Expr]:
        return lambda: Local(t, name, origin=self.origin)

    def fact(self, fact: Fact, seen: Variables) -> Callable[[], Expr]:
        def made() -> Expr:
            owner = self.someone(seen, 0) if fact.per_player else None
            return ReadFact(fact.type, fact.name, owner, origin=self.origin)

        return made

    def const(self, t: Type, *values: Scalar) -> Callable[[], Expr]:
        return lambda: Const(t, self.pick(*values), origin=self.origin)

    def atoms(self, wanted: Type, seen: Variables) -> Makers:
        match wanted.kind:
            case Kind.INTEGER:
                return [self.const(INTEGER, 0, 1, 2, 3, 10, -1, -2), lambda: self.size(seen)]
            case Kind.BOOLEAN:
                return [self.const(BOOLEAN, True, False)]
            case Kind.RANK:
                return [self.const(RANK, *RANKS, JOKER)]
            case Kind.SUIT:
                return [self.const(SUIT, *SUITS)]
            case Kind.COLOUR:
                return [self.const(COLOUR, "red", "black")]
            case Kind.CARD:
                top = lambda: TopCard(self.pile(seen), origin=self.origin)  # noqa: E731
                return [top, *([] if self.spot_type(seen) is None else [lambda: self.at(seen)])]
            case Kind.PLAYER if wanted.optional:
                return [self.const(PLAYER_OR_NOBODY, None)]
            case Kind.ZONE:
                return [lambda: self.zone(seen)]
            case Kind.WORD:
                return [self.const(wanted, *wanted.words)]
            case _:
                return []

    def compounds(self, wanted: Type, seen: Variables, depth: int) -> Makers:
        o = self.origin
        match wanted.kind:
            case Kind.INTEGER:
                return [
                    lambda: Binary(
                        self.pick("+", "-", "*"),
                        self.expr(INTEGER, seen, depth),
                        self.expr(INTEGER, seen, depth),
                        origin=o,
                    ),
                    lambda: Unary("-", self.expr(INTEGER, seen, depth), origin=o),
                    lambda: AttributeOf("pip", self.expr(CARD, seen, depth), origin=o),
                    lambda: self.fold(seen, depth, "count", "sum", "least", "greatest"),
                    *([] if self.spot_type(seen) is None else [lambda: self.line(seen)] * 6),
                ]
            case Kind.BOOLEAN:
                return [
                    lambda: self.comparison(seen, depth),
                    lambda: Binary(
                        self.pick("and", "or"),
                        self.expr(BOOLEAN, seen, depth),
                        self.expr(BOOLEAN, seen, depth),
                        origin=o,
                    ),
                    lambda: Unary("not", self.expr(BOOLEAN, seen, depth), origin=o),
                    lambda: self.fold(seen, depth, "some"),
                    *([lambda: self.lying(seen)] * 2 if self.asks_faces(seen) else []),
                ]
            case Kind.RANK | Kind.SUIT | Kind.COLOUR:
                attribute = wanted.kind.value
                return [lambda: AttributeOf(attribute, self.expr(CARD, seen, depth), origin=o)]
            case Kind.PLAYER if wanted.optional:
                return [lambda: self.fold(seen, depth, "first")]
            case Kind.PLAYER:
                step = self.pick
                seat = lambda: Seat(self.someone(seen, depth), step(1, 2, -1), origin=o)  # noqa: E731
                own = lambda: OwnerOf(self.spot(seen), origin=o)  # noqa: E731
                return [seat] if self.spot_type(seen) is None else [seat, own]
            case _:
                return []

    def line(self, seen: Variables) -> Expr:
        return LineOf(self.pick("row", "column"), self.spot(seen), origin=self.origin)

    def asks_faces(self, seen: Variables) -> bool:
        return self.faces and self.spot_type(seen) is not None

    def lying(self, seen: Variables) -> Expr:
        spot = self.spot(seen)
        if self.chance(60):
            return FaceUp(spot, origin=self.origin)
        return KnownTo(spot, self.someone(seen, 0), origin=self.origin)

    def comparison(self, seen: Variables, depth: int) -> Expr:
        kinds = [INTEGER, RANK, CARD, PLAYER, PLAYER_OR_NOBODY, SUIT, COLOUR, BOOLEAN, ZONE]
        spot = self.spot_type(seen)
        words = [fact.type for fact in self.facts if fact.type.kind is Kind.WORD]
        t = self.pick(*kinds, *words, *([] if spot is None else [spot]))
        signs: list[BinaryOp] = ["=", "!="]
        if t in (INTEGER, RANK):
            signs += ["<", "<=", ">", ">="]
        left, right = self.expr(t, seen, depth), self.expr(t, seen, depth)
        return Binary(self.pick(*signs), left, right, origin=self.origin)

    def fold(self, seen: Variables, depth: int, *ops: FoldOp) -> Expr:
        op, variable = self.pick(*ops), self.fresh("x")
        domain, t = self.players(seen) if op == "first" else self.domain(seen)
        inside = {**seen, variable: t}
        where = self.expr(BOOLEAN, inside, depth) if self.chance(60) else None
        valued = op in ("sum", "least", "greatest")
        value = self.expr(INTEGER, inside, depth) if valued else None
        result = {"some": BOOLEAN, "first": PLAYER_OR_NOBODY}.get(op, INTEGER)
        return Fold(result, op, variable, domain, where, value, origin=self.origin)

    def askable(self, decision: Decision, seen: Variables) -> bool:
        spots = [p for p in decision.parameters if p.type.kind is Kind.SPOT]
        return not spots or self.spot_type(seen) is not None

    def asking(self, decision: Decision, seen: Variables, depth: int) -> Callable[[], Decide]:
        def made() -> Decide:
            arguments = tuple(self.expr(p.type, seen, depth) for p in decision.parameters)
            return Decide(decision.type, decision.name, arguments, origin=self.origin)

        return made

    def domain(self, seen: Variables) -> tuple[Domain, Type]:
        return self.pick(self.players, self.spots, self.cards, self.numbers)(seen)

    def players(self, seen: Variables) -> tuple[Domain, Type]:
        start = self.someone(seen, 0) if self.chance(50) else None
        return Players(start, origin=self.origin), PLAYER

    def spots(self, seen: Variables) -> tuple[Spots, Type]:
        grid = next(z for z in self.zones if z.rows)
        owner = self.someone(seen, 0) if self.chance(60) else None
        row = self.pick(None, *range(1, len(grid.rows) + 1))
        return Spots(grid.name, owner, row, origin=self.origin), Type(Kind.SPOT, zone=grid.name)

    def gaps(self, seen: Variables) -> tuple[Domain, Type]:
        """Only for choices: nothing lies there."""
        grid = next(z for z in self.zones if z.rows)
        owner = self.someone(seen, 0)
        return Gaps(grid.name, owner, origin=self.origin), Type(Kind.SPOT, zone=grid.name)

    def cards(self, seen: Variables) -> tuple[Domain, Type]:
        return Cards(self.zone(seen), origin=self.origin), CARD

    def numbers(self, seen: Variables) -> tuple[Domain, Type]:
        low = Const(INTEGER, self.pick(0, 1, -1), origin=self.origin)
        high = self.size(seen) if self.chance(50) else self.const(INTEGER, 2, 3, -2)()
        return Numbers(low, high, origin=self.origin), INTEGER

    def zone(self, seen: Variables) -> ZoneRef:
        return self.ref(self.pick(*self.zones), seen)

    def pile(self, seen: Variables) -> ZoneRef:
        return self.ref(self.pick(*(z for z in self.zones if z.is_pile)), seen)

    def ref(self, zone: Zone, seen: Variables) -> ZoneRef:
        owner = self.someone(seen, 0) if zone.per_player else None
        return ZoneRef(zone.name, owner, origin=self.origin)

    def size(self, seen: Variables) -> Expr:
        return Size(self.zone(seen), origin=self.origin)

    def spot_type(self, seen: Variables) -> Type | None:
        return next((t for t in seen.values() if t.kind is Kind.SPOT), None)

    def spot(self, seen: Variables) -> Expr:
        t = self.spot_type(seen)
        assert t is not None
        return self.expr(t, seen, 0)

    def at(self, seen: Variables) -> Expr:
        return CardAt(self.spot(seen), origin=self.origin)
