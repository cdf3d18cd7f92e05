"""What a variant has removed and the rules still ask for: told at the patch that removes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.variant import Remove, Variant, plain
from cambio_spec.diagnostics.codes import MISSING_PART, UNKNOWN_NAME
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.model.mentions import Declarations, named
from cambio_spec.model.ruleset import Rule
from cambio_spec.source.files import Span

MOST_USES = 3
"""So many places are shown where something is still used; its rules are all named."""


@dataclass(frozen=True, slots=True)
class _Removed:
    variant: Variant
    patch: Remove
    parts: frozenset[str]
    """Names that are gone with it, and for a stage that begins something, what it begins."""


def where_removed(
    found: Iterable[Diagnostic],
    variants: Sequence[Variant],
    declarations: Declarations,
    rules: Mapping[str, Rule],
) -> tuple[Diagnostic, ...]:
    """The faults of a configuration, those at a name that one of its variants has removed at that
    patch. `declarations` are those that there were to remove, `rules` those that are left."""
    removed = tuple(_removed(variants, declarations))
    told: dict[object, Diagnostic] = {}
    uses: dict[object, list[Span]] = {}
    for finding in found:
        name = str(finding.message.arguments.get("name", ""))
        one = next((r for r in removed if name in r.parts), None)
        if finding.code == UNKNOWN_NAME.code and one is not None:
            key = one.patch.span, name
            uses.setdefault(key, []).append(finding.labels[0].span)
            told[key] = _still_used(one, name, uses[key], rules)
        else:
            told[len(told)] = _emptied(finding, removed)
    return tuple(told.values())


def _removed(variants: Sequence[Variant], declarations: Declarations) -> Iterator[_Removed]:
    for variant in variants:
        for patch in map(plain, variant.patches):
            if isinstance(patch, Remove):
                path = patch.path.text
                there = (d for d in declarations if named(d) == path)
                parts = frozenset(part for d in there for part in _parts(d))
                yield _Removed(variant, patch, parts | {path})


def _parts(declaration: object) -> Iterator[str]:
    match declaration:
        case PhasePart(names=names):
            yield from (name.text for name in names)
        case StagePart(occasion=str() as begins):
            yield begins


def _still_used(
    one: _Removed, name: str, uses: Sequence[Span], rules: Mapping[str, Rule]
) -> Diagnostic:
    around = dict.fromkeys(rule for use in uses if (rule := _rule_around(use, rules)))
    found = UNKNOWN_NAME.at(
        Label(one.patch.span, Message("still-used-label")),
        *(Label(use, Message("use-label")) for use in islice(uses, MOST_USES)),
        help=Message("still-used-help", {"name": name, "rules_list": tuple(around)}),
    )
    said = Message("still-used", {"feature": one.variant.name.text, "name": name})
    return replace(found, message=said)


def _rule_around(use: Span, rules: Mapping[str, Rule]) -> str | None:
    """The innermost rule in which a name stands."""
    around = [
        (span.end - span.start, rule.id)
        for rule in rules.values()
        if (span := rule.item.span).file.path == use.file.path
        and span.start <= use.start < span.end
    ]
    return min(around)[1] if around else None


def _emptied(finding: Diagnostic, removed: Sequence[_Removed]) -> Diagnostic:
    """A part that is missing because a variant removes it, or all that it says."""
    if finding.code != MISSING_PART.code:
        return finding
    part = str(finding.message.arguments["part"])
    for one in removed:
        if part in one.parts or one.patch.path.text.startswith(f"{part}."):
            place = Label(one.patch.span, Message("still-used-label"))
            return replace(finding, labels=(place, *finding.labels))
    return finding
