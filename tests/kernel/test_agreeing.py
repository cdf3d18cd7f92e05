"""What is agreed on before play is settled: the program that is left means what the open one means
in states in which the settings have those values."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cambio_spec.kernel.agreeing import Agreed, Values, agreed, allowed, fixed, limited
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.expressions import Binary, Expr, Players, ReadFact, TopCard
from cambio_spec.kernel.play import apply, legal, new_match, new_round, observe
from cambio_spec.kernel.program import (
    Block,
    Decision,
    DecisionRule,
    Fact,
    Option,
    Phase,
    Program,
    Setting,
    Stage,
)
from cambio_spec.kernel.state import State
from cambio_spec.kernel.statements import EndMatch, ForEach, If, Shuffle, Statement
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, PLAYER_OR_NOBODY
from cambio_spec.kernel.walk import descendants
from tests.agreement.random_declarations import MANNER
from tests.agreement.random_programs import Playthrough, playthroughs, programs
from tests.agreement.random_states import random_arguments, random_state
from tests.kernel import building
from tests.kernel.building import O, choose, const, fact, goto, op, option, phase, rule, stage, zone

UNASKED = ("undefined", "not-given")
"""What is said of a decision that can't be asked."""

many = settings(max_examples=120, suppress_health_check=list(HealthCheck))


# ── random programs ──────────────────────────────────────────────────────────────────────────


def values_of(program: Program) -> list[Values]:
    """Everything that could be agreed on."""
    names = [setting.fact for setting in program.settings]
    every: tuple[Agreed, ...] = (False, True, -1, 0, 2, 6, 7, 8, *MANNER.words)
    sets = [[v for v in every if allowed(program, setting, v)] for setting in program.settings]
    return [dict(zip(names, values, strict=True)) for values in product(*sets)]


def beginning_with(program: Program, values: Values) -> Program:
    """The open program in which these values are the usual ones."""
    facts = (replace(f, initial=values.get(f.name, f.initial)) for f in program.facts)
    return replace(program, facts=tuple(facts))


def without(state: State, values: Values) -> State:
    """A state of the open program, without what was agreed on."""
    return replace(state, facts={at: v for at, v in state.facts.items() if at[0] not in values})


def seen(program: Program, state: State, player: int, values: Values) -> dict[str, object]:
    """What a player may know, without what was agreed on."""
    known = observe(program, state, player)
    facts = known["facts"]
    assert isinstance(facts, dict)
    return {**known, "facts": {name: v for name, v in facts.items() if name not in values}}


@many
@given(playthroughs(), st.integers(0, 2**32))
def test_it_is_played_as_the_open_one_is_with_those_values(game: Playthrough, chance: int) -> None:
    values = Random(chance).choice(values_of(game.program))
    program, left = beginning_with(game.program, values), agreed(game.program, values)
    start = new_round if game.single_round else new_match
    state = start(program, game.players, game.seed)
    other = start(left, game.players, game.seed)
    for pick in [*game.picks, None]:
        if state.halt is not None and state.halt.reason in UNASKED:
            break
        assert without(state, values) == other
        moves = legal(program, state)
        assert moves == legal(left, other)
        for player in range(game.players):
            assert seen(program, state, player, values) == seen(left, other, player, {})
        if pick is None or not moves:
            break
        move = moves[pick % len(moves)]
        state, other = apply(program, state, move), apply(left, other, move)


@settings(many, max_examples=60)
@given(programs(), st.integers(0, 2**32))
def test_every_decision_says_the_same_whatever_was_agreed_on(program: Program, chance: int) -> None:
    random = Random(chance)
    state = random_state(program, random.randint(2, 3), random)
    asked = [(d, random_arguments(program, d, state.players, random)) for d in program.decisions]
    for values in values_of(program):
        there = replace(state, facts={**state.facts, **{(n, None): v for n, v in values.items()}})
        left, here = agreed(program, values), without(there, values)
        asked_still = {decision.name for decision in left.decisions}
        for decision, arguments in asked:
            said = decide(program, there, decision.name, arguments)
            # What always gives the same is asked no more, and neither is what it assumes.
            if decision.name in asked_still and said.status not in UNASKED:
                assert decide(left, here, decision.name, arguments) == said


@settings(many, max_examples=60)
@given(programs(), st.integers(0, 2**32))
def test_nothing_is_left_to_agree_on(program: Program, chance: int) -> None:
    values = Random(chance).choice(values_of(program))
    left = agreed(program, values)
    assert left.settings == () and not {f.name for f in left.facts} & values.keys()
    read = {node.fact for node in descendants(left) if isinstance(node, ReadFact)}
    assert not read & values.keys()
    assert agreed(left, values) == left
    usual = {s.fact: program.fact(s.fact).initial for s in program.settings}
    assert agreed(program, {}) == agreed(program, {k: v for k, v in usual.items() if v is not None})


