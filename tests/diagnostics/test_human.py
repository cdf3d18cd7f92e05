"""What people see: exact text, and colours only where they help."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics import human
from cambio_spec.diagnostics.codes import DEAD_RULE, NO_RULE_SETS, UNEXPECTED_WORD
from cambio_spec.diagnostics.diagnostic import Diagnostic, Hand, Label, Lying, Message, Witness
from cambio_spec.diagnostics.report import Report, Summary, rejected, summarise
from cambio_spec.diagnostics.scene import card_text, scene
from cambio_spec.source.files import SourceFile, Span
from tests.diagnostics.examples import (
    CONFLICT,
    DEAL,
    MISSPELT,
    NOBODY_WINS,
    UNDECIDED,
    book,
    span,
)

EN, DE = Catalog.shipped("en"), Catalog.shipped("de")


def text(finding: Diagnostic, catalog: Catalog = EN, width: int = 80) -> str:
    return "\n".join(row.plain.rstrip() for row in human.rows(finding, catalog, width, book))


def test_what_the_reader_can_read_is_quoted_first() -> None:
    def quoted(citation: str, language: str) -> human.Quoted:
        edition = {"scoring.3": "fr", "scoring.4": "de"}[citation]
        return human.Quoted(f"{edition}.txt:1", None, edition == language)

    def places(catalog: Catalog) -> list[str]:
        found = human.rows(CONFLICT, catalog, 80, quoted)
        return [row.plain.split()[-1] for row in found if "§" in row.plain]

    assert places(EN) == ["fr.txt:1", "de.txt:1"]
    assert places(DE) == ["de.txt:1", "fr.txt:1"]


def played(moves: int, catalog: Catalog = EN) -> list[str]:
    """The lines that tell how play gets there, in a game of so many moves."""
    long = replace(DEAL, moves=tuple(f"Ana: draw {n}" for n in range(1, moves + 1)))
    lines = [line.strip() for line in text(replace(CONFLICT, witness=long), catalog).split("\n")]
    return [line for line in lines if "draw" in line or ("…" in line and "more" in line)]


def test_every_move_of_a_short_game_is_shown() -> None:
    assert played(human.MOST_MOVES) == [f"{n}. Ana: draw {n}" for n in range(1, 41)]


def test_of_a_long_game_the_first_and_the_last_moves_are_shown() -> None:
    lines = played(183)
    assert lines[9:12] == ["10. Ana: draw 10", "… after 153 more moves …", "164. Ana: draw 164"]
    assert (len(lines), lines[-1]) == (31, "183. Ana: draw 183")


def test_a_conflict() -> None:
    assert (
        text(CONFLICT)
        == """\
error[CAM410]: scoring.3 and scoring.4 both apply to Ana: 15 or 0. Which is
meant?
  ╭─ spec/small.cambio:5:3
5 │   rule miscalled:   total of player + 10 when player is caller and not alone
  │   ^^^^^^^^^^^^^^ gives 15
6 │                     overrides others                 [scoring.3]
7 │   rule tied_caller: 0 when player is caller and total of player = lowest
  │   ^^^^^^^^^^^^^^^^ gives 0

  § scoring.3, in fr.txt:42
    • Pénalité de l’appelant : il ajoute dix points il ajoute dix points il
    ajoute dix points il ajoute dix points il ajoute dix points il ajoute dix
    points il ajoute dix points il ajoute dix points il ajoute dix points il …
  § scoring.4, in fr.txt:43

  The smallest deal that shows it, with 2 players:
    Ana · caller    Ben
    ╭───╮           ╭───╮╭───╮
    │5♥ │           │2♦ ││3♠ │
    ╰───╯           ╰───╯╰───╯

  What each rule gives Ana:
    score.miscalled     15
    score.tied_caller    0

  Hint: Let one rule say that it `overrides` the other, or narrow one of their
  conditions.
  More: `cambio-spec explain CAM410`"""
    )


def test_the_same_in_german() -> None:
    said = text(CONFLICT, DE)
    assert said.startswith(
        "Fehler[CAM410]: Für Ana gelten zugleich scoring.3 und scoring.4: 15 oder 0. Was\n"
        "ist gemeint?\n"
    )
    assert "│   ^^^^^^^^^^^^^^ ergibt 15" in said
    assert "  Was jede Regel für Ana ergibt:" in said
    assert "  Mehr dazu: `cambio-spec explain CAM410`" in said


def test_a_slip_of_the_keyboard() -> None:
    assert (
        text(MISSPELT)
        == """\
error[CAM020]: There is no fact called `caler`.
  ╭─ spec/small.cambio:9:38
