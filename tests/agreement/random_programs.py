"""Random well-typed kernel programs, to hold the readings of the kernel against each other.

Every node can be drawn. Most programs deal a few cards and get to a phase, because a reading
that only ever halts on its first statement agrees with every other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from hypothesis import strategies as st

from cambio_spec.kernel.expressions import (
    Expr,
    Players,
    ZoneRef,
)
from cambio_spec.kernel.play import apply, legal, new_match, new_round
from cambio_spec.kernel.program import (
    Block,
    By,
    Choice,
    Decision,
    DecisionRule,
    Option,
    Parameter,
    Phase,
    Program,
    Stage,
)
from cambio_spec.kernel.state import State
from cambio_spec.kernel.statements import (
    ForEach,
    Gather,
    Goto,
    Move,
    Shuffle,
    Statement,
    Top,
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
from tests.agreement.random_declarations import DeclaredBuilder
from tests.agreement.random_expressions import Variables
from tests.agreement.random_statements import Statements

RESULTS = (INTEGER, BOOLEAN, PLAYER, PLAYER_OR_NOBODY, RANK, SUIT, COLOUR, CARD)


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
class ProgramBuilder(DeclaredBuilder, Statements):
    def program(self) -> Program:
        deck = self.drawn_deck(6, 9)
        self.origin = "declared"
        self.zones = self.drawn_zones()
        self.facts = self.drawn_facts() + self.drawn_settings()
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
            settings=tuple(self.settings),
        )

    def decision(self) -> Decision:
        name = f"d{len(self.decisions)}"
        kinds = (PLAYER, CARD, spot_in("grid"), INTEGER, BOOLEAN)
        parameters = tuple(
            Parameter(f"{name}_{i}", self.pick(*kinds)) for i in range(self.pick(1, 0, 2))
        )
        seen = {p.name: p.type for p in parameters}
        spots = tuple({p.type for p in parameters if p.type.kind is Kind.SPOT})
        words = [fact.type for fact in self.facts if fact.type.kind is Kind.WORD]
        result = self.pick(*RESULTS, *spots, *words)
        self.origin = name
        given = self.expr(BOOLEAN, seen, 1) if self.chance(10) else self.true()
        count, upwards, rules = self.pick(1, 2, 3), self.chance(80), []
        for i in range(count):
            self.origin = f"{name}.r{i}"
            others = range(i) if upwards else range(i + 1, count)
            over = tuple(f"{name}.r{j}" for j in others if self.chance(60))
            guard = self.agreed(self.expr(BOOLEAN, seen) if self.chance(50) else self.true())
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
            options = [self.option(f"{block.label}_{i}", actor, seen) for i in range(count)]
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

    def option(self, name: str, actor: Expr, seen: Variables) -> Option:
        self.origin, by = name, None
        if self.chance(30):
            by, seen = self.anybody(actor, seen)
        guard = self.agreed(self.expr(BOOLEAN, seen) if self.chance(40) else self.true())
        choice = None
        if self.chance(75):
            variable = self.fresh("c")
            domain, t = self.pick(self.spots, self.spots, self.gaps, self.domain)(seen)
            seen = {**seen, variable: t}
            where = self.agreed(self.expr(BOOLEAN, seen)) if self.chance(40) else None
            choice = Choice(variable, t, domain, where, origin=name)
        body = self.body(seen, 2)
        if self.spot_type(seen) is not None and self.chance(60):
            body = (self.about_spot(seen), *body)
        return Option(name, guard, choice, body + self.leaving(seen, True), by, origin=name)

    def anybody(self, actor: Expr, seen: Variables) -> tuple[By, Variables]:
        """Mostly everybody from the actor on, as lowering has it."""
        variable, o = self.fresh("by"), self.origin
        start = self.pick(actor, actor, None)
        if self.chance(15):
            start = self.someone(seen)
        inside = {**seen, variable: PLAYER}
        where = self.expr(BOOLEAN, inside, 1) if self.chance(40) else None
        return By(variable, Players(start, origin=o), where, origin=o), inside

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