def test_the_random_programs_lose_something_of_everything() -> None:
    lost: Counter[str] = Counter()

    def count(program: Program) -> Counter[str]:
        nodes = [type(node).__name__ for node in descendants(program)]
        return Counter(nodes) + Counter(type(block).__name__ for block in program.blocks)

    # More than the laws look at: what is drawn differs from machine to machine.
    @settings(many, max_examples=300)
    @given(programs())
    def draw(program: Program) -> None:
        if program.settings:
            lost["programs"] += 1
            for values in values_of(program):
                lost.update(count(program) - count(agreed(program, values)))

    draw()
    assert lost["programs"] > 30
    assert {"DecisionRule", "Option", "If", "ForEach", "Binary"} <= set(lost)


# ── by example ───────────────────────────────────────────────────────────────────────────────

WILD, LIMIT = fact("wild", BOOLEAN), fact("limit")
TURN = fact("turn", PLAYER)
END = EndMatch(origin=O)
SHUFFLE = Shuffle(zone("stock"), origin="shuffle")
OPTION = goto("turn")
FACTS = (
    Fact("wild", False, BOOLEAN, False, None, None, origin=O),
    Fact("limit", False, INTEGER, 5, 0, 7, origin=O),
    Fact("turn", False, PLAYER, 0, None, None, origin=O),
    Fact("who", False, PLAYER_OR_NOBODY, None, None, None, origin=O),
)
SETTINGS = (Setting("wild", None, origin=O), Setting("limit", (0, 5, 7), origin=O))


def open_program(*blocks: Block, decisions: tuple[Decision, ...] = ()) -> Program:
    made = building.program(
        *blocks, facts=FACTS, decisions=decisions, zones=(building.hands(2), building.pile("heap"))
    )
    return replace(made, settings=SETTINGS)


def decision(*rules: DecisionRule) -> Decision:
    return Decision("asked", (), INTEGER, const(True), rules, origin="define asked")


def rules(*given: DecisionRule, **values: int | bool) -> dict[str, tuple[str, ...]]:
    """The rules that are left, and what each overrides."""
    (left,) = agreed(open_program(decisions=(decision(*given),)), values).decisions
    return {rule.origin: rule.overrides for rule in left.rules}


def test_a_rule_whose_guard_can_not_hold_is_gone() -> None:
    given = rule("always", const(True), const(1)), rule("wild", WILD, const(2), "always")
    assert rules(*given, wild=False) == {"always": ()}
    assert rules(*given, wild=True) == {"always": (), "wild": ("always",)}


def test_what_overrode_a_rule_through_one_that_is_gone_still_does() -> None:
    given = (
        rule("others", const(True), const(1)),
        rule("wild", WILD, const(2), "others"),
        rule("tied", op(TURN, "=", TURN), const(3), "wild"),
    )
    assert rules(*given, wild=False) == {"others": (), "tied": ("others",)}


def options(*given: Option, **values: int | bool) -> list[str]:
    (left,) = agreed(open_program(phase("turn", *given, actor=TURN)), values).blocks
    assert isinstance(left, Phase)
    return [option.name for option in left.options]


def test_a_move_that_can_not_be_made_is_gone() -> None:
    free = option("free", END)
    assert options(free, option("wild", END, guard=WILD), wild=False) == ["free"]
    assert options(free, option("wild", END, guard=WILD), wild=True) == ["free", "wild"]
    many = option("many", END, choice=choose("p", PLAYER, Players(TURN, origin=O), WILD))
    assert options(free, many, wild=False) == ["free"]


def test_it_stays_where_asking_who_may_be_chosen_can_go_wrong() -> None:
    """Play halts there in the open program, so it does in what is left of it."""
    nobody = Players(fact("who", PLAYER_OR_NOBODY), origin=O)
    many = option("many", END, choice=choose("p", PLAYER, nobody, WILD))
    assert options(many, wild=False) == ["many"]
    top = TopCard(zone("heap"), origin=O)
    if_red = option(
        "red",
        END,
        guard=op(top, "=", top),
        choice=choose("p", PLAYER, Players(TURN, origin=O), WILD),
    )
    assert options(if_red, wild=False) == ["red"]
    quick = option("quick", END, guard=WILD, by=building.by("p", nobody.start))
    assert options(quick, wild=False) == ["quick"]


def body(*given: Statement, **values: int | bool) -> tuple[Statement, ...]:
    left = agreed(open_program(stage("start", *given)), values).block("start")
    assert isinstance(left, Stage)
    return left.body


