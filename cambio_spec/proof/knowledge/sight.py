"""What players are sure to have seen at a point of play, and how a statement changes it.

All of it must hold in every state that play comes to there, so where ways meet, only what holds
on all of them is kept. A zone without cards holds nothing unseen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from cambio_spec.kernel.expressions import Expr
from cambio_spec.kernel.program import Program, Zone
from cambio_spec.kernel.statements import (
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
from cambio_spec.proof.asked import zone_of
from cambio_spec.proof.knowledge.reads import Environment, Key, Read, key_of

Handling = Move | Gather | Swap | Turn | Look | Shuffle | Cut | SetFact
Names = frozenset[str]
Keys = frozenset[Key]


@dataclass(frozen=True, slots=True)
class Sight:
    """`seen`: zones whose every card everybody has seen; `open`: zones whose every card lies face
    up; `own`: zones each of whose cards its owner has seen; `tops`: piles whose top card everybody
    has seen. `spots`: keys of spots whose card everybody has seen; `looked`: (spot, player) where
    that player has, and (("top", pile), player); `whole`: (zone, owner) whose every card
    everybody has seen."""

    seen: Names
    open: Names
    own: Names
    tops: Names
    spots: Keys = frozenset()
    looked: Keys = frozenset()
    whole: Keys = frozenset()

    def meet(self, other: Sight) -> Sight:
        return Sight(
            self.seen & other.seen,
            self.open & other.open,
            self.own & other.own,
            self.tops & other.tops,
            self.spots & other.spots,
            self.looked & other.looked,
            self.whole & other.whole,
        )

    def all_seen(self, zone: str) -> bool:
        return zone in self.seen or zone in self.open

    def spot_seen(self, zone: str, spot: Key | None) -> bool:
        return self.all_seen(zone) or spot in self.spots

    def shows(self, read: Read, viewer: Key | None) -> bool:
        """Whether that player, or everybody where it is None, has seen what is read."""
        if self.all_seen(read.zone) or (read.zone, read.owner) in self.whole:
            return True
        if read.which == "top" and read.zone in self.tops:
            return True
        if read.spot is not None and (read.spot in self.spots or ("up", read.spot) in read.sure):
            return True
        if viewer is None:
            return False
        if read.zone in self.own and read.owner == viewer:
            return True
        if read.which == "top" and (("top", read.zone), viewer) in self.looked:
            return True
        return read.spot is not None and (
            ("known", read.spot, viewer) in read.sure or (read.spot, viewer) in self.looked
        )


def at_first(program: Program) -> Sight:
    """Before anything is done: all cards in the stock, and nobody has seen them."""
    others = frozenset(zone.name for zone in program.zones if zone.name != program.stock)
    lies_open = {program.stock} if program.zone(program.stock).shown == "up" else set[str]()
    return Sight(others, others | lies_open, others, others)


def after(program: Program, sight: Sight, statement: Handling, env: Environment) -> Sight:
    match statement:
        case Move():
            return _moved(program, sight, statement, env)
        case Gather():
            return _gathered(program, sight, statement)
        case Swap():
            return _swapped(sight, statement, env)
        case Turn():
            return _turned(program, sight, statement, env)
        case Look():
            return _looked(sight, statement, env)
        case Shuffle():
            return _shuffled(sight, statement.zone.zone)
        case Cut():
            return _uncovered(sight, statement.zone.zone)
        case SetFact():
            return _without(sight, ("fact", statement.fact))
        case _:
            assert_never(statement)


def place_seen(sight: Sight, target: Target, env: Environment) -> bool:
    """Whether everybody has seen the card that a statement means."""
    match target:
        case Top():
            zone, owner = target.zone.zone, key_of(target.zone.owner, env)
            return sight.all_seen(zone) or zone in sight.tops or (zone, owner) in sight.whole
        case At():
            return sight.spot_seen(zone_of(target.spot), key_of(target.spot, env))
        case Every():
            return sight.all_seen(target.zone.zone)
        case _:
            assert_never(target)


def _moved(program: Program, sight: Sight, statement: Move, env: Environment) -> Sight:
    known, holder = place_seen(sight, statement.source, env), None
    if isinstance(statement.source, Top):
        source = statement.source.zone
        holder = key_of(source.owner, env) if source.zone in sight.own else None
        sight = _uncovered(sight, source.zone)
    target = statement.target
    zone = program.zone(zone_of(target.spot) if isinstance(target, At) else target.zone.zone)
    shown = statement.face or zone.shown
    spot = key_of(target.spot, env) if isinstance(target, At) else None
    sight = _laid(sight, zone, shown == "up", known, shown != "down", spot)
    if isinstance(target, At):
        return sight
    if holder is not None and not zone.per_player:
        return replace(sight, looked=sight.looked | {(("top", zone.name), holder)})
    return _single(sight, zone, target.zone.owner, env) if known or shown == "up" else sight


def _single(sight: Sight, zone: Zone, owner: Expr | None, env: Environment) -> Sight:
    """With the one card of a player's own pile seen by everybody."""
    key = key_of(owner, env)
    if zone.is_pile and zone.limit == 1 and key is not None:
        return replace(sight, whole=sight.whole | {(zone.name, key)})
    return sight


def _laid(
    sight: Sight, zone: Zone, up: bool, known: bool, to_owner: bool, spot: Key | None
) -> Sight:
    """With a card more in a zone: face up or not, seen by everybody before, shown to its owner."""
    name, known = zone.name, known or up
    sight = _covered(sight, name)
    was_own = name in sight.own and (known or to_owner)
    if known:
        if not zone.per_player:
            sight = replace(sight, tops=sight.tops | {name})
        if spot is not None:
            sight = replace(sight, spots=sight.spots | {spot})
    else:
        sight = _unseen(sight, name, owners=not was_own)
    return sight if up else replace(sight, open=sight.open - {name})


