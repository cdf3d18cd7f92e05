"""The worked example of the scoring is worked by the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.opening import dealt, opened
from cambio_spec.kernel.state import Position, Value
from cambio_spec.rulebook.document import Face, Paragraph, Table
from cambio_spec.rulebook.example import Example, example
from tests.rulebook.rule_sets import LANGUAGES, cambio, document, varied


def worked(rules: dict[str, str] | None = None) -> Example:
    found = example(cambio(rules).program)
    assert found is not None
    return found


def test_it_shows_a_beaten_caller_and_a_tie() -> None:
    shown = worked()
    assert shown.fact is not None and shown.fact[0] == "caller"
    rules = [row.rule for row in shown.scored]
    assert sorted(rules) == ["score.miscalled", "score.others", "score.winner", "score.winner"]
    assert len({row.total for row in shown.scored}) == 3
    cards = [card.code for row in shown.scored for card in row.cards]
    assert len(set(cards)) == len(cards) == 16


@pytest.mark.parametrize(
    "rules", [{}, {"param penalty = 10": "param penalty = 37"}, {"J is 11": "J is 19"}]
)
def test_every_number_is_what_the_rules_give(rules: dict[str, str]) -> None:
    program, shown = cambio(rules).program, worked(rules)
    hands: dict[Position, list[str]] = {
        ("grid", row.player): [card.code for card in row.cards] for row in shown.scored
    }
    assert shown.fact is not None
    facts: dict[str | tuple[str, int], Value] = {shown.fact[0]: shown.fact[1]}
    opening = opened(program, 4, 0, program.round_start, facts, single_round=True)
    state = dealt(program, opening, hands)
    for row in shown.scored:
        assert decide(program, state, "total", (row.player,)).value == row.total
        verdict = decide(program, state, "score", (row.player,))
        assert (verdict.value, verdict.rules[-1]) == (row.score, row.rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_changes_with_the_penalty(language: str, tmp_path: Path) -> None:
    for penalty in (10, 37):
        rules = {"param penalty = 10": f"param penalty = {penalty}"}
        scoring = next(
            s for s in document(language, tmp_path, rules).sections if s.anchor == "scoring"
        )
        intro, table = scoring.blocks[-2:]
        assert isinstance(intro, Paragraph) and isinstance(table, Table)
        rows = [
            tuple("".join(r.text for r in cell if not isinstance(r, Face)) for cell in row)
            for row in table.rows
        ]
        (beaten,) = [row for row in rows if str(penalty) in row[4]]
        assert int(beaten[3]) - int(beaten[2]) == penalty
        assert all(sum(isinstance(run, Face) for run in row[1]) == 4 for row in table.rows)


def test_a_rule_that_is_gone_rules_nobody() -> None:
    shown = example(varied("remove rule score.miscalled").program)
    assert shown is not None
    assert {row.rule for row in shown.scored} == {
        "score.others",
        "score.tied_caller",
        "score.tied_other",
    }


def test_there_is_none_where_the_rules_give_no_score() -> None:
    assert example(varied("remove row points.A", "remove row points.2_to_10").program) is None


def test_a_split_score_is_worked_by_the_rules_that_mattered() -> None:
    """What is the score in the game, as something that a plain score adds to."""
    split = "define score of player: counted of player + 0\n\ndefine counted of player"
    found = worked({"define score of player": split, "score.": "counted."})
    usual = {row.rule.replace("score.", "counted.") for row in worked().scored}
    assert {row.rule for row in found.scored} == usual
    assert all(row.rule.startswith("counted.") for row in found.scored)
