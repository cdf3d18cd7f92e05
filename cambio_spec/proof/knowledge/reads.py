"""Which cards the value of an expression depends on, and what is sure of them where it is asked.

Sizes, slots that are taken, faces, facts and who has seen which place are known to everybody: only
what a card *is* can be hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import assert_never

from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    CardAt,
    Cards,
    Const,
    Decide,
    Domain,
    Expr,
    FaceUp,
    Fold,
    Gaps,
    KnownTo,
    LineOf,
    Local,
    Numbers,
    OwnerOf,
    Players,
    ReadFact,
    RuleId,
    Seat,
    Size,
    Spots,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.asked import zone_of

Key = tuple[object, ...]
"""What names a player or a spot for as long as an expression is asked; equal keys, the same one."""

Sure = frozenset[Key]
"""What holds where a part is asked: `("up", spot)`, `("known", spot, player)`, and
`("not", fact, player)` of whom a fact isn't true; `("whole", zone, player)` whose cards there all
lie face up."""


@dataclass(frozen=True, slots=True)
class Read:
    """A card that matters: the `top` of a pile, the one at a `spot`, or `some` of a zone's cards.
    `owner` and `spot` are keys, None where it may be anybody's or any; `sure` is what is sure of
    the card at that spot. `origin` is the rule whose expression asks for it."""

    zone: str
    which: str
    owner: Key | None
    spot: Key | None
    sure: Sure
    origin: RuleId


Reads = frozenset[Read]
NOTHING: Reads = frozenset()


@dataclass(frozen=True, slots=True)
class Bound:
    """What a variable stands for: a key for a player or a spot, or the card that it is. `owner` is
    whose spot it is, where that is plain, and `among` the spots of which it is one."""

    key: Key | None = None
    card: Reads = NOTHING
    owner: Key | None = None
    among: frozenset[Key] = frozenset()


Environment = Mapping[str, Bound]


@dataclass(slots=True)
class Reader:
    """Remembers what decisions read, by what they are asked about."""

    program: Program
    _known: dict[tuple[object, ...], Reads] = field(default_factory=dict)
    _fresh: int = 0

    def reads(self, expr: Expr | None, env: Environment, sure: Sure = frozenset()) -> Reads:
        """The cards that the value of `expr`, or whether it has one, depends on."""
        match expr:
            case None | Const():
                return NOTHING
            case Local():
                return env[expr.name].card if expr.name in env else NOTHING
            case ReadFact(owner=part) | ZoneRef(owner=part):
                return self.reads(part, env, sure)
            case Unary(operand=part) | Size(zone=part) | Seat(player=part) | OwnerOf(spot=part):
                return self.reads(part, env, sure)
            case LineOf(spot=part) | FaceUp(spot=part):
                return self.reads(part, env, sure)
            case KnownTo():
                return self.reads(expr.spot, env, sure) | self.reads(expr.player, env, sure)
            case Binary():
                right = sure
                if expr.op in ("and", "or"):
                    right = sure | implied(expr.left, expr.op == "and", env)
                return self.reads(expr.left, env, sure) | self.reads(expr.right, env, right)
            case AttributeOf():
                return self.reads(expr.card, env, sure)
            case TopCard():
                owner = key_of(expr.zone.owner, env)
                top = Read(expr.zone.zone, "top", owner, None, frozenset(), expr.origin)
                return self.reads(expr.zone, env, sure) | {top}
            case CardAt():
                return self.reads(expr.spot, env, sure) | frozenset(_lying(expr, env, sure))
            case Decide():
                return self._decide(expr, env, sure)
            case Fold():
                inside = self.inside(expr.variable, expr.domain, env, expr.origin, expr.where)
                found = self.domain(expr.domain, env, sure) | self.reads(expr.where, inside, sure)
                held = sure | (implied(expr.where, True, inside) if expr.where else frozenset())
                return found | self.reads(expr.value, inside, held)
            case _:
                assert_never(expr)

    def domain(self, domain: Domain, env: Environment, sure: Sure = frozenset()) -> Reads:
        """The cards on which it depends what there is to go through."""
        match domain:
            case Players(start=part) | Spots(owner=part) | Gaps(owner=part) | Cards(zone=part):
                return self.reads(part, env, sure)
            case Numbers():
                return self.reads(domain.low, env, sure) | self.reads(domain.high, env, sure)
            case _:
                assert_never(domain)

    def inside(
        self,
        variable: str,
        domain: Domain,
        env: Environment,
        origin: RuleId,
        where: Expr | None,
    ) -> dict[str, Bound]:
        """With an element of a domain that is gone through within an expression."""
        self._fresh += 1
        bound = Bound(("each", self._fresh))
        if isinstance(domain, Spots):
            owner = key_of(domain.owner, env)
            bound = Bound(bound.key, owner=owner, among=among(variable, where, env))
        if isinstance(domain, Cards):
            zone = domain.zone
            bound = Bound(None, frozenset({some_of(zone, env, origin)}))
        return {**env, variable: bound}

    def _decide(self, expr: Decide, env: Environment, sure: Sure) -> Reads:
        """What a decision reads is found out once for all that it may be asked about, in names of
        its own: what it is asked about is `("asked", 0)` and so on."""
        decision = self.program.decision(expr.decision)
        found: Reads = NOTHING
        inside: dict[str, Bound] = {}
        names: dict[Key, Key] = {}
        cards: dict[str, Reads] = {}
        for parameter, argument in zip(decision.parameters, expr.arguments, strict=True):
            read = self.reads(argument, env, sure)
            if parameter.type.kind is Kind.CARD:
                # It matters only where the decision looks at it.
                cards[parameter.name] = read
                given = Read("", "given", None, None, frozenset(), parameter.name)
                inside[parameter.name] = Bound(None, frozenset({given}))
                continue
            found |= read
            key = key_of(argument, env)
            if key is not None:
                key = names.setdefault(key, ("asked", len(names)))
            inside[parameter.name] = Bound(key)
        held = _in_names(sure, names)
        known = (expr.decision, *((name, bound.key) for name, bound in inside.items()), held)
        if known not in self._known:
            self._known[known] = self._of_rules(decision, inside, held)
        back = {name: key for key, name in names.items()}
        return found | frozenset(_meant(self._known[known], back, cards, sure))

    def _of_rules(self, decision: Decision, inside: Environment, sure: Sure) -> Reads:
        given = sure | implied(decision.given, True, inside)
        parts = self.reads(decision.given, inside, sure)
        for rule in decision.rules:
            held = given | implied(rule.guard, True, inside)
            parts |= self.reads(rule.guard, inside, given) | self.reads(rule.value, inside, held)
        return parts


def _lying(expr: CardAt, env: Environment, sure: Sure) -> Iterator[Read]:
    """The card at a spot, or at each of those that it may be."""
    spot, zone, o = key_of(expr.spot, env), zone_of(expr.spot), expr.origin
    bound = env.get(expr.spot.name, Bound()) if isinstance(expr.spot, Local) else Bound()
    held = _about(spot, sure)
    for one in bound.among:
        yield Read(zone, "spot", ("owner", one), one, held | _about(one, sure), o)
    if not bound.among:
        owner = bound.owner or (None if spot is None else ("owner", spot))
        yield Read(zone, "spot", owner, spot, held, o)


def among(variable: str, where: Expr | None, env: Environment) -> frozenset[Key]:
    """The spots of which a variable is one, by a condition that it has to meet; none where that
    isn't said."""
    match where:
        case Binary(op="and", left=left, right=right):
            return among(variable, left, env) or among(variable, right, env)
        case Binary(op="or", left=left, right=right):
            one, other = among(variable, left, env), among(variable, right, env)
            return one | other if one and other else frozenset()
        case Binary(op="=", left=Local(name=name), right=Local() as spot) if name == variable:
            key = key_of(spot, env)
            return frozenset() if key is None else frozenset({key})
        case _:
            return frozenset()


