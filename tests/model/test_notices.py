"""What a rule set refers to has to be there, and what is worth saying about one that works."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.diagnostics.codes import OVERLAP
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label
from cambio_spec.model.accepting import accepted
from cambio_spec.model.load import load
from cambio_spec.model.ruleset import Ruleset
from tests.model.house import GAME, codes, errors, write


def loaded(folder: Path, changes: dict[str, str] | None = None, more: str = "") -> Ruleset:
    text = GAME
    for old, new in (changes or {}).items():
        assert old in text
        text = text.replace(old, new)
    return load("small", write(folder, {"small.cambio": text + more})).ruleset


def wrong(folder: Path, changes: dict[str, str] | None = None, more: str = "") -> Diagnostic:
    text = GAME
    for old, new in (changes or {}).items():
        text = text.replace(old, new)
    (fault,) = errors("small", write(folder, {"small.cambio": text + more}))
    return fault


# ── references ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("more", "missing", "nearest"),
    [
        ("question q ruled so by score.winer", "score.winer", "score.winner"),
        ("question q ruled so by score.winner, total.all", "total.all", None),
        ("question q ruled so by drew", "drew", "draw"),
        ("accept CAM410 at score.winer", "score.winer", "score.winner"),
        ("accept CAM410 at points.Q", "points.Q", None),
    ],
)
def test_a_rule_that_is_not_there(
    tmp_path: Path, more: str, missing: str, nearest: str | None
) -> None:
    fault = wrong(tmp_path, more=more)
    assert (fault.code, fault.labels[0].span.text) == ("CAM020", missing)
    if nearest:
        assert fault.help is not None and fault.help.arguments["nearest"] == nearest


@pytest.mark.parametrize(
    "path",
    [
        *("score", "score.winner", "points.2_to_10", "points.black_K", "setup", "setup.deal"),
        *("turn", "draw", "limit", "active", "stock", "players", "deck", "total", "who"),
    ],
)
def test_everything_that_has_a_name_can_carry_a_ruling_out(tmp_path: Path, path: str) -> None:
    loaded(tmp_path, more=f'question q ruled so by {path} because "r"')


@pytest.mark.parametrize(
    ("changes", "code", "place"),
    [
        ({"[goal.1]": "[goal.99]"}, "CAM041", "goal.99"),
        ({"[goal.1]": "[goals.1]"}, "CAM041", "goals.1"),
        ({"[goal.1]": "[fr goal.1]"}, "CAM040", "fr goal.1"),
        ({"[goal.1]": "[goal.1, de goal.99]"}, "CAM041", "de goal.99"),
        ({"[deck.1]": "[deck.99]"}, "CAM041", "deck.99"),
        ({"A is 1": "A is 1 [deck.99]"}, "CAM041", "deck.99"),
        ({'go to turn because "r"': "go to turn [dekc.1]"}, "CAM041", "dekc.1"),
    ],
)
def test_a_place_that_no_book_has(
    tmp_path: Path, changes: dict[str, str], code: str, place: str
) -> None:
    fault = wrong(tmp_path, changes)
    assert (fault.code, fault.labels[0].span.text) == (code, place)


def test_a_game_without_books_cites_as_it_likes(tmp_path: Path) -> None:
    edition = '\n  edition de "000_1a065366a1bb189a.txt"'
    loaded(tmp_path, {edition: "", "[goal.1]": "[my_notes.3]"})


# ── findings ─────────────────────────────────────────────────────────────────────────────────


def found(ruleset: Ruleset) -> list[tuple[str, str]]:
    return [(d.code, d.rules[0]) for d in ruleset.findings]


def test_a_game_that_says_where_all_of_it_comes_from(tmp_path: Path) -> None:
    assert found(loaded(tmp_path)) == []


@pytest.mark.parametrize(
    ("old", "code", "rule"),
    [
        ('players 2 to 4, clockwise because "r"', "CAM200", "players"),
        (
            "param limit = 100                                              [goal.1]",
            "CAM200",
            "limit",
        ),
        ('rule others: total of player because "r"', "CAM200", "score.others"),
        ('0 when total of player = 0 overrides others because "r"', "CAM201", "score.winner"),
        ('step deal: deal 2 from stock to each grid because "r"', "CAM200", "setup.deal"),
        ('move top of stock to discard because "r"', "CAM200", "draw"),
        ('sum points of cards in grid of player because "r"', "CAM200", "total"),
    ],
)
def test_a_rule_without_a_source(tmp_path: Path, old: str, code: str, rule: str) -> None:
    bare = old.partition(" because")[0].partition("  ")[0]
    assert found(loaded(tmp_path, {old: bare})) == [(code, rule)]


def test_a_table_speaks_for_its_rows(tmp_path: Path) -> None:
    rows = ("A", "2_to_10", "J_to_Q", "red_K", "black_K")
    expected = [("CAM200", f"points.{row}") for row in rows]
    assert found(loaded(tmp_path, {"[deck.1]": ""})) == expected


@pytest.mark.parametrize(
    ("more", "name"),
    [
        ('param spare = 1 because "r"', "spare"),
        ('fact spare is a player because "r"', "spare"),
        ('zone spare: pile, face up because "r"', "spare"),
    ],
)
def test_a_name_that_nothing_uses(tmp_path: Path, more: str, name: str) -> None:
    assert found(loaded(tmp_path, more=more)) == [("CAM210", name)]
    used = f'question q ruled so by {name} because "r"'
    assert found(loaded(tmp_path, more=f"{more}\n{used}")) == [("CAM210", name)]


def test_a_definition_that_nothing_asks_unless_a_book_says_it(tmp_path: Path) -> None:
    spare = "define spare of player: size of grid of player"
    assert found(loaded(tmp_path, more=f'{spare} because "r"')) == [("CAM210", "spare")]
    assert found(loaded(tmp_path, more=f"{spare} [goal.1]")) == []


# ── what an editor accepts ───────────────────────────────────────────────────────────────────


def overlap(*rules: str) -> Diagnostic:
    return OVERLAP.at(rules=rules)


def test_a_finding_that_is_accepted(tmp_path: Path) -> None:
    more = 'accept CAM410 at score.winner because "both give 0"'
    ruleset = loaded(tmp_path, more=more)
    other = overlap("score.others", "score.tied")
    first, second = accepted(ruleset, [overlap("score.others", "score.winner"), other])
    assert first.status == "accepted"
    assert first.notes[-1].arguments["because"] == "both give 0"
    assert second == other


@pytest.mark.parametrize(
    "finding",
    [
        overlap("score.others", "score.tied"),
        OVERLAP.at(rules=("score.winner",), status="unknown"),
        OVERLAP.at(rules=("score.winner",), status="bounded"),
    ],
    ids=["another rule", "unknown", "bounded"],
)
def test_an_accept_that_names_no_finding_is_one(tmp_path: Path, finding: Diagnostic) -> None:
    ruleset = loaded(tmp_path, more='accept CAM410 at score.winner because "b"')
    kept, unused = accepted(ruleset, [finding])
    assert kept == finding
    assert (unused.code, unused.message.arguments["rule"]) == ("CAM211", "score.winner")


def test_an_accept_hides_no_finding_of_another_kind(tmp_path: Path) -> None:
    ruleset = loaded(tmp_path, more='accept CAM401 at score.winner because "b"')
    found = accepted(ruleset, [overlap("score.winner")])
    assert codes(found) == ["CAM410", "CAM211"]
    assert isinstance(found[1].labels[0], Label)
