"""A variant's patches, applied to the declarations of its base."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import NoReturn, assert_never

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.variant import (
    Patch,
    PatchDeclaration,
    PatchRule,
    PatchStep,
    Remove,
    ReplaceRow,
    SetParam,
    Variant,
)
from cambio_spec.diagnostics.codes import (
    DUPLICATE_RULE,
    MISSING_PATCHED_RULE,
    UNORDERED_PATCHES,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.nodes.surface import Declaration, Word
from cambio_spec.source.files import Span

Declarations = tuple[Declaration, ...]


def patched(declarations: Declarations, variants: Iterable[Variant]) -> Declarations:
    """The declarations with each variant's patches, in that order.

    Raises `Rejected` for a patch to what isn't there, and for two variants that change the same
    rule: nothing says which of them has the last word.
    """
    faults: list[Diagnostic] = []
    changed: dict[str, tuple[str, Span]] = {}
    for variant in variants:
        for patch in variant.patches:
            target = _target(patch)
            earlier = changed.get(target)
            if earlier is not None and earlier[0] != variant.name.text:
                faults.append(_clash(target, earlier, variant, patch))
            changed[target] = (variant.name.text, patch.span)
            try:
                declarations = _apply(declarations, patch, variant)
            except Rejected as rejected:
                faults += rejected.diagnostics
                continue
            if isinstance(patch, Remove):
                declarations = _unquestioned(declarations, patch.path.text)
    if faults:
        raise Rejected(tuple(faults))
    return declarations


def _unquestioned(declarations: Declarations, removed: str) -> Declarations:
    """A question no longer names the rule that is gone; one whose ruling is gone goes with it,
    and so does what was accepted there."""
    kept: list[Declaration] = []
    for node in declarations:
        if isinstance(node, Accept) and node.rule.text == removed:
            continue
        if isinstance(node, Question) and any(p.text == removed for p in node.rules):
            node = replace(node, rules=tuple(p for p in node.rules if p.text != removed))
            if not node.rules:
                continue
        kept.append(node)
    return tuple(kept)


def _target(patch: Patch) -> str:
    """What a patch changes, as a rule id."""
    match patch:
        case SetParam(name=name):
            return name.text
        case Remove(path=path) | PatchRule(path=path) | PatchStep(path=path):
            return path.text
        case ReplaceRow(table=table, row=row):
            return f"{table.text}.{row.selector.label}"
        case PatchDeclaration(declaration=declaration):
            return named(declaration) or f"declaration {id(patch)}"
        case _:
            assert_never(patch)


def _clash(target: str, earlier: tuple[str, Span], variant: Variant, patch: Patch) -> Diagnostic:
    first = Label(earlier[1], Message("first-label"))
    names = (earlier[0], variant.name.text)
    return UNORDERED_PATCHES.at(
        Label(patch.span), first, rule=target, features_list=names, rules=(target,)
    )


def _apply(declarations: Declarations, patch: Patch, variant: Variant) -> Declarations:
    missing = _Missing(patch, variant, declarations)
    match patch:
        case SetParam(name=name, value=value):

            def put(node: Declaration) -> Declaration:
                assert isinstance(node, Param)
                return replace(
                    node, value=value, cites=patch.cites, because=patch.because, span=patch.span
                )

            return _each(declarations, Param, name.text, put, missing)
        case Remove(part="action" | "power", path=path):
            kept = tuple(d for d in declarations if not _is_play(d, path.text))
            if len(kept) == len(declarations):
                missing.fail()
            return kept
        case Remove(path=path) | PatchRule(path=path) | PatchStep(path=path):
            return _parts(declarations, path.text, patch, missing)
        case ReplaceRow(table=table, row=row):
            return _parts(declarations, f"{table.text}.{row.selector.label}", patch, missing)
        case PatchDeclaration(adds=True, declaration=declaration):
            return (*declarations, declaration)
        case PatchDeclaration(declaration=declaration):
            assert isinstance(declaration, Action | Power)
            own = declaration.name.text
            if not any(_is_play(d, own) for d in declarations):
                missing.fail()
            return tuple(declaration if _is_play(d, own) else d for d in declarations)
        case _:
            assert_never(patch)


def _is_play(node: Declaration, name: str) -> bool:
    return isinstance(node, Action | Power) and node.name.text == name


class _Missing:
    """The error for a patch to what isn't there, with the nearest thing that is."""

    def __init__(self, patch: Patch, variant: Variant, declarations: Declarations) -> None:
        self._patch, self._variant, self._declarations = patch, variant, declarations

    def fail(self, what: str | None = None, at: Span | None = None) -> NoReturn:
        """`what` is there no rule like, written `at`: by default what the patch changes."""
        target = what or _target(self._patch)
        known = list(_known(self._declarations))
        raise Rejected(
            (
                MISSING_PATCHED_RULE.at(
                    at or self._patch.span,
                    feature=self._variant.name.text,
                    rule=target,
                    help=help_nearest(target, known),
                ),
            )
        )


