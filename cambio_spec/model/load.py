"""From what a user names (a file, a folder, `cambio+my_house`) to rule sets."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.codes import (
    DUPLICATE_NAME,
    MISSING_PART,
    NO_RULE_SETS,
    REPEATED_PART,
    UNKNOWN_GAME,
    UNREADABLE_FILE,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.model.build import build
from cambio_spec.model.configuring import Asked, ask, configuration, unknown
from cambio_spec.model.documents import read_document, shown
from cambio_spec.model.features import mentioned, needed
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.model.seeking import (
    elsewhere,
    no_feature,
    no_game,
    of_another,
    unknown_rule_set,
)
from cambio_spec.nodes.surface import Declaration, Document, Word
from cambio_spec.source.shipped import SUFFIXES, find, known_names, rule_files


@dataclass(frozen=True, slots=True)
class AtHand:
    """A game in its file, with all the variants that there are to play it with: those of the file,
    and those in other files that somebody named."""

    game: Game
    path: Path
    declarations: tuple[Declaration, ...]
    pool: tuple[Variant, ...]

    def configured(self, asked: Sequence[Asked], name: str) -> Loaded:
        """The configuration with these features; `name` is what it was called. Raises
        `Rejected`."""
        made = configuration(self.game, self.declarations, self.pool, asked, name)
        written = (variant.span.file for variant in made.variants)
        files = tuple(file.place or Path(file.path) for file in written)
        return Loaded(build(made), self.path, files, self, tuple(asked))


@dataclass(frozen=True, slots=True)
class Loaded:
    """A rule set, the file of its game, and the file of each of its variants, in their order; what
    else there was `at_hand` (None for rules that no file holds yet), and the features that were
    `asked` for; `brought` are those variants that nobody named, but stand in the file that was
    named."""

    ruleset: Ruleset
    game: Path
    variants: tuple[Path, ...]
    at_hand: AtHand | None = None
    asked: tuple[Asked, ...] = ()
    brought: frozenset[str] = frozenset()


def targets(name: str, cwd: Path) -> tuple[str, ...]:
    """The rule sets that a name stands for: itself, or each file directly in a folder.

    Raises `Rejected` for a folder without rule sets or one that can't be read.
    """
    path = cwd / name
    if not os.path.isdir(path):
        return (name,)
    try:
        found = rule_files(path)
    except OSError:
        raise Rejected((UNREADABLE_FILE.at(path=name),)) from None
    if not found:
        raise Rejected((NO_RULE_SETS.at(path=name),))
    return tuple(str(Path(name) / f.name) for f in found)


def load(name: str, cwd: Path) -> Loaded:
    """A file, or a configuration by name: a game, then the features that are played with it.

    A file that holds a variant, and no game, is played on the game that it names. Raises
    `Rejected`.
    """
    base, features = split(name, cwd)
    if not base:
        raise Rejected((no_game(name, cwd),))
    if "" in features:
        raise Rejected((no_feature(name),))
    path = locate(base, cwd)
    typed = base if _is_path(base, cwd) else shown(path, cwd)
    document = read_document(path, typed)
    game_path = path
    own = [d for d in document.declarations if isinstance(d, Variant)]
    if not any(isinstance(d, Game) for d in document.declarations):
        if not own:
            raise Rejected((MISSING_PART.at(document.span, part="game"),))
        _refuse_beside(document)
        features = [*(v.name.text for v in own), *features]
        game_path = base_of(own, path, cwd)
        document = read_document(game_path, shown(game_path, cwd))
    game = _game(document)
    pool, asked = _pool(features, own, document, game, (path.parent, cwd))
    _refuse_unknown(asked, pool, document, name, cwd)
    at_hand = AtHand(game, game_path, document.declarations, pool)
    brought = frozenset(v.name.text for v in own) if path != game_path else frozenset[str]()
    asked = (*asked, *_needed(brought, asked, pool, document))
    return replace(at_hand.configured(asked, name), brought=brought)


def _needed(
    brought: Set[str], asked: Sequence[Asked], pool: Sequence[Variant], document: Document
) -> Iterator[Asked]:
    """What the variants of a file need that is played by itself, and what that needs in turn."""
    switches = [option for option in _options(document.declarations) if option.values is None]
    known = {one.name for one in asked}
    for name in needed(sorted(brought), (*pool, *switches)):
        if name not in known:
            yield Asked(name, None)


def _pool(
    features: Sequence[str],
    own: list[Variant],
    document: Document,
    game: Game,
    folders: tuple[Path, Path],
) -> tuple[tuple[Variant, ...], tuple[Asked, ...]]:
    """All variants at hand, in their order, and what was asked for. Those that others only name
    are at hand too: to need or to exclude them; sought from the first folder and from the second,
    where the user is. Raises `Rejected`."""
    cwd = folders[1]
    theirs = [d for d in document.declarations if isinstance(d, Variant)]
    known = {v.name.text: v for v in theirs}
    pool = [*theirs, *(v for v in own if known.get(v.name.text) != v)]
    asked = [ask(feature) for feature in features]
    options = {o.name.text: o for o in _options(document.declarations)}
    waiting = [*(one.name for one in asked), *(n for v in pool for n in _names(v))]
    waiting += (word.text for option in options.values() for word in mentioned(option))
    seen = {*options, *(v.name.text for v in pool)}
    for name in waiting:
        if name in seen:
            continue
        seen.add(name)
        path = next(filter(None, (find(name, folder) for folder in folders)), None)
        found = [] if path is None else _in_file(name, path, cwd)
        # The list grows while it is gone through.
        waiting += (n for v in found for n in _names(v))
        pool += found
    _refuse_doubles(pool)
    foreign = {v.name.text: v.base for v in pool if v.base.text != game.name.text}
    for one in asked:
        if one.name in foreign:
            raise Rejected((_foreign(one, foreign[one.name], game.name.text, cwd),))
    pool = [variant for variant in pool if variant.base.text == game.name.text]
    return tuple(pool), tuple(asked)


def _refuse_unknown(
    asked: Sequence[Asked], pool: Sequence[Variant], document: Document, name: str, cwd: Path
) -> None:
    """Raises `Rejected` for a feature that the game has in no configuration, where something by
    that name is found in another game or in a folder nearby."""
    options = [*_options(document.declarations)]
    options += (o for v in pool for o in _options(v.declared))
    known = {v.name.text for v in pool} | {option.name.text for option in options}
    for one in asked:
        if one.name not in known:
            there = elsewhere(one, _game(document).name.text, name, cwd)
            raise Rejected((there or unknown(one, options, pool, name),))


def _names(variant: Variant) -> Iterator[str]:
    """The features that a variant mentions and doesn't bring along itself."""
    brought = {o.name.text for o in _options(variant.declared)}
    yield from (word.text for word in mentioned(variant) if word.text not in brought)


