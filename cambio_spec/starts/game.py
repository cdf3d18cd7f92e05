"""What a new game begins with: a small complete one whose comments teach, and its sentences.

The rules stand in `game.cambio`, each comment and reason by the name of its message in
`locales/<language>/starts.ftl`; the sentences in `locales/<language>/starts/game.ftl`, which is the
file that an editor gets.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from cambio_spec.catalog.catalog import LOCALES, Catalog
from cambio_spec.source.files import SourceFile
from cambio_spec.starts.comments import commented
from cambio_spec.starts.names import words_of
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse

EXAMPLE = "example"
"""What the game is called before it gets a name."""

_COMMENT = re.compile(r"^( *)# (start-[a-z-]+)$", flags=re.MULTILINE)
_REASON = re.compile(r'"(start-[a-z-]+)"')


@cache
def template() -> str:
    return files("cambio_spec.starts").joinpath("game.cambio").read_text("utf-8")


@cache
def declared_names() -> frozenset[str]:
    """What every new game calls something."""
    declarations = parse(SourceFile(f"{EXAMPLE}.cambio", template())).declarations
    return frozenset(word.text for node in declarations for word in words_of(node))


def game_text(name: str, catalog: Catalog) -> str:
    """The rule file of a new game, in the canonical format, commented in the catalog's language."""

    def comment(found: re.Match[str]) -> str:
        said = _said(found[2], name, catalog)
        return "\n".join(found[1] + line for line in commented(said))

    text = template().replace(f"game {EXAMPLE}\n", f"game {name}\n", 1)
    text = _COMMENT.sub(comment, text)
    text = _REASON.sub(lambda found: f'"{_said(found[1], name, catalog)}"', text)
    return format_document(parse(SourceFile(f"{name}.cambio", text)))


def _said(message: str, name: str, catalog: Catalog) -> str:
    given = {"name": name} if "name" in catalog.variables(message) else {}
    return catalog.say(message, **given)


def game_sentences(name: str, language: str) -> str:
    """The file of a new game's sentences in one language."""
    path = LOCALES / language / "starts" / "game.ftl"
    return path.read_text(encoding="utf-8").replace("{ $title }", title(name), 1)


def title(name: str) -> str:
    """`my_game` as a heading: `My game`."""
    words = name.replace("_", " ").strip()
    return words[:1].upper() + words[1:]
