"""A rule set as the rest of the pipeline sees it: typed, cited, and with one meaning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.game import Game
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.kernel.program import Program
from cambio_spec.nodes.surface import Declaration, Item
from cambio_spec.source.files import Span

D = TypeVar("D", bound=Declaration)


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its id, with what it was written as. `text` is its canonical text, without
    reason and citations; `cites` falls back on those of the declaration around it."""

    id: str
    item: Item
    text: str
    cites: tuple[str, ...]
    because: str | None


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One configuration of a game: `cambio`, or `cambio+my_house`.

    `declarations` are those of the game with the patches of `features` applied, `names` where
    each declared name stands. `findings` are what is worth saying although the rule set can be
    worked with. `digest` identifies the meaning and the words of the rules, not their layout.
    `base` are the declarations of the game alone, `variants` what the features change in them.
    """

    name: str
    game: Game
    features: tuple[str, ...]
    declarations: tuple[Declaration, ...]
    rules: Mapping[str, Rule]
    names: Mapping[str, Span]
    program: Program
    findings: tuple[Diagnostic, ...]
    digest: str
    base: tuple[Declaration, ...]
    variants: tuple[Variant, ...]

    def all(self, kind: type[D]) -> Iterator[D]:
        """The declarations of one kind, in their order."""
        return (d for d in self.declarations if isinstance(d, kind))

    @property
    def questions(self) -> tuple[Question, ...]:
        return tuple(self.all(Question))

    @property
    def accepts(self) -> tuple[Accept, ...]:
        return tuple(self.all(Accept))

    @property
    def editions(self) -> dict[str, str]:
        """Language to file name of each edition that the game cites."""
        return {e.language: e.file for e in self.game.editions}
