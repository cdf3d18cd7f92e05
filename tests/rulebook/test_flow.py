"""Which action opens a turn, which follows from which, and where its stages stand in the book."""

from __future__ import annotations

from cambio_spec.rulebook.book import Edition, build_rulebook
from cambio_spec.rulebook.document import Document, GridDiagram
from cambio_spec.rulebook.flow import Way, turn
from cambio_spec.rulebook.rules import sections_of
from cambio_spec.rulebook.wording import load
from tests.constructs.frame import framed, ruleset

WITHOUT = ("action wait", "phase turn")
GAME = """
phase turn, drawn, taken, thrown: active acts
action draw in turn: move top of stock to hand of me; go to drawn
action take in turn: move top of discard to hand of me; go to taken
action wait in turn, drawn, thrown: go to next
"""


def told(text: str) -> tuple[dict[str, object], set[str], set[str]]:
    """The ways to go on as nested names (`=name` where it is told elsewhere), and the names of what
    may come at any time and of the rest."""
    rules = ruleset(framed(GAME + text, WITHOUT))
    found = turn(rules, sections_of(rules)["play"])

    def nested(ways: tuple[Way, ...]) -> dict[str, object]:
        return {f"{'=' * way.again}{way.rule.id}": nested(way.then) for way in ways}

    return nested(found.ways), {*nested(found.any_time)}, {*nested(found.rest)}


def test_what_follows_from_two_actions_is_told_below_the_first_and_named_below_the_other() -> None:
    ways, any_time, rest = told("""
action keep in drawn, taken: move hand of me to grid of me; go to next
action throw in drawn: move hand of me to discard; go to next
action return in taken: move hand of me to discard; go to next
""")
    assert ways == {"draw": {"keep": {}, "throw": {}}, "take": {"=keep": {}, "return": {}}}
    assert any_time == {"wait"}
    assert rest == set()


def test_what_must_follow_is_no_choice() -> None:
    ways, _, rest = told("""
action keep in drawn, taken: move hand of me to grid of me; go to next
action throw in drawn: move hand of me to discard; go to next
""")
    assert ways == {"draw": {"keep": {}, "throw": {}}, "take": {}}
    assert rest == set()


def test_an_action_leads_to_what_is_decided_after_the_stages_between() -> None:
    ways, _, _ = told("""
action throw in drawn: move hand of me to discard; go to discarded
action keep in drawn: move hand of me to grid of me; go to next
stage discarded: step on: go to window
stage window: step on: go to thrown
action match in thrown: choose spot in grid of me; move spot to discard; go to window
action finish in thrown: go to next
action return in taken: move hand of me to discard; go to next
""")
    assert ways == {"draw": {"throw": {"match": {}, "finish": {}}, "keep": {}}, "take": {}}


def test_what_is_decided_after_every_way_is_told_once_and_below_none() -> None:
    ways, _, rest = told("""
action keep in drawn: move hand of me to grid of me; go to thrown
action throw in drawn: move hand of me to discard; go to thrown
action return in taken: move hand of me to discard; go to next
action match in thrown: choose spot in grid of me; move spot to discard; go to thrown
action finish in thrown: go to next
""")
    assert ways == {"draw": {"keep": {}, "throw": {}}, "take": {}}
    assert rest >= {"match", "finish"}


def test_what_another_player_decides_follows_from_no_action() -> None:
    ways, _, rest = told(
        """
phase window: dealer acts
action throw in drawn: move hand of me to discard; go to window
action keep in drawn: move hand of me to grid of me; go to next
action return in taken: move hand of me to discard; go to next
action match in window: choose spot in grid of me; move spot to discard; go to next
action pass in window: go to next
""".replace("drawn, taken, thrown", "drawn, taken")
    )
    assert ways == {"draw": {"throw": {}, "keep": {}}, "take": {}}
    assert rest >= {"match", "pass"}


def test_a_stage_that_leads_back_to_play_by_another_belongs_to_play() -> None:
    rules = ruleset(
        framed(
            """
action judge in turn: go to match
stage match: step on: go to next
stage count: step on: announce score of active; go to standings
stage ending: step on: go to count
"""
        )
    )
    places = {r.id: place for place, found in sections_of(rules).items() for r in found}
    assert [places[f"{name}.on"] for name in ("match", "next", "count", "ending")] == [
        "play",
        "play",
        "scoring",
        "scoring",
    ]


def picture(setup: str) -> GridDiagram:
    parts = ("stage setup",)
    rules = ruleset(framed(f"stage setup of round: step on: {setup}; go to turn", parts))
    book: Document = build_rulebook(Edition(rules, load("en", []), "test", draft=True))
    blocks = (block for section in book.sections for block in section.blocks)
    return next(block for block in blocks if isinstance(block, GridDiagram))


def test_the_picture_of_a_grid_shows_the_cards_that_are_dealt() -> None:
    assert picture("deal 4 from stock to each grid").rows == (2, 2)
    assert picture("deal 3 from stock to each grid").rows == (2, 1)
    assert picture("deal few from stock to each grid").rows == (2,)


def test_a_row_is_marked_where_everybody_looks_at_it_and_nowhere_else() -> None:
    looked = "deal 4 from stock to each grid; each player: look at row 1 of grid of me"
    chosen = (
        "deal 4 from stock to each grid; each player: (choose spot in grid of me; look at spot)"
    )
    assert picture(looked).marked == (1,)
    assert picture(chosen).marked == ()


def test_what_comes_back_to_the_same_choice_is_told_within_it() -> None:
    ways, _, rest = told("""
phase more, ended: active acts
action keep in drawn: move hand of me to grid of me; go to ended
action throw in drawn:
    move hand of me to discard; if rank of top of discard = 7 then go to more; go to ended
action again in more: move top of stock to hand of me; go to drawn
action enough in more: go to ended
action return in taken: move hand of me to discard; go to ended
action call in ended: go to next
action finish in ended: go to next
""")
    assert ways == {"draw": {"keep": {}, "throw": {"again": {}, "enough": {}}}, "take": {}}
    assert rest >= {"call", "finish"}


def test_what_follows_from_a_choice_that_stands_beside_the_turn_stands_below_it() -> None:
    text = """
phase more: active acts
action keep in drawn, taken: move hand of me to grid of me; go to next
action trade in drawn, taken: move hand of me to grid of me; go to more
action another in more: move top of stock to grid of me
action enough in more: go to next
"""
    rules = ruleset(framed(GAME + text, WITHOUT))
    found = turn(rules, sections_of(rules)["play"])
    assert [way.rule.id for way in found.ways] == ["draw", "take"]
    assert {way.rule.id: [then.rule.id for then in way.then] for way in found.rest} == {
        "keep": [],
        "trade": ["another", "enough"],
    }
