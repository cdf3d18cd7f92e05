"""In which languages a rule set has sentences: in the others it can be played, but not printed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cambio_spec.catalog.catalog import languages
from cambio_spec.diagnostics.codes import MISSING_MESSAGE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline.asking import words

COMMON = "en"
"""The language in which somebody is asked for sentences who has none in any."""


def has_sentences(loaded: Loaded, language: str) -> bool:
    return any(path.is_file() for path in words(loaded, language))


def languages_of(loaded: Loaded) -> tuple[str, ...]:
    """The languages in which a rule set has sentences, whether they are complete or not."""
    return tuple(language for language in languages() if has_sentences(loaded, language))


def speechless(loaded: Loaded, language: str = COMMON) -> Diagnostic:
    """That a rule set has no sentences in a language, and where they belong."""
    game = loaded.ruleset.game.name
    file, here = words(loaded, language)[0], Path.cwd()
    path = str(file.relative_to(here) if file.is_relative_to(here) else file)
    about = {"name": game.text, "language": language, "path": path}
    found = MISSING_MESSAGE.at(Label(game.span), name=game.text, language=language, path=path)
    return replace(
        found,
        message=Message("no-sentences", about),
        help=Message("no-sentences-help", {"path": path}),
    )


def unprinted(loaded: Loaded) -> Diagnostic | None:
    """Why no book of a rule set can be printed, where it has no sentences at all."""
    return None if languages_of(loaded) else speechless(loaded)
