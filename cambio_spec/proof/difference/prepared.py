"""Two programs made ready to be compared: what in one is what in the other, what only one has, and
decisions that say when a move is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from cambio_spec.kernel.agreeing import agreed
from cambio_spec.kernel.expressions import Const, Node
from cambio_spec.kernel.program import Decision, Program, Setting, Zone
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.difference import matching
from cambio_spec.proof.difference.decisions import Settings
from cambio_spec.proof.difference.forms import Forms, Touched, touched, unnamed, zones_named
from cambio_spec.proof.difference.joined import SIDES, joined
from cambio_spec.proof.difference.matching import Found
from cambio_spec.proof.difference.moves import may
from cambio_spec.proof.difference.situations import Field
from cambio_spec.proof.difference.steps import stages, steps
from cambio_spec.proof.outcome import Deal

Both = tuple[Program, Program]


@dataclass(frozen=True, slots=True)
class Openness:
    """Where a move is open in both, and the decisions that say when, and with which choice."""

    name: str
    found: tuple[Found, Found]
    label: str | None
    when: str
    which: str | None


class Prepared:
    """One pair of programs. `extended` are they with decisions that say when moves are open; `made`
    is both of these over one table. `usual` are the forms of what they are as long as nothing is so
    that only one of them knows. `unlike_moves` are those of which it can't be asked when they are
    open."""

    def __init__(self, first: Program, second: Program, settings: Settings) -> None:
        self.both: Both = first, second
        self.settings = settings
        self.decisions = matching.decisions(first, second)
        self.calls = {d.name: m.name for m, d in self.decisions if d.name != m.name}
        self.moves = matching.moves(first), matching.moves(second)
        self.alone = _alone(first, second), _alone(second, first)
        self.through = _stages_alone(first, second), _stages_alone(second, first)
        usual = tuple(_as_usual(p, alone) for p, alone in zip(self.both, self.alone, strict=True))
        plain = self._forms((usual[0], usual[1]), {})
        moves = matching.moves(usual[0]), matching.moves(usual[1])
        self.move_calls = matching.called(*moves, plain)
        self.usual_moves = moves
        self.usual = self._forms((usual[0], usual[1]), self.move_calls)
        self.forms = self._forms(self.both, self.move_calls)
        self.unlike_moves: list[tuple[str, str]] = []
        self.openness, more = self._openness()
        with_more = (
            replace(p, decisions=(*p.decisions, *more[side])) for side, p in enumerate(self.both)
        )
        self.extended: Both = (next(with_more), next(with_more))
        self.made = joined(*self.extended)

    def _forms(self, both: Both, moves: Mapping[str, str]) -> tuple[Forms, Forms]:
        first, second = (
            Forms(both[side], calls, renamed, self.alone[side], self.through[side])
            for side, calls, renamed in ((0, {}, {}), (1, self.calls, moves))
        )
        return first, second

    def _openness(self) -> tuple[list[Openness], tuple[list[Decision], list[Decision]]]:
        found: list[Openness] = []
        more: tuple[list[Decision], list[Decision]] = [], []
        for name, places in self._shared_moves():
            for index, pair in enumerate(places):
                label = pair[0].phase.label
                when = f"may_{name}_{index}"
                asked = [may(when, one) for one in pair]
                if not _alike(asked):
                    self.unlike_moves.append((pair[0].option.name, pair[1].option.name))
                    continue
                which = None
                choices = [one.option.choice for one in pair]
                if all(c is not None for c in choices):
                    which = f"choose_{name}_{index}"
                    chosen = [may(which, one, choosing=True) for one in pair]
                    which = which if _alike(chosen) else None
                    for side in SIDES if which else ():
                        more[side].append(chosen[side])
                for side in SIDES:
                    more[side].append(asked[side])
                told = None if unnamed(label) else label
                found.append(Openness(name, pair, told, when, which))
        return found, more

    def _shared_moves(self) -> Iterator[tuple[str, list[tuple[Found, Found]]]]:
        """The moves of both, each with the phases in which both have it."""
        theirs = {self.move_calls.get(name, name): name for name in self.moves[1]}
        for name, places in self.moves[0].items():
            if name not in theirs:
                continue
            others = self.moves[1][theirs[name]]
            pairs = []
            for one in places:
                for other in others:
                    labels = one.phase.label, other.phase.label
                    if labels[0] == labels[1] or all(unnamed(label) for label in labels):
                        pairs.append((one, other))
                        break
            yield name, pairs

    # ── what differs without anybody asking ──────────────────────────────────────────────────

    def unlike(self, nodes: tuple[Iterable[Node], Iterable[Node]]) -> tuple[str, ...]:
        """The facts and zones that aren't the same for these parts of both."""
        found: dict[str, None] = {}
        parts = tuple(touched(p, n) for p, n in zip(self.both, nodes, strict=True))
        for name in (*parts[0].facts, *parts[1].facts):
            facts = [f for p in self.both for f in p.facts if f.name == name]
            if len({(f.type, f.low, f.high, f.per_player) for f in facts}) > 1:
                found[name] = None
        for name, looked in self._zones(parts):
            zones = [z for p in self.both for z in p.zones if z.name == name]
            if len({looked(z) for z in zones}) > 1:
                found[name] = None
        return tuple(sorted(found))

    def _zones(self, parts: Sequence[Touched]) -> Iterator[tuple[str, Callable[[Zone], object]]]:
        for part in parts:
            yield from ((n, lambda z: (z.is_pile, z.rows)) for n in part.rows)
            yield from ((n, lambda z: (z.is_pile, z.rows, z.limit)) for n in part.room)
            yield from ((n, lambda z: z.shown) for n in part.shown)

    def facts_alone(self, nodes: tuple[Sequence[Node], Sequence[Node]]) -> list[str]:
        """The facts that only one of them has, and that matter here."""
        found = [
            name
            for side, program in enumerate(self.extended)
            for name in touched(program, [*nodes[side], *all_asked(program, nodes[side])]).facts
            if name in self.alone[side]
        ]
        return sorted(set(found))

    def field(
        self,
        nodes: tuple[Sequence[Node], Sequence[Node]],
        counts: Sequence[int],
        size: int = 1,
        besides: Sequence[str] = (),
    ) -> Iterator[Deal]:
        facts: set[str] = set()
        zones: set[str] = set()
        ranks: dict[str, None] = {}
        for side, program in enumerate(self.extended):
            inside = [*nodes[side], *all_asked(program, nodes[side])]
            read = touched(program, inside).facts - set(besides)
            facts |= {self.made.facts[side][n] for n in read}
            zones |= {self.made.zones[side][n] for n in zones_named(program, inside)}
            ranks |= dict.fromkeys(
                str(n.value)
                for part in inside
                for n in (part, *descendants(part))
                if isinstance(n, Const) and n.type.kind is Kind.RANK
            )
        foreign = any(self.made.foreign)
        return Field(self.made.program, facts, zones, tuple(ranks), foreign, size).situations(
            counts
        )

    def only(self) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, tuple[str, ...]]]:
        found: list[dict[str, tuple[str, ...]]] = []
        for side, program in enumerate(self.both):
            other = self.both[1 - side]
            decided = {pair[side].name for pair in self.decisions}
            shared = {name for name in self.moves[0] if name in self.moves[1]} | set(
                self.move_calls.values() if side == 0 else self.move_calls
            )
            labels = {b.label for b in other.blocks}
            mine = [stages(p) for p in self.both]
            names = {
                "decisions": [d.name for d in program.decisions if d.name not in decided],
                "actions": [n for n in self.moves[side] if n not in shared],
                "phases": [
                    b.label
                    for b in program.blocks
                    if not unnamed(b.label) and b.label not in labels
                ],
                "steps": [
                    name
                    for label, stage in mine[side].items()
                    if label in mine[1 - side]
                    for name in steps(self.forms[side], stage)
                    if name not in steps(self.forms[1 - side], mine[1 - side][label])
                    and name.startswith(f"{label}.")
                ],
            }
            found.append({kind: tuple(of) for kind, of in names.items() if of})
        return found[0], found[1]


