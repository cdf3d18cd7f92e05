"""Which of the claims about a decision can be true: one question for all of them, as far as the
solver has an answer; and what is said of those for which it has none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from cambio_spec.proof.cases import Case
from cambio_spec.proof.conditions import Condition
from cambio_spec.proof.outcome import Outcome, OutcomeStatus, question
from cambio_spec.proof.queries import About, Purpose
from cambio_spec.proof.solver import Session, Unanswered
from cambio_spec.proof.symbols import Unsupported
from cambio_spec.proof.terms import Term, disj, truth

Failure = Unsupported | Unanswered
FAILURES = (Unsupported, Unanswered)
Doubt = Callable[[Condition, Failure], None]
"""Takes note that a condition has no answer, and why."""


def claims(case: Case, wanted: Iterable[Condition], doubt: Doubt) -> dict[Condition, Term]:
    """As formulas, those that have one."""
    found: dict[Condition, Term] = {}
    for condition in wanted:
        try:
            found[condition] = case.judgement.claim(condition.claim)
        except Unsupported as unsupported:
            doubt(condition, unsupported)
    return found


def possible(
    session: Session, claimed: Mapping[Condition, Term], doubt: Doubt
) -> Iterator[Condition]:
    """Every claim that some state makes true. One question for all of them, again as long as the
    answer shows another."""
    left = {condition: term for condition, term in claimed.items() if term is not False}
    while left:
        try:
            found = session.possible(disj(*left.values()), about=_about(session, left))
        except Unanswered:
            yield from _singly(session, left, doubt)
            return
        if found is None:
            return
        for condition in [c for c, term in left.items() if truth(term, found)]:
            del left[condition]
            yield condition


def _singly(
    session: Session, claimed: Mapping[Condition, Term], doubt: Doubt
) -> Iterator[Condition]:
    for condition, term in claimed.items():
        try:
            if session.possible(term, about=_about(session, (condition,))) is not None:
                yield condition
        except Unanswered as unanswered:
            doubt(condition, unanswered)


def _about(session: Session, conditions: Collection[Condition]) -> About | None:
    """Either all of them are sought, or none."""
    purpose: Purpose = "applies" if any(c.sought for c in conditions) else "fails"
    return session.about and session.about.asking(purpose, map(question, conditions))


def came_to(condition: Condition, status: OutcomeStatus) -> Outcome:
    return Outcome(condition.kind, status, condition.decision, condition.rules)


def unknown(condition: Condition, failure: Failure) -> Outcome:
    """That a condition has no answer, and why."""
    doubtful = replace(came_to(condition, "unknown"), reason=failure.reason)
    if isinstance(failure, Unanswered):
        return doubtful
    return replace(doubtful, origin=failure.origin, nest=failure.nest)
