"""What in one program is what in another: by name, or else by meaning."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from cambio_spec.kernel.program import Decision, Option, Phase, Program
from cambio_spec.proof.difference.forms import Forms, unnamed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Found:
    """An option, and where it is open."""

    phase: Phase
    option: Option


def decisions(first: Program, second: Program) -> tuple[tuple[Decision, Decision], ...]:
    """Those that both have; of the others, those that are asked the same and mean the same, as
    long as only one in each does."""
    theirs = {d.name: d for d in second.decisions}
    by_name = [
        (d, theirs[d.name])
        for d in first.decisions
        if d.name in theirs and _comparable(d, theirs[d.name])
    ]
    named = {d.name for pair in by_name for d in pair}
    calls: dict[str, str] = {}
    while True:
        forms = Forms(first), Forms(second, calls)
        mine = [d for d in first.decisions if d.name not in named | set(calls.values())]
        others = [d for d in second.decisions if d.name not in named | set(calls)]
        more = {
            d.name: m.name
            for m, d in _alone(mine, others, forms[0].decision, forms[1].decision)
            if d.name not in {x.name for x in first.decisions}
            or m.name not in {x.name for x in second.decisions}
        }
        if not more:
            break
        calls |= more
    by_meaning = [(first.decision(mine), second.decision(their)) for their, mine in calls.items()]
    order = [d.name for d in first.decisions]
    return tuple(sorted((*by_name, *by_meaning), key=lambda pair: order.index(pair[0].name)))


def _comparable(one: Decision, other: Decision) -> bool:
    """Whether they are asked about the same, and answer with the same kind of thing."""

    def kinds(d: Decision) -> list[object]:
        return [(t.kind, t.zone, t.words) for t in (*(p.type for p in d.parameters), d.type)]

    return kinds(one) == kinds(other)


def _alone(
    mine: Iterable[T],
    theirs: Iterable[T],
    form: Callable[[T], Hashable],
    other: Callable[[T], Hashable],
) -> Iterator[tuple[T, T]]:
    """Pairs of the same form, where it is the only one of it on either side."""
    by_form: dict[Hashable, tuple[list[T], list[T]]] = {}
    for side, (items, made) in enumerate(((mine, form), (theirs, other))):
        for item in items:
            by_form.setdefault(made(item), ([], []))[side].append(item)
    for ones, others in by_form.values():
        if len(ones) == len(others) == 1:
            yield ones[0], others[0]


def moves(program: Program) -> Mapping[str, tuple[Found, ...]]:
    """What may be done, by name: the options of phases with a name, and those that are rules of
    their own wherever they are offered. What is chosen in the course of a move is a part of it."""
    found: dict[str, list[Found]] = {}
    for phase in program.blocks:
        if isinstance(phase, Phase):
            for option in phase.options:
                if not unnamed(phase.label) or (option.name == option.origin):
                    found.setdefault(option.name, []).append(Found(phase, option))
    inner = {
        name
        for name, places in found.items()
        if any(unnamed(one.phase.label) and len(one.phase.options) == 1 for one in places)
    }
    return {name: tuple(places) for name, places in found.items() if name not in inner}


def called(
    first: Mapping[str, Sequence[Found]],
    second: Mapping[str, Sequence[Found]],
    forms: tuple[Forms, Forms],
) -> dict[str, str]:
    """What moves of the second are called in the first: those of another name that come to the
    same."""
    mine = [name for name in first if name not in second]
    theirs = [name for name in second if name not in first]

    def form(side: int, places: Sequence[Found]) -> object:
        return len(places), forms[side].effect(places[0].phase, places[0].option)

    pairs = _alone(mine, theirs, lambda n: form(0, first[n]), lambda n: form(1, second[n]))
    return {their: my for my, their in pairs}
