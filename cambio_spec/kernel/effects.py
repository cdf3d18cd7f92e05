"""What one statement does to cards, facts and announcements: a state in, a state out.

Parts of a statement are looked at in the order of its fields, each place together with the card
that must lie there; the first that fails is the reason. A statement that fails does nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cambio_spec.kernel.evaluate import (
    decided,
    integer,
    player,
    position,
    slot_of,
    value,
)
from cambio_spec.kernel.expressions import Expr
from cambio_spec.kernel.scope import Scope, Undefined
from cambio_spec.kernel.state import Announcement, Position, State, in_range, occupied
from cambio_spec.kernel.statements import (
    Announce,
    At,
    Cut,
    Every,
    Gather,
    Look,
    Move,
    SetFact,
    Shuffle,
    Swap,
    Target,
    Top,
    Turn,
)
from cambio_spec.kernel.table import (
    Impossible,
    Place,
    card_in,
    cards_in,
    cut,
    mixed,
    put,
    put_on,
    shown_to,
    swapped,
    taken,
    turned,
)

Effect = Move | Gather | Swap | Turn | Look | Shuffle | Cut | SetFact | Announce


def effect(scope: Scope, statement: Effect) -> State:
    """The state afterwards. Raises `Impossible`, `Undefined` and `Undecided`."""
    state = scope.state
    match statement:
        case Move():
            return move(scope, statement)
        case Gather():
            return gather(scope, statement)
        case Swap():
            first = lying_at(scope, statement.first)
            return swapped(state, first, lying_at(scope, statement.second))
        case Turn():
            return turned(state, lying(scope, statement.target), statement.face)
        case Look():
            looker = player(scope, statement.player)
            return shown_to(state, cards_in(state, lying(scope, statement.target)), 1 << looker)
        case Shuffle():
            return mixed(state, position(scope, statement.zone))
        case Cut():
            pile, depth = position(scope, statement.zone), integer(scope, statement.depth)
            if not 0 <= depth <= len(state.zones[pile]):
                raise Undefined
            return cut(state, pile, depth)
        case SetFact():
            return set_fact(scope, statement)
        case Announce():
            arguments, verdict = decided(scope, statement.decide)
            said = Announcement(statement.decide.decision, arguments, verdict.value, verdict.rules)
            return replace(state, announcements=(*state.announcements, said))
        case _:
            assert_never(statement)


def move(scope: Scope, statement: Move) -> State:
    """The card leaves before the target is looked at, so it may go back to where it came from."""
    program, target = scope.program, statement.target
    (source,) = lying(scope, statement.source)
    (card,) = cards_in(scope.state, (source,))
    state = taken(program, scope.state, (source,))
    match target:
        case Top():
            return put_on(program, state, position(scope, target.zone), card, statement.face)
        case At():
            return put(program, state, slot_of(scope, target.spot), card, statement.face)
        case _:
            assert_never(target)


def gather(scope: Scope, statement: Gather) -> State:
    """All cards are taken up, source by source, before the first is put down."""
    program, state = scope.program, scope.state
    sources, target = gathered_from(scope, statement), position(scope, statement.target)
    cards: list[int] = []
    for source in sources:
        slots = occupied(state.zones[source], program.zone(source[0]), None)
        places = [(source, slot) for slot in slots[: max(0, len(slots) - statement.keep)]]
        cards.extend(cards_in(state, places))
        state = taken(program, state, places)
    for card in cards:
        state = put_on(program, state, target, card, None)
    return state


def gathered_from(scope: Scope, statement: Gather) -> tuple[Position, ...]:
    source = statement.source
    if source.owner is None and scope.program.zone(source.zone).per_player:
        return tuple((source.zone, seat) for seat in range(scope.state.players))
    return (position(scope, source),)


def set_fact(scope: Scope, statement: SetFact) -> State:
    fact = scope.program.fact(statement.fact)
    owner = None if statement.owner is None else player(scope, statement.owner)
    new = value(scope, statement.value)
    if not in_range(fact, new):
        raise Undefined
    return replace(scope.state, facts={**scope.state.facts, (fact.name, owner): new})


def lying(scope: Scope, target: Target) -> tuple[Place, ...]:
    """The places of the cards that a statement means. Raises `Impossible` where one must lie."""
    match target:
        case Top():
            pile = position(scope, target.zone)
            if not scope.state.zones[pile]:
                raise Impossible("no-card")
            return ((pile, len(scope.state.zones[pile]) - 1),)
        case At():
            return (lying_at(scope, target.spot),)
        case Every():
            at = position(scope, target.zone)
            slots, zone = scope.state.zones[at], scope.program.zone(at[0])
            return tuple((at, slot) for slot in occupied(slots, zone, target.row))
        case _:
            assert_never(target)


def lying_at(scope: Scope, spot: Expr) -> Place:
    """The place that a spot names, where a card must lie. Raises `Impossible`."""
    place = slot_of(scope, spot)
    if card_in(scope.state, place) is None:
        raise Impossible("no-card")
    return place
