"""Random well-typed kernel programs, to hold the readings of the kernel against each other.

Every node can be drawn. Most programs deal a few cards and get to a phase, because a reading
that only ever halts on its first statement agrees with every other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hypothesis import strategies as st

from cambio_spec.kernel.cards import Deck, french_52
from cambio_spec.kernel.expressions import Binary, Const, Expr, ReadFact, Size, ZoneRef
from cambio_spec.kernel.play import apply, legal, new_match, new_round
from cambio_spec.kernel.program import (
    Block,
    Choice,
    Decision,
    DecisionRule,
    Fact,
    Option,
    Parameter,
    Phase,
    Program,
    Shown,
    Stage,
    Zone,
)
from cambio_spec.kernel.state import State
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
from cambio_spec.kernel.types import (
    BOOLEAN,
    CARD,
    COLOUR,
    INTEGER,
    PLAYER,
    PLAYER_OR_NOBODY,
    RANK,
    SUIT,
    Kind,
    spot_in,
)
from tests.agreement.random_expressions import Builder, Variables

RESULTS = (INTEGER, BOOLEAN, PLAYER, PLAYER_OR_NOBODY, RANK, SUIT, COLOUR, CARD)
LOWEST, HIGHEST = -9, 20


class Playthrough(NamedTuple):
    """A program, and all that is needed to play it: `picks` choose among the legal moves, each
    taken modulo their number. Play ends earlier where no move is legal."""

    program: Program
    players: int
    seed: int
    single_round: bool
    picks: list[int]


@st.composite
def programs(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Program:
    return ProgramBuilder(draw).program()


@st.composite
def playthroughs(draw: Callable[[st.SearchStrategy[Any]], Any], most: int = 12) -> Playthrough:
    return Playthrough(
        draw(programs()),
        draw(st.integers(2, 3)),
        draw(st.integers(0, 2**64 - 1)),
        draw(st.booleans()),
        draw(st.lists(st.integers(0, 11), min_size=5, max_size=most)),
    )


def states(game: Playthrough) -> Iterator[State]:
    """Every state that waits, is over or halted, as the evaluator plays it."""
    start = new_round if game.single_round else new_match
    state = start(game.program, game.players, game.seed)
    yield state
    for pick in game.picks:
        moves = legal(game.program, state)
        if not moves:
            return
        state = apply(game.program, state, moves[pick % len(moves)])
        yield state


@dataclass
class ProgramBuilder(Builder):
    signatures: Sequence[Block] = ()
    filling: str = ""

    def program(self) -> Program:
        chosen = self.draw(st.sets(st.integers(0, 51), min_size=6, max_size=9))
        pack = french_52().cards
        deck = Deck("few", tuple(pack[i] for i in sorted(chosen)))
        self.origin = "declared"
        self.zones = self.drawn_zones()
        self.facts = self.drawn_facts()
        for _ in range(self.pick(1, 2, 3)):
            self.decisions.append(self.decision())
        self.signatures = self.drawn_signatures()
        blocks = tuple(self.filled(block) for block in self.signatures)
        return Program(
            name="random",
            fewest=2,
            most=3,
            direction=self.pick(1, -1),
            deck=deck,
            stock="stock",
            zones=tuple(self.zones),
            facts=tuple(self.facts),
            decisions=tuple(self.decisions),
            blocks=blocks,
            match_start="match",
            round_start="round",
        )

    def drawn_zones(self) -> list[Zone]:
        rows = self.pick((2,), (1, 1), (2, 1))
        limit = self.pick(sum(rows), sum(rows) + 1, None)
        shown: tuple[Shown, ...] = ("down", "owner", "up")
        open_or_not: tuple[Shown, ...] = ("up", "down")
        heap_limit, heap_shown = self.pick(None, 1, 2), self.pick(*open_or_not)
        zones = [
            Zone("stock", False, (), None, self.pick("down", "up"), origin="zone stock"),
            Zone("heap", False, (), heap_limit, heap_shown, origin="zone heap"),
            Zone("grid", True, rows, limit, self.pick(*shown), origin="zone grid"),
        ]
        if self.chance(50):
            own = Zone("own", True, (), self.pick(None, 1), self.pick(*shown), origin="zone own")
            zones.append(own)
        return zones

    def drawn_facts(self) -> list[Fact]:
        o = "fact"
        return [
            Fact("turn", False, PLAYER, 0, None, None, origin=o),
            Fact("who", False, PLAYER_OR_NOBODY, None, None, None, origin=o),
            Fact("number", False, INTEGER, 1, LOWEST, HIGHEST, origin=o),
            Fact("flag", False, BOOLEAN, False, None, None, origin=o),
            Fact("total", True, INTEGER, 0, None, None, origin=o),
            Fact("few", True, INTEGER, 2, self.pick(None, 0), 3, origin=o),
            Fact("done", True, BOOLEAN, False, None, None, origin=o),
            Fact("friend", True, PLAYER_OR_NOBODY, None, None, None, origin=o),
        ]

    def decision(self) -> Decision:
        name = f"d{len(self.decisions)}"
        kinds = (PLAYER, CARD, spot_in("grid"), INTEGER, BOOLEAN)
        parameters = tuple(
            Parameter(f"{name}_{i}", self.pick(*kinds)) for i in range(self.pick(1, 0, 2))
        )
        seen = {p.name: p.type for p in parameters}
        spots = tuple({p.type for p in parameters if p.type.kind is Kind.SPOT})
        result = self.pick(*RESULTS, *spots)
        self.origin = name
        given = self.expr(BOOLEAN, seen, 1) if self.chance(10) else self.true()
        count, upwards, rules = self.pick(1, 2, 3), self.chance(80), []
        for i in range(count):
            self.origin = f"{name}.r{i}"
            others = range(i) if upwards else range(i + 1, count)
            over = tuple(f"{name}.r{j}" for j in others if self.chance(60))
            guard = self.expr(BOOLEAN, seen) if self.chance(50) else self.true()
            rules.append(DecisionRule(guard, self.expr(result, seen), over, origin=self.origin))
        return Decision(name, parameters, result, given, tuple(rules), origin=name)

    def drawn_signatures(self) -> list[Block]:
        """The blocks without their bodies, which may go to any of them."""
        kinds = (spot_in("grid"), INTEGER, PLAYER, CARD, BOOLEAN, PLAYER_OR_NOBODY)

        def parameters(label: str) -> tuple[Parameter, ...]:
            drawn = range(self.pick(1, 0, 2))
            return tuple(Parameter(f"{label}_{i}", self.pick(*kinds)) for i in drawn)

        true = self.true()
        blocks: list[Block] = [
            Stage("match", (), (), origin="match"),
            Stage("round", (), (), origin="round"),
            Phase("main", (), true, (), origin="main"),
        ]
        if self.chance(60):
            blocks.append(Phase("held", parameters("held"), true, (), origin="held"))
        if self.chance(60):
            blocks.append(Stage("after", parameters("after"), (), origin="after"))
        return blocks

    def filled(self, block: Block) -> Block:
        self.filling = block.label
        seen = {p.name: p.type for p in block.parameters}
        if isinstance(block, Phase):
            self.origin = block.label
            actor = self.someone(seen, self.pick(0, 0, 1))
            count = self.pick(1, 2, 3)
            options = [self.option(f"{block.label}_{i}", seen) for i in range(count)]
            if self.chance(90):
                self.origin = f"{block.label}_pass"
                options.append(
                    Option("pass", self.true(), None, self.leaving(seen, True), origin=self.origin)
                )
            return Phase(block.label, block.parameters, actor, tuple(options), origin=block.label)
        body = self.body(seen, 1) + self.leaving(seen, block.label == "after")
        if block.label == "match":
            body = (*self.body(seen, 1), Goto("round", (), origin="to round"))
        if block.label == "round" and self.chance(90):
            body = (*self.dealing(), *body)
        return Stage(block.label, block.parameters, body, origin=block.label)

    def option(self, name: str, seen: Variables) -> Option:
        self.origin = name
        guard = self.expr(BOOLEAN, seen) if self.chance(40) else self.true()
        choice = None
        if self.chance(75):
            variable = self.fresh("c")
            domain, t = self.pick(self.spots, self.spots, self.domain)(seen)
            seen = {**seen, variable: t}
            where = self.expr(BOOLEAN, seen) if self.chance(40) else None
            choice = Choice(variable, t, domain, where, origin=name)
        body = self.body(seen, 2)
        if self.spot_type(seen) is not None and self.chance(60):
            body = (self.about_spot(seen), *body)
        return Option(name, guard, choice, body + self.leaving(seen, True), origin=name)

    def dealing(self) -> tuple[Statement, ...]:
        """One or two cards for everyone, from a shuffled stock."""
        self.origin = "deal"
        stock = ZoneRef("stock", None, origin="deal")
        each: list[Statement] = []
        for i in range(self.pick(1, 2)):
            seen = {f"p{i}": PLAYER}
            grid = ZoneRef("grid", self.local(f"p{i}", PLAYER)(), origin="deal")
            move = Move(Top(stock, origin="deal"), Top(grid, origin="deal"), None, origin="deal")
            domain, _ = self.players({})
            each.append(ForEach(next(iter(seen)), domain, None, (move,), origin="deal"))
        gather: Statement = Gather(
            ZoneRef("grid", None, origin="deal"), stock, 0, origin="deal.gather"
        )
        return (gather, Shuffle(stock, origin="deal.shuffle"), *each)

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
        fact, o = self.pick(*self.facts), self.origin
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
        o, condition = self.origin, self.expr(BOOLEAN, seen)
        then = self.body(seen, 2, depth - 1)
        if self.chance(15):
            then += self.leaving(seen, False)
        return If(condition, then, self.body(seen, 1, depth - 1), origin=o)

    def loop(self, seen: Variables, depth: int) -> Statement:
        o, variable = self.origin, self.fresh("e")
        domain, t = self.domain(seen)
        inside = {**seen, variable: t}
        where = self.expr(BOOLEAN, inside, 1) if self.chance(40) else None
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
