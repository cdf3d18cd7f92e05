"""A game and its variants to a family: what each patch adds, and what it puts aside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import TypeVar, assert_never

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.option import Option, Value, agreed_value, not_allowed
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.registry import DECLARATIONS
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.variant import (
    Patch,
    PatchDeclaration,
    Patched,
    PatchRow,
    PatchRule,
    PatchStep,
    PlainPatch,
    Remove,
    SetParam,
    Variant,
    plain,
)
from cambio_spec.diagnostics.codes import (
    DUPLICATE_RULE,
    MISSING_PATCHED_RULE,
    TOO_LARGE,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.model.clashes import AT, Changes, change_of, target_of
from cambio_spec.model.condition import ALWAYS, NEVER, Condition, Has, both, either, negated
from cambio_spec.model.family import Entry, Family, Head, Part, Refusal, Version, entry_of
from cambio_spec.model.features import Feature, in_order, limits, refusals
from cambio_spec.model.mentions import Declarations, PartItem, part_name, rule_id
from cambio_spec.nodes.parts import Rule
from cambio_spec.nodes.surface import Declaration, Item
from cambio_spec.source.files import Span

MOST_FEATURES = 60


def family(declarations: Declarations, variants: Sequence[Variant]) -> Family:
    """The game of these declarations with these variants. Raises `Rejected` for variants whose
    order is a circle, and for more than any game has; what some combinations lack is a refusal of
    those."""
    made = Family()
    for declaration in declarations:
        if not isinstance(declaration, Variant):
            made.add(entry_of(declaration))
    _bound_features(variants, [o for _, o in made.readings(Option)])
    changes, names = Changes(variants), _names(made, variants)
    for variant in in_order(variants):
        for patch in variant.patches:
            when = both(Has(variant.name.text), _condition(patch, names))
            made.refusals += changes.add(change_of(plain(patch), variant, when))
            _Patching(made, variant, plain(patch), when).apply()
    played: list[tuple[Condition, Feature]] = [(Has(v.name.text), v) for v in variants]
    played += ((both(Has(o.name.text), there), o) for there, o in made.readings(Option))
    usual = {o.name.text for _, o in made.readings(Option) if o.default.value is True}
    for when, feature in played:
        made.unfit += refusals(feature, when, usual)
        made.limits += limits(feature, when)
    return made


def _bound_features(*kinds: Sequence[Feature]) -> None:
    for features in kinds:
        if len(features) > MOST_FEATURES:
            said = Message("too-many-features", {"limit": MOST_FEATURES})
            place = features[MOST_FEATURES].name.span
            raise Rejected((replace(TOO_LARGE.at(place), message=said),))


def _names(made: Family, variants: Sequence[Variant]) -> frozenset[str]:
    """The names of all features, those too that a variant brings."""
    brought = (node for v in variants for node in v.declared if isinstance(node, Option))
    features: list[Feature] = [
        *variants,
        *brought,
        *(option for _, option in made.readings(Option)),
    ]
    return frozenset(feature.name.text for feature in features)


def _condition(patch: Patch, names: Set[str]) -> Condition:
    """What else has to be played with, and what not, for a patch to be made. What isn't among the
    `names` of features is never played."""
    if not isinstance(patch, Patched):
        return ALWAYS
    asked = {word.text: None for word in patch.condition.features}
    known = [Has(name) for name in asked if name in names]
    if not patch.condition.present:
        return both(*(negated(has) for has in known))
    return both(*known) if len(known) == len(asked) else NEVER


Sourced = TypeVar("Sourced", bound=Item)


def _sourced(patch: PlainPatch, variant: Variant) -> PlainPatch:
    """A patch with no source of its own has that of its variant."""
    match patch:
        case PatchRule(rule=rule):
            return replace(_with_source(patch, variant), rule=_with_source(rule, variant))
        case PatchStep(step=step):
            return replace(_with_source(patch, variant), step=_with_source(step, variant))
        case PatchRow(row=row):
            return replace(_with_source(patch, variant), row=_with_source(row, variant))
        case PatchDeclaration(declaration=Define(plain=True, rules=(rule,)) as define):
            plain_one = replace(define, rules=(_with_source(rule, variant),))
            return replace(patch, declaration=plain_one)
        case PatchDeclaration(declaration=node):
            return replace(patch, declaration=_with_source(node, variant))
        case _:
            return _with_source(patch, variant)


def _with_source(item: Sourced, variant: Variant) -> Sourced:
    if item.because is not None or item.cites:
        return item
    return replace(item, because=variant.because, cites=variant.cites)


class _Patching:
    """One patch of one variant, where `when` holds."""

    def __init__(
        self, family: Family, variant: Variant, patch: PlainPatch, when: Condition
    ) -> None:
        self._family, self.variant, self.when = family, variant, when
        self.patch = _sourced(patch, variant)
        self.target = target_of(patch)

    def apply(self) -> None:
        patch = self.patch
        match patch:
            case SetParam():
                self._set(patch)
            case Remove(part="rule" | "row" | "step"):
                self._in_parts(None)
            case Remove():
                self._replace_whole(None, _KINDS.get(patch.part))
            case PatchRule(adds=adds, rule=rule):
                self._add_part(rule) if adds else self._in_parts(rule)
            case PatchStep(adds=adds, step=step):
                self._add_part(step) if adds else self._in_parts(step)
            case PatchRow(adds=adds, row=row):
                self._add_part(row) if adds else self._in_parts(row)
            case PatchDeclaration(adds=True, declaration=node):
                self._family.add(entry_of(node, self.when, self.variant.name.text))
            case PatchDeclaration(declaration=node):
                self._replace_whole(node, type(node))
            case _:
                assert_never(patch)

    # ── whole declarations ───────────────────────────────────────────────────────────────

    def _replace_whole(self, node: Declaration | None, kind: type[Declaration] | None) -> None:
        entries = [entry for entry in self._entries() if kind in (None, entry.kind)]
        self._need(either(*(entry.there for entry in entries)))
        for entry in entries:
            entry.replaced(node, self.when, self.variant.name.text)

    def _entries(self) -> Iterator[Entry]:
        """The declarations that are called what the patch changes. What accepts a finding is
        removed by the rule at which it does."""
        if isinstance(self.patch, Remove) and self.patch.part == "accept":
            place = self.target.removeprefix("accept")
            for entry in self._family.entries:
                if entry.kind is Accept and (entry.name or "").endswith(place):
                    yield entry
        else:
            yield from self._family.named(self.target)

    def _set(self, patch: SetParam) -> None:
        entries = [e for e in self._entries() if e.kind in (Param, Option)]
        self._need(either(*(entry.there for entry in entries)))
        for head in (head for entry in entries for head in entry.heads):
            for part in head.parts or ():
                node = self._with_value(head, patch)
                part.replaced(node, self.when, self.variant.name.text)

    def _with_value(self, head: Head, patch: SetParam) -> Param | Option:
        node = head.node
        if isinstance(node, Param):
            return replace(
                node, value=patch.value, cites=patch.cites, because=patch.because, span=patch.span
            )
        assert isinstance(node, Option)
        value = agreed_value(patch.value)
        if value is None or not node.allows(value):
            said = patch.value.span
            where = both(self.when, head.present)
            self._refuse(where, partial(not_allowed, node, said.text, said))
            return node
        default = Value(value, span=patch.value.span)
        return replace(
            node, default=default, cites=patch.cites, because=patch.because, span=patch.span
        )

    # ── parts ────────────────────────────────────────────────────────────────────────────

    def _heads(self) -> Iterator[tuple[Head, str]]:
        """The readings of the declaration that may have the part, and the part's name in each: the
        single rule of a plain definition has none."""
        stem, _, part = self.target.partition(".")
        for entry in self._family.named(stem):
            for head in entry.heads:
                if self._fits(head.node):
                    yield head, part

    def _in_parts(self, item: PartItem | None) -> None:
        """Another reading of a part, or none."""
        there: list[Condition] = []
        for head, name in self._heads():
            nameless = isinstance(head.node, Define) and head.node.plain
            for part in head.named(name):
                there.append(both(head.present, part.there))
                made = replace(item, name=None) if nameless and isinstance(item, Rule) else item
                part.replaced(made, self.when, self.variant.name.text)
        self._need(either(*there))

    def _fits(self, node: Declaration) -> bool:
        match self.patch:
            case PatchRule() | Remove(part="rule"):
                return isinstance(node, Define)
            case PatchRow() | Remove(part="row"):
                return isinstance(node, Table)
            case _:
                return isinstance(node, StagePart)

    def _add_part(self, item: PartItem) -> None:
        there: list[Condition] = []
        name = part_name(item)
        for head, _ in self._heads():
            if isinstance(head.node, Define) and head.node.plain:
                continue
            assert head.parts is not None
            there.append(head.present)
            for known in (part for part in head.named(name) if part.versions):
                twice = both(self.when, head.present, known.there)
                self._refuse(twice, partial(self._twice, known.versions[0].item.span))
            for where, when in self._places(head):
                version = Version(when, item, self.variant.name.text)
                head.parts.insert(where, Part(name, when, [version]))
        self._need(either(*there))

    def _places(self, head: Head) -> list[tuple[int, Condition]]:
        """Where in a declaration a part is added, the last place first: a rule or a row behind all
        others, a step where the patch says. Where it says more than one,
        one of them is there at a time."""
        assert head.parts is not None
        after = self.patch.after if isinstance(self.patch, PatchStep) else None
        if after is None:
            return [(0 if isinstance(head.node, StagePart) else len(head.parts), self.when)]
        before = head.named(after.text)
        lacking = negated(either(*(part.there for part in before)))
        missing = partial(
            self._missing, f"{self.target.partition('.')[0]}.{after.text}", after.span
        )
        self._refuse(both(self.when, head.present, lacking), missing)
        places = ((i + 1, p) for i, p in enumerate(head.parts) if any(p is b for b in before))
        return [(i, both(self.when, p.there)) for i, p in reversed(list(places))]

    # ── what is missing ──────────────────────────────────────────────────────────────────

    def _refuse(self, when: Condition, told: Callable[[], Diagnostic]) -> None:
        if when != NEVER:
            self._family.refusals.append(Refusal(when, told))

    def _need(self, there: Condition) -> None:
        """Where the patch is made, what it changes has to be there."""
        missing = partial(self._missing, self.target, self.patch.span)
        self._refuse(both(self.when, negated(there)), missing)

    def _twice(self, first: Span) -> Diagnostic:
        label = Label(first, Message("first-label"))
        return DUPLICATE_RULE.at(Label(self.patch.span), label, rule=self.target)

    def _missing(self, target: str, at: Span) -> Diagnostic:
        """The error for a patch to what isn't there, with the nearest thing that is."""
        return MISSING_PATCHED_RULE.at(
            at,
            feature=self.variant.name.text,
            rule=target,
            help=help_nearest(target, self._nearly(target)),
        )

    def _nearly(self, target: str) -> list[str]:
        """What may have been meant: rules, or where findings are accepted."""
        known = _known(self._family.entries)
        accepts = target.startswith(AT)
        return [name for name in known if name.startswith(AT) == accepts]


_KINDS: Mapping[str, type[Declaration]] = {c.rule: c.node for c in DECLARATIONS}


def _known(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        for head in entry.heads:
            if entry.name is None:
                continue
            if isinstance(head.node, Accept):
                yield f"{AT}{head.node.rule.text}"
            elif head.parts is None:
                yield entry.name
            else:
                yield from (rule_id(entry.name, part.name) for part in head.parts)