def test_only_the_branch_that_is_taken_is_left() -> None:
    either = If(WILD, (SHUFFLE,), (END,), origin=O)
    assert body(either, SHUFFLE, wild=True) == (SHUFFLE, SHUFFLE)
    # Nothing comes after the end.
    assert body(either, SHUFFLE, wild=False) == (END,)


def test_a_loop_over_nobody_is_gone() -> None:
    def each(owner: ReadFact) -> ForEach:
        domain = Players(owner, origin=O)
        return ForEach("p", domain, WILD, (SHUFFLE,), origin=O)

    assert body(each(TURN), END, wild=False) == (END,)
    doubtful = each(fact("who", PLAYER_OR_NOBODY))
    assert len(body(doubtful, END, wild=False)) == 2


def test_what_is_left_with_nothing_to_do_is_gone_however_deep_it_lies() -> None:
    within = ForEach("card", Players(None, origin=O), WILD, (SHUFFLE,), origin=O)
    around = ForEach("someone", Players(None, origin=O), None, (within,), origin=O)
    asked = If(op(LIMIT, ">", const(3)), (within,), (), origin=O)
    assert body(within) == body(around) == body(asked) == ()
    assert len(body(around, wild=True)) == len(body(asked, wild=True)) == 1

    # Asking can go wrong, and goes wrong still.
    top = op(TopCard(zone("stock"), origin=O), "=", TopCard(zone("stock"), origin=O))
    assert len(body(replace(around, where=top))) == len(body(replace(asked, condition=top))) == 1


def test_a_condition_is_as_short_as_what_is_agreed_makes_it() -> None:
    program = open_program()
    top = TopCard(zone("heap"), origin=O)
    asks = op(top, "=", top)
    cases: list[tuple[Expr, Values, Expr]] = [
        (op(WILD, "and", asks), {"wild": True}, asks),
        (op(WILD, "and", asks), {"wild": False}, const(False)),
        (op(WILD, "or", asks), {"wild": False}, asks),
        (op(WILD, "or", asks), {"wild": True}, const(True)),
        (op(asks, "and", WILD), {"wild": True}, asks),
        (op(LIMIT, ">", const(5)), {"limit": 7}, const(True)),
        (op(LIMIT, ">", const(5)), {}, const(False)),
        # The top card is asked before; whether there is one still matters.
        (op(asks, "and", WILD), {"wild": False}, op(asks, "and", const(False))),
    ]
    for condition, values, short in cases:
        found = fixed(program, condition, values)
        assert replace_names(found) == short


def replace_names(expr: object) -> object:
    """Without the names by which constants were agreed on."""
    changes = {
        name: replace_names(getattr(expr, name))
        for name in ("left", "right")
        if getattr(expr, name, None) is not None
    }
    if getattr(expr, "name", None) in ("wild", "limit"):
        changes["name"] = None
    return replace(expr, **changes) if changes else expr  # type: ignore[type-var]


def test_what_play_no_longer_comes_to_is_gone_but_for_what_the_rules_name() -> None:
    program = open_program(
        stage("start", If(WILD, (goto("start.2"),), (goto("turn"),), origin=O)),
        stage("start.2", goto("start.3")),
        stage("start.3", END),
        phase("turn", option("end", END), actor=TURN),
        phase("extra", option("end", END), actor=TURN),
    )
    left = [block.label for block in agreed(program, {"wild": False}).blocks]
    assert left == ["start", "turn", "extra"]
    assert len(agreed(program, {"wild": True}).blocks) == 5


@pytest.mark.parametrize(
    "values", [{"limit": 6}, {"limit": -1}, {"limit": True}, {"wild": 1}, {"wild": 0}]
)
def test_only_what_a_setting_may_be_can_be_agreed_on(values: dict[str, int | bool]) -> None:
    with pytest.raises(ValueError, match="setting"):
        agreed(open_program(), values)


def test_a_program_without_settings_is_left_alone() -> None:
    program = replace(open_program(), settings=())
    assert agreed(program, {}) is program and limited(program) is program


def test_a_decision_assumes_only_what_it_reads() -> None:
    free = Decision("free", (), INTEGER, const(True), (rule("f", WILD, const(1)),), origin="f")
    asked = decision(rule("a", op(LIMIT, ">", const(1)), const(1)))
    made = limited(open_program(decisions=(free, asked)))
    assert made.decision("free") == free
    parts = descendants(made.decision("asked").given)
    values = [part.right for part in parts if isinstance(part, Binary) and part.op == "="]
    assert values == [const(0), const(5), const(7)]