9 │   rule emptied:     0 when player is caler           [scoring.5]
  │                                      ^^^^^ not known

  Hint: Did you mean `caller`?
  More: `cambio-spec explain CAM020`"""
    )


def test_what_is_unknown_says_so_and_why() -> None:
    said = text(UNDECIDED)
    assert said.startswith(
        "not known[CAM410]: Whether scoring.3 and scoring.5 can give different values is\n"
        "not known: time was up.\n"
    )
    assert "Looked at only up to 4 players; beyond that, nothing is known." in said
    assert "Hint: Not known is not “fine”." in said


def test_a_citation_that_leads_nowhere_is_still_named() -> None:
    assert "  § victory.1\n" in text(NOBODY_WINS)
    assert "│ ^^^^^^^^^^^^ no rule applies" in text(NOBODY_WINS)


def test_an_error_without_a_line() -> None:
    assert (
        text(NO_RULE_SETS.at(path="drafts/"))
        == """\
error[CAM006]: There are no rule sets in the folder `drafts/`.

  Hint: Rule sets are files that end in `.cambio`, `.yaml` or `.yml`. Folders
  below this one are not searched.
  More: `cambio-spec explain CAM006`"""
    )


def test_an_empty_file_is_named_without_lines() -> None:
    place = Span(SourceFile("empty.cambio", ""), 0, 0)
    assert "  ╭─ empty.cambio:1:1\n\n" in text(NO_RULE_SETS.at(place, path="x")).replace(
        " \n", "\n"
    )


def test_files_are_kept_apart() -> None:
    other = SourceFile("other.cambio", "rule a: 1\n" * 120)
    finding = MISSPELT.labels[0], Label(Span(other, 1000, 1004), Message("first-label"))
    said = text(Diagnostic("CAM020", "error", "refuted", MISSPELT.message, finding))
    assert "    ╭─ spec/small.cambio:9:38\n  9 │ " in said
    assert "    ╭─ other.cambio:101:1\n101 │ rule a: 1\n    │ ^^^^ the first one" in said


def test_a_rule_file_can_not_steer_the_terminal() -> None:
    finding = UNEXPECTED_WORD.at(
        Span(SourceFile("a\x1b[2J.cambio", "game \x1b[31m\n"), 5, 10),
        found="\x1b[31m",
        expected_list=("\x07", "x" * 5000),
    )
    said = text(finding)
    assert not any(char in said for char in "\x1b\x07")
    assert len(said) < 1200


def scene_text(witness: Witness, width: int = 60) -> str:
    return "\n".join(row.plain for row in scene(witness, EN, width))


def test_players_wrap_and_facts_find_their_owner() -> None:
    hands = tuple(Hand(seat, "grid", ("10S", "KD")) for seat in range(3))
    facts = {"caller": None, "dealer": 1, "score of 2": "-3", "asked of 2": 0, "deals": "4"}
    assert (
        scene_text(Witness(3, hands, facts, None, ()), 32)
        == """\
Ana           Ben · dealer
╭───╮╭───╮    ╭───╮╭───╮
│10♠││K♦ │    │10♠││K♦ │
╰───╯╰───╯    ╰───╯╰───╯

Cleo
╭───╮╭───╮
│10♠││K♦ │
╰───╯╰───╯
score: −3
asked: Ana

caller: nobody
deals: 4"""
    )


def test_a_grid_is_drawn_as_its_owner_sees_it() -> None:
    hand = Hand(0, "grid", ("AC", "2H", "3S"), rows=(2, 2, 1))
    assert (
        scene_text(Witness(1, (hand,), {}, None, ()))
        == """\
Ana
╭───╮╭╌╌╌╮
│3♠ │┆   ┆
╰───╯╰╌╌╌╯
╭───╮╭───╮
│A♣ ││2♥ │
╰───╯╰───╯"""
    )


OPEN, COVERED = Lying(True), Lying(False)
LAID = Hand(0, "grid", ("AC", "2H", "3S"), (2, 2), (0, 2, 3), (OPEN, COVERED, COVERED))


def test_a_card_that_lies_face_down_is_legible_and_shows_its_back() -> None:
    assert (
        scene_text(Witness(1, (LAID,), {}, None, ()))
        == """\
Ana
░░░░░░░░░░
░2♥ ░░3♠ ░
░░░░░░░░░░
╭───╮╭╌╌╌╮
│A♣ │┆   ┆
╰───╯╰╌╌╌╯

Cards with a shaded edge lie face down."""
    )


def test_below_a_card_stands_who_knows_it() -> None:
    lying = (Lying(True, (0, 1, 2)), Lying(False, ()), Lying(False, (0, 1, 2, 3, 4, 5)))
    hand = Hand(1, "grid", ("AC", "2H", "3S"), (3,), (), lying)
    assert (
        scene_text(Witness(2, (hand,), {}, None, ()))
        == """\
