"""Play that never ends: the way round that is shown is real, and there is none shorter."""

from __future__ import annotations

from itertools import cycle, islice, product

import pytest
from hypothesis import HealthCheck, given, settings

from cambio_spec.kernel.play import apply, legal, new_match, new_round, replay
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import State, snapshot
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.engines import Playing, Readings
from cambio_spec.proof.outcome import ReadingsDisagree
from cambio_spec.proof.play import circling
from cambio_spec.proof.play.circling import Circle, circle
from cambio_spec.proof.play.exploring import explored
from cambio_spec.proof.play.proving import course, ways
from tests.agreement.random_rulesets import Deal, deals, ruleset

GAME = """game example

players 2 to 3, clockwise because "a test"
deck 6 of 1 in stock because "a test"
zone stock: pile, face down because "a test"
zone discard: pile, face up because "a test"
fact active is a player because "a test"
fact turns is a number because "a test"

stage opening of match:
  step first: go to setup because "a test"

stage setup of round:
  step on: shuffle stock; go to turn because "a test"

phase turn: active acts because "a test"

"""
QUARREL = 'phase quarrel: active acts because "a test"\n'

ON = "let active be left of active"
TRAP = QUARREL + (
    'action stop in turn: end match because "a test"\n'
    'action insist in turn when size of discard = 3: go to quarrel because "a test"\n'
)


def action(does: str, name: str = "on", where: str = "turn", when: str = "") -> str:
    guard = f" when {when}" if when else ""
    return f'action {name} in {where}{guard}: {does} because "a test"\n'


def game(rules: str) -> Ruleset:
    return ruleset(GAME + rules)


def lost(program: Program, players: int = 2) -> frozenset[str]:
    return explored(program, players, next(ways(program))).lost


def shown(rules: str, players: int = 2) -> Circle:
    made = game(rules)
    (found,) = course(made.program, (players,), Readings(made).playing).circles
    return found


def told(program: Program, state: State, same: str | None) -> object:
    """What is the same, as it is said."""
    _, label, arguments, facts, zones, faces, seen, *_ = snapshot(program, state)
    counts = [len(state.cards(at)) for at in state.zones]
    more = {"cards": (zones, faces, seen), "counts": counts, "facts": None}
    return label, arguments, facts, more[same or "facts"]


REST = action(ON)
AROUND = [
    (REST, 2, 0, 2, "cards"),
    (REST, 3, 0, 3, "cards"),
    (action("go to turn"), 2, 0, 1, "cards"),
    (action("shuffle stock; go to turn"), 2, 0, 1, "counts"),
    (
        action("move top of stock to discard", when="size of stock > 0")
        + action("gather all of discard into stock", "back", when="size of stock = 0"),
        2,
        0,
        7,
        "counts",
    ),
    (
        action("let turns be turns + 1", when="turns < 2")
        + action("go to turn", "rest", when="turns = 2"),
        2,
        2,
        1,
        "cards",
    ),
    (action("move top of stock to discard; move top of discard to stock"), 2, 0, 1, "counts"),
]


@pytest.mark.parametrize(("rules", "players", "first", "length", "same"), AROUND)
def test_the_way_round_is_the_shortest(
    rules: str, players: int, first: int, length: int, same: str
) -> None:
    found = shown(rules, players)
    assert (found.whole, found.label, found.entered) == (True, "turn", 0)
    assert (found.first, len(found.moves) - found.first) == (first, length)
    assert found.same == same


@pytest.mark.parametrize(("rules", "players"), [one[:2] for one in AROUND])
def test_it_leads_back_to_what_it_says(rules: str, players: int) -> None:
    program = game(rules).program
    found = shown(rules, players)
    before, after = (
        replay(program, players, 0, found.moves[:made], True)
        for made in (found.first, len(found.moves))
    )
    assert found.same is not None
    assert told(program, before, found.same) == told(program, after, found.same)
    assert after == found.state


def test_nothing_shorter_leads_back() -> None:
    """All there is to try, with fewer moves."""
    rules = AROUND[4][0]
    program, found = game(rules).program, shown(rules)
    length = len(found.moves) - found.first
    for count in range(1, length):
        for names in product(("on", "back"), repeat=count):
            states = [new_round(program, 2, 0)]
            for name in names:
                moves = [move for move in legal(program, states[-1]) if move.name == name]
                if not moves:
                    break
                states.append(apply(program, states[-1], moves[0]))
            kept = [told(program, state, "counts") for state in states]
            assert all(kept.count(one) == 1 for one in kept)


def test_where_turns_are_counted_nothing_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circling, "MOST_STATES", 10)
    found = shown(action("let turns be turns + 1; go to turn"))
    assert (found.same, found.moves, found.states) == (None, (), 30)


def test_a_round_may_be_lost_only_from_some_phase_on() -> None:
    rules = action("move top of stock to discard", when="size of stock > 0") + TRAP
    found = shown(rules + action(ON, "answer", "quarrel"))
    assert (found.whole, found.label, found.entered, found.first) == (False, "quarrel", 4, 4)
    assert [move.name for move in found.moves] == ["on"] * 3 + ["insist", "answer", "answer"]


def test_a_game_that_comes_there_is_sought_by_chance_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circling, "MOST_STATES", 4)
    rules = action("move top of stock to discard", when="size of stock > 0") + TRAP
    found = shown(rules + action(ON, "answer", "quarrel"))
    assert (found.label, found.state.label, found.same) == ("quarrel", "quarrel", "cards")


def test_what_nobody_comes_to_shows_nothing() -> None:
    made = game(TRAP + action(ON, "answer", "quarrel"))
    found = course(made.program, (2,), Readings(made).playing)
    assert (found.circles, found.endless) == ((), ())
    assert circle(made.program, 2, frozenset({"quarrel"}), False, Readings(made).playing) is None


@pytest.mark.parametrize(
    "rules",
    [
        action("end match"),
        action("let turns be turns + 1")
        + action("end round, go to setup", "stop", when="turns = 9"),
        QUARREL
        + action("go to quarrel")
        + action("go to turn", "answer", "quarrel")
        + action("end match", "stop", "quarrel"),
        action("move top of stock to discard"),
    ],
    ids=["ends", "may end", "ends elsewhere", "halts"],
)
def test_where_a_round_may_end_or_halt_nothing_is_lost(rules: str) -> None:
    assert lost(game(rules).program) == frozenset()


def test_a_reading_that_goes_elsewhere_is_a_fault_of_ours() -> None:
    made = game(REST)

    class Other(Playing):
        def key(self, state: object) -> object:
            label, *rest = super().key(state)
            return (f"{label} of another", *rest)

    with pytest.raises(ReadingsDisagree):
        circle(made.program, 2, frozenset({"turn of another"}), True, Other(Readings(made)))


@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
@given(deals())
def test_no_game_ends_from_where_there_is_no_end(deal: Deal) -> None:
    program = ruleset(deal.text, deal.features).program
    gone = explored(program, deal.players, next(ways(program)), 200).lost
    state = (new_round if deal.single_round else new_match)(program, deal.players, deal.seed)
    inside = False
    for pick in islice(cycle(deal.picks or [0]), 60):
        inside = inside or state.label in gone
        moves = legal(program, state)
        if not moves:
            break
        state = apply(program, state, moves[pick % len(moves)])
    halted = state.halt is not None and state.halt.reason in ("stuck", "no-card", "taken", "full")
    assert not (inside and (state.status == "over" or halted))
