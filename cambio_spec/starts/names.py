"""Whether something new can have a name."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from cambio_spec.diagnostics.codes import BAD_NAME, NAME_TAKEN, RESERVED_WORD
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.naming import WORDS
from cambio_spec.nodes.surface import Declaration, Word
from cambio_spec.source.files import Span
from cambio_spec.syntax.expected import keywords
from cambio_spec.syntax.parse import grammar
from cambio_spec.syntax.yaml.quoting import is_value_word

LONGEST = 60
_NAME = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST - 1}}}")
_DEVICE = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]")
"""What no file on Windows can be called, whatever it ends in."""


def refuse_name(name: str, taken: Collection[str]) -> None:
    """Raises `Rejected` for what is no name, for a word that means something to the language, to
    YAML or to a file system, and for a name among those of the shipped games and their
    features."""
    found = _no_name(name)
    if found is None and name in taken:
        found = NAME_TAKEN.at(name=name)
    if found is not None:
        raise Rejected((found,))


def _no_name(name: str) -> Diagnostic | None:
    if _NAME.fullmatch(name) is None:
        legal = spelt(name)
        help_ = Message("help-small-letters", {"nearest": legal}) if legal else None
        return BAD_NAME.at(name=name, help=help_)
    if name in WORDS:
        return RESERVED_WORD.at(name=name)
    why = _meaning(name)
    return None if why is None else replace(BAD_NAME.at(name=name), message=why)


def _meaning(name: str) -> Message | None:
    """What else a name would be taken for; None for nothing."""
    if is_value_word(name):
        return Message("name-in-yaml", {"name": name})
    if _DEVICE.fullmatch(name):
        return Message("name-of-device", {"name": name})
    if name in keywords(grammar().terminals):
        return Message("name-in-grammar", {"name": name})
    return None


def refuse_declared(name: str, game: str, names: Mapping[str, Span]) -> None:
    """Raises `Rejected` for the name of something that the game declares."""
    if name in names:
        place = Label(names[name], Message("option-label"))
        said = Message("name-in-game", {"name": name, "game": game})
        raise Rejected((replace(NAME_TAKEN.at(place, name=name), message=said),))


def names_in(ruleset: Ruleset) -> Mapping[str, Span]:
    """What a game calls something, alone or with any of its variants, and where; its own name and
    theirs too."""
    parts = (node for _, node in ruleset.family.readings(Declaration))
    words = [
        ruleset.game.name,
        *(v.name for v in ruleset.pool),
        *(w for p in parts for w in words_of(p)),
    ]
    return {**{word.text: word.span for word in words}, **ruleset.names}


def words_of(node: Declaration) -> Iterable[Word]:
    """The names that a declaration brings into being."""
    found = getattr(node, "names", None) or (getattr(node, "name", None),)
    return (word for word in found if isinstance(word, Word))


def refuse_in_start(name: str, names: Collection[str]) -> None:
    """Raises `Rejected` for the name of something that every new game begins with."""
    if name in names:
        said = Message("name-in-start", {"name": name})
        raise Rejected((replace(NAME_TAKEN.at(name=name), message=said),))


def spelt(name: str) -> str | None:
    """The name that somebody meant who wrote `My-Game`; None where nothing of the kind is near."""
    legal = re.sub(r"[ -]+", "_", name.strip().lower())
    return legal if _NAME.fullmatch(legal) and _no_name(legal) is None else None


def fresh(stem: str, taken: Collection[str]) -> str:
    """`stem`, or with a number behind it, so that nothing else has the name."""
    name, count = stem, 1
    while name in taken or name in WORDS:
        count += 1
        name = f"{stem}_{count}"
    return name
