"""A rule set as the rest of the pipeline sees it: typed, cited, and with one meaning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.game import Game
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.kernel.agreeing import Values
from cambio_spec.kernel.expressions import Expr
from cambio_spec.kernel.program import Program
from cambio_spec.model.family import Family
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
    """One configuration of a game: `cambio`, `cambio+my_house`, `cambio+joker+rounds=7`.

    `features` are the variants that are played with, `settings` the values of all options.
    `written` are the declarations of the game with the patches of the features, and `open` what
    they mean, `conditions` when what is for people only is there; `declarations` and `program`
    are what the settings leave of them. `rules` are all that is written, `gone` the ids of
    those that the settings leave nothing of. `names` is where each declared name stands,
    `findings` what is worth saying although the rule set can be worked with. `digest`
    identifies the meaning and the words of the rules, not their layout. `base` are the
    declarations of the game alone, `variants` what the features change in them, `pool` all
    variants at hand, `played` the names of all features, options too, `family` the game with
    all of its variants.
    """

    name: str
    game: Game
    features: tuple[str, ...]
    settings: Values
    written: tuple[Declaration, ...]
    declarations: tuple[Declaration, ...]
    rules: Mapping[str, Rule]
    gone: frozenset[str]
    names: Mapping[str, Span]
    open: Program
    conditions: Mapping[str, Expr]
    program: Program
    findings: tuple[Diagnostic, ...]
    digest: str
    base: tuple[Declaration, ...]
    variants: tuple[Variant, ...]
    pool: tuple[Variant, ...]
    played: frozenset[str]
    family: Family

    def all(self, kind: type[D]) -> Iterator[D]:
        """The declarations of one kind, in their order."""
        return (d for d in self.declarations if isinstance(d, kind))

    def agreed(self) -> Ruleset:
        """The rule set as it is printed: without the rules that are gone."""
        left = {name: rule for name, rule in self.rules.items() if name not in self.gone}
        return replace(self, rules=left)

    @property
    def own_variants(self) -> tuple[Variant, ...]:
        """The variants that stand in the game's own file."""
        file = self.game.span.file.path
        return tuple(v for v in self.pool if v.span.file.path == file)

    @property
    def questions(self) -> tuple[Question, ...]:
        return tuple(self.all(Question))

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple(self.all(Option))

    @property
    def accepts(self) -> tuple[Accept, ...]:
        return tuple(d for d in self.written if isinstance(d, Accept))

    @property
    def editions(self) -> dict[str, str]:
        """Language to file name of each edition that the game cites."""
        return {e.language: e.file for e in self.game.editions}
