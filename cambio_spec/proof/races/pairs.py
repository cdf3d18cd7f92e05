"""The pairs of actions that two players may take in one phase, and which of them can't meet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

from cambio_spec.kernel.expressions import Binary, Expr, Local
from cambio_spec.kernel.program import Option, Phase, Program
from cambio_spec.kernel.walk import descendants


@dataclass(frozen=True, slots=True)
class Pair:
    """Two options of a phase, in its order, or one that two players may take."""

    phase: Phase
    first: Option
    second: Option

    @property
    def out_of_turn(self) -> tuple[Option, ...]:
        """Those that others than the actor may take."""
        both = (self.first,) if self.first is self.second else (self.first, self.second)
        return tuple(option for option in both if option.by is not None)


def pairs(program: Program) -> Iterator[Pair]:
    for phase in program.blocks:
        if isinstance(phase, Phase):
            for first, second in combinations_with_replacement(phase.options, 2):
                if first.by is not None or second.by is not None:
                    yield Pair(phase, first, second)


def one_at_a_time(pair: Pair) -> bool:
    """Whether both are open to the same single player, whenever they are open at all."""
    takers = [_taker(pair.phase, option) for option in (pair.first, pair.second)]
    return takers[0] is not None and takers[0] == takers[1]


def _taker(phase: Phase, option: Option) -> Expr | None:
    """The one player who may take an option, as far as its conditions plainly name one."""
    if option.by is None:
        return phase.actor
    name = option.by.variable
    for condition in (option.by.where, option.guard):
        for part in _conjuncts(condition):
            match part:
                case Binary(op="=", left=Local(name=who), right=other) if who == name:
                    if not _mentions(other, name):
                        return other
                case Binary(op="=", left=other, right=Local(name=who)) if who == name:
                    if not _mentions(other, name):
                        return other
                case _:
                    pass
    return None


def _conjuncts(expr: Expr | None) -> Iterator[Expr]:
    if isinstance(expr, Binary) and expr.op == "and":
        yield from _conjuncts(expr.left)
        yield from _conjuncts(expr.right)
    elif expr is not None:
        yield expr


def _mentions(expr: Expr, name: str) -> bool:
    nodes = (expr, *descendants(expr))
    return any(isinstance(node, Local) and node.name == name for node in nodes)
