"""Under which heading a difference is told."""

from __future__ import annotations

from collections.abc import Iterable, Set

from cambio_spec.kernel.asking import asked_by
from cambio_spec.kernel.expressions import Decide, Node
from cambio_spec.kernel.program import Block, Phase, Program
from cambio_spec.kernel.statements import Announce, EndRound, Goto
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import children, descendants
from cambio_spec.pipeline.difference.result import Group
from cambio_spec.proof.asked import card_tables


class Groups:
    """The groups of one program's decisions and stages."""

    def __init__(self, program: Program) -> None:
        self._program = program
        ends = {n.label for b in program.blocks for n in descendants(b) if isinstance(n, EndRound)}
        before = self._from({program.match_start, program.round_start}, set())
        after = self._from(ends, set(before)) - before
        counting = [
            b for b in program.blocks if any(isinstance(n, EndRound) for n in descendants(b))
        ]
        self._opening, self._after = before, after
        self._asked = asked_by(program)
        announced = {
            n.decide.decision
            for b in program.blocks
            for n in descendants(b)
            if isinstance(n, Announce)
        }
        each = {
            name
            for name in announced
            if any(p.type.kind is Kind.PLAYER for p in program.decision(name).parameters)
        }
        self._scoring = self._closure(
            each
            | {
                n.decide.decision
                for b in counting
                for n in descendants(b)
                if isinstance(n, Announce)
            }
        )
        late = (b for b in program.blocks if b.label in self._after)
        self._ending = self._closure(self._asks(late))
        self._early = self._closure(self._asks(b for b in program.blocks if b.label in before))
        played = (b for b in program.blocks if isinstance(b, Phase) and b.label not in before)
        self._playing = self._closure(self._asks(played))

    def decision(self, name: str) -> Group:
        asks = self._asked.get(name, frozenset())
        if name in card_tables(self._program):
            return "values"
        if name in self._playing:
            return "play"
        if name in self._scoring:
            return "scoring"
        if name in self._ending:
            return "end"
        if name in self._early:
            return "table"
        if asks & (self._scoring - card_tables(self._program)):
            return "scoring"
        return "end" if asks & (self._ending - self._scoring - {name}) else "play"

    def stage(self, label: str) -> Group:
        return "table" if label in self._opening else "end"

    def _from(self, labels: Set[str], found: set[str]) -> set[str]:
        """The blocks that play comes to from these by itself, besides those found before."""
        for label in sorted(labels - found):
            block = self._program.block(label)
            if not (isinstance(block, Phase) and "." not in label):
                found.add(label)
                inside = descendants(block)
                self._from({n.label for n in inside if isinstance(n, Goto)}, found)
        return found

    def _asks(self, blocks: Iterable[Block]) -> set[str]:
        return {n.decision for b in blocks for n in _inside(b) if isinstance(n, Decide)}

    def _closure(self, names: Iterable[str]) -> set[str]:
        return set[str]().union(*(self._asked.get(name, frozenset()) for name in names))


def _inside(block: Block) -> Iterable[Node]:
    for child in children(block):
        yield child
        yield from descendants(child)
