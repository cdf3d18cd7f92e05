"""The game that `cambio-spec new game` writes, with some of its rules and sentences changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cambio_spec.catalog.catalog import LOCALES
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.rulebook.book import Edition, build_documents
from cambio_spec.rulebook.document import Block, Document
from cambio_spec.rulebook.wording import Wording, load
from cambio_spec.starts.game import template
from tests.rulebook.rule_sets import changed, ruleset

Changes = Mapping[str, str]


def small(rules: Changes | None = None, more: str = "") -> Ruleset:
    return ruleset(changed(template(), rules or {}) + more)


def small_words(folder: Path, language: str = "en", changes: Changes | None = None) -> Wording:
    """The sentences of the game, changed; what is added to them stands under the key ""."""
    given = dict(changes or {})
    added = given.pop("", "")
    text = (LOCALES / language / "starts" / "game.ftl").read_text(encoding="utf-8")
    copy = folder / f"{language}.ftl"
    said = changed(text, given).replace("game = { $title }", "game = Example")
    copy.write_text(f"{said}\n{added}", encoding="utf-8")
    return load(language, [copy])


def printed(rules: Ruleset, words: Wording) -> tuple[Document, Document]:
    """The book and the sheet; a draft, in which whatever has no sentence is quoted."""
    return build_documents(Edition(rules, words, "test", draft=True))


def blocks(document: Document, anchor: str) -> tuple[Block, ...]:
    return next((s.blocks for s in document.sections if s.anchor == anchor), ())
