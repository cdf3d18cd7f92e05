"""What is proved to tell nothing tells nothing, and what is proved to be independent is: in random
programs, from states that games by chance come to."""

from __future__ import annotations

from itertools import product

from hypothesis import HealthCheck, given, settings

from cambio_spec.kernel.play import legal
from cambio_spec.kernel.program import Phase, Program
from cambio_spec.proof.knowledge.flow import Suspect, studied
from cambio_spec.proof.knowledge.search import Leak, Searched
from cambio_spec.proof.knowledge.starts import Start, Starts, state_of
from cambio_spec.proof.races.footprints import independent
from cambio_spec.proof.races.pairs import one_at_a_time, pairs
from cambio_spec.proof.races.search import differing
from tests.agreement.random_programs import programs

many = settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)


class Met(Starts):
    """Only what play has come to: elsewhere nothing is promised."""

    def at(self, label: str, players: int, most: int = 10) -> tuple[Start, ...]:
        return super().at(label, players, most) if self.met(label, players) else ()


def all_leaks(program: Program, effort: int) -> list[Leak]:
    """Whatever shows in any option of any phase, suspected or not."""
    starts, found = Met(program), list[Leak]()
    for phase in program.blocks:
        if isinstance(phase, Phase):
            for option in phase.options:
                anything = Suspect("branch", phase.label, option.name, "", frozenset())
                search = Searched(program, starts, anything, limit=effort, met=True)
                leak = search.first(program.counts[:1])
                found += [] if leak is None else [leak]
    return found


@many
@given(programs())
def test_what_is_not_suspect_tells_nothing(program: Program) -> None:
    suspected = {suspect.origin for suspect in studied(program).suspects}
    for leak in all_leaks(program, 150):
        assert leak.origin in suspected


@many
@given(programs())
def test_what_is_independent_may_be_done_in_either_order(program: Program) -> None:
    starts = Met(program)
    for pair in pairs(program):
        apart, alone = independent(program, pair), one_at_a_time(pair)
        for start in starts.at(pair.phase.label, program.counts[0], 20):
            try:
                state = state_of(program, start)
            except ValueError:
                continue
            moves = legal(program, state)
            firsts = [move for move in moves if move.name == pair.first.name]
            others = [move for move in moves if move.name == pair.second.name]
            for one, other in product(firsts, others):
                if one.player != other.player:
                    assert not alone
                    assert not apart or differing(program, state, one, other) is None
