"""With a deck of four cards every deal can be tried: the proofs are exactly right, the witnesses
the smallest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import NamedTuple

import pytest

from cambio_spec.kernel.cards import Deck, french_52
from cambio_spec.kernel.evaluate import decide, evaluate
from cambio_spec.kernel.expressions import AttributeOf, Const, Local
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import Position, Slots, Value, Verdict
from cambio_spec.kernel.types import CARD, RANK
from cambio_spec.nodes.decks import mixed
from cambio_spec.proof.outcome import Outcome
from cambio_spec.proof.solve import prove
from tests.proof.scoring import (
    AT,
    SCORE_RULES,
    TRUE,
    integer,
    op,
    overriding,
    points,
    rule,
    score,
    scoring,
)

PLAYERS = 2
CODES = ("AH", "2H", "AS", "KS")
ALIKE = ("KH", "KH", "JK", "JK")
"""Two packs and two jokers, as far as they come into play."""
FACTS: tuple[Value, ...] = (None, 0, 1)


class Tried(NamedTuple):
    """A situation, what the decision says there, and what each rule that applies gives."""

    hands: tuple[tuple[int, ...], ...]
    verdict: Verdict
    values: dict[str, Value]

    @property
    def cost(self) -> tuple[int, int]:
        """Empty hands first, then cards dealt."""
        return sum(not hand for hand in self.hands), sum(map(len, self.hands))


def small(decision: Decision, codes: tuple[str, ...]) -> Program:
    game = scoring(decision)
    pack = {card.code: card for card in mixed(french_52(), 1, 1).cards}
    deck = Deck("small", tuple(pack[code] for code in codes))
    decisions = (with_joker(points()), *(d for d in game.decisions if d.name != "points"))
    return replace(game, deck=deck, decisions=decisions, fewest=PLAYERS, most=PLAYERS)


def with_joker(worth: Decision) -> Decision:
    """A joker counts as one less than the red king."""
    of_card = AttributeOf("rank", Local(CARD, "card", origin=AT), origin=AT)
    guard = op(of_card, "=", Const(RANK, "joker", origin=AT))
    return replace(worth, rules=(*worth.rules, rule("points.joker", integer(-3), guard)))


def every_situation(game: Program) -> Iterator[Tried]:
    """All ways to give each card to a player or to nobody, all callers, all who are asked about."""
    decision = game.decision("score")
    for owners in product((None, *range(PLAYERS)), repeat=len(game.deck.cards)):
        hands = tuple(
            tuple(card for card, owner in enumerate(owners) if owner == seat)
            for seat in range(PLAYERS)
        )
        dealt: dict[Position, Slots] = {("hand", seat): hands[seat] for seat in range(PLAYERS)}
        for caller, player in product(FACTS, range(PLAYERS)):
            state = deal_state(game, PLAYERS, dealt, {"caller": caller})
            verdict = decide(game, state, "score", (player,))
            values = {
                rule.origin: evaluate(game, state, rule.value, {"player": player})
                for rule in decision.rules
                if rule.origin in verdict.rules
            }
            yield Tried(hands, verdict, values)


def shows(tried: Tried, outcome: Outcome) -> bool:
    """Whether a situation refutes what the outcome is about."""
    match outcome.kind:
        case "gap":
            return tried.verdict.status == "gap"
        case "overlap":
            first, second = outcome.rules
            values = tried.values
            return {first, second} <= set(values) and values[first] != values[second]
        case _:
            return False


@pytest.mark.parametrize("codes", [CODES, ALIKE], ids=" ".join)
@pytest.mark.parametrize(
    "decision",
    [
        *(pytest.param(score(without=[name]), id=f"without {name}") for name in SCORE_RULES),
        *(
            pytest.param(score(without=names), id=f"without {' and '.join(names)}")
            for names in combinations(("others", "miscalled", "tied_caller"), 2)
        ),
        pytest.param(score(overriding("winner", "")), id="winner overrides nobody"),
        pytest.param(score(overriding("others", "winner")), id="each overrides the other"),
        pytest.param(score(given=TRUE), id="nobody called"),
    ],
)
def test_every_deal_of_a_small_deck_bears_the_proof_out(
    decision: Decision, codes: tuple[str, ...]
) -> None:
    game = small(decision, codes)
    tried = list(every_situation(game))
    outcomes = prove(game)[-1].outcomes
    for outcome in outcomes:
        if outcome.kind in ("gap", "overlap"):
            showing = [situation for situation in tried if shows(situation, outcome)]
            assert outcome.status == ("refuted" if showing else "proved")
            if showing:
                assert cost(outcome) == min(situation.cost for situation in showing)
    undefined = any(situation.verdict.status == "undefined" for situation in tried)
    refuted = {o.kind for o in outcomes if o.status == "refuted"}
    assert ("undefined-value" in refuted) == undefined
    alive = {rule for situation in tried for rule in situation.verdict.rules}
    dead = {o.rules[0] for o in outcomes if o.kind == "dead-rule" and o.status == "refuted"}
    assert dead == {rule.origin for rule in decision.rules} - alive


def test_a_witness_with_cards_that_look_alike_is_the_same_on_every_run() -> None:
    game = small(score(without=["others"]), ALIKE)
    runs = [[o.witness for proof in prove(game) for o in proof.outcomes] for _ in range(3)]
    assert any(runs[0]) and runs[0] == runs[1] == runs[2]


def cost(outcome: Outcome) -> tuple[int, int]:
    assert outcome.witness is not None
    hands = outcome.witness.zones.values()
    cards = [[card for card in hand if card is not None] for hand in hands]
    return sum(not hand for hand in cards), sum(map(len, cards))