def _is_down(fold: Fold) -> bool:
    """Whether it is asked for a card that lies face down."""
    match fold.where:
        case Unary(op="not", operand=FaceUp(spot=Local(name=name))):
            return name == fold.variable
        case _:
            return False


def _in_names(sure: Sure, names: Mapping[Key, Key]) -> Sure:
    """What is sure of those that have a name, and of facts."""
    made = (_named(held, names) for held in sure)
    return frozenset(held for held in made if held is not None)


def _named(held: Key, names: Mapping[Key, Key]) -> Key | None:
    parts: list[object] = []
    for part in held:
        if isinstance(part, tuple):
            name = _name(part, names)
            if name is None:
                return None
            parts.append(name)
        else:
            parts.append(part)
    return tuple(parts)


def _name(key: Key, names: Mapping[Key, Key]) -> Key | None:
    if key in names:
        return names[key]
    match key:
        case ("fact", _):
            return key
        case ("owner", tuple() as spot):
            inner = _name(spot, names)
            return None if inner is None else ("owner", inner)
        case _:
            return None


def _meant(
    reads: Reads, names: Mapping[Key, Key], cards: Mapping[str, Reads], sure: Sure
) -> Iterator[Read]:
    """What a decision reads, in the names of whoever asks it."""
    for read in reads:
        if read.which == "given" and read.origin in cards:
            yield from cards[read.origin]
            continue
        held = frozenset(_back(key, names) for key in read.sure)
        owner = None if read.owner is None else _back(read.owner, names)
        spot = None if read.spot is None else _back(read.spot, names)
        held |= _about(spot, sure)
        yield Read(read.zone, read.which, owner, spot, held, read.origin)


