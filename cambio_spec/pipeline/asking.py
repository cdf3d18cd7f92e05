"""What a user asks for, by name: rule sets and languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cambio_spec.catalog.catalog import languages, spoken
from cambio_spec.diagnostics.codes import UNKNOWN_LANGUAGE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.model import load as loading
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.source.shipped import rule_files, shipped


def asked_for(name: str | None, cwd: Path) -> tuple[str, ...]:
    """The rule sets that a name stands for; without one, the shipped games. Raises `Rejected`."""
    if name is None:
        return tuple(str(path) for path in rule_files(shipped()))
    return loading.targets(name, cwd)


def load(name: str, cwd: Path | None = None) -> Ruleset:
    """A rule set by file or by name (`cambio`, `cambio+my_house`). Raises `Rejected`."""
    return loading.load(name, cwd or Path()).ruleset


def spoken_languages(asked: Sequence[str]) -> tuple[str, ...]:
    """The languages asked for, or all. Raises `Rejected` for one that there isn't."""
    known = languages()
    found: list[str] = []
    for name in asked:
        language = spoken(name, known)
        if language is None:
            near = help_nearest(name, known)
            raise Rejected((UNKNOWN_LANGUAGE.at(name=name, help=near),))
        found.append(language)
    return tuple(dict.fromkeys(found)) or known


def words(loaded: Loaded, language: str) -> tuple[Path, ...]:
    """The files of a game's own sentences, and of those that its variants add: beside the rules."""
    ruleset = loaded.ruleset
    written = [(loaded.game, ruleset.game.name.text)]
    written += zip(loaded.variants, ruleset.features, strict=True)
    found = (path.parent / "locales" / language / f"{name}.ftl" for path, name in written)
    return tuple(dict.fromkeys(found))
