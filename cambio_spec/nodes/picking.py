"""What a player is asked to pick, and options that begin with a pick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cambio_spec.kernel.expressions import Binary, Expr, Fold
from cambio_spec.kernel.program import Choice, Option
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.folds import Elements, both, elements
from cambio_spec.nodes.naming import refuse_taken
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.several import Picks, picks
from cambio_spec.nodes.surface import Choose, ChooseSeveral, Domain, Effect, Expression, Word


def picking(node: Choose, scope: Scope) -> tuple[Choice, Scope]:
    """What is asked, and the scope in which the answer has its name. Raises `Rejected`."""
    found, where, inner = named(node.name, node.domain, node.when, "choice", scope)
    choice = Choice(found.variable, found.type, found.domain, where, origin=scope.origin)
    return choice, inner


def named(
    name: Word,
    domain: Domain,
    condition: Expression | None,
    category: Literal["choice", "name"],
    scope: Scope,
) -> tuple[Elements, Expr | None, Scope]:
    """The elements of a domain, the condition that they have to meet, and the scope in which one
    of them has a name that the author gave it. Raises `Rejected`."""
    refuse_taken(name, category, scope)
    found = elements(domain, scope, name.text)
    element = found.element(scope)
    inner = scope.bind(name.text, element)
    met = None
    if condition is not None:
        met = elaborate(condition, inner.bind("it", element), BOOLEAN)
    return found, found.where(met, scope), inner


def option(
    name: str,
    guard: Expr,
    effects: Sequence[Effect],
    flow: Flow,
    scope: Scope,
    then: Continue,
    remembering: bool = False,
) -> Option:
    """An option that does `effects`. Where they begin by choosing, the choice is part of taking
    the option, so that it is open only while there is something to choose. `remembering`: the
    effects could make another player of whoever acts."""
    first, rest = effects[0], effects[1:]
    if first.parts:

        def outside(inner: Scope) -> Statements:
            return flow.sequence(rest, inner.naming_as(scope), then)

        return option(name, guard, first.parts, flow, scope, outside, remembering)
    choice, inner, left = None, scope, effects
    several: Picks | None = None
    match first:
        case Choose():
            (choice, inner), left = picking(first, scope), rest
        case ChooseSeveral():
            several, left = picks(first, scope), rest
            choice, inner = several.first, several.scope
            guard = both(guard, several.enough(scope), scope) or guard

    def lower(acting: Scope) -> Statements:
        if several is None:
            return flow.sequence(left, acting, then)
        return several.onward(acting, flow, lambda s: flow.sequence(left, s, then))

    body = flow.remembering(inner, lower) if remembering else lower(inner)
    return Option(name, guard, choice, body, origin=scope.origin)


def is_open(option: Option) -> Expr:
    """That the guard holds, and that there is something to choose."""
    if option.choice is None:
        return option.guard
    asked, o = option.choice, option.origin
    some = Fold(BOOLEAN, "some", asked.variable, asked.domain, asked.where, None, origin=o)
    return Binary("and", option.guard, some, origin=o)
