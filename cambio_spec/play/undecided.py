"""Where the rules don't say what a player gets: the same findings as the checker's, about this
deal and these players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cambio_spec.diagnostics.codes import STOPS_SHORT
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.kernel.evaluate import decide, evaluate
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.scope import Scope
from cambio_spec.kernel.state import State, Value, Verdict
from cambio_spec.kernel.types import PLAYER
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.play.counting import Counting
from cambio_spec.play.referee import Judged
from cambio_spec.proof.findings import finding
from cambio_spec.proof.outcome import Deal, Outcome, OutcomeKind
from cambio_spec.proof.replay import replayed, valueless
from cambio_spec.proof.stops import reason_of

KINDS: dict[str, OutcomeKind] = {
    "gap": "gap",
    "conflict": "overlap",
    "undefined": "undefined-value",
}
HERE = {"gap": "gap-here", "undefined-value": "undefined-here"}
"""Headlines about one deal, where no player is asked about."""


@dataclass(frozen=True, slots=True)
class _Question:
    """A decision that was asked in a state and had no answer."""

    state: State
    decision: Decision
    arguments: tuple[Value, ...]
    verdict: Verdict


def undecided(
    ruleset: Ruleset, counting: Counting, judged: Judged, names: Sequence[str]
) -> tuple[Diagnostic, ...]:
    """Why not everything could be decided; nothing where it could."""
    if judged.settled:
        return ()
    program = ruleset.program
    questions = tuple(_questions(program, counting, judged))
    if questions:
        return tuple(_finding(ruleset, question, names) for question in questions)
    halt = judged.ended.halt
    if halt is None:
        return ()  # play waits for a player's choice: nothing is wrong
    rule = ruleset.rules.get(halt.origin)
    span = ruleset.names[halt.origin] if rule is None else rule.item.span
    place = Label(span, None, () if rule is None else rule.cites)
    reason = reason_of(program, halt)
    return (STOPS_SHORT.at(place, rules=(halt.origin,), rule=halt.origin, reason=reason),)


def _questions(program: Program, counting: Counting, judged: Judged) -> Iterator[_Question]:
    """What the score doesn't say of each player; else what play asked last."""
    asked = [
        _Question(player.state, counting.score, (seat,), player.verdict)
        for seat, player in enumerate(judged.players)
        if player.state is not None
        and player.verdict is not None
        and player.verdict.status in KINDS
    ]
    halt = judged.ended.halt
    if halt is not None and halt.decision is not None and halt.reason in KINDS:
        decision = program.decision(halt.decision)
        verdict = decide(program, judged.ended, decision.name, halt.arguments)
        last = _Question(judged.ended, decision, halt.arguments, verdict)
        # The score has no value for anybody where it builds on what has none itself; and play may
        # have turned the cards before it asked for a score that has one as they were dealt.
        if decision != counting.score or not asked:
            asked = [last, *(q for q in asked if q.verdict.status != "undefined")]
    yield from asked


def _finding(ruleset: Ruleset, question: _Question, names: Sequence[str]) -> Diagnostic:
    program, decision, state = ruleset.program, question.decision, question.state
    kind = KINDS[question.verdict.status]
    rules = _at_odds(program, question) if kind == "overlap" else _valueless(program, question)
    zones = {at: slots for at, slots in state.zones.items() if at[0] != program.stock}
    seen = {
        at: tuple(0 if card is None else state.seen[card] for card in slots)
        for at, slots in zones.items()
    }
    faces = {at: state.faces[at] for at in zones}
    deal = Deal(state.players, zones, state.facts, question.arguments, faces, seen)
    outcome = Outcome(kind, "refuted", decision.name, rules, state.players, deal)
    found = finding(ruleset, replayed(program, decision, outcome, None))
    more = len(question.verdict.rules) - len(rules)
    notes = (Message("note-more", {"count": more}),) if more > 0 else ()
    return replace(
        found, message=_headline(found, kind, question, names), witness=None, notes=notes
    )


def _scope(program: Program, question: _Question) -> Scope:
    named = (parameter.name for parameter in question.decision.parameters)
    return Scope(program, question.state, dict(zip(named, question.arguments, strict=True)))


def _at_odds(program: Program, question: _Question) -> tuple[str, ...]:
    """The first rule for each of the values that are given."""
    scope = _scope(program, question)
    first: dict[Value, str] = {}
    for rule in question.decision.rules:
        if rule.origin in question.verdict.rules:
            value = evaluate(program, question.state, rule.value, scope.bindings)
            first.setdefault(value, rule.origin)
    return tuple(first.values())


def _valueless(program: Program, question: _Question) -> tuple[str, ...]:
    """The first rule that can't be worked out."""
    decision, scope = question.decision, _scope(program, question)
    origins = (decision.origin, *(rule.origin for rule in decision.rules))
    return tuple(o for o in origins if valueless(scope, decision, o) is not None)[:1]


def _headline(
    found: Diagnostic, kind: OutcomeKind, question: _Question, names: Sequence[str]
) -> Message:
    """With the names of the players who are here, and about this deal rather than some deal."""
    arguments = dict(found.message.arguments)
    match [parameter.type for parameter in question.decision.parameters], question.arguments:
        case [type_], (int() as seat,) if type_ == PLAYER:
            return Message(found.message.id, {**arguments, "subject": names[seat]})
        case [], () if kind in HERE:
            arguments.pop("count", None)
            return Message(HERE[kind], arguments)
        case _:
            return found.message
