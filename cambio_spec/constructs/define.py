"""`define score of player:` with labelled rules: a decision, and which rule wins over which.

A rule applies where its condition holds and that of no rule which overrides it does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import (
    CYCLIC_OVERRIDE,
    DUPLICATE_RULE,
    MISSING_PART,
    MISSING_RULE,
    WRONG_TYPE,
)
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.kernel.expressions import Const, Expr, Local
from cambio_spec.kernel.program import Decision, DecisionRule, Parameter
from cambio_spec.kernel.types import BOOLEAN, CARD, PLAYER, Kind, Type
from cambio_spec.kernel.typing import type_of
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate, fits
from cambio_spec.nodes.faults import all_of
from cambio_spec.nodes.folds import both
from cambio_spec.nodes.keys import IS, TAIL, Either, Key, Named, Words, Wrapped
from cambio_spec.nodes.parts import RULE, Rule, read_rule, write_rule
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.seats import enough_play, taking_part
from cambio_spec.nodes.surface import Because, Cite, Declaration, Expression, Item, Word
from cambio_spec.nodes.writing import BREAK, Line, Writer, expression

SUBJECTS = {"player": PLAYER, "card": CARD}


@dataclass(frozen=True, slots=True)
class Define(Declaration):
    name: Word
    subject: Word | None
    given: Expression | None
    rules: tuple[Rule, ...]

    @property
    def plain(self) -> bool:
        return len(self.rules) == 1 and self.rules[0].name is None

    @property
    def inner(self) -> tuple[Item, ...]:
        return () if self.plain else self.rules

    def rule_id(self, rule: Rule) -> str:
        return self.name.text if rule.name is None else f"{self.name.text}.{rule.name.text}"


def read(tree: Branch, reader: Reader) -> Define:
    name, subject, given, body = tree.children
    because, cites, rules = _body(cast(Branch, body), reader)
    return Define(
        reader.word(name),
        None if subject is None else reader.word(subject),
        reader.optional(given),
        rules,
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _body(
    tree: Branch, reader: Reader
) -> tuple[Because | None, tuple[Cite, ...], tuple[Rule, ...]]:
    """A plain rule has its own source; one before several rules is the definition's."""
    if tree.data == "plain":
        value, tail = tree.children
        return None, (), (read_rule(None, [value, None, None, tail], tree, reader),)
    tail, *rules = tree.children
    because, cites = reader.tail(tail)
    return because, cites, tuple(_rule(cast(Branch, rule), reader) for rule in rules)


def _rule(tree: Branch, reader: Reader) -> Rule:
    name, *rest = tree.children
    return read_rule(reader.word(name), rest, tree, reader)


def head(node: Define) -> str:
    subject = "" if node.subject is None else f" of {node.subject.text}"
    given = "" if node.given is None else f"{BREAK}given {expression(node.given)}"
    return f"define {node.name.text}{subject}{given}:"


def write(node: Define, _writer: Writer) -> list[Line]:
    if node.plain:
        rule = node.rules[0]
        said = replace(node, because=rule.because, cites=rule.cites)
        return [Line(said, f"{head(node)}{BREAK}{write_rule(rule)}")]
    lines = [Line(node, head(node))]
    for rule in node.rules:
        assert rule.name is not None
        lines.append(Line(rule, f"rule {rule.name.text}: {write_rule(rule)}", 1))
    return lines


def declare(node: Define, building: Building) -> None:
    building.decide(node.name, lambda: decision(node, building))


def lower(node: Define, building: Building) -> None:
    building.decision(node.name.text, node.name.span)


def decision(node: Define, building: Building) -> Decision:
    """Raises `Rejected` for a rule that is missing, doubled, or overrides itself in a ring."""
    _check_rules(node)
    name = node.name.text
    scope = building.scope(name)
    parameters: tuple[Parameter, ...] = ()
    given = enough_play(scope, building.seats)
    if node.subject is not None:
        type_ = SUBJECTS.get(node.subject.text)
        if type_ is None:
            raise Rejected((WRONG_TYPE.at(node.subject.span, expected="subject", found="other"),))
        parameters = (Parameter(node.subject.text, type_),)
        subject = Local(type_, node.subject.text, origin=name)
        scope = scope.bind(node.subject.text, subject)
        if type_ is PLAYER:
            given = both(given, taking_part(subject, scope), scope)
    if node.given is not None:
        given = both(given, elaborate(node.given, scope, BOOLEAN), scope)
    always = Const(BOOLEAN, True, origin=name)
    rules = all_of(partial(_lower_rule, node, rule, scope) for rule in node.rules)
    return Decision(name, parameters, _result(node, rules), given or always, rules, origin=name)


