"""What can be told from the declarations alone: references that lead nowhere, rules without a
source, names without a use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.fact import FactPart
from cambio_spec.constructs.game import Game
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.diagnostics.codes import (
    UNCITED,
    UNKNOWN_CITATION,
    UNKNOWN_EDITION,
    UNKNOWN_NAME,
    UNREASONED,
    UNUSED_NAME,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.model.ruleset import Rule
from cambio_spec.nodes.parts import Rule as DecisionRuleText
from cambio_spec.nodes.surface import Cite, Declaration, Item, Path, Word
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
) -> tuple[Diagnostic, ...]:
    """What is worth saying about a rule set that can be worked with. `base` is the game without
    its variants."""
    return (*_uncited(rules), *_unused(declarations, base))


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


def _unused(
    declarations: tuple[Declaration, ...], base: tuple[Declaration, ...]
) -> Iterator[Diagnostic]:
    """Parameters, facts and places that nothing mentions. What only a rule mentions that a
    variant has removed is the game's, and no fault of the variant."""
    mentioned = {w.text for d in (*declarations, *base) for w in _words(d)}
    kinds = {Param: "parameter", FactPart: "fact", ZonePart: "zone"}
    for declaration in declarations:
        category = kinds.get(type(declaration))
        if category is None or not isinstance(declaration, Param | FactPart | ZonePart):
            continue
        name = declaration.name.text
        if name not in mentioned:
            yield UNUSED_NAME.at(declaration.name.span, rules=(name,), category=category, name=name)


def _words(node: object) -> Iterator[Word]:
    """The names that a declaration mentions, but the one that it declares."""
    if isinstance(node, tuple):
        for child in node:
            yield from _words(child)
        return
    if isinstance(node, Word):
        yield node
        return
    fields = getattr(type(node), "__dataclass_fields__", {})
    own = isinstance(node, Param | FactPart | ZonePart)
    for name in fields:
        if name == "span" or (own and name == "name"):
            continue
        value = getattr(node, name)
        if isinstance(value, tuple | Word | Item) or hasattr(value, "span"):
            yield from _words(value)
