"""What comes of a move or of a step in one program, for every choice on the way: so that it can be
held against what comes of it in another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field, replace

from cambio_spec.kernel.evaluate import player, truth
from cambio_spec.kernel.program import Option, Phase, Program, Stage
from cambio_spec.kernel.running import (
    FAILURES,
    block_scope,
    choices,
    halt_for,
    run,
    sequence,
    takers,
)
from cambio_spec.kernel.scope import Scope
from cambio_spec.kernel.state import State, Value
from cambio_spec.kernel.statements import Statement
from cambio_spec.proof.difference.forms import offered, unnamed
from cambio_spec.proof.outcome import Deal
from cambio_spec.proof.replay import state_of

OFFER = "."
"""The label of wherever something is offered that is a rule of its own."""
MOST_PATHS = 60
MOST_BLOCKS = 50

Path = tuple[Value, ...]
"""Who moves, and what they choose on the way."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Where each path leads, and how paths begin: who moves, with what they choose for it. `offers`
    are the rules of their own that are offered on a path."""

    ends: Mapping[Path, State]
    starts: Set[Path]
    offers: Mapping[Path, Set[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a path leads; and the rules of their own that were offered last."""

    path: Path
    state: State
    offers: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Way:
    """What options on the way are called in the other program, and the stages with a name that
    the other doesn't have: play goes on through them."""

    calls: Mapping[str, str]
    through: Set[str]


def begun(program: Program, own: Deal, label: str | None) -> State:
    """Where play waits in a phase, or runs in a stage, whatever else may be done there."""
    state = state_of(program, own)
    return replace(state, status="running", label=label or "")


def taken(program: Program, state: State, phase: Phase, option: Option, way: Way) -> Taken:
    """All that can come of an option, by what is chosen: until play is bound for a block with a
    name, is over, or halts. Empty where nobody may take it."""
    found: dict[Path, State] = {}
    names = {p.name: None for p in phase.parameters}
    scope = Scope(program, state, names)
    try:
        actor = player(scope, phase.actor)
        opened = [
            (who, value, inside)
            for who, inside in takers(scope, option, actor)
            if truth(inside, option.guard)
            for value in choices(inside, option)
        ]
    except FAILURES as failure:
        return Taken({(): state.halted(halt_for(failure, option.origin))}, {()})
    starts: set[Path] = set()
    offers: dict[Path, Set[str]] = {}
    for who, value, inside in opened:
        after = _after(inside, option, value)
        start: Path = (who,) if value is None else (who, value)
        starts.add(start)
        for one in _followed(program, after, start, way):
            found[one.path] = one.state
            offers[one.path] = one.offers
            if len(found) >= MOST_PATHS:
                return Taken(found, starts, offers)
    return Taken(found, starts, offers)


def stepped(program: Program, state: State, body: tuple[Statement, ...]) -> State:
    """What comes of some statements of a stage."""
    return sequence(Scope(program, state, {}), body)


def passed(program: Program, state: State, label: str, way: Way) -> Taken:
    """All that can come of a whole stage, by what is chosen in it."""
    block, ends = program.block(label), dict[Path, State]()
    assert isinstance(block, Stage)
    after = run(Scope(program, state, {}), block.body, block.origin)
    start: Path = (None,)  # nobody's move
    for one in _followed(program, after, start, way):
        ends[one.path] = one.state
        if len(ends) >= MOST_PATHS:
            break
    return Taken(ends, {start})


def _after(scope: Scope, option: Option, value: Value) -> State:
    if option.choice is not None:
        scope = scope.binding(option.choice.variable, value)
    return run(scope, option.body, option.origin)


def _followed(
    program: Program, state: State, path: Path, way: Way, entered: int = 0
) -> Iterator[Reached]:
    while state.status == "leaving" and entered < MOST_BLOCKS:
        if not unnamed(state.label) and state.label not in way.through:
            break
        block, entered = program.block(state.label), entered + 1
        scope = block_scope(program, replace(state, status="running"), block)
        match block:
            case Stage():
                state = run(scope, block.body, block.origin)
            case Phase() if any(offered(block, option) for option in block.options):
                yield from _declined(program, scope, block, path, way, entered)
                return
            case Phase():
                yield from _chosen(program, scope, block, path, way, entered)
                return
    yield Reached(path, state)


def _declined(
    program: Program, scope: Scope, phase: Phase, path: Path, way: Way, entered: int
) -> Iterator[Reached]:
    """What comes of an offer that isn't taken up: what is offered is looked at by itself."""
    left = [option for option in phase.options if not offered(phase, option)]
    offers = frozenset(
        way.calls.get(option.name, option.name)
        for option in phase.options
        if offered(phase, option) and is_open(scope, phase, option)
    )
    if not left:
        yield Reached(path, replace(scope.state, status="leaving", label=OFFER), offers)
    for option in left:
        for one in _followed(program, _after(scope, option, None), path, way, entered):
            yield replace(one, offers=offers | one.offers)


def is_open(scope: Scope, phase: Phase, option: Option) -> bool:
    """Whether anybody may take an option."""
    try:
        actor = player(scope, phase.actor)
        return any(
            True
            for _, inside in takers(scope, option, actor)
            if truth(inside, option.guard)
            for _ in choices(inside, option)
        )
    except FAILURES:
        return False


def _chosen(
    program: Program,
    scope: Scope,
    phase: Phase,
    path: Path,
    way: Way,
    entered: int,
) -> Iterator[Reached]:
    """Every way in which a choice on the way can be made."""
    several = len(phase.options) > 1
    try:
        actor = player(scope, phase.actor)
        for option in phase.options:
            for who, inside in takers(scope, option, actor):
                if not truth(inside, option.guard):
                    continue
                for value in choices(inside, option):
                    made: Path = (way.calls.get(option.name, option.name),) if several else ()
                    made = made if value is None else (*made, value)
                    further = made if who == actor else (who, *made)
                    after = _after(inside, option, value)
                    yield from _followed(program, after, (*path, *further), way, entered)
    except FAILURES as failure:
        yield Reached(path, scope.state.halted(halt_for(failure, phase.origin)))
