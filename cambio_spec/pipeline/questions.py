"""The questions of a game, and of each of its features, for a list of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from pathlib import Path

from cambio_spec.constructs.option import OneOf, OneOfWords, Option, Range
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model import load as loading
from cambio_spec.model.arising import arising
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.listed import ListedQuestion


def questions(
    loaded: Loaded, base: str, brought_by: str | None, cwd: Path
) -> tuple[ListedQuestion, ...]:
    """Those that a variant brings, or the game itself. `base` is what a configuration's name
    begins with: the game, or a file of several variants, all of which are played then."""
    return tuple(_questions(loaded.ruleset, base, brought_by, cwd))


def _questions(
    ruleset: Ruleset, base: str, brought_by: str | None, cwd: Path
) -> Iterator[ListedQuestion]:
    for found in arising(ruleset, brought_by, _Playing(ruleset, base, cwd)):
        question = found.question
        yield ListedQuestion(
            question.name.text,
            None if question.ruling is None else question.ruling.text,
            tuple(path.text for path in question.rules),
            found.rule.cites,
            found.rule.because,
            found,
        )


@dataclass(frozen=True, slots=True)
class _Playing:
    """The game with some features, each of them loaded once."""

    ruleset: Ruleset
    base: str
    cwd: Path
    known: dict[frozenset[str], Ruleset | None] = field(default_factory=dict)

    def __call__(self, features: Set[str]) -> Ruleset | None:
        played = frozenset(features)
        if played == frozenset(self.ruleset.features):
            return self.ruleset
        if played not in self.known:
            self.known[played] = self._loaded(played)
        return self.known[played]

    def _loaded(self, features: Set[str]) -> Ruleset | None:
        options = {o.name.text: o for _, o in self.ruleset.family.readings(Option)}
        asked = (_played(name, options.get(name)) for name in sorted(features))
        try:
            return loading.load("+".join([self.base, *asked]), self.cwd).ruleset
        except Rejected:
            return None


def _played(name: str, option: Option | None) -> str:
    """A feature as a configuration names it: an option counts as played where it isn't as usual."""
    match option:
        case Option(values=Range(low=low, high=high), default=usual):
            return f"{name}={high if usual.value == low else low}"
        case Option(values=OneOf() | OneOfWords(), listed=values, default=usual):
            return f"{name}={next((v for v in values or () if v != usual.value), usual.value)}"
        case _:
            return name
