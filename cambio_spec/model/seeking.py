"""What to say of a name that no rule set has: which one is meant, and where it is."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.codes import UNKNOWN_RULE_SET
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.diagnostics.nearest import help_meant, help_nearest
from cambio_spec.model.configuring import Asked
from cambio_spec.model.documents import read_document
from cambio_spec.source.shipped import find, known_names, rule_files

MOST_NAMES = 60
"""So many rule sets at hand are read for what they hold."""
MOST_FOLDERS, MOST_FILES, DEEPEST = 200, 200, 3
"""So far is looked for a file that isn't at hand: folders below this one, and how deep."""
MOST_READ = 100_000


def no_game(name: str, cwd: Path) -> Diagnostic:
    """For `+joker`: which game has that?"""
    wanted = name.strip("+").partition("+")[0].partition("=")[0]
    homes = [game for game, features in _games(cwd).items() if wanted in features]
    said = UNKNOWN_RULE_SET.message(name=name)
    found = replace(UNKNOWN_RULE_SET.at(name=name), message=replace(said, id="no-game-named"))
    if homes:
        return replace(found, help=help_meant(f"{homes[0]}+{name.strip('+')}"))
    return replace(found, help=help_nearest("", _games(cwd)))


def no_feature(name: str) -> Diagnostic:
    """For `cambio+` and `cambio++joker`."""
    meant = "+".join(filter(None, name.split("+")))
    said = Message("no-feature-named", {"name": name})
    return replace(UNKNOWN_RULE_SET.at(name=name, help=help_meant(meant)), message=said)


def unknown_rule_set(name: str, cwd: Path) -> Diagnostic:
    """For a name that no file has, though a feature of a game may have it, or a file that isn't
    looked for."""
    for game, features in _games(cwd).items():
        if name in features:
            said = Message("no-rule-set-itself", {"name": name, "game": game})
            help_ = help_meant(f"{game}+{name}")
            return replace(UNKNOWN_RULE_SET.at(name=name, help=help_), message=said)
    there = _nearby(name, cwd)
    if there is not None:
        return UNKNOWN_RULE_SET.at(name=name, help=_help_there(*there, ""))
    return UNKNOWN_RULE_SET.at(name=name, help=help_nearest(name, known_names(cwd)))


def elsewhere(one: Asked, game: str, name: str, cwd: Path) -> Diagnostic | None:
    """For a feature that the game doesn't have, though another game has one of that name, or a
    file that isn't looked for. None where there is none either."""
    for other, features in _games(cwd).items():
        if other != game and one.name in features:
            return of_another(one, other, game)
    there = _nearby(one.name, cwd)
    if there is None:
        return None
    others = "".join(f"+{part}" for part in name.split("+")[1:] if part != one.written)
    return UNKNOWN_RULE_SET.at(name=name, help=_help_there(*there, others))


def of_another(one: Asked, other: str, game: str) -> Diagnostic:
    """For a feature that belongs to the `other` game."""
    said = Message("feature-of-another", {"feature": one.name, "other": other, "game": game})
    help_ = help_meant(f"{other}+{one.written}")
    return replace(UNKNOWN_RULE_SET.at(name=f"{game}+{one.written}", help=help_), message=said)


def _help_there(path: str, feature: str, others: str) -> Message:
    return Message("help-found-there", {"path": path, "nearest": f"{path}{feature}{others}"})


# ── what is at hand ──────────────────────────────────────────────────────────────────────


def _games(cwd: Path) -> Mapping[str, frozenset[str]]:
    """The variants and options of each game that can be found by its name."""
    found: dict[str, set[str]] = {}
    stray: list[Variant] = []
    for name in islice(known_names(cwd), MOST_NAMES):
        path = find(name, cwd)
        try:
            declarations = () if path is None else read_document(path, str(path)).declarations
        except Rejected:
            continue
        games = [d.name.text for d in declarations if isinstance(d, Game)]
        stray += (d for d in declarations if isinstance(d, Variant))
        for game in games:
            options = {d.name.text for d in declarations if isinstance(d, Option)}
            found.setdefault(game, set()).update(options)
    for variant in stray:
        if variant.base.text in found:
            found[variant.base.text].add(variant.name.text)
    return {game: frozenset(features) for game, features in found.items()}


# ── what is not ──────────────────────────────────────────────────────────────────────────


def _nearby(name: str, cwd: Path) -> tuple[str, str] | None:
    """A file that declares a variant or a game of this name, or has it, and what stands behind
    its path to play the variant: nothing, where no game is in the file too."""
    for path in islice(_files(cwd), MOST_FILES):
        text = _beginning(path)
        if _declares("variant", name).search(text):
            return _shown(path, cwd), f"+{name}" if _declares("game").search(text) else ""
        if path.stem == name or _declares("game", name).search(text):
            return _shown(path, cwd), ""
    return None


@cache
def _declares(what: str, name: str | None = None) -> re.Pattern[str]:
    named = r"[a-z]" if name is None else rf"[\"']?{re.escape(name)}(?![A-Za-z0-9_])"
    return re.compile(rf"^[ \t]*(?:- +)?{what}(?: |: +){named}", re.MULTILINE)


def _files(cwd: Path) -> Iterator[Path]:
    """Rule files here, below, and in the folder above, the nearest first."""
    above = cwd.resolve().parent
    for folder in (*islice(_below(cwd), MOST_FOLDERS), above, above / "spec"):
        try:
            yield from rule_files(folder)
        except OSError:
            continue


def _below(cwd: Path) -> Iterator[Path]:
    level = [cwd]
    for _ in range(DEEPEST + 1):
        yield from level
        level = [inner for folder in level[:MOST_FOLDERS] for inner in _folders(folder)]


def _folders(folder: Path) -> list[Path]:
    """Neither hidden ones nor links, which may lead round in a circle."""
    try:
        with os.scandir(folder) as entries:
            found = [e.name for e in entries if e.is_dir(follow_symlinks=False)]
    except OSError:
        return []
    return [folder / name for name in sorted(found)[:MOST_FOLDERS] if name[0] != "."]


def _beginning(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(MOST_READ).decode("utf-8", errors="replace")
    except OSError:
        return ""


def _shown(path: Path, cwd: Path) -> str:
    return os.path.relpath(path, cwd)
