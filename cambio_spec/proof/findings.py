"""What was proved or refuted, as findings that name rules, lines and a real deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from cambio_spec.constructs.table import Table
from cambio_spec.diagnostics.codes import (
    ALWAYS_OVERRIDDEN,
    CONTRADICTION,
    DEAD_RULE,
    GAP,
    OVERLAP,
    UNDEFINED_VALUE,
    Code,
)
from cambio_spec.diagnostics.diagnostic import (
    Argument,
    Diagnostic,
    Hand,
    Label,
    Lying,
    Message,
    RuleValue,
    Witness,
)
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.scene import card_text
from cambio_spec.kernel.expressions import (
    Binary,
    Expr,
)
from cambio_spec.kernel.state import Position
from cambio_spec.kernel.types import CARD
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.parts import Rule
from cambio_spec.nodes.surface import Expression, Operation
from cambio_spec.proof import expected
from cambio_spec.proof.lacking import LEFT, asked_first, lacking
from cambio_spec.proof.outcome import Deal, NearMiss, Outcome, Proof
from cambio_spec.proof.values import value_text
from cambio_spec.source.files import Span


def findings(ruleset: Ruleset, proofs: Sequence[Proof]) -> tuple[Diagnostic, ...]:
    """One finding for everything that isn't proved, in the order of the text."""
    found = [
        finding(ruleset, outcome)
        for proof in proofs
        for outcome in proof.outcomes
        if outcome.status != "proved"
    ]
    return tuple(sorted(found, key=lambda f: f.labels[0].span.start))


def proved(proofs: Sequence[Proof]) -> int:
    """How many questions were answered with a proof."""
    return sum(o.status == "proved" for p in proofs for o in p.outcomes)


def finding(ruleset: Ruleset, outcome: Outcome) -> Diagnostic:
    code, arguments = _said(ruleset, outcome)
    labels, rules = _places(ruleset, outcome)
    if outcome.status == "unknown":
        return _unknown(code, arguments, labels, rules, outcome)
    plain = outcome.kind in ("gap", "overlap", "undefined-value") and "subject" not in arguments
    if plain and outcome.kind == "gap":
        arguments["count"] = outcome.players or 0
    message = Message(f"{code.name}-plain" if plain else code.name, arguments)
    found = code.at(*labels, rules=rules)
    return replace(
        found,
        help=_help(ruleset, outcome, arguments),
        message=message,
        witness=_witness(ruleset, outcome),
    )


def _help(ruleset: Ruleset, outcome: Outcome, said: Mapping[str, Argument]) -> Message | None:
    """How to mend it, where that isn't as usual for this kind of finding."""
    if said.get("reason") == LEFT:
        return asked_first(ruleset, outcome)
    if any(table.name.text == outcome.decision for table in ruleset.all(Table)):
        # Its rows have no conditions, and none can override another.
        return _OF_ROWS.get(outcome.kind)
    return None


_OF_ROWS = {"gap": Message("gap-in-table-help"), "overlap": Message("overlap-of-rows-help")}

_UNKNOWN_HELP = {
    "unsupported": "unknown-unsupported-help",
    "large": "unknown-large-help",
    "large-nest": "unknown-large-help",
}
"""Where more time doesn't help."""


def _unknown(
    code: Code,
    arguments: dict[str, Argument],
    labels: tuple[Label, ...],
    rules: tuple[str, ...],
    outcome: Outcome,
) -> Diagnostic:
    reason = outcome.reason or "solver"
    arguments["nest"] = " › ".join(f"`{through}` ({count})" for through, count in outcome.nest)
    if reason == "time":
        arguments |= {"reason": "time", "detail": ""}
    elif reason == "too-large":
        large = "large-nest" if len(outcome.nest) > 1 else "large"
        arguments |= {"reason": large, "detail": outcome.origin or outcome.decision}
    elif outcome.origin is not None or "-" in reason:
        arguments |= {"reason": "unsupported", "detail": reason}
    else:
        arguments |= {"reason": "solver", "detail": reason}
    found = code.at(*labels, rules=rules, status="unknown")
    return replace(
        found,
        message=Message(f"{code.name}-unknown", arguments),
        help=Message(_UNKNOWN_HELP.get(str(arguments["reason"]), "unknown-help")),
    )


