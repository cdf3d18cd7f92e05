"""Leaks as findings: the rule, who learns what by it, and the two deals that show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cambio_spec.diagnostics.codes import LEAK, Code
from cambio_spec.diagnostics.diagnostic import Diagnostic, Hand, Label, Lying, Message, Witness
from cambio_spec.diagnostics.players import player_name
from cambio_spec.kernel.expressions import ReadFact, RuleId
from cambio_spec.kernel.program import Phase
from cambio_spec.kernel.state import State
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.findings import facts, hands
from cambio_spec.proof.knowledge.search import Leak, Sought
from cambio_spec.proof.knowledge.starts import state_of
from cambio_spec.proof.outcome import Deal
from cambio_spec.proof.stops import told_move


def leaks(ruleset: Ruleset, found: Sequence[Sought]) -> tuple[Diagnostic, ...]:
    """One for each rule that tells something, or of which it isn't proved that it doesn't."""
    shown: dict[RuleId, Diagnostic] = {}
    for one in found:
        if one.leak is not None and one.leak.origin not in shown:
            shown[one.leak.origin] = _leak(ruleset, one.leak)
    for one in found:
        if one.leak is None and one.suspect.origin not in shown:
            shown[one.suspect.origin] = _bounded(ruleset, one)
    return tuple(sorted(shown.values(), key=lambda f: f.labels[0].span.start))


def _leak(ruleset: Ruleset, leak: Leak) -> Diagnostic:
    way = "offer" if leak.offered else "event"
    one, other = (table(ruleset, state_of(ruleset.program, start)) for start in leak.starts)
    found = LEAK.at(
        place(ruleset, leak.origin),
        rules=(leak.origin,),
        way=way,
        rule=leak.origin,
        player=player_name(leak.viewer),
        move=told_move(ruleset.program, leak.moves[-1]),
    )
    moves = tuple(told_move(ruleset.program, move) for move in leak.moves)
    return replace(
        found,
        help=Message("leak-help", {"way": way}),
        witness=replace(one, other=other, moves=moves),
    )


def _bounded(ruleset: Ruleset, one: Sought) -> Diagnostic:
    origin = one.suspect.origin
    if not one.looked:
        late = LEAK.at(place(ruleset, origin), rules=(origin,), status="unknown")
        said = Message("leak-bounded", {"rule": origin})
        return replace(late, message=said, help=Message("leak-bounded-help"))
    found = LEAK.at(place(ruleset, origin), rules=(origin,), status="bounded")
    return replace(
        found,
        message=Message("leak-bounded", {"rule": origin}),
        help=Message("leak-bounded-help"),
        bound=Message("bound-deals", {"count": one.looked}),
    )


def too_late(ruleset: Ruleset, code: Code) -> Diagnostic:
    """That there wasn't the time to answer a question about the whole game."""
    late = code.at(ruleset.game.name.span, status="unknown")
    return replace(late, message=Message(f"{code.name}-unknown", {"ruleset": ruleset.name}))


def place(ruleset: Ruleset, origin: RuleId) -> Label:
    rule = ruleset.rules.get(origin)
    if rule is None:
        return Label(ruleset.names[origin])
    return Label(rule.item.span, None, rule.cites)


def table(ruleset: Ruleset, state: State) -> Witness:
    """What lies on it, as the deal of a witness."""
    deal = shown_deal(ruleset, state)
    lying = tuple(hand for hand in hands(ruleset, deal) if hand.cards)
    return Witness(
        state.players, lying, facts(ruleset, deal), None, (), piles=tuple(_piles(ruleset, state))
    )


def shown_deal(ruleset: Ruleset, state: State) -> Deal:
    """All that lies on the table, how it lies and who knows it; facts that aren't as at first, and
    whose turn it is."""
    program = ruleset.program
    block = program.block(state.label)
    actor = block.actor if isinstance(block, Phase) else None
    turn = actor.fact if isinstance(actor, ReadFact) else None
    seen = {
        at: tuple(0 if card is None else state.seen[card] for card in slots)
        for at, slots in state.zones.items()
    }
    changed = {
        at: value
        for at, value in state.facts.items()
        if value != program.fact(at[0]).initial or at[0] == turn
    }
    return Deal(state.players, state.zones, changed, (), state.faces, seen)


def _piles(ruleset: Ruleset, state: State) -> Iterator[Hand]:
    program = ruleset.program
    for zone in program.zones:
        if zone.per_player or zone.name == program.stock:
            continue
        cards = state.cards((zone.name, None))
        if cards:
            top, up = cards[-1], state.faces[zone.name, None][-1]
            knowing = (p for p in range(state.players) if up or state.seen[top] >> p & 1)
            lying = (Lying(up, tuple(knowing)),)
            yield Hand(-1, zone.name, (program.deck.cards[top].code,), lying=lying)
