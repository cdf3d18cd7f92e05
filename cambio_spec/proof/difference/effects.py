"""What isn't the same after a move, or a step, in two programs: found by trying, never proved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from cambio_spec.kernel.program import Program
from cambio_spec.kernel.scope import Scope
from cambio_spec.kernel.state import Position, State, Value
from cambio_spec.kernel.statements import Statement
from cambio_spec.proof.difference.joined import SIDES, Joined, Side
from cambio_spec.proof.difference.matching import Found
from cambio_spec.proof.difference.outcome import Change, Tried
from cambio_spec.proof.difference.stepping import (
    Path,
    Taken,
    Way,
    begun,
    is_open,
    passed,
    stepped,
    taken,
)
from cambio_spec.proof.outcome import Deal
from cambio_spec.proof.solver import Deadline

CHECK_EVERY = 20
MOST_FURTHER = 150
"""So many situations are looked at after one that only stops play in one of the two, for one that
tells more: what can't be there in play may well stop it."""

Trial = Callable[[Side, Deal], tuple[int, Taken]]
"""What comes of it in one of the two, from a situation as that one sees it; and the generator of
chance before."""


def of_moves(made: Joined, pair: tuple[Found, Found], ways: tuple[Way, Way]) -> Trial:
    def tried(side: Side, own: Deal) -> tuple[int, Taken]:
        program, found = made.both[side], pair[side]
        state = begun(program, own, found.phase.label)
        return state.random, taken(program, state, found.phase, found.option, ways[side])

    return tried


def of_steps(
    made: Joined, bodies: tuple[tuple[Statement, ...], tuple[Statement, ...]], label: str
) -> Trial:
    def tried(side: Side, own: Deal) -> tuple[int, Taken]:
        program = made.both[side]
        state = begun(program, own, label)
        return state.random, Taken({(): stepped(program, state, bodies[side])}, {()})

    return tried


def of_stages(made: Joined, label: str, ways: tuple[Way, Way]) -> Trial:
    """What comes of a whole stage."""

    def tried(side: Side, own: Deal) -> tuple[int, Taken]:
        program = made.both[side]
        state = begun(program, own, label)
        return state.random, passed(program, state, label, ways[side])

    return tried


def first_difference(
    made: Joined,
    trial: Trial,
    situations: Iterator[Deal] | Sequence[Deal],
    deadline: Deadline,
    offers: Offers,
) -> Tried | None:
    """The first of the situations after which something isn't the same; one in which play goes on
    in both, if there is any. Raises `Unanswered`."""
    halting: Tried | None = None
    left = MOST_FURTHER
    for number, situation in enumerate(situations):
        if number % CHECK_EVERY == 0:
            deadline.milliseconds()
        found = difference(made, trial, situation, offers)
        if found is not None and found.change.aspect != "halts":
            return found
        halting = halting or found
        left -= halting is not None
        if left < 0:
            break
    return halting


Offers = Callable[[str, tuple[State, State]], bool]
"""Whether what one of them offers could be taken in both, so that it is the offer that differs."""


def offering(made: Joined, moves: Sequence[Mapping[str, Found]]) -> Offers:
    def could(name: str, states: tuple[State, State]) -> bool:
        for side, state in zip(SIDES, states, strict=True):
            found = moves[side].get(name)
            scope = Scope(made.both[side], replace(state, status="running"), {})
            if found is None or not is_open(scope, found.phase, found.option):
                return False
        return True

    return could


def _offered(
    outcomes: Sequence[Taken], path: Path, states: tuple[State, State], offers: Offers
) -> Change | None:
    mine, theirs = (outcome.offers.get(path, frozenset()) for outcome in outcomes)
    for name in sorted(mine ^ theirs):
        if offers(name, states):
            sides = tuple("yes" if name in offered else "no" for offered in (mine, theirs))
            return Change("choices", None, (sides[0], sides[1]), (name,))
    return None


def difference(made: Joined, trial: Trial, situation: Deal, offers: Offers) -> Tried | None:
    """What isn't the same after one situation."""
    deals = tuple(made.own(situation, side) for side in SIDES)
    tried = [trial(side, deals[side]) for side in SIDES]
    before, outcomes = [one[0] for one in tried], [one[1] for one in tried]
    mine, theirs = (outcome.ends for outcome in outcomes)
    both = (deals[0], deals[1])
    for path in mine:
        if path in theirs:
            change = changed(made, (mine[path], theirs[path]), before[0])
            change = change or _offered(outcomes, path, (mine[path], theirs[path]), offers)
            if change is not None:
                return _tried(made, both, path, change)
    for path in (*mine, *theirs):
        if path not in (theirs if path in mine else mine) and _begins(path, outcomes):
            sides = tuple("yes" if path in outcome else "no" for outcome in (mine, theirs))
            return _tried(made, both, path, Change("choices", None, (sides[0], sides[1])))
    return None


