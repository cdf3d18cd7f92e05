"""What definitions take for granted when they are asked, and whether that can be true at all: what
is proved of one of which nothing can be asked is proved of nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import replace

from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.proof.cases import Case, Cases
from cambio_spec.proof.fingerprint import Fingerprints
from cambio_spec.proof.outcome import Outcome
from cambio_spec.proof.solver import Deadline, Session
from cambio_spec.proof.symbols import Unsupported


def assumptions(program: Program, players: Sequence[int]) -> Mapping[str, str]:
    """For each decision that takes something for granted, a short text of what it depends on
    whether that can be."""
    wanted = [d for d in program.decisions if not _takes_nothing_for_granted(program, d)]
    # Of a property it is asked whether it can have a value.
    alone = [d if d.name in program.properties else _given_only(d) for d in wanted]
    whole = replace(program, decisions=(*program.decisions, *alone))
    prints = Fingerprints(whole, players)
    return {d.name: prints.of(one.name).text for d, one in zip(wanted, alone, strict=True)}


def _takes_nothing_for_granted(program: Program, decision: Decision) -> bool:
    given = decision.given
    trivial = isinstance(given, Const) and given.value is True
    return trivial and decision.name not in program.properties


def _given_only(decision: Decision) -> Decision:
    return replace(decision, name=f"given {decision.name}", rules=())


def contradictions(
    program: Program, players: Sequence[int], names: Set[str], until: float
) -> tuple[Outcome, ...]:
    """Those of the decisions that can't be asked for any of these numbers of players. `until` is on
    the monotonic clock. Raises `Unanswered`."""
    with Session(Deadline(until)) as session:
        cases = Cases(program, session.check_time)
        return tuple(
            Outcome("contradiction", "refuted", decision.name, (decision.origin,))
            for decision in program.decisions
            if decision.name in names
            and not _may_be_asked(cases, decision, players, session, program.properties)
        )


def _may_be_asked(
    cases: Cases,
    decision: Decision,
    players: Sequence[int],
    session: Session,
    expected: Collection[str],
) -> bool:
    varies = cases.depends_on_players(decision)
    for count in players if varies else players[:1]:
        session.check_time()
        try:
            case = cases.case(decision, count)
            if possibly_asked(case, session, decision.name in expected):
                return True
        except Unsupported:
            # What can't be asked is told as not known where its questions are.
            return True
    return False


def possibly_asked(case: Case, session: Session, expected: bool = False) -> bool:
    """Whether what it assumes can be true; of what is `expected`, whether it can have a value.
    Raises `Unsupported` and `Unanswered`."""
    term = case.judgement.valued if expected else case.judgement.may_ask
    with case.asking(session, [term], "asked"):
        return session.possible(term) is not None
