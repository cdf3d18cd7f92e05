"""What games by chance have shown, as a finding: where play stops, why, and how it got there; or
that no round came to its end."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from cambio_spec.constructs.param import Param
from cambio_spec.diagnostics.codes import NO_END, NO_TARGET, STUCK
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Witness
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.scene import card_text
from cambio_spec.kernel.evaluate import holds, player, position, value
from cambio_spec.kernel.expressions import Binary, Expr, ReadFact, RuleId, Size
from cambio_spec.kernel.play import phase_of
from cambio_spec.kernel.program import Choice, Option, Phase, Program
from cambio_spec.kernel.running import block_scope
from cambio_spec.kernel.scope import Scope, Undecided, Undefined
from cambio_spec.kernel.state import Halt, Move, State, Value
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants
from cambio_spec.model.notices import words
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.asked import lying_asked
from cambio_spec.proof.demand import demand
from cambio_spec.proof.findings import facts, hands
from cambio_spec.proof.outcome import Deal
from cambio_spec.proof.trial import Endless, Stop

MISSING = {
    "no-card": NO_TARGET,
    "taken": NO_TARGET,
    "full": NO_TARGET,
    "no-choice": NO_TARGET,
}
"""Why a step can't be carried out: a card or a place that it needs isn't there."""


def trial_findings(
    ruleset: Ruleset,
    found: Stop | Endless | None,
    known: Sequence[Diagnostic],
    never: Collection[int] = (),
) -> tuple[Diagnostic, ...]:
    """None where play went well, or where a finding that is `known` already names that rule. With
    `never` so many players a round ends: that is proved, and told elsewhere."""
    match found:
        case Stop() if not any(found.halt.origin in finding.rules for finding in known):
            return (stop_finding(ruleset, found),)
        case Endless() if found.players not in never:
            return (_endless(ruleset, found),)
        case _:
            return ()


def _endless(ruleset: Ruleset, found: Endless) -> Diagnostic:
    """That no round was seen to end: nothing is proved by it, so it is unknown."""
    origin, why = found.origin, {"reason": found.reason}
    place = Label(ruleset.game.name.span) if origin is None else place_of(ruleset, origin)
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


def stop_finding(ruleset: Ruleset, stop: Stop) -> Diagnostic:
    """Where play halts: something to do it with is missing, or there is nothing to do."""
    origin, state = stop.halt.origin, stop.state
    program = ruleset.program
    reason = reason_of(program, stop.halt)
    if reason == "no-move" and "." in state.label:
        reason = "no-choice"
    found = MISSING.get(reason, STUCK).at(
        place_of(ruleset, origin),
        *_values(ruleset, origin),
        rules=(origin,),
        count=state.players,
        rule=origin,
        reason=reason,
    )
    found = replace(found, witness=played(ruleset, state, stop.moves))
    if reason == "no-move":
        return replace(found, notes=tuple(shut(program, state)))
    return _too_few(program, stop, found) if reason == "no-card" and not stop.moves else found


def played(ruleset: Ruleset, state: State, moves: Sequence[Move]) -> Witness:
    """A game that has come to a state by these moves."""
    deal = _deal(ruleset.program, state)
    return Witness(
        state.players,
        tuple(hand for hand in hands(ruleset, deal) if hand.cards),
        facts(ruleset, deal),
        None,
        (),
        tuple(told_move(ruleset.program, move) for move in moves),
        played=True,
    )


def _too_few(program: Program, stop: Stop, found: Diagnostic) -> Diagnostic:
    """Where cards run out before anybody has a move: how many are needed, or where they all are."""
    needed = demand(program, stop.state.players, stop.halt)
    if needed is None:
        return replace(found, notes=(dealt_out(program, stop.state),))
    parts = tuple(f"`{rule}` ({said})" for rule, said in needed.by_rule.items())
    said = Message(
        "deck-too-small", {"count": needed.cards, "sum": str(needed), "steps_list": parts}
    )
    lacking = needed.total - needed.cards
    mend = Message(
        "deck-too-small-help",
        {"most": needed.most, "lacking": lacking, "decks": needed.decks},
    )
    return replace(found, notes=(said,), help=mend)


def dealt_out(program: Program, state: State) -> Message:
    """Where all the cards are, before anybody has made a move."""
    places = []
    for zone in program.zones:
        counts = [len(state.cards(at)) for at in state.zones if at[0] == zone.name]
        if sum(counts):
            each = f"{len(counts)} × {counts[0]}" if len(set(counts)) == 1 else str(sum(counts))
            places.append(f"{zone.name} {each if zone.per_player else counts[0]}")
    total = len(program.deck.cards)
    return Message("deck-dealt-out", {"count": total, "places_list": tuple(places)})


def shut(program: Program, state: State) -> Iterator[Message]:
    """Of each action at a phase, why whoever's turn it is can't take it."""
    phase = phase_of(program, state)
    scope = block_scope(program, replace(state, status="waiting"), phase)
    actor = player(scope, phase.actor)
    for option in phase.options:
        inside = scope if option.by is None else scope.binding(option.by.variable, actor)
        if option.by is not None and not holds(inside, option.by.where):
            failed: Expr | None = option.by.where
        else:
            failed = failing(inside, option.guard)
        asked = dict.fromkeys(_asked(inside, failed)) if failed is not None else {}
        if asked:
            yield Message("shut-action", {"rule": option.name, "values_list": tuple(asked)})
        else:
            yield Message("shut-choice", {"rule": option.name})


def failing(scope: Scope, guard: Expr) -> Expr | None:
    """The part of a condition that makes it fail; None where it holds."""
    if holds(scope, guard):
        return None
    if isinstance(guard, Binary) and guard.op == "and":
        return failing(scope, guard.left) or failing(scope, guard.right)
    return guard


def _asked(scope: Scope, condition: Expr) -> Iterator[str]:
    """What a condition asks of the table, and how that is, in the words of the rules."""
    for node in (condition, *descendants(condition)):
        try:
            match node:
                case Size(zone=zone):
                    owner = position(scope, zone)[1]
                    whose = "" if owner is None else f" of {player_name(owner)}"
                    yield f"size of {zone.zone}{whose} = {value(scope, node)}"
                case ReadFact(fact=fact, owner=whom):
                    of = "" if whom is None else f" of {player_name(player(scope, whom))}"
                    yield f"{fact}{of} = {_said(node.type.kind, value(scope, node))}"
                case _:
                    pass
        except (Undefined, Undecided, KeyError):
            continue


def _said(kind: Kind, found: Value) -> str:
    match found:
        case None:
            return "nobody"
        case bool():
            return "yes" if found else "no"
        case int() if kind is Kind.PLAYER:
            return player_name(found)
        case _:
            return str(found)


def place_of(ruleset: Ruleset, origin: RuleId) -> Label:
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