def _begins(path: Path, outcomes: Sequence[Taken]) -> bool:
    """Whether a path begins as one may in either; otherwise it is told of when a move is open."""
    return all(any(path[: len(s)] == s for s in outcome.starts) for outcome in outcomes)


def _tried(made: Joined, deals: tuple[Deal, Deal], path: Path, change: Change) -> Tried:
    player = path[0] if path and isinstance(path[0], int) else None
    told = tuple(_shown(made.both[0], part) for part in path[1:])
    return Tried(deals, None, player, replace(change, path=(*told, *change.path)))


def _shown(program: Program, part: Value) -> str:
    match part:
        case (int() as owner, int() as slot):
            return f"{owner}.{slot}"
        case _:
            return str(part)


def changed(made: Joined, states: tuple[State, State], random: int) -> Change | None:
    """The first thing that isn't the same: whether play goes on, where, what lies where, how, what
    is true, who knows what, what was announced."""
    one, other = states
    halts = tuple(s.halt.reason if s.halt is not None else None for s in states)
    if halts[0] != halts[1]:
        return Change("halts", None, (halts[0], halts[1]))
    if halts[0] is not None:
        return None
    goes = tuple(s.label if s.status == "leaving" else s.status for s in states)
    if goes[0] != goes[1]:
        return Change("goes", None, (goes[0], goes[1]))
    shared = [name for name, called in made.zones[0].items() if made.zones[1].get(name) == called]
    # What people see comes before what is hidden in a stock.
    shared.sort(
        key=lambda name: (name == made.both[0].stock, not made.program.zone(name).per_player)
    )
    mixed = one.random != random and any(made.foreign)
    for name in shared:
        for at in (at for at in one.zones if at[0] == name):
            lying = tuple(_codes(made, side, states[side], at) for side in SIDES)
            if mixed:
                lying = tuple(tuple(sorted(cards, key=str)) for cards in lying)
            for mine, theirs in _aligned(lying[0], lying[1]):
                if mine != theirs:
                    return Change("lies", at, (mine, theirs))
            if not mixed:
                ups = tuple(_faces(made, side, states[side], at) for side in SIDES)
                for up, down in zip(*ups, strict=True):
                    if up != down:
                        return Change("face", at, (up, down))
    for name, called in made.facts[0].items():
        if made.facts[1].get(name) == called:
            for at in (at for at in one.facts if at[0] == name):
                if one.facts[at] != other.facts[at]:
                    return Change("fact", at, (one.facts[at], other.facts[at]))
    return _known(made, states, shared, mixed) or _announced(states)


def _codes(made: Joined, side: Side, state: State, at: Position) -> tuple[str | None, ...]:
    cards = made.both[side].deck.cards
    foreign = set(made.foreign[side])
    slots = [None if c is None else cards[c].code for c in state.zones[at] if c not in foreign]
    while slots and slots[-1] is None:
        slots.pop()
    return tuple(slots)


def _aligned(
    mine: tuple[str | None, ...], theirs: tuple[str | None, ...]
) -> Iterator[tuple[str | None, str | None]]:
    for index in reversed(range(max(len(mine), len(theirs)))):
        yield (
            mine[index] if index < len(mine) else None,
            theirs[index] if index < len(theirs) else None,
        )


def _faces(made: Joined, side: Side, state: State, at: Position) -> tuple[tuple[str, ...], ...]:
    """The cards there, the last first, each with how it lies."""
    deck, foreign = made.both[side].deck.cards, set(made.foreign[side])
    lying = zip(state.zones[at], state.faces[at], strict=True)
    told = [
        (deck[card].code, "up" if up else "down")
        for card, up in lying
        if card is not None and card not in foreign
    ]
    return tuple(reversed(told))


def _known(
    made: Joined, states: tuple[State, State], shared: Sequence[str], mixed: bool
) -> Change | None:
    if mixed:
        return None
    for index in range(len(made.program.deck.cards)):
        masks = tuple(s.seen[made.card(index, side)] for side, s in zip(SIDES, states, strict=True))
        if masks[0] != masks[1]:
            mine = made.card(index, 0)
            at = next((at for at, slots in states[0].zones.items() if mine in slots), None)
            if at is None or at[0] not in shared:
                continue
            code = made.program.deck.cards[index].code
            told = tuple(
                (code, *(str(p) for p in range(states[0].players) if mask >> p & 1))
                for mask in masks
            )
            return Change("known", at, (told[0], told[1]))
    return None


def _announced(states: tuple[State, State]) -> Change | None:
    told = tuple(tuple(f"{a.decision} {a.value}" for a in s.announcements) for s in states)
    return None if told[0] == told[1] else Change("announced", None, (told[0], told[1]))
