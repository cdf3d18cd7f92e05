"""What `diff` says of a game and a mutant of it, held against brute force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import State
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline.difference.comparing import proved, told
from cambio_spec.proof.difference.outcome import Case
from cambio_spec.proof.outcome import Deal
from cambio_spec.proof.solver import Deadline
from tests.scorecard.oracle import judgement

PATIENCE = 30.0

Said = Literal["equal", "differs", "unknown"]


@dataclass(frozen=True, slots=True)
class Apart:
    """`wrong` are the situations that are told as different and aren't."""

    said: Said
    wrong: tuple[str, ...]


def told_apart(game: Loaded, mutant: Loaded, players: tuple[int, ...]) -> Apart:
    both = game.ruleset, mutant.ruleset
    deadline = Deadline.after(PATIENCE)
    comparing, _, comparison = proved((game, mutant), players, deadline)
    found = told(both, comparing, comparison, players, ("game", "mutant"))
    said: Said = "unknown" if found.equal is None else "equal" if found.equal else "differs"
    wrong = [
        one.names[0]
        for one in comparison.compared
        if one.asked in ("decision", "table")
        for case in one.cases
        if not _differs(comparing.extended, one.names, case)
    ]
    return Apart(said, tuple(wrong))


def _differs(programs: tuple[Program, Program], names: tuple[str, str], case: Case) -> bool:
    answers = [
        judgement(program, state_of(program, deal), program.decision(name), deal.arguments)[:2]
        for program, name, deal in zip(programs, names, case.deals, strict=True)
    ]
    return answers[0] != answers[1]


def state_of(program: Program, deal: Deal) -> State:
    facts = {
        name if owner is None else (name, owner): value
        for (name, owner), value in deal.facts.items()
    }
    given = deal.players, deal.zones, facts
    return deal_state(program, *given, faces=deal.faces, seen=deal.seen)
