"""How the cards of a zone can come to lie in play: which way up, and seen by whom.

Every statement of the program is taken to be carried out at any time, on any card that may lie
where it takes one from. So cards may lie in fewer ways in play, but never in more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from cambio_spec.kernel.program import Program, Shown, Zone
from cambio_spec.kernel.statements import At, Gather, Look, Move, Shuffle, Swap, Target, Turn
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.asked import zone_of

Role = Literal["owner", "other"]
"""What a player is to a zone. Of a zone that is nobody's own, all are others."""

Way = tuple[bool, bool]
"""Whether a card lies face up, and whether one player has seen it."""

View = tuple[str, Role]
"""The cards of a zone, as a player of this role may have seen them."""

Handling = Move | Gather | Swap | Turn | Look | Shuffle


@dataclass(frozen=True, slots=True)
class Lies:
    """`faces`: whether a card may lie face up, may lie face down. `to_owner` and `to_others`: for
    a card that lies face down, whether a player may know it, may not know it."""

    faces: frozenset[bool]
    to_owner: frozenset[bool]
    to_others: frozenset[bool]

    def to(self, player: int, owner: int | None) -> frozenset[bool]:
        """That of a player, for a card of the zone of `owner`."""
        return self.to_owner if player == owner else self.to_others

    def __or__(self, other: Lies) -> Lies:
        """In the ways of either."""
        return Lies(
            self.faces | other.faces,
            self.to_owner | other.to_owner,
            self.to_others | other.to_others,
        )


def lies(program: Program) -> Mapping[str, Lies]:
    """For each zone. A card may be laid out by hand anywhere, as the zone is shown: for a deal of
    the prover as for the table whose scores are asked."""
    found = _ways(program)

    def of_zone(zone: Zone) -> Lies:
        ways = {role: found[zone.name, role] for role in _roles(zone)}
        down = {r: frozenset(seen for up, seen in some if not up) for r, some in ways.items()}
        faces = frozenset(up for some in ways.values() for up, _ in some)
        return Lies(faces, down.get("owner", frozenset()), down["other"])

    return {zone.name: of_zone(zone) for zone in program.zones}


def _ways(program: Program) -> dict[View, set[Way]]:
    found: dict[View, set[Way]] = {
        (zone.name, role): {_put(zone.shown, role, False)}
        for zone in program.zones
        for role in _roles(zone)
    }
    # A new pack: nobody has seen it, even if it lies face up.
    found[program.stock, "other"].add((program.zone(program.stock).shown == "up", False))
    handlings = [
        node
        for block in program.blocks
        for node in descendants(block)
        if isinstance(node, Handling)
    ]
    while True:
        size = sum(map(len, found.values()))
        for handling in handlings:
            for view, way in list(_handled(program, found, handling)):
                found[view].add(way)
        if sum(map(len, found.values())) == size:
            return found


def _handled(
    program: Program, found: Mapping[View, set[Way]], handling: Handling
) -> Iterator[tuple[View, Way]]:
    """The ways in which a statement leaves cards that lie in ways found so far."""

    def into(source: str, target: str) -> Iterator[tuple[View, Way]]:
        """Whoever a card belongs to now, it may have been anybody's before."""
        before = {way for role in _roles(program.zone(source)) for way in found[source, role]}
        return (((target, role), way) for role in _roles(program.zone(target)) for way in before)

    match handling:
        case Move() | Gather():
            if isinstance(handling, Move):
                source, target, face = _zone(handling.source), _zone(handling.target), handling.face
            else:
                source, target, face = handling.source.zone, handling.target.zone, None
            shown = face or program.zone(target).shown
            for (name, role), (_, seen) in into(source, target):
                yield (name, role), _put(shown, role, seen)
        case Swap():
            one, other = zone_of(handling.first), zone_of(handling.second)
            yield from into(one, other)
            yield from into(other, one)
        case Turn() | Look() | Shuffle():
            zone = handling.zone.zone if isinstance(handling, Shuffle) else _zone(handling.target)
            for role in _roles(program.zone(zone)):
                for up, seen in found[zone, role]:
                    yield (zone, role), _shown(handling, up, seen)


def _shown(handling: Turn | Look | Shuffle, up: bool, seen: bool) -> Way:
    match handling:
        case Turn(face="up"):
            return True, True
        case Turn():
            return False, seen
        case Look():
            return up, True
        case Shuffle():
            return up, False


def _put(shown: Shown, role: Role, seen: bool) -> Way:
    """A card that is put down, by a player who may have seen it before."""
    return shown == "up", seen or shown == "up" or (shown == "owner" and role == "owner")


def _roles(zone: Zone) -> tuple[Role, ...]:
    return ("owner", "other") if zone.per_player else ("other",)


def _zone(target: Target) -> str:
    return zone_of(target.spot) if isinstance(target, At) else target.zone.zone