def _options(declarations: Iterable[Declaration]) -> Iterator[Option]:
    return (d for d in declarations if isinstance(d, Option))


def _in_file(name: str, path: Path, cwd: Path) -> list[Variant]:
    """The variant of that name in a file of its own."""
    other = read_document(path, shown(path, cwd))
    found = [v for v in other.declarations if isinstance(v, Variant) and v.name.text == name]
    if found and not any(isinstance(d, Game) for d in other.declarations):
        _refuse_beside(other)
    return found


def _refuse_doubles(pool: Sequence[Variant]) -> None:
    seen: dict[str, Variant] = {}
    for variant in pool:
        name = variant.name.text
        if seen.setdefault(name, variant) is not variant:
            first = Label(seen[name].name.span, Message("first-label"))
            second = Label(variant.name.span)
            raise Rejected((DUPLICATE_NAME.at(second, first, category="variant", name=name),))


def split(name: str, cwd: Path) -> tuple[str, list[str]]:
    """`cambio+joker` as the game and its features; a path may have a `+` in it too."""
    base, features = name, list[str]()
    while "+" in base and not os.path.exists(cwd / base):
        shorter, _, feature = base.rpartition("+")
        if "/" in feature or os.sep in feature or feature.endswith(SUFFIXES):
            break  # the plus stands in a path, and nothing is there
        base = shorter
        features.insert(0, feature)
    return base, features


def _refuse_beside(document: Document) -> None:
    """In a file of variants, what is no variant would belong to no game."""
    astray = [d for d in document.declarations if not isinstance(d, Variant)]
    if astray:
        raise Rejected((MISSING_PART.at(astray[0].span, part="game"),))


def locate(name: str, cwd: Path) -> Path:
    """The file of a rule set. Raises `Rejected` for a name that none has."""
    if _is_path(name, cwd):
        return cwd / name
    found = find(name, cwd)
    if found is None:
        raise Rejected((unknown_rule_set(name, cwd),))
    return found


def _is_path(name: str, cwd: Path) -> bool:
    """Whether a rule set is named by where it lies, rather than by what it is called."""
    path = cwd / name
    return os.path.exists(path) or path.suffix in SUFFIXES or "/" in name


def base_of(variants: list[Variant], path: Path, cwd: Path) -> Path:
    """The file of the game that these variants are of: beside theirs, or by name."""
    base = variants[0].base
    for other in variants[1:]:
        if other.base.text != base.text:
            raise Rejected((REPEATED_PART.at(other.base.span, part="of"),))
    for suffix in SUFFIXES:
        beside = path.parent / (base.text + suffix)
        if beside.is_file() and beside != path:
            return beside
    found = find(base.text, cwd)
    if found is None or found == path:
        raise Rejected((_unknown_game(base, cwd),))
    return found


def _foreign(one: Asked, base: Word, game: str, cwd: Path) -> Diagnostic:
    """For a variant in a file that has its name, though its game is another one."""
    unknown_game = _unknown_game(base, cwd)
    if find(base.text, cwd) is None:
        return unknown_game
    said = of_another(one, base.text, game)
    return replace(unknown_game, message=said.message, help=said.help)


def _unknown_game(base: Word, cwd: Path) -> Diagnostic:
    return UNKNOWN_GAME.at(
        base.span, name=base.text, help=help_nearest(base.text, known_names(cwd))
    )


def _game(document: Document) -> Game:
    games = [d for d in document.declarations if isinstance(d, Game)]
    if not games:
        raise Rejected((MISSING_PART.at(document.span, part="game"),))
    if len(games) > 1:
        first = Label(games[0].name.span, Message("first-label"))
        raise Rejected((REPEATED_PART.at(Label(games[1].name.span), first, part="game"),))
    return games[0]