def _lower_rule(node: Define, rule: Rule, scope: Scope) -> DecisionRule:
    o = node.rule_id(rule)
    inner = scope.of(o)
    guard: Expr = Const(BOOLEAN, True, origin=o)
    if rule.when is not None:
        guard = elaborate(rule.when, inner, BOOLEAN)
    value = elaborate(rule.value, inner)
    overridden = tuple(f"{node.name.text}.{w.text}" for w in rule.overrides)
    return DecisionRule(guard, value, overridden, origin=o)


def _result(node: Define, rules: tuple[DecisionRule, ...]) -> Type:
    """What all rules give; a player where some rule gives nobody is a player or nobody."""
    types = [type_of(r.value) for r in rules]
    first = types[0]
    for type_, rule in zip(types, node.rules, strict=True):
        if not fits(type_, first) or type_.kind is Kind.ZONE:
            raise Rejected(
                (WRONG_TYPE.at(rule.value.span, expected=first.kind.value, found=type_.kind.value),)
            )
    return next((t for t in types if t.optional), first)


def _check_rules(node: Define) -> None:
    if not node.rules:
        raise Rejected((MISSING_PART.at(node.name.span, part=node.name.text),))
    known: dict[str, Word] = {}
    for rule in node.rules:
        if rule.name is None:
            continue
        if rule.name.text in known:
            first = Label(known[rule.name.text].span, Message("first-label"))
            raise Rejected(
                (DUPLICATE_RULE.at(Label(rule.name.span), first, rule=node.rule_id(rule)),)
            )
        known[rule.name.text] = rule.name
    for rule in node.rules:
        for word in rule.overrides:
            if word.text not in known:
                raise Rejected(
                    (
                        MISSING_RULE.at(
                            word.span,
                            rule=node.rule_id(rule),
                            overridden=f"{node.name.text}.{word.text}",
                            help=help_nearest(word.text, known),
                        ),
                    )
                )
    _check_rings(node)


def _check_rings(node: Define) -> None:
    rules = {r.name.text: r for r in node.rules if r.name}
    over = {name: [w.text for w in r.overrides] for name, r in rules.items()}
    for name, rule in rules.items():
        path = _ring(name, over)
        if len(path) == 2:
            itself = Message("cyclic-override-itself", {"name": node.rule_id(rule)})
            fault = CYCLIC_OVERRIDE.at(rule.span)
            raise Rejected((replace(fault, message=itself, help=Message(f"{itself.id}-help")),))
        if path:
            ids = tuple(node.rule_id(rules[n]) for n in path[:-1])
            spans = [rules[n].span for n in path[:-1]]
            raise Rejected((CYCLIC_OVERRIDE.at(*spans, rules_list=ids),))


def _ring(start: str, over: dict[str, list[str]]) -> list[str]:
    """The shortest way from a rule back to itself; empty if there is none."""
    paths = [[start]]
    seen = {start}
    while paths:
        path = paths.pop(0)
        for name in over.get(path[-1], []):
            if name == start:
                return [*path, name]
            if name not in seen:
                seen.add(name)
                paths.append([*path, name])
    return []


KEYS = (
    Key(
        "define", Words("_of_subject", 2), "A decision, about a player or a card where it says so."
    ),
    Key("given", Words("expr"), "When it can be asked for.", needed=False),
    Either(
        (
            Wrapped(
                "ruled",
                (
                    TAIL,
                    Key(
                        "rules",
                        Named("rule", Words("_name"), RULE),
                        "Its rules; exceptions override.",
                    ),
                ),
            ),
            Wrapped("plain", (IS, TAIL)),
        )
    ),
)

CONSTRUCT = DeclarationConstruct(
    "define",
    Define,
    read,
    write,
    declare,
    lower,
    KEYS,
    "define total of player: sum pip of cards in grid of player",
)
