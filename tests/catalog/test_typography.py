"""Each language's own typography, in every sentence and page that ships."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import LOCALES, languages
from cambio_spec.source.shipped import shipped

SLIPS = {
    "en": r"['„«»]|(?<=\w) [;:!?]",
    "de": r"['”«»]|(?<=\w) [;:!?]",
    "es": r"['“”„]|«\s|\s»|(?<=\w) [;:!?]|[.,]»|\s—\s",
    # A narrow no-break space stands inside guillemets and before ; ! ? and a no-break space
    # before a colon, unless it is that of a citation (fr:play.5).
    "fr": r"['“”„]|«(?!\u202f)|(?<!\u202f)»|(?<!\u202f)[;!?]|(?<!\u00a0):(?!\w)",
}
"""What no text of a language holds; a language that isn't listed has no rules here yet."""

UNSAID = re.compile(r"^(?:#|\s+\.(?:for|unsaid|about)[\w-]* =).*$", re.M)
FENCED = re.compile(r"^```.*?^```$", re.M | re.S)
QUOTED = re.compile(r"`[^`]*`|\(“ ”\)")
LITERAL = re.compile(r"\{ \"([^\"]*)\" \}")


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every file of a language without what is quoted in it from rules and commands."""
    folders = (LOCALES / language, shipped() / "locales" / language)
    for path in (path for folder in folders for path in sorted(folder.rglob("*.*"))):
        text = path.read_text(encoding="utf-8")
        yield f"{path.parent.name}/{path.name}", _prose(path, text)


def _prose(path: Path, text: str) -> str:
    own = FENCED.sub("", text) if path.suffix == ".md" else UNSAID.sub("", text)
    meant = LITERAL.sub(lambda found: _unescaped(found[1]), own)
    return QUOTED.sub("x", meant)


def _unescaped(literal: str) -> str:
    return literal.encode("ascii", "backslashreplace").decode("unicode_escape")


@pytest.mark.parametrize("language", [name for name in languages() if name in SLIPS])
def test_no_text_has_a_slip(language: str) -> None:
    slip = re.compile(rf".{{0,30}}(?:{SLIPS[language]}).{{0,20}}")
    found = [(name, m[0]) for name, text in texts(language) for m in slip.finditer(text)]
    assert found == []


def test_a_slip_would_be_found() -> None:
    wrong = ["l'as", "un mot ; un autre", "« mot »", "quoi ?", "ceci: cela", "mot\u00a0»"]
    assert all(re.search(SLIPS["fr"], text) for text in wrong)
    assert not re.search(SLIPS["fr"], "«\u202fl’as\u202f»\u00a0: quoi\u202f? [fr:play.5]")