Ana    Ben
       ╭───╮░░░░░░░░░░░
       │A♣ │░2♥ ░░3♠  ░
       ╰───╯░░░░░░░░░░░
                 ABCDEF

Cards with a shaded edge lie face down.
The initials below them are those of the players who know
the card."""
    )


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        ((), []),
        ((Lying(True), Lying(True, (0, 1))), ["All these cards lie face up."]),
        ((Lying(True), Lying(False)), ["Cards with a shaded edge lie face down."]),
        (
            (Lying(True, (0, 1)), Lying(False, ())),
            [
                "Cards with a shaded edge lie face down.",
                "Nobody knows the cards that lie face down.",
            ],
        ),
    ],
)
def test_how_cards_lie_is_explained_where_it_matters(
    lying: tuple[Lying, ...], said: list[str]
) -> None:
    hand = Hand(0, "grid", ("AC", "2H"), (2,), (), lying)
    assert (
        scene_text(Witness(1, (hand,), {}, None, ())).split("\n")[4:]
        == ([""] if said else []) + said
    )


def test_zones_are_named_where_there_are_several() -> None:
    hands = (Hand(0, "grid", ()), Hand(0, "hand", ("JK",)))
    assert (
        scene_text(Witness(1, hands, {}, None, ()))
        == """\
Ana
grid
no cards
hand
╭───╮
│JK │
╰───╯"""
    )


def test_cards_as_people_draw_them() -> None:
    assert [card_text(c) for c in ("KH", "10S", "AC", "QD", "JK", "?")] == [
        "K♥", "10♠", "A♣", "Q♦", "JK", "?",
    ]  # fmt: skip


def printed(report: Report, **options: object) -> str:
    out = io.StringIO()
    human.show(report, Console(file=out, width=80, **options), EN, book)  # type: ignore[arg-type]
    return out.getvalue()


def report(*findings: Diagnostic, proved: int = 7) -> Report:
    return Report("small", "1a2b", (2, 3, 4), findings, summarise(findings, proved))


def test_no_colour_where_no_terminal_is() -> None:
    assert "\x1b" not in printed(report(CONFLICT))
    assert "\x1b" in printed(report(CONFLICT), force_terminal=True)


def test_red_suits_are_red() -> None:
    middle = scene(DEAL, EN, 60)[2]
    red = {middle.plain[s.start : s.end].strip() for s in middle.spans if "red" in str(s.style)}
    assert red == {"5♥", "2♦"}


@pytest.mark.parametrize(
    ("made", "last", "style"),
    [
        (report(), "✓ small, 2 to 4 players: nothing found; 7 questions proved.", "green"),
        (report(CONFLICT), "✗ small: 1 fault found, 0 not known, 7 questions proved.", "red"),
        (report(UNDECIDED), "? small: 0 faults found, 1 not known, 7 questions proved.", "magenta"),
        (
            Report("small", "", (2,), (), Summary(1, 2, 0, 3, 0)),
            "· small: 0 faults found, 0 not known, 2 bounded, 3 accepted, 1 question proved.",
            "bold",
        ),
        (
            rejected("small", (MISSPELT,)),
            "small can’t be checked before this is mended.",
            "red",
        ),
    ],
)
def test_the_last_line(made: Report, last: str, style: str) -> None:
    assert printed(made).rstrip("\n").split("\n")[-1] == last
    assert style in str(human.summary_line(made, EN, 80).style)
    assert ("green" in str(human.summary_line(made, EN, 80).style)) == (made == report())


@given(st.integers(40, 140), st.sampled_from([CONFLICT, MISSPELT, NOBODY_WINS, UNDECIDED]))
def test_nothing_is_wider_than_the_terminal(width: int, finding: Diagnostic) -> None:
    for catalog in (EN, DE):
        assert (
            max(cell_len(row.plain) for row in human.rows(finding, catalog, width, book)) <= width
        )


def test_help_is_the_catalogs_where_the_finding_has_none() -> None:
    assert span("caler").line == 9
    assert "Hint: Add a rule for this case" in text(NOBODY_WINS)


@pytest.mark.parametrize("width", [40, 60, 92])
def test_code_that_is_wrapped_begins_and_ends_once(width: int) -> None:
    """However many rows it takes: what stands in backticks stays one thing."""
    rule = "total of player + penalty when player is caller and total of player = lowest"
    finding = DEAD_RULE.at(span("rule emptied"), rule=rule)
    shown = human.rows(finding, EN, width)
    headline = shown[: next(i for i, row in enumerate(shown) if "╭─" in row.plain)]
    assert "".join(row.plain for row in headline).count("`") == 2
    code = [row.plain[s.start : s.end] for row in headline for s in row.spans if s.style == "cyan"]
    assert " ".join(" ".join(code).split()) == f"`{rule}`"