def _said(ruleset: Ruleset, outcome: Outcome) -> tuple[Code, dict[str, Argument]]:
    """The code, and what its headline is said with."""
    subject = _subject(ruleset, outcome)
    about: dict[str, Argument] = {} if subject is None else {"subject": subject}
    match outcome.kind:
        case "gap":
            return GAP, {"decision": outcome.decision, **about}
        case "overlap":
            values = tuple(value_text(outcome.values.get(r)) for r in outcome.rules)
            named = _named(ruleset, outcome.rules)
            if outcome.status == "unknown":
                return OVERLAP, {"rules_list": named}
            return OVERLAP, {"rules_list": named, "values_list": values, **about}
        case "dead-rule":
            rule, *over = outcome.rules
            if over:
                return ALWAYS_OVERRIDDEN, {"rule": rule, "rules_list": tuple(over)}
            return DEAD_RULE, {"rule": rule}
        case "undefined-value":
            said: dict[str, Argument] = {"rule": outcome.rules[0]}
            if outcome.status == "unknown":
                return UNDEFINED_VALUE, said
            return UNDEFINED_VALUE, {**said, "reason": lacking(ruleset, outcome), **about}
        case "property":
            return expected.said(ruleset.program, outcome)
        case "contradiction":
            return CONTRADICTION, {"decision": outcome.decision}
        case _:
            assert_never(outcome.kind)


def _subject(ruleset: Ruleset, outcome: Outcome) -> str | None:
    if outcome.witness is None or not outcome.witness.arguments or outcome.kind == "property":
        return None
    parameter = ruleset.program.decision(outcome.decision).parameters[0]
    value = outcome.witness.arguments[0]
    assert isinstance(value, int)
    if parameter.type == CARD:
        return card_text(ruleset.program.deck.cards[value].code)
    return player_name(value)


def _named(ruleset: Ruleset, rules: tuple[str, ...]) -> tuple[str, ...]:
    """Rules by the one place that each cites, or by their own names."""
    cites = [ruleset.rules[r].cites for r in rules]
    single = [c[0] for c in cites if len(c) == 1]
    return tuple(single) if len(set(single)) == len(rules) else rules


# ── where ────────────────────────────────────────────────────────────────────────────────


def _places(ruleset: Ruleset, outcome: Outcome) -> tuple[tuple[Label, ...], tuple[str, ...]]:
    """The labels, the first one where it is reported, and the ids of the rules."""
    match outcome.kind:
        case "gap":
            near = tuple(_near(ruleset, miss) for miss in outcome.near)
            return (Label(_head(ruleset, outcome.decision)), *near), tuple(
                miss.rule for miss in outcome.near
            )
        case "overlap":
            gives = {
                r: Message("label-gives", {"value": value_text(v)})
                for r, v in outcome.values.items()
            }
            labels = tuple(_label(ruleset, r, gives.get(r)) for r in outcome.rules)
            return labels, outcome.rules
        case "dead-rule" | "undefined-value" | "property":
            labels = tuple(_label(ruleset, r) for r in outcome.rules)
            return labels, outcome.rules
        case "contradiction":
            return (Label(_head(ruleset, outcome.decision)),), (outcome.decision,)
        case _:
            assert_never(outcome.kind)


def _label(ruleset: Ruleset, rule: str, message: Message | None = None) -> Label:
    found = ruleset.rules.get(rule)
    if found is None:
        return Label(_head(ruleset, rule), message)
    return Label(found.item.span, message, found.cites)


def _head(ruleset: Ruleset, decision: str) -> Span:
    """Where the decision's name stands."""
    return ruleset.names[decision]


