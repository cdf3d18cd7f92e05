"""What is found to be the score of a rule set, and the cards that it looks at."""

from __future__ import annotations

from pathlib import Path

from cambio_spec.model.ruleset import Ruleset
from cambio_spec.play.counting import Counting, counting
from tests.game.situations import rules_of_the_game
from tests.play.rule_sets import COUNT, PIPS, load, written


def found(ruleset: Ruleset, leaving: bool = False) -> Counting:
    count = counting(ruleset.program, leaving)
    assert count is not None
    return count


def test_the_game_counts_the_scores_of_grids() -> None:
    count = found(rules_of_the_game(), leaving=True)
    assert (count.score.name, count.zone.name, count.stage) == ("score", "grid", "reveal")
    assert count.running is not None and count.running.name == "running"
    assert count.after == "standings"
    assert count.tally is not None and count.tally.fold.op == "sum"
    assert count.takes_part is not None


def test_a_pile_can_be_counted_too(tmp_path: Path) -> None:
    count = found(load(tmp_path, written(PIPS, COUNT)))
    assert (count.score.name, count.zone.name, count.stage) == ("pips", "hand", "tell")
    assert (count.running, count.after, count.takes_part) == (None, None, None)


def test_of_two_announced_it_is_the_one_that_builds_on_the_other(tmp_path: Path) -> None:
    points = 'define points of player: 2 * pips of player because "a test"'
    said = COUNT.replace("announce pips of me", "(announce points of me; announce pips of me)")
    assert found(load(tmp_path, written(PIPS, points, said))).score.name == "points"
    assert found(load(tmp_path, written(PIPS, points, said))).zone.name == "hand"


def test_of_two_announced_it_is_the_one_that_is_added_to_a_fact(tmp_path: Path) -> None:
    tally = 'fact tally of player is a number, kept because "a test"'
    points = 'define points of player: 2 * pips of player because "a test"'
    both = (
        "(announce points of me; announce pips of me; let tally of me be tally of me + pips of me)"
    )
    said = COUNT.replace("announce pips of me", both)
    count = found(load(tmp_path, written(PIPS, points, tally, said)))
    assert count.score.name == "pips"
    assert count.running is not None and count.running.name == "tally"


def test_a_number_is_rather_a_score_than_anything_else(tmp_path: Path) -> None:
    rich = 'define rich of player: pips of player > 20 because "a test"'
    said = COUNT.replace("announce pips of me", "(announce rich of me; announce pips of me)")
    assert found(load(tmp_path, written(PIPS, rich, said))).score.name == "pips"
    only = COUNT.replace("pips of me", "rich of me")
    assert found(load(tmp_path, written(PIPS, rich, only))).score.name == "rich"


def test_what_is_not_added_up_has_no_sum(tmp_path: Path) -> None:
    most = 'define most of player: greatest pip of cards in lane of player because "a test"'
    count = found(load(tmp_path, written(most, COUNT.replace("pips of me", "most of me"))))
    assert (count.tally, count.zone.name) == (None, "lane")


def test_where_a_round_begins_no_cards_lie_that_could_be_told(tmp_path: Path) -> None:
    text = written(PIPS, COUNT.replace("announce pips of me", "turn hand of me up"))
    early = text.replace("; go to tell", "; each player: announce pips of me; go to tell")
    count = found(load(tmp_path, early))
    assert (count.score.name, count.stage) == ("pips", None)


def test_some_rules_announce_nothing_about_players(tmp_path: Path) -> None:
    silent = COUNT.replace("announce pips of me", "turn hand of me up")
    assert counting(load(tmp_path, written(PIPS, silent)).program, False) is None


def test_some_rules_announce_what_has_nothing_to_do_with_cards(tmp_path: Path) -> None:
    luck = 'define luck of player:\n  rule all: 3 because "a test"'
    said = COUNT.replace("pips of me", "luck of me")
    assert counting(load(tmp_path, written(luck, said)).program, False) is None
