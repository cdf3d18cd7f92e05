"""Rule files that are at hand, and variants that several of them declare: only one is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.codes import DUPLICATE_NAME
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.model.documents import read_document, shown
from cambio_spec.nodes.surface import Document
from cambio_spec.source.shipped import find, rule_files


@dataclass(frozen=True, slots=True)
class RuleFile:
    """`shown` is its path as people are told it."""

    path: Path
    shown: str
    document: Document

    @property
    def game(self) -> str | None:
        found = (d.name.text for d in self.document.declarations if isinstance(d, Game))
        return next(found, None)

    @property
    def variants(self) -> tuple[Variant, ...]:
        return tuple(d for d in self.document.declarations if isinstance(d, Variant))


def rule_file(path: Path, cwd: Path) -> RuleFile:
    """Raises `Rejected`."""
    name = shown(path, cwd)
    return RuleFile(path, name, read_document(path, name))


def doubles(files: Sequence[RuleFile], cwd: Path) -> Iterator[Diagnostic]:
    """A warning for each variant that several files declare, and which of them is played."""
    declared: dict[tuple[str, str], list[tuple[RuleFile, Variant]]] = {}
    for file in (*files, *_beside(files, cwd)):
        for variant in file.variants:
            key = (variant.base.text, variant.name.text)
            declared.setdefault(key, []).append((file, variant))
    for (base, name), found in declared.items():
        if len({file.path for file, _ in found}) > 1:
            yield _double(base, name, found, _played(base, name, found))


def _beside(files: Sequence[RuleFile], cwd: Path) -> Iterator[RuleFile]:
    """Files that one in the same folder hides, because their names differ in the ending only.
    That what is nearer hides what is farther is on purpose."""
    known = {file.path for file in files}
    for folder in dict.fromkeys(path.parent for path in known):
        with suppress(OSError):
            for path in rule_files(folder):
                hiding = find(path.stem, cwd)
                if path not in known and hiding is not None and hiding.parent == folder:
                    with suppress(Rejected):
                        yield rule_file(path, cwd)


Declared = Sequence[tuple[RuleFile, Variant]]


def _played(base: str, name: str, found: Declared) -> RuleFile | None:
    """The one that `game+variant` stands for: the game's own, else that in a file of its name."""
    own = next((file for file, _ in found if file.game == base), None)
    named = (file for file, _ in found if file.path.stem == name)
    return own or next(named, None)


def _double(base: str, name: str, found: Declared, played: RuleFile | None) -> Diagnostic:
    ordered = sorted(found, key=lambda one: one[0] is played)  # what is too many comes first
    labels = tuple(
        Label(v.name.span, Message("double-played" if file is played else "double-unplayed"))
        for file, v in ordered
    )
    ruleset, paths = f"{base}+{name}", tuple(dict.fromkeys(file.shown for file, _ in found))
    help = (
        Message("double-unnamed-help", {"ruleset": ruleset})
        if played is None
        else Message("double-help", {"ruleset": ruleset, "path": played.shown})
    )
    told = Message("double-variant", {"name": name, "paths_list": paths})
    warning = DUPLICATE_NAME.at(*labels, category="variant", name=name, help=help)
    return replace(warning, severity="warning", message=told)