def _near(ruleset: Ruleset, miss: NearMiss) -> Label:
    """Where a rule's condition fails, or what overrides the rule."""
    rule = ruleset.rules[miss.rule]
    if miss.overridden_by is not None:
        over = Message("label-overridden", {"rules_list": (miss.overridden_by,)})
        return Label(rule.item.span, over, rule.cites)
    part = _conjunct(ruleset, miss)
    if part is None:
        return Label(rule.item.span, None, rule.cites)
    return Label(part, Message("label-not-so"), rule.cites)


def _conjunct(ruleset: Ruleset, miss: NearMiss) -> Span | None:
    """The part of the rule's condition that fails, as written."""
    item = ruleset.rules[miss.rule].item
    decision = ruleset.program.decision(miss.rule.partition(".")[0])
    guard = next(r.guard for r in decision.rules if r.origin == miss.rule)
    meant = _kernel_conjuncts(guard)
    written = _conjuncts(item.when) if isinstance(item, Rule) and item.when is not None else []
    if miss.failed not in meant or len(written) != len(meant):
        return item.when.span if isinstance(item, Rule) and item.when is not None else None
    return written[meant.index(miss.failed)].span


def _conjuncts(node: Expression) -> list[Expression]:
    if isinstance(node, Operation) and node.operator == "and":
        return [*_conjuncts(node.left), *_conjuncts(node.right)]
    return [node]


def _kernel_conjuncts(node: Expr) -> list[Expr]:
    if isinstance(node, Binary) and node.op == "and":
        return [*_kernel_conjuncts(node.left), *_kernel_conjuncts(node.right)]
    return [node]


# ── the deal ─────────────────────────────────────────────────────────────────────────────


def _witness(ruleset: Ruleset, outcome: Outcome) -> Witness | None:
    deal = outcome.witness
    if deal is None or outcome.players is None:
        return None
    program, asked = ruleset.program, outcome.kind == "property"
    parameters = () if asked else program.decision(outcome.decision).parameters
    subject: str | int | None = None
    if parameters:
        value = deal.arguments[0]
        assert isinstance(value, int)
        subject = program.deck.cards[value].code if parameters[0].type == CARD else value
    values = tuple(RuleValue(r, value_text(v)) for r, v in outcome.values.items())
    if asked:
        values = expected.values(program, outcome)
    lying, known = hands(ruleset, deal), facts(ruleset, deal)
    dealt = bool(lying or known) or outcome.players > ruleset.program.counts[0]
    return Witness(outcome.players, lying, known, subject, values, asked=asked, dealt=dealt)


def hands(ruleset: Ruleset, deal: Deal) -> tuple[Hand, ...]:
    program = ruleset.program
    hands = []
    for (zone, owner), slots in deal.zones.items():
        if owner is None:
            continue
        taken = tuple(slot for slot, card in enumerate(slots) if card is not None)
        cards = tuple(program.deck.cards[c].code for c in slots if c is not None)
        lying = _lying(deal, (zone, owner), taken)
        hands.append(Hand(owner, zone, cards, program.zone(zone).rows, taken, lying))
    return tuple(sorted(hands, key=lambda h: (h.player, h.zone)))


def _lying(deal: Deal, at: Position, slots: Sequence[int]) -> tuple[Lying, ...]:
    """How the cards in these slots lie, where the decision asks for it."""
    up, seen = deal.faces.get(at), deal.seen.get(at)
    if up is None:
        return ()
    everybody = range(deal.players)
    return tuple(
        Lying(
            up[slot],
            None
            if seen is None
            else tuple(p for p in everybody if up[slot] or seen[slot] >> p & 1),
        )
        for slot in slots
    )


def facts(ruleset: Ruleset, deal: Deal) -> Mapping[str, str | int | None]:
    """What is true and worth telling: not the facts that are as they were at the start, unless
    they are numbers."""
    found: dict[str, str | int | None] = {}
    for (name, owner), value in deal.facts.items():
        fact = ruleset.program.fact(name)
        label = name if owner is None else f"{name} of {owner}"
        match value:
            case bool():
                if value != fact.initial:
                    found[label] = "yes" if value else "no"
            case int() if fact.type.kind.value == "player":
                found[label] = value
            case None:
                found[label] = None
            case _:
                found[label] = str(value)
    return found
