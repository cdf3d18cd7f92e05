"""`action take in turn: …`: something that whoever is to move may do. `by any player` opens it to
everybody who takes part; then whoever is quickest gets to do it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import DUPLICATE_NAME, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.kernel.expressions import Const, Expr, Local, Players
from cambio_spec.kernel.program import By
from cambio_spec.kernel.statements import Goto
from cambio_spec.kernel.types import BOOLEAN, PLAYER
from cambio_spec.nodes.acting import steady
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.faults import all_of
from cambio_spec.nodes.flow import Statements, always
from cambio_spec.nodes.keys import DO, TAIL, WHEN, Key, Several, Words
from cambio_spec.nodes.picking import option
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope, block_label
from cambio_spec.nodes.seats import taking_part
from cambio_spec.nodes.surface import Declaration, Effect, Expression, Word
from cambio_spec.nodes.writing import BREAK, HEAD, Line, Writer, expression


@dataclass(frozen=True, slots=True)
class Action(Declaration):
    """`anybody`: not only the actor of the phase may take it. `me` is whoever does."""

    name: Word
    anybody: bool
    phases: tuple[Word, ...]
    when: Expression | None
    effects: tuple[Effect, ...]


def read(tree: Branch, reader: Reader) -> Action:
    name, anybody, phases, when, effects, tail = tree.children
    because, cites = reader.tail(tail)
    return Action(
        reader.word(name),
        anybody is not None,
        tuple(reader.word(p) for p in cast(Branch, phases).children),
        reader.optional(when),
        reader.effects(effects),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Action, writer: Writer) -> list[Line]:
    anybody = " by any player" if node.anybody else ""
    phases = ", ".join(p.text for p in node.phases)
    when = "" if node.when is None else f"{BREAK}when {expression(node.when)}"
    effects = writer.effects(node.effects)
    return [Line(node, f"action {node.name.text}{anybody} in {phases}{when}:{HEAD}{effects}")]


def declare(node: Action, building: Building) -> None:
    building.name(node.name, None)
    seen: dict[str, Word] = {}
    for word in node.phases:
        if word.text in seen:
            first = Label(seen[word.text].span, Message("first-label"))
            raise Rejected(
                (DUPLICATE_NAME.at(Label(word.span), first, category="block", name=word.text),)
            )
        seen[word.text] = word


def lower(node: Action, building: Building) -> None:
    """One option in each of its phases; play stays there unless the action leads elsewhere."""
    all_of(partial(_lower_in, node, word, building) for word in node.phases)


def _lower_in(node: Action, phase: Word, building: Building) -> None:
    name = node.name.text
    label = block_label(phase, building.scope(name))
    actor = building.actor(label)
    if actor is None:
        raise Rejected((WRONG_TYPE.at(phase.span, expected="phase", found="stage"),))
    by, scope = None, building.scope(name, actor)
    if node.anybody:
        by, scope = _anybody(actor, building.scope(name))
    guard: Expr = Const(BOOLEAN, True, origin=name)
    if node.when is not None:
        guard = elaborate(node.when, scope, BOOLEAN)
    flow = building.flow(name if len(node.phases) == 1 else f"{name}.{label}")
    back: Statements = (Goto(label, (), origin=name),)
    done = flow.done(node.effects, scope.names)
    forgotten = by is None and not steady(building.acting(label), done, scope.names)
    opened = option(name, guard, node.effects, flow, scope, always(back), forgotten)
    building.option(label, replace(opened, by=by))
    building.blocks += flow.blocks


def _anybody(actor: Expr, scope: Scope) -> tuple[By, Scope]:
    """Everybody who takes part, from the actor on, and the scope in which each of them acts."""
    player = Local(PLAYER, scope.fresh("player"), origin=scope.origin)
    everybody = Players(actor, origin=scope.origin)
    inner = scope.acting(player)
    by = By(player.name, everybody, taking_part(player, inner), origin=scope.origin)
    return by, inner


KEYS = (
    Key("action", Words("_acted", 2), "What whoever is to move may do, or `by any player`."),
    Key("in", Several("_name", "names"), "The phases in which it may be done."),
    WHEN,
    DO,
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "action",
    Action,
    read,
    write,
    declare,
    lower,
    KEYS,
    "action take in turn: choose spot in grid of me; look at spot",
)
