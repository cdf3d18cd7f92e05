"""All readings of random rule sets say the same: the effects as they are written, one after the
other; the evaluator of what they are lowered to; and the generated engine. The same is asked of
the shipped game. A failure shows the rules and the shortest list of moves that Hypothesis finds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cambio_spec import pipeline
from cambio_spec.constructs.option import OneOf, Range
from cambio_spec.constructs.registry import DECLARATIONS, EFFECTS
from cambio_spec.constructs.variant import Condition, Patch
from cambio_spec.engine import load
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.program import Decision
from cambio_spec.kernel.state import Value
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.acting import inside
from cambio_spec.nodes.features import Clause
from cambio_spec.nodes.surface import Domain, Expression
from cambio_spec.source.shipped import shipped
from tests.agreement.random_rulesets import Deal, deals, read, ruleset, texts
from tests.agreement.test_engine_agrees import Sides, different, readable
from tests.agreement.test_random_programs import KERNEL_NODES
from tests.constructs.direct_play import Direct

many = settings(max_examples=80, suppress_health_check=list(HealthCheck))
SAME_HALFWAY = {"undefined", "gap", "conflict", "not-given"}
"""Where asking fails, it is the asking that fails: what was done in between may differ."""


# ── what is drawn ────────────────────────────────────────────────────────────────────────────


@dataclass
class Drawn:
    surface: Counter[type]
    kernel: Counter[type]


@cache
def drawn() -> Drawn:
    """The nodes of many random rule sets, as written and as lowered."""
    found = Drawn(Counter(), Counter())

    @settings(many, max_examples=600)
    @given(texts())
    def draw(text: str) -> None:
        found.surface.update({type(node) for node in inside(read(text).declarations)})
        found.kernel.update({type(node) for node in descendants(ruleset(text).open)})

    draw()
    return found


def test_every_construct_is_drawn() -> None:
    constructs = {c.node for c in DECLARATIONS} | {c.node for c in EFFECTS}
    assert constructs - set(drawn().surface) == set()


@pytest.mark.parametrize(
    "union",
    [Expression, Domain, Patch, Clause, Range | OneOf | Condition],
    ids=["expression", "domain", "patch", "clause", "feature"],
)
def test_every_surface_node_is_drawn(union: object) -> None:
    assert set(getattr(union, "__args__", ())) - set(drawn().surface) == set()


def test_every_kernel_node_is_drawn() -> None:
    assert KERNEL_NODES - set(drawn().kernel) == set()


# ── what is said ─────────────────────────────────────────────────────────────────────────────


@dataclass
class Three:
    """A game in play in all three readings; two where there is no text to read directly."""

    sides: Sides
    direct: Direct

    def differences(self) -> Iterator[str]:
        yield from self.sides.differences()
        yield from verdicts(self.sides)
        yield from self.from_the_text()
        cards = [c for at in self.sides.expected.zones for c in self.sides.expected.cards(at)]
        yield from different("cards", sorted(cards), list(range(len(self.sides.expected.seen))))

    def from_the_text(self) -> Iterator[str]:
        program, state, direct = self.sides.program, self.sides.expected, self.direct
        reason = None if state.halt is None else state.halt.reason
        yield from told("why play halts", direct.reason, reason)
        asked = direct.asked
        options = [] if asked is None else list(asked.options)
        yield from told("moves", options, [tuple(move) for move in play.legal(program, state)])
        if reason in SAME_HALFWAY:
            return
        facts = {at: v for at, v in direct.state.facts.items() if at[0] not in direct.agreed}
        yield from told("facts", facts, state.facts)
        for name in ("zones", "faces", "seen", "random", "announcements"):
            yield from told(name, getattr(direct.state, name), getattr(state, name))


def told(what: str, written: object, lowered: object) -> list[str]:
    if written == lowered:
        return []
    return [f"{what}:\n  as written {written}\n  as lowered {lowered}"]


def verdicts(sides: Sides) -> Iterator[str]:
    for decision in sides.program.decisions:
        for arguments in asked_about(decision, sides):
            told = decide(sides.program, sides.expected, decision.name, arguments)
            found = sides.engine.decide(sides.found, decision.name, *arguments)
            yield from different(f"{decision.name} of {arguments}", tuple(told), tuple(found))


def asked_about(decision: Decision, sides: Sides) -> list[tuple[Value, ...]]:
    """Nothing in particular, every player, or the first and the last card of every suit, and the
    last of the deck, which may be a joker."""
    match [parameter.type.kind for parameter in decision.parameters]:
        case []:
            return [()]
        case [Kind.PLAYER]:
            return [(player,) for player in range(sides.expected.players)]
        case _:
            last = len(sides.expected.seen) - 1
            return [(card,) for card in (0, 12, 13, 25, 26, 38, 39, 51, last)]


def engine_of(rules: Ruleset) -> ModuleType:
    return load(pipeline.engine_source(rules), "random")


def disagreement(rules: Ruleset, engine: ModuleType, deal: Deal) -> str | None:
    """Where the readings part, and after which moves; None where they never do."""
    start = (deal.players, deal.seed)
    if deal.single_round:
        states = play.new_round(rules.program, *start), engine.new_round(*start)
    else:
        states = play.new_match(rules.program, *start), engine.new_match(*start)
    sides = Sides(rules.program, engine, *states, [])
    all_three = Three(sides, Direct(rules, *start, deal.single_round))
    for pick in [*deal.picks, None]:
        found = list(all_three.differences())
        if found:
            return f"{deal.text}\nafter {readable(sides.moves)}\n" + "\n".join(found)
        if pick is None or not sides.follow(pick):
            break
        move = sides.moves[-1]
        all_three.direct.take(*move)
    return None


@many
@given(deals())
def test_they_play_random_rule_sets_alike(deal: Deal) -> None:
    rules = ruleset(deal.text, deal.features)
    found = disagreement(rules, engine_of(rules), deal)
    assert found is None, found


@cache
def the_game() -> tuple[Ruleset, ModuleType]:
    rules = pipeline.load(str(shipped() / "cambio.cambio"), Path.cwd())
    return rules, engine_of(rules)


@pytest.mark.parametrize("players", range(2, 7))
@settings(many, max_examples=6)
@given(
    seed=st.integers(0, 2**64 - 1),
    single_round=st.booleans(),
    picks=st.lists(st.integers(0, 11), max_size=25),
)
def test_they_play_the_shipped_game_alike(
    players: int, seed: int, single_round: bool, picks: list[int]
) -> None:
    rules, engine = the_game()
    found = disagreement(rules, engine, Deal("", (), players, seed, single_round, picks))
    assert found is None, found


def test_random_play_gets_on_and_ends_in_several_ways() -> None:
    statuses: Counter[str] = Counter()
    reasons: Counter[str] = Counter()

    @settings(many, max_examples=150)
    @given(deals())
    def draw(deal: Deal) -> None:
        program = ruleset(deal.text, deal.features).program
        state = play.new_round(program, deal.players, deal.seed)
        # Few picks are drawn; over and over they carry a round to its end.
        for pick in islice(cycle(deal.picks), 100):
            statuses[state.status] += 1
            moves = play.legal(program, state)
            if not moves:
                break
            state = play.apply(program, state, moves[pick % len(moves)])
        statuses[state.status] += 1
        reasons[state.halt.reason if state.halt else "none"] += 1

    draw()
    assert statuses["waiting"] > sum(statuses.values()) / 2
    assert set(statuses) == {"waiting", "over", "halted"}
    assert len(reasons) > 2
