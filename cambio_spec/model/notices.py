"""What can be told from the declarations alone: references that lead nowhere, rules without a
source, names without a use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import Editorial
from cambio_spec.constructs.fact import FactPart
from cambio_spec.constructs.game import Game
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.variant import SetParam, Variant
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.diagnostics.codes import (
    LEFT_OPEN,
    UNCITED,
    UNKNOWN_CITATION,
    UNKNOWN_EDITION,
    UNKNOWN_NAME,
    UNREASONED,
    UNUSED_NAME,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.kernel.walk import parts_of
from cambio_spec.model.ruleset import Rule
from cambio_spec.nodes.parts import Rule as DecisionRuleText
from cambio_spec.nodes.surface import Cite, Declaration, Item, Path, Surface, Word
from cambio_spec.source.citations import Citation, place


def faults(
    game: Game, declarations: tuple[Declaration, ...], rules: Mapping[str, Rule]
) -> tuple[Diagnostic, ...]:
    """What makes the rule set unusable."""
    found: list[Diagnostic] = []
    for declaration in declarations:
        paths: tuple[Path, ...] = ()
        if isinstance(declaration, Question):
            paths = declaration.rules
        elif isinstance(declaration, Accept):
            paths = (declaration.rule,)
        found += [_no_rule(p, rules) for p in paths if not _is_rule(p.text, rules)]
    # A table cites for all of its rows, and only the rows are rules.
    cited = {id(item): item for item in (*declarations, *(r.item for r in rules.values()))}
    for item in cited.values():
        found += [d for c in item.cites if (d := _bad_cite(c, game))]
    return tuple(found)


def _is_rule(path: str, rules: Mapping[str, Rule]) -> bool:
    return path in rules or any(r.startswith(path + ".") for r in rules)


def _no_rule(path: Path, rules: Mapping[str, Rule]) -> Diagnostic:
    return UNKNOWN_NAME.at(
        path.span, category="rule", name=path.text, help=help_nearest(path.text, rules)
    )


def _bad_cite(cite: Cite, game: Game) -> Diagnostic | None:
    """A place that none of the game's books has. Games without editions cite as they like."""
    editions = {e.language: e.file for e in game.editions}
    if not editions:
        return None
    if cite.edition is not None and cite.edition not in editions:
        near = help_nearest(cite.edition, editions)
        return UNKNOWN_EDITION.at(cite.span, name=cite.edition, help=near)
    if place(Citation(cite.edition, cite.section, cite.item), editions) is None:
        return UNKNOWN_CITATION.at(cite.span, citation=cite.text)
    return None


def notices(
    rules: Mapping[str, Rule],
    declarations: tuple[Declaration, ...],
    base: tuple[Declaration, ...],
    pool: Iterable[Variant],
) -> tuple[Diagnostic, ...]:
    """What is worth saying about a rule set that can be worked with. `base` is the game without
    its variants, which are the `pool`."""
    return (
        *_uncited(rules),
        *_left_open(declarations),
        *_unused(declarations, (*declarations, *base, *pool)),
        *_unasked(declarations, rules, (*declarations, *base, *pool)),
    )


def _uncited(rules: Mapping[str, Rule]) -> Iterator[Diagnostic]:
    for rule in rules.values():
        if rule.cites or rule.because is not None:
            continue
        item = rule.item
        if isinstance(item, DecisionRuleText) and item.overrides:
            stem = rule.id.rpartition(".")[0]
            over = tuple(f"{stem}.{w.text}" for w in item.overrides)
            yield UNREASONED.at(item.span, rules=(rule.id,), rule=rule.id, overridden_list=over)
        else:
            yield UNCITED.at(item.span, rules=(rule.id,), rule=rule.id)


def _left_open(declarations: tuple[Declaration, ...]) -> Iterator[Diagnostic]:
    for question in (d for d in declarations if isinstance(d, Question) and d.ruling is None):
        name = question.name.text
        yield LEFT_OPEN.at(question.name.span, rules=(name,), question=name)


NAMED: Mapping[type[Declaration], str] = {
    Param: "parameter",
    FactPart: "fact",
    ZonePart: "zone",
    Option: "option",
}
OWN = ("name", "section", "base")
"""Where declarations and patches have names that are no mention of a rule."""


LABELS = (*OWN, "names", "overrides", "after", "span")


def _unused(
    declarations: tuple[Declaration, ...], text: tuple[Declaration, ...]
) -> Iterator[Diagnostic]:
    """Parameters, options, facts and places that nothing mentions, in all of the text. What only a
    rule mentions that a variant has removed is the game's, and no fault of the variant."""
    for declaration in unmentioned(declarations, text):
        category, name = NAMED[type(declaration)], declaration.name.text
        yield UNUSED_NAME.at(declaration.name.span, rules=(name,), category=category, name=name)


def _unasked(
    declarations: tuple[Declaration, ...],
    rules: Mapping[str, Rule],
    text: tuple[Declaration, ...],
) -> Iterator[Diagnostic]:
    """Definitions and tables that nothing asks, in all of the text, unless a book says them: what
    it says can be checked for itself. Whoever plays by the engine may ask them all the same, so it
    is only a note."""
    asked = {word.text for declaration in text for word in _asked(declaration)}
    own = {rule.id.partition(".")[0] for rule in rules.values() if not rule.cites}
    for declaration in declarations:
        if isinstance(declaration, Define | Table) and declaration.name.text not in asked:
            category = "decision" if isinstance(declaration, Define) else "table"
            name = declaration.name
            if name.text not in own:
                continue
            found = UNUSED_NAME.at(name.span, rules=(name.text,), category=category, name=name.text)
            yield replace(found, severity="note")


def _asked(node: object) -> Iterator[Word]:
    """The names in effects and values: not what anything is called, nor what overrides what."""
    if isinstance(node, tuple):
        for child in node:
            yield from _asked(child)
    elif isinstance(node, Word):
        yield node
    elif isinstance(node, Surface):
        own = LABELS if isinstance(node, Item) else ()
        for name in parts_of(type(node)):
            if name not in own and isinstance(part := getattr(node, name), tuple | Surface):
                yield from _asked(part)


def unmentioned(
    declarations: tuple[Declaration, ...], text: tuple[Declaration, ...] | None = None
) -> Iterator[Param | FactPart | ZonePart | Option]:
    """The parameters, options, facts and places among declarations that nothing mentions in a
    text, or in the declarations themselves."""
    mentioned = {w.text for d in (declarations if text is None else text) for w in words(d)}
    named = (d for d in declarations if isinstance(d, Param | FactPart | ZonePart | Option))
    return (declaration for declaration in named if declaration.name.text not in mentioned)


def words(node: object) -> Iterator[Word]:
    """The names that a declaration mentions, but the one that it declares, or gives a value."""
    if isinstance(node, tuple):
        for child in node:
            yield from words(child)
        return
    if isinstance(node, Word):
        yield node
        return
    own = OWN if isinstance(node, (*NAMED, SetParam, Editorial, Variant)) else ()
    if isinstance(node, Surface):
        for name in parts_of(type(node)):
            value = getattr(node, name)
            if name not in own and isinstance(value, tuple | Surface):
                yield from words(value)
