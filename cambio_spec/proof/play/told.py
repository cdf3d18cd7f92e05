"""What was found about play, as findings: where it halts and what is missing there, what is not
known to go on, and what never comes up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cambio_spec.diagnostics.codes import NO_END, NO_TARGET, STUCK, UNREACHABLE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.play.circling import Circle
from cambio_spec.proof.play.proving import Course
from cambio_spec.proof.stops import place_of, played, stop_finding

NOT_PROVED = Message("play-open-label")


def course_findings(
    ruleset: Ruleset, found: Course | None, known: Sequence[Diagnostic]
) -> tuple[Diagnostic, ...]:
    """Those about rules that no finding that is `known` names already, but for what is refuted.
    `found` is None where there wasn't the time. Whether something is never come to is told only
    where no finding says already that play can't go on."""
    if found is None:
        late = STUCK.at(_game(ruleset), status="unknown")
        return (replace(late, message=Message("play-late", {"ruleset": ruleset.name})),)
    before = {(finding.code, rule) for finding in known for rule in finding.rules}
    every = [stop_finding(ruleset, stop) for stop in found.stops]
    stops = [one for one in every if (one.code, one.rules[0]) not in before]
    named = {rule for finding in (*known, *stops) for rule in finding.rules}
    told: list[Diagnostic] = [
        *stops,
        *(_round(ruleset, circle) for circle in found.circles),
        *(_astray(ruleset, origin, players, found.steps) for origin, players in found.astray),
        *(
            _open(ruleset, reason, origin, players, found.steps)
            for (reason, origin), players in found.doubts
            if origin not in named
        ),
        *_unfinished(ruleset, found),
    ]
    if not told and not any(finding.status in ("refuted", "unknown") for finding in known):
        told += (_idle(ruleset, origin) for origin in dict.fromkeys(found.idle))
    return tuple(told)


def _round(ruleset: Ruleset, circle: Circle) -> Diagnostic:
    """That no round ends, or none any more from somewhere on, with the shortest way round."""
    origin = ruleset.program.block(circle.label).origin
    reason = "proved" if circle.whole else "trap"
    why = {"reason": reason}
    found = NO_END.at(
        replace(place_of(ruleset, origin), message=Message("no-end-label", why)),
        help=Message("no-end-help", why),
        rules=(origin,),
        count=circle.players,
        rule=origin,
        deals=0,
        moves=circle.entered,
        reason=reason,
    )
    if circle.same is None:
        told = Message("no-circle", {"count": circle.states})
    else:
        last = len(circle.moves)
        told = Message("circle", {"first": circle.first, "last": last, "same": circle.same})
    return replace(found, notes=(told,), witness=played(ruleset, circle.state, circle.moves))


def _astray(ruleset: Ruleset, origin: RuleId, players: int, steps: int) -> Diagnostic:
    """A phase from which no round ends, where no game was found that comes there."""
    place = replace(place_of(ruleset, origin), message=NOT_PROVED)
    found = NO_END.at(place, rules=(origin,), status="bounded")
    return replace(
        found,
        message=Message("play-astray", {"count": players, "rule": origin}),
        help=Message("no-end-help", {"reason": "trap"}),
        bound=Message("bound-play", {"count": steps}),
    )


def _open(ruleset: Ruleset, reason: str, origin: RuleId, players: int, steps: int) -> Diagnostic:
    code = STUCK if reason == "stuck" else NO_TARGET
    place = replace(place_of(ruleset, origin), message=NOT_PROVED)
    found = code.at(place, rules=(origin,), status="bounded")
    return replace(
        found,
        message=Message("play-open", {"count": players, "rule": origin}),
        help=Message("play-open-help"),
        bound=Message("bound-play", {"count": steps}),
    )


def _game(ruleset: Ruleset) -> Label:
    return Label(ruleset.game.name.span, NOT_PROVED)


def _unfinished(ruleset: Ruleset, found: Course) -> Iterator[Diagnostic]:
    if found.unfinished:
        counts = tuple(str(count) for count in found.unfinished)
        bounded = STUCK.at(_game(ruleset), status="bounded")
        yield replace(
            bounded,
            message=Message("play-unfinished", {"ruleset": ruleset.name, "counts_list": counts}),
            help=Message("play-unfinished-help"),
            bound=Message("bound-play", {"count": found.steps}),
        )


def _idle(ruleset: Ruleset, origin: RuleId) -> Diagnostic:
    return UNREACHABLE.at(place_of(ruleset, origin), rules=(origin,), rule=origin)
