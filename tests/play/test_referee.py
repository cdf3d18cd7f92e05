"""The referee on the shipped game: every question of scoring that the books leave open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cambio_spec.kernel.cards import french_52
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.play import deal_state
from cambio_spec.pipeline.engines import engine
from cambio_spec.play.agreement import agreed
from cambio_spec.play.counting import Counting, counting
from cambio_spec.play.hands import card_codes, laid_out
from cambio_spec.play.referee import Judged, judged
from cambio_spec.play.rounds import Table
from cambio_spec.proof.outcome import ReadingsDisagree
from tests.game.situations import engine as game_engine
from tests.game.situations import rules_of_the_game

CODES = [card.code for card in french_52().cards]
PROGRAM = rules_of_the_game().program


def count() -> Counting:
    found = counting(PROGRAM, leaving=True)
    assert found is not None
    return found


def table(
    caller: int,
    hands: Sequence[str],
    running: Mapping[int, int] | None = None,
    out: tuple[int, ...] = (),
) -> Table:
    zone = count().zone
    told = [(str(seat), card_codes(cards)) for seat, cards in enumerate(hands)]
    facts: dict[Any, Any] = {"caller": caller, **{("out", seat): True for seat in out}}
    facts |= {("running", seat): total for seat, total in (running or {}).items()}
    return Table(laid_out(PROGRAM.deck, zone, told), facts)


def judge(
    caller: int, *hands: str, running: Mapping[int, int] | None = None, out: tuple[int, ...] = ()
) -> Judged:
    return judged(PROGRAM, count(), table(caller, hands, running, out))


def given_by(found: Judged) -> list[str]:
    """What each player scores, and by which rules: `0 winner`."""
    said = []
    for player in found.players:
        if player.verdict is None:
            said.append("–")
            continue
        rules = " ".join(rule.partition(".")[2] for rule in player.verdict.rules)
        said.append(f"{player.verdict.value} {rules}")
    return said


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        # D38, D41: the caller ties for the lowest total
        (("5D", "5H", "9S"), ["0 tied_caller", "5 tied_other", "9 others"]),
        # D47: and so do two others
        (("5D", "2H 3H", "5S"), ["0 tied_caller", "5 tied_other", "5 tied_other"]),
        # D40: the caller is beaten, and two others tie
        (("5D", "2H", "2S"), ["15 miscalled", "0 winner", "0 winner"]),
        # D42: totals below zero
        (("9S", "KH", "KD KS KC AS"), ["19 miscalled", "0 winner", "0 below_zero"]),
        (("KH", "KD", "AS"), ["0 tied_caller", "0 below_zero", "1 others"]),
        # D43, D44: an empty grid, the caller's too, and against a total below zero
        (("5D", "", "9S"), ["15 miscalled", "0 emptied", "9 others"]),
        (("", "KH", "9S"), ["0 emptied", "0 winner", "9 others"]),
        (("KS", "", "KC"), ["0 tied_caller", "0 emptied", "0 tied_other"]),
        (("", "", ""), ["0 tied_caller emptied", "0 emptied", "0 emptied"]),
    ],
)
def test_what_the_books_leave_open(hands: tuple[str, ...], expected: list[str]) -> None:
    assert given_by(judge(0, *hands)) == expected


def test_the_sum_can_be_seen() -> None:
    ana, ben = judge(0, "KH 10S AC JD", "").players
    assert (ana.worths, ana.total) == ((-2, 10, 1, 11), 20)
    assert (ben.worths, ben.total) == ((), 0)


def test_scores_are_added_to_what_there_was() -> None:
    found = judge(0, "5D", "2H", "9S", running={0: 20, 2: 50})
    assert [player.running for player in found.players] == [35, 0, 59]
    assert (found.settled, found.over, found.winner) == (True, False, None)


def test_who_reaches_the_limit_is_out_and_the_others_go_on() -> None:
    found = judge(0, "5D", "2H", "9S", running={2: 91})
    assert [player.plays for player in found.players] == [True, True, True]
    assert [player.plays_on for player in found.players] == [True, True, False]
    assert not found.over
    assert [p.plays_on for p in judge(0, "5D", "2H", "9S", running={2: 90}).players] == [True] * 3


def test_the_last_one_wins_the_match() -> None:
    found = judge(0, "5D", "2H", running={0: 85})
    assert found.over and found.winner is not None
    assert (found.winner.value, found.winner.rules) == (1, ("match_winner.last",))


def test_a_deciding_round_is_played_above_the_limit() -> None:
    tied = judge(0, "5D", "5H", running={0: 100, 1: 95})
    assert [player.running for player in tied.players] == [100, 100]
    assert not tied.over
    decided = judge(0, "5D", "6H", "", running={0: 100, 1: 100, 2: 130}, out=(2,))
    assert decided.winner is not None and decided.winner.value == 0


def test_who_is_out_is_not_counted() -> None:
    found = judge(0, "5D", "", "9S", running={1: 120}, out=(1,))
    assert given_by(found) == ["0 winner", "–", "9 others"]
    assert [player.plays for player in found.players] == [True, False, True]
    assert found.players[1].running == 120


hands_of_four = st.permutations(CODES).flatmap(
    lambda pack: st.lists(st.integers(0, 4), min_size=2, max_size=6).map(
        lambda sizes: [
            " ".join(pack[4 * seat : 4 * seat + size]) for seat, size in enumerate(sizes)
        ]
    )
)


@settings(max_examples=60)
@given(hands_of_four, st.data())
def test_the_referee_says_what_the_decision_says_when_it_is_asked(
    hands: list[str], data: st.DataObject
) -> None:
    caller = data.draw(st.integers(0, len(hands) - 1))
    running = {seat: data.draw(st.integers(-20, 99)) for seat in range(len(hands))}
    told = table(caller, hands, running)
    found = judged(PROGRAM, count(), told)
    agreed(PROGRAM, count(), told, game_engine())
    asked = deal_state(PROGRAM, len(hands), told.zones(count()), told.facts)
    for seat, player in enumerate(found.players):
        verdict = decide(PROGRAM, asked, "score", (seat,))
        assert player.verdict == verdict
        assert player.total == decide(PROGRAM, asked, "total", (seat,)).value
        assert player.worths is not None and sum(w or 0 for w in player.worths) == player.total
        assert isinstance(verdict.value, int)
        assert player.running == running[seat] + verdict.value
    assert found.settled
    assert found.over == (found.winner is not None)


class Otherwise:
    """The engine of the game, but for one answer."""

    def __init__(self, engine: ModuleType, **answers: object) -> None:
        self._engine, self._answers = engine, answers

    def __getattr__(self, name: str) -> Any:
        return self._answers.get(name) or getattr(self._engine, name)


def test_an_engine_that_says_something_else_is_a_fault_of_ours() -> None:
    made = engine(rules_of_the_game())
    told = table(0, ("5D", "2H"))
    agreed(PROGRAM, count(), told, made)
    with pytest.raises(ReadingsDisagree, match="engine: reveal"):
        agreed(PROGRAM, count(), told, Otherwise(made, snapshot=lambda _: ()))
    with pytest.raises(ReadingsDisagree, match="engine: score"):
        agreed(PROGRAM, count(), told, Otherwise(made, decide=lambda *_: ("value", 3, ())))
