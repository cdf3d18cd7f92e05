"""The Python call `cambio_spec.score`: names in, an answer with names out, or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import cambio_spec
from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.sentences import sentence
from tests.game.situations import SPEC
from tests.play.rule_sets import COUNT, PIPS, written

EN = Catalog.shipped("en")
HANDS = {"Ana": "KH 2C", "Søren": ["5D", "10S"], "Cleo": ""}


def score(hands: Mapping[str, Any] = HANDS, name: str = str(SPEC), **told: Any) -> Any:
    return cambio_spec.score(name, hands, **told)


def refused(hands: Mapping[str, Any] = HANDS, **told: Any) -> list[str]:
    with pytest.raises(Rejected) as caught:
        score(hands, **told)
    return [sentence(found.message, EN) for found in caught.value.diagnostics]


def test_a_round_of_three() -> None:
    scored = score(caller="Søren", running={"Ana": 40, "Søren": 30}, facts={"missed": True})
    assert (scored.ruleset, scored.decision, scored.exit_status) == ("cambio", "score", 0)
    assert scored.facts == {
        "caller": "Søren",
        "running of Ana": 40,
        "running of Søren": 30,
        "missed": True,
    }
    ana, soren, cleo = scored.players
    assert (ana.player, ana.cards, ana.total) == ("Ana", (("KH", -2), ("2C", 2)), 0)
    assert (soren.score, soren.rules, soren.running) == (25, ("score.miscalled",), 55)
    assert (cleo.cards, cleo.total, cleo.score) == ((), 0, 0)
    said = [(one.decision, one.about, one.value) for one in scored.announcements]
    assert said == [
        ("score", ("Ana",), 0),
        ("score", ("Søren",), 25),
        ("score", ("Cleo",), 0),
        ("match_winner", (), None),
    ]
    assert set(scored.reasons) >= {"score.winner", "score.miscalled", "score.emptied"}


def test_the_winner_of_the_match() -> None:
    scored = score({"Ana": "5D", "Ben": "2H"}, caller="Ana", running={"Ana": 90})
    assert (scored.over, scored.winner) == (True, "Ben")
    assert scored.won_by is not None and scored.won_by.rules == ("match_winner.last",)


def test_who_is_out_is_there_without_a_hand() -> None:
    scored = score(caller="Ana", out=["Eva"], running={"Eva": 130})
    eva = scored.players[-1]
    assert (eva.player, eva.counted, eva.out, eva.score, eva.running) == (
        "Eva",
        False,
        True,
        None,
        130,
    )


@pytest.mark.parametrize(
    ("told", "complaints"),
    [
        (
            {},
            [
                "These rules give a score only when `empty_wins or caller is not nobody`,"
                " and that isn’t so here."
            ],
        ),
        (
            {"caller": "Eva", "out": ["Eva"]},
            [
                "These rules give a score only when `empty_wins or not out of caller`,"
                " and that isn’t so here."
            ],
        ),
        ({"caller": "Bob"}, ["There is no player called `Bob` here."]),
        (
            {"caller": "Ana", "running": {"Ana": 100}},
            ["With 100 points, Ana would have been out before this round."],
        ),
        (
            {"caller": "Ana", "running": {"Ana": 100, "Cleo": 101}},
            ["With these totals the match would have been over before this round."],
        ),
        (
            {"caller": "Søren", "out": ["Ana"]},
            ["Ana is out of the match, and so can’t have cards."],
        ),
        (
            {"caller": "Ana", "running": {"Ana": 100_001}},
            ["`running of Ana` can’t be `100001`: it is a number from −100000 to 100000."],
        ),
    ],
)
def test_what_can_not_be_the_end_of_a_round(told: dict[str, Any], complaints: list[str]) -> None:
    assert refused(**told) == complaints


def test_the_last_two_may_stand_above_the_limit_alike() -> None:
    """They play a deciding round; had one of them less, the match would be over."""
    hands = {"Ana": "5D", "Ben": "6D"}
    scored = score(hands, caller="Ana", running={"Ana": 104, "Ben": 104})
    assert scored.winner == "Ana"
    over = ["With these totals the match would have been over before this round."]
    assert refused(hands, caller="Ana", running={"Ana": 104, "Ben": 105}) == over


@pytest.mark.parametrize(
    ("hands", "complaints"),
    [
        (
            {},
            [
                "There is no player called `Ana` here.",
                "0 players can’t play this game: it is for 2 to 6.",
            ],
        ),
        ({"Ana": ""}, ["1 player can’t play this game: it is for 2 to 6."]),
        (
            {"Ana": "", **{f"p{n}": "" for n in range(6)}},
            ["7 players can’t play this game: it is for 2 to 6."],
        ),
        (
            {"Ana": "AH 2H 3H 4H 5H KH JK", "Ben": "KH"},
            [
                "Ana can’t have `JK`: this game has no such card.",
                "`KH` is there twice, with Ana and Ben, but only once in the deck.",
                "Ana has 7 cards, but the `grid` has room for only 4.",
            ],
        ),
    ],
)
def test_hands_that_can_not_be(hands: dict[str, str], complaints: list[str]) -> None:
    assert refused(hands, caller="Ana") == complaints


def test_a_thousand_wrong_cards_are_not_all_told() -> None:
    hands = {"Ana": " ".join(f"{n}X" for n in range(50_000)), "Ben": ""}
    assert len(refused(hands, caller="Ana")) == 30


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_language_is_asked_for(language: str) -> None:
    scored = score(caller="Ana", language=language)
    said = {"en": "no card left", "de": "keine Karte mehr"}[language]
    assert scored.reasons["score.emptied"].why == said


def test_a_language_that_there_is_not() -> None:
    with pytest.raises(Rejected) as caught:
        score(caller="Ana", language="xx")
    assert caught.value.diagnostics[0].code == "CAM062"


def small(folder: Path, *parts: str) -> str:
    (folder / "small.cambio").write_text(written(*parts), encoding="utf-8")
    return "small.cambio"


def test_rules_that_ask_for_nothing_but_cards(tmp_path: Path) -> None:
    name = small(tmp_path, PIPS, COUNT)
    scored = score({"Ana": "KH 2C", "Ben": "5D"}, name, cwd=tmp_path)
    assert [(one.score, one.total, one.running, one.out) for one in scored.players] == [
        (15, 15, None, False),
        (5, 5, None, False),
    ]
    assert (scored.over, scored.winner) == (True, None)


def test_the_only_rule_set_of_a_folder(tmp_path: Path) -> None:
    small(tmp_path, PIPS, COUNT)
    assert score({"Ana": "KH", "Ben": ""}, ".", cwd=tmp_path).ruleset == "small"
    (tmp_path / "other.cambio").write_text("game other\n", encoding="utf-8")
    with pytest.raises(Rejected) as caught:
        score({"Ana": "KH", "Ben": ""}, ".", cwd=tmp_path)
    assert [found.code for found in caught.value.diagnostics] == ["CAM008"]


def test_cards_that_count_for_nothing(tmp_path: Path) -> None:
    pips = PIPS.replace(" because", " where rank of it is not K because")
    name = small(tmp_path, pips, COUNT)
    ana, ben = score({"Ana": "KH 2C", "Ben": "KS"}, name, cwd=tmp_path).players
    assert (ana.cards, ana.score) == ((("KH", 0), ("2C", 2)), 2)
    assert (ben.cards, ben.score) == ((("KS", 0),), 0)


def test_cards_without_a_worth(tmp_path: Path) -> None:
    table = 'table worth of card: because "a test"\n  A to 10 is pip of card'
    pips = PIPS.replace("sum pip of", "sum worth of")
    name = small(tmp_path, table, pips, COUNT)
    scored = score({"Ana": "KH 2C", "Ben": "5S"}, name, cwd=tmp_path)
    ana, ben = scored.players
    assert (ana.cards, ana.total, ana.score) == ((("KH", None), ("2C", 2)), None, None)
    assert (ben.score, scored.exit_status) == (5, 1)
    (found,) = scored.findings
    assert sentence(found.message, EN) == "No rule says what `worth` is for K♥."


def test_a_table_is_judged_as_its_cards_lie_once_play_has_turned_them(tmp_path: Path) -> None:
    pips = (
        "define pips of player:\n"
        "  rule hidden: 0 when some spots in lane of player where it is face down"
        ' because "a test"\n'
        '  rule full: number of cards in lane of player because "a test"'
    )
    turned = COUNT.replace(
        "  step say", '  step hide: each player: turn lane of me down because "a test"\n  step say'
    )
    name = small(tmp_path, pips, turned)
    scored = score({"Ana": "KH 2C", "Ben": ""}, name, cwd=tmp_path)
    (found,) = scored.findings
    assert sentence(found.message, EN) == (
        "pips.hidden and pips.full both apply to Ana: 0 or 2. Which is meant?"
    )


def test_scores_that_no_sum_gives(tmp_path: Path) -> None:
    suits = 'define suits of player: number of cards in lane of player because "a test"'
    name = small(tmp_path, suits, COUNT.replace("pips", "suits"))
    ana, _ = score({"Ana": "KH 2C", "Ben": ""}, name, cwd=tmp_path).players
    assert (ana.cards, ana.total, ana.score) == ((("KH", None), ("2C", None)), None, 2)


def test_where_play_can_not_begin_the_decision_itself_is_asked(tmp_path: Path) -> None:
    early = COUNT.replace("announce pips of me", "turn hand of me up")
    text = written(PIPS, early).replace(
        "; go to tell", "; each player: announce pips of me; go to tell"
    )
    (tmp_path / "small.cambio").write_text(text, encoding="utf-8")
    scored = score({"Ana": "KH 2C", "Ben": "5D"}, "small.cambio", cwd=tmp_path)
    assert [one.score for one in scored.players] == [15, 5]
    assert (scored.over, scored.announcements, scored.exit_status) == (False, (), 0)


def test_a_count_that_waits_for_a_choice(tmp_path: Path) -> None:
    pick = "as first of players: (choose n in 1 to 3; move top of stock to discard)"
    waits = COUNT.replace("step say", f'step pick: {pick} because "a test"\n  step say')
    tally = 'fact tally of player is a number, kept because "a test"'
    added = "(announce pips of me; let tally of me be tally of me + pips of me)"
    name = small(tmp_path, PIPS, tally, waits.replace("announce pips of me", added))
    scored = score({"Ana": "KH 2C", "Ben": "5D"}, name, cwd=tmp_path, facts={"tally of Ana": 7})
    assert [(one.score, one.running) for one in scored.players] == [(15, None), (5, None)]
    assert (scored.over, scored.findings) == (False, ())
