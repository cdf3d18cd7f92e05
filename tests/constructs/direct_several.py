"""A choice of several at once, told directly: a list that grows until whoever picks has enough."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cambio_spec.kernel.expressions import Domain, Expr, Local, Players, Spots
from cambio_spec.kernel.state import Value
from cambio_spec.kernel.types import BOOLEAN, INTEGER, Type
from cambio_spec.nodes import scope as surface
from cambio_spec.nodes.folds import elements
from cambio_spec.nodes.scope import Several
from cambio_spec.nodes.surface import ChooseSeveral, Expression, PlaceDomain, RowOf

if TYPE_CHECKING:
    from tests.constructs.direct_play import Answer, Asked, Direct, Frame


@dataclass(frozen=True)
class Group:
    """What was picked, in its order, and everything that there is of its kind."""

    type: Type
    all: Domain
    values: tuple[Value, ...] = ()

    def named(self, name: str) -> Several:
        members = tuple(
            Local(self.type, f"the {name} {n}", origin="direct") for n in range(len(self.values))
        )
        return Several(self.type, self.all, members)

    def bindings(self, name: str) -> dict[str, Value]:
        return {f"the {name} {n}": value for n, value in enumerate(self.values)}


def with_groups(scope: surface.Scope, groups: Mapping[str, Group]) -> surface.Scope:
    for name, group in groups.items():
        scope = scope.binding_all(name, group.named(name))
    return scope


def choose_several(
    direct: Direct, node: ChooseSeveral, frame: Frame
) -> Generator[Asked, Answer, Frame]:
    name, picked = node.name.text, frame.picked
    frame = replace(frame, picked=None)
    group = _none_yet(direct, node, frame)
    if picked is not None:
        group = replace(group, values=(picked,))
    while len(group.values) < _figure(direct, node, node.most, frame):
        here = _knowing(frame, name, group)
        options: list[Answer] = [(frame.me, name, v) for v in _left(direct, node, group, here)]
        if len(group.values) >= _figure(direct, node, node.fewest, frame):
            options.append((frame.me, "done", None))
        _, answer, value = yield from direct.ask(frame.me, options)
        if answer == "done":
            break
        group = replace(group, values=(*group.values, value))
    return _knowing(frame, name, group)


def first_picks(direct: Direct, node: ChooseSeveral, frame: Frame) -> list[Value]:
    """What may be picked first; nothing where there isn't enough."""
    group = _none_yet(direct, node, frame)
    here = _knowing(frame, node.name.text, group)
    found = list(_left(direct, node, group, here))
    return found if len(found) >= _figure(direct, node, node.fewest, frame) else []


def _figure(direct: Direct, node: ChooseSeveral, figure: Expression | None, frame: Frame) -> int:
    if figure is None:
        return _room(direct, node)
    number = direct.value(figure, frame, INTEGER)
    assert isinstance(number, int)
    return number


def _room(direct: Direct, node: ChooseSeveral) -> int:
    """How many cards there can be at most in a grid that doesn't grow, or in a row of it."""
    assert isinstance(node.domain, PlaceDomain)
    rows = direct.program.zone("grid").rows
    return rows[node.domain.place.row - 1] if isinstance(node.domain.place, RowOf) else sum(rows)


def _none_yet(direct: Direct, node: ChooseSeveral, frame: Frame) -> Group:
    found = elements(node.domain, direct.scope(frame), "chosen")
    match found.domain:
        case Spots(zone=zone):
            return Group(found.type, Spots(zone, None, None, origin="direct"))
        case _:
            return Group(found.type, Players(None, origin="direct"))


def _knowing(frame: Frame, name: str, group: Group) -> Frame:
    return replace(frame, groups={**frame.groups, name: group})


def _left(direct: Direct, node: ChooseSeveral, group: Group, frame: Frame) -> Iterator[Value]:
    found = elements(node.domain, direct.scope(frame), "chosen")
    for value in direct.listed(node.domain, frame):
        own: Expr | None = found.own
        if not direct.holds(own, {**direct.bindings(frame), found.variable: value}):
            continue
        if value in group.values:
            continue
        named = {**(frame.names or {}), "it": (found.type, value)}
        if node.when is None or direct.value(node.when, replace(frame, names=named), BOOLEAN):
            yield value