def _known(declarations: Declarations) -> Iterator[str]:
    for node in declarations:
        match node:
            case Define(name=name):
                yield from (node.rule_id(r) for r in node.rules)
            case Table(name=name, rows=rows):
                yield from (f"{name.text}.{r.selector.label}" for r in rows)
            case StagePart(name=name, steps=steps):
                yield from (f"{name.text}.{s.name.text}" for s in steps)
            case Action(name=name) | Power(name=name) | Param(name=name):
                yield name.text
            case _:
                continue


def _each(
    declarations: Declarations,
    kind: type[Declaration],
    name: str,
    change: Callable[[Declaration], Declaration],
    missing: _Missing,
) -> Declarations:
    found = [d for d in declarations if isinstance(d, kind) and named(d) == name]
    if not found:
        missing.fail()
    return tuple(change(d) if d in found else d for d in declarations)


def named(node: Declaration) -> str | None:
    """The name that a declaration brings into being, if it is a single one."""
    name = getattr(node, "name", None)
    return name.text if isinstance(name, Word) else None


def _parts(declarations: Declarations, path: str, patch: Patch, missing: _Missing) -> Declarations:
    """A patch to a part of a decision, a table or a stage."""
    stem, _, part = path.partition(".")
    for index, node in enumerate(declarations):
        if named(node) != stem:
            continue
        match node:
            case Define():
                new: Declaration = _rules(node, part, patch, missing)
            case Table():
                new = _rows(node, part, patch, missing)
            case StagePart():
                new = _steps(node, part, patch, missing)
            case _:
                continue
        return (*declarations[:index], new, *declarations[index + 1 :])
    missing.fail()


def _rules(node: Define, part: str, patch: Patch, missing: _Missing) -> Define:
    names = [r.name.text if r.name else "" for r in node.rules]
    match patch:
        case PatchRule(adds=True, rule=rule) if not node.plain:
            _refuse_twice(part, names, node.name.text, patch)
            return replace(node, rules=(*node.rules, rule))
        case PatchRule(rule=rule) if part in names:
            where = names.index(part)
            if node.plain:
                rule = replace(rule, name=None)
            rules = (*node.rules[:where], rule, *node.rules[where + 1 :])
            return replace(node, rules=rules)
        case Remove(part="rule") if part in names:
            kept = (r for r, name in zip(node.rules, names, strict=True) if name != part)
            without = (
                replace(r, overrides=tuple(w for w in r.overrides if w.text != part)) for r in kept
            )
            return replace(node, rules=tuple(without))
        case _:
            missing.fail()


def _rows(node: Table, part: str, patch: Patch, missing: _Missing) -> Table:
    labels = [r.selector.label for r in node.rows]
    if part in labels and isinstance(patch, ReplaceRow):
        where = labels.index(part)
        return replace(node, rows=(*node.rows[:where], patch.row, *node.rows[where + 1 :]))
    if part in labels and isinstance(patch, Remove) and patch.part == "row":
        return replace(node, rows=tuple(r for r in node.rows if r.selector.label != part))
    missing.fail()


def _steps(node: StagePart, part: str, patch: Patch, missing: _Missing) -> StagePart:
    names = [s.name.text for s in node.steps]
    match patch:
        case PatchStep(adds=True, after=None, step=step):
            _refuse_twice(part, names, node.name.text, patch)
            return replace(node, steps=(step, *node.steps))
        case PatchStep(adds=True, after=Word() as after, step=step):
            if after.text not in names:
                missing.fail(f"{node.name.text}.{after.text}", after.span)
            _refuse_twice(part, names, node.name.text, patch)
            where = names.index(after.text) + 1
            return replace(node, steps=(*node.steps[:where], step, *node.steps[where:]))
        case PatchStep(adds=False, step=step) if part in names:
            where = names.index(part)
            return replace(node, steps=(*node.steps[:where], step, *node.steps[where + 1 :]))
        case Remove(part="step") if part in names:
            return replace(node, steps=tuple(s for s in node.steps if s.name.text != part))
        case _:
            missing.fail()


def _refuse_twice(part: str, names: list[str], stem: str, patch: Patch) -> None:
    if part in names:
        raise Rejected((DUPLICATE_RULE.at(patch.span, rule=f"{stem}.{part}"),))
