"""Under which features something is there: presence conditions.

A condition is a formula over the names of features. It is kept short as it is made: `not` stands
before features only, and what is always or never there says so where that can be told from the
features that the formula names by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from typing import assert_never


@dataclass(frozen=True, slots=True)
class Has:
    """The feature is played with."""

    feature: str


@dataclass(frozen=True, slots=True)
class Not:
    """The feature isn't played with."""

    condition: Has


@dataclass(frozen=True, slots=True)
class All:
    """All of them hold; of none, always."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Any:
    """One of them holds; of none, never."""

    conditions: tuple[Condition, ...]


Condition = Has | Not | All | Any

ALWAYS = All(())
NEVER = Any(())


def holds(condition: Condition, features: Set[str]) -> bool:
    match condition:
        case Has(feature=feature):
            return feature in features
        case Not(condition=inner):
            return not holds(inner, features)
        case All(conditions=parts):
            return all(holds(part, features) for part in parts)
        case Any(conditions=parts):
            return any(holds(part, features) for part in parts)
        case _:
            assert_never(condition)


def negated(condition: Condition) -> Condition:
    """As long as the condition itself."""
    match condition:
        case Has():
            return Not(condition)
        case Not(condition=inner):
            return inner
        case All(conditions=parts):
            return Any(tuple(negated(part) for part in parts))
        case Any(conditions=parts):
            return All(tuple(negated(part) for part in parts))
        case _:
            assert_never(condition)


def both(*conditions: Condition) -> Condition:
    """All of them; no longer than they are together."""
    made = _joined(conditions, All, Any)
    return NEVER if made is None else made


def either(*conditions: Condition) -> Condition:
    """One of them; no longer than they are together."""
    made = _joined(conditions, Any, All)
    return ALWAYS if made is None else made


Joint = type[All] | type[Any]


def _joined(conditions: tuple[Condition, ...], joint: Joint, other: Joint) -> Condition | None:
    """The parts joined, each once; None where two contradict each other. What one part says alone
    is left out of the others, as far as it decides nothing or all there."""
    parts = list(dict.fromkeys(part for c in conditions for part in _parts(c, joint)))
    alone = {part for part in parts if isinstance(part, Has | Not)}
    if any(negated(part) in alone for part in alone):
        return None
    if len(alone) < len(parts):
        shorter = [part if part in alone else _less(part, alone, other) for part in parts]
        if shorter != parts:
            return _joined(tuple(shorter), joint, other)
        if other(()) in parts:
            return None
    return parts[0] if len(parts) == 1 else joint(tuple(parts))


def _less(part: Condition, alone: Set[Condition], joint: Joint) -> Condition:
    """An inner formula without what the parts around it, which are `alone`, already say."""
    inside = tuple(_parts(part, joint))
    if any(p in alone for p in inside):
        # All of nothing beside `and`, one of nothing beside `or`.
        return All(()) if joint is Any else Any(())
    left = tuple(p for p in inside if negated(p) not in alone)
    return left[0] if len(left) == 1 else joint(left)


def _parts(condition: Condition, joint: Joint) -> Iterator[Condition]:
    if isinstance(condition, joint):
        yield from condition.conditions
    else:
        yield condition


def under(condition: Condition, chosen: Mapping[str, bool]) -> Condition:
    """What is left of it where it is known of some features whether they are played."""
    match condition:
        case Has(feature=feature):
            return condition if feature not in chosen else ALWAYS if chosen[feature] else NEVER
        case Not(condition=inner):
            return negated(under(inner, chosen))
        case All(conditions=parts):
            return both(*(under(part, chosen) for part in parts))
        case Any(conditions=parts):
            return either(*(under(part, chosen) for part in parts))
        case _:
            assert_never(condition)


def mentioned(condition: Condition) -> frozenset[str]:
    """The features that a condition names."""
    match condition:
        case Has(feature=feature):
            return frozenset({feature})
        case Not(condition=inner):
            return mentioned(inner)
        case All(conditions=parts) | Any(conditions=parts):
            return frozenset[str]().union(*map(mentioned, parts))
        case _:
            assert_never(condition)


def text(condition: Condition) -> str:
    """As people write it: `joker & !team`."""
    match condition:
        case Has(feature=feature):
            return feature
        case Not(condition=Has(feature=feature)):
            return f"!{feature}"
        case All(conditions=()):
            return "always"
        case Any(conditions=()):
            return "never"
        case All(conditions=parts):
            return " & ".join(_bracketed(part) for part in parts)
        case Any(conditions=parts):
            return " | ".join(_bracketed(part) for part in parts)
        case _:
            assert_never(condition)


def _bracketed(condition: Condition) -> str:
    inner = text(condition)
    return f"({inner})" if " " in inner else inner
