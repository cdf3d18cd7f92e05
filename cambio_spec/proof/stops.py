"""What games by chance have shown, as a finding: where play stops, why, and how it got there; or
that no round came to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cambio_spec.constructs.param import Param
from cambio_spec.diagnostics.codes import NO_END, STUCK
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Witness
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.scene import card_text
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Choice, Option, Phase, Program
from cambio_spec.kernel.state import Halt, Move, State
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants
from cambio_spec.model.notices import words
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.asked import lying_asked
from cambio_spec.proof.findings import facts, hands
from cambio_spec.proof.outcome import Deal
from cambio_spec.proof.trial import Endless, Stop


def trial_findings(
    ruleset: Ruleset, found: Stop | Endless | None, known: Sequence[Diagnostic]
) -> tuple[Diagnostic, ...]:
    """None where play went well, or where a finding that is `known` already names that rule."""
    match found:
        case Stop() if not any(found.halt.origin in finding.rules for finding in known):
            return (_stuck(ruleset, found),)
        case Endless():
            return (_endless(ruleset, found),)
        case _:
            return ()


def _endless(ruleset: Ruleset, found: Endless) -> Diagnostic:
    """That no round was seen to end: nothing is proved by it, so it is unknown."""
    origin, why = found.origin, {"reason": found.reason}
    place = Label(ruleset.game.name.span) if origin is None else _place(ruleset, origin)
    return NO_END.at(
        replace(place, message=Message("no-end-label", why)),
        help=Message("no-end-help", why),
        rules=() if origin is None else (origin,),
        status="unknown",
        reason=found.reason,
        count=found.players,
        rule=origin or "",
        deals=found.deals,
        moves=found.moves,
    )


def _stuck(ruleset: Ruleset, stop: Stop) -> Diagnostic:
    origin, state = stop.halt.origin, stop.state
    program = ruleset.program
    deal = _deal(program, state)
    witness = Witness(
        state.players,
        tuple(hand for hand in hands(ruleset, deal) if hand.cards),
        facts(ruleset, deal),
        None,
        (),
        tuple(told_move(program, move) for move in stop.moves),
        played=True,
    )
    found = STUCK.at(
        _place(ruleset, origin),
        *_values(ruleset, origin),
        rules=(origin,),
        count=state.players,
        rule=origin,
        reason=reason_of(program, stop.halt),
    )
    return replace(found, witness=witness)


def _place(ruleset: Ruleset, origin: RuleId) -> Label:
    rule = ruleset.rules.get(origin)
    if rule is None:
        return Label(ruleset.names[origin])
    return Label(rule.item.span, None, rule.cites)


def _deal(program: Program, state: State) -> Deal:
    """The cards as they lie, and the facts that aren't as they were at the start. Which way up the
    cards lie, and who knows them, as soon as any rule asks for that: then it is told of all of
    them, or those of which it isn't asked would seem to lie face up, known to nobody."""
    faced, known = lying_asked(descendants(program))
    seen = {
        at: tuple(0 if card is None else state.seen[card] for card in slots)
        for at, slots in state.zones.items()
    }
    return Deal(
        state.players,
        state.zones,
        {at: v for at, v in state.facts.items() if v != program.fact(at[0]).initial},
        (),
        state.faces if faced else {},
        seen if known else {},
    )


def reason_of(program: Program, halt: Halt) -> str:
    """Why play can't go on, as the message `stops-reason` knows it."""
    waiting = (b.origin for b in program.blocks if isinstance(b, Phase))
    return "no-move" if halt.reason == "stuck" and halt.origin in waiting else halt.reason


def _values(ruleset: Ruleset, origin: str) -> Iterator[Label]:
    """Where the parameters that a rule mentions have their values: a variant may have set them."""
    rule = ruleset.rules.get(origin)
    mentioned = set() if rule is None else {word.text for word in words(rule.item)}
    for param in ruleset.all(Param):
        if param.name.text in mentioned:
            yield Label(param.value.span, Message("value-label"))


def told_move(program: Program, move: Move) -> str:
    """A move in the words of the rules: `Ben: throw`, `Ana: take K♥`."""
    said = f"{player_name(move.player)}: {move.name}"
    options = (node for node in descendants(program) if isinstance(node, Option))
    choice = next((o.choice for o in options if o.name == move.name and o.choice), None)
    return said if choice is None else f"{said} {_chosen(program, choice, move)}"


def _chosen(program: Program, choice: Choice, move: Move) -> str:
    match choice.type.kind, move.value:
        case Kind.CARD, int() as card:
            return card_text(program.deck.cards[card].code)
        case Kind.PLAYER, int() as seat:
            return player_name(seat)
        case _, (seat, slot):
            return f"{player_name(seat)} {slot + 1}"
        case _, value:
            return str(value)
