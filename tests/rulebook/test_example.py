"""The worked examples of the scoring are worked by the rules, and show what matters."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.opening import dealt, opened
from cambio_spec.kernel.state import Position, Value
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline import cookbook
from cambio_spec.rulebook.book import Edition, build_rulebook
from cambio_spec.rulebook.document import Block, Laid, Paragraph, Table, spoken
from cambio_spec.rulebook.example import Example, Scored, examples
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.news import news
from cambio_spec.rulebook.typst import render_pdf
from cambio_spec.rulebook.wording import load
from tests.rulebook.rule_sets import LANGUAGES, cambio, document, game_words, varied
from tests.rulebook.small import blocks, printed, small, small_words

GRID = (2, 2)


def worked(ruleset: Ruleset, rows: tuple[int, ...] = GRID) -> tuple[Example, ...]:
    return examples(ruleset.program, rows)


def rules(example: Example) -> list[str]:
    return sorted({row.rule for row in example.scored})


def codes(row: Scored) -> list[str | None]:
    return [None if card is None else card.code for cards in row.rows for card in cards]


# ── what it shows ──────────────────────────────────────────────────────────────────────────


def test_it_shows_a_beaten_caller_and_then_a_tie() -> None:
    first, second = worked(cambio())
    assert first.fact is not None and first.fact[0] == "caller"
    assert rules(first) == ["score.miscalled", "score.others", "score.winner"]
    assert {"score.tied_caller", "score.tied_other"} <= set(rules(second))
    cards = [code for row in first.scored for code in codes(row)]
    assert len(set(cards)) == len(cards) == 16


def test_the_totals_look_like_the_end_of_a_round() -> None:
    for example in worked(cambio()):
        totals = [row.total for row in example.scored if row.total is not None]
        assert sum(totals) / len(totals) < 20  # four cards at random come to 26
        assert len(set(totals)) > 2


def test_a_hand_that_hardly_ever_comes_about_is_found() -> None:
    pair = "exactly 2 of one in grid of player where rank of one = {}"
    royal = f"({pair.format('K')}) and ({pair.format('7')})"
    text = {
        "  rule winner:": "  rule royal: 50 when royal of player overrides others, winner,"
        ' miscalled because "x"\n  rule winner:',
        "define lowest:": f'define royal of player: {royal} because "x"\ndefine lowest:',
    }
    found = worked(small(text))
    (rare,) = [row for e in found for row in e.scored if row.rule == "score.royal"]
    assert sorted(str(code)[0] for code in codes(rare)) == ["7", "7", "K", "K"]
    assert rare.score == 50


def test_a_further_one_is_there_only_for_further_rules() -> None:
    assert len(worked(small())) == 1


def test_it_is_the_same_every_time() -> None:
    first = worked(cambio())
    examples.cache_clear()
    assert worked(cambio()) == first


# ── where there is one ─────────────────────────────────────────────────────────────────────

LYING = "define lying of player: sum points of cards in grid of player"


def test_the_total_may_count_the_cards_through_other_definitions() -> None:
    total = "define total of player: sum points of cards in grid of player"
    aces = "number of one in grid of player where rank of one = A"
    text = {
        total: f'{LYING} because "x"\ndefine bonus of player: 3 * ({aces}) because "x"\n'
        "define total of player: lying of player - bonus of player"
    }
    (found,) = worked(small(text))
    rank = {"A": -2, "J": 10, "Q": 10, "K": 10}
    for row in found.scored:
        names = [str(code)[:-1] for code in codes(row)]
        assert row.total == sum(rank[n] if n in rank else int(n) for n in names)
    assert any("A" in str(code) for row in found.scored for code in codes(row))


def one_rule(score: str) -> dict[str, str]:
    """The small game with one rule for the score."""
    score_rules = {
        "  rule others: total of player because": f"  rule others: {score} because",
        "  rule winner: 0 when total of player = lowest overrides others\n"
        '      because "start-reason-winner"\n': "",
        "  rule miscalled: total of player + penalty when player is caller\n"
        "      and total of player > lowest overrides others"
        ' because "start-reason-miscalled"\n': "",
    }
    return score_rules


def table(ruleset: Ruleset, folder: Path) -> Table:
    found = blocks(printed(ruleset, small_words(folder))[0], "scoring")
    (one,) = [block for block in found if isinstance(block, Table)]
    return one


def test_one_rule_is_enough_and_what_is_always_the_same_is_left_out(tmp_path: Path) -> None:
    shown = table(small(one_rule("total of player")), tmp_path)
    assert [spoken(cell) for cell in shown.header] == ["Player", "Cards", "Score"]
    shown = table(small(one_rule("2 * total of player")), tmp_path)
    assert [spoken(cell) for cell in shown.header] == ["Player", "Cards", "Total", "Score"]


def test_a_score_that_asks_nothing_else_has_no_sum(tmp_path: Path) -> None:
    (found,) = worked(small(one_rule("size of grid of player")))
    assert [(row.total, row.score) for row in found.scored] == [(None, 4)] * 4
    shown = table(small(one_rule("size of grid of player")), tmp_path)
    assert len(shown.header) == 3


def test_the_sum_is_what_the_rule_builds_on() -> None:
    aside = "define held of player: size of grid of player"
    text = one_rule("total of player") | {
        "define lowest:": f'{aside} because "x"\ndefine lowest:',
        "  rule others: total of player because": "  rule others: total of player"
        " when held of player > 3 because",
    }
    (found,) = worked(small(text))
    assert all(row.total == row.score for row in found.scored)


def test_what_leaves_the_grid_before_it_is_counted_has_left_it() -> None:
    text = {
        "  step count:": "  step leave: each player: each one in grid of me where rank of one = A:"
        ' move one to discard because "x"\n  step count:'
    }
    gone = [row for e in worked(small(text)) for row in e.scored if None in codes(row)]
    assert gone and not any("A" in str(code) for row in gone for code in codes(row))


def test_what_happens_in_an_earlier_stage_has_happened() -> None:
    text = {
        "stage reveal:": "stage reveal: step leave: each player: each one in grid of me"
        " where rank of one = A: move one to discard; go to counting"
        ' because "x"\nstage counting:'
    }
    gone = [row for e in worked(small(text)) for row in e.scored if None in codes(row)]
    assert gone and not any("A" in str(code) for row in gone for code in codes(row))


def test_what_is_taken_off_a_sum_of_cards_is_no_sum() -> None:
    aside = "define bonus of player: size of grid of player"
    summed = "(sum points of cards in grid of player) - bonus of player"
    text = one_rule(summed) | {"define lowest:": f'{aside} because "x"\ndefine lowest:'}
    assert {row.total for e in worked(small(text)) for row in e.scored} == {None}


def test_there_is_none_where_the_rules_give_no_score() -> None:
    assert worked(varied("remove row points.A", "remove row points.2_to_10")) == ()


def test_a_rule_that_is_gone_rules_nobody() -> None:
    found = worked(varied("remove rule score.miscalled"))
    assert found and "score.miscalled" not in {rule for e in found for rule in rules(e)}


# ── what it says ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text", [{}, {"param penalty = 10": "param penalty = 37"}, {"J is 11": "J is 19"}]
)
def test_every_number_is_what_the_rules_give(text: dict[str, str]) -> None:
    program = cambio(text).program
    for shown in worked(cambio(text)):
        hands: dict[Position, list[str | None]] = {
            ("grid", row.player): codes(row) for row in shown.scored
        }
        assert shown.fact is not None
        facts: dict[str | tuple[str, int], Value] = {shown.fact[0]: shown.fact[1]}
        opening = opened(program, 4, 0, program.round_start, facts, single_round=True)
        state = dealt(program, opening, hands)
        for row in shown.scored:
            assert decide(program, state, "total", (row.player,)).value == row.total
            verdict = decide(program, state, "score", (row.player,))
            assert (verdict.value, verdict.rules[-1]) == (row.score, row.rule)


def shown_in(found: tuple[Block, ...]) -> tuple[Paragraph, Table]:
    at = next(i for i, block in enumerate(found) if isinstance(block, Table))
    intro, one = found[at - 1], found[at]
    assert isinstance(intro, Paragraph) and isinstance(one, Table)
    return intro, one


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_changes_with_the_penalty(language: str, tmp_path: Path) -> None:
    for penalty in (10, 37):
        text = {"param penalty = 10": f"param penalty = {penalty}"}
        _, one = shown_in(blocks(document(language, tmp_path, text), "scoring"))
        rows = [
            tuple(spoken(cell) if isinstance(cell, tuple) else "" for cell in row)
            for row in one.rows
        ]
        (beaten,) = [row for row in rows if str(penalty) in row[4]]
        assert int(beaten[3]) - int(beaten[2]) == penalty


def test_cards_lie_as_in_the_grid(tmp_path: Path) -> None:
    text = {
        "zone grid of player: 2+2 slots": "zone grid of player: 4+4+4 slots",
        "deal 4 from": "deal 12 from",
    }
    book = printed(small(text), small_words(tmp_path, changes={"{ $number-4 }": "12"}))[0]
    _, one = shown_in(blocks(book, "scoring"))
    hands = [row[1] for row in one.rows if isinstance(row[1], Laid)]
    assert [[len(cards) for cards in hand.rows] for hand in hands] == [[4, 4, 4]] * 4
    assert render_pdf(book)
    nearest = " ".join(spoken((face,)) for face in hands[-1].rows[0] if face)
    assert f"<br>{nearest} |" in render_markdown(book)


def test_as_many_cards_are_shown_as_are_dealt(tmp_path: Path) -> None:
    text = {"zone grid of player: 2+2 slots": "zone grid of player: 2+2+2 slots"}
    _, one = shown_in(blocks(printed(small(text), small_words(tmp_path))[0], "scoring"))
    assert all(isinstance(row[1], Laid) and len(row[1].faces) == 4 for row in one.rows)


def test_a_split_score_is_worked_by_the_rules_that_mattered() -> None:
    """What is the score in the game, as something that a plain score adds to."""
    split = "define score of player: counted of player + 0\n\ndefine counted of player"
    found = worked(cambio({"define score of player": split, "score.": "counted."}))
    told = {row.rule for example in found for row in example.scored}
    assert {"counted.miscalled", "counted.winner"} <= told
    assert all(rule.startswith("counted.") for rule in told)


def test_a_book_may_go_without_and_tells_the_same_rules() -> None:
    said = load("en", [game_words("en")])
    whole = build_rulebook(Edition(cambio(), said, "test"))
    bare = build_rulebook(Edition(cambio(), said, "test", examples=False))
    assert [b for b in blocks(whole, "scoring") if isinstance(b, Table)]
    assert not [b for b in blocks(bare, "scoring") if isinstance(b, Table)]
    assert news(bare, whole) == news(whole, bare) == ()


def test_the_cookbook_works_no_example_out() -> None:
    examples.cache_clear()
    cookbook.plain_book.cache_clear()
    cookbook.plain_book("cambio", "en")
    assert examples.cache_info().misses == 0


@pytest.mark.parametrize("deck", ["french_52", "french_52 with 2 jokers"])
def test_a_further_example_shows_other_hands(deck: str) -> None:
    """Also where the deals that are looked at first show nothing more with other hands."""
    row = "  black K is 0\n"
    first, second = worked(
        cambio({"deck french_52 in": f"deck {deck} in", row: f"{row}  joker is 0\n"})
        if "joker" in deck
        else cambio()
    )
    hands = [tuple(codes(row)) for row in first.scored]
    assert sum(tuple(codes(row)) in hands for row in second.scored) <= len(hands) // 2
