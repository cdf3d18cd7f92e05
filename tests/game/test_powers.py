"""Play, item 4: the powers of 7 to queen."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import Table, deal, engine, new_round

GRIDS = {"Ana": "2H 3H 4H 5H", "Ben": "2S 3S 4S 5S", "Cleo": "2D 3D"}
POWERS = {
    "7": "peek_own",
    "8": "peek_own",
    "9": "peek_other",
    "10": "peek_other",
    "J": "blind_swap",
    "Q": "look_swap",
}
NOBODY_KNOWS = {"Ana": set[str](), "Ben": set[str](), "Cleo": set[str]()}


def thrown(code: str, **grids: str) -> Table:
    """Ana has drawn this card and thrown it."""
    return deal(grids or GRIDS, discard="KC", stock=code).play("draw", "throw")


# ── when there is a power ──────────────────────────────────────────────────────────────────


@shows(*POWERS.values(), "throw")
@pytest.mark.parametrize("rank", POWERS)
def test_play_4_a_power_card_thrown_from_the_stock_may_be_used(rank: str) -> None:
    table = thrown(f"{rank}C")
    assert (table.actor, table.options) == ("Ana", [POWERS[rank], "decline"])


@shows(*POWERS.values(), "throw")
@pytest.mark.parametrize("rank", POWERS)
def test_play_4_powers_are_optional(rank: str) -> None:
    table = thrown(f"{rank}C").play("decline")
    assert (table.label, table.known()) == ("closing", NOBODY_KNOWS)
    assert {name: table.grid(name) for name in ("Ana", "Ben")} == {
        name: GRIDS[name] for name in ("Ana", "Ben")
    }


@shows(*POWERS.values(), "throw")
@pytest.mark.parametrize("rank", ["A", "2", "3", "4", "5", "6", "K"])
def test_play_4_other_cards_have_no_power(rank: str) -> None:
    assert thrown(f"{rank}C" if rank != "K" else "KD").label == "closing"


@shows(*POWERS.values(), "keep")
@pytest.mark.parametrize("rank", POWERS)
def test_play_4_a_card_that_a_swap_sends_to_the_discard_pile_has_no_power(rank: str) -> None:
    grids = {"Ana": f"{rank}H", "Ben": "2S"}
    table = deal(grids, discard="KC", stock="AD").play("draw", "keep 1")
    assert (table.top, table.label) == (f"{rank}H", "closing")


@shows(*POWERS.values(), "take")
@pytest.mark.parametrize("rank", POWERS)
def test_play_4_a_card_taken_from_the_discard_pile_has_no_power(rank: str) -> None:
    grids = {"Ana": f"{rank}H 2H", "Ben": "2S"}
    assert deal(grids, discard=f"{rank}C").play("take 2").label == "closing"
    assert deal(grids, discard="KC").play("take 1").label == "closing"


@shows(*POWERS.values(), "stick")
@pytest.mark.parametrize("rank", POWERS)
def test_play_4_a_card_that_is_stuck_has_no_power(rank: str) -> None:
    table = deal({"Ana": f"{rank}H", "Ben": "2S"}, discard=f"{rank}C").play("stick 1")
    assert (table.top, table.label) == (f"{rank}H", "turn")


@shows("throw")
def test_play_4_the_power_belongs_to_the_card_that_was_thrown() -> None:
    table = deal({"Ana": "7H", "Ben": "2S"}, discard="7C", stock="QD").play("draw", "stick 1")
    assert table.play("throw").label == "closing", "no own card is left to look at"
    table = deal({"Ana": "QH 2H", "Ben": "2S"}, discard="QC", stock="7D").play("draw", "stick 1")
    assert table.play("throw").options == ["peek_own", "decline"]


# ── what each of them does ─────────────────────────────────────────────────────────────────


@shows("peek_own")
@pytest.mark.parametrize("code", ["7C", "8C"])
def test_play_4_seven_and_eight_look_at_an_own_card(code: str) -> None:
    table = thrown(code)
    assert table.moves == [*(f"peek_own {slot}" for slot in (1, 2, 3, 4)), "decline"]
    table.play("peek_own 3")
    assert table.known() == {**NOBODY_KNOWS, "Ana": {"Ana 3"}}
    assert (table.grid("Ana"), table.label) == (GRIDS["Ana"], "closing")


@shows("peek_other")
@pytest.mark.parametrize("code", ["9C", "10C"])
def test_play_4_nine_and_ten_look_at_a_card_of_any_opponent(code: str) -> None:
    table = thrown(code)
    assert table.moves == [
        *(f"peek_other Ben {slot}" for slot in (1, 2, 3, 4)),
        *(f"peek_other Cleo {slot}" for slot in (1, 2)),
        "decline",
    ]
    table.play("peek_other Cleo 2")
    assert table.known() == {**NOBODY_KNOWS, "Ana": {"Cleo 2"}}
    assert (table.grid("Cleo"), table.label) == ("2D 3D -- --", "closing")


@shows("blind_swap")
def test_play_4_a_jack_swaps_an_own_card_with_an_opponents_and_nobody_sees_them() -> None:
    table = thrown("JC").play("blind_swap 2")
    assert table.moves == [
        *(f"theirs Ben {slot}" for slot in (1, 2, 3, 4)),
        *(f"theirs Cleo {slot}" for slot in (1, 2)),
    ]
    table.play("theirs Ben 4")
    assert (table.grid("Ana"), table.grid("Ben")) == ("2H 5S 4H 5H", "2S 3S 4S 3H")
    assert (table.known(), table.label) == (NOBODY_KNOWS, "closing")


@shows("blind_swap")
def test_play_4_whoever_knew_a_card_knows_where_a_jack_has_put_it() -> None:
    """The first two of each grid are known to their owners; the swap moves Ana's first."""
    table = new_round(2, seed=5, dealer="Ben").play("depth 20")
    mine, theirs = table.grid("Ana").split(), table.grid("Ben").split()
    table = swapped_by_a_jack(table)
    assert table.grid("Ana").split() == [theirs[2], *mine[1:]]
    assert table.grid("Ben").split() == [*theirs[:2], mine[0], theirs[3]]
    assert table.known() == {"Ana": {"Ben 3", "Ana 2"}, "Ben": {"Ben 1", "Ben 2"}}


