"""A corpus of seeded faults: every operator wherever it fits, in every game; a sample of them by
seed, spread over operators and games, of which none is left out."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path as File

from cambio_spec.constructs.question import Question
from cambio_spec.constructs.variant import Patch, PatchDeclaration, Variant
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.model.documents import read_document
from cambio_spec.nodes.parts import Rule
from cambio_spec.nodes.surface import Declaration, Document, Surface
from cambio_spec.syntax.format import format_document
from tests.scorecard.operators import OPERATORS, Site
from tests.scorecard.places import GONE, Place, changed, declared_at, nodes

ROOT = File(__file__).parents[2]
GAMES = {
    path.stem: path
    for path in (
        *(ROOT / "spec" / f"{name}.cambio" for name in ("cambio", "classic")),
        *sorted((ROOT / "tests" / "games").glob("*.cambio")),
    )
}
SIZE = 208
SEED = 2


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule file with one mistake. `features` are those with which it bears on the game, `number`
    tells what one operator makes of one place. `line` is where, in the game as it was."""

    game: str
    operator: str
    features: tuple[str, ...]
    place: Place
    number: int
    line: int
    text: str

    @property
    def name(self) -> str:
        """For people, and to find it again."""
        configuration = "+".join((self.game, *self.features))
        return f"{configuration}:{self.line} {self.operator} {self.number}"


@cache
def original(game: str) -> Document:
    """A game without its questions: what the rules mean doesn't depend on them, and an editor who
    takes a rule away takes those about it away, too."""
    document = read_document(GAMES[game], f"{game}.cambio")
    kept = (_unasked(d) for d in document.declarations if not isinstance(d, Question))
    asked = {d.name.text for d in document.declarations if isinstance(d, Question)}
    declarations = tuple(d for d in kept if not _accepts(d, asked))
    return replace(document, declarations=declarations)


def _unasked(declaration: Declaration) -> Declaration:
    if not isinstance(declaration, Variant):
        return declaration
    left = tuple(p for p in declaration.patches if not _about_question(p))
    return replace(declaration, patches=left)


def _about_question(patch: Patch) -> bool:
    plain = getattr(patch, "patch", patch)
    if isinstance(plain, PatchDeclaration):
        return isinstance(plain.declaration, Question)
    return getattr(plain, "part", None) == "question"


def _accepts(declaration: Declaration, questions: set[str]) -> bool:
    rule = getattr(declaration, "rule", None)
    return rule is not None and rule.text in questions


@cache
def original_text(game: str) -> str:
    return format_document(original(game))


def sites(document: Document) -> Iterator[Site]:
    piles = tuple(
        d.name.text
        for d in document.declarations
        if isinstance(d, ZonePart) and not d.per_player and not d.rows
    )
    around: dict[Place, Surface] = {}
    for place, node in nodes(document):
        around[place] = node
        outer = tuple(around[place[:depth]] for depth in range(1, len(place)))
        yield Site(place, node, outer, piles)


@dataclass(frozen=True, slots=True)
class Mistake:
    """What an operator makes of a place, before it is written down."""

    game: str
    operator: str
    site: Site
    number: int
    other: object

    def written(self) -> Mutant:
        document, place = original(self.game), self.site.place
        made = changed(document, place, self.other)
        if self.other is GONE and isinstance(self.site.node, Rule):
            made = _without_mentions(made, place, self.site.node)
        whole = declared_at(document, place)
        features = (whole.name.text,) if isinstance(whole, Variant) and len(place) > 1 else ()
        line = self.site.node.span.line
        text = format_document(made)
        return Mutant(self.game, self.operator, features, place, self.number, line, text)


def mistakes(game: str) -> Iterator[Mistake]:
    """All that the operators make of a game."""
    for site in sites(original(game)):
        for operator, change in OPERATORS.items():
            for number, other in enumerate(change(site), 1):
                yield Mistake(game, operator, site, number, other)


def _without_mentions(document: Document, place: Place, rule: Rule) -> Document:
    """Rules beside it don't override a rule that is gone: an editor is told so at once."""
    made = document
    for at, node in nodes(document):
        if isinstance(node, Rule) and at[:-1] == place[:-1] and rule.name is not None:
            left = tuple(w for w in node.overrides if w.text != rule.name.text)
            if left != node.overrides:
                made = changed(made, at, replace(node, overrides=left))
    return made


@cache
def corpus(size: int = SIZE, seed: int = SEED) -> tuple[Mutant, ...]:
    """A sample: first one of each operator in each game, then one more of each, up to `size`."""
    groups: dict[tuple[str, str], list[Mistake]] = {}
    for game in GAMES:
        for mistake in mistakes(game):
            groups.setdefault((mistake.operator, game), []).append(mistake)
    # Each group by a seed of its own: a change of one game leaves the others' mutants as they are.
    for group, pile in groups.items():
        random.Random(f"{seed} {group}").shuffle(pile)
    turns = sorted(groups, key=lambda group: random.Random(f"{seed} {group}").random())
    rounds = range(max(map(len, groups.values())))
    order = (groups[g][turn] for turn in rounds for g in turns if turn < len(groups[g]))
    chosen = islice(order, size)
    written = (mistake.written() for mistake in chosen)
    return tuple(sorted(written, key=lambda m: (m.game, m.line, m.name, m.text)))


def fingerprint(chosen: Sequence[Mutant]) -> str:
    """Tells this corpus from every other."""
    told = [(m.game, m.operator, m.features, m.text) for m in chosen]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]
