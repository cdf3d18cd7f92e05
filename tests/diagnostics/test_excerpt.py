"""Carets stand under what is meant, whatever the line is made of."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len, split_text

from cambio_spec.diagnostics.excerpt import Mark, excerpt, visible, wrapped
from cambio_spec.source.files import SourceFile, Span


def shown(text: str, start: int, end: int, message: str = "", width: int = 60) -> list[str]:
    file = SourceFile("a.cambio", text)
    digits = len(str(text.count("\n") + 1))
    mark = Mark(Span(file, start, end), message, "red")
    return [row.plain for row in excerpt(file, [mark], width, digits)]


def marked(text: str, word: str, message: str = "", width: int = 60) -> list[str]:
    start = text.index(word)
    return shown(text, start, start + len(word), message, width)


def test_carets_and_the_message_beside_them() -> None:
    assert marked("players 2 until 6", "until", "expected `to`") == [
        "1 │ players 2 until 6",
        "  │           ^^^^^ expected `to`",
    ]


def test_a_tab_reaches_to_the_next_stop() -> None:
    assert marked("a\tb\tcd", "cd", "here") == ["1 │ a   b   cd", "  │         ^^ here"]


def test_wide_characters_take_two_columns() -> None:
    assert marked('"🂡日本" x', "x") == ['1 │ "🂡日本" x', "  │         ^"]
    assert marked('"日本"', "本") == ['1 │ "日本"', "  │    ^^"]


def test_joined_emoji_come_apart_so_that_every_terminal_agrees() -> None:
    assert marked("👩‍🚀 x", "x") == ["1 │ 👩🚀 x", "  │      ^"]


def test_what_could_steer_the_terminal_is_made_visible() -> None:
    assert marked("a\x1b[31m b", "b") == ["1 │ a␛[31m b", "  │        ^"]
    assert marked("a\u202eb", "b") == ["1 │ a⟨U+202E⟩b", "  │          ^"]
    assert visible("a\x07\tb\u2066") == "a␇ b⟨U+2066⟩"


def test_a_span_over_several_lines_is_marked_on_each() -> None:
    text = "rule a: 1\n    when x\n\n    overrides b\nrule c: 2\n"
    assert shown(text, 0, text.index("\nrule c"), "gives 1") == [
        "1 │ rule a: 1",
        "  │ ^^^^^^^^^",
        "2 │     when x",
        "  │     ^^^^^^",
        "3 │ ",
        "4 │     overrides b",
        "  │     ^^^^^^^^^^^ gives 1",
    ]


def test_a_long_span_leaves_its_middle_out() -> None:
    text = "".join(f"line{i}\n" for i in range(10))
    assert shown(text, 0, len(text) - 1, "all") == [
        " 1 │ line0",
        "   │ ^^^^^",
        " 2 │ line1",
        "   │ ^^^^^",
        " 3 │ line2",
        "   │ ^^^^^",
        "   ⋮",
        "10 │ line9",
        "   │ ^^^^^ all",
    ]


def test_the_end_of_the_file() -> None:
    assert shown("game a\n", 7, 7, "expected more") == ["2 │ ", "  │ ^ expected more"]
    assert shown("game a", 6, 6, "expected more") == ["1 │ game a", "  │       ^ expected more"]
    assert shown("", 0, 0) == ["1 │ ", "  │ ^"]


def test_a_message_without_room_goes_below() -> None:
    assert marked("x" * 10 + " " + "y" * 24, "y" * 24, "a long message", width=40) == [
        "1 │ xxxxxxxxxx yyyyyyyyyyyyyyyyyyyyyyyy",
        "  │            ^^^^^^^^^^^^^^^^^^^^^^^^",
        "  │            a long message",
    ]


def test_a_line_without_room_is_cut_around_its_mark() -> None:
    text = "a" * 50 + " here " + "b" * 50
    assert marked(text, "here", "", width=40) == [
        "1 │ …aaaaaaaaaaaaaaaaaaaaaaaaaaaaa here…",
        "  │                                ^^^^",
    ]


def test_a_cut_line_still_says_which_rule_it_is() -> None:
    assert marked("  rule last: " + "first " * 12 + "here", "here", width=50) == [
        "1 │   rule last: …st first first first first here",
        "  │                                          ^^^^",
    ]


def test_two_marks_on_one_line_and_lines_between() -> None:
    text = "a b\nb\nc\nd\ne\n"
    file = SourceFile("a", text)
    marks = [
        Mark(Span(file, at, at + 1), message, "red")
        for at, message in ((0, "one"), (2, "two"), (10, "last"))
    ]
    assert [row.plain for row in excerpt(file, marks, 40, 1)] == [
        "1 │ a b",
        "  │ ^ one",
        "  │   ^ two",
        "  ⋮",
        "5 │ e",
        "  │ ^ last",
    ]


@pytest.mark.parametrize("char", ["(", "\t", "\x1b", "日"])
def test_a_long_line_takes_no_more_time_than_it_is_long(char: str) -> None:
    def seconds(length: int) -> float:
        start = time.process_time()
        rows = shown(char * length, length // 2, length, "deep", width=80)
        assert all(cell_len(row) <= 80 for row in rows)
        return time.process_time() - start

    short = min(seconds(100_000) for _ in range(3))
    assert seconds(1_000_000) < 40 * short


CHARS = st.text(
    alphabet=st.one_of(
        st.sampled_from("ab \t日本🂡👩\u200d\ufe0f\u0301\x1b\u202e♥—"),
        st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"),
    ),
    max_size=150,
)


def inked(text: str) -> str:
    """Without spaces and what has no width of its own."""
    return "".join(char for char in text if not char.isspace() and cell_len(char))


@given(CHARS, CHARS, CHARS, st.integers(24, 120), st.text(alphabet="abc ", max_size=60))
def test_carets_stay_under_the_span(
    before: str, span: str, after: str, width: int, message: str
) -> None:
    line = before + span + after
    source, carets, *_ = shown(line, len(before), len(before) + len(span), message, width)
    start = carets.index("^")
    count = len(carets[start:]) - len(carets[start:].lstrip("^"))
    under = split_text(split_text(source, start)[1], count)[0]
    meant = inked(visible(span))
    if not meant:
        assert count == 1
    elif "…" in source and "…" not in line:
        assert inked(under.strip("…")) in meant
        assert inked(under.strip("…")) or width < 40
    else:
        assert inked(under) == meant


@given(CHARS, CHARS, CHARS, st.integers(24, 120), st.text(alphabet="abc ", max_size=60))
def test_no_row_is_wider_than_the_terminal(
    before: str, span: str, after: str, width: int, message: str
) -> None:
    rows = shown(before + span + after, len(before), len(before) + len(span), message, width)
    assert max(map(cell_len, rows)) <= width


def test_no_line_begins_or_ends_at_a_no_break_space() -> None:
    said = "Voir «\u202fa\u202f»\u00a0: b\u202f; c"
    assert wrapped(said, 8) == ["Voir", "«\u202fa\u202f»\u00a0:", "b\u202f; c"]


@given(CHARS, st.integers(2, 40))
def test_wrapping_loses_nothing_but_spaces(text: str, width: int) -> None:
    text = visible(text)
    lines = wrapped(text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(cell_len(line) <= width for line in lines)