def swapped_by_a_jack(table: Table) -> Table:
    """Ana swaps her first card with Ben's third as soon as she draws a jack."""
    for _ in range(100):
        table.play("draw")
        if table.actor == "Ana" and table.hand("Ana").startswith("J"):
            return table.play("throw", "blind_swap 1", "theirs Ben 3", "finish")
        table.play("throw")
        table.play(*(["decline"] if "decline" in table.options else []), "finish")
    raise AssertionError("no jack")


@shows("look_swap")
def test_play_4_a_queen_looks_at_an_own_card_and_an_opponents() -> None:
    table = thrown("QC").play("look_swap 1", "theirs Cleo 2")
    assert table.known() == {**NOBODY_KNOWS, "Ana": {"Ana 1", "Cleo 2"}}
    assert (table.actor, table.moves) == ("Ana", ["yes", "no"])


@shows("look_swap")
def test_play_4_after_the_look_a_queen_may_swap_them() -> None:
    table = thrown("QC").play("look_swap 1", "theirs Cleo 2", "yes")
    assert (table.grid("Ana"), table.grid("Cleo")) == ("3D 3H 4H 5H", "2D 2H -- --")
    assert table.known() == {**NOBODY_KNOWS, "Ana": {"Ana 1", "Cleo 2"}}
    assert table.label == "closing"


@shows("look_swap")
def test_play_4_or_a_queen_may_leave_them() -> None:
    table = thrown("QC").play("look_swap 1", "theirs Cleo 2", "no")
    assert (table.grid("Ana"), table.grid("Cleo")) == (GRIDS["Ana"], "2D 3D -- --")
    assert table.known() == {**NOBODY_KNOWS, "Ana": {"Ana 1", "Cleo 2"}}
    assert table.label == "closing"


@shows("look_swap", "blind_swap", "peek_other")
def test_play_4_the_others_see_which_cards_a_power_was_used_on() -> None:
    table = thrown("QC").play("look_swap 1", "theirs Cleo 2")
    told = [(0, "look_swap", (0, 0)), (0, "theirs", (2, 1))]
    assert engine().observe(table.found, 1)["log"][-2:] == told


# ── without a target ───────────────────────────────────────────────────────────────────────


@shows(*POWERS.values())
@pytest.mark.parametrize(
    ("code", "ana", "ben"),
    [("7C", "", "2S"), ("8C", "", "2S"), ("9C", "2H", ""), ("10C", "2H", "")]
    + [
        (queen_or_jack, *grids)
        for queen_or_jack in ("JC", "QC")
        for grids in (("", "2S"), ("2H", ""))
    ],
)
def test_play_4_a_power_without_a_card_to_use_it_on_is_not_offered(
    code: str, ana: str, ben: str
) -> None:
    assert thrown(code, Ana=ana, Ben=ben).label == "closing"


@shows("peek_other")
@pytest.mark.parametrize("code", ["9C", "10C"])
def test_play_4_who_has_no_card_left_can_still_look_at_an_opponents(code: str) -> None:
    table = thrown(code, Ana="", Ben="2S --", Cleo="")
    assert table.moves == ["peek_other Ben 1", "decline"]


@shows("peek_other", "blind_swap", "look_swap", "out")
@pytest.mark.parametrize("code", ["9C", "JC", "QC"])
def test_play_4_who_is_out_of_the_match_is_no_opponent(code: str) -> None:
    grids = {"Ana": "2H", "Ben": "", "Cleo": "2D"}
    table = deal(grids, discard="KC", stock=code, out=["Ben"]).play("draw", "throw")
    first = POWERS[code[:-1]]
    moves = table.moves if first == "peek_other" else table.play(f"{first} 1").moves
    assert {move.split()[1] for move in moves if move != "decline"} == {"Cleo"}