def _alone(program: Program, other: Program) -> Set[str]:
    """Facts and zones that the other doesn't have."""
    facts, zones = {f.name for f in other.facts}, {z.name for z in other.zones}
    return frozenset(
        {f.name for f in program.facts} - facts | {z.name for z in program.zones} - zones
    )


def _stages_alone(program: Program, other: Program) -> Set[str]:
    labels = {b.label for b in other.blocks}
    return frozenset(set(stages(program)) - labels)


def _as_usual(program: Program, alone: Set[str]) -> Program:
    """The program as it is as long as the facts that only it has are as they were at first."""
    fixed = tuple(
        Setting(f.name, None, origin=f.origin)
        for f in program.facts
        if f.name in alone and isinstance(f.initial, bool | int)
    )
    return agreed(replace(program, settings=fixed), {}) if fixed else program


def _alike(pair: Sequence[Decision]) -> bool:
    kinds = [[(p.type.kind, p.type.zone) for p in d.parameters] for d in pair]
    return kinds[0] == kinds[1]


def all_asked(program: Program, nodes: Iterable[Node]) -> list[Decision]:
    """The decisions that these parts ask, themselves or through others."""
    found: dict[str, Decision] = {}
    waiting = list(touched(program, nodes).decisions)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = program.decision(name)
            waiting += touched(program, (found[name],)).decisions
    return list(found.values())
