"""`offer powers on top of discard`: the powers of that card may, or must, be used."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from typing import ClassVar

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import CYCLIC_DEFINITION, NO_ACTOR
from cambio_spec.diagnostics.diagnostic import Message, Rejected
from cambio_spec.kernel.expressions import Binary, Const, Expr, Unary
from cambio_spec.kernel.program import Option
from cambio_spec.kernel.statements import If
from cambio_spec.kernel.types import BOOLEAN, CARD
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import DECLINE, Continue, Flow, Offered, Statements, always
from cambio_spec.nodes.picking import is_open, option
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.selectors import matches
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression


@dataclass(frozen=True, slots=True)
class OfferPowers(Effect):
    PAUSES: ClassVar[bool] = True
    card: Expression


def read(tree: Branch, reader: Reader) -> OfferPowers:
    (card,) = tree.children
    return OfferPowers(reader.expression(card), span=reader.span(tree))


def write(node: OfferPowers, _writer: Writer) -> str:
    return f"offer powers on {expression(node.card)}"


def any_of(conditions: list[Expr]) -> Expr:
    return reduce(lambda a, b: Binary("or", a, b, origin=b.origin), conditions)


def guard(power: Offered, card: Expr, scope: Scope) -> Expr:
    """The card is one of those that have the power, and the power's own condition holds."""
    o = power.name
    inner = scope.apart(o)
    cards = any_of([matches(selector, card, inner) for selector in power.cards])
    if power.when is None:
        return cards
    return Binary("and", cards, elaborate(power.when, inner, BOOLEAN), origin=o)


def lower(node: OfferPowers, flow: Flow, scope: Scope, then: Continue) -> Statements:
    if scope.me is None:
        raise Rejected((NO_ACTOR.at(node.span, name="me"),))
    o = scope.origin
    if any(power.name == o for power in flow.offered):
        itself = Message("cyclic-definition-itself", {"name": o})
        fault = CYCLIC_DEFINITION.at(node.span)
        raise Rejected((replace(fault, message=itself, help=Message(f"{itself.id}-help")),))
    after = flow.stage(scope, then(scope))
    card = elaborate(node.card, scope, CARD)
    options: list[Option] = []
    for power in flow.offered:
        applies = guard(power, card, scope)
        inner = scope.apart(power.name)
        options.append(option(power.name, applies, power.effects, flow, inner, always(after)))
    if not options:
        return after
    usable = any_of([is_open(option) for option in options])
    forced = [is_open(o) for o, p in zip(options, flow.offered, strict=True) if not p.optional]
    if len(forced) < len(options):  # else whoever comes here has to use one
        may_decline: Expr = (
            Unary("not", any_of(forced), origin=o) if forced else Const(BOOLEAN, True, origin=o)
        )
        options.append(Option(DECLINE, may_decline, None, after, origin=o))
    jump = flow.phase(scope, scope.me, tuple(options))
    return (If(usable, jump, (), origin=o), *after)


CONSTRUCT = EffectConstruct(
    "offer",
    OfferPowers,
    read,
    write,
    lower,
    "move hand of me to discard; offer powers on top of discard",
)
