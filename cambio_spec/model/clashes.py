"""Two variants that change the same rule, and nothing says which of them has the last word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import assert_never

from cambio_spec.constructs.variant import (
    PatchDeclaration,
    PatchRow,
    PatchRule,
    PatchStep,
    PlainPatch,
    Remove,
    SetParam,
    Variant,
)
from cambio_spec.diagnostics.codes import TOO_LARGE, UNORDERED_PATCHES
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic, Label, Message, Rejected
from cambio_spec.model.condition import NEVER, Condition, both
from cambio_spec.model.family import Refusal
from cambio_spec.model.features import followed
from cambio_spec.model.mentions import named
from cambio_spec.source.files import Span

MOST_CHANGES = 24
"""To one rule. Conditions grow with every change, and a file may hold thousands of them."""

AT = "accept at "


@dataclass(frozen=True, slots=True)
class Place:
    """Behind a step of a stage, or before all of them."""

    stage: str
    after: str | None


@dataclass(frozen=True, slots=True)
class Change:
    """Which rule a patch changes, where that is written, and under which condition. A step that is
    added has a place in its stage, too."""

    target: str
    variant: Variant
    when: Condition
    span: Span
    place: Place | None = None


class Changes:
    """The changes so far, by the declarations that they are made to."""

    def __init__(self, variants: Sequence[Variant]) -> None:
        self._followed = followed(variants)
        self._known: dict[str, list[Change]] = {}
        self._count: Counter[str] = Counter()

    def add(self, change: Change) -> Iterator[Refusal]:
        """One more change, and the refusals of those before it that nothing puts in order with it.
        Raises `Rejected` for more than any rule has."""
        target = change.target
        self._count[target] += 1
        if self._count[target] > MOST_CHANGES:
            said = Message("too-many-changes", {"rule": target, "limit": MOST_CHANGES})
            raise Rejected((replace(TOO_LARGE.at(change.span), message=said),))
        before = self._known.setdefault(target.partition(".")[0], [])
        for earlier in before:
            if earlier.variant is change.variant or not _meet(earlier, change):
                continue
            if earlier.variant.name.text not in self._followed[change.variant.name.text]:
                when = both(earlier.when, change.when)
                if when != NEVER:
                    yield Refusal(when, partial(_clash, earlier, change))
        before.append(change)


def _meet(earlier: Change, change: Change) -> bool:
    if _overlap(earlier.target, change.target):
        return True
    return change.place is not None and earlier.place == change.place


def _clash(earlier: Change, change: Change) -> Diagnostic:
    first = Label(earlier.span, Message("first-label"))
    names = (earlier.variant.name.text, change.variant.name.text)
    if not _overlap(earlier.target, change.target):
        return _unordered_steps(change, names, first)
    target = max(earlier.target, change.target, key=len)
    return UNORDERED_PATCHES.at(
        Label(change.span), first, rule=target, features_list=names, rules=(target,)
    )


def _unordered_steps(change: Change, names: tuple[str, str], first: Label) -> Diagnostic:
    assert change.place is not None
    stage, after = change.place.stage, change.place.after
    where: dict[str, Argument] = {
        "place": stage if after is None else f"{stage}.{after}",
        "first": "yes" if after is None else "no",
    }
    told = {"features_list": names, **where}
    found = UNORDERED_PATCHES.at(
        Label(change.span, Message("unordered-steps-label")),
        first,
        help=Message("unordered-steps-help", where),
        rules=(change.target,),
    )
    return replace(found, message=Message("unordered-steps", told))


def _overlap(one: str, other: str) -> bool:
    return one == other or one.startswith(other + ".") or other.startswith(one + ".")


def change_of(patch: PlainPatch, variant: Variant, when: Condition) -> Change:
    target, place = target_of(patch), None
    if isinstance(patch, PatchStep) and patch.adds:
        stage = target.partition(".")[0]
        place = Place(stage, None if patch.after is None else patch.after.text)
    return Change(target, variant, when, patch.span, place)


def target_of(patch: PlainPatch) -> str:
    """What a patch changes, as a rule id."""
    match patch:
        case SetParam(name=name):
            return name.text
        case Remove(part="accept", path=path):
            return f"{AT}{path.text}"
        case Remove(path=path) | PatchRule(path=path) | PatchStep(path=path):
            return path.text
        case PatchRow(table=table, row=row):
            return f"{table.text}.{row.selector.label}"
        case PatchDeclaration(declaration=declaration):
            known = named(declaration)
            assert known is not None, "what has no name can't be added"
            return known
        case _:
            assert_never(patch)
