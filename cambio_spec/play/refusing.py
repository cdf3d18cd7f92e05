"""What by the rules themselves can't be the end of a round: the rule set is asked, and says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from cambio_spec.constructs.fact import FactPart
from cambio_spec.diagnostics.codes import ALREADY_OUT, NOT_AS_GIVEN
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import State, Value
from cambio_spec.model.build import MOST_FAULTS
from cambio_spec.model.counts import wrong_count
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.play.counting import Counting
from cambio_spec.play.granted import nobody_ended, not_granted, unmet
from cambio_spec.play.hands import impossible, laid_out
from cambio_spec.play.leaving import not_out_yet
from cambio_spec.play.rounds import Table, goes_on, played_from, settled_round, takes_part
from cambio_spec.play.telling import Key, Understood, fact_name


def heard(
    ruleset: Ruleset, counting: Counting, told: Understood
) -> tuple[Table, tuple[Diagnostic, ...]]:
    """The table that is told of, as far as it can be, and everything that is wrong with it."""
    program, names = ruleset.program, told.names
    deck, zone = program.deck, counting.zone
    # Somebody may tell of any number of cards; to look for the nearest of each takes a while.
    faults = [*told.faults, *islice(impossible(deck, zone, told.hands), MOST_FAULTS)]
    table = Table(laid_out(deck, zone, told.hands), told.facts)
    if len(names) not in program.counts:
        return table, (*faults, wrong_count(ruleset, len(names)))
    state = settled_round(program, counting, table, begin=False)
    faults += _out_with_cards(ruleset, counting, state, names)
    missing = _not_given(ruleset, counting, state, told.doubtful)
    faults += missing or nobody_ended(ruleset, counting, state, told)
    kept = _kept(ruleset, table)
    faults += _already_out(program, counting, kept, names)
    faults += () if faults else not_out_yet(program, counting, kept, names)
    faults += () if faults else not_granted(ruleset, counting, table, names)
    return table, tuple(faults)


# ── what the score takes for granted ─────────────────────────────────────────────────────


def _not_given(
    ruleset: Ruleset, counting: Counting, state: State, doubtful: frozenset[str]
) -> tuple[Diagnostic, ...]:
    """What isn't so, for whichever player; nothing about facts that are reported already."""
    program, score = ruleset.program, counting.score
    playing = [s for s in range(state.players) if takes_part(program, counting, state, s)]
    named = [{score.parameters[0].name: seat} for seat in playing or (0,)]
    failing = unmet(ruleset, score, state, named)
    if failing and failing[0].written is None:
        place = Label(ruleset.rules["players"].item.span)
        return (replace(NOT_AS_GIVEN.at(place), message=Message("too-few-left")),)
    return tuple(
        NOT_AS_GIVEN.at(one.place, help=one.help("not-as-given-help", program), condition=one.text)
        for one in failing
        if not one.facts & doubtful
    )


# ── who can't be in this round ───────────────────────────────────────────────────────────


def _out_with_cards(
    ruleset: Ruleset, counting: Counting, state: State, names: Sequence[str]
) -> Iterator[Diagnostic]:
    for seat, name in enumerate(names):
        holds = state.cards((counting.zone.name, seat))
        if holds and not takes_part(ruleset.program, counting, state, seat):
            said = Message("out-with-cards", {"player": name})
            yield replace(ALREADY_OUT.at(), message=said)


def _kept(ruleset: Ruleset, table: Table) -> dict[Key, Value]:
    """What is told that outlasts a round."""
    kept = {fact.name.text for fact in ruleset.all(FactPart) if fact.kept}
    return {key: value for key, value in table.facts.items() if fact_name(key) in kept}


def _already_out(
    program: Program, counting: Counting, facts: Mapping[Key, Value], names: Sequence[str]
) -> Iterator[Diagnostic]:
    """Who would have left the match, or that it would have ended, before this round: what follows
    a round is played from the totals with which this one begins. It has to be the totals that do
    it, not for example that all rounds have been played."""
    after, running = counting.after, counting.running
    if after is None or running is None:
        return
    others = {key: value for key, value in facts.items() if fact_name(key) != running.name}
    if facts == others:
        return  # everybody begins with what a match begins with
    players = len(names)
    before = played_from(program, None, players, {}, facts)
    begun, without = (played_from(program, after, players, {}, f) for f in (facts, others))
    if not goes_on(program, without):
        return
    gone = [
        seat
        for seat in range(players)
        if takes_part(program, counting, before, seat)
        and not takes_part(program, counting, begun, seat)
    ]
    if begun.status == "over":
        yield replace(ALREADY_OUT.at(), message=Message("already-over"))
    elif goes_on(program, begun):
        for seat in gone:
            points = before.facts[running.name, seat]
            assert isinstance(points, int)
            yield ALREADY_OUT.at(player=names[seat], points=points)