def _unseen(sight: Sight, zone: str, owners: bool) -> Sight:
    """A zone where a card may lie that somebody hasn't seen: of `owners`, they neither."""
    return replace(
        sight,
        seen=sight.seen - {zone},
        open=sight.open - {zone},
        own=sight.own - {zone} if owners else sight.own,
        tops=sight.tops - {zone},
        # Which grid a spot lies in isn't kept; few zones have any.
        spots=frozenset[Key](),
        looked=frozenset[Key](),
        whole=frozenset(key for key in sight.whole if key[0] != zone),
    )


def _covered(sight: Sight, zone: str) -> Sight:
    """Another card is on top from now on."""
    top = ("top", zone)
    return replace(sight, looked=frozenset(key for key in sight.looked if key[0] != top))


def _shuffled(sight: Sight, zone: str) -> Sight:
    """Nobody knows which card is which any more, but for those that lie face up."""
    lies_open = zone in sight.open
    sight = _unseen(sight, zone, owners=True)
    return replace(sight, open=sight.open | {zone}) if lies_open else sight


def _uncovered(sight: Sight, zone: str) -> Sight:
    """The card below the top one comes to light."""
    sight = _covered(sight, zone)
    return sight if sight.all_seen(zone) else replace(sight, tops=sight.tops - {zone})


def _gathered(program: Program, sight: Sight, statement: Gather) -> Sight:
    source, target = statement.source.zone, program.zone(statement.target.zone)
    known = sight.all_seen(source)
    whole = statement.source.owner is None or not program.zone(source).per_player
    covered = sight.all_seen(target.name) or target.name in sight.tops
    sight = _laid(sight, target, target.shown == "up", known, target.shown != "down", None)
    if not covered:
        # Where there was nothing to gather, what lay on top lies there still.
        sight = replace(sight, tops=sight.tops - {target.name})
    if whole and statement.keep == 0:
        zone = {source}
        sight = replace(sight, seen=sight.seen | zone, open=sight.open | zone, own=sight.own | zone)
        return replace(sight, tops=sight.tops | zone)
    if whole and statement.keep == 1 and source in sight.tops:
        return replace(sight, seen=sight.seen | {source})
    return sight


def _swapped(sight: Sight, statement: Swap, env: Environment) -> Sight:
    one, other = key_of(statement.first, env), key_of(statement.second, env)
    zones = {zone_of(statement.first), zone_of(statement.second)}
    first = sight.spot_seen(zone_of(statement.first), one)
    second = sight.spot_seen(zone_of(statement.second), other)
    spots = {key for key, seen in ((one, second), (other, first)) if key is not None and seen}
    kept = sight.spots if first and second else frozenset[Key]()
    known = len(zones) == 1
    return replace(
        sight,
        seen=sight.seen if known or (first and second) else sight.seen - zones,
        open=sight.open if known else sight.open - zones,
        own=sight.own if first and second else sight.own - zones,
        spots=frozenset(spots) | kept,
        looked=frozenset[Key](),
        whole=sight.whole if first and second else frozenset[Key](),
    )


def _turned(program: Program, sight: Sight, statement: Turn, env: Environment) -> Sight:
    target, up = statement.target, statement.face == "up"
    name = zone_of(target.spot) if isinstance(target, At) else target.zone.zone
    if not up:
        return replace(sight, open=sight.open - {name})
    match target:
        case Top():
            if not program.zone(name).per_player:
                return replace(sight, tops=sight.tops | {name})
            return _single(sight, program.zone(name), target.zone.owner, env)
        case At():
            spot = key_of(target.spot, env)
            return sight if spot is None else replace(sight, spots=sight.spots | {spot})
        case Every(row=None):
            if not program.zone(name).per_player:
                return replace(sight, seen=sight.seen | {name}, open=sight.open | {name})
            owner = key_of(target.zone.owner, env)
            return sight if owner is None else replace(sight, whole=sight.whole | {(name, owner)})
        case _:
            return sight


def _looked(sight: Sight, statement: Look, env: Environment) -> Sight:
    player = key_of(statement.player, env)
    if isinstance(statement.target, At) and player is not None:
        spot = key_of(statement.target.spot, env)
        if spot is not None:
            return replace(sight, looked=sight.looked | {(spot, player)})
    return sight


def _without(sight: Sight, name: Key) -> Sight:
    """Without what is known by a name that means something else from here on."""

    def mentions(key: object) -> bool:
        return key == name or (isinstance(key, tuple) and any(mentions(part) for part in key))

    return replace(
        sight,
        spots=frozenset(key for key in sight.spots if not mentions(key)),
        looked=frozenset(key for key in sight.looked if not mentions(key)),
        whole=frozenset(key for key in sight.whole if not mentions(key)),
    )


forgotten = _without


def renamed(sight: Sight, names: dict[Key, Key]) -> Sight:
    """Elsewhere: with what is known of names that are handed on, and of facts."""

    def name(key: Key) -> Key | None:
        return names.get(key, key if key[0] in ("fact", "top") else None)

    spots = {made for key in sight.spots if (made := name(key)) is not None}
    looked = {
        (spot, player)
        for one, other in sight.looked
        if isinstance(one, tuple)
        and isinstance(other, tuple)
        and (spot := name(one)) is not None
        and (player := name(other)) is not None
    }
    whole = {
        (zone, owner)
        for zone, key in sight.whole
        if isinstance(key, tuple) and (owner := name(key)) is not None
    }
    return replace(sight, spots=frozenset(spots), looked=frozenset(looked), whole=frozenset(whole))
