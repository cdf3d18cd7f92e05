"""Long words are parted by the rules of their language, and don't stand out of tables and boxes."""

from __future__ import annotations

import pytest
import typst

from cambio_spec.rulebook.document import Document
from cambio_spec.rulebook.typst import typst_source

BARE = Document("sheet", "de", "T", "s", "a", "st", None, ())

WHERE = {
    "table": "plain-table(2, (), false, ([A], [B]), ([x], [{}]))",
    "box": "flow-box([{}], none)",
    "a sheet": "[{}]",
}


def taller(made: str, word: str) -> None:
    """Fails in Typst unless `word` takes more lines than a short one where there is no room."""
    long, short = made.format(word), made.format("x")
    asked = (
        "#context {\n"
        f"  let height(body) = measure(width: 30mm, body).height\n"
        f"  assert(height({long}) > height({short}) + 0.5em.to-absolute())\n"
        "}\n"
    )
    typst.compile((typst_source(BARE) + asked).encode(), format="pdf", ignore_system_fonts=True)


@pytest.mark.parametrize("made", WHERE.values(), ids=WHERE)
def test_a_long_word_goes_on_in_the_next_line(made: str) -> None:
    taller(made, "Rundenbeendigungsstrafpunkte")


def test_a_word_that_no_rule_parts_would_be_noticed() -> None:
    with pytest.raises(typst.TypstError, match="assertion failed"):
        taller(WHERE["box"], "x" * 28)


def test_columns_share_what_room_there_is() -> None:
    """The last one isn't left with nothing by those before it."""
    cells = "([Punktegesamtsumme], [Rundenergebnis], [Begründung])"
    asked = (
        "#context {\n"
        f"  let made = plain-table(3, (), false, {cells}, ([1], [2], [Strafpunkte der Runde]))\n"
        "  assert(measure(width: 60mm, made).height < 45mm)\n"
        "}\n"
    )
    typst.compile((typst_source(BARE) + asked).encode(), format="pdf", ignore_system_fonts=True)
