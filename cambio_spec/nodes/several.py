"""Several that are picked one after the other, under one name.

Each pick is a choice of its own; between two of them whoever picks may say that these are all, as
soon as they are enough. What follows takes as many variables as there may be picks; those that
weren't needed stand for the first one again, so that nothing has to count them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cambio_spec.diagnostics.codes import OUT_OF_RANGE, RESERVED_WORD, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.kernel.expressions import (
    Binary,
    Const,
    Domain,
    Expr,
    Fold,
    Local,
    OwnerOf,
    Players,
    Spots,
)
from cambio_spec.kernel.program import Choice, Option
from cambio_spec.kernel.statements import Goto
from cambio_spec.kernel.types import BOOLEAN, INTEGER
from cambio_spec.nodes.flow import DONE, Continue, Flow, Statements, free
from cambio_spec.nodes.folds import both, elements
from cambio_spec.nodes.naming import refuse_taken
from cambio_spec.nodes.scope import Scope, Several
from cambio_spec.nodes.surface import ChooseSeveral, Expression

MOST_PICKED = 12


@dataclass(frozen=True, slots=True)
class Picks:
    """A choice of several, from `fewest` to `most`. `first` is the first pick, `scope` knows it."""

    node: ChooseSeveral
    fewest: int
    most: int
    first: Choice
    scope: Scope

    def enough(self, outside: Scope) -> Expr | None:
        """That there are as many as have to be picked; None where that is one."""
        if self.fewest == 1:
            return None
        o, asked = outside.origin, self.first
        count = Fold(INTEGER, "count", asked.variable, asked.domain, asked.where, None, origin=o)
        return Binary(">=", count, Const(INTEGER, self.fewest, origin=o), origin=o)

    def onward(self, scope: Scope, flow: Flow, then: Continue) -> Statements:
        """What happens after the first pick, in a scope that knows it."""
        picked, scopes = [], [scope]
        for _ in range(1, self.most):
            asked, inner = _pick(self.node, scopes[-1])
            picked.append(asked)
            scopes.append(inner)
        after = _After(self.node.name.text, scopes[-1], flow, then)
        going_on = after.with_all(scopes[-1])
        for asked, here in reversed(list(zip(picked, scopes, strict=False))):
            going_on = self._wait(asked, going_on, here, flow, after)
        return going_on

    def _wait(
        self, asked: Choice, more: Statements, scope: Scope, flow: Flow, after: _After
    ) -> Statements:
        """The phase in which the next one is picked, or not."""
        o, name = scope.origin, self.node.name.text
        free_to = Const(BOOLEAN, True, origin=o)
        options = [Option(name, free_to, asked, more, origin=o)]
        if len(_members(name, scope)) >= self.fewest:
            options.append(Option(DONE, free_to, None, after.with_all(scope), origin=o))
        assert scope.me is not None
        return flow.phase(scope, scope.me, tuple(options))


def picks(node: ChooseSeveral, scope: Scope) -> Picks:
    """Raises `Rejected`, also for a number of picks that nobody could make."""
    refuse_taken(node.name, "choice", scope)
    if node.name.text == DONE:
        raise Rejected((RESERVED_WORD.at(node.name.span, name=DONE),))
    fewest, most = _bounds(node, scope)
    asked, inner = _pick(node, scope)
    return Picks(node, fewest, most, asked, inner)


def _bounds(node: ChooseSeveral, scope: Scope) -> tuple[int, int]:
    there = _room(node, scope)
    fewest = _figure(node.fewest, 1, min(there or MOST_PICKED, MOST_PICKED), scope)
    if node.most is not None:
        return fewest, _figure(node.most, fewest, min(there or MOST_PICKED, MOST_PICKED), scope)
    if there is None or there > MOST_PICKED:
        fault = OUT_OF_RANGE.at(Label(node.name.span, Message("several-unbounded-label")))
        help_ = Message("several-unbounded-help", {"name": node.name.text, "most": MOST_PICKED})
        raise Rejected((replace(fault, message=Message("several-unbounded"), help=help_),))
    return fewest, there


def _room(node: ChooseSeveral, scope: Scope) -> int | None:
    """How many there can be at most, where that is known before play."""
    found = elements(node.domain, scope, node.name.text)
    match found.domain:
        case Spots(zone=name, owner=owner, row=row):
            zone = next(zone for zone in scope.names.zones() if zone.name == name)
            if owner is None:
                return None
            return zone.limit if row is None else zone.rows[row - 1]
        case Players():
            return None
        case _:
            raise Rejected((WRONG_TYPE.at(node.domain.span, expected="spots", found="other"),))


def _figure(node: Expression, low: int, high: int, scope: Scope) -> int:
    """A number that the rules fix. Raises `Rejected`."""
    number = scope.elaborate(node, INTEGER)
    if not isinstance(number, Const) or not isinstance(number.value, int):
        raise Rejected((WRONG_TYPE.at(node.span, expected="number", found="other"),))
    if not low <= number.value <= high:
        raise Rejected((OUT_OF_RANGE.at(node.span, found=number.value, low=low, high=high),))
    return number.value


def _pick(node: ChooseSeveral, scope: Scope) -> tuple[Choice, Scope]:
    """One pick more, of what hasn't been picked, and the scope that knows it."""
    o, name = scope.origin, node.name.text
    found = elements(node.domain, scope, name)
    element, so_far = found.element(scope), _members(name, scope)
    known = scope.binding_all(name, Several(found.type, _steady(found.domain, so_far), so_far))
    met = None
    if node.when is not None:
        met = scope.elaborator(node.when, known.bind("it", element), BOOLEAN)
    for member in reversed(so_far):
        met = both(Binary("!=", element, member, origin=o), met, scope)
    choice = Choice(found.variable, found.type, found.domain, found.where(met, scope), origin=o)
    members = (*so_far, element)
    several = Several(found.type, _steady(found.domain, members), members)
    return choice, scope.binding_all(name, several)


def _members(name: str, scope: Scope) -> tuple[Local, ...]:
    meaning = scope.locals.get(name)
    return meaning.members if isinstance(meaning, Several) else ()


def _steady(domain: Domain, members: Sequence[Local]) -> Domain:
    """Where to look for those that were picked, whatever happens to the facts that said where they
    could be picked from."""
    match domain:
        case Spots(zone=zone, owner=owner) if members and owner is not None:
            return Spots(
                zone, OwnerOf(members[0], origin=domain.origin), None, origin=domain.origin
            )
        case Players():
            return Players(None, origin=domain.origin)
        case _:
            return domain


class _After:
    """What follows, once for every number of picks."""

    def __init__(self, name: str, scope: Scope, flow: Flow, then: Continue) -> None:
        self._name, self._origin = name, scope.origin
        self._all = _members(name, scope)
        self._body = then(scope)
        self._label = flow.label() if self._body else ""
        self._parameters = free(*self._body)
        if self._body:
            variables = tuple(Local(p.type, p.name, origin=self._origin) for p in self._parameters)
            flow.add_stage(self._label, variables, self._body, self._origin)

    def with_all(self, scope: Scope) -> Statements:
        """The jump there, with those that have been picked in this scope."""
        if not self._body:
            return ()
        members = _members(self._name, scope)
        missing = {member.name for member in self._all[len(members) :]}
        arguments = tuple(
            members[0] if p.name in missing else Local(p.type, p.name, origin=self._origin)
            for p in self._parameters
        )
        return (Goto(self._label, arguments, origin=self._origin),)
