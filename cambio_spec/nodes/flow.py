"""Effects to kernel statements.

Effects are written one after the other, but play stops wherever a player has to choose. So
they are lowered with their continuation in hand: at a choice, all that follows becomes a block
of its own, whose parameters are the bound variables that it still needs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from cambio_spec.diagnostics.codes import NEVER_REACHED
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Expr, Local
from cambio_spec.kernel.folding import sure
from cambio_spec.kernel.program import Block, Option, Parameter, Phase, Stage
from cambio_spec.kernel.statements import EndMatch, EndRound, Goto, If, Statement
from cambio_spec.kernel.types import PLAYER
from cambio_spec.nodes.acting import inside, steady
from cambio_spec.nodes.parts import Selector
from cambio_spec.nodes.scope import Names, Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.source.files import Span

Statements = tuple[Statement, ...]
Continue = Callable[[Scope], Statements]
LowerEffect = Callable[[Any, "Flow", Scope, Continue], Statements]


DECLINE = "decline"
"""The option not to use what is offered."""


DONE = "done"
"""The option not to pick any more."""


def stop(_: Scope) -> Statements:
    """Nothing follows here: the statements around it go on."""
    return ()


@dataclass(frozen=True, slots=True)
class Offered:
    """What a card offers: the option's name, which cards do, under what condition, whether it
    may be declined, and what it does."""

    name: str
    cards: tuple[Selector, ...]
    optional: bool
    when: Expression | None
    effects: tuple[Effect, ...]


def always(body: Statements) -> Continue:
    """The same follows, whatever has been chosen."""
    return lambda _: body


def leaves(body: Statements) -> bool:
    """Whether play always goes on elsewhere, so that nothing after these can be reached."""
    if not body:
        return False
    last = body[-1]
    if isinstance(last, If):
        return leaves(last.then) and leaves(last.otherwise)
    return isinstance(last, Goto | EndRound | EndMatch)


def followed(lower: Callable[[Continue], Statements], then: Continue, next_one: Span) -> Statements:
    """What `lower` gives with `then` after it. Raises `Rejected` where play never gets to `then`:
    nothing that an editor wrote is dropped in silence."""
    reached = False

    def onward(scope: Scope) -> Statements:
        nonlocal reached
        reached = True
        return then(scope)

    body = lower(onward)
    if not reached:
        raise Rejected((NEVER_REACHED.at(next_one),))
    return body


class Flow:
    """Lowers the effects of one item. Blocks that it had to cut out are kept in `blocks`,
    labelled `<stem>.1`, `<stem>.2` and so on."""

    def __init__(
        self,
        stem: str,
        effects: Mapping[type, LowerEffect],
        offered: Sequence[Offered],
    ) -> None:
        self._stem = stem
        self._effects = effects
        self.offered = offered
        self.blocks: list[Block] = []
        self._count = 0

    def sequence(self, effects: Sequence[Effect], scope: Scope, then: Continue) -> Statements:
        if not effects:
            return then(scope)
        first, *rest = effects
        if not rest:
            return self.effect(first, scope, then)
        return followed(
            lambda onward: self.effect(first, scope, onward),
            lambda s: self.sequence(rest, s, then),
            rest[0].span,
        )

    def done(self, effects: object, names: Names) -> object:
        """The effects, with those that they may offer on the way."""
        if not pauses(effects, names):
            return effects
        return effects, tuple(offered.effects for offered in self.offered)

    def effect(self, effect: Effect, scope: Scope, then: Continue) -> Statements:
        return self._effects[type(effect)](effect, self, scope, then)

    def label(self) -> str:
        self._count += 1
        return f"{self._stem}.{self._count}"

    def phase(self, scope: Scope, actor: Expr, options: tuple[Option, ...]) -> Statements:
        """Play waits at a new phase with these options; the jump there."""
        label, o = self.label(), scope.origin
        parameters = free(*options, actor)
        self.blocks.append(Phase(label, parameters, actor, options, origin=o))
        return (self._jump(label, parameters, scope),)

    def stage(self, scope: Scope, body: Statements) -> Statements:
        """`body` in a block of its own, so that several places can lead to it; the jump there.

        A body that is a jump itself, or empty, is returned as it is.
        """
        if not body or (len(body) == 1 and isinstance(body[0], Goto)):
            return body
        label = self.label()
        parameters = free(*body)
        self.blocks.append(Stage(label, parameters, body, origin=scope.origin))
        return (self._jump(label, parameters, scope),)

    def remembering(self, scope: Scope, lower: Continue) -> Statements:
        """What `lower` gives, in a block that takes whoever acts now and keeps to that player;
        the jump there."""
        assert scope.me is not None
        o = scope.origin
        me = Local(PLAYER, scope.fresh("actor"), origin=o)
        body = lower(scope.acting(me))
        label, parameters = self.label(), free(*body)
        if not sure(scope.me) and all(p.name != me.name for p in parameters):
            # Asking who it is can go wrong, also where what is done has no use for that player.
            parameters = (Parameter(me.name, PLAYER), *parameters)
        self.blocks.append(Stage(label, parameters, body, origin=o))
        around = (Local(p.type, p.name, origin=o) for p in parameters)
        return (Goto(label, tuple(scope.me if v == me else v for v in around), origin=o),)

    def add_stage(
        self, label: str, variables: tuple[Local, ...], body: Statements, origin: str
    ) -> None:
        parameters = tuple(Parameter(v.name, v.type) for v in variables)
        self.blocks.append(Stage(label, parameters, body, origin=origin))

    def _jump(self, label: str, parameters: tuple[Parameter, ...], scope: Scope) -> Goto:
        o = scope.origin
        return Goto(label, tuple(Local(p.type, p.name, origin=o) for p in parameters), origin=o)


def pauses(node: object, names: Names) -> bool:
    """Whether effects can't be done in one go: somewhere inside a player is waited for, or has
    to be remembered."""
    for effect in inside(node):
        if isinstance(effect, Effect):
            if effect.PAUSES:
                return True
            if effect.actor is not None and not steady(effect.actor, effect, names):
                return True
    return False


def free(*nodes: object) -> tuple[Parameter, ...]:
    """The variables that kernel nodes use but don't bind, in order of first use."""
    found: dict[str, Parameter] = {}
    for node in nodes:
        _collect(node, frozenset(), found)
    return tuple(found.values())


def _collect(node: object, bound: frozenset[str], found: dict[str, Parameter]) -> None:
    if isinstance(node, Local):
        if node.name not in bound:
            found.setdefault(node.name, Parameter(node.name, node.type))
        return
    if isinstance(node, tuple):
        for child in node:
            _collect(child, bound, found)
        return
    if not is_dataclass(node):
        return
    if isinstance(node, Option):
        _collect_option(node, bound, found)
        return
    outside = {"domain"}
    variable = getattr(node, "variable", None)
    inner = bound | {variable} if isinstance(variable, str) else bound
    for f in fields(node):
        _collect(getattr(node, f.name), bound if f.name in outside else inner, found)


def _collect_option(node: Option, bound: frozenset[str], found: dict[str, Parameter]) -> None:
    """Who takes an option is bound in all of it, what they choose in what follows."""
    if node.by is not None:
        _collect(node.by.domain, bound, found)
        bound |= {node.by.variable}
        _collect(node.by.where, bound, found)
    inner = bound
    if node.choice is not None:
        _collect(node.choice.domain, bound, found)
        inner = bound | {node.choice.variable}
    _collect(node.guard, bound, found)
    _collect((None if node.choice is None else node.choice.where, node.body), inner, found)
