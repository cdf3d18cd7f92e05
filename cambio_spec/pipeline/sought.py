"""The rule files that `list` tells of: all that a name can stand for, or those of a path, a folder
or a name, with the variants that lie beside them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.model import load as loading
from cambio_spec.model.documents import shown
from cambio_spec.pipeline.doubles import RuleFile, rule_file
from cambio_spec.pipeline.listed import Unlisted
from cambio_spec.source.shipped import find, known_names, rule_files


@dataclass(frozen=True, slots=True)
class Sought:
    """`games` are the files of the games to list, each with the variants that were asked for, None
    for all that there are; `around` are the files in which these may stand, and `astray` those that
    were asked for and hold no game."""

    games: tuple[tuple[RuleFile, frozenset[str] | None], ...]
    around: tuple[RuleFile, ...]
    astray: tuple[RuleFile, ...]
    unlisted: tuple[Unlisted, ...]


def everything(cwd: Path) -> Sought:
    """All that a name can stand for from the current folder."""
    paths = filter(None, (find(name, cwd) for name in known_names(cwd)))
    files, unlisted = _read(paths, cwd)
    games = tuple((file, None) for file in files if file.game is not None)
    astray = tuple(file for file in files if file.game is None)
    return Sought(games, files, astray, unlisted)


def named(names: Sequence[str], cwd: Path) -> Sought:
    """Those of files, folders and names. Raises `Rejected` for what there isn't, and for a feature
    that a game doesn't have."""
    files: list[RuleFile] = []
    unlisted: list[Unlisted] = []
    wanted: dict[Path, frozenset[str] | None] = {}
    for target in (target for name in names for target in loading.targets(name, cwd)):
        base, features = loading.split(target, cwd)
        try:
            file = rule_file(loading.locate(base, cwd), cwd)
        except Rejected as error:
            fault = error.diagnostics[0]
            if not fault.labels:
                raise  # there is no text to tell anything of
            unlisted.append(Unlisted(_place(fault), fault))
            continue
        files.append(file)
        home, asked = _home(file, target, features, cwd)
        known = wanted.get(_whole(home), frozenset())
        wanted[_whole(home)] = None if known is None or asked is None else known | asked
    around = _around(files, [Path(path) for path in wanted], cwd)
    games = tuple(
        (f, wanted[_whole(f.path)]) for f in around if f.game and _whole(f.path) in wanted
    )
    homes = {file.game for file, _ in games}
    others = (file for file in files if file.game is None)
    astray = (f for f in others if not any(v.base.text in homes for v in f.variants))
    return Sought(games, around, tuple(astray), tuple(unlisted))


def _home(
    file: RuleFile, target: str, features: Sequence[str], cwd: Path
) -> tuple[Path, frozenset[str] | None]:
    """The file of the game, and the variants of it that were asked for. Raises `Rejected`."""
    if features:
        loaded = loading.load(target, cwd)
        return loaded.game, frozenset(loaded.ruleset.features)
    if file.game is None and file.variants:
        with suppress(Rejected):
            base = loading.base_of(list(file.variants), file.path, cwd)
            return base, frozenset(variant.name.text for variant in file.variants)
    return file.path, None


def _around(files: Sequence[RuleFile], homes: Sequence[Path], cwd: Path) -> tuple[RuleFile, ...]:
    """Those files, and all others in which there may be variants of the games; each once."""
    paths = [*(file.path for file in files), *homes]
    for folder in dict.fromkeys(path.parent for path in homes):
        with suppress(OSError):
            paths += rule_files(folder)
    paths += filter(None, (find(name, cwd) for name in known_names(cwd)))
    return _read(paths, cwd)[0]


def _read(paths: Iterable[Path], cwd: Path) -> tuple[tuple[RuleFile, ...], tuple[Unlisted, ...]]:
    """Each file once; and what can't be read, with what is wrong there."""
    files: list[RuleFile] = []
    unlisted: list[Unlisted] = []
    seen: set[Path] = set()
    for path in paths:
        if _whole(path) in seen:
            continue
        seen.add(_whole(path))
        try:
            files.append(rule_file(path, cwd))
        except Rejected as error:
            unlisted.append(Unlisted(shown(path, cwd), error.diagnostics[0]))
    return tuple(files), tuple(unlisted)


def _whole(path: Path) -> Path:
    return Path(os.path.abspath(path))


def _place(fault: Diagnostic) -> str:
    return fault.labels[0].span.file.path
