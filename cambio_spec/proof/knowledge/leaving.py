"""That whoever has left holds no cards: what lets a loop over those who still play count as one
over everybody whose cards there are.

It is proved along the way, not taken for granted: `away` are pairs of a fact and a zone such that
nobody of whom the fact is true has cards there. It holds of an empty zone, and is kept by laying
cards only to those of whom the fact isn't true.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cambio_spec.kernel.expressions import Const, Decide, Expr, Fold, Local, ReadFact
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.statements import At, Gather, Move, SetFact, Statement, Top
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.proof.knowledge.reads import Bound, Environment, Key, implied, key_of

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Away:
    """`away`: (fact, zone), see above. `empty`: zones without cards. `nobody`: facts that are true
    of nobody; `standing`: (fact, player) of whom the fact isn't true."""

    away: frozenset[Pair]
    empty: frozenset[str]
    nobody: frozenset[str]
    standing: frozenset[tuple[str, Key]] = frozenset()

    def stands(self, fact: str, player: Key | None) -> bool:
        return fact in self.nobody or (fact, player) in self.standing

    def meet(self, other: Away) -> Away:
        either = self.standing | other.standing
        return Away(
            self.away & other.away,
            self.empty & other.empty,
            self.nobody & other.nobody,
            frozenset(pair for pair in either if self.stands(*pair) and other.stands(*pair)),
        )

    def assuming(self, held: frozenset[Key]) -> Away:
        more = set(_standing(held))
        return replace(self, standing=self.standing | more) if more else self


def at_first(program: Program) -> Away:
    told = [fact for fact in program.facts if fact.per_player and fact.type == BOOLEAN]
    facts, nobody = [f.name for f in told], [f.name for f in told if f.initial is False]
    zones = [zone.name for zone in program.zones if zone.per_player]
    empty = frozenset(zone.name for zone in program.zones if zone.name != program.stock)
    return Away(
        frozenset((fact, zone) for fact in facts for zone in zones), empty, frozenset(nobody)
    )


def _flags(program: Program) -> tuple[str, ...]:
    """What may be true or not of each player."""
    return tuple(f.name for f in program.facts if f.per_player and f.type == BOOLEAN)


def after(program: Program, now: Away, statement: Statement, env: Environment) -> Away:
    match statement:
        case Move(target=Top(zone=zone)) if program.zone(zone.zone).per_player:
            owner = key_of(zone.owner, env)
            gone = {pair for pair in now.away if pair[1] == zone.zone}
            left = now.away - {pair for pair in gone if not now.stands(pair[0], owner)}
            return replace(now, away=left, empty=now.empty - {zone.zone})
        case Move(target=Top(zone=zone)):
            return replace(now, empty=now.empty - {zone.zone})
        case Move(target=At()):
            # A spot is one where a card has lain, so its owner is one who has cards.
            return now
        case Gather(source=source, target=target):
            if statement.keep == 0 and source.zone != target.zone and source.owner is None:
                facts = _flags(program)
                more = {(fact, source.zone) for fact in facts}
                now = replace(now, away=now.away | more, empty=now.empty | {source.zone})
            return replace(now, empty=now.empty - {target.zone})
        case SetFact(fact=fact, owner=None):
            return _named(program, now, fact, statement.value, env)
        case SetFact(fact=fact, value=Const(value=False)):
            return now
        case SetFact(fact=fact):
            left = frozenset(p for p in now.away if p[0] != fact or p[1] in now.empty)
            standing = frozenset(pair for pair in now.standing if pair[0] != fact)
            return replace(now, away=left, nobody=now.nobody - {fact}, standing=standing)
        case _:
            return now


def _named(program: Program, now: Away, fact: str, value: Expr, env: Environment) -> Away:
    """A fact that may name a player from now on."""
    key = ("fact", fact)
    still = {f for f in _flags(program) if _stands(program, now, f, value, env)}
    kept = {pair for pair in now.standing if pair[1] != key}
    return replace(now, standing=frozenset(kept | {(f, key) for f in still}))


def _stands(program: Program, now: Away, fact: str, value: Expr, env: Environment) -> bool:
    """Whether a fact isn't true of the player that is meant, if any is."""
    match value:
        case Const(value=None):
            return True
        case Local() | ReadFact():
            return now.stands(fact, key_of(value, env))
        case Fold(op="first", variable=name):
            inside = {**env, name: Bound(("each", name))}
            return ("not", fact, ("each", name)) in implied(value.where, True, inside)
        case Decide(decision=name, arguments=()):
            rules = program.decision(name).rules
            return all(_stands(program, now, fact, rule.value, {}) for rule in rules)
        case _:
            return False


def renamed(now: Away, names: dict[Key, Key]) -> Away:
    standing = {
        (fact, made)
        for fact, key in now.standing
        if (made := names.get(key, key if key[0] == "fact" else None)) is not None
    }
    return replace(now, standing=frozenset(standing))


def forgotten(now: Away, name: Key) -> Away:
    return replace(now, standing=frozenset(pair for pair in now.standing if pair[1] != name))


def _standing(held: frozenset[Key]) -> Iterator[tuple[str, Key]]:
    for key in held:
        if key[0] == "not":
            _, fact, player = key
            if isinstance(fact, str) and isinstance(player, tuple):
                yield fact, player