def _about(spot: Key | None, sure: Sure) -> Sure:
    """What is sure of the card at a spot."""
    if spot is None:
        return frozenset()
    return frozenset(held for held in sure if held[0] != "not" and held[1] == spot)


def _back(key: Key, names: Mapping[Key, Key]) -> Key:
    if key in names:
        return names[key]
    return tuple(_back(part, names) if isinstance(part, tuple) else part for part in key)


def some_of(zone: ZoneRef, env: Environment, origin: RuleId) -> Read:
    return Read(zone.zone, "some", key_of(zone.owner, env), None, frozenset(), origin)


def key_of(expr: Expr | None, env: Environment) -> Key | None:
    """What a player or a spot is known by; None for what isn't plain to see."""
    match expr:
        case Local(name=name):
            return env[name].key if name in env else ("local", name)
        case ReadFact(fact=fact, owner=None):
            return ("fact", fact)
        case OwnerOf(spot=spot):
            inner = key_of(spot, env)
            return None if inner is None else ("owner", inner)
        case _:
            return None


def implied(expr: Expr | None, holds: bool, env: Environment) -> Sure:
    """What is sure of cards where a condition holds, or doesn't."""
    return frozenset(_implied(expr, holds, env))


def _implied(expr: Expr | None, holds: bool, env: Environment) -> Iterator[Key]:
    match expr:
        case Unary(op="not"):
            yield from _implied(expr.operand, not holds, env)
        case Binary(op="and") if holds:
            yield from _implied(expr.left, True, env)
            yield from _implied(expr.right, True, env)
        case Binary(op="or") if not holds:
            yield from _implied(expr.left, False, env)
            yield from _implied(expr.right, False, env)
        case Fold(op="some", domain=Spots(row=None) as spots) if not holds:
            if _is_down(expr) and (owner := key_of(spots.owner, env)) is not None:
                yield "whole", spots.zone, owner
        case FaceUp() if holds and (spot := key_of(expr.spot, env)) is not None:
            yield "up", spot
        case ReadFact(owner=owner) if not holds and owner is not None:
            if (player := key_of(owner, env)) is not None:
                yield "not", expr.fact, player
        case KnownTo() if holds:
            spot, player = key_of(expr.spot, env), key_of(expr.player, env)
            if spot is not None and player is not None:
                yield "known", spot, player
        case _:
            return
